"""What a card of the row brings a player: the same words on its slip, in the bar and read aloud."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from ostraka.games.tomb_raiders.knowledge.determinize import visible
from ostraka.games.tomb_raiders.knowledge.odds import PileOdds
from ostraka.games.tomb_raiders.rules.box import PLAY_WEEKS, PROFESSOR_POINTS, REGIONS
from ostraka.games.tomb_raiders.rules.chapters import digging
from ostraka.games.tomb_raiders.rules.chapters.taking import books_for
from ostraka.games.tomb_raiders.rules.scoring import congress_points
from ostraka.games.tomb_raiders.ui.pieces import chip, icon, sign
from ostraka.games.tomb_raiders.ui.text.reading import (
    PLACES,
    WORLD,
    after_taking,
    best_there,
    holder,
    kind_of,
    knowledge,
    needed,
    seen,
    subject,
    subject_view,
    won_by,
)
from ostraka.games.tomb_raiders.ui.text.words import ACTION_DOES, IN, PROFESSORS, number
from ostraka.games.tomb_raiders.ui.text.words import PLACES as NAMES
from ostraka.ui.figures import decimal
from ostraka.ui.markup import join
from ostraka.ui.scene import NOTHING, Look


@dataclass(frozen=True)
class Gain:
    """Something that a card brings, with its picture."""

    words: str
    picture: Markup = NOTHING
    brief: str = ""  # what is seen of them beside the picture; all if empty

    @property
    def seen(self) -> str:
        return self.brief or self.words


def gains(look: Look, name: str) -> list[Gain]:
    """What a card of the row brings."""
    kind, *about = name.split("-")
    if kind == "expertise":
        return list(_expertise(look, name, about[0]))
    if kind == "general":
        return list(_general(look, name))
    if kind == "congress":
        return [_congress(look)]
    return [*_action(look, kind, about[0] if about else ""), _played(look, name)]


def _expertise(look: Look, name: str, region: str) -> Iterator[Gain]:
    now, then = _knowledge(look, name)[region]
    words = look.t("knowledge {now}→{then}").format(now=now, then=then)
    yield Gain(words, chip(look, region))
    yield from _professors(look, name, region)


def _knowledge(look: Look, name: str) -> dict[str, tuple[int, int]]:
    """Knowledge in every region, now and once the card is taken."""
    view, seat = seen(look), subject(look)
    learned = after_taking(view, seat, name)
    return {
        region: (knowledge(view, seat, region), digging.knowledge(learned, seat, at, 0))
        for at, region in enumerate(REGIONS)
    }


def _general(look: Look, name: str) -> Iterator[Gain]:
    t = look.t
    grown = {region: then - now for region, (now, then) in _knowledge(look, name).items()}
    places = [region for region in REGIONS if grown[region]]
    if places:
        brief = t("knowledge +{more}").format(more=max(grown.values()))
        names = t(", ").join(t(NAMES[region]) for region in places)
        words = t("{brief} in {regions}").format(brief=brief, regions=names)
        yield Gain(words, join(chip(look, region) for region in places), brief)
    else:
        yield Gain(t("no use in digs yet"), sign(look, "open", "ob off"))
    yield from _professors(look, name, WORLD)


def _professors(look: Look, name: str, place: str) -> Iterator[Gain]:
    """The professors that books win, or how many books the one of a place still needs."""
    view, seat, t = seen(look), subject(look), look.t
    won = won_by(view, seat, name)
    for each in won:
        owner = holder(view, each)
        brief = t("professor +{points}").format(points=PROFESSOR_POINTS)
        words = t("{brief}: {professor}").format(brief=brief, professor=t(PROFESSORS[each]))
        if owner is not None:
            words = t("{words}, from {name}").format(words=words, name=look.names[owner])
        yield Gain(words, sign(look, f"bust-{each}", f"pf r-{each}"), brief)
    if place not in won and holder(view, place) != seat:
        learned = after_taking(view, seat, name)
        brief = t("{books} of {needed} books").format(
            books=books_for(learned, seat, PLACES.index(place)), needed=needed(view, place)
        )
        words = t("{brief} to be {professor}").format(brief=brief, professor=t(PROFESSORS[place]))
        yield Gain(words, sign(look, f"bust-{place}", f"pf r-{place}"), brief)


def _congress(look: Look) -> Gain:
    """What one more congress brings, and the one after it."""
    t, own = look.t, subject_view(look)["congresses"]
    held = [congress_points(count) for count in range(own, own + 3)]
    more, later = held[1] - held[0], held[2] - held[1]
    brief = t("+{points} now, +{later} for the next").format(points=more, later=later)
    if not later:
        brief = t("+{points} points").format(points=more)
    words = t("congress number {number}: {brief}").format(number=own + 1, brief=brief)
    return Gain(words, icon(look, "public-speaker"), brief)


def _action(look: Look, kind: str, region: str) -> list[Gain]:
    t = look.t
    if kind == "thief":
        return _thief(look, region)
    if kind == "raiders":
        best = best_there(seen(look), region)
        found = [_at_site(look, region, t("choose a find"))]
        if best:
            words = t("{points} points at best").format(points=best)
            found.append(Gain(words, sign(look, "wreath", "lv")))
        return found
    picture = {
        "scientist": icon(look, "magnifying-glass"),
        "assistant": sign(look, "open", "ob"),
        "excavation": sign(look, "permit", "pm r-general"),
    }[kind]
    return [Gain(t(ACTION_DOES[kind]), picture)]


def _thief(look: Look, region: str) -> list[Gain]:
    t = look.t
    if seen(look)["options"]["thief"] == "choose":
        return [_at_site(look, region, t("choose a find"))]
    found = [_at_site(look, region, t("a random card"))]
    if look.odds and seen(look)["piles"][region]["height"]:
        mean = pile_of(look, region).mean()
        words = t("{points} on average").format(points=decimal(mean, t))
        found.append(Gain(words, sign(look, "wreath", "lv")))
    return found


def _at_site(look: Look, region: str, brief: str) -> Gain:
    """Something that is done at a site, which its tile stands for."""
    words = look.t("{brief} {where}").format(brief=brief, where=look.t(IN[region]))
    return Gain(words, chip(look, region), brief)


def pile_of(look: Look, region: str) -> PileOdds:
    """Return what the viewer knows of a pile."""
    view = seen(look)
    return PileOdds(view, visible(view), REGIONS.index(region))


def _played(look: Look, name: str) -> Gain:
    """What it costs to play a card that goes to the hand."""
    play = PLAY_WEEKS[kind_of(name)]
    if play == 0:
        words = look.t("played with a dig")
    else:
        words = look.t("{weeks} to play it").format(weeks=number(play, "week", look.t))
    return Gain(words, sign(look, "hand", "hd"))
