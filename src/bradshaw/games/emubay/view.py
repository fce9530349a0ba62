"""The position for people: the question, the map, the tables, and what is not possible now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bradshaw.core.log import NOBODY
from bradshaw.core.view import Board, Cell, Closed, Column, Mark, Row, Style, Table, View
from bradshaw.core.words import counted, pounds, standings
from bradshaw.games.emubay.actions import (
    BUILD_NARROW,
    BUILD_REGULAR,
    END_BUILD,
    END_TAKE,
    ISSUE,
    LIFT,
    MERGERS,
    PASS,
    PAY,
    START_AUCTION,
    START_BUILD,
    START_TAKE,
    TAKES,
    Bid,
    Build,
    EmuBayAction,
    IssueBond,
    Take,
)
from bradshaw.games.emubay.auction import Bidding, minimum_bid, on_offer
from bradshaw.games.emubay.build import Building
from bradshaw.games.emubay.components import (
    ACTION_NAMES,
    ACTIONS,
    ALL,
    AUCTION,
    BOND_ACTION,
    BONDS,
    BUILD,
    CHARTERS,
    COMPANIES,
    CONDITIONS_NEEDED,
    CUBE_COST,
    DATA,
    DECK,
    DIVIDEND,
    EBR,
    HEXES,
    INDEPENDENTS,
    LABEL,
    MERGE,
    MOST_TRACK,
    NAME,
    PLACE,
    RED,
    SPACES,
    TAKE,
    TERRAIN,
    hexes_in,
)
from bradshaw.games.emubay.dividends import per_share
from bradshaw.games.emubay.ending import EMPTY_CHARTERS, FEW_BONDS, FEW_CUBES, GameOver, conditions, empty_charters
from bradshaw.games.emubay.frames import EmuBayFrame
from bradshaw.games.emubay.report import name_of, number, reasons_text
from bradshaw.games.emubay.resources import ANY_HEX, Taking
from bradshaw.games.emubay.state import EmuBay, company_account, player_account
from bradshaw.games.emubay.turn import ChooseAction, Turn

# How things are shown


_NARROW_COLOUR: Final = DATA.independents_common.colour
_COMPANY_COLOURS: Final = [company.colour for company in DATA.companies] + [_NARROW_COLOUR] * len(INDEPENDENTS)
NARROW_STYLE: Final = "narrow"
CUBE_STYLE: Final = "cube"
CUBE_SIGN: Final = "■"
FREE_SIGN: Final = "□"
_TERRAIN_SIGNS: Final = {
    "farm": ("·", "#efe8d6"),
    "forest": ("♣", "#a9cc9b"),
    "mountain": ("▲", "#8fae84"),
    "town": ("⌂", "#e9c9a4"),
    "port": ("≈", "#bfd9e6"),
}


def _shortest_signs(labels: Sequence[str]) -> tuple[str, ...]:
    """The fewest first letters by which each label can be told from all others."""
    return tuple(
        next(
            label[:length]
            for length in range(1, len(label) + 1)
            if not any(other[:length] == label[:length] for other in labels if other != label)
        )
        for label in labels
    )


SIGN: Final = _shortest_signs(LABEL)
STYLES: Final = (
    *(Style(COMPANIES[company], LABEL[company], NAME[company], _COMPANY_COLOURS[company]) for company in range(ALL)),
    Style(NARROW_STYLE, "n", "narrow-gauge track", _NARROW_COLOUR),
    Style(CUBE_STYLE, CUBE_SIGN, "resource cubes", "black"),
    *(Style(terrain, sign, terrain, colour) for terrain, (sign, colour) in _TERRAIN_SIGNS.items()),
)


def view(state: EmuBay, players: Sequence[str]) -> View:
    """Everything that can be seen: nothing is hidden in this game."""
    headline, hint = _question(state, players)
    tables = [
        _players_table(state, players),
        _action_table(state),
        _companies_table(state),
        _end_table(state),
        _bonds_table(state),
    ]
    if isinstance(state.frames[-1], GameOver):
        tables.insert(0, _result_table(state, players))
    return View(headline, hint, _board(state), tuple(tables), STYLES, tuple(_closed(state)))


# The question


def _question(state: EmuBay, players: Sequence[str]) -> tuple[str, str]:
    frame = state.frames[-1]
    if isinstance(frame, GameOver):
        cash = [state.cash[player_account(seat)] for seat in range(state.players)]
        return f"The game is over, because {reasons_text(frame.reasons)}. {standings(cash, players)}", ""
    assert isinstance(frame, EmuBayFrame)
    name = players[frame.actor(state)]
    if isinstance(frame, Bidding):
        offer = LABEL[frame.company] if frame.company >= CHARTERS else f"a share of {LABEL[frame.company]}"
        if frame.high_bid:
            standing = f"{players[frame.high_bidder]} has bid £{frame.high_bid}"
        else:
            standing = f"bids start at £{minimum_bid(state, frame.company)}"
        hint = "The winner pays the company, not the bank. Whoever passes is out of this auction."
        if not frame.must_open and not frame.high_bid:
            hint += " If nobody bids, the first bidder gets the share for nothing."
        return f"{name} to bid for {offer}: {standing}.", hint
    if isinstance(frame, Turn):
        return (
            f"{name}’s turn: lift a cube from the action table.",
            "A turn moves one cube to a free space of a different action, which is then carried out. "
            "The space that you free is open to the players after you.",
        )
    if isinstance(frame, ChooseAction):
        return (
            f"{name} has lifted a cube from {ACTION_NAMES[frame.source]}: choose what to do with it.",
            "The company pays for track and cubes, never you; you earn by the dividends of your shares.",
        )
    if isinstance(frame, Building):
        money = state.cash[company_account(frame.company)]
        return (
            f"{name} builds for {LABEL[frame.company]}, which has £{money}: "
            f"{frame.placed} of up to {MOST_TRACK} tracks placed.",
            "Each track is paid for and raises the company’s revenue before the next. Marked hexes are open to you.",
        )
    assert isinstance(frame, Taking)
    money = state.cash[company_account(frame.company)]
    return (
        f"{name} takes resources for {LABEL[frame.company]}, which has £{money}.",
        f"Any number of cubes of one hex, £{CUBE_COST} each. Marked hexes are open to you.",
    )


# The map


def _board(state: EmuBay) -> Board:
    frame = state.frames[-1]
    open_hexes: set[str] = set()
    if isinstance(frame, Building | Taking):
        open_hexes = {action.hex for action in frame.choices(state) if isinstance(action, Build | Take)}
    cells = []
    for place, hex_id in enumerate(HEXES):
        column, row = map(int, hex_id.split(","))
        lowered = column % 2 == 0
        marks = tuple(_marks(state, place))
        cells.append(Cell(hex_id, column, row, lowered, TERRAIN[place], PLACE[place], marks, open=hex_id in open_hexes))
    return Board(tuple(cells), tuple(_key(state)))


def _marks(state: EmuBay, place: int) -> Iterator[Mark]:
    for company, station in enumerate(state.stations):
        if station == place:
            label = LABEL[company]
            yield Mark("station", label, COMPANIES[company], SIGN[company], f"station of {label}")
    for colour, mask in enumerate(state.track):
        if not mask >> place & 1:
            continue
        if colour == RED:
            if place not in state.stations[CHARTERS:]:
                yield Mark("track", "n", NARROW_STYLE, meaning="narrow-gauge track")
        elif state.stations[colour] != place:
            yield Mark("track", SIGN[colour], COMPANIES[colour], meaning=f"track of {LABEL[colour]}")
    if state.cubes[place]:
        count = state.cubes[place]
        yield Mark("goods", f"{CUBE_SIGN}{count}", CUBE_STYLE, meaning=counted(count, "resource cube"))


def _key(state: EmuBay) -> Iterator[tuple[str, str]]:
    for kind, terrain in DATA.terrain.items():
        free = state.settings.forest_cost if kind == "forest" else terrain.cost_unoccupied
        shared = f", £{terrain.cost_occupied} if occupied" if terrain.cost_occupied is not None else ""
        yield _TERRAIN_SIGNS[kind][0], f"{kind} £{free}{shared}"
    for company in range(CHARTERS):
        yield SIGN[company], f"track of {LABEL[company]}"
    yield "n", "narrow-gauge track"
    yield f"[{LABEL[EBR]}]", "station"
    yield f"{CUBE_SIGN}2", "resource cubes"


# The tables


def _players_table(state: EmuBay, players: Sequence[str]) -> Table:
    frame = state.frames[-1]
    rows = []
    for seat in range(state.players):
        held = [(company, state.holds(seat, company)) for company in range(ALL) if state.holds(seat, company)]
        shares = ", ".join(LABEL[company] if count == 1 else f"{count} {LABEL[company]}" for company, count in held)
        due = sum(per_share(state.revenue[company], state.held(company)) * count for company, count in held)
        money = pounds(state.cash[player_account(seat)])
        rows.append(Row((players[seat], money, pounds(due), shares or "none"), marked=seat == frame.actor(state)))
    columns = (Column("Player"), Column("Cash", right=True), Column("Dividend", right=True), Column("Shares"))
    return Table("Players", columns, tuple(rows))


def _companies_table(state: EmuBay) -> Table:
    rows = [
        Row(_company_cells(state, company), COMPANIES[company])
        for company in range(ALL)
        if company >= CHARTERS + state.sold or state.in_play(company)
    ]
    columns = (
        Column("Company"),
        Column("Money", right=True),
        Column("Revenue", right=True),
        Column("A share", right=True),
        Column("Track"),
        Column("Cubes", right=True),
        Column("Reach"),
        Column("Sold", right=True),
        Column("For sale"),
    )
    note = f"{counted(state.reserved, 'share')} of {LABEL[EBR]} reserved for mergers." if state.reserved else ""
    return Table("Companies", columns, tuple(rows), note)


def _company_cells(state: EmuBay, company: int) -> tuple[str, ...]:
    held = state.held(company)
    in_play = state.in_play(company)
    merged = [LABEL[one] for one in state.absorbed[company]] if company < CHARTERS else []
    track = [f"{count}{sign}" for count, sign in ((state.regular[company], ""), (state.narrow[company], "n")) if count]
    return (
        " +".join([LABEL[company], *merged]),
        pounds(state.cash[company_account(company)]) if in_play else "",
        number(state.revenue[company]),
        pounds(per_share(state.revenue[company], held)) if held else "",
        "+".join(track) or "0",
        str(state.resources[company]),
        _reach(state, company) if in_play else "",
        str(held),
        _for_sale(state, company),
    )


def _reach(state: EmuBay, company: int) -> str:
    towns = state.towns(company)
    reached = [counted(towns, "town")] if towns else []
    if state.has_port(company):
        reached.append("port")
    return ", ".join(reached) or "–"


def _for_sale(state: EmuBay, company: int) -> str:
    """How many shares can be auctioned, and from what price."""
    count = state.available[company]
    if on_offer(state, company):
        return f"{count} from £{minimum_bid(state, company)}"
    return "later" if count else "0"


def _action_table(state: EmuBay) -> Table:
    rows = tuple(
        Row((name, CUBE_SIGN * cubes + FREE_SIGN * (spaces - cubes)))
        for name, cubes, spaces in zip(ACTION_NAMES, state.table, SPACES, strict=True)
    )
    return Table("Action table", (Column("Action"), Column("Spaces")), rows)


def _bonds_table(state: EmuBay) -> Table:
    rows = [
        Row((LABEL[company], ", ".join(_bond(state, bond) for bond in state.bonds[company])), COMPANIES[company])
        for company in range(ALL)
        if state.bonds[company]
    ]
    left = ", ".join(_bond(state, bond) for bond in hexes_in(state.supply))
    rows.append(Row(("Supply", left or "none")))
    note = "* deferred. After dividends a deferred bond takes its first figure off revenue, any other its second."
    return Table("Bonds", (Column("Company"), Column("Bonds")), tuple(rows), note)


def _bond(state: EmuBay, bond: int) -> str:
    terms = BONDS[bond]
    return f"£{terms.amount} {terms.x}+{terms.y}{'*' if state.deferred >> bond & 1 else ''}"


def _end_table(state: EmuBay) -> Table:
    holding = conditions(state)
    facts = {
        "resource": ("Cubes on the board", sum(state.cubes), f"{FEW_CUBES} or fewer"),
        "bonds": ("Bonds left", state.supply.bit_count(), f"{FEW_BONDS} or fewer"),
        "shares": ("Shares for sale", sum(state.available), "none"),
        "track": ("Charters without track", empty_charters(state), f"{EMPTY_CHARTERS} or more"),
    }
    rows = tuple(
        Row((what, str(now), limit), marked=condition in holding) for condition, (what, now, limit) in facts.items()
    )
    columns = (Column("Condition"), Column("Now", right=True), Column("Holds at"))
    note = f"{CONDITIONS_NEEDED} of them after Pay dividends end the game."
    return Table("The end", columns, rows, note)


def _result_table(state: EmuBay, players: Sequence[str]) -> Table:
    cash = [state.cash[player_account(seat)] for seat in range(state.players)]
    order = sorted(range(state.players), key=lambda seat: -cash[seat])
    rows = tuple(
        Row((str(1 + sum(other > cash[seat] for other in cash)), players[seat], pounds(cash[seat])), marked=place)
        for seat in order
        for place in (cash[seat] == max(cash),)
    )
    return Table("Result", (Column("", right=True), Column("Player"), Column("Money", right=True)), rows)


# What is not possible


def _closed(state: EmuBay) -> Iterator[Closed]:
    frame = state.frames[-1]
    if isinstance(frame, GameOver):
        return
    assert isinstance(frame, EmuBayFrame)
    yield from _refused(state, frame, _thinkable(state, frame))
    if isinstance(frame, Turn):
        # What the lifted cube could not be used for, wherever it comes from.
        choosing = ChooseAction(frame.player, NOBODY)
        yield from _refused(state, choosing, _thinkable(state, choosing))


def _refused(state: EmuBay, frame: EmuBayFrame, thinkable: Iterator[tuple[EmuBayAction, str]]) -> Iterator[Closed]:
    for action, text in thinkable:
        if not frame.legal(state, action):
            cell = action.hex if isinstance(action, Build | Take) else ""
            yield Closed(text or name_of(action), frame.explain(state, action), cell)


def _thinkable(state: EmuBay, frame: EmuBayFrame) -> Iterator[tuple[EmuBayAction, str]]:
    """What somebody might try in this frame, legal or not; the name where it stands for several actions alike."""
    if isinstance(frame, Bidding):
        yield PASS, ""
        yield Bid(frame.lowest(state)), ""
    elif isinstance(frame, Turn):
        for lift in LIFT:
            yield lift, ""
    elif isinstance(frame, ChooseAction):
        for target in range(len(ACTIONS)):
            examples = list(_uses_of_cube(state, target))
            if target == frame.source or state.table[target] >= SPACES[target]:
                # For all of them the same rule: one is enough.
                yield from ((action, ACTION_NAMES[target]) for action, _ in examples[:1])
            else:
                yield from examples
    elif isinstance(frame, Building):
        if frame.placed >= MOST_TRACK:
            yield BUILD_REGULAR[0], "Build more track"
            return
        yield END_BUILD, ""
        for left, kind, builds in (
            (state.regular, "regular track", BUILD_REGULAR),
            (state.narrow, "narrow-gauge track", BUILD_NARROW),
        ):
            if left[frame.company]:
                yield from ((build, "") for build in builds)
            else:
                yield builds[0], f"Build {kind}"
    elif isinstance(frame, Taking):
        if frame.hex == ANY_HEX:
            yield END_TAKE, ""
        for place in hexes_in(state.cube_hexes):
            yield TAKES[place], ""


def _uses_of_cube(state: EmuBay, target: int) -> Iterator[tuple[EmuBayAction, str]]:
    """What the lifted cube could be used for on one action of the table."""
    companies = [company for company in range(ALL) if state.in_play(company)]
    if target == BUILD:
        yield from ((START_BUILD[company], "") for company in companies)
    elif target == AUCTION:
        unsold = range(CHARTERS + state.sold, ALL)
        yield from ((START_AUCTION[company], "") for company in (*range(CHARTERS), *unsold))
    elif target == TAKE:
        yield from ((START_TAKE[company], "") for company in companies)
    elif target == BOND_ACTION:
        bond = next(hexes_in(state.supply), DECK[0])
        for company in companies:
            issue = ISSUE[company][bond] if company < CHARTERS else IssueBond(COMPANIES[company], BONDS[bond])
            yield issue, f"Issue a bond for {LABEL[company]}"
    elif target == MERGE:
        independents = [company for company in companies if company >= CHARTERS]
        if independents:
            yield from ((MERGERS[company][one], "") for one in independents for company in range(CHARTERS))
        else:
            # With none in play, the next one or the last one tells why.
            one = min(CHARTERS + state.sold, ALL - 1)
            yield MERGERS[EBR][one], ACTION_NAMES[MERGE]
    elif target == DIVIDEND:
        yield PAY, ""
