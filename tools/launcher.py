"""Makes the sources importable in .venv and writes .venv/bin/ostraka."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAUNCHER = """\
#!{python}
import sys

sys.path.insert(0, {tools!r})
import engine

if engine.refresh():
    sys.path.insert(0, str(engine.COMPILED))
from ostraka.cli import main

if __name__ == "__main__":
    main()
"""


def main() -> None:
    paths = sysconfig.get_paths()
    Path(paths["purelib"], "ostraka.pth").write_text(f"{ROOT / 'src'}\n", "utf-8")
    launcher = Path(paths["scripts"], "ostraka")
    text = LAUNCHER.format(python=sys.executable, tools=str(ROOT / "tools"))
    launcher.write_text(text, "utf-8")
    launcher.chmod(0o755)


if __name__ == "__main__":
    main()
