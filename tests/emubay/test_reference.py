"""Forty games that the designer's online version played, gone through move by move.

The comparison must find no difference that the games do not mark as one, and it must be sharp: whatever is changed in
a position that it expects, it notices.
"""

import copy
import gzip
import json
from functools import cache
from pathlib import Path

import pytest

from bradshaw.core.errors import BadPosition, IllegalAction
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.recorded import snapshot

from .positions import dealt, position

GAMES = Path(__file__).parent.parent / "data" / "emubay"
NAMES = [f"ref{number:02}" for number in range(1, 41)]
SYMBOLS = ("2,2", "3,4", "3,5", "4,4", "4,6", "5,8", "9,1", "9,3")


@cache
def read(name):
    return json.loads(gzip.decompress((GAMES / f"{name}.json.gz").read_bytes()))


def single(name, number):
    """The game of one move: the one with this number, counted from 0. What is in it may be replaced, not changed."""
    game = read(name)
    before = game["moves"][number - 1]["state"] if number else game["initial"]
    one = {"players": game["players"], "initial": before, "moves": [dict(game["moves"][number])]}
    if number == len(game["moves"]) - 1:
        one["result"] = game["result"]
    return one


def found(game):
    """The unexpected differences of a game."""
    return [text for _, _, texts in TITLE.reference.compare(game) for text in texts]


# The games


@pytest.mark.parametrize("name", NAMES)
def test_a_reference_game_has_no_unexpected_difference(name):
    game = read(name)
    compared = TITLE.reference.compare(game)
    assert [number for number, _, _ in compared] == list(range(1, len(game["moves"]) + 1))
    assert [(number, texts) for number, _, texts in compared if texts] == []
    marked = sum(
        len(move[mark]["fields"]) for move in game["moves"] for mark in ("differs", "offers_differ") if mark in move
    )
    assert sum(count for _, count, _ in compared) == marked


def test_there_are_forty_games_with_all_their_moves():
    assert sorted(path.name for path in GAMES.glob("*.json.gz")) == [f"{name}.json.gz" for name in NAMES]
    games = [read(name) for name in NAMES]
    assert [sum(game["players"] == players for game in games) for players in (3, 4)] == [20, 20]
    assert sum(len(game["moves"]) for game in games) == 7713
    assert sum("differs" in move for game in games for move in game["moves"]) == 274
    reasons = [game["result"]["reasons"] for game in games]
    assert (reasons.count(["bankruptcy"]), reasons.count(["stalemate"])) == (10, 8)


@pytest.mark.rule(
    "emubay.setup.card-orientation",
    "emubay.setup.resource-cubes",
    "emubay.setup.cubes-terrain",
    "emubay.setup.overlap",
    "emubay.setup.random-station",
    "emubay.setup.starting-bond-cash",
    "emubay.setup.track-cubes",
    "emubay.setup.action-cubes",
    "emubay.setup.player-cash",
)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_cards_and_draws_give_the_same_set_up(name):
    game = read(name)
    drawn = game["setup"]
    where = {hex_id: name for name, hex_id in drawn["stations"].items()}
    ours = dealt(
        game["players"],
        bonds=[drawn["starting_bonds"][company]["amount"] for company in ("EBR", "LW", "TMLC")],
        stations=[where[symbol] for symbol in SYMBOLS if symbol in where],
        cards=[drawn["cards"][symbol] for symbol in SYMBOLS],
        first_bidder=drawn["first_bidder"],
        starting_revenue="online",
    )
    expected = {key: value for key, value in game["initial"].items() if key != "online_only"}
    reached = snapshot.write(ours.state)
    for shot in (expected, reached):
        shot["track"] = {hex_id: sorted(owners) for hex_id, owners in shot["track"].items()}
    assert reached == expected


# The comparison is sharp


def ignored(path, shot):
    """What the comparison leaves out: the other program's bookkeeping, and an independent's figures before its sale."""
    if path[0] == "online_only":
        return True
    return (
        len(path) > 2
        and path[0] == "companies"
        and shot["companies"][path[1]]["status"] == "unsold"
        and path[2] in ("cash", "revenue", "bonds")
    )


def values(node, path=()):
    """The paths of all single values, of all empty and non-empty lists, and of all entries of dictionaries."""
    if isinstance(node, dict):
        for key, inner in node.items():
            yield (*path, key)
            yield from values(inner, (*path, key))
    elif isinstance(node, list):
        for index, inner in enumerate(node):
            yield from values(inner, (*path, index))
            yield (*path, index)


def changed(value):
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "2,5" if value != "2,5" else "2,4"
    if isinstance(value, list):
        return value[:-1] if value else ["LW"]
    if isinstance(value, dict):
        return dict(list(value.items())[:-1]) if value else {"2,5": 1}
    return 1


def put(root, path, value):
    for step in path[:-1]:
        root = root[step]
    root[path[-1]] = value


def get(root, path):
    for step in path:
        root = root[step]
    return root


def plain(move):
    """Whether nothing about a move is marked, so that every value of its position is expected as it stands."""
    return not {"differs", "offers_differ"} & set(move) and not move["state"]["online_only"].get(
        "merged_independents_narrow_track"
    )


def fits(kind, state):
    """Whether a position is of a kind, with something left to build if it is about building."""
    if f"{state['phase']} {state['stage']}" != kind:
        return False
    return state["stage"] != "building" or bool(state["offers"]["regular"])


@cache
def example(kind):
    """A late move, with nothing marked about it, that leads to a position of a kind."""
    return next(
        (name, number)
        for name in NAMES
        for number, move in reversed(list(enumerate(read(name)["moves"])))
        if fits(kind, move["state"]) and plain(move)
    )


