"""The desk: an update is read, its step made, its button answered. Knows no game and decides nothing itself.

A press is answered with what came of it as soon as that is stored; where this takes long it is answered with nothing,
which promises nothing, and the outcome shows on the message.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any, Protocol

import structlog
from telegram import Bot, Chat, Update
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.clock import Clock
from bot.gateway.alerts import Alerts
from bot.gateway.cleaning import cleaned
from bot.gateway.floods import Patience, Verdict
from bot.gateway.inline import fix, offer
from bot.gateway.languages import Languages
from bot.gateway.members import TelegramMembers
from bot.gateway.patience import patiently
from bot.gateway.readers import ALLOWED_UPDATES, read
from bot.gateway.words import Me
from bot.metrics import Metrics
from bot.sessions.commands import TOO_FAST, AnswerPoll, Command, GiveFile, Unknown
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.refusing import QUIETLY

_log = structlog.get_logger(__name__)

PATIENCE_S = 2.0
"""So long a press waits for its outcome; the apps give up some seconds later."""
_ANSWERS = 3
"""So often an answer is given that the network may have lost. A press can be answered once: a repetition does no harm."""
_ANSWER_S = 3.0
"""So long each of them waits to be confirmed; with all of them the app has given up."""
_TOO_OLD = ("query is too old", "query id is invalid")


class Settled(Enum):
    """What became of an update."""

    DONE = "done"
    """Its steps have committed or were refused, or it was not for us."""
    UNREADABLE = "unreadable"
    """Logged and counted; no repetition would help."""
    FAILED = "failed"
    """Our own fault, recorded: it may be tried again."""


def kind_of(update: Update) -> str:
    """Which of the kinds that we ask for this is; "other" for one that we did not."""
    return next((kind for kind in ALLOWED_UPDATES if getattr(update, kind) is not None), "other")


class Steps(Protocol):
    """The part of the session service that the desk needs."""

    async def handle(self, command: Command) -> Receipt:
        """Carry out one command in one transaction."""
        ...


class Texts(Protocol):
    """The part of the narration's bundles that the desk needs."""

    def plain(self, locale: str, key: str, /, **args: Any) -> str:
        """A message without mark-up, short enough for a toast."""
        ...


class Menus(Protocol):
    """The part of the operators' menus that the desk needs."""

    async def notice(self, command: Command) -> None:
        """Somebody has given a command."""
        ...


