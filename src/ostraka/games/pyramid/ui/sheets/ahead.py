"""What lies ahead: what is within reach of this turn, how the ceiling comes down, the way out."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.games.pyramid.knowledge.odds import Odds
from ostraka.games.pyramid.rules.board import DECK_AT, ENTRANCES, SPACES
from ostraka.games.pyramid.rules.box import BLOCKS, DECKS, NONE
from ostraka.games.pyramid.rules.view import GraveView
from ostraka.games.pyramid.ui.art.places import alcove_spaces, grave_space
from ostraka.games.pyramid.ui.pieces import (
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
from ostraka.games.pyramid.ui.text.choices import beyond_cost, prospects
from ostraka.games.pyramid.ui.text.purse import buried, gain, purse
from ostraka.games.pyramid.ui.text.reach import (
    next_visit,
    out_in,
    place_of,
    routes,
    standing_at,
    subject,
    ways_out,
)
from ostraka.games.pyramid.ui.text.words import SEARCHES_AT
from ostraka.ui.figures import counted, signed
from ostraka.ui.scene import Look, Panel, Tell
from ostraka.ui.svg import short

SOON = 3
"""Blocks ahead that the dial tells of."""
MOST = 3
"""Lines of what is within reach."""

Line = tuple[int, float, str]
"""Actions, what it is worth, and its markup."""


def within(look: Look, told: dict[str, Tell], hints: Odds | None) -> Panel | None:
    """What this turn's actions can bring, the nearest first; below it what lies further on."""
    view, t = seen(look), look.t
    space = place_of(view, look.actor) if look.legal and look.actor >= 0 else None
    if space is None or view["task"] not in ("act", "lift"):
        return None
    left = view["players"][look.actor]["actions"]
    if not left:
        return None
    trip = Trip(look, routes(view, space, len(SPACES)), left)
    lines = [_now(look, tell) for tell in told.values() if _stands(tell)]
    for grave in view["sarcophagi"]:
        if grave["state"] != "empty":
            lines += _grave(trip, grave)
    for idol in view["idols"]:
        lines += _idol(trip, idol["god"])
    for deck in DECKS:
        lines += _deck(trip, deck, hints)
    lines += _exit(trip, space)
    lines.sort(key=lambda line: (line[0], -line[1]))
    if not lines:
        return None
    body = f"<ul>{''.join(line[2] for line in lines[:MOST])}</ul>"
    return Panel("within", t("Within reach"), Markup(body), t("actions"))


def _stands(tell: Tell) -> bool:
    """What may be done right here with one action; leaving with nothing is not advertised."""
    verb = tell.say.partition(" ")[0]
    return verb in ("search", "take", "open", "pick") or (verb == "leave" and not tell.on_board)


def _now(look: Look, tell: Tell) -> Line:
    """A choice possible now, as a button unless the bar has one."""
    worth = -int(tell.say == "leave")
    line = _line(sign(look, tell.icon), tell.label, beyond_cost(tell), _cost(1))
    if not tell.on_board:
        return 0, worth, f"<li>{line}</li>"
    ident = tell.say.replace(" ", "-")
    button = f'<button type="button" class="doing" id="near-{ident}" data-say="{tell.say}">'
    return 0, worth, f"<li>{button}{line}</button></li>"


@dataclass(frozen=True)
class Trip:
    """A player's turn, with the ways from where they stand."""

    look: Look
    ways: dict[str, list[str]]
    actions: int

    def lines(self, space: str, worth: float, picture: str, words: str, more: str) -> list[Line]:
        """What may be done on a space after walking there, if there is a way; pressing it
        offers the first step."""
        way = self.ways.get(space)
        if not way:
            return []
        cost, say = len(way) + 1, f"move {way[0]}"
        later = cost > self.actions
        first = self.look.t("first to {space}").format(space=way[0])
        told = points(first, more, _met(self.look, space))
        price = _cost(cost, self.look.t("not this round") if later else "")
        line = _line(picture, words, told, price)
        if say in self.look.legal:
            line = f'<button type="button" class="ahead" data-point="{say}">{line}</button>'
        return [(cost, worth, f"<li>{line}</li>")]


