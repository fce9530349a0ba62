"""Whoever writes what is shown is understood: names of companies, privates, places and stops."""

import pytest

from bradshaw.eighteen.actions import BuyShare, LayTile
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuildBase, BuyTrain, RunTrains, StartCompany, TakePrivate, TrainRun


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ({"type": "take_private", "private": "the Brading Harbour Company"}, TakePrivate("Brading")),
        ({"type": "take_private", "private": "ryde pier"}, TakePrivate("Ryde Pier")),
        ({"type": "start_company", "company": "Cowes & Newport", "par": 74}, StartCompany("C&N", 74)),
        ({"type": "buy_share", "company": "iow", "from": "bank pool"}, BuyShare("IOW", "pool")),
        ({"type": "buy_share", "company": "IOW", "from": "initial offering"}, BuyShare("IOW", "ipo")),
        ({"type": "buy_train", "train": "2+1", "from": "the bank", "price": 250}, BuyTrain("2+1", "bank", 250)),
        ({"type": "lay_tile", "hex": "Sandown (J8)", "tile": "6", "rotation": 1}, LayTile("J8", "6", 1)),
        ({"type": "lay_tile", "hex": "Sandown", "tile": "6", "rotation": 1}, LayTile("J8", "6", 1)),
        ({"type": "build_base", "hex": "newport", "station": 1}, BuildBase("G5", 1)),
        (
            {
                "type": "run_trains",
                "runs": [{"train": "2+1", "path": ["Newport", "Shide"], "calls": ["G5.0", "shide"]}],
            },
            RunTrains((TrainRun("2+1", ("G5.0", "G5.1"), ("G5.0", "G5.1")),)),
        ),
    ],
)
def test_what_is_shown_can_be_written(written, meant):
    assert TITLE.read_action(written) == meant


def test_what_nobody_knows_stays_as_it_is():
    written = {"type": "buy_share", "company": "nowhere", "from": "treasury"}
    assert TITLE.read_action(written) == BuyShare("nowhere", "treasury")
