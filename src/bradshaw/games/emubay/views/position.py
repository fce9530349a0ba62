"""The position for people: the question, the map, the tables, and what is not possible now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from functools import lru_cache
from typing import Final

from bradshaw.core.log import NOBODY
from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.view import Board, Cell, Closed, Column, Mark, Row, Style, Table, View
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
from bradshaw.games.emubay.components import (
    ACTIONS,
    ALL,
    AUCTION,
    BOND_ACTION,
    BONDS,
    BUILD,
    CHARTERS,
    COMPANIES,
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
    NARROW,
    PLACE,
    RED,
    REGULAR,
    SPACES,
    TAKE,
    TERRAIN,
    hexes_in,
)
from bradshaw.games.emubay.names import ACTION_NAME, cubes, offer
from bradshaw.games.emubay.rules.auction import Bidding, minimum_bid, on_offer
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.dividends import per_share
from bradshaw.games.emubay.rules.ending import GameOver
from bradshaw.games.emubay.rules.frames import EmuBayFrame
from bradshaw.games.emubay.rules.resources import ANY_HEX, Taking
from bradshaw.games.emubay.rules.turn import ChooseAction, Turn
from bradshaw.games.emubay.state import EmuBay, company_account, player_account
from bradshaw.games.emubay.views.ending import end_table
from bradshaw.games.emubay.views.report import game_over, name_of

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
    Style(NARROW_STYLE, "n", message("emubay-narrow-track"), _NARROW_COLOUR),
    Style(CUBE_STYLE, CUBE_SIGN, message("emubay-resource-cubes"), "black"),
    *(
        Style(terrain, sign, message("emubay-terrain", terrain=terrain), colour)
        for terrain, (sign, colour) in _TERRAIN_SIGNS.items()
    ),
)


def view(state: EmuBay, players: Sequence[str]) -> View:
    """Everything that can be seen: nothing is hidden in this game."""
    headline, hint = question(state, players)
    tables = [
        _players_table(state, players),
        _action_table(state),
        _companies_table(state),
        end_table(state),
        _bonds_table(state),
    ]
    if isinstance(state.frames[-1], GameOver):
        tables.insert(0, _result_table(state, players))
    return View(headline, hint, _board(state), tuple(tables), STYLES, tuple(_closed(state)))


# The question


def question(state: EmuBay, players: Sequence[str]) -> tuple[Text, Text]:
    """Who has to decide what, and a hint."""
    frame = state.frames[-1]
    if isinstance(frame, GameOver):
        return game_over(frame.reasons, state.cash[player_account(0) : player_account(state.players)], players), ""
    assert isinstance(frame, EmuBayFrame)
    name = players[frame.actor(state)]
    if isinstance(frame, Bidding):
        if frame.high_bid:
            headline = message(
                "emubay-headline-bid",
                player=name,
                offer=offer(frame.company),
                bidder=players[frame.high_bidder],
                bid=frame.high_bid,
            )
        else:
            minimum = minimum_bid(state, frame.company)
            headline = message("emubay-headline-first-bid", player=name, offer=offer(frame.company), minimum=minimum)
        if frame.must_open or frame.high_bid:
            return headline, message("emubay-hint-auction")
        return headline, message("emubay-hint-initial-auction")
    if isinstance(frame, Turn):
        return message("emubay-headline-turn", player=name), message("emubay-hint-turn")
    if isinstance(frame, ChooseAction):
        source = ACTION_NAME[frame.source]
        return message("emubay-headline-choose", player=name, action=source), message("emubay-hint-choose")
    assert isinstance(frame, Building | Taking)
    label, cash = LABEL[frame.company], state.cash[company_account(frame.company)]
    if isinstance(frame, Building):
        headline = message(
            "emubay-headline-build",
            player=name,
            company=label,
            money=cash,
            placed=frame.placed,
            most=MOST_TRACK,
        )
        return headline, message("emubay-hint-build")
    headline = message("emubay-headline-take", player=name, company=label, money=cash)
    return headline, message("emubay-hint-take", price=CUBE_COST)


# The map


def _board(state: EmuBay) -> Board:
    frame = state.frames[-1]
    open_hexes: frozenset[str] = frozenset()
    if isinstance(frame, Building | Taking):
        open_hexes = frozenset(action.hex for action in frame.choices(state) if isinstance(action, Build | Take))
    return _drawn(state.stations, tuple(state.track), tuple(state.cubes), open_hexes, state.settings.forest_cost)


# Most moves change nothing on the board.
@lru_cache(maxsize=256)
def _drawn(
    stations: tuple[int, ...], track: tuple[int, ...], cubes_in: tuple[int, ...], open_hexes: Set[str], forest_cost: int
) -> Board:
    cells = []
    for place, hex_id in enumerate(HEXES):
        here = tuple(company for company, station in enumerate(stations) if station == place)
        laid = tuple(colour for colour, mask in enumerate(track) if mask >> place & 1)
        cells.append(_cell(place, here, laid, cubes_in[place], hex_id in open_hexes))
    return Board(tuple(cells), tuple(_key(forest_cost)))


@lru_cache(maxsize=4096)
def _cell(place: int, stations: tuple[int, ...], track: tuple[int, ...], count: int, is_open: bool) -> Cell:
    """A hex with these companies' stations, track in these colours, and this many cubes."""
    column, row = map(int, HEXES[place].split(","))
    marks = tuple(_marks(stations, track, count))
    return Cell(HEXES[place], column, row, column % 2 == 0, TERRAIN[place], PLACE[place], marks, open=is_open)


