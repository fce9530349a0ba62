"""One game in numbers: moves by index, observations as arrays, rewards at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

from bradshaw.core.action import Action
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.encoding import Encoding, LegalMoves
from bradshaw.core.errors import BadAction, BadOption, BadPlayers, BradshawError, quoted
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.core.messages import message
from bradshaw.core.outcome import Outcome
from bradshaw.core.registry import title as title_of
from bradshaw.core.state import State

Numbers: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]

WIN: Final = "win"
SCORE: Final = "score"
SHARE: Final = "share"
REWARDS: Final = (WIN, SHARE, SCORE)
"""What the end of a game is worth: see `Play.rewards`."""


class NoEncoding(BradshawError):
    """A game that has no form in numbers."""


class BadSetting(BradshawError):
    """A setting that an environment cannot have."""


class PlaySettings(TypedDict, total=False):
    """What a game can be played with besides its players and options: see `Play`."""

    max_moves: int | None
    rewards: str | None


class Play:
    """A game of any title that has an encoding, one after the other: `reset` begins the next."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        max_moves: int | None = None,
        rewards: str | None = None,
    ) -> None:
        """The fewest players that the game has, but two where it can be played alone, unless told otherwise.

        After `max_moves` moves a game is broken off. `rewards` is one of REWARDS; alone "score", else "win".
        """
        self.title = title_of(game)
        encoding = self.title.encoding()
        if encoding is None:
            raise NoEncoding(message("envs-error-no-encoding", game=self.title.name))
        self.encoding: Encoding[Any] = encoding
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(message("envs-error-options"))
        if players is None:
            players = max(self.title.players[0], min(2, self.title.players[-1]))
        if type(players) is not int:
            raise BadPlayers(message("envs-error-players", players=quoted(players)[:40]))
        if max_moves is not None and (type(max_moves) is not int or max_moves < 1):
            raise BadSetting(message("envs-error-max-moves", moves=quoted(max_moves)[:40]))
        if rewards is None:
            rewards = WIN if players > 1 else SCORE
        if rewards not in REWARDS:
            raise BadSetting(message("envs-error-rewards", rewards=quoted(rewards)[:40], known=REWARDS))
        self.players = players
        self.names = tuple(f"player_{seat}" for seat in range(max(0, players)))
        self.max_moves = max_moves
        self.kind_of_rewards = rewards
        self._options = dict(options or {})
        self.seed = 0
        self.moves = 0
        """How many moves have been made."""
        self.outcome: Outcome | None = None
        self.state: State
        self.actor: int
        """The seat that decides, or NOBODY."""
        self.legal: LegalMoves
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Set up a game, as `bradshaw.new_game` does with the same seed."""
        game: Game[Any] = Game(self.title, self.names, seed, self._options)
        self.seed = seed
        self.state = game.state
        self.moves = 0
        self._look()

    def _look(self) -> None:
        frame = self.state.frames[-1]
        self.actor = frame.actor(self.state)
        self.outcome = self.title.outcome(self.state)
        self.legal = LegalMoves() if self.actor == NOBODY else self.encoding.moves.legal(frame.choices(self.state))

    @property
    def truncated(self) -> bool:
        """Whether the game was broken off because it took too long."""
        return self.outcome is None and self.max_moves is not None and self.moves >= self.max_moves

    @property
    def over(self) -> bool:
        return self.outcome is not None or self.truncated

    def action(self, index: object) -> Action:
        """The action of a legal index. Raises BadAction for any other."""
        try:
            number = int(index)  # type: ignore[call-overload]
            whole = bool(number == index)
        except (TypeError, ValueError):
            number, whole = -1, False
        if not whole or not 0 <= number < self.encoding.moves.size:
            raise BadAction(
                message("envs-error-index", index=quoted(index)[:40], most=str(self.encoding.moves.size - 1))
            )
        action = self.legal.action(number)
        if action is None:
            raise BadAction(message("envs-error-illegal", index=str(number), move=self.encoding.moves.name(number)))
        return action

    def step(self, index: object) -> None:
        """Make the move of an index. Raises BadAction if it is not legal; then nothing has changed."""
        action = self.action(index)
        advance(self.state, action, SILENCE)
        self.moves += 1
        self._look()

    def observe(self, seat: int) -> Numbers:
        """What a seat knows of the position."""
        title, state = self.title, self.state
        hidden = title.secrets(state, seat)
        seen = title.guess(state, hidden) if hidden else state
        return np.array(self.encoding.observe(seen, seat, self.players, hidden), dtype=np.int32)

    def mask(self, seat: int) -> Mask:
        """1 for each move that is legal for a seat now."""
        mask = np.zeros(self.encoding.moves.size, dtype=np.int8)
        if seat == self.actor and not self.over:
            mask[self.legal.indices()] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; 0 before it, and if the game was broken off.

        "win": 1 for the winner, and -1 for all the others together; a shared victory shares both, so the sum is 0.
        "share": the share of all players' scores. "score": the score itself.
        """
        outcome, players = self.outcome, self.players
        if outcome is None:
            return [0.0] * players
        if self.kind_of_rewards == SCORE:
            return [float(score) for score in outcome.scores]
        if self.kind_of_rewards == SHARE:
            whole = sum(max(0, score) for score in outcome.scores)
            return [max(0, score) / whole if whole else 1 / players for score in outcome.scores]
        won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players)]
        return [(players * share - 1) / (players - 1) for share in won] if players > 1 else won


def bounds(encoding: Encoding[Any]) -> tuple[Numbers, Numbers]:
    """The lowest and the highest value of each number of an observation."""
    lows = [field.low for field in encoding.fields for _ in range(field.size)]
    highs = [field.high for field in encoding.fields for _ in range(field.size)]
    return np.array(lows, dtype=np.int32), np.array(highs, dtype=np.int32)


def scaled(encoding: Encoding[Any], observations: NDArray[Any]) -> NDArray[np.float32]:
    """Observations, one or many, divided by the units of their fields, so that most values are between -1 and 1."""
    units = np.array([field.unit for field in encoding.fields for _ in range(field.size)], dtype=np.float32)
    return (observations / units).astype(np.float32)


def check_seed(seed: object) -> int:
    """A seed from outside. Raises BadOption."""
    number = int(seed) if isinstance(seed, int | np.integer) and not isinstance(seed, bool) else -1
    if not 0 <= number < SEED_LIMIT:
        raise BadOption(message("core-error-seed", most=str(SEED_LIMIT - 1)))
    return number
