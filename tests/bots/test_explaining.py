"""Why moves were made, told afterwards."""

from bradshaw.bots import make
from bradshaw.bots.explaining import advise, explain
from bradshaw.core.game import Game
from bradshaw.formats import records
from bradshaw.games.g1862.actions import RunTrains
from bradshaw.words import say
from tests.conformance.golden import RECORDS


def played(name: str) -> Game:
    return records.load(RECORDS / f"{name}.json")


def told(game: Game, number: int) -> list[str]:
    before = game.at(number)
    return [say(one) for one in explain(game.title, before.state, game.played[number].action, game.players)]


def test_every_move_of_a_game_can_be_explained_to_anybody():
    game = played("emubay-v1-3p-seed6")
    forced = 0
    for number in range(game.number):
        why = told(game, number)
        player = game.players[game.played[number].actor]
        if why == ["It was the only legal move."]:
            forced += 1
            assert len(game.at(number).choices()) == 1
        else:
            assert why[0].startswith(f"By the expert’s estimate {player}’s position is worth £")
            assert f"{player} £" in why[2]
    assert 0 < forced < game.number / 2


def test_advice_is_the_best_move_and_so_explained_as_such():
    whole = played("1860-v1-4p-seed227")
    compared = 0
    for number in range(300, 320):
        game = whole.at(number)
        action, why = advise(game.title, game.state, game.players)
        assert game.refusal(action) is None
        assert why, "whoever asks gets a reason"
        if any("The best alternative is" in say(one) for one in why):
            compared += 1
            afterwards = [say(one) for one in explain(game.title, game.state, action, game.players)]
            assert not any(one.startswith("The expert would have preferred ") for one in afterwards)
    assert compared


def test_what_a_careless_move_lost_is_said():
    game = played("emubay-v1-3p-seed6")
    bot = make("random", 4)
    said = []
    for number in range(20, game.number):
        there = game.at(number)
        if there.outcome is None and len(there.choices()) > 3:
            said += explain(game.title, there.state, bot.choose(game.title, there.state), game.players)
    assert any(say(one).startswith("The expert would have preferred ") for one in said)


def test_what_could_not_have_been_played_by_what_is_known_is_said_to_depend_on_what_is_hidden():
    game = played("emubay-v1-3p-seed6")
    bid = game.played[0].action
    said = explain(game.title, game.at(game.number - 1).state, bid, game.players)
    assert [say(one) for one in said] == ["Why this was played depends on what is hidden from you."]


def test_nobody_is_advised_to_run_for_less_than_the_best_that_is_offered(monkeypatch):
    monkeypatch.setattr("bradshaw.eighteen.judgement.advice.SEARCH", 1)
    whole = played("1862-v1-4p-seed59")
    runs = [number for number, one in enumerate(whole.played) if isinstance(one.action, RunTrains)]
    for number in runs[-3:]:
        game = whole.at(number)
        action, why = advise(game.title, game.state, game.players)
        assert action in game.choices().actions
        only = [say(one) for one in why] == ["It is the only one offered: the best that was found."]
        assert only == (len(game.choices()) == 1)
