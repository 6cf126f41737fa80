"""What came of a group's round: the table of a duel, or how the question of the day went. Names no game."""

from collections.abc import Sequence
from typing import Final

from bot.narration.names import Markup, Word, distinct
from bot.quiz.rounds import Duel
from bot.quiz.scoring import table
from bot.sessions.quiz.asking import DAILY, Sender, button
from bot.sessions.turn import Turn
from games.core.ids import Seat
from storage.quiz_records import PlayerRecord, RoundRecord, VoteRecord

LISTED: Final = 40
"""Lines of a table; whoever comes after them is counted."""


def tell(turn: Turn, record: RoundRecord, duel: Duel) -> None:
    """Tell it in the group; of a question of the day that nobody answered nothing is said."""
    locale, sender = locale_of(turn, record), Sender(turn, record, locale_of(turn, record))
    players, votes = turn.uow.players(record.id), turn.uow.votes(record.id)
    heard = {vote.user_id for vote in votes}
    if record.kind == DAILY:
        if votes:
            right = [vote for vote in votes if vote.correct]
            called = names(turn, players, locale)
            sender.say(
                "quiz-daily-result",
                count=len(votes),
                rights=len(right),
                first=called.get(right[0].user_id, "") if right else "",
            )
    elif not heard:
        sender.say("quiz-nobody", keyboard=_after(turn, record, locale))
    else:
        _tell_table(turn, record, duel, players, votes)


def _tell_table(
    turn: Turn, record: RoundRecord, duel: Duel, players: Sequence[PlayerRecord], votes: Sequence[VoteRecord]
) -> None:
    """Who stayed is ranked; who left and who never answered are named after them."""
    locale = locale_of(turn, record)
    called, heard = names(turn, players, locale), {vote.user_id for vote in votes}
    ranked = [player for player in players if player.left_at is None and player.user_id in heard]
    lines = table(
        {
            player.user_id: [(vote.correct, vote.points) for vote in votes if vote.user_id == player.user_id]
            for player in ranked
        }
    )
    rows = [
        turn.kit.bundles.text(
            locale,
            "quiz-table-line",
            rank=line.rank,
            name=called[line.user_id],
            points=line.points,
            rights=line.rights,
            of=len(duel.asked),
        )
        for line in lines[:LISTED]
    ]
    gone = [called[player.user_id] for player in players if player.left_at is not None]
    silent = [called[player.user_id] for player in players if player.left_at is None and player.user_id not in heard]
    listing = turn.kit.bundles.listing
    Sender(turn, record, locale).say(
        "quiz-table",
        rows=Markup("\n".join(rows)),
        more=len(lines) - len(rows),
        gone=listing(locale, gone[:LISTED]),
        gone_count=len(gone),
        silent=listing(locale, silent[:LISTED]),
        silent_count=len(silent),
        keyboard=_after(turn, record, locale),
    )


def _after(turn: Turn, record: RoundRecord, locale: str) -> list[list[dict[str, str]]]:
    """What may follow: another one, or to learn by oneself."""
    alone = {"text": turn.label(locale, "quiz-button-private"), "url": turn.start_link("quiz")}
    return [[button(turn, locale, "quiz-button-rematch", "again", round_id=record.id)], [alone]]


def names(turn: Turn, players: Sequence[PlayerRecord], locale: str) -> dict[int, Word]:
    """How these people are called, none as another one, in their order."""
    called = distinct(
        {Seat(at): player.name for at, player in enumerate(players, start=1)},
        lambda seat: turn.label(locale, "name-stand-in", seat=int(seat)),
    )
    return {player.user_id: Word(called[Seat(at)]) for at, player in enumerate(players, start=1)}


def locale_of(turn: Turn, record: RoundRecord) -> str:
    """The group's language, as roles are named there."""
    return turn.spoken_in(record.chat_id)
