"""Messages in Fluent: loading, falling back, wordings, and the four functions that texts may call.

Knows the files and Telegram's two rules on length; knows no game. A message that fails is logged and told in the next
language: a missing word must not stop an evening.
"""

import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.narration.names import Markup, Word, clipped, escape, initial, mention, plain

_log = structlog.get_logger(__name__)

TOAST = 200
"""Characters of an answer to a press."""
MILD = "-mild"
"""How the key of a message ends that says what its namesake says in milder words; and how a language is named that is
spoken in them: "it-mild"."""
_APOSTROPHE = "’"
_WITHOUT_NAME = ("emoji", "card")
"""Beginnings of the cases of a role that a character's name does not follow: a picture, a whole text."""
_LONGEST_PLACEABLE = 2500
"""The most that fluent.runtime prints of a string; a list of thirty-five names may be longer, and is put in afterwards."""
_PLACE = "\ufdd0{}\ufdd1"
"""Holds the place of such a value: characters that no text contains."""


@cache
def _parsed(text: str) -> Any:
    """A file's messages: parsed once in a process, however many bots read it; parsing takes longer than all else at a start."""
    return FluentResource(text)


def _milder(resource: Any) -> list[Any]:
    """The file's milder messages, under the names of those in whose place they stand."""
    return [
        ast.Message(ast.Identifier(entry.id.name.removesuffix(MILD)), entry.value, entry.attributes)
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.id.name.endswith(MILD)
    ]


def milder(locale: str, *, mild: bool) -> str:
    """The name of the language as it is spoken where milder words are wanted, or not."""
    return f"{locale.removesuffix(MILD)}{MILD if mild else ''}"


