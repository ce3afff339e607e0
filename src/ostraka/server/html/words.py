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
    "random": "Plays any legal move. Good for a first look at the rules.",
    "student": "Plays by habit, without thinking ahead. One choice in ten is random.",
    "digger": "Tries every choice in 16 possible positions and takes the one that works out best.",
    "scholar": "Thinks ahead: 160 possible positions for every choice.",
    "professor": (
        "Thinks far ahead: up to 1000 possible positions for every choice, in two seconds at most."
    ),
}

PROBLEMS = {
    403: "You are not allowed to do that.",
    404: "There is nothing at this address.",
    405: "This page does not accept that request.",
    413: "This request is too large.",
    422: "Something is missing in this form.",
    429: "Too many requests; try again in a moment.",
    500: "Something went wrong on our side. Your tables are safe; please try again.",
}
"""By HTTP status, where there is no better sentence."""

TIMES = {
    "time": "{time}",
    "before": "{time} before the bank runs",
    "added": "{time} added to the bank",
}
"""The time that a clock gives for a move."""
