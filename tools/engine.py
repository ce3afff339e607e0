"""Builds the compiled engine beside the sources.

    python tools/engine.py build [--low]    # compile, if a compiled file changed
    python tools/engine.py path             # where Python finds Ostraka: the build or the sources

A build is a mirror of src/ in build/compiled: links to every file, and the compiled modules beside
them. So a changed style sheet, template or text needs no build, and a changed rule is never
hidden by an old one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from compiled import fingerprint

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
READY = "fingerprint"
"""The file that is written last: what the build was made from."""
SUFFIXES = (".so", ".pyd")


def main() -> None:
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command == "build":
        if "--low" in sys.argv and os.name == "posix":
            os.nice(19)
        sys.exit(None if build() else 1)
    if command == "path":
        print(COMPILED if refresh() else SOURCES)
        return
    sys.exit(__doc__)


def refresh() -> bool:
    """Whether there is a build of the sources as they are; brings its links up to date."""
    try:
        made_from = (COMPILED / READY).read_text("utf-8")
    except FileNotFoundError:
        return False
    if made_from != fingerprint(ROOT):
        return False
    link(COMPILED)
    return True


def build() -> bool:
    """Compile what changed; False if nothing can be compiled here."""
    with alone():
        if refresh():
            return True
        if not bring_compiler():
            return False
        made_from = fingerprint(ROOT)
        fresh = BUILD / "compiling"
        shutil.rmtree(fresh, ignore_errors=True)
        places = ["--build-lib", str(fresh), "--build-temp", str(BUILD / "objects")]
        done = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", *places],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )
        if done.returncode or not any(fresh.rglob("*" + SUFFIXES[0])):
            return False
        link(fresh)
        if made_from != fingerprint(ROOT):
            print("The engine changed while it was compiled; build it again.", file=sys.stderr)
            return False
        (fresh / READY).write_text(made_from, "utf-8")
        shutil.rmtree(COMPILED, ignore_errors=True)
        fresh.rename(COMPILED)
        return True


def bring_compiler() -> bool:
    """Install mypyc, which playing does not need; False if that fails, as it does offline."""
    if find_spec("mypyc") is not None:
        return True
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    pins = str(ROOT / "requirements" / "build.txt")
    done = subprocess.run([*pip, "install", "--no-deps", "-r", pins])
    if done.returncode:
        print("The engine is not compiled: mypyc could not be installed.", file=sys.stderr)
    return done.returncode == 0


def link(place: Path) -> None:
    """Mirror the sources in a folder, leaving what is compiled there."""
    wanted = {
        file.relative_to(SOURCES)
        for file in (SOURCES / "ostraka").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in SUFFIXES
    }
    there = {
        file.relative_to(place)
        for file in place.rglob("*")
        if file.is_symlink() and "__pycache__" not in file.parts
    }
    for name in there - wanted:
        (place / name).unlink()
    for name in wanted - there:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).symlink_to(SOURCES / name)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else builds here."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "engine.lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()
