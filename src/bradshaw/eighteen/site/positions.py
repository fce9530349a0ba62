"""Files of single positions: what the games share of reading a position, refusing it in words, and answering it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec

from bradshaw.core.errors import BadPosition, BradshawError, quoted
from bradshaw.core.messages import message
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.geography import Geography, fits
from bradshaw.eighteen.board.tiles import ROTATIONS, SIDES, Tile
from bradshaw.eighteen.site.games import PublicSite, S
from bradshaw.eighteen.state import NO_TILE, EighteenState

MOST_LAID: Final = 2
"""No company lays more tiles in a turn."""

Count = Annotated[int, msgspec.Meta(ge=0)]


class LaidTile(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A tile on the board, written as a list."""

    tile: str
    rotation: int


class Position(msgspec.Struct, kw_only=True):
    """What the positions of all games tell. Everything else in a file, answers included, is not looked at."""

    rules: list[str]
    """The optional rules of 18xx.games."""
    phase: str
    corp: str
    """The company that runs or lays."""
    cash: Count | None = None
    laid: Annotated[int, msgspec.Meta(ge=0, le=MOST_LAID)] = 0
    """How many tiles it has laid in this turn."""
    left: dict[str, Count] | None = None
    """The tiles that are not on the board; else they are counted."""

    def asks_for_track(self) -> bool:
        return self.left is not None or self.cash is not None


P = TypeVar("P", bound=Position)


class SitePositions(ABC, Generic[S, P]):
    """What a title offers to `positions`: games are played by the house rules of 18xx.games."""

    form: type[P]
    """What a position of the game tells."""

    def __init__(self, site: PublicSite[S, Any]) -> None:
        self._site = site

    @abstractmethod
    def set_up(self, read: P, options: Mapping[str, bool | str]) -> tuple[S, int]:
        """The position on our board, as far as runs and track go, and the company. Raises BadPosition."""

    @abstractmethod
    def runs(self, state: S, company: int) -> dict[str, Any]:
        """The best runs: by revenue, and by revenue and subsidy together."""

    @abstractmethod
    def lays(self, state: S, company: int, read: P) -> Iterable[LayTile]:
        """Every tile that the company may lay next."""

    def answer(self, position: object) -> dict[str, Any]:
        try:
            read = msgspec.convert(position, self.form)
            state, company = self.set_up(read, self._site.options_for(read.rules))
        except (msgspec.ValidationError, UnicodeError, BradshawError) as error:
            problem = error.whole if isinstance(error, BradshawError) else f"{quoted(error)}."
            raise BadPosition(message("eighteen-position-wrong", game=self._site.name, problem=problem)) from None
        if not read.asks_for_track():
            return self.runs(state, company)
        lays = self.lays(state, company, read) if read.laid < MOST_LAID else ()
        return {"legal": sorted([lay.hex, lay.tile, lay.rotation] for lay in lays)}


def number_of(what: str, name: str, numbers: Mapping[str, int]) -> int:
    """The number of something that a position names. Raises BadPosition."""
    if name not in numbers:
        raise BadPosition(message("eighteen-position-unknown", kind=what, name=quoted(name)[:20]))
    return numbers[name]


def lay_out(
    state: EighteenState[Any],
    geography: Geography,
    box: tuple[Tile, ...],
    tiles: Mapping[str, LaidTile],
    left: Mapping[str, int] | None,
) -> None:
    """Put tiles on an empty board, and see what is left of them if that is not told. Raises BadPosition."""
    numbers = {tile.id: tile.number for tile in box}
    codes = [NO_TILE] * len(geography)
    for hex_, laid in tiles.items():
        place, tile = number_of("hex", hex_, geography.number), number_of("tile", laid.tile, numbers)
        if laid.rotation not in ROTATIONS:
            raise BadPosition(message("eighteen-position-rotation", tile=laid.tile, hex=hex_, rotation=laid.rotation))
        if geography.places[place].fixed or not fits(geography, place, box[tile].patterns[laid.rotation]):
            raise BadPosition(message("eighteen-position-tile", tile=laid.tile, hex=hex_, rotation=laid.rotation))
        codes[place] = tile * SIDES + laid.rotation
        state.supply[tile] = max(0, state.supply[tile] - 1)
    state.tiles = tuple(codes)
    if left is not None:
        state.supply = [0] * len(box)
        for name, count in left.items():
            state.supply[number_of("tile", name, numbers)] = count
