"""Where names, signs and pieces stand beside each place of the map."""

from __future__ import annotations

from typing import Final, NamedTuple


class Beside(NamedTuple):
    """All measured from the middle of the place."""

    label: tuple[float, float, str]  # of its name, and how that is aligned
    cost: tuple[float, float]  # of the pill with the weeks of the journey
    pawn: tuple[float, float, float]  # of the first pawn, and the step to the next
    flag: tuple[float, float, float] = (0, 0, 0)  # of the first card, and the step to the next
    sack: tuple[float, float] = (0, 0)
    permit: tuple[float, float] = (0, 0)
    gift: tuple[float, float] = (0, 0)


BESIDE: Final = {
    "london": Beside((0, 35, "middle"), (6, -30), (-60, -70, -18), (-46, -14, -25)),
    "paris": Beside((-10, 37, "end"), (22, -7), (-66, -24, -18), (30, 26, 25)),
    "berlin": Beside((0, 36, "middle"), (16, -26), (-58, -24, -18), (-14, -50, -25)),
    "rome": Beside((-22, 36, "end"), (-68, 10), (14, -55, 11), (-48, -28, -25)),
    "vienna": Beside((27, 5, "start"), (26, 20), (-54, -19, -13), (26, -35, 25)),
    "warsaw": Beside((22, 32, "start"), (-16, -33), (54, -30, 17), (25, -12, 25)),
    "moscow": Beside((0, 36, "middle"), (12, -25), (-62, -34, -18), (25, -11, 25)),
    "greece": Beside(
        (-33, 14, "end"), (14, -37), (-78, -51, -15), sack=(21, -2), permit=(-34, -31),
        gift=(-8, 34),
    ),
    "crete": Beside(
        (-20, 43, "end"), (20, -32), (-74, -28, -18), sack=(22, 2), permit=(-34, -31),
        gift=(34, -10),
    ),
    "egypt": Beside(
        (0, 44, "middle"), (28, 10), (-98, -26, -18), sack=(-56, -4), permit=(-34, -33),
        gift=(22, -24),
    ),
    "palestine": Beside(
        (16, 44, "middle"), (-28, -47), (-76, -12, -18), sack=(22, -8), permit=(-34, -29),
        gift=(28, -22),
    ),
    "mesopotamia": Beside(
        (-4, -54, "middle"), (-18, 41), (8, 52, 11), sack=(22, -2), permit=(-36, -29),
        gift=(28, -22),
    ),
}  # fmt: skip

WATERS: Final = (
    ("black", 34.0, 43.0, 13, 1.5, 0),
    ("mediterranean", 15.9, 34.7, 13.5, 1.4, -6),
    ("north", 3.3, 55.9, 11.5, 1.5, -4),
    ("atlantic", -14.3, 54.6, 12, 1.6, -66),
    ("baltic", 18.8, 56.0, 10, 0.6, -54),
    ("red", 35.9, 25.0, 10, 1, 62),
    ("tigris", 42.3, 37.75, 10, 0.8, 8),
    ("euphrates", 39.9, 34.7, 10, 0.8, 26),
    ("nile", 32.1, 24.3, 10, 0.8, 84),
)
"""Names on the water, by their keys in `words`: longitude, latitude, size, spacing and turn."""
