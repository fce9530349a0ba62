"""Train permits: what a company may run, and how it gets to run more."""

import pytest

from bradshaw.eighteen.actions import PASS
from bradshaw.games.g1862.actions import Merge, RunTrains
from bradshaw.games.g1862.components import COMPANY, EXPRESS, FREIGHT, LOCAL

from .positions import notes, offered, play, position, stage, trains

LINE = {"D13": ("57", 0), "D11": ("57", 0), "D9": ("621", 0), "D7": ("8852", 0), "D5": ("57", 0)}
"""Track from Witham, the home of ECR, north through Sudbury, Bury St Edmunds (30) and a village to Swaffham."""


def runner(cards, permits, **words):
    """ECR is about to run its trains; Sudbury is free to pass."""
    facts = {
        "shares": {"ECR": (5, 2, 0)},
        "prices": {"ECR": 100},
        "trains": {"ECR": cards},
        "permits": {"ECR": permits},
        "tiles": LINE,
        "markers": {"ECR": ["D13"]},
        "phase": "D",
        "company": "ECR",
        "step": "run",
    }
    return position(**(facts | words))


def revenue(table):
    play(table, offered(table, RunTrains)[0])
    return notes(table, "run_trains")[0].facts["revenue"]


@pytest.mark.rule("1862.6.5.4.3-run-only-permitted", "1862.2.1-single-train-type", "1862.7.9-buy-any-type")
def test_a_company_runs_only_trains_for_which_it_has_a_permit():
    table = runner(["3E", "3F"], "E")
    assert [run.train for run in offered(table, RunTrains)[0].runs] == ["C-0"]
    assert stage(runner(["3F"], "E")) != "Runs", "a train without a permit does not run at all"
    assert [run.train for run in offered(runner(["3E", "3F"], "EF"), RunTrains)[0].runs] == ["C-0", "C-1"]


@pytest.mark.rule("1862.2.2-types-differ")
def test_every_kind_of_train_reckons_in_its_own_way():
    assert revenue(runner(["4E"], "E")) == 90, "four towns"
    assert revenue(runner(["4L"], "L")) == 110, "four towns and a village"
    assert revenue(runner(["5F"], "F")) == 100, "two towns and three hexes between them"


@pytest.mark.rule(
    "1862.6.5.4.3-permits-gained",
    "1862.2.1-diversify-by-merger",
    "1862.6.5.4.3-permits-never-lost",
    "1862.3.1-charter-flips-on-merger",
)
def test_a_merger_brings_the_permits_of_both_companies_and_ends_a_charter():
    table = position(
        shares={"ECR": (6, 0, 0), "SVR": (6, 0, 0)},
        prices={"ECR": 100, "SVR": 90},
        own={"ECR": 0, "SVR": 0},
        pool={"ECR": 4, "SVR": 4},
        chartered=["ECR", "SVR"],
        trains={"ECR": ["2E"], "SVR": ["2L"]},
        permits={"ECR": "E", "SVR": "LF"},
        tiles=LINE,
        markers={"ECR": ["D13"], "SVR": ["D11"]},
        company="ECR",
        step="merge",
    )
    assert stage(table) == "MergeStep"
    play(table, Merge("SVR", "ECR"))
    assert set(table.state.permits[COMPANY["ECR"]]) == {EXPRESS, LOCAL, FREIGHT}
    assert table.state.permits[COMPANY["SVR"]] == (LOCAL,), "which begins anew with the permit that was dealt to it"
    assert trains(table, "ECR") == ["2E", "2L"]
    assert not table.state.is_chartered(COMPANY["ECR"])
    play(table, PASS, PASS)
    assert {run.train for run in offered(table, RunTrains)[0].runs} == {"A-0", "A-1"}


@pytest.mark.rule("1862.6.5.4.3-permits-never-lost")
def test_a_company_keeps_its_permits_without_trains_and_without_a_director():
    table = position(
        shares={"ECR": (2, 2, 0)},
        pool={"ECR": 3},
        directors={"ECR": "pool"},
        permits={"ECR": "EL"},
        trains={"ECR": ["2E*"]},
        phase="C",
        treasury={"ECR": 280},
        company="ECR",
        step="run",
    )
    assert trains(table, "ECR") == ["3E"], "its train has rusted and it has bought another"
    assert table.state.permits[COMPANY["ECR"]] == (EXPRESS, LOCAL)
