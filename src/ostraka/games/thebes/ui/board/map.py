"""The map with everything that moves on it: journeys, pawns, offers, sacks and time markers."""

from __future__ import annotations

from typing import Final

from markupsafe import escape

from ostraka.games.thebes.rules.box import CITIES, END, PLACES, SITES, WARSAW, YEAR
from ostraka.games.thebes.rules.chapters.digging import helpers, knowledge, may_dig
from ostraka.games.thebes.rules.notation import DIG
from ostraka.games.thebes.ui.art import frame
from ostraka.games.thebes.ui.art.globe import HIGH, WIDE, project
from ostraka.games.thebes.ui.art.glyphs import THINGS
from ostraka.games.thebes.ui.art.layout import BESIDE, WATERS
from ostraka.games.thebes.ui.art.routes import RADIUS, SPOTS, flight, way
from ostraka.games.thebes.ui.board.legend import cartouche, whose
from ostraka.games.thebes.ui.pieces import pill, place_name, put, put_sign, seen, sentences, text
from ostraka.games.thebes.ui.text.choices import Choice, Mover, told, year_and_week
from ostraka.games.thebes.ui.text.final import forgone
from ostraka.games.thebes.ui.text.words import WATERS as NAMES
from ostraka.games.thebes.ui.text.words import many
from ostraka.ui.scene import InContext, Look
from ostraka.ui.svg import short

EDGE: Final = frame.EDGE
BOX: Final = f"0 0 {frame.WIDE} {frame.HIGH}"
WHOLE: Final = f'width="{WIDE}" height="{HIGH}"'
INSIDE: Final = f'transform="translate({EDGE} {EDGE})"'
FOLDS: Final = (
    '<path d="M243 0v568M485 0v568M0 284h728" class="fold dark"/>'
    '<path d="M244.5 0v568M486.5 0v568M0 285.5h728" class="fold pale"/>'
)


def mapboard(mover: Mover, choices: dict[str, Choice]) -> str:
    """The whole board: the sheet, which hardly changes, and all that moves above it. Both are under
    a window that scrolls on small screens; the eye is where that looks first. Whatever may come
    and go has a name, so that nothing beside it is rebuilt."""
    look = mover.look
    shown = [choice for choice in choices.values() if not choice.reason] if look.legal else []
    above = [
        whose(mover),
        "".join(f'<g id="at-{name}">{_place(mover, name)}</g>' for name in PLACES),
        "".join(
            f'<g id="site-{site}">{_site(mover, choices[f"dig {site}"], site)}</g>'
            for site in SITES
        ),
        _flags(mover, choices),
        "".join(_journey(mover, choice) for choice in shown),
        "".join(_pawn(look, seat) for seat in _pawns(mover)),
    ]
    title = escape(look.t(InContext("Map", "of Europe and the sites")))
    return (
        '<div class="mapwin" id="mapwin" tabindex="0" role="group" '
        f'aria-label="{title}"><div class="mapin">{_sheet(mover)}'
        f'<i class="eye at-{mover.place}"></i>'
        f'<svg class="mapboard" id="map" viewBox="{BOX}" role="group" '
        f'aria-label="{escape(look.t("Map with the weeks of the year around it"))}">'
        f"{''.join(_weeks(mover, choice) for choice in shown)}{forgone(mover)}"
        f'<g id="pieces" {INSIDE}>{"".join(above)}</g>{_markers(mover)}'
        "</svg></div></div>"
    )


def ground(look: Look, place: str = SITES[0]) -> str:
    """What a dig lies on: the map of its site, close up, without the finest lines, which take long
    to paint. It is always there and seen only then, for it takes long to make."""
    x, y = SPOTS[place]
    where = f"{min(x - 190, WIDE - 380):g} {min(y - 150, HIGH - 300):g} 380 300"
    return (
        f'<div class="ground" id="ground" aria-hidden="true"><svg viewBox="{where}" '
        f'preserveAspectRatio="xMidYMid slice"><use href="{look.art}#thebes-ground" {WHOLE}/></svg>'
        "</div>"
    )


