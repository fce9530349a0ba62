"""Phases, and the rounds of the game one after the other."""

import pytest

from bradshaw.eighteen.actions import PASS, LayTile
from bradshaw.games.g1862.actions import BuyTrain, StartCompany, TradeTrain
from bradshaw.games.g1862.components import GEOGRAPHY, PHASES, TILES
from bradshaw.games.g1862.rules.rounds import OPERATING

from .positions import notes, offered, passing, play, position, stage, trains

EVERYTHING = {
    "shares": {"ECR": (5, 0, 0), "EUR": (5, 0, 0)},
    "prices": {"ECR": 100, "EUR": 90},
    "treasury": {"ECR": 5000},
    "company": "ECR",
    "step": "trains",
}


def buy_first(band, *, mine=("2E",), theirs=(), before=None, **words):
    """ECR buys the first train of a band; EUR looks on with trains of its own."""
    letters = "ABCDEFGH"
    table = position(
        **(
            EVERYTHING
            | {
                "trains": {"ECR": mine, "EUR": theirs},
                "phase": before or letters[letters.index(band) - 1],
                "next_band": band,
            }
            | words
        )
    )
    return play(table, BuyTrain("local"))


def set_of(phase, **words):
    """The number of operating rounds after a stock round in some phase."""
    table = position(
        shares={"ECR": (5, 0, 0)},
        trains={"ECR": ["2E"] if phase in "AB" else ["4/5E"] if phase > "D" else ["2/3E"]},
        phase=phase,
        **words,
    )
    passing(table, 3)
    rounds = table.state.frames[0]
    assert rounds.kind == OPERATING
    return rounds.total


@pytest.mark.rule("1862.9.0-phase-order", "1862.7.9-phase-change", "1862.7.9-changes-immediate")
@pytest.mark.parametrize("band", "BCDEFGH")
def test_the_first_train_of_a_band_begins_its_phase_at_once(band):
    table = buy_first(band)
    assert table.state.rules_of_phase.name == band
    assert notes(table, "phase")[0].facts["phase"] == band
    assert position().state.rules_of_phase.name == "A"


@pytest.mark.rule("1862.9.0-phase-order")
def test_the_second_train_of_a_band_changes_nothing():
    table = play(buy_first("C"), BuyTrain("freight"))
    assert len(notes(table, "phase")) == 1


@pytest.mark.rule(
    "1862.9.0-phase-c-rust-a",
    "1862.9.0-phase-e-rust-b",
    "1862.9.0-phase-f-rust-c",
    "1862.9.0-phase-g-rust-d",
    "1862.9.0-phase-h-end-trigger",
    "1862.7.9-rust-without-compensation",
)
@pytest.mark.parametrize(
    ("band", "lost", "kept"),
    [
        ("B", None, ("2E", "1F")),
        ("C", "2E", ("2/3E", "2F")),
        ("D", None, ("2/3E", "3F")),
        ("E", "2/3E", ("3E", "5F")),
        ("F", "3E", ("4E", "6F")),
        ("G", "4E", ("4/5E", "7F")),
        ("H", None, ("4/5E", "7F")),
    ],
)
def test_what_rusts_with_the_first_train_of_a_band(band, lost, kept):
    theirs = (lost, *kept) if lost else kept
    table = buy_first(band, mine=(kept[0],), theirs=theirs)
    assert trains(table, "EUR") == list(kept)
    assert table.state.treasury(4) == 0, "without compensation"
    assert {note.facts["train"] for note in notes(table, "rust")} == ({lost} if lost else set())


@pytest.mark.rule("1862.9.0-phase-c-rust-a", "1862.7.10-delays-rust")
def test_warranties_put_rust_off():
    table = buy_first("C", theirs=("2E*", "1F"))
    assert trains(table, "EUR") == ["2E*"]
    assert trains(table, "ECR") == ["3L"]


@pytest.mark.rule("1862.9.0-phase-c-rust-a")
def test_a_rusted_train_with_a_warranty_can_still_be_sold():
    table = buy_first("C", mine=("2F",), theirs=("2E*",))
    play(table, TradeTrain("A-0", "EUR"))
    assert trains(table, "ECR") == ["2F", "3L", "2E*"]


