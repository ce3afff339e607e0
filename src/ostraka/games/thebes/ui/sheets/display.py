"""The open cards and the exhibitions: what they cost the player who moves and what they bring."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ostraka.games.thebes.rules.box import (
    BOOK_CARD,
    CONGRESS_POINTS,
    EXHIBITION,
    KIND,
    KINDS,
    NUMBER,
    ROW,
    SHOVEL_TOKENS,
    SITES,
    VALUE,
    WEEKS,
)
from ostraka.games.thebes.rules.chapters.exhibitions import objects_needed
from ostraka.games.thebes.rules.seats import (
    ASSISTANTS,
    BOOKS,
    CONGRESSES,
    GENERAL,
    OBJECTS,
    OWN,
    SHOVELS,
)
from ostraka.games.thebes.ui.art.glyphs import SIGNS
from ostraka.games.thebes.ui.pieces import (
    inner,
    picture,
    place_name,
    reachable,
    sentences,
    sign,
    target,
)
from ostraka.games.thebes.ui.text.choices import Choice, Mover, date, told
from ostraka.games.thebes.ui.text.words import SHORT, books, card
from ostraka.ui.marks import mark
from ostraka.ui.scene import InContext, Look, Panel

TONES: Final = {"general": "lapis", "permission": "terracotta", "congress": "gold"}
"""The colour of a card's frame; those with a site have that of the site."""


def display(mover: Mover, choices: dict[str, Choice]) -> Panel:
    """The four open cards, and the way to new ones."""
    look, view, t = mover.look, mover.view, mover.look.t
    cards = ""
    for place, name in enumerate(view["display"], 1):
        cards += _card(mover, choices, place, name) if name else _none(look, place)
    piles = t("pile {pile}, discards {discards}").format(
        pile=view["pile"], discards=len(view["discards"])
    )
    if view["aside"]:
        piles = t("pile {pile}, later {aside}, discards {discards}").format(
            pile=view["pile"], aside=view["aside"], discards=len(view["discards"])
        )
    scrolls = reachable(look, t("Open cards"))
    change = "" if look.over else _change(mover, choices["change"])
    body = f'<div class="cards"{scrolls}>{cards}</div>{change}'
    return Panel("display", t("Open cards"), Markup(body), piles)


def _card(mover: Mover, choices: dict[str, Choice], place: int, name: str) -> str:
    look, choice = mover.look, choices[f"take {place}"]
    *words, city = name.split()
    label = sentences(f"{card(name, look.t)}: {brings(mover, name)}", told(mover, choice))
    tone = next((word for word in words if word in SITES), TONES.get(words[0], "turquoise"))
    key = f"{place}-{name.replace(' ', '-')}"
    return (
        f'<div class="card of-{tone}" id="card-{key}" data-fly="">'
        f'<span class="city" aria-hidden="true">{inner(look, SIGNS[city])}'
        f'<b>{escape(place_name(look, city))}</b><i class="wait">{WEEKS[NUMBER[name]]}</i></span>'
        f"{picture(look, 'face-' + '-'.join(words), 'face')}"
        f'<span class="name" aria-hidden="true">{escape(_title(look, words))}</span>'
        f'<span class="effect" aria-hidden="true">{escape(effect(mover, name))}</span>'
        f"{_cost(mover, choice)}{target(look, choice.say, f'take-{key}', label)}</div>"
    )


def _none(look: Look, place: int) -> str:
    return (
        f'<div class="card none" id="card-{place}">{picture(look, "card-back", "back")}'
        f'<span class="vh">{escape(look.t("No card"))}</span></div>'
    )


def _title(look: Look, words: list[str]) -> str:
    site = next((word for word in words if word in SITES), None)
    return place_name(look, site) if site else look.t(SHORT[words[0]])


def _cost(mover: Mover, choice: Choice) -> str:
    """The sum of a choice, small: journey and work, where it leads, whether the player plays
    again."""
    look, total = mover.look, choice.sum
    if look.over:
        return ""
    if choice.reason:
        return f'<span class="cost" aria-hidden="true"><em>{escape(choice.reason)}</em></span>'
    again = inner(look, "again", "again") if total.next == mover.seat else ""
    return (
        f'<span class="cost" aria-hidden="true"><span class="reckon">{_sum(mover, choice)}</span>'
        '<span class="to">'
        f"{escape(look.t('to {date}').format(date=date(mover, total.then)))}{again}</span></span>"
    )


