"""Serves the games at once, and builds the compiled engine beside them.

    python tools/play.py [arguments of ostraka]

The first time, pages come from the sources while the engine is compiled at low priority; bots
think with it as soon as it is there. From the next start on everything does.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import engine

INTERRUPTED = 130
"""What a program says that was stopped by a signal, as `ostraka` does on Ctrl-C."""
BUILDING = "The engine is being compiled beside the game; until then bots think a little slower."


def main() -> None:
    command = [sys.executable, "-m", "ostraka", *sys.argv[1:]]
    if engine.refresh():
        os.environ["PYTHONPATH"] = str(engine.COMPILED)
        os.execv(sys.executable, command)
    print(BUILDING, flush=True)
    builder = subprocess.Popen(
        [sys.executable, str(engine.ROOT / "tools" / "engine.py"), "build", "--low"],
        start_new_session=True,  # Ctrl-C is for the server, which may still need a moment
    )
    here = {"PYTHONPATH": str(engine.SOURCES), "OSTRAKA_ENGINE": str(engine.COMPILED)}
    serving = subprocess.Popen(command, env={**os.environ, **here})
    # A signal is passed on to the server, which closes its windows before it ends.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: serving.terminate())
    try:
        code = serving.wait()
        sys.exit(INTERRUPTED if code < 0 else code)
    finally:
        stop(builder)


def stop(builder: subprocess.Popen[bytes]) -> None:
    """End the build with all its compilers; what is half done is done again next time."""
    if builder.poll() is None:
        os.killpg(builder.pid, signal.SIGTERM)
        builder.wait()


if __name__ == "__main__":
    main()
