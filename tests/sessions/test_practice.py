"""A practice game in a private chat: one person, computer players, a clock that waits; over a real database."""

from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot.sessions import commands as c
from bot.sessions.codec import Codec
from bot.sessions.practice.door import sizes
from bot.sessions.receipts import Accepted, Receipt, Rejected
from games.core.game import Move
from games.core.ids import GameKey, Seat
from games.core.rng import SeededRng
from games.core.spec import GameSpec
from games.lupi.spec import LUPI
from games.registry import GAMES
from games.saloon.spec import SALOON
from games.village.desk.spec import VILLAGE_DESK
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent

ME = PEOPLE + 1


class Practice:
    """Person 1 practises alone."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.id = evening, ""

    async def begin(self, game: str = "lupi", seats: int | None = 6) -> "Practice":
        await self.evening.starts(1)
        receipt = await self.asks(c.OpenPractice, game=game, seats=seats)
        assert isinstance(receipt, Accepted), receipt
        self.id = receipt.session_id or ""
        await self.evening.pump()
        return self

    async def asks(self, command: type[c.Command], **args: object) -> Receipt:
        """The person gives a command in private."""
        receipt = await self.evening.does(1, command, self.evening.private(1), **args)
        await self.evening.deliver()
        return receipt

    async def taps(self, pick: str) -> Receipt:
        """A button below the message that says what is waited for."""
        return await self.asks(c.UsePractice, session_id=self.id, pick=pick, press=True, at=None)

    @property
    def waits(self) -> Sent | None:
        """The message that says what is waited for, as long as it has its buttons."""
        last = next((m for m in reversed(self.evening.post) if (m.slot or "").startswith("practice.")), None)
        return None if last is None or last.act == "strip" else last

    async def wishes(self) -> list[Move]:
        """What a computer player in the person's seat would answer to what stands."""
        record = await self.evening.record(self.id)
        spec = self.evening.specs[GameKey(record.game)]
        seats = await self.evening.db.transact(lambda uow: uow.seats(self.id))
        seat = next(Seat(row.seat) for row in seats if row.user_id == ME)
        state = Codec(self.evening.specs).load(spec, record.state or {}, record.rules_version)
        prompts = [prompt for prompt in spec.game.prompts(state, seat) if not prompt.note and prompt.chosen is None]
        rng = SeededRng.for_step(b"practice", record.version)
        assert spec.policy is not None
        return list(spec.policy(spec.game.view(state, seat), prompts, seat, rng))

    async def goes_on(self) -> None:
        """Time passes until the person is waited for, or the game is over."""
        await self.evening.pump()
        while (await self.evening.record(self.id)).status is Status.RUNNING and self.waits is None:
            due = await self.evening.service.next_due()
            assert due is not None
            self.evening.clock.move_to(due)
            await self.evening.pump()

    async def answers(self) -> None:
        """Answer what is asked as a computer player would, or go on."""
        wishes = await self.wishes()
        if not wishes:
            assert isinstance(await self.taps("on"), Accepted)
        for move in wishes[:1]:
            await self.evening.presses(1, self.id, move.prompt, move.pick or "")
            await self.evening.deliver()

    async def plays_on(self, most: int = 1000) -> None:
        """Play to the end."""
        for _ in range(most):
            await self.goes_on()
            if (await self.evening.record(self.id)).status is not Status.RUNNING:
                return
            await self.answers()
        raise AssertionError("the practice game does not end")


@pytest.fixture
async def evening(sqlite_url: str) -> AsyncIterator[Evening]:
    """Nothing here asks anything of a database that the other tests do not ask of both kinds."""
    database = Database.open(sqlite_url)
    yield Evening(database, specs=GAMES, desks=(VILLAGE_DESK,))
    await database.close()


async def test_a_game_and_then_a_number_of_seats_are_asked_for(evening: Evening) -> None:
    practice = Practice(evening)
    await evening.starts(1)
    await practice.asks(c.OpenPractice)
    assert [button["data"] for button in evening.post[-1].buttons] == [f"1.-.practice.{spec.key}" for spec in GAMES]
    await practice.asks(c.OpenPractice, game="saloon")
    assert [button["data"] for button in evening.post[-1].buttons] == [f"1.-.practice.saloon.{n}" for n in (4, 3, 5)]
    await practice.asks(c.OpenPractice, game="lupi", seats=99)
    assert evening.post[-1].buttons[0]["data"] == "1.-.practice.lupi.8"


