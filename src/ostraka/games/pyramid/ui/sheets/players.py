"""Everybody's row beside the board, and the result."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.games.pyramid.rules.box import MOST
from ostraka.games.pyramid.ui.pieces import (
    ABILITY_ICONS,
    CARD_ICONS,
    ability,
    amount,
    area_of,
    back_sign,
    card_name,
    card_sign,
    god_name,
    god_sign,
    level_of,
    person,
    portrait,
    said,
    seen,
    sign,
)
from ostraka.games.pyramid.ui.text.prompts import queue, standings
from ostraka.games.pyramid.ui.text.purse import Purse, purse
from ostraka.games.pyramid.ui.text.words import ABILITY_NAMES, BACK_NAMES, FATES
from ostraka.ui.figures import signed
from ostraka.ui.scene import NOTHING, Entry, InContext, Look, Panel, Standing


def standing(look: Look, seat: Seat) -> Standing:
    """Points if out; adventurer, place, load, level, actions, and all that lies open."""
    view, t = seen(look), look.t
    player = view["players"][seat]
    if player["adventurer"] is None:
        return Standing("", holdings=Markup(f"<em>{said(t(FATES['waiting']))}</em>"))
    fate = player["fate"]
    lost = fate in ("trapped", "mummy")
    body = (
        f'<div class="holder">{portrait(look, seat)}<div class="facts">'
        f"{_who(look, seat)}{_numbers(look, seat)}{_cards(look, seat)}</div></div>"
    )
    return Standing(standing_points(look, seat), holdings=Markup(body), out=lost)


def standing_points(look: Look, seat: Seat) -> str:
    """A seat's points as everybody may know them: exact, about, or at least."""
    view = seen(look)
    if view["players"][seat]["fate"] in ("trapped", "mummy"):
        return "0"
    found = purse(view, seat)
    if found.sure:
        return amount(look, found.total)
    if look.odds:
        return f"≈{round(found.total)}"
    if view["players"][seat]["cards"] is None:
        return "?"
    return f"{amount(look, found.total - found.chests)}+"  # chests to come


def _who(look: Look, seat: Seat) -> str:
    view, t = seen(look), look.t
    player = view["players"][seat]
    power = str(ability(view, seat))
    used = " used" if player["used"] else ""
    note = _next(look, seat)
    state = t("{ability}, used") if player["used"] else t("{ability}, ready")
    title = said(state.format(ability=t(ABILITY_NAMES[power])))
    keeper = ""
    if seat == view["keeper"]:
        words = said(t("keeps the dice"))
        ankh = sign(look, "ankh")
        keeper = (
            f'<span class="keeper" title="{words}">{ankh}<span class="vh">{words}</span></span>'
        )
    return (
        f'<div class="who"><span>{said(person(look, str(player["adventurer"])))}</span>{keeper}'
        f"<em>{said(note)}</em>"
        f'<span class="power{used}" title="{title}">{sign(look, ABILITY_ICONS[power])}'
        f'<span class="vh">{title}</span></span></div>'
    )


def _numbers(look: Look, seat: Seat) -> str:
    """Place, load, level, actions."""
    view, t = seen(look), look.t
    player = view["players"][seat]
    level = level_of(player)
    place = t(FATES.get(player["fate"], ""))
    if player["space"]:
        place = t("{space}, {area}").format(
            space=player["space"], area=area_of(look, player["space"])
        )
    if player["fate"] != "inside":
        return f'<div class="stats"><span class="fate">{said(place)}</span></div>'
    load = said(t("{count} of {most} cards").format(count=player["load"], most=MOST))
    pips = "".join("<i></i>" for _ in range(player["actions"]))
    acts = said(t("{count} actions").format(count=player["actions"]))
    return (
        f'<div class="stats"><span>{sign(look, "position-marker")}{said(place)}</span>'
        f'<span title="{load}">{sign(look, "backpack")}{player["load"]}<small>/{MOST}</small>'
        "</span>"
        f"<span>{said(t('level {level}').format(level=level))}</span>"
        f'<span class="pips" title="{acts}">{pips}<span class="vh">{acts}</span></span>'
        "</div>"
    )


