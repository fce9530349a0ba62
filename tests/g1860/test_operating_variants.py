"""Variants of the rulebook for operations, and the options of the third edition."""

import pytest

from bradshaw.core.errors import BadOption
from bradshaw.eighteen.actions import PASS, PAY, LayTile
from bradshaw.games.g1860.components import COMPANIES, TRAINS

from .operations import (
    CROSS_COUNTRY,
    EAST_COAST,
    FULL_EAST,
    MEDINA,
    WEST,
    begin_operations,
    earnings,
    fyn,
    insolvent,
    iow,
    lays,
    operate,
    route,
    run_best,
    runs,
    to_run,
)
from .positions import new_game, notes, play, position, price, refused, stage, treasury
from .test_running import LOOP

pytestmark = pytest.mark.kernels

# Original Insolvency Revenue


def leasing(**words):
    """IOW, insolvent, with a 9+5 train to lease on a line worth 250 with four halts."""
    return iow(
        **(
            {
                "tiles": FULL_EAST,
                "insolvent": ["IOW"],
                "trains": {},
                "credits": {"IOW": 0},
                "phase": "8+4",
                "next_train": "9+5",
                "step": "run",
                "original_insolvency": True,
            }
            | words
        )
    )


@pytest.mark.rule("1860.variant-insolvency.half", "1860.variant-insolvency.full-subsidy")
def test_250_and_40_bring_an_insolvent_company_170():
    game = leasing()
    assert earnings(game, "IOW") == (250, 40)
    run_best(game)
    assert treasury(game, "IOW") == 170
    assert notes(game, "run_trains")[-1].facts["revenue"] == 130


@pytest.mark.rule("1860.variant-insolvency.half")
def test_the_leased_train_has_its_whole_allowance_and_its_revenue_is_retained():
    # Cowes, Mill Hill, two halts and Newport are five stops for a 3+2 train: 60 and 20.
    words = {
        "shares": {"C&N": (5, 0, 0)},
        "prices": {"C&N": 74},
        "tiles": MEDINA,
        "insolvent": ["C&N"],
        "credits": {"C&N": 0},
        "phase": "3+2",
        "company": "C&N",
        "step": "run",
    }
    game = run_best(position(**words, original_insolvency=True))
    assert treasury(game, "C&N") == 30 + 20
    assert price(game, "C&N") == 68
    assert treasury(run_best(position(**words)), "C&N") == 40 + 3 * 20


@pytest.mark.rule("1860.variant-insolvency.half")
@pytest.mark.parametrize(("tiles", "kept"), [({"J4": ("6", 0)}, 30), ({**EAST_COAST, "J4": ("12", 0)}, 30)])
def test_half_is_rounded_up_to_the_next_ten(tiles, kept):
    # 50 and 60 both bring 30.
    game = run_best(leasing(tiles=tiles, phase="2+1", next_train="2+1"))
    assert treasury(game, "IOW") == kept


@pytest.mark.rule("1860.variant-insolvency.full-subsidy")
def test_the_subsidy_is_not_halved():
    game = leasing(tiles=EAST_COAST, bases={"IOW": ["I9"]})
    assert earnings(game, "IOW") == (130, 10)
    run_best(game)
    assert treasury(game, "IOW") == 70 + 10


# Simplified insolvency of the third edition


@pytest.mark.rule("1860.insolvency.leasing-revenue")
@pytest.mark.parametrize(
    ("train", "amount"),
    list(zip([train.name for train in TRAINS], [80, 100, 120, 140, 160, 180, 200, 220], strict=True)),
)
def test_the_simplified_revenue_depends_on_the_train_only(train, amount):
    game = begin_operations(
        shares={"IOW": (5, 0, 0)},
        tiles={"J4": ("6", 0)},
        insolvent=["IOW"],
        credits={"IOW": 0},
        phase=train,
        next_train=train,
        simplified_insolvency=True,
    )
    operate(game)
    assert notes(game, "lease")[0].facts["revenue"] == amount
    assert notes(game, "run_trains") == []
    assert treasury(game, "IOW") == amount


@pytest.mark.rule("1860.insolvency.no-route")
def test_the_simplified_revenue_needs_a_route_too():
    game = iow(tiles={}, insolvent=["IOW"], trains={}, credits={"IOW": 0}, step="run", simplified_insolvency=True)
    assert treasury(game, "IOW") == 0


