"""What no position may lose."""

from __future__ import annotations

from typing import cast

from ostraka.core.play import EVERYONE, Note, State
from ostraka.games.lantern.rules.view import NightView


def check(state: State) -> None:
    """No lamp is there twice."""
    view = cast(NightView, state.view(EVERYONE))
    lamps = [lamp for lamp in view["lamps"] if lamp]
    assert len(set(lamps)) == len(lamps)


def settle(state: State, notes: list[Note]) -> None:
    """At the end everyone's points are those they were told of."""
    check(state)
    told = {note.seat: note.details["points"] for note in notes if "points" in note.details}
    assert [(told[seat],) for seat in sorted(told)] == state.scores()