def covered(mover: Mover) -> str:
    """The map under the wheel of a dig: its sheet stays as it is, for it takes long to paint."""
    return (
        '<div class="mapwin" id="mapwin" aria-hidden="true">'
        f'<div class="mapin">{_sheet(mover)}</div></div>'
    )


# --- The sheet --------------------------------------------------------------------------------


def _sheet(mover: Mover) -> str:
    """The printed board: a picture of its own, so that it is painted once. The shade of its edges
    lies between the land and what is lettered on it; it is no part of the drawing, for whenever the
    styles of a gradient are looked at, browsers repaint all that it fills."""
    look = mover.look
    land = (
        f'<use href="{look.art}#thebes-frame" width="{frame.WIDE}" height="{frame.HIGH}"/>'
        f'<g {INSIDE}><use href="{look.art}#thebes-map" {WHOLE}/>{FOLDS}</g>'
    )
    lettered = (
        f"<g {INSIDE}>{_waters(look)}{cartouche(mover)}"
        f'<use href="{look.art}#thebes-routes" {WHOLE}/>'
        f'<use href="{look.art}#thebes-places" {WHOLE}/></g>'
    )
    return (
        f'<div class="sheet" id="sheet" aria-hidden="true"><svg viewBox="{BOX}">{land}</svg>'
        f'<svg viewBox="{BOX}">{lettered}</svg></div>'
    )


def _waters(look: Look) -> str:
    drawn = ""
    for key, east, north, size, spacing, turn in WATERS:
        x, y = (round(part) for part in project(east, north))
        drawn += (
            f'<text x="{x}" y="{y}" font-size="{size}" letter-spacing="{spacing}" '
            f'transform="rotate({turn} {x} {y})">{escape(look.t(NAMES[key]))}</text>'
        )
    return f'<g class="waters">{drawn}</g>'


def _place(mover: Mover, name: str) -> str:
    """The name, and how far it is."""
    look, t = mover.look, mover.look.t
    x, y = SPOTS[name]
    beside = BESIDE[name]
    cls = "name dug" if name in SITES else "name"
    right, down, anchor = beside.label
    drawn = text(x + right, y + down, place_name(look, name), cls, anchor)
    if look.over:
        return drawn
    weeks = mover.trip(name)
    right, down = beside.cost
    if name == mover.place:
        return drawn + pill(
            look, x + right, y + down, t(InContext("here", "where your pawn stands")), " home"
        )
    carried = "zeppelin" if mover.flies else "car" if weeks < mover.routes(name) else ""
    words = t("{weeks} wk").format(weeks=weeks)
    return drawn + pill(look, x + right, y + down, words, carried=carried)


# --- Sites ------------------------------------------------------------------------------------


def _site(mover: Mover, choice: Choice, site: str) -> str:
    """The sack, the permit, the gift, what is known there; and a ring where the player may dig."""
    look, view = mover.look, mover.view
    x, y = SPOTS[site]
    beside = BESIDE[site]
    left = sum(view["bags"][site].values())
    sack_x, sack_y = x + beside.sack[0], y + beside.sack[1]
    valid = site in view["players"][mover.seat]["permits"]
    permit = f"permit-{site}" if valid else f"spent-{site}"
    drawn = (
        f"{put(look, f'bag-{site}', sack_x, sack_y, 32, 35)}"
        f'<g class="tokens-left"><circle cx="{sack_x + 27:g}" cy="{sack_y + 29:g}" r="10"/>'
        f"{text(sack_x + 27, sack_y + 33.4, left)}</g>"
        f"{put(look, permit, x + beside.permit[0], y + beside.permit[1], 20, 20)}"
    )
    if site in view["gifts"]:
        gift_x, gift_y = x + beside.gift[0], y + beside.gift[1]
        drawn += (
            f'<g class="gift {site}"><circle cx="{gift_x:g}" cy="{gift_y:g}" r="10.5"/>'
            f"{text(gift_x, gift_y + 4.5, '+1')}</g>"
        )
    if look.over:
        return drawn
    right, down, anchor = beside.label
    state = "note" if choice.reason else "note ok"
    note = text(x + right, y + down + 14.5, state_of(mover, choice, site), state, anchor)
    return drawn + note + _target(mover, choice, site)