@pytest.mark.rule("1860.options.agreement")
def test_two_ways_to_pay_a_leased_train_do_not_go_together():
    with pytest.raises(BadOption):
        new_game(original_insolvency=True, simplified_insolvency=True)


# Destinations


def to_destination(**words):
    return iow(**({"destinations": True, "step": "run", "credits": {"IOW": 0}} | words))


@pytest.mark.rule("1860.variant-destinations.bonus")
def test_the_table_of_destinations():
    table = {company.name: {place.name: place.bonus for place in company.destinations} for company in COMPANIES}
    assert table == {
        "C&N": {"Newport": 50, "Ryde Esplanade": 50},
        "IOW": {"Ventnor": 100},
        "IWNJ": {"Shide": 100, "Sandown": 100},
        "FYN": {"Newport": 200},
        "NGStL": {"Newport": 100, "Ventnor": 100},
        "BHI&R": {"Brading": 100, "Ryde Esplanade": 100},
        "S&C": {"Shanklin": 200},
        "VY&SC": {"Ventnor": 100, "Freshwater": 100},
    }


@pytest.mark.rule("1860.variant-destinations.bonus")
def test_the_first_run_between_home_and_destination_pays_once():
    game = to_destination(trains={"IOW": ["6+3"]}, phase="6+3", round_of_set=(1, 2))
    run_best(game)
    assert treasury(game, "IOW") == 100
    play(game, PAY)
    assert treasury(game, "IOW") == 110, "and the halt of Wroxall, which the dividend does not touch"
    run_best(game)
    play(game, PAY)
    assert treasury(game, "IOW") == 120
    assert len(notes(game, "destination")) == 1


@pytest.mark.rule("1860.variant-destinations.bonus")
def test_without_the_option_or_the_run_nothing_is_paid():
    game = to_destination(trains={"IOW": ["6+3"]}, phase="6+3", destinations=False)
    assert treasury(run_best(game), "IOW") == 0
    game = to_destination(trains={"IOW": ["5+3"]}, phase="5+3")
    assert treasury(run_best(game), "IOW") == 0


@pytest.mark.rule("1860.variant-destinations.bonus")
def test_the_bonus_is_no_part_of_the_dividend():
    game = to_destination(trains={"IOW": ["6+3"]}, phase="6+3", prices={"IOW": 134})
    run_best(game)
    play(game, PAY)
    assert price(game, "IOW") == 134  # 130 do not reach it, 230 would


@pytest.mark.rule("1860.variant-destinations.connecting-routes")
def test_several_runs_that_meet_make_one_way():
    game = to_destination(trains={"IOW": ["4+2", "3+2"]}, phase="4+2", bases={"IOW": ["I9"]})
    one = route(game, "4+2", "I3.0", "J4.0", "J6.0", "J8.0")
    other = route(game, "3+2", "J8.0", "I9.0", "H10.0", "I11.0")
    play(game, runs(one, other))
    assert treasury(game, "IOW") == 100


@pytest.mark.rule("1860.variant-destinations.bonus")
def test_shide_is_not_newport():
    words = {
        "shares": {"IWNJ": (5, 0, 0), "NGStL": (0, 5, 0)},
        "tiles": {"G7": ("761", 0), "G9": ("746", 0), "G5": ("763", 0)},
        "phase": "4+2",
        "destinations": True,
        "step": "run",
        "credits": {"IWNJ": 0, "NGStL": 0},
    }
    game = run_best(position(**words, company="IWNJ", trains={"IWNJ": ["2+1"]}))
    assert treasury(game, "IWNJ") == 100
    game = position(**words, company="NGStL", trains={"NGStL": ["4+2"]})
    play(game, runs(route(game, "4+2", "G9.0", "G7.0", "G7.1", "G5.1")))
    assert treasury(game, "NGStL") == 0, "the run ended at Shide"


@pytest.mark.rule("1860.variant-destinations.insolvent")
def test_an_insolvent_company_receives_the_bonus_in_full():
    game = to_destination(trains={}, insolvent=["IOW"], phase="5+3", next_train="6+3")
    run_best(game)
    assert treasury(game, "IOW") == 40 + 6 * 20 + 100


# Accelerated Track Development


def quick(**words):
    """C&N with green tiles and the faster development of track."""
    return position(
        **(
            {
                "shares": {"C&N": (5, 0, 0)},
                "operated": ["C&N"],
                "tiles": MEDINA,
                "company": "C&N",
                "phase": "3+2",
                "trains": {"C&N": ["3+2"]},
                "accelerated_track": True,
            }
            | words
        )
    )


