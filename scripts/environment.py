"""Makes the virtual environment from a lock file, with progress. Needs nothing but the Python that runs it.

    python3 scripts/environment.py VENV LOCK

Knows pip and the lock file's shape, and how the program is started; nothing else of it. Started by the Makefile, which has already
checked that this Python is new enough.
"""

import importlib.util
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

PINNED = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*(\[[^]]*])?==", re.MULTILINE)
# A name, or the path of a wheel that lies on this machine.
COLLECTING = re.compile(
    r"^(?:Collecting|Processing|Requirement already satisfied:) (?:\S*/)?(\w[\w.]*(?:-[A-Za-z]\w*)*)"
)


def without_venv() -> str:
    """What to do on a machine whose Python cannot make a virtual environment."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        f"{sys.executable} (Python {version}) cannot make virtual environments: its module ensurepip is missing.\n"
        f"On Debian and Ubuntu:  apt install python{version}-venv\n"
        "Elsewhere: install the complete Python from your system's packages or from python.org.\n"
        "Then give the same command again."
    )


def usable(python: Path) -> bool:
    """Whether an earlier environment still works: its Python starts, is new enough and has pip."""
    if not python.exists():
        return False
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([str(python), "-c", check], capture_output=True, check=False).returncode == 0


def create(venv: Path) -> None:
    """Make an empty environment, over whatever broken one may be there."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit(without_venv())
    print(f"Making the virtual environment {venv} with Python {sys.version.split()[0]} …", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=False)
    if made.returncode != 0:
        sys.exit(without_venv())


def install(python: Path, lock: Path) -> None:
    """Install what the lock names, every file checked against its hash; say which package is under way."""
    total = len(PINNED.findall(lock.read_text(encoding="utf-8")))
    print(f"Installing {total} packages from {lock.name} …", flush=True)
    command = [
        *(str(python), "-m", "pip", "install", "--require-hashes", "--no-deps", "--no-compile"),
        *("--disable-pip-version-check", "--progress-bar", "off", "--no-input", "-r", str(lock)),
    ]
    kept: list[str] = []
    seen = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None  # noqa: S101 (a pipe was asked for)
        for line in pip.stdout:
            kept.append(line)
            found = COLLECTING.match(line)
            if found:
                seen += 1
                report(f"  [{seen}/{total}] {found[1]}")
            elif line.startswith("Installing collected packages"):
                report("  unpacking …")
    report("", last=True)
    if pip.returncode != 0:
        sys.exit(f"{''.join(kept[-15:])}\nThe packages could not be installed: pip's own words are above.")


def add_command(venv: Path) -> None:
    """Put the command `narratore` into the environment: this program, from whatever folder it is given.

    A script of our own: installing the program as a package would have pip fetch what builds it.
    """
    root = shlex.quote(str(Path(__file__).resolve().parent.parent))
    command = venv / "bin" / "narratore"
    command.write_text(
        f'#!/bin/sh\nPYTHONPATH={root} exec "$(dirname "$0")/python" -P -m bot "$@"\n',
        encoding="utf-8",
    )
    command.chmod(0o755)


def report(text: str, *, last: bool = False) -> None:
    """One line that is written over in a terminal; in a log, a line each."""
    if sys.stdout.isatty():
        print(f"\r\033[K{text}", end="", flush=True)
    elif not last:
        print(text, flush=True)


def main() -> None:
    """Bring the environment to what the lock says, and say how long it took."""
    venv, lock = Path(sys.argv[1]), Path(sys.argv[2])
    start = time.monotonic()
    python = venv / "bin" / "python"
    if not usable(python):
        create(venv)
    install(python, lock)
    add_command(venv)
    print(f"{venv} is ready ({time.monotonic() - start:.0f} s).", flush=True)


if __name__ == "__main__":
    main()
