"""Tables that a narrator plays with again: kept, overwritten, renamed, forgotten. Knows no game by name."""

import re

from bot.narration.names import cleaned, cut, line, shown
from bot.sessions import chairs, deskpages
from bot.sessions.commands import SayWords, Where
from bot.sessions.faults import Refusal
from bot.sessions.receipts import Accepted, Receipt
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.ids import TextId
from storage.records import KeptTableRecord, Status

TITLE = 32
"""Graphemes of a kept table's title."""
_NUMBERED = re.compile(r"\A\s*\d{1,2}(?:[.)]\s*|\s+)")
_FIRST = 3
"""So many names make a title by themselves."""


def keep(turn: Turn, session: Session, table_id: str | None = None) -> KeptTableRecord:
    """Keep the names and terms of this desk, as a new table or over one that is there. Raises Refusal."""
    owner = session.record.chat_id
    there = None if table_id is None else turn.uow.kept_table(owner, table_id)
    if table_id is not None and there is None:
        raise Refusal("service-stale-button")
    count = chairs.told(session)
    if not count:
        raise Refusal("desk-kept-early", alert=True)
    names = names_of(turn, session)
    spec = session.spec
    options = session.options if spec.usual is None else spec.usual(session.state)
    told, terms = "\n".join(names) if names else None, turn.kit.codec.dump_options(spec, options)
    if there is None:
        kept = turn.uow.kept_tables(owner)
        # The app may send a press twice: the same people with the same terms are one table.
        same = (one for one in kept if (one.game, one.count, one.names, one.terms) == (spec.key, count, told, terms))
        there = next(same, None)
        if there is None and len(kept) >= deskpages.MOST_KEPT:
            raise Refusal("desk-kept-full", alert=True)
    table = KeptTableRecord(
        id=turn.kit.new_id() if there is None else there.id,
        user_id=owner,
        game=spec.key,
        title=_title(turn, session, names, count) if there is None else there.title,
        count=count,
        names=told,
        terms=terms,
    )
    turn.uow.keep_table(table, turn.now)
    return table


def named_by_words(turn: Turn, command: SayWords) -> Receipt | None:
    """What the person writes is a kept table's new title, if that has been asked for; else None, as for a reply to a question."""
    if command.reply_to is not None:
        return None
    session_id = turn.uow.live_session_at(command.who.user_id, None)
    there = None if session_id is None else turn.peek(session_id)
    if there is None or there.status is not Status.RUNNING or not there.notes.desk.page.startswith(deskpages.NAMING):
        return None
    session = turn.here(Where(chat_id=command.who.user_id))
    if session is None:
        return None
    table_id = session.notes.desk.page.removeprefix(deskpages.NAMING)
    table = turn.uow.kept_table(command.who.user_id, table_id)
    title = line(command.text, TITLE)
    if table is None or not title:
        raise Refusal("desk-kept-nameless")
    turn.uow.keep_table(_retitled(table, title), turn.now)
    deskpages.open_page(turn, session, f"table-{table_id}")
    turn.save(session)
    return Accepted(session_id=session.id)


def _retitled(table: KeptTableRecord, title: str) -> KeptTableRecord:
    return KeptTableRecord(
        id=table.id, user_id=table.user_id, game=table.game, title=title, count=table.count, names=table.names,
        terms=table.terms,
    )  # fmt: skip


def names_of(turn: Turn, session: Session) -> list[str]:
    """The players' names in order, as they were written; empty if only their number was told."""
    called = {} if session.spec.called is None else session.spec.called(session.state)
    places = [called[seat] for seat in sorted(called)]
    texts = turn.uow.words(session.id, sorted({place[0] for place in places if place is not None}))
    found = []
    for number, place in enumerate(places, start=1):
        lines = _lines(texts, None if place is None else place[0])
        name = lines[place[1]] if place is not None and place[1] < len(lines) else ""
        found.append(name or str(number))
    return found if texts else []


def _lines(texts: dict[int, str], text: TextId | None) -> list[str]:
    written = "" if text is None else texts.get(text, "")
    return [cleaned(_NUMBERED.sub("", line)) for line in written.splitlines() if line.strip()]


def _title(turn: Turn, session: Session, names: list[str], count: int) -> str:
    locale = deskpages.narrators_locale(turn, session)
    told = [shown(name) for name in names if any(char.isalnum() for char in name)]
    first = ", ".join(told[:_FIRST])
    key = "desk-kept-title-names" if first else "desk-kept-title"
    return cut(turn.label(locale, key, names=first, count=count), TITLE)
