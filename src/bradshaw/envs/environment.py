"""The environment of PettingZoo: agents take turns (AEC), and each observation says which moves are legal."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any, Final, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.errors import quoted
from bradshaw.core.log import NOBODY
from bradshaw.core.messages import message
from bradshaw.core.view import View
from bradshaw.envs.play import BadSetting, Play, PlaySettings, bounds, check_seed

RENDER_MODES: Final = ("human", "ansi", "svg")
TERMINAL_WIDTH: Final = 120
ILLEGAL: Final = -1.0
"""The reward of an agent that made an illegal move, by which the game ends."""


def env(game: str, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment as PettingZoo's own are wrapped: an illegal move loses, and steps come in their order.

    The settings are those of `BradshawEnv`.
    """
    wrapped: Any = raw_env(game, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class BradshawEnv(AECEnv[str, dict[str, Any], int], EzPickle):
    """A game of any title that has an encoding. An illegal move is an error (BadAction) that changes nothing."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        **settings: Unpack[PlaySettings],
    ) -> None:
        """The settings are `max_moves` and `rewards`, as `Play` has them.

        Render modes: "ansi" and "svg" give a string, "human" prints.
        """
        EzPickle.__init__(self, game, players, options, render_mode=render_mode, **settings)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadSetting(message("envs-error-render-mode", mode=quoted(render_mode)[:40], known=RENDER_MODES))
        self.play = Play(game, players, options, **settings)
        encoding = self.play.encoding
        self.metadata: dict[str, Any] = {
            "name": f"{self.play.title.id}_v{encoding.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.play.names)
        self.agents = self.possible_agents[:]
        low, high = bounds(encoding)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: Discrete(encoding.moves.size) for agent in self.possible_agents}
        self._observations = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.int32),
                    "action_mask": Box(0, 1, (encoding.moves.size,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()
        self._begin()

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed gives the game that it gives everywhere in Bradshaw, and decides which games follow."""
        if seed is not None:
            number = check_seed(seed)
            self._seeds = np.random.default_rng(number)
        else:
            number = int(self._seeds.integers(SEED_LIMIT))
        self.play.reset(number)
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and its legal moves: none unless it decides."""
        seat = self._seats[agent]
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        play.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, play.rewards(), strict=True))
        if play.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif play.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        following = play.actor if play.actor != NOBODY else (self._seats[agent] + 1) % play.players
        self.agent_selection = self.possible_agents[following]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as everybody may see it."""
        if self.render_mode is None:
            return None
        title, state = self.play.title, self.play.state
        view = title.view(state, self.play.names, title.secrets(state, NOBODY))
        if self.render_mode == "svg":
            from bradshaw.render.position import draw_position

            return draw_position(view, title=title.name)
        text = _as_text(view)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


raw_env = BradshawEnv


def _as_text(view: View) -> str:
    from rich.console import Console

    from bradshaw.render.text import draw_view

    console = Console(file=StringIO(), force_terminal=True, width=TERMINAL_WIDTH, color_system="truecolor")
    with console.capture() as captured:
        console.print(draw_view(view, console))
    return captured.get()
