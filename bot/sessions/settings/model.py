"""What can be set, declared once for each scope: menu, storage, validation, help and files follow from it. Names no game.

What is stored and cannot be read any more counts as never set: another version of the program may have stored it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, ValidationInfo

from bot.narration import tokens
from bot.pictures.themes import ThemeName

CHOSEN: Final = "chosen"
"""Where a group's settings, or what is kept of a person, hold what has no column of its own."""
LOCALES: Final = "locales"
"""In the context of a validation: the languages that the program speaks."""
ZONES: Final = (
    "Europe/Rome", "Europe/London", "Europe/Berlin", "Europe/Athens", "America/New_York", "America/Sao_Paulo",
    "America/Los_Angeles", "Asia/Tokyo", "Australia/Sydney",
)  # fmt: skip
"""Offered by buttons; any other one may be typed."""
ASKING_HOURS: Final = (9, 11, 13, 15, 17, 19, 21, 22)
"""At which the quiz may ask a group something every day."""
PIN, RESTRICT = "can_pin_messages", "can_restrict_members"
"""Rights that the bot needs for some of them, as Telegram calls them."""

Changer = Literal["admins", "self"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What a field tells of itself."""

    section: str
    who: Changer
    """Who may change it: the group's administrators, or the person."""
    help: str
    """The message that explains it; without its attribute, the message of its name."""
    choices: tuple[Any, ...] = ()
    """Its buttons; where there are none, the languages of the program."""
    words: bool = True
    """Whether each choice has a message; else it is an hour or a city, and shown as it is."""
    typed: bool = False
    """Whether a value may be written as a reply, too."""
    needs: str = ""
    """The right without which the bot cannot do what is set."""
    abreast: int = 1
    """Buttons in a row."""


def _help(name: str) -> str:
    return f"settings-{name.replace('_', '-')}.help"


def _of_group(name: str, section: str, choices: tuple[Any, ...], **more: Any) -> Setting:
    return Setting(section=section, who="admins", help=_help(name), choices=choices, **more)


def _of_person(name: str, choices: tuple[Any, ...]) -> Setting:
    return Setting(section="mine", who="self", help=_help(name), choices=choices)


def _spoken(value: str | None, info: ValidationInfo) -> str | None:
    locales = (info.context or {}).get(LOCALES)
    if value is not None and locales is not None and value not in locales:
        raise ValueError("no such language")
    return value


def _zone(value: str | None) -> str | None:
    if value is None:
        return None
    try:
        ZoneInfo(value)
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError("no such zone") from error
    return value


Hour = Annotated[int, Field(ge=0, le=23)]
Language = Annotated[str | None, AfterValidator(_spoken)]
_OFF_ON: Final = (False, True)
_CLOCK: Final = (None, *range(24))
_MOODS: Final = ("light", "dark")


class Declared(BaseModel):
    """What both scopes have in common: nothing unknown, nothing half right."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class GroupSettings(Declared):
    """A group's. The options of its games lie beside it, each game's own."""

    language: Annotated[Language, _of_group("language", "speech", ())] = None
    """None: that of whoever let the bot in."""
    timezone: Annotated[
        str | None,
        AfterValidator(_zone),
        _of_group("timezone", "speech", (None, *ZONES), words=False, typed=True, abreast=2),
    ] = None
    quiet_from: Annotated[Hour | None, _of_group("quiet_from", "speech", _CLOCK, words=False, abreast=6)] = None
    quiet_until: Annotated[Hour | None, _of_group("quiet_until", "speech", _CLOCK, words=False, abreast=6)] = None
    """Between the two a slow game rests; the same hour twice: never. None: the operator's."""
    open_by: Annotated[Literal["everybody", "admins"], _of_group("open_by", "tables", ("everybody", "admins"))] = (
        "everybody"
    )
    stop_by: Annotated[Literal["host", "admins"], _of_group("stop_by", "tables", ("host", "admins"))] = "host"
    sounds: Annotated[bool, _of_group("sounds", "chat", _OFF_ON)] = True
    pin: Annotated[bool, _of_group("pin", "chat", _OFF_ON, needs=PIN)] = False
    mute: Annotated[bool, _of_group("mute", "chat", _OFF_ON, needs=RESTRICT)] = False
    dead_talk: Annotated[bool, _of_group("dead_talk", "chat", _OFF_ON)] = False
    """Whether the dead talk among themselves, through the bot."""
    mild: Annotated[bool, _of_group("mild", "chat", _OFF_ON)] = False
    pictures: Annotated[ThemeName, _of_group("pictures", "chat", _MOODS, abreast=2)] = "light"
    """On which ground the board and every other picture is drawn for the group."""
    figures: Annotated[bool, _of_group("figures", "chat", _OFF_ON)] = True
    """Whether games are counted: statistics, ranking, trophies, recaps."""
    news: Annotated[bool, _of_group("news", "chat", _OFF_ON)] = False
    """Whether whoever looks after the bot may tell the group something, now and then."""
    daily: Annotated[Hour | None, _of_group("daily", "chat", (None, *ASKING_HOURS), words=False, abreast=4)] = None
    """The hour at which the quiz asks the group something every day."""


class PersonSettings(Declared):
    """One's own."""

    language: Annotated[Language, _of_person("my_language", ())] = None
    """None: that of the app."""
    grammar: Annotated[Literal["m", "f", "neutral"] | None, _of_person("grammar", ("f", "m", "neutral"))] = None
    calls: Annotated[bool, _of_person("calls", _OFF_ON)] = True
    """Whether to be called to tables at all."""
    several: Annotated[bool, _of_person("several", _OFF_ON)] = False
    """Whether to sit at more than one table at a time."""
    news: Annotated[bool, _of_person("my_news", _OFF_ON)] = False
    """Whether whoever looks after the bot may write to the person, now and then."""
    mild: Annotated[bool, _of_person("my_milder", _OFF_ON)] = False
    """Whether roles bear milder names in private, at no group's table."""
    pictures: Annotated[ThemeName, _of_person("my_pictures", _MOODS)] = "light"
    """On which ground the pictures are drawn that come in private."""


M = TypeVar("M", bound=Declared)


@cache
def settings_of(model: type[Declared]) -> Mapping[str, Setting]:
    """What the fields of a scope tell of themselves, in the order of its menu."""
    found: dict[str, Setting] = {}
    for name, field in model.model_fields.items():
        for one in field.metadata:
            if isinstance(one, Setting):
                found[name] = one
    return found


def sections_of(model: type[Declared]) -> tuple[str, ...]:
    """The pages of a scope's menu, in order."""
    return tuple(dict.fromkeys(setting.section for setting in settings_of(model).values()))


def name_key(setting: Setting) -> str:
    """The message of a setting's name; those of its choices begin like it."""
    return setting.help.partition(".")[0]


def pick_of(value: object) -> str:
    """How a value is named in its button: as a choice of an option; a zone by its city."""
    return tokens.choice_key(value).rpartition("/")[2].lower()


def offered(setting: Setting, locales: tuple[str, ...]) -> tuple[Any, ...]:
    """What its buttons set."""
    return setting.choices or (None, *locales)


def chosen(setting: Setting, pick: str, locales: tuple[str, ...]) -> Any:
    """The value that a button names. Raises KeyError for one that is not offered."""
    return {pick_of(choice): choice for choice in offered(setting, locales)}[pick]


def changed(now: M, name: str, value: Any, locales: tuple[str, ...]) -> M:
    """The settings with one changed. Raises ValidationError."""
    return type(now).model_validate({**now.model_dump(), name: value}, context={LOCALES: locales})


def read_stored(model: type[M], stored: Mapping[str, Any]) -> M:
    """What was stored; a field that is missing, or cannot be read any more, has its default."""
    found: dict[str, Any] = {}
    for name in model.model_fields:
        if name in stored:
            try:
                model.model_validate({name: stored[name]})
            except ValidationError:
                continue
            found[name] = stored[name]
    return model.model_validate(found)


def to_store(settings: Declared, but: frozenset[str]) -> dict[str, Any]:
    """What is not the default, as JSON, without what is kept elsewhere."""
    return settings.model_dump(exclude=set(but), exclude_defaults=True)


def differences(before: Declared, after: Declared) -> Iterator[tuple[str, Any]]:
    """The fields that differ, with their new values."""
    for name in type(after).model_fields:
        if getattr(before, name) != getattr(after, name):
            yield name, getattr(after, name)


def texts_of_settings(model: type[Declared]) -> Iterator[str]:
    """Every message that the menu may ask for of a scope: what the check of the locales looks for."""
    for section in sections_of(model):
        yield f"settings-section-{section}"
    for name, setting in settings_of(model).items():
        key = name_key(setting)
        yield from (key, setting.help)
        if setting.words:
            yield from (f"{key}-{pick_of(choice)}" for choice in setting.choices)
        if model.model_fields[name].default is None:
            yield f"{key}-none"
