"""Settings for every test, and the choice of the build under test.

Tests run the sources. OSTRAKA_BUILD=compiled runs the build in build/compiled instead, which
`make engine` makes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
ASKED = os.environ.get("OSTRAKA_BUILD", "interpreted")
PLACE = str(ROOT / ("build/compiled" if ASKED == "compiled" else "src"))
# For this process, and for those that tests start.
sys.path.insert(0, PLACE)
os.environ["PYTHONPATH"] = os.pathsep.join(
    dict.fromkeys([PLACE, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))])
)

from ostraka.core import play  # noqa: E402 (only now is it clear which one)

os.environ["COLUMNS"] = "200"  # a console reads it once, when somebody first imports it

settings.register_profile("ostraka", derandomize=True, deadline=None, database=None)
settings.load_profile("ostraka")

BUILD = "interpreted" if str(play.__file__).endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"ostraka: {BUILD}, {play.__file__}"


def pytest_sessionstart() -> None:
    found = Path(str(play.__file__))
    if ASKED != BUILD or not found.is_relative_to(PLACE):
        pytest.exit(f"Asked for the {ASKED} build, found the {BUILD} one: {found}.", returncode=3)
