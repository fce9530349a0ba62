"""Games of 18xx.games: their names for things, and their actions read as ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bradshaw.core.errors import BadAction, quoted
from bradshaw.core.messages import message
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, PAY, RETAIN, BuyShare, LayTile, SellShares
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.rounds.ending import TURN_LIMIT
from bradshaw.eighteen.site.exports import certificates_named, company_named
from bradshaw.eighteen.site.games import COMMON_END_REASONS, Ids
from bradshaw.eighteen.site.reading import ActionReader, other_turn
from bradshaw.eighteen.site.stretches import paths
from bradshaw.eighteen.state import IPO, POOL
from bradshaw.games.g1860 import actions
from bradshaw.games.g1860.components import COMPANIES, COMPANY, PRIVATE, PRIVATES, TRAIN
from bradshaw.games.g1860.rules.auction import ChooseLot
from bradshaw.games.g1860.rules.ending import NATIONALISED
from bradshaw.games.g1860.rules.running import problem
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.site.labels import Labels
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointTrain, StopKind

TITLE: Final = "1860"

COMPANY_NAMES: Final = tuple("VYSC" if company.name == "VY&SC" else company.name for company in COMPANIES)
COMPANY_OF: Final = {name: number for number, name in enumerate(COMPANY_NAMES)}
PRIVATE_NAMES: Final = ("BHC", "YHC", "CMH", "RPSC", "FFC")
PRIVATE_OF: Final = {name: number for number, name in enumerate(PRIVATE_NAMES)}

END_REASONS: Final = {**COMMON_END_REASONS, NATIONALISED: "nationalization", TURN_LIMIT: "turn_limit"}

OPTIONS: Final[Mapping[str, Mapping[str, bool | str]]] = {
    "two_player_map": {"large_map": False},
    "no_skip_towns": {"skip_small_stations": False},
    "original_insolvency": {"original_insolvency": True},
    "original_game": {"large_map": False, "skip_small_stations": False, "original_insolvency": True},
    "simplified_insolvency": {"simplified_insolvency": True},
    "re_enter_hexes": {"re_enter_hexes": True},
    "non_operated_full_value": {"full_price_unoperated": True},
}


# Actions


class Reader(ActionReader[Isle, actions.IsleAction]):
    """Reads the actions of one game in order, keeping track of what their numbers name."""

    companies: ClassVar[Mapping[str, int]] = COMPANY_OF
    labels: Labels

    def __init__(self, state: Isle, ids: Ids) -> None:
        self.ids = ids
        self.labels = Labels(state)

    def check(self, state: Isle, action: Mapping[str, Any]) -> None:
        frame = state.frames[-1]
        entity, company = action.get("entity"), getattr(frame, "company", None)
        if action.get("entity_type") == "company":
            if entity not in PRIVATE_OF:
                raise BadAction(message("g1860-site-no-private", private=quoted(entity)[:20]))
            return
        seat = frame.actor(state)
        expected = self.ids[seat] if company is None and seat >= 0 else COMPANY_NAMES[company or 0]
        if entity != expected and seat >= 0:
            raise other_turn(entity, expected)

    def follow(self, before: Isle, after: Isle, theirs: Mapping[str, Any], ours: actions.IsleAction) -> None:
        """Move the labels after an action has been played."""
        labels = self.labels
        match ours:
            case actions.TakeDirector() | actions.StartCompany():
                labels.bought(after, seat_of(before, ours), COMPANY[ours.company], 0)
            case BuyShare():
                labels.bought(after, seat_of(before, ours), COMPANY[ours.company], _certificates(theirs)[0][1])
            case actions.Exchange():
                company, number = _certificates(theirs)[0]
                labels.bought(after, before.owners[PRIVATE[ours.private]], company, number)
            case SellShares():
                numbers = [number for _, number in _certificates(theirs)]
                labels.sell(after, seat_of(before, ours), COMPANY[ours.company], numbers, ours.count)
            case LayTile():
                labels.lay(ours.hex, ours.tile, int(str(theirs["tile"]).split("-")[1]))
            case actions.BuyTrain():
                kind, number = _train(theirs)
                labels.buy_train(_company(theirs["entity"]), kind, number)
            case actions.ReturnTrain():
                kind, number = _train(theirs)
                labels.return_train(_company(theirs["entity"]), kind, number)
        labels.follow(after)

    # One kind of action each

    def _bid(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        if action.get("company") is not None:
            return actions.TakePrivate(PRIVATES[PRIVATE_OF[action["company"]]].name)
        return actions.Bid(int(action["price"]))

    def _par(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        name, par = COMPANIES[_company(action["corporation"])].name, int(str(action["share_price"]).split(",")[0])
        if isinstance(state.frames[-1], ChooseLot):
            return actions.TakeDirector(name, par)
        return actions.StartCompany(name, par)

    def _pass(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        return PASS

    def _buy_shares(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        if action["entity_type"] == "company":
            return actions.Exchange(PRIVATES[PRIVATE_OF[action["entity"]]].name)
        company, number = _certificates(action)[0]
        holder = self.labels.holder(company, number)
        if holder not in (IPO, POOL):
            raise BadAction(message("eighteen-site-not-for-sale", number=number, company=COMPANIES[company].name))
        return BuyShare(COMPANIES[company].name, OFFERING if holder == IPO else BANK_POOL)

    def _buy_company(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        return actions.BuyPrivate(PRIVATES[PRIVATE_OF[action["company"]]].name)

    def _sell_company(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        return actions.SellPrivate(PRIVATES[PRIVATE_OF[action["company"]]].name)

    def _lay_tile(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        return LayTile(str(action["hex"]), str(action["tile"]).split("-")[0], int(action["rotation"]))

    def _place_token(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        return actions.BuildBase(*self.city(action))

    def _run_routes(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        question = problem(state, _company(action["entity"]))
        return actions.RunTrains(tuple(_read_route(state, question, route) for route in action["routes"]))

    def _dividend(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        if action["kind"] not in ("payout", "withhold"):
            raise BadAction(message("eighteen-site-no-dividend", kind=quoted(action["kind"])[:20]))
        return PAY if action["kind"] == "payout" else RETAIN

    def _buy_train(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        kind, number = _train(action)
        owner = self.labels.find_train(kind, number)
        seller = actions.THE_BANK if owner is None else COMPANIES[owner].name
        return actions.BuyTrain(str(action["train"]).rsplit("-", 1)[0], seller, int(action["price"]))

    def _discard_train(self, state: Isle, action: Mapping[str, Any]) -> actions.IsleAction:
        return actions.ReturnTrain(str(action["train"]).rsplit("-", 1)[0])

    readers: ClassVar[Mapping[str, Callable[[Any, Any, Mapping[str, Any]], Any]]] = {
        "bid": _bid,
        "par": _par,
        "pass": _pass,
        "buy_shares": _buy_shares,
        "sell_shares": ActionReader.sell_shares,
        "buy_company": _buy_company,
        "sell_company": _sell_company,
        "lay_tile": _lay_tile,
        "place_token": _place_token,
        "run_routes": _run_routes,
        "dividend": _dividend,
        "buy_train": _buy_train,
        "discard_train": _discard_train,
    }


def seat_of(state: Isle, action: actions.IsleAction) -> int:
    """The seat that decides before an action is played."""
    seat: int = state.frames[-1].actor(state)
    return seat


def _company(name: object) -> int:
    return company_named(name, COMPANY_OF)


def _certificates(action: Mapping[str, Any]) -> list[tuple[int, int]]:
    return certificates_named(action, COMPANY_OF)


def _train(action: Mapping[str, Any]) -> tuple[int, int]:
    name, _, number = str(action["train"]).rpartition("-")
    if name not in TRAIN:
        raise BadAction(message("eighteen-site-no-train", train=quoted(action["train"])[:20]))
    return TRAIN[name], int(number)


# Routes


def _read_route(state: Isle, question: DisjointProblem, route: Mapping[str, Any]) -> actions.TrainRun:
    """A run from the stretches between its stations."""
    net = network(state)
    name = str(route["train"]).rsplit("-", 1)[0]
    train = next((train for train in question.trains if train.name == name), None)
    if train is None:
        raise BadAction(message("eighteen-site-no-train-to-run", train=quoted(name)[:20]))
    nodes = [str(node) for node in route.get("nodes") or ()]
    for path in paths(net, [list(stretch) for stretch in route["connections"]]):
        stops = [_node(net, vertex) for vertex in path if vertex < len(net.stops)]
        if not nodes or set(stops) == set(nodes):
            if len(stops) == 2 and (stops != nodes if nodes else len(path) == 2):
                # Of a single stretch only the stations tell the direction. Where an old file does not name them, a
                # stretch inside one hex is told backwards.
                path = path[::-1]
            calls = _calls(question, path, train, route.get("halts"))
            return actions.TrainRun(name, tuple(map(net.name, path)), tuple(map(net.name, calls)))
    raise BadAction(message("eighteen-site-no-track", train=name))


def _node(net: Network, vertex: int) -> str:
    return net.name(vertex).replace(".", "-")


def _calls(question: DisjointProblem, path: Sequence[int], train: DisjointTrain, halts: int | None) -> list[int]:
    """The stops that 18xx.games lets a train call at: with a wanted number of halts, or stations first."""
    stops = [vertex for vertex in path if vertex < len(question.stops)]
    fixed = {stop for stop in stops if not question.optional(stop)}
    room = train.calls - len(fixed)
    small = [stop for stop in stops if question.stops[stop].kind == StopKind.SMALL and stop not in fixed]
    small.sort(key=lambda stop: -question.stops[stop].revenue)
    served = [stop for stop in stops if question.stops[stop].kind == StopKind.HALT and _counts(question, stop)]
    if halts is not None:
        served = served[: max(0, min(halts, room))]
        room -= len(served)
        chosen = small[: max(0, room)]
    else:
        chosen = small[: max(0, room)]
        served = served[: max(0, room - len(chosen))]
    called = fixed | set(chosen) | set(served)
    return [stop for stop in stops if stop in called]


def _counts(question: DisjointProblem, stop: int) -> bool:
    """Whether a halt brings anything."""
    return bool(question.stops[stop].revenue or question.stops[stop].subsidy)
