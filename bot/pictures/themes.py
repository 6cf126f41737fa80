"""The two moods of a picture, and colours that everybody can tell apart. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

ThemeName = Literal["light", "dark"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """The colours of a picture that do not belong to anybody."""

    name: ThemeName
    page: str
    """Behind everything."""
    panel: str
    """A surface on the page."""
    panel_alt: str
    """Its neighbour, where surfaces alternate."""
    line: str
    """Hairlines and the edges of surfaces."""
    ink: str
    """What is to be read."""
    faint: str
    """What need not be read first. Still 4.5 to 1 against page and panel."""
    accent: str
    """What happened last, whose turn it is."""
    on_accent: str
    """Text on the accent."""
    gold: str
    """Stars."""
    gold_edge: str
    """Their outline."""
    teams: tuple[str, ...]
    """Six colours that stay apart for every kind of colour blindness, and from the gold; each has a shape of its own besides."""
    on_teams: tuple[str, ...]
    """Text on each of them."""


LIGHT: Final = Theme(
    name="light",
    page="#fbfaf7",
    panel="#ffffff",
    panel_alt="#f1efe8",
    line="#d3cfc3",
    ink="#1d1f24",
    faint="#63656c",
    accent="#c2185b",
    on_accent="#ffffff",
    gold="#f4b400",
    gold_edge="#7a5600",
    teams=("#1a58e6", "#d35400", "#0d8d53", "#a342a4", "#17202e", "#757782"),
    on_teams=("#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
)
DARK: Final = Theme(
    name="dark",
    page="#14161b",
    panel="#1f232b",
    panel_alt="#272c36",
    line="#3d4452",
    ink="#f2f3f5",
    faint="#a3a9b5",
    accent="#ff5c9a",
    on_accent="#14161b",
    gold="#ffcb3d",
    gold_edge="#5c4300",
    teams=("#5390f9", "#d78739", "#1dca80", "#d0afee", "#f8faf2", "#889a97"),
    on_teams=("#10131a", "#10131a", "#10131a", "#10131a", "#10131a", "#10131a"),
)
THEMES: Final[Mapping[ThemeName, Theme]] = {"light": LIGHT, "dark": DARK}
