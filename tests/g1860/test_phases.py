"""Game Overview, and Phases."""

from itertools import pairwise

import pytest

from bradshaw.eighteen.actions import LayTile, Pass
from bradshaw.games.g1860.actions import BuyTrain, ReturnTrain
from bradshaw.games.g1860.components import COMPANIES, PHASES, TRAIN, TRAINS
from bradshaw.games.g1860.rules import operating

from .positions import after_auction, new_game, notes, offered, passing, play, position, refused, stage, trains

KINDS = ["2+1", "3+2", "4+2", "5+3", "6+3", "7+4", "8+4", "9+5"]


def buying(*owned, phase="2+1", next_train=None, **words):
    """IOW with money for anything in its buying step."""
    return position(
        **{
            "shares": {"IOW": [5]},
            "credits": {"IOW": 9000},
            "trains": {"IOW": owned},
            "phase": phase,
            "next_train": next_train,
            "company": "IOW",
            "step": "trains",
        }
        | words
    )


def buy(game, kind):
    return play(game, BuyTrain(kind, "bank", TRAINS[TRAIN[kind]].price))


def finish_rounds(game):
    """Do as little as possible until the next stock round; returns how many operating rounds begin."""
    before = len(notes(game, "operating_round"))
    while stage(game) != "StockTurn":
        play(game, game.choices()[0])
    return len(notes(game, "operating_round")) - before


# Game Overview


@pytest.mark.rule("1860.overview.round-cycle")
def test_stock_rounds_and_sets_of_operating_rounds_alternate():
    game = position(shares={"IOW": [5]}, credits={"IOW": 0})
    for number in (2, 3, 4):
        assert (stage(game), game.state.stock_rounds) == ("StockTurn", number)
        passing(game, 3)
        assert stage(game) == "LayTrack"
        play(game, Pass())
    assert [entry.facts for entry in notes(game, "operating_round")] == [{"number": 1, "total": 1}] * 3


@pytest.mark.rule("1860.overview.round-cycle")
def test_the_first_stock_round_is_followed_by_one_operating_round():
    game = after_auction()
    passing(game, 3)
    assert len(notes(game, "operating_round")) == 1
    assert (stage(game), game.state.stock_rounds) == ("StockTurn", 2)


# Phases


@pytest.mark.rule("1860.phases.start-phase")
def test_the_game_starts_in_phase_2_with_yellow_tiles_and_one_operating_round():
    game = new_game()
    phase = game.state.rules_of_phase
    assert (phase.name, phase.colours, phase.operating_rounds) == ("2", 1, 1)
    first = position(shares={"IOW": [5]}, trains={"IOW": ["2+1"]}, company="IOW")
    refused(first, LayTile("I3", "758", 0), "1860.phases.tiles-at-once", "Green")


@pytest.mark.rule("1860.phases.trigger")
@pytest.mark.parametrize(("old", "new"), list(pairwise(KINDS)))
def test_the_first_train_of_each_kind_begins_a_phase_at_once(old, new):
    game = buying(phase=old, next_train=new)
    assert game.state.rules_of_phase.name == old[0]
    buy(game, new)
    assert game.state.rules_of_phase.name == new[0]
    assert notes(game, "phase")[0].facts == {"phase": new[0], "limited": True, "ending": False}


@pytest.mark.rule("1860.phases.trigger")
def test_later_trains_of_a_kind_and_returned_trains_begin_nothing():
    game = buying("3+2", phase="3+2")
    buy(game, "3+2")
    assert notes(game, "phase") == []
    returned = buying(phase="2+1", returned=["3+2"])
    buy(returned, "3+2")
    assert returned.state.rules_of_phase.name == "2"


@pytest.mark.rule("1860.phases.train-roster")
def test_the_trains_their_numbers_and_prices():
    roster = {train.name: (train.count, train.price, train.large, train.small) for train in TRAINS}
    assert roster == {
        "2+1": (5, 250, 2, 1),
        "3+2": (4, 300, 3, 2),
        "4+2": (3, 350, 4, 2),
        "5+3": (2, 400, 5, 3),
        "6+3": (2, 500, 6, 3),
        "7+4": (1, 600, 7, 4),
        "8+4": (1, 700, 8, 4),
        "9+5": (None, 800, 9, 5),
    }
    assert new_game().state.depot == [5, 4, 3, 2, 2, 1, 1, 1]
    refused(buying(), BuyTrain("10+5", "bank", 900), "1860.phases.train-roster")


@pytest.mark.rule("1860.phases.nines-unlimited")
def test_there_is_no_end_of_9_trains():
    game = buying(phase="8+4", next_train="9+5", no_train_limit=True)
    for _ in range(8):
        buy(game, "9+5")
    assert trains(game, "IOW") == ["9+5"] * 8
    assert BuyTrain("9+5", "bank", 800) in game.choices()


