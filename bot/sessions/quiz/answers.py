"""Votes in polls, and what deliveries tell of them. Names no game.

A vote may come before we know what its poll asks: then it waits, with the time at which it came. Votes for polls that are
not ours, for questions that are closed, from outside the group, and second votes change nothing.
"""

from collections.abc import Sequence

from bot.sessions.commands import AnswerPoll
from bot.sessions.quiz import dueling, solo
from bot.sessions.quiz.asking import DUELS, SOLO
from bot.sessions.receipts import Ignored, Receipt
from bot.sessions.turn import Turn
from storage.quiz_records import EarlyRecord, RoundRecord


def answer_poll(turn: Turn, command: AnswerPoll) -> Receipt:
    """Somebody votes."""
    known, who = turn.uow.poll(command.poll_id), command.who
    given = EarlyRecord(user_id=who.user_id, name=who.name, pick=command.pick, at=turn.now)
    if known is not None:
        return _count(turn, known, given, anonymous=who.anonymous)
    if not who.anonymous:
        turn.uow.keep_early(command.poll_id, given)
    return Ignored(why="a poll of which nothing is known yet")


def _count(turn: Turn, known: tuple[str, int], given: EarlyRecord, *, anonymous: bool = False) -> Receipt:
    round_id, number = known
    record = turn.uow.lock_round(round_id)
    if record is None:
        return Ignored(why="that round is over")
    if record.kind == SOLO:
        # A poll that was forwarded out of a private chat has other voters, too.
        if given.user_id != record.chat_id:
            return Ignored(why="somebody else's question")
        return solo.pick(turn, record, number, given.pick)
    if anonymous:
        dueling.tell_anonymous(turn, record)
        return Ignored(why="an anonymous vote")
    if given.user_id not in _insiders(turn, record, [given.user_id]):
        return Ignored(why="a vote from outside")
    return dueling.vote(turn, record, number, given)


def _insiders(turn: Turn, record: RoundRecord, voters: Sequence[int]) -> set[int]:
    """Those of the voters who are in the round's group: a visitor of a public one sees its polls, too. Raises Ask.

    Whoever takes part has been asked for; where Telegram does not say, whoever votes is taken for a member.
    """
    players = {player.user_id for player in turn.uow.players(record.id) if player.left_at is None}
    others = [user_id for user_id in voters if user_id not in players]
    return players | {
        user_id for user_id, inside in turn.are_members(record.chat_id, others).items() if inside is not False
    }


def polled(turn: Turn, round_id: str, number: int, poll_id: str) -> None:
    """A poll has been sent: from now on its votes count, and those that came before."""
    record = turn.uow.lock_round(round_id)
    if record is None:
        return
    turn.uow.keep_poll(poll_id, round_id, number)
    early = turn.uow.take_early(poll_id)
    if record.kind != SOLO:
        # Of all at once: what has to be asked of Telegram begins the transaction anew.
        _insiders(turn, record, [vote.user_id for vote in early])
        dueling.arrived(turn, record, number)
    for vote in early:
        _count(turn, (round_id, number), vote)


def unpolled(turn: Turn, round_id: str, number: int) -> None:
    """A poll was refused."""
    record = turn.uow.lock_round(round_id)
    if record is None or record.ended_at is not None:
        return
    if record.kind == SOLO:
        solo.unpolled(turn, record, number)
    else:
        dueling.unpolled(turn, record, number)


def opened(turn: Turn, round_id: str) -> None:
    """A question with buttons has arrived in its group."""
    record = turn.uow.lock_round(round_id)
    if record is None or record.kind == SOLO or turn.uow.opens_outstanding(round_id):
        return
    current = DUELS.load(record.state).current
    if current is not None and current.way == "buttons":
        dueling.arrived(turn, record, current.number)
