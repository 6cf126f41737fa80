"""The table of visits: which line decides, for each of its lines."""

import pytest

from games.village.cases import Play
from games.village.chance import ScriptedChance
from games.village.night import _collect
from games.village.roles._kit import Arrival
from games.village.scratch import Tonight
from games.village.state import Night
from games.village.visiting import TABLE, Case, Deadly, Door, can_kill, met
from tests.games.village.scene import a_case

ALL = (
    "A wolf; B villager; C villager (dead); G guardian_angel; H harlot; I harlot; J chemist (potion ready); K cultist;"
    " L thief; O guardian_angel; Q cult_hunter; R arsonist; S serial_killer; T serial_killer; W snow_wolf; Y grave_digger"
)


class Tale:
    """A night in which all choices are in and nothing has been done."""

    def __init__(self, moves, *, draws=(), first_night=False, buried=True, more=""):
        option = "; **thief_mode first_night**" if first_night else ""
        play = Play(a_case(ALL + more + option, "night 1: no actions" if first_night else "night 2: no actions"))
        village = play.village
        if not buried:
            dug = village.player(play.seats["Y"])
            village = village.with_player(type(dug)(seat=dug.seat, role=dug.role))
        play.village = village = village.with_phase(Night())
        picks = tuple(pick for move in moves for pick in play._picks(move))
        self.seats = play.seats
        script = [(event, None, outcome) for event, outcome in draws]
        self.night = Tonight(village.with_phase(Night(picks=picks)), ScriptedChance(script))
        _collect(self.night)

    def line(self, visitor, host):
        """The line of the table that decides."""
        case = Case(self.night, *(self.night.player(self.seats[letter]) for letter in (visitor, host)), 1)
        return next(number for number, applies, _ in TABLE if applies(case))

    def met(self, visitor, host):
        return met(self.night, self.seats[visitor], self.seats[host])


@pytest.mark.parametrize(
    ("visitor", "host", "line", "outcome"),
    [
        ("A", "C", 1, Arrival.DEAD),
        ("S", "B", 2, Door.OPEN),
        ("S", "H", 2, Door.OPEN),
        ("S", "T", 2, Door.OPEN),
        ("H", "S", 4, Deadly("visited-killer")),
        ("R", "S", 4, Deadly("visited-killer")),
        ("A", "S", 4, Deadly("visited-killer")),
        ("W", "S", 4, Deadly("visited-killer")),
        ("W", "B", 6, Door.OPEN),
        ("W", "H", 6, Door.OPEN),
        ("H", "A", 7, Deadly("visited-wolf")),
        ("H", "W", 7, Deadly("visited-wolf")),
        ("L", "A", 9, Arrival.FAILS),
        ("R", "H", 11, Door.OPEN),
        ("R", "A", 11, Door.OPEN),
        ("A", "H", 12, Arrival.ABSENT),
        ("I", "H", 12, Arrival.ABSENT),
        ("K", "H", 12, Arrival.ABSENT),
        ("K", "G", 13, Arrival.ABSENT),
        ("Q", "G", 13, Arrival.ABSENT),
        ("A", "G", 14, Door.OPEN),
        ("A", "I", 14, Door.OPEN),
        ("K", "O", 14, Door.OPEN),
        ("Q", "A", 14, Door.OPEN),
        ("J", "A", 14, Door.OPEN),
        ("A", "Y", 14, Door.OPEN),
        ("S", "Y", 14, Door.OPEN),
    ],
)
def test_a_visit_while_harlot_and_guardian_angel_are_out_and_the_others_at_home(visitor, host, line, outcome):
    tale = Tale(["H→B", "G→B"])
    assert tale.line(visitor, host) == line
    assert tale.met(visitor, host) == outcome


@pytest.mark.parametrize(("drawn", "outcome"), [("sk_wins", Deadly("visited-killer")), ("wolf_wins", Door.OPEN)])
@pytest.mark.parametrize("wolf", ["A", "W"])
def test_a_killer_who_is_out_may_lose_against_a_wolf_of_either_kind(wolf, drawn, outcome):
    tale = Tale(["S→B"], draws=[("wolf_vs_sk", drawn)])
    assert tale.met(wolf, "S") == outcome


@pytest.mark.parametrize(("drawn", "outcome"), [("dies", Deadly("guarded-wolf")), ("safe", Door.OPEN)])
def test_a_guardian_angel_at_a_wolf_that_was_not_saved(drawn, outcome):
    tale = Tale([], draws=[("ga_on_wolf", drawn)])
    assert tale.line("G", "A") == 8
    assert tale.met("G", "A") == outcome


def test_a_guardian_angel_at_a_wolf_that_was_saved():
    tale = Tale([])
    tale.night.saved.add(tale.seats["A"])
    assert tale.met("G", "A") is Door.OPEN


@pytest.mark.parametrize(
    ("visitor", "safe"),
    [
        ("A", Arrival.ABSENT),
        ("Q", Arrival.ABSENT),
        ("K", Arrival.ABSENT),
        ("J", Arrival.ABSENT),
        ("H", Arrival.ABSENT),
        ("G", Arrival.ABSENT),
        ("L", Arrival.ABSENT),
        ("R", Door.OPEN),
    ],
)
def test_at_the_graves_a_visitor_falls_or_finds_nobody(visitor, safe):
    for drawn, outcome in (("falls", Deadly("fell")), ("safe", safe)):
        tale = Tale([], draws=[("grave_fall", drawn)], buried=False)
        assert tale.line(visitor, "Y") == 10
        assert tale.met(visitor, "Y") == outcome


def test_at_the_graves_the_killer_stumbles_and_the_saviour_is_safe():
    tale = Tale([], buried=False)
    assert tale.met("S", "Y") is Door.OPEN
    assert tale.night.player(tale.seats["S"]).stumbled == tale.night.village.acting
    tale.night.saved.add(tale.seats["Y"])
    assert tale.met("G", "Y") is Door.OPEN


@pytest.mark.parametrize("visitor", "AGHJKLQRW")
def test_a_burning_house_kills_whoever_comes(visitor):
    tale = Tale([])
    tale.night.burning.add(tale.seats["C"])
    assert tale.line(visitor, "C") == 3
    assert tale.met(visitor, "C") == Deadly("burned-visiting")


def test_the_killer_walks_through_fire():
    tale = Tale([])
    tale.night.burning.add(tale.seats["C"])
    assert tale.met("S", "C") is Arrival.DEAD


@pytest.mark.parametrize("host", "ABGHIKQRWY")
def test_a_thief_of_the_first_night_is_let_in_everywhere(host):
    tale = Tale(["H→B", "G→B", "L→B"], first_night=True)
    assert tale.line("L", host) == 5
    assert tale.met("L", host) is Door.OPEN


def test_a_thief_of_the_first_night_dies_where_others_die():
    assert Tale(["L→S"], first_night=True).met("L", "S") == Deadly("visited-killer")


def test_which_wolf_goes_matters_only_where_it_may_not_come_back():
    tale = Tale([], buried=False)
    deadly = [letter for letter, seat in tale.seats.items() if can_kill(tale.night, seat)]
    assert deadly == ["S", "T", "Y"]
    tale.night.burning.add(tale.seats["C"])
    assert can_kill(tale.night, tale.seats["C"])


def test_the_lines_are_those_of_the_page():
    assert [number for number, _, _ in TABLE] == list(range(1, 15))
