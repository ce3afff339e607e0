"""Settings for every test, and the proof that the build under test is the one that was asked."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from ostraka.core import play

os.environ["COLUMNS"] = "200"  # a console reads it once, when somebody first imports it

settings.register_profile("ostraka", derandomize=True, deadline=None, database=None)
settings.load_profile("ostraka")

BUILD = "interpreted" if str(play.__file__).endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"ostraka: {BUILD}, {play.__file__}"


def pytest_sessionstart() -> None:
    asked = os.environ.get("OSTRAKA_BUILD", BUILD)
    if asked != BUILD:
        pytest.exit(f"Asked for the {asked} build, found the {BUILD} one.", returncode=3)
