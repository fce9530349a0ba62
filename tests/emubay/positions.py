"""Positions of Emu Bay in plain words, and what a test does with them: play, look, and be refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.errors import IllegalAction
from bradshaw.core.game import Game
from bradshaw.core.ledger import BANK
from bradshaw.core.options import complete
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import (
    Bid,
    IssueBond,
    LiftCube,
    Merge,
    Pass,
    PayDividends,
    StartAuction,
    StartBuild,
    StartTake,
)
from bradshaw.games.emubay.components import (
    ACTION,
    ACTIONS,
    ALL,
    BOND,
    BONDS,
    CHARTERS,
    COMPANIES,
    COMPANY,
    DECK,
    HEX,
    INDEPENDENTS,
    RED,
    STARTING_BONDS,
    STATION,
    Bond,
    certificate,
)
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.frames import EmuBayFrame
from bradshaw.games.emubay.rules.resources import ANY_HEX, Taking
from bradshaw.games.emubay.rules.setup import empty_board, set_up
from bradshaw.games.emubay.rules.turn import ChooseAction, Turn
from bradshaw.games.emubay.state import EmuBay, Settings, company_account, player_account

NAMES = ("Ada", "Ben", "Cleo", "Dan")
STATIONS = {"GT": "4,4", "MLM": "4,6", "NED": "5,8", "NMF": "9,1"}
"""Four separate networks, none of them next to a company."""
AFTER_OPENING = {"EBR": [1], "LW": [1], "TMLC": [1], "GT": [1]}
"""The first player has won all four initial auctions."""
PLENTY = {"5,6": 3, "5,7": 3}
"""Resource cubes out of the way, enough that their end condition does not hold."""
AT_START = {"take": 3, "dividend": 1}
"""The action table as the game begins."""

# Building positions


class Dealt(Chance):
    """Chance whose draws are laid out beforehand, in the order in which set-up makes them."""

    def __init__(self, bonds: Sequence[int], stations: Sequence[str], cards: Sequence[str], first_bidder: int) -> None:
        super().__init__(0)
        self._shuffles = [
            [next(bond for bond in STARTING_BONDS if BONDS[bond].amount == amount) for amount in bonds],
            [COMPANY[name] for name in stations],
            list(cards),
        ]
        self._first_bidder = first_bidder

    def shuffled(self, items):
        order = self._shuffles.pop(0)
        assert sorted(order) == sorted(items)
        return order

    def below(self, limit):
        assert not self._shuffles
        assert self._first_bidder < limit
        return self._first_bidder


def dealt(
    players: int = 3,
    *,
    bonds: Sequence[int] = (0, 10, 15),
    stations: Sequence[str] = ("GT", "MLM", "NED", "NMF"),
    cards: Sequence[str] = "ABCDEFGH",
    first_bidder: int = 0,
    **options: object,
) -> Game[EmuBay]:
    """A new game whose set-up draws are known: starting bonds of EBR, L&W and TMLC; stations; cards; first bidder."""
    game = Game(TITLE, NAMES[:players], 0, options)
    game.state = set_up(players, game.options, Dealt(bonds, stations, cards, first_bidder))
    return game


def position(
    *,
    players: int = 3,
    cash: int | Sequence[int] = 20,
    shares: Mapping[str, Sequence[int]] | None = None,
    revenue: Mapping[str, int] | None = None,
    company_cash: Mapping[str, int] | None = None,
    track: Mapping[str, Sequence[str]] | None = None,
    narrow: Mapping[str, Sequence[str]] | None = None,
    stations: Mapping[str, str] | None = None,
    merged: Mapping[str, str] | None = None,
    resources: Mapping[str, int] | None = None,
    cubes: Mapping[str, int] | None = None,
    starting_bonds: Sequence[int] = (0, 10, 15),
    bonds: Mapping[str, Sequence[Bond]] | None = None,
    turned: Sequence[Bond | str] = (),
    table: Mapping[str, int] | None = None,
    turn: int = 0,
    lifted: str | None = None,
    building: str | None = None,
    taking: str | None = None,
    **options: object,
) -> Game[EmuBay]:
    """A game that stands where the words say; what they leave out is as after the initial auctions.

    `shares` are those of each seat. `track` lists what a company has built besides its station, `narrow` the red
    track that came from an independent's supply, and what is left lies on the charters. `merged` names independents
    and the companies they went to, in that order; the certificates left for sale follow from it and from `shares`.
    `bonds` are those issued besides the starting bonds, which are given by their amounts; every bond shows its
    deferred side unless it, or the independent whose certificate it is, is among those `turned`.
    """
    settled = complete(TITLE.options, options)
    settings = Settings(
        str(settled["starting_revenue"]),
        bool(settled["starting_bond_counts"]),
        int(settled["forest_cost"]),
        bool(settled["colour_joins_own_red"]),
    )
    merged = merged or {}
    red_stations = STATIONS | dict(stations or {})
    places = STATION + tuple(HEX[red_stations[COMPANIES[one]]] for one in INDEPENDENTS)
    state = empty_board(players, settings, places)
    for seat, amount in enumerate([cash] * players if isinstance(cash, int) else cash):
        state.cash[player_account(seat)] = amount
    for name, holdings in (AFTER_OPENING | dict.fromkeys(merged, ()) | dict(shares or {})).items():
        for seat, count in enumerate(holdings):
            state.shares[seat * ALL + COMPANY[name]] = count
    _certificates(state, merged, starting_bonds, bonds or {}, turned)
    for company in range(ALL):
        if state.in_play(company):
            state.cash[company_account(company)] = (company_cash or {}).get(COMPANIES[company], 20)
            state.revenue[company] = (revenue or {}).get(COMPANIES[company], 3)
            state.resources[company] = (resources or {}).get(COMPANIES[company], 0)
    _track(state, track or {}, narrow or {})
    for name, count in (PLENTY if cubes is None else cubes).items():
        state.cubes[HEX[name]] = count
    state.table = [(AT_START if table is None else table).get(name, 0) for name in ACTIONS]
    state.derive()
    state.cash[BANK] = -sum(state.cash)
    state.frames = _frames(state, turn, lifted, building, taking)
    assert snapshot.read(snapshot.write(state), settings).canonical() == state.canonical(), "no such position"
    game = Game(TITLE, NAMES[:players], 0, options)
    game.state = state
    return game


def _certificates(
    state: EmuBay,
    merged: Mapping[str, str],
    starting_bonds: Sequence[int],
    bonds: Mapping[str, Sequence[Bond]],
    turned: Sequence[Bond | str],
) -> None:
    """Shares for sale, bonds with their sides, and what mergers did to both."""
    state.sold = sum(state.held(one) > 0 or COMPANIES[one] in merged for one in INDEPENDENTS)
    for company, amount in zip(range(CHARTERS), starting_bonds, strict=True):
        starting = next(bond for bond in STARTING_BONDS if BONDS[bond].amount == amount)
        issued = tuple(BOND[bond] for bond in bonds.get(COMPANIES[company], ()))
        assert all(bond in DECK for bond in issued)
        state.bonds[company] = (starting, *issued)
        for bond in issued:
            state.supply ^= 1 << bond
        state.available[company] -= state.held(company)
    for name, into in merged.items():
        independent, company = COMPANY[name], COMPANY[into]
        state.merged_into[independent] = company
        state.absorbed[company] += (independent,)
        state.bonds[company] += state.bonds[independent]
        state.bonds[independent] = ()
        state.narrow[company] += state.narrow[independent]
        state.narrow[independent] = state.revenue[independent] = 0
        state.reserved -= 1
        state.available[COMPANY["EBR"]] += 1
    for independent in range(CHARTERS, CHARTERS + state.sold):
        state.available[independent] = 0
    assert all(count >= 0 for count in state.available), "more shares with players than there are"
    sides = {certificate(COMPANY[one]) if isinstance(one, str) else BOND[one] for one in turned}
    in_play = {
        bond for company, held in enumerate(state.bonds) for bond in held if company < CHARTERS or state.held(company)
    }
    assert sides <= in_play
    state.deferred = sum(1 << bond for bond in in_play - sides)


def _track(state: EmuBay, track: Mapping[str, Sequence[str]], narrow: Mapping[str, Sequence[str]]) -> None:
    for name, hexes in track.items():
        company = COMPANY[name]
        state.regular[company] -= len(hexes)
        for hex_id in hexes:
            state.track[company] |= 1 << HEX[hex_id]
    for name, hexes in narrow.items():
        independent = COMPANY[name]
        into = state.merged_into[independent]
        state.narrow[independent if into < 0 else into] -= len(hexes)
        for hex_id in hexes:
            state.track[RED] |= 1 << HEX[hex_id]


def _frames(
    state: EmuBay, turn: int, lifted: str | None, building: str | None, taking: str | None
) -> list[EmuBayFrame]:
    if lifted is not None:
        state.table[ACTION[lifted]] -= 1
        return [Turn(turn), ChooseAction(turn, ACTION[lifted])]
    if building is not None:
        return [Turn(turn), Building(turn, COMPANY[building])]
    if taking is not None:
        return [Turn(turn), Taking(turn, COMPANY[taking], ANY_HEX)]
    return [Turn(turn)]


# Playing

_TARGETS = {
    StartBuild: "build",
    StartAuction: "auction",
    StartTake: "take",
    IssueBond: "bond",
    Merge: "merge",
    PayDividends: "dividend",
}


def play(game: Game[EmuBay], *actions: Action) -> Game[EmuBay]:
    """Play actions that must be legal; nothing may be lost, and nobody may be in the red."""
    for action in actions:
        assert action in game.choices(), f"{action}: {game.refusal(action)}"
        before = TITLE.totals(game.state)
        game.play(action)
        assert TITLE.totals(game.state) == before
        assert all(amount >= 0 for account, amount in enumerate(game.state.cash) if account != BANK)
        anew = game.state.copy()
        anew.derive()
        assert anew == game.state
    return game


def act(game: Game[EmuBay], first: Action, *rest: Action, lift: str | None = None) -> Game[EmuBay]:
    """A whole turn: lift a cube, from `lift` or from any other action than the one chosen, and carry the action out."""
    target = _TARGETS[type(first)]
    if lift is None:
        lift = next(choice.source for choice in game.choices() if choice.source != target)
    return play(game, LiftCube(lift), first, *rest)


def auction(game: Game[EmuBay], company: str, *bids: int, lift: str | None = None) -> Game[EmuBay]:
    """A whole auction as a turn: the bids in turn, 0 for a pass."""
    return act(game, StartAuction(company), *bidding(*bids), lift=lift)


def bidding(*bids: int) -> list[Action]:
    """Bids in turn, 0 for a pass."""
    return [Bid(bid) if bid else Pass() for bid in bids]


def refused(game: Game[EmuBay], action: Action, rule: str, *words: str, seat: int | None = None) -> None:
    """The action is refused by this rule, in these words; it is not offered; and nothing has changed."""
    assert rule in TITLE.rulebook
    before, digest = game.state.copy(), game.state.digest()
    refusal = game.refusal(action, seat)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule == rule, refusal
    for word in words:
        assert word in str(refusal.text)
    if seat is None:
        assert action not in game.choices()
    with pytest.raises(IllegalAction) as caught:
        game.play(action, seat)
    assert caught.value.refusal == refusal
    assert game.state == before
    assert game.state.digest() == digest


# Looking


def offered(game: Game[EmuBay], kind: type[Action]) -> list[Action]:
    """The legal actions of one kind."""
    return [choice for choice in game.choices() if type(choice) is kind]


def cash(game: Game[EmuBay]) -> list[int]:
    """The cash of each player."""
    return [game.state.cash[player_account(seat)] for seat in range(game.state.players)]


def till(game: Game[EmuBay], company: str) -> int:
    """The money on a charter."""
    return game.state.cash[company_account(COMPANY[company])]


def revenue(game: Game[EmuBay], company: str) -> int:
    """Where a company's marker stands on the dividend tracker."""
    return game.state.revenue[COMPANY[company]]


def shares(game: Game[EmuBay], company: str) -> list[int]:
    """How many shares of a company each player holds."""
    return [game.state.holds(seat, COMPANY[company]) for seat in range(game.state.players)]


def company(game: Game[EmuBay], name: str) -> dict[str, object]:
    """All that is to be seen of a company."""
    return snapshot.write(game.state)["companies"][name]


def hexes(game: Game[EmuBay], owner: str) -> set[str]:
    """The hexes with track or a station of a company, or with `narrow` track."""
    return {name for name, owners in snapshot.write(game.state)["track"].items() if owner in owners}


def cubes(game: Game[EmuBay]) -> dict[str, int]:
    """The resource cubes on the map."""
    return snapshot.write(game.state)["resource_cubes"]


def table(game: Game[EmuBay]) -> dict[str, int]:
    """The cubes on the action table, leaving out empty actions."""
    return {name: count for name, count in zip(ACTIONS, game.state.table, strict=True) if count}


def stage(game: Game[EmuBay]) -> str:
    """What the game is waiting for."""
    return snapshot.write(game.state)["stage"]
