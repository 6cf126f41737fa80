"""The settings' pages in private: one message, edited in place. Names no game; texts and choices follow from the models."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.narration import paging, tokens
from bot.narration.optionpages import OPTIONS, option_key
from bot.narration.paging import Button, Rows
from bot.sessions.people import called
from bot.sessions.settings import effects
from bot.sessions.settings.model import (
    Declared,
    GroupSettings,
    PersonSettings,
    Setting,
    name_key,
    offered,
    pick_of,
    sections_of,
    settings_of,
)
from bot.sessions.turn import Turn
from games.core.ids import GameKey
from storage.records import Act, ChangeRecord, OutboxItem

SLOT: Final = "settings:"
"""A page to which one may reply stands in the slot `settings:<group>:<what the reply is>`."""
IMPORT: Final = "import"
PAGES: Final = ("menu", "games", "log", IMPORT)
_FIELD, _SECTION = "f-", "s-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Whose settings are shown to whom, and in which message."""

    user_id: int
    locale: str
    chat_id: int
    """The group; 0: the person's own."""
    message_id: int | None = None
    """None: a new one."""


def show(turn: Turn, place: Place, page: str = "menu") -> bool:
    """Show a page; False if there is none of this name."""
    name = page[len(_FIELD) :]
    scope = GroupSettings if place.chat_id else PersonSettings
    if page == "menu":
        _menu(turn, place)
    elif page.startswith(_FIELD) and name in settings_of(scope):
        _field(turn, place, scope, name)
    elif place.chat_id and page.startswith(_SECTION) and page[len(_SECTION) :] in sections_of(scope):
        _section(turn, place, page[len(_SECTION) :])
    elif place.chat_id and page == "games":
        _games(turn, place)
    elif place.chat_id and page == "log":
        _log(turn, place)
    elif place.chat_id and page == IMPORT:
        rows = [[_button(turn, place, "settings-button-back", "menu")]]
        put(turn, place, _text(turn, place, "settings-import"), rows, replied=IMPORT)
    else:
        return False
    return True


def put(turn: Turn, place: Place, text: str, rows: Rows, *, replied: str = "") -> None:
    """Show this in the menu's place; a reply to it is `replied`, of this group."""
    for old in turn.uow.slots_in("", place.user_id):
        if old.slot.startswith(SLOT):
            turn.uow.forget_slot(place.user_id, old.slot)
    payload: dict[str, Any] = {"text": text, "keyboard": paging.lightened([[dict(b) for b in row] for row in rows])}
    if place.message_id is not None:
        payload["message"] = place.message_id
    slot = f"{SLOT}{-place.chat_id}:{replied}" if replied else None
    item = OutboxItem(chat_id=place.user_id, rank=0, act=Act.SHOW, slot=slot, fingerprint=slot, payload=payload)
    turn.enqueue([item])


def replied_to(turn: Turn, user_id: int, message_id: int | None) -> tuple[int, str] | None:
    """(group, what a reply to this message is); without a message, the page that waits for a file. None for any other."""
    slots = [slot for slot in turn.uow.slots_in("", user_id) if slot.slot.startswith(SLOT)]
    for slot in slots:
        _, chat, what = slot.slot.split(":")
        if slot.message_id == message_id or (message_id is None and what == IMPORT):
            return -int(chat), what
    return None


# The pages


def _now(turn: Turn, place: Place) -> Declared:
    return effects.of_group(turn, place.chat_id) if place.chat_id else turn.own_settings(place.user_id)


def _menu(turn: Turn, place: Place) -> None:
    if not place.chat_id:
        links = [
            [{"text": _plain(turn, place, "settings-button-calls"), "data": tokens.encode(tokens.SERVICE, "calls", "list")}],
            [{"text": _plain(turn, place, "settings-button-reminder"), "data": tokens.encode("-", "quiz", "reminder")}],
        ]  # fmt: skip
        put(turn, place, _text(turn, place, "settings-mine"), [*_rows(turn, place, PersonSettings, "mine"), *links])
        return
    sections = [
        [_button(turn, place, f"settings-section-{section}", f"{_SECTION}{section}")]
        for section in sections_of(GroupSettings)
    ]
    rows = [
        *sections,
        [_button(turn, place, "settings-button-games", "games")],
        [_button(turn, place, "settings-button-log", "log")],
        [
            _button(turn, place, "settings-button-export", "export"),
            _button(turn, place, "settings-button-import", IMPORT),
        ],
    ]
    put(turn, place, _text(turn, place, "settings-menu", group=turn.title_of(place.chat_id)), rows)


def _section(turn: Turn, place: Place, section: str) -> None:
    text = _text(turn, place, "settings-section", name=_plain(turn, place, f"settings-section-{section}"))
    back = [_button(turn, place, "settings-button-back", "menu")]
    put(turn, place, text, [*_rows(turn, place, GroupSettings, section), back])


def _rows(turn: Turn, place: Place, scope: type[Declared], section: str) -> Rows:
    now = _now(turn, place)
    return [
        [
            _button(
                turn,
                place,
                "lobby-option-row",
                f"{_FIELD}{name}",
                name=_plain(turn, place, name_key(setting)),
                value=label(turn, place.locale, setting, getattr(now, name)),
            )
        ]
        for name, setting in settings_of(scope).items()
        if setting.section == section
    ]


