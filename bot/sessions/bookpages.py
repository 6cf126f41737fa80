"""The pages that `/ruoli` and `/regole` turn, each with its buttons. Pure: which page is named what, and leads where.

A page is known by game and name: "roles" and "rules" list the games, "shelves" and "chapters" one game's, then
"s-<shelf>", "t-<time>", "r-<role>" and "c-<chapter>". Knows no game by name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.aids.encyclopedia import Volume
from bot.aids.finding import Place
from bot.narration import tokens
from bot.narration.names import Markup, Word, line
from bot.narration.optionpages import ABREAST
from bot.sessions.kit import Kit
from games.core.ids import GameKey, RoleKey

ROLES: Final = "roles"
RULES: Final = "rules"
BUTTON: Final = "book"
"""Prompts of the buttons: `book.<game>.<owner>`; "all" where no game is named."""
ALL: Final = "all"
_WORDS: Final = 48
"""Graphemes of what was searched, as it is repeated."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A button that turns to another page."""

    label: str
    game: str
    page: str

    def payload(self, owner: int) -> dict[str, str]:
        """As it is sent: the page belongs to this person, 0 for nobody."""
        prompt = f"{BUTTON}.{self.game or ALL}.{owner}"
        return {"text": self.label, "data": tokens.encode(tokens.SERVICE, prompt, self.page)}


@dataclass(frozen=True, slots=True)
class Page:
    """What a page says, and where its buttons lead."""

    what: str
    """ROLES or RULES."""
    text: str
    rows: tuple[tuple[Leaf, ...], ...] = ()


def link(game: str, page: str) -> str:
    """The start parameter with which a person comes to this page."""
    return tokens.look_payload(game or ALL, page)


def named(kit: Kit, locale: str, game: str, page: str) -> Page | None:
    """The page of this name; None where there is none."""
    if page in (ROLES, RULES):
        return games(kit, locale, page)
    if page == "chapters" and game in kit.codec.specs:
        return chapters(kit, locale, GameKey(game))
    volume = kit.library.encyclopedia.volumes.get(GameKey(game))
    if volume is None:
        return None
    key = volume.spec.key
    if page == "shelves" and volume.book.shelves:
        return shelves(kit, locale, key)
    kind, _, name = page.partition("-")
    if kind in ("s", "t") and volume.book.shelves:
        return _shelf(kit, locale, volume, page)
    if kind == "r" and volume.book.shelves and name in volume.spec.roles:
        return role(kit, locale, Place(key, RoleKey(name)))
    return chapter(kit, locale, key, name) if kind == "c" and name in volume.book.chapters else None


def games(kit: Kit, locale: str, what: str) -> Page:
    """Which game? With one only, its own page."""
    known = list(kit.library.encyclopedia.cast) if what == ROLES else list(kit.codec.specs)
    if len(known) == 1:
        return shelves(kit, locale, known[0]) if what == ROLES else chapters(kit, locale, known[0])
    first = "shelves" if what == ROLES else "chapters"
    rows = tuple((Leaf(kit.bundles.plain(locale, f"{game}-name"), game, first),) for game in known)
    return Page(what, kit.bundles.text(locale, f"book-{what}", example=_example(kit, locale)), rows)


def _example(kit: Kit, locale: str) -> str:
    volume = next(iter(kit.library.encyclopedia.cast.values()), None)
    if volume is None:
        return ""
    return str(volume.roles(locale).name(volume.spec.roles[-1])).lower()


# Roles


def shelves(kit: Kit, locale: str, game: GameKey) -> Page:
    """One game's roles: by team, and by when they act."""
    volume = kit.library.encyclopedia.volumes[game]
    rows: list[tuple[Leaf, ...]] = [
        (Leaf(kit.bundles.plain(locale, f"{game}-shelf-{shelf}"), game, f"s-{shelf}"),) for shelf in volume.book.shelves
    ]
    rows += [(Leaf(kit.bundles.plain(locale, f"book-{time}"), game, f"t-{time}"),) for time in volume.times]
    rows.append((*_to_games(kit, locale, ROLES), _turn(kit, locale, "rules", game, "chapters")))
    text = kit.bundles.text(locale, "book-roles", example=_example(kit, locale))
    return Page(ROLES, _titled(kit, locale, game, text), tuple(rows))


def _shelf(kit: Kit, locale: str, volume: Volume, page: str) -> Page | None:
    """The roles of a team, or of a time; None where there is no such page."""
    kind, _, name = page.partition("-")
    listed = (volume.book.shelves if kind == "s" else volume.times).get(name)
    if listed is None:
        return None
    game, pages = volume.spec.key, volume.roles(locale)
    buttons = [Leaf(pages.title(key), game, f"r-{key}") for key in listed]
    rows: list[tuple[Leaf, ...]] = [tuple(buttons[at : at + ABREAST]) for at in range(0, len(buttons), ABREAST)]
    rows.append((_turn(kit, locale, "shelves", game, "shelves"),))
    shelf = kit.bundles.text(locale, f"{game}-shelf-{name}" if kind == "s" else f"book-{name}")
    name_of = Markup(kit.bundles.text(locale, f"{game}-name"))
    return Page(ROLES, kit.bundles.text(locale, "book-roles-of", game=name_of, shelf=Markup(shelf)), tuple(rows))


