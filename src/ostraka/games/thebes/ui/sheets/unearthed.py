"""Tokens out of the bag, one by one: what was drawn in the latest dig."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from markupsafe import escape

from ostraka.core.play import Note, Seat
from ostraka.games.thebes.knowledge.determinize import visible
from ostraka.games.thebes.knowledge.odds import chance_of_objects, missing
from ostraka.games.thebes.rules.box import BEST, NUMBER, SITES, TOKENS, VALUE
from ostraka.games.thebes.ui.pieces import picture, place_name, put, put_sign, seen, sign, text
from ostraka.games.thebes.ui.sheets.bags import dots, objects_in
from ostraka.games.thebes.ui.sheets.display import needed
from ostraka.games.thebes.ui.text.words import FINDS, IN, card, many
from ostraka.ui.figures import decimal, percent
from ostraka.ui.scene import Look

TOKEN_KINDS: Final = ("found", "learned", "blank", "gift")
AFTERWARDS: Final = {*TOKEN_KINDS, "discarded", "year", "renewed", "scored", "over"}
"""Kinds of note between the announcement of a dig and the next action."""

ICONS: Final = {
    "greece": ("jug", "amphora", "lyre", "spartan-helmet", "medusa-head", "discobolus"),
    "crete": ("octopus", "dolphin", "bee", "bull", "minotaur"),
    "egypt": ("ibis", "painted-pottery", "scarab-beetle", "cat", "anubis", "egyptian-profile"),
    "palestine": ("magic-lamp", "covered-jar", "coins", "scroll-unfurled", "ring", "harp",
                  "jeweled-chalice"),
    "mesopotamia": ("wax-tablet", "", "griffin-symbol", "chariot", "stone-tablet"),
}  # fmt: skip
"""The pictures of a site's objects, by value."""
SLOW, QUICK = 900, 500
"""Milliseconds for which a token is shown to the player drawing it, and to others."""


@dataclass(frozen=True)
class Token:
    """What came out of the bag."""

    kind: str  # one of TOKEN_KINDS
    value: int = 0  # of an object
    about: str = ""  # the site of a closed book


@dataclass
class Dig:
    """The latest dig, as far as it went."""

    number: int  # of its announcement among all that was told
    seat: Seat
    site: str
    weeks: int
    knowledge: int
    tokens: int
    drawn: list[Token] = field(default_factory=list)

    @property
    def points(self) -> int:
        return sum(token.value for token in self.drawn)

    @property
    def pulled(self) -> int:
        """Tokens that came out of the bag; the gift lay on the site."""
        return sum(token.kind != "gift" for token in self.drawn)


def latest_dig(notes: Sequence[Note]) -> Dig | None:
    """The latest dig, if it was the last action."""
    start = next(
        (at for at in range(len(notes) - 1, -1, -1) if notes[at].kind not in AFTERWARDS), -1
    )
    if start < 0 or notes[start].kind != "dug":
        return None
    told = notes[start].details
    dig = Dig(
        start,
        notes[start].seat,
        str(told["place"]),
        int(told["weeks"]),
        int(told["knowledge"]),
        int(told["tokens"]),
    )
    for note in notes[start + 1 :]:
        if note.kind in TOKEN_KINDS:
            value, about = int(note.details.get("points", 0)), str(note.details.get("about", ""))
            dig.drawn.append(Token(note.kind, value, about))
    return dig


def unearth(look: Look) -> str:
    """The stage on which tokens are drawn. It covers the map as long as there are tokens to come,
    and fades a little later."""
    dig = latest_dig(look.notes)
    going_on = seen(look)["task"] == "draw"
    if dig is None or not (going_on or seen(look)["task"] in ("plan", "over")):
        return ""
    pace = SLOW if dig.seat == look.seat else QUICK
    hold = f' data-hold="{pace}"' if going_on else ""
    cls = "unearth" if going_on else "unearth done"
    aside = _sheets(look, dig) if going_on else ""
    return (
        f'<section class="{cls} {dig.site}" id="unearth-{dig.number}"{hold} '
        f'aria-label="{escape(look.t("The dig"))}">{_head(look, dig)}'
        f'<div class="stage"><i class="light"></i>{_sack(look, dig)}{_star(look, dig)}'
        f"{_tray(look, dig)}</div>{aside}</section>"
    )


def _head(look: Look, dig: Dig) -> str:
    t = look.t
    pulled = max(1, dig.pulled)
    title = t("{place}: token {number} of {tokens}").format(
        place=place_name(look, dig.site), number=pulled, tokens=dig.tokens
    )
    words = t("{name} digs {place} for {weeks} weeks with knowledge {knowledge}.").format(
        name=look.names[dig.seat],
        place=t(IN[dig.site]),
        weeks=dig.weeks,
        knowledge=dig.knowledge,
    )
    return (
        f"<header>{picture(look, f'object-{dig.site}', 'great')}<div><h2>{escape(title)}</h2>"
        f'<p>{escape(words)}</p></div><span class="tally"><b>{dig.points}</b>'
        f"<span>{escape(t('points found'))}</span></span></header>"
    )


def _sack(look: Look, dig: Dig) -> str:
    left = sum(seen(look)["bags"][dig.site].values())
    return (
        '<svg class="great-sack" viewBox="0 0 302 448" aria-hidden="true">'
        f"{put(look, 'great-sack', 0, 0, 302, 448)}"
        f'<g class="emblem">{put(look, f"object-{dig.site}", 100, 220, 100, 100)}</g>'
        f'<circle cx="240" cy="392" r="30"/>{text(240, 402, left)}</svg>'
    )


