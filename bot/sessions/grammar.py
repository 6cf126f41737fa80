"""How a person is spoken to and of: asked once, by one tap. Knows no game and no table."""

from bot.narration import tokens
from bot.sessions.commands import SetGrammar
from bot.sessions.faults import Refusal
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.turn import Turn

GRAMMARS = ("f", "m", "neutral")


ASKED = "asked_grammar"
"""In `PersonRecord.extra`: the question has been put, answered or not."""


def ask_once(turn: Turn, user_id: int) -> None:
    """Ask a person who has never been asked, if the person can be written to."""
    person = turn.uow.person(user_id)
    if person is None or not person.reachable or person.grammar is not None or person.extra.get(ASKED):
        return
    ask_grammar(turn, user_id)


def ask_grammar(turn: Turn, user_id: int) -> None:
    """Ask a person how to be spoken to."""
    if not turn.may_answer(user_id):
        return
    person = turn.uow.person(user_id)
    if person is not None and not person.extra.get(ASKED):
        turn.uow.set_person(user_id, extra={**person.extra, ASKED: True})
    locale = turn.locale_of(turn.uow.person(user_id))
    keyboard = [
        [
            {"text": turn.label(locale, f"service-grammar-{grammar}"), "data": tokens.encode("-", "grammar", grammar)}
            for grammar in GRAMMARS
        ]
    ]
    turn.whisper(user_id, "service-ask-grammar", keyboard=keyboard)


def set_grammar(turn: Turn, command: SetGrammar) -> Receipt:
    """How the person is spoken to and of."""
    if command.grammar not in GRAMMARS:
        raise Refusal("service-stale-button")
    turn.person(command.who)
    turn.uow.set_person(command.who.user_id, grammar=command.grammar)
    if turn.may_answer(command.who.user_id):
        turn.whisper(command.who.user_id, "service-grammar-set")
    return Accepted(toast=Toast(key="service-noted"))
