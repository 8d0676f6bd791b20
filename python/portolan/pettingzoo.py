"""Both games for PettingZoo: ``pettingzoo.make("aec", "portolan/ostia-v0", players=4)`` after ``import portolan.pettingzoo``.

One step is one pick. The mask of each agent lies in ``infos[agent]["action_mask"]``; only that of the agent that is asked
has options.
"""

from __future__ import annotations

from typing import Any, Callable, Mapping

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.env_registry import register
from pettingzoo.utils import wrappers

from . import OPTIONS, State, games

__all__ = ["Env", "oltre_mare", "ostia"]

#: What a step was worth to each agent, from the match before it, the action if one was complete, and the match after it.
Reward = Callable[[State, "str | None", State], "list[float]"]


class Env(AECEnv, EzPickle):
    """A match as an AEC environment: agents ``seat_0`` to ``seat_4``, 128 actions, observations as bytes.

    ``reward`` is ``"win"``, ``"margin"``, or a function of the match before a step, the action in notation if the step has
    completed one, and the match after it, which returns a number for each seat.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        reward: str | Reward = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, players, options=options, edition=edition, reward=reward, max_cycles=max_cycles, render_mode=render_mode
        )
        super().__init__()
        if isinstance(reward, str) and reward not in ("win", "margin"):
            raise ValueError(f"there is no reward {reward!r}; there are win and margin, or a function")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(self.metadata['render_modes'])}")
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.game, self.options, self.edition, self.reward = game, options, edition, reward
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self._players, self._seed = players, 0
        self.match = State(game, players, options=options, edition=edition)
        size = self.match.observation().size
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: spaces.Box(0, 255, (size,), np.uint8) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(OPTIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (players * size,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals a match: the one of this seed, or the next one."""
        self._seed = self._seed + 1 if seed is None else seed
        self.match = State(self.game, self._players, seed=self._seed, options=self.options, edition=self.edition)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._ask()

    def _ask(self) -> None:
        seat = self.match.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        for agent, info in self.infos.items():
            asked = seat is not None and agent == self.agent_selection
            info["action_mask"] = self.match.mask() if asked else np.zeros(OPTIONS, np.int8)

    def observe(self, agent: str) -> np.ndarray:
        return self.match.observation(self.possible_agents.index(agent))

    def state(self) -> np.ndarray:
        """What all seats know together."""
        return np.concatenate([self.match.observation(seat) for seat in range(self._players)])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        if action is None:
            raise ValueError(f"{agent}: None, expected an option of its mask")
        before = self.match.clone() if callable(self.reward) else self.match
        done = self.match.pick(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._worth(before, done)))
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.match.over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _worth(self, before: State, action: str | None) -> list[float]:
        if callable(self.reward):
            return [float(worth) for worth in self.reward(before, action, self.match)]
        if not self.match.over or self.reward == "win":
            return self.match.rewards
        scores = self.match.scores or []
        return [score - (sum(scores) - score) / max(len(scores) - 1, 1) for score in scores]

    def render(self) -> str | np.ndarray | None:
        """``ansi``: the seat that is asked sees this. ``rgb_array``: its bytes as squares, the brighter the larger."""
        seat = self.match.seat
        if self.render_mode == "rgb_array":
            row = self.match.observation(seat or 0)
            width = 48
            squares = np.zeros(-(-row.size // width) * width, np.uint8)
            squares[: row.size] = np.minimum(row.astype(np.uint16) * 24, 255)
            grey = np.kron(squares.reshape(-1, width), np.ones((8, 8), np.uint8))
            return np.repeat(grey[:, :, None], 3, axis=2)
        text = self.match.text(seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _wrapped(game: str, **kwargs: Any) -> AECEnv:
    env: Any = Env(game, **kwargs)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def oltre_mare(**kwargs: Any) -> AECEnv:
    """Oltre Mare, with the usual wrappers: an option beyond the mask ends the match with -1."""
    return _wrapped("oltre-mare", **kwargs)


def ostia(**kwargs: Any) -> AECEnv:
    """Ostia, with the usual wrappers: an option beyond the mask ends the match with -1."""
    return _wrapped("ostia", **kwargs)


for _game in games():
    register("aec", f"portolan/{_game}-v0", f"portolan.pettingzoo:{_game.replace('-', '_')}")
