"""How people behave: as data, so that a run can be tame or wild."""

from dataclasses import dataclass

PACES = {"fast": (40.0, 16.0, 0.55), "normal": (70.0, 25.0, 0.35), "slow": (6 * 3600.0, 0.0, 0.10)}
"""Pace: seconds within which people answer a question, those within which one who is called does, how often it is chosen."""

NAMES = (
    "Anna", "Bruno", "Chiara & Co", "D<b>ino", 'Elsa "la Rossa"', "Fabio", "Gaia 🌻", "Ivo", "Łukasz", "Marta", "Nino",
    "Óscar", "Пётр", "מרים", "ゆき", "👩‍👩‍👧", "Zoe", "   ", "R&D", "Vera_*x*_", "Walter `code`", "A" * 40, "e\u0301lise",
    "\u200b", "Tito", "Ugo", "Sara", "Rita", "Olga", "Piero", "Hugo", "Irene", "Luca", "Paolo", "Carla",
)  # fmt: skip
GARBAGE = (
    "", "x", "1", "1.", "1..", "1.-.-.-", "2.aaaaaaaa.n1.wolf.1", "1.aaaaaaaa.n1.wolf.1", "1.-.lang.xx", "1.-.play.chess",
    "1.-.forget.no", "0" * 64, "🐺" * 16, "1.{session}.n1.wolf.99", "1.{session}.lobby.win", "1.{session}.opt.deck.wolf-99",
    "1.{session}.opt.pace.never", "1.{session}.remove.1", "1.{session}.sub.1", "1.{session}.stop.no", "1.{session}.d9.vote.1",
    "1.{session}.n1.wolf.p7", "'; drop table sessions; --", "\x00\x01",
)  # fmt: skip
COMMANDS = {
    "it": (
        "/stato",
        "/stato",
        "/ruolo",
        "/ruolo",
        "/regole",
        "/aiuto",
        "/ancora",
        "/verifica",
        "/entra",
        "/via",
    ),
    "en": ("/status", "/status", "/role", "/role", "/rules", "/help", "/extend", "/verify", "/join", "/go"),
}
CHAT = (
    "boh",
    "io mi fido",
    "È stato lui!",
    "what?",
    "<b>grassetto</b>",
    "/",
    "@NarratoreBot ciao",
    "x" * 500,
    "🐺" * 30,
)

WORDS = (
    "",
    " mordiamo lui?",
    " <b>&amp;",
    "\nnon mi fido di nessuno",
    " " + "y" * 500,
    " 🐺" * 40,
    " /ruolo",
    " {canarino}",
)
"""What follows the mark of a text that somebody writes to the bot alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How often people do what, as a part of one, for each question that they see (or each act of the kind named)."""

    answers: float = 0.92
    out_of_turn: float = 0.03
    twice: float = 0.10
    changes_mind: float = 0.12
    stale: float = 0.05
    forges: float = 0.03
    talks: float = 0.06
    whispers: float = 0.2
    asks: float = 0.03
    quits: float = 0.004
    blocks: float = 0.004
    leaves_group: float = 0.002
    halts: float = 0.02
    """So often the card that stops everything is among the buttons that one may press."""
    pauses: float = 0.2
    """For each game."""


USUAL = Habits()
TAME = Habits(
    twice=0.0,
    changes_mind=0.0,
    stale=0.0,
    forges=0.0,
    talks=0.0,
    whispers=0.0,
    asks=0.0,
    quits=0.0,
    blocks=0.0,
    leaves_group=0.0,
    halts=0.0,
    pauses=0.0,
)
