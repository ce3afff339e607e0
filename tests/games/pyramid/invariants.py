"""What no position of the Pyramid of Horus may lose."""

from __future__ import annotations

from collections import Counter
from typing import cast

from ostraka.core.play import EVERYONE, Note, State
from ostraka.games.pyramid.rules.view import PlayerView, PyramidView

DECKS = {
    "rubble": {"snake": 3, "antidote": 2, "medikit": 2, "crowbar": 2, "udjat": 2, "satchel 1": 1,
               "satchel 2": 1, "necklace 1": 4, "necklace 2": 1},
    "sand": {"scorpion": 6, "sand 1": 3, "sand 2": 5, "sand 3": 2, "sand chest": 2},
    "water": {"crocodile": 6, "water 1": 1, "water 2": 4, "water 3": 4, "water 4": 1,
              "water chest": 2},
    "anubis": {"anubis 4": 1, "anubis 5": 2, "anubis 6": 1, "anubis 7": 1},
    "thoth": {"thoth 4": 1, "thoth 5": 2, "thoth 6": 1, "thoth 7": 1},
    "horus": {"horus 5": 1, "horus 6": 1, "horus 7": 1, "horus 8": 1},
}  # fmt: skip
IDOLS = {"sobek": 6, "hededet": 6, "thoth": 8, "anubis": 8, "horus": 10}
GODS = {"sand": "hededet", "water": "sobek", "anubis": "anubis", "thoth": "thoth", "horus": "horus"}
BONUS = [0, 1, 3, 6, 10, 15]
LEVELS = {**dict.fromkeys(range(4), 2), **dict.fromkeys(range(4, 7), 3)}
LEVELS |= {**dict.fromkeys(range(7, 10), 4), **dict.fromkeys(range(10, 13), 5)}


def check(state: State) -> None:
    """100 cards and 36 blocks are all somewhere, and everybody inside can still come out."""
    view = cast(PyramidView, state.view(EVERYONE))
    check_cards(view)
    for seat, player in enumerate(view["players"]):
        check_player(player)
        assert player["load"] <= 12 + (seat == view["asked"] and draws_too_much(view))
    check_spaces(view)
    check_mummies(view)
    if state.actor() >= 0:
        assert len(state.legal()) <= 45


def check_cards(view: PyramidView) -> None:
    """The ankh is with the keeper; every other card is in one place."""
    held = Counter(view["pile"])
    for player in view["players"]:
        held += cards_of(player)
    for grave in view["sarcophagi"]:
        if grave["card"] is not None:
            held[grave["card"]] += 1
    for back, cards in DECKS.items():
        assert all(held[card] <= count for card, count in cards.items())
        unseen = sum(cards.values()) - sum(held[card] for card in cards)
        if back in view["decks"]:
            assert view["decks"][back] == unseen
        else:
            graves = [g for g in view["sarcophagi"] if g["sarcophagus"].startswith(back)]
            assert [g["state"] for g in graves].count("closed") == unseen
    alcoves = {idol["god"] for idol in view["idols"]}
    for god in IDOLS:
        assert (god in alcoves) + held[f"{god} idol"] == 1
    assert 0 <= view["keeper"] < len(view["players"])


def cards_of(player: PlayerView) -> Counter[str]:
    """All cards of a player, those in satchels too."""
    cards, packed = player["cards"], player["packed"]
    assert cards is not None and packed is not None, "EVERYONE sees them"
    found = Counter(player["equipment"]) + Counter(player["wounds"]) + Counter(cards)
    found += Counter(player["chests"])
    found += Counter(f"{god} idol" for god in player["idols"])
    for inside in packed.values():
        assert len(inside) <= 2
        assert not any(name.endswith("idol") for name in inside)
        found += Counter(inside)
    return found


def check_player(player: PlayerView) -> None:
    packed = player["packed"]
    assert packed is not None and player["satchels"].keys() == packed.keys()
    inside = sum(len(cards) for cards in packed.values())
    assert player["load"] == sum(cards_of(player).values()) - inside
    assert 0 <= player["actions"] <= 5
    assert player["level"] in (0, 1, 2, 3, 4, 5)
    assert (player["space"] is not None) == (player["fate"] == "inside")


def draws_too_much(view: PyramidView) -> bool:
    """Whether a thirteenth card has just been drawn, for which one must go at once (29)."""
    late = view["options"]["thirteenth"] == "after_draw"
    return late and view["fresh"] is not None and view["task"] in ("ward", "make room")


