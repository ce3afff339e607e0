"""What lies ahead: what is within reach of this turn, how the ceiling comes down, the way out."""

from __future__ import annotations

from math import cos, pi, sin

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.draw.figures import counted, signed
from ostraka.draw.scene import Look, Panel, Tell
from ostraka.draw.svg import short
from ostraka.games.pyramid.board import ENTRANCES
from ostraka.games.pyramid.components import BLOCKS
from ostraka.games.pyramid.drawing.outlook import (
    next_visit,
    out_in,
    place_of,
    reach,
    standing_at,
    subject,
    ways_out,
)
from ostraka.games.pyramid.drawing.pieces import (
    amount,
    card_worth,
    chance,
    god_name,
    mummy_name,
    points,
    said,
    seen,
    sign,
)
from ostraka.games.pyramid.drawing.places import alcove_spaces, grave_space
from ostraka.games.pyramid.drawing.purse import buried, gain
from ostraka.games.pyramid.drawing.sums import beyond_cost
from ostraka.games.pyramid.hints import Odds
from ostraka.games.pyramid.views import GraveView

SOON = 3
"""Blocks ahead that the dial tells of."""
MOST = 4
"""Lines of what is within reach."""

Line = tuple[int, float, str]
"""Actions, what it is worth, and its markup."""


def within(look: Look, told: dict[str, Tell]) -> Panel | None:
    """What this turn's actions can bring, the nearest first."""
    view, t = seen(look), look.t
    space = place_of(view, look.actor) if look.legal and look.actor >= 0 else None
    if space is None or view["task"] not in ("act", "lift"):
        return None
    left = view["players"][look.actor]["actions"]
    near = reach(view, space, left)
    lines = [_now(look, tell) for say, tell in told.items() if _stands(say)]
    for grave in view["sarcophagi"]:
        there = grave_space(grave["sarcophagus"])
        cost = near.get(there, left) + 1
        if grave["state"] != "empty" and 1 < cost <= left:
            lines.append(_grave(look, grave, cost))
    for idol in view["idols"]:
        cost, there = min((near.get(one, left) + 1, one) for one in alcove_spaces(idol["god"]))
        if 1 < cost <= left:
            lines.append(_idol(look, idol["god"], there, cost))
    way = out_in(view, space)
    if way is not None and 1 < way <= left:
        words = t("Leave the pyramid")
        lines.append((way, 0, _line(look, sign(look, "exit-door"), words, "", way)))
    lines.sort(key=lambda line: (line[0], -line[1]))
    if not lines:
        return None
    body = f"<ul>{''.join(line[2] for line in lines[:MOST])}</ul>"
    return Panel("within", t("Within reach"), Markup(body), t("actions"))


def _stands(say: str) -> bool:
    """What may be done right here with one action."""
    return say.partition(" ")[0] in ("search", "take", "open", "pick", "leave")


def _now(look: Look, tell: Tell) -> Line:
    """A choice of now, as a button unless the bar has one."""
    worth = -int(tell.say == "leave")
    line = _line(look, sign(look, tell.icon), tell.label, beyond_cost(tell), 1)
    if not tell.on_board:
        return 0, worth, line
    inside = line.removeprefix("<li>").removesuffix("</li>")
    ident = tell.say.replace(" ", "-")
    button = f'<button type="button" class="doing" id="near-{ident}" data-say="{tell.say}">'
    return 0, worth, f"<li>{button}{inside}</button></li>"


def _cost(actions: int) -> str:
    return f'<span class="chip">{actions}</span>'


def _line(look: Look, picture: str, words: str, more: str, actions: int) -> str:
    small = f"<small>{said(more)}</small>" if more else ""
    return f"<li>{picture}<span><b>{said(words)}</b>{small}</span>{_cost(actions)}</li>"


def _grave(look: Look, grave: GraveView, cost: int) -> Line:
    view, t = seen(look), look.t
    god, space = grave["sarcophagus"].partition("-")[0], grave_space(grave["sarcophagus"])
    card = grave["card"]
    if card is None:
        least, most = buried(god)
        words = t("Open {god} at {space}").format(god=god_name(look, god), space=space)
        more = t("worth {least} to {most}, taken with one more").format(least=least, most=most)
        picture = sign(look, "sarcophagus")
        return cost, most / 10, _line(look, picture, words, points(more, _met(look, space)), cost)
    worth = card_worth(card)
    verb = t("Take {god} {worth} at {space}")
    if grave["state"] == "read":
        verb = t("Open {god} {worth} at {space}")
    words = verb.format(god=god_name(look, god), worth=worth, space=space)
    more = t("{points} points if you get out").format(points=signed(gain(view, look.actor, card)))
    picture = f'<b class="worth">{worth}</b>'
    return cost, worth, _line(look, picture, words, points(more, _met(look, space)), cost)


