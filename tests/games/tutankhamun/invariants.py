"""What no position of Toutankhamon may lose."""

from __future__ import annotations

from typing import cast

from ostraka.core.play import EVERYONE, Note, State
from ostraka.games.tutankhamun.rules.view import TrayView


def check(state: State) -> None:
    """96 cards are all somewhere, and nobody owes anything."""
    view = cast(TrayView, state.view(EVERYONE))
    for layer, row in enumerate(view["ground"], 1):
        count = {card["card"]: card["count"] for card in view["contents"][layer - 1]}
        for name in row:
            if name is not None:
                count[name] -= 1
        laid = [name for name in row if name is not None]
        if view["laying"] == layer:
            if view["hand"] is not None:
                assert view["left"][view["hand"]] > 0
            assert {name: n for name, n in count.items() if n} == view["left"]
        elif view["laying"] and layer > view["laying"]:
            assert not laid
        else:
            assert min(count.values()) >= 0
            if len(laid) == 16:
                assert max(count.values()) == 0
            else:
                assert view["options"]["laying"] == "shuffled"
    heights = [square["layer"] for square in view["squares"]]
    if not view["laying"]:
        assert sum(heights) - 16 == view["hidden"]
        assert sum(name is not None for row in view["uncovered"] for name in row) == (
            80 - view["hidden"]
        )
    bars = [square["barred"] for square in view["squares"] if square["barred"] is not None]
    assert len(set(bars)) == len(bars)
    for seat, player in enumerate(view["players"]):
        assert player["money"] >= 0
        assert 0 <= player["scarabs"] <= 2
        assert player["barricades"] + bars.count(seat) <= 1
        if player["out"]:
            assert (player["money"], player["scarabs"], player["barricades"]) == (0, 0, 0)


def settle(state: State, notes: list[Note]) -> None:
    """At the end all cards are somewhere and every coin is accounted for."""
    check(state)
    view = cast(TrayView, state.view(EVERYONE))
    money = [10] * len(view["players"])
    for note in notes:
        if note.kind == "kept":
            money[note.seat] += int(note.details["coins"])
        elif note.kind in ("paid", "passed"):
            money[note.seat] -= int(note.details["coins"])
    assert money == [player["money"] for player in view["players"]]
    assert view["hidden"] == 0 or view["ending"] != "all uncovered"
