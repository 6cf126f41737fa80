"""The commands people type: both names of each, where its menu shows it, what it asks for.

Knows the session's commands; knows no texts (a description is the Fluent message `command-<key>`) and no game: a
game's words are its key and, per language, the Fluent message `command-word-<game>`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any

from bot.narration.tokens import read_call, read_look, read_settings
from bot.sessions.commands import (
    AskBoard,
    AskBook,
    AskCall,
    AskData,
    AskDeal,
    AskGraves,
    AskPage,
    AskProof,
    AskQuiz,
    AskRandom,
    AskRole,
    AskSettings,
    AskStatus,
    Begin,
    Command,
    Extend,
    ForgetMe,
    GiveUpSeat,
    Greet,
    HandOver,
    OpenDesk,
    OpenLobby,
    OpenPractice,
    Pause,
    Resume,
    SetLanguage,
    Stop,
    TakeSeat,
    TellDesk,
    Where,
    Who,
)
from bot.sessions.figures.asks import AskFigures, AskHistory, AskRanking


@dataclass(frozen=True, slots=True, kw_only=True)
class Me:
    """What the bot knows of itself when it reads."""

    user_id: int
    username: str
    games: Mapping[str, str]
    """Command word -> key of the game that it opens, in every language."""
    locales: frozenset[str] = frozenset({"it", "en"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """A command as it was typed."""

    key: str
    who: Who
    where: Where
    at: datetime
    rest: str
    """What follows the command, trimmed."""
    me: Me
    replied: str = ""
    """The text to which it replies, if a person wrote that."""


TO_RANDOM = "random"
"""The start parameter with which a person comes who wants what is drawn in private only."""
TO_QUIZ = "quiz"
"""The start parameter with which a person comes from a group to the quiz."""
TO_DESK = "narra"
"""The start parameter with which a person comes from a group to his desk; a game's key may follow, after a dash."""
TO_PRACTICE = "pratica"
"""The start parameter with which a person comes from a group to practise; a game's key may follow, after a dash."""
MODERATED = frozenset({"moderatore", "moderator"})
"""What follows a game's word where whoever writes it takes no card: he moderates in a room."""


LONGEST_NUMBER = 4
"""Digits of a number of seats: more are none."""
EVER = frozenset({"sempre", "ever", "all"})
"""What follows /classifica where not the season's is meant."""
IN_WORDS = frozenset({"testo", "text"})
"""What follows /tabellone where somebody wants no picture."""


class Menu(Enum):
    """Which list of commands the app offers."""

    PRIVATE = "private"
    GROUP = "group"
    ADMINS = "admins"
    """Administrators of groups: what they see instead of the group's list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One command."""

    key: str
    """Its description is the Fluent message `command-<key>`."""
    it: str
    en: str
    menus: frozenset[Menu]
    make: Callable[[Typed], Command | None]

    def named(self, locale: str) -> str:
        """Its name in this language."""
        return self.it if locale == "it" else self.en


def _start(typed: Typed) -> Command | None:
    """/start: in a group it comes with the bot's being added, which has its own update, or by mistake."""
    if typed.where.kind == "private" and typed.rest == TO_RANDOM:
        return AskRandom(key=typed.key, who=typed.who, where=typed.where, at=typed.at)
    if typed.where.kind == "private" and typed.rest == TO_QUIZ:
        return AskQuiz(key=typed.key, who=typed.who, where=typed.where, at=typed.at)
    to, _, played = typed.rest.partition("-")
    if typed.where.kind == "private" and to == TO_DESK:
        return OpenDesk(key=typed.key, who=typed.who, where=typed.where, at=typed.at, game=played or None)
    if typed.where.kind == "private" and to == TO_PRACTICE:
        return OpenPractice(key=typed.key, who=typed.who, where=typed.where, at=typed.at, game=played or None)
    called = read_call(typed.rest) if typed.where.kind == "private" else None
    if called is not None:
        return AskCall(key=typed.key, who=typed.who, where=typed.where, at=typed.at, chat_id=called)
    group = read_settings(typed.rest) if typed.where.kind == "private" else None
    if group is not None:
        return AskSettings(key=typed.key, who=typed.who, where=typed.where, at=typed.at, chat_id=group)
    look = read_look(typed.rest) if typed.where.kind == "private" else None
    if look is not None:
        game, page = look
        return AskBook(key=typed.key, who=typed.who, where=typed.where, at=typed.at, what="", game=game, page=page)
    if typed.where.kind == "private":
        return Greet(key=typed.key, who=typed.who, where=typed.where, at=typed.at, payload=typed.rest)
    return None if typed.rest else _page("help")(typed)


