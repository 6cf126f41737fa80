"""Which messages a game needs, by the naming rule, and which variables each of them may use."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from typing import Any

from bot.narration.boards import lines_of
from bot.narration.facts import detail_variables, variables
from bot.narration.narrator import key_of
from bot.narration.optionpages import texts_of_options
from bot.sessions.practice.waiting import hint_to
from bot.sessions.settings.model import GroupSettings, PersonSettings, texts_of_settings
from games.core.game import Line, Place, Prompt, Reason
from games.core.ids import Seat
from games.core.spec import GameSpec
from games.registry import DESKS, GAMES
from games.village.events import EVENTS as VILLAGE_EVENTS
from tests.contract.walks import Table, tables
from tests.kit.desk import rare_screens, screens, texts
from tests.kit.lupi_desk import rare_screens as rare_lupi_screens
from tests.kit.lupi_desk import screens as lupi_screens
from tests.kit.lupi_desk import told_last
from tests.locales.rare import moments
from tests.narration.stage import BUNDLES

ROLE_ATTRIBUTES = ("who", "counted", "card")
GRAMMAR = ("gender", "of", "a", "articles")
"""Attributes that a language may have and another need not."""


@cache
def asked(game: str) -> Mapping[str, frozenset[str]]:
    """Ask or line -> the variables that it was given, as far as many random games show it; options are added by name."""
    spec = next(spec for spec in GAMES if spec.key == game)
    found: dict[str, frozenset[str]] = {}
    for prompt in _questions(spec):
        known = detail_variables(prompt.details) | {"left_span"}
        if prompt.place is Place.WHISPER:
            known |= {"you"}
        found[prompt.ask] = found.get(prompt.ask, known) & known
        for line in (*prompt.lines, *(line for _, line in prompt.labels)):
            names = detail_variables(line.details) | {"left_span"}
            found[line.key] = found.get(line.key, names) & names
        labelled = {option for option, _ in prompt.labels}
        for option in prompt.options:
            if option not in labelled and not (prompt.seats and option.isdigit()):
                found[f"{prompt.ask}-{option}"] = frozenset()
    for state, _ in _states(spec):
        board = None if spec.board is None else spec.board(state)
        lines = (*spec.posted(state), *(() if board is None else lines_of(board)))
        for line in (*lines, *(spec.chronicle(state) if spec.game.outcome(state) is not None else ())):
            found[line.key] = detail_variables(line.details)
    for line in _sayings(spec):
        names = detail_variables(line.details)
        found[line.key] = found.get(line.key, names) & names
    return found


def _sayings(spec: GameSpec) -> Iterator[Line]:
    """What computer players say in those games, whatever they pick, among people and among themselves."""
    if spec.says is None:
        return
    for state, seats in _states(spec):
        for seat in seats:
            view = spec.game.view(state, seat)
            for prompt in spec.game.prompts(state, seat):
                for people, pick in product((frozenset[Seat](), frozenset(seats)), (*prompt.options, None)):
                    said = spec.says(view, prompt, pick, people)
                    if said is not None:
                        yield said


@cache
def _questions(spec: GameSpec) -> Sequence[Prompt]:
    """What is asked in those games; a question that stays the same from one state to the next is there once."""
    found: list[Prompt] = []
    before: dict[Seat, Sequence[Prompt]] = {}
    for state, seats in _states(spec):
        now = {seat: spec.game.prompts(state, seat) for seat in seats}
        found += (prompt for seat in seats if now[seat] != before.get(seat) for prompt in now[seat])
        before = now
    return found


@cache
def _states(spec: GameSpec) -> Sequence[tuple[Any, Sequence[Seat]]]:
    """States of random games, with options as they come and others, and rare ones; with the seats to ask."""
    least, most = spec.game.table_size[0], spec.game.table_size[-1]
    sizes = [min(size, most) for size in (least, 9, 9, 9, 14, 16, 16, most)]
    usual = [Table(spec=spec, size=size, options=spec.options(), seed=seed) for seed, size in enumerate(sizes)]
    found = [(point.after, table.seats) for table in (*usual, *tables(spec, 8)) for point in table.points]
    return found + [(state, [Seat(number) for number in range(1, least + 1)]) for state in moments(spec.key)]


def needed(spec: GameSpec) -> dict[str, frozenset[str]]:
    """Every message of the game, with the variables that it may use."""
    game = spec.key
    found: dict[str, frozenset[str]] = {f"{game}-{stem}": frozenset() for stem in ("name", "tagline", "chronicle")}
    for event in spec.events:
        if event not in spec.asked:
            private = not _public(event)
            found[key_of(game, event)] = variables(event) | ({"you"} if private else frozenset())
    found |= {ask: asked(game).get(ask, frozenset({"?"})) for ask in (*spec.asks, *spec.sayings)}
    found |= {key: names for key, names in asked(game).items() if key not in found}
    found |= {key: frozenset({"part"}) for key in spec.phrases}
    found |= {f"refusal-{key}": frozenset() for key in spec.refusals}
    for role in spec.roles:
        found[f"{game}-role-{role}"] = frozenset({"of", "count", "article"})
    for key in texts_of_options(game, spec.options):
        found[key.partition(".")[0]] = frozenset({"count"} if key.endswith("-some") else ())
        if re.search(r"-group-[a-z]+$", key):
            found[key] = frozenset({"count", "of"})
    found |= _aids(spec)
    found |= _quiz(spec)
    found |= {f"trophy-{feat.key}": frozenset[str]() for feat in spec.feats}
    found |= {f"{game}-lasted": frozenset({"count"})} if spec.feats else {}
    found |= _book(spec)
    found |= _hints(spec)
    return found


@cache
def _quiz(spec: GameSpec) -> Mapping[str, frozenset[str]]:
    """The messages of the game's quiz: of every question, and what its teams and its kinds are called."""
    if spec.quiz is None:
        return {}
    found: dict[str, frozenset[str]] = {}
    for question in spec.quiz.questions():
        for line in (*question.ask, question.right, *question.wrong, *question.why):
            names = detail_variables(line.details)
            found[line.key] = found.get(line.key, names) & names
    found |= {f"{spec.key}-quiz-team-{team}": frozenset() for team in spec.quiz.teams}
    return found | {f"{spec.key}-quiz-kind-{kind}": frozenset() for kind in spec.quiz.kinds}


