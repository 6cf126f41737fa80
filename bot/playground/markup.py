"""Texts as Telegram reads them: HTML to entities, UTF-16 offsets, commands and mentions. Knows no chat and no message.

Only the HTML parse mode is spoken here; the others are refused as an unsupported parse mode.
"""

import re
from collections.abc import Callable
from html import unescape

from bot.playground.errors import Json, Malformed

UserLookup = Callable[[int], Json | None]

_TAGS = {
    "b": "bold", "strong": "bold", "i": "italic", "em": "italic", "u": "underline", "ins": "underline",
    "s": "strikethrough", "strike": "strikethrough", "del": "strikethrough", "tg-spoiler": "spoiler", "span": "spoiler",
    "a": "text_link", "code": "code", "pre": "pre", "blockquote": "blockquote", "tg-emoji": "custom_emoji",
}  # fmt: skip
_TAG = re.compile(r"<(/?)([^\s>/]*)((?:[^>\"']|\"[^\"]*\"|'[^']*')*)>")
_ATTRIBUTE = re.compile(r"([a-zA-Z-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>]+)))?")
_CHARACTER = re.compile(r"&(?:lt|gt|amp|quot|#[0-9]{1,7}|#x[0-9a-fA-F]{1,6});")
_SPECIAL = re.compile(r"[<&]")
_FOUND = re.compile(
    r"(?P<bot_command>(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/]))"
    r"|(?P<mention>(?<!\w)@[A-Za-z0-9_]{4,32}(?!\w))"
    r"|(?P<url>https?://[^\s<>\"]+)"
)
_SIMPLE = re.compile(r"[/@]|https?://")


def utf16(text: str) -> int:
    """Length in UTF-16 units, which is how Telegram counts."""
    return len(text) + sum(1 for char in text if char > "\uffff") if not text.isascii() else len(text)


def format_text(text: str, parse_mode: str | None, users: UserLookup) -> tuple[str, list[Json]]:
    """The text as it will be seen, trimmed, and its entities, those that Telegram finds by itself included.

    Raises Malformed where the markup cannot be parsed or the parse mode is not HTML.
    """
    if not parse_mode:
        plain = text
        entities: list[Json] = []
    elif parse_mode.lower() == "html":
        plain, entities = parse_html(text, users)
    else:
        raise Malformed("unsupported parse_mode")
    plain, entities = _trimmed(plain, entities)
    return plain, with_found(plain, entities)


def parse_html(text: str, users: UserLookup) -> tuple[str, list[Json]]:
    """Plain text and entities of a text in Telegram's HTML. Raises Malformed with the place of the first fault."""
    parts: list[str] = []
    entities: list[Json] = []
    open_tags: list[tuple[str, int, Json]] = []
    units = place = 0

    def add(piece: str) -> None:
        nonlocal units
        parts.append(piece)
        units += utf16(piece)

    while True:
        found = _SPECIAL.search(text, place)
        if found is None:
            add(text[place:])
            break
        start = found.start()
        add(text[place:start])
        if found.group() == "&":
            character = _CHARACTER.match(text, start)
            add(unescape(character.group()) if character else "&")
            place = character.end() if character else start + 1
            continue
        tag = _TAG.match(text, start)
        if tag is None:
            raise _unparsable("Unclosed start tag", text, start)
        closing, name, rest = tag.group(1), tag.group(2).lower(), tag.group(3)
        if closing:
            if not open_tags:
                raise _unparsable("Unexpected end tag", text, start)
            opened, offset, extra = open_tags.pop()
            if name and name != opened:
                raise _unparsable("Unmatched end tag", text, start, f', expected "</{opened}>", found "</{name}>"')
            if units > offset:
                entities.append({"offset": offset, "length": units - offset, **extra})
        else:
            open_tags.append((name, units, _opened(name, rest, text, start)))
        place = tag.end()
    if open_tags:
        raise Malformed(f"can't parse entities: Can't find end tag corresponding to start tag \"{open_tags[-1][0]}\"")
    known = [entity for entity in (_resolved(entity, users) for entity in entities) if entity is not None]
    known.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return "".join(parts), known


def with_found(plain: str, entities: list[Json]) -> list[Json]:
    """The entities and those that Telegram finds in any text: commands, mentions, addresses; not inside code or links."""
    if not _SIMPLE.search(plain):
        return entities
    closed = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in entities
        if entity["type"] in ("code", "pre", "text_link", "text_mention")
    ]
    found = []
    for match in _FOUND.finditer(plain):
        offset = utf16(plain[: match.start()])
        length = utf16(match.group())
        if all(offset + length <= start or offset >= end for start, end in closed):
            found.append({"type": str(match.lastgroup), "offset": offset, "length": length})
    return sorted(entities + found, key=lambda entity: (entity["offset"], -entity["length"])) if found else entities


def piece(plain: str, entity: Json) -> str:
    """The part of a text that an entity covers."""
    raw = plain.encode("utf-16-le")
    return raw[2 * entity["offset"] : 2 * (entity["offset"] + entity["length"])].decode("utf-16-le")


def _opened(name: str, rest: str, text: str, start: int) -> Json:
    kind = _TAGS.get(name)
    if kind is None:
        raise _unparsable(f'Unsupported start tag "{name}"', text, start)
    attributes = {
        found.group(1).lower(): unescape(found.group(2) or found.group(3) or found.group(4) or "")
        for found in _ATTRIBUTE.finditer(rest)
    }
    if name == "span" and attributes.get("class") != "tg-spoiler":
        raise _unparsable('Tag "span" must have class "tg-spoiler"', text, start)
    if name == "a":
        return {"type": kind, "url": attributes.get("href", "")}
    if name == "tg-emoji":
        return {"type": kind, "custom_emoji_id": attributes.get("emoji-id", "")}
    if name == "blockquote" and "expandable" in attributes:
        return {"type": "expandable_blockquote"}
    return {"type": kind}


def _resolved(entity: Json, users: UserLookup) -> Json | None:
    """A link to a person is a mention if the person is known to the bot, else nothing; an empty link is nothing."""
    if entity["type"] != "text_link":
        return entity
    url = entity.pop("url")
    person = re.fullmatch(r"tg://user\?id=([0-9]+)", url)
    if person:
        user = users(int(person.group(1)))
        return None if user is None else {**entity, "type": "text_mention", "user": user}
    if "." not in url and not url.startswith("tg://"):
        return None
    return {**entity, "url": url}


def _trimmed(plain: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Without the white space around; entities are cut to what is left."""
    left = len(plain) - len(plain.lstrip())
    inner = plain.strip()
    if inner == plain:
        return plain, entities
    skip, length = utf16(plain[:left]), utf16(inner)
    kept = []
    for entity in entities:
        start = max(0, entity["offset"] - skip)
        end = min(length, entity["offset"] + entity["length"] - skip)
        if end > start:
            kept.append({**entity, "offset": start, "length": end - start})
    return inner, kept


def _unparsable(what: str, text: str, start: int, more: str = "") -> Malformed:
    return Malformed(f"can't parse entities: {what} at byte offset {len(text[:start].encode())}{more}")
