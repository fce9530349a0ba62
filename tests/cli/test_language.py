"""The terminal speaks the language of its user."""

import pytest

import bradshaw
from bradshaw.cli import app
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.language import choose_language
from bradshaw.core.messages import money
from bradshaw.formats import records
from bradshaw.words import LANGUAGES, own_language, speak


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "fr"}, "fr"),
        ([], {"LANG": "it_IT.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8", "BRADSHAW_LANGUAGE": "en"}, "en"),
        (["--language", "de"], {"BRADSHAW_LANGUAGE": "fr"}, "de"),
        (["--language=fr"], {}, "fr"),
    ],
)
def test_option_goes_before_variable_before_locale(arguments, environment, language):
    assert choose_language(["games", *arguments, "x"], environment) == ["games", "x"]
    assert own_language() == language


@pytest.mark.parametrize("arguments", [["--language", "it"], ["--language"], ["--language="]])
def test_unknown_language_is_refused(arguments):
    with pytest.raises(BadUsage, match="--language is one of en, fr, de"):
        choose_language(arguments, {})


def test_messages_read_in_the_language_of_the_terminal():
    choose_language(["--language", "fr"], {})
    assert f"{money(1250)}" == "1\u202f250\u00a0£"


def test_position_is_drawn_in_the_language_of_the_terminal(run, tmp_path):
    game = bradshaw.new_game("1860", ["Ada", "Ben"], 5)
    records.save(game, tmp_path / "game.json")
    assert run("--language", "de", "render", tmp_path / "game.json", "-o", tmp_path / "board.svg").status == 0
    drawn = (tmp_path / "board.svg").read_text("utf-8")
    assert "nach 0 Zügen" in drawn
    assert "Aktienkurse" in drawn
    assert "kleiner Bahnhof" in drawn


def test_unknown_language_is_one_line(run):
    assert "--language is one of en, fr, de" in run("games", "--language", "klingon").complaint


COMMANDS = [
    *([name] for name in app if not name.startswith("-")),
    *(["admin", name] for name in app["admin"] if not name.startswith("-")),
]


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_help_of_every_command_is_in_the_language_of_the_terminal(run, command):
    told = {language: run("--language", language, *command, "--help").out for language in LANGUAGES}
    for language, usage in (("en", "Usage:"), ("fr", "Usage\u00a0:"), ("de", "Aufruf:")):
        assert told[language].startswith(f"{usage} {' '.join(['bradshaw', *command])}")
        assert "cli-help" not in told[language]
    assert len({out.split("\n\n", 1)[1] for out in told.values()}) == len(LANGUAGES)


def test_list_of_commands_shows_the_first_paragraph_of_each(run):
    listed = " ".join(run("--help").out.replace("│", " ").split())
    alone = " ".join(run("check", "--help").out.split())
    assert "report those that it cannot read. export" in listed
    assert "Install a new version beside the old one" in alone


@pytest.mark.parametrize(
    ("arguments", "german"),
    [
        (["sing"], "Einen Befehl „sing“ gibt es nicht. Die Befehle sind admin, agreement, arena, backup,"),
        (["games", "--loud"], "Die Option --loud gibt es hier nicht."),
        (["games", "emubay"], "Zu viele Argumente: emubay"),
        (["rules"], "GAME fehlt; „bradshaw rules --help“"),
        (["play", "--bots"], "--bots braucht einen Wert."),
        (["play", "--seed", "1", "--seed", "2"], "--seed ist mehrmals angegeben."),
        (["play", "emubay", "--players", "zwei"], "--players muss eine ganze Zahl sein, nicht „zwei“."),
        (["admin", "games", "--status", "x"], "--status muss open, running, finished oder ended sein, nicht „x“."),
        (["play", "emubay", "--players", "2"], "ist für 3 bis 4 Spieler, nicht für 2."),
        (["play", "emubay", "--option", "forest_cost"], "--option erwartet Name=Wert, nicht „forest_cost“."),
        (["rules", "emubay", "no.such"], "hat keine Regel „no.such“"),
    ],
)
def test_mistakes_are_told_in_the_language_of_the_terminal(run, arguments, german):
    assert german in run("--language", "de", *arguments).complaint


def test_game_at_the_terminal_speaks_its_language(run):
    asked = run("--language", "fr", "play", "emubay", "--seed", "3", stdin="zeppelin\nhelp\nwhy zeppelin\nquit\n")
    assert asked.status == 0
    for sentence in (
        "Vous êtes Ada.",
        "Robots\u00a0: Ben (greedy), Cleo (greedy).",
        "Ce n’est pas un choix ici.",
        "revenir à la dernière décision prise à ce clavier",
        "Rien ici ne s’appelle ainsi",
        "Partie quittée sans être enregistrée.",
    ):
        assert sentence in " ".join(asked.out.split(" "))


def test_statements_of_rules_are_marked_as_english(run):
    assert run("--language", "de", "rules", "emubay", "auction.left").out.startswith("Die Regeln stehen auf Englisch")
    assert "in English" not in run("rules", "emubay", "auction.left").out


def test_figures_follow_the_habits_of_the_language(run):
    ran = run("--language", "de", "arena", "emubay", "--games", "1", "--bots", "random", "--seed", "5")
    assert "Seed 5" in ran.out
    assert "100,0\u00a0%" in ran.out
