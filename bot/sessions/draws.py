"""What is drawn for the asking and kept with its buttons: the narrator's sheet and a deal. Knows no game by name.

Both are for the narrator alone: they are shown in private, whoever else reads the chat in which they were asked for.
"""

from collections.abc import Iterator
from typing import Any

from bot.aids.drawing import draw_faces
from bot.aids.library import Shelf
from bot.narration import paging, tokens
from bot.narration.optionpages import ABREAST
from bot.narration.paging import Button
from bot.sessions.faults import Refusal
from bot.sessions.kit import Keyboard
from bot.sessions.turn import Turn
from games.core.ids import RoleKey
from games.core.rng import Rng, SeededRng
from storage.records import SLOT_OF_DRAW, Act, DrawRecord, Json, OutboxItem

ABSENT = "absent"
"""What a person has set: the roles that are not at his table, by game (`PersonRecord.extra`)."""
SHEET, DEAL = "sheet", "deal"
"""`DrawRecord.asked["kind"]`."""
BUTTON = "draw."
"""Prompts of the buttons under a draw: `draw.<id>`."""


def dice(turn: Turn) -> Rng:
    """A generator for one draw, seeded by the operating system: nobody can foresee it, and nothing of it is stored."""
    return SeededRng(turn.kit.draw_secret()).stream("aids")


def shelf_of(turn: Turn) -> Shelf:
    """The game whose events are meant. Raises Refusal where there is none."""
    if turn.kit.library.shelf is None:
        raise Refusal("aids-no-game")
    return turn.kit.library.shelf


def button(turn: Turn, locale: str, key: str, draw_id: str, pick: str, **args: Any) -> Button:
    """A button under a draw."""
    return {"text": turn.label(locale, key, **args), "data": tokens.encode(tokens.SERVICE, f"{BUTTON}{draw_id}", pick)}


def say_text(turn: Turn, chat_id: int, topic: int | None, text: str) -> None:
    """Say something that has been put into words already, in as many messages as it takes."""
    turn.enqueue([OutboxItem(chat_id=chat_id, topic=topic, payload={"text": part}) for part in paging.parts(text)])


def show(turn: Turn, draw: DrawRecord, text: str, keyboard: Keyboard) -> None:
    """Bring the draw's message in its asker's private chat up to date; the first time it is a new one."""
    slot = f"{SLOT_OF_DRAW}{draw.id}"
    payload = {"text": text, "keyboard": [[dict(one) for one in row] for row in keyboard]}
    item = OutboxItem(chat_id=draw.user_id, rank=0, act=Act.SHOW, slot=slot, fingerprint=slot, payload=payload)
    turn.enqueue([item])


def strip(turn: Turn, draw: DrawRecord) -> None:
    """Take the buttons off its message: another one has taken its place."""
    turn.enqueue([OutboxItem(chat_id=draw.user_id, rank=0, act=Act.STRIP, slot=f"{SLOT_OF_DRAW}{draw.id}")])


# The narrator's roles


def absent_of(turn: Turn, user_id: int, game: str) -> frozenset[RoleKey]:
    """The roles that are not at this person's table."""
    person = turn.uow.person(user_id)
    kept = {} if person is None else person.extra.get(ABSENT, {})
    return frozenset(map(RoleKey, kept.get(game, ())))


def set_absent(turn: Turn, user_id: int, game: str, roles: frozenset[RoleKey]) -> None:
    """Remember them for this list and the next ones."""
    person = turn.uow.person(user_id)
    if person is not None:
        kept = {**person.extra.get(ABSENT, {}), game: sorted(roles)}
        turn.uow.set_person(user_id, extra={**person.extra, ABSENT: kept})


# The sheet


def new_sheet(turn: Turn, user_id: int, nth: int = 1) -> str:
    """Draw everything that a night may need, keep it, show it; its id."""
    shelf = shelf_of(turn)
    came = {"faces": dict(draw_faces(shelf.aids.sheet, dice(turn)))}
    return _kept(turn, user_id, {"kind": SHEET, "game": shelf.game, "nth": nth}, came)


