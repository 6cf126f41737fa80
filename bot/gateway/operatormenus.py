"""The menu of commands in an operator's own chat: everybody's, and one more. Whoever is none any more gets everybody's back.

Telegram takes no menu for a chat that it does not know: an operator who has never pressed Start gets his when he does.
"""

from collections.abc import Collection, Sequence

import structlog
from telegram import Bot, BotCommand, BotCommandScopeChat
from telegram.error import TelegramError

from bot.gateway.commands import COMMAND, Texts, lists
from bot.gateway.words import OPERATORS, Menu
from bot.sessions.commands import AskOperator, Command, Greet
from storage.engine import Database

_log = structlog.get_logger(__name__)
SWITCH = "operator-menus"
"""Where the ids are kept whose chats have such a menu, so that they lose it whoever takes them out of the settings."""


class OperatorMenus:
    """The operators' menus, and who has one."""

    def __init__(
        self,
        bot: Bot,
        texts: Texts,
        db: Database,
        *,
        operators: Collection[int],
        default: str,
        locales: Sequence[str],
        games: Sequence[str],
    ) -> None:
        """For these operators; the words are `texts`'."""
        self._bot = bot
        self._db = db
        self._operators = frozenset(operators)
        self._lists = {
            one.language: one.commands
            for one in lists(texts, default=default, locales=locales, games=games)
            if one.menu is Menu.PRIVATE
        }
        self._more = {
            language: (
                OPERATORS.named(language or default),
                texts.plain(language or default, f"command-{OPERATORS.key}", limit=COMMAND),
            )
            for language in self._lists
        }
        self._have: set[int] = set()

    async def bring_up_to_date(self) -> int:
        """Give every operator the menu, and take it from those who are none any more; how many of them were refused."""
        kept = await self._db.transact(lambda uow: uow.switch(SWITCH)) or {}
        before = {int(user_id) for user_id in kept.get("ids", ())}
        refused = 0
        for user_id in sorted(before - self._operators):
            if await self._take(user_id):
                before.discard(user_id)
            else:
                refused += 1
        for user_id in sorted(self._operators):
            refused += not await self._give(user_id)
        await self._remember(before | self._have)
        return refused

    async def notice(self, command: Command) -> None:
        """An operator has come to the private chat: if Telegram did not know it before, it does now."""
        user_id = command.who.user_id
        if not isinstance(command, Greet | AskOperator) or user_id not in self._operators or user_id in self._have:
            return
        if command.where.kind == "private" and await self._give(user_id):
            await self._remember(self._have)

    async def _remember(self, ids: Collection[int]) -> None:
        await self._db.transact(lambda uow: uow.turn_on(SWITCH, {"ids": sorted(ids)}))

    async def _give(self, user_id: int) -> bool:
        for language, commands in self._lists.items():
            menu = [BotCommand(name, said) for name, said in (self._more[language], *commands)]
            try:
                await self._bot.set_my_commands(menu, scope=BotCommandScopeChat(user_id), language_code=language)
            except TelegramError as error:
                _log.info("commands.no-operator-menu", chat=user_id, error=str(error)[:200])
                return False
        self._have.add(user_id)
        return True

    async def _take(self, user_id: int) -> bool:
        for language in self._lists:
            try:
                await self._bot.delete_my_commands(scope=BotCommandScopeChat(user_id), language_code=language)
            except TelegramError as error:
                _log.info("commands.no-operator-menu", chat=user_id, error=str(error)[:200])
                return False
        return True
