"""The acceptance cases, row by row, and the reading of them."""

from pathlib import Path

import pytest

from games.village.caseread import read
from games.village.cases import play

PAGE = Path(__file__).with_name("cases.md").read_text(encoding="utf-8")
BOOK = read(PAGE)

HEAD = "| ID | Case | Roles | Actions | Draws | Expected |\n|---|---|---|---|---|---|\n"


def a_row(
    roles="A wolf; C,D,E villager", actions="night 2: A→C", draws="—", expected="Deaths: C (eaten). Game goes on."
):
    return f"{HEAD}| Z1 | a case | {roles} | {actions} | {draws} | {expected} |\n"


def what_is_wrong(**cells):
    (case,) = read(a_row(**cells)).cases
    return play(case).differences


@pytest.mark.parametrize("case", BOOK.cases, ids=lambda case: case.id)
def test_case(case):
    assert play(case).differences == ()


def test_the_page_has_all_its_cases():
    assert len(BOOK.cases) == 133
    assert BOOK.passed_over == 55


def test_a_good_row_passes():
    assert what_is_wrong() == ()


@pytest.mark.parametrize(
    ("cells", "difference"),
    [
        ({"expected": "No deaths. Game goes on."}, "death not expected: C (eaten)"),
        ({"expected": "Deaths: C (poisoned). Game goes on."}, "death expected: C (poisoned)"),
        (
            {"expected": "Deaths: C (eaten). Changes: C villager → wolf (bitten). Game goes on."},
            "change expected: C villager → wolf (bitten)",
        ),
        ({"expected": "Deaths: C (eaten). Told: [D: saved]. Game goes on."}, "not told: [D: saved]"),
        ({"expected": "Deaths: C (eaten). Told: [cult: D not home]. Game goes on."}, "not told: [cult: D not home]"),
        ({"expected": "Deaths: C (eaten). **Winner: village**."}, "winner: the game goes on, expected village"),
        ({"draws": "`chemist`=target_dies"}, "not drawn: chemist=target_dies"),
        ({"roles": "A alpha_wolf; C,D,E villager"}, "alpha_infects is drawn and not in the script"),
        (
            {"roles": "A alpha_wolf; C,D,E villager", "draws": "`alpha_infects`=perhaps"},
            "alpha_infects cannot come out as 'perhaps': only as yes, no",
        ),
        (
            {"roles": "A,B wolf; C,D,E,F villager", "actions": "night 2: A→C, B→D", "draws": "`wolf_tie`=E"},
            "wolf_tie cannot come out as '5': only as 3, 4",
        ),
    ],
)
def test_what_is_not_as_expected_is_said(cells, difference):
    assert difference in what_is_wrong(**cells)


def test_who_wins_is_compared_where_it_is_written():
    cells = {"roles": "A wolf; C villager; E villager (dead)", "actions": "evaluate victory"}
    assert what_is_wrong(**cells, expected="No deaths. **Winner: wolves** (A).") == ()
    assert what_is_wrong(**cells, expected="No deaths. **Winner: wolves** (A, C).") == ("winners: A, expected A, C",)


def test_what_must_not_be_told_fails_when_it_is():
    roles, expected = "A wolf; B seer; C,D,E villager", "No deaths. Not told: [B: A is wolf]. Game goes on."
    assert what_is_wrong(roles=roles, actions="night 2: B→A", expected=expected) == ("told: [B: A is wolf]",)


