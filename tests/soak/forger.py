"""A forger of updates: real ones bent out of shape, and what a person with an app of his own can send. Knows no bot."""

import copy
import json
import random
import string
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.playground.updates import KINDS

Json = dict[str, Any]

_API = json.loads((Path(__file__).resolve().parents[1] / "data" / "bot_api.json").read_text(encoding="utf-8"))
_TYPES: Mapping[str, Any] = _API["types"]
_UPDATE: Mapping[str, str] = _TYPES["Update"]["fields"]

TEXTS = (
    "", " ", "\x00", "a\x00b", "\ud800", "\udfff nome", "\u202enevar", "\u2066\u2067\u2068", "\u200b\u200d\ufeff",
    "<b>&\"'</b><script>alert(1)</script>", "</i><a href='tg://user?id=1'>", "@NarratoreBot", "/start@NarratoreBot",
    "🏳️‍🌈" * 40, "é" * 300, "\u0301" * 500, "\r\n\r\n\t\x1b[31m", "%s%n{0}{who}", "';DROP TABLE people;--",
    "../../../etc/passwd", "x" * 65_536, "\U000e0041" * 50, "NaN", "null", "-1", "١٢٣", "²", "𝟙",
)  # fmt: skip
"""What people have put where a name or a sentence was meant."""

NUMBERS = (
    0, -1, 1, 2**31, -(2**31) - 1, 2**52, 2**63 - 1, -(2**63), 2**63, 2**64, 10**30, -(10**30), 0.5, -0.0, 1e308,
)  # fmt: skip
ODD: tuple[Any, ...] = (None, True, False, [], {}, "", [None], [[]], {"id": None}, {"": ""})

_ALPHABET = string.ascii_lowercase + string.digits
_DATA = _ALPHABET + string.ascii_uppercase + "._-"
_COMMANDS = (
    "start", "gioca", "play", "entra", "esci", "via", "ancora", "stato", "ruolo", "tabellone", "pausa", "riprendi",
    "ferma", "pratica", "narra", "giocatori", "annulla", "concedi", "random", "genera", "becchino", "quiz", "ruoli",
    "regole", "avvisami", "statistiche", "classifica", "storia", "verifica", "impostazioni", "lingua", "privacy",
    "imieidati", "dimenticami", "aiuto", "info", "lupi", "villaggio", "saloon", "propaganda", "operatore", "nessuno",
)  # fmt: skip
_PAYLOADS = (
    "join_{id}", "seat_{id}_{key}", "desk_{id}_{key}", "call_{n}", "set_{n}", "set_0", "look-{id}-r-{id}", "look--",
    "random", "quiz", "narra", "narra-{id}", "pratica", "pratica-{id}", "{key}{key}{key}", "join_", "call_0", "set_-1",
    "call_99999999999999999", "set_99999999999999999", "seat_{id}_", "op_{key}", "join_{id}_{key}",
)  # fmt: skip
_PROMPTS = (
    "lobby", "leave", "stop", "remove", "rematch", "extend", "pause", "resume", "role", "proof", "story", "desk",
    "seat", "practice", "take", "halt", "play", "kept", "lang", "grammar", "figures", "ranking", "turn_ranking",
    "forget", "calls", "uncall", "page", "draw.{id}", "quiz", "quiz.{id}.1", "quiz.{id}.9999", "book.lupi.{n}",
    "book.{id}.{n}", "set.{n}", "set.0.language", "set.{n}.sounds", "set.{n}.{id}", "opt.pace", "opt.roles", "opt.{id}",
    "n1.wolf", "d1.vote", "n9.seer", "d1.{id}", "practice.lupi", "practice.{id}", "op", "operator.{id}",
)  # fmt: skip
_OPTIONS = (
    "yes", "no", "join", "go", "list", "options", "p1", "p0", "p9999", "p99999", "1", "0", "9999", "99999", "menu",
    "season-{n}", "ever-{n}", "ever-9999999999999999999", "season-99999999999999999", "all", "off", "page", "up",
    "1-{key}", "deal", "full", "undo", "export", "import", "none", "true", "{id}", "-", "_", "A" * 24, "9" * 24,
)  # fmt: skip


