"""What can be seen of a position, and who may see it."""

import msgspec
import pytest

from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.core.view import View
from bradshaw.eighteen.actions import BANK_POOL, BuyShare, LayTile, PayDividend, Retain, SellShares
from bradshaw.eighteen.state import NO_TILE, POOL
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuildBase
from bradshaw.games.g1860.components import ALL, CHART, COMPANIES, COMPANY, PHASES, PRIVATES, TRAINS
from bradshaw.games.g1860.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1860.rules.bases import BuildBases
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.state import CLOSED
from tests.examples import some
from tests.words.english import english

from ..eighteen.views import (
    closed_is_refused,
    column,
    fits_together,
    lines_on_track,
    prices_after,
    revenues_told,
    rules_known,
)
from ..g1860_log.games import played, positions

GAMES = range(4)
MOST = 160


def view_of(game, seat=None):
    return english(
        TITLE.view(game.state, game.players, frozenset() if seat is None else TITLE.secrets(game.state, seat))
    )


def treasuries(game, seat):
    view = view_of(game, seat)
    names = column(view, "Companies", "Company")
    return dict(zip(names, column(view, "Companies", "Treasury"), strict=True))


@pytest.mark.parametrize("seed", GAMES)
def test_a_view_fits_together_in_every_position(seed):
    for game in some(positions(seed, MOST), seed):
        view = view_of(game)
        fits_together(game, view)
        assert [cell.id for cell in view.board.cells] == [place.id for place in game.state.geography.places]
        stops = [stop for cell in view.board.cells for stop in cell.track.stops]
        assert all(len(stop.circles) == len(stop.turned) for stop in stops)


@pytest.mark.parametrize("seed", GAMES)
def test_what_is_closed_is_refused_by_a_rule_and_not_among_the_choices(seed):
    for game in some(positions(seed, MOST), seed + 1):
        closed_is_refused(game, view_of(game))


def test_a_view_and_a_position_are_json():
    for game in some(positions(2, MOST)):
        view = view_of(game)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
        shown = msgspec.json.encode(TITLE.position(game.state))
        assert msgspec.json.encode(msgspec.json.decode(shown)) == shown


def test_open_hexes_are_those_that_can_be_chosen():
    seen = set()
    for game in positions(3, MOST):
        hexes = {action.hex for action in game.choices().actions if hasattr(action, "hex")}
        assert {cell.id for cell in view_of(game).board.cells if cell.open} == hexes
        if hexes:
            seen.add(type(game.state.frames[-1]))
    assert {LayTrack, BuildBases} <= seen


def test_all_tiles_and_bases_are_on_the_board():
    game = played(1)
    state = game.state
    cells = {cell.id: cell for cell in view_of(game).board.cells}
    for place, code in zip(state.geography.places, state.tiles, strict=True):
        track = cells[place.id].track
        assert bool(track.tile) is (code != NO_TILE)
        assert not track.tile or (track.colour and not cells[place.id].cost)
    for company in range(ALL):
        for place, station, circle in state.bases[company]:
            stop = cells[state.geography.places[place].id].track.stops[station]
            assert stop.circles[circle] == COMPANIES[company].name
            assert stop.turned[circle] is state.is_bankrupt(company)
            assert stop.home_of != COMPANIES[company].name


@pytest.mark.rule("1860.map.pier-value")
def test_the_pier_shows_its_value_of_the_phase():
    game = played(1, MOST)
    values = []
    for phase in range(len(PHASES)):
        state = game.state.copy()
        state.phase = phase
        cell = next(cell for cell in english(TITLE.view(state, game.players)).board.cells if cell.id == "J2")
        assert cell.terrain == "pier"
        (stop,) = cell.track.stops
        assert stop.kind == "offboard"
        values.append(stop.value)
    assert values == [0, 20, 20, 40, 40, 40, 40, 40]


