"""Who becomes what, and who is told. Source: rules page, 6.2, 15b, and 6.5; what a new role brings: 2.4."""

from collections.abc import Iterable, Iterator
from typing import Any

from games.core.ids import RoleKey, Seat
from games.village.events import (
    BeholderNamed,
    CardAmended,
    CultAlone,
    CultGrew,
    CultMet,
    HousesDoused,
    HuntedAlone,
    MasonAlone,
    MasonJoined,
    MasonLeft,
    MasonsMet,
    NewSeerNamed,
    NoSeerKnown,
    PackGrew,
    PackMet,
    RoleTaken,
    SeerNamed,
    SnowWolfNamed,
    VillageEvent,
)
from games.village.ledger import Ledger
from games.village.options import amendments, card_rule
from games.village.roles import BY_KEY
from games.village.roles._kit import CULTIST_KEY, SEER_KEY, VILLAGER_KEY, WOLF_KEY, Trait
from games.village.state import Change, Player, Village
from games.village.words import Reason

_LOST: frozenset[Reason] = frozenset({"converted", "infection"})
"""Ways of ceasing to be a Mason that the others hear of."""


def become(ledger: Ledger, seat: Seat, role: RoleKey, reason: Reason, **kept: Any) -> None:
    """A player takes a role with its powers renewed, but for what is `kept` of the role's fields."""
    old = ledger.player(seat)
    card = BY_KEY[role]
    ledger.clock += 1
    fields: dict[str, Any] = {
        "model": None,
        "bullets": card.bullets,
        "used": False,
        "shield": card.shield,
        "potion": False,
        "dug": 0,
        "told": (),
        "stumbled": 0,
        "precult": old.role if reason in ("converted", "auto-converted") else None,
    }
    new = ledger.set(seat, role=role, since=ledger.clock, **(fields | kept))
    ledger.changes.append(
        Change(seat=seat, old=old.role, new=role, reason=reason, round=ledger.village.round, time=ledger.time)
    )
    ledger.tell(RoleTaken(to=seat, role=card.told_as, reason=reason, rule=card_rule(ledger.options, card.told_as)))
    ledger.tell(*(CardAmended(to=seat, rule=rule) for rule in amendments(ledger.options, card.told_as)))
    if reason in _LOST and old.has(Trait.MASON):
        _members(ledger, Trait.MASON, lambda to: MasonLeft(to=to, mason=seat))
    if new.alive:
        ledger.tell(*companions(ledger, new))
        _welcome(ledger, old, new)


def swap(ledger: Ledger, thief: Seat, robbed: Seat, leaves: RoleKey) -> None:
    """The thief takes the role with all that belongs to it; marks stay with the persons (rules page, 2.4, 42)."""
    loot = ledger.player(robbed)
    become(ledger, robbed, leaves, "robbed")
    become(
        ledger,
        thief,
        loot.role,
        "stole",
        model=loot.model,
        bullets=loot.bullets,
        used=loot.used,
        shield=loot.shield,
        potion=loot.potion,
        dug=loot.dug,
        stumbled=loot.stumbled,
    )


def settle(ledger: Ledger) -> None:
    """Every change that is due, in the order of the page, until none is left."""
    while any(change(ledger) for change in _DUE):
        pass


def companions(table: Ledger | Village, player: Player) -> Iterator[VillageEvent]:
    """Whom the holder of a role knows from it: at the start, and when the role is taken (rules page, 4.7)."""
    me = player.seat
    if player.has(Trait.WOLF):
        yield from _pack(table, me)
    elif player.has(Trait.CULTIST):
        others = table.members(Trait.CULTIST, me)
        yield CultMet(to=me, companions=others) if others else CultAlone(to=me)
    elif player.has(Trait.MASON):
        others = _met(table, player, Trait.MASON)
        yield MasonsMet(to=me, companions=others) if others else MasonAlone(to=me)
    elif player.has(Trait.BEHOLDS):
        seers = _met(table, player, Trait.SEES)
        yield from (SeerNamed(to=me, seer=seer) for seer in seers)
        if not seers:
            yield NoSeerKnown(to=me)
    elif player.has(Trait.SEES) and table.options.beholder_mutual:
        yield from (BeholderNamed(to=me, beholder=beholder) for beholder in _met(table, player, Trait.BEHOLDS))
    elif player.has(Trait.FIRE):
        doused = tuple(p.seat for p in table.players if p.alive and p.doused)
        if doused:
            yield HousesDoused(to=me, doused=doused)


