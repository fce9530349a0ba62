"""A position in the words of the reference games: the keys and names that 18xx.games uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Final

from bradshaw.core.ledger import BANK
from bradshaw.core.log import Entry
from bradshaw.eighteen.actions import BuyShare
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.seats import NOBODY_YET, clockwise, left_of
from bradshaw.eighteen.site.reading import ACTS, STEPS, of_kind
from bradshaw.eighteen.state import IPO, NO_TILE, POOL
from bradshaw.games.g1862.actions import HUDSON
from bradshaw.games.g1862.components import (
    ALL,
    BANDS,
    BID_STEP,
    CHART,
    CHARTERED_MARKERS,
    COMPANIES,
    DIRECTORS_SHARES,
    FEWEST_MARKERS,
    GEOGRAPHY,
    LETTERS,
    LONDON,
    PHASES,
    SHARES,
    TILES,
)
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.dividends import Dividend
from bradshaw.games.g1862.rules.ending import GameOver, worth
from bradshaw.games.g1862.rules.fines import PayFine
from bradshaw.games.g1862.rules.flotation import MarkersToBuy
from bradshaw.games.g1862.rules.homes import HomeUpgrade, owed_place
from bradshaw.games.g1862.rules.mergers import AcquireStep, ExcessMarkers, Merger, MergeStep, partners, place_name
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.operating import OperatingRound
from bradshaw.games.g1862.rules.parliament import (
    Auction,
    CharterPar,
    CharterShares,
    Proposals,
    refuse_bidder,
    refuse_start,
)
from bradshaw.games.g1862.rules.redeeming import Redeem
from bradshaw.games.g1862.rules.rounds import FINES, FIRST_PARLIAMENTS, OPERATING, PARLIAMENT, STOCK, Rounds
from bradshaw.games.g1862.rules.stock import StockTurn
from bradshaw.games.g1862.rules.track import network, own_stops, reached
from bradshaw.games.g1862.rules.trains import BuyTrains, bank_price
from bradshaw.games.g1862.site.labels import small_lines
from bradshaw.games.g1862.site.reading import END_REASONS, Reader, acting_company
from bradshaw.games.g1862.state import BESIDE, CHARTER, LNER_FORMED, Counties

UNLIMITED: Final = -1
BUILDING: Final = frozenset(
    (
        "lay_tile",
        "upgrade_tile",
        "small_station",
        "place_marker",
        "link_london",
        "home_marker",
        "marker_removed",
        "markers_replaced",
    )
)
"""What changes where track leads, in the eyes of the public site."""
_STEPS: Final[Mapping[type, str]] = {
    **STEPS,
    Proposals: "CharterAuction",
    Auction: "CharterAuction",
    CharterPar: "CharterAuction",
    CharterShares: "CharterAuction",
    MarkersToBuy: "BuyTokens",
    PayFine: "ForcedSales",
    StockTurn: "BuySellParShares",
    HomeUpgrade: "HomeUpgrade",
    ShareMerge: "OptionShare",
    ExcessMarkers: "RemoveTokens",
    MergeStep: "Merge",
    Build: "Track",
    BuyTrains: "BuyTrain",
    Redeem: "RedeemShare",
    AcquireStep: "Acquire",
}
_ACTS: Final[Mapping[type, Sequence[str]]] = {
    **ACTS,
    Proposals: ["bid", "pass"],
    Auction: ["bid", "pass"],
    CharterPar: ["par"],
    CharterShares: ["buy_shares", "pass"],
    MarkersToBuy: ["choose"],
    PayFine: ["sell_shares"],
    HomeUpgrade: ["lay_tile"],
    ShareMerge: ["choose"],
    ExcessMarkers: ["remove_token"],
    Build: ["lay_tile", "pass"],
    Redeem: ["buy_shares", "pass"],
}


class Writer:
    """Writes positions of one game as its reader knows it."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.ids = reader.ids
        self.labels = reader.labels
        self.revenue: dict[int, int] = {}
        """What each company last declared, also before it was started anew."""
        self.chartered: set[int] = set()
        """The companies that were started in Parliament; there, a merger does not change that."""
        self.directors: list[int] = []
        """Who directed each company before the shares that are being merged were."""
        self.skipping: set[int] = set()
        """The companies that have no turn any more, because they came out of a merger or were bankrupt."""
        self.index = 0
        """The place in the operating order whose turn it is."""
        self.broken = False
        self.skips_next = False
        """Whether the company that comes out of a merger will be one of them."""
        self.queue: list[tuple[int, int]] = []
        """The operating order as mergers change it: the place in the beginning, and the company."""
        self.winners: list[int] = []
        """Who has won a charter in this Parliament Round, in order."""
        self.sold: dict[str, list[str]] = {}
        """What each player has sold in this stock round."""
        self.bought: dict[str, dict[str, int]] = {}
        self.placed: dict[int, list[int]] = {}
        """Where each company has markers: its own in the order in which they were placed, then those taken over."""
        self.connections: dict[int, Set[int]] = {}
        """What each company's track leads to. There, only building and placing markers make it look again."""
        self.removable: list[str] = []
        """Where the markers were of which a company had too many; there the list stays as it was in the beginning."""
        self.first = 0
        """Who had the priority deal when the round began."""

    def follow(self, entries: Sequence[Entry], before: Counties, state: Counties) -> None:
        """Take notice of what happened in an action."""
        index = self.index
        for entry in entries:
            if entry.kind in BUILDING:
                self.connections = {}
            if entry.kind == "stock_round":
                self.sold, self.bought, self.queue, self.skipping = {}, {}, [], set()
            elif entry.kind == "sell_shares":
                sold = self.sold.setdefault(str(self.ids[entry.actor]), [])
                name = COMPANIES[entry.facts["company"]].name
                if name not in sold:
                    sold.append(name)
                    sold.sort()
            elif entry.kind in ("buy_share", "start_company"):
                name = COMPANIES[entry.facts["company"]].name
                bought = self.bought.setdefault(str(self.ids[entry.actor]), {})
                bought[name] = bought.get(name, 0) + (DIRECTORS_SHARES if entry.kind == "start_company" else 1)
                if entry.kind == "start_company":
                    self.chartered.discard(entry.facts["company"])
            elif entry.kind == "dividend":
                self.revenue[entry.facts["company"]] = entry.facts["revenue"]
            elif entry.kind == "bankrupt":
                self.skipping.add(entry.facts["company"])
                if self.queue and before.in_receivership(entry.facts["company"]):
                    self.revenue[entry.facts["company"]] = 0
            elif entry.kind == "charter_par":
                self.chartered.add(entry.facts["company"])
            elif entry.kind == "possessions_passed":
                survivor, other = entry.facts["company"], entry.facts["merged"]
                self.skips_next = False
                if other not in self.chartered:
                    self.chartered.discard(survivor)
                self.chartered.discard(other)
                partner = other if (index, survivor) in self.queue else survivor
                if before.operated >> partner & 1:
                    self.skips_next = True
                # The survivor takes the place of the company whose turn it is; later places are gone.
                self.queue = [
                    (place, survivor if place == index else company)
                    for place, company in self.queue
                    if place <= index or company not in (survivor, other)
                ]
            elif entry.kind == "company_merged":
                survivor, other = entry.facts["company"], entry.facts["merged"]
                self.placed.setdefault(survivor, []).extend(self.placed.pop(other, []))
                if self.skips_next:
                    self.skipping.add(survivor)
            elif entry.kind == "operating_round":
                self.queue, self.index, self.skipping = [], 0, set()
            elif entry.kind == "company_turn" and self.queue:
                company = entry.facts["company"]
                self.index = next(place for place, one in self.queue if one == company and place >= self.index)
                index = self.index
            elif entry.kind == "parliament":
                self.winners, self.queue, self.skipping = [], [], set()
            elif entry.kind == "win_charter" and entry.actor not in self.winners:
                self.winners.append(entry.actor)
        for company in range(ALL):
            now = [station.place for station in state.stations_of(company) if station.circle != BESIDE]
            kept = [place for place in self.placed.get(company, []) if place in now]
            self.placed[company] = kept + [place for place in now if place not in kept]
        rounds = state.frames[0]
        if isinstance(rounds, Rounds) and rounds.kind != FINES:
            self.first = state.priority
        if not any(isinstance(one, Merger | ShareMerge) for one in state.frames):
            self.directors = list(state.director)
        frame = state.frames[-1]
        if isinstance(frame, MergeStep | AcquireStep) and frame.company not in self.connections:
            self.connections[frame.company] = reached(state, frame.company)
        if not isinstance(frame, ExcessMarkers):
            self.removable = []
        elif not self.removable:
            removable = frame.removable(state)
            self.removable = sorted(self._hex(state, station.place, station.company) for station in removable)
        operating = _operating(state)
        if operating is not None:
            self.index = operating.index
            if not self.queue:
                self.queue = list(enumerate(operating.order))
        self.broken |= state.cash[BANK] < 0

    def write(self, state: Counties) -> dict[str, Any]:
        """The whole position."""
        frame = state.frames[-1]
        rounds = state.frames[0]
        assert isinstance(rounds, Rounds)
        snapshot: dict[str, Any] = {
            "rnd": self._round(state, rounds),
            "ors": rounds.total,
            "ph": PHASES[state.phase].name,
        }
        if isinstance(frame, GameOver):
            snapshot |= {
                "step": None,
                "ent": None,
                "act": [],
                "legal": [],
                "end": END_REASONS[frame.reason],
                "result": {str(self.ids[seat]): worth(state, seat) for seat in range(state.players)},
            }
        else:
            snapshot |= self._decision(state, frame)
        if self.broken:
            snapshot["broken"] = True
        snapshot |= {
            "pd": self.ids[self._priority(state)],
            "order": [self.ids[(self.first + step) % state.players] for step in range(state.players)],
            "bank": state.cash[BANK],
            "lim": state.limit,
            "lner": state.lner,
            "pl": {str(self.ids[seat]): self._player(state, seat) for seat in range(state.players)},
            "co": {
                COMPANIES[company].name: self._company(state, company)
                for company in range(ALL)
                if state.is_in_play(company)
            },
            "mkt": self._market(state),
            "dep": self._depot(state),
            "map": self._map(state),
        }
        if rounds.kind == OPERATING:
            snapshot["queue"] = [COMPANIES[company].name for _, company in self.queue]
            snapshot["qi"] = [place for place, _ in self.queue].index(self.index)
        return snapshot

    def _round(self, state: Counties, rounds: Rounds) -> list[Any]:
        if rounds.kind == PARLIAMENT:
            if state.turn == 1 and rounds.number < FIRST_PARLIAMENTS:
                return ["PR", state.turn, 1, "first"]
            return ["PR", state.turn, 1]
        if rounds.kind in (STOCK, FINES):
            return ["SR", state.turn, 1]
        return ["OR", state.turn, rounds.number]

    def _priority(self, state: Counties) -> int:
        """In a stock round, who would have the priority deal if all passed from now on."""
        turn = _stock_turn(state)
        return state.priority if turn is None or turn.trader == NOBODY_YET else left_of(state, turn.trader)

    # Who decides what

    def _decision(self, state: Counties, frame: Any) -> dict[str, Any]:
        company, seat = acting_company(state), frame.actor(state)
        decision = {
            "step": of_kind(frame, _STEPS),
            "ent": self.ids[seat] if company is None else COMPANIES[company].name,
            "act": [self.ids[seat]],
            "legal": self._legal(state, frame),
        }
        pending = self._pending(state, frame)
        if pending:
            decision["pend"] = pending
        return decision

    def _legal(self, state: Counties, frame: Any) -> Sequence[str]:
        match frame:
            case StockTurn():
                return self._trades(state, frame)
            case MergeStep() | AcquireStep():
                return ["merge", "pass"] if self.reader.partner is None else ["choose"]
            case BuyTrains():
                return self._train_actions(state, frame)
        return of_kind(frame, _ACTS)

    def _trades(self, state: Counties, turn: StockTurn) -> list[str]:
        purchases = [] if turn.must_sell else turn.purchases(state)
        found = {
            "buy_shares": any(isinstance(one, BuyShare) for one in purchases) or turn.sees_certificate(state),
            "par": not turn.must_sell and turn.sees_company(state),
            "pass": not turn.must_sell,
            "sell_shares": bool(turn.sales(state)),
        }
        return [name for name, possible in found.items() if possible]

    def _train_actions(self, state: Counties, frame: BuyTrains) -> list[str]:
        ways = frame.ways_out(state)
        found = {
            "buy_train": bool(frame.purchases(state) or frame.trades(state) or frame.ghosts(state)),
            "convert": len(ways) > 1,
            "pass": state.has_train(frame.company) or bool(ways),
        }
        return [name for name, possible in found.items() if possible]

    def _pending(self, state: Counties, frame: Any) -> dict[str, Any]:
        pending: dict[str, Any] = {}
        match frame:
            case Auction():
                pending["auction"] = COMPANIES[frame.company].name
                pending["high"] = [self.ids[frame.bidder], frame.amount]
                pending["bidders"] = [
                    self.ids[seat]
                    for seat in clockwise(state, state.priority)
                    if frame.bidding >> seat & 1
                    and (seat == frame.bidder or refuse_bidder(state, seat, frame.amount + BID_STEP) is None)
                ]
            case CharterPar():
                pending |= {"won": COMPANIES[frame.company].name, "now": "par"}
            case CharterShares():
                pending |= {"won": COMPANIES[frame.company].name, "now": "extra_shares"}
            case MarkersToBuy():
                pending["buy_tokens"] = COMPANIES[frame.company].name
                pending["choices"] = list(range(FEWEST_MARKERS, frame.most(state) + 1))
            case PayFine():
                pending["owes"] = [self.ids[frame.player], frame.owed]
            case ShareMerge():
                holder = acting_company(state)
                pending["option"] = {
                    "who": self.ids[frame.actor(state)] if holder is None else COMPANIES[holder].name,
                    "co": COMPANIES[frame.survivor].name,
                    "pct": 10 * _option_shares(state, frame),
                    "sell": frame.value,
                    "redeem": frame.cost,
                }
            case ExcessMarkers():
                both = (frame.company, frame.other)
                pending["remove"] = {
                    "from": [COMPANIES[one].name for one in both],
                    "n": frame.excess(state),
                    "hexes": self.removable,
                }
            case MergeStep() | AcquireStep() if self.reader.partner is not None:
                pending["merging"] = [COMPANIES[frame.company].name, COMPANIES[self.reader.partner].name]
            case MergeStep() | AcquireStep():
                pending["partners"] = self._partners(state, frame.company)
            case HomeUpgrade():
                pending["laid"] = 0
            case Build():
                pending["laid"] = frame.laid
                if not frame.laid and owed_place(state, frame.company) is not None:
                    pending["must_home"] = True
            case Dividend():
                kinds = ["payout", "withhold"]
                if HUDSON in frame.choices(state).actions:
                    kinds.insert(0, "hudson")
                pending |= {"revenue": frame.revenue, "subsidy": frame.subsidy, "kinds": kinds}
            case BuyTrains():
                if not frame.purchases(state) and not frame.trades(state) and frame.ghosts(state):
                    pending["ghost"] = True
                if not state.has_train(frame.company):
                    pending["must"] = True
                    if frame.raised:
                        pending["emergency"] = True
                    elif state.treasury(frame.company) < bank_price(state) and frame.trades(state):
                        pending["other"] = True
        if self.winners and any(isinstance(one, Proposals) for one in state.frames):
            pending["winners"] = [self.ids[seat] for seat in self.winners]
        if isinstance(state.frames[0], Rounds) and state.frames[0].kind in (STOCK, FINES):
            pending |= {"sold": {who: list(sold) for who, sold in self.sold.items()}} if self.sold else {}
            pending |= {"bought": {who: dict(bought) for who, bought in self.bought.items()}} if self.bought else {}
        return pending

    def _partners(self, state: Counties, company: int) -> list[str]:
        """The partners as far as the connections go that are remembered there."""
        net, known = network(state), self.connections[company]
        return sorted(
            COMPANIES[other].name
            for other in partners(state, company)
            if not known.isdisjoint(own_stops(state, net, other))
        )

    # Everything else

    def _player(self, state: Counties, seat: int) -> dict[str, Any]:
        frame = state.frames[-1]
        won = frame.company if isinstance(frame, CharterPar) and frame.player == seat else None
        obliged = sorted(
            COMPANIES[company].name for company in range(ALL) if state.obliged[company] == seat or company == won
        )
        player: dict[str, Any] = {
            "cash": state.money(seat),
            "val": worth(state, seat),
            "certs": state.certificates(seat),
            "sh": {
                COMPANIES[company].name: state.shares(seat, company)
                for company in range(ALL)
                if state.shares(seat, company)
            },
            "dir": sorted(COMPANIES[company].name for company in range(ALL) if state.director[company] == seat),
        }
        return player | ({"obl": obliged} if obliged else {})

    def _company(self, state: Counties, company: int) -> dict[str, Any]:
        permits = [LETTERS[permit] for permit in state.permits[company]]
        told: dict[str, Any] = {"grp": PHASES[state.offer[company]].name, "perm": permits}
        if not state.is_started(company):
            return told | {"can": state.lner != LNER_FORMED and refuse_start(state, company) is None}
        director = state.director[company]
        if company in self._merging(state):
            # Until the shares are merged, whoever was the director counts as such; of the other company for longer.
            director = self.directors[company]
        told |= {
            "ch": company in self.chartered,
            "fl": state.is_floated(company),
            "cash": self._cash(state, company),
            "par": state.par[company],
            "price": state.price(company),
            "pres": self.ids[director] if director >= 0 else None,
        }
        if director == POOL:
            told["rec"] = True
        if company in self.skipping:
            told["skip"] = True
        told |= {
            "tr": [self._train(state, train) for train in state.trains[company]],
            "tok": {
                self._hex(state, station.place, company): self._slot(state, station)
                for station in state.stations_of(company)
                if station.circle != BESIDE
            },
            "home": self._home(state, company),
            "free": self._free(state, company),
            "sh": self._shares(state, company),
            "dirat": self._holder(state.director[company]),
        }
        if company in self.revenue:
            told["rev"] = self.revenue[company]
        return told

    def _merging(self, state: Counties) -> tuple[int, ...]:
        """The companies that are merging their shares."""
        frame = state.frames[-1]
        if isinstance(frame, ShareMerge):
            return frame.survivor, frame.other
        return (frame.other,) if isinstance(frame, ExcessMarkers) else ()

    def _home(self, state: Counties, company: int) -> str | None:
        """Where the home marker is; of a company that is being merged, where the first marker is that it has left."""
        frame = state.frames[-1]
        if isinstance(frame, ExcessMarkers) and frame.other == company:
            own = self.placed.get(company, [])
            return self._hex(state, own[0], company) if own else None
        home = state.home_station(company)
        return None if home is None or home.circle == BESIDE else COMPANIES[company].home

    def _free(self, state: Counties, company: int) -> int:
        """The markers left; a company that has none yet is said to have as many as the least."""
        frame = state.frames[-1]
        if not state.is_floated(company) or (isinstance(frame, MarkersToBuy) and frame.company == company):
            return CHARTERED_MARKERS if company in self.chartered else FEWEST_MARKERS
        home = state.home_station(company)
        return state.unused[company] + (home is not None and home.circle == BESIDE)

    def _holder(self, holder: int) -> str:
        return "ipo" if holder == IPO else "pool" if holder == POOL else str(self.ids[holder])

    def _train(self, state: Counties, train: Any) -> list[Any]:
        told = [train.id, train.name, LETTERS[train.kind], train.warranties]
        return [*told, "doomed"] if state.has_rusted(train.band) else told

    def _hex(self, state: Counties, place: int, company: int) -> str:
        return self.labels.london[company][0] if place == LONDON else place_name(place)

    def _slot(self, state: Counties, station: Any) -> int:
        return self.labels.london[station.company][1] if station.place == LONDON else int(station.circle)

    def _shares(self, state: Counties, company: int) -> dict[str, int]:
        shares = {str(self.ids[seat]): state.shares(seat, company) for seat in range(state.players)}
        shares |= {
            "ipo": state.ipo[company],
            "pool": state.pool[company],
            self._charter(state, company): state.own[company],
        }
        return {holder: count for holder, count in shares.items() if count}

    def _charter(self, state: Counties, company: int) -> str:
        """Who has a company's own shares: in a merger all are with the company whose turn it is."""
        merger = _merger(state)
        if merger is None or company == merger.company or company not in (merger.survivor, merger.other):
            return "own"
        if not isinstance(state.frames[-1], ShareMerge):
            return "own"
        return f"co:{COMPANIES[merger.company].name}"

    def _cash(self, state: Counties, company: int) -> int:
        """A treasury; when the companies of a merger decide on their option, the one whose turn it is has both."""
        merger, frame = _merger(state), state.frames[-1]
        if merger is None or not isinstance(frame, ShareMerge) or frame.holder(state) != CHARTER:
            return state.treasury(company)
        both = (merger.survivor, merger.other)
        if company not in both:
            return state.treasury(company)
        return sum(map(state.treasury, both)) if company == merger.company else 0

    def _market(self, state: Counties) -> dict[str, list[str]]:
        places = sorted({place for place in state.markers.places if place != OFF})
        return {
            str(CHART.prices[place]): [COMPANIES[company].name for company in state.markers.on(place)]
            for place in places
        }

    def _depot(self, state: Counties) -> dict[str, int]:
        left = {band.name: state.left(number) for number, band in enumerate(BANDS)}
        return {name: UNLIMITED if count is None else count for name, count in left.items() if count != 0}

    def _map(self, state: Counties) -> dict[str, list[Any]]:
        return {
            place.id: [
                TILES[code // SIDES].id,
                self.labels.rotations.get(place.id, code % SIDES),
                sorted(list(line) for line in small_lines(state, place.id)),
            ]
            for place, code in zip(GEOGRAPHY.places, state.tiles, strict=True)
            if code != NO_TILE
        }


def _merger(state: Counties) -> Merger | None:
    return next((one for one in state.frames if isinstance(one, Merger)), None)


def _operating(state: Counties) -> OperatingRound | None:
    return next((one for one in state.frames if isinstance(one, OperatingRound)), None)


def _option_shares(state: Counties, frame: ShareMerge) -> int:
    """How many shares a holder decides on; with a director's certificate all that he had."""
    if frame.option < DIRECTORS_SHARES:
        return frame.option
    price = state.price(frame.survivor)
    return next(count for count in range(DIRECTORS_SHARES, SHARES) if count * price // 2 == frame.value)


def _stock_turn(state: Counties) -> StockTurn | None:
    return next((frame for frame in state.frames if isinstance(frame, StockTurn)), None)
