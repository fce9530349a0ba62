"""`bradshaw replay`."""

import gzip

from bradshaw.formats import records


def test_the_end_of_a_game_is_shown(run, record):
    ran = run("replay", record)
    count = len(records.load(record).played)
    assert ran.status == 0
    assert f"After {count} of {count} actions." in ran.out
    assert "Result" in ran.out
    assert "The game is over" in ran.out


def test_any_position_can_be_shown(run, record):
    ran = run("replay", record, "--at", "0")
    assert "Launceston" in ran.out
    assert f"After 0 of {len(records.load(record).played)} actions." in ran.out
    assert "to bid for a share of L&W: bids start at £3." in ran.out
    assert "If nobody bids, the first bidder gets the share for nothing." in " ".join(ran.out.split())


def test_the_whole_game_is_told_with_numbers(run, record):
    game = records.load(record)
    ran = run("replay", record, "--log")
    told = [str(sentence) for sentence in game.report() if sentence]
    lines = " ".join(ran.out.split())
    assert ran.status == 0
    assert all(sentence in lines for sentence in told)
    numbers = [int(line.split()[0]) for line in ran.out.splitlines() if line.split()[0].isdigit() and len(line) < 100]
    assert numbers == sorted(numbers)
    assert "Action table" not in ran.out


def test_log_and_position_go_together(run, record):
    ran = run("replay", record, "--log", "--at", "3")
    assert "\n3  " in ran.out
    assert "\n4  " not in ran.out
    assert "After 3 of" in ran.out


def test_a_gzip_record_is_read(run, record):
    record.with_suffix(".json.gz").write_bytes(gzip.compress(record.read_bytes()))
    assert run("replay", record.with_suffix(".json.gz")).status == 0


def test_a_position_beyond_the_end_is_a_mistake(run, record):
    count = len(records.load(record).played)
    assert f"the game has {count} actions" in run("replay", record, "--at", count + 1).complaint
    assert f"the game has {count} actions" in run("replay", record, "--at", "-1").complaint


def test_a_record_with_a_wrong_hash_is_refused(run, record):
    data = record.read_text(encoding="utf-8")
    at = data.rindex('"hash":"') + len('"hash":"')
    record.write_text(data[:at] + "0000" + data[at + 4 :], encoding="utf-8")
    assert "leads to the state" in run("replay", record).complaint
