"""Texts that people write: which question they answer. What a text says stays out of state, journal and logs."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import regex

from bot.aids.lists import read_list
from bot.narration import tokens
from bot.sessions import beyond, chairs, kept
from bot.sessions.aids import overheard
from bot.sessions.commands import SayWords, SubmitMove
from bot.sessions.faults import Refusal
from bot.sessions.operators import door as operators
from bot.sessions.people import KEPT
from bot.sessions.playing import make, seated, text_move
from bot.sessions.quiz import typed
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.reception import help_page, seen_in_private
from bot.sessions.session import Session
from bot.sessions.settings import door as settings
from bot.sessions.tables import tables_of, title_of
from bot.sessions.turn import Turn
from games.core.game import Move, Prompt, Refused
from games.core.ids import PromptId, Seat
from games.core.spec import Heard
from storage.records import Status

ANSWER = "say."
"""Prompts of the buttons that say which question a text answers: `say.<prompt id>`."""
LONGESTKEPT = 300

_GRAPHEME = regex.compile(r"\X")


def say(turn: Turn, command: SayWords) -> Receipt:
    """A text in private, or as a reply to one of the bot's messages: the answer to a question that takes words."""
    text = trimmed(command.text, LONGESTKEPT)
    if command.where.kind != "private":
        return _reply_in_group(turn, command, text)
    seen_in_private(turn, command)
    if not text:
        return Ignored(why="nothing said")
    by_operator = operators.hears(turn, command)
    if by_operator is not None:
        return by_operator
    set_so = settings.hears(turn, command)
    if set_so is not None:
        return set_so
    named = kept.named_by_words(turn, command)
    if named is not None:
        return named
    asked = list(_open_questions(turn, command))
    if typed.hears(turn, command, otherwise=any(not prompt.standing for _, prompt, _ in asked)):
        return Accepted()
    if not asked:
        if beyond.hears(turn, command, trimmed(command.text, beyond.LONGEST)):
            return Accepted()
        if not overheard(turn, command):
            _unasked(turn, command)
        return Accepted()
    waiting = [question for question in asked if not question[1].standing]
    there = None if waiting else beyond.table_of(turn, command.who.user_id)
    waiting = waiting or asked
    if len(waiting) == 1 and there is None:
        session, prompt, seat = waiting[0]
        return _answer(turn, session.id, seat, prompt.id, command.text)
    return _ask_which(turn, command, waiting, text, there)


def _unasked(turn: Turn, command: SayWords) -> None:
    """Whoever plays is told that only the bot reads this, and where the others do; anybody else what the bot is for."""
    playing = [
        session
        for session in tables_of(turn, command.who.user_id)
        if session.status is Status.RUNNING and session.spec.desk is None and not session.notes.practice.on
    ]
    if playing:
        turn.reply(command, "service-only-me-here", group=turn.title_of(playing[0].record.chat_id))
    else:
        help_page(turn, command)


def trimmed(text: str, longest: int) -> str:
    """The text without what surrounds it, cut to so many characters as a reader counts them."""
    return "".join(_GRAPHEME.findall(text.strip())[:longest])


def answer_with_kept(turn: Turn, command: SubmitMove) -> Receipt:
    """A button says which question the text answers that was written before."""
    person = turn.uow.person(command.who.user_id)
    text = str(person.extra.get(KEPT, "")) if person is not None else ""
    if person is None or not text:
        raise Refusal("service-stale-button")
    meant = command.prompt.removeprefix(ANSWER)
    session, row = seated(turn, replace(command, prompt=meant))
    turn.uow.set_person(person.user_id, extra={k: v for k, v in person.extra.items() if k != KEPT})
    if meant == beyond.BEYOND:
        return beyond.relay(turn, session.id, person.user_id, trimmed(text, beyond.LONGEST))
    return _answer(turn, session.id, row.seat, PromptId(meant), text)


def _answer(turn: Turn, session_id: str, seat: int, prompt_id: PromptId, text: str) -> Receipt:
    session = turn.load(session_id)
    if session is None or session.status is not Status.RUNNING:
        raise Refusal("service-old-game")
    prompts = session.spec.game.prompts(session.state, Seat(seat))
    prompt = next((prompt for prompt in prompts if prompt.id == prompt_id and prompt.words), None)
    if prompt is None:
        raise Refusal("refusal-stale")
    said = trimmed(text, prompt.words)
    if session.spec.heard is None:
        text_move(turn, session, seat, prompt_id, said)
    else:
        pick_by_words(turn, session, seat, said)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-noted"))


PLAYERS = "players"
"""Before lines that say who plays, so that a desk takes them for nothing else."""


def tell_players(turn: Turn, session: Session, seat: int, text: str) -> None:
    """Tell a desk who plays: names, one a line, or their number. Raises Refusal where that cannot be told now."""
    heard, said = session.spec.heard, f"{PLAYERS}\n{text}"
    marked = heard is not None and bool(heard(session.state, Seat(seat), said))
    pick_by_words(turn, session, seat, said if marked else text, written=text)


