"""Single positions, written down from recorded games: their answers are what the engine says at that point."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import bradshaw
from bradshaw.cli import main
from bradshaw.core.errors import BadPosition
from bradshaw.eighteen.actions import LayTile
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.components import COMPANIES, COMPANY, SUPPLY, TILE, TILES
from bradshaw.games.g1862.rules.running import best_runs, best_total_runs

from ..g1862_site.games import SHORTEST, read

GAMES = [SHORTEST, "gen_1099_2p_rich_short-eight", "gen_2003_4p_rusher_short"]
"""In the others home markers wait for a circle, before and after the LNER has formed."""
TRACK = ("Track", "HomeUpgrade")


def position(game, snapshot):
    """A snapshot of a reference game as a position of the company whose turn it is."""
    name = snapshot["ent"]
    company = snapshot["co"][name]
    written = {
        "rules": game["settings"]["optional_rules"],
        "phase": snapshot["ph"],
        "lner": snapshot["lner"],
        "corp": name,
        "rec": company.get("rec", False),
        "perm": company["perm"],
        "trains": company["tr"],
        "tiles": snapshot["map"],
        "tokens": {other: dict(one["tok"]) for other, one in snapshot["co"].items() if one.get("tok")},
    }
    if snapshot["step"] == "HomeUpgrade":
        written["tokens"].setdefault(name, {})[COMPANIES[COMPANY[name]].home] = None
    if snapshot["step"] in TRACK:
        laid = Counter(tile for tile, _, _ in snapshot["map"].values())
        written |= {
            "cash": company["cash"],
            "laid": snapshot["pend"]["laid"],
            "left": {tile.id: max(0, SUPPLY[tile.number] - laid[tile.id]) for tile in TILES},
        }
    return written


@cache
def met(name):
    """Every decision on runs and tiles of a game: the step, the position, our state, and the action that was taken."""
    recorded = read(name)
    game, reader = TITLE.site.begin(recorded["game"])
    found = []
    moves = TITLE.site.moves_of(recorded["game"])
    for number, _ in enumerate(TITLE.site.play(game, reader, moves), start=1):
        snapshot = recorded["snapshots"][number]
        if snapshot["step"] in (*TRACK, "Route"):
            taken = recorded["game"]["actions"][number]
            found.append((snapshot["step"], position(recorded["game"], snapshot), game.state, taken))
    return found


def first(step="Route", name=SHORTEST, **having):
    """The first position of a kind in a game."""
    return next(
        written
        for kind, written, _, _ in met(name)
        if kind == step and all(written[key] == value for key, value in having.items())
    )


def answer(written):
    return TITLE.positions.answer(json.loads(json.dumps(written)))


@pytest.mark.parametrize("name", GAMES)
def test_the_best_runs_are_those_of_the_game(name):
    asked = 0
    for step, written, state, taken in met(name):
        if step == "Route":
            company = COMPANY[written["corp"]]
            best, most = best_runs(state, company), best_total_runs(state, company)
            assert answer(written) == {
                "rev": best.revenue,
                "sub": best.subsidy,
                "total": [most.revenue, most.subsidy],
                "proved": True,
            }
            assert sum(route["revenue"] for route in taken["routes"]) <= best.revenue
            asked += 1
    assert asked > 50


@pytest.mark.parametrize("name", GAMES)
def test_the_legal_lays_are_those_of_the_game(name):
    steps = Counter()
    for step, written, state, taken in met(name):
        if step in TRACK:
            choices = state.frames[-1].choices(state).actions
            expected = sorted([one.hex, one.tile, one.rotation] for one in choices if isinstance(one, LayTile))
            legal = answer(written)["legal"]
            assert legal == expected
            assert answer({key: value for key, value in written.items() if key != "left"})["legal"] == expected
            if taken["type"] == "lay_tile" and "_" not in taken["tile"]:
                assert [taken["hex"], taken["tile"].rsplit("-", 1)[0], taken["rotation"]] in legal
            steps[step, written["laid"]] += 1
    assert steps["Track", 0] > 50
    assert steps["Track", 1] > 10
    assert steps["HomeUpgrade", 0] or name == SHORTEST


def test_the_examples_of_the_documentation_are_answered():
    page = (Path(__file__).parents[2] / "docs/programmers/positions.md").read_text()
    isle, counties = map(json.loads, re.findall("```json(.*?)```", page, re.DOTALL))
    assert len(bradshaw.title("1860").positions.answer(isle)["legal"]) == 5
    assert answer(counties) == {"rev": 70, "sub": 30, "total": [70, 30], "proved": True}


# What decides


def test_a_train_runs_only_with_a_permit():
    written = first()
    assert answer(written)["rev"] > 0
    kinds = {train[2] for train in written["trains"]}
    others = [kind for kind in "FLE" if kind not in kinds]
    assert answer(written | {"perm": others}) == {"rev": 0, "sub": 0, "total": [0, 0], "proved": True}


def test_a_run_to_london_needs_a_marker_there():
    fewer = 0
    for step, written, _, _ in met(SHORTEST):
        own = written["tokens"].get(written["corp"], {})
        if step == "Route" and {"B15", "D15"} & own.keys():
            elsewhere = {hex_: circle for hex_, circle in own.items() if hex_ not in ("B15", "D15")}
            without = written | {"tokens": written["tokens"] | {written["corp"]: elsewhere}}
            fewer += answer(without)["rev"] < answer(written)["rev"]
    assert fewer


def test_small_stations_earn():
    fewer = 0
    for step, written, _, _ in met("gen_1099_2p_rich_short-eight"):
        several = [(hex_, tile) for hex_, tile in written["tiles"].items() if len(tile[2]) > 1]
        if step == "Route" and "L" in written["perm"]:
            for hex_, (tile, rotation, lines) in several:
                without = written | {"tiles": written["tiles"] | {hex_: [tile, rotation, lines[1:]]}}
                fewer += answer(without)["rev"] < answer(written)["rev"]
    assert fewer


def test_only_tiles_that_are_left_are_laid():
    written = first("Track", laid=0)
    legal = answer(written)["legal"]
    tile = legal[0][1]
    fewer = answer(written | {"left": written["left"] | {tile: 0}})["legal"]
    assert fewer == [lay for lay in legal if lay[1] != tile]


def test_after_a_yellow_tile_only_another_one_can_be_laid():
    written = first("Track", phase="C", laid=1)
    legal, second = answer(written | {"laid": 0})["legal"], answer(written)["legal"]
    assert second
    assert second == [lay for lay in legal if lay[0] not in written["tiles"] and TILES[TILE[lay[1]]].label != "N"]
    assert len(second) < len(legal)
    assert answer(written | {"laid": 2})["legal"] == []


@pytest.mark.parametrize("change", [{"lner": 2}, {"rec": True}])
def test_after_the_lner_and_without_a_director_nothing_is_laid(change):
    assert answer(first("Track", phase="D", laid=0) | change)["legal"] == []


# What makes no sense


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("corp", "XYZ", "There is no company “XYZ”"),
        ("corp", 3, "corp"),
        ("phase", "I", "There is no phase “I”"),
        ("rules", ["no_such_rule"], "no_such_rule"),
        ("rules", "short_length", "rules"),
        ("perm", ["X"], "perm"),
        ("perm", ["\ud800"], "surrogates"),
        ("lner", 3, "lner"),
        ("trains", ["B-0"], "trains"),
        ("trains", [["Q-0", "2F", "F", 0]], "There is no band of trains “Q”"),
        ("trains", [["B", "2F", "F", 0]], "such as “B-3”"),
        ("trains", [["B-0", "9F", "F", 0]], "is a 2F, not “9F”"),
        ("trains", [["B-0", "2F", "F", 0], ["B-0", "2F", "F", 0]], "twice"),
        ("trains", [["B-0", "2F", "F", 0, "rusty"]], "rusty"),
        ("tiles", {"Z9": ["57", 0, []]}, "There is no hex “Z9”"),
        ("tiles", {"D5": ["nothing", 0, []]}, "There is no tile “nothing”"),
        ("tiles", {"D5": ["57", 6, []]}, "rotation of tile 57 in D5 is 6"),
        ("tiles", {"D5": ["57", -1, []]}, "rotation of tile 57 in D5 is −1"),
        ("tiles", {"D5": ["57"]}, "tiles"),
        ("tiles", {"D5": ["57", 1, [], []]}, "tiles"),
        ("tiles", {"D5": ["8850", 1, [[1, 2]]]}, "which is a town"),
        ("tiles", {"D3": ["57", 1, []]}, "which is a village"),
        ("tiles", {"D3": ["8852", 1]}, "has no small station"),
        ("tiles", {"D3": ["8852", 1, [[0, 3]]]}, "has no line from side 0 to side 3"),
        ("tokens", {"XYZ": {}}, "There is no company “XYZ”"),
        ("tokens", {"EUR": {"Q1": 0}}, "There is no hex “Q1”"),
        ("tokens", {"EUR": {"E12": 9}}, "E12 has no circle 9"),
        ("tokens", {"EUR": {"D3": 0}}, "D3 has no circle 0"),
        ("tokens", {"EUR": {"B15": 2}}, "B15 has no space 2"),
        ("tokens", {"EUR": {"B15": None}}, "In B15 a marker of EUR needs the number of its space"),
        ("tokens", {"EUR": {"B15": 0, "D15": 0}}, "two markers in London"),
        ("tokens", {"EUR": {"E12": 0}, "ESR": {"E12": 0}}, "Two markers are in circle 0 of E12"),
        ("tokens", {"EUR": [["E12", 0, 0]]}, "tokens"),
        ("left", {"nothing": 1}, "There is no tile “nothing”"),
        ("left", {"57": -1}, "left"),
        ("laid", -1, "laid"),
        ("laid", 10**30, "laid"),
        ("cash", "much", "cash"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_in_words(key, value, words):
    with pytest.raises(BadPosition, match="Not a position of 1862: .*" + words):
        answer(first() | {key: value})


@pytest.mark.parametrize("key", ["rules", "phase", "corp", "perm", "trains", "tiles", "tokens"])
def test_a_position_without_what_it_needs_is_refused_in_words(key):
    with pytest.raises(BadPosition, match=f"missing required field `{key}`"):
        answer({name: value for name, value in first().items() if name != key})


@pytest.mark.parametrize("written", [None, 3, [], {}, "x"])
def test_what_is_no_position_is_refused_in_words(written):
    with pytest.raises(BadPosition, match="Not a position of 1862"):
        answer(written)


# The command


def test_the_command_answers_all_positions_but_the_bad_ones(capsys, tmp_path):
    good = [written for _, written, _, _ in met(SHORTEST)[:20]]
    path = tmp_path / "positions.json"
    path.write_text(json.dumps([*good[:10], good[0] | {"corp": "XYZ"}, None, *good[10:]]))
    assert main(["positions", "--game", "1862", str(path)]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["index"] for line in lines] == list(range(22))
    assert [line["index"] for line in lines if "error" in line] == [10, 11]
    answered = [line for line in lines if "error" not in line]
    for line, written in zip(answered, good, strict=True):
        assert {key: value for key, value in line.items() if key not in ("index", "ms")} == answer(written)
        assert ("ms" in line) == ("rev" in line)