@pytest.mark.rule("1860.phases.train-limits")
@pytest.mark.parametrize(
    ("kind", "limit"),
    [("2+1", 4), ("3+2", 4), ("4+2", 3), ("5+3", 3), ("6+3", 2), ("7+4", 2), ("8+4", 2), ("9+5", 2)],
)
def test_a_company_holds_only_so_many_trains(kind, limit):
    below = buying(*["9+5"] * (limit - 1), phase=kind)
    assert offered(below, BuyTrain)
    buy(below, TRAINS[below.state.next_train()].name)
    assert len(trains(below, "IOW")) == limit
    full = buying(*["9+5"] * limit, phase=kind)
    assert stage(full) != "BuyTrains"


@pytest.mark.rule("1860.phases.train-limits")
def test_buying_ends_when_the_limit_is_reached():
    game = buying(*["2+1"] * 3, phase="3+2")
    buy(game, "3+2")
    assert stage(game) != "BuyTrains"


@pytest.mark.rule("1860.phases.or-count")
@pytest.mark.parametrize(
    ("kind", "rounds"),
    [("2+1", 1), ("3+2", 2), ("4+2", 2), ("5+3", 3), ("6+3", 3), ("7+4", 3), ("8+4", 3), ("9+5", 3)],
)
def test_the_number_of_operating_rounds_of_a_set(kind, rounds):
    assert PHASES[TRAIN[kind]].operating_rounds == rounds
    if kind != "9+5":
        game = position(shares={"IOW": [5]}, credits={"IOW": 0}, phase=kind)
        passing(game, 3)
        assert 1 + finish_rounds(game) == rounds


@pytest.mark.rule("1860.phases.or-count-delay")
def test_a_new_number_of_rounds_counts_from_the_end_of_the_next_stock_round():
    game = buying(phase="4+2", next_train="5+3", round_of_set=(1, 2))
    buy(game, "5+3")
    assert game.state.rules_of_phase.colours == 3
    assert finish_rounds(game) == 1  # the second and last of the set in progress
    passing(game, 3)
    assert finish_rounds(game) == 2  # and then there are three
    assert notes(game, "operating_round")[-1].facts == {"number": 3, "total": 3}


@pytest.mark.rule("1860.phases.tiles-at-once")
def test_green_and_russet_tiles_come_with_their_trains_and_the_old_colours_stay():
    assert [phase.colours for phase in PHASES] == [1, 2, 2, 3, 3, 3, 3, 3]
    green = {"shares": {"IOW": [5]}, "trains": {"IOW": ["3+2"]}, "company": "IOW"}
    assert LayTile("I3", "758", 0) in position(**green, phase="3+2").choices()
    assert any(lay.hex == "J4" for lay in offered(position(**green, phase="3+2"), LayTile))
    russet = green | {"tiles": {"I3": ("758", 0), "J4": ("57", 2)}}
    refused(position(**russet, phase="4+2"), LayTile("I3", "786", 0), "1860.phases.tiles-at-once", "Russet")
    assert LayTile("I3", "786", 0) in position(**russet, phase="5+3").choices()


@pytest.mark.rule("1860.phases.tiles-at-once")
def test_the_next_company_of_the_same_round_may_use_the_new_colour():
    game = position(
        shares={"IOW": [5], "IWNJ": [5]},
        prices={"IOW": 100, "IWNJ": 82},
        trains={"IWNJ": ["2+1"]},
        tiles={"H8": ("743", 2)},
        next_train="3+2",
        company="IOW",
        step="trains",
    )
    buy(game, "3+2")
    while stage(game) != "LayTrack":
        play(game, Pass())
    assert LayTile("G7", "761", 0) in game.choices()


@pytest.mark.rule("1860.phases.rust-table")
@pytest.mark.parametrize(
    ("kind", "by"),
    [("2+1", "4+2"), ("3+2", "6+3"), ("4+2", "7+4"), ("5+3", "8+4"), *[(one, None) for one in KINDS[4:]]],
)
def test_what_rusts_when(kind, by):
    rusted_by = TRAINS[TRAIN[kind]].rusted_by
    assert (None if rusted_by is None else TRAINS[rusted_by].name) == by


@pytest.mark.rule("1860.phases.rust-table")
def test_trains_from_6_on_never_rust():
    game = buying("6+3", phase="6+3", next_train="7+4", no_train_limit=True)
    for kind in ("7+4", "8+4", "9+5"):
        buy(game, kind)
    assert trains(game, "IOW") == ["6+3", "7+4", "8+4", "9+5"]


