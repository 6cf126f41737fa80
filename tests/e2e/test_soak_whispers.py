"""The long runs know from the rules who may have heard whose words at night, and mind anybody else."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from games.core.game import Move, Step, only
from games.core.ids import Phrase, PromptId, Seat, TextId
from storage.engine import Database
from storage.records import SeatRecord, SessionRecord, Status
from tests.soak.whispers import Eavesdropper, overheard, sitters

ANNA, BRUNO, CARLA = 11, 12, 13
SEATS = {ANNA: {Seat(1)}, BRUNO: {Seat(2)}, CARLA: {Seat(3)}}
MARK = "canarino-000000000001"


@dataclass
class Spoken:
    speaker: Seat
    audience: object


@dataclass
class OfTwo:
    """A game in which whatever is said is told to the second seat, and which shows everybody a promise once time has passed."""

    key: str = "two"
    asked: list[Move] = field(default_factory=list)
    shown: tuple[Phrase, ...] = ()

    def view(self, state, viewer):
        return self.shown

    def expire(self, state, deadline, moment):
        self.shown = (Phrase(text=TextId(1)),)
        return Step(state)

    def apply(self, state, move, moment):
        self.asked.append(move)
        return Step(state, (Spoken(move.seat, only(Seat(2))),))


def ear():
    listening = Eavesdropper(OfTwo())
    listening.apply(None, Move(seat=Seat(1), prompt=PromptId("n1.talk"), text=TextId(1)), None)
    return listening


def test_words_may_reach_those_to_whom_the_rules_gave_them():
    assert overheard({MARK: ANNA}, {BRUNO: [f"Anna: {MARK} hello"], CARLA: ["Good night."]}, SEATS, ear()) == []


def test_words_that_reach_anybody_else_are_minded():
    assert len(overheard({MARK: ANNA}, {CARLA: [f"Anna: {MARK} hello"]}, SEATS, ear())) == 1


def test_words_of_somebody_who_may_not_speak_are_minded():
    assert len(overheard({MARK: CARLA}, {BRUNO: [f"Carla: {MARK}"]}, SEATS, ear())) == 1


def test_a_game_that_is_listened_to_is_the_game():
    listening = ear()
    assert listening.key == "two"
    assert [move.seat for move in listening.asked] == [Seat(1)]


def test_words_that_the_rules_make_everybodys_are_published_whenever_that_happens():
    listening = ear()
    assert listening.published == set()
    listening.expire(None, None, None)
    assert listening.published == {1}


async def test_who_has_been_replaced_has_sat_there_too(sqlite_url):
    now = datetime(2026, 1, 1, tzinfo=UTC)
    session = SessionRecord(
        id="s", chat_id=-1, topic=None, game="two", opener=ANNA, locale="it", options={}, rules_version=1,
        status=Status.RUNNING, game_time=now, wall_time=now,
    )  # fmt: skip
    database = Database.open(sqlite_url)

    def work(uow):
        uow.add_session(session)
        uow.add_seat(SeatRecord(session_id="s", seat=1, user_id=ANNA, joined_at=now))
        uow.end_seat("s", 1, now)
        uow.add_seat(SeatRecord(session_id="s", seat=1, user_id=BRUNO, joined_at=now))
        uow.add_seat(SeatRecord(session_id="s", seat=2, user_id=None, computer="Eco", joined_at=now))
        return sitters(uow, "s")

    try:
        assert await database.transact(work) == {ANNA: {Seat(1)}, BRUNO: {Seat(1)}}
    finally:
        await database.close()
