"""What `make words` does, as the tests of the catalogues use it."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

import kit


@pytest.fixture(scope="session")
def tool() -> ModuleType:
    """What `make words` does."""
    spec = spec_from_file_location("tools_words", kit.ROOT / "tools" / "words.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
