"""The page beside a desk's screen: who takes a card by link, the tables that are kept, the handing over. Knows no game by name.

One message, edited in place as long as it is the last of its kind; what its buttons do is in `desktools`.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from bot.narration import paging, tokens
from bot.narration.names import Markup, escape
from bot.narration.tokens import Link
from bot.sessions import chairs
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.ids import GameKey
from storage.records import Act, GuestRecord, KeptTableRecord, OutboxItem, Status

MOST_KEPT = 5
"""So many tables are kept for one narrator."""
MELT = 1.0
"""Wall seconds that news of who has come wait, so that arrivals in a row are one edit."""
NAMING = "name-"
"""The page on which a kept table's title is asked for; what follows names the table."""
MARK = 4
"""So many characters of a link's key stand in the button that makes another one."""
_SLOT = "aside."

Rows = list[list[dict[str, str]]]
Page = tuple[str, Rows]


@dataclass(frozen=True, slots=True)
class _Desk:
    """What a page is made of."""

    turn: Turn
    session: Session
    locale: str

    def text(self, key: str, **args: Any) -> str:
        """A message in the narrator's language."""
        return self.turn.kit.bundles.text(self.locale, key, bot=self.turn.kit.terms.bot_username, **args)

    def button(self, key: str, option: str, **args: Any) -> dict[str, str]:
        """A button that says this message."""
        return self.named(self.turn.label(self.locale, key, **args), option)

    def named(self, label: str, option: str) -> dict[str, str]:
        """A button with a label that is no message."""
        return {"text": label, "data": tokens.encode(self.session.id, tokens.DESK, option)}

    @property
    def guests(self) -> list[GuestRecord]:
        """Who takes a card by link."""
        return self.turn.uow.guests(self.session.id)

    @property
    def kept(self) -> list[KeptTableRecord]:
        """The narrator's tables."""
        return self.turn.uow.kept_tables(self.session.record.chat_id)


def narrators_locale(turn: Turn, session: Session) -> str:
    """The language of whoever narrates here, as roles are named to that person."""
    return turn.spoken_in(session.record.chat_id)


def door_link(turn: Turn, session: Session) -> str:
    """The address at which people take their cards, while the door is open."""
    link = Link(tokens.SEAT, session.id, session.notes.desk.door)
    return tokens.deep_link(turn.kit.terms.bot_username, tokens.link_payload(link))


def open_page(turn: Turn, session: Session, page: str) -> None:
    """Show this page as a new message at the end of the chat. The caller saves."""
    notes = session.notes.desk
    number = int(notes.slot.removeprefix(_SLOT) or 0) if notes.slot else 0
    if notes.slot:
        turn.strip(session, notes.slot)
    notes.slot, notes.page = f"{_SLOT}{number + 1}", page
    refresh(turn, session)


def turn_to(turn: Turn, session: Session, page: str) -> None:
    """Show another page on the same message. The caller saves."""
    session.notes.desk.page = page
    refresh(turn, session)


def refresh(turn: Turn, session: Session, *, delay: float = 0.0) -> None:
    """Bring the page up to date, if one stands and says something else. The caller saves."""
    notes = session.notes.desk
    if not notes.slot or session.status is not Status.RUNNING:
        return
    name, _, rest = notes.page.partition("-")
    desk = _Desk(turn, session, narrators_locale(turn, session))
    text, made = _PAGES.get(name, _menu)(desk, rest)
    rows = paging.lightened(made)
    mark = hashlib.blake2b(repr((text, rows)).encode(), digest_size=12).hexdigest()
    shown = turn.screen(session).get((session.record.chat_id, notes.slot))
    if shown is not None and shown.fingerprint == mark:
        return
    item = OutboxItem(
        chat_id=session.record.chat_id, session_id=session.id, rank=0, slot=notes.slot, fingerprint=mark,
        act=Act.SHOW, payload={"text": text, "keyboard": rows}, delay=delay,
    )  # fmt: skip
    turn.enqueue([item])


