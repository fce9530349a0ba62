"""What can be seen of a position."""

import json
from importlib.resources import files

import msgspec
import pytest

from bradshaw.core.view import View
from bradshaw.eighteen.actions import PayDividend, Retain, SellShares
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import Hudson, PlaceMarker, RemoveMarker
from bradshaw.games.g1862.components import CHART, COMPANIES, COMPANY, GEOGRAPHY, LONDON, PHASES, lines_of
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.frames import AutomaticFrame, CompanyFrame, CountiesFrame, PlayerFrame
from bradshaw.games.g1862.rules.placing import PlaceMarkers
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.state import BESIDE, Station
from bradshaw.games.g1862.views.map import LONDON_CELL
from bradshaw.games.g1862.views.questions import ASKED
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
from .games import played, positions

GAMES = range(8)
MOST = 120


def view_of(game):
    return english(TITLE.view(game.state, game.players))


def cells(view):
    return {cell.id: cell for cell in view.board.cells}


def frames_below(kind):
    return {kind, *(one for below in kind.__subclasses__() for one in frames_below(below))}


def test_every_frame_in_which_somebody_decides_asks_a_question():
    automatic = frames_below(AutomaticFrame)
    deciding = {
        kind
        for kind in frames_below(CountiesFrame) - automatic - {CountiesFrame, CompanyFrame, PlayerFrame}
        if kind.__name__ != "GameOver" and not kind.__name__.startswith("_")
    }
    assert deciding == ASKED


@pytest.mark.parametrize("seed", GAMES)
def test_a_view_fits_together_in_every_position(seed):
    for game in some(positions(seed, MOST), seed):
        view = view_of(game)
        fits_together(game, view)
        assert view.headline == str(TITLE.headline(game.state, game.players))
        stops = [stop for cell in view.board.cells for stop in cell.track.stops]
        assert all(not stop.values or stop.value in stop.values for stop in stops)
        assert game.outcome is not None or TITLE.position(game.state)["doing"]


@pytest.mark.parametrize("seed", GAMES)
def test_what_is_closed_is_refused_by_a_rule_and_not_among_the_choices(seed):
    for game in some(positions(seed, MOST), seed + 1):
        closed_is_refused(game, view_of(game))


def test_a_view_and_a_position_are_json():
    for seed in (0, 5):
        for game in some(positions(seed, MOST), seed):
            view = view_of(game)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            position = msgspec.to_builtins(TITLE.position(game.state))
            assert msgspec.json.decode(msgspec.json.encode(position)) == json.loads(json.dumps(position))


def test_open_cells_are_those_that_can_be_chosen():
    seen = set()
    for game in positions(3, 250):
        chosen = {action.hex for action in game.choices().actions if hasattr(action, "hex")}
        expected = {LONDON_CELL if place == "london" else place for place in chosen}
        assert {cell.id for cell in view_of(game).board.cells if cell.open} == expected
        if expected:
            seen.add(type(game.state.frames[-1]))
    assert {Build, PlaceMarkers} <= seen


def test_all_tiles_small_stations_and_markers_are_on_the_board():
    game = played(1, 250)
    state = game.state
    shown = cells(view_of(game))
    for place, code in zip(GEOGRAPHY.places, state.tiles, strict=True):
        track = shown[place.id].track
        assert bool(track.tile) is (code != NO_TILE)
        small = sum(stop.kind == "small" for stop in track.stops)
        assert small == state.small[place.number].bit_count()
        if code != NO_TILE and lines_of(code):
            assert len(track.links) == len(lines_of(code)) + small
    for place, circle, company in state.stations:
        cell = LONDON_CELL if place == LONDON else GEOGRAPHY.places[place].id
        stop = shown[cell].track.stops[0]
        there = stop.waiting if circle == BESIDE else stop.circles[circle : circle + 1]
        assert COMPANIES[company].name in there


def test_a_home_is_shown_until_its_marker_is_placed_and_a_marker_without_room_beside_its_tile():
    game = next(iter(positions(2, 0)))
    state = game.state.copy()
    company = next(number for number in range(len(COMPANIES)) if state.is_in_play(number))
    one = COMPANIES[company]
    home = GEOGRAPHY.number[one.home]
    assert cells(english(TITLE.view(state, game.players)))[one.home].track.stops[0].home_of == one.name
    state.stations = (Station(home, BESIDE, company),)
    stop = cells(english(TITLE.view(state, game.players)))[one.home].track.stops[0]
    assert (stop.home_of, stop.waiting) == ("", (one.name,))


@pytest.mark.rule("1862.7.6.5-four-spaces")
def test_london_has_four_spaces_in_one_of_its_cells():
    shown = cells(view_of(played(1, 0)))
    london = [cell for cell in shown.values() if any(stop.name == "London" for stop in cell.track.stops)]
    assert [len(stop.circles) for cell in london for stop in cell.track.stops if stop.circles] == [4]