def _cost(actions: int, later: str = "") -> str:
    """So many actions; more than there are is for later."""
    if not later:
        return f'<span class="chip">{actions}</span>'
    words = f'<span class="vh"> {said(later)}</span>'
    return f'<span class="chip later" title="{said(later)}">{actions}{words}</span>'


def _line(picture: str, words: str, more: str, cost: str) -> str:
    small = f"<small>{said(more)}</small>" if more else ""
    return f"{picture}<span><b>{said(words)}</b>{small}</span>{cost}"


def _grave(trip: Trip, grave: GraveView) -> list[Line]:
    look, t = trip.look, trip.look.t
    god, space = grave["sarcophagus"].partition("-")[0], grave_space(grave["sarcophagus"])
    card = grave["card"]
    if card is None:
        least, most = buried(god)
        words = t("Open {god} at {space}").format(god=god_name(look, god), space=space)
        more = t("worth {least} to {most}; taking it costs one more action").format(
            least=least, most=most
        )
        return trip.lines(space, most / 10, sign(look, "sarcophagus"), words, more)
    worth = card_worth(card)
    verb = t("Take {god} {worth} at {space}")
    if grave["state"] == "read":
        verb = t("Open {god} {worth} at {space}")
    words = verb.format(god=god_name(look, god), worth=worth, space=space)
    more = _brings(look, card)
    return trip.lines(space, worth, f'<b class="worth">{worth}</b>', words, more)


def _idol(trip: Trip, god: str) -> list[Line]:
    look = trip.look
    there = [space for space in alcove_spaces(god) if trip.ways.get(space)]
    if not there:
        return []
    space = min(there, key=lambda one: len(trip.ways[one]))
    words = look.t("Pick the lock of {god} from {space}").format(
        god=god_name(look, god), space=space
    )
    return trip.lines(space, 1, sign(look, "padlock"), words, _brings(look, f"{god} idol"))


def _deck(trip: Trip, deck: str, hints: Odds | None) -> list[Line]:
    """The nearest space of another area that is searched."""
    look = trip.look
    there = [space for space in trip.ways if _deck_of(space) == deck]
    here = next(space for space, way in trip.ways.items() if not way)
    if not seen(look)["decks"][deck] or _deck_of(here) == deck or not there:
        return []
    words = look.t(SEARCHES_AT[deck]).format(space=there[0])
    more = prospects(look, deck, hints) if hints else ""
    return trip.lines(there[0], 2, sign(look, "trench-spade"), words, more)


def _deck_of(space: str) -> str:
    """The deck that is searched on a space, if any (ruling 47)."""
    number = DECK_AT[SPACES.index(space)]
    return DECKS[number] if number != NONE else ""


def _exit(trip: Trip, space: str) -> list[Line]:
    way = out_in(seen(trip.look), space)
    worth = purse(seen(trip.look), trip.look.actor).total
    if way is None or not worth or not 1 < way <= trip.actions:
        return []
    picture, words = sign(trip.look, "exit-door"), trip.look.t("Leave the pyramid")
    return [(way, 0, f"<li>{_line(picture, words, '', _cost(way))}</li>")]


def _brings(look: Look, card: str) -> str:
    more = signed(gain(seen(look), look.actor, card))
    return look.t("{points} points if you get out").format(points=more)


def _met(look: Look, space: str) -> str:
    """Mummies there, or on their way."""
    view, t = seen(look), look.t
    there = standing_at(view, space)
    if there:
        return t("{mummy} stands there").format(mummy=mummy_name(look, there[0]["mummy"]))
    visit = next_visit(view, space)
    if visit is None or not look.odds:
        return ""
    return t("{chance} that {mummy} passes here").format(
        mummy=mummy_name(look, visit.mummy), chance=chance(look, visit.chance)
    )


# --- The ceiling ------------------------------------------------------------------------------


def ceiling(look: Look, hints: Odds | None) -> Panel:
    """How many blocks are down, the ways out that are left, and how soon the player may be shut
    in."""
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
        return "".join(f"M{at % 18 * 13} {at // 18 * 13}h11v11h-11Z" for at in numbers)

    return (
        '<svg class="gauge" viewBox="0 0 232 24" aria-hidden="true">'
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
    words = look.t("shut in within {rounds} rounds").format(rounds=SOON)
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