def pick_by_words(turn: Turn, session: Session, seat: int, text: str, *, written: str | None = None) -> None:
    """Make the moves that the words say, in order; one that is refused undoes them all. What is kept is `written`, or all."""
    heard = session.spec.heard
    said = heard(session.state, Seat(seat), text) if heard is not None else ()
    if written is None:  # else the text is said to be something else
        said = _listed(turn, session, seat, text, said)
    if not said:
        raise _unheard(turn, session, players=written is not None)
    for one in said:
        if one.kept:
            text_move(turn, session, seat, one.prompt, text if written is None else written, pick=one.pick)
        else:
            make(turn, session, Move(seat=Seat(seat), prompt=one.prompt, pick=one.pick))


def _unheard(turn: Turn, session: Session, *, players: bool) -> Refusal:
    """What to write instead: who plays where that is to be said first or was about to be, else what the game knows."""
    if session.spec.desk is not None and not chairs.begun(session) and (players or not chairs.told(session)):
        least, most = chairs.least(turn, session), chairs.largest(turn, session)
        return Refusal("desk-unheard-players", least=least, most=most)
    return Refusal(f"refusal-{session.spec.key}-unheard")


def _listed(turn: Turn, session: Session, seat: int, text: str, said: Sequence[Heard]) -> Sequence[Heard]:
    """What the words pick as a list of cards, where one is asked for; else what they have said already."""
    shelf, asked = turn.kit.library.shelf, session.spec.listed
    picked = None if asked is None else asked(session.state, Seat(seat))
    if picked is None or shelf is None or shelf.game != session.spec.desk:
        return said
    listing = read_list(text, shelf.index)
    if listing is None or (said and 2 * len(listing.unknown) > listing.cards):
        # People may be called like cards, but hardly two out of three.
        return said
    if listing.unknown:
        raise Refusal("desk-unknown-card", words=", ".join(listing.unknown))
    try:
        return picked(listing.order)
    except Refused as refused:
        raise Refusal(f"refusal-{refused.key}", alert=True) from refused


def _open_questions(turn: Turn, command: SayWords) -> Iterator[tuple[Session, Prompt, int]]:
    """The person's questions that take words now; only the one replied to, if it is one of them."""
    found = [
        (session, prompt, row.seat)
        for session in tables_of(turn, command.who.user_id)
        if session.status is Status.RUNNING and (row := session.seat_of(command.who.user_id)) is not None
        for prompt in session.spec.game.prompts(session.state, Seat(row.seat))
        if prompt.words
    ]
    slot = None
    if command.reply_to is not None:
        slot = turn.uow.message_slot(command.where.chat_id, command.reply_to)
    replied = [question for question in found if slot is not None and slot.slot.endswith(f":{question[1].id}")
               and slot.session_id == question[0].id]  # fmt: skip
    yield from replied or found


def _reply_in_group(turn: Turn, command: SayWords, text: str) -> Receipt:
    """A reply in the group answers the question it replies to, if that takes words; else it is talk among people."""
    slot = None if command.reply_to is None else turn.uow.message_slot(command.where.chat_id, command.reply_to)
    if slot is None or not text:
        return Ignored(why="not for us")
    session = turn.peek(slot.session_id)
    row = None if session is None else session.seat_of(command.who.user_id)
    if session is None or row is None or session.status is not Status.RUNNING or command.who.anonymous:
        return Ignored(why="not for us")
    for prompt in session.spec.game.prompts(session.state, Seat(row.seat)):
        if prompt.words and slot.slot.endswith(f":{prompt.id}"):
            return _answer(turn, session.id, row.seat, prompt.id, command.text)
    return Ignored(why="not for us")


def _ask_which(
    turn: Turn, command: SayWords, asked: list[tuple[Session, Prompt, int]], text: str, there: Session | None
) -> Receipt:
    """Let a button say what the text answers, or that it is meant for the dead of the table `there`."""
    person = turn.person(command.who)
    turn.uow.set_person(person.user_id, extra={**person.extra, KEPT: text})
    locale = turn.locale_of(person)
    keyboard = [
        [
            {
                "text": turn.label(locale, "service-button-say", number=number, group=title_of(turn, s, locale)),
                "data": tokens.encode(s.id, f"{ANSWER}{prompt.id}", "yes"),
            }
        ]
        for number, (s, prompt, _) in enumerate(asked, start=1)
    ]
    if there is not None:
        label = turn.label(locale, "beyond-button-say", group=title_of(turn, there, locale))
        keyboard.append([{"text": label, "data": tokens.encode(there.id, f"{ANSWER}{beyond.BEYOND}", "yes")}])
    turn.reply(command, "service-say-which", keyboard=keyboard)
    return Accepted()