YELLOW, SECOND, GREEN = LayTile("G3", "741", 5), LayTile("H4", "744", 2), LayTile("F4", "748", 3)


@pytest.mark.rule("1860.variant-track.standard-lays")
def test_two_yellow_tiles_or_one_with_a_large_station_as_before():
    assert stage(play(quick(), YELLOW, SECOND)) != "LayTrack"
    game = iow(tiles={}, accelerated_track=True)
    play(game, LayTile("J4", "6", 0))
    assert stage(game) != "LayTrack"
    line = {**MEDINA, "G3": ("741", 5), "H4": ("744", 2)}
    game = play(quick(tiles=line), LayTile("I5", "742", 2))
    refused(game, LayTile("J4", "5", 0), "1860.lay.two-yellow-limit")


@pytest.mark.rule("1860.variant-track.upgrade-large")
def test_an_upgrade_with_a_large_station_is_all_there_is():
    game = play(quick(), LayTile("G5", "763", 0))
    assert stage(game) != "LayTrack"
    game = quick(tiles={**MEDINA, "G5": ("763", 0)}, phase="5+3")
    assert stage(play(game, LayTile("G5", "773", 0))) != "LayTrack"
    game = play(quick(), YELLOW)
    refused(game, LayTile("G5", "763", 0), "1860.variant-track.lay-and-upgrade")


@pytest.mark.rule("1860.variant-track.lay-and-upgrade")
@pytest.mark.parametrize("tiles", [(YELLOW, GREEN), (GREEN, YELLOW)])
def test_a_yellow_tile_and_an_upgrade_without_large_stations_in_either_order(tiles):
    game = play(quick(), *tiles)
    assert stage(game) != "LayTrack"
    game = quick(accelerated_track=False)
    play(game, tiles[0])
    assert tiles[1] not in game.choices()


@pytest.mark.rule("1860.variant-track.lay-and-upgrade")
def test_two_tiles_are_never_upgraded():
    game = play(quick(tiles={**MEDINA, "G3": ("741", 5)}), GREEN)
    refused(game, LayTile("G3", "747", 5), "1860.variant-track.lay-and-upgrade")
    play(game, PASS)


@pytest.mark.rule("1860.variant-track.lay-and-upgrade")
def test_after_the_upgrade_no_large_station_is_laid():
    line = {**MEDINA, "G3": ("741", 5), "H4": ("744", 2), "I5": ("742", 2)}
    game = play(quick(tiles=line), GREEN)
    refused(game, LayTile("J4", "5", 0), "1860.lay.two-yellow-limit")


@pytest.mark.rule("1860.variant-track.not-same-tile")
def test_the_tile_just_laid_is_not_upgraded():
    game = play(quick(), YELLOW)
    refused(game, LayTile("G3", "747", 5), "1860.variant-track.not-same-tile")
    assert lays(game, "G3") == []


# The third edition


@pytest.mark.rule("1860.map.hexes")
def test_the_large_map_has_three_more_hexes_and_two_more_tiles():
    small, large = new_game().state, new_game(large_map=True).state
    assert set(large.geography.number) - set(small.geography.number) == {"A5", "A7", "E11"}
    assert (sum(small.supply), sum(large.supply)) == (sum(large.supply) - 2, sum(large.supply))


@pytest.mark.rule("1860.map.hexes", "1860.lay.barriers")
def test_track_on_the_large_map_leads_to_totland_but_not_past_the_barrier_at_yarmouth():
    tiles = {"B4": ("115", 0), "B6": ("57", 0)}
    words = {"tiles": {"B4": ("115", 0), "B6": ("6", 1)}, "phase": "2+1", "trains": {"FYN": ["2+1"]}}
    game = fyn(**words, large_map=True)
    play(game, LayTile("A7", "115", 4))
    assert stage(game) != "LayTrack"
    refused(fyn(**words, large_map=True), LayTile("A5", "742", 4), "1860.lay.barriers")
    refused(fyn(tiles=tiles | {"B6": ("5", 3)}, phase="2+1"), LayTile("A7", "115", 4), "1860.map.hexes")


