"""Reviews of games: what moves cost, and what would have been better."""

from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.review import Review, assembled, judged, listed, review
from bradshaw.cli import main
from bradshaw.core.game import Game
from bradshaw.formats import records
from bradshaw.words import speak


def game_among(bots: list[str], moves: int, title: str = "emubay") -> Game[Any]:
    """The first moves of a game among bots."""
    names = ["Ada", "Ben", "Cleo", "Dora"][: len(bots)]
    game = bradshaw.new_game(title, names, seed=2)
    seated = [make(spec, seat) for seat, spec in enumerate(bots)]
    while game.actors and game.number < moves:
        game.play(seated[game.actors[0]].choose(game.title, game.state))
    return game


@pytest.fixture(scope="module")
def whole() -> Game[Any]:
    """A whole game of Emu Bay in which one player plays well and two by chance."""
    return game_among(["expert:1", "random", "random"], 1000)


@pytest.fixture(scope="module")
def made(whole: Game[Any]) -> Review:
    return review(whole)


def test_chance_costs_more_than_good_play(made: Review):
    good, *others = made.summaries
    assert good.agreed >= 0.8 * good.decisions
    assert all(one.agreed / one.decisions < good.agreed / good.decisions - 0.1 for one in others)
    assert all(one.cost > 2 * good.cost for one in others)


def test_the_curve_has_every_move_and_ends_with_the_scores(made: Review, whole: Game[Any]):
    assert len(made.expected) == whole.number + 1
    assert made.over
    assert whole.outcome is not None
    assert made.expected[-1] == tuple(whole.outcome.scores)
    assert all(abs(sum(chances) - 1) < 0.01 for chances in made.chances)
    by_number = {one.number: one for one in made.decisions}
    for number in range(whole.number - 1):
        after = by_number[number].expected if number in by_number else made.expected[number]
        assert made.expected[number + 1] == after


def test_what_is_better_is_legal_and_its_terms_add_up_to_something(made: Review, whole: Game[Any]):
    worst = made.costliest(8)
    assert len(worst) == 8
    assert [one.cost for one in worst] == sorted((one.cost for one in worst), reverse=True)
    for one in worst:
        assert one.better is not None
        there = whole.at(one.number)
        assert there.actors == (one.seat,)
        action = whole.title.read_action(one.better.steps[0].action, there.state)
        assert there.refusal(action) is None
        assert listed(whole.title, there.state, action) == action
        assert whole.title.sign(action) != whole.title.sign(whole.played[one.number].action)
        assert one.better.chance >= one.chances[one.seat]
        assert one.cost > 0


def test_sums_are_those_of_the_decisions(made: Review):
    for one in made.summaries:
        own = [decision for decision in made.decisions if decision.seat == one.seat]
        assert one.decisions == len(own) == sum(kind.decisions for kind in one.kinds)
        assert one.cost == sum(decision.cost for decision in own) == sum(kind.cost for kind in one.kinds)
        assert one.agreed == sum(decision.better is None for decision in own)


def test_a_review_in_parts_is_the_same(made: Review, whole: Game[Any]):
    parts = [*islice(judged(whole), 37), *judged(whole, 37)]
    assert assembled(whole, [one for one in parts if one is not None]) == made
    assert list(judged(whole, whole.number)) == list(judged(whole, whole.number + 5)) == []


def test_more_looks_give_the_same_review_twice():
    game = game_among(["random"] * 3, 14)
    first, second = (review(game, looks=6) for _ in range(2))
    assert first == second
    assert first.looks == 6
    assert first != review(game)


def test_an_unfinished_game_ends_with_what_is_expected():
    game = game_among(["random"] * 3, 9)
    made = review(game)
    assert not made.over
    assert len(made.expected) == 10
    assert assembled(game, (), 1).summaries[0].decisions == 0


@pytest.mark.parametrize("title", ["1860", "1862"])
def test_games_of_trains_are_reviewed_too(title: str):
    game = game_among(["easy", "random", "easy"], 45, title)
    made = review(game)
    assert sum(one.decisions for one in made.summaries) > 15
    assert made.costliest(1)[0].cost > 0


def test_somebody_who_plays_alone_is_judged_by_the_worth():
    game = game_among(["random"], 40, "1862")
    made = review(game)
    assert made.summaries[0].decisions > 5
    assert made.summaries[0].cost > 0


def test_what_was_played_is_weighed_even_if_nobody_would_think_of_it():
    game = game_among(["random"] * 3, 30)
    title = game.title
    for number in range(30):
        there, action = game.at(number), game.played[number].action
        expert = Expert("expert", 1, Budget(None, 3))
        found = [title.sign(one.actions[0]) for one in expert.weigh(title, there.state, action)]
        assert title.sign(action) in found


def test_the_terminal_shows_course_players_and_costly_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.json"
    records.save(game_among(["random"] * 3, 25), file)
    assert main(["review", str(file), "--moves", "2"]) == 0
    said = capsys.readouterr().out
    assert "Expected at the end" in said
    assert "Nothing better found" in said
    assert said.count("Better: ") == 2
    assert "The game is not over: 25 moves are reviewed." in said
    try:
        assert main(["--language", "de", "review", str(file), "--moves", "1"]) == 0
    finally:
        speak("en")
    assert "Besser: " in capsys.readouterr().out


def test_the_terminal_gives_the_review_as_json(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]):
    file = tmp_path / "game.json"
    game = game_among(["random"] * 3, 12)
    records.save(game, file)
    assert main(["review", str(file), "--json"]) == 0
    told = msgspec.json.decode(capfdbinary.readouterr().out)
    assert told == msgspec.json.decode(msgspec.json.encode(review(game)))


@pytest.mark.parametrize(
    "arguments", [[], ["nowhere.json"], ["--looks", "0", "game.json"], ["--moves", "-1", "x.json"]]
)
def test_what_cannot_be_reviewed_is_refused_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(["review", *arguments]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