@cache
def _hints(spec: GameSpec) -> Mapping[str, frozenset[str]]:
    """The hints of a practice game: to every question that is waited for; to standing offers, and while people talk, where there are any."""
    prompts = _questions(spec)
    waited = {prompt.ask for prompt in prompts if not (prompt.standing or prompt.note)}
    offered = {prompt.ask for prompt in prompts if prompt.standing} | {f"{spec.key}-ask-talk"}
    found = {hint_to(ask, BUNDLES.has) or ask.replace("-ask-", "-hint-") for ask in waited}
    return dict.fromkeys(found | {key for ask in offered if (key := hint_to(ask, BUNDLES.has))}, frozenset[str]())


def _book(spec: GameSpec) -> Mapping[str, frozenset[str]]:
    """The messages of the game's book: roles with all that is told of them, and chapters. Without one, its rules at once."""
    game, book = spec.key, spec.book
    if book is None:
        return {f"page-rules-{game}": frozenset()}
    found = {f"{game}-shelf-{shelf}": frozenset[str]() for shelf in book.shelves}
    found |= {f"{game}-rules-{chapter}": frozenset({"options", *book.numbers}) for chapter in book.chapters}
    for lore in map(book.lore, spec.roles if book.shelves else ()):
        found[f"{game}-lore-{lore.role}"] = frozenset(lore.numbers)
        found[f"{game}-side-{lore.team}"] = frozenset()
        found |= {f"{game}-nights-{lore.nights}": frozenset()} if lore.nights else {}
        found |= {f"{game}-days-{lore.days}": frozenset(lore.numbers)} if lore.days else {}
        found |= {f"{game}-look-{look.by}": frozenset() for look in lore.looks}
        faces = {face for look in lore.looks for face, _ in look.faces if face not in spec.roles}
        found |= {f"{game}-seen-{face}": frozenset() for face in faces}
        found |= {f"{game}-turns-{turn.why}": frozenset() for turn in lore.turns}
        found |= {f"{game}-goal-{result}": frozenset() for result in lore.wins or ("none",)}
        marks = {mark for one in (*lore.visits, *lore.visited) for end in one.ends for mark in end.marks}
        found |= {f"{game}-mark-{mark.who}-{mark.what}": frozenset({"whose", "role"}) for mark in marks}
    return found


def _aids(spec: GameSpec) -> dict[str, frozenset[str]]:
    """The messages of what the game offers to people who narrate in person; further names of roles are each language's own."""
    if spec.random is None:
        return {}
    draws = (*spec.random.draws, *spec.random.graves(1, 1, 1))
    found = {f"{spec.key}-random-{draw.text}": frozenset({"role", "number"}) for draw in draws}
    found |= {f"{spec.key}-sheet-{draw.section}": frozenset() for draw in spec.random.sheet}
    return found | {f"{spec.key}-mode-{mode}": frozenset() for mode in spec.random.modes}


def _public(event: type) -> bool:
    return not any(name == "to" for name in getattr(event, "__dataclass_fields__", ()))


def needed_by_all() -> dict[str, frozenset[str]]:
    """The messages of every game and of the rules that all games share."""
    found = {f"refusal-{reason.value}": frozenset[str]() for reason in Reason}
    for spec in GAMES:
        found |= needed(spec)
    for desk in DESKS:
        found |= needed_at(desk)
    for model in (GroupSettings, PersonSettings):
        found |= {key.partition(".")[0]: frozenset() for key in texts_of_settings(model)}
    return found


def needed_at(desk: GameSpec) -> dict[str, frozenset[str]]:
    """Every message of a desk's own; what is read out there, and the chronicle, are its game's."""
    game = desk.key
    found: dict[str, frozenset[str]] = {f"{game}-{stem}": frozenset() for stem in ("name", "tagline", "chronicle")}
    found |= {key_of(game, event): variables(event) for event in desk.events}
    found |= {f"refusal-{key}": frozenset() for key in desk.refusals}
    said = said_at_desks()
    found |= {key: said.get(key, frozenset({"?"})) for key in desk.asks if key.startswith(f"{game}-")}
    for event in VILLAGE_EVENTS:
        slip = f"{game}-slip-{key_of('', event)[1:]}"
        if slip in found:
            found[slip] = variables(event) | {"to"}
    return found


@cache
def said_at_desks() -> Mapping[str, frozenset[str]]:
    """Key -> the variables that it was given on every screen of games narrated at random."""
    found: dict[str, frozenset[str]] = {}
    played = (
        screens(seed, players)
        for seed, players in ((0, 5), (3, 12), (4, 14), (5, 16), (6, 16), (7, 20), (8, 20), (10, 35))
    )
    moderated = (lupi_screens(seed, players) for seed, players in ((0, 5), (3, 12), (5, 16)))
    for prompt in chain(*played, rare_screens(), *moderated, rare_lupi_screens()):
        for key, details in texts(prompt):
            names = detail_variables(details)
            found[key] = found.get(key, names) & names
    for line in told_last():
        found[line.key] = detail_variables(line.details)
    return found
