"""The game in words for people."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Note
from ostraka.ui.scene import Translate

ABOUT = "Light your lamp and brave the storm, or wait in the dark."

RECONSTRUCTED = ""
"""A sentence if some figures of the box are not the printed ones."""

FIGURE_NAMES = {"": "Lamps, points and the die"}
"""What people call the figures of `components.toml`, to be told where they come from."""

OPTION_TITLES = {"storm": "The storm"}

VALUE_TITLES = {"storm": {"gust": "Gusts", "gale": "A gale"}}

OPTIONS = {
    "storm": {
        "gust": "A 1 blows a lamp out.",
        "gale": "A 1 or a 2 blows a lamp out.",
    }
}

ENDINGS = {"all have had their turn": "everyone has had their turn"}

ACTIONS = {
    "light": "show your lamp and brave the storm",
    "wait": "stay in the dark for 3 points",
}

SENTENCES = {
    "dealt": "{name} is dealt lamp {lamp}",
    "lit": "{name} lights lamp {lamp}",
    "rolled": "{name} rolls a {pips} and has {points}",
    "waited": "{name} waits and has {points}",
    "undone": "{name} takes a step back",
}

ABOUT_ALL = ()
"""Kinds of note that are about nobody in particular."""


def sentence(note: Note, names: Sequence[str], t: Translate = str) -> str:
    """What the log says of a note."""
    return t(SENTENCES[note.kind]).format(name=names[note.seat], **note.details)


def action(text: str, t: Translate = str) -> str:
    """What an action means to the player who may choose it."""
    return t(ACTIONS[text])