def check_spaces(view: PyramidView) -> None:
    """A block lies on nobody, and nobody inside is cut off, but for the moment when it falls."""
    assert len(set(view["blocks"])) == len(view["blocks"])
    assert set(view["blocks"]) <= set(range(1, 37))
    omen = view["omen"]
    for block in (omen["aside"], omen["returned"]):
        assert block is None or block not in view["blocks"]
    assert (omen["aside"] is not None) == (omen["state"] == "kept")
    if any(line["job"] == "seal" for line in view["agenda"]):
        return
    reached = free_spaces(view["blocks"])
    for player in view["players"]:
        assert player["space"] is None or player["space"] in reached


def free_spaces(blocks: list[int]) -> set[str]:
    """By trying: every space from which one can walk out."""
    down = {f"{'bcde'[(block - 1) % 4]}{(block - 1) // 4 + 1}" for block in blocks}
    reached = {space for space in ("b1", "c1", "d1", "e1") if space not in down}
    todo = list(reached)
    while todo:
        for space in beside(todo.pop()):
            if space not in reached and space not in down:
                reached.add(space)
                todo.append(space)
    return reached


WALLS = [("a5", "b5"), ("a6", "b6"), ("a8", "b8"), ("e5", "f5"), ("e6", "f6"), ("e8", "f8")]
WALLS += [("c9", "c10"), ("d9", "d10")]


def beside(space: str) -> list[str]:
    """The neighbours of a space, written a second time."""
    column, row = "abcdef".index(space[0]), int(space[1:])
    found = []
    for right, up in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        there = column + right, row + up
        on_board = 0 <= there[0] < 6 and 1 <= there[1] <= 10
        if not on_board or (there[0] in (0, 5) and there[1] < 5):
            continue
        name = f"{'abcdef'[there[0]]}{there[1]}"
        if (space, name) not in WALLS and (name, space) not in WALLS:
            found.append(name)
    return found


def check_mummies(view: PyramidView) -> None:
    """Three and those who turned; at the end of a stretch a mummy looks back into it."""
    turned = [player["fate"] for player in view["players"]].count("mummy")
    assert len(view["mummies"]) == 3 + turned
    for mummy in view["mummies"]:
        ends = {
            "anubis": {"a5": "north", "a10": "south"},
            "thoth": {"f5": "north", "f10": "south"},
            "horus": {"a10": "east", "f10": "west"},
        }[mummy["stretch"]]
        if mummy["space"] in ends:
            assert mummy["facing"] == ends[mummy["space"]]


def settle(state: State, notes: list[Note]) -> None:
    """At the end all players' cards and points are those they were told of."""
    check(state)
    view = cast(PyramidView, state.view(EVERYONE))
    cards = [Counter[str]() for _ in view["players"]]
    chests = [0] * len(cards)
    lying = {}
    for note in notes:
        told = {key: str(value) for key, value in note.details.items()}
        if note.kind in ("found", "secret"):
            cards[note.seat][told["card"]] += 1
        elif note.kind in ("discarded", "emptied", "warded"):
            cards[note.seat][told["card"]] -= 1
        elif note.kind == "cured":
            cards[note.seat].subtract([told["card"], told["wound"]])
        elif note.kind == "opened":
            lying[told["sarcophagus"]] = told["card"]
        elif note.kind == "took":
            cards[note.seat][lying[told["sarcophagus"]]] += 1
        elif note.kind == "won":
            cards[note.seat][f"{told['god']} idol"] += 1
        elif note.kind in ("touched", "bruised"):
            cards[note.seat]["mummy" if note.kind == "touched" else "block"] += 1
        elif note.kind in ("forced", "looks") and told["by"] in ("crowbar", "udjat"):
            cards[note.seat][told["by"]] -= 1
        elif note.kind == "chest":
            chests[note.seat] += int(told["pips"])
    out = {note.seat for note in notes if note.kind == "escaped"}
    for seat, player in enumerate(view["players"]):
        assert +cards[seat] == cards_of(player)
        assert (player["fate"] == "out") == (seat in out)
        points = worth(cards[seat]) + chests[seat] if seat in out else 0
        assert state.scores()[seat][0] == points
    assert (view["ending"] == "all lost") == (not out)


def worth(cards: Counter[str]) -> int:
    """What a player's cards are worth, chests apart, from the rulebook's words."""
    points, gods = 0, set()
    for card, count in cards.items():
        kind, _, value = card.partition(" ")
        if not count or kind == "satchel" or not value or value == "chest":
            continue
        points += count * (IDOLS[kind] if value == "idol" else int(value))
        if kind != "necklace":
            gods.add(kind if value == "idol" else GODS[kind])
    return points + BONUS[len(gods)]
