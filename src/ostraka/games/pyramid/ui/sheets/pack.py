"""A player's cards: how heavy they are, and what may be done with each."""

from __future__ import annotations

from collections import Counter
from typing import Final

from markupsafe import Markup

from ostraka.core.origin import RECONSTRUCTED
from ostraka.core.play import Seat
from ostraka.games.pyramid.rules.box import CARDS, DICE, GODS, LEVELS, MOST, TREASURE
from ostraka.games.pyramid.ui.pieces import (
    ABILITY_ICONS,
    ability,
    amount,
    back_sign,
    card_god,
    card_name,
    card_sign,
    card_worth,
    die,
    god_name,
    god_sign,
    kind,
    portrait,
    said,
    seen,
    sign,
)
from ostraka.games.pyramid.ui.text.purse import purse
from ostraka.games.pyramid.ui.text.reach import subject
from ostraka.games.pyramid.ui.text.words import (
    ABILITY_EFFECTS,
    ABILITY_NAMES,
    BACK_NAMES,
    CARD_EFFECTS,
    DIE_NAMES,
)
from ostraka.ui.scene import InContext, Look, Panel

DOINGS: Final = {
    "discard": "card-discard",
    "cure": "first-aid-kit",
    "pack": "knapsack",
    "unpack": "card-pick",
    "udjat": "eye-of-horus",
    "clairvoyance": "third-eye",
}
"""What may be done with cards, each with its icon."""


def whose(look: Look, own: str, others: str) -> str:
    """The title of a sheet: mine, or of whom."""
    seat = subject(seen(look), look.seat)
    return own if seat == look.seat else others.format(name=look.names[seat])


# --- Load -------------------------------------------------------------------------------------


def load(look: Look) -> Panel:
    """Twelve places in four levels, filled by kinds; what the next card would change."""
    view, t = seen(look), look.t
    seat = subject(view, look.seat)
    player = view["players"][seat]
    count, level = player["load"], LEVELS[player["load"]]
    kinds = _kinds(look, seat)
    groups = ""
    for number in sorted(set(LEVELS)):
        places = [at for at in range(1, MOST + 1) if LEVELS[at] == number]
        cells = "".join(_cell(kinds, at) for at in places)
        now = " current" if number == level else ""
        words = t("level {level}").format(level=number)
        dice = t("dice {level}+").format(level=number)
        groups += (
            f'<div class="group{now}"><div class="cells">{cells}</div><span>{said(words)} '
            f"<small>{said(dice)}</small></span></div>"
        )
    label = t("{count} of {most} cards, level {level}").format(count=count, most=MOST, level=level)
    body = f'<div class="weights" role="img" aria-label="{said(label)}">{groups}</div>'
    title = whose(look, t("Your load"), t("Load of {name}"))
    return Panel("load", title, Markup(body), _next_card(look, count))


def _next_card(look: Look, count: int) -> str:
    """What one more card means."""
    t, level = look.t, LEVELS[count]
    if count >= MOST:
        return t("{count} cards: no room for another").format(count=count)
    heavier = next((at for at in range(count, MOST + 1) if LEVELS[at] > level), None)
    if heavier is None:
        words = t("{count} of {most} cards: level {level}, the heaviest")
    elif heavier == count + 1:
        words = t("{count} of {most} cards: level {level}; one more makes it {heavier}")
    else:
        words = t("{count} of {most} cards: level {level}; the {at}th makes it {heavier}")
    return words.format(
        count=count, most=MOST, level=level, at=heavier, heavier=LEVELS[heavier or count]
    )


def _kinds(look: Look, seat: Seat) -> list[tuple[str, str]]:
    """Every card that counts: its kind and its picture."""
    player = seen(look)["players"][seat]
    found = []
    if player["cards"] is None:
        for back, count in player["hidden"].items():
            found += [("treasure", back_sign(look, back))] * count
    else:
        for card, count in player["cards"].items():
            cls = "treasure" if CARDS.index(card) >= TREASURE else "wound"
            found += [(cls, card_sign(look, card))] * count
    for god in player["idols"]:
        found.append(("idol", god_sign(look, god)))
    for card, count in player["equipment"].items():
        found += [("gear", card_sign(look, card))] * count
    for card, count in player["wounds"].items():
        found += [("wound", card_sign(look, card))] * count
    for card, count in player["chests"].items():
        found += [("treasure", card_sign(look, card))] * count
    return found


