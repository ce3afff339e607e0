"""Draw the golden positions, or those that look different since a git revision, old beside new.

`make golden-pictures` draws them all into build/golden, `make golden-pictures BASE=HEAD~1` those
that changed, with the lines of their outlines that changed. Without a browser to draw pictures, the
pages themselves stand in frames.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterable
from difflib import unified_diff
from html import escape
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from ostraka.cli.show import browser
from ostraka.server.window.snapshot import HEIGHT, WIDTH

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "golden"
SIDES = ("old", "new")
VENDOR = Path("src/ostraka/web/vendor")
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
STYLE = """
body { margin: 1rem; font: 1rem/1.4 sans-serif; color: #222; background: #eee }
.pair { display: grid; grid-auto-columns: 1fr; grid-auto-flow: column; gap: 1rem }
img, iframe { width: 100%; border: 1px solid #999 }
iframe { height: 60rem }
pre { overflow: auto; background: #fff; padding: .5rem }
del { background: #fdd } ins { background: #dfd } del, ins { text-decoration: none }
"""


def main(base: str) -> None:
    """Write build/golden/index.html."""
    shutil.rmtree(OUT, ignore_errors=True)
    write_pages(ROOT, OUT / "new")
    names = names_in(OUT / "new")
    if base:
        with TemporaryDirectory() as folder:
            unpack(base, Path(folder))
            write_pages(Path(folder), OUT / "old")
        names = changed(sorted({*names, *names_in(OUT / "old")}), ".html", ".scene")
    draw(file for name in names for file in OUT.glob(f"*/{name}.html"))
    if base:
        names = changed(names, ".png", ".scene")  # most new markup or style changes no picture
    (OUT / "index.html").write_text(listing(names, base), "utf-8")
    print(f"{len(names)} positions in build/golden/index.html")


def write_pages(root: Path, folder: Path) -> None:
    """Let a tree of the project write its golden positions as pages."""
    subprocess.run(
        [sys.executable, root / "tests" / "golden.py", "--pages", folder],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        check=True,
    )


def unpack(revision: str, folder: Path) -> None:
    """The project as it was, with the fonts and icons of today, which are not in git."""
    made = subprocess.run(["git", "archive", revision], cwd=ROOT, stdout=subprocess.PIPE)
    if made.returncode:
        sys.exit(made.returncode)  # git has said why
    with tarfile.open(fileobj=BytesIO(made.stdout)) as archive:
        archive.extractall(folder, filter="data")
    (folder / VENDOR).symlink_to(ROOT / VENDOR)
    if "--pages" not in (folder / "tests" / "golden.py").read_text("utf-8"):
        sys.exit(f"{revision} is older than golden pictures.")


def names_in(folder: Path) -> list[str]:
    """The positions that have a page in a folder, as game/name."""
    return sorted(str(file.relative_to(folder).with_suffix("")) for file in folder.glob("*/*.html"))


def changed(names: list[str], *kinds: str) -> list[str]:
    """The positions that have a file that was not there or was not the same."""
    return [name for name in names if any(len({*contents(name + kind)}) > 1 for kind in kinds)]


def contents(file: str) -> list[bytes]:
    """A file as it was and as it is; nothing where it is not there."""
    places = (OUT / side / file for side in SIDES)
    return [place.read_bytes() if place.exists() else b"" for place in places]


def draw(pages: Iterable[Path]) -> None:
    """Make a picture of each page beside it, if a browser is here."""
    program = browser()
    if program is None:
        return
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = chromium.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for file in pages:
            page.goto(file.as_uri())
            page.screenshot(path=file.with_suffix(".png"), full_page=True, animations="disabled")
        chromium.close()


def listing(names: list[str], base: str) -> str:
    """One page with all positions and what changed in their outlines."""
    title = f"Golden positions that changed since {escape(base)}" if base else "Golden positions"
    parts = [f'<!doctype html><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>']
    parts.append(f"<h1>{title}: {len(names)}</h1>")
    for name in names:
        shown = "".join(picture(side, name) for side in SIDES)
        parts.append(f"<h2>{name}</h2><div class=pair>{shown}</div>")
        if base:
            parts.append(changes(f"{name}.scene", str.splitlines))
            markup = changes(f"{name}.html", tags)
            parts.append(f"<details><summary>Markup</summary>{markup}</details>")
    return "\n".join(parts) + "\n"


def picture(side: str, name: str) -> str:
    """A position as it was or as it is; nothing if there was none."""
    if (OUT / side / f"{name}.png").exists():
        return f'<a href="{side}/{name}.html"><img src="{side}/{name}.png" alt="{side}"></a>'
    if (OUT / side / f"{name}.html").exists():
        return f'<iframe src="{side}/{name}.html" title="{side}"></iframe>'
    return ""


def changes(name: str, lines: Callable[[str], list[str]]) -> str:
    """The lines of a file that changed."""
    old, new = (lines(each.decode()) for each in contents(name))
    shown = [escape(line) for line in [*unified_diff(old, new, n=1, lineterm="")][2:]]
    marks = {"-": "del", "+": "ins"}
    marked = [f"<{tag}>{line}\n</{tag}>" for line in shown for tag in [marks.get(line[0], "span")]]
    return f"<pre>{''.join(marked)}</pre>"


def tags(page: str) -> list[str]:
    """What a page shows, one tag on a line."""
    return page.partition("<body")[2].replace("><", ">\n<").splitlines()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