def state_of(mover: Mover, choice: Choice, site: str) -> str:
    """What the player knows about a site, or why they cannot dig there."""
    at = SITES.index(site)
    if not may_dig(mover.board, at) or choice.reason:
        return choice.reason
    t = mover.look.t
    kept, best = known(mover, at)
    if best > kept:
        return t("knowledge {kept}, up to {best}").format(kept=kept, best=best)
    return t("knowledge {kept}").format(kept=kept)


def known(mover: Mover, site: int) -> tuple[int, int]:
    """Knowledge with what is kept, and with all that could be used up."""
    begun = mover.board.clone()
    begun.apply(DIG + site)
    best = knowledge(mover.board, site, helpers(mover.board, site))
    return knowledge(mover.board, site, begun.used), best


def _target(mover: Mover, choice: Choice, site: str) -> str:
    look = mover.look
    x, y = SPOTS[site]
    if choice.say not in look.legal:
        return ""
    label = sentences(
        look.t("Dig in {site}: {state}.").format(
            site=place_name(look, site), state=state_of(mover, choice, site)
        ),
        told(mover, choice),
        look.t("The bag holds {tokens}.").format(
            tokens=many(sum(mover.view["bags"][site].values()), "token", look.t)
        ),
    )
    return (
        f'<g class="can" role="button" tabindex="0" id="dig-{site}" data-say="{choice.say}" '
        f'aria-label="{escape(label)}"><circle cx="{x:g}" cy="{y:g}" r="31"/></g>'
    )


# --- Offers in the cities ---------------------------------------------------------------------


def _flags(mover: Mover, choices: dict[str, Choice]) -> str:
    """A small sign beside a city for everything that can be had or done there. It is only a second
    way to the card itself, for people who look at the map."""
    look, view = mover.look, seen(mover.look)
    offers: dict[str, list[tuple[str, str]]] = {city: [] for city in CITIES}
    for place, name in enumerate(view["display"], 1):
        if name is not None:
            *words, city = name.split()
            offers[city].append((f"take {place}", " ".join(words)))
    offers[PLACES[WARSAW]].append(("change", "change"))
    for letter, name in zip("abc", view["row"], strict=True):
        if name is not None:
            offers[name.split()[-1]].append((f"hold {letter}", letter))
    drawn = ""
    for city, offered in offers.items():
        right, down, step = BESIDE[city].flag
        x, y = SPOTS[city]
        signs = "".join(
            _flag(look, choices[say], x + right + at * step, y + down, what)
            for at, (say, what) in enumerate(offered)
        )
        drawn += f'<g id="flags-{city}">{signs}</g>'
    return f'<g id="flags" aria-hidden="true">{drawn}</g>'


def _flag(look: Look, choice: Choice, x: float, y: float, what: str) -> str:
    cls = "flag show" if choice.say.startswith("hold") else "flag"
    point = f' data-point="{choice.say}"' if choice.say in look.legal else ""
    if not point:
        cls += " no"
    return (
        f'<g class="{cls}"{point} transform="translate({x:g} {y:g})"><rect/>'
        f"{_flag_sign(look, what)}</g>"
    )


def _flag_sign(look: Look, what: str) -> str:
    words = what.split()
    if len(what) == 1:
        return put_sign(look, "laurels", 2, 2.5, 19, "gold") + text(11.5, 16.5, what)
    if words[0] == "figures":
        return put(look, f"figures-{words[1]}", 1.5, 3, 20, 19)
    if words[0] == "general":
        return put(look, "open", 2.5, 4, 17, 15) + text(21.5, 23.5, words[1], "tiny", "end")
    if words[0] in SITES:
        return put(look, f"book-{words[0]}", 3, 2, 15, 18) + text(
            21.5, 23.5, words[1], "tiny", "end"
        )
    return put_sign(look, THINGS[words[0]], 3.5, 4, 16)


# --- What a choice would do, shown when it is pointed at ----------------------------------------