def _play(typed: Typed) -> Command:
    first = typed.rest.split(maxsplit=1)[0].lower() if typed.rest else ""
    return OpenLobby(key=typed.key, who=typed.who, where=typed.where, at=typed.at, game=typed.me.games.get(first))


def _board(typed: Typed) -> Command:
    base: dict[str, Any] = {"key": typed.key, "who": typed.who, "where": typed.where, "at": typed.at}
    return AskBoard(in_words=typed.rest.lower() in IN_WORDS, **base)


def _ranking(typed: Typed) -> Command:
    base: dict[str, Any] = {"key": typed.key, "who": typed.who, "where": typed.where, "at": typed.at}
    return AskRanking(ever=typed.rest.lower() in EVER, **base)


def _narrate(typed: Typed) -> Command:
    first = typed.rest.split(maxsplit=1)[0].lower() if typed.rest else ""
    return OpenDesk(key=typed.key, who=typed.who, where=typed.where, at=typed.at, game=typed.me.games.get(first))


def _practise(typed: Typed) -> Command:
    words = typed.rest.lower().split()
    game = next((typed.me.games[word] for word in words if word in typed.me.games), None)
    seats = next(
        (int(word) for word in words if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER), None
    )
    return OpenPractice(key=typed.key, who=typed.who, where=typed.where, at=typed.at, game=game, seats=seats)


def _random(typed: Typed) -> Command:
    base: dict[str, Any] = {"key": typed.key, "who": typed.who, "where": typed.where, "at": typed.at}
    return AskRandom(text=typed.rest, listed=typed.replied, **base)


def _deal(typed: Typed) -> Command:
    base: dict[str, Any] = {"key": typed.key, "who": typed.who, "where": typed.where, "at": typed.at}
    return AskDeal(text=typed.rest, listed=typed.replied, **base)


def _graves(typed: Typed) -> Command:
    return AskGraves(key=typed.key, who=typed.who, where=typed.where, at=typed.at, text=typed.rest)


def _quiz(typed: Typed) -> Command:
    return AskQuiz(key=typed.key, who=typed.who, where=typed.where, at=typed.at, text=typed.rest)


def _language(typed: Typed) -> Command:
    locale = typed.rest.lower()
    if locale in typed.me.locales:
        return SetLanguage(key=typed.key, who=typed.who, where=typed.where, at=typed.at, locale=locale)
    return _page("language")(typed)


def _book(what: str) -> Callable[[Typed], Command]:
    return lambda typed: AskBook(
        key=typed.key, who=typed.who, where=typed.where, at=typed.at, what=what, text=typed.rest
    )


def _page(page: str) -> Callable[[Typed], Command]:
    return lambda typed: AskPage(key=typed.key, who=typed.who, where=typed.where, at=typed.at, page=page)


Plain = (
    type[TakeSeat]
    | type[GiveUpSeat]
    | type[Begin]
    | type[HandOver]
    | type[Extend]
    | type[AskStatus]
    | type[AskRole]
    | type[Stop]
    | type[Pause]
    | type[Resume]
    | type[AskProof]
    | type[ForgetMe]
    | type[AskData]
    | type[AskCall]
    | type[AskFigures]
    | type[AskHistory]
    | type[AskSettings]
)


def _plain(kind: Plain) -> Callable[[Typed], Command]:
    return lambda typed: kind(key=typed.key, who=typed.who, where=typed.where, at=typed.at)


def _players(typed: Typed) -> Command:
    base: dict[str, Any] = {"key": typed.key, "who": typed.who, "where": typed.where, "at": typed.at}
    return TellDesk(word="players", text=typed.rest, **base)


def _at_the_desk(word: str) -> Callable[[Typed], Command]:
    """What the desk is told in one word."""
    return lambda typed: TellDesk(key=typed.key, who=typed.who, where=typed.where, at=typed.at, word=word)


_NOWHERE: frozenset[Menu] = frozenset()
_PRIVATE = frozenset({Menu.PRIVATE})
_GROUP = frozenset({Menu.GROUP, Menu.ADMINS})
_BOTH = _PRIVATE | _GROUP
_CHOSEN_BY_ADMINS = frozenset({Menu.PRIVATE, Menu.ADMINS})