def role(kit: Kit, locale: str, place: Place) -> Page:
    """One role's page; beside it its neighbours on the shelf."""
    volume = kit.library.encyclopedia.volumes[place.game]
    shelf, pages = volume.shelf_of(place.role), volume.roles(locale)
    on_it = volume.book.shelves[shelf]
    at = on_it.index(place.role)
    beside = tuple(
        Leaf(f"{sign} {pages.title(on_it[number])}" if sign == "‹" else f"{pages.title(on_it[number])} {sign}",
             place.game, f"r-{on_it[number]}")
        for sign, number in (("‹", at - 1), ("›", at + 1))
        if 0 <= number < len(on_it)
    )  # fmt: skip
    back = Leaf(f"« {kit.bundles.plain(locale, f'{place.game}-shelf-{shelf}')}", place.game, f"s-{shelf}")
    rows = (beside, (back, _turn(kit, locale, "roles", place.game, "shelves")))
    return Page(ROLES, pages.page(place.role), tuple(row for row in rows if row))


def choice(kit: Kit, locale: str, text: str, found: Sequence[Place], *, exact: bool) -> Page:
    """Which of these? They are called so, or nearly so; with none, that there is none."""
    several = len({place.game for place in found}) > 1
    rows = [(Leaf(_called(kit, locale, place, several=several), place.game, f"r-{place.role}"),) for place in found]
    rows.append((_turn(kit, locale, "roles", "", ROLES),))
    key = "book-which" if exact else "book-nearest" if found else "book-not-found"
    words = Word(line(text, _WORDS))
    return Page(ROLES, kit.bundles.text(locale, key, words=words), tuple(rows))


def _called(kit: Kit, locale: str, place: Place, *, several: bool) -> str:
    title = kit.library.encyclopedia.volumes[place.game].roles(locale).title(place.role)
    return f"{title} ({kit.bundles.plain(locale, f'{place.game}-name')})" if several else title


# Rules


def chapters(kit: Kit, locale: str, game: GameKey) -> Page:
    """One game's chapters; of a game without a book all there is to say, at once."""
    volume = kit.library.encyclopedia.volumes.get(game)
    if volume is None:
        return Page(RULES, kit.bundles.text(locale, f"page-rules-{game}"), (_to_games(kit, locale, RULES),))
    pages = volume.rules(locale)
    buttons = [Leaf(pages.title(name), game, f"c-{name}") for name in volume.book.chapters]
    rows: list[tuple[Leaf, ...]] = [tuple(buttons[at : at + ABREAST]) for at in range(0, len(buttons), ABREAST)]
    to_roles = (_turn(kit, locale, "roles", game, "shelves"),) if volume.book.shelves else ()
    rows.append((*_to_games(kit, locale, RULES), *to_roles))
    name, tagline = (Markup(kit.bundles.text(locale, f"{game}-{stem}")) for stem in ("name", "tagline"))
    return Page(RULES, kit.bundles.text(locale, "book-rules-of", game=name, tagline=tagline), tuple(rows))


def chapter(kit: Kit, locale: str, game: GameKey, name: str) -> Page:
    """One chapter; beside it the one before and the one after."""
    volume = kit.library.encyclopedia.volumes[game]
    pages, all_of = volume.rules(locale), volume.book.chapters
    at = all_of.index(name)
    beside = []
    if at:
        beside.append(Leaf(f"‹ {pages.title(all_of[at - 1])}", game, f"c-{all_of[at - 1]}"))
    if at + 1 < len(all_of):
        beside.append(Leaf(f"{pages.title(all_of[at + 1])} ›", game, f"c-{all_of[at + 1]}"))
    rows = (tuple(beside), (_turn(kit, locale, "chapters", game, "chapters"),))
    return Page(RULES, _titled(kit, locale, game, pages.page(name)), rows)


# Parts


def _titled(kit: Kit, locale: str, game: GameKey, text: str) -> str:
    """The text under the game's name, where there are several."""
    if len(kit.codec.specs) == 1:
        return text
    return f"<i>{kit.bundles.text(locale, f'{game}-name')}</i>\n{text}"


def _to_games(kit: Kit, locale: str, what: str) -> tuple[Leaf, ...]:
    several = len(kit.library.encyclopedia.cast if what == ROLES else kit.codec.specs) > 1
    return (_turn(kit, locale, "games", "", what),) if several else ()


def _turn(kit: Kit, locale: str, label: str, game: str, page: str) -> Leaf:
    return Leaf(kit.bundles.plain(locale, f"book-button-{label}"), game, page)