def _weeks(mover: Mover, choice: Choice) -> str:
    """The weeks that it takes, and where the marker would lie."""
    first = mover.now % YEAR + 2
    path = frame.span(first, first + choice.sum.total - 1)
    x, y = frame.middle(choice.sum.then % YEAR + 1)
    return (
        f'<g class="plan" id="span-{_named(choice)}" data-plan="{choice.say}">'
        f'<path class="span" d="{path}"/>'
        f'<circle class="ghost seat-{mover.seat}" cx="{short(x)}" cy="{short(y + 4)}" r="11"/></g>'
    )


def _journey(mover: Mover, choice: Choice) -> str:
    path = ""
    if choice.place != mover.place:
        path = flight(mover.place, choice.place) if mover.flies else way(mover.place, choice.place)
    x, y = SPOTS[choice.place]
    cls = "route flown" if mover.flies else "route"
    drawn = f'<path class="{cls}" d="{path}"/>' if path else ""
    if path:
        right, down, _ = BESIDE[choice.place].pawn
        drawn += put(mover.look, f"pawn-{mover.seat}", x + right, y + down, 36, 50, "ghost")
    return (
        f'<g class="plan" id="way-{_named(choice)}" data-plan="{choice.say}">{drawn}'
        f'<circle class="aim" cx="{x:g}" cy="{y:g}" r="{RADIUS[choice.place] + 5:g}"/></g>'
    )


def _named(choice: Choice) -> str:
    return choice.say.replace(" ", "-")


# --- Pieces -----------------------------------------------------------------------------------


def _pawns(mover: Mover) -> list[int]:
    """Figures on a place, the moving player's in front."""
    players = mover.view["players"]
    crowd = sum(player["place"] == mover.place for player in players) > 1
    return sorted(range(len(players)), key=lambda seat: crowd and seat == mover.seat)


def _pawn(look: Look, seat: int) -> str:
    players = seen(look)["players"]
    name = players[seat]["place"]
    before = sum(player["place"] == name for player in players[:seat])
    x, y = SPOTS[name]
    right, down, step = BESIDE[name].pawn
    place = f"translate({x + right + before * step:g} {y + down:g})"
    return (
        f'<g class="pawn" id="pawn-{seat}" transform="{place}">'
        f'<use href="{look.art}#thebes-pawn-{seat}" width="36" height="50"/></g>'
    )


def _markers(mover: Mover) -> str:
    """The time markers; in a stack the lowest first, so that the top one is seen whole. A marker
    that is a year ahead says so."""
    look, view = mover.look, mover.view
    stacks: dict[int, list[int]] = {}
    for seat in reversed(view["track"]):
        stacks.setdefault(view["players"][seat]["week"], []).append(seat)
    drawn = ""
    for week, seats in sorted(stacks.items(), key=lambda stack: min(stack[1])):
        x, y = frame.middle(week)
        step = 12 if len(seats) < 4 else 8
        for at, seat in enumerate(seats):
            aside = (at - (len(seats) - 1) / 2) * step
            right, up = 0.0, aside
            if not frame.upright(week):
                right, up = _inside(x, len(seats)) + aside, 0.0
            year = view["players"][seat]["year"]
            top = at + 1 == len(seats) or view["players"][seats[at + 1]]["year"] != year
            tag = text(13.5, 32, year, "ahead") if top and year != view["year"] else ""
            drawn += (
                f'<g class="marker" id="marker-{seat}" '
                f'transform="translate({x - 13.5 + right:g} {y - 9 - up:g})">'
                f'<use href="{look.art}#thebes-time-{seat}" width="27" height="27"/>{tag}</g>'
            )
    words = "; ".join(marker_words(look, seat) for seat in view["track"])
    return f'<g id="markers" role="img" aria-label="{escape(words)}">{drawn}</g>'


def _inside(x: float, count: int) -> float:
    """How far a stack is moved so that it stays on the board."""
    room = 18 + 6 * (count - 1)
    return max(0.0, room - x) - max(0.0, x + room - frame.WIDE)


def marker_words(look: Look, seat: int) -> str:
    """Where a player is, in time and space."""
    player = seen(look)["players"][seat]
    t = look.t
    year, week = player["year"], player["week"]
    if year_and_week(END) == (year, week):
        return t("{name} has no time left").format(name=look.names[seat])
    return t("{name}: week {week} of {year}, {place}").format(
        name=look.names[seat], week=week, year=year, place=place_name(look, player["place"])
    )