@pytest.mark.parametrize(
    ("cells", "flaw"),
    [
        ({"roles": "A werewolf; C,D,E villager"}, "there is no role werewolf"),
        ({"roles": "A wolf (sleepy); C,D,E villager"}, "roles: note 'sleepy'"),
        ({"roles": "A wolf (was nobody); C,D,E villager"}, "roles: note 'was nobody'"),
        ({"roles": "A wolf; A seer; C,D,E villager"}, "roles: a letter stands twice"),
        ({"roles": "A: wolf"}, "roles: 'A: wolf'"),
        ({"roles": "A wolf; C,D,E villager; final shot: A to C"}, "final shot: 'A to C'"),
        ({"roles": "A wolf; C,D,E villager; final shot: A→Z"}, "there is no player Z"),
        ({"roles": "A wolf; C,D,E villager; **thief_mode never**"}, "there is no option thief_mode never"),
        ({"roles": "A wolf; C,D,E villager; **weather rain**"}, "there is no option weather rain"),
        ({"actions": "A→C"}, "actions: 'A→C' is of no phase"),
        ({"actions": "evaluate victory; A→C"}, "actions: 'A→C' is of no phase"),
        ({"actions": ""}, "actions: none"),
        ({"actions": "night 2: A bites C"}, "night: 'A bites C'"),
        ({"actions": "night 2: A→Z"}, "there is no player Z"),
        ({"actions": "day: A sings"}, "day: 'A sings'"),
        ({"actions": "day: everybody sings"}, "day: 'everybody sings'"),
        ({"actions": "dusk: A against C"}, "dusk: 'A against C'"),
        ({"draws": "chemist=target_dies"}, "draws: 'chemist=target_dies'"),
        ({"draws": "`wolf_tie`=Z"}, "there is no player Z"),
        ({"expected": "All is well."}, "expected: 'All is well.'"),
        ({"expected": "Deaths: C (eaten)."}, "neither a winner nor that the game goes on"),
        ({"expected": "Deaths: C eaten. Game goes on."}, "expected: 'C eaten'"),
        ({"expected": "Deaths: C (eaten). Told: [C: hello]. Game goes on."}, "told: no event says 'hello'"),
    ],
)
def test_a_row_that_cannot_be_read_fails_and_says_where(cells, flaw):
    (difference,) = what_is_wrong(**cells)
    assert difference.startswith("cannot be read: ")
    assert flaw in difference


def test_other_tables_and_rows_of_another_width_are_passed_over_and_counted():
    page = f"{a_row()}\n| a | b |\n|:--|--:|\n| 1 | 2 |\n| 3 | 4 |\n\n{HEAD}| Z2 | too short |\n"
    book = read(page)
    assert [case.id for case in book.cases] == ["Z1"]
    assert book.passed_over == 3


def test_a_bar_in_a_cell_is_written_with_a_backslash():
    (case,) = read(HEAD + "| Z3 | a \\| b | A wolf | evaluate victory | — | No deaths. Game goes on. |").cases
    assert case.title == "a | b"


def test_a_table_needs_no_bar_at_its_right_edge():
    (case,) = read(HEAD + "| Z4 | a | A wolf | evaluate victory | — | No deaths. **Winner: wolves** (A).").cases
    assert play(case).passed


def test_a_case_that_fails_says_what_happened_instead():
    roles, draws = (
        "A alpha_wolf; J chemist (potion ready); C,D,E,F villager",
        "`alpha_infects`=yes; `chemist`=target_dies",
    )
    (case,) = read(a_row(roles=roles, actions="night 2: A→C, J→C; night 3: no actions", draws=draws)).cases
    assert play(case).found == (
        "deaths: C (poisoned)",
        "changes: none",
        "drawn: alpha_infects=yes; chemist=target_dies",
        "the game goes on",
    )
    (case,) = read(a_row(roles="A wolf; B wild_child (model C); C,D villager")).cases
    assert play(case).found[1:] == (
        "changes: B wild_child → wolf (model dead)",
        "drawn: nothing",
        "winner: wolves (A, B)",
    )
    (case,) = read(a_row(roles="A,B wolf; C,D,E,F villager", actions="night 2: A→C, B→D", draws="`wolf_tie`=D")).cases
    assert play(case).found[2] == "drawn: wolf_tie=D"


