"""Nights and days in the notation of the acceptance cases: who is who, what they do, what is drawn; then what came of it.

A draw that is not written fails, and so does one that is written and not drawn.
"""

from games.village.caseread import Case, read
from games.village.cases import Play
from games.village.state import Over, Player
from games.village.told import REASONS, cause

_PAGE = "| ID | Case | Roles | Actions | Draws | Expected |\n|---|---|---|---|---|---|\n| X | x | {} | {} | {} | No deaths. Game goes on. |"


def a_case(roles: str, actions: str = "evaluate victory", draws: str = "—") -> Case:
    """A case in which only what happens matters."""
    (case,) = read(_PAGE.format(roles, actions, draws)).cases
    assert case.flaw is None, case.flaw
    return case


class Scene:
    """A case that has been played."""

    def __init__(self, case: Case) -> None:
        self.play = Play(case)
        self.play.run()
        assert not self.play.chance.left, f"not drawn: {self.play.chance.left}"

    @property
    def deaths(self) -> dict[str, str]:
        """Who died, and how, in the words of the cases."""
        play = self.play
        return {play.letters[death.seat]: cause(death, play.letters) for death in play.village.deaths[play.before :]}

    @property
    def changes(self) -> list[str]:
        """Who became what, in order: "B villager → wolf (infection)"."""
        return [
            f"{self.play.letters[change.seat]} {change.old} → {change.new} ({REASONS[change.reason]})"
            for change in self.play.village.changes
        ]

    @property
    def result(self) -> str | None:
        """Who has won; None while the game goes on."""
        phase = self.play.village.phase
        return phase.result if isinstance(phase, Over) else None

    @property
    def winners(self) -> str:
        """The letters of the winners, in order."""
        phase = self.play.village.phase
        return "".join(self.play.letters[seat] for seat in phase.winners) if isinstance(phase, Over) else ""

    def player(self, letter: str) -> Player:
        """The player of this letter, at the end."""
        return self.play.village.player(self.play.seats[letter])

    def heard(self, letter: str) -> list[str]:
        """The kinds of what this player was told in private, in order."""
        seat = self.play.seats[letter]
        return [event.kind for event in self.play.events if seat in event.audience.seats]

    def facts(self, kind: str) -> list[object]:
        """Every event of this kind."""
        return [event for event in self.play.events if event.kind == kind]


def played(roles: str, actions: str = "evaluate victory", draws: str = "—") -> Scene:
    """Play this; the notation is that of the cases."""
    return Scene(a_case(roles, actions, draws))
