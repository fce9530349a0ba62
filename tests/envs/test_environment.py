"""The environments as PettingZoo wants them, and what they do with bad input."""

import importlib
import pickle
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import bradshaw
from bradshaw.core.errors import BadAction, BadOption, BadPlayers, BradshawError, NoSuchGame
from bradshaw.core.outcome import Outcome
from bradshaw.envs import REWARDS, BradshawEnv, Play, env, raw_env, scaled
from bradshaw.envs.play import BadSetting, NoEncoding
from bradshaw.words import LANGUAGES, say

GAMES = [("emubay", 4), ("1860", 3), ("1862", 2), ("1862", 1)]


def play_on(environment, rng, moves=None):
    """Random moves until no agent is left, or so many; all rewards by agent."""
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for _, agent in zip(range(moves or 10_000), environment.agent_iter(10_000), strict=False):
        observation, reward, terminated, truncated, _ = environment.last()
        rewards[agent] += reward
        over = terminated or truncated
        environment.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


# PettingZoo's own tests


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("make", [env, raw_env])
def test_pettingzoo_accepts_the_interface(game, players, make, capsys):
    with warnings.catch_warnings():
        # PettingZoo warns of every observation that is not a bare array, although its own have masks in the same way.
        warnings.simplefilter("ignore", UserWarning)
        api_test(make(game, players=players), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_seed_gives_the_same_game(game, players):
    seed_test(lambda **settings: env(game, players=players, **settings), num_cycles=15)


def test_every_render_mode_draws(capsys):
    render_test(
        lambda render_mode: env("emubay", render_mode=render_mode),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda drawn: "player_0" in drawn},
    )
    assert "player_0" in capsys.readouterr().out


def test_without_a_render_mode_nothing_is_drawn():
    assert raw_env("emubay").render() is None


# A game


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_to_its_end(game, players):
    environment = env(game, players=players)
    environment.reset(seed=4)
    rewards = play_on(environment, np.random.default_rng(1))
    outcome = environment.unwrapped.play.outcome
    assert environment.agents == []
    if players == 1:
        assert list(rewards.values()) == [outcome.scores[0]]
    else:
        assert sum(rewards.values()) == pytest.approx(0)
        best = max(rewards.values())
        assert {seat for seat in range(players) if rewards[f"player_{seat}"] == best} == set(outcome.winners)


def test_the_game_of_a_seed_is_that_of_the_library():
    environment = raw_env("1862", players=3, options={"length": "short"})
    environment.reset(seed=11)
    game = bradshaw.new_game("1862", environment.possible_agents, seed=11, options={"length": "short"})
    assert environment.play.state == game.state
    assert environment.agent_selection == f"player_{game.actors[0]}"


def test_a_reset_without_a_seed_begins_another_game_and_repeats_after_the_same_seed():
    environment = raw_env("emubay")
    seeds = []
    for _ in range(2):
        environment.reset(seed=5)
        environment.reset()
        seeds.append(environment.play.seed)
        environment.reset()
        seeds.append(environment.play.seed)
    assert seeds[:2] == seeds[2:]
    assert len({5, *seeds}) == 3


def test_only_the_agent_that_decides_has_legal_moves():
    environment = raw_env("emubay", players=3)
    environment.reset(seed=2)
    legal = {agent: int(environment.observe(agent)["action_mask"].sum()) for agent in environment.agents}
    assert legal.pop(environment.agent_selection) == len(bradshaw.new_game("emubay", list("abc"), seed=2).choices())
    assert set(legal.values()) == {0}


def test_a_limit_of_moves_truncates_the_game_without_rewards():
    environment = env("1860", players=2, max_moves=7)
    environment.reset(seed=0)
    play_on(environment, np.random.default_rng(2), moves=7)
    assert set(environment.truncations.values()) == {True}
    assert set(environment.terminations.values()) == {False}
    assert not environment.observe(environment.agent_selection)["action_mask"].any()
    assert set(play_on(environment, np.random.default_rng(2)).values()) == {0.0}
    assert environment.agents == []


def test_an_environment_can_be_pickled():
    environment = raw_env("emubay", players=4, rewards="score")
    other = pickle.loads(pickle.dumps(environment))
    assert isinstance(other, BradshawEnv)
    assert other.possible_agents == environment.possible_agents
    assert other.play.kind_of_rewards == "score"