@pytest.mark.parametrize(
    ("roles", "actions"),
    [
        ("A wolf; C villager (dead); D,E,F villager", "night 2: A→C"),
        ("A wolf; B wolf; D,E,F villager", "night 2: A→B"),
        ("A wolf (dead); C,D villager; B sorcerer; F wolf", "night 2: A→C"),
        ("A wolf; C,D,E villager", "night 2: C→A"),
        ("R arsonist; A wolf; C,D,E villager", "night 2: R→spark"),
        ("A wolf; U cupid; C,D,E villager", "night 2: couple C+D"),
        ("A wolf; N gunner (0 bullets); C,D,E villager", "day: N shoots A"),
        ("A wolf; N gunner (dead); C,D,E villager", "day: N shoots A"),
        ("A wolf; N gunner; C,D,E villager", "day: N shoots N, C shoots A"),
        ("A wolf; N gunner; C,D villager; E villager (dead)", "day: N shoots E"),
        ("A wolf; C,D,E villager", "day: C spreads silver"),
        ("A wolf; C,D,E villager", "dusk: C→C / second vote: all others vote C"),
        ("A wolf; C,D,E villager; F villager (dead)", "dusk: all others vote F, C→F, F→C, nobody votes"),
    ],
)
def test_a_move_that_the_rules_do_not_offer_is_passed_over(roles, actions):
    assert what_is_wrong(roles=roles, actions=actions, expected="No deaths. Game goes on.") == ()


def test_a_cupid_is_asked_for_a_couple_and_nothing_else():
    roles, draws = "A wolf; U cupid; C,D,E villager", "`missing_choice`=C, D"
    assert (
        what_is_wrong(roles=roles, actions="night 1: U→C, couple C+C", draws=draws, expected="No deaths. Game goes on.")
        == ()
    )


def test_a_second_victim_who_is_the_first_again_is_none():
    roles = "A wolf; C,D,E,F villager; rage pending"
    assert what_is_wrong(roles=roles, actions="night 2: A→C then C") == ()


def test_a_ruleset_sets_what_it_sets():
    roles = "A,B wolf; S serial_killer; C villager; **ruleset greywolf**"
    assert what_is_wrong(roles=roles, actions="evaluate victory", expected="No deaths. Game goes on.") == ()


def test_the_traitors_rule_has_the_name_of_the_page_too():
    roles = "A wolf; C villager (infected); T traitor; **traitor_rule wins_village_plays_wolves**"
    assert what_is_wrong(roles=roles, actions="evaluate victory", expected="No deaths. Game goes on.") == ()


def test_a_part_without_a_phase_goes_on_with_the_one_before():
    roles = "A wolf; S serial_killer; C,D,E,F villager"
    expected = "Deaths: C (eaten), D (killed by serial killer). Game goes on."
    assert what_is_wrong(roles=roles, actions="night 2: A→C; S→D", expected=expected) == ()


@pytest.mark.parametrize(
    ("dusk", "deaths"),
    [
        ("all others vote C / second vote: all others vote D", "Deaths: C (lynched), D (lynched)."),
        ("all others vote C / second vote: A→D; E→D", "Deaths: C (lynched), D (lynched)."),
        ("all others vote C / peace / second vote: all others vote D", "Deaths: C (lynched)."),
        ("all others vote C / second vote: peace, all others vote D", "Deaths: C (lynched)."),
        ("peace, all others vote C / second vote: all others vote D", "No deaths."),
    ],
)
def test_two_votes_and_a_peace_before_either(dusk, deaths):
    roles = "A wolf; T troublemaker; P pacifist; C,D,E,F,H villager"
    assert what_is_wrong(roles=roles, actions=f"day: trouble; dusk: {dusk}", expected=f"{deaths} Game goes on.") == ()


def test_a_mayor_may_reveal_at_dusk():
    roles, expected = "A wolf; M mayor; C,D,E villager", "Deaths: A (lynched). **Winner: village**."
    assert what_is_wrong(roles=roles, actions="dusk: M reveals, M→A, C→D", expected=expected) == ()


def test_one_shot_a_day():
    roles = "A,B wolf; N gunner; C,D,E,F villager"
    expected = "Deaths: C (shot by gunner N). Game goes on."
    assert what_is_wrong(roles=roles, actions="day: N shoots C, N shoots D", expected=expected) == ()
