"""Compiles the hot files with mypyc. Without a compiler, if compiling fails, or with
OSTRAKA_PURE=1, the same files run as they are, only slower."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compiled import compiled_files, group_of

VENDOR = Path("src/ostraka/web/vendor/made")


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if os.environ.get("OSTRAKA_PURE") == "1":
        return []
    if os.name == "posix" and not has_compiler():
        return go_without("there is no C compiler")
    try:
        from mypyc.build import mypycify
    except ImportError:
        return go_without("mypyc is not installed")
    files = [str(file) for file in compiled_files(Path())]
    groups: dict[str, list[str]] = {}
    for file in files:
        groups.setdefault(group_of(Path(file)), []).append(file)
    try:
        # Imported modules of the server need packages that a build does without.
        built = mypycify(
            ["--follow-imports=silent", "--ignore-missing-imports", *files],
            opt_level="3",
            separate=[(members, name) for name, members in groups.items()],
        )
    except (Exception, SystemExit) as problem:
        return go_without(f"mypyc failed: {problem}")
    for extension in built:
        if os.name == "posix":
            # Only Python calls in, so the compiler may inline functions into their callers.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    # The large ones first, so that the cores finish together.
    return sorted(built, key=lambda each: not each.name.endswith("__mypyc"))


def has_compiler() -> bool:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(named)[0]) is not None


def go_without(reason: str) -> list[Extension]:
    print(f"Ostraka is installed without its compiled engine: {reason}.", file=sys.stderr)
    return []


class BuildAllOrNothing(build_ext):
    """Compiles on all cores. Half an engine would not import, so a failure leaves none of it."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            for name in self.get_outputs():
                Path(name).unlink(missing_ok=True)
            self.extensions = go_without(f"compiling failed ({problem})")


def bring_assets() -> None:
    """Fonts and icons are part of the packages but not of the sources."""
    if not VENDOR.exists():
        subprocess.run([sys.executable, "tools/assets.py"], check=True)


wants_pages = {"sdist", "bdist_wheel", "editable_wheel"} & set(sys.argv)
if wants_pages:
    bring_assets()
# An sdist holds sources alone: nothing needs to be compiled for it.
compiles = {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv)
setup(
    ext_modules=extensions() if compiles else [],
    cmdclass={"build_ext": BuildAllOrNothing},
)
