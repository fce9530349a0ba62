"""Games of the public engine with its state after every action, compared with ours."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic

from bradshaw.core.errors import BadPosition, BradshawError
from bradshaw.core.game import Game
from bradshaw.eighteen.site.exports import Move
from bradshaw.eighteen.site.games import PublicSite, R, S


class SiteReference(ABC, Generic[S, R]):
    """What a title offers to `verify`."""

    def __init__(self, site: PublicSite[S, R]) -> None:
        self._site = site

    @abstractmethod
    def snapshots(self, played: Game[S], reader: R, moves: Sequence[Move]) -> Iterator[dict[str, Any]]:
        """The position at the start and after every move, which are made one after the other."""

    def compare(self, game: object) -> Sequence[tuple[int, int, list[str]]]:
        snapshots = game.get("snapshots") if isinstance(game, Mapping) else None
        if not isinstance(snapshots, Sequence) or not snapshots:
            raise BadPosition(f"A reference game of {self._site.name} has its snapshots under “snapshots”.")
        compared: list[tuple[int, int, list[str]]] = []
        try:
            for number, state in enumerate(self._all(game)):
                if number >= len(snapshots):
                    compared.append((number, 0, ["there is no snapshot of this move"]))
                    continue
                found = list(differences("", snapshots[number], state))
                if number == 0 and found:
                    raise BadPosition(f"The start differs: {found[0]}")
                if number:
                    compared.append((number, 0, found))
        except BradshawError as error:
            compared.append((len(compared) + 1, 0, [str(error)]))
        return compared

    def states(self, game: object) -> Iterator[dict[str, Any]]:
        """The snapshots that our rules reach. If the file has that of the start, it must agree."""
        snapshots = game.get("snapshots") if isinstance(game, Mapping) else None
        for number, state in enumerate(self._all(game)):
            if number:
                yield state
            elif isinstance(snapshots, Sequence) and snapshots:
                for found in differences("", snapshots[0], state):
                    raise BadPosition(f"The start differs: {found}")

    def _all(self, game: object) -> Iterator[dict[str, Any]]:
        record = game.get("game") if isinstance(game, Mapping) else None
        played, reader = self._site.begin(record)
        return self.snapshots(played, reader, self._site.moves_of(record))


def differences(path: str, expected: Any, reached: Any) -> Iterator[str]:
    """Everything in which two snapshots differ, in words."""
    if isinstance(expected, Mapping) and isinstance(reached, Mapping):
        for key in sorted({*expected, *reached}):
            where = f"{path}/{key}".lstrip("/")
            if key not in reached:
                yield f"{where}: expected {expected[key]!r}, reached nothing"
            elif key not in expected:
                yield f"{where}: expected nothing, reached {reached[key]!r}"
            else:
                yield from differences(where, expected[key], reached[key])
    elif expected != reached:
        yield f"{path}: expected {expected!r}, reached {reached!r}"
