"""Pressed buttons: the meaning of callback data, by tables. Pure and total: whatever the bytes, a command comes out.

The data is never trusted: who presses comes from Telegram, what he may do is the session's question.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.narration.tokens import (
    DESK,
    HALT,
    LOBBY,
    OPERATOR,
    PRACTICE,
    SEAT,
    SERVICE,
    Token,
    decode,
    read_turn,
    read_usual,
)
from bot.sessions.commands import (
    AskBook,
    AskCall,
    AskPage,
    AskProof,
    AskRole,
    Begin,
    Command,
    Extend,
    FillSeats,
    ForgetMe,
    GiveUpSeat,
    Halt,
    HandOver,
    OpenDesk,
    OpenLobby,
    OpenPractice,
    Pause,
    PressDraw,
    PressOperator,
    PressQuiz,
    PressSettings,
    PressUsual,
    Rematch,
    RemoveSeat,
    Resume,
    SetGrammar,
    SetLanguage,
    SetOption,
    ShowOptions,
    SitAtDesk,
    Stop,
    SubmitMove,
    TakeDesk,
    TakeSeat,
    TurnBook,
    TurnPage,
    Unknown,
    UseDesk,
    UsePractice,
)
from bot.sessions.figures.asks import AskHistory, AskRanking, PressFigures

Base = Mapping[str, Any]
"""The fields that all commands share: key, who, where, press."""

Reading = Callable[[Base, Token], Command | None]

_LONGEST_ID = 17
"""Digits of an id: Telegram's have 52 bits at most."""

_LOBBY: Mapping[str, Reading] = {
    "join": lambda base, token: TakeSeat(session_id=token.session_id, **base),
    "leave": lambda base, token: GiveUpSeat(session_id=token.session_id, **base),
    "go": lambda base, token: Begin(session_id=token.session_id, **base),
    "fill": lambda base, token: FillSeats(session_id=token.session_id, **base),
    "extend": lambda base, token: Extend(session_id=token.session_id, shown=read_turn(token.option)[1], **base),
    "list": lambda base, token: ShowOptions(session_id=token.session_id, page="", **base),
    "people": lambda base, token: ShowOptions(session_id=token.session_id, page="people", **base),
    "give": lambda base, token: ShowOptions(session_id=token.session_id, page="give", **base),
    "options": lambda base, token: ShowOptions(session_id=token.session_id, page="options", **base),
}
"""Buttons of a lobby's board, by option."""


def _if_yes(command: Callable[..., Command]) -> Reading:
    def reading(base: Base, token: Token) -> Command | None:
        return command(session_id=token.session_id, confirmed=True, **base) if token.option == "yes" else None

    return reading


def _remove(base: Base, token: Token) -> Command | None:
    if not _is_number(token.option):
        return None
    return RemoveSeat(session_id=token.session_id, seat=int(token.option), **base)


def _host(base: Base, token: Token) -> Command | None:
    if not _is_number(token.option):
        return None
    return HandOver(session_id=token.session_id, seat=int(token.option), **base)


def _leave(base: Base, token: Token) -> Command | None:
    """The option "yes" leaves; "ask" asks first, where there is a game to be lost."""
    if token.option not in ("yes", "ask"):
        return None
    return GiveUpSeat(session_id=token.session_id, confirmed=token.option == "yes", **base)


def _halt(base: Base, token: Token) -> Command | None:
    how, _, mark = token.option.partition("-")
    if how not in ("named", "unnamed", "lower") or (mark and (how != "lower" or not _is_number(mark))):
        return None
    return Halt(session_id=token.session_id, how=token.option, **base)


def _practice(base: Base, token: Token) -> Command | None:
    if token.option not in ("on", "quiet", "hints"):
        return None
    return UsePractice(session_id=token.session_id, pick=token.option, **base)


