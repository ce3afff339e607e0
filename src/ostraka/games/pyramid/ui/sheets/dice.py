"""The roll of the round, over the level that each die must reach."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.games.pyramid.rules.box import DICE, GODS
from ostraka.games.pyramid.ui.pieces import cursed, die, god_name, god_sign, level_of, said, seen
from ostraka.games.pyramid.ui.text.reach import subject
from ostraka.games.pyramid.ui.text.words import DIE_NAMES
from ostraka.ui.figures import counted
from ostraka.ui.scene import InContext, Look, Panel


def roll(look: Look) -> Panel:
    """Five dice, those that count above the line, and the actions that are left."""
    view, t = seen(look), look.t
    seat = subject(view, look.seat)
    player = view["players"][seat]
    level = level_of(player)
    slots = "".join(_slot(look, seat, number, level) for number in range(len(DICE)))
    body = (
        f'<div class="rolled"><div class="bar-at"><b>{level}+</b><span>{said(t("level"))}</span>'
        f'</div><div class="dice">{slots}</div>{actions(look, seat)}</div>'
    )
    return Panel("roll", t("The roll"), Markup(body), _told(look, seat, level))


def _told(look: Look, seat: Seat, level: int) -> str:
    t = look.t
    if seat == look.seat:
        words = t("Your level is {level}: dice of {level} or more give an action.")
    else:
        words = t("{name} has level {level}: dice of {level} or more give an action.")
    return words.format(level=level, name=look.names[seat])


def _slot(look: Look, seat: Seat, number: int, level: int) -> str:
    """A die with what it does for a seat (rulings 33 and 34)."""
    view, t = seen(look), look.t
    pips, god = view["dice"][number], GODS[number]
    if view["attempt"] or not any(view["dice"]):
        pips = 0
    state = "air"
    if number in cursed(view, seat):
        state = "cursed"
    elif pips:
        state = "counts" if pips >= level else "low"
    words = {
        "air": t("not rolled"),
        "cursed": t(InContext("cursed", "a die")),
        "counts": t(InContext("counts", "verb: a die")),
        "low": t("too low"),
    }[state]
    label = t("{die}: {pips}, {state}").format(
        die=t(DIE_NAMES[DICE[number]]), pips=pips or "–", state=words
    )
    fresh = " rolled-now" if pips else ""
    return (
        f'<div class="slot {state}{fresh}" id="die-{DICE[number]}" role="img" '
        f'aria-label="{said(label)}">{die(look, number, pips, state)}'
        f'<span class="of g-{god}">{god_sign(look, god)}{said(god_name(look, god))}</span>'
        f'<span class="state">{said(words)}</span></div>'
    )


def actions(look: Look, seat: Seat) -> str:
    """The actions that a seat has left."""
    left = seen(look)["players"][seat]["actions"]
    words = counted(left, look.t, "action left", "actions left")
    pips = "".join("<i></i>" for _ in range(left))
    return (
        f'<div class="acts-left"><b>{left}</b><span>{said(words)}</span>'
        f'<span class="pips" aria-hidden="true">{pips}</span></div>'
    )
