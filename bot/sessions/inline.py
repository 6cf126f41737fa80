"""Draws in chats where the bot is not: typing draws nothing, the first press of the button does, once and for all."""

import re
from typing import Final

from bot.aids.asking import Coin, Names, Numbers, Plain, Unclear
from bot.aids.drawing import draw_plain
from bot.aids.finding import Place
from bot.aids.telling import asked_plain, told_plain
from bot.narration import tokens
from bot.narration.bundles import milder
from bot.narration.names import Markup, clipped, plain, shown
from bot.narration.paging import parts
from bot.sessions.book import offered
from bot.sessions.commands import AskInline, PressDraw
from bot.sessions.draws import BUTTON, dice
from bot.sessions.manners import Deed
from bot.sessions.receipts import Accepted, Fixed, Ignored, Offer, Receipt, Toast
from bot.sessions.turn import Turn
from storage.records import DrawRecord, Json, PersonRecord

PLAIN: Final = "plain"
"""`DrawRecord.asked["kind"]`."""
MOST_WAITING: Final = 200
"""So many draws of one person that nobody has pressed are kept: each letter typed after the bot's name offers some more."""
DRAW: Final = "draw"
"""The option of its one button."""
_WORD = re.compile(r"/?random\b\s*", re.IGNORECASE)
_ALWAYS: Final = (Coin(), Numbers(1, 1, 6))
"""Offered to whoever has said nothing yet."""
_TITLE = 64


def ask_inline(turn: Turn, command: AskInline) -> Receipt:
    """The roles that are called so, and what could be drawn: plain things only, for everybody in that chat will see them."""
    who = command.who
    if not turn.may(Deed.OFFER, who.user_id):
        return Ignored(why="asked often enough")
    known = turn.uow.person(who.user_id) or PersonRecord(user_id=who.user_id, name=who.name, language=who.language)
    locale = milder(turn.locale_of(known), mild=turn.mild_in(who.user_id))
    typed = command.text.strip()
    said = _WORD.sub("", typed, count=1)
    asked = turn.kit.library.reader.plain(said) if said else None
    asks = _ALWAYS if asked is None else () if isinstance(asked, Unclear) else (asked,)
    # Who says that something is to be drawn, or names what can be, looks up nothing that is merely alike.
    places = offered(turn, said, near=not asks) if said == typed else ()
    offers = tuple(_role(turn, locale, place) for place in places) + tuple(
        _offer(turn, locale, who.user_id, ask) for ask in asks
    )
    turn.uow.drop_surplus_draws(who.user_id, MOST_WAITING)
    return Accepted(offers=offers, elsewhere=turn.label(locale, "aids-inline-private"))


def _role(turn: Turn, locale: str, place: Place) -> Offer:
    """A role's page, to be sent as it is."""
    volume = turn.kit.library.encyclopedia.volumes[place.game]
    pages, page = volume.roles(locale), f"r-{place.role}"
    game = turn.label(locale, f"{place.game}-name")
    return Offer(
        id=f"{place.game}.{place.role}",
        title=clipped(plain(pages.title(place.role)), _TITLE),
        hint=turn.label(locale, "book-inline-hint", game=game, side=plain(pages.side(place.role))),
        text=parts(pages.page(place.role))[0],
        button=turn.label(locale, "book-inline-open"),
        url=turn.start_link(tokens.look_payload(place.game, page)),
    )


def first_press(turn: Turn, command: PressDraw, draw: DrawRecord) -> Receipt:
    """Draw if nobody has; whoever comes later finds what was drawn, and mends the message if it does not show it yet."""
    locale, ask, came = str(draw.asked["locale"]), _from_json(draw.asked), draw.came
    first = came is None
    if came is None:
        came = {"drawn": list(draw_plain(ask, dice(turn))), "by": shown(command.who.name)}
        turn.uow.set_draw(draw.id, came)
    text = told_plain(turn.kit.bundles, locale, ask, came["drawn"])
    if came["by"]:
        text = Markup(turn.kit.bundles.text(locale, "aids-inline-by", result=text, name=came["by"]))
    toast = Toast(key="aids-inline-drawn" if first else "aids-inline-already")
    return Accepted(toast=toast, fixed=Fixed(message=command.inline or "", text=text))


def _offer(turn: Turn, locale: str, user_id: int, ask: Plain) -> Offer:
    draw = DrawRecord(id=turn.kit.new_id(), user_id=user_id, asked={"kind": PLAIN, "locale": locale, **_to_json(ask)})
    turn.uow.keep_draw(draw, turn.now)
    asked = asked_plain(turn.kit.bundles, locale, ask)
    return Offer(
        id=draw.id,
        title=clipped(plain(asked), _TITLE),
        hint=turn.label(locale, "aids-inline-hint"),
        text=turn.kit.bundles.text(locale, "aids-inline-waiting", asked=asked),
        button=turn.label(locale, "aids-inline-button"),
        data=tokens.encode(tokens.SERVICE, f"{BUTTON}{draw.id}", DRAW),
    )


def _to_json(ask: Plain) -> Json:
    match ask:
        case Coin():
            return {}
        case Numbers():
            return {"count": ask.count, "low": ask.low, "high": ask.high}
        case Names():
            return {"count": ask.count, "names": list(ask.names)}


def _from_json(asked: Json) -> Plain:
    if "names" in asked:
        return Names(int(asked["count"]), tuple(asked["names"]))
    return Numbers(int(asked["count"]), int(asked["low"]), int(asked["high"])) if "low" in asked else Coin()