def _star(look: Look, dig: Dig) -> str:
    """The token that was just drawn, large, with its name."""
    if not dig.drawn:
        return f'<p class="star soon" id="star-0"><b>{escape(look.t("Into the bag…"))}</b></p>'
    token = dig.drawn[-1]
    name, gain = token_words(look, dig, token)
    return (
        f'<p class="star {token.kind}" id="star-{dig.number}-{len(dig.drawn)}">'
        f"{_token(look, dig, token, 'large')}<b>{escape(name)}</b><span>{escape(gain)}</span></p>"
    )


def token_words(look: Look, dig: Dig, token: Token) -> tuple[str, str]:
    """The name of a token, and what it brings."""
    t = look.t
    if token.kind == "blank":
        return t("Only sand"), t("goes back into the bag")
    if token.kind == "learned" and token.about:
        return t("A book"), t("+1 knowledge about {site}").format(
            site=place_name(look, token.about)
        )
    if token.kind == "learned":
        return t("An open book"), t("+1 knowledge for every site")
    name = t(FINDS[f"{dig.site} {token.value}"])
    if token.kind == "gift":
        return name, t("+{points}, for the first dig here").format(points=token.value)
    words = t("+1 point") if token.value == 1 else t("+{points} points")
    return name, words.format(points=token.value)


def _token(look: Look, dig: Dig, token: Token, cls: str) -> str:
    site = dig.site
    if token.kind == "blank":
        inside = put(look, f"blank-{site}", 0, 0, 120, 120)
    else:
        inside = put(look, f"token-{site}", 0, 0, 120, 120)
        if token.value:
            inside += put_sign(look, ICONS[site][token.value - 1], 36, 26, 48, "find")
            inside += f'<circle cx="60" cy="90" r="17" class="worth"/>{text(60, 98, token.value)}'
        elif token.about:
            inside += put(look, f"book-{token.about}", 39, 33, 42, 52)
        else:
            inside += put(look, "open", 33, 36, 54, 48)
    return f'<svg class="token {cls}" viewBox="0 0 120 120" aria-hidden="true">{inside}</svg>'


def _tray(look: Look, dig: Dig) -> str:
    """All tokens of the dig in their order; those to come lie face down."""
    rows = ""
    for at, token in enumerate(dig.drawn, 1):
        name, gain = token_words(look, dig, token)
        rows += (
            f'<li id="drawn-{dig.number}-{at}" class="{token.kind}" title="{escape(name)}">'
            f'{_token(look, dig, token, "small")}<span class="vh">{escape(name)}, {escape(gain)}'
            "</span></li>"
        )
    for at in range(dig.pulled + 1, dig.tokens + 1):
        cls = "down next" if at == dig.pulled + 1 else "down"
        rows += (
            f'<li id="down-{dig.number}-{at}" class="{cls}">'
            f"{picture(look, f'back-{dig.site}', 'token small')}</li>"
        )
    return f'<ol class="tray">{rows}</ol>'


# --- What is still to come ------------------------------------------------------------------------


def _sheets(look: Look, dig: Dig) -> str:
    return f'<div class="below">{_unseen(look, dig)}{_to_come(look, dig)}{_opened(look, dig)}</div>'


def _unseen(look: Look, dig: Dig) -> str:
    t, bag = look.t, seen(look)["bags"][dig.site]
    tokens, objects, blanks = sum(bag.values()), objects_in(look, dig.site), bag.get("blank", 0)
    inside = [many(objects, "object", t), many(blanks, "blank", t)]
    if books := tokens - objects - blanks:
        inside.append(many(books, "book", t))
    words = t("{tokens} in the bag: {inside}").format(tokens=tokens, inside=", ".join(inside))
    return (
        f'<div class="sheetlet"><h3>{escape(t("Still in the bag"))}</h3><div class="inbag">'
        f"{dots(look, dig.site)}<span>{escape(words)}</span></div></div>"
    )


def _to_come(look: Look, dig: Dig) -> str:
    """The odds of the tokens that are left to draw."""
    draws, t = seen(look)["draws"], look.t
    if not look.odds or not draws:
        return ""
    bag = seen(look)["bags"][dig.site]
    counts = tuple(bag.get(token, 0) for token in TOKENS)
    total = sum(counts)
    mean = draws * sum(count * (at + 1) for at, count in enumerate(counts[:BEST])) / total
    stats = (
        (percent(objects_in(look, dig.site) / total, t), t("the next is an object"), ""),
        (percent(chance_of_objects(counts, draws, 1), t), t("at least one more object"), ""),
        ("+" + decimal(mean, t), t("points on average"), "hot"),
    )
    shown = "".join(
        f'<div class="{cls}"><b>{escape(number)}</b><span>{escape(words)}</span></div>'
        for number, words, cls in stats
    )
    title = t("{tokens} to come").format(tokens=many(draws, "token", t))
    return f'<div class="sheetlet"><h3>{escape(title)}</h3><div class="stats">{shown}</div></div>'


def _opened(look: Look, dig: Dig) -> str:
    """An exhibition for which the digger has all objects, some of them from here."""
    board, t = visible(seen(look)), look.t
    for name in seen(look)["row"]:
        if name is None or dig.site not in needed(NUMBER[name]) or missing(board, NUMBER[name]):
            continue
        pips = "".join(
            picture(look, f"object-{site}", "pip") * count
            for site, count in needed(NUMBER[name]).items()
        )
        words = t("{name} has the objects for {card}: {points} points.").format(
            name=look.names[dig.seat], card=card(name, t), points=VALUE[NUMBER[name]]
        )
        return (
            f'<div class="sheetlet win"><h3>{sign(look, "laurels")}{escape(t("Ready to exhibit"))}'
            f"</h3><p>{pips} {escape(words)}</p></div>"
        )
    return ""


assert tuple(ICONS) == tuple(SITES), "pictures for the objects of every site"
