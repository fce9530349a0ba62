"""What people see may be written for what it names."""

import msgspec
import pytest

from bradshaw.core.errors import BadPosition
from bradshaw.eighteen.actions import BuyShare, LayTile
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import Merge, PlaceMarker, RunTrains, TradeTrain, TrainRun
from bradshaw.games.g1862.components import COMPANIES
from bradshaw.games.g1862.views.runs import RUNS

from .positions import position


def test_companies_and_places_are_understood_by_their_labels():
    for one in COMPANIES:
        read = TITLE.read_action({"type": "buy_share", "company": one.full_name.upper(), "from": "pool"})
        assert read == BuyShare(one.name, "pool")
    assert TITLE.read_action({"type": "place_marker", "hex": "Norwich (F5)"}) == PlaceMarker("F5")
    assert TITLE.read_action({"type": "place_marker", "hex": "London"}) == PlaceMarker("london")
    assert TITLE.read_action({"type": "lay_tile", "hex": "norwich", "tile": "57", "rotation": 1}) == LayTile(
        "F5", "57", 1
    )
    assert TITLE.read_action({"type": "merge", "company": "eur", "survivor": "ECR"}) == Merge("EUR", "ECR")


def test_ids_mean_what_they_meant():
    for action in (PlaceMarker("london"), TradeTrain("A-0", "EUR"), Merge("E&H", "E&H"), PlaceMarker("nowhere")):
        assert TITLE.read_action(msgspec.to_builtins(action)) == action


def test_trains_and_stops_are_understood_by_their_labels():
    table = position(
        shares={"ECR": (5, 0, 0), "EUR": (0, 5, 0)},
        prices={"ECR": 100, "EUR": 90},
        treasury={"ECR": 900},
        trains={"ECR": ["2E"], "EUR": ["2E", "2E*", "2E"]},
        company="ECR",
        step="trains",
    )
    ids = [train.id for train in table.state.trains[next(n for n, one in enumerate(COMPANIES) if one.name == "EUR")]]
    for label, id_ in zip(("2E", "2E*", "second 2E train"), ids, strict=True):
        read = TITLE.read_action({"type": "trade_train", "train": label, "company": "EUR"}, table.state)
        assert read == TradeTrain(id_, "EUR")
    way = {"train": "A-0", "path": ["Cromer port", "F1-F3", "Cromer", "F3-F5", "Norwich"], "scored": ["Norwich"]}
    read = TITLE.read_action({"type": "run_trains", "runs": [way]})
    path = ("port_cromer", "F1-F3", "F3.0", "F3-F5", "F5.0")
    assert read == RunTrains((TrainRun("A-0", path, ("F5.0",)),))


def test_a_company_whose_runs_are_asked_for_may_be_written_in_small_letters():
    table = position(shares={"ECR": (5, 0, 0)})
    with pytest.raises(BadPosition, match="has no train to run"):
        RUNS.best_runs(table.state, "ecr")