def _idol(look: Look, god: str, space: str, cost: int) -> Line:
    t = look.t
    words = t("Try the lock of {god} from {space}").format(god=god_name(look, god), space=space)
    more = t("{points} points if you get out").format(
        points=signed(gain(seen(look), look.actor, f"{god} idol"))
    )
    picture = sign(look, "padlock")
    return cost, 1, _line(look, picture, words, points(more, _met(look, space)), cost)


def _met(look: Look, space: str) -> str:
    """Mummies there, or on their way."""
    view, t = seen(look), look.t
    there = standing_at(view, space)
    if there:
        return t("{mummy} stands there").format(mummy=mummy_name(look, there[0]["mummy"]))
    visit = next_visit(view, space)
    if visit is None or not look.odds:
        return ""
    return t("{mummy} comes by with {chance}").format(
        mummy=mummy_name(look, visit.mummy), chance=chance(look, visit.chance)
    )


# --- The ceiling ------------------------------------------------------------------------------


def ceiling(look: Look, hints: Odds | None) -> Panel:
    """How many blocks are down, the ways out that are left, and how soon one is shut in."""
    view, t = seen(look), look.t
    seat = subject(view, look.seat)
    space = place_of(view, seat)
    down = len(view["blocks"])
    fallen = t("{down} of {all} blocks down").format(down=down, all=BLOCKS)
    body = f"<p>{said(fallen)}</p>{_gauge(down)}"
    if space:
        body += _doors(look, space)
        if hints and len(hints["closing"]) >= SOON:
            body += _dial(look, seat, hints)
        body += _way(look, space, hints)
    return Panel("ceiling", t("The ceiling"), Markup(body))


def _gauge(down: int) -> str:
    def cells(numbers: range) -> str:
        return "".join(f"M{at % 12 * 13} {at // 12 * 13}h11v11h-11Z" for at in numbers)

    return (
        '<svg class="gauge" viewBox="0 0 154 37" aria-hidden="true">'
        f'<path class="down" d="{cells(range(down))}"/>'
        f'<path class="up" d="{cells(range(down, BLOCKS))}"/></svg>'
    )


def _doors(look: Look, space: str) -> str:
    """An arch for each entrance space, shut where no way leads any more."""
    left = len(ways_out(seen(look), space))
    words = counted(left, look.t, "one way out", "{count} ways out", "no way out")
    arch = "M1 21V10A9 9 0 0 1 19 10V21Z"
    drawn = "".join(
        f'<svg class="arch {"clear" if at < left else "shut"}" viewBox="0 0 20 22" '
        f'aria-hidden="true"><path d="{arch}"/></svg>'
        for at in range(ENTRANCES)
    )
    return f'<p class="doors"><span>{said(words)}</span><span>{drawn}</span></p>'


def _dial(look: Look, seat: Seat, hints: Odds) -> str:
    """The chance that the next blocks leave no way out from here."""
    share = hints["closing"][SOON - 1]
    angle = pi * (1 - share)
    x, y = 50 + 40 * cos(angle), 50 - 40 * sin(angle)
    words = look.t("shut in within {rounds} rounds from here").format(rounds=SOON)
    arc = f"M10 50A40 40 0 0 1 {short(x)} {short(y)}"
    return (
        '<div class="risk"><svg class="dial" viewBox="0 0 100 56" aria-hidden="true">'
        f'<path class="all" d="M10 50A40 40 0 0 1 90 50"/><path class="part" d="{arc}"/></svg>'
        f"<p><b>{said(chance(look, share))}</b> {said(words)}</p></div>"
    )


def _way(look: Look, space: str, hints: Odds | None) -> str:
    t, length = look.t, out_in(seen(look), space)
    if length is None:
        return ""
    words = counted(length, t, "way out: one action", "way out: {count} actions")
    if hints and hints["way"] and hints["way"]["rounds"] < 99:
        rounds = t("about {rounds} rounds").format(rounds=amount(look, hints["way"]["rounds"]))
        words = points(words, rounds)
    return f'<p class="way">{sign(look, "exit-door")}<span>{said(words)}</span></p>'
