"""Where the bots have a form of a rule of their own, it says what the rule says."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import cast

from games.pyramid.position import at, person
from ostraka.games.pyramid.bots.ways import FAR, distances
from ostraka.games.pyramid.rules.board import ALL_SPACES, ENTRANCES, open_beside
from ostraka.games.pyramid.rules.box import BLOCKS
from ostraka.games.pyramid.rules.chapters.blocks import cut_off
from ostraka.games.pyramid.rules.chapters.equipment import curable
from ostraka.games.pyramid.rules.position import Pyramid

REMEDIES = ("antidote", "medikit", "snake", "scorpion", "crocodile", "block")


def test_distances_are_those_of_single_steps() -> None:
    rng = Random(1)
    for number in range(60):
        fallen = sum(1 << block for block in rng.sample(range(BLOCKS), number % BLOCKS))
        found = distances(fallen, (1 << ENTRANCES) - 1, 1)
        for space in range(ALL_SPACES):
            if fallen >> space & 1:
                continue
            beside = [found[there] for there in open_beside(space, fallen)]
            if space < ENTRANCES:
                assert found[space] == 1
            else:
                assert found[space] == min(FAR, 1 + min(beside, default=FAR))
            assert (found[space] == FAR) == bool(cut_off(fallen, 1 << space))


def test_wounds_that_can_be_healed_are_those_that_single_cures_heal() -> None:
    for counts in product(range(3), repeat=len(REMEDIES)):
        cards = zip(counts, REMEDIES, strict=True)
        held = ", ".join(f"{count} {name}" for count, name in cards if count)
        table = at(person("gore", "c3", held, 1), person("rice", "c3"))
        expected, healed = curable(cast(Pyramid, table.state), 0), 0
        while cures := [text for text in table.legal_texts() if text.startswith("cure ")]:
            table.say(cures[0])
            healed += 1
        assert healed == expected