class Forger:
    """Draws forgeries; the same generator gives the same ones."""

    def __init__(self, rng: random.Random) -> None:
        """Nothing real is known yet: `tokens`, `payloads` and `real` are for whoever watches the bot to fill."""
        self.rng = rng
        self.tokens: list[str] = []
        """Callback data that stood on somebody's buttons."""
        self.payloads: list[str] = []
        """Start parameters out of links that the bot wrote."""
        self.real: list[Json] = []
        """Updates that a server really sent, without their numbers."""

    # What an app can send

    def callback(self) -> str:
        """Callback data: somebody's, nearly somebody's, or nobody's."""
        draw = self.rng.random()
        if draw < 0.45 and self.tokens:
            return self.rng.choice(self.tokens)
        if draw < 0.7 and self.tokens:
            return self._bent(self.rng.choice(self.tokens))
        if draw < 0.93:
            session = self.rng.choice(("-", "-", self._id(), self._known_session(), "0" + "z" * 14, "0a9" + "z" * 12))
            return f"1.{session}.{self._filled(self.rng.choice(_PROMPTS))}.{self._filled(self.rng.choice(_OPTIONS))}"
        if draw < 0.97:
            return "".join(chr(self.rng.randrange(0x110000)) for _ in range(self.rng.randint(0, 64)))
        return self.rng.choice(("", "x" * 64, "x" * 65_536, "1.-.page." + "a" * 60, "\ud800", "1\n.-.page.help"))

    def payload(self) -> str:
        """A start parameter: somebody's, nearly somebody's, or guessed."""
        if self.payloads and self.rng.random() < 0.5:
            known = self.rng.choice(self.payloads)
            return known if self.rng.random() < 0.5 else self._bent(known)
        return self._filled(self.rng.choice(_PAYLOADS))

    def typed(self) -> str:
        """What somebody types: a command with odd words after it, a link's parameter, or anything."""
        draw = self.rng.random()
        if draw < 0.35:
            return f"/start {self.payload()}"
        if draw < 0.85:
            name = self.rng.choice(_COMMANDS)
            at = self.rng.choice(("", "@NarratoreBot", "@narratorebot", "@AltroBot", "@"))
            return f"/{name}{at} {self.words()}"
        return self.words()

    def words(self) -> str:
        """Words after a command, or none."""
        kind = self.rng.randrange(7)
        if kind == 0:
            return ""
        if kind == 1:
            return self.rng.choice(TEXTS)
        if kind == 2:
            return " ".join(str(self.rng.choice(NUMBERS)) for _ in range(self.rng.randint(1, 5)))
        if kind == 3:
            return "\n".join(self.rng.choice(TEXTS)[:80] for _ in range(self.rng.randint(1, 70)))
        if kind == 4:
            return self.rng.choice(("lupi", "villaggio 99999", "saloon -3", "propaganda ١٢", "12 da 1 a 10**9", "d0"))
        if kind == 5:
            return self.rng.choice(("1-99999999999", "100 1000000", "moneta", "nomi a, b, c", ", , ,", "6 su 3", "-5"))
        return "".join(chr(self.rng.randrange(0x110000)) for _ in range(self.rng.randint(1, 200)))

    def file(self) -> bytes:
        """The content of a file that pretends to be settings, or a list of names."""
        settings = {"narratore": 1, "kind": "settings", "settings": {"language": self.odd()}, "games": self.odd()}
        return self.rng.choice((
            b"", b"\x00" * 100, b"\xff\xfe\x00", b"{" * 60_000, b"[" * 60_000, b"{}", b"[]", b"null", b'{"a":' * 5_000,
            json.dumps(settings).encode(), ("\n".join(TEXTS[:20])).encode("utf-8", "replace")[:60_000],
            b"9" * 6_000, b'{"narratore": ' + b"9" * 6_000 + b"}", b"NaN", b'{"settings": NaN}', b"\xef\xbb\xbf{}",
        ))  # fmt: skip

    # What a server would send, bent

    def update(self) -> Json:
        """An update without its number: a real one with something wrong in it, or one of a kind that is made up."""
        if self.real and self.rng.random() < 0.7:
            made = copy.deepcopy(self.rng.choice(self.real))
        else:
            made = {kind: self._made(kind) for kind in self.rng.sample(KINDS, self.rng.choice((1, 1, 1, 2)))}
        for _ in range(self.rng.choice((0, 1, 1, 2, 5))):
            self._spoil(made)
        return made

    def odd(self) -> Any:
        """A value that nobody expects."""
        kind = self.rng.randrange(5)
        if kind == 0:
            return self.rng.choice(TEXTS)
        if kind == 1:
            return self.rng.choice(NUMBERS)
        if kind == 2:
            return copy.deepcopy(self.rng.choice(ODD))
        if kind == 3:
            return nested(self.rng.choice((3, 50, 400)), self.rng.choice(("list", "dict")))
        return {self.rng.choice(("id", "type", "x", "\ud800")): self.rng.choice(TEXTS)}

    def _made(self, kind: str) -> Any:
        declared = _UPDATE.get(kind, "Message")
        return self.odd() if self.rng.random() < 0.1 else self._of_type(declared.rstrip("*"), 0)

    def _of_type(self, declared: str, depth: int) -> Any:
        """A value of this type as the Bot API describes it, with some of what may be missing missing."""
        name = self.rng.choice(declared.split("|"))
        if name.startswith("Array of "):
            return [self._of_type(name.removeprefix("Array of "), depth + 1) for _ in range(self.rng.randint(0, 2))]
        plain: dict[str, Callable[[], Any]] = {
            "Integer": lambda: self.rng.choice((*NUMBERS, *range(20))),
            "Float": self.rng.random,
            "Boolean": lambda: self.rng.random() < 0.5,
            "True": lambda: True,
            "String": lambda: self.rng.choice((*TEXTS, "private", "group", "supergroup", "channel", "member", "left")),
        }
        if name in plain:
            return plain[name]()
        known = _TYPES.get(name)
        if known is None or depth > 4:
            return {} if depth > 4 else self.odd()
        if "subtypes" in known:
            return self._of_type(self.rng.choice(known["subtypes"]), depth + 1) if known["subtypes"] else {}
        wanted = 0.95 if depth < 2 else 0.6
        return {
            field: self._of_type(kinds.rstrip("*"), depth + 1)
            for field, kinds in known["fields"].items()
            if (kinds.endswith("*") and self.rng.random() < 0.97) or self.rng.random() < wanted / 4
        }

    def _spoil(self, update: Json) -> None:
        places = list(_places(update))
        if not places:
            return
        holder, key = self.rng.choice(places)
        what = self.rng.randrange(4)
        if what == 0 and isinstance(holder, dict):
            del holder[key]
        elif what == 1 and isinstance(holder, dict):
            holder[self.rng.choice(("zzz", "from", "chat", "text", "data", "sender_chat", "new_chat_members"))] = (
                self.odd()
            )
        else:
            holder[key] = self.odd()

    # Pieces

    def _bent(self, text: str) -> str:
        """One thing wrong with it."""
        kind, at = self.rng.randrange(6), self.rng.randrange(max(len(text), 1))
        match kind:
            case 0:
                return text[:at]
            case 1:
                return text[:at] + chr(ord(text[at]) ^ (1 << self.rng.randrange(7))) + text[at + 1 :] if text else "."
            case 2:
                return text[:at] + self.rng.choice(_DATA) + text[at + 1 :]
            case 3:
                return text + self.rng.choice(_DATA) * self.rng.randint(1, 30)
            case 4:
                return ".".join(self.rng.sample(text.split("."), len(text.split("."))))
            case _:
                other = self.rng.choice(self.tokens or [text])
                return ".".join([*text.split(".")[:2], *other.split(".")[2:]])

    def _filled(self, pattern: str) -> str:
        number = str(self.rng.choice((1, 2_999_999_999, 10**16, self.rng.randrange(10**10))))
        key = "".join(self.rng.choice(_ALPHABET) for _ in range(16))
        return pattern.replace("{id}", self.rng.choice((self._id(), self._known_session()))).replace(
            "{key}", key
        ).replace("{n}", number)  # fmt: skip

    def _id(self) -> str:
        return "".join(self.rng.choice(_ALPHABET) for _ in range(8))

    def _known_session(self) -> str:
        named = [token.split(".")[1] for token in self.rng.sample(self.tokens, min(5, len(self.tokens)))]
        return next((name for name in named if name != "-"), self._id())


def nested(depth: int, kind: str) -> Any:
    """Something within something within something."""
    inner: Any = 1
    for _ in range(depth):
        inner = [inner] if kind == "list" else {"reply_to_message": inner}
    return inner


def _places(value: Any, depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Everywhere in a value where something stands, as (holder, key)."""
    if depth > 6:
        return
    items: Sequence[tuple[Any, Any]] = ()
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, inner in items:
        yield value, key
        yield from _places(inner, depth + 1)
