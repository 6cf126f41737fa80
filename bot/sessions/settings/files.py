"""A group's settings as a file, and back. What comes in is judged by the models before anything changes."""

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from pydantic import ValidationError

from bot.sessions.commands import Who
from bot.sessions.faults import Refusal
from bot.sessions.forms import Unreadable
from bot.sessions.members import Standing
from bot.sessions.settings import effects, menu, usual
from bot.sessions.settings.model import LOCALES, GroupSettings, differences, name_key, settings_of
from bot.sessions.turn import Turn
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.records import Act, OutboxItem

NAME: Final = "narratore-settings.json"
KIND, OF_GROUP = "narratore", "group settings"
VERSION: Final = 1
LONGEST: Final = 64_000
"""Characters of what is read."""
MOST_CARDS: Final = 99
"""Of one kind, in a deck put together by hand."""


def export(turn: Turn, place: menu.Place) -> None:
    """Send the group's settings to the administrator as a file. It names nobody, nor the group."""
    specs = turn.kit.codec.specs
    games = {
        key: turn.kit.codec.dump_options(spec, usual.usual(turn, spec, place.chat_id)) for key, spec in specs.items()
    }
    settings = effects.of_group(turn, place.chat_id).model_dump(mode="json")
    body = json.dumps(
        {KIND: OF_GROUP, "version": VERSION, "settings": settings, "games": games}, ensure_ascii=False, indent=1
    )
    caption = turn.kit.bundles.text(place.locale, "settings-export")
    payload = {"name": NAME, "body": body, "caption": caption}
    turn.enqueue([OutboxItem(chat_id=place.user_id, rank=0, act=Act.FILE, payload=payload)])


def take_in(turn: Turn, who: Who, place: menu.Place, text: str, standing: Standing) -> int:
    """Set all that the text says; how many settings differ now. Raises Refusal, which undoes everything."""
    told = _read(text)
    before = effects.of_group(turn, place.chat_id)
    after = _settings(turn, place, before, told.get("settings", {}))
    games = _games(turn, told.get("games", {}))
    for name, setting in settings_of(GroupSettings).items():
        if (
            setting.needs
            and getattr(after, name)
            and not getattr(before, name)
            and setting.needs not in standing.powers
        ):
            raise Refusal(f"settings-needs-{name}")
    changes = len(list(differences(before, after)))
    effects.apply_to_group(turn, who, place.chat_id, before, after)
    for game, options in games.items():
        spec = turn.kit.codec.specs[game]
        dumped = turn.kit.codec.dump_options(spec, options)
        if options != usual.usual(turn, spec, place.chat_id):
            changes += 1
            usual.keep(turn, spec, place.chat_id, dumped)
            effects.note(turn, who, place.chat_id, f"{game}.", "📥")
    return changes


def _read(text: str) -> Mapping[str, Any]:
    try:
        told = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or told.get(KIND) != OF_GROUP or told.get("version") != VERSION:
        raise Refusal("settings-import-unreadable")
    if set(told) - {KIND, "version", "settings", "games"}:
        raise Refusal("settings-import-unreadable")
    return told


def _settings(turn: Turn, place: menu.Place, before: GroupSettings, told: object) -> GroupSettings:
    if not isinstance(told, dict):
        raise Refusal("settings-import-unreadable")
    try:
        return GroupSettings.model_validate(
            {**before.model_dump(), **told}, context={LOCALES: turn.kit.bundles.locales}
        )
    except ValidationError as error:
        where = str(next(iter(error.errors()[0]["loc"]), ""))
        known = settings_of(GroupSettings).get(where)
        what = where[:40] if known is None else turn.label(place.locale, name_key(known))
        raise Refusal("settings-import-bad", what=what) from None


def _games(turn: Turn, told: object) -> dict[GameKey, Any]:
    if not isinstance(told, dict):
        raise Refusal("settings-import-unreadable")
    found = {}
    for key, options in told.items():
        spec = turn.kit.codec.specs.get(GameKey(key))
        try:
            made = None if spec is None else turn.kit.codec.options(spec, options)
        except Unreadable:
            made = None
        if spec is not None and made is not None and _offered(spec, made, set(options)):
            found[spec.key] = made
        else:
            raise Refusal("settings-import-bad", what=str(key)[:40])
    return found


def _offered(spec: GameSpec, options: Any, named: set[str]) -> bool:
    """Whether the menu could have set each of these options, and no other is named."""
    known = {field.name: field for field in fields(spec.options)}
    if named - set(known):
        return False
    for name, field in known.items():
        value, meta = getattr(options, name), field.metadata
        roles = {role for group in meta.get("toggles", {}).values() for role in group}
        by_hand = "counts" in meta and isinstance(value, tuple) and len(value) == len(meta["counts"])
        counted = by_hand and all(0 <= count <= MOST_CARDS for count in value)
        left_out = "toggles" in meta and isinstance(value, tuple) and set(value) <= roles
        if not (value in meta["choices"] or counted or left_out):
            return False
    return True
