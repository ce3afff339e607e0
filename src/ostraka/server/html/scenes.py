"""The scene and the words of a game, for every page that shows one."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import cast

from ostraka import games
from ostraka.server.html.plain import PlainScene
from ostraka.ui.scene import Scene


@cache
def scene_of(key: str) -> Scene:
    """The scene of a game; a plain one if it has none of its own."""
    if games.has(key, "ui.scene"):
        return cast(Scene, games.part(key, "ui.scene"))
    return PlainScene(key)


@cache
def words_of(key: str) -> ModuleType:
    """The words of a game; cached, because `games.part` searches folders."""
    return games.part(key, "ui.text.words")
