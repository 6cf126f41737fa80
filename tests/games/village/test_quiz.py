"""The quiz of The Village against the rules: what it calls right is so, and what it calls wrong is not.

Each test asks the rules in another way than the maker of the question does.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from games.core.game import Kind, Line
from games.core.ids import RoleKey
from games.core.quiz import Question
from games.village import casetable, events
from games.village.lore import lore, steps
from games.village.questions import question as asked_tonight
from games.village.quiz import becomes, ends, nights
from games.village.quiz.bank import questions
from games.village.quiz.stage import Scene
from games.village.roles import BY_KEY, KEYS
from games.village.roles._kit import CULTIST_KEY

BANK = {question.key: question for question in questions()}


def a_question(key: str) -> Question:
    """The question of this name."""
    return BANK[key]


def of_kind(prefix: str) -> Iterator[tuple[str, Question]]:
    """Questions whose key begins so, with the rest of it."""
    return ((key.removeprefix(prefix), question) for key, question in BANK.items() if key.startswith(prefix))


def roles_in(line: Line) -> tuple[str, ...]:
    """The roles that a line names."""
    return tuple(detail.value for detail in line.details if detail.kind is Kind.ROLE)


def name(line: Line) -> str:
    """Its message, without what all have in common."""
    return line.key.removeprefix("village-quiz-")


@pytest.mark.parametrize(
    ("scene", "dead"),
    [
        ("harlot>wolf", {"harlot"}),
        ("harlot>mason wolf>harlot", set()),
        ("harlot>seer wolf>seer", {"harlot", "seer"}),
        ("guardian_angel>seer wolf>seer", set()),
        ("guardian_angel>harlot harlot>seer serial_killer>harlot", {"harlot"}),
        ("snow_wolf>guardian_angel guardian_angel>seer wolf>seer", {"seer"}),
        ("snow_wolf>cult_hunter cultist>cult_hunter", {"cultist"}),
        ("chemist>serial_killer", {"chemist"}),
        ("seer* arsonist>spark harlot>seer", {"seer", "harlot"}),
        ("seer+mason wolf>seer", {"seer", "mason"}),
    ],
)
def test_scenes_of_a_night_end_as_the_rules_page_says(scene: str, dead: set[str]) -> None:
    found = a_question(f"night:{Scene(text=scene).key}")
    assert set(roles_in(found.right)) == dead
    assert all(set(roles_in(wrong)) != dead for wrong in found.wrong)


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("serial_killer hunter", "nobody"),
        ("wolf gunner", "on"),
        ("wolf hunter", "wolves"),
        ("cultist cult_hunter", "village"),
        ("cultist gunner", "cult"),
        ("arsonist gunner", "arsonist"),
        ("wolf wolf villager villager", "wolves"),
        ("sorcerer thief doppelganger", "nobody"),
        ("traitor villager", "wolves"),
    ],
)
def test_positions_are_judged_as_the_rules_page_says(position: str, result: str) -> None:
    found = next(question for question in ends.ends() if question.key == f"end:{ends.key(position)}")
    assert name(found.right) == f"end-{result}"
    assert f"end-{result}" not in map(name, found.wrong)


@pytest.mark.parametrize(
    ("asked", "scene", "card"),
    [
        ("wild_child", "wild_child=seer !seer", "wolf"),
        ("doppelganger", "doppelganger=prince !prince", "doppelganger"),
        ("doppelganger", "doppelganger=cultist cultist<seer !cultist", "seer"),
        ("apprentice_seer", "apprentice_seer thief>seer %thief.steals", "apprentice_seer"),
        ("gunner", "gunner!wise_elder", "villager"),
        ("snow_wolf", "snow_wolf traitor last !wolf", "wolf"),
        ("seer", "alpha_wolf>seer %alpha_infects.yes ~", "wolf"),
    ],
)
def test_cards_change_as_the_rules_page_says(asked: str, scene: str, card: str) -> None:
    found = a_question(f"change:{asked}:{Scene(text=scene).key}")
    assert roles_in(found.right) == (card,)
    assert (card,) not in map(roles_in, found.wrong)


SCENES = [Scene(text=text) for text in (*nights.SCENES, *(text for _, text in becomes.TURNS))]


def test_every_move_of_a_scene_may_be_made() -> None:
    """What is not offered would be passed over in silence, and the question would tell of something that never was."""
    for scene in SCENES:
        village = casetable.village(scene.case, {s.letter: n for n, s in enumerate(scene.case.seats, start=1)})  # type: ignore[misc]
        for word in scene.words:
            if word.kind == "move":
                player = village.player(scene.seat(RoleKey(word.names[0])))
                asked = asked_tonight(village, player)
                assert asked is not None, scene
                assert asked.spark if len(word.roles) == 1 else scene.seat(word.roles[1]) in asked.targets, scene


def test_a_scene_that_chance_would_decide_is_refused() -> None:
    with pytest.raises(LookupError, match="thief is drawn"):
        Scene(text="thief>seer").played()
    with pytest.raises(LookupError, match="never drawn"):
        Scene(text="thief>wolf %thief.steals").played()
    with pytest.raises(LookupError, match="no scene can say"):
        Scene(text="wolf->seer").played()


def test_what_is_seen_is_what_the_rules_tell_a_seer() -> None:
    for key in set(KEYS) - {"seer", "traitor"}:
        play = Scene(text=f"seer>{key}{' %augur_draw.drunk' if key == 'augur' else ''}").played()
        told = [event.role for event in play.events if isinstance(event, events.SeerSaw)]
        assert roles_in(a_question(f"seen:{key}").right) == tuple(told), key
    assert name(a_question("seen:traitor").right) == "either"


def test_what_a_sorcerer_senses_is_what_the_rules_tell_him() -> None:
    for key, question in of_kind("seen:sorcerer."):
        if key != "sorcerer":
            play = Scene(text=f"seer sorcerer>{key}").played()
            told = tuple(event.role for event in play.events if isinstance(event, events.SorcererSaw))
            assert roles_in(question.right) == told, key


def test_conversions_come_out_as_often_as_the_rules_say() -> None:
    """Certain ones are played; of the others the rules draw, with the odds that the question tells."""
    for key in set(KEYS) - {CULTIST_KEY}:
        right = a_question(f"odds:converts.{key}").right
        scene = Scene(text=f"seer cultist>{key}")
        if right.details and right.details[0].value < 100:
            with pytest.raises(LookupError, match=r"^(cult_converts|hunter_vs_cult) is drawn"):
                scene.played()
            assert right.details[0].value == BY_KEY[key].conversion
            continue
        play = scene.played()
        died = any(death.seat == scene.seat(CULTIST_KEY) for death in play.village.deaths)
        turned = any(change.new == CULTIST_KEY for change in play.village.changes)
        expected = "converts-dies" if died else "percent" if turned else "converts-resists"
        assert name(right) == expected, key
        assert not turned or right.details[0].value == 100


def test_teams_and_aims_are_those_of_whoever_wins() -> None:
    wins = {"village": "village", "wolves": "wolves", "cult": "cult", "lynched": "tanner"}
    for key, question in of_kind("wins:"):
        aim = name(question.right).removeprefix("aim-")
        results = lore(RoleKey(key)).wins
        if aim == "last":
            assert results <= {"serial_killer", "arsonist"}, key
        else:
            assert results == ({wins[aim]} if aim in wins else set()), key
    for key, question in of_kind("team:"):
        side = name(question.right).removeprefix("side-")
        assert side == lore(RoleKey(key)).team or side == "alone", key


def test_the_order_is_that_of_the_night() -> None:
    place = {key: number for number, keys in enumerate(steps()) for key in keys}
    for where, question in of_kind("order:"):
        (right,), wrong = roles_in(question.right), [roles_in(other)[0] for other in question.wrong]
        pivot = str(roles_in(question.ask[0])[0])
        if where.startswith(("before.", "after.")):
            before = where.startswith("before.")
            assert (place[RoleKey(right)] < place[RoleKey(pivot)]) is before
            assert all((place[RoleKey(other)] < place[RoleKey(pivot)]) is not before for other in wrong)
        else:
            assert place[RoleKey(right)] < place[RoleKey(wrong[0])]


def verdict(position: str) -> str:
    """Who wins with these alive."""
    return ends.result(ends.played(position))


def dies_at_home(key: str) -> bool:
    """Whether somebody who is out at a Mason's is found by the pack."""
    play = Scene(text=f"{key}>mason wolf>{key}").played()
    return any(death.seat == 1 for death in play.village.deaths)


