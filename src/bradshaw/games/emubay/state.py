"""The position of an Emu Bay game: integers, short lists and bit masks of hexes."""

from __future__ import annotations

from typing import Any

from bradshaw.core import versions
from bradshaw.core.state import State, copied
from bradshaw.games.emubay.components import (
    ALL,
    CHARTERS,
    INDEPENDENTS,
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


def company_account(company: int) -> int:
    return 1 + MOST_PLAYERS + company


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
        """How many shares of the company all players hold."""
        return sum(self.shares[company::ALL])

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
        """The hexes that the company is connected to (ruling B12)."""
        if company >= CHARTERS:
            return self.network[company - CHARTERS]
        mask = self.track[company]
        for independent in self.absorbed[company]:
            mask |= self.network[independent - CHARTERS]
        return mask

    def towns(self, company: int) -> int:
        """How many towns the company is connected to."""
        return (self.reach(company) & TOWN).bit_count()

    def has_port(self, company: int) -> bool:
        return self.reach(company) & PORT != 0

    def add_track(self, colour: int, hex_number: int) -> None:
        """Put a cube of a company's colour, or a red one, on the map."""
        self.track[colour] |= 1 << hex_number
        if colour == RED:
            self.join_networks()
        else:
            self.edge[colour] |= NEIGHBOURS[hex_number]

    def join_networks(self) -> None:
        """Work out anew what each independent's station is connected to by red track."""
        red = self.track[RED]
        for independent in INDEPENDENTS:
            place = independent - CHARTERS
            network = new = 1 << self.stations[independent]
            edge = 0
            while new:
                around = 0
                for hex_number in hexes_in(new):
                    around |= NEIGHBOURS[hex_number]
                edge |= around
                new = around & red & ~network
                network |= new
            self.network[place] = network
            self.network_edge[place] = edge

    def derive(self) -> None:
        """Work out all that is derived, for a position that was not reached by play."""
        for company in range(CHARTERS):
            self.edge[company] = 0
            for hex_number in hexes_in(self.track[company]):
                self.edge[company] |= NEIGHBOURS[hex_number]
        self.join_networks()
        self.cube_hexes = 0
        for hex_number, count in enumerate(self.cubes):
            if count:
                self.cube_hexes |= 1 << hex_number
