"""Texts of pages that are chosen by a key: levels of bots, errors, clocks."""

from __future__ import annotations

LEVELS = {
    "random": "random",
    "student": "student",
    "digger": "digger",
    "scholar": "scholar",
    "professor": "professor",
}

ABOUT_LEVELS = {
    "random": "Plays anything that is allowed. Good for a first look at the rules.",
    "student": "Plays by habit, without thinking ahead. One choice in ten is blind.",
    "digger": "Tries every choice in 16 possible positions, and takes what leaves it best off.",
    "scholar": "Thinks ahead: 160 possible positions for every choice.",
    "professor": (
        "Thinks far ahead: up to 1000 possible positions for every choice, in two seconds at most."
    ),
}

PROBLEMS = {
    403: "This is not for you to do.",
    404: "There is nothing at this address.",
    405: "This address is not for that.",
    413: "That is too much to take in at once.",
    422: "Something in this form is missing.",
    429: "That is too much at once; try again in a while.",
    500: "Something broke on our side. Your tables are safe; try again.",
}
"""By HTTP status, where there is no better sentence."""

TIMES = {
    "time": "{time}",
    "before": "{time} before the bank runs",
    "added": "{time} added to the bank",
}
"""The time that a clock gives for a move."""