def _marks(stations: Sequence[int], track: Sequence[int], count: int) -> Iterator[Mark]:
    for company in stations:
        label = LABEL[company]
        yield Mark("station", label, COMPANIES[company], SIGN[company], message("emubay-station-of", company=label))
    for colour in track:
        if colour == RED:
            if not any(company >= CHARTERS for company in stations):
                yield Mark("track", "n", NARROW_STYLE, meaning=message("emubay-narrow-track"))
        elif colour not in stations:
            meaning = message("emubay-track-of", company=LABEL[colour])
            yield Mark("track", SIGN[colour], COMPANIES[colour], meaning=meaning)
    if count:
        yield Mark("goods", f"{CUBE_SIGN}{count}", CUBE_STYLE, meaning=cubes(count))


def _key(forest_cost: int) -> Iterator[tuple[str, Text]]:
    for kind, terrain in DATA.terrain.items():
        free = forest_cost if kind == "forest" else terrain.cost_unoccupied
        meaning = message("emubay-key-terrain", terrain=kind, price=free, occupied=terrain.cost_occupied)
        yield _TERRAIN_SIGNS[kind][0], meaning
    for company in range(CHARTERS):
        yield SIGN[company], message("emubay-track-of", company=LABEL[company])
    yield "n", message("emubay-narrow-track")
    yield f"[{LABEL[EBR]}]", message("emubay-station")
    yield f"{CUBE_SIGN}2", message("emubay-resource-cubes")


# The tables


def _players_table(state: EmuBay, players: Sequence[str]) -> Table:
    frame = state.frames[-1]
    rows = []
    for seat in range(state.players):
        held = [(company, state.holds(seat, company)) for company in range(ALL) if state.holds(seat, company)]
        shares = ", ".join(LABEL[company] if count == 1 else f"{count} {LABEL[company]}" for company, count in held)
        cash = money(state.cash[player_account(seat)])
        cells = (players[seat], cash, money(dividend_due(state, seat)), shares or message("emubay-cell-no-shares"))
        rows.append(Row(cells, marked=seat == frame.actor(state)))
    columns = (
        Column(message("emubay-column-player")),
        Column(message("emubay-column-cash"), right=True),
        Column(message("emubay-column-dividend"), right=True),
        Column(message("emubay-column-shares")),
    )
    return Table(message("emubay-table-players"), columns, tuple(rows))


def dividend_due(state: EmuBay, seat: int) -> int:
    """What a player would receive if dividends were paid now."""
    return sum(
        per_share(state.revenue[company], state.held(company)) * count
        for company in range(ALL)
        if (count := state.holds(seat, company))
    )


def _companies_table(state: EmuBay) -> Table:
    rows = [
        Row(_company_cells(state, company), COMPANIES[company])
        for company in range(ALL)
        if company >= CHARTERS + state.sold or state.in_play(company)
    ]
    columns = (
        Column(message("emubay-column-company")),
        Column(message("emubay-column-money"), right=True),
        Column(message("emubay-column-revenue"), right=True),
        Column(message("emubay-column-per-share"), right=True),
        Column(message("emubay-column-track")),
        Column(message("emubay-column-cubes"), right=True),
        Column(message("emubay-column-reach")),
        Column(message("emubay-column-sold"), right=True),
        Column(message("emubay-column-for-sale")),
    )
    note = message("emubay-note-reserved", company=LABEL[EBR], count=state.reserved) if state.reserved else ""
    return Table(message("emubay-table-companies"), columns, tuple(rows), note)


def _company_cells(state: EmuBay, company: int) -> tuple[Text, ...]:
    held = state.held(company)
    in_play = state.in_play(company)
    merged = [LABEL[one] for one in state.absorbed[company]] if company < CHARTERS else []
    track = [f"{count}{sign}" for count, sign in ((state.regular[company], ""), (state.narrow[company], "n")) if count]
    return (
        " +".join([LABEL[company], *merged]),
        money(state.cash[company_account(company)]) if in_play else "",
        message("number", number=state.revenue[company]),
        money(per_share(state.revenue[company], held)) if held else "",
        "+".join(track) or "0",
        str(state.resources[company]),
        _reach(state, company) if in_play else "",
        str(held),
        _for_sale(state, company),
    )


