"""The position of an Emu Bay game: integers, short lists and bit masks of hexes."""

from __future__ import annotations

from typing import Any

from bradshaw.core import versions
from bradshaw.core.state import State, copied
from bradshaw.games.emubay.components import (
    ALL,
    CHARTERS,
    NEIGHBOURS,
    PORT,
    RED,
    TOWN,
    hexes_in,
)


class Settings(versions.Settings, frozen=True):
    """The options of this game."""

    starting_revenue: str
    starting_bond_counts: bool
    forest_cost: int
    colour_joins_own_red: bool = True


MOST_PLAYERS = 4
NOT_MERGED = -1


def player_account(seat: int) -> int:
    return 1 + seat


COMPANY_ACCOUNT = 1 + MOST_PLAYERS
"""The first account of a company."""


def company_account(company: int) -> int:
    return COMPANY_ACCOUNT + company


ACCOUNTS = 1 + MOST_PLAYERS + ALL


@copied
class EmuBay(State):
    """Indexed by company (EBR, L&W, TMLC, GT, MLM, NED, NMF), by seat, by hex or by action of the table."""

    players: int
    settings: Settings
    stations: tuple[int, ...]
    """The hex of each company's station."""
    shares: list[int]
    """Shares held: seat times ALL plus company."""
    revenue: list[int]
    regular: list[int]
    """Track of its own colour on the charter."""
    narrow: list[int]
    """Narrow-gauge track on the charter."""
    resources: list[int]
    """Resource cubes on the charter."""
    available: list[int]
    """Shares for sale."""
    reserved: int
    """EBR's reserved shares."""
    bonds: list[tuple[int, ...]]
    """Bonds on the charter, oldest first; an independent's certificate is one of them."""
    deferred: int
    """The set of bonds that show their deferred side."""
    supply: int
    """The set of bonds that can be issued."""
    sold: int
    """How many independents have been auctioned."""
    merged_into: list[int]
    """For each company the one that absorbed it."""
    absorbed: list[tuple[int, ...]]
    """Independents on the charter, in the order of the mergers."""
    table: list[int]
    """Cubes on each action."""
    cubes: list[int]
    """Resource cubes in each hex."""
    cube_hexes: int
    """The hexes that hold a resource cube."""
    track: list[int]
    """The hexes of each colour, stations included: EBR, L&W, TMLC, red."""
    edge: list[int]
    """Derived: hexes next to the track of each company's own colour."""
    network: list[int]
    """Derived: for each independent the red track that its station is connected to."""
    network_edge: list[int]
    """Derived: hexes next to that network."""
    reached: list[int]
    """Derived: the hexes that each company is connected to (ruling B12)."""
    in_hands: list[int]
    """Derived: how many shares of each company all players hold."""

    def canonical(self) -> Any:
        return (
            self.frames,
            self.cash,
            self.players,
            self.settings,
            self.stations,
            self.shares,
            self.revenue,
            self.regular,
            self.narrow,
            self.resources,
            self.available,
            self.reserved,
            self.bonds,
            self.deferred,
            self.supply,
            self.sold,
            self.merged_into,
            self.absorbed,
            self.table,
            self.cubes,
            self.track,
        )

    # Certificates

    def holds(self, seat: int, company: int) -> int:
        """How many shares of the company the player holds."""
        return self.shares[seat * ALL + company]

    def held(self, company: int) -> int:
        """How many shares of the company all players hold, counted one by one."""
        return sum(self.shares[company::ALL])

    def give_share(self, seat: int, company: int, count: int = 1) -> None:
        """Put a share of the company before the player, or with -1 take one away."""
        self.shares[seat * ALL + company] += count
        self.in_hands[company] += count

    def owner(self, independent: int) -> int:
        """The player who holds the only share of an independent that is sold and not merged."""
        return self.shares[independent::ALL].index(1)

    def in_play(self, company: int) -> bool:
        """Whether the company acts and pays for itself: a proper one, or an independent sold and not merged."""
        return company < CHARTERS + self.sold and self.merged_into[company] == NOT_MERGED

    # Track

    def occupied(self) -> int:
        """Every hex with a station or track of any kind."""
        ebr, lw, tmlc, red = self.track
        return ebr | lw | tmlc | red

    def reach(self, company: int) -> int:
        """The hexes that the company is connected to."""
        return self.reached[company]

    def towns(self, company: int) -> int:
        """How many towns the company is connected to."""
        return (self.reached[company] & TOWN).bit_count()

    def has_port(self, company: int) -> bool:
        return self.reached[company] & PORT != 0

    def add_track(self, colour: int, hex_number: int) -> None:
        """Put a cube of a company's colour, or a red one, on the map."""
        self.track[colour] |= 1 << hex_number
        if colour != RED:
            self.edge[colour] |= NEIGHBOURS[hex_number]
            self.reached[colour] |= 1 << hex_number
            return
        for place, edge in enumerate(self.network_edge):
            if edge >> hex_number & 1:
                self._spread(place, 1 << hex_number)
        self.connect()

    def _spread(self, place: int, new: int) -> None:
        """Add hexes, and the red track that they lead to, to the network of the independent in this place."""
        red, network, edge = self.track[RED], self.network[place] | new, self.network_edge[place]
        while new:
            around = 0
            for hex_number in hexes_in(new):
                around |= NEIGHBOURS[hex_number]
            edge |= around
            new = around & red & ~network
            network |= new
        self.network[place], self.network_edge[place] = network, edge

    def connect(self) -> None:
        """Work out anew what each company is connected to; after a merger, too."""
        reached = [*self.track[:CHARTERS], *self.network]
        for company, independents in enumerate(self.absorbed):
            for independent in independents:
                reached[company] |= self.network[independent - CHARTERS]
        self.reached = reached

    def derive(self) -> None:
        """Work out all that is derived, for a position that was not reached by play."""
        for company in range(CHARTERS):
            self.edge[company] = 0
            for hex_number in hexes_in(self.track[company]):
                self.edge[company] |= NEIGHBOURS[hex_number]
        for place, station in enumerate(self.stations[CHARTERS:]):
            self.network[place] = self.network_edge[place] = 0
            self._spread(place, 1 << station)
        self.connect()
        self.in_hands = [self.held(company) for company in range(ALL)]
        self.cube_hexes = 0
        for hex_number, count in enumerate(self.cubes):
            if count:
                self.cube_hexes |= 1 << hex_number
