"""What goes wrong between the bot and the server: scripted, or drawn from a seeded generator. Knows method names and chat ids."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from bot.playground.errors import ApiError, bad_request, forbidden, too_many
from games.core.rng import Rng

SENDING = frozenset({
    "sendMessage", "sendPhoto", "sendDocument", "sendDice", "sendPoll", "editMessageText", "editMessageReplyMarkup",
    "editMessageCaption", "editMessageMedia",
})  # fmt: skip


class Loss(Enum):
    """How an answer may fail to come."""

    TIMEOUT_BEFORE = "timeout, nothing happened"
    TIMEOUT_AFTER = "timeout, yet it happened"
    RESET_BEFORE = "connection reset, nothing happened"
    RESET_AFTER = "connection reset, yet it happened"

    @property
    def happens(self) -> bool:
        """Whether the call takes effect all the same."""
        return self in (Loss.TIMEOUT_AFTER, Loss.RESET_AFTER)

    @property
    def timeout(self) -> bool:
        """Whether the caller waits in vain, rather than losing the connection."""
        return self in (Loss.TIMEOUT_BEFORE, Loss.TIMEOUT_AFTER)


@dataclass(frozen=True, slots=True)
class Raw:
    """An answer that is no Bot API answer: a status and a body of its own."""

    status: int
    body: bytes


Outcome = ApiError | Loss | Raw

GATEWAY_PAGE = Raw(502, b"<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>")
GARBAGE = Raw(200, b'{"ok":tru')
EMPTY = Raw(200, b"")
INTERNAL = ApiError(500, "Internal Server Error")
MUTE = bad_request("not enough rights to send text messages to the chat")
CHAT_RESTRICTED = bad_request("CHAT_RESTRICTED")
BLOCKED = forbidden("bot was blocked by the user")

NETWORK: tuple[Outcome, ...] = (
    Loss.TIMEOUT_BEFORE, Loss.TIMEOUT_AFTER, Loss.RESET_BEFORE, Loss.RESET_AFTER, GATEWAY_PAGE, INTERNAL, EMPTY,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """A rule: such calls meet such an outcome.

    `outcome` None lets the call through (after `delay` seconds). `times` None is for ever. `share` is the part of the
    matching calls that it meets, as (num, den).
    """

    outcome: Outcome | None
    methods: frozenset[str] | None
    chat_id: int | None
    times: int | None = 1
    share: tuple[int, int] = (1, 1)
    delay: float = 0.0

    def matches(self, method: str, chat_id: int | str | None) -> bool:
        """Whether it is about such a call."""
        return (self.methods is None or method in self.methods) and (self.chat_id is None or chat_id == self.chat_id)


class Faults:
    """The rules in force, in the order in which they were laid down; the first that matches is applied."""

    def __init__(self, rng: Rng) -> None:
        """Draw the shares from this generator."""
        self._rng = rng
        self._rules: list[Fault] = []
        self.met: list[tuple[str, int | str | None, str]] = []

    def next(
        self,
        outcome: Outcome | None,
        *,
        chat: int | None = None,
        methods: str | Iterable[str] | None = SENDING,
        times: int | None = 1,
        share: tuple[int, int] = (1, 1),
        delay: float = 0.0,
    ) -> None:
        """The next `times` calls of these methods (by default what sends or edits; None: any) meet this outcome."""
        named = frozenset({methods}) if isinstance(methods, str) else None if methods is None else frozenset(methods)
        self._rules.append(Fault(outcome, named, chat, times, share, delay))

    def retry_after(self, seconds: int, *, chat: int | None = None, times: int | None = 1) -> None:
        """The next sends answer 429. For a lasting flood of a chat see `World.flood`."""
        self.next(too_many(seconds), chat=chat, times=times)

    def weather(self, share: tuple[int, int], outcomes: Iterable[Outcome] = NETWORK, *, seconds: int = 3) -> None:
        """For ever: this share of all calls meets one of the outcomes, or a 429 of so many seconds, each equally often."""
        kinds: list[Outcome] = [*outcomes, too_many(seconds)]
        num, den = share
        for index, kind in enumerate(kinds):
            # Each rule sees only what the earlier ones let through, so that all kinds come equally often.
            odds = (num, den * len(kinds) - num * index)
            self.next(kind, methods=None, times=None, share=odds)

    def clear(self) -> None:
        """Fine weather from now on."""
        self._rules.clear()

    def draw(self, method: str, chat_id: int | str | None) -> Fault | None:
        """The rule that this call meets, used up by one; None in fine weather."""
        for index, rule in enumerate(self._rules):
            if not rule.matches(method, chat_id) or (rule.share != (1, 1) and not self._rng.chance(*rule.share)):
                continue
            if rule.times is not None:
                if rule.times <= 1:
                    del self._rules[index]
                else:
                    self._rules[index] = replace(rule, times=rule.times - 1)
            self.met.append((method, chat_id, str(rule.outcome)))
            return rule
        return None