def test_the_best_runs_are_drawn_where_runs_are_to_be_chosen():
    seen = 0
    for game in positions(1, MOST):
        view = view_of(game)
        assert bool(view.board.lines) is isinstance(game.state.frames[-1], Runs)
        seen += lines_on_track(view)
    assert seen


@pytest.mark.parametrize("seed", GAMES)
def test_a_sketch_shows_the_hex_as_it_is_after_the_tile_is_laid_or_the_base_built(seed):
    seen = set()
    for game in some(positions(seed, MOST), seed + 2):
        actions = [action for action in game.choices().actions if isinstance(action, LayTile | BuildBase)]
        for action in actions[:: max(1, len(actions) // 3)]:
            after = game.copy()
            after.play(action)
            (cell,) = TITLE.sketch(game.state, action).cells
            lying = next(one for one in view_of(after).board.cells if one.id == action.hex)
            assert cell == msgspec.structs.replace(lying, open=False)
            seen.add(type(action))
    assert LayTile in seen


def test_sketches_of_runs_have_their_lines_stations_and_sums():
    seen = 0
    for game in positions(1, MOST):
        if not isinstance(game.state.frames[-1], Runs):
            continue
        view = view_of(game)
        for number, action in enumerate(game.choices().actions):
            lines = english(TITLE.sketch(game.state, action).lines)
            assert number or lines == view.board.lines
            running = [line for line in lines if line.pieces]
            for run, line in zip(action.runs, running, strict=True):
                seen += 1
                assert line.train == run.train
                assert len(line.stops) == len(line.calls) == len(run.calls)
                if "cc" not in line.earns:
                    assert line.earns == f"£{sum(int(earned[1:]) for _, earned in line.stops)}"
    assert seen


def test_only_what_shows_on_the_board_is_sketched():
    for game in positions(0, MOST):
        for action in game.choices().actions[:20]:
            place = TITLE.spot(action).partition(":")[0]
            on_board = place in ("hex", "stop") or action.__struct_config__.tag == "run_trains"
            assert (TITLE.sketch(game.state, action) is not None) is on_board


def test_a_base_is_pointed_at_by_its_station_and_a_tile_by_its_hex():
    assert TITLE.spot(BuildBase("G5", 1)) == "stop:G5.1"
    assert TITLE.spot(LayTile("G5", "773", 2)) == "hex:G5"


def test_shares_are_pointed_at_where_they_are():
    assert TITLE.spot(BuyShare("IOW", BANK_POOL)) == "share:IOW:pool"
    assert TITLE.spot(SellShares("IOW", 2)) == "share:IOW:hand"


def test_sales_and_dividends_tell_the_price_before_and_after():
    assert sum(prices_after(game, SellShares) for game in positions(0, MOST))
    assert sum(prices_after(game, PayDividend | Retain) for game in positions(0, 300))


def test_the_log_tells_what_every_company_earned_and_paid():
    game = played(0, 300)
    facts = [entry.facts for entry in game.log if entry.kind == "dividend"]
    assert revenues_told(TITLE, game.log, game.players) == [
        (TITLE.companies[one["company"]], one["revenue"], one["revenue"] if one["paid"] else 0) for one in facts
    ]
    assert any(one["paid"] for one in facts)


def test_the_table_of_shares_names_rules_that_exist():
    rules_known(TITLE, TITLE.position(played(0, 20).state))


def test_the_position_tells_of_every_private_that_is_not_closed():
    state = played(0, 300).state
    shown = {one.name: one for one in TITLE.position(state)["privates"]}
    open_ones = [private for private, owner in enumerate(state.owners) if owner != CLOSED]
    assert list(shown) == [PRIVATES[private].name for private in open_ones]
    for private in open_ones:
        one = shown[PRIVATES[private].name]
        assert (one.owner, one.value) == (
            state.owners[private] if state.owners[private] >= 0 else None,
            PRIVATES[private].value,
        )
        assert bool(one.where) is (one.owner is None)


def test_the_position_tells_when_trains_rust():
    game = played(0, 300)
    companies = TITLE.position(game.state)["companies"]
    for company, name in enumerate(TITLE.companies):
        kinds = [TRAINS[kind] for kind in game.state.trains[company]]
        assert [one.train for one in companies[name]["trains"]] == [kind.name for kind in kinds]
        rusts = [None if kind.rusted_by is None else TRAINS[kind.rusted_by].name for kind in kinds]
        assert [one.rusts for one in companies[name]["trains"]] == rusts


def test_the_market_has_every_marker_top_first():
    for game in some(positions(0, MOST)):
        spaces = view_of(game).market.spaces
        assert [space.price for space in spaces] == list(CHART.prices)
        for place, space in enumerate(spaces):
            assert (space.column, space.row) == (place, place % 2)
            assert [COMPANY[name] for name in space.markers] == game.state.markers.on(place)
    assert {space.zone for space in spaces} == {"", "red", "grey", "par", "bankrupt", "end"}


@pytest.mark.rule("1860.misc.treasury-to-shareholders")
def test_a_treasury_is_shown_to_shareholders_only():
    hidden = 0
    for game in some(positions(4, 250), of=5):
        state = game.state
        for seat in (*range(state.players), NOBODY):
            shown = treasuries(game, seat)
            position = TITLE.position(state, TITLE.secrets(state, seat))["companies"]
            for company in range(ALL):
                name = COMPANIES[company].name
                if not state.is_floated(company) or state.in_receivership(company):
                    continue
                holds = seat != NOBODY and state.shares(seat, company) > 0
                assert shown[name] == (f"{state.treasury(company)}cc" if holds else "?")
                assert position[name]["treasury"] == (state.treasury(company) if holds else None)
                hidden += not holds
    assert hidden > 50


@pytest.mark.rule("1860.misc.treasury-public-cases")
def test_treasuries_of_companies_in_receivership_and_of_bankrupt_ones_are_open_to_all():
    game = played(1, MOST)
    company = next(one for one in range(ALL) if game.state.is_floated(one) and game.state.director[one] >= 0)
    name, credits = COMPANIES[company].name, game.state.treasury(company)
    assert TITLE.position(game.state, TITLE.secrets(game.state, NOBODY))["companies"][name]["treasury"] is None
    unled = game.state.copy()
    unled.director[company] = POOL
    assert unled.in_receivership(company)
    bankrupt = game.state.copy()
    go_bankrupt(bankrupt, company, SILENCE)
    for state in (unled, bankrupt):
        assert TITLE.position(state, TITLE.secrets(state, NOBODY))["companies"][name]["treasury"] == credits
        rows = next(
            table
            for table in english(TITLE.view(state, game.players, TITLE.secrets(state, NOBODY))).tables
            if table.title == "Companies"
        ).rows
        assert next(row.cells[3] for row in rows if row.style == name) == f"{credits}cc"


@pytest.mark.rule("1860.misc.option-treasuries-open")
def test_without_a_seat_or_with_open_treasuries_everything_is_shown():
    game = played(1, MOST)
    assert "?" not in treasuries(game, None).values()
    assert "?" in treasuries(game, NOBODY).values()
    state = game.state.copy()
    state.settings = msgspec.structs.replace(state.settings, open_treasuries=True)
    companies = TITLE.position(state, TITLE.secrets(state, NOBODY))["companies"]
    assert all(company["treasury"] is not None for company in companies.values())


def test_nothing_else_in_a_view_tells_a_hidden_treasury():
    for game in positions(1, MOST):
        frame = game.state.frames[-1]
        company = getattr(frame, "company", -1)
        view = view_of(game, NOBODY)
        assert view.headline == str(TITLE.headline(game.state, game.players))
        if company >= 0 and treasuries(game, NOBODY)[COMPANIES[company].name] == "?":
            assert "cc" not in view.headline.replace("cc for a", "")
            assert not view.closed
