"""Bradley–Terry ratings: one number for each bot; differences say how often one beats another.

P(a beats b) = strength(a) / (strength(a) + strength(b)); a rating is 400 times the decimal
logarithm of a strength, as in chess, so that 191 points more win three games of four.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt

Wins = Sequence[Sequence[float]]
"""`wins[a][b]` is how often a beat b; a draw is half a win for both."""

POINTS = 400 / log(10)
"""Rating points per unit of the natural logarithm of strength."""

CLOSE = 1e-10
"""Relative change at which strengths count as converged."""

STEPS = 100_000


def fit(wins: Wins) -> list[float]:
    """The ratings that make these wins likeliest; the first is 0.

    By minorisation and maximisation (Hunter 2004): each strength becomes the wins of its bot
    divided by what it would win of its games for each unit of strength. Everybody must have won
    and lost, and all must be connected by games.
    """
    everyone = range(len(wins))
    strengths = [1.0 for _ in everyone]
    for _ in range(STEPS):
        before = list(strengths)
        for one in everyone:
            shares = sum(
                (wins[one][other] + wins[other][one]) / (strengths[one] + strengths[other])
                for other in everyone
                if other != one
            )
            strengths[one] = sum(wins[one]) / shares
        first = strengths[0]
        strengths = [strength / first for strength in strengths]
        if all(abs(new / old - 1) < CLOSE for new, old in zip(strengths, before, strict=True)):
            break
    return [400 * log10(strength) for strength in strengths]


def errors(wins: Wins, ratings: Sequence[float]) -> list[float]:
    """The standard error of each rating, from the Fisher information; the first has none, since
    ratings are differences from it."""
    rest = range(1, len(wins))
    information = [[0.0 for _ in rest] for _ in rest]
    for one in rest:
        for other in range(len(wins)):
            if other == one:
                continue
            chance = 1 / (1 + 10 ** ((ratings[other] - ratings[one]) / 400))
            known = (wins[one][other] + wins[other][one]) * chance * (1 - chance)
            information[one - 1][one - 1] += known
            if other:
                information[one - 1][other - 1] -= known
    variances = _inverse(information)
    return [0.0, *(POINTS * sqrt(variances[at][at]) for at in range(len(rest)))]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; an information matrix needs no pivoting, it is positive definite."""
    size = range(len(matrix))
    rows = [[*row, *(float(at == other) for other in size)] for at, row in enumerate(matrix)]
    for at in size:
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in size:
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * own for value, own in zip(rows[other], rows[at], strict=True)
                ]
    return [row[len(matrix) :] for row in rows]
