"""A strip of weeks with the markers on it: the part of the year that matters now."""

from __future__ import annotations

from markupsafe import escape

from ostraka.games.thebes.rules.box import END, FIRST_YEAR, YEAR
from ostraka.games.thebes.ui.pieces import picture
from ostraka.games.thebes.ui.text.choices import Mover

SHORTEST, LONGEST = 12, 27


def strip(mover: Mover, first: int, last: int, of: dict[int, tuple[str, str]]) -> str:
    """Weeks from `first` to `last`, counted from 1901. `of` has a class of some of them and what is
    drawn there besides."""
    view = mover.view
    at: dict[int, list[int]] = {}
    for seat in reversed(view["track"]):
        player = view["players"][seat]
        time = (player["year"] - FIRST_YEAR) * YEAR + player["week"] - 1
        at.setdefault(time, []).append(seat)
    cells = ""
    for time in range(first, last + 1):
        markers = "".join(
            picture(mover.look, f"time-{seat}", f"time up-{level}")
            for level, seat in enumerate(at.get(time, []))
        )
        week = time % YEAR + 1
        name = f"<b>{FIRST_YEAR + time // YEAR}</b>" if week == 1 or time == first else ""
        cls, more = of.get(time, ("", ""))
        classes = f"week {cls} me" if time == mover.now else f"week {cls}".rstrip()
        cells += f'<span class="{classes}"><i>{week}</i>{name}{markers}{more}</span>'
    return cells


def near(mover: Mover) -> str:
    """The strip above the map on small screens, where the frame has no room."""
    view = mover.view
    if mover.look.over:
        return ""
    times = [
        (player["year"] - FIRST_YEAR) * YEAR + player["week"] - 1 for player in view["players"]
    ]
    first = max(0, min(min(times) - 1, END - SHORTEST))
    last = min(END, max(first + SHORTEST, min(max(times) + 2, first + LONGEST)))
    label = mover.look.t("The next weeks")
    return (
        f'<div class="strip" id="strip" aria-label="{escape(label)}" tabindex="0" role="group">'
        f"{strip(mover, first, last, {})}</div>"
    )
