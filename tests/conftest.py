"""What every test may ask for. The databases are in tests/kit/databases.py."""

import os
import shutil

import pytest
import structlog
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.kit.databases"]

# No deadline: nothing here measures time. In CI the same examples each time, so that a red run can be repeated.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# As the program logs: a traceback without local variables, which cost seconds to print and tell secrets.
structlog.configure(
    processors=[
        structlog.stdlib.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium; CHROMIUM names another. A test that needs it fails where there is none."""
    names = (os.environ["CHROMIUM"],) if os.environ.get("CHROMIUM") else BROWSERS
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail(
            "the browser tests need Chromium: `apt install chromium`, `brew install --cask chromium`, "
            "or its path in the variable CHROMIUM",
            pytrace=False,
        )
    return found