@pytest.mark.rule("1862.9.0-phase-a-tiles", "1862.9.0-phase-b-green", "1862.9.0-phase-d-russet")
@pytest.mark.parametrize(("phase", "colours"), [("A", 1), ("B", 2), ("C", 2), ("D", 3), ("H", 3)])
def test_the_colours_of_tiles_by_phase(phase, colours):
    assert position(phase=phase).state.rules_of_phase.colours == colours


@pytest.mark.rule("1862.9.0-phase-a-tiles", "1862.9.0-phase-b-green", "1862.7.9-changes-immediate")
def test_upgrades_to_green_begin_with_phase_b():
    for phase, colours in (("A", {0}), ("B", {0, 1})):
        table = position(
            shares={"ECR": (5, 0, 0)},
            trains={"ECR": ["2E"]},
            tiles={"D13": ("57", 0)},
            markers={"ECR": ["D13"]},
            phase=phase,
            company="ECR",
            step="build",
        )
        ids = {tile.id: tile.colour for tile in TILES}
        assert {ids[lay.tile] for lay in offered(table, LayTile)} == colours


@pytest.mark.rule("1862.9.0-phase-a-offboard", "1862.9.0-phase-c-offboard", "1862.9.0-phase-e-offboard")
def test_the_areas_pay_by_phase():
    london = next(area for area in GEOGRAPHY.areas if area.id == "london")
    midlands = next(area for area in GEOGRAPHY.areas if area.id == "midlands")
    values = {
        phase: (
            position(phase=phase).state.area_value(london.number),
            position(phase=phase).state.area_value(midlands.number),
        )
        for phase in "ABCDEFGH"
    }
    assert values == dict.fromkeys("AB", (100, 40)) | dict.fromkeys("CD", (150, 90)) | dict.fromkeys("EFGH", (200, 140))


# Rounds


@pytest.mark.rule(
    "1862.3.0-or-count", "1862.9.0-phase-a-one-or", "1862.9.0-phase-b-two-ors", "1862.9.0-phase-d-three-ors"
)
@pytest.mark.parametrize(
    ("phase", "rounds"), [("A", 1), ("B", 2), ("C", 2), ("D", 3), ("E", 3), ("F", 3), ("G", 3), ("H", 3)]
)
def test_how_many_operating_rounds_follow_a_stock_round(phase, rounds):
    assert set_of(phase) == rounds
    assert PHASES["ABCDEFGH".index(phase)].operating_rounds == rounds


@pytest.mark.rule("1862.7.9-or-count-delayed", "1862.9.0-phase-b-two-ors")
def test_a_new_phase_does_not_change_the_set_of_operating_rounds_that_is_running():
    table = position(
        shares={"ECR": (5, 0, 0)},
        treasury={"ECR": 200},
        trains={"ECR": ["2E"]},
        next_band="B",
        company="ECR",
        step="trains",
        round_of_set=(1, 1),
    )
    play(table, BuyTrain("local"))
    assert table.state.rules_of_phase.name == "B"
    assert stage(table) == "Proposals", "the one operating round of phase A is over"
    passing(table, 3)
    passing(table, 3)
    assert table.state.frames[0].total == 2


@pytest.mark.rule("1862.3.0-round-cycle", "1862.3.0-round-types")
def test_parliament_stock_round_and_operating_rounds_follow_each_other():
    table = position(
        shares={"ECR": (5, 0, 0)},
        trains={"ECR": ["2E"]},
        tiles={"D13": ("57", 0)},
        markers={"ECR": ["D13"]},
        phase="B",
        parliament=True,
    )
    passing(table, 3)
    assert stage(table) == "StockTurn"
    passing(table, 3)
    rounds = []
    while stage(table) not in ("Proposals", "StockTurn"):
        assert table.state.frames[0].kind == OPERATING
        rounds.append(table.state.operating_round)
        play(table, PASS)
    assert sorted(set(rounds)) == [1, 2]
    assert stage(table) == "Proposals"
    assert table.state.turn == 3
    assert len(notes(table, "parliament")) == 1, "one Parliament before each stock round from now on"
    passing(table, 3)
    assert stage(table) == "StockTurn"
    play(table, StartCompany("EUR", 54))