_TABLE: Mapping[str, Reading] = {
    HALT: _halt,
    LOBBY: lambda base, token: _pick(_LOBBY, read_turn(token.option)[0], base, token),
    "leave": _leave,
    "stop": _if_yes(Stop),
    "remove": _remove,
    "host": _host,
    "rematch": lambda base, token: Rematch(session_id=token.session_id, **base),
    "extend": lambda base, token: Extend(session_id=token.session_id, **base),
    "pause": lambda base, token: Pause(session_id=token.session_id, **base),
    "resume": lambda base, token: Resume(session_id=token.session_id, **base),
    "role": lambda base, token: AskRole(session_id=token.session_id, **base),
    "proof": lambda base, token: AskProof(session_id=token.session_id, **base),
    "story": lambda base, token: AskHistory(session_id=token.session_id, **base),
    DESK: lambda base, token: UseDesk(session_id=token.session_id, pick=token.option, **base),
    SEAT: lambda base, token: SitAtDesk(session_id=token.session_id, pick=token.option, **base),
    PRACTICE: _practice,
    "take": lambda base, token: TakeDesk(session_id=token.session_id, link=token.option, **base),
}
"""Buttons of a session that are no moves, by prompt. No game's prompt has such an id: those begin with a phase."""

_NOBODYS: Mapping[str, Reading] = {
    "play": lambda base, token: OpenLobby(game=token.option, **base),
    PRACTICE: lambda base, token: OpenPractice(game=token.option, **base),
    "desk": lambda base, token: OpenDesk(game=token.option, **base),
    "kept": lambda base, token: OpenDesk(kept=token.option, **base),
    "lang": lambda base, token: SetLanguage(locale=token.option, **base),
    "grammar": lambda base, token: SetGrammar(grammar=token.option, **base),
    "figures": lambda base, token: PressFigures(pick=token.option, **base),
    "ranking": lambda base, token: _ranking(base, token.option),
    "turn_ranking": lambda base, token: _ranking(base, token.option, turned=True),
    "forget": lambda base, token: ForgetMe(confirmed=True, **base) if token.option == "yes" else None,
    "calls": lambda base, token: AskCall(**base) if token.option == "list" else None,
    "uncall": lambda base, token: _uncall(base, token.option),
    "page": lambda base, token: _page(base, token.option),
}
"""Buttons that belong to no session, by prompt."""


def _seats(token: Token, base: Base) -> Command | None:
    """`practice.<game>`: with how many seats."""
    kind, _, game = token.prompt.partition(".")
    if token.session_id != SERVICE or kind != PRACTICE or not game or not _is_number(token.option):
        return None
    return OpenPractice(game=game, seats=int(token.option), **base)


def _ranking(base: Base, option: str, *, turned: bool = False) -> Command | None:
    """The option is "season-" or "ever-" with a group's id without its sign."""
    what, _, chat = option.partition("-")
    chat_id = _group(chat)
    if what not in ("season", "ever") or chat_id is None:
        return None
    return AskRanking(chat_id=chat_id, ever=what == "ever", turned=turned, **base)


def _uncall(base: Base, chat: str) -> Command | None:
    """The option is a group's id without its sign."""
    chat_id = _group(chat)
    return None if chat_id is None else AskCall(chat_id=chat_id, stop=True, **base)


