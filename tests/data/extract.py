"""Cut the published description of the Bot API down to what the playground speaks.

Usage, from the root of the repository: python -m tests.data.extract path/to/api.json > tests/data/bot_api.json
"""

import json
import sys
from pathlib import Path
from typing import Any

from bot.playground.schema import METHODS, TYPES, UNIONS

# What the server hands back: every type in these, and the types of the fields that it fills.
RETURNED = (
    "Update", "User", "Chat", "ChatFullInfo", "AcceptedGiftTypes", "Message", "MaybeInaccessibleMessage",
    "InaccessibleMessage", "MessageEntity", "CallbackQuery", "PhotoSize", "Document", "File", "Dice", "Poll",
    "PollOption", "PollAnswer", "ChatMemberUpdated", "ChatMember", "ChatMemberOwner", "ChatMemberAdministrator",
    "ChatMemberMember", "ChatMemberRestricted", "ChatMemberLeft", "ChatMemberBanned", "WebhookInfo", "InlineQuery",
    "ForumTopicCreated", "ForumTopicClosed", "ForumTopicReopened", "MessageReactionUpdated", "ResponseParameters",
)  # fmt: skip


def main() -> None:
    """Write the extract to standard output."""
    api = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    types = sorted({*TYPES, *UNIONS, *RETURNED})
    extract = {
        "version": api["version"],
        "methods": {
            name: {
                "returns": api["methods"][name]["returns"],
                "fields": {field["name"]: _field(field) for field in api["methods"][name].get("fields", [])},
            }
            for name in sorted(METHODS)
        },
        "types": {
            name: {"subtypes": api["types"][name]["subtypes"]}
            if "subtypes" in api["types"][name]
            else {"fields": {field["name"]: _field(field) for field in api["types"][name].get("fields", [])}}
            for name in types
        },
    }
    json.dump(extract, sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


def _field(field: dict[str, Any]) -> str:
    """As in the playground's tables: alternatives with a bar, a star where it is required."""
    return "|".join(field["types"]) + ("*" if field["required"] else "")


if __name__ == "__main__":
    main()
