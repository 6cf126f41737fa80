"""How the server refuses: Telegram's own codes and descriptions. Knows nothing of what is refused, or to whom."""

from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """A refusal that depends on the state of the world: the call was well formed, the answer is no."""

    def __init__(
        self, code: int, description: str, *, retry_after: int | None = None, migrate_to: int | None = None
    ) -> None:
        """Refuse with this HTTP code and description, and with Telegram's `parameters` where they apply."""
        super().__init__(f"{code} {description}")
        self.code = code
        self.description = description
        self.retry_after = retry_after
        self.migrate_to = migrate_to

    def body(self) -> Json:
        """The body of the answer, as Telegram writes it."""
        body: Json = {"ok": False, "error_code": self.code, "description": self.description}
        parameters: Json = {}
        if self.retry_after is not None:
            parameters["retry_after"] = self.retry_after
        if self.migrate_to is not None:
            parameters["migrate_to_chat_id"] = self.migrate_to
        if parameters:
            body["parameters"] = parameters
        return body


class Malformed(ApiError):
    """A refusal that no state of the world could have turned into a yes: the caller's own fault."""

    def __init__(self, description: str) -> None:
        """Refuse with code 400; the description comes without Telegram's prefix."""
        super().__init__(400, f"Bad Request: {description}")


class Impossible(Exception):
    """Asked of a person what no Telegram app would let them do: a mistake of the test, not of the bot."""


def bad_request(description: str) -> ApiError:
    """A 400 that depends on the state of the world."""
    return ApiError(400, f"Bad Request: {description}")


def forbidden(description: str) -> ApiError:
    """A 403."""
    return ApiError(403, f"Forbidden: {description}")


def too_many(seconds: int) -> ApiError:
    """A 429 that asks to wait so many seconds."""
    return ApiError(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)
