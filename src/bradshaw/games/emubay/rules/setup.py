"""Set up: everything random is drawn here, from the seed."""

from __future__ import annotations

from collections.abc import Mapping

from bradshaw.core.chance import Chance
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import SILENCE, Entry, Log
from bradshaw.core.options import OptionValue
from bradshaw.games.emubay.components import (
    ALL,
    BONDS,
    CHARTERS,
    COMPANIES,
    CUBES_ALLOWED,
    DATA,
    DECK,
    HEX,
    HEXES,
    INDEPENDENTS,
    RED,
    STARTING_BONDS,
    STATION,
    certificate,
)
from bradshaw.games.emubay.rules.auction import Bidding, minimum_bid
from bradshaw.games.emubay.rules.opening import InitialAuctions
from bradshaw.games.emubay.state import (
    ACCOUNTS,
    MOST_PLAYERS,
    NOT_MERGED,
    EmuBay,
    Settings,
    company_account,
    player_account,
)

RULEBOOK_START = "rulebook"
ONLINE_START = "online"
CENTRE = "C"


def empty_board(players: int, settings: Settings, stations: tuple[int, ...]) -> EmuBay:
    """The board with charters and stations, before money, starting bonds and resource cubes."""
    companies, independents = DATA.companies, DATA.independents
    tracker = DATA.dividend_tracker
    start = tracker.start_rulebook if settings.starting_revenue == RULEBOOK_START else tracker.start_online
    state = EmuBay(
        frames=[],
        cash=[0] * ACCOUNTS,
        players=players,
        settings=settings,
        stations=stations,
        shares=[0] * (MOST_PLAYERS * ALL),
        revenue=[start[company] for company in COMPANIES],
        regular=[company.regular_track for company in companies] + [0] * len(independents),
        narrow=[company.narrow_track for company in companies] + [one.narrow_track for one in independents],
        resources=[0] * ALL,
        available=[company.shares_ordinary for company in companies] + [1] * len(independents),
        reserved=sum(company.shares_reserved for company in companies),
        bonds=[() for _ in companies] + [(certificate(independent),) for independent in INDEPENDENTS],
        deferred=0,
        supply=sum(1 << bond for bond in DECK),
        sold=0,
        merged_into=[NOT_MERGED] * ALL,
        absorbed=[()] * CHARTERS,
        table=[space.cubes_at_start for space in DATA.actions],
        cubes=[0] * len(HEXES),
        cube_hexes=0,
        track=[1 << station for station in stations[:CHARTERS]] + [0],
        edge=[0] * CHARTERS,
        network=[0] * len(independents),
        network_edge=[0] * len(independents),
        reached=[0] * ALL,
        in_hands=[0] * ALL,
    )
    for station in stations[CHARTERS:]:
        state.track[RED] |= 1 << station
    state.derive()
    return state


def set_up(players: int, options: Mapping[str, OptionValue], chance: Chance) -> EmuBay:
    settings = Settings(
        starting_revenue=str(options["starting_revenue"]),
        starting_bond_counts=bool(options["starting_bond_counts"]),
        forest_cost=int(options["forest_cost"]),
        colour_joins_own_red=bool(options["colour_joins_own_red"]),
    )
    bonds = chance.shuffled(STARTING_BONDS)
    tokens = chance.shuffled(INDEPENDENTS)
    symbols = DATA.setup.setup_symbols
    cards = dict(zip(symbols, chance.shuffled(list(DATA.setup.cards)), strict=True))
    first_bidder = chance.below(players)

    places: dict[int, int] = {}
    cubes = [0] * len(HEXES)
    for symbol, card in cards.items():
        for direction, space in DATA.setup.cards[card].items():
            # Cards are never turned: north on the card is north on the map.
            target = symbol if direction == CENTRE else DATA.hexes[symbol].neighbours.get(direction)
            if target is None:
                continue
            number = HEX[target]
            if space.station:
                places[tokens[len(places)]] = number
            if CUBES_ALLOWED >> number & 1:
                cubes[number] += space.cubes

    state = empty_board(players, settings, STATION + tuple(places[independent] for independent in INDEPENDENTS))
    state.cubes = cubes
    state.derive()
    for company, bond in zip(range(CHARTERS), bonds, strict=True):
        state.bonds[company] = (bond,)
        state.deferred |= 1 << bond
        money = BONDS[bond].amount + DATA.companies[company].money_besides_starting_bond
        pay(state, BANK, company_account(company), money, "emubay.setup.starting-bond-cash", SILENCE)
    for seat in range(players):
        share = DATA.money.split_evenly // players
        pay(state, BANK, player_account(seat), share, "emubay.setup.player-cash", SILENCE)
    state.frames.append(InitialAuctions(first_bidder))
    state.frames.append(InitialAuctions.auction(0, first_bidder))
    return state


def tell_setup(state: EmuBay) -> list[Entry]:
    """What was drawn and dealt, read from the position before the first bid."""
    log = Log()
    for company in range(CHARTERS):
        (bond,) = state.bonds[company]
        money = state.cash[company_account(company)]
        log.note("starting_bond", "emubay.setup.starting-bonds", company=company, bond=bond, money=money)
    stations = [(independent, state.stations[independent]) for independent in INDEPENDENTS]
    log.note("stations", "emubay.setup.random-station", stations=stations)
    hexes = state.cube_hexes.bit_count()
    log.note("cubes_placed", "emubay.setup.resource-cubes", cubes=sum(state.cubes), hexes=hexes)
    log.note("starting_money", "emubay.setup.player-cash", money=state.cash[player_account(0)])
    auction = state.frames[-1]
    assert isinstance(auction, Bidding)
    log.note(
        "initial_auction",
        "emubay.initial-auction.first-bidder",
        auction.first_bidder,
        company=auction.company,
        minimum=minimum_bid(state, auction.company),
    )
    return log.entries