async def test_the_clock_waits_for_the_person_whatever_time_passes(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    await practice.goes_on()
    before = await evening.record(practice.id)
    assert practice.waits is not None
    assert "💡" in practice.waits.text
    await evening.passes(36_000)
    after = await evening.record(practice.id)
    assert (after.version, after.game_time) == (before.version, before.game_time)
    await practice.answers()
    await practice.goes_on()
    assert (await evening.record(practice.id)).version > after.version


async def test_a_question_may_be_passed_over_and_nobody_is_thrown_out_for_it(evening: Evening) -> None:
    practice = await Practice(evening).begin(seats=8)
    for _ in range(40):
        await practice.goes_on()
        if (await evening.record(practice.id)).status is not Status.RUNNING:
            break
        assert isinstance(await practice.taps("on"), Accepted)
    assert (await evening.record(practice.id)).status is Status.OVER
    assert not [entry for entry in await evening.journal(practice.id) if entry["kind"] == "leave"]


async def test_hints_can_be_switched_off_and_on_again(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    await practice.goes_on()
    await practice.taps("quiet")
    assert practice.waits is not None
    assert "💡" not in practice.waits.text
    assert practice.waits.buttons[-1]["data"].endswith(".practice.hints")
    await practice.taps("hints")
    assert practice.waits is not None
    assert "💡" in practice.waits.text


async def test_nothing_of_it_is_kept_or_told_to_a_group_and_another_one_follows_at_a_press(evening: Evening) -> None:
    practice = await Practice(evening).begin(seats=5)
    await practice.plays_on()
    assert (await evening.record(practice.id)).status is Status.OVER
    assert not await evening.db.transact(lambda uow: uow.results_of(ME))
    assert {item.chat_id for item in evening.post} == {ME}
    assert not [item for item in evening.post if item.act == "file"]
    last = [item for item in evening.post if item.buttons][-1]
    assert [button["data"].split(".")[2] for button in last.buttons] == ["rematch"]
    receipt = await practice.asks(c.Rematch, session_id=practice.id, press=True)
    assert isinstance(receipt, Accepted)
    again = await evening.record(receipt.session_id or "")
    assert (again.game, again.chat_id, again.status) == ("lupi", ME, Status.RUNNING)


async def test_it_goes_on_after_a_restart(evening: Evening) -> None:
    practice = await Practice(evening).begin(seats=5)
    await practice.goes_on()
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    before = await evening.record(practice.id)
    await practice.answers()
    await practice.goes_on()
    assert (await evening.record(practice.id)).version > before.version


@pytest.mark.parametrize("game", ["saloon", "village"])
async def test_a_game_can_be_practised_to_its_end(evening: Evening, game: str) -> None:
    practice = await Practice(evening).begin(game, evening.specs[GameKey(game)].game.table_size[0])
    await practice.plays_on()
    assert (await evening.record(practice.id)).status is Status.OVER


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
async def test_every_game_asks_its_person_again_and_again_and_gives_no_hint_twice_in_a_row(
    evening: Evening, spec: GameSpec
) -> None:
    practice = await Practice(evening).begin(spec.key, spec.game.table_size[0])
    for _ in range(8):
        await practice.goes_on()
        if (await evening.record(practice.id)).status is not Status.RUNNING:
            break
        assert practice.waits is not None
        await practice.answers()
    waits = [item.text for item in evening.post if (item.slot or "").startswith("practice.") and item.act == "show"]
    assert "💡" in waits[0]
    assert all(one != two for one, two in pairwise(text for text in waits if "💡" in text))


async def test_card_status_and_rules_are_shown_in_it(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    await practice.goes_on()
    for command in (c.AskRole, c.AskStatus):
        assert isinstance(await practice.asks(command), Accepted)
        assert evening.post[-1].chat_id == ME
    assert "«»" not in evening.heard(ME)
    assert isinstance(await practice.asks(c.AskBook, what="rules"), Accepted)
    assert isinstance(await practice.asks(c.Extend), Rejected)


async def test_asked_for_again_it_is_shown_again_and_stop_ends_it(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    await practice.goes_on()
    receipt = await practice.asks(c.OpenPractice)
    assert isinstance(receipt, Accepted)
    assert receipt.session_id == practice.id
    assert practice.waits is not None
    assert isinstance(await practice.asks(c.Stop), Accepted)
    assert (await evening.record(practice.id)).status is Status.CLOSED
    assert isinstance(await practice.taps("on"), Rejected)


async def test_whoever_sits_at_a_table_cannot_practise_and_sitting_down_ends_it(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    assert isinstance(await evening.does(1, c.OpenLobby, game="lupi"), Accepted)
    await evening.deliver()
    assert (await evening.record(practice.id)).status is Status.CLOSED
    assert isinstance(await practice.asks(c.OpenPractice, game="lupi", seats=6), Rejected)


async def test_a_desk_and_a_practice_game_do_not_share_a_chat(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    assert isinstance(await practice.asks(c.OpenDesk), Rejected)
    await practice.asks(c.Stop)
    assert isinstance(await practice.asks(c.OpenDesk), Accepted)
    assert isinstance(await practice.asks(c.OpenPractice, game="lupi", seats=6), Rejected)


async def test_nobody_else_comes_in_or_presses_its_buttons(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    await practice.goes_on()
    await evening.starts(2)
    assert isinstance(await evening.starts(2, f"join_{practice.id}"), Rejected)
    pressed = await evening.does(2, c.UsePractice, evening.private(2), session_id=practice.id, pick="on", press=True)
    assert isinstance(pressed, Rejected)
    assert (await evening.record(practice.id)).status is Status.RUNNING


async def test_in_a_group_it_is_said_where_one_practises(evening: Evening) -> None:
    assert isinstance(await evening.does(1, c.OpenPractice, game="lupi"), Accepted)
    await evening.deliver()
    assert evening.post[-1].chat_id == GROUP
    assert evening.post[-1].buttons[0]["url"].endswith("?start=pratica-lupi")


async def test_a_game_that_waits_for_a_week_is_put_away(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    await practice.goes_on()
    await evening.passes(8 * 24 * 3600)
    assert (await evening.record(practice.id)).status is Status.CLOSED


async def test_what_can_be_chosen_of_a_game_with_few_sizes_is_all_of_them() -> None:
    assert sorted(sizes(SALOON)) == list(SALOON.game.table_size)
    assert sizes(LUPI)[0] == 8


async def test_it_speaks_the_persons_language_from_the_moment_it_is_chosen(evening: Evening) -> None:
    practice = await Practice(evening).begin()
    await practice.goes_on()
    assert isinstance(await practice.asks(c.SetLanguage, locale="en"), Accepted)
    assert (await evening.record(practice.id)).locale == "en"


async def test_computer_players_tell_their_stories_before_the_game_goes_on(evening: Evening) -> None:
    practice = await Practice(evening).begin("saloon", 4)
    await practice.plays_on()
    told = [item.text for item in evening.post if item.act == "say"]
    sayings = [text for text in told if text.startswith("🤖 <b>")]
    assert len(sayings) > 10
    assert len(set(sayings)) > len(sayings) * 0.9
    names = await evening.db.transact(lambda uow: {row.computer for row in uow.seats(practice.id) if row.computer})
    assert {text.partition("<b>")[2].partition("</b>")[0] for text in sayings} == names


async def test_what_everybody_is_asked_is_answered_by_the_person_first(evening: Evening) -> None:
    practice = await Practice(evening).begin("saloon", 3)
    await practice.goes_on()
    kinds = []
    while (kind := ((await evening.record(practice.id)).state or {})["phase"]["kind"]) != "encore":
        kinds.append(kind)
        if kind == "vignettes":
            await lets_time_pass(evening)
            assert ((await evening.record(practice.id)).state or {})["phase"]["kind"] == kind
        await practice.answers()
        await practice.goes_on()
    assert "vignettes" in kinds
    version = (await evening.record(practice.id)).version
    await lets_time_pass(evening)
    assert (await evening.record(practice.id)).version == version
    state = (await evening.record(practice.id)).state or {}
    await evening.presses(1, practice.id, f"r{state['deal']}.{state['count']}.encore", "yes")
    await evening.deliver()
    await practice.goes_on()
    assert ((await evening.record(practice.id)).state or {})["deal"] == state["deal"] + 1


async def lets_time_pass(evening: Evening) -> None:
    """Minutes, one after the other: enough for whoever waits for a moment."""
    for _ in range(20):
        evening.clock.advance(60)
        await evening.pump()
