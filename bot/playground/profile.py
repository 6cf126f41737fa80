"""The methods about the bot itself: who it is, its commands, its texts, its files."""

import re

from bot.playground.errors import Json, Malformed, bad_request
from bot.playground.world import World

_COMMAND = re.compile(r"/?[a-z0-9_]{1,32}")
_LANGUAGE = re.compile(r"[a-z]{2}")
_LENGTHS = {"name": 64, "description": 512, "short_description": 120}


def get_me(world: World, _: Json) -> Json:
    """`getMe`."""
    return {
        **world.bot.to_json(),
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def set_commands(world: World, p: Json) -> bool:
    """`setMyCommands`: one bad entry refuses the whole list."""
    key = _key(world, p)
    commands: list[Json] = p["commands"]
    if len(commands) > 100:
        raise Malformed("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not _COMMAND.fullmatch(command["command"]):
            raise Malformed("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise Malformed("BOT_COMMAND_DESCRIPTION_INVALID")
    world.commands[key] = [{**command, "command": command["command"].removeprefix("/")} for command in commands]
    return True


def get_commands(world: World, p: Json) -> list[Json]:
    """`getMyCommands`: those of exactly this scope and language."""
    return world.commands.get(_key(world, p), [])


def delete_commands(world: World, p: Json) -> bool:
    """`deleteMyCommands`."""
    world.commands.pop(_key(world, p), None)
    return True


def set_name(world: World, p: Json) -> bool:
    """`setMyName`: the name for everybody else is the one that `getMe` and every message tell."""
    _set(world, "name", p)
    if p.get("name") and not p.get("language_code"):
        world.bot.first_name = p["name"]
    return True


def set_description(world: World, p: Json) -> bool:
    """`setMyDescription`."""
    return _set(world, "description", p)


def set_short_description(world: World, p: Json) -> bool:
    """`setMyShortDescription`."""
    return _set(world, "short_description", p)


def get_file(world: World, p: Json) -> Json:
    """`getFile`: where an uploaded file can be downloaded."""
    file = world.files.get(p["file_id"])
    if file is None:
        raise Malformed("invalid file_id")
    if len(file.content) > 20 * 2**20:
        raise bad_request("file is too big")
    return {**file.to_json(), "file_path": file.path}


def _set(world: World, what: str, p: Json) -> bool:
    text = p.get(what, "")
    if len(text) > _LENGTHS[what]:
        raise Malformed(f"{what} is too long")
    world.profile[what, _language(p)] = text
    return True


def _language(p: Json) -> str:
    language: str = p.get("language_code", "")
    if language and not _LANGUAGE.fullmatch(language):
        raise Malformed("invalid language code specified")
    return language


def _key(world: World, p: Json) -> tuple[str, str]:
    scope = p.get("scope", {"type": "default"})
    if "chat_id" in scope and scope["chat_id"] not in world.chats:
        raise bad_request("chat not found")
    where = ":".join(str(scope[name]) for name in ("type", "chat_id", "user_id") if name in scope)
    return where, _language(p)
