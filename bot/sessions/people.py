"""The people and groups of a turn: what is known of them, how they are called, what Telegram has to be asked."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.narration import tokens
from bot.narration.bundles import milder
from bot.narration.names import Word, line, shown
from bot.pictures.themes import ThemeName
from bot.sessions.commands import Where, Who
from bot.sessions.faults import Refusal
from bot.sessions.kit import Ask, Facts, Kit
from bot.sessions.manners import Deed
from bot.sessions.members import Standing
from bot.sessions.settings.model import CHOSEN, GroupSettings, PersonSettings, read_stored
from storage.records import GroupRecord, PersonRecord
from storage.unit import UnitOfWork

KEPT = "pending_text"
"""A person's text of which the bot has asked what it answers: kept until that is said, or the game is over."""
HANDLE = "handle"
"""The group's setting that holds its name in links, where it is public."""
MET_IN = "met_in"
"""The group's setting that holds the language of whoever let the bot in."""
TITLE = 48
"""Graphemes of a group's title, as it is printed."""


@dataclass(slots=True, kw_only=True)
class People:
    """The part of a turn that knows people. Synchronous, in one transaction."""

    uow: UnitOfWork
    now: datetime
    """Wall time, the same for the whole transaction."""
    kit: Kit
    facts: Facts
    known: dict[int, GroupSettings] = field(default_factory=dict)
    """What groups have set, as far as this turn has looked."""
    done: list[tuple[Deed, int]] = field(default_factory=list)
    """What is done for the asking in this turn, by chat; the service takes note once it has committed."""

    def may(self, deed: Deed, chat_id: int) -> bool:
        """Whether this may be done in this chat now; if so it is counted."""
        if not self.kit.manners.may(deed, chat_id, self.now, self.done.count((deed, chat_id))):
            return False
        self.done.append((deed, chat_id))
        return True

    def is_admin(self, chat_id: int, who: Who, where: Where) -> bool:
        """Whether the person administers the chat. Raises Ask while nobody has asked Telegram."""
        if who.anonymous:
            return where.chat_id == chat_id
        known = self.facts.admins.get((chat_id, who.user_id))
        if known is None:
            raise Ask("admin", chat_id, who.user_id)
        return known

    def standing(self, chat_id: int, user_id: int) -> Standing:
        """Whether the person administers the group at this moment, and what the bot may do there; `is_admin` knows it too.

        Raises Ask; Refusal where Telegram does not answer.
        """
        if (chat_id, user_id) not in self.facts.standings:
            raise Ask("standing", chat_id, user_id)
        found = self.facts.standings[chat_id, user_id]
        if found is None:
            raise Refusal("settings-not-now", alert=True)
        return found

    def settings(self, chat_id: int) -> GroupSettings:
        """What the group has set; the usual where it set nothing. The quiz's hour is not in it."""
        if chat_id not in self.known:
            group = self.uow.group(chat_id) if chat_id < 0 else None
            kept = {} if group is None else group.settings.get(CHOSEN)
            columns = {} if group is None else {"language": group.locale, "timezone": group.timezone}
            self.known[chat_id] = read_stored(GroupSettings, {**(kept if isinstance(kept, dict) else {}), **columns})
        return self.known[chat_id]

    def own_settings(self, user_id: int) -> PersonSettings:
        """What the person has set."""
        person = self.uow.person(user_id)
        if person is None:
            return PersonSettings()
        kept = person.extra.get(CHOSEN)
        columns = {"language": person.locale, "grammar": person.grammar}
        return read_stored(PersonSettings, {**(kept if isinstance(kept, dict) else {}), **columns})

    def theme_of(self, chat_id: int) -> ThemeName:
        """The ground on which pictures are drawn for this chat: as the group has set it, or in private the person."""
        return self.settings(chat_id).pictures if chat_id < 0 else self.own_settings(chat_id).pictures

    def mild_in(self, chat_id: int) -> bool:
        """Whether this chat reads milder names: as the group has set it, or in private the person."""
        return self.settings(chat_id).mild if chat_id < 0 else self.own_settings(chat_id).mild

    def is_member(self, chat_id: int, user_id: int) -> bool | None:
        """Whether the person is in the group; None where Telegram does not say. Raises Ask."""
        return self.are_members(chat_id, [user_id])[user_id]

    def are_members(self, chat_id: int, user_ids: Sequence[int]) -> dict[int, bool | None]:
        """The same of several people, asked side by side."""
        unknown = [user_id for user_id in user_ids if (chat_id, user_id) not in self.facts.members]
        if unknown:
            raise Ask("member", chat_id, *unknown)
        return {user_id: self.facts.members[chat_id, user_id] for user_id in user_ids}

    def person(self, who: Who) -> PersonRecord:
        """What is known of the person; a name that has changed is written down."""
        known = self.uow.person(who.user_id)
        seen = PersonRecord(user_id=who.user_id, name=who.name, username=who.username, language=who.language)
        if known is None:
            self.uow.meet(who.user_id, who.name, who.username, who.language)
            return seen
        if (known.name, known.username, known.language) != (seen.name, seen.username, seen.language):
            self.uow.meet(who.user_id, who.name, who.username, who.language)
            return replace(known, name=seen.name, username=seen.username, language=seen.language)
        return known

    def locale_of(self, person: PersonRecord | None) -> str:
        """The language in which a person is spoken to in private."""
        if person is None:
            return self.kit.terms.default_locale
        for wish in (person.locale, (person.language or "").split("-")[0].lower()):
            if wish and wish in self.kit.bundles.locales:
                return wish
        return self.kit.terms.default_locale

    def group(self, where: Where) -> GroupRecord:
        """What is known of the group in which the command was given; its title is kept up to date."""
        known = self.uow.group(where.chat_id)
        kind = where.kind if where.kind in ("group", "supergroup") else "group"
        if known is None:
            known = GroupRecord(chat_id=where.chat_id, title=where.title, kind=kind)
            self.uow.save_group(known)
        elif not known.present or (where.title and where.title != known.title) or kind != known.kind:
            known = replace(known, title=where.title or known.title, kind=kind, present=True)
            self.uow.save_group(known)
        if where.kind != "group" and known.settings.get(HANDLE, "") != where.username:
            known = replace(known, settings={**known.settings, HANDLE: where.username})
            self.uow.save_group(known)
        return known

    def group_locale(self, group: GroupRecord | None) -> str:
        """The group's language: the one it chose, else that of whoever let the bot in."""
        met_in = None if group is None else group.settings.get(MET_IN)
        if group is not None and group.locale:
            return group.locale
        return met_in if met_in in self.kit.bundles.locales else self.kit.terms.default_locale

    def title_of(self, chat_id: int) -> str:
        """The group's title; empty if unknown."""
        group = self.uow.group(chat_id)
        return line(group.title, TITLE) if group is not None else ""

    def reachable(self, user_id: int) -> bool:
        """Whether the bot may write to the person."""
        person = self.uow.person(user_id)
        return person is not None and person.reachable

    def drop_kept(self, user_ids: Sequence[int]) -> None:
        """Forget texts of these people of which nobody has said what they answer."""
        for person in self.uow.people(list(user_ids)).values():
            if KEPT in person.extra:
                self.uow.set_person(person.user_id, extra={k: v for k, v in person.extra.items() if k != KEPT})

    def start_link(self, payload: str = "") -> str:
        """A link that opens the private chat with the bot, with a Start button."""
        return tokens.deep_link(self.kit.terms.bot_username, payload or "hello")

    def join_link(self, session_id: str) -> str:
        """The link that joins a lobby and opens the private chat."""
        return self.start_link(tokens.join_payload(session_id))

    def spoken_in(self, chat_id: int) -> str:
        """The language of this chat as roles are named there, milder where that is wanted."""
        known = self.group_locale(self.uow.group(chat_id)) if chat_id < 0 else self.locale_of(self.uow.person(chat_id))
        return milder(known, mild=self.mild_in(chat_id))

    def chat_locale(self, where: Where) -> str:
        """The language spoken in this chat."""
        if where.kind == "private":
            return self.locale_of(self.uow.person(where.chat_id))
        return self.group_locale(self.uow.group(where.chat_id))


def called(person: PersonRecord | None) -> Word:
    """The person as a message calls him: a name with its grammar, cleaned and escaped where it is printed."""
    if person is None:
        return Word("")
    return Word(shown(person.name), grammar=person.grammar or "neutral", user_id=person.user_id)