def test_scaled_observations_are_small():
    environment = raw_env("1860", players=4)
    environment.reset(seed=1)
    play_on(environment, np.random.default_rng(3), moves=40)
    observation = environment.observe("player_0")["observation"]
    small = scaled(environment.play.encoding, observation)
    assert small.shape == observation.shape
    assert np.abs(small).max() < 70 < np.abs(observation).max()


# Rewards


@pytest.mark.parametrize(
    ("rewards", "expected"),
    [("win", [0.25, 0.25, -0.5]), ("share", [0.5, 0.5, 0.0]), ("score", [30.0, 30.0, -5.0])],
)
def test_rewards_of_a_shared_victory(rewards, expected):
    play = Play("emubay", 3, rewards=rewards)
    play.outcome = Outcome((), (30, 30, -5), (0, 1))
    assert play.rewards() == expected
    assert rewards in REWARDS


def test_a_win_among_three_is_worth_one():
    play = Play("emubay", 3)
    play.outcome = Outcome((), (3, 2, 1), (0,))
    assert play.rewards() == [1.0, -0.5, -0.5]


# Bad input


@pytest.mark.parametrize(
    ("game", "settings", "error", "words"),
    [
        ("1830", {}, NoSuchGame, "1830"),
        ("1860", {"players": 5}, BadPlayers, "2 to 4 players, not 5"),
        ("1860", {"players": 0}, BadPlayers, "2 to 4 players, not 0"),
        ("1860", {"players": "many"}, BadPlayers, "many"),
        ("1860", {"options": {"tunnels": True}}, BadOption, "tunnels"),
        ("emubay", {"options": {"forest_cost": 99}}, BadOption, "99"),
        ("emubay", {"options": "forest_cost"}, BadOption, "by name"),
        ("emubay", {"max_moves": 0}, BadSetting, "from 1, not “0”"),
        ("emubay", {"rewards": "glory"}, BadSetting, "“glory”. Known: win"),
        ("emubay", {"render_mode": "film"}, BadSetting, "“film”. Known: human"),
    ],
)
def test_a_bad_setting_is_told_in_one_sentence(game, settings, error, words):
    with pytest.raises(error) as caught:
        env(game, **settings)
    assert words in str(caught.value)
    assert_is_said(caught.value)


def test_a_game_without_numbers_is_told(monkeypatch):
    monkeypatch.setattr(type(bradshaw.title("emubay")), "encoding", lambda self: None)
    with pytest.raises(NoEncoding) as caught:
        env("emubay")
    assert str(caught.value) == "Emu Bay Railway Company has no form in numbers, so there is no environment for it."
    assert_is_said(caught.value)


@pytest.mark.parametrize(
    ("index", "words"),
    [
        (362, "Move 362 (end_take) is not legal now"),
        (363, "from 0 to 362"),
        (-1, "“-1”"),
        (1.5, "“1.5”"),
        (None, "None"),
    ],
)
def test_an_illegal_move_changes_nothing(index, words):
    environment = raw_env("emubay")
    environment.reset(seed=1)
    before = environment.play.state.copy()
    with pytest.raises(BadAction) as caught:
        environment.step(index)
    assert words in str(caught.value)
    assert_is_said(caught.value)
    assert environment.play.state == before
    assert environment.agent_selection == environment.possible_agents[environment.play.actor]


def test_an_illegal_move_loses_by_the_wrapper():
    environment = env("emubay", players=3)
    environment.reset(seed=1)
    loser = environment.agent_selection
    environment.last()
    environment.step(362)
    assert environment.rewards[loser] == -1
    assert all(environment.terminations.values())


def test_without_pettingzoo_the_extra_is_named(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("bradshaw.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match="comes with the extra envs"):
        importlib.import_module("bradshaw.envs")


@pytest.mark.parametrize("seed", [-1, "seven", 1 << 70, True])
def test_a_bad_seed_is_told(seed):
    with pytest.raises(BadOption, match="The seed must be a whole number"):
        raw_env("emubay").reset(seed=seed)


def assert_is_said(error):
    assert isinstance(error, BradshawError)
    said = {say(error.whole, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in said)
