"""Compares every byte that 200 random games of each title send with what would be sent if all that
the receiver cannot know were different: `tools/leaks.py`, or `tools/leaks.py 20 thebes` for some.
The tests play a tenth of these games and draw a share of their messages."""

from __future__ import annotations

import asyncio
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import hosting
import kit
import secrecy


def compare(key: str, number: int) -> str:
    """What was compared of one game."""
    game = next(game for game in kit.GAMES if game.key == key)

    async def run() -> secrecy.Compared:
        async with hosting.hosted("sqlite://") as hub:
            return await secrecy.games(hub, game, number, drawn=1.0)

    began = time.monotonic()
    compared = asyncio.run(run())
    return (
        f"{key}: {compared.games} games, {compared.messages} messages, all the same byte by byte; "
        f"{compared.undone} steps back, {compared.forgotten} messages with notes told no more; "
        f"{time.monotonic() - began:.0f} s"
    )


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    keys = sys.argv[2:] or [game.key for game in kit.GAMES]
    with ProcessPoolExecutor() as processes:
        for line in processes.map(compare, keys, [number] * len(keys)):
            print(line, flush=True)


if __name__ == "__main__":
    main()
