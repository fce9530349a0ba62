"""A user's mistake is one clear line and status 2, never a traceback."""

import pytest

from bradshaw.cli import main


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ["sing"],
            "There is no command “sing”. The commands are admin, agreement, arena, backup, check, export, games",
        ),
        (["games", "--loud"], "There is no option --loud here."),
        (["games", "emubay"], "Too many arguments: emubay"),
        (["rules"], "GAME is missing; “bradshaw rules --help” says what it is."),
        (["rules", "chess"], "There is no game “chess”. Installed: 1860, 1862, emubay"),
        (["rules", "emubay", "no.such"], "has no rule “no.such”"),
        (["rules", "emubay", "auction.left", "--search", "bid"], "not both"),
        (["rules", "emubay", "--search", "zeppelin"], "No rule"),
        (["rules", "emubay", "--tests", "."], "--tests belongs to --coverage"),
        (["rules", "emubay", "auction.left", "--coverage"], "--coverage is about all rules"),
        (["rules", "emubay", "--coverage", "--tests", "nowhere"], "There is no directory “nowhere”"),
        (["play"], "Name a game"),
        (["play", "chess"], "There is no game “chess”"),
        (["play", "emubay", "--players", "two"], "--players must be a whole number, not “two”."),
        (["play", "emubay", "--players", "2"], "3 to 4 players, not 2"),
        (["play", "emubay", "--players", "3", "--bots", "random,random,random"], "4 people and bots for 3 seats"),
        (["play", "emubay", "--humans", "0"], "--humans must be at least 1"),
        (["play", "emubay", "--humans", "5"], "3 to 4 players, not 5"),
        (["play", "emubay", "--bots", "deepblue"], "There is no bot “deepblue”"),
        (["play", "emubay", "--bots", "mcts:soon"], "The budget of “mcts:soon”"),
        (["play", "emubay", "--seed", "-1"], "The seed must be a whole number"),
        (["play", "emubay", "--names", "Ada,Ada"], "the same name"),
        (["play", "emubay", "--names", ",Ben"], "A player’s name"),
        (["play", "emubay", "--option", "forest_cost"], "--option takes name=value"),
        (["play", "emubay", "--option", "weather=bad"], "There is no option “weather”"),
        (["play", "emubay", "--option", "forest_cost=99"], "“forest_cost” must be a whole number from 1 to 10"),
        (["play", "emubay", "--option", "forest_cost=four"], "“forest_cost” must be a whole number from 1 to 10"),
        (["play", "emubay", "--option", "starting_bond_counts=maybe"], "must be true or false"),
        (["play", "emubay", "--option", "forest_cost=4", "--option", "forest_cost=5"], "given twice"),
        (["play", "emubay", "--save", "no/such/game.json"], "no/such/game.json: there is no such directory"),
        (["play", "--load", "nowhere.json"], "nowhere.json: there is no such file"),
        (["play", "--load", "nowhere.json", "--seed", "3"], "--seed cannot be given with --load"),
        (["replay"], "FILE is missing"),
        (["replay", "nowhere.json"], "nowhere.json: there is no such file"),
        (["replay", "."], "is a directory"),
        (["step", "chess"], "There is no game “chess”"),
        (["arena", "chess"], "There is no game “chess”"),
        (["arena", "emubay", "--games", "0"], "--games must be from 1"),
        (["arena", "emubay", "--jobs", "0"], "--jobs must be from 1"),
        (["arena", "emubay", "--games", "1" + "0" * 5000], "--games"),
        (["arena", "emubay", "--players", "9"], "3 to 4 players, not 9"),
        (["arena", "emubay", "--bots", ","], "There is no bot “”"),
        (["arena", "emubay", "--seed", "-4"], "The seed must be a whole number"),
        (["arena", "emubay", "--option", "forest_cost=0"], "from 1 to 10"),
        (["arena", "emubay", "--results", "no/such/place.json"], "there is no such directory"),
        (["arena", "emubay", "--results", "."], "is a directory"),
        (["arena", "emubay", "--report", "no/such/page.html"], "there is no such directory"),
        (["arena", "emubay", "--parquet", "."], "is a directory"),
        (["arena"], "Name a game to play"),
        (["arena", "--results", "nowhere.jsonl"], "nowhere.jsonl: there is no such file"),
        (["arena", "emubay", "--bots", "mcts:0"], "mcts:0"),
        (["arena", "emubay", "--players", "three"], "--players takes numbers"),
        (["arena", "emubay", "--players", "3,9", "--option", "nonsense=1"], "nonsense"),
        (["arena", "emubay", "--league", "--bots", "random"], "at least two different bots"),
        (
            ["arena", "emubay", "--bots", "random,random,random,random", "--players", "3"],
            "4 people and bots for 3 seats",
        ),
        (["arena", "emubay", "--program", "mine"], "name=command"),
        (["arena", "emubay", "--program", "greedy=cat"], "“greedy” is that of another bot"),
        (
            ["arena", "emubay", "--program", "mine=no-such-program-at-all"],
            "There is no program “no-such-program-at-all”",
        ),
        (["arena", "emubay", "--seconds", "0"], "--seconds must be above 0"),
    ],
)
def test_mistakes_are_one_line(run, tmp_path, monkeypatch, arguments, words):
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments)
    assert words in ran.complaint
    assert ran.out == ""


def test_a_foreign_file_is_refused_with_its_name(run, tmp_path):
    path = tmp_path / "notes.json"
    path.write_text("{}")
    assert "notes.json: This is not a Bradshaw record" in run("replay", path).complaint
    path.write_bytes(b"\x1f\x8bnot really gzip")
    assert "notes.json: the gzip data is damaged" in run("replay", path).complaint


def test_a_name_of_several_lines_is_still_one_line(run):
    assert "there is no such file" in run("replay", "a\nb\x1b[31m.json").complaint


def test_an_interrupt_is_quiet(monkeypatch, capsys):
    def interrupt():
        raise KeyboardInterrupt

    monkeypatch.setattr("bradshaw.cli.games.console", interrupt)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == ""
