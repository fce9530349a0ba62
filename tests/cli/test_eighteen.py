"""The commands for games of 18xx: import, export, runs, render, positions, and the states that verify emits."""

import gzip
import json
from pathlib import Path

import pytest

DATA = Path(__file__).parents[1] / "data" / "1860"


@pytest.fixture(scope="module")
def recorded():
    return json.loads(gzip.decompress((DATA / "sim_25.json.gz").read_bytes()))


@pytest.fixture
def exported(tmp_path, recorded):
    path = tmp_path / "export.json"
    path.write_text(json.dumps(recorded["game"]))
    return path


def test_a_game_is_imported_and_exported_and_stays_the_same(run, exported, tmp_path):
    record, back, again = tmp_path / "game.json", tmp_path / "back.json", tmp_path / "again.json"
    assert run("import", exported, "-o", record).status == 0
    assert run("export", record, "--to", "18xx", "-o", back).status == 0
    assert run("import", back, "-o", again).status == 0
    assert json.loads(record.read_bytes())["actions"] == json.loads(again.read_bytes())["actions"]


def test_a_damaged_game_is_refused_in_one_line_and_nothing_is_written(run, exported, tmp_path, recorded):
    broken = dict(recorded["game"], actions=[{"type": "teleport"}])
    exported.write_text(json.dumps(broken))
    target = tmp_path / "game.json"
    ran = run("import", exported, "-o", target)
    assert ran.status == 2
    assert "Action 1: There is no action of type “teleport”" in ran.complaint
    assert not target.exists()


def test_a_game_of_another_title_is_not_imported(run, exported, recorded):
    exported.write_text(json.dumps(dict(recorded["game"], title="1817")))
    ran = run("import", exported)
    assert ran.status == 2
    assert "1817" in ran.complaint


def test_what_is_no_exported_game_is_not_imported(run, tmp_path):
    path = tmp_path / "list.json"
    path.write_text("[]")
    assert run("import", path).status == 2


def test_best_runs_are_listed_with_stations_and_sums_and_drawn(run, exported, tmp_path):
    drawing = tmp_path / "runs.svg"
    ran = run("runs", exported, "--at", "150", "--draw", drawing)
    assert ran.status == 0
    assert "the best there is" in ran.out
    assert "–" in ran.out
    assert drawing.read_text().startswith("<svg")


def test_runs_of_one_company_with_all_divisions(run, exported):
    ran = run("runs", exported, "--at", "150", "--company", "IOW", "--splits")
    assert ran.status == 0
    assert ran.out.startswith("IOW: £")
    refused = run("runs", exported, "--at", "150", "--company", "LNER")
    assert refused.status == 2
    assert "There is no company “LNER”" in refused.complaint


def test_a_position_is_drawn_as_svg_and_png(run, exported, tmp_path):
    pytest.importorskip("resvg_py")
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    assert run("render", exported, "--at", "100", "-o", svg).status == 0
    assert run("render", exported, "--at", "100", "-o", png).status == 0
    assert "Share prices" in svg.read_text()
    assert png.read_bytes().startswith(b"\x89PNG")
    assert run("render", exported, "-o", tmp_path / "board.gif").status == 2
    assert run("render", exported, "--at", "9999", "-o", svg).status == 2


def test_positions_are_answered_a_line_each_without_their_answers(run, tmp_path):
    routes = json.loads(gzip.decompress((DATA / "positions_routes.json.gz").read_bytes()))[:3]
    questions = [{key: one[key] for key in one if key not in ("best", "best_total", "singles")} for one in routes]
    path = tmp_path / "positions.json"
    path.write_text(json.dumps([*questions, {"corp": "nobody"}]))
    ran = run("positions", path)
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.status == 1
    assert [line["index"] for line in lines] == [0, 1, 2, 3]
    for line, one in zip(lines, routes, strict=False):
        assert (line["rev"], line["sub"]) == (one["best"]["rev"], one["best"]["sub"])
        assert line["proved"] is True
        assert line["ms"] >= 0
    assert "error" in lines[3]


def test_verify_emits_our_state_after_every_action(run, tmp_path, recorded):
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"game": recorded["game"], "snapshots": recorded["snapshots"][:1]}))
    ran = run("verify", "--emit", path)
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.status == 0
    assert [line["index"] for line in lines] == list(range(1, len(recorded["game"]["actions"]) + 1))
    assert lines[-1]["state"] == recorded["snapshots"][-1]


def test_verify_compares_games_of_1860(run):
    ran = run("verify", DATA / "sim_25.json.gz")
    assert ran.status == 0
    assert ran.last_line == "games=1 actions=363 differences=0 expected=0"
