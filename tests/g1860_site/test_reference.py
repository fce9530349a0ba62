"""Games of the public engine, gone through action by action: everything that their snapshots hold agrees."""

import copy

import pytest

from bradshaw.core.errors import BradshawError
from bradshaw.games.g1860 import TITLE
from tests.recorded import beginning, falsified

from ..eighteen.site import agrees_after_every_action, differing
from .games import NAMES, exported, of_people, plain, read

SOME_WITH_EACH_KERNEL = [
    pytest.param(name, marks=pytest.mark.kernels) if number % 5 == 0 else name for number, name in enumerate(NAMES)
]


def found(game):
    return differing(TITLE, game)


@pytest.mark.parametrize("name", SOME_WITH_EACH_KERNEL)
def test_a_game_agrees_after_every_action(name):
    agrees_after_every_action(TITLE, read(name))


@pytest.mark.parametrize("name", ["human_19354", "human_end_bank"])
def test_a_game_of_people_agrees_after_every_action(name):
    assert found(plain(of_people(f"reference/{name}.json.gz"))) == []


def test_the_games_cover_every_end_of_the_game():
    assert {exported(name)["game_end_reason"] for name in NAMES} == {"bank", "stock_market", "nationalization"}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("bank",), 1),
        (("priority",), 99),
        (("phase",), "9"),
        (("players", "1", "cash"), -1),
        (("players", "2", "value"), 12345),
        (("players", "1", "certs"), {}),
        (("corps", "C&N", "price"), 3),
        (("corps", "C&N", "stack"), 7),
        (("corps", "C&N", "trains"), ["9+5-0"]),
        (("corps", "IOW", "tokens"), []),
        (("corps", "IOW", "last"), {"or": [1, 1], "rev": 10, "kind": "payout"}),
        (("depot",), {}),
        (("tiles",), {}),
        (("flags",), ["southern"]),
        (("opts",), {}),
        (("can",), ["pass"]),
    ],
)
def test_the_comparison_notices_a_falsified_snapshot(path, value):
    game = beginning(read("sim_25"), 70)
    game["snapshots"][60] = falsified(game["snapshots"][60], path, value)
    noticed = found(game)
    assert [number for number, _ in noticed] == [60]
    assert len(noticed[0][1]) >= 1


def test_an_action_that_the_rules_refuse_is_told_with_its_number():
    game = copy.deepcopy(read("sim_25"))
    game["game"]["actions"][40]["type"] = "dividend"
    noticed = found(game)
    assert noticed[0][0] == 41
    assert "Action 41" in str(noticed[0][1][0])


def test_the_states_need_only_the_game_and_the_first_snapshot():
    game = read("sim_25")
    alone = {"game": game["game"], "snapshots": game["snapshots"][:1]}
    states = list(TITLE.reference.states(alone))
    assert states == game["snapshots"][1:]


def test_a_file_without_snapshots_is_no_reference_game():
    with pytest.raises(BradshawError, match="snapshots"):
        TITLE.reference.compare({"game": read("sim_25")["game"]})