def _cell(kinds: list[tuple[str, str]], at: int) -> str:
    if at <= len(kinds):
        cls, picture = kinds[at - 1]
        return f'<i class="{cls}">{picture}</i>'
    if at == len(kinds) + 1:
        return '<i class="next">+1</i>'
    return "<i></i>"


# --- Pack -------------------------------------------------------------------------------------


def pack(look: Look, labels: dict[str, str]) -> Panel:
    """All cards of a player; the viewer's own with faces and with what may be done with them."""
    view, t = seen(look), look.t
    seat = subject(view, look.seat)
    player = view["players"][seat]
    drawn = [_idol(look, god, labels) for god in player["idols"]]
    if player["cards"] is None:
        drawn += [_back(look, back, count) for back, count in player["hidden"].items()]
    else:
        drawn += [_card(look, card, count, labels) for card, count in player["cards"].items()]
    drawn += [_card(look, card, count, labels) for card, count in player["chests"].items()]
    for card, count in player["equipment"].items():
        if card in player["satchels"]:
            drawn.append(_satchel(look, seat, card, labels))
        else:
            drawn.append(_card(look, card, count, labels))
    drawn += [_card(look, card, count, labels) for card, count in player["wounds"].items()]
    if player["adventurer"]:
        drawn.append(_ability(look, seat, labels))
    title = whose(look, t("Your pack"), t("Pack of {name}"))
    doable = any(say.partition(" ")[0] in DOINGS for say in labels)
    many = " many" if _many(look, seat, doable) else ""
    body = Markup(f'<div class="cards{many}">{"".join(drawn)}</div>')
    return Panel("pack", title, body, _sum(look, seat), RECONSTRUCTED)


def _many(look: Look, seat: Seat, doable: bool) -> bool:
    """Whether the cards must be small to lie beside all the rest."""
    view = seen(look)
    player = view["players"][seat]
    faces = player["hidden"] if player["cards"] is None else player["cards"]
    places = len(player["idols"]) + len(faces) + len(player["chests"]) + len(player["wounds"])
    places += len(player["equipment"]) + 2 * len(player["satchels"])  # what is in them
    if view["task"] in ("load", "make room"):
        return places > 12
    return places > (3 if doable else 7)


def _sum(look: Look, seat: Seat) -> str:
    """What it is all worth, once it is out."""
    view, t = seen(look), look.t
    found = purse(view, seat)
    if not found.sure and seat != look.seat and not look.odds:
        return t("cards face down")
    number = len(found.gods)
    gods = t(
        "no god among them"
        if not number
        else "+{bonus} for one god"
        if number == 1
        else "+{bonus} for {number} gods"
    ).format(bonus=found.bonus, number=number)
    words = t("one point if out, {gods}" if found.total == 1 else "{points} points if out, {gods}")
    if view["players"][seat]["fate"] == "out":
        words = t("{points} points are out, {gods}")
    elif not found.sure:
        words = t("about {points} points if out, {gods}")
    return words.format(points=amount(look, found.total), gods=gods)


def _times(count: int) -> str:
    return f'<b class="times">{count}×</b>' if count > 1 else ""


def _doings(
    look: Look, choices: dict[str, str], labels: dict[str, str], place: str = "card"
) -> str:
    """Buttons for what may be done with a card; a place is part of their ids."""
    drawn = ""
    for say, words in choices.items():
        if say in labels:
            verb = say.partition(" ")[0]
            ident = say.replace(" ", "-")
            drawn += (
                f'<button type="button" class="doing {verb}" id="{place}-{ident}" data-say="{say}" '
                f'aria-label="{said(labels[say])}">{sign(look, DOINGS[verb])}'
                f"<span>{said(words)}</span></button>"
            )
    return f'<span class="doings">{drawn}</span>' if drawn else ""


def _card(look: Look, card: str, count: int, labels: dict[str, str]) -> str:
    """A treasure, a tool or a wound."""
    t, number = look.t, CARDS.index(card)
    effect = CARD_EFFECTS.get(kind(card), "")
    doings = _doings(
        look,
        {
            f"discard {card}": t(InContext("Discard", "verb: a card")),
            f"cure {card}": t(InContext("Heal", "verb: a wound")),
            f"pack {card}": t(InContext("Pack", "verb: put into the satchel")),
            "udjat" if card == "udjat" else "": t(InContext("Look", "at a hidden card")),
        },
        labels,
    )
    cls = "treasure" if number >= TREASURE else "gear" if effect and _is_gear(card) else "wound"
    return _face(look, card, cls, count, t(effect) if effect else "", doings)


