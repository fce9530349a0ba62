"""The position of a game of 1860: small numbers, lists of them, and tuples that are shared between copies."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bradshaw.core.ledger import BANK
from bradshaw.core.state import copied
from bradshaw.eighteen.board.geography import Geography
from bradshaw.eighteen.board.market import Chart
from bradshaw.eighteen.state import POOL, EighteenState
from bradshaw.games.g1860.components import (
    ALL,
    BANK_MONEY,
    CHART,
    COMPANIES,
    DIRECTORS_SHARES,
    LARGE_MAP,
    MOST_PLAYERS,
    PHASES,
    PRIVATE_FOR,
    SHARES,
    SMALL_MAP,
    TRAINS,
    Phase,
)
from bradshaw.games.g1860.settings import Settings

MINT: Final = 1 + MOST_PLAYERS
"""The account that company credits come from and go to."""


# Owners of privates besides the players
UNSOLD: Final = -1
IN_BANK: Final = -2
CLOSED: Final = -3


@copied
class Isle(EighteenState[int]):
    """Indexed by company, by private, by kind of train, by seat, by hex or by tile. A train is its kind."""

    sources: ClassVar[frozenset[int]] = frozenset((BANK, MINT))
    companies: ClassVar[tuple[str, ...]] = tuple(company.name for company in COMPANIES)
    first_account: ClassVar[int] = MINT + 1
    most_players: ClassVar[int] = MOST_PLAYERS
    share_count: ClassVar[int] = SHARES
    directors_shares: ClassVar[int] = DIRECTORS_SHARES
    chart: ClassVar[Chart] = CHART

    settings: Settings
    insolvent: int
    bankrupt: int
    """The set of companies that went bankrupt and have not floated again."""
    closed: int
    """The set of companies that British Rail has closed down."""
    layers: int
    """How many layers of companies are open."""
    turns: list[int]
    """The operating turns of each company so far."""
    depot: list[int]
    """Trains of each kind that were never sold; those without end stay at 1."""
    returned: tuple[int, ...]
    """Trains that were given back and are for sale."""
    bases: list[tuple[tuple[int, int, int], ...]]
    """The bases of each company on the map, the home base first: (hex, station, circle)."""
    owners: list[int]
    """Who owns each private: a seat, UNSOLD, IN_BANK or CLOSED."""
    shut: int
    """The set of privates that their owners have turned over; only with variable revenues."""
    fishbourne_bought: bool
    yarmouth_served: bool
    """Whether FYN has run a train from Yarmouth to Newport."""
    connected: list[int]
    """For each company the set of destinations that it has been paid for."""
    stock_rounds: int
    """The number of the current or latest stock round."""
    southern: bool
    """Whether the first 9+5 train has been sold."""
    grouping_done: bool
    """Whether a stock round has begun since: nothing is built any more and halts do not count."""
    british_rail: bool
    last_runs: list[tuple[int, int, int, bool]]
    """The latest operating turn of each company: (stock round, operating round, revenue, paid out)."""

    def canonical(self) -> Any:
        return [
            self.frames,
            self.cash,
            (self.players, self.settings),
            self.held,
            self.ipo,
            self.pool,
            self.director,
            self.par,
            self.markers.places,
            self.markers.arrivals,
            (self.floated, self.insolvent, self.bankrupt, self.closed, self.layers),
            self.turns,
            self.trains,
            self.depot,
            self.returned,
            self.phase,
            self.tiles,
            self.supply,
            self.bases,
            self.owners,
            (
                self.shut,
                self.fishbourne_bought,
                self.yarmouth_served,
                self.priority,
                self.stock_rounds,
                self.operating_round,
            ),
            self.connected,
            (self.southern, self.grouping_done, self.british_rail, self.bank_broken, self.top_reached),
            self.last_runs,
        ]

    # Reading the position

    @property
    def geography(self) -> Geography:
        return LARGE_MAP if self.settings.large_map else SMALL_MAP

    @property
    def rules_of_phase(self) -> Phase:
        return PHASES[self.phase]

    def in_hands(self, company: int) -> int:
        """The shares that players hold together."""
        return SHARES - self.ipo[company] - self.pool[company]

    def has_operated(self, company: int) -> bool:
        """Whether the company has ever had an operating turn."""
        return self.turns[company] > 0

    def has_floated(self, company: int) -> bool:
        """Whether the company has ever floated; it may be bankrupt now."""
        return self.is_floated(company) or self.is_bankrupt(company)

    def is_insolvent(self, company: int) -> bool:
        return self.insolvent >> company & 1 == 1

    def is_bankrupt(self, company: int) -> bool:
        return self.bankrupt >> company & 1 == 1

    def is_closed(self, company: int) -> bool:
        return self.closed >> company & 1 == 1

    def in_receivership(self, company: int) -> bool:
        """Whether a floated company has no director."""
        return self.director[company] == POOL and self.is_floated(company)

    def certificates(self, seat: int) -> int:
        held = self.held[seat::MOST_PLAYERS]
        count = sum(held) + self.owners.count(seat)
        if seat in self.director:
            for director, shares in zip(self.director, held, strict=True):
                if director == seat and shares:
                    count -= DIRECTORS_SHARES - 1
        if self.shut:
            for private, owner in enumerate(self.owners):
                if owner == seat:
                    count -= self.shut >> private & 1
        return count

    def reserved(self, company: int) -> int:
        """Shares of the offering that wait for the owner of a private."""
        private = PRIVATE_FOR.get(company)
        if private is None or self.owners[private] == CLOSED or self.shut >> private & 1 or not self.ipo[company]:
            return 0
        return 1

    def left(self, kind: int) -> int | None:
        return None if TRAINS[kind].count is None else self.depot[kind]

    def rusted_by(self, kind: int) -> int | None:
        return TRAINS[kind].rusted_by

    def bank_trains(self) -> list[int]:
        """The kinds of trains that the bank sells, the smallest first."""
        return sorted({self.next_train(), *self.returned})

    def train_limit(self) -> int:
        return 1 << 30 if self.settings.no_train_limit else self.rules_of_phase.train_limit

    def allowed_to_build(self) -> bool:
        """Whether track and bases may be built at all in this part of the game."""
        if self.british_rail and not self.settings.building_under_british_rail:
            return False
        return not self.grouping_done

    def halts_count(self) -> bool:
        """Whether halts are still served."""
        return self.allowed_to_build()


def starting_state(players: int, settings: Settings, supply: tuple[int, ...]) -> Isle:
    """An empty board before anything has been paid."""
    depot = [1 if train.count is None else train.count for train in TRAINS]
    geography = LARGE_MAP if settings.large_map else SMALL_MAP
    return Isle(
        **Isle.beginning(players, BANK_MONEY, len(geography), supply),
        settings=settings,
        insolvent=0,
        bankrupt=0,
        closed=0,
        layers=1,
        turns=[0] * ALL,
        depot=depot,
        returned=(),
        bases=[()] * ALL,
        owners=[UNSOLD] * 5,
        shut=0,
        fishbourne_bought=False,
        yarmouth_served=False,
        connected=[0] * ALL,
        stock_rounds=0,
        southern=False,
        grouping_done=False,
        british_rail=False,
        last_runs=[(0, 0, 0, False)] * ALL,
    )
