"""What players of all 18xx games are offered and told about runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.errors import BadPosition
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.frames import RefusingFrame
from bradshaw.eighteen.network import Network
from bradshaw.eighteen.state import AnyState


def offer_runs(state: AnyState, frame: RefusingFrame[Any, Any], best: Iterable[Action], company: str) -> Choices:
    """The best sets of runs, and any other that is legal."""
    listed = list(dict.fromkeys(best))
    return Choices(listed).with_family(f"any legal runs of {company}", lambda action: frame.legal(state, action))


def vertices_named(net: Network, names: Iterable[str], rule: str) -> dict[str, int] | Refusal:
    """The stops and borders that an action names."""
    found = {}
    for name in names:
        vertex = net.vertex(name)
        if vertex is None:
            return Refusal(rule, f"There is no stop or border {name[:20]!r}.")
        found[name] = vertex
    return found


def tell_fault(net: Network, trains: Iterable[str], reason: str, vertices: Iterable[int]) -> str:
    """What is wrong with the runs of some trains, and where."""
    where = ", ".join(net.name(vertex) for vertex in vertices)
    return f"{' and '.join(dict.fromkeys(trains))}: {reason}{f' ({where})' if where else ''}."


def floated_company(state: AnyState, companies: Mapping[str, int], name: str) -> int:
    """The number of a company that may run. Raises BadPosition if there is no such company or it has not floated."""
    company = companies.get(name)
    if company is None:
        raise BadPosition(f"There is no company {name[:20]!r}; there are {', '.join(companies)}.")
    if not state.is_floated(company):
        raise BadPosition(f"{name} has not floated and does not run.")
    return company
