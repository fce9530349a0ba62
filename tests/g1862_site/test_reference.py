"""Games of the public engine, gone through action by action: everything that their snapshots hold agrees."""

import copy

import pytest

from bradshaw.core.errors import BradshawError
from bradshaw.games.g1862 import TITLE
from tests.recorded import beginning, falsified

from ..eighteen.site import agrees_after_every_action, differing
from .games import NAMES, SHORTEST, exported, of_people, plain, read

SOME_WITH_EACH_KERNEL = [
    pytest.param(name, marks=pytest.mark.kernels) if number % 5 == 0 else name for number, name in enumerate(NAMES)
]


def found(game):
    return differing(TITLE, game)


def test_there_are_thirty_eight_games():
    assert len(NAMES) == 38


@pytest.mark.parametrize("name", SOME_WITH_EACH_KERNEL)
def test_a_game_agrees_after_every_action(name):
    agrees_after_every_action(TITLE, read(name))


@pytest.mark.parametrize("name", ["human_46925", "human_end_bank"])
def test_a_game_of_people_agrees_after_every_action(name):
    assert found(plain(of_people(f"reference/{name}.json.gz"))) == []


def test_the_games_cover_every_end_of_the_game():
    assert {exported(name)["game_end_reason"] for name in NAMES} == {"bank", "stock_market", "lner"}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("bank",), 1),
        (("pd",), 99),
        (("ph",), "D"),
        (("pl", "1", "cash"), -1),
        (("pl", "2", "val"), 12345),
        (("pl", "1", "sh"), {}),
        (("pl", "1", "dir"), []),
        (("co", "L&H", "price"), 3),
        (("co", "L&H", "tr"), []),
        (("co", "L&H", "sh"), {}),
        (("co", "SVR", "tok"), {}),
        (("co", "EUR", "rev"), 10),
        (("co", "N&E", "can"), True),
        (("mkt",), {}),
        (("dep",), {}),
        (("map",), {}),
        (("queue",), []),
        (("legal",), ["pass"]),
        (("pend",), {}),
        (("ev",), []),
    ],
)
def test_the_comparison_notices_a_falsified_snapshot(path, value):
    game = beginning(read(SHORTEST), 100)
    game["snapshots"][90] = falsified(game["snapshots"][90], path, value)
    noticed = found(game)
    assert [number for number, _ in noticed] == [90]
    assert len(noticed[0][1]) >= 1


def test_an_action_that_the_rules_refuse_is_told_with_its_number():
    game = copy.deepcopy(read(SHORTEST))
    game["game"]["actions"][40]["type"] = "dividend"
    noticed = found(game)
    assert noticed[0][0] == 41
    assert "Action 41" in str(noticed[0][1][0])


def test_the_states_need_only_the_game_and_the_first_snapshot():
    game = read(SHORTEST)
    alone = {"game": game["game"], "snapshots": game["snapshots"][:1]}
    assert list(TITLE.reference.states(alone)) == game["snapshots"][1:]
    assert list(TITLE.reference.states({"game": game["game"]})) == game["snapshots"][1:]


def test_a_start_that_was_dealt_otherwise_is_refused():
    game = read(SHORTEST)
    first = falsified(game["snapshots"][0], ("co", "L&H", "perm"), ["E"])
    with pytest.raises(BradshawError, match="The start differs: co/L&H/perm"):
        list(TITLE.reference.states({"game": game["game"], "snapshots": [first]}))


def test_a_file_without_snapshots_is_no_reference_game():
    with pytest.raises(BradshawError, match="snapshots"):
        TITLE.reference.compare({"game": read(SHORTEST)["game"]})
