"""Checking a proof: commitment, seed, deal, every draw, and the whole game where the file has all moves.

Reads what `proof.py` writes. Needs no database and no bot; says which check failed, and at which step.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.sessions.codec import Codec
from bot.sessions.forms import Unreadable
from bot.sessions.lobby import dice_entropy
from bot.sessions.proof import FORM
from bot.sessions.replaying import Mismatch, Replay, replay
from games.core.fairness import Seal, verify
from games.core.ids import GameKey
from games.core.spec import GameSpec
from games.registry import DESKS, GAMES

Check = Literal["file", "commitment", "dice", "rules", "deal", "replay", "draws", "outcome"]
Verdict = Literal["passed", "failed", "skipped"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What one check came to. Its sentence is the Fluent message `verify-<check>-<verdict>`."""

    check: Check
    verdict: Verdict
    step: int | None = None
    """The first step at which it failed."""
    detail: str = ""
    """A word of the check's own: what failed there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """All findings, in the order of the checks."""

    findings: tuple[Finding, ...]
    session: str = ""
    replayed: bool = False
    """Whether the whole game was played again, not only dealt."""

    @property
    def fair(self) -> bool:
        """Whether nothing failed."""
        return all(finding.verdict != "failed" for finding in self.findings)


class _Proof(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    form: str
    session: str
    game: str
    rules_version: int
    commitment: str
    secret: str
    seats: int
    entropy: list[str]
    dice: list[int] | str
    options: dict[str, Any]
    ended: str
    deal: dict[str, str]
    outcome: dict[str, Any] | None
    complete: bool
    steps: list[dict[str, Any]]
    draws: list[list[Any]]


def verify_file(path: Path, specs: Sequence[GameSpec] = (*GAMES, *DESKS)) -> Report:
    """Check the proof in this file. Never raises for what the file holds; OSError if it cannot be opened."""
    try:
        proof = _Proof.model_validate(json.loads(path.read_text("utf-8")))
        secret = bytes.fromhex(proof.secret)
    except (ValueError, ValidationError) as error:
        return Report(findings=(Finding(check="file", verdict="failed", detail=type(error).__name__),))
    if proof.form != FORM:
        return Report(findings=(Finding(check="file", verdict="failed", detail="form"),))
    return _checked(proof, secret, {spec.key: spec for spec in specs})


def _checked(proof: _Proof, secret: bytes, specs: Mapping[GameKey, GameSpec]) -> Report:
    findings = [
        Finding(check="file", verdict="passed"),
        _commitment(proof, secret),
        _dice(proof),
    ]
    spec = specs.get(GameKey(proof.game))
    if spec is None or spec.game.rules_version != proof.rules_version:
        findings.append(Finding(check="rules", verdict="skipped", detail=f"{proof.game} {proof.rules_version}"))
        return Report(findings=tuple(findings), session=proof.session)
    try:
        options = Codec(specs).options(spec, proof.options)
    except Unreadable:
        findings.append(Finding(check="rules", verdict="failed", detail="options"))
        return Report(findings=tuple(findings), session=proof.session)
    seed = Seal(secret).seed(proof.session, proof.entropy)
    steps = proof.steps if proof.complete else proof.steps[:1]
    try:
        played = replay(spec, options, proof.seats, seed, steps)
    except Mismatch as mismatch:
        findings.append(Finding(check="replay", verdict="failed", step=mismatch.step, detail=mismatch.why))
        return Report(findings=tuple(findings), session=proof.session)
    except (KeyError, ValueError, TypeError, LookupError) as error:
        findings.append(Finding(check="replay", verdict="failed", detail=type(error).__name__))
        return Report(findings=tuple(findings), session=proof.session)
    findings += [_deal(proof, spec, played), _draws(proof, played), *_end(proof, spec, played)]
    return Report(findings=tuple(findings), session=proof.session, replayed=proof.complete)


def _commitment(proof: _Proof, secret: bytes) -> Finding:
    kept = verify(proof.commitment, proof.session, secret)
    return Finding(check="commitment", verdict="passed" if kept else "failed")


def _dice(proof: _Proof) -> Finding:
    """The dice's values are part of the entropy, after the seats: one item a seat, then one a die."""
    wanted = dice_entropy([] if isinstance(proof.dice, str) else proof.dice)
    right = proof.entropy[proof.seats :] == wanted
    return Finding(check="dice", verdict="passed" if right else "failed")


def _deal(proof: _Proof, spec: GameSpec, played: Replay) -> Finding:
    if not proof.deal:
        return Finding(check="deal", verdict="skipped")
    cards = {str(seat): str(card) for seat, card in spec.cards(played.dealt).items()}
    return Finding(check="deal", verdict="passed" if cards == proof.deal else "failed")


def _draws(proof: _Proof, played: Replay) -> Finding:
    told = [tuple(draw) for draw in proof.draws]
    made = [(draw.step, draw.stream, draw.below, draw.value) for draw in played.draws]
    if not proof.complete:
        told = told[: len(made)]
    for one, other in zip(told, made, strict=False):
        if one != other:
            return Finding(check="draws", verdict="failed", step=other[0])
    if len(told) != len(made):
        return Finding(check="draws", verdict="failed", detail="count")
    return Finding(check="draws", verdict="passed")


def _end(proof: _Proof, spec: GameSpec, played: Replay) -> list[Finding]:
    if not proof.complete:
        return [Finding(check="replay", verdict="skipped")]
    outcome = spec.game.outcome(played.state)
    found = None if outcome is None else {"key": outcome.key, "winners": sorted(outcome.winners)}
    return [
        Finding(check="replay", verdict="passed"),
        Finding(check="outcome", verdict="passed" if found == proof.outcome else "failed"),
    ]
