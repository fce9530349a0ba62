"""Positions as the reference games write them: a whole position as JSON, readable both ways.

An independent that is not sold yet is written with the values printed on its card, and read so whatever the file says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from bradshaw.core.errors import BadPosition
from bradshaw.core.ledger import BANK
from bradshaw.core.log import NOBODY
from bradshaw.games.emubay import auction, build, merger, resources
from bradshaw.games.emubay.auction import Bidding
from bradshaw.games.emubay.build import Building
from bradshaw.games.emubay.components import (
    ACTION,
    ACTIONS,
    ALL,
    BOND,
    BONDS,
    CHARTERS,
    COMPANIES,
    COMPANY,
    CONDITIONS_NEEDED,
    DATA,
    DECK,
    HEX,
    HEXES,
    INDEPENDENTS,
    INITIAL_ORDER,
    MOST_TRACK,
    NARROW,
    RED,
    REGULAR,
    SPACES,
    STARTING_BONDS,
    STATION,
    Bond,
    certificate,
    hexes_in,
)
from bradshaw.games.emubay.ending import GameOver, conditions
from bradshaw.games.emubay.frames import EmuBayFrame, companies_of, left_of
from bradshaw.games.emubay.opening import InitialAuctions
from bradshaw.games.emubay.resources import ANY_HEX, Taking
from bradshaw.games.emubay.setup import empty_board
from bradshaw.games.emubay.state import EmuBay, Settings, company_account, player_account
from bradshaw.games.emubay.turn import ChooseAction, Turn

LARGEST_NUMBER = 1_000_000
"""No count or amount in a position is larger: hostile numbers stop here."""


class PlayerSnapshot(msgspec.Struct):
    cash: int
    shares: dict[str, int]


class BondSnapshot(msgspec.Struct):
    amount: int
    x: int
    y: int
    deferred: bool


class CompanySnapshot(msgspec.Struct, omit_defaults=True):
    """A merged independent has only `into` and `station`."""

    status: Literal["company", "unsold", "sold", "merged"]
    station: str
    into: str | None = None
    cash: int = 0
    revenue: int = 0
    regular_track: int = 0
    narrow_track: int = 0
    resources: int = 0
    shares_available: int = 0
    shares_reserved: int = 0
    bonds: list[BondSnapshot] = []
    independents: list[str] = []


class AuctionSnapshot(msgspec.Struct):
    company: str
    initial: bool
    first_bidder: int
    high_bid: int
    high_bidder: int | None
    passed: list[int]
    next_turn: int | None = None


class BuildingSnapshot(msgspec.Struct):
    company: str
    placed: int


class TakingSnapshot(msgspec.Struct):
    company: str
    hex: str | None = None


class Snapshot(msgspec.Struct):
    """What is read of a snapshot; the rest of its keys follows from these."""

    players: list[PlayerSnapshot]
    companies: dict[str, CompanySnapshot]
    bonds_available: list[Bond]
    independents_to_come: list[str]
    action_cubes: dict[str, int]
    resource_cubes: dict[str, int]
    track: dict[str, list[str]]
    player: int
    phase: Literal["initial_auction", "main"]
    stage: Literal["bidding", "lift_cube", "choose_action", "building", "taking", "game_over"]
    auction: AuctionSnapshot | None = None
    cube_lifted_from: str | None = None
    building: BuildingSnapshot | None = None
    taking: TakingSnapshot | None = None


# Reading


def read(data: object, settings: Settings) -> EmuBay:
    """The position that a snapshot describes, or BadPosition."""
    try:
        snapshot = msgspec.convert(data, Snapshot, strict=True)
    except msgspec.ValidationError as error:
        raise BadPosition(f"Not a position of Emu Bay: {error}") from None
    return _Reader(snapshot).state(settings)


def _need(condition: bool, text: str) -> None:
    if not condition:
        raise BadPosition(f"Not a position of Emu Bay: {text}.")


def _known(names: dict[str, int], name: str, what: str) -> int:
    _need(name in names, f"there is no {what} {name[:20]!r}")
    return names[name]


def _small(number: int, what: str, lowest: int = 0) -> int:
    _need(lowest <= number <= LARGEST_NUMBER, f"{what} cannot be {str(number)[:20]}")
    return number


class _Reader:
    """Builds the state from a snapshot piece by piece, checking each."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot

    def state(self, settings: Settings) -> EmuBay:
        shot = self.snapshot
        _need(len(shot.players) in range(DATA.players.min, DATA.players.max + 1), f"{len(shot.players)} players")
        _need(set(shot.companies) == set(COMPANIES), f"the companies are {', '.join(COMPANIES)}")
        stations = tuple(_known(HEX, shot.companies[company].station, "hex") for company in COMPANIES)
        _need(stations[:CHARTERS] == STATION, "a company's station is not where it is printed")
        state = empty_board(len(shot.players), settings, stations)
        self._players(state)
        for company in range(ALL):
            self._company(state, company)
        self._certificates(state)
        self._table_and_map(state)
        state.derive()
        state.cash[BANK] = -sum(state.cash)
        self._frames(state)
        return state

    def _players(self, state: EmuBay) -> None:
        for seat, player in enumerate(self.snapshot.players):
            state.cash[player_account(seat)] = _small(player.cash, f"the cash of player {seat}")
            for name, count in player.shares.items():
                company = _known(COMPANY, name, "company")
                state.shares[seat * ALL + company] = _small(count, f"a holding of {name}")

    def _company(self, state: EmuBay, company: int) -> None:
        name = COMPANIES[company]
        shot = self.snapshot.companies[name]
        if company < CHARTERS:
            _need(shot.status == "company", f"{name} cannot be {shot.status}")
        else:
            _need(shot.status != "company", f"{name} is an independent")
            self._independent(state, company, shot)
            if shot.status in ("unsold", "merged"):
                return
        state.cash[company_account(company)] = _small(shot.cash, f"the cash of {name}")
        state.revenue[company] = _small(shot.revenue, f"the revenue of {name}", lowest=-LARGEST_NUMBER)
        state.regular[company] = _small(shot.regular_track, f"the track of {name}")
        state.narrow[company] = _small(shot.narrow_track, f"the narrow-gauge track of {name}")
        state.resources[company] = _small(shot.resources, f"the resource cubes of {name}")
        state.available[company] = _small(shot.shares_available, f"the shares for sale of {name}")
        state.bonds[company] = tuple(self._bond(state, bond) for bond in shot.bonds)
        if company < CHARTERS:
            state.absorbed[company] = tuple(_known(COMPANY, one, "independent") for one in shot.independents)
        if company == 0:
            state.reserved = _small(shot.shares_reserved, f"the reserved shares of {name}")
        else:
            _need(shot.shares_reserved == 0, f"{name} has no reserved shares")

    def _bond(self, state: EmuBay, shot: BondSnapshot) -> int:
        bond = BOND.get(Bond(shot.amount, shot.x, shot.y))
        _need(
            bond is not None,
            f"there is no bond of {str(shot.amount)[:20]} at {str(shot.x)[:20]}+{str(shot.y)[:20]}",
        )
        assert bond is not None
        if shot.deferred:
            state.deferred |= 1 << bond
        return bond

    def _independent(self, state: EmuBay, company: int, shot: CompanySnapshot) -> None:
        name = COMPANIES[company]
        if shot.status == "unsold":
            return
        _need(state.sold == company - CHARTERS, f"{name} was sold before an independent ahead of it")
        state.sold += 1
        if shot.status == "merged":
            into = _known(COMPANY, shot.into or "", "company")
            _need(into < CHARTERS, f"{name} cannot have merged with {COMPANIES[into]}")
            state.merged_into[company] = into
            state.revenue[company] = state.narrow[company] = state.available[company] = 0
            state.bonds[company] = ()

    def _certificates(self, state: EmuBay) -> None:
        shot = self.snapshot
        for company in range(CHARTERS):
            merged = {one for one in INDEPENDENTS if state.merged_into[one] == company}
            _need(
                len(state.absorbed[company]) == len(merged) and set(state.absorbed[company]) == merged,
                f"the independents of {COMPANIES[company]} do not fit those that merged with it",
            )
        state.supply = 0
        for one in shot.bonds_available:
            bond = BOND.get(one)
            _need(bond in DECK, f"the bond of {one} is not one of the deck")
            assert bond is not None
            _need(not state.supply >> bond & 1, f"the bond of {one} is there twice")
            state.supply |= 1 << bond
        owners = [bond for bonds in state.bonds for bond in bonds] + list(hexes_in(state.supply))
        _need(len(owners) == len(set(owners)), "a bond is in two places")
        _need(set(owners) == set(range(len(BONDS))), "a bond is missing")
        for company in range(CHARTERS):
            starting = sum(bond in STARTING_BONDS for bond in state.bonds[company])
            _need(starting == 1, f"{COMPANIES[company]} has {starting} starting bonds instead of one")
            certificates = {certificate(one) for one in state.absorbed[company]}
            _need(
                certificates == {bond for bond in state.bonds[company] if bond >= DECK.stop},
                f"the bonds of {COMPANIES[company]} do not fit the independents that merged with it",
            )
        for independent in INDEPENDENTS:
            if state.in_play(independent):
                _need(
                    state.bonds[independent] == (certificate(independent),),
                    f"{COMPANIES[independent]} has other bonds than its own certificate",
                )
            expected = int(state.in_play(independent))
            _need(
                state.held(independent) == expected,
                f"the share of {COMPANIES[independent]} is not held as it should be",
            )
            if state.in_play(independent):
                _need(
                    state.available[independent] == 0,
                    f"the share of {COMPANIES[independent]} is for sale and sold",
                )
        ahead = [COMPANIES[one] for one in INDEPENDENTS if one >= CHARTERS + state.sold]
        # During the initial auctions the reference games leave GT out although it is still to be sold.
        _need(
            shot.independents_to_come in (ahead, ahead[1:] if state.sold == 0 else ahead),
            f"the independents to come are {', '.join(ahead) or 'none'}",
        )
        ordinary = sum(company.shares_ordinary + company.shares_reserved for company in DATA.companies)
        total = sum(state.held(company) + state.available[company] for company in range(CHARTERS)) + state.reserved
        _need(total == ordinary, f"EBR, L&W and TMLC have {ordinary} shares, not {total}")

    def _table_and_map(self, state: EmuBay) -> None:
        shot = self.snapshot
        _need(set(shot.action_cubes) == set(ACTIONS), f"the actions are {', '.join(ACTIONS)}")
        for name, count in shot.action_cubes.items():
            action = ACTION[name]
            _need(
                0 <= count <= SPACES[action],
                f"{name} has {SPACES[action]} spaces, not {str(count)[:20]} cubes",
            )
            state.table[action] = count
        cubes = sum(space.cubes_at_start for space in DATA.actions) - (shot.stage == "choose_action")
        _need(sum(state.table) == cubes, f"{sum(state.table)} cubes on the action table instead of {cubes}")
        for name, count in shot.resource_cubes.items():
            state.cubes[_known(HEX, name, "hex")] = _small(count, f"the cubes in {name}")
        colours = {name: number for number, name in enumerate(COMPANIES[:CHARTERS])} | {NARROW: RED}
        track = [0] * (CHARTERS + 1)
        for name, owners in shot.track.items():
            for owner in owners:
                track[_known(colours, owner, "track of")] |= 1 << _known(HEX, name, "hex")
        for colour, mask in enumerate(state.track):
            _need(mask & ~track[colour] == 0, "a station has no track in its hex")
        state.track = track

    def _seat(self, seat: int | None, what: str) -> int:
        _need(seat is not None and 0 <= seat < len(self.snapshot.players), f"{what} is {str(seat)[:20]}")
        assert seat is not None
        return seat

    def _frames(self, state: EmuBay) -> None:
        shot = self.snapshot
        player = self._seat(shot.player, "the player")
        stage: dict[str, Callable[[EmuBay, int], list[EmuBayFrame]]] = {
            "bidding": self._bidding,
            "lift_cube": lambda state, player: [Turn(player)],
            "choose_action": self._choosing,
            "building": self._building,
            "taking": self._taking,
            "game_over": lambda state, player: [GameOver(player, self._reasons(state))],
        }
        state.frames.extend(stage[shot.stage](state, player))

    def _reasons(self, state: EmuBay) -> tuple[str, ...]:
        """Why the game is over; a snapshot does not tell a bankruptcy from a stalemate."""
        holding = conditions(state)
        return holding if len(holding) >= CONDITIONS_NEEDED else ()

    def _bidding(self, state: EmuBay, player: int) -> list[EmuBayFrame]:
        shot = self.snapshot.auction
        _need(shot is not None, "an auction is on and not described")
        assert shot is not None
        company = _known(COMPANY, shot.company, "company")
        first = self._seat(shot.first_bidder, "the first bidder")
        passed = 0
        for seat in shot.passed:
            passed |= 1 << self._seat(seat, "a player who passed")
        _need(not passed >> player & 1, "the player to bid has passed")
        high_bidder = NOBODY
        if _small(shot.high_bid, "the highest bid"):
            high_bidder = self._seat(shot.high_bidder, "the highest bidder")
            _need(
                high_bidder != player and not passed >> high_bidder & 1,
                "the highest bidder is to bid or has passed",
            )
            _need(
                shot.high_bid <= state.cash[player_account(high_bidder)],
                "the highest bid is more than the bidder has",
            )
        else:
            _need(shot.high_bidder is None, "there is a highest bidder without a bid")
        _need(auction.on_offer(state, company), f"no share of {shot.company} can be auctioned")
        bidding = Bidding(company, first, not shot.initial, player, shot.high_bid, high_bidder, passed)
        if shot.initial:
            _need(company in INITIAL_ORDER, f"there is no initial auction of {shot.company}")
            return [InitialAuctions(first, INITIAL_ORDER.index(company)), bidding]
        if not shot.high_bid:
            _need(
                player == first and auction.can_auction(state, first, company),
                "the first bidder cannot open the bidding",
            )
        caller = first if shot.next_turn is None else (self._seat(shot.next_turn, "the next turn") - 1) % state.players
        _need(caller == first, "the turn after an auction goes to the left of its first bidder")
        return [Turn(caller), bidding]

    def _choosing(self, state: EmuBay, player: int) -> list[EmuBayFrame]:
        source = _known(ACTION, self.snapshot.cube_lifted_from or "", "action")
        return [Turn(player), ChooseAction(player, source)]

    def _building(self, state: EmuBay, player: int) -> list[EmuBayFrame]:
        shot = self.snapshot.building
        _need(shot is not None, "a company is building and not named")
        assert shot is not None
        _need(0 <= shot.placed <= MOST_TRACK, f"{str(shot.placed)[:20]} tracks cannot have been placed")
        company = self._acting(state, player, shot.company)
        return [Turn(player), Building(player, company, shot.placed)]

    def _taking(self, state: EmuBay, player: int) -> list[EmuBayFrame]:
        shot = self.snapshot.taking
        _need(shot is not None, "a company is taking resources and not named")
        assert shot is not None
        company = self._acting(state, player, shot.company)
        return [
            Turn(player),
            Taking(player, company, ANY_HEX if shot.hex is None else _known(HEX, shot.hex, "hex")),
        ]

    def _acting(self, state: EmuBay, player: int, name: str) -> int:
        company = _known(COMPANY, name, "company")
        _need(state.in_play(company), f"{name} cannot act")
        _need(state.holds(player, company) > 0, f"player {player} holds no share of {name}")
        return company


