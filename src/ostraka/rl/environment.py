"""A game as a PettingZoo environment in which agents act one after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from rich.console import Console

from ostraka import games
from ostraka.core.errors import BadOption, BadSeats, IllegalAction, NoSuchAction, quoted
from ostraka.core.play import CHANCE, OVER, WATCHER, Action, Bot, Seat, places
from ostraka.core.table import NO_VIEW, settle
from ostraka.rl.coding import Coding, Observation

REWARDS = ("win", "points")
RENDER_MODES = ("ansi",)
WIDTH = 120
"""Letters on a line of a rendered table."""


class Environment(AECEnv[str, Observation, int | None]):
    """One table. Chance acts by itself between the agents' steps, from the environment's own random
    stream. A player who is out stays an agent, but is not asked again before the end."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = games.game(game)
        if seats not in self.game.seats:
            raise BadSeats(self.game.title, self.game.seats, seats)
        if reward not in REWARDS:
            raise BadOption(f"reward {quoted(reward)}", REWARDS)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render mode {quoted(render_mode)}", RENDER_MODES)
        self.options = settle(self.game, options or {})
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"ostraka_{game}_v{self.game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.coding = Coding(self.game, seats)
        self.possible_agents = [f"player_{seat + 1}" for seat in range(seats)]
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: self._observation_space() for agent in self.possible_agents
        }
        self._rng = Random()
        self.reset()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed it is the same game as long as the agents do the same. `options`
        are PettingZoo's and unused: those of the table are fixed."""
        if seed is not None:
            self._rng = Random(f"{seed}/chance")
        self._state = self.game.setup(len(self.possible_agents), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        vars(self).pop("_skip_agent_selection", None)  # if the last game was abandoned at its end
        self._go_on()

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is, and whatever chance does after it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._state.apply(self._checked(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the seat of an agent sees; its mask is empty unless it acts."""
        seat = self._seat(agent)
        legal = self._legal if seat == self._state.actor() else []
        return self.coding.observation(self._state.view(seat), legal)

    def ask(self, bot: Bot, clock: float) -> int:
        """What a bot would do for the agent whose turn it is: an opponent to learn against. It sees
        only what the seat sees."""
        view = NO_VIEW if bot.blind else self._state.view(self._state.actor())
        return self.coding.number(bot.choose(view, self._legal[:], clock))

    def sentence(self, action: int) -> str:
        """What an action says, as in “dig b2”."""
        return self.game.notation.text(self.coding.actions[action])

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it, as lines for a terminal."""
        if self.render_mode is None:
            return None
        seat = self._state.actor() if self._legal else WATCHER
        console = Console(file=StringIO(), width=WIDTH, force_terminal=True)
        terminal = games.part(self.game.key, "ui.terminal")
        with console.capture() as drawn:
            console.print(terminal.draw(self._state.view(seat), self.possible_agents, False))
        return drawn.get()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _go_on(self) -> None:
        """Let chance act, then ask the next agent or settle the game."""
        state = self._state
        while (actor := state.actor()) == CHANCE:
            state.apply(state.sample(self._rng))
        self._legal: list[Action] = []
        if actor == OVER:
            self._settle()
        else:
            self._legal = state.legal()
            self.agent_selection = self.possible_agents[actor]

    def _settle(self) -> None:
        """Give all agents their rewards and infos at the end of the game."""
        scores, ending = self._state.scores(), self._state.ending()
        ranks = places(scores, ending in self.game.lost)
        points = [score[0] for score in scores]
        worth = points if self.reward == "points" else _shares(ranks)
        mean = sum(worth) / len(worth)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = worth[seat] - mean
            self.infos[agent] = {"points": points[seat], "place": ranks[seat], "ending": ending}
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def _checked(self, action: int | None) -> Action:
        """The game's action behind an agent's number, if it may be chosen now."""
        if action is None or not 0 <= action < len(self.coding.actions):
            raise NoSuchAction(str(action))
        found = self.coding.actions[action]
        if found not in self._legal:
            texts = [self.game.notation.text(each) for each in self._legal]
            raise IllegalAction(self.game.notation.text(found), texts)
        return found

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(len(self.coding.actions))

    def _observation_space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (len(self.coding.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.coding.actions),), np.int8),
            }
        )


def _shares(ranks: list[int]) -> list[float]:
    """What everybody has of the win; one that n share counts 1/n for each."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