TRUTHS: dict[str, Any] = {
    "loner": lambda key: verdict(key) == "nobody",
    "enemy": lambda key: verdict(f"{key} villager villager villager villager") != "village",
    "faithful": lambda key: name(a_question(f"odds:converts.{key}").right) in ("converts-dies", "converts-resists"),
    "yielding": lambda key: (
        key != "cultist" and [d.value for d in a_question(f"odds:converts.{key}").right.details] == [100]
    ),
    "masked": lambda key: roles_in(a_question(f"seen:{key}").right) != (key,),
    "first": lambda key: lore(RoleKey(key)).nights == "first",
    "once": lambda key: lore(RoleKey(key)).days in ("once", "once-dusk"),
    "dusk": lambda key: lore(RoleKey(key)).days == "once-dusk",
    "told": lambda key: key == "fool",
    "flag": lambda key: key in ("cupid", "wild_child", "doppelganger", "thief"),
    "punished": lambda key: key in ("gunner", "hunter", "chemist"),
    "dead": lambda key: key in ("hunter", "wolf_cub"),
    "self": lambda key: key == "cupid",
    "ice": lambda key: key == "arsonist",
    "turning": lambda key: key in ("traitor", "wild_child", "cursed"),
    "unsensed": lambda key: key == "lycan",
    "parity": lambda key: key in ("wolf", "alpha_wolf", "lycan", "wolf_cub", "snow_wolf"),
    "side": lambda key: BY_KEY[RoleKey(key)].team.value != "village" and key != "doppelganger",
    "knowing": lambda key: (
        key in ("mason", "beholder", "cultist") or (BY_KEY[RoleKey(key)].team.value == "wolves" and key != "sorcerer")
    ),
    "home": lambda key: key in ("seer", "fool", "oracle", "sorcerer", "cupid", "wild_child", "doppelganger"),
    "away": lambda key: key in ("harlot", "grave_digger"),
}


