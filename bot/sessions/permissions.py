"""Who may do what, as one table. Knows the commands, not what they do.

Source: the table of rights in the design, "Who may do what".
"""

from enum import Enum

from bot.sessions import commands as c


class Right(Enum):
    """Who may."""

    ANYONE = "anyone"
    PLAYER = "player"
    """Whoever sits at the table, and the host."""
    HOST = "host"
    """The opener, an administrator of the group, or any player once the opener has been silent for ten minutes."""
    ADMIN = "admin"
    """An administrator of the group, where it leaves this to nobody else."""


RIGHTS: dict[type[c.Command], Right] = {
    c.OpenLobby: Right.ANYONE,
    c.TakeSeat: Right.ANYONE,
    c.GiveUpSeat: Right.ANYONE,
    c.Begin: Right.HOST,
    c.FillSeats: Right.HOST,
    c.SetOption: Right.HOST,
    c.ShowOptions: Right.HOST,
    c.Extend: Right.PLAYER,
    c.Pause: Right.HOST,
    c.Resume: Right.HOST,
    c.Stop: Right.HOST,
    c.RemoveSeat: Right.HOST,
    c.HandOver: Right.HOST,
    c.Substitute: Right.HOST,
    c.Admit: Right.HOST,
    c.KeepSeat: Right.HOST,
    c.SkipWait: Right.PLAYER,
    c.Rematch: Right.ANYONE,
}
"""What is not listed concerns no table, or is decided by the rules (a move is legal if it answers a prompt)."""


LEFT_TO_ADMINS = (c.Pause, c.Resume, c.Stop)
"""What a group may leave to its administrators once a game has begun: whoever has opened a lobby may always close it."""


def allowed(right: Right, *, opener: bool, admin: bool | None, player: bool, silent: bool) -> bool | None:
    """Whether the person may; None where it depends on whether the person is an administrator.

    `admin` is None while nobody has asked Telegram; `silent` says that the opener has been silent for too long.
    """
    if right is Right.ADMIN:
        return admin
    if right is Right.ANYONE or opener or admin:
        return True
    if player and (right is Right.PLAYER or silent):
        return True
    return None if admin is None else False
