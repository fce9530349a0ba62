"""Positions as the reference games write them: a whole position as JSON, readable both ways.

An independent that is not sold yet is written with the values printed on its card, and read so whatever the file says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from bradshaw.core.errors import BadPosition, quoted
from bradshaw.core.ledger import BANK
from bradshaw.core.log import NOBODY
from bradshaw.core.messages import Message, message
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
    LABEL,
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
from bradshaw.games.emubay.rules import auction, build, merger, resources
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.ending import GameOver, conditions
from bradshaw.games.emubay.rules.frames import EmuBayFrame, companies_of, left_of
from bradshaw.games.emubay.rules.opening import InitialAuctions
from bradshaw.games.emubay.rules.resources import ANY_HEX, Taking
from bradshaw.games.emubay.rules.setup import empty_board
from bradshaw.games.emubay.rules.turn import ChooseAction, Turn
from bradshaw.games.emubay.state import EmuBay, Settings, company_account, player_account

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
        raise BadPosition(message("emubay-error-position", problem=quoted(error))) from None
    return _Reader(snapshot).state(settings)


def _need(condition: bool, problem: Message) -> None:
    if not condition:
        raise BadPosition(message("emubay-error-position", problem=problem))


def _hex(name: str) -> int:
    _need(name in HEX, message("emubay-position-unknown-hex", name=quoted(name)[:20]))
    return HEX[name]


def _known_company(name: str) -> int:
    _need(name in COMPANY, message("emubay-position-unknown-company", name=quoted(name)[:20]))
    return COMPANY[name]


def _small(number: int, what: str, lowest: int = 0) -> int:
    """A count or amount of the field of this name, within bounds."""
    _need(
        lowest <= number <= LARGEST_NUMBER,
        message("emubay-position-number", what=what, value=str(number)[:20]),
    )
    return number


class _Reader:
    """Builds the state from a snapshot piece by piece, checking each."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot

    def state(self, settings: Settings) -> EmuBay:
        shot = self.snapshot
        _need(
            len(shot.players) in range(DATA.players.min, DATA.players.max + 1),
            message("emubay-position-players", count=len(shot.players)),
        )
        _need(set(shot.companies) == set(COMPANIES), message("emubay-position-companies", companies=COMPANIES))
        stations = tuple(_hex(shot.companies[company].station) for company in COMPANIES)
        _need(stations[:CHARTERS] == STATION, message("emubay-position-station-moved"))
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
            state.cash[player_account(seat)] = _small(player.cash, f"players/{seat}/cash")
            for name, count in player.shares.items():
                company = _known_company(name)
                state.shares[seat * ALL + company] = _small(count, f"players/{seat}/shares/{name}")

    def _company(self, state: EmuBay, company: int) -> None:
        name, label = COMPANIES[company], LABEL[company]
        shot = self.snapshot.companies[name]
        if company < CHARTERS:
            _need(shot.status == "company", message("emubay-position-status", company=label, status=shot.status))
        else:
            _need(shot.status != "company", message("emubay-position-is-independent", company=label))
            self._independent(state, company, shot)
            if shot.status in ("unsold", "merged"):
                return
        state.cash[company_account(company)] = _small(shot.cash, f"companies/{name}/cash")
        state.revenue[company] = _small(shot.revenue, f"companies/{name}/revenue", lowest=-LARGEST_NUMBER)
        state.regular[company] = _small(shot.regular_track, f"companies/{name}/regular_track")
        state.narrow[company] = _small(shot.narrow_track, f"companies/{name}/narrow_track")
        state.resources[company] = _small(shot.resources, f"companies/{name}/resources")
        state.available[company] = _small(shot.shares_available, f"companies/{name}/shares_available")
        state.bonds[company] = tuple(self._bond(state, bond) for bond in shot.bonds)
        if company < CHARTERS:
            state.absorbed[company] = tuple(_known_company(one) for one in shot.independents)
        if company == 0:
            state.reserved = _small(shot.shares_reserved, f"companies/{name}/shares_reserved")
        else:
            _need(shot.shares_reserved == 0, message("emubay-position-no-reserved", company=label))

    def _bond(self, state: EmuBay, shot: BondSnapshot) -> int:
        bond = BOND.get(Bond(shot.amount, shot.x, shot.y))
        _need(
            bond is not None,
            message(
                "emubay-position-unknown-bond",
                amount=str(shot.amount)[:20],
                x=str(shot.x)[:20],
                y=str(shot.y)[:20],
            ),
        )
        assert bond is not None
        if shot.deferred:
            state.deferred |= 1 << bond
        return bond

    def _independent(self, state: EmuBay, company: int, shot: CompanySnapshot) -> None:
        label = LABEL[company]
        if shot.status == "unsold":
            return
        _need(state.sold == company - CHARTERS, message("emubay-position-sold-early", company=label))
        state.sold += 1
        if shot.status == "merged":
            into = _known_company(shot.into or "")
            _need(into < CHARTERS, message("emubay-position-merged-with", company=label, into=LABEL[into]))
            state.merged_into[company] = into
            state.revenue[company] = state.narrow[company] = state.available[company] = 0
            state.bonds[company] = ()

    def _certificates(self, state: EmuBay) -> None:
        shot = self.snapshot
        for company in range(CHARTERS):
            merged = {one for one in INDEPENDENTS if state.merged_into[one] == company}
            _need(
                len(state.absorbed[company]) == len(merged) and set(state.absorbed[company]) == merged,
                message("emubay-position-independents", company=LABEL[company]),
            )
        state.supply = 0
        for one in shot.bonds_available:
            bond = BOND.get(one)
            amount, x, y = one.amount, one.x, one.y
            _need(bond in DECK, message("emubay-position-bond-not-in-deck", amount=amount, x=x, y=y))
            assert bond is not None
            _need(not state.supply >> bond & 1, message("emubay-position-bond-twice", amount=amount, x=x, y=y))
            state.supply |= 1 << bond
        owners = [bond for bonds in state.bonds for bond in bonds] + list(hexes_in(state.supply))
        _need(len(owners) == len(set(owners)), message("emubay-position-bond-in-two-places"))
        _need(set(owners) == set(range(len(BONDS))), message("emubay-position-bond-missing"))
        for company in range(CHARTERS):
            starting = sum(bond in STARTING_BONDS for bond in state.bonds[company])
            _need(starting == 1, message("emubay-position-starting-bonds", company=LABEL[company], count=starting))
            certificates = {certificate(one) for one in state.absorbed[company]}
            _need(
                certificates == {bond for bond in state.bonds[company] if bond >= DECK.stop},
                message("emubay-position-certificates", company=LABEL[company]),
            )
        for independent in INDEPENDENTS:
            if state.in_play(independent):
                _need(
                    state.bonds[independent] == (certificate(independent),),
                    message("emubay-position-independent-bonds", company=LABEL[independent]),
                )
            expected = int(state.in_play(independent))
            _need(
                state.held(independent) == expected,
                message("emubay-position-independent-share", company=LABEL[independent]),
            )
            if state.in_play(independent):
                _need(
                    state.available[independent] == 0,
                    message("emubay-position-share-sold-twice", company=LABEL[independent]),
                )
        ahead = [COMPANIES[one] for one in INDEPENDENTS if one >= CHARTERS + state.sold]
        # During the initial auctions the reference games leave GT out although it is still to be sold.
        _need(
            shot.independents_to_come in (ahead, ahead[1:] if state.sold == 0 else ahead),
            message("emubay-position-to-come", count=len(ahead), companies=tuple(ahead)),
        )
        ordinary = sum(company.shares_ordinary + company.shares_reserved for company in DATA.companies)
        total = sum(state.held(company) + state.available[company] for company in range(CHARTERS)) + state.reserved
        _need(
            total == ordinary,
            message("emubay-position-shares", companies=LABEL[:CHARTERS], expected=ordinary, count=total),
        )

    def _table_and_map(self, state: EmuBay) -> None:
        shot = self.snapshot
        _need(set(shot.action_cubes) == set(ACTIONS), message("emubay-position-actions", actions=ACTIONS))
        for name, count in shot.action_cubes.items():
            action = ACTION[name]
            _need(
                0 <= count <= SPACES[action],
                message("emubay-position-spaces", action=name, spaces=SPACES[action], cubes=str(count)[:20]),
            )
            state.table[action] = count
        cubes = sum(space.cubes_at_start for space in DATA.actions) - (shot.stage == "choose_action")
        _need(
            sum(state.table) == cubes,
            message("emubay-position-table", count=sum(state.table), expected=cubes),
        )
        for name, count in shot.resource_cubes.items():
            state.cubes[_hex(name)] = _small(count, f"resource_cubes/{name}")
        colours = {name: number for number, name in enumerate(COMPANIES[:CHARTERS])} | {NARROW: RED}
        track = [0] * (CHARTERS + 1)
        for name, owners in shot.track.items():
            for owner in owners:
                _need(owner in colours, message("emubay-position-unknown-track", name=quoted(owner)[:20]))
                track[colours[owner]] |= 1 << _hex(name)
        for colour, mask in enumerate(state.track):
            _need(mask & ~track[colour] == 0, message("emubay-position-station-without-track"))
        state.track = track

    def _seat(self, seat: int | None, what: str) -> int:
        _need(
            seat is not None and 0 <= seat < len(self.snapshot.players),
            message("emubay-position-seat", what=what, value=str(seat)[:20]),
        )
        assert seat is not None
        return seat

    def _frames(self, state: EmuBay) -> None:
        shot = self.snapshot
        player = self._seat(shot.player, "player")
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
        _need(shot is not None, message("emubay-position-no-auction"))
        assert shot is not None
        company = _known_company(shot.company)
        first = self._seat(shot.first_bidder, "auction/first_bidder")
        passed = 0
        for seat in shot.passed:
            passed |= 1 << self._seat(seat, "auction/passed")
        _need(not passed >> player & 1, message("emubay-position-bidder-passed"))
        high_bidder = NOBODY
        if _small(shot.high_bid, "auction/high_bid"):
            high_bidder = self._seat(shot.high_bidder, "auction/high_bidder")
            _need(
                high_bidder != player and not passed >> high_bidder & 1,
                message("emubay-position-high-bidder"),
            )
            _need(
                shot.high_bid <= state.cash[player_account(high_bidder)],
                message("emubay-position-high-bid"),
            )
        else:
            _need(shot.high_bidder is None, message("emubay-position-high-bidder-without-bid"))
        _need(auction.on_offer(state, company), message("emubay-position-not-on-offer", company=LABEL[company]))
        bidding = Bidding(company, first, not shot.initial, player, shot.high_bid, high_bidder, passed)
        if shot.initial:
            _need(company in INITIAL_ORDER, message("emubay-position-no-initial-auction", company=LABEL[company]))
            return [InitialAuctions(first, INITIAL_ORDER.index(company)), bidding]
        if not shot.high_bid:
            _need(
                player == first and auction.can_auction(state, first, company),
                message("emubay-position-cannot-open"),
            )
        caller = (
            first if shot.next_turn is None else (self._seat(shot.next_turn, "auction/next_turn") - 1) % state.players
        )
        _need(caller == first, message("emubay-position-turn-after-auction"))
        return [Turn(caller), bidding]

    def _choosing(self, state: EmuBay, player: int) -> list[EmuBayFrame]:
        source = self.snapshot.cube_lifted_from or ""
        _need(source in ACTION, message("emubay-position-unknown-action", name=quoted(source)[:20]))
        return [Turn(player), ChooseAction(player, ACTION[source])]

    def _building(self, state: EmuBay, player: int) -> list[EmuBayFrame]:
        shot = self.snapshot.building
        _need(shot is not None, message("emubay-position-no-builder"))
        assert shot is not None
        _need(0 <= shot.placed <= MOST_TRACK, message("emubay-position-placed", count=str(shot.placed)[:20]))
        company = self._acting(state, player, shot.company)
        return [Turn(player), Building(player, company, shot.placed)]

    def _taking(self, state: EmuBay, player: int) -> list[EmuBayFrame]:
        shot = self.snapshot.taking
        _need(shot is not None, message("emubay-position-no-taker"))
        assert shot is not None
        company = self._acting(state, player, shot.company)
        return [
            Turn(player),
            Taking(player, company, ANY_HEX if shot.hex is None else _hex(shot.hex)),
        ]

    def _acting(self, state: EmuBay, player: int, name: str) -> int:
        company = _known_company(name)
        _need(state.in_play(company), message("emubay-position-cannot-act", company=LABEL[company]))
        _need(state.holds(player, company) > 0, message("emubay-position-no-share", company=LABEL[company]))
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
