"""SVG in at one end, PNG out at the other: a program of its own, since resvg holds the interpreter while it draws.

    python -P raster.py < board.svg > board.png

One process a picture: a drawing that went wrong takes nothing with it, and nothing stays in memory between two turns. Knows
nothing of the project but where its fonts are.
"""

import subprocess
import sys
from pathlib import Path

import resvg_py

_FONTS = sorted(str(path) for path in (Path(__file__).parent / "fonts").glob("*.otf"))
TIMEOUT_S = 20.0
"""A picture that takes longer is given up; less than a courier waits for a send."""


class NotDrawn(Exception):
    """The picture could not be drawn."""


def png_of(svg: str) -> bytes:
    """Draw in this process, with the pictures' own fonts and no other. Raises ValueError for what is no SVG."""
    png: bytes = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=_FONTS)
    return png


def png_apart(svg: str) -> bytes:
    """Draw in a process of its own and wait for it: for a thread. Raises NotDrawn."""
    command = [sys.executable, "-P", __file__]
    try:
        done = subprocess.run(command, input=svg.encode(), capture_output=True, timeout=TIMEOUT_S, check=False)  # noqa: S603 - our own program, and the drawing goes in as data
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotDrawn(type(error).__name__) from error
    if done.returncode != 0 or not done.stdout:
        raise NotDrawn(f"the drawing process ended with {done.returncode}")
    return done.stdout


if __name__ == "__main__":
    sys.stdout.buffer.write(png_of(sys.stdin.buffer.read().decode()))
