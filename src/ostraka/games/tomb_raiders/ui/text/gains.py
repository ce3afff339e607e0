"""What a card of the row brings a player: the same words on its slip, in the bar and read aloud."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from ostraka.games.tomb_raiders.knowledge.determinize import visible
from ostraka.games.tomb_raiders.knowledge.odds import PileOdds
from ostraka.games.tomb_raiders.rules.box import PLAY_WEEKS, PROFESSOR_POINTS, REGIONS
from ostraka.games.tomb_raiders.rules.view import PlayerView
from ostraka.games.tomb_raiders.ui.pieces import chip, decimal, icon, sign
from ostraka.games.tomb_raiders.ui.text.reading import (
    WORLD,
    best_there,
    books,
    congress_points,
    holder,
    kind_of,
    knowledge,
    needed,
    seen,
    subject,
    subject_view,
    won_by,
)
from ostraka.games.tomb_raiders.ui.text.words import ACTION_DOES, IN, PLACES, PROFESSORS, number
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
        return list(_expertise(look, about[0], int(about[1])))
    if kind == "general":
        return list(_general(look, int(about[0])))
    if kind == "congress":
        return [_congress(look)]
    return [*_action(look, kind, about[0] if about else ""), _played(look, name)]


def _expertise(look: Look, region: str, more: int) -> Iterator[Gain]:
    view, own = seen(look), subject_view(look)
    learned: PlayerView = {
        **own,
        "expertise": {**own["expertise"], region: own["expertise"][region] + more},
    }
    now, then = knowledge(view, own, region), knowledge(view, learned, region)
    words = look.t("knowledge {now}→{then}").format(now=now, then=then)
    yield Gain(words, chip(look, region))
    yield from _professors(look, region, more)


def _general(look: Look, more: int) -> Iterator[Gain]:
    view, own, t = seen(look), subject_view(look), look.t
    learned: PlayerView = {**own, "general": own["general"] + more}
    grown = {
        region: knowledge(view, learned, region) - knowledge(view, own, region)
        for region in REGIONS
    }
    places = [region for region in REGIONS if grown[region]]
    if places:
        brief = t("knowledge +{more}").format(more=max(grown.values()))
        names = t(", ").join(t(PLACES[region]) for region in places)
        words = t("{brief} in {regions}").format(brief=brief, regions=names)
        yield Gain(words, join(chip(look, region) for region in places), brief)
    else:
        yield Gain(t("no use in digs yet"), sign(look, "open", "ob off"))
    yield from _professors(look, "", more)


def _professors(look: Look, region: str, more: int) -> Iterator[Gain]:
    """The professors that books win, or how far one still is from the nearest."""
    view, seat, own, t = seen(look), subject(look), subject_view(look), look.t
    won = won_by(view, seat, region, more)
    for place in won:
        owner = holder(view, place)
        brief = t("professor +{points}").format(points=PROFESSOR_POINTS)
        words = t("{brief}: {professor}").format(brief=brief, professor=t(PROFESSORS[place]))
        if owner is not None:
            words = t("{words}, from {name}").format(words=words, name=look.names[owner])
        yield Gain(words, sign(look, f"bust-{place}", f"pf r-{place}"), brief)
    place = region or WORLD
    if place not in won and holder(view, place) != seat:
        brief = t("{books} of {needed} books").format(
            books=books(own, place) + more, needed=needed(view, place)
        )
        words = t("{brief} to be {professor}").format(brief=brief, professor=t(PROFESSORS[place]))
        yield Gain(words, sign(look, f"bust-{place}", f"pf r-{place}"), brief)


def _congress(look: Look) -> Gain:
    """One more, and what the next one would bring after it."""
    t, own = look.t, subject_view(look)["congresses"]
    held = [congress_points(count) for count in range(own, own + 3)]
    more, later = held[1] - held[0], held[2] - held[1]
    brief = t("+{points} now, +{later} for the next").format(points=more, later=later)
    words = t("congress number {number}: {brief}").format(number=own + 1, brief=brief)
    return Gain(words, icon(look, "public-speaker"), brief)


def _action(look: Look, kind: str, region: str) -> list[Gain]:
    t = look.t
    if kind == "thief":
        return _thief(look, region)
    if kind == "raiders":
        best = best_there(seen(look), region)
        found = [_there(look, region, t("choose a find"))]
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
        return [_there(look, region, t("choose a find"))]
    found = [_there(look, region, t("a random card"))]
    if look.odds and seen(look)["piles"][region]["height"]:
        mean = pile_of(look, region).mean()
        words = t("{points} on average").format(points=decimal(mean, t))
        found.append(Gain(words, sign(look, "wreath", "lv")))
    return found


def _there(look: Look, region: str, brief: str) -> Gain:
    """Something that is done at a site; a tile stands for it."""
    words = look.t("{brief} {where}").format(brief=brief, where=look.t(IN[region]))
    return Gain(words, chip(look, region), brief)


def pile_of(look: Look, region: str) -> PileOdds:
    """What these eyes know of a pile."""
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