class Desk:
    """Where updates arrive, from the poller or the webhook."""

    def __init__(
        self,
        *,
        service: Steps,
        texts: Texts,
        bot: Bot,
        me: Me,
        languages: Languages,
        members: TelegramMembers,
        alerts: Alerts,
        metrics: Metrics,
        clock: Clock,
        patience: Patience | None = None,
        menus: Menus | None = None,
    ) -> None:
        """Hand commands to `service`, answer presses over `bot`; `patience` bears with people, `menus` are told who comes."""
        self._service = service
        self._texts = texts
        self._bot = bot
        self._me = me
        self._languages = languages
        self._members = members
        self._alerts = alerts
        self._metrics = metrics
        self._clock = clock
        self._menus = menus
        self._patience = Patience() if patience is None else patience

    async def take(self, raw: Mapping[str, Any]) -> Settled:
        """Settle one update as the server sent it. Raises nothing but cancellation."""
        try:
            update = Update.de_json(cleaned(raw))
            commands = read(update, self._me)
        except Exception as error:  # noqa: BLE001 (the library raises whatever it stumbles over)
            _log.warning("desk.unreadable", update=raw.get("update_id"), error=type(error).__name__)
            self._metrics.update_read("unreadable")
            return Settled.UNREADABLE
        return await self._carry_out(update, commands)

    async def update(self, update: Update) -> Settled:
        """Settle one update that has been parsed: every command in it, in order."""
        return await self._carry_out(update, read(update, self._me))

    async def _carry_out(self, update: Update, commands: Sequence[Command]) -> Settled:
        self._metrics.update_read(kind_of(update))
        self._notice(update)
        settled = Settled.DONE
        for command in commands:
            action = type(command).__name__
            try:
                if not await self._bears(command, update):
                    continue
                if command.press and update.callback_query is not None:
                    await self._press(command, update.callback_query.id)
                elif update.inline_query is not None:
                    await offer(self._bot, update.inline_query.id, await self._step(command), self._clock)
                else:
                    await self._step(await self._fetched(command))
            except Exception:  # noqa: BLE001 (whatever it is, it is recorded and the loop goes on)
                settled = Settled.FAILED
                _log.exception("desk.failed", command=action, update=update.update_id)
                self._alerts.report(action)
        return settled

    async def _bears(self, command: Command, update: Update) -> bool:
        """Whether the command is to be carried out: not if its person floods, who is told so once in a while.

        What Telegram reports of people and groups is no person's doing, and always taken. Behind an anonymous
        administrator is anybody. The other presses of a flood get no answer, since each would cost a call.
        """
        if isinstance(command, QUIETLY) and not isinstance(command, AnswerPoll):
            return True
        if command.who.anonymous:
            return True
        verdict = self._patience.takes(command.who.user_id, self._clock.now())
        if verdict is Verdict.TAKE:
            return True
        self._metrics.update_read("dropped")
        if verdict is Verdict.TELL:
            _log.warning("desk.flooded", update=update.update_id)
            if update.callback_query is not None:
                await self._answer(update.callback_query.id, Toast(key="service-too-fast", alert=True), command)
            elif command.where.kind == Chat.PRIVATE:
                await self._step(Unknown(key=command.key, who=command.who, where=command.where, what=TOO_FAST))
        return False

    async def _fetched(self, command: Command) -> Command:
        """The command with what its document says; without where that is no text, or Telegram does not give it."""
        if not isinstance(command, GiveFile) or not command.readable:
            return command
        try:
            file = await patiently(partial(self._bot.get_file, command.file_id), self._clock)
            return replace(command, text=(await file.download_as_bytearray()).decode())
        except (TelegramError, UnicodeDecodeError) as error:
            _log.info("desk.file-not-read", error=type(error).__name__)
            return command

    async def _step(self, command: Command) -> Receipt:
        began = time.perf_counter()
        outcome = "failed"
        try:
            receipt = await self._service.handle(command)
            outcome = type(receipt).__name__.lower()
            self._languages.notice(command)
            if self._menus is not None:
                await self._menus.notice(command)
            return receipt
        finally:
            self._metrics.step_done(type(command).__name__, outcome, time.perf_counter() - began)

    def _notice(self, update: Update) -> None:
        """Forget what was known of a membership that has just changed."""
        for change in (update.chat_member, update.my_chat_member):
            if change is not None:
                self._members.changed(change.chat.id, change.new_chat_member.user.id)
        if (message := update.message) is not None:
            # A bot that administers nothing is told by the messages that everybody reads.
            for user in (*message.new_chat_members, message.left_chat_member):
                if user is not None:
                    self._members.changed(message.chat.id, user.id)

    async def _press(self, command: Command, query_id: str) -> None:
        step = asyncio.ensure_future(self._step(command))
        patience = asyncio.ensure_future(self._clock.sleep(PATIENCE_S))
        try:
            await asyncio.wait({step, patience}, return_when=asyncio.FIRST_COMPLETED)
            if not step.done():
                await self._answer(query_id, None, command)
                await self._fix(await step)
                return
            await self._answer(query_id, None if step.exception() else step.result().toast, command)
            await self._fix(step.result())
        finally:
            patience.cancel()
            if not step.done():
                step.cancel()

    async def _fix(self, receipt: Receipt) -> None:
        if isinstance(receipt, Accepted) and receipt.fixed is not None:
            await fix(self._bot, receipt.fixed, self._clock)

    async def _answer(self, query_id: str, toast: Toast | None, command: Command) -> None:
        said: dict[str, Any] = {}
        if toast is not None:
            locale = await self._languages.of(command.who)
            said["text"] = self._texts.plain(locale, toast.key, **toast.args)
            if toast.also is not None:
                said["text"] += f" {self._texts.plain(locale, toast.also)}"
            if toast.alert:
                said["show_alert"] = True
            if toast.url is not None:
                said = {"url": toast.url}
        try:
            await self._surely_answer(query_id, said)
        except BadRequest as error:
            if not any(words in error.message.lower() for words in _TOO_OLD):
                _log.warning("desk.not-answered", command=type(command).__name__, error=str(error))
            else:
                _log.info("desk.query-too-old", command=type(command).__name__)
        except TelegramError as error:
            _log.warning("desk.not-answered", command=type(command).__name__, error=str(error)[:200])

    async def _surely_answer(self, query_id: str, said: Mapping[str, Any]) -> None:
        answer = partial(self._bot.answer_callback_query, query_id, read_timeout=_ANSWER_S, **said)
        for _ in range(_ANSWERS - 1):
            try:
                await patiently(answer, self._clock)
            except BadRequest:  # in this library a NetworkError, too
                raise
            except NetworkError as error:
                _log.info("desk.answered-again", error=type(error).__name__)
            else:
                return
        await patiently(answer, self._clock)
