"""Which messages reach the bot: membership, privacy mode, commands (Bot features, *Privacy mode*). Pure."""

from bot.playground.markup import piece
from bot.playground.members import Member
from bot.playground.model import Message, User


def bot_sees(message: Message, bot: User, standing: Member, *, privacy: bool) -> bool:
    """Whether a message is delivered to the bot as an update, given what the bot is in that chat."""
    if message.sender is bot:
        return False
    if message.chat.private:
        return True
    if not standing.inside:
        return False
    if message.service:
        return True
    if message.sender.is_bot and message.sender_chat is None:
        return False
    if standing.admin or not privacy:
        return True
    if message.reply_to is not None and message.reply_to.sender is bot and not message.reply_to.service:
        return True
    return message.via_bot is bot or _commands(message, bot)


def _commands(message: Message, bot: User) -> bool:
    """A command addressed to the bot, or one addressed to nobody where the bot was the last bot to write."""
    for entity in message.content.get("entities", ()):
        if entity["type"] != "bot_command" or entity["offset"] != 0:
            continue
        _, at, addressee = piece(message.text, entity).partition("@")
        if at:
            return addressee.lower() == str(bot.username).lower()
        return message.chat.last_bot == bot.id
    return False
