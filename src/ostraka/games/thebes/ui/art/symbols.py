"""The drawings that never change, as symbols.

`thebes-frame`, `-map`, `-routes` and `-places` are the board, one above the other; `thebes-ground`
is the map under a dig. `thebes-face-…` is the window of a card, `thebes-<part>-<site>` a part of
the box in a site's colour: book, figures, permit, spent (a permit), bag, object, wanted (an
object), token, blank, back. `thebes-pawn-<seat>` and `thebes-time-<seat>` are a player's. The rest
are signs of our own, which follow `color`.
"""

from __future__ import annotations

from ostraka.games.thebes.ui.art import chart, dial, faces, frame, parts
from ostraka.games.thebes.ui.sheets import bags, dig


def symbols() -> str:
    """All of them."""
    drawn = [*parts.symbols(), *faces.symbols(), *dial.symbols(), *chart.symbols()]
    drawn += [frame.frame(), bags.values(), *dig.axes()]
    return "\n".join(drawn)
