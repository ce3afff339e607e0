"""Compiles the hot files with mypyc. Without a compiler, or with OSTRAKA_PURE=1, the same files
run as they are."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup

HOT = [
    "core/play.py",
    "core/notation.py",
    "core/vector.py",
    "bots/playout.py",
    "bots/search.py",
    "bench/wander.py",
    "games/*/*.py",
]
COLD = {"__init__", "words", "terminal", "hints", "scene", "plate", "art"}


def extensions() -> list:
    if os.environ.get("OSTRAKA_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # Relative to this folder: the names end up in tracebacks.
    found = [file for pattern in HOT for file in Path("src/ostraka").glob(pattern)]
    files = sorted(str(file) for file in found if file.stem not in COLD)
    built = mypycify(files, opt_level="3", group_name="ostraka")
    for extension in built:
        extension.optional = True
        if os.name == "posix":
            # Nobody but Python calls in, so functions may be built into those that call them.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return built


def bring_assets() -> None:
    """Fonts and icons are part of the package but not of the sources."""
    if not Path("src/ostraka/web/vendor/made").exists():
        subprocess.run([sys.executable, "tools/assets.py"], check=True)


if {"bdist_wheel", "editable_wheel"} & set(sys.argv):
    bring_assets()
setup(ext_modules=extensions())