def _sum(mover: Mover, choice: Choice) -> str:
    look, total = mover.look, choice.sum
    travel = "zeppelin" if mover.flies else "steam-locomotive"
    weeks = look.t("{weeks} wk").format(weeks=total.total)
    return (
        f"{inner(look, travel)}{total.trip}<i>+</i>{inner(look, 'pocket-watch')}{total.weeks}"
        f"<i>=</i><b>{escape(weeks)}</b>"
    )


def _change(mover: Mover, choice: Choice) -> str:
    look, t = mover.look, mover.look.t
    label = sentences(t("Four new cards, in Warsaw."), told(mover, choice))
    return (
        f'<div class="change">{sign(look, "card-exchange")}<span aria-hidden="true">'
        f"<b>{escape(t('Four new cards'))}</b>"
        f"<small>{escape(place_name(look, choice.place))}</small>"
        f"</span>{_cost(mover, choice)}{target(look, choice.say, 'change', label)}</div>"
    )


# --- What a card brings -------------------------------------------------------------------------


def effect(mover: Mover, name: str) -> str:
    """On the card itself, in as few words as possible."""
    t, own = mover.look.t, mover.own
    number = NUMBER[name]
    kind, value = KINDS[KIND[number]], VALUE[number]
    if kind == "congress":
        held = own[CONGRESSES]
        return t("{before} → {after} points").format(
            before=_congress(held), after=_congress(held + 1)
        )
    words = {
        "books": t("{count} books, kept") if value > 1 else t("1 book, kept"),
        "figures": t("+2 for one dig"),
        "general": t("{count} for every site"),
        "assistant": t("2: +1 book · 3: +2"),
        "shovel": t("2: +1 token · 3: +2"),
        "car": t("from 3 routes: −1 wk"),
        "zeppelin": t("one journey: 0 wk"),
        "permission": t("dig there again"),
    }
    return words[kind].format(count=value)


def brings(mover: Mover, name: str) -> str:
    """What it changes for the player who moves, as a sentence."""
    t, own = mover.look.t, mover.own
    number = NUMBER[name]
    kind, value = KINDS[KIND[number]], VALUE[number]
    if KIND[number] == BOOK_CARD:
        site = name.split()[0]
        held = own[BOOKS + SITES.index(site)]
        return t("{books}, kept: {before} → {after}.").format(
            books=books(value, site, t), before=held, after=held + value
        )
    if kind == "general":
        return t("Open books count at every site: {before} → {after}.").format(
            before=own[GENERAL], after=own[GENERAL] + value
        )
    if kind == "congress":
        held = own[CONGRESSES]
        return t("Congress number {number}: {before} → {after} points.").format(
            number=held + 1, before=_congress(held), after=_congress(held + 1)
        )
    if kind == "assistant":
        return _grown(mover, own[ASSISTANTS], mover.board.terms.assistants, assistants=True)
    if kind == "shovel":
        return _grown(mover, own[SHOVELS], SHOVEL_TOKENS, assistants=False)
    return {
        "figures": t("2 more points of knowledge for one dig there."),
        "car": t("Every journey of 3 routes or more takes a week less."),
        "zeppelin": t("One journey takes no time."),
        "permission": t("One more dig at a site whose permit is used."),
    }[kind]


def _grown(mover: Mover, held: int, worth: list[int], assistants: bool) -> str:
    """Assistants and shovels are worth more together."""
    t = mover.look.t
    if assistants:
        alone = t(
            "One adds 1 point of knowledge to a single dig, then is gone. Two add 1 to every "
            "dig, three add 2."
        )
        words = t("Assistant number {number}: knowledge at every site +{before} → +{after}.")
    else:
        alone = t(
            "One adds 1 token to a single dig, then is gone. Two add 1 to every dig, three add 2."
        )
        words = t("Shovel number {number}: tokens in every dig +{before} → +{after}.")
    if held == 0:
        return alone
    after = worth[min(held + 1, len(worth) - 1)]
    return words.format(number=held + 1, before=worth[held], after=after)


def _congress(count: int) -> int:
    return CONGRESS_POINTS[min(count, len(CONGRESS_POINTS) - 1)]


# --- Exhibitions --------------------------------------------------------------------------------


