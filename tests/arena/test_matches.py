"""Whole games between bots: who meets whom, and what settles a game."""

import sys
from collections import Counter

import pytest

from bradshaw.arena import Processes, league, match, play
from bradshaw.arena.schedule import meetings, setting
from bradshaw.bots import make
from bradshaw.core.errors import BadOption, BradshawError
from bradshaw.games.g1860.components import COMPANY

MIXED = ["greedy", "random", "random", "random"]


def one(bots, seed, options=None):
    return play(setting("emubay", len(bots), options).match(seed, bots))


def test_a_game_is_settled_by_its_seed():
    assert one(MIXED, 5) == one(MIXED, 5)
    assert one(MIXED, 5).scores != one(MIXED, 6).scores


def test_a_bot_knows_no_more_than_its_seat(monkeypatch):
    hidden = []

    class Curious:
        """Plays, and looks at what is not for its eyes."""

        def __init__(self, seed):
            self.bot = make("greedy", seed)

        def choose(self, title, state):
            seat = state.frames[-1].actor(state)
            for name in title.secrets(state, seat):
                if state.is_floated(COMPANY[name]):
                    likely = title.guess(state, {name})
                    account = state.account(COMPANY[name])
                    hidden.append(state.cash[account] == likely.cash[account])
            action = self.bot.choose(title, state)
            assert state.frames[-1].legal(state, action)
            return action

    # The package has a function of the module's name.
    monkeypatch.setattr(sys.modules["bradshaw.arena.match"], "make", lambda spec, seed: Curious(seed))
    play(setting("1860", 3, {"open_treasuries": False}).match(1, ["greedy"] * 3))
    assert len(hidden) > 100
    assert all(hidden)


def test_seats_rotate_from_game_to_game():
    games = list(match([setting("emubay", 4)], MIXED, games=8, seed=20))
    assert [game.bots.index("greedy") for game in games] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert [game.seed for game in games] == list(range(20, 28))


def test_few_bots_fill_many_seats_in_turn():
    game = next(match([setting("emubay", 3)], ["random", "greedy"], games=1, seed=1))
    assert game.bots == ("random", "greedy", "random")


def test_in_a_league_every_bot_meets_every_other_from_every_seat():
    bots = ["random", "greedy", "mcts:1", "mcts:2"]
    games = list(league([setting("1862", 3)], bots, games=12, seed=1))
    assert Counter(frozenset(game.bots) for game in games) == Counter({frozenset(bots) - {bot}: 3 for bot in bots})
    assert all(Counter(game.bots[seat] for game in games) == dict.fromkeys(bots, 3) for seat in range(3))


def test_at_a_table_with_too_few_bots_each_of_them_sits():
    assert meetings(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert meetings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_options_reach_the_game_and_only_those_that_differ_are_kept():
    plain = one(["greedy"] * 3, 9)
    assert one(["greedy"] * 3, 9, {"forest_cost": 10}).scores != plain.scores
    assert one(["greedy"] * 3, 9, {"forest_cost": 10}).options == {"forest_cost": 10}
    assert plain.options == {}
    with pytest.raises(BadOption):
        setting("emubay", 3, {"forest_cost": 99})


def test_a_match_is_told_from_others_by_everything_that_settles_it():
    games = [
        setting(game, 3, options).match(seed, bots)
        for game, options in (("emubay", None), ("emubay", {"forest_cost": 10}), ("1862", None))
        for seed in (1, 2)
        for bots in (["greedy", "random", "random"], ["random", "greedy", "random"])
    ]
    assert len({game.key for game in games}) == 12
    assert play(games[0]).key == games[0].key


def test_several_processes_give_the_same_games():
    games = list(match([setting("emubay", 3)], ["random"], games=6, seed=40))
    alone = [play(game) for game in games]
    assert sorted(Processes(2).run(play, games), key=lambda result: result.seed) == alone


def test_a_mistake_in_another_process_reaches_the_caller():
    wrong = setting("emubay", 3).match(1, ["no-such-bot"] * 3)
    with pytest.raises(BradshawError, match="no-such-bot"):
        list(Processes(2).run(play, [wrong]))


def test_greedy_beats_three_randoms_in_most_games():
    results = [play(game) for game in match([setting("emubay", 4)], MIXED, games=20, seed=100)]
    wins = sum(result.bots.index("greedy") in result.winners for result in results)
    assert wins >= 14
