"""The example in the documentation works."""

import importlib.util
from pathlib import Path

from .serving import Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_the_bot_over_http_plays_a_game_to_the_end(served: Served):
    specification = importlib.util.spec_from_file_location("http_bot", EXAMPLE)
    assert specification is not None
    assert specification.loader is not None
    http_bot = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(http_bot)
    assert http_bot.play(served.url, seed=3).startswith("The game is over")
