"""What the client of Emu Bay repeats from the box is what the rules play with."""

import json
import re
from importlib.resources import files

CLIENT = files("bradshaw.web") / "games" / "emubay"
BOX = (CLIENT / "box.js").read_text("utf-8")
DATA = json.loads((files("bradshaw.games.emubay") / "data.json").read_text("utf-8"))


def listed(name: str) -> list[str]:
    """A list of words in the client."""
    found = re.search(rf"export const {name} = (\[.*?\]);", BOX)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


def number(name: str) -> int:
    found = re.search(rf"\b{name} = (\d+)", BOX)
    assert found is not None
    return int(found[1])


def test_actions_have_their_spaces():
    told = re.findall(r'\{ id: "(\w+)", spaces: (\d+)', BOX)
    assert told == [(action["id"], str(action["spaces"])) for action in DATA["actions"]]


def test_companies_have_their_names_and_stand_in_their_order():
    assert listed("CHARTERS") == [company["id"] for company in DATA["companies"]]
    assert listed("INDEPENDENTS") == DATA["independent_order"]
    assert listed("OPENING") == DATA["initial_auction"]["order"]
    for company in [*DATA["companies"], *DATA["independents"]]:
        name = company["name"].replace("'", "’")
        assert f'{company["id"]}: "{name}"' in BOX


def test_most_track_of_an_action_is_that_of_the_rules():
    assert number("MOST_TRACK") == DATA["build_limits"]["max_per_action"]
