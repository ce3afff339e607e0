"""Which files are compiled, and what a build of them depends on."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from sys import implementation

FOLDERS = (
    "bots/search",
    "games/*/rules",
    "games/*/rules/chapters",
    "games/*/knowledge",
    "games/*/bots",
)
"""Everything in these folders is compiled."""
OF_CORE = ("play", "notation", "vector", "random_play")
"""What search touches at every step. The rest of `core` cannot be compiled: mypyc gives exceptions
no class attributes, cannot inherit from `random.Random`, and its classes cannot be pickled."""

APART = "pyramid"
"""The largest game is a shared library of its own, so that two cores compile. One for each game
would cost the small ones up to a tenth of their speed: calls between libraries are not inlined."""


def compiled_files(root: Path) -> list[Path]:
    """The files that mypyc compiles, below the root of the project, in a fixed order."""
    package = root / "src" / "ostraka"
    found = {file for folder in FOLDERS for file in package.glob(f"{folder}/*.py")}
    found = {file for file in found if file.stem != "__init__"}
    return sorted(found | {package / "core" / f"{name}.py" for name in OF_CORE})


def group_of(file: Path) -> str:
    """The shared library that a compiled file becomes part of."""
    return f"ostraka_{APART}" if APART in file.parts else "ostraka"


def fingerprint(root: Path) -> str:
    """What a build was made from: the same fingerprint, the same build.

    The rest of `core` is included because compiled files are checked against its types."""
    files = {
        *compiled_files(root),
        *(root / "src" / "ostraka" / "core").glob("*.py"),
        *(root / name for name in ("setup.py", "tools/compiled.py", "requirements/build.txt")),
    }
    digest = sha256(implementation.cache_tag.encode() if implementation.cache_tag else b"")
    for file in sorted(files):
        body = file.read_bytes()
        digest.update(f"{file.relative_to(root).as_posix()} {len(body)}\n".encode())
        digest.update(body)
    return digest.hexdigest()
