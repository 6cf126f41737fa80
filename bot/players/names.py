"""Names of computer players: short, known in every language of the bot, and never a person's who plays."""

import hashlib
from collections.abc import Collection

NAMES = (
    "Ada", "Alba", "Aldo", "Arturo", "Berta", "Bianca", "Bruno", "Carla", "Cosimo", "Delia", "Dora", "Elio", "Emma",
    "Enzo", "Ettore", "Fosca", "Gilda", "Gino", "Ida", "Irma", "Leo", "Lidia", "Livia", "Lola", "Mara", "Marzio",
    "Mina", "Nico", "Nora", "Olga", "Orso", "Otto", "Pia", "Quinto", "Renzo", "Rita", "Sandro", "Silvia", "Tea",
    "Tullio", "Ugo", "Vera", "Vito", "Zeno",
)  # fmt: skip
"""More than the largest table holds."""


def name_for(session_id: str, seat: int, taken: Collection[str]) -> str:
    """A name for this seat that is not taken; the same for the same session, seat and names taken."""
    start = int.from_bytes(hashlib.sha256(f"{session_id}:{seat}".encode()).digest()[:4], "big")
    for offset in range(len(NAMES)):
        name = f"{NAMES[(start + offset) % len(NAMES)]}"
        if name not in taken:
            return name
    return f"{seat}"
