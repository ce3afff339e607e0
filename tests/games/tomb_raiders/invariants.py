"""What no position of The Tomb Raiders may lose."""

from __future__ import annotations

from collections import Counter
from typing import cast

from ostraka.core.play import EVERYONE, Note, State
from ostraka.games.tomb_raiders.rules.view import TombView

REGIONS = ("mesopotamia", "egypt", "greece", "crete")
GREENS = Counter(
    {
        **{f"expertise-{region}-{books}": 5 - books for region in REGIONS for books in (1, 2, 3)},
        **{f"{card}-{region}": 1 for region in REGIONS for card in ("thief", "raiders")},
        **dict.fromkeys(("general-1", "general-2", "excavation", "scientist", "assistant"), 4),
        **{f"exhibition-{number}": 1 for number in range(1, 9)},
        **{f"museum-{number}": 1 for number in range(1, 5)},
        "congress": 7,
    }
)
"""The 83 green-backed cards, written out once more."""
CONGRESSES = [0, 1, 3, 6, 10, 15, 21, 28]


def check(state: State) -> None:
    """168 cards and all permits are somewhere, and everybody's points are those of their cards."""
    view = cast(TombView, state.view(EVERYONE))
    check_greens(view)
    for region in REGIONS:
        check_sites(view, region)
    check_permits(view)
    sites = sum(len(view["piles"][region]["missing"]) for region in REGIONS)
    in_piles = sum(map(len, view["hidden"]["lying"])) + sum(view["hidden"]["under"])
    assert view["deck"] == sum(view["left"].values()) + sites + returned(view) - in_piles
    for seat, player in enumerate(view["players"]):
        check_points(view, seat)
        assert len(view["hidden"]["hands"][seat]) == player["hand"]
    if view["task"] in ("act", "permit", "assist", "weeks", "keep", "give"):
        assert None not in view["row"] and view["green"]


def returned(view: TombView) -> int:
    """Cards that everyone knows to lie in a pile: EVERYONE's view does not call them missing."""
    return sum(len(view["piles"][region]["returned"]) for region in REGIONS)


def check_greens(view: TombView) -> None:
    """No green card is there twice; of those that lie open before players their books and
    congresses are left."""
    gone = Counter(GREENS)
    gone.subtract(view["left"])
    gone.subtract(name for name in view["row"] if name is not None)
    gone.subtract(f"exhibition-{number}" for number in view["exhibitions"])
    gone.subtract(f"museum-{number}" for number in view["museums"])
    for player, hand in zip(view["players"], view["hidden"]["hands"], strict=True):
        gone.subtract(f"exhibition-{number}" for number in player["exhibitions"])
        gone.subtract(f"museum-{number}" for number in player["museums"])
        gone.subtract(hand)
    assert min(gone.values()) >= 0
    for region in REGIONS:
        books = sum(gone[f"expertise-{region}-{books}"] * books for books in (1, 2, 3))
        found = [f for each in view["players"] for f in each["finds"] if f"{region}-book" in f]
        assert books + len(found) == sum(each["expertise"][region] for each in view["players"])
    general = gone["general-1"] + 2 * gone["general-2"]
    assert general == sum(player["general"] for player in view["players"])
    assert gone["congress"] == sum(player["congresses"] for player in view["players"])
    assert not any(count for card, count in gone.items() if card.startswith(("exh", "mus")))


def check_sites(view: TombView, region: str) -> None:
    """20 site cards of every region: owned, given away, aside, in the pile or in the deck."""
    pile = view["piles"][region]
    cards = [*pile["missing"], *pile["seen"], *view["donated"]]
    cards += view["aside"] if view["task"] == "draw" else []
    cards += [name for player in view["players"] for name in player["finds"]]
    here = [name for name in cards if name.startswith(region)]
    assert len(here) == len(set(here)) == 20
    at = REGIONS.index(region)
    lying = set(view["hidden"]["lying"][at])
    assert set(pile["returned"]) <= lying <= {*pile["missing"], *pile["seen"]}
    for known in view["hidden"]["known"]:
        assert set(pile["returned"]) <= set(known[at]) <= lying
    size = len(lying) + view["hidden"]["under"][at]
    assert (pile["height"] == 0) == (size == 0)


def check_permits(view: TombView) -> None:
    seats = len(view["players"])
    for player in view["players"]:
        assert all(0 <= player["permits"][region] <= (2 if seats == 2 else 1) for region in REGIONS)
        assert 0 <= player["permits"]["general"] <= 4 - seats + (seats > 2)


def check_points(view: TombView, seat: int) -> None:
    """Finds by their names, 5 for every exhibition and professor, museums, congresses, weeks."""
    player = view["players"][seat]
    points = sum(int(name.split("-")[1][0]) for name in player["finds"] if "book" not in name)
    points += 5 * len(player["exhibitions"]) + 5 * view["professors"].count(seat)
    points += sum((5, 7, 9, 12)[number - 1] for number in player["museums"])
    points += CONGRESSES[player["congresses"]]
    points += (max(each["week"] for each in view["players"]) - player["week"]) // 3
    assert points == player["points"]


def settle(state: State, notes: list[Note]) -> None:
    """At the end the weeks are those that were told, and the cards found are owned or given."""
    check(state)
    view = cast(TombView, state.view(EVERYONE))
    weeks = [0] * len(view["players"])
    finds: list[set[str]] = [set() for _ in view["players"]]
    for note in notes:
        weeks[note.seat] += int(note.details.get("weeks", 0))
        if note.kind == "found":
            finds[note.seat].add(str(note.details["card"]))
        elif note.kind == "gave":
            finds[note.seat].remove(str(note.details["card"]))
    assert weeks == [player["week"] for player in view["players"]]
    assert finds == [set(player["finds"]) for player in view["players"]]
    assert view["deck"] == 0
    laid = Counter(note.details["region"] for note in notes if note.kind == "laid")
    assert laid == dict.fromkeys(REGIONS, 20)
