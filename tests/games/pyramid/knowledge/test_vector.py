"""What learners are told of The Pyramid of Horus."""

from __future__ import annotations

import pytest

import kit
from games.pyramid.position import at, person


def test_faces_are_their_owners_alone() -> None:
    table = at(
        person("gore", "c3", "satchel 1 [sand 2; sand 2], 2 snake, horus 8", actions=3),
        person("wahab", "a8", "thoth idol"),
    )
    own, other = kit.numbers(table, 0), kit.numbers(table, 1)
    assert own["own cards: horus 8"] == pytest.approx(1 / 6) and own["own satchels: sand 2"] == 1
    assert not any(value for name, value in other.items() if name.startswith("own "))
    for seen, who in ((own, "you"), (other, "second")):
        assert seen[f"{who} adventurer: gore"] == seen[f"{who} space: c3"] == 1
        assert seen[f"{who} hidden: horus"] == pytest.approx(1 / 6)
        assert seen[f"{who} wounds: snake"] == pytest.approx(2 / 6)
        assert (seen[f"{who} satchels"], seen[f"{who} actions"]) == (0.5, 0.5)
    assert own["second idols: thoth"] == 1 and own["idols: thoth"] == 0 and own["idols: horus"] == 1


def test_mummies_stand_on_their_stretch_and_look_somewhere() -> None:
    people = person("gore", "c3"), person("wahab", "c3")
    seen = kit.numbers(at(*people, mummies="a10 s, a10 e, f6 n lying"), 0)
    assert seen["mummies back: anubis a10"] == seen["mummies forward: horus a10"] == 0.5
    assert seen["mummies lying: thoth f6"] == 0.5 and seen["mummies forward: thoth f6"] == 0


def test_blocks_and_sarcophagi() -> None:
    people = person("gore", "c3"), person("wahab", "c3")
    graves = {"horus-2": "horus 6", "thoth-1": "empty"}
    seen = kit.numbers(at(*people, blocks=[1, 5], graves=graves), 0)
    assert [space for space in ("b1", "c1", "b2", "c2") if seen[f"blocks: {space}"]] == ["b1", "b2"]
    assert seen["sarcophagi: horus-2 open"] == seen["sarcophagi: thoth-1 empty"] == 1
    assert seen["sarcophagi: anubis-1 closed"] == 1
    assert (seen["buried: horus-2"], seen["buried: thoth-1"]) == (6 / 8, 0)