# Writing


def write(state: EmuBay) -> dict[str, Any]:
    """The snapshot of a position."""
    frame = state.frames[-1]
    shot: dict[str, Any] = {
        "players": [
            {
                "cash": state.cash[player_account(seat)],
                "shares": {COMPANIES[company]: state.holds(seat, company) for company in companies_of(state, seat)},
            }
            for seat in range(state.players)
        ],
        "companies": {COMPANIES[company]: _write_company(state, company) for company in range(ALL)},
        "bonds_available": [msgspec.to_builtins(BONDS[bond]) for bond in hexes_in(state.supply)],
        "independents_to_come": [COMPANIES[one] for one in INDEPENDENTS if one >= CHARTERS + max(1, state.sold)],
        "action_cubes": dict(zip(ACTIONS, state.table, strict=True)),
        "resource_cubes": {HEXES[number]: count for number, count in enumerate(state.cubes) if count},
        "track": _write_track(state),
        "player": frame.player if isinstance(frame, GameOver) else frame.actor(state),
        "phase": "initial_auction" if isinstance(state.frames[0], InitialAuctions) else "main",
    }
    shot |= _write_stage(state)
    shot["end_conditions"] = list(conditions(state))
    return shot


def _write_bond(state: EmuBay, bond: int) -> dict[str, Any]:
    return {**msgspec.to_builtins(BONDS[bond]), "deferred": bool(state.deferred >> bond & 1)}


