"""The interaction matrix: each role's power on each role, guarded and not, line by line as it was recorded."""

from games.village.roles import KEYS
from tests.games.village.matrix import GOLDEN, lines

RECORDED = GOLDEN.read_text(encoding="utf-8").splitlines()


def test_every_ordered_pair_is_recorded_guarded_and_not():
    pairs = {line.partition(":")[0] for line in RECORDED if " by spark" not in line}
    assert len(pairs) == 2 * len(KEYS) ** 2 == 3528


def test_every_pair_does_what_it_did():
    played = list(lines())
    different = [f"- {old}\n+ {new}" for old, new in zip(RECORDED, played, strict=False) if old != new]
    assert not different, "\n".join(different[:20])
    assert len(played) == len(RECORDED)
