"""`bradshaw simulate`."""

import json


def test_many_games_are_summed_up(run):
    ran = run("simulate", "emubay", "--games", "12", "--bots", "random", "--seed", "7")
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.startswith("12 games in ")
    assert "seed 7" in ran.out
    assert "Length in actions: mean " in ran.out
    row = next(line for line in ran.out.splitlines() if line.startswith("random"))
    assert row.split()[1] == "36"
    assert int(row.split()[2]) >= 12
    endings = ran.out[ran.out.index("Endings") :]
    shares = [line.split()[-2] for line in endings.splitlines() if line.rstrip().endswith("%")]
    assert sum(map(int, shares)) == 12


def test_results_are_written_a_line_each(run, tmp_path):
    path = tmp_path / "results.jsonl"
    ran = run(
        "simulate", "emubay", "--games", "4", "--players", "4", "--bots", "random", "--seed", "1", "--out", path,
        "--option", "forest_cost=5",
    )  # fmt: skip
    assert ran.status == 0
    results = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(results) == 4
    for result in results:
        assert len(result["bots"]) == len(result["scores"]) == 4
        assert result["winners"]
        assert result["reasons"]


def test_the_same_seed_gives_the_same_games(run, tmp_path):
    paths = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for path in paths:
        assert run("simulate", "emubay", "--games", "3", "--bots", "random", "--seed", "9", "--out", path).status == 0
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_without_a_seed_one_is_drawn_and_told(run):
    ran = run("simulate", "emubay", "--games", "1", "--bots", "random")
    assert ran.status == 0
    assert ran.out.splitlines()[0].rpartition("seed ")[2].isdigit()