def met(village: Village, player: Player, trait: Trait) -> tuple[Seat, ...]:
    """The living whom the holder of a role has been told of for holding one with this trait (Seers, Beholders, Masons).

    Not who holds such a role now: nobody tells a Beholder that the Seer serves the cult by now, nor a Mason of a theft.
    """
    roles, known = list(village.dealt), set[Seat]()
    for number, change in enumerate((None, *village.changes)):
        if change is not None:
            roles[change.seat - 1] = change.new
        if number == player.since:
            known = {Seat(seat) for seat, role in enumerate(roles, start=1) if trait in BY_KEY[role].traits}
        elif change is not None and trait in BY_KEY[change.new].traits:
            known.add(change.seat)
        elif change is not None and trait is Trait.MASON and change.reason in _LOST:
            known.discard(change.seat)
    return tuple(sorted(seat for seat in known if seat != player.seat and village.player(seat).alive))


def _met(table: Ledger | Village, player: Player, trait: Trait) -> tuple[Seat, ...]:
    """The same; of whoever takes the role at this instant all who hold such a one."""
    return met(table, player, trait) if isinstance(table, Village) else table.members(trait, player.seat)


def _pack(table: Ledger | Village, me: Seat) -> Iterator[VillageEvent]:
    others = table.members(Trait.WOLF, me)
    yield PackMet(to=me, companions=others) if others else HuntedAlone(to=me)
    yield from (SnowWolfNamed(to=me, snow=snow) for snow in table.members(Trait.SNOW, me))


def _welcome(ledger: Ledger, old: Player, new: Player) -> None:
    """Those whom the newcomer belongs to hear of him."""
    me = new.seat
    if new.has(Trait.WOLF) and not old.has(Trait.WOLF):
        _members(ledger, Trait.WOLF, lambda to: PackGrew(to=to, newcomer=me), me)
    elif new.has(Trait.CULTIST):
        _members(ledger, Trait.CULTIST, lambda to: CultGrew(to=to, newcomer=me), me)
    elif new.has(Trait.MASON):
        _members(ledger, Trait.MASON, lambda to: MasonJoined(to=to, mason=me), me)
    elif new.has(Trait.SEES):
        ledger.tell(*(NewSeerNamed(to=other, seer=me) for other in ledger.members(Trait.BEHOLDS)))
    elif new.has(Trait.BEHOLDS) and ledger.options.beholder_mutual:
        ledger.tell(*(BeholderNamed(to=seer, beholder=me) for seer in ledger.members(Trait.SEES)))


def _members(ledger: Ledger, trait: Trait, event: Any, *but: Seat) -> None:
    others = ledger.members(trait, *but)
    if others:
        ledger.tell(event(others))


def _apprentice(ledger: Ledger) -> bool:
    """Without a living Seer an Apprentice takes over, one only."""
    learners = ledger.members(Trait.LEARNS)
    if not learners or ledger.members(Trait.SEES):
        return False
    become(ledger, learners[0], SEER_KEY, "seer-gone")
    return True


def _orphans(ledger: Ledger, trait: Trait) -> Iterator[tuple[Player, Player]]:
    """Living players of this kind whose model is dead, with the model."""
    for seat in ledger.members(trait):
        player = ledger.player(seat)
        if player.model is not None and not ledger.player(player.model).alive:
            yield player, ledger.player(player.model)


def _wild_child(ledger: Ledger) -> bool:
    """The model is dead: a wolf at once."""
    orphan = next(_orphans(ledger, Trait.MODEL_WOLF), None)
    if orphan is None:
        return False
    become(ledger, orphan[0].seat, WOLF_KEY, "model-dead")
    return True


def _doppelganger(ledger: Ledger) -> bool:
    """The model is dead: its role at death, before the cult if it was converted (rules page, 2.4, 41)."""
    orphan = next(_orphans(ledger, Trait.MODEL_COPY), None)
    if orphan is None:
        return False
    player, model = orphan
    role = next(death.role for death in reversed(ledger.deaths) if death.seat == model.seat)
    if role == CULTIST_KEY and ledger.options.doppelganger_precult:
        role = model.precult or role
    if Trait.STEALS in BY_KEY[role].traits and ledger.options.thief_mode == "first_night":
        role = VILLAGER_KEY
    become(ledger, player.seat, role, "model-dead", model=model.model, dug=model.dug)
    return True


def _successor(ledger: Ledger) -> bool:
    """No wolf of the pack is left and nobody is infected: the Snow Wolf, or else a Traitor, takes over."""
    heirs: Iterable[tuple[Trait, Reason]] = ((Trait.SNOW, "last-wolf"), (Trait.TURNCOAT, "no-wolves"))
    if ledger.members(Trait.PACK) or any(player.infected and player.alive for player in ledger.players):
        return False
    for trait, reason in heirs:
        candidates = ledger.members(trait)
        if candidates:
            become(ledger, candidates[0], WOLF_KEY, reason)
            return True
    return False


_DUE = (_apprentice, _wild_child, _doppelganger, _successor)
"""In the order of 15b. Each makes one change if one is due; the first that does begins the list anew."""