def new_deal(turn: Turn, user_id: int, asked: Json, nth: int = 1) -> str:
    """Deal cards, keep them, show them; the id. Raises Refusal where there is no such deal."""
    shelf = shelf_of(turn)
    out = frozenset(map(RoleKey, asked["out"]))
    players, mode = int(asked["players"]), str(asked["mode"])
    roles = shelf.aids.deal(players, out, mode, dice(turn))
    if roles is None:
        # Refusals are stored with their words: the roles are named in the language in which it is read.
        locale = turn.spoken_in(user_id)
        named = shelf.teller(locale).roles(shelf.aids.lifts(players, out, mode))
        raise Refusal("aids-deal-none", roles=named or "none")
    return _kept(turn, user_id, {**asked, "kind": DEAL, "game": shelf.game, "nth": nth}, {"roles": list(roles)})


def _kept(turn: Turn, user_id: int, asked: Json, came: Json) -> str:
    draw = DrawRecord(id=turn.kit.new_id(), user_id=user_id, asked=asked, came=came)
    turn.uow.keep_draw(draw, turn.now)
    show_draw(turn, draw)
    return draw.id


def show_draw(turn: Turn, draw: DrawRecord) -> None:
    """The draw as it came, with its buttons: not drawn anew, however often it is shown."""
    shelf, locale = shelf_of(turn), turn.spoken_in(draw.user_id)
    teller, nth, came = shelf.teller(locale), int(draw.asked["nth"]), draw.came or {}
    if draw.asked["kind"] == DEAL:
        roles = [RoleKey(role) for role in came["roles"]]
        out = [RoleKey(role) for role in draw.asked["out"]]
        text = teller.deal(roles, shelf.aids.weigh(roles, (), ()), nth, out)
        labels = (("aids-button-deal", "again"), ("aids-button-use", "use"))
    else:
        text = teller.sheet(came["faces"], absent_of(turn, draw.user_id, shelf.game), nth)
        labels = (("aids-button-again", "again"), ("aids-button-roles", "roles"))
    show(turn, draw, text, [[button(turn, locale, label, draw.id, pick)] for label, pick in labels])


def show_roles(turn: Turn, draw: DrawRecord, page: str = "") -> None:
    """In the sheet's place: the teams, or one team's roles to be ticked off."""
    shelf, locale = shelf_of(turn), turn.spoken_in(draw.user_id)
    absent = absent_of(turn, draw.user_id, shelf.game)
    text = turn.kit.bundles.text(locale, "aids-roles")
    if page:
        rows = list(_switches(turn, locale, draw, page))
    else:
        rows = [
            [
                button(
                    turn,
                    locale,
                    f"{shelf.game}-option-excluded-group-{group}",
                    draw.id,
                    f"page-{group}",
                    count=len(absent.intersection(roles)),
                    of=len(roles),
                )
            ]
            for group, roles in shelf.pages.items()
        ]
        rows.append([button(turn, locale, "aids-button-sheet", draw.id, "sheet")])
    show(turn, draw, text, paging.lightened(rows))


def _switches(turn: Turn, locale: str, draw: DrawRecord, page: str) -> Iterator[list[Button]]:
    """A press sets, it never turns over: a repeated one does nothing."""
    shelf, absent = shelf_of(turn), absent_of(turn, draw.user_id, shelf_of(turn).game)
    teller = shelf.teller(locale)
    switches: list[Button] = []
    for role in shelf.pages[page]:
        key, pick = ("aids-button-out", f"in-{role}") if role in absent else ("button-chosen", f"out-{role}")
        switches.append(button(turn, locale, key, draw.id, pick, label=teller.role(role)))
    for at in range(0, len(switches), ABREAST):
        yield switches[at : at + ABREAST]
    yield [
        button(turn, locale, "aids-button-all", draw.id, f"all-{page}"),
        button(turn, locale, "aids-button-none", draw.id, f"none-{page}"),
    ]
    yield [button(turn, locale, "aids-button-groups", draw.id, "roles")]
    yield [button(turn, locale, "aids-button-sheet", draw.id, "sheet")]
