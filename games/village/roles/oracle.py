"""Oracle: learns what somebody is not. Source: rules page, 2.2 and 2.4, 23."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn
from games.village.events import OracleSaw
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, others_alive


def rule_out(night: Night, actor: Seat, target: Seat) -> Iterator[Effect]:
    """The role of somebody alive who is drawn, and who holds another role than the target."""
    role = night.player(target).role
    candidates = tuple(seat for seat in night.living() if seat != actor and night.player(seat).role != role)
    if candidates:
        drawn = night.pick("oracle_draw", actor, candidates)
        yield Learn(OracleSaw(to=actor, about=target, role=night.player(drawn).role))


ORACLE = Role(
    key=RoleKey("oracle"),
    emoji="🌀",
    team=Team.VILLAGE,
    strength=4,
    conversion=50,
    night=NightPower(beat=Beat.ORACLE, act=rule_out, ask="village-ask-oracle", targets=others_alive, visits=False),
)