def _write_company(state: EmuBay, company: int) -> dict[str, Any]:
    station = HEXES[state.stations[company]]
    if not (unsold := company >= CHARTERS + state.sold) and not state.in_play(company):
        return {"status": "merged", "into": COMPANIES[state.merged_into[company]], "station": station}
    status = "company" if company < CHARTERS else "unsold" if unsold else "sold"
    printed = BONDS[certificate(company)] if unsold else None
    return {
        "status": status,
        "cash": printed.amount if printed else state.cash[company_account(company)],
        "revenue": state.revenue[company],
        "regular_track": state.regular[company],
        "narrow_track": state.narrow[company],
        "resources": state.resources[company],
        "shares_held": state.held(company),
        "shares_available": state.available[company],
        "shares_reserved": state.reserved if company == 0 else 0,
        "bonds": [_write_bond(state, bond) | ({"deferred": True} if printed else {}) for bond in state.bonds[company]],
        "independents": [COMPANIES[one] for one in state.absorbed[company]] if company < CHARTERS else [],
        "station": station,
    }


def _write_track(state: EmuBay) -> dict[str, list[str]]:
    owners = (*COMPANIES[:CHARTERS], NARROW)
    return {
        HEXES[number]: [owners[colour] for colour, mask in enumerate(state.track) if mask >> number & 1]
        for number in hexes_in(state.occupied())
    }


