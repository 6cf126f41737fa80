"""Record the golden SVGs anew: `python -m tests.pictures.record`. Look at the pictures before it is committed."""

from pathlib import Path

from tests.kit.pictures import drawn
from tests.pictures.samples import SAMPLES

GOLDEN = Path(__file__).parent / "golden"
KEPT = ("propaganda-stars", "propaganda-end", "bars", "qr")
"""The others would say the same again."""

if __name__ == "__main__":
    for name in KEPT:
        drawing, data = SAMPLES[name]
        (GOLDEN / f"{name}.svg").write_text(drawn(drawing, data), encoding="utf-8")
