"""The evening's chronicle as a text file, for games whose story people want to keep. Knows no game by name."""

from bot.narration.facts import Voice
from bot.narration.names import plain
from bot.sessions.session import Session
from bot.sessions.shown import shown_texts
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem


def items(turn: Turn, session: Session) -> list[OutboxItem]:
    """The file for the session's group; nothing where the game keeps none, or there is nothing to tell."""
    spec, record = session.spec, session.record
    lines = spec.chronicle(session.state) if spec.keepsake else ()
    if not lines:
        return []
    voice = Voice(turn.kit.bundles, turn.table(session, shown_texts(session)), record.locale)
    told = [voice.text(f"{spec.key}-name"), *(voice.text(line.key, **voice.details(line.details)) for line in lines)]
    caption = turn.kit.bundles.text(record.locale, "service-keepsake-caption")
    return [
        OutboxItem(
            chat_id=record.chat_id, topic=record.topic, session_id=session.id, act=Act.FILE,
            payload={"name": f"{spec.key}-{session.id}.txt", "body": plain("\n".join(told)) + "\n", "caption": caption},
        )
    ]  # fmt: skip
