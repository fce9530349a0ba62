"""What players of all 18xx games are offered and told about runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bradshaw.core.errors import BadPosition, quoted
from bradshaw.core.messages import Message, Text, message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.core.view import Line
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.trains.running import RunStep
from bradshaw.eighteen.views.map import stop_name
from bradshaw.eighteen.views.shown_runs import BestRuns
from bradshaw.routes.answers import Reason


def vertices_named(net: Network, rule: str, *lists: Iterable[str]) -> list[tuple[int, ...]] | Refusal:
    """The stops and borders that an action names, list by list."""
    number = net.numbers.__getitem__
    try:
        return [tuple(map(number, names)) for names in lists]
    except KeyError as unknown:
        return refused(rule, "eighteen-refusal-no-such-stop", stop=quoted(unknown.args[0][:20]))


FAULTS: Final[Mapping[Reason, Message]] = {
    Reason.UNKNOWN_TRAIN: message("eighteen-fault-unknown-train"),
    Reason.TRAIN_TWICE: message("eighteen-fault-train-twice"),
    Reason.NOT_CONTINUOUS: message("eighteen-fault-not-continuous"),
    Reason.TOO_SHORT: message("eighteen-fault-too-short"),
    Reason.STOP_TWICE: message("eighteen-fault-stop-twice"),
    Reason.APART: message("eighteen-fault-apart"),
}
"""What all games say of runs in the same words."""


def tell_fault(net: Network, trains: Iterable[str], reason: Text, vertices: Iterable[int]) -> Message:
    """What is wrong with the runs of some trains, and where."""
    where = tuple(dict.fromkeys(place_of(net, vertex) for vertex in vertices))
    which = tuple(dict.fromkeys(trains))
    if where:
        return message("eighteen-refusal-runs-at", trains=which, reason=reason, places=where)
    return message("eighteen-refusal-runs", trains=which, reason=reason)


def place_of(net: Network, vertex: int) -> str:
    """Where a stop or a border between hexes is, as players call it."""
    if vertex < len(net.stops):
        return stop_name(net, vertex)
    return " – ".join(dict.fromkeys(net.beside(vertex)))


class RunsView(NamedTuple):
    """The best runs of a company as a game shows them. All but the names are functions of a state and a company."""

    companies: Mapping[str, int]
    trains: Callable[[Any, int], Sequence[Any]]
    """What the company has to run."""
    best: Callable[[Any, int], Any]
    """The runs that earn most."""
    splits: Callable[[Any, int], Iterable[Any]]
    """The runs for every division between revenue and subsidy that is worth having."""
    show: Callable[[Any, int, Any], BestRuns]
    """Such runs with their stops and sums."""
    lines: Callable[[Any, int, Any], Iterable[Line]]
    """The lines to draw for the runs of each train."""

    def best_runs(self, state: AnyState, name: str) -> BestRuns:
        """The runs that earn most. Raises BadPosition if there is no such company or it cannot run."""
        company = self._running(state, name)
        return self.show(state, company, self.best(state, company))

    def run_splits(self, state: AnyState, name: str) -> list[BestRuns]:
        """The same for every division between revenue and subsidy."""
        company = self._running(state, name)
        return [self.show(state, company, one) for one in self.splits(state, company)]

    def best_lines(self, state: AnyState) -> tuple[Line, ...]:
        """The best runs, where runs are to be chosen."""
        frame = state.frames[-1]
        if not isinstance(frame, RunStep):
            return ()
        return tuple(self.lines(state, frame.company, self.best(state, frame.company).runs))

    def _running(self, state: AnyState, name: str) -> int:
        company = floated_company(state, self.companies, name)
        if not self.trains(state, company):
            raise BadPosition(message("eighteen-error-no-train", company=name))
        return company


def floated_company(state: AnyState, companies: Mapping[str, int], name: str) -> int:
    """The number of a company that may run. Raises BadPosition if there is no such company or it has not floated."""
    company = companies.get(
        name, {known.casefold(): number for known, number in companies.items()}.get(name.casefold())
    )
    if company is None:
        raise BadPosition(
            message("eighteen-error-no-such-company", company=quoted(name[:20]), companies=tuple(companies))
        )
    if not state.is_floated(company):
        raise BadPosition(message("eighteen-error-not-floated", company=name))
    return company
