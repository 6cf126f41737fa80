"""What earns a trophy: each feat is done by somebody in a game made for it, and not by somebody else there.

Games are laid out as they stand at their end: a feat reads nothing but that.
"""

from collections.abc import Callable
from typing import Any

import pytest

from games.core.fates import Feat
from games.core.ids import Seat
from games.lupi import feats as lupi
from games.propaganda import feats as propaganda
from games.registry import GAMES
from games.saloon import feats as saloon
from games.village import feats as village
from games.village.options import Options as VillageOptions
from tests.contract.walks import tables
from tests.games.feats.layouts import campaign, evening, hamlet, mark, pack

S = Seat

LUPI: dict[str, tuple[Any, int, int, bool]] = {
    # feat: (state at the end, who has done it, who has not, whether both have won)
    "lupi-first-day": (pack(deaths=[(2, "lynched", 1), (1, "lynched", 1)]), 2, 1, False),
    "lupi-first-bite": (pack(deaths=[(2, "devoured", 1), (3, "devoured", 2)]), 2, 3, False),
    "lupi-unheard": (pack(deaths=[(3, "lynched", 2), (2, "lynched", 3)], seen=[(3, 1, True)]), 3, 2, False),
    "lupi-seer-alive": (pack(), 3, 2, True),
    "lupi-sharp-eye": (pack(wolves=2, seen=[(3, 1, True), (3, 2, True), (4, 1, True), (4, 1, True)]), 3, 4, False),
    "lupi-last-wolf": (pack(wolves=2, deaths=[(2, "lynched", 1)], result="wolves"), 1, 2, True),
    "lupi-whole-pack": (pack(wolves=2, result="wolves"), 1, 3, True),
    "lupi-clean-hands": (pack(deaths=[(1, "lynched", 2)]), 2, 1, True),
    "lupi-last-supper": (pack(deaths=[(2, "devoured", 1)], result="wolves"), 3, 2, False),
    "lupi-sash": (pack(sash=True), 4, 3, True),
    "lupi-long": (pack(round=5, deaths=[(2, "devoured", 1)]), 3, 2, False),
}
VILLAGE: dict[str, tuple[Any, int, int, bool]] = {
    "village-first-day": (hamlet("villager wolf", deaths=[(1, "lynched", 1, "day"), (2, "lynched", 1, "day")]), 1, 2, False),
    "village-first-night": (hamlet("villager seer", deaths=[(1, "eaten", 1, "night"), (2, "left", 1, "night")]), 1, 2, False),
    "village-couple": (hamlet("wolf seer drunk", deaths=[(3, "eaten", 2, "night")], lovers=(1, 2), result="couple"), 1, 3, True),
    "village-carried": (hamlet("wolf seer", lovers=(1, 2), result="village"), 1, 2, True),
    "village-sorrow": (hamlet("wolf seer", deaths=[(1, "sorrow", 2, "day"), (2, "lynched", 2, "day")]), 1, 2, False),
    "village-tanner": (hamlet("tanner seer", result="tanner"), 1, 2, True),
    "village-turned": (hamlet("wolf seer", dealt="cursed seer", result="wolves"), 1, 2, True),
    "village-believer": (hamlet("cultist cultist", changed=[(1, "converted")], result="cult"), 1, 2, True),
    "village-unheard": (hamlet("seer drunk", deaths=[(1, "lynched", 2, "dusk"), (2, "lynched", 3, "dusk")]), 1, 2, False),
    "village-wrong-door": (hamlet("harlot drunk", deaths=[(1, "visited-wolf", 1, "night"), (2, "eaten", 1, "night")]), 1, 2, False),
    "village-own-poison": (hamlet("chemist drunk", deaths=[(1, "own-poison", 1, "night"), (2, "poisoned", 2, "night")]), 1, 2, False),
    "village-fell": (hamlet("drunk harlot", deaths=[(1, "fell", 1, "night"), (2, "eaten", 2, "night")]), 1, 2, False),
    "village-killer": (hamlet("serial_killer seer", result="serial_killer"), 1, 2, True),
    "village-blaze": (
        hamlet("arsonist seer drunk mason", deaths=[(n, "burned", 2, "night", 1) for n in (2, 3, 4)]), 1, 2, False,
    ),
    "village-last-shot": (
        hamlet("hunter hunter wolf drunk", deaths=[(3, "shot-by-hunter", 1, "day", 1), (4, "shot-by-hunter", 1, "day", 2)]),
        1, 2, False,
    ),
    "village-friendly-fire": (
        hamlet("gunner gunner wolf drunk", deaths=[(4, "shot-by-gunner", 1, "day", 1), (3, "shot-by-gunner", 1, "day", 2)]),
        1, 2, False,
    ),
    "village-spared": (hamlet("prince seer", spared=1), 1, 2, True),
}  # fmt: skip
SALOON: dict[str, tuple[Any, int, int, bool]] = {
    "saloon-judged": (evening("judged 1", "shot 2"), 1, 2, False),
    "saloon-shot": (evening("judged 1", "shot 2"), 2, 1, False),
    "saloon-twice": (evening("judged 1", "shot 1", "judged 2"), 1, 2, False),
    "saloon-unscathed": (evening("judged 1", "deal 0"), 2, 1, False),
    "saloon-flood": (evening(*["plea 1", "accusation 1"] * 3, "plea 2"), 1, 2, False),
    "saloon-accuser": (evening(*["accusation 1"] * 3, *["plea 2"] * 4), 1, 2, False),
    "saloon-lonely": (evening("lonely-plea 1", "plea 2"), 1, 2, False),
    "saloon-first-safe": (evening("safe 1", "safe 2"), 1, 2, False),
    "saloon-goodbye": (evening("round 1", "vanished 0"), 1, 2, False),
    "saloon-long": (evening("deal 0", "deal 0", gone=2), 1, 2, False),
}
PROPAGANDA: dict[str, tuple[Any, int, int, bool]] = {
    "propaganda-one-office": (campaign({1: [1], 2: [2, 3]}), 1, 2, False),
    "propaganda-majority": (campaign({1: [1, 2], 2: [3]}, result="majority", winners=(1,)), 1, 0, True),
    "propaganda-last": (campaign({1: [1]}, result="last", winners=(1,)), 1, 0, True),
    "propaganda-shared": (campaign({1: [1], 2: [2]}, result="polls", winners=(1, 2)), 1, 0, True),
    "propaganda-whisker": (campaign({1: [1], 2: [2]}, result="polls", winners=(1,)), 1, 0, True),
    "propaganda-march": (campaign({}, marks=[*[mark(1, "occupied")] * 3, mark(2, "occupied")]), 1, 2, False),
    "propaganda-bulldozer": (campaign({}, marks=[*[mark(1, "dismantled")] * 2, mark(2, "dismantled")]), 1, 2, False),
    "propaganda-founder": (campaign({}, marks=[*[mark(1, "founded")] * 2, mark(2, "founded")]), 1, 2, False),
    "propaganda-stars": (campaign({}, marks=[mark(1, "star"), mark(2, "founded")]), 1, 2, False),
    "propaganda-dove": (campaign({}, marks=[mark(2, "occupied")], winners=(1, 2)), 1, 2, True),
    "propaganda-first-out": (campaign({}, marks=[mark(1, "out"), mark(2, "out")]), 1, 2, False),
}
ENDS = {**LUPI, **VILLAGE, **SALOON, **PROPAGANDA}
FEATS: dict[str, Feat] = {feat.key: feat for module in (lupi, village, saloon, propaganda) for feat in module.FEATS}


