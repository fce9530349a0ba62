"""What the positions of all 18xx games hold: shares, prices and directors, tiles, and how far the game has come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, Generic, TypeVar

from bradshaw.core.state import State
from bradshaw.eighteen.board.geography import Geography
from bradshaw.eighteen.board.market import OFF, Chart, Markers, steps

TrainT = TypeVar("TrainT")

# Holders of certificates besides the players
IPO: Final = -1
POOL: Final = -2

NO_TILE: Final = -1
UNSET: Final = 0
"""The par of a company that has not been started."""


def player_account(seat: int) -> int:
    return 1 + seat


class EighteenState(State, Generic[TrainT]):
    """Indexed by company, by seat, by hex or by tile. A game adds its own, and copies and digests all of it."""

    companies: ClassVar[tuple[str, ...]]
    """The names of the companies by number."""
    first_account: ClassVar[int]
    """The account of the first company; those of the others follow it."""
    most_players: ClassVar[int]
    share_count: ClassVar[int]
    """How many shares a company has."""
    directors_shares: ClassVar[int]
    """How many shares a director's certificate is."""
    chart: ClassVar[Chart]

    players: int
    held: list[int]
    """Shares in players' hands, a director's certificate among them: company times `most_players` plus seat."""
    ipo: list[int]
    """Shares in the initial offering, the director's certificate included."""
    pool: list[int]
    """Shares in the bank pool, the director's certificate included."""
    director: list[int]
    """Who has the director's certificate: a seat, IPO or POOL."""
    par: list[int]
    """The par price, or UNSET."""
    markers: Markers
    floated: int
    """The set of companies that have floated."""
    trains: list[tuple[TrainT, ...]]
    """The trains of each company, in the order in which they came."""
    phase: int
    tiles: tuple[int, ...]
    """For each hex the tile times six plus its rotation, or NO_TILE."""
    supply: list[int]
    """Tiles left of each kind."""
    priority: int
    operating_round: int
    """The number of the current or latest operating round in its set."""
    bank_broken: bool
    top_reached: bool

    @property
    def geography(self) -> Geography:
        """The map."""
        raise NotImplementedError

    @classmethod
    def beginning(cls, players: int, bank: int, hexes: int, supply: Iterable[int]) -> dict[str, Any]:
        """What these fields are before anything has happened: all money in the bank, all shares in the offering."""
        companies = len(cls.companies)
        return {
            "frames": [],
            "cash": [bank] + [0] * (cls.first_account + companies - 1),
            "players": players,
            "held": [0] * (companies * cls.most_players),
            "ipo": [cls.share_count] * companies,
            "pool": [0] * companies,
            "director": [IPO] * companies,
            "par": [UNSET] * companies,
            "markers": Markers([OFF] * companies, []),
            "floated": 0,
            "trains": [()] * companies,
            "phase": 0,
            "tiles": (NO_TILE,) * hexes,
            "supply": list(supply),
            "priority": 0,
            "operating_round": 0,
            "bank_broken": False,
            "top_reached": False,
        }

    def money(self, seat: int) -> int:
        return self.cash[player_account(seat)]

    @classmethod
    def account(cls, company: int) -> int:
        """The account of a company's treasury."""
        return cls.first_account + company

    def treasury(self, company: int) -> int:
        """What a company has."""
        return self.cash[self.first_account + company]

    # Shares

    def shares(self, seat: int, company: int) -> int:
        """The shares that a player holds."""
        return self.held[company * self.most_players + seat]

    def ordinary_in_pool(self, company: int) -> int:
        """The shares in the pool that are not in the director's certificate."""
        return self.pool[company] - (self.directors_shares if self.director[company] == POOL else 0)

    def has_certificate(self, holder: int, company: int) -> bool:
        """Whether a holder has the director's certificate."""
        return self.director[company] == holder

    def certificates(self, seat: int) -> int:
        """What counts against the certificate limit."""
        held = self.held[seat :: self.most_players]
        count = sum(held)
        if seat in self.director:
            for company, shares in enumerate(held):
                if shares:
                    count -= (self.directors_shares - 1) * self.has_certificate(seat, company)
        return count

    # Companies

    def is_started(self, company: int) -> bool:
        return self.par[company] != UNSET

    def is_floated(self, company: int) -> bool:
        return self.floated >> company & 1 == 1

    def is_led(self, company: int) -> bool:
        """Whether a floated company has a director."""
        return self.director[company] >= 0 and self.is_floated(company)

    # Trains

    def has_train(self, company: int) -> bool:
        return bool(self.trains[company])

    def left(self, kind: int) -> int | None:
        """How many trains of a kind the bank has never sold; None if there is no end to them."""
        raise NotImplementedError

    def next_train(self) -> int:
        """The kind of train that the bank sells now: the smallest that is left."""
        kind = 0
        while self.left(kind) == 0:
            kind += 1
        return kind

    def rusted_by(self, kind: int) -> int | None:
        """The phase that removes trains of a kind; None if they stay for ever."""
        raise NotImplementedError

    def has_rusted(self, kind: int) -> bool:
        """Whether trains of a kind have had their day."""
        phase = self.rusted_by(kind)
        return phase is not None and self.phase >= phase

    # Prices

    def price(self, company: int) -> int:
        """The market price; par where the company has no marker yet."""
        place = self.markers.places[company]
        return self.par[company] if place == OFF else self.chart.prices[place]

    def place_after_dividend(self, company: int, dividend: int) -> int:
        """Where the company's marker stands after a dividend, or after none."""
        place = self.markers.places[company]
        return self.chart.moved(place, steps(dividend, self.chart.prices[place], self.chart.most_rises))

    def is_ruined(self, company: int) -> bool:
        """Whether the company's price has fallen to nothing."""
        return self.markers.places[company] == 0


AnyState = EighteenState[Any]
