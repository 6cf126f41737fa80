"""The options with which a group usually plays each game, set without a lobby. Knows options as their dataclass tells them."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from bot.narration import tokens
from bot.narration.facts import Voice
from bot.narration.optionpages import OPTIONS, OptionPages
from bot.narration.paging import Rows
from bot.narration.table import Table
from bot.sessions.codec import BadOption
from bot.sessions.faults import Refusal
from bot.sessions.forms import Unreadable
from bot.sessions.settings import menu
from bot.sessions.turn import Turn
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.records import Json, Status

KEPT = "options"
"""Where a group's settings keep, for each game, the options with which it is usually played."""


class UsualPages(OptionPages):
    """The lobby's pages of options, without what only a lobby has."""

    def _ways_out(self) -> Rows:
        return [[self._to("up", "list")]]


def usual(turn: Turn, spec: GameSpec, chat_id: int) -> Any:
    """The options with which this group plays the game; the game's own where it never set any, or they cannot be read."""
    group = turn.uow.group(chat_id)
    every = group.settings.get(KEPT) if group is not None else None
    kept = every.get(spec.key) if isinstance(every, Mapping) else None
    if kept is None:
        return spec.options()
    try:
        return turn.kit.codec.options(spec, kept)
    except Unreadable:
        # Another version of the rules had another option: the usual game is better than none.
        return spec.options()


def keep(turn: Turn, spec: GameSpec, chat_id: int, options: Json) -> None:
    """Remember these options for the group's next lobby of this game."""
    group = turn.uow.group(chat_id)
    if group is not None:
        every = group.settings.get(KEPT)
        kept = {**(every if isinstance(every, Mapping) else {}), spec.key: options}
        turn.uow.save_group(replace(group, settings={**group.settings, KEPT: kept}))


def show(turn: Turn, place: menu.Place, game: GameKey, page: str = OPTIONS) -> None:
    """Show a page of a game's options. Raises Refusal for one that there is not."""
    spec = turn.kit.codec.specs[game]
    table = Table(
        session_id=tokens.usual_id(place.chat_id, game),
        chat_id=place.chat_id,
        topic=None,
        locale=place.locale,
        spec=spec,
        status=Status.LOBBY,
        options=usual(turn, spec, place.chat_id),
        state=None,
        sitters={},
        opener=0,
        now=turn.now,
        mild=turn.settings(place.chat_id).mild,
    )
    found = UsualPages(Voice(turn.kit.bundles, table, place.locale), table).page(page)
    if found is None:
        raise Refusal("service-stale-button")
    text, rows = found
    if page == OPTIONS:
        name = turn.kit.bundles.text(place.locale, f"{game}-name")
        text = f"<b>{name}</b>\n{text}"
    menu.put(turn, place, text, rows)


def put(turn: Turn, place: menu.Place, game: GameKey, field: str, value: str) -> bool:
    """Set one option; False if it was so already. The page on which it was pressed is shown anew. Raises Refusal."""
    spec, codec = turn.kit.codec.specs[game], turn.kit.codec
    before = usual(turn, spec, place.chat_id)
    try:
        after = codec.set_option(spec, before, field, value, spec.game.table_size[0])
    except BadOption:
        raise Refusal("service-unknown-option") from None
    if after != before:
        keep(turn, spec, place.chat_id, codec.dump_options(spec, after))
    show(turn, place, game, _page_of(spec, field, value))
    return bool(after != before)


def _page_of(spec: GameSpec, name: str, value: str) -> str:
    """The page that carries this button: a switch of a role stands on the page of its group."""
    field = next(field for field in fields(spec.options) if field.name == name)
    role = value.rpartition("-")[0]
    groups: Mapping[str, tuple[str, ...]] = field.metadata.get("toggles", {})
    return next((f"{name}.{group}" for group, roles in groups.items() if role in roles), name)
