"""A game of somebody else's package: found by its entry point, with its own words and its own panels."""

import sys
from importlib.resources import files
from pathlib import Path

import pytest

import bradshaw
from bradshaw.core import registry
from bradshaw.envs import env
from bradshaw.server.http.assets import Assets
from bradshaw.words import LANGUAGES, say, speaker
from bradshaw.words.catalogue import entries
from tests.conformance import promises
from tests.example import install


def _forget():
    """What has been worked out from the games that are installed."""
    for known in (registry.titles, entries, speaker):
        known.cache_clear()


@pytest.fixture(scope="module")
def yard(tmp_path_factory):
    """The game, while its package is installed."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        _forget()
        yield bradshaw.title("yard")
    _forget()
    for name in [name for name in sys.modules if name.partition(".")[0] == "shunting_yard"]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def assets(yard):
    """What a server would send to browsers."""
    return Assets(Path(str(files("bradshaw.web"))))


def test_the_game_stands_beside_the_others(yard):
    assert {"yard", "emubay", "1860", "1862"} <= bradshaw.titles().keys()
    promises.declares_itself(yard)


@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_the_promises_of_every_game(yard, promise, seed):
    promise(yard, seed)


def test_it_speaks_every_language_by_its_own_catalogues(yard):
    own = [{name for name in entries(language) if name.startswith("yard-")} for language in LANGUAGES]
    assert own[0]
    assert own == [own[0]] * len(LANGUAGES)
    game = bradshaw.new_game("yard", ["Ada", "Ben"], seed=1)
    headline = yard.headline(game.state, ["Ada", "Ben"])
    asked = [say(headline, language).removeprefix(game.players[game.actors[0]]) for language in LANGUAGES]
    assert asked == [" takes wagons.", " prend des wagons.", " nimmt Wagen."]


def test_its_panels_are_sent_from_a_folder_of_its_own(assets):
    brought = {name: one.kind for name, one in assets.files.items() if name.startswith("titles/yard/")}
    drawn = {"titles/yard/board.svg": "image/svg+xml"}
    assert brought == {"titles/yard/panels.css": "text/css", "titles/yard/panels.js": "text/javascript"} | drawn
    assert assets.address("yard", "panels.js") == f"/web/{assets.version}/titles/yard/panels.js"
    assert assets.address("yard", "rules.toml") == ""
    assert assets.address("emubay", "panels.js") == ""


def test_its_words_are_in_the_catalogues_that_browsers_load(assets):
    for language in LANGUAGES:
        assert b"yard-panel-title = " in assets.files[f"words/{language}.ftl"].body


def test_it_has_an_environment(yard):
    environment = env("yard", players=3)
    environment.reset(seed=2)
    for agent in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        assert environment.observation_space(agent).contains(observation)
        over = terminated or truncated
        environment.step(None if over else int(observation["action_mask"].argmax()))
    assert environment.unwrapped.metadata["name"] == "yard_v1"
    assert environment.unwrapped.play.outcome is not None
