"""What is answered about runs, whatever the kind of question."""

from __future__ import annotations

import enum
from typing import Generic, TypeVar

import msgspec

RunT = TypeVar("RunT")


class Solution(msgspec.Struct, Generic[RunT], frozen=True):
    """A legal set of runs; no runs at all if the company has none.

    `proved`: no set is better. Otherwise the search was cut short, and no set is worth more than `bound` (in revenue
    for `best`, in revenue and subsidy together for `best_total`). `nodes`: how many steps the search took.
    """

    runs: tuple[RunT, ...]
    revenue: int
    subsidy: int
    proved: bool
    nodes: int
    bound: int


class Reason(enum.Enum):
    """What is wrong with a set of runs."""

    # Of any kind
    UNKNOWN_TRAIN = "the company has no such train"
    TRAIN_TWICE = "a train makes more than one run"
    NOT_CONTINUOUS = "the run does not follow track from stop to stop"
    TOO_SHORT = "the run does not lead from one stop to another"
    STOP_TWICE = "the run comes to a stop twice"
    TRACK_TWICE = "track is used twice"
    NO_HOME = "no run comes to the home of the company"
    APART = "the runs do not meet"
    # Of runs that use no track twice
    HEX_REENTERED = "the run comes back to a hex that it has left"
    ENDS_AT_HALT = "the run ends at a halt"
    CALL_ELSEWHERE = "the train calls at a stop that is not on its run, or twice at one"
    CALL_MISSING = "the train does not call at a stop where it must"
    TOO_MANY_LARGE = "the train calls at more large stops than it may"
    TOO_MANY_CALLS = "the train calls at more stops than it may"
    NO_BASE = "there is no large stop with a base of the company on the run"
    TOO_MANY_PASSED = "more blocked stops are passed through than allowed"
    # Of runs that pool what they score
    CLOSED = "the run comes to a stop that is closed to the company"
    ENDS_AT_SMALL = "the run ends at a small station"
    PASSES_AREA = "the run passes through an area off the board"
    PASSES_BLOCKED = "the run passes through a town full of the markers of others"
    PORT_TO_PORT = "the run leads from port to port"
    RED_TO_RED = "the run leads from one red area to another"
    LOCAL_IN_AREA = "a Local comes to an area off the board"
    TOO_FAR = "the Freight crosses more borders than it may"
    TOO_MANY_VISITED = "the train comes to more towns and areas than it may"
    SCORED_ELSEWHERE = "the train scores a stop that it may not score, or one twice"
    TOO_MANY_SCORED = "the train scores more towns and areas than it may"
    SCORED_MISSING = "the train leaves out a stop that it has to score"
    NO_MARKER = "there is no town with a marker of the company on the run"
    FREIGHTS_APART = "Freights that are not permanent are not joined with one another"
    NO_PERMANENT = "the joined Freights do not include a permanent one, although one runs"
    NOT_END_TO_END = "Freights are joined that do not follow one another from end to end"
    CHAIN_TWICE = "the joined Freights come to a stop or use track twice"
    CHAIN_PORTS = "the joined Freights lead from port to port"
    CHAIN_REDS = "the joined Freights lead from one red area to another"
    TOUCHING = "Freights that end in the same town are not joined"
    JOINED = "Freights are joined"


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, with which runs (by their place in the set), and at which stops or borders."""

    reason: Reason
    runs: tuple[int, ...]
    vertices: tuple[int, ...] = ()