def _next(look: Look, seat: Seat) -> str:
    """When a seat's turn comes."""
    view, t = seen(look), look.t
    if look.over or view["phase"] != "actions":
        return ""
    left = queue(view)
    if seat not in left:
        return t(InContext("done", "a player has acted"))
    return {0: t("acts now"), 1: t(InContext("next", "a player acts"))}.get(
        left.index(seat), t(InContext("later", "a player acts"))
    )


def _cards(look: Look, seat: Seat) -> str:
    """All that lies before a seat as all players see it; faces are on the owner's sheet."""
    player = seen(look)["players"][seat]
    drawn = [
        _held(god_sign(look, god), 1, card_name(look, f"{god} idol"), "idol")
        for god in player["idols"]
    ]
    for back, count in player["hidden"].items():
        words = look.t("{back}, face down").format(back=look.t(BACK_NAMES[back]))
        drawn.append(_held(back_sign(look, back), count, words, "down"))
    for card, count in player["chests"].items():
        drawn.append(_held(card_sign(look, card), count, card_name(look, card), "down"))
    for card, count in player["equipment"].items():
        inside = len(player["satchels"].get(card, []))
        words = card_name(look, card)
        if inside:
            words = look.t("{card} with {count} inside").format(card=words, count=inside)
        drawn.append(_held(card_sign(look, card), count, words, "gear", inside))
    for card, count in player["wounds"].items():
        drawn.append(_held(card_sign(look, card), count, card_name(look, card), "wound"))
    return f'<div class="shown">{"".join(drawn)}</div>' if drawn else ""


def _held(picture: str, count: int, words: str, cls: str, inside: int = 0) -> str:
    number = f"<b>{count}</b>" if count > 1 else ""
    more = f"<small>+{inside}</small>" if inside else ""
    return (
        f'<span class="held {cls}" title="{said(words)}">{picture}{number}{more}'
        f'<span class="vh">{said(words)}</span></span>'
    )


def result(look: Look) -> Panel:
    """All players in the order of places, with what their points are made of."""
    view, t = seen(look), look.t
    order = sorted(range(len(view["players"])), key=lambda seat: standings(view)[seat])
    body = "".join(_place(look, seat) for seat in order)
    return Panel("result", t("What was brought out"), Markup(f'<ol class="brought">{body}</ol>'))


def _place(look: Look, seat: Seat) -> str:
    view, t = seen(look), look.t
    found, fate = purse(view, seat), view["players"][seat]["fate"]
    words, total = t(FATES.get(fate, "")), "0"
    if fate == "out":
        total = amount(look, found.total)
        words = t("treasures {treasures}, idols {idols}, chests {chests}, gods {bonus}").format(
            treasures=amount(look, found.treasures),
            idols=found.idols,
            chests=amount(look, found.chests),
            bonus=found.bonus,
        )
    place = standings(view)[seat]
    return (
        f'<li class="place-{place}">{portrait(look, seat)}<span><b>{said(look.names[seat])}</b>'
        f"<small>{said(words)}</small></span><strong>{total}</strong></li>"
    )


# --- The result -------------------------------------------------------------------------------


def rows(look: Look) -> list[Entry]:
    """Treasures, idols, chests and the bonus for gods; a player who did not come out has
    nothing."""
    view, t = seen(look), look.t
    seats = range(len(view["players"]))
    out = [view["players"][seat]["fate"] == "out" for seat in seats]
    found = [purse(view, seat) if out[seat] else Purse() for seat in seats]
    gods = tuple(
        ", ".join(god_name(look, god) for god in sorted(one.gods)) if one.gods else ""
        for one in found
    )
    fates = tuple(
        "" if out[seat] else t(FATES.get(view["players"][seat]["fate"], "")) for seat in seats
    )

    def values(numbers: list[float]) -> tuple[str, ...]:
        return tuple(signed(round(number)) for number in numbers)

    def icon(name: str) -> Markup:
        return Markup(sign(look, name))

    return [
        Entry(t("Treasures"), values([one.treasures for one in found]), icon(CARD_ICONS["sand"])),
        Entry(t("Idols"), values([one.idols for one in found]), icon(CARD_ICONS["horus"])),
        Entry(t("Chests"), values([one.chests for one in found]), icon("locked-chest")),
        Entry(t("Different gods"), values([one.bonus for one in found]), icon("ankh"), gods),
        Entry(
            t("Points brought out"),
            tuple(amount(look, one.total) for one in found),
            NOTHING,
            fates,
            total=True,
        ),
    ]
