"""The Pyramid of Horus on a page: the plan by torch light, and the sheets beside it."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.pyramid.knowledge.odds import Odds, odds
from ostraka.games.pyramid.ui.board.plan import plan
from ostraka.games.pyramid.ui.pieces import seen
from ostraka.games.pyramid.ui.sheets import ahead, lock, moments, pack
from ostraka.games.pyramid.ui.sheets.dice import roll
from ostraka.games.pyramid.ui.sheets.players import result, rows, standing
from ostraka.games.pyramid.ui.text import choices, prompts
from ostraka.games.pyramid.ui.text.reach import subject
from ostraka.ui.scene import Entry, Look, Panel, Question, Shortcut, Tell

__all__ = ["board", "heading", "ledger", "panels", "question", "shortcuts", "standing", "tells"]

heading = prompts.heading


def board(look: Look) -> Markup:
    """The plan on its sheet."""
    hints = _hints(look)
    words = choices.labels(choices.tells(look, hints))
    searches = hints["searches"] if hints else {}
    return Markup(f'<div class="sheet" id="sheet">{plan(look, words, searches)}</div>')


def question(look: Look) -> Question:
    return prompts.question(look)


def tells(look: Look) -> list[Tell]:
    return choices.tells(look, _hints(look))


def panels(look: Look) -> list[Panel]:
    """What must be answered at once, then dice or lock, load, pack, and what lies ahead."""
    view, hints = seen(look), _hints(look)
    told = {tell.say: tell for tell in choices.tells(look, hints)}
    if view["task"] in ("choose", "enter"):
        return [moments.adventurers(look, told), moments.rounds(look)]
    if look.over:
        return [result(look), ahead.ceiling(look, None), pack.pack(look, {})]
    words = choices.labels(list(told.values()))
    found: list[Panel | None] = [moments.phases(look), moments.moment(look)]
    idol = lock.tried(look)
    if idol:
        found.append(lock.lock(look, idol, words))
        found.append(lock.chances(look, idol) if look.odds else None)
    elif view["phase"] not in ("start", "load") and (
        view["task"] not in ("jump", "dodge") or not look.legal
    ):
        found.append(roll(look))
    cards = [pack.load(look), pack.pack(look, words)]
    coming = [None if idol else ahead.within(look, told, hints), ahead.ceiling(look, hints)]
    found += [*cards, *coming] if view["task"] in ("load", "make room") else [*coming, *cards]
    return [panel for panel in found if panel]


def ledger(look: Look) -> list[Entry]:
    """Where the points came from, for everybody."""
    return rows(look)


def shortcuts(look: Look) -> list[Shortcut]:
    return []


def _hints(look: Look) -> Odds | None:
    """The odds of the player whom the sheets are about."""
    view = seen(look)
    if not look.odds or look.over or view["task"] in ("choose", "enter"):
        return None
    return odds({**view, "you": subject(view, look.seat)})