def _reach(state: EmuBay, company: int) -> Text:
    towns = state.towns(company)
    reached = [message("emubay-cell-towns", count=towns)] if towns else []
    if state.has_port(company):
        reached.append(message("emubay-cell-port"))
    return message("listed", items=tuple(reached)) if reached else "–"


def _for_sale(state: EmuBay, company: int) -> Text:
    """How many shares can be auctioned, and from what price."""
    count = state.available[company]
    if on_offer(state, company):
        return message("emubay-cell-for-sale", count=count, price=minimum_bid(state, company))
    return message("emubay-cell-later") if count else "0"


def _action_table(state: EmuBay) -> Table:
    rows = tuple(
        Row((name, CUBE_SIGN * filled + FREE_SIGN * (spaces - filled)))
        for name, filled, spaces in zip(ACTION_NAME, state.table, SPACES, strict=True)
    )
    columns = (Column(message("emubay-column-action")), Column(message("emubay-column-spaces")))
    return Table(message("emubay-table-actions"), columns, rows)


def _bonds_table(state: EmuBay) -> Table:
    rows = [
        Row((LABEL[company], _bonds(state, state.bonds[company])), COMPANIES[company])
        for company in range(ALL)
        if state.bonds[company]
    ]
    left = _bonds(state, hexes_in(state.supply)) if state.supply else message("emubay-cell-no-bonds")
    rows.append(Row((message("emubay-cell-supply"), left)))
    columns = (Column(message("emubay-column-company")), Column(message("emubay-column-bonds")))
    return Table(message("emubay-table-bonds"), columns, tuple(rows), message("emubay-note-bonds"))


def _bonds(state: EmuBay, bonds: Iterable[int]) -> Message:
    return message("listed", items=bonds_shown(state, bonds))


def bonds_shown(state: EmuBay, bonds: Iterable[int]) -> tuple[Message, ...]:
    """Bonds with their terms; those that are deferred have an asterisk."""
    return tuple(
        message(
            "emubay-cell-bond",
            amount=BONDS[bond].amount,
            x=BONDS[bond].x,
            y=BONDS[bond].y,
            deferred=bool(state.deferred >> bond & 1),
        )
        for bond in bonds
    )


def _result_table(state: EmuBay, players: Sequence[str]) -> Table:
    cash = [state.cash[player_account(seat)] for seat in range(state.players)]
    order = sorted(range(state.players), key=lambda seat: -cash[seat])
    rows = tuple(
        Row((str(1 + sum(other > cash[seat] for other in cash)), players[seat], money(cash[seat])), marked=place)
        for seat in order
        for place in (cash[seat] == max(cash),)
    )
    columns = (
        Column("", right=True),
        Column(message("emubay-column-player")),
        Column(message("emubay-column-cash"), right=True),
    )
    return Table(message("emubay-table-result"), columns, rows)


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


def _refused(state: EmuBay, frame: EmuBayFrame, thinkable: Iterator[tuple[EmuBayAction, Text]]) -> Iterator[Closed]:
    for action, text in thinkable:
        if not frame.legal(state, action):
            cell = action.hex if isinstance(action, Build | Take) else ""
            yield Closed(text or name_of(action), frame.explain(state, action), cell)


def _thinkable(state: EmuBay, frame: EmuBayFrame) -> Iterator[tuple[EmuBayAction, Text]]:
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
                yield from ((action, ACTION_NAME[target]) for action, _ in examples[:1])
            else:
                yield from examples
    elif isinstance(frame, Building):
        if frame.placed >= MOST_TRACK:
            yield BUILD_REGULAR[0], message("emubay-name-build-more")
            return
        yield END_BUILD, ""
        for left, gauge, builds in ((state.regular, REGULAR, BUILD_REGULAR), (state.narrow, NARROW, BUILD_NARROW)):
            if left[frame.company]:
                yield from ((build, "") for build in builds)
            else:
                yield builds[0], message("emubay-name-build-gauge", gauge=gauge)
    elif isinstance(frame, Taking):
        if frame.hex == ANY_HEX:
            yield END_TAKE, ""
        for place in hexes_in(state.cube_hexes):
            yield TAKES[place], ""


def _uses_of_cube(state: EmuBay, target: int) -> Iterator[tuple[EmuBayAction, Text]]:
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
            yield issue, message("emubay-name-any-bond", company=LABEL[company])
    elif target == MERGE:
        independents = [company for company in companies if company >= CHARTERS]
        if independents:
            yield from ((MERGERS[company][one], "") for one in independents for company in range(CHARTERS))
        else:
            # With none in play, the next one or the last one tells why.
            one = min(CHARTERS + state.sold, ALL - 1)
            yield MERGERS[EBR][one], ACTION_NAME[MERGE]
    elif target == DIVIDEND:
        yield PAY, ""