def exhibitions(mover: Mover, choices: dict[str, Choice]) -> Panel:
    """What lies on a, b and c, and who has the objects for it."""
    t = mover.look.t
    rows = "" if any(mover.view["row"]) else _none_yet(mover)
    for letter, name in zip(ROW, mover.view["row"], strict=True):
        rows += (
            _show(mover, choices[f"hold {letter}"], letter, name) if name else _empty(mover, letter)
        )
    return Panel("shows", t("Exhibitions"), Markup(rows), t("new → a → b → c → gone"))


def _none_yet(mover: Mover) -> str:
    """What exhibitions are, until the first one comes up."""
    view, t = mover.view, mover.look.t
    gone = [NUMBER[name] for name in view["discards"]]
    if max(gone, default=0) >= EXHIBITION or any(one["exhibitions"] for one in view["players"]):
        return ""
    words = sentences(
        t("They are further down the pile."),
        t("Find all the objects that one asks for, then hold it in its city for points."),
    )
    return f'<p class="fine">{escape(words)}</p>'


def _empty(mover: Mover, letter: str) -> str:
    words = mover.look.t("no exhibition")
    slot = f'<i class="slot">{letter}</i>'
    return f'<div class="show none" id="show-{letter}">{slot}{escape(words)}</div>'


def _show(mover: Mover, choice: Choice, letter: str, name: str) -> str:
    look, t = mover.look, mover.look.t
    number = NUMBER[name]
    label = sentences(
        t("{card}, {points} points: {needs}.").format(
            card=card(name, t), points=VALUE[number], needs=needs_in_words(look, number)
        ),
        told(mover, choice),
        _whos_in_words(mover, number),
    )
    total = "" if look.over else f"<small>{_sum(mover, choice)}</small>"
    lacks = (
        f'<span class="lack">{escape(choice.reason)}</span>'
        if choice.reason and not look.over
        else ""
    )
    city = name.split()[-1]
    key = name.replace(" ", "-")
    cls = "show can-hold" if choice.say in look.legal else "show"
    return (
        f'<div class="{cls}" id="show-{key}" data-fly=""><i class="slot" aria-hidden="true">'
        f'{letter}</i><span class="what" aria-hidden="true"><span class="venue">'
        f"{inner(look, SIGNS[city])}<b>{escape(place_name(look, city))}</b>{total}</span>"
        f'<span class="needs">{_pips(mover, number)}{lacks}</span>'
        f'<span class="whos">{_whos(mover, number)}</span></span>'
        f'<span class="laurel" aria-hidden="true">{inner(look, "laurels")}<b>{VALUE[number]}</b>'
        f"</span>{target(look, choice.say, f'hold-{key}', label)}</div>"
    )


def needed(card: int) -> dict[str, int]:
    """The objects that an exhibition asks for."""
    wanted = zip(SITES, objects_needed(card), strict=True)
    return {site: count for site, count in wanted if count}


def needs_in_words(look: Look, card: int) -> str:
    return ", ".join(f"{count} {place_name(look, site)}" for site, count in needed(card).items())


def _pips(mover: Mover, card: int) -> str:
    """One for each object: full if the player has it."""
    drawn = ""
    for site, count in needed(card).items():
        have = mover.own[OBJECTS + SITES.index(site)]
        for at in range(count):
            kind = "object" if at < have else "wanted"
            drawn += f'<svg class="pip"><use href="{mover.look.art}#thebes-{kind}-{site}"/></svg>'
    return drawn


def _has(mover: Mover, card: int) -> list[tuple[int, int]]:
    """How many of the objects for an exhibition everybody has, and how many it takes."""
    wanted = needed(card)
    found = []
    for seat in range(len(mover.view["players"])):
        own = mover.board.own[seat * OWN + OBJECTS :]
        have = sum(min(own[SITES.index(site)], count) for site, count in wanted.items())
        found.append((have, sum(wanted.values())))
    return found


def _whos_in_words(mover: Mover, card: int) -> str:
    words = mover.look.t("{name} has {have} of {total}.")
    return sentences(
        *(
            words.format(name=mover.look.names[seat], have=have, total=total)
            for seat, (have, total) in enumerate(_has(mover, card))
        )
    )


def _whos(mover: Mover, card: int) -> str:
    """How far everybody is."""
    drawn = ""
    for seat, (have, total) in enumerate(_has(mover, card)):
        ready = have == total
        words = (
            mover.look.t(InContext("ready", "cards for an exhibition are complete"))
            if ready
            else f"{have}/{total}"
        )
        drawn += (
            f'<span class="{"who ready" if ready else "who"}">{mark(seat)}{escape(words)}</span>'
        )
    return drawn
