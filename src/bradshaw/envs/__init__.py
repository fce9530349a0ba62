"""Environments for programs that learn: every game that has an encoding, by the interface of PettingZoo.

>>> from bradshaw.envs import env
>>> game = env("emubay", players=3)
>>> game.reset(seed=7)
>>> observation, reward, terminated, truncated, info = game.last()
>>> game.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('player_0', (427,), 7)
>>> game.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

try:
    from bradshaw.envs.environment import RENDER_MODES, BradshawEnv, env, raw_env
    from bradshaw.envs.play import REWARDS, Play, scaled
    from bradshaw.envs.stepper import Stepped, VectorStepper
except ModuleNotFoundError as error:
    if error.name is None or error.name.partition(".")[0] not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    needs = f"bradshaw.envs needs {error.name}, which comes with the extra envs: pip install 'bradshaw[envs]'"
    raise ModuleNotFoundError(needs, name=error.name) from None

__all__ = ["RENDER_MODES", "REWARDS", "BradshawEnv", "Play", "Stepped", "VectorStepper", "env", "raw_env", "scaled"]
