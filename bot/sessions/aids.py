"""`/random`, deals, lists and graves for people who narrate in person. Knows no game by name.

Anybody may see a number drawn; what the narrator alone may know goes to him in private, and the group hears only that it
was drawn. Source: rules page, 8.2 to 8.4 and 9.2.
"""

from bot.aids.asking import Catalogue, Coin, Events, Names, Numbers, Sheet, Unclear
from bot.aids.drawing import draw_faces, draw_plain
from bot.aids.lists import Deal, Listing, Unknown, read_deal, read_graves, read_list
from bot.aids.telling import Teller, told_plain
from bot.narration.names import line
from bot.sessions.commands import AskDeal, AskGraves, AskRandom, Command, SayWords
from bot.sessions.draws import dice, new_deal, new_sheet, say_text, shelf_of
from bot.sessions.faults import Refusal
from bot.sessions.people import called
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt
from bot.sessions.reception import seen_in_private
from bot.sessions.turn import Turn

LONGEST_QUOTE = 40
"""Graphemes of what somebody wrote, as it is given back."""


def ask_random(turn: Turn, command: AskRandom) -> Receipt:
    """Draw what is asked for. Nothing said: one of what the message lists that is replied to, else the whole sheet."""
    reader = turn.kit.library.reader
    ask = reader.read(command.text)
    if isinstance(ask, Sheet) and len(command.listed.splitlines()) > 1:
        listed = reader.plain(command.listed)
        ask = listed if isinstance(listed, Names) else ask
    match ask:
        case Unclear():
            raise Refusal(ask.why)
        case Coin() | Numbers() | Names():
            return _aloud(turn, command, ask)
        case Events(draws=()):
            role = shelf_of(turn).index.role(ask.name)
            locale = turn.spoken_in(command.where.chat_id)
            if role is not None:
                turn.reply(command, "aids-no-events", role=shelf_of(turn).teller(locale).role(role))
            return Accepted()
        case Sheet() | Catalogue() | Events():
            return _in_private(turn, command, ask)


def _in_private(turn: Turn, command: Command, ask: Sheet | Catalogue | Events) -> Receipt:
    if not _to_the_narrator(turn, command):
        return ASKED_ENOUGH
    teller = _teller(turn, command)
    match ask:
        case Sheet():
            new_sheet(turn, command.who.user_id)
        case Catalogue():
            say_text(turn, command.who.user_id, None, teller.catalogue())
        case Events():
            say_text(turn, command.who.user_id, None, teller.events(ask.draws, draw_faces(ask.draws, dice(turn))))
    return Accepted()


def ask_deal(turn: Turn, command: AskDeal) -> Receipt:
    """Cards for a table, or how a list of them is balanced: the one that follows the command, or that is replied to."""
    index = shelf_of(turn).index
    deal = read_deal(command.text, index)
    listing = None if deal is not None else read_list(command.text or command.listed, index)
    if deal is None and listing is None:
        key = "aids-list-usage" if command.listed or "\n" in command.text else "aids-deal-usage"
        if key == "aids-deal-usage" and command.text:
            raise Refusal("aids-deal-unclear", words=line(command.text, LONGEST_QUOTE))
        raise Refusal(key)
    return _dealt(turn, command, deal) if deal is not None else _weighed(turn, command, listing)


def ask_graves(turn: Turn, command: AskGraves) -> Receipt:
    """Who falls into so many graves (rules page, 8.4)."""
    shelf, asked = shelf_of(turn), read_graves(command.text)
    if asked is None:
        raise Refusal("aids-graves-usage")
    if not _to_the_narrator(turn, command):
        return ASKED_ENOUGH
    draws = shelf.aids.graves(*asked)
    told = _teller(turn, command).graves(asked[0], draws, draw_faces(draws, dice(turn)))
    say_text(turn, command.who.user_id, None, told)
    return Accepted()


def overheard(turn: Turn, command: SayWords) -> bool:
    """A plain text in private: a bare number asks for a deal, a list of roles for its balance. Whether it was one."""
    if turn.kit.library.shelf is None:
        return False
    index = turn.kit.library.shelf.index
    deal = read_deal(command.text, index)
    if deal is not None:
        _dealt(turn, command, deal)
        return True
    listing = read_list(command.text, index)
    if listing is not None:
        _weighed(turn, command, listing)
    return listing is not None


# Aloud, and to the narrator alone


def _aloud(turn: Turn, command: Command, ask: Numbers | Names | Coin) -> Receipt:
    where = command.where
    if where.kind == "private":
        seen_in_private(turn, command)
    if not turn.may_answer(where.chat_id):
        return ASKED_ENOUGH
    drawn = draw_plain(ask, dice(turn))
    say_text(turn, where.chat_id, where.topic, told_plain(turn.kit.bundles, turn.chat_locale(where), ask, drawn))
    return Accepted()


def _to_the_narrator(turn: Turn, command: Command) -> bool:
    """Whether the person may be told something in private now; a group hears that there is something to be told.

    Raises Refusal where the person cannot be written to.
    """
    if command.who.anonymous:
        raise Refusal("aids-anonymous")
    user_id = command.who.user_id
    if command.where.kind == "private":
        seen_in_private(turn, command)
        return turn.may_answer(user_id)
    person = turn.person(command.who)
    if not person.reachable:
        raise Refusal("aids-press-start", url=turn.start_link())
    if not turn.may_answer(user_id):
        return False
    turn.reply(command, "aids-told", name=called(person))
    return True


def _teller(turn: Turn, command: Command) -> Teller:
    return shelf_of(turn).teller(turn.spoken_in(command.who.user_id))


# Cards


def _dealt(turn: Turn, command: Command, deal: Deal | Unknown) -> Receipt:
    shelf = shelf_of(turn)
    if isinstance(deal, Unknown):
        raise Refusal("aids-unknown-role", words=", ".join(deal.words))
    if deal.players not in shelf.aids.sizes:
        raise Refusal("aids-deal-size", min=shelf.aids.sizes[0], max=shelf.aids.sizes[-1])
    optional = {role for roles in shelf.aids.groups.values() for role in roles}
    for role in sorted(deal.out - optional):
        raise Refusal("aids-fixed-role", role=str(shelf.teller(turn.spoken_in(command.where.chat_id)).role(role)))
    if not _to_the_narrator(turn, command):
        return ASKED_ENOUGH
    mode = deal.mode or shelf.aids.modes[0]
    new_deal(turn, command.who.user_id, {"players": deal.players, "out": sorted(deal.out), "mode": mode})
    return Accepted()


def _weighed(turn: Turn, command: Command, listing: Listing | None) -> Receipt:
    if listing is None:
        raise Refusal("aids-list-usage")
    if not _to_the_narrator(turn, command):
        return ASKED_ENOUGH
    balance = shelf_of(turn).aids.weigh(listing.roles, listing.village, listing.enemies)
    say_text(turn, command.who.user_id, None, _teller(turn, command).weighed(listing, balance))
    return Accepted()