KINDS = [
    "initial_auction bidding",
    "main bidding",
    "main lift_cube",
    "main choose_action",
    "main building",
    "main taking",
    "main game_over",
]


@pytest.mark.parametrize("kind", KINDS)
def test_any_value_that_is_changed_in_an_expected_position_is_noticed(kind):
    name, number = example(kind)
    game = copy.deepcopy(single(name, number))
    shot = game["moves"][0]["state"]
    assert found(game) == []
    unnoticed, tried = [], 0
    for path in list(values(shot)):
        if ignored(path, shot):
            continue
        old = get(shot, path)
        put(shot, path, changed(old))
        tried += 1
        try:
            if not found(game):
                unnoticed.append(path)
        except (LookupError, TypeError, ValueError, AttributeError):
            pass  # a position that cannot even be compared is noticed, too
        put(shot, path, old)
    assert unnoticed == []
    assert tried > 150


@pytest.mark.parametrize(
    ("kind", "path"),
    [
        ("main lift_cube", ("players", 0, "cash")),
        ("main lift_cube", ("players", 1, "shares", "*")),
        ("main lift_cube", ("companies", "EBR", "cash")),
        ("main lift_cube", ("companies", "LW", "revenue")),
        ("main lift_cube", ("companies", "TMLC", "shares_available")),
        ("main lift_cube", ("companies", "TMLC", "regular_track")),
        ("main lift_cube", ("companies", "EBR", "bonds", 0, "deferred")),
        ("main lift_cube", ("track", "7,3")),
        ("main lift_cube", ("resource_cubes", "*")),
        ("main lift_cube", ("action_cubes", "build")),
        ("main lift_cube", ("player",)),
        ("main lift_cube", ("stage",)),
        ("main lift_cube", ("phase",)),
        ("main lift_cube", ("bonds_available",)),
        ("main lift_cube", ("end_conditions",)),
        ("main bidding", ("auction", "high_bid")),
        ("main bidding", ("auction", "minimum_bid")),
        ("main bidding", ("auction", "passed")),
        ("main building", ("building", "placed")),
        ("main building", ("offers", "regular", 0, 1)),
        ("main building", ("offers", "regular", 0, 2)),
        ("main taking", ("offers", "revenue_per_cube")),
        ("main choose_action", ("offers", "auction", "*")),
        ("main choose_action", ("offers", "merge")),
        ("main choose_action", ("cube_lifted_from",)),
    ],
)
def test_one_changed_value_is_one_difference(kind, path):
    name, number = example(kind)
    game = copy.deepcopy(single(name, number))
    shot = game["moves"][0]["state"]
    if path[-1] == "*":
        path = (*path[:-1], next(iter(get(shot, path[:-1]))))
    put(shot, path, changed(get(shot, path)))
    assert len(found(game)) == 1


@pytest.mark.parametrize("field", ["reasons", "cash", "winners"])
@pytest.mark.parametrize("name", ["ref01", "ref40"])
def test_a_changed_result_is_noticed(name, field):
    game = copy.deepcopy(single(name, len(read(name)["moves"]) - 1))
    assert found(game) == []
    result = game["result"].get("if_last_move_by_rulebook", game["result"])
    result[field] = [*result[field], "stalemate" if field == "reasons" else 99]
    assert found(game) != []


@pytest.mark.parametrize("name", NAMES)
def test_every_mark_is_needed(name):
    # Taking a mark away leaves the other program's value, which is then an unexpected difference.
    for number, move in enumerate(read(name)["moves"]):
        for mark in ("differs", "offers_differ"):
            if mark in move:
                game = single(name, number)
                del game["moves"][0][mark]
                assert found(game) != [], f"move {number + 1}: {mark} {move[mark]['why']}"


@pytest.mark.parametrize("name", NAMES)
def test_a_mark_with_a_wrong_value_is_noticed(name):
    for number, move in enumerate(read(name)["moves"]):
        if "differs" not in move:
            continue
        game = copy.deepcopy(single(name, number))
        for field in game["moves"][0]["differs"]["fields"]:
            if "result" in game and field["at"].startswith("result/"):
                continue  # the result of the whole game says the same and decides
            value = field.get("rulebook")
            field["rulebook"] = changed(value)
            assert found(game) != [], f"move {number + 1}: {field}"
            field["rulebook"] = value
        assert found(game) == []


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ({"type": "lift_cube", "from": "build"}, "emubay.sequence.move-cube"),
        ({"type": "pay_dividends"}, "emubay.sequence.move-cube"),
        ({"type": "declare_stalemate"}, "emubay.end.stalemate"),
    ],
)
def test_a_move_that_the_rules_refuse_is_a_difference(move, rule):
    before = snapshot.write(position().state)
    game = {"players": 3, "initial": before, "moves": [{"player": 0, "move": move, "state": before}]}
    (text,) = found(game)
    assert rule in str(text)
    with pytest.raises(IllegalAction) as caught:
        TITLE.reference.step(before, 0, move)
    assert caught.value.refusal.rule == rule


def test_a_move_by_another_player_is_a_difference():
    before = snapshot.write(position().state)
    move = {"player": 1, "move": {"type": "lift_cube", "from": "take"}, "state": before}
    (text,) = found({"players": 3, "initial": before, "moves": [move]})
    assert "It is another player’s turn." in str(text)


@pytest.mark.parametrize("game", [None, [], {}, {"players": 3}, {"players": "3", "initial": {}, "moves": []}])
def test_something_else_than_a_game_is_refused(game):
    with pytest.raises(BadPosition, match="not a reference game"):
        TITLE.reference.compare(game)
