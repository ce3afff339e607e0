"""What comes to light: the cards of a dig for all, the cards of a look for one player."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.games.tomb_raiders.ui.pieces import by_face, card, face_of, hidden, icon, sign
from ostraka.games.tomb_raiders.ui.sheets.chances import best, histogram, hopes
from ostraka.games.tomb_raiders.ui.text.choices import tell
from ostraka.games.tomb_raiders.ui.text.reading import (
    PLAYER_NOTES,
    best_first,
    knowledge,
    player_notes_since,
    seen,
    subject,
)
from ostraka.games.tomb_raiders.ui.text.words import IN, OF, face, number
from ostraka.ui.figures import decimal
from ostraka.ui.marks import mark
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, InContext, Look

LATER = 2
"""Actions after a dig during which its cards may still be leaving the board: bots are quick."""
BACKS = 5
"""Card backs drawn for a pile of any size."""


@dataclass
class Haul:
    """What a dig, a thief or tomb raiders brought to light."""

    number: int  # of the note that began it
    seat: Seat
    region: str
    how: str
    due: int
    cards: list[str] = field(default_factory=list)


def digs(look: Look) -> list[Haul]:
    """List all digs and cards played, as they were told."""
    found: list[Haul] = []
    for number_, note in enumerate(look.notes):
        told = note.details
        if note.kind == "dug":
            region, due = str(told["region"]), int(told["cards"])
            found.append(Haul(number_, note.seat, region, "dig", due))
        elif note.kind == "played":
            region, how = str(told["region"]), str(told["played"])
            found.append(Haul(number_, note.seat, region, how, 1))
        elif note.kind in ("found", "rubble"):
            found[-1].cards.append(str(told["card"]))
    return [haul for haul in found if haul.how != "scientist"]


def haul(look: Look) -> Markup:
    """The cards of the current dig, or of the last one, laid over the board one by one. They go
    away by themselves or by a button; the site below keeps them in one line."""
    all_of_them = digs(look)
    view = seen(look)
    if not all_of_them:
        return NOTHING
    since = player_notes_since(look, all_of_them[-1].number)
    if len(since) > LATER or any(note.seat == look.seat for note in since):
        return NOTHING
    last = all_of_them[-1]
    drawing = view["task"] == "draw"
    if not last.cards and not drawing:
        return NOTHING
    backs = [card(look, f"back-{last.region}")] * (view["due"] if drawing else 0)
    shown = [
        html(
            '<span class="drawn" id="drawn-{}-{}">{}</span>',
            last.number,
            at,
            card(look, face_of(name)),
        )
        for at, name in enumerate(last.cards)
    ]
    return html(
        '<details class="haul{}" id="haul-{}" data-pop="" open="">'
        '<summary class="light r-{}"><b>{}{}</b>'
        '<span class="lit">{}{}</span><span>{}</span><i>{}</i></summary></details>',
        "" if drawing else " done",
        last.number,
        last.region,
        mark(last.seat),
        _title(look, last),
        join(shown),
        join(backs),
        _sum(look, last),
        look.t(InContext("Close", "a panel")),
    )


def _title(look: Look, last: Haul) -> str:
    words = {
        "dig": look.t("{name} digs {where}"),
        "thief": look.t("{name}'s thief {where}"),
        "raiders": look.t("{name}'s tomb raiders {where}"),
    }[last.how]
    return words.format(name=look.names[last.seat], where=look.t(IN[last.region]))


def _sum(look: Look, last: Haul) -> str:
    t = look.t
    faces = [face(name) for name in last.cards]
    points = sum(int(shown) for shown in faces if shown.isdigit())
    words = t("{count} of {due} cards. Points: {points}, rubble: {rubble}")
    return words.format(count=len(faces), due=last.due, points=points, rubble=faces.count("rubble"))


# --- For one player ---------------------------------------------------------------------------


def crate(look: Look, region: str) -> Markup:
    """What the player knows of a pile they looked through: open right after the look, and to be
    opened again later."""
    pile = seen(look)["piles"][region]
    if not pile["seen"]:
        return NOTHING
    if pile["unknown"] is None:
        words = look.t("rubble lies here: {count}").format(count=len(pile["seen"]))
        return html(
            '<span class="sure" title="{}">{}{}</span>',
            words,
            icon(look, "stone-pile"),
            len(pile["seen"]),
        )
    saw, fresh = _looked(look, region)
    words = look.t("What you know of the pile {of}").format(of=look.t(OF[region]))
    body = _fan(look, region) + _notes(look, region) if fresh else _known(look, region)
    return html(
        '<details class="crate" id="crate-{}-{}" data-pop=""{}>'
        "<summary>{}{}<b>{}</b><i>{}</i></summary>"
        '<div class="sheet sci r-{}" tabindex="0">{}{}</div></details>',
        region,
        saw,
        Markup(' open=""') if fresh else NOTHING,
        hidden(words),
        icon(look, "eye-of-horus"),
        len(pile["seen"]),
        look.t("Close the crate"),
        region,
        private(look, look.t("The pile {of}").format(of=look.t(OF[region])), _aside(look)),
        body,
    )


def private(look: Look, title: str, aside: str) -> Markup:
    """The header of a sheet that nobody else sees."""
    return html(
        '<header class="sh"><span class="wax">{}{}</span><h2>{}<small>{}</small></h2>'
        "<p>{}</p></header>",
        sign(look, "seal", "drop"),
        icon(look, "eye-of-horus"),
        title,
        look.t("for your eyes only"),
        aside,
    )


def _aside(look: Look) -> str:
    return look.t("Sorted by value. The pile is shuffled before every dig.")


def _looked(look: Look, region: str) -> tuple[int, bool]:
    """Return the number of the note of the last look into a pile, and whether it is fresh."""
    saw, fresh = 0, False
    for number_, note in enumerate(look.notes):
        if note.kind == "saw" and note.details["region"] == region:
            saw, fresh = number_, True
        elif note.seat == look.seat and note.kind in (*PLAYER_NOTES, "found"):
            fresh = False
    return saw, fresh


def fan(look: Look, names: list[str]) -> Markup:
    """Cards side by side, equal ones close together."""
    shown = []
    before = ""
    for name in names:
        same = " same" if face(name) == before else ""
        shown.append(html("<li{}>{}</li>", _cls(same), card(look, face_of(name))))
        before = face(name)
    return html('<ol class="fan" aria-hidden="true">{}</ol>', join(shown))


def _cls(name: str) -> Markup:
    return html(' class="{}"', name.strip()) if name else NOTHING


def _fan(look: Look, region: str) -> Markup:
    return fan(look, best_first(seen(look)["piles"][region]["seen"]))


def _known(look: Look, region: str) -> Markup:
    """The cards in brief, and how many were laid on them since."""
    pile, t = seen(look)["piles"][region], look.t
    more = pile["unknown"] or 0
    since = t("Laid on it since you looked: {count}.").format(count=more)
    return html(
        '<div class="nb"><h3>{}</h3><p class="left">{}</p>{}</div>',
        t("In the pile now"),
        by_face(look, best_first(pile["seen"])),
        html("<p>{}</p>", since) if more else NOTHING,
    )


def _notes(look: Look, region: str) -> Markup:
    """Beside the cards: a list, what a dig would bring, and what the others were told."""
    return html(
        '<div class="jot">{}{}{}</div>',
        _known(look, region),
        _dig_there(look, region),
        _theirs(look, region),
    )


def _dig_there(look: Look, region: str) -> Markup:
    t = look.t
    known = knowledge(seen(look), subject(look), region)
    digs_ = hopes(look, region, known)
    if not digs_:
        return NOTHING
    weeks = best(digs_)
    title = t("If you dig here for {weeks}").format(weeks=number(weeks, "week", t))
    words = t("{cards}, {points} points on average").format(
        cards=number(digs_[weeks]["cards"], "card", t),
        points=decimal(digs_[weeks]["points"], t),
    )
    return html(
        '<div class="nb"><h3>{}</h3>{}<p>{}</p></div>', title, histogram(look, digs_[weeks]), words
    )


def _theirs(look: Look, region: str) -> Markup:
    t = look.t
    backs = join([card(look, f"back-{region}")] * BACKS)
    words = t("{name} looks through the pile {of}.").format(
        name=look.names[look.seat], of=t(OF[region])
    )
    return html(
        '<div class="nb"><h3>{}</h3><div class="veil">{}</div><p>{}</p></div>',
        t("What the others see"),
        backs,
        f"{words} {t('No card, no number.')}",
    )


# --- Choosing a find --------------------------------------------------------------------------


def choosing(look: Look) -> Markup:
    """The pile that tomb raiders look through: every find is a button, rubble is not."""
    view, t = seen(look), look.t
    region = str(view["region"])
    names = best_first(view["piles"][region]["seen"])
    counts = Counter(face(name) for name in names)
    buttons = [_keep(look, region, shown, counts[shown]) for shown in counts]
    title = t("The pile {of}").format(of=t(OF[region]))
    aside = t("Keep one find; the others see it, the rest stays hidden.")
    return html(
        '<section class="sheet sci whole r-{}" id="choosing" aria-label="{}">{}'
        '<div class="pick">{}</div></section>',
        region,
        title,
        private(look, title, aside),
        join(buttons),
    )


def _keep(look: Look, region: str, shown: str, count: int) -> Markup:
    say = f"keep {region} {shown}"
    name = f"{region}-{shown}a" if shown.isdigit() else f"{region}-{shown}-a"
    drawn = card(look, face_of(name))
    times = html("<b>×{}</b>", count) if count > 1 else NOTHING
    if say not in look.legal:
        words = look.t("rubble stays")
        return html('<span class="kept">{}{}<span>{}</span></span>', drawn, times, words)
    told = tell(look, say)
    return html(
        '<button class="kept" type="button" id="keep-{}" data-say="{}">{}{}'
        "<span>{}{}</span></button>",
        shown,
        say,
        drawn,
        times,
        told.label,
        hidden(str(told.brings)),
    )