@pytest.mark.parametrize("listed", sorted({key.split(".")[0] for key, _ in of_kind("list:")}))
def test_of_each_list_exactly_one_is_so(listed: str) -> None:
    truth = TRUTHS[listed]
    for key, question in of_kind(f"list:{listed}."):
        assert truth(key), key
        assert [wrong for wrong in question.wrong if truth(roles_in(wrong)[0])] == [], key


def test_who_is_out_is_found_by_the_pack_or_not() -> None:
    assert not dies_at_home("harlot")
    for key in ("seer", "guardian_angel", "cult_hunter", "sorcerer", "arsonist"):
        assert dies_at_home(key), key


def test_the_heaviest_outweighs_all_others_and_the_lightest_none() -> None:
    for key, question in of_kind("strength:"):
        which, role = key.split(".")
        mine = BY_KEY[RoleKey(role)].strength
        others = [BY_KEY[RoleKey(roles_in(wrong)[0])].strength for wrong in question.wrong]
        assert isinstance(mine, int)
        assert all(isinstance(other, int) for other in others)
        assert all(other < mine if which == "most" else other > mine for other in others), key  # type: ignore[operator]


def test_clues_fit_one_card_only() -> None:
    asked = [question.ask for _, question in of_kind("clues:")]
    assert len(asked) == len(set(asked)) >= 30


def test_a_choice_that_has_to_be_made_is_drawn_if_it_is_missing() -> None:
    drawn = {key for key, question in of_kind("limits:missing.") if name(question.right) == "missing-drawn"}
    assert drawn == {"cupid", "wild_child", "doppelganger"}


def test_who_may_be_chosen_again_is_what_the_next_night_offers() -> None:
    no = {key.split(".")[0] for key, question in of_kind("limits:again.") if name(question.right) == "no"}
    assert no == {"snowol", "ars"}