@pytest.mark.rule("1860.run.call-at-all")
def test_with_skipping_small_stations_may_be_passed_but_large_ones_may_not():
    way = ("B4.0", "B6.0", "C5.0", "D6.0", "E5.0", "F4.0", "G5.0")
    game = fyn(step="run", skip_small_stations=True)
    halts = route(game, "3+2", *way, calls=["B4.0", "B6.0", "C5.0", "E5.0", "G5.0"])
    assert runs(halts) in game.choices()
    refused(fyn(step="run"), runs(halts), "1860.run.call-at-all")
    no_freshwater = route(game, "3+2", *way, calls=["B4.0", "D6.0", "G5.0"])
    refused(game, runs(no_freshwater), "1860.run.call-at-all")


@pytest.mark.rule("1860.run.call-at-all", "1860.run.endpoints")
def test_with_skipping_a_run_still_calls_at_its_ends():
    tiles = {"B4": ("115", 5), "C5": ("743", 2), "D6": ("748", 2)}
    game = fyn(tiles=tiles, step="run", trains={"FYN": ["2+1"]}, skip_small_stations=True)
    run = route(game, "2+1", "B4.0", "C5.0", "D6.0", calls=["B4.0", "C5.0"])
    refused(game, runs(run), "1860.run.call-at-all")


@pytest.mark.rule("1860.upgrade.train-reach")
def test_with_skipping_small_stations_cost_nothing_on_the_way_to_an_upgrade():
    # Three small stations in a row are too many for a 2+1 train that must call at them.
    tiles = {"B4": ("115", 5), "C5": ("749", 2), "D6": ("748", 2), "E5": ("749", 1), "F4": ("742", 5)}
    words = {"tiles": tiles, "trains": {"FYN": ["2+1"]}}
    green = LayTile("F4", "748", 5)
    refused(fyn(**words), green, "1860.upgrade.train-reach")
    assert green in fyn(**words, skip_small_stations=True).choices()


@pytest.mark.rule("1860.nationalisation.first-number-only")
def test_with_skipping_british_rail_counts_the_best_that_fit():  # ruling D6a
    words = {
        "shares": {"C&N": (5, 0, 0)},
        "prices": {"C&N": 74},
        "tiles": MEDINA,
        "trains": {"C&N": ["2+1"]},
        "credits": {"C&N": 0},
        "phase": "9+5",
        "grouping_done": True,
    }
    assert notes(begin_operations(**words), "run_trains")[0].facts["revenue"] == 30
    game = begin_operations(**words, skip_small_stations=True)
    assert notes(game, "run_trains")[0].facts["revenue"] == 50  # Cowes and Newport, past Mill Hill


@pytest.mark.rule("1860.run.no-hex-reentry")
def test_with_re_entering_a_run_may_come_back_to_a_hex_on_other_track():
    words = {
        "shares": {"C&N": (5, 0, 0)},
        "tiles": LOOP,
        "phase": "3+2",
        "trains": {"C&N": ["3+2"]},
        "company": "C&N",
        "step": "run",
    }
    game = position(**words, re_enter_hexes=True)
    around = route(game, "3+2", "F2.0", "F2.1", "F2.2", "E5.0", "F4.0", "G5.0", calls=["F2.0", "F2.1", "G5.0"])
    assert earnings(game, "C&N") == (60, 20)
    play(game, runs(around))
    refused(position(**words), runs(around), "1860.run.no-hex-reentry")


@pytest.mark.rule("1860.run.no-double-back", "1860.run.no-hex-reentry")
def test_with_re_entering_no_station_and_no_track_is_used_twice():
    game = iow(step="run", bases={"IOW": ["J4"]}, re_enter_hexes=True)
    back = route(game, "2+1", "I3.0", "J4.0")
    back = type(back)("2+1", (*back.path, "I3-J4", "I3.0"), ("I3.0", "J4.0"))
    refused(game, runs(back), "1860.run.no-double-back")


@pytest.mark.rule("1860.receivership.insolvent-at-start")
def test_the_simplified_revenue_goes_to_companies_without_a_director_as_well():
    game = begin_operations(
        shares={"FYN": (1, 1, 1)},
        pool={"FYN": 2},
        directors={"FYN": "pool"},
        floated=["FYN"],
        tiles={**CROSS_COUNTRY},
        credits={"FYN": 0},
        phase="2+1",
        simplified_insolvency=True,
    )
    assert treasury(game, "FYN") == 80
    assert insolvent(game, "FYN")


@pytest.mark.rule("1860.run.call-at-all")
def test_the_standard_game_neither_skips_nor_re_enters():
    game = to_run(fyn(tiles=WEST))
    assert [len(one.runs[0].calls) for one in game.choices()] == [5]
