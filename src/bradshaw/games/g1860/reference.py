"""Games of the public engine with its state after every action, compared with ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bradshaw.core.errors import BadPosition, BradshawError
from bradshaw.core.game import Game
from bradshaw.eighteen.site import Move
from bradshaw.games.g1860.deeds import deed
from bradshaw.games.g1860.public_site import PublicSite
from bradshaw.games.g1860.snapshot import Writer
from bradshaw.games.g1860.state import Isle


class IsleReference:
    """What the title offers to `verify`."""

    def __init__(self, site: PublicSite) -> None:
        self._site = site

    def compare(self, game: object) -> Sequence[tuple[int, int, list[str]]]:
        snapshots = game.get("snapshots") if isinstance(game, Mapping) else None
        if not isinstance(snapshots, Sequence) or not snapshots:
            raise BadPosition("A reference game of 1860 has its snapshots under “snapshots”.")
        compared: list[tuple[int, int, list[str]]] = []
        try:
            for number, state in enumerate(self._all_states(game)):
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
        return (state for number, state in enumerate(self._all_states(game)) if number)

    def _all_states(self, game: object) -> Iterator[dict[str, Any]]:
        """The position at the start and after every move."""
        record = game.get("game") if isinstance(game, Mapping) else None
        played, reader = self._site.begin(record)
        moves = self._site.moves_of(record)
        writer = Writer(reader.ids, reader.labels)
        yield writer.write(played.state, 0)
        before = played.state
        for number, move in enumerate(self._site.play(played, reader, moves), start=1):
            state = writer.write(played.state, number)
            told = self._deed(before, played, move)
            if told is not None:
                state["d"] = told
            yield state
            before = played.state

    def _deed(self, before: Isle, played: Game[Isle], move: Move) -> dict[str, Any] | None:
        return deed(before, played.state, played.played[-1].action, move.action)


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
