#!/usr/bin/env bash
# Makes both lock files anew from pyproject.toml, against the public index alone: whatever pip is told on this machine
# (mirrors, extra indexes, folders of wheels, constraints) stays out. Arguments go to pip-compile: --upgrade,
# --upgrade-package NAME. Run it with Python 3.11, the oldest that is supported: a lock made there holds for newer ones.
set -euo pipefail
cd "$(dirname "$0")/.."
python="${1:?usage: lock.sh PYTHON [pip-compile arguments]}"
shift

"$python" -c 'import sys; sys.exit("make the locks with Python 3.11" if sys.version_info[:2] != (3, 11) else 0)'
export PIP_CONFIG_FILE=/dev/null
unset PIP_INDEX_URL PIP_EXTRA_INDEX_URL PIP_FIND_LINKS PIP_CONSTRAINT
export CUSTOM_COMPILE_COMMAND="make lock"

compile() {
    "$python" -m piptools compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
        --no-emit-find-links --no-emit-trusted-host --no-emit-options --constraint scripts/lock-constraints.txt "$@" pyproject.toml
}

echo "requirements.lock: what the program needs"
compile --output-file requirements.lock "$@"
echo "requirements-dev.lock: the same versions, and what its tests need"
compile --extra dev --constraint requirements.lock --output-file requirements-dev.lock "$@"
