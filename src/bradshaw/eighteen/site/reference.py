"""Games of the public engine with its state after every action, compared with ours."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic

from bradshaw.core.errors import BadPosition, BradshawError
from bradshaw.core.game import Game
from bradshaw.core.messages import Message, Text, message
from bradshaw.eighteen.site.exports import Move
from bradshaw.eighteen.site.games import PublicSite, R, S


class SiteReference(ABC, Generic[S, R]):
    """What a title offers to `verify`."""

    def __init__(self, site: PublicSite[S, R]) -> None:
        self._site = site

    @abstractmethod
    def snapshots(self, played: Game[S], reader: R, moves: Sequence[Move]) -> Iterator[dict[str, Any]]:
        """The position at the start and after every move, which are made one after the other."""

    def compare(self, game: object) -> Sequence[tuple[int, int, list[Text]]]:
        snapshots = game.get("snapshots") if isinstance(game, Mapping) else None
        if not isinstance(snapshots, Sequence) or not snapshots:
            raise BadPosition(message("eighteen-reference-snapshots", game=self._site.name))
        compared: list[tuple[int, int, list[Text]]] = []
        try:
            for number, state in enumerate(self._all(game)):
                if number >= len(snapshots):
                    compared.append((number, 0, [message("eighteen-reference-no-snapshot")]))
                    continue
                found: list[Text] = list(differences("", snapshots[number], state))
                if number == 0 and found:
                    raise BadPosition(message("eighteen-reference-start", difference=found[0]))
                if number:
                    compared.append((number, 0, found))
        except BradshawError as error:
            compared.append((len(compared) + 1, 0, [error.whole]))
        return compared

    def states(self, game: object) -> Iterator[dict[str, Any]]:
        """The snapshots that our rules reach. If the file has that of the start, it must agree."""
        snapshots = game.get("snapshots") if isinstance(game, Mapping) else None
        for number, state in enumerate(self._all(game)):
            if number:
                yield state
            elif isinstance(snapshots, Sequence) and snapshots:
                for found in differences("", snapshots[0], state):
                    raise BadPosition(message("eighteen-reference-start", difference=found))

    def _all(self, game: object) -> Iterator[dict[str, Any]]:
        record = game.get("game") if isinstance(game, Mapping) else None
        played, reader = self._site.begin(record)
        return self.snapshots(played, reader, self._site.moves_of(record))


def differences(path: str, expected: Any, reached: Any) -> Iterator[Message]:
    """Everything in which two snapshots differ, in words."""
    if expected == reached:
        return
    if isinstance(expected, Mapping) and isinstance(reached, Mapping):
        for key in sorted({*expected, *reached}):
            where = f"{path}/{key}".lstrip("/")
            if key not in reached:
                yield message("core-difference", where=where, expected=repr(expected[key]), reached=None)
            elif key not in expected:
                yield message("core-difference", where=where, expected=None, reached=repr(reached[key]))
            else:
                yield from differences(where, expected[key], reached[key])
    else:
        yield message("core-difference", where=path, expected=repr(expected), reached=repr(reached))
