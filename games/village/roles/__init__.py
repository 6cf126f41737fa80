"""The forty-two roles, in the order of the index (rules page, 2.1). Registered by hand: a test counts the files."""

from typing import Final

from games.core.ids import RoleKey
from games.village.roles._kit import Role
from games.village.roles._made_up import MADE_UP
from games.village.roles.alpha_wolf import ALPHA_WOLF
from games.village.roles.apprentice_seer import APPRENTICE_SEER
from games.village.roles.arsonist import ARSONIST
from games.village.roles.augur import AUGUR
from games.village.roles.beholder import BEHOLDER
from games.village.roles.blacksmith import BLACKSMITH
from games.village.roles.chemist import CHEMIST
from games.village.roles.clumsy_guy import CLUMSY_GUY
from games.village.roles.cult_hunter import CULT_HUNTER
from games.village.roles.cultist import CULTIST
from games.village.roles.cupid import CUPID
from games.village.roles.cursed import CURSED
from games.village.roles.detective import DETECTIVE
from games.village.roles.doppelganger import DOPPELGANGER
from games.village.roles.drunk import DRUNK
from games.village.roles.fool import FOOL
from games.village.roles.grave_digger import GRAVE_DIGGER
from games.village.roles.guardian_angel import GUARDIAN_ANGEL
from games.village.roles.gunner import GUNNER
from games.village.roles.harlot import HARLOT
from games.village.roles.hunter import HUNTER
from games.village.roles.lycan import LYCAN
from games.village.roles.mason import MASON
from games.village.roles.mayor import MAYOR
from games.village.roles.oracle import ORACLE
from games.village.roles.pacifist import PACIFIST
from games.village.roles.prince import PRINCE
from games.village.roles.sandman import SANDMAN
from games.village.roles.seer import SEER
from games.village.roles.serial_killer import SERIAL_KILLER
from games.village.roles.snow_wolf import SNOW_WOLF
from games.village.roles.sorcerer import SORCERER
from games.village.roles.tanner import TANNER
from games.village.roles.thief import THIEF
from games.village.roles.traitor import TRAITOR
from games.village.roles.troublemaker import TROUBLEMAKER
from games.village.roles.villager import VILLAGER
from games.village.roles.wild_child import WILD_CHILD
from games.village.roles.wise_elder import WISE_ELDER
from games.village.roles.wolf import WOLF
from games.village.roles.wolf_cub import WOLF_CUB
from games.village.roles.wolf_man import WOLF_MAN

ROLES: Final[tuple[Role, ...]] = (
    VILLAGER,
    DRUNK,
    SEER,
    CURSED,
    HARLOT,
    BEHOLDER,
    GUNNER,
    TRAITOR,
    GUARDIAN_ANGEL,
    DETECTIVE,
    APPRENTICE_SEER,
    CULT_HUNTER,
    WILD_CHILD,
    FOOL,
    MASON,
    CUPID,
    HUNTER,
    MAYOR,
    PRINCE,
    CLUMSY_GUY,
    BLACKSMITH,
    SANDMAN,
    ORACLE,
    WOLF_MAN,
    PACIFIST,
    WISE_ELDER,
    TROUBLEMAKER,
    CHEMIST,
    GRAVE_DIGGER,
    AUGUR,
    WOLF,
    ALPHA_WOLF,
    LYCAN,
    SNOW_WOLF,
    WOLF_CUB,
    SORCERER,
    CULTIST,
    TANNER,
    SERIAL_KILLER,
    ARSONIST,
    DOPPELGANGER,
    THIEF,
)

BY_KEY: Final[dict[RoleKey, Role]] = {role.key: role for role in (*ROLES, *MADE_UP)}
"""Made-up cards too: a player may hold one at a narrator's table."""

KEYS: Final[tuple[RoleKey, ...]] = tuple(role.key for role in ROLES)
"""The forty-two keys, in the same order."""
