"""`/impostazioni`: who may come in, and what each press does. Every press asks Telegram anew who administers the group."""

from dataclasses import replace

from bot.narration import tokens
from bot.narration.optionpages import OPTIONS
from bot.sessions.commands import AskSettings, Command, GiveFile, PressSettings, PressUsual, SayWords
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.members import Standing
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Ignored, Receipt, Toast
from bot.sessions.reception import seen_in_private
from bot.sessions.settings import effects, files, menu, usual, zones
from bot.sessions.settings.model import RESTRICT, GroupSettings, PersonSettings, chosen, settings_of
from bot.sessions.turn import Turn

_LIST = "list"
"""The button of a game's options that leads back to the games."""


def ask_settings(turn: Turn, command: AskSettings) -> Receipt:
    """In a group the link to its menu, for administrators; in private one's own, or the group's that a link names."""
    where = command.where
    if where.kind != "private":
        turn.group(where)
        if not turn.is_admin(where.chat_id, command.who, where):
            raise Refusal("service-admins-only")
        link = turn.start_link(tokens.settings_payload(where.chat_id))
        button = {"text": turn.label(turn.chat_locale(where), "settings-button-open"), "url": link}
        turn.reply(command, "settings-elsewhere", keyboard=[[button]])
        return Accepted()
    seen_in_private(turn, command)
    chat_id = command.chat_id or 0
    if chat_id:
        _administers(turn, command, chat_id)
    if not turn.may_answer(command.who.user_id):
        return ASKED_ENOUGH
    menu.show(turn, _place(turn, command, chat_id, new=True))
    return Accepted()


def press_settings(turn: Turn, command: PressSettings) -> Receipt:
    """A button of the menu: another page, or a value."""
    standing = _let_in(turn, command, command.chat_id)
    place = _place(turn, command, command.chat_id)
    if not turn.may(Deed.BROWSING, place.user_id):
        return ASKED_ENOUGH
    if command.field:
        return _set(turn, command, place, standing)
    if command.pick == "export" and place.chat_id:
        if not turn.may(Deed.PROOF, place.user_id):
            return ASKED_ENOUGH
        files.export(turn, place)
    elif not menu.show(turn, place, command.pick):
        raise Refusal("service-stale-button")
    return Accepted()


def press_usual(turn: Turn, command: PressUsual) -> Receipt:
    """A button of a game's usual options."""
    _let_in(turn, command, command.chat_id)
    place = _place(turn, command, command.chat_id)
    if not turn.may(Deed.BROWSING, place.user_id):
        return ASKED_ENOUGH
    game = next((key for key in turn.kit.codec.specs if tokens.game_code(key) == command.code), None)
    if game is None:
        raise Refusal("service-stale-button")
    if not command.field:
        if command.page == _LIST:
            menu.show(turn, place, "games")
        else:
            usual.show(turn, place, game, command.page or OPTIONS)
        return Accepted()
    if not usual.put(turn, place, game, command.field, command.value):
        return Ignored(why="set already", toast=Toast(key="service-option-set"))
    effects.note(turn, command.who, place.chat_id, f"{game}.{command.field}", command.value)
    return Accepted(toast=Toast(key="service-option-set"))


def hears(turn: Turn, command: SayWords) -> Receipt | None:
    """Take a text in private as a value, if it replies to a page that takes words; None if it does not."""
    if command.reply_to is None:
        return None
    meant = menu.replied_to(turn, command.who.user_id, command.reply_to)
    return None if meant is None else _typed(turn, command, meant, command.text)


def give_file(turn: Turn, command: GiveFile) -> Receipt:
    """A file in private: settings, while the page that takes them is open."""
    seen_in_private(turn, command)
    meant = menu.replied_to(turn, command.who.user_id, None)
    if meant is None:
        raise Refusal("settings-no-file")
    if command.text is None:
        raise Refusal("settings-import-unreadable")
    return _typed(turn, command, meant, command.text)


def _typed(turn: Turn, command: Command, meant: tuple[int, str], text: str) -> Receipt:
    chat_id, what = meant
    standing = _let_in(turn, command, chat_id)
    if not turn.may(Deed.BROWSING, command.who.user_id):
        return ASKED_ENOUGH
    place = _place(turn, command, chat_id, new=True)
    if what == menu.IMPORT:
        changes = files.take_in(turn, command.who, place, text, standing)
        turn.reply(command, "settings-imported", count=changes)
        menu.show(turn, place)
        return Accepted()
    effects.set_group(turn, command.who, chat_id, what, zones.zone_named(text))
    menu.show(turn, place, f"f-{what}")
    return Accepted()


def _set(turn: Turn, command: PressSettings, place: menu.Place, standing: Standing) -> Receipt:
    name = command.field
    setting = settings_of(GroupSettings if place.chat_id else PersonSettings).get(name)
    if setting is None:
        raise Refusal("service-stale-button")
    try:
        value = chosen(setting, command.pick, turn.kit.bundles.locales)
    except KeyError:
        raise Refusal("service-stale-button") from None
    if setting.needs and value and setting.needs not in standing.powers:
        raise Refusal(f"settings-needs-{name}", alert=True)
    if place.chat_id:
        new = effects.set_group(turn, command.who, place.chat_id, name, value)
    else:
        new = effects.set_own(turn, place.user_id, name, value)
    if not new:
        return Ignored(why="set already", toast=Toast(key="service-noted"))
    # What was chosen may be the language of the page itself.
    menu.show(turn, _place(turn, command, place.chat_id), f"f-{name}")
    return Accepted(toast=Toast(key="service-noted"))


def _let_in(turn: Turn, command: Command, chat_id: int) -> Standing:
    """Whoever may change what the button belongs to. Raises Refusal."""
    if command.where.kind != "private":
        raise Refusal("service-stale-button")
    seen_in_private(turn, command)
    return _administers(turn, command, chat_id) if chat_id else Standing(admin=False, powers=frozenset())


def _administers(turn: Turn, command: Command, chat_id: int) -> Standing:
    """A link or a button can be forged, and a right lost: whoever has none learns not even the group's title."""
    group = turn.uow.group(chat_id)
    if group is None or not group.present:
        raise Refusal("service-unknown-link", alert=command.press)
    standing = turn.standing(chat_id, command.who.user_id)
    if not turn.is_admin(chat_id, command.who, command.where):
        raise Refusal("service-admins-only", alert=command.press)
    # In a group that is no supergroup Telegram restricts nobody, whatever the rights.
    return standing if group.kind == "supergroup" else replace(standing, powers=standing.powers - {RESTRICT})


def _place(turn: Turn, command: Command, chat_id: int, *, new: bool = False) -> menu.Place:
    user_id = command.who.user_id
    return menu.Place(
        user_id=user_id,
        locale=turn.locale_of(turn.uow.person(user_id)),
        chat_id=chat_id,
        message_id=None if new else command.where.message_id,
    )
