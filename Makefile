# `make run` on a machine with Python 3.11 or newer. `make help` lists the rest.

VENV := .venv
PY := $(VENV)/bin/python
# A virtual environment made once from each lock file; made again when the lock changes.
RUN_READY := $(VENV)/.ready-run
DEV_READY := $(VENV)/.ready-dev
# Arguments for the command behind a target: make soak ARGS="--games 10"
ARGS ?=
# Workers for the tests.
N ?= auto
# The Python that makes the environment; otherwise the first of these that is 3.11 or newer.
PYTHON ?=
CANDIDATES := $(PYTHON) python3.13 python3.12 python3.11 python3 python
TOOLS := bot games storage scripts tests

.PHONY: help setup setup-dev run test check lint types imports coverage bench soak lock audit format clean find-python
.DEFAULT_GOAL := help

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' Makefile

setup: $(RUN_READY) ## the virtual environment, with what the program needs
	@:

setup-dev: $(DEV_READY)
	@:

run: $(RUN_READY) ## start: the bot with TELEGRAM_TOKEN, else the playground in the browser
	@$(PY) -m bot migrate
	@exec $(PY) -m bot run $(ARGS)

test: $(DEV_READY) ## the tests that a fresh machine can run
	$(PY) -m pytest -n $(N) --dist worksteal $(ARGS)

check: $(DEV_READY) lint types imports coverage ## what continuous integration runs: all of it, browser tests included

lint: $(DEV_READY)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(DEV_READY)
	$(PY) -m mypy

imports: $(DEV_READY)
	$(VENV)/bin/lint-imports

# Every test, those in the browser too. The rules of the games, the narrator's desks among them, have to be covered to
# the last branch by the tests that ask them directly; the others run without being watched, which is quicker.
RULES := tests/core tests/games tests/contract tests/golden tests/aids

coverage: $(DEV_READY)
	$(PY) -m pytest -n $(N) --dist worksteal --cov=games --cov-report= $(RULES) $(ARGS)
	$(PY) -m coverage report --include='games/*' --fail-under=100
	$(PY) -m pytest -n $(N) --dist worksteal -m "browser or not browser" $(addprefix --ignore=,$(RULES)) $(ARGS)

bench: $(DEV_READY) ## the benchmarks, with a table
	$(PY) -m tests.bench $(ARGS)

soak: $(DEV_READY) ## the long runs: hundreds of games, faults, kills
	$(PY) -m tests.soak $(ARGS)

lock: $(DEV_READY) ## the lock files anew (ARGS=--upgrade for newer versions)
	scripts/lock.sh $(PY) $(ARGS)

audit: $(RUN_READY) ## the locked versions against the public lists of known weaknesses (needs the network)
	$(PY) -m venv build/audit
	build/audit/bin/python -m pip install --quiet pip-audit
	build/audit/bin/pip-audit --requirement requirements.lock --no-deps --disable-pip

format: $(DEV_READY) ## format the code, mend what can be mended
	$(PY) -m ruff check --fix $(TOOLS)
	$(PY) -m ruff format $(TOOLS)

clean: ## remove the environment, caches and reports; never data/
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* *.egg-info .pytest_cache .mypy_cache .ruff_cache \
		.import_linter_cache .hypothesis
	find $(TOOLS) -name __pycache__ -type d -prune -exec rm -rf {} +

$(RUN_READY): requirements.lock scripts/environment.py
	@python="$$($(MAKE) --no-print-directory -s find-python)" && "$$python" scripts/environment.py $(VENV) requirements.lock
	@touch $@

$(DEV_READY): requirements-dev.lock scripts/environment.py
	@python="$$($(MAKE) --no-print-directory -s find-python)" && "$$python" scripts/environment.py $(VENV) requirements-dev.lock
	@touch $@ $(RUN_READY)

# A name on the path is not enough (a shim may answer for a version that is not there): each candidate is started.
find-python:
	@for name in $(CANDIDATES); do \
		if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then command -v "$$name"; exit 0; fi; \
	done; \
	found="$$(python3 --version 2>/dev/null || echo 'no Python')"; \
	echo "Narratore needs Python 3.11 or newer; this machine has: $$found." >&2; \
	echo "On Debian and Ubuntu: apt install python3 python3-venv. On macOS: brew install python@3.13. Or python.org." >&2; \
	echo "A Python elsewhere: make run PYTHON=/path/to/python3.11" >&2; \
	exit 1