@pytest.mark.rule("1862.9.0-phase-a-offboard")
def test_areas_show_all_their_values_and_the_present_one():
    game = played(1, 0)
    values = []
    for phase in range(len(PHASES)):
        state = game.state.copy()
        state.phase = phase
        (stop,) = cells(english(TITLE.view(state, game.players)))["A4"].track.stops
        assert stop.values == (40, 90, 140)
        values.append(stop.value)
    assert values == [40, 40, 90, 90, 140, 140, 140, 140]


def test_a_cell_of_two_areas_has_a_stop_for_each_and_runs_go_to_the_right_one():
    shown = cells(view_of(played(1, 0)))
    assert [stop.name for stop in shown["A8"].track.stops] == ["Midlands", "The West"]
    assert set(shown["A8"].track.links) == {("e4", "s0"), ("e5", "s1")}


def test_the_best_runs_are_drawn_where_runs_are_to_be_chosen():
    seen = 0
    for game in positions(1, 200):
        view = view_of(game)
        assert bool(view.board.lines) is isinstance(game.state.frames[-1], Runs)
        seen += lines_on_track(view)
    assert seen


def test_the_market_has_every_marker_top_first_and_the_dividends_that_raise_the_price():
    printed = json.loads(files("bradshaw.games.g1862").joinpath("data.json").read_bytes())["market"]["spaces"]
    for game in some(positions(4, MOST)):
        spaces = view_of(game).market.spaces
        for place, space in enumerate(spaces):
            assert (space.price, space.column, space.row) == (CHART.prices[place], place, place % 2)
            assert [COMPANY[name] for name in space.markers] == game.state.markers.on(place)
    for space, one in zip(spaces[1:-1], printed[1:-1], strict=True):
        least = list(space.bands)
        assert least == one["min_dividend_per_share"]


def test_a_sketch_shows_what_an_action_puts_on_the_board():
    seen = set()
    for seed in (1, 3):
        for game in some(positions(seed, 200), of=4):
            for action in game.choices().actions[:6]:
                sketch = TITLE.sketch(game.state, action)
                if sketch is None or not sketch.cells:
                    continue
                after = game.copy()
                after.play(action)
                (cell,) = sketch.cells
                there = cells(view_of(after))[cell.id]
                if isinstance(action, PlaceMarker | RemoveMarker):
                    assert cell.track == there.track
                assert (cell.track.tile, cell.track.links) == (there.track.tile, there.track.links)
                seen.add(type(action).__name__)
    assert {"LayTile", "PlaceMarker"} <= seen


def test_every_spot_is_a_thing_on_the_table():
    kinds = set()
    for seed in GAMES:
        for game in some(positions(seed, 100), seed):
            board = cells(view_of(game))
            for action in game.choices().actions:
                kind, _, thing = TITLE.spot(action).partition(":")
                kinds.add(kind)
                if kind == "hex":
                    assert thing in board
                elif kind == "stop":
                    cell, _, number = thing.partition(".")
                    assert board[cell].track.stops[int(number)].circles
                elif kind == "company":
                    assert thing in COMPANY
                elif kind == "share":
                    company, _, place = thing.partition(":")
                    assert company in COMPANY
                    assert place in ("hand", "ipo", "pool", "company")
                elif kind == "price":
                    assert int(thing) in CHART.prices
    assert kinds == {"", "hex", "stop", "share", "company", "price", "train", "row"}


def test_sales_and_dividends_tell_the_price_before_and_after():
    sales = sum(prices_after(game, SellShares) for game in positions(3, MOST))
    dividends = sum(prices_after(game, PayDividend | Retain | Hudson) for game in positions(2, 300))
    assert sales
    assert dividends


def test_the_log_tells_what_every_company_earned_and_paid():
    game = played(2, 300)
    told = revenues_told(TITLE, game.log, game.players)
    facts = [entry.facts for entry in game.log if entry.kind == "dividend"]
    assert told == [
        (TITLE.companies[one["company"]], one["revenue"], one["revenue"] if one["paid"] else 0) for one in facts
    ]
    assert any(dividend for _, _, dividend in told)


def test_the_table_of_shares_names_rules_that_exist():
    rules_known(TITLE, TITLE.position(played(3, 20).state))


def test_tables_name_what_players_must_know():
    game = played(3, 60)
    view = view_of(game)
    assert column(view, "Players", "Cash") == [f"£{game.state.money(seat)}" for seat in range(game.state.players)]
    assert set(column(view, "Companies", "Company")) == {
        company.name for number, company in enumerate(COMPANIES) if game.state.is_started(number)
    }
    assert column(view, "The course of the game", "")[0] == "Round"
    assert column(view, "Trains", "Now").count("on sale") == 1