WORDS: tuple[Word, ...] = (
    Word(key="play", it="gioca", en="play", menus=_GROUP, make=_play),
    Word(key="join", it="entra", en="join", menus=_GROUP, make=_plain(TakeSeat)),
    Word(key="leave", it="esci", en="leave", menus=_BOTH, make=_plain(GiveUpSeat)),
    Word(key="go", it="via", en="go", menus=_GROUP, make=_plain(Begin)),
    Word(key="extend", it="ancora", en="extend", menus=_GROUP, make=_plain(Extend)),
    Word(key="give", it="cedi", en="handover", menus=_GROUP, make=_plain(HandOver)),
    Word(key="status", it="stato", en="status", menus=_BOTH, make=_plain(AskStatus)),
    Word(key="role", it="ruolo", en="role", menus=_BOTH, make=_plain(AskRole)),
    Word(key="board", it="tabellone", en="board", menus=_GROUP, make=_board),
    Word(key="pause", it="pausa", en="pause", menus=_GROUP, make=_plain(Pause)),
    Word(key="resume", it="riprendi", en="resume", menus=_GROUP, make=_plain(Resume)),
    Word(key="stop", it="ferma", en="stop", menus=_GROUP, make=_plain(Stop)),
    Word(key="practice", it="pratica", en="practice", menus=_PRIVATE, make=_practise),
    Word(key="narrate", it="narra", en="narrate", menus=_BOTH, make=_narrate),
    Word(key="players", it="giocatori", en="players", menus=_PRIVATE, make=_players),
    Word(key="undo", it="annulla", en="undo", menus=_PRIVATE, make=_at_the_desk("undo")),
    Word(key="concede", it="concedi", en="concede", menus=_PRIVATE, make=_at_the_desk("concede")),
    Word(key="random", it="random", en="random", menus=_BOTH, make=_random),
    Word(key="deal", it="genera", en="deal", menus=_PRIVATE, make=_deal),
    Word(key="graves", it="becchino", en="graves", menus=_PRIVATE, make=_graves),
    Word(key="quiz", it="quiz", en="quiz", menus=_BOTH, make=_quiz),
    Word(key="roles", it="ruoli", en="roles", menus=_BOTH, make=_book("roles")),
    Word(key="rules", it="regole", en="rules", menus=_BOTH, make=_book("rules")),
    Word(key="call", it="avvisami", en="callme", menus=_BOTH, make=_plain(AskCall)),
    Word(key="figures", it="statistiche", en="stats", menus=_BOTH, make=_plain(AskFigures)),
    Word(key="ranking", it="classifica", en="ranking", menus=_BOTH, make=_ranking),
    Word(key="history", it="storia", en="history", menus=_PRIVATE, make=_plain(AskHistory)),
    Word(key="proof", it="verifica", en="verify", menus=_BOTH, make=_plain(AskProof)),
    Word(key="settings", it="impostazioni", en="settings", menus=_CHOSEN_BY_ADMINS, make=_plain(AskSettings)),
    Word(key="language", it="lingua", en="language", menus=_CHOSEN_BY_ADMINS, make=_language),
    Word(key="privacy", it="privacy", en="privacy", menus=_PRIVATE, make=_page("privacy")),
    Word(key="data", it="imieidati", en="mydata", menus=_PRIVATE, make=_plain(AskData)),
    Word(key="forget", it="dimenticami", en="forgetme", menus=_PRIVATE, make=_plain(ForgetMe)),
    Word(key="help", it="aiuto", en="help", menus=_BOTH, make=_page("help")),
    Word(key="about", it="info", en="about", menus=_PRIVATE, make=_page("about")),
    # Every chat with a bot begins with it; a menu need not repeat it.
    Word(key="start", it="start", en="start", menus=_NOWHERE, make=_start),
)
"""In the order in which the menus list them."""

_BY_NAME: Mapping[str, Word] = {name: word for word in WORDS for name in (word.it, word.en)}


OPERATORS = Word(key="operator", it="operatore", en="operator", menus=_NOWHERE, make=lambda typed: None)
"""The operators' command: in no table, since to everybody else it does not exist; in private only."""


def is_operators(name: str) -> bool:
    """Whether this is the operators' command, in any case and either language."""
    return name.lower() in (OPERATORS.it, OPERATORS.en)


def is_word(name: str, me: Me) -> bool:
    """Whether a command of this name exists, in any case and either language."""
    return name.lower() in _BY_NAME or name.lower() in me.games


def command_of(name: str, typed: Typed) -> Command | None:
    """The command of this name; None if there is none, or if it asks for nothing here."""
    word = _BY_NAME.get(name.lower())
    if word is not None:
        return word.make(typed)
    game = typed.me.games.get(name.lower())
    if game is not None and typed.rest.lower() in MODERATED:
        return OpenDesk(key=typed.key, who=typed.who, where=typed.where, at=typed.at, game=game)
    if game is not None:
        return OpenLobby(key=typed.key, who=typed.who, where=typed.where, at=typed.at, game=game)
    return None
