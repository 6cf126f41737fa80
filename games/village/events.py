"""Everything that can happen, each fact with one audience; the classes are in `facts`, in the order of an evening."""

from typing import get_args

from games.village.facts.changes import (
    CultGrew,
    MasonJoined,
    MasonLeft,
    PackGrew,
    RoleTaken,
)
from games.village.facts.day import (
    DawnBroke,
    DayBroke,
    DetectiveExposed,
    DetectiveSaw,
    DiedOfSorrow,
    DroppedDead,
    ElderAvenged,
    FoundDead,
    GunnerShot,
    HunterShot,
    HunterSpared,
    Lynched,
    MayorRevealed,
    NobodyCounted,
    NobodyDied,
    NobodyVoted,
    NoLynchToday,
    PeaceDeclared,
    PlayerLeft,
    PrinceSpared,
    RemovedForSilence,
    RoleShown,
    SecondVoteOpened,
    ShotAwaited,
    SilverSpread,
    SleepSpread,
    TeamShown,
    TimeRanLow,
    TroubleStirred,
    VoteCast,
    VotedForNobody,
    VoteMissed,
    VoteOpened,
    VotesCounted,
    VotesTotalled,
    VoteTied,
    YouDied,
)
from games.village.facts.end import (
    ArsonistWon,
    CardTurned,
    CoupleWon,
    CultWon,
    KillerWon,
    LastConverted,
    LastCultistHunted,
    LastDuelFought,
    LastOverpowered,
    LastStandLost,
    LastStandWon,
    NobodyWon,
    TannerWon,
    VillageWon,
    WolvesWon,
)
from games.village.facts.night import (
    AlreadyDead,
    AugurSaw,
    AugurSawNothing,
    CircleTalked,
    CoupleNamed,
    CultAttempted,
    CultistHunted,
    CultistSlain,
    CultLost,
    CultRefused,
    DiggerSpotted,
    ElderSurvived,
    FreezeBlocked,
    GuardCleaned,
    GuardSaved,
    GuardSawNothing,
    HarlotCame,
    HarlotSawCultist,
    HarlotSawNoWolf,
    HousesDoused,
    Infected,
    LegGaveWay,
    LoverNamed,
    ModelNamed,
    NightFell,
    NightPassed,
    NightSlept,
    NobodyHome,
    NotCultist,
    OracleSaw,
    PackDrunk,
    PotionWorked,
    SeerSaw,
    SilverHeld,
    SorcererSaw,
    SorcererSawNothing,
    Stumbled,
    SurvivedWolves,
    TheftFailed,
    VictimInfected,
    VictimProtected,
    WardSaved,
    YouFroze,
)
from games.village.facts.start import (
    BeholderNamed,
    CardAmended,
    CardDealt,
    CultAlone,
    CultMet,
    HuntedAlone,
    MasonAlone,
    MasonsMet,
    NewSeerNamed,
    NoSeerKnown,
    PackMet,
    RolesInPlay,
    SeerNamed,
    SnowWolfNamed,
    VillageGathered,
)

VillageEvent = (
    VillageGathered
    | RolesInPlay
    | CardDealt
    | CardAmended
    | PackMet
    | SnowWolfNamed
    | HuntedAlone
    | CultMet
    | CultAlone
    | MasonsMet
    | MasonAlone
    | SeerNamed
    | NoSeerKnown
    | NewSeerNamed
    | BeholderNamed
    | NightFell
    | NightSlept
    | SilverHeld
    | CircleTalked
    | ModelNamed
    | CoupleNamed
    | LoverNamed
    | SeerSaw
    | SorcererSaw
    | SorcererSawNothing
    | OracleSaw
    | AugurSaw
    | AugurSawNothing
    | HarlotSawNoWolf
    | HarlotSawCultist
    | HarlotCame
    | NotCultist
    | CultistHunted
    | NobodyHome
    | AlreadyDead
    | VictimProtected
    | YouFroze
    | FreezeBlocked
    | GuardSaved
    | WardSaved
    | GuardSawNothing
    | GuardCleaned
    | HousesDoused
    | VictimInfected
    | Infected
    | PackDrunk
    | SurvivedWolves
    | ElderSurvived
    | DiggerSpotted
    | Stumbled
    | LegGaveWay
    | CultRefused
    | CultAttempted
    | CultLost
    | CultistSlain
    | PotionWorked
    | TheftFailed
    | NightPassed
    | RoleTaken
    | PackGrew
    | CultGrew
    | MasonLeft
    | MasonJoined
    | NobodyDied
    | DawnBroke
    | FoundDead
    | DiedOfSorrow
    | DroppedDead
    | RoleShown
    | TeamShown
    | YouDied
    | ShotAwaited
    | HunterShot
    | HunterSpared
    | DayBroke
    | MayorRevealed
    | PeaceDeclared
    | TroubleStirred
    | SleepSpread
    | SilverSpread
    | DetectiveSaw
    | DetectiveExposed
    | GunnerShot
    | ElderAvenged
    | VoteOpened
    | SecondVoteOpened
    | VoteCast
    | VotedForNobody
    | VotesCounted
    | VotesTotalled
    | NobodyCounted
    | Lynched
    | PrinceSpared
    | VoteTied
    | NobodyVoted
    | NoLynchToday
    | VoteMissed
    | RemovedForSilence
    | TimeRanLow
    | PlayerLeft
    | LastDuelFought
    | LastOverpowered
    | LastCultistHunted
    | LastConverted
    | LastStandWon
    | LastStandLost
    | VillageWon
    | WolvesWon
    | CultWon
    | TannerWon
    | KillerWon
    | ArsonistWon
    | CoupleWon
    | NobodyWon
    | CardTurned
)
"""Every class of event, in the order of an evening."""