def test_every_feat_is_tried_here() -> None:
    assert ENDS.keys() == FEATS.keys() == {feat.key for spec in GAMES for feat in spec.feats}
    assert len(FEATS) >= 40


@pytest.mark.parametrize("key", FEATS)
def test_a_feat_is_done_by_whoever_did_it_and_by_nobody_else(key: str) -> None:
    state, who, other, won = ENDS[key]
    done: Callable[[Any, Seat, bool], bool] = FEATS[key].done
    assert done(state, S(who), won)
    if other:
        assert not done(state, S(other), won)
    else:
        assert not done(state, S(who), not won)


def test_where_cards_stay_hidden_at_the_end_no_card_is_told_and_no_feat_is_done() -> None:
    options = VillageOptions(reveal_at_end="living")
    hidden = hamlet("seer wolf", deaths=[(1, "lynched", 1, "day")], options=options)
    assert not any(feat.done(hidden, S(seat), True) for feat in village.FEATS for seat in (1, 2))
    assert [(fate.role, fate.team) for fate in village.fates(hidden).values()] == [(None, None)] * 2
    shown = village.fates(hamlet("seer wolf"))
    assert [(fate.role, fate.team) for fate in shown.values()] == [("seer", "village"), ("wolf", "wolves")]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_every_game_that_ends_can_be_told_seat_by_seat(spec: Any) -> None:
    for table in tables(spec, 3):
        state = table.points[-1].after
        if spec.game.outcome(state) is None:
            continue
        winners = spec.game.outcome(state).winners
        fates, living = spec.fates(state), spec.living(state)
        assert set(fates) == set(table.seats)
        assert {seat for seat, fate in fates.items() if fate.alive} == set(living)
        assert {fate.role for fate in fates.values()} <= {None, *spec.roles}
        assert spec.lasted(state).key == f"{spec.key}-lasted"
        for seat in table.seats:
            assert all(feat.done(state, seat, seat in winners) in (True, False) for feat in spec.feats)