def _write_stage(state: EmuBay) -> dict[str, Any]:
    frame = state.frames[-1]
    if isinstance(frame, Bidding):
        return {"stage": "bidding", "auction": _write_auction(state, frame)}
    if isinstance(frame, ChooseAction):
        return {
            "stage": "choose_action",
            "cube_lifted_from": ACTIONS[frame.source],
            "offers": _offers(state, frame.player),
        }
    if isinstance(frame, Building):
        going_on = frame.placed < MOST_TRACK
        return {
            "stage": "building",
            "building": {"company": COMPANIES[frame.company], "placed": frame.placed},
            "offers": _build_offers(state, frame.company) if going_on else {REGULAR: [], NARROW: []},
        }
    if isinstance(frame, Taking):
        return {
            "stage": "taking",
            "taking": {
                "company": COMPANIES[frame.company],
                "hex": None if frame.hex == ANY_HEX else HEXES[frame.hex],
            },
            "offers": {
                "hexes": [HEXES[number] for number in hexes_in(frame.sources(state))],
                "revenue_per_cube": resources.cube_revenue(state, frame.company),
            },
        }
    if isinstance(frame, GameOver):
        return {"stage": "game_over"}
    return {"stage": "lift_cube"}


def _write_auction(state: EmuBay, frame: Bidding) -> dict[str, Any]:
    return {
        "company": COMPANIES[frame.company],
        "initial": not frame.must_open,
        "high_bid": frame.high_bid,
        "high_bidder": frame.high_bidder if frame.high_bid else None,
        "passed": list(hexes_in(frame.passed)),
        "minimum_bid": auction.minimum_bid(state, frame.company),
        "next_turn": left_of(state, frame.first_bidder) if frame.must_open else None,
        "first_bidder": frame.first_bidder,
    }


def _build_offers(state: EmuBay, company: int) -> dict[str, list[list[Any]]]:
    """For each gauge the hexes with cost and gain in revenue."""
    return {
        gauge: [
            [HEXES[number], build.cost(state, number), build.gain_of(state, company, number, gauge)]
            for number in hexes_in(build.sites(state, company, gauge))
        ]
        for gauge in (REGULAR, NARROW)
    }


def _offers(state: EmuBay, seat: int) -> dict[str, Any]:
    """What the player could do for each company, leaving aside the action table and bonds."""
    held = companies_of(state, seat)
    return {
        "build": {COMPANIES[company]: _build_offers(state, company) for company in held},
        "take": {
            COMPANIES[company]: [HEXES[number] for number in hexes_in(resources.cube_hexes(state, company))]
            if resources.can_take(state, company)
            else []
            for company in held
        },
        "auction": {
            COMPANIES[company]: auction.minimum_bid(state, company)
            for company in range(ALL)
            if auction.on_offer(state, company)
        },
        "merge": [[COMPANIES[company], COMPANIES[one]] for company, one in merger.mergers(state, seat)],
    }
