"""What was drawn, dealt or weighed, in words. Knows one game's aids and its texts; draws nothing.

Everything comes out as HTML of Telegram's kind. Outcomes are handed in: from a fresh draw, or from wherever else they are kept.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.aids.asking import Coin, Names, Numbers, Plain
from bot.aids.lists import Listing
from bot.narration.bundles import Bundles
from bot.narration.names import Markup, Word
from games.core.ids import RoleKey
from games.core.inperson import Balance, Draw, InPerson

_SHOWN = 600
"""Characters of a list of names that are repeated beside what was drawn from it."""


def told_plain(bundles: Bundles, locale: str, ask: Plain, drawn: Sequence[str]) -> Markup:
    """What was drawn where no game is meant."""
    return _plain(bundles, locale, "drawn", ask, drawn)


def asked_plain(bundles: Bundles, locale: str, ask: Plain) -> Markup:
    """What is going to be drawn."""
    return _plain(bundles, locale, "asked", ask, ())


def _plain(bundles: Bundles, locale: str, stem: str, ask: Plain, drawn: Sequence[str]) -> Markup:
    match ask:
        case Coin():
            side = bundles.text(locale, f"aids-{drawn[0]}") if drawn else ""
            return Markup(bundles.text(locale, f"aids-{stem}-coin", drawn=Markup(side)))
        case Numbers():
            given: dict[str, Any] = {"count": ask.count, "low": ask.low, "high": ask.high, "drawn": ", ".join(drawn)}
            return Markup(bundles.text(locale, f"aids-{stem}-numbers", **given))
        case Names():
            names = _some(ask.names)
            given = {"count": ask.count, "names": names, "drawn": bundles.listing(locale, drawn)}
            return Markup(bundles.text(locale, f"aids-{stem}-names", **given))


def _some(names: Sequence[str]) -> str:
    """The names, as many as a message has room for."""
    whole = ", ".join(names)
    return whole if len(whole) <= _SHOWN else whole[:_SHOWN].rpartition(", ")[0] + ", …"


class Teller:
    """One game's aids in one language."""

    def __init__(self, bundles: Bundles, locale: str, game: str, aids: InPerson) -> None:
        """Speak this language of this game."""
        self._bundles, self._locale, self._game, self._aids = bundles, locale, game, aids

    # Events

    def sheet(self, faces: Mapping[str, str], absent: frozenset[RoleKey], nth: int = 1) -> str:
        """The lines of the sheet that may matter where these roles are absent, under their headings.

        A line without an outcome is left out.
        """
        shown = [draw for draw in self._aids.sheet if draw.id in faces and draw.possible(absent)]
        told = [self._text("aids-sheet"), *self._nth(nth)]
        for section, draws in groupby(shown, key=lambda draw: draw.section):
            lines = [self._line("aids-line", draw, faces[draw.id]) for draw in draws]
            told.append("\n".join([f"\n<b>{self._text(f'{self._game}-sheet-{section}')}</b>", *lines]))
        if not shown:
            told.append(self._text("aids-nothing"))
        if len(shown) < len(faces):
            told.append("\n" + self._text("aids-hidden", count=len(faces) - len(shown)))
        return "\n".join(told)

    def events(self, draws: Sequence[Draw], faces: Mapping[str, str]) -> str:
        """These events with what came of each and its odds; one that needs candidates says how to draw it."""
        return "\n".join(
            self._line("aids-event", draw, faces[draw.id]) if draw.id in faces else self._hint(draw) for draw in draws
        )

    def catalogue(self) -> str:
        """Every event with its odds, nothing drawn."""
        told = [self._text("aids-catalogue")]
        for section, draws in groupby(self._aids.sheet, key=lambda draw: draw.section):
            heading = self._text(f"{self._game}-sheet-{section}")
            told.append("\n".join([f"\n<b>{heading}</b>", *map(self._listed, draws)]))
        others = [self._listed(draw) for draw in self._aids.others if draw.number <= 1]
        told.append("\n".join([f"\n<b>{self._text('aids-catalogue-others')}</b>", *others]))
        return "\n".join(told)

    def graves(self, graves: int, draws: Sequence[Draw], faces: Mapping[str, str]) -> str:
        """Who falls into so many graves, and whether the digger is seen."""
        odds = {draw.text: self._percent(draw.faces[0][1], draw.weight) for draw in draws}
        lines = [f"{self._line('aids-line', draw, faces[draw.id])} ({odds[draw.text]}%)" for draw in draws]
        return "\n".join([self._text("aids-graves", graves=graves), *lines])

    # Cards

    def deal(self, roles: Sequence[RoleKey], balance: Balance, nth: int = 1, out: Sequence[RoleKey] = ()) -> str:
        """A numbered list, one card a player, and how it is balanced; `out` are the roles that were left out."""
        cards = [self._card(number, role) for number, role in enumerate(roles, start=1)]
        told = [self._text("aids-deal", players=len(roles)), *self._nth(nth)]
        if out:
            told.append(self._text("aids-deal-without", roles=self.roles(out)))
        return "\n".join([*told, *cards, "", *self._balance(balance)])

    def weighed(self, listing: Listing, balance: Balance) -> str:
        """How a list is balanced that somebody has put together."""
        counts = dict.fromkeys(listing.roles, 0)
        for role in listing.roles:
            counts[role] += 1
        cards = [self._text(f"{self._game}-role-{role}.counted", count=count) for role, count in counts.items()]
        made_up = len(listing.village) + len(listing.enemies)
        told = [self._text("aids-list", count=listing.cards), ", ".join(cards)]
        if made_up:
            told.append(self._text("aids-list-made-up", count=made_up))
        if listing.unknown:
            told.append(self._text("aids-list-unknown", words=", ".join(listing.unknown)))
        told += ["", *self._balance(balance)]
        if not balance.playable:
            told.append(self._text("aids-list-unplayable"))
        if listing.cards not in self._aids.sizes:
            told.append(self._text("aids-list-size", min=self._aids.sizes[0], max=self._aids.sizes[-1]))
        return "\n".join(told)

    def role(self, role: RoleKey) -> Word:
        """A role's name, with the key under which its grammar lies."""
        key = f"{self._game}-role-{role}"
        return Word(self._bundles.plain(self._locale, key), card=key)

    def roles(self, roles: Iterable[RoleKey]) -> Markup:
        """Roles as one enumeration."""
        return self._bundles.listing(self._locale, [self.role(role) for role in roles])

    # Parts

    def _text(self, key: str, **args: Any) -> str:
        return self._bundles.text(self._locale, key, **args)

    def _nth(self, nth: int) -> Iterator[str]:
        if nth > 1:
            yield self._text("aids-nth", nth=nth)

    def _of(self, draw: Draw, part: str = "") -> Markup:
        key = f"{self._game}-random-{draw.text}"
        return Markup(self._text(key + part, role=self.role(draw.role), number=draw.number))

    def _line(self, key: str, draw: Draw, face: str) -> str:
        came = self._of(draw, f".{face}")
        return self._text(key, what=self._of(draw), came=came, odds=Markup(self._odds(draw)))

    def _hint(self, draw: Draw) -> str:
        return self._text("aids-event-hint", what=self._of(draw), hint=self._of(draw, ".hint"))

    def _listed(self, draw: Draw) -> str:
        if not draw.faces:
            return str(self._of(draw))
        return f"{self._of(draw)}: <i>{self._odds(draw)}</i>"

    def _odds(self, draw: Draw) -> str:
        return " · ".join(
            self._text("aids-face", face=self._of(draw, f".{face}"), percent=self._percent(weight, draw.weight))
            for face, weight in draw.faces
        )

    def _percent(self, weight: int, of: int) -> str:
        """With two decimals at most, as the language writes them."""
        return self._text("aids-percent", percent=round(100 * weight / of, 2))

    def _card(self, number: int, role: RoleKey) -> str:
        handed = self._aids.handed.get(role)
        if handed is None:
            return self._text("aids-card", number=number, role=self.role(role))
        return self._text("aids-card-handed", number=number, role=self.role(role), handed=self.role(handed))

    def _balance(self, balance: Balance) -> Iterator[str]:
        yield self._text(
            "aids-balance",
            village=balance.village,
            enemies=balance.enemies,
            difference=balance.difference,
            allowed=balance.allowed,
            balanced=balance.balanced,
        )
        yield self._text("aids-flag", flag=balance.flag)
