"""Environments for learners: PettingZoo's own tests, and the same game as at a table."""

from __future__ import annotations

import sys
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import kit
from ostraka import rl
from ostraka.core.chance import seeded
from ostraka.core.errors import BadOption, BadSeats, IllegalAction, MissingExtra, NoSuchAction
from ostraka.core.play import Game
from ostraka.core.table import Table

every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])
every_table = pytest.mark.parametrize(("game", "seats"), kit.TABLES, ids=kit.TABLE_NAMES)


def finish(env: rl.env, seed: int) -> dict[str, float]:
    """Play a random game to the end; what everybody is rewarded with."""
    rng = Random(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        assert seen is not None
        rewards[agent] += reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


# PettingZoo warns environments that give masks with the observation, as it recommends, unless the
# environment is one of its own; and of the empty masks of agents whose game is over.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_game
def test_it_passes_the_tests_of_pettingzoo(game: Game) -> None:
    api_test(rl.env(game.key, game.seats[-1], render_mode="ansi"), num_cycles=100)
    seed_test(lambda: rl.env(game.key, game.seats[0]), num_cycles=50)


@every_table
def test_it_is_the_same_game_as_at_a_table(game: Game, seats: int) -> None:
    every = kit.every_option(game)
    for number, options in enumerate(every[:: 1 + len(every) // 3]):
        env = rl.env(game.key, seats, options)
        env.reset(seed=number)
        table = Table(game, seats, options, chance=seeded(str(number)))
        rng = Random(number)
        while table.actor >= 0:
            assert env.agent_selection == f"player_{table.actor + 1}"
            seen, _, ended, _, _ = env.last()
            assert seen is not None and not ended
            allowed = np.flatnonzero(seen["action_mask"]).tolist()
            texts = [env.sentence(action) for action in allowed]
            assert sorted(texts) == sorted(table.legal_texts())
            if rng.random() < 0.1:
                assert env.observation_space(env.agent_selection).contains(seen)
                rival = (table.actor + 1) % seats
                other = env.observe(f"player_{rival + 1}")
                expected = env.coding.vector(table.view(rival)).values
                assert np.array_equal(other["observation"], np.array(expected, np.float32))
                assert not other["action_mask"].any(), "nothing is legal for who does not act"
            chosen = rng.randrange(len(allowed))
            env.step(allowed[chosen])
            table.act(table.actor, texts[chosen])
        closing = table.journal.closing
        assert closing is not None and all(env.terminations.values())
        for seat, agent in enumerate(env.agents):
            assert env.infos[agent] == {
                "points": closing.points[seat],
                "place": closing.places[seat],
                "ending": closing.ending,
            }


@every_table
def test_rewards_add_up_to_nothing(game: Game, seats: int) -> None:
    for reward in ("win", "points"):
        env = rl.env(game.key, seats, reward=reward)
        rewards = finish(env, seats)
        assert env.agents == []
        assert sum(rewards.values()) == pytest.approx(0)
        if reward == "win":
            assert max(rewards.values()) <= 1 - 1 / seats + 1e-9


def test_a_win_is_worth_the_share_of_it_above_the_mean() -> None:
    env = rl.env("tutankhamun", 3, {"laying": "shuffled"})
    places = {}
    for seed in range(5):
        rewards = finish(env, seed)
        places[seed] = sorted(round(reward, 4) for reward in rewards.values())
    assert set(map(tuple, places.values())) <= {
        (-0.3333, -0.3333, 0.6667), (-0.3333, 0.1667, 0.1667), (0, 0, 0),
    }  # fmt: skip


def test_points_are_those_of_the_game_less_their_mean() -> None:
    env = rl.env("thebes", 2, reward="points")
    rng = Random(2)
    env.reset(seed=2)
    while not env.terminations[env.agent_selection]:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    points = {agent: env.infos[agent]["points"] for agent in env.agents}
    mean = sum(points.values()) / 2
    assert env.rewards == {agent: points[agent] - mean for agent in env.agents}


def test_the_same_seed_is_the_same_game_and_no_seed_goes_on() -> None:
    def first(env: rl.env, seed: int | None) -> bytes:
        env.reset(seed=seed)
        return env.observe("player_1")["observation"].tobytes()

    env = rl.env("thebes", 2)
    one, two, three = first(env, 1), first(env, None), first(env, 2)
    assert len({one, two, three}) == 3
    assert [first(env, 1), first(env, None)] == [one, two]


def test_an_illegal_action_is_refused_with_what_is_possible() -> None:
    env = rl.env("tutankhamun", 2, {"laying": "shuffled"})
    stop = next(number for number in range(67) if env.sentence(number) == "stop")
    with pytest.raises(IllegalAction, match="“stop” is not possible now; possible is"):
        env.step(stop)
    for wrong in (-1, 67, None):
        with pytest.raises(NoSuchAction):
            env.step(wrong)
    assert not any(env.terminations.values()), "nothing has happened"


def test_whoever_wants_illegal_actions_to_end_the_game_wraps_it() -> None:
    env = TerminateIllegalWrapper(rl.env("tutankhamun", 2), illegal_reward=-1)
    env.reset(seed=1)
    culprit = env.agent_selection
    seen = env.observe(culprit)
    assert seen is not None
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[culprit] == -1


def test_it_can_be_looked_at() -> None:
    env = rl.env("tutankhamun", 2, render_mode="ansi")
    assert "player_2" in str(env.render())
    finish(env, 1)
    assert "player_2" in str(env.render()), "also when the game is over"
    assert rl.env("tutankhamun", 2).render() is None


def test_what_there_is_not_is_said_in_a_sentence() -> None:
    with pytest.raises(BadSeats, match="for 2 to 4 seats, not 5"):
        rl.env("thebes", 5)
    with pytest.raises(BadOption, match="no option “tempo” in Thebes"):
        rl.env("thebes", 2, {"tempo": "fast"})
    with pytest.raises(BadOption, match="no reward “fame”; there is win or points"):
        rl.env("thebes", 2, reward="fame")
    with pytest.raises(BadOption, match="no render mode “human”; there is ansi"):
        rl.env("thebes", 2, render_mode="human")


def test_without_the_extra_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ostraka.rl")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"needs pettingzoo: pip install 'ostraka\[rl\]'\."):
        __import__("ostraka.rl")
