"""Running Trains."""

import pytest

from bradshaw.eighteen.actions import PASS, PAY
from bradshaw.eighteen.board.tiles import HALT
from bradshaw.games.g1860.actions import RunTrains, TrainRun
from bradshaw.games.g1860.components import TILES

from .operations import EAST_COAST, MEDINA, earnings, fyn, iow, route, run_best, runs
from .positions import cash, play, position, price, refused, stage, treasury

pytestmark = pytest.mark.kernels

BOTH = {"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)}
EAST_AND_BAY = {**EAST_COAST, "L6": ("115", 1)}
LOOP = {
    "F2": ("787", 1),
    "E3": ("18", 4),
    "D4": ("7", 4),
    "E5": ("741", 2),
    "F4": ("743", 2),
}
"""From Cowes across the hex to its west, round by Watchingwell, across that hex again, and on to Newport."""


def running(**words):
    return iow(**({"step": "run"} | words))


def cn(**words):
    """C&N, about to run."""
    return position(
        **(
            {
                "shares": {"C&N": (5, 0, 0)},
                "operated": ["C&N"],
                "tiles": MEDINA,
                "company": "C&N",
                "step": "run",
                "trains": {"C&N": ["2+1"]},
            }
            | words
        )
    )


def earned(game, *routes):
    """Revenue and subsidy of some runs."""
    play(game, runs(*routes))
    turn = game.state.frames[-1]
    return turn.revenue, turn.subsidy


# Which runs there must be


@pytest.mark.rule("1860.run.must-run")
def test_a_train_that_can_run_must():
    game = running()
    refused(game, runs(), "1860.run.must-run")
    refused(game, PASS, "1860.run.must-run")
    assert stage(play(game, runs(route(game, "2+1", "I3.0", "J4.0")))) == "Dividend"


@pytest.mark.rule("1860.run.must-run")
def test_no_train_stays_idle_that_could_run_beside_the_others():  # ruling C7
    game = running(trains={"IOW": ["2+1", "2+1"]}, bases={"IOW": ["J6"]})
    first, second = route(game, "2+1", "I3.0", "J4.0"), route(game, "2+1", "J4.0", "J6.0")
    refused(game, runs(first), "1860.run.must-run", "idle")
    assert runs(first, second) in game.choices()
    # With one base only, there is no track left for a second train.
    game = running(trains={"IOW": ["2+1", "2+1"]})
    play(game, runs(first))


@pytest.mark.rule("1860.run.must-run")
def test_a_company_without_a_route_runs_nothing():
    game = running(tiles={})
    assert stage(game) == "BuyTrains"
    assert price(game, "IOW") == 68


@pytest.mark.rule("1860.run.director-chooses", "1860.run.not-forced-maximum")
def test_the_director_chooses_any_legal_run():
    game = running(trains={"IOW": ["3+2"]}, phase="3+2", bases={"IOW": ["J6"]})
    assert earnings(game, "IOW") == (60, 0)
    for stops in (("I3.0", "J4.0"), ("I3.0", "J4.0", "J6.0")):
        assert runs(route(game, "3+2", *stops)) in game.choices()
    refused(game, runs(route(game, "2+1", "I3.0", "J4.0")), "1860.run.director-chooses", "2+1")
    twice = route(game, "3+2", "I3.0", "J4.0")
    refused(game, runs(twice, route(game, "3+2", "J4.0", "J6.0")), "1860.run.director-chooses")


@pytest.mark.rule("1860.run.not-forced-maximum")
def test_the_director_may_leave_subsidy_behind():
    game = fyn(step="run", tiles={"B4": ("115", 5), "C5": ("743", 2), "D6": ("748", 2)}, trains={"FYN": ["2+1"]})
    offers = [one.runs for one in game.choices()]
    assert [len(run.calls) for (run,) in offers] == [3]
    plain = route(game, "2+1", "B4.0", "C5.0", "D6.0", calls=["B4.0", "D6.0"])
    assert runs(plain) in game.choices()
    assert earned(game, plain) == (30, 0)


@pytest.mark.rule("1860.run.not-forced-maximum")
def test_the_director_may_take_a_halt_instead_of_revenue():
    # From Godshill (20) north to Merstone and Blackwater (20 and 10), or south by a halt to Chale (20).
    game = position(
        shares={"NGStL": (5, 0, 0)},
        tiles={"G9": ("762", 0), "G7": ("775", 0), "G11": ("742", 1), "F12": ("115", 4)},
        phase="5+3",
        trains={"NGStL": ["2+1"]},
        company="NGStL",
        step="run",
    )
    north, south = route(game, "2+1", "G9.0", "G7.0", "G7.1"), route(game, "2+1", "F12.0", "G11.0", "G9.0")
    assert earnings(game, "NGStL") == (50, 0)
    assert earned(game.copy(), north) == (50, 0)
    assert earned(game, south) == (40, 10)


# Where runs lead


@pytest.mark.rule("1860.run.endpoints")
def test_runs_begin_and_end_at_stations_and_not_at_halts():
    game = cn()
    refused(game, runs(route(game, "2+1", "F2.0", "F2.1", "F2.2")), "1860.run.endpoints")
    game = running(bases={"IOW": ["I9"]})
    refused(game, runs(route(game, "2+1", "I9.0", "H10.0")), "1860.run.endpoints")


@pytest.mark.rule("1860.run.endpoints")
def test_a_run_joins_two_stations():
    game = running()
    refused(game, runs(TrainRun("2+1", ("I3.0",), ("I3.0",))), "1860.run.endpoints")


@pytest.mark.rule("1860.run.endpoints")
def test_ryde_pier_is_an_end_like_a_large_station():
    game = running(tiles={"I3": ("758", 0)}, phase="3+2")
    assert earned(game, route(game, "2+1", "J2.0", "I3.0")) == (70, 0)


@pytest.mark.rule("1860.run.own-base", "1860.run.home-run")
def test_every_run_has_a_base_and_one_has_the_home_base():
    game = running(trains={"IOW": ["2+1", "2+1"]}, bases={"IOW": ["J6"]})
    home, far = route(game, "2+1", "I3.0", "J4.0"), route(game, "2+1", "J8.0", "I9.0")
    refused(game, runs(home, far), "1860.run.own-base")
    refused(game, runs(route(game, "2+1", "J6.0", "J8.0")), "1860.run.home-run")
    refused(game, runs(far), "1860.run.own-base")


@pytest.mark.rule("1860.run.intersect")
def test_further_runs_meet_earlier_ones_at_a_station():
    game = running(trains={"IOW": ["2+1", "2+1"]}, bases={"IOW": ["J6"]})
    home = route(game, "2+1", "I3.0", "J4.0")
    refused(game, runs(home, route(game, "2+1", "J6.0", "J8.0")), "1860.run.intersect")
    play(game, runs(home, route(game, "2+1", "J6.0", "J4.0")))


@pytest.mark.rule("1860.run.intersect")
def test_a_third_run_may_meet_the_second_only():
    game = running(trains={"IOW": ["2+1"] * 3}, bases={"IOW": ["J6"]})
    stretches = (("I3.0", "J4.0"), ("J6.0", "J4.0"), ("J6.0", "J8.0"))
    chain = [route(game, "2+1", *stops) for stops in stretches]
    play(game, runs(*chain))


@pytest.mark.rule("1860.run.intersect")
def test_runs_meet_at_a_station_even_if_they_do_not_call_there():  # ruling C9
    # Both trains pass the small station of Ashey; halts have three tracks at most, so that no two runs share one.
    assert (
        max(_tracks(tile, number) for tile in TILES for number, stop in enumerate(tile.stops) if stop.kind == HALT) == 3
    )
    tiles = {
        "J4": ("12", 0),
        "I5": ("768", 1),
        "H4": ("744", 2),
        "G3": ("741", 5),
        "J6": ("746", 2),
        "H6": ("9", 1),
        "G7": ("775", 0),
    }
    words = {"tiles": tiles, "phase": "5+3", "trains": {"IOW": ["3+2", "3+2"]}, "bases": {"IOW": ["J6"]}}
    game = running(**words, skip_small_stations=True)
    stops = ("I3.0", "J4.0", "I5.0", "H4.1", "H4.0", "G3.0", "G5.0")
    across = route(game, "3+2", *stops, calls=["I3.0", "J4.0", "G5.0"])
    along = route(game, "3+2", "J6.0", "I5.0", "G7.0", calls=["J6.0", "G7.0"])
    assert earned(game, across, along) == (30 + 30 + 30 + 10 + 20, 0)


def _tracks(tile, number):
    return sum(6 + number in link for link in tile.patterns[0].links)


@pytest.mark.rule("1860.run.continuous")
def test_a_run_follows_track_without_gaps():
    game = running()
    refused(game, runs(TrainRun("2+1", ("I3.0", "J4.0"), ("I3.0", "J4.0"))), "1860.run.continuous")
    refused(game, runs(TrainRun("2+1", ("I3.0", "I3-J4", "J6.0"), ("I3.0", "J6.0"))), "1860.run.continuous")
    refused(game, runs(TrainRun("2+1", ("I3.0", "I3-J4"), ("I3.0",))), "1860.run.continuous")
    refused(game, runs(TrainRun("2+1", ("I3.0", "Z9.0"), ("I3.0",))), "1860.run.continuous", "Z9.0")
    run = route(game, "2+1", "I3.0", "J4.0", calls=["I3.0", "J4.0", "J6.0"])
    refused(game, runs(run), "1860.run.continuous")


@pytest.mark.rule("1860.run.no-same-side-exit", "1860.run.no-double-back")
def test_a_run_does_not_turn_back():
    game = running(bases={"IOW": ["J4"]})
    back = TrainRun("2+1", ("I3.0", "I3-J4", "J4.0", "I3-J4", "I3.0"), ("I3.0", "J4.0"))
    refused(game, runs(back), "1860.run.no-double-back")
    out_and_in = TrainRun("2+1", ("J4.0", "I3-J4", "I3.0", "I3-J4", "J4.0"), ("J4.0", "I3.0"))
    refused(game, runs(out_and_in), "1860.run.no-double-back")


@pytest.mark.rule("1860.run.no-same-side-exit")
def test_a_run_does_not_leave_a_hex_where_it_came_in():
    # Into Cement Mills from Cowes and out again on the same side.
    game = cn(trains={"C&N": ["3+2"]}, phase="3+2")
    path = ("F2.0", "F2.1", "F2.2", "F2-F4", "F4.0", "F2-F4", "F2.2")
    refused(game, runs(TrainRun("3+2", path, ("F2.0", "F2.1"))), "1860.run.no-double-back")
    path = ("G5.0", "F4-G5", "F4.0", "F4-G5")
    refused(game, runs(TrainRun("3+2", path, ("G5.0",))), "1860.run.continuous")


@pytest.mark.rule("1860.run.no-hex-reentry")
def test_a_run_does_not_come_back_to_a_hex():
    game = cn(tiles=LOOP, phase="3+2", trains={"C&N": ["3+2"]})
    around = route(game, "3+2", "F2.0", "F2.1", "F2.2", "E5.0", "F4.0", "G5.0", calls=["F2.0", "F2.1", "G5.0"])
    refused(game, runs(around), "1860.run.no-hex-reentry")
    assert earnings(game, "C&N") == (30, 0)


@pytest.mark.rule("1860.run.no-double-back")
def test_a_run_comes_to_no_stop_twice():
    # From Brading by Sandown and the coast back to Brading.
    tiles = {**EAST_COAST, "J6": ("757", 5), "J8": ("12", 2), "K7": ("7", 1)}
    game = running(tiles=tiles, phase="4+2", trains={"IOW": ["4+2"]})
    ring = TrainRun(
        "4+2",
        ("I3.0", "I3-J4", "J4.0", "J4-J6", "J6.0", "J6-J8", "J8.0", "J8-K7", "J6-K7", "J6.0"),
        ("I3.0", "J4.0", "J6.0", "J8.0"),
    )
    refused(game, runs(ring), "1860.run.no-double-back", "Brading")
    play(game, runs(route(game, "4+2", "I3.0", "J4.0", "J6.0", "J8.0")))


# Calls


@pytest.mark.rule("1860.run.call-at-all")
def test_trains_call_at_all_large_and_small_stations_on_the_way():
    game = running(trains={"IOW": ["3+2"]}, phase="3+2")
    run = route(game, "3+2", "I3.0", "J4.0", "J6.0", calls=["I3.0", "J6.0"])
    refused(game, runs(run), "1860.run.call-at-all", "St Johns")
    game = cn(trains={"C&N": ["3+2"]}, phase="3+2")
    run = route(game, "3+2", "F2.0", "F2.1", "F2.2", "F4.0", "G5.0", calls=["F2.0", "G5.0"])
    refused(game, runs(run), "1860.run.call-at-all", "Mill Hill")


@pytest.mark.rule("1860.run.call-at-all", "1860.run.large-allowance")
def test_a_run_with_too_many_stations_is_out_of_reach():
    game = running()
    run = route(game, "2+1", "I3.0", "J4.0", "J6.0")
    refused(game, runs(run), "1860.run.large-allowance")
    game = running(trains={"IOW": ["4+2"]}, phase="4+2")
    assert earnings(game, "IOW") == (80, 0)  # 30 + 20 + 10 + 20


@pytest.mark.rule("1860.run.halts-bypass")
def test_halts_may_be_passed():
    game = cn()
    run = route(game, "2+1", "F2.0", "F2.1", "F2.2", "F4.0", "G5.0", calls=["F2.0", "F2.1", "G5.0"])
    assert earned(game, run) == (60, 0)


@pytest.mark.rule("1860.run.halt-subsidy", "1860.run.subsidy-not-revenue")
def test_halts_pay_10_each_into_the_treasury_even_when_the_revenue_is_paid_out():
    game = cn(trains={"C&N": ["3+2"]}, phase="3+2", prices={"C&N": 82}, credits={"C&N": 0})
    assert earned(game, route(game, "3+2", "F2.0", "F2.1", "F2.2", "F4.0", "G5.0")) == (60, 20)
    play(game, PAY)
    assert treasury(game, "C&N") == 20
    assert cash(game) == [530, 500, 500]
    assert price(game, "C&N") == 82  # 60 does not reach 82, and 80 would not count


@pytest.mark.rule("1860.run.subsidy-not-revenue")
def test_subsidy_does_not_raise_the_price():
    # 60 and 20 subsidy against a price of 62: no rise, which 80 would bring.
    game = cn(trains={"C&N": ["3+2"]}, phase="3+2", prices={"C&N": 62})
    run_best(game)
    play(game, PAY)
    assert price(game, "C&N") == 62


@pytest.mark.rule("1860.run.large-allowance", "1860.run.unused-large", "1860.run.small-allowance")
class TestAllowanceOfA21Train:
    """The combinations that the rulebook lists."""

    def test_two_large_and_one_small(self):
        game = cn()
        run = route(game, "2+1", "F2.0", "F2.1", "F2.2", "F4.0", "G5.0", calls=["F2.0", "F2.1", "G5.0"])
        assert earned(game, run) == (60, 0)

    def test_two_large_and_a_halt(self):
        tiles = {"L6": ("115", 2), "K5": ("743", 2), "J4": ("57", 2)}
        game = position(
            shares={"BHI&R": (5, 0, 0)}, tiles=tiles, company="BHI&R", step="run", trains={"BHI&R": ["2+1"]}
        )
        assert earned(game, route(game, "2+1", "L6.0", "K5.0", "J4.0")) == (40, 10)

    def test_one_large_and_two_small(self):
        game = cn(tiles={"F2": ("787", 0), "F4": ("748", 3)}, phase="3+2")
        run = route(game, "2+1", "F2.0", "F2.1", "F2.2", "F4.0", calls=["F2.0", "F2.1", "F4.0"])
        assert earned(game, run) == (40, 0)

    def test_one_large_one_small_and_a_halt(self):
        tiles = {"B4": ("115", 5), "C5": ("743", 2), "D6": ("748", 2)}
        game = fyn(tiles=tiles, step="run", trains={"FYN": ["2+1"]})
        assert earned(game, route(game, "2+1", "B4.0", "C5.0", "D6.0")) == (30, 10)

    def test_not_one_large_and_two_halts(self):
        tiles = {"B4": ("115", 5), "C5": ("743", 2), "D6": ("742", 2)}
        game = fyn(tiles=tiles, step="track", trains={"FYN": ["2+1"]})
        play(game, PASS)
        assert stage(game) == "BuyTrains", "there is no route, since a run does not end at a halt"

    def test_not_three_large(self):
        game = running()
        refused(game, runs(route(game, "2+1", "I3.0", "J4.0", "J6.0")), "1860.run.large-allowance")

    def test_not_two_large_and_two_more(self):
        game = cn()
        run = route(game, "2+1", "F2.0", "F2.1", "F2.2", "F4.0", "G5.0", calls=["F2.0", "F2.1", "F2.2", "G5.0"])
        refused(game, runs(run), "1860.run.small-allowance")

    def test_not_without_a_large_station_with_a_base(self):
        game = cn(tiles={"F2": ("787", 0), "F4": ("748", 3)}, phase="3+2")
        refused(game, runs(route(game, "2+1", "F2.1", "F2.2", "F4.0", calls=["F2.1", "F4.0"])), "1860.run.own-base")


@pytest.mark.rule("1860.run.several-stations-per-hex")
def test_a_train_may_call_at_several_stations_of_a_hex():  # ruling C8
    game = cn(tiles={"F2": ("787", 0)})
    assert earned(game, route(game, "2+1", "F2.0", "F2.1")) == (30, 0)
    # Newport and Shide on the russet tile.
    game = position(
        shares={"IWNJ": (5, 0, 0)},
        tiles={"G5": ("773", 0), "G7": ("775", 0)},
        phase="5+3",
        trains={"IWNJ": ["3+2"]},
        company="IWNJ",
        step="run",
    )
    assert earned(game, route(game, "3+2", "G7.0", "G7.1", "G5.1", "G5.0")) == (110, 0)


# Full stations


@pytest.mark.rule("1860.run.tokened-out-definition", "1860.run.one-tokened-out")
def test_one_train_may_pass_one_full_station():
    words = {"shares": BOTH, "tiles": EAST_AND_BAY, "phase": "4+2", "trains": {"IOW": ["4+2"]}}
    game = running(**words, bases={"BHI&R": ["J4"]})
    assert earned(game, route(game, "4+2", "I3.0", "J4.0", "J6.0", "J8.0")) == (80, 0)
    # A station with a free circle is not full, and so two full ones may lie on a run that ends at the second.
    both = {"BHI&R": ["J4", "J6"]}
    game = running(**words, bases=both)
    refused(game, runs(route(game, "4+2", "I3.0", "J4.0", "J6.0", "J8.0")), "1860.run.one-tokened-out")
    play(game, runs(route(game, "4+2", "I3.0", "J4.0", "J6.0")))


@pytest.mark.rule("1860.run.one-tokened-out")
def test_only_one_of_the_trains_has_the_privilege():
    # Two trains from Sandown, one to each side; both neighbours are full.
    words = {
        "shares": {"IOW": (5, 0, 0), "BHI&R": (0, 5, 0), "S&C": (0, 0, 5)},
        "tiles": {**EAST_AND_BAY, "F12": ("115", 4)},
        "phase": "3+2",
        "trains": {"IOW": ["3+2", "3+2"]},
    }
    full = {"IOW": ["J8"], "BHI&R": ["J6"], "S&C": ["I9"]}
    game = running(**words, bases=full)
    north, south = ("J8.0", "J6.0", "J4.0"), ("J8.0", "I9.0", "H10.0", "I11.0")
    home = route(game, "3+2", "I3.0", "J4.0", "J6.0")
    # Home to Brading ends there; to the south one full station is passed.
    play(game, runs(home, route(game, "3+2", "J6.0", "J8.0", "I9.0")))
    game = running(**{**words, "trains": {"IOW": ["3+2", "3+2", "3+2"]}}, bases=full)
    trains = [route(game, "3+2", "I3.0", "J4.0"), route(game, "3+2", *north), route(game, "3+2", *south)]
    refused(game, runs(*trains), "1860.run.one-tokened-out")


@pytest.mark.rule("1860.run.tokened-out-terminus")
def test_a_run_may_always_end_at_a_full_station():
    game = running(shares=BOTH, tiles=EAST_AND_BAY, bases={"BHI&R": ["J4"]})
    assert earned(game, route(game, "2+1", "I3.0", "J4.0")) == (50, 0)


@pytest.mark.rule("1860.run.tokened-out-definition")
def test_a_station_with_a_free_circle_or_an_own_base_is_not_full():
    tiles = {**EAST_AND_BAY, "J4": ("776", 5), "J6": ("770", 0)}
    words = {"shares": BOTH, "tiles": tiles, "phase": "5+3", "trains": {"IOW": ["4+2"]}}
    for own in ([], ["J4"], ["J4", "J6"]):
        game = running(**words, bases={"BHI&R": ["J4", "J6"], "IOW": own})
        play(game, runs(route(game, "4+2", "I3.0", "J4.0", "J6.0", "J8.0")))


# Several trains


@pytest.mark.rule("1860.run.no-shared-track")
def test_two_trains_do_not_use_the_same_track():
    game = running(trains={"IOW": ["2+1", "2+1"]})
    twice = route(game, "2+1", "I3.0", "J4.0")
    refused(game, runs(twice, twice), "1860.run.no-shared-track")


@pytest.mark.rule("1860.run.shared-station", "1860.run.count-per-run")
def test_two_trains_may_meet_in_a_station_which_counts_for_both():
    game = running(trains={"IOW": ["2+1", "2+1"]}, bases={"IOW": ["J6"]})
    # 30 + 20, and again 20, with Brading 10.
    assert earned(game, route(game, "2+1", "I3.0", "J4.0"), route(game, "2+1", "J4.0", "J6.0")) == (80, 0)


@pytest.mark.rule("1860.run.revenue-sum")
def test_a_3_2_train_by_two_twenties_a_small_station_and_a_halt_to_a_thirty_earns_80_and_10():
    game = fyn(step="run")
    run = route(
        game,
        "3+2",
        *("B4.0", "B6.0", "C5.0", "D6.0", "E5.0", "F4.0", "G5.0"),
        calls=["B4.0", "B6.0", "C5.0", "D6.0", "G5.0"],
    )
    assert earned(game, run) == (80, 10)


@pytest.mark.rule("1860.run.revenue-sum")
def test_revenue_is_the_sum_of_all_runs():
    game = running(trains={"IOW": ["2+1", "2+1", "2+1"]}, bases={"IOW": ["J6"]})
    stretches = (("I3.0", "J4.0"), ("J4.0", "J6.0"), ("J6.0", "J8.0"))
    assert earned(game, *(route(game, "2+1", *stops) for stops in stretches)) == (50 + 30 + 30, 0)


@pytest.mark.rule("1860.run.director-chooses")
def test_runs_are_named_train_by_train():
    game = running()
    assert isinstance(game.choices()[0], RunTrains)
    assert [run.train for run in game.choices()[0].runs] == ["2+1"]
