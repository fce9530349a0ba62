"""Many games at once: arrays of observations, masks and rewards, with one move made in every game at each step."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.errors import BadAction, BradshawError, quoted
from bradshaw.core.messages import message
from bradshaw.envs.play import BadSetting, Mask, Numbers, Play, PlaySettings, check_seed


class WorkerEnded(BradshawError, RuntimeError):
    """A process that plays some of the games is gone."""


class Stepped(NamedTuple):
    """What a step brought, by game. The arrays are written anew by the next step."""

    rewards: NDArray[np.float32]
    """By seat."""
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class _Arrays(NamedTuple):
    """What is shared with the processes that play."""

    actions: NDArray[np.int64]
    observations: Numbers
    masks: Mask
    actors: NDArray[np.int64]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]

    def part(self, games: slice) -> _Arrays:
        parts: list[Any] = [array[games] for array in self]
        return _Arrays(*parts)


class VectorStepper:
    """Games of one kind, side by side. A game that ends is followed by the next in the same step.

    `observations`, `masks` and `actors` are those of the seats that decide now. The games are spread over as many
    processes as there are `workers`; without any they are played in this one.
    """

    def __init__(
        self,
        game: str,
        copies: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        workers: int = 0,
        **settings: Unpack[PlaySettings],
    ) -> None:
        """The settings are `max_moves` and `rewards`, as `Play` has them."""
        if type(copies) is not int or copies < 1:
            raise BadSetting(message("envs-error-copies", copies=quoted(copies)[:40]))
        if type(workers) is not int or not 0 <= workers <= copies:
            raise BadSetting(message("envs-error-workers", workers=quoted(workers)[:40], copies=copies))
        self.play = Play(game, players, options, **settings)
        """A game with the same settings, to ask for the encoding and the players."""
        self.copies = copies
        plans = [
            ("q", (copies,)),
            ("i", (copies, self.play.encoding.size)),
            ("b", (copies, self.play.encoding.moves.size)),
            ("q", (copies,)),
            ("f", (copies, self.play.players)),
            ("?", (copies,)),
            ("?", (copies,)),
        ]
        context = multiprocessing.get_context("spawn")
        memory = [context.RawArray(_SHARED[code], int(np.prod(shape))) for code, shape in plans] if workers else None
        if memory is None:
            self._arrays = _Arrays(*(np.zeros(shape, dtype=code) for code, shape in plans))
        else:
            self._arrays = _views(memory, plans)
        self.processes: list[Any] = []
        self._pipes: list[Connection] = []
        self._group: _Group | None = None
        if not workers:
            plays = [Play(game, players, options, **settings) for _ in range(copies)]
            self._group = _Group(plays, self._arrays, 0, copies)
        for worker in range(workers):
            part = slice(copies * worker // workers, copies * (worker + 1) // workers)
            pipe, other = context.Pipe()
            process = context.Process(
                target=_work, args=(other, memory, plans, part, copies, game, players, options, settings), daemon=True
            )
            process.start()
            other.close()
            self.processes.append(process)
            self._pipes.append(pipe)
        self.reset(0)

    @property
    def observations(self) -> Numbers:
        return self._arrays.observations

    @property
    def masks(self) -> Mask:
        return self._arrays.masks

    @property
    def actors(self) -> NDArray[np.int64]:
        """The seat that decides, by game."""
        return self._arrays.actors

    def reset(self, seed: int) -> None:
        """Begin all games anew: the first with this seed, the next with the one after it, and so on as games end."""
        self._do("reset", check_seed(seed))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """Make a move in every game. Raises BadAction if one is not legal; then none is made."""
        given = np.asarray(actions)
        if given.shape != (self.copies,) or not np.issubdtype(given.dtype, np.integer):
            raise BadAction(message("envs-error-actions", copies=self.copies))
        size = self.masks.shape[1]
        known = (given >= 0) & (given < size)
        legal = known & (self.masks[np.arange(self.copies), np.where(known, given, 0)] == 1)
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise BadAction(message("envs-error-one-illegal", index=str(int(given[wrong])), game=str(wrong)))
        self._arrays.actions[:] = given
        self._do("step", 0)
        arrays = self._arrays
        return Stepped(arrays.rewards, arrays.terminated, arrays.truncated)

    def _do(self, task: str, seed: int) -> None:
        if self._group is not None:
            self._group.do(task, seed)
            return
        try:
            for pipe in self._pipes:
                pipe.send((task, seed))
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError):
            raise WorkerEnded(message("envs-error-worker")) from None

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self._pipes, self.processes = [], []

    def __enter__(self) -> VectorStepper:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


_SHARED = {"q": "q", "i": "i", "b": "b", "f": "f", "?": "B"}
"""The codes of shared memory, which has no truth values, for those of numpy."""


def _views(memory: Sequence[Any], plans: Sequence[tuple[str, tuple[int, ...]]]) -> _Arrays:
    return _Arrays(
        *(np.frombuffer(one, dtype=code).reshape(shape) for one, (code, shape) in zip(memory, plans, strict=True))
    )


class _Group:
    """Some of the games."""

    def __init__(self, plays: Sequence[Play], arrays: _Arrays, first: int, copies: int) -> None:
        self._plays = plays
        self._arrays = arrays
        self._first = first
        self._copies = copies
        self._seed = 0
        self._begun = [0] * len(plays)

    def do(self, task: str, seed: int) -> None:
        if task == "reset":
            self._seed = seed
            self._begun = [0] * len(self._plays)
            for number in range(len(self._plays)):
                self._begin(number)
        else:
            for number in range(len(self._plays)):
                self._step(number)

    def _begin(self, number: int) -> None:
        """Every game that is ever begun has a seed of its own, whichever process plays it."""
        seed = self._seed + self._first + number + self._begun[number] * self._copies
        self._begun[number] += 1
        self._plays[number].reset(seed % SEED_LIMIT)
        self._show(number)

    def _step(self, number: int) -> None:
        play, arrays = self._plays[number], self._arrays
        play.step(arrays.actions[number])
        arrays.rewards[number] = play.rewards()
        arrays.terminated[number] = play.outcome is not None
        arrays.truncated[number] = play.truncated
        if play.over:
            self._begin(number)
        else:
            self._show(number)

    def _show(self, number: int) -> None:
        play, arrays = self._plays[number], self._arrays
        arrays.actors[number] = play.actor
        arrays.observations[number] = play.observe(play.actor)
        mask = arrays.masks[number]
        mask[:] = 0
        mask[play.legal.indices()] = 1


def _work(
    pipe: Connection,
    memory: Sequence[Any],
    plans: Sequence[tuple[str, tuple[int, ...]]],
    part: slice,
    copies: int,
    game: str,
    players: int | None,
    options: Mapping[str, object] | None,
    settings: PlaySettings,
) -> None:
    """Play a part of the games until nobody asks any more."""
    plays = [Play(game, players, options, **settings) for _ in range(part.start, part.stop)]
    group = _Group(plays, _views(memory, plans).part(part), part.start, copies)
    while True:
        try:
            task, seed = pipe.recv()
        except EOFError:
            return
        group.do(task, seed)
        pipe.send(None)
