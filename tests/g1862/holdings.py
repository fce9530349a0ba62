"""Companies of 1862 and who holds their shares, in plain words, for tests of mergers and refinancing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bradshaw.core.ledger import BANK
from bradshaw.core.options import complete
from bradshaw.eighteen.state import POOL, player_account
from bradshaw.games.g1862.components import (
    ALL,
    BAND,
    BANK_MONEY,
    CHART,
    COMPANY,
    FREIGHT,
    GEOGRAPHY,
    KIND,
    LONDON,
    MOST_PLAYERS,
    SHARES,
    par_at,
)
from bradshaw.games.g1862.settings import OPTIONS, read_settings
from bradshaw.games.g1862.state import Counties, Station, Train, starting_state

from .bench import Bench, check, lay

OWN, IN_POOL, IN_OFFERING = "own", "pool", "ipo"
"""Who holds shares besides the players: the company itself, the bank pool, the offering."""
LINE = {"F3": ("6", 1), "E4": ("57", 1), "D5": ("57", 1), "C6": ("57", 1)}
"""Track from the port of Cromer south west through four towns."""


def position(
    players: Sequence[str],
    shares: Mapping[str, Mapping[str, int]],
    *,
    prices: Mapping[str, int],
    directors: Mapping[str, str],
    pars: Mapping[str, int] | None = None,
    money: Mapping[str, int] | None = None,
    treasuries: Mapping[str, int] | None = None,
    trains: Mapping[str, Sequence[tuple[str, str, int]]] | None = None,
    stations: Sequence[tuple[str, int, str]] = (),
    tiles: Mapping[str, tuple[str, int]] | None = None,
    unused: Mapping[str, int] | None = None,
    permits: Mapping[str, tuple[int, ...]] | None = None,
    chartered: Sequence[str] = (),
    operated: Sequence[str] = (),
    **options: object,
) -> Counties:
    """A position with the companies named in `shares`, all floated; a player without other money has £1000.

    What is missing to ten shares lies in the offering. A director called "pool" is none.
    """
    settings = read_settings(complete(OPTIONS, options), len(players))
    first = [FREIGHT] * ALL
    for name, kinds in (permits or {}).items():
        first[COMPANY[name]] = kinds[0]
    state = starting_state(len(players), settings, (0,) * ALL, tuple(first))
    for name, holders in shares.items():
        company = COMPANY[name]
        state.ipo[company] = 0
        for holder, count in holders.items():
            if holder == OWN:
                state.own[company] = count
            elif holder == IN_POOL:
                state.pool[company] = count
            elif holder != IN_OFFERING:
                state.held[company * MOST_PLAYERS + list(players).index(holder)] = count
        state.ipo[company] = SHARES - shares_out(state, company)
        director = directors[name]
        state.director[company] = POOL if director == IN_POOL else list(players).index(director)
        state.floated |= 1 << company
        state.par[company] = (pars or {}).get(name) or par_at(prices[name])
        state.markers.put(company, CHART.place(prices[name]))
        state.cash[state.account(company)] = (treasuries or {}).get(name, 100)
    for name, kinds in (permits or {}).items():
        state.permits[COMPANY[name]] = kinds
    for name in chartered:
        state.chartered |= 1 << COMPANY[name]
    for name in operated:
        state.operated |= 1 << COMPANY[name]
    for name, cards in (trains or {}).items():
        state.trains[COMPANY[name]] = tuple(
            Train(BAND[card[0]], int(card[2:]), KIND[kind], warranties) for card, kind, warranties in cards
        )
    for seat, player in enumerate(players):
        state.cash[player_account(seat)] = (money or {}).get(player, 1000)
    state.cash[BANK] = BANK_MONEY - sum(state.cash[1:])
    state.stations = tuple(Station(place(hex_), circle, COMPANY[name]) for hex_, circle, name in stations)
    lay(state, tiles or {})
    for name, count in (unused or {}).items():
        state.unused[COMPANY[name]] = count
    state.frames = [Bench()]
    check(state)
    return state


def place(name: str) -> int:
    return LONDON if name == "london" else GEOGRAPHY.number[name]


def shares_out(state: Counties, company: int) -> int:
    """The shares that are not in the offering."""
    held = sum(state.shares(seat, company) for seat in range(state.players))
    return held + state.pool[company] + state.own[company]


def held(state: Counties, name: str) -> list[int]:
    """The shares of the players in a company, by seat."""
    return [state.shares(seat, COMPANY[name]) for seat in range(state.players)]


def cash(state: Counties) -> list[int]:
    return [state.money(seat) for seat in range(state.players)]


def markers(state: Counties, name: str) -> list[str]:
    """Where the markers of a company are, in the order in which they were placed."""
    return [
        "london" if station.place == LONDON else GEOGRAPHY.places[station.place].id
        for station in state.stations_of(COMPANY[name])
    ]


# Lynn & Dereham (home D5) and Lynn & Ely (home C6), one town apart

ANNA, BERT, CORA = range(3)
PLAYERS = ("Anna", "Bert", "Cora")
LND, LNE = COMPANY["L&D"], COMPANY["L&E"]


def pair(**words: Any) -> Counties:
    """Anna directs both companies. All holdings are even, so that nothing needs a decision."""
    shares = {"Anna": 6, "Bert": 2, "Cora": 2}
    usual: dict[str, Any] = {
        "players": PLAYERS,
        "shares": {"L&D": shares, "L&E": shares},
        "prices": {"L&D": 90, "L&E": 90},
        "directors": {"L&D": "Anna", "L&E": "Anna"},
        "trains": {"L&D": [("B-0", "freight", 1)], "L&E": [("B-1", "express", 0)]},
        "tiles": LINE,
        "stations": [("D5", 0, "L&D"), ("C6", 0, "L&E")],
    }
    return position(**(usual | words))


def apart(**words: Any) -> Counties:
    """Bert directs Lynn & Ely."""
    return pair(
        **{
            "shares": {"L&D": {"Anna": 6, "Bert": 2, "Cora": 2}, "L&E": {"Bert": 6, "Anna": 2, "Cora": 2}},
            "directors": {"L&D": "Anna", "L&E": "Bert"},
        }
        | words
    )