def close_page(turn: Turn, session: Session) -> None:
    """Put the page away: its buttons go, and what it said. The caller saves."""
    notes = session.notes.desk
    if notes.slot:
        text = turn.kit.bundles.text(narrators_locale(turn, session), "desk-page-closed")
        turn.enqueue([
            OutboxItem(
                chat_id=session.record.chat_id, session_id=session.id, rank=0, slot=notes.slot, act=Act.SHOW,
                payload={"text": text},
            )
        ])  # fmt: skip
    notes.slot = notes.page = ""


# The pages


def _menu(desk: _Desk, rest: str) -> Page:  # noqa: ARG001 - a page
    session = desk.session
    rows: Rows = []
    if chairs.takes_links(session) and (not chairs.begun(session) or desk.guests):
        rows.append([desk.button("desk-button-link", "link")])
    rows.append([desk.button("desk-button-tables", "tables"), desk.button("desk-button-hand", "hand")])
    rows.append([desk.button("desk-button-close", "close")])
    return desk.text("desk-page-menu"), rows


def _door(desk: _Desk, rest: str) -> Page:  # noqa: ARG001 - a page
    """Who has come. Before the deal with the link, after it as the list of who has the card on a telephone."""
    session, guests = desk.session, desk.guests
    begun, is_open = chairs.begun(session), bool(session.notes.desk.door)
    places, told = chairs.chairs(session, guests), chairs.told(session)
    link = escape(door_link(desk.turn, session)) if is_open else ""
    state = "begun" if begun else "open" if is_open else "shut"
    head = desk.text("desk-page-door", state=state, link=Markup(link), count=len(guests), places=places, told=told)
    lines = [_line(desk, guests, seat) for seat in range(1, places + 1)]
    rows: Rows = []
    if is_open:
        share = f"https://t.me/share/url?url={quote(door_link(desk.turn, session), safe='')}"
        label = desk.turn.label(desk.locale, "desk-button-share")
        rows.append([desk.button("desk-button-qr", "qr"), {"text": label, "url": share}])
    elif not begun:
        rows.append([desk.button("desk-button-open-door", "link")])
    if is_open and not told:
        rows.append([desk.button("desk-button-paper", f"paper-{places}")])
        if places >= chairs.least(desk.turn, session):
            rows.append([desk.button("desk-button-complete", "full", count=places)])
    rows += [[desk.named(_called(desk, guest), f"seat-{guest.user_id}")] for guest in guests]
    if is_open:
        rows.append(
            [
                desk.button("desk-button-new-link", f"newlink-{session.notes.desk.door[-MARK:]}"),
                desk.button("desk-button-shut", "shut"),
            ]
        )
    rows.append([desk.button("desk-button-close", "close")])
    return "\n\n".join(part for part in (head, "\n".join(lines)) if part), rows


def _line(desk: _Desk, guests: list[GuestRecord], seat: int) -> str:
    guest = next((guest for guest in guests if guest.seat == seat), None)
    place = chairs.place(desk.turn, desk.session, seat)
    if guest is None:
        marked = place.endswith(desk.turn.label(desk.locale, "desk-paper"))
        return desk.text("desk-line-paper", place=place, same="yes" if marked else "no")
    reached = desk.turn.reachable(guest.user_id)
    name = chairs.person_at(desk.turn, guest)
    same = "yes" if place.endswith(name) else "no"
    return desk.text("desk-line-guest", place=place, name=name, same=same, reached="yes" if reached else "no")


def _called(desk: _Desk, guest: GuestRecord) -> str:
    return f"{guest.seat} · {chairs.person_at(desk.turn, guest)}"