def _field(turn: Turn, place: Place, scope: type[Declared], name: str) -> None:
    setting = settings_of(scope)[name]
    now = getattr(_now(turn, place), name)
    text = _text(
        turn,
        place,
        "lobby-option",
        name=_plain(turn, place, name_key(setting)),
        help=turn.kit.bundles.plain(place.locale, setting.help, limit=None),
    )
    if setting.typed:
        shown = label(turn, place.locale, setting, now)
        text = f"{text}\n\n{_text(turn, place, 'settings-typed', value=shown)}"
    choices = offered(setting, turn.kit.bundles.locales)
    first = [choice for choice in choices if choice is None]
    others = [choice for choice in choices if choice is not None]
    buttons = [_choice(turn, place, name, setting, choice=choice, now=now) for choice in others]
    rows = [[_choice(turn, place, name, setting, choice=choice, now=now)] for choice in first]
    rows += [buttons[at : at + setting.abreast] for at in range(0, len(buttons), setting.abreast)]
    back = f"{_SECTION}{setting.section}" if place.chat_id else "menu"
    replied = name if setting.typed else ""
    put(turn, place, text, [*rows, [_button(turn, place, "settings-button-back", back)]], replied=replied)


def _choice(turn: Turn, place: Place, name: str, setting: Setting, *, choice: object, now: object) -> Button:
    shown = label(turn, place.locale, setting, choice)
    if choice == now and type(choice) is type(now):
        shown = _plain(turn, place, "button-chosen", label=shown)
    return {"text": shown, "data": tokens.encode(tokens.SERVICE, f"set.{-place.chat_id}.{name}", pick_of(choice))}


def label(turn: Turn, locale: str, setting: Setting, value: object) -> str:
    """A value in words; an hour or a city as it is."""
    if value is None or setting.words:
        key = "service-language-name" if value is not None and not setting.choices else None
        if key is not None:
            return turn.label(str(value), key)
        return turn.label(locale, f"{name_key(setting)}-{pick_of(value)}")
    return f"{value}:00" if isinstance(value, int) else str(value).rpartition("/")[2].replace("_", " ")


def _games(turn: Turn, place: Place) -> None:
    rows = [
        [
            {
                "text": _plain(turn, place, f"{key}-name"),
                "data": tokens.encode(tokens.usual_id(place.chat_id, key), tokens.LOBBY, OPTIONS),
            }
        ]
        for key in turn.kit.codec.specs
    ]
    back = [_button(turn, place, "settings-button-back", "menu")]
    put(turn, place, _text(turn, place, "settings-games"), [*rows, back])


# The log


def _log(turn: Turn, place: Place) -> None:
    changes = turn.uow.changes_in(place.chat_id)
    people = turn.uow.people([change.user_id for change in changes if change.user_id is not None])
    zone = turn.settings(place.chat_id).timezone or turn.kit.terms.timezone
    lines = [_text(turn, place, "settings-log", count=len(changes))]
    for change in changes:
        who = called(people.get(change.user_id or 0))
        at = change.at.astimezone(ZoneInfo(zone))
        what, value = _said(turn, place, change)
        name = who or _plain(turn, place, "settings-somebody")
        day = {"day": at.day, "month": at.month, "time": f"{at:%H:%M}"}
        lines.append(_text(turn, place, "settings-log-line", **day, name=name, what=what, value=value))
    put(turn, place, "\n".join(lines), [[_button(turn, place, "settings-button-back", "menu")]])


def _said(turn: Turn, place: Place, change: ChangeRecord) -> tuple[str, str]:
    """What was changed, and to what, in words as far as there still are any."""
    game, dot, field = change.field.partition(".")
    setting = settings_of(GroupSettings).get(change.field)
    if setting is not None:
        values: Mapping[str, object] = {pick_of(value): value for value in offered(setting, turn.kit.bundles.locales)}
        if change.value not in values:
            return _plain(turn, place, name_key(setting)), change.value
        return _plain(turn, place, name_key(setting)), label(turn, place.locale, setting, values[change.value])
    if not dot or GameKey(game) not in turn.kit.codec.specs:
        return change.field, change.value
    key = option_key(game, field)
    value = f"{key}-{change.value}"
    name = _plain(turn, place, key) if turn.kit.bundles.has(key) else field
    what = f"{_plain(turn, place, f'{game}-name')}, {name}" if field else _plain(turn, place, f"{game}-name")
    return what, _plain(turn, place, value) if field and turn.kit.bundles.has(value) else change.value


# Words and buttons


def _text(turn: Turn, place: Place, key: str, **args: Any) -> str:
    return turn.kit.bundles.text(place.locale, key, **args)


def _plain(turn: Turn, place: Place, key: str, **args: Any) -> str:
    return turn.label(place.locale, key, **args)


def _button(turn: Turn, place: Place, key: str, page: str, **args: Any) -> Button:
    data = tokens.encode(tokens.SERVICE, f"set.{-place.chat_id}", page)
    return {"text": _plain(turn, place, key, **args), "data": data}
