"""The night: what it is told to whom by it. Facts only: no state, no texts."""

from dataclasses import dataclass
from typing import Literal

from games.core.audiences import Members, Private, Public
from games.core.ids import RoleKey, Seat, TextId

# Nightfall


@dataclass(frozen=True, slots=True, kw_only=True)
class NightFell(Public):
    """A night has begun; it lasts so many seconds at most."""

    kind: Literal["night-fell"] = "night-fell"
    night: int
    living: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NightSlept(Public):
    """The Sandman's night: nobody acts."""

    kind: Literal["night-slept"] = "night-slept"
    night: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SilverHeld(Public):
    """The Blacksmith's night: no wolf acts."""

    kind: Literal["silver-held"] = "silver-held"
    night: int


# Words in the dark


@dataclass(frozen=True, slots=True, kw_only=True)
class CircleTalked(Members):
    """One of a circle has said something to the others of it: `circle` is "pack", "cult" or "masons"."""

    kind: Literal["circle-talked"] = "circle-talked"
    circle: str
    speaker: Seat
    text: TextId


# Links of the first night


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelNamed(Private):
    """Whom a Wild Child or Doppelganger has for a model, chosen or drawn."""

    kind: Literal["model-named"] = "model-named"
    model: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CoupleNamed(Private):
    """Cupid is told whom the arrows hit, chosen or drawn."""

    kind: Literal["couple-named"] = "couple-named"
    lovers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LoverNamed(Private):
    """A lover is told who the other is."""

    kind: Literal["lover-named"] = "lover-named"
    lover: Seat


# What is seen


@dataclass(frozen=True, slots=True, kw_only=True)
class SeerSaw(Private):
    """What a Seer sees, or a Fool believes to see."""

    kind: Literal["seer-saw"] = "seer-saw"
    about: Seat
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class SorcererSaw(Private):
    """A Sorcerer has found a wolf, the Snow Wolf or the Seer."""

    kind: Literal["sorcerer-saw"] = "sorcerer-saw"
    about: Seat
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class SorcererSawNothing(Private):
    """A Sorcerer has looked at somebody who is neither wolf nor Seer."""

    kind: Literal["sorcerer-saw-nothing"] = "sorcerer-saw-nothing"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OracleSaw(Private):
    """An Oracle knows one role that the player is not."""

    kind: Literal["oracle-saw"] = "oracle-saw"
    about: Seat
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class AugurSaw(Private):
    """An Augur knows one role that is not in play."""

    kind: Literal["augur-saw"] = "augur-saw"
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class AugurSawNothing(Private):
    """There is no role left that an Augur could be told."""

    kind: Literal["augur-saw-nothing"] = "augur-saw-nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class HarlotSawNoWolf(Private):
    """The host is no wolf."""

    kind: Literal["harlot-saw-no-wolf"] = "harlot-saw-no-wolf"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HarlotSawCultist(Private):
    """The host is a Cultist."""

    kind: Literal["harlot-saw-cultist"] = "harlot-saw-cultist"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HarlotCame(Private):
    """A host has had company."""

    kind: Literal["harlot-came"] = "harlot-came"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotCultist(Private):
    """The Cult Hunter has found no Cultist."""

    kind: Literal["not-cultist"] = "not-cultist"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CultistHunted(Private):
    """The Cult Hunter has found a Cultist, who is dead."""

    kind: Literal["cultist-hunted"] = "cultist-hunted"
    about: Seat


# Visits that come to nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyHome(Members):
    """The host is out."""

    kind: Literal["nobody-home"] = "nobody-home"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class AlreadyDead(Members):
    """The host is dead already."""

    kind: Literal["already-dead"] = "already-dead"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimProtected(Members):
    """The victim is guarded."""

    kind: Literal["victim-protected"] = "victim-protected"
    about: Seat


# Ice, fire, protection


@dataclass(frozen=True, slots=True, kw_only=True)
class YouFroze(Private):
    """A player has been frozen: his action is lost."""

    kind: Literal["you-froze"] = "you-froze"


@dataclass(frozen=True, slots=True, kw_only=True)
class FreezeBlocked(Private):
    """The Snow Wolf's victim is guarded."""

    kind: Literal["freeze-blocked"] = "freeze-blocked"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardSaved(Private):
    """A Guardian Angel has saved the ward."""

    kind: Literal["guard-saved"] = "guard-saved"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class WardSaved(Private):
    """A Guardian Angel has saved this player."""

    kind: Literal["ward-saved"] = "ward-saved"


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardSawNothing(Private):
    """The ward has not been attacked."""

    kind: Literal["guard-saw-nothing"] = "guard-saw-nothing"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardCleaned(Private):
    """A Guardian Angel has washed off the kerosene."""

    kind: Literal["guard-cleaned"] = "guard-cleaned"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HousesDoused(Private):
    """Whom the Arsonist has doused so far."""

    kind: Literal["houses-doused"] = "houses-doused"
    doused: tuple[Seat, ...]


# Bites


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimInfected(Members):
    """The pack has infected somebody."""

    kind: Literal["victim-infected"] = "victim-infected"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Infected(Private):
    """A player is infected, a wolf from the next nightfall on."""

    kind: Literal["infected"] = "infected"


@dataclass(frozen=True, slots=True, kw_only=True)
class PackDrunk(Members):
    """The pack has eaten the Drunk."""

    kind: Literal["pack-drunk"] = "pack-drunk"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivedWolves(Private):
    """A player has survived an attack of the wolves."""

    kind: Literal["survived-wolves"] = "survived-wolves"


@dataclass(frozen=True, slots=True, kw_only=True)
class ElderSurvived(Members):
    """The victim is the Wise Elder, who has survived this once."""

    kind: Literal["elder-survived"] = "elder-survived"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DiggerSpotted(Members):
    """The wolves have come upon a digging Grave Digger and killed him."""

    kind: Literal["digger-spotted"] = "digger-spotted"
    about: Seat


# The Serial Killer


@dataclass(frozen=True, slots=True, kw_only=True)
class Stumbled(Private):
    """The Serial Killer has hurt a leg in a grave."""

    kind: Literal["stumbled"] = "stumbled"


@dataclass(frozen=True, slots=True, kw_only=True)
class LegGaveWay(Private):
    """Limping, the Serial Killer has come to somebody else."""

    kind: Literal["leg-gave-way"] = "leg-gave-way"
    about: Seat


# The cult, the Chemist, the Thief


@dataclass(frozen=True, slots=True, kw_only=True)
class CultRefused(Members):
    """The host has resisted."""

    kind: Literal["cult-refused"] = "cult-refused"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CultAttempted(Private):
    """Somebody has tried to convert this player."""

    kind: Literal["cult-attempted"] = "cult-attempted"


@dataclass(frozen=True, slots=True, kw_only=True)
class CultLost(Members):
    """The Cultist who went visiting has died there."""

    kind: Literal["cult-lost"] = "cult-lost"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CultistSlain(Private):
    """The cult has knocked at the Cult Hunter's door: who died, and how many remain."""

    kind: Literal["cultist-slain"] = "cultist-slain"
    about: Seat
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PotionWorked(Private):
    """The Chemist's host is dead."""

    kind: Literal["potion-worked"] = "potion-worked"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TheftFailed(Private):
    """The Thief has come away with nothing."""

    kind: Literal["theft-failed"] = "theft-failed"
    about: Seat


# Dawn, for whoever has nothing to hear


@dataclass(frozen=True, slots=True, kw_only=True)
class NightPassed(Private):
    """Nothing has happened to a player: told so that everybody hears something at dawn."""

    kind: Literal["night-passed"] = "night-passed"
    night: int
