"""The drawings that never change, as symbols.

`tr-<card>` is a card, named as in the game: `tr-expertise-egypt-2`, `tr-find-egypt-4`,
`tr-rubble-egypt`, `tr-permit-general`, `tr-back-green`. The others are signs: `tr-weeks-3` is a
watch that shows three weeks, `tr-books-3` three books of the region around it, `tr-pile-2` a pile.
"""

from __future__ import annotations

from ostraka.games.tomb_raiders.ui.art.cards import cards, lattices
from ostraka.games.tomb_raiders.ui.art.signs import signs
from ostraka.ui.svg import symbol

CARD_BOX = "0 0 100 150"


def symbols() -> str:
    """All of them."""
    drawn = [symbol(f"tr-{name}", body, box) for name, (body, box) in signs().items()]
    faces = lattices() | cards()
    drawn += [symbol(f"tr-{name}", body, CARD_BOX) for name, body in faces.items()]
    return "\n".join(drawn)
