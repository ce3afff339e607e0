"""What a seat sees, as numbers for learners; docs/rl.md explains every block."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import View
from ostraka.core.vector import Vector
from ostraka.games.pyramid.rules.board import FORWARD, LENGTH, NUMBERED, PATH, SARCOPHAGI, SPACES
from ostraka.games.pyramid.rules.box import (
    ADVENTURERS,
    ANTIDOTE,
    BACKS,
    CARDS,
    DECKS,
    DICE,
    GODS,
    IDOL,
    MOST,
    STRETCHES,
    TREASURE,
    VALUE,
)
from ostraka.games.pyramid.rules.chapters.foresight import OMENS
from ostraka.games.pyramid.rules.seats import FATES
from ostraka.games.pyramid.rules.steps import JOBS, PHASES, TASKS
from ostraka.games.pyramid.rules.view import PlayerView, PyramidView

PIPS: Final = [str(pips) for pips in range(1, 7)]
STATES: Final = ["closed", "read", "open", "empty"]
STEPS: Final = [f"{STRETCHES[at // LENGTH]} {SPACES[space]}" for at, space in enumerate(PATH)]
"""The corridor as mummies walk it: its corners belong to two stretches."""
WOUNDS: Final = CARDS[:ANTIDOTE]
EQUIPMENT: Final = CARDS[ANTIDOTE:IDOL]
TREASURES: Final = CARDS[TREASURE:]

# What numbers are a share of.
ROUNDS: Final = 36
ALIKE: Final = 6
ACTIONS: Final = 6
LEVEL: Final = 5
WORTH: Final = 8  # points of a treasure
CHESTS: Final = 24  # points of all chests
DECK: Final = 18


def fill(vector: Vector, view: View) -> None:
    """The table, the players, the seat's own secrets, and the pyramid."""
    seen = cast(PyramidView, view)
    vector.choice("task", TASKS, seen["task"])
    vector.choice("phase", PHASES, seen["phase"])
    vector.seat("asked", seen["asked"])
    vector.seat("turn", seen["turn"])
    vector.seat("keeper", seen["keeper"])
    vector.number("alternative mummies", seen["options"]["mummies"] == "alternative")
    vector.number("total secrecy", seen["options"]["secrecy"] == "total")
    vector.number("touch each round", seen["options"]["staying"] == "each_round")
    vector.number("looks at any moment", seen["options"]["foresight"] == "any_moment")
    vector.number("draw first", seen["options"]["thirteenth"] == "after_draw")
    vector.number("round", seen["round"], ROUNDS)
    vector.choices("dice", DICE, PIPS, [str(pips) if pips else None for pips in seen["dice"]])
    vector.choice("attempt", GODS, seen["attempt"])
    vector.choice("grave", SARCOPHAGI, seen["grave"])
    vector.choice("fresh", CARDS, seen["fresh"]["card"] if seen["fresh"] is not None else None)
    vector.number("packed", seen["packed"])
    jobs = [line["job"] for line in seen["agenda"]]
    vector.numbers("agenda", JOBS, [jobs.count(job) for job in JOBS], ALIKE)
    for seat in vector.players():
        vector.about(seat)
        fill_player(vector, seen["players"][seat])
    vector.about_all()
    own = seen["players"][vector.you]
    vector.counts("own cards", CARDS, own["cards"] or {}, ALIKE)
    packed = [name for names in (own["packed"] or {}).values() for name in names]
    vector.numbers("own satchels", TREASURES, [packed.count(name) for name in TREASURES], 2)
    fill_pyramid(vector, seen)


def fill_player(vector: Vector, player: PlayerView) -> None:
    """An adventurer and all their open cards."""
    vector.choice("adventurer", ADVENTURERS, player["adventurer"])
    vector.choice("space", SPACES, player["space"])
    vector.choice("fate", FATES, player["fate"])
    vector.number("used", player["used"])
    vector.number("level", player["level"], LEVEL)
    vector.number("actions", player["actions"], ACTIONS)
    vector.number("load", player["load"], MOST)
    vector.counts("equipment", EQUIPMENT, player["equipment"], 2)
    vector.flags("idols", GODS, player["idols"])
    vector.counts("wounds", WOUNDS, player["wounds"], ALIKE)
    vector.counts("hidden", BACKS, player["hidden"], ALIKE)
    vector.number("satchels", sum([len(names) for names in player["satchels"].values()]), 4)
    vector.number("chests", sum(player["chests"].values()), 4)
    vector.number("prised", player["prised"], CHESTS)


def fill_pyramid(vector: Vector, seen: PyramidView) -> None:
    """Mummies, sarcophagi, idols, decks and blocks."""
    ahead, back, lying = [0] * len(PATH), [0] * len(PATH), [0] * len(PATH)
    for mummy in seen["mummies"]:
        stretch = STRETCHES.index(mummy["stretch"])
        step = STEPS.index(f"{mummy['stretch']} {mummy['space']}")
        if mummy["lying"]:
            lying[step] += 1
        elif mummy["facing"] == FORWARD[stretch]:
            ahead[step] += 1
        else:
            back[step] += 1
    vector.numbers("mummies forward", STEPS, ahead, 2)
    vector.numbers("mummies back", STEPS, back, 2)
    vector.numbers("mummies lying", STEPS, lying, 2)
    graves = seen["sarcophagi"]
    vector.choices("sarcophagi", SARCOPHAGI, STATES, [grave["state"] for grave in graves])
    worth = [VALUE[CARDS.index(grave["card"])] if grave["card"] else 0 for grave in graves]
    vector.numbers("buried", SARCOPHAGI, worth, WORTH)
    vector.flags("idols", GODS, [idol["god"] for idol in seen["idols"]])
    vector.counts("decks", DECKS, seen["decks"], DECK)
    vector.counts("pile", CARDS, seen["pile"], ALIKE)
    vector.flags("blocks", NUMBERED, [NUMBERED[block - 1] for block in seen["blocks"]])
    omen = seen["omen"]
    vector.choice("omen", OMENS, omen["state"])
    vector.seat("seer", omen["seer"])
    aside, returned = omen["aside"], omen["returned"]
    vector.choice("block aside", NUMBERED, NUMBERED[aside - 1] if aside is not None else None)
    vector.choice("not aside", NUMBERED, NUMBERED[returned - 1] if returned is not None else None)
