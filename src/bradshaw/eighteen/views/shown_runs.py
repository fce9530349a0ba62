"""What people are shown of runs: the best ones, the ways along which others can be laid, and those being laid."""

from __future__ import annotations

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.messages import Text
from bradshaw.core.refusal import Refusal
from bradshaw.core.view import Line


class BestRun(msgspec.Struct, frozen=True):
    """The run of a train, or of several that run joined: the stops called at, and the sums."""

    train: str
    stops: tuple[tuple[str, str, int], ...]
    """(hex, name, value)."""
    revenue: int
    subsidy: int
    line: Line
    """The run as it is drawn on the map."""
    bonus: int = 0
    """What the run earns besides its stops."""


class BestRuns(msgspec.Struct, frozen=True):
    """The runs of a company that earn most, and among them the most subsidy. `proved`: none are better."""

    company: str
    runs: tuple[BestRun, ...]
    revenue: int
    subsidy: int
    proved: bool
    action: Action
    """The action that makes these runs."""
    earns: Text
    """The sums in words, such as "£90 and 20cc subsidy"."""


class NamedStop(msgspec.Struct, frozen=True):
    """A stop as runs name it, such as "G5.0", and as people do."""

    id: str
    name: str


class StopOnTrack(NamedStop, frozen=True):
    """A stop that runs of a company may come to, and every way along track from it to the next stops."""

    spots: tuple[str, ...]
    """Where it lies on the board, as in `Title.spot`; an area off the board may lie in several hexes."""
    kind: str
    """"large", "small" (also halts), or "area", where runs end."""
    ways: tuple[tuple[str, ...], ...]
    """The stop, the borders, and the next stop, as runs name them."""


class TrainToRun(msgspec.Struct, frozen=True):
    """A train that a company may run: as runs name it, as people do, and whether its run can be joined with others."""

    id: str
    name: str
    joins: bool = False


class Ways(msgspec.Struct, frozen=True):
    """All that a company can lay runs of its own from."""

    trains: tuple[TrainToRun, ...]
    stops: tuple[StopOnTrack, ...]


class LaidStop(NamedStop, frozen=True):
    """A stop on a run: whether it counts for the train, and whether the director may choose that."""

    counts: bool
    optional: bool


class LaidRun(msgspec.Struct, frozen=True):
    """The run of one train as far as it is laid; without stops if the train stays idle."""

    train: str
    stops: tuple[LaidStop, ...]
    line: Line


class LaidRuns(msgspec.Struct, frozen=True):
    """Runs that somebody lays: what they would earn, or why they are not allowed."""

    runs: tuple[LaidRun, ...]
    action: Action
    """The action that makes them, with all that was left open."""
    text: Text
    """The action in words; empty if it is refused."""
    refusal: Refusal | None
