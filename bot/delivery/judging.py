"""From a verdict to what is done with the rows, and to whom it is told. Knows no database and no Telegram."""

from dataclasses import replace
from typing import assert_never

from bot.delivery.verdicts import Barred, Broken, Consequences, Gone, Later, Moved, Sent, Unpolled, Verdict
from bot.narration.names import escape, plain
from storage.records import Act, Claim
from storage.settling import Fate, Settlement

PLAIN = 2
"""The stage of a claim that is sent without any mark-up (storage.records.Claim)."""
_TEXTS = ("text", "caption")
LONG_FLOOD_S = 10.0
"""A flood that keeps a group silent for so long would let a phase pass unseen."""


def judge(claim: Claim, verdict: Verdict) -> Settlement:
    """What is done with the claim's rows and lane.

    Malformed: merged lines are sent one by one, so that one broken line takes no other with it; a single item once more as
    plain text; then it is set aside. Gone: the whole lane is held, whatever waits in it. Its slots go on superseding each
    other meanwhile, so nothing stale leaves when it is released, and nothing is lost.
    """
    match verdict:
        case Sent():
            return Settlement(claim=claim, fate=Fate.DELIVERED, message_id=verdict.message_id)
        case Later():
            return Settlement(claim=claim, fate=Fate.LATER, seconds=verdict.seconds, flood=verdict.flood)
        case Moved():
            return Settlement(claim=claim, fate=Fate.AGAIN)
        case Barred():
            return Settlement(claim=claim, fate=Fate.BARRED)
        case Gone():
            return Settlement(claim=claim, fate=Fate.HELD)
        case Broken():
            return Settlement(claim=claim, fate=_mend(claim))
        case Unpolled():
            # Whoever asks is told, and asks otherwise: the row has done what it could.
            return Settlement(claim=claim, fate=Fate.DELIVERED)
        case _:
            assert_never(verdict)


def _mend(claim: Claim) -> Fate:
    if len(claim.row_ids) > 1:
        return Fate.ALONE
    has_words = any(claim.item.payload.get(name) for name in _TEXTS)
    return Fate.PLAIN if claim.stage < PLAIN and has_words else Fate.ASIDE


def as_sent(claim: Claim) -> Claim:
    """The claim as the outlet gets it: what was refused as malformed goes without formatting and without a keyboard.

    A picture goes as the text that says the same.
    """
    if claim.stage < PLAIN:
        return claim
    payload = {name: value for name, value in claim.item.payload.items() if name != "keyboard"}
    for name in _TEXTS:
        if payload.get(name):
            payload[name] = escape(plain(str(payload[name])))
    act = Act.SHOW if claim.item.act is Act.PICTURE else claim.item.act
    return replace(claim, item=replace(claim.item, act=act, payload=payload))


async def tell(claim: Claim, settlement: Settlement, verdict: Verdict, consequences: Consequences) -> None:
    """Tell the sessions, before the settlement is stored: a crash in between tells them twice, never not at all."""
    item = claim.item
    match verdict:
        case Sent():
            await _tell_sent(claim, verdict, consequences)
        case Unpolled():
            if item.session_id is not None:
                await consequences.unpolled(item.session_id, int(item.payload["number"]), verdict.why)
        case Moved():
            await consequences.moved(item.chat_id, verdict.chat_id)
        case Barred():
            await consequences.barred(item.chat_id, item.topic, verdict.why)
        case Gone():
            await consequences.gone(item.chat_id, verdict.why)
        case Broken():
            if settlement.fate is Fate.ASIDE:
                await consequences.broken(claim, verdict.why)
        case Later():
            if verdict.flood and item.chat_id < 0 and (verdict.seconds or 0.0) >= LONG_FLOOD_S:
                await consequences.flooded(item.chat_id, verdict.seconds or 0.0)
        case _:
            assert_never(verdict)


async def _tell_sent(claim: Claim, sent: Sent, consequences: Consequences) -> None:
    item = claim.item
    if claim.was_barred:
        await consequences.writable(item.chat_id, item.topic)
    if item.act in (Act.MUTE, Act.UNMUTE) or sent.powerless:
        await consequences.handled(claim, done=not sent.powerless)
    if sent.adrift and item.topic is not None:
        await consequences.adrift(item.chat_id, item.topic)
    if item.session_id is None:
        return
    if item.act is Act.DICE and sent.value is not None:
        await consequences.threw(item.session_id, int(item.payload["throw"]), sent.value)
    if item.act is Act.POLL and sent.poll is not None:
        await consequences.polled(item.session_id, int(item.payload["number"]), sent.poll)