def _group(text: str) -> int | None:
    """The group whose id without its sign this is, 0 for none; None for what no id can be: a database takes 64 bits."""
    return -int(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST_ID else None


def _page(base: Base, page: str) -> Command:
    return AskBook(what=page, **base) if page in ("roles", "rules") else AskPage(page=page, **base)


def _pick(table: Mapping[str, Reading], key: str, base: Base, token: Token) -> Command | None:
    reading = table.get(key)
    return None if reading is None else reading(base, token)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4


def read_press(data: str | None, base: Base, inline: str | None = None) -> Command:
    """What a press of a button with this data asks for; `Unknown` for whatever we never sent.

    Under a message that was sent through another chat (`inline` names it) stand draws and nothing else.
    """
    token = decode(data) if data is not None else None
    command = None if token is None else _draw(token, base, inline)
    if command is None and token is not None and inline is None:
        command = _read(token, base)
    return Unknown(what="button", **base) if command is None else command


def _draw(token: Token, base: Base, inline: str | None) -> Command | None:
    kind, _, draw_id = token.prompt.partition(".")
    if token.session_id != SERVICE or kind != "draw" or not draw_id:
        return None
    return PressDraw(draw_id=draw_id, pick=token.option, inline=inline, **base)


def _quiz(token: Token, base: Base) -> Command | None:
    """The menu is "quiz"; "quiz.<round>.<number>" is a question, or the board of a round."""
    kind, *rest = token.prompt.split(".")
    if kind != "quiz":
        return None
    if not rest:
        return PressQuiz(pick=token.option, **base)
    if len(rest) != 2 or not _is_number(rest[1]):
        return None
    return PressQuiz(pick=token.option, round_id=rest[0], number=int(rest[1]), **base)


def _book(token: Token, base: Base) -> Command | None:
    """`book.<game>.<owner>`: a page of roles or rules, and whose it is."""
    kind, *rest = token.prompt.split(".")
    if token.session_id != SERVICE or kind != "book" or len(rest) != 2 or _group(rest[1]) is None:
        return None
    return TurnBook(game=rest[0], owner=int(rest[1]), page=token.option, **base)


def _settings(token: Token, base: Base) -> Command | None:
    """`set.<group>` turns to a page, `set.<group>.<field>` sets; the group's id without its sign, 0 for one's own."""
    _, chat, *field = token.prompt.split(".")
    chat_id = _group(chat)
    if chat_id is None or len(field) > 1:
        return None
    return PressSettings(chat_id=chat_id, field="".join(field), pick=token.option, **base)


def _usual(token: Token, chat_id: int, code: str, base: Base) -> Command | None:
    """The lobby's buttons of options, in the name of a group's usual ones."""
    if token.prompt == LOBBY:
        return PressUsual(chat_id=chat_id, code=code, page=token.option, **base)
    if not token.prompt.startswith("opt."):
        return None
    field = token.prompt.removeprefix("opt.")
    if token.option == "page":
        return PressUsual(chat_id=chat_id, code=code, page=field, **base)
    return PressUsual(chat_id=chat_id, code=code, field=field, value=token.option, **base)


def _read(token: Token, base: Base) -> Command | None:
    usual = read_usual(token.session_id)
    if usual is not None:
        return _usual(token, *usual, base)
    if token.session_id == SERVICE and token.prompt.startswith(f"{OPERATOR}."):
        return PressOperator(what=token.prompt.removeprefix(f"{OPERATOR}."), pick=token.option, **base)
    if token.session_id == SERVICE and token.prompt.startswith("set."):
        return _settings(token, base)
    named = _book(token, base) or _seats(token, base)
    if named is not None:
        return named
    if token.session_id == SERVICE and token.prompt.partition(".")[0] == "quiz":
        return _quiz(token, base)
    if token.session_id == SERVICE:
        return _pick(_NOBODYS, token.prompt, base, token)
    if token.prompt in _TABLE:
        return _TABLE[token.prompt](base, token)
    if token.prompt.startswith("opt."):
        return _option(token.prompt.removeprefix("opt."), token, base)
    if token.option.startswith("p") and _is_number(token.option[1:]):
        return TurnPage(session_id=token.session_id, prompt=token.prompt, page=int(token.option[1:]), **base)
    return SubmitMove(session_id=token.session_id, prompt=token.prompt, pick=token.option, **base)


def _option(field: str, token: Token, base: Base) -> Command:
    if token.option == "page":
        return ShowOptions(session_id=token.session_id, page=field, **base)
    return SetOption(session_id=token.session_id, field=field, value=token.option, **base)