class Language:
    """One language's messages."""

    def __init__(self, locale: str, folder: Path, *, mild: bool = False) -> None:
        """Parse every file of the folder, and of the folders in it: a large game has one of its own.

        `mild`: where there is a milder message, it stands in its namesake's place.
        """
        self.locale = locale
        functions: dict[str, Any] = {"ROLE": self._role, "GENDER": self._gender, "MENTION": mention, "INITIAL": initial}
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        for path in sorted(folder.rglob("*.ftl")):
            resource = _parsed(path.read_text("utf-8"))
            self._bundle.add_resource(resource)
            if mild:
                self._bundle.add_resource(ast.Resource(body=_milder(resource)), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message `key`, or an attribute `message.attribute`."""
        return bool(self._patterns(key))

    def render(self, key: str, variant: int, args: Mapping[str, Any]) -> tuple[str | None, list[Exception]]:
        """The text, and what was wrong with it; None without such a message."""
        patterns = self._patterns(key)
        if not patterns:
            return None, [LookupError(f"no message {key}")]
        late = {name: arg for name, arg in args.items() if isinstance(arg, str) and len(arg) > _LONGEST_PLACEABLE}
        given = {name: _PLACE.format(name) if name in late else arg for name, arg in args.items()}
        told, errors = self._bundle.format_pattern(patterns[variant % len(patterns)], given)
        text = str(told)
        for name, arg in late.items():
            text = text.replace(_PLACE.format(name), arg)
        return text, errors

    def wordings(self, key: str) -> int:
        """How many ways there are to say it; 0 without such a message."""
        return len(self._patterns(key))

    def _patterns(self, key: str) -> list[Any]:
        """The wordings: the message's value and its attributes alt-1, alt-2 …; or the one attribute that was named."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return []
        message = self._bundle.get_message(name)
        if attribute:
            return [message.attributes[attribute]] if attribute in message.attributes else []
        others = [pattern for alt, pattern in message.attributes.items() if alt.startswith("alt-")]
        return [message.value, *others] if message.value is not None else others

    def _role(self, role: str, of: str = "", *, case: str) -> str:
        """ROLE($role, $of?, case: "…"): this attribute of the role's message, told of the person `of` who has it.

        Of a character it is told in the character's own form, its name at the end. Raises LookupError where the role has
        no such attribute.
        """
        word = role if isinstance(role, Word) else Word("")
        attributes = self._bundle.get_message(word.card).attributes
        article, called = self._article(attributes, word.called)
        text, errors = self._bundle.format_pattern(attributes[case], {"of": of or word.grammar, "article": article})
        if errors:
            raise ValueError(f"{word.card}.{case}: {errors[0]}")
        if not called or case.startswith(_WITHOUT_NAME):
            return str(text)
        if not text:
            return word.called
        return f"{text}{called}" if str(text).endswith(_APOSTROPHE) else f"{text} {called}"

    def _article(self, attributes: Mapping[str, Any], called: str) -> tuple[str, str]:
        """("il", "vecchio Jim") of what somebody wrote, where the role lists the language's articles; else ("", all of it).

        An article joins the preposition before it: the role's cases say how.
        """
        if "articles" in attributes:
            written, _ = self._bundle.format_pattern(attributes["articles"], {})
            read = called.casefold().replace("'", _APOSTROPHE)
            for article in str(written).split():
                start = article if article.endswith(_APOSTROPHE) else f"{article} "
                if read.startswith(start) and called[len(start) :].strip():
                    return article.rstrip(_APOSTROPHE), called[len(start) :].strip()
        return "", called

    def _gender(self, of: str) -> str:
        """GENDER($of): "m", "f" or "neutral" of a person, of several, or of a role's noun."""
        if isinstance(of, Word):
            if of.card and of.grammar == "neutral":
                gender = self._bundle.get_message(of.card).attributes.get("gender")
                return "neutral" if gender is None else str(self._bundle.format_pattern(gender, {})[0])
            return of.grammar
        return of if of in ("m", "f") else "neutral"


class Bundles:
    """All languages there are. Each is parsed when it is first needed."""

    def __init__(self, locales_dir: Path, *, default: str = "it") -> None:
        """Find the languages: one folder each. Raises LookupError if the default one is missing."""
        self._folders = {path.name: path for path in sorted(locales_dir.iterdir()) if any(path.glob("*.ftl"))}
        if default not in self._folders:
            raise LookupError(f"there is no folder of messages {locales_dir / default}")
        self._default = default
        self._languages: dict[str, Language] = {}

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages, the default one first."""
        return (self._default, *(name for name in self._folders if name != self._default))

    def language(self, locale: str) -> Language:
        """One language's own messages, without falling back; of "it-mild" the milder ones. Raises LookupError for an unknown one."""
        if locale not in self._languages:
            name = milder(locale, mild=False)
            self._languages[locale] = Language(name, self._folders[name], mild=locale != name)
        return self._languages[locale]

    def has(self, key: str, locale: str | None = None) -> bool:
        """Whether the message exists: in this language, or in the default one."""
        return self.language(locale or self._default).has(key)

    def text(self, locale: str, key: str, /, variant: int = 0, **args: Any) -> str:
        """The message as HTML of Telegram's kind. Strings are data and escaped, unless they are `Markup`.

        `key` may name an attribute ("lupi-role-seer.card"). Of several wordings, number `variant` (modulo) is taken.
        """
        return self._render(locale, key, variant, {name: _value(arg) for name, arg in args.items()})

    def plain(self, locale: str, key: str, /, variant: int = 0, limit: int | None = TOAST, **args: Any) -> str:
        """The message without mark-up, cut to so many characters: for toasts, buttons and descriptions."""
        text = plain(self.text(locale, key, variant, **args))
        return text if limit is None or len(text) <= limit else clipped(text, limit)

    def listing(self, locale: str, words: Sequence[str]) -> Markup:
        """The words as one enumeration, with the language's "and" before the last; its grammar is theirs if they agree."""
        escaped = [escape(word) for word in words]
        grammars = {word.grammar for word in escaped}
        grammar = grammars.pop() if len(grammars) == 1 else "neutral" if "neutral" in grammars or not grammars else "m"
        if len(escaped) <= 1:
            text = "".join(escaped)
        else:
            text = self.text(locale, "list-end", head=Markup(", ".join(escaped[:-1])), last=escaped[-1])
        return Markup(text, grammar=grammar)

    def _render(self, locale: str, key: str, variant: int, args: Mapping[str, Any]) -> str:
        best: str | None = None
        known = milder(locale, mild=False) in self._folders
        for name in dict.fromkeys((locale if known else self._default, *self.locales)):
            text, errors = self.language(name).render(key, variant, args)
            if text is not None and not errors:
                return text
            best = best or text
            _log.error(
                "narration.message-failed", key=key, locale=name, errors=[type(error).__name__ for error in errors]
            )
        return escape(key) if best is None else best


def wording(key: str, told: int, *whom: str) -> int:
    """A number that chooses among a message's wordings, and on which nothing else depends.

    It begins somewhere for each table and addressee and goes on with every line told, by one or two, so that
    neighbours differ and lines that come every other time (a speech, its warning) do not keep to half the wordings.
    """
    return zlib.crc32(":".join((key, *whom)).encode()) + told + told // 4


def _value(arg: Any) -> Any:
    if isinstance(arg, bool):
        return "yes" if arg else "no"
    if isinstance(arg, str):
        return escape(arg)
    return arg
