"""What no position of Thebes may lose."""

from __future__ import annotations

from collections import Counter
from typing import cast

from ostraka.core.play import EVERYONE, Note, State
from ostraka.games.thebes.rules.box import CARDS, COUNT, SITES
from ostraka.games.thebes.rules.view import BoardView

CONGRESSES = [0, 1, 3, 6, 10, 15, 21, 28]
SIZES = ("small", "large")
ALL_CARDS = Counter(dict(zip(CARDS, COUNT, strict=True)))


def check(state: State) -> None:
    """95 cards and 155 tokens are all somewhere, and time has its order."""
    view = cast(BoardView, state.view(EVERYONE))
    players = view["players"]
    cards = Counter(view["face_down"] + view["discards"])
    cards.update(card for card in view["display"] + view["row"] if card is not None)
    for player in players:
        cards.update(player["cards"] + player["exhibitions"])
    assert cards == ALL_CARDS and cards.total() == 95
    tokens = 0
    for site in SITES:
        left = Counter(view["bags"][site])
        for player in players:
            left.update(player["tokens"][site])
        left["1"] += site in view["gifts"]
        left["blank"] += view["blanks"] if view["site"] == site else 0
        start = Counter(view["overview"][site])
        start["1"] += 1
        assert +left == start
        assert not any("blank" in player["tokens"][site] for player in players)
        tokens += left.total()
    assert tokens == 155
    assert view["pile"] + view["aside"] == len(view["face_down"])
    assert 0 <= view["first"] <= view["pile"]
    check_track(view)


def check_track(view: BoardView) -> None:
    """The track stands in the order of play, and the player in front has the turn, with four cards
    to choose from if there are any."""
    when = [player["year"] * 52 + player["week"] for player in view["players"]]
    order = [when[seat] for seat in view["track"]]
    assert order == sorted(order) and sorted(view["track"]) == list(range(len(order)))
    assert max(order) <= 1904 * 52 + 1
    if view["task"] in ("plan", "dig"):
        assert view["turn"] == view["track"][0] and order[0] < 1904 * 52 + 1
        left = view["face_down"] + view["discards"]
        assert None not in view["display"] or all(card.split()[0] in SIZES for card in left)
    if view["task"] == "over":
        assert order[0] == 1904 * 52 + 1


def settle(state: State, notes: list[Note]) -> None:
    """At the end everybody's points follow from what was told."""
    check(state)
    seats = range(len(state.scores()))
    worth = [0 for _ in seats]
    congresses = [0 for _ in seats]
    books = [[0] * len(SITES) for _ in seats]
    for note in notes:
        if note.kind in ("found", "gift", "held"):
            worth[note.seat] += int(note.details["points"])
        elif note.kind == "learned" and note.details["about"]:
            books[note.seat][SITES.index(str(note.details["about"]))] += 1
        elif note.kind == "took":
            words = str(note.details["card"]).split()
            congresses[note.seat] += words[0] == "congress"
            if words[0] in SITES:
                books[note.seat][SITES.index(words[0])] += int(words[1])
    for seat in seats:
        worth[seat] += CONGRESSES[min(congresses[seat], 7)]
    for site in range(len(SITES)):
        most = max(books[seat][site] for seat in seats)
        best = [seat for seat in seats if books[seat][site] == most > 0]
        for seat in best:
            worth[seat] += 5 if len(best) == 1 else 3
    assert [(points,) for points in worth] == state.scores()
    told = {note.seat: note.details for note in notes if note.kind == "scored"}
    assert [told[seat]["points"] for seat in seats] == worth
