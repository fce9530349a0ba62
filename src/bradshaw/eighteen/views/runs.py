"""What players of all 18xx games are offered and told about runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bradshaw.core.errors import BadPosition, quoted
from bradshaw.core.messages import Message, Text, message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.views.map import stop_name


def vertices_named(net: Network, names: Iterable[str], rule: str) -> dict[str, int] | Refusal:
    """The stops and borders that an action names."""
    found = {}
    for name in names:
        vertex = net.vertex(name)
        if vertex is None:
            return refused(rule, "eighteen-refusal-no-such-stop", stop=quoted(name[:20]))
        found[name] = vertex
    return found


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


def company_with_trains(
    state: AnyState, companies: Mapping[str, int], name: str, trains: Callable[[int], Sequence[Any]]
) -> int:
    """The number of a company that has trains to run. Raises BadPosition if it has not, or there is no such company."""
    company = floated_company(state, companies, name)
    if not trains(company):
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