@pytest.mark.rule("1860.phases.rust-at-once")
def test_the_first_4_train_removes_all_2_trains_wherever_they_are():
    game = buying(
        phase="3+2",
        next_train="4+2",
        shares={"IOW": [5], "C&N": [0, 5]},
        trains={"IOW": ["2+1", "3+2"], "C&N": ["2+1", "2+1"], "FYN": ["2+1", "3+2"]},
        bankrupt=["FYN"],
        returned=["2+1"],
        tiles={"F2": ("787", 0)},
    )
    buy(game, "4+2")
    assert trains(game, "IOW") == ["3+2", "4+2"]
    assert trains(game, "C&N") == []
    assert trains(game, "FYN") == ["3+2"]  # kept for a bankrupt company
    assert game.state.returned == ()
    refused(game, BuyTrain("2+1", "bank", 250), "1860.phases.rust-at-once")


@pytest.mark.rule("1860.phases.lease-no-trigger")
def test_a_leased_train_begins_no_phase():
    game = position(
        shares={"IOW": [5]},
        tiles={"J4": ("57", 2)},
        insolvent=["IOW"],
        credits={"IOW": 0},
        next_train="3+2",
        company="IOW",
        step="run",
    )
    assert stage(game) == "Runs"
    play(game, game.choices()[0])
    assert notes(game, "phase") == []
    assert game.state.rules_of_phase.name == "2"
    assert game.state.depot[TRAIN["3+2"]] == 4


EIGHT_COMPANIES = ("C&N", "IOW", "IWNJ", "FYN", "NGStL", "BHI&R", "S&C", "VY&SC")


def end_game(monkeypatch, revenues):
    """The end game of companies with 9+5 trains that earn so much in every round; the names closed after each."""
    monkeypatch.setattr(operating, "can_run", lambda state, company: True)
    monkeypatch.setattr(
        operating.Runs, "run_itself", lambda runs, state, log: (revenues[COMPANIES[runs.company].name], 0)
    )
    game = position(
        shares=dict.fromkeys(revenues, (5,)),
        trains=dict.fromkeys(revenues, ("9+5",)),
        credits=dict.fromkeys(revenues, 0),
        prices=dict.fromkeys(revenues, 100),
        phase="9+5",
        grouping_done=True,
    )
    passing(game, 3)
    assert stage(game) == "GameOver"
    closed = []
    for entry in game.log:
        if entry.kind == "operating_round":
            closed.append([])
        elif entry.kind == "close_down":
            closed[-1].append(COMPANIES[entry.facts["company"]].name)
    return closed


@pytest.mark.rule("1860.phases.endgame-four-rounds")
def test_eight_companies_close_in_four_rounds(monkeypatch):
    revenues = {name: 10 * number for number, name in enumerate(EIGHT_COMPANIES, 1)}
    assert end_game(monkeypatch, revenues) == [["C&N", "IOW"], ["IWNJ", "FYN"], ["NGStL", "BHI&R"], ["S&C", "VY&SC"]]


@pytest.mark.rule("1860.phases.endgame-four-rounds")
def test_fewer_companies_or_ties_take_fewer_rounds(monkeypatch):
    assert len(end_game(monkeypatch, {"IOW": 10, "C&N": 20, "FYN": 30})) == 2
    revenues = dict(zip(EIGHT_COMPANIES, (10, 20, 20, 20, 50, 60, 70, 80), strict=True))
    assert [len(names) for names in end_game(monkeypatch, revenues)] == [4, 2, 2]


@pytest.mark.rule("1860.phases.option-no-train-limit")
def test_by_agreement_there_is_no_train_limit():
    game = buying(*["9+5"] * 6, phase="9+5", no_train_limit=True)
    buy(game, "9+5")
    assert len(trains(game, "IOW")) == 7
    excess = position(
        shares={"IOW": [5]}, trains={"IOW": ["6+3"] * 2 + ["7+4"]}, phase="7+4", company="IOW", step="excess"
    )
    assert offered(excess, ReturnTrain)
    free = position(
        shares={"IOW": [5]},
        trains={"IOW": ["6+3"] * 2 + ["7+4"]},
        phase="7+4",
        company="IOW",
        step="excess",
        no_train_limit=True,
    )
    assert stage(free) == "LayTrack"


@pytest.mark.rule("1860.phases.option-two-sevens")
def test_by_agreement_there_are_two_7_trains():
    assert new_game().state.depot[TRAIN["7+4"]] == 1
    assert new_game(two_seven_plus_four=True).state.depot[TRAIN["7+4"]] == 2
    for agreed, kind in ((False, "8+4"), (True, "7+4")):
        game = buying(phase="6+3", next_train="7+4", two_seven_plus_four=agreed)
        buy(game, "7+4")
        assert [one.train for one in offered(game, BuyTrain)] == [kind]
        buy(game, kind)
        assert len(notes(game, "phase")) == (1 if agreed else 2)