EVENTS: tuple[type, ...] = get_args(VillageEvent)
"""The same classes, for walks over them."""

__all__ = [
    "EVENTS",
    "AlreadyDead",
    "ArsonistWon",
    "AugurSaw",
    "AugurSawNothing",
    "BeholderNamed",
    "CardAmended",
    "CardDealt",
    "CardTurned",
    "CircleTalked",
    "CoupleNamed",
    "CoupleWon",
    "CultAlone",
    "CultAttempted",
    "CultGrew",
    "CultLost",
    "CultMet",
    "CultRefused",
    "CultWon",
    "CultistHunted",
    "CultistSlain",
    "DawnBroke",
    "DayBroke",
    "DetectiveExposed",
    "DetectiveSaw",
    "DiedOfSorrow",
    "DiggerSpotted",
    "DroppedDead",
    "ElderAvenged",
    "ElderSurvived",
    "FoundDead",
    "FreezeBlocked",
    "GuardCleaned",
    "GuardSaved",
    "GuardSawNothing",
    "GunnerShot",
    "HarlotCame",
    "HarlotSawCultist",
    "HarlotSawNoWolf",
    "HousesDoused",
    "HuntedAlone",
    "HunterShot",
    "HunterSpared",
    "Infected",
    "KillerWon",
    "LastConverted",
    "LastCultistHunted",
    "LastDuelFought",
    "LastOverpowered",
    "LastStandLost",
    "LastStandWon",
    "LegGaveWay",
    "LoverNamed",
    "Lynched",
    "MasonAlone",
    "MasonJoined",
    "MasonLeft",
    "MasonsMet",
    "MayorRevealed",
    "ModelNamed",
    "NewSeerNamed",
    "NightFell",
    "NightPassed",
    "NightSlept",
    "NoLynchToday",
    "NoSeerKnown",
    "NobodyCounted",
    "NobodyDied",
    "NobodyHome",
    "NobodyVoted",
    "NobodyWon",
    "NotCultist",
    "OracleSaw",
    "PackDrunk",
    "PackGrew",
    "PackMet",
    "PeaceDeclared",
    "PlayerLeft",
    "PotionWorked",
    "PrinceSpared",
    "RemovedForSilence",
    "RoleShown",
    "RoleTaken",
    "RolesInPlay",
    "SecondVoteOpened",
    "SeerNamed",
    "SeerSaw",
    "ShotAwaited",
    "SilverHeld",
    "SilverSpread",
    "SleepSpread",
    "SnowWolfNamed",
    "SorcererSaw",
    "SorcererSawNothing",
    "Stumbled",
    "SurvivedWolves",
    "TannerWon",
    "TeamShown",
    "TheftFailed",
    "TimeRanLow",
    "TroubleStirred",
    "VictimInfected",
    "VictimProtected",
    "VillageEvent",
    "VillageGathered",
    "VillageWon",
    "VoteCast",
    "VoteMissed",
    "VoteOpened",
    "VoteTied",
    "VotedForNobody",
    "VotesCounted",
    "VotesTotalled",
    "WardSaved",
    "WolvesWon",
    "YouDied",
    "YouFroze",
]
