"""The position of a game of 1862: small numbers, lists of them, and tuples that are shared between copies."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from bradshaw.core.state import copied
from bradshaw.eighteen.board.geography import Geography
from bradshaw.eighteen.board.market import Chart
from bradshaw.eighteen.state import POOL, EighteenState
from bradshaw.games.g1862.components import (
    ALL,
    BANDS,
    BANK_MONEY,
    CERTIFICATE_LIMIT,
    CHART,
    COMPANIES,
    DIRECTORS_SHARES,
    GEOGRAPHY,
    LETTERS,
    LONDON,
    MOST_MARKERS,
    MOST_MARKERS_OPTION,
    MOST_PLAYERS,
    PHASES,
    SHARES,
    SUPPLY,
    D,
    Phase,
)
from bradshaw.games.g1862.settings import Settings

CHARTER: Final = -3
"""A holder of certificates besides the players, the offering and the pool."""

NO_OBLIGATION: Final = -1
BESIDE: Final = -1
"""The circle of a home marker that waits beside a full tile."""
OUT_OF_PLAY: Final = -1
"""The offer of a company that takes no part in this game."""
NO_LIMIT: Final = ALL * SHARES
"""As many certificates as there could be."""

NO_LNER, LNER_DUE, LNER_FORMED = range(3)


class Train(NamedTuple):
    """A train card on a charter."""

    band: int
    number: int
    """The how manieth of its band it was, counted from 0."""
    kind: int
    warranties: int

    @property
    def id(self) -> str:
        """The name in actions, such as "B-3"."""
        return f"{BANDS[self.band].name}-{self.number}"

    @property
    def name(self) -> str:
        """What players say, such as "2/3E"."""
        return f"{BANDS[self.band].size(self.kind)}{LETTERS[self.kind]}"


class Station(NamedTuple):
    """A station marker on the board."""

    place: int
    """A hex, or LONDON."""
    circle: int
    """The circle of the town that it fills, or BESIDE; in London one of the four spaces."""
    company: int


class SiteMemory(msgspec.Struct, frozen=True):
    """What only house rules of 18xx.games remember. Games that are not played by them leave it empty."""

    routed: int = 0
    """The set of companies whose track has ever led anywhere (`asked_without_choice`)."""
    ghosts: tuple[tuple[int, Train], ...] = ()
    """The trains that companies had when they went bankrupt, with their owners (`bankrupt_trains_on_offer`)."""


class Solo(msgspec.Struct, frozen=True):
    """What only the solo game has on the table. A card is a share, told by its company; it counts as offered."""

    rows: tuple[tuple[int, ...], ...] = ()
    """Rows of cards, of which the first is available."""
    deck: tuple[int, ...] = ()
    permits: tuple[int, ...] = ()
    """The permits of the companies that float next, in this order, which is not known."""
    removals: tuple[int, ...] = ()
    """The order in which chance takes companies out of the game."""
    shut: tuple[int, ...] = ()
    """Hexes on which no track is laid any more."""


@copied
class Counties(EighteenState[Train]):
    """Indexed by company, by seat, by band, by hex or by tile."""

    companies: ClassVar[tuple[str, ...]] = tuple(company.name for company in COMPANIES)
    first_account: ClassVar[int] = 1 + MOST_PLAYERS
    most_players: ClassVar[int] = MOST_PLAYERS
    share_count: ClassVar[int] = SHARES
    directors_shares: ClassVar[int] = DIRECTORS_SHARES
    chart: ClassVar[Chart] = CHART

    settings: Settings
    offer: tuple[int, ...]
    """For each company the phase from which it can be started, or OUT_OF_PLAY."""
    first_permit: tuple[int, ...]
    """For each company the kind of train that its own permit allows."""
    own: list[int]
    """Shares on the company's own charter."""
    chartered: int
    """The set of companies that were started in Parliament and have not merged."""
    obliged: list[int]
    """Who must see to it that the company floats by the end of the stock round, or NO_OBLIGATION."""
    lapsed: int
    """The set of companies that failed to float: they cannot be proposed before the next stock round."""
    permits: list[tuple[int, ...]]
    """The kinds of trains that each company may run, its own permit first."""
    sold: list[int]
    """How many trains of each band the bank has sold."""
    small: tuple[int, ...]
    """For each hex the set of lines of its tile that carry a small station."""
    stations: tuple[Station, ...]
    """The station markers on the board, in the order in which they were placed."""
    unused: list[int]
    """The station markers on each charter."""
    turn: int
    """The number of the current or latest stock round, with the Parliament before it."""
    operated: int
    """The set of companies that have operated in this operating round, or come out of a merger in it."""
    lner: int
    limit: int
    """The most certificates that a player may hold."""
    site: SiteMemory
    """Empty but in games by house rules."""
    revenue: list[int]
    """What each company last declared, with what Hudson added."""
    solo: Solo
    """The cards of the solo game; empty in all others."""

    def canonical(self) -> Any:
        return [
            self.frames,
            self.cash,
            (self.players, self.settings, self.offer, self.first_permit),
            self.held,
            self.ipo,
            self.pool,
            self.own,
            self.director,
            (self.chartered, self.floated, self.lapsed),
            self.par,
            self.markers.places,
            self.markers.arrivals,
            self.obliged,
            self.permits,
            self.trains,
            self.sold,
            self.phase,
            self.tiles,
            self.small,
            self.supply,
            self.stations,
            self.unused,
            (self.priority, self.turn, self.operating_round, self.operated, self.lner, self.limit),
            (self.bank_broken, self.top_reached, self.site.routed, self.site.ghosts),
            self.revenue,
            self.solo,
        ]

    # Reading the position

    @property
    def rules_of_phase(self) -> Phase:
        return PHASES[self.phase]

    def in_hands(self, company: int) -> int:
        """The shares that players hold together."""
        return SHARES - self.ipo[company] - self.pool[company] - self.own[company]

    def has_certificate(self, holder: int, company: int) -> bool:
        """Whether a holder has the director's certificate; the solo game is played without them."""
        return self.director[company] == holder and not self.settings.solo

    def is_shut(self, place: int) -> bool:
        """Whether no track may be laid in a hex: the home of a company that is not in the solo game."""
        return place in self.solo.shut

    def is_in_play(self, company: int) -> bool:
        return self.offer[company] != OUT_OF_PLAY

    def is_chartered(self, company: int) -> bool:
        return self.chartered >> company & 1 == 1

    def in_receivership(self, company: int) -> bool:
        """Whether a started company has no director."""
        return self.director[company] == POOL

    @property
    def geography(self) -> Geography:
        return GEOGRAPHY

    def left(self, band: int) -> int | None:
        count = BANDS[band].counts[self.settings.length]
        return None if count is None else count - self.sold[band]

    def rusted_by(self, band: int) -> int | None:
        return None if self.settings.shorter and band == D else BANDS[band].rusted_by

    def is_permanent(self, band: int) -> bool:
        """Whether trains of a band never rust."""
        return self.rusted_by(band) is None

    def area_value(self, area: int) -> int:
        return GEOGRAPHY.areas[area].values[self.rules_of_phase.stage]

    def stations_of(self, company: int) -> list[Station]:
        return [station for station in self.stations if station.company == company]

    def stations_in(self, place: int) -> list[Station]:
        """The markers in a hex or in London, in the order in which they were placed."""
        return [station for station in self.stations if station.place == place]

    def is_in_london(self, company: int) -> bool:
        return any(station.place == LONDON and station.company == company for station in self.stations)

    def home(self, company: int) -> int:
        """The hex of the company's home."""
        return HOMES[company]

    def home_station(self, company: int) -> Station | None:
        """The home marker, if it has been placed."""
        home = HOMES[company]
        return next((one for one in self.stations if one.place == home and one.company == company), None)

    def most_markers(self) -> int:
        """How many station markers a company may have."""
        return MOST_MARKERS_OPTION if self.settings.eight_markers else MOST_MARKERS

    def is_lner(self) -> bool:
        """Whether the LNER has formed."""
        return self.lner == LNER_FORMED

    def is_ending(self) -> bool:
        """Whether no other stock round follows the present one, or the present operating rounds."""
        return self.bank_broken or self.top_reached or self.is_lner()


HOMES: Final = tuple(GEOGRAPHY.number[company.home] for company in COMPANIES)


def starting_state(players: int, settings: Settings, offer: tuple[int, ...], first_permit: tuple[int, ...]) -> Counties:
    """An empty board before anything has been paid."""
    return Counties(
        **Counties.beginning(players, BANK_MONEY, len(GEOGRAPHY), SUPPLY),
        settings=settings,
        offer=offer,
        first_permit=first_permit,
        own=[0] * ALL,
        chartered=0,
        obliged=[NO_OBLIGATION] * ALL,
        lapsed=0,
        permits=[(permit,) for permit in first_permit],
        sold=[0] * len(BANDS),
        small=(0,) * len(GEOGRAPHY),
        stations=(),
        unused=[0] * ALL,
        turn=1,
        operated=0,
        lner=NO_LNER,
        limit=CERTIFICATE_LIMIT.get(players, NO_LIMIT),
        site=SiteMemory(),
        revenue=[0] * ALL,
        solo=Solo(),
    )
