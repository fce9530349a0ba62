"""`bradshaw arena`."""

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from pyarrow.parquet import read_table

from bradshaw.cli.arena import settings_of
from tests.programs import own_signals

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"


def test_many_games_are_summed_up(run):
    ran = run("arena", "emubay", "--games", "12", "--bots", "random", "--seed", "7")
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.startswith("12 games in ")
    assert "seed 7" in ran.out
    assert "Length in actions: mean " in ran.out
    row = next(line for line in ran.out.splitlines() if line.startswith("random"))
    assert row.split()[1:3] == ["36", "12.0"]
    endings = ran.out[ran.out.index("Endings") :]
    shares = [line.split()[-2] for line in endings.splitlines() if line.rstrip().endswith("%")]
    assert sum(map(int, shares)) == 12


def test_results_are_written_a_line_each(run, tmp_path):
    path = tmp_path / "results.jsonl"
    ran = run(
        "arena", "emubay", "--games", "4", "--players", "4", "--bots", "random", "--seed", "1", "--results", path,
        "--option", "forest_cost=5",
    )  # fmt: skip
    assert ran.status == 0
    results = [json.loads(line) for line in path.read_text().splitlines()]
    assert [result["seed"] for result in results] == [1, 2, 3, 4]
    for result in results:
        assert len(result["bots"]) == len(result["scores"]) == 4
        assert result["winners"]
        assert result["reasons"]
        assert result["options"] == {"forest_cost": 5}


def test_the_same_seed_gives_the_same_games(run, tmp_path):
    paths = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for path in paths:
        assert run("arena", "emubay", "--games", "3", "--bots", "random", "--seed", "9", "--results", path).status == 0
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_without_a_seed_one_is_drawn_and_told(run):
    ran = run("arena", "emubay", "--games", "1", "--bots", "random")
    assert ran.status == 0
    assert ran.out.splitlines()[0].rpartition("seed ")[2].isdigit()


def test_a_run_goes_on_where_the_one_before_stopped(run, tmp_path):
    path, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    assert run("arena", "emubay", "--games", "6", "--bots", "random", "--seed", "9", "--results", whole).status == 0
    assert run("arena", "emubay", "--games", "4", "--bots", "random", "--seed", "9", "--results", path).status == 0
    # As if the power had failed in the middle of a line.
    path.write_bytes(path.read_bytes()[:-30])
    ran = run("arena", "emubay", "--games", "6", "--bots", "random", "--results", path)
    assert ran.out.startswith("3 games in ")
    assert "3 games had been played before." in ran.out
    assert path.read_bytes() == whole.read_bytes()


def test_more_games_than_before_go_on_from_the_same_seed_even_if_it_is_zero(run, tmp_path):
    path = tmp_path / "results.jsonl"
    assert run("arena", "emubay", "--games", "1", "--bots", "random", "--seed", "0", "--results", path).status == 0
    assert run("arena", "emubay", "--games", "3", "--bots", "random", "--results", path).status == 0
    assert [json.loads(line)["seed"] for line in path.read_text().splitlines()] == [0, 1, 2]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_tells_what_it_has_and_keeps_it(tmp_path, jobs):
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "bradshaw", "arena", "emubay", "--games", "100000", "--bots", "random"]
    running = subprocess.Popen(
        [*command, "--seed", "1", "--jobs", jobs, "--results", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=own_signals,
    )
    try:
        until = time.monotonic() + 60
        while not (path.exists() and path.stat().st_size > 2000) and time.monotonic() < until:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert err == ""
    kept = len(path.read_text().splitlines())
    assert kept > 5
    assert out.startswith(f"{kept:,} games in ")


def test_a_league_goes_over_players_and_options(run, tmp_path):
    path = tmp_path / "results.jsonl"
    ran = run(
        "arena", "emubay", "--league", "--bots", "random,greedy", "--games", "2", "--players", "all",
        "--option", "forest_cost=2,5", "--seed", "1", "--results", path,
    )  # fmt: skip
    assert ran.status == 0, ran.err
    results = [json.loads(line) for line in path.read_text().splitlines()]
    played = Counter((len(result["bots"]), result["options"]["forest_cost"]) for result in results)
    assert played == {(3, 2): 2, (3, 5): 2, (4, 2): 2, (4, 5): 2}
    assert "Emu Bay Railway Company, 3 players, forest_cost=5" in ran.out
    assert "Ratings" in ran.out


def test_each_game_takes_the_players_and_options_that_it_has():
    found = settings_of(["emubay", "1862"], "2,3", ["forest_cost=5", "length=short,long"], 0)
    assert [(one.game, one.players, one.options) for one in found] == [
        ("emubay", 3, {"forest_cost": 5}),
        ("1862", 2, {"length": "short"}),
        ("1862", 2, {"length": "long"}),
        ("1862", 3, {"length": "short"}),
        ("1862", 3, {"length": "long"}),
    ]


def test_a_file_of_results_is_summed_up_without_playing(run, tmp_path):
    path = tmp_path / "results.jsonl"
    assert run("arena", "emubay", "--games", "3", "--bots", "random", "--seed", "9", "--results", path).status == 0
    before = path.read_bytes()
    assert "Length in actions" in run("arena", "--results", path).out
    assert path.read_bytes() == before


def test_a_single_game_is_told_as_one(run):
    assert run("arena", "emubay", "--games", "1", "--bots", "random").out.startswith("1 game in ")
    assert run("--language", "de", "arena", "emubay", "--games", "1", "--bots", "random").out.startswith("1 Partie in ")


def test_a_program_takes_part_under_its_name(run):
    command = f"{sys.executable} {EXAMPLE}"
    ran = run("arena", "emubay", "--games", "2", "--bots", "mine,random", "--program", f"mine={command}", "--seed", "3")
    assert ran.status == 0, ran.err
    assert any(line.startswith("mine") for line in ran.out.splitlines())
    assert "Forfeits" not in ran.out


def test_results_are_exported_a_row_for_each_seat(run, tmp_path):
    path, exported = tmp_path / "results.jsonl", tmp_path / "results.parquet"
    given = ("--games", "3", "--bots", "random", "--seed", "9", "--results", path, "--parquet", exported)
    assert run("arena", "emubay", *given).status == 0
    rows = read_table(exported).to_pylist()
    results = [json.loads(line) for line in path.read_text().splitlines()]
    assert [(row["seed"], row["seat"], row["score"]) for row in rows] == [
        (result["seed"], seat, score) for result in results for seat, score in enumerate(result["scores"])
    ]
    assert sum(row["win"] for row in rows) == 3
    assert {row["rank"] for row in rows if row["win"]} == {1}


def test_a_report_page_is_written(run, tmp_path):
    path = tmp_path / "report.html"
    assert (
        run("arena", "emubay", "--games", "2", "--bots", "random,greedy", "--seed", "9", "--report", path).status == 0
    )
    assert "2 games of 2 bots" in path.read_text()
