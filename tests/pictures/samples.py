"""One example of each stage of each drawing: what the golden SVGs are made from, and what everything else is tried with."""

from collections.abc import Mapping
from typing import Any

from bot.pictures.bars import BARS, Bar, BarsData
from bot.pictures.drawing import Drawing
from bot.pictures.propaganda import PROPAGANDA, BoardData, Clash, Party, PartySeat
from bot.pictures.qr import QR, QrData
from bot.pictures.recap import RECAP, RecapData, RecapSeat

LONG = "Bartolomeo Maria Giuseppe de’ Cavalcanti di Montefalcone <b>&amp;</b> figli " * 2
NAMES = ("Anna", LONG, "Zoë 🦊", "Ολυμπία", "😀😀", "Łukasz")
WORDS = {"round_word": "turno", "majority_word": "per vincere", "key": ("seggi", "pedine", "perse", "carte")}


def parties(count: int, **first: Any) -> tuple[Party, ...]:
    """So many players; `first` is what the first one has besides."""
    return tuple(
        Party(name=NAMES[at], campaign=f"Lista {at + 1} {LONG if at == 0 else ''}", **(first if at == 0 else {}))
        for at in range(count)
    )


def seats(count: int, each: int, *, step: int = 3, pawns: int = 12) -> tuple[PartySeat, ...]:
    """As many seats for each of so many parties, `step` houses apart, the first of each the strongest."""
    return tuple(
        PartySeat(house=1 + step * (at * count + party) % 90, party=party, pawns=pawns if at == 0 else 1)
        for party in range(count)
        for at in range(each)
    )


CLASH = Clash(attacker=12, attacked=24, attacking=0, defending=1, attack=12, defence=77)
STAGES: Mapping[str, BoardData] = {
    "empty": BoardData(parties=parties(4), **WORDS),
    "set-up": BoardData(parties=parties(4), seats=seats(4, 6), turn=0, round=1, rounds=8, **WORDS),
    "stars": BoardData(
        parties=parties(3, lost=3, cards=7),
        seats=(
            PartySeat(house=12, party=0, pawns=3),
            PartySeat(house=24, party=1, pawns=2),
            PartySeat(house=18, party=2, pawns=4),
            PartySeat(house=90, party=1, pawns=11),
        ),
        stars=(18, 13, 17, 88, 63),
        clash=CLASH,
        turn=2,
        round=5,
        rounds=8,
        **WORDS,
    ),
    "six": BoardData(parties=parties(6), seats=seats(6, 4), turn=4, round=20, rounds=20, **WORDS),
    "undecided": BoardData(
        parties=(*parties(2), Party(name="Gli Indecisi", undecided=True)),
        seats=seats(3, 8),
        clash=Clash(attacker=1, attacked=2, attacking=1, defending=2, attack=90, defence=1),
        turn=1,
        round=2,
        rounds=8,
    ),
    "end": BoardData(
        parties=(*parties(3, out=True), *parties(1)), seats=seats(3, 5), winners=(1, 2), round=6, rounds=6, **WORDS
    ),
}
BAR = Bar(name="Villaggio", value=7, most=12, said="7 / 12", seen=9)
SAMPLES: Mapping[str, tuple[Drawing[Any], Any]] = {
    **{f"propaganda-{stage}": (PROPAGANDA, data) for stage, data in STAGES.items()},
    "bars": (
        BARS,
        BarsData(
            title="La tua padronanza",
            rows=(
                BAR,
                Bar(name=LONG, value=0, most=12, said="0 / 12"),
                Bar(name="Lupi", value=12, most=12, said="100 %"),
            ),
            note="In chiaro: già incontrati.",
        ),
    ),
    "bars-long": (BARS, BarsData(title=LONG, rows=(Bar(name=LONG, value=3, most=0, said="?"),) * 20, note=LONG)),
    "qr": (QR, QrData(link="https://t.me/narratore_bot?start=abcdefgh", name="Siediti al tavolo di Anna")),
    "qr-long": (QR, QrData(link="https://t.me/narratore_bot?start=" + "x" * 64, name=LONG)),
    "qr-bare": (QR, QrData(link="https://t.me/x")),
    "recap": (
        RECAP,
        RecapData(
            title="Lupi e contadini",
            told="4 notti",
            seats=(
                RecapSeat(name="Anna", card="veggente", won=True),
                RecapSeat(name="Bruno", card="lupo mannaro", alive=False),
                RecapSeat(name="Carla"),
            ),
            note="Stella: vittoria.",
        ),
    ),
    "recap-crowd": (
        RECAP,
        RecapData(
            title=LONG, told=LONG, seats=(RecapSeat(name=LONG, card=LONG, won=True, alive=False),) * 35, note=LONG
        ),
    ),
}
