"""Compiles the hot files with mypyc. Without a compiler, or with OSTRAKA_PURE=1, the same files
run as they are."""

import os
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


setup(ext_modules=extensions())