def _seat(desk: _Desk, rest: str) -> Page:
    """One of those who have come."""
    guests = desk.guests
    guest = next((guest for guest in guests if str(guest.user_id) == rest), None)
    if guest is None:
        return _door(desk, "")
    begun = chairs.begun(desk.session)
    place, name = chairs.place(desk.turn, desk.session, guest.seat), chairs.person_at(desk.turn, guest)
    rows: Rows = []
    if not begun:
        moves = []
        if guest.seat > 1:
            moves.append(desk.button("desk-button-up", f"to-{guest.seat - 1}-{rest}"))
        if guest.seat < chairs.chairs(desk.session, guests):
            moves.append(desk.button("desk-button-down", f"to-{guest.seat + 1}-{rest}"))
        rows.append(moves)
    rows.append([desk.button("desk-button-remove", f"out-{rest}", begun="yes" if begun else "no")])
    rows.append([desk.button("desk-button-back", "door")])
    said = {"same": "yes" if place.endswith(name) else "no", "begun": "yes" if begun else "no"}
    return desk.text("desk-page-seat", place=place, name=name, **said), [row for row in rows if row]


def _tables(desk: _Desk, rest: str) -> Page:  # noqa: ARG001 - a page
    """The tables that are kept."""
    kept = desk.kept
    rows: Rows = [[desk.named(table.title, f"table-{table.id}")] for table in kept]
    full = len(kept) >= MOST_KEPT
    can = chairs.told(desk.session) > 0
    if can and not full:
        rows.append([desk.button("desk-button-keep", "keep")])
    rows.append([desk.button("desk-button-back", "menu")])
    why = "full" if full else "can" if can else "early"
    return desk.text("desk-page-tables", count=len(kept), most=MOST_KEPT, why=why), rows


def _table(desk: _Desk, rest: str) -> Page:
    """One of them."""
    table = desk.turn.uow.kept_table(desk.session.record.chat_id, rest)
    if table is None:
        return _tables(desk, "")
    rows: Rows = [[desk.button("desk-button-rename", f"name-{rest}"), desk.button("desk-button-drop", f"drop-{rest}")]]
    if chairs.told(desk.session) and table.game == desk.session.spec.key:
        rows.insert(0, [desk.button("desk-button-overwrite", f"over-{rest}")])
    rows.append([desk.button("desk-button-back", "tables")])
    names = [line.strip() for line in (table.names or "").splitlines() if line.strip()]
    listed = desk.turn.kit.bundles.listing(desk.locale, names)
    spec = desk.turn.kit.codec.desks.get(GameKey(table.game))
    game = "" if spec is None else desk.text(f"{spec.desk}-name")
    return desk.text(
        "desk-page-table", title=table.title, game=game, count=table.count, names=listed, named="yes" if names else "no"
    ), rows


def _name(desk: _Desk, rest: str) -> Page:
    """What one of them is to be called is asked for in words."""
    table = desk.turn.uow.kept_table(desk.session.record.chat_id, rest)
    if table is None:
        return _tables(desk, "")
    return desk.text("desk-page-name", title=table.title), [[desk.button("desk-button-back", f"table-{rest}")]]


def _hand(desk: _Desk, rest: str) -> Page:  # noqa: ARG001 - a page
    """The link by which somebody else may take over."""
    notes = desk.session.notes.desk
    if not notes.handing or notes.handing_until is None or notes.handing_until <= desk.turn.now:
        rows: Rows = [[desk.button("desk-button-hand-new", "handlink")], [desk.button("desk-button-back", "menu")]]
        return desk.text("desk-page-hand", link="", made="no"), rows
    link = Link(tokens.DESK, desk.session.id, notes.handing)
    url = tokens.deep_link(desk.turn.kit.terms.bot_username, tokens.link_payload(link))
    share = f"https://t.me/share/url?url={quote(url, safe='')}"
    return desk.text("desk-page-hand", link=Markup(escape(url)), made="yes"), [
        [{"text": desk.turn.label(desk.locale, "desk-button-share"), "url": share}],
        [desk.button("desk-button-hand-off", "handoff"), desk.button("desk-button-close", "close")],
    ]


_PAGES: Mapping[str, Callable[[_Desk, str], Page]] = {
    "menu": _menu,
    "door": _door,
    "seat": _seat,
    "tables": _tables,
    "table": _table,
    "name": _name,
    "hand": _hand,
}
"""By the part of a page's name before the dash."""