def _is_gear(card: str) -> bool:
    return CARDS.index("antidote") <= CARDS.index(card) < TREASURE


def _face(
    look: Look, card: str, cls: str, count: int, effect: str, doings: str, place: str = "held"
) -> str:
    god, worth = card_god(card), card_worth(card)
    coin = f'<b class="worth">{worth}</b>' if worth else ""
    animal = f'<span class="god">{god_sign(look, god)}</span>' if god else ""
    if god:
        effect = god_name(look, god)
    told = f'<span class="effect">{said(effect)}</span>' if effect else ""
    hover = f' title="{said(effect)}"' if effect else ""
    classes = f"card {cls}{f' g-{god}' if god else ''}{' doable' if doings else ''}"
    return (
        f'<div class="{classes}" id="{place}-{card.replace(" ", "-")}" data-fly=""{hover}>'
        f'<span class="name">{said(card_name(look, card))}</span>{_times(count)}'
        f"{card_sign(look, card, 'big')}{animal}{coin}{told}{doings}</div>"
    )


def _idol(look: Look, god: str, labels: dict[str, str]) -> str:
    """An idol with the die that it curses (ruling 105)."""
    t, card = look.t, f"{god} idol"
    number = GODS.index(god)
    curse = t("curses your {die}").format(die=t(DIE_NAMES[DICE[number]]))
    doings = _doings(look, {f"discard {card}": t(InContext("Discard", "verb: a card"))}, labels)
    return (
        f'<div class="card idol g-{god}{" doable" if doings else ""}" id="held-{god}-idol" '
        f'data-fly=""><span class="name">{said(card_name(look, card))}</span>'
        f'{god_sign(look, god, "big")}<b class="worth">{card_worth(card)}</b>'
        f'{die(look, number, 0, "cursed")}<span class="effect">{said(curse)}</span>{doings}</div>'
    )


def _back(look: Look, back: str, count: int) -> str:
    """Cards of a rival, face down."""
    return (
        f'<div class="card down {back}"><span class="name">{said(look.t(BACK_NAMES[back]))}</span>'
        f"{_times(count)}{back_sign(look, back, 'big')}"
        f'<span class="effect">{said(look.t(InContext("face down", "a card")))}</span></div>'
    )


def _satchel(look: Look, seat: Seat, card: str, labels: dict[str, str]) -> str:
    """A satchel and what is tucked into it; the faces for its owner alone (ruling 119)."""
    t, player = look.t, seen(look)["players"][seat]
    inside = ""
    if player["packed"] is None:
        inside = "".join(_tucked_back(look, back) for back in player["satchels"][card])
    else:
        place = card.replace(" ", "-")
        for treasure, count in Counter(player["packed"][card]).items():
            words = {f"unpack {treasure}": t("Take out")}
            if treasure not in (player["cards"] or {}):
                words[f"discard {treasure}"] = t(InContext("Discard", "verb: a card"))
            doings = _doings(look, words, labels, place)
            inside += _face(look, treasure, "treasure", count, "", doings, place)
    doings = _doings(look, {f"discard {card}": t(InContext("Discard", "verb: a card"))}, labels)
    flap = _face(look, card, "gear", 1, t("counts as one card"), doings)
    tuck = inside or f'<span class="void">{said(t(InContext("empty", "a satchel")))}</span>'
    flat = "" if inside else " flat"
    return f'<div class="satchel{flat}">{flap}<div class="tuck">{tuck}</div></div>'


def _tucked_back(look: Look, back: str) -> str:
    return _back(look, back, 1) if back in BACK_NAMES else _face(look, back, "treasure", 1, "", "")


def _ability(look: Look, seat: Seat, labels: dict[str, str]) -> str:
    """The adventurer and their ability."""
    view, t = seen(look), look.t
    power = str(ability(view, seat))
    used = view["players"][seat]["used"]
    state = t(InContext("used", "an ability")) if used else t("ready, once in a game")
    doings = _doings(
        look,
        {
            "clairvoyance" if power == "clairvoyance" else "": t(
                InContext("Look", "at a hidden card")
            )
        },
        labels,
    )
    return (
        f'<div class="ability{" used" if used else ""}">{portrait(look, seat, "large")}<div>'
        f"<h3>{sign(look, ABILITY_ICONS[power])}{said(t(ABILITY_NAMES[power]))}</h3>"
        f'<p>{said(t(ABILITY_EFFECTS[power]))}</p><span class="once">{said(state)}</span></div>'
        f"{doings}</div>"
    )
