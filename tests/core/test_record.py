"""A record is JSON that a person can read, and that says everything."""

import json

import msgspec
import pytest

from bradshaw.core.errors import BadRecord
from bradshaw.core.game import Game
from bradshaw.core.record import LARGEST, Record, decode
from tests.core.heap import TITLE, Take, Tip

DEEP = b'{"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"


@pytest.fixture
def game():
    game = Game(TITLE, ["Ada", "Ben “Bo” £"], 7, {"stones": 10})
    game.play(Take(3), time="2026-01-31T18:30:00Z")
    game.play(Tip(2))
    game.play(Take(1))
    return game


def load(data, title=TITLE):
    return Game.from_record(title, decode(data))


def edited(game, **changes):
    return json.dumps(json.loads(game.record().encode()) | changes).encode()


def refusal(data, title=TITLE):
    with pytest.raises(BadRecord) as caught:
        load(data, title)
    return str(caught.value)


def test_record_has_one_action_a_line_and_the_head_before(game):
    hashes = [played.hash for played in game.played]
    first = game.played[0].actor
    assert game.record().encode().decode() == (
        "{\n"
        '  "format": "bradshaw-record",\n'
        '  "version": 1,\n'
        '  "game": "heap",\n'
        '  "rules": 1,\n'
        '  "players": ["Ada","Ben “Bo” £"],\n'
        '  "seed": 7,\n'
        '  "options": {"stones":10,"tips":true,"turns":"left"},\n'
        f'  "start": "{game.start}",\n'
        '  "actions": [\n'
        f'    {{"actor":{first},"action":{{"type":"take","stones":3}},"hash":"{hashes[0]}",'
        '"time":"2026-01-31T18:30:00Z"},\n'
        f'    {{"actor":{first},"action":{{"type":"tip","pounds":2}},"hash":"{hashes[1]}"}},\n'
        f'    {{"actor":{1 - first},"action":{{"type":"take","stones":1}},"hash":"{hashes[2]}"}}\n'
        "  ]\n"
        "}\n"
    )


def test_record_of_an_unplayed_game_has_no_actions():
    data = Game(TITLE, ["Ada", "Ben"], 7).record().encode()
    assert data.endswith(b'  "actions": []\n}\n')
    assert len(load(data).played) == 0


def test_record_comes_back_equal(game):
    again = load(game.record().encode())
    assert again.record() == game.record()
    assert again.state == game.state
    assert again.log == game.log
    assert load(game.record().encode().decode()).record() == game.record()


def test_hashes_are_of_the_positions(game):
    assert [played.hash for played in game.played] == [game.at(number).state.digest() for number in (1, 2, 3)]
    assert game.start == game.at(0).state.digest()
    assert all(len(played.hash) == 16 for played in game.played)


def test_record_is_a_value(game):
    record = game.record()
    game.play(Take(1))
    assert len(record.actions) == 3
    with pytest.raises(AttributeError):
        record.seed = 8
    assert isinstance(record, Record)
    assert msgspec.json.decode(record.encode())["seed"] == 7


def test_record_does_not_depend_on_its_layout(game):
    compact = json.dumps(json.loads(game.record().encode()), sort_keys=True).encode()
    assert load(compact).record() == game.record()


# What is wrong with others


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "This record cannot be read: Input data was truncated."),
        (b"hello", "This record cannot be read: JSON is malformed: "),
        (b"[]", "This record cannot be read: Expected `object`, got `array`."),
        (b"{}", "This is not a Bradshaw record: its format is “” instead of “bradshaw-record”."),
        (b'{"format": "18xx"}', "This is not a Bradshaw record: its format is “18xx” instead of “bradshaw-record”."),
        (b'{"format": "bradshaw-record", "version": 0}', "There is no record version 0: "),
        (
            b'{"format": "bradshaw-record", "version": 1}',
            "This record cannot be read: Object missing required field `game`.",
        ),
        (b"\xff\xfe{}", "This record cannot be read: "),
        pytest.param(b"[" * 100_000, "This record cannot be read: ", id="deep"),
        pytest.param(DEEP, "This record cannot be read: it is nested too deeply.", id="deeper"),
        pytest.param(
            b" " * (LARGEST + 1), f"The file has {LARGEST + 1:,} bytes, but a record has at most ", id="large"
        ),
    ],
)
def test_what_is_no_record_is_told_apart(data, message):
    assert refusal(data).startswith(message)


def test_newer_record_is_told_apart_even_if_it_is_quite_different():
    assert refusal(b'{"format": "bradshaw-record", "version": 2, "moves": {}}') == (
        "The record has version 2, but this program reads only up to version 1. A newer Bradshaw can read it."
    )


def test_newer_and_unknown_rules_are_told_apart(game):
    assert refusal(edited(game, rules=2)) == (
        "This game uses version 2 of the rules of Heap, but this program knows them only up to version 1. "
        "A newer Bradshaw can read it."
    )
    assert refusal(edited(game, rules=0)) == "The rules of Heap have no version 0."


def test_wrong_set_up_is_told(game):
    assert refusal(edited(game, players=["Ada"])) == (
        "The set-up of the record cannot be used: Heap is for 2 to 3 players, not 1."
    )
    assert refusal(edited(game, seed=-1)).startswith("The set-up of the record cannot be used: The seed must be ")
    assert "There is no option “moon”" in refusal(edited(game, options={"moon": 1}))
    assert refusal(edited(game, seed=8)).startswith("The set-up leads to the state ")
    assert refusal(edited(game, start="0" * 16)).endswith("but the record has “0000000000000000”.")


def test_longer_game_than_possible_is_refused_unread(game):
    actions = json.loads(game.record().encode())["actions"]
    assert (
        refusal(edited(game, actions=actions * 40)) == "The record has 120 actions, but a game of Heap has at most 100."
    )


def test_wrong_action_is_told_with_its_number(game):
    actions = json.loads(game.record().encode())["actions"]

    def second(**changes):
        return edited(game, actions=[actions[0], actions[1] | changes, actions[2]])

    assert refusal(second(action={"type": "tip", "pounds": 1})) == (
        "Action 2 of 3: £1 is not an even number of pounds. [heap.tip.even]"
    )
    assert refusal(second(action={"type": "tip", "pounds": 0})).startswith("Action 2 of 3 leads to the state ")
    assert refusal(second(hash="0" * 16)).endswith("but the record has “0000000000000000”.")
    assert refusal(second(actor=1 - actions[1]["actor"])).startswith("Action 2 of 3: It is not your turn. ")
    assert refusal(second(actor=99)) == "Action 2 of 3: There is no seat 99. [heap.setup.players]"
    assert refusal(second(time="yesterday")).startswith("Action 2 of 3: The time of an action must look like ")
    assert refusal(second(action={"type": "nap"})) == (
        "Action 2 of 3: This is not an action of this game: Invalid value 'nap' - at `$.type`."
    )
    assert (
        refusal(second(actor="1"))
        == "Action 2 of 3: The action cannot be read: Expected `int`, got `str` - at `$.actor`."
    )
    assert refusal(second(moon=1)) == "Action 2 of 3: The action cannot be read: Object contains unknown field `moon`."
    assert (
        refusal(edited(game, actions=[actions[0], 5]))
        == "Action 2 of 2: The action cannot be read: Expected `object`, got `int`."
    )
    assert refusal(edited(game, actions=actions[:1] * 2)).startswith("Action 2 of 2: First give a tip")


def test_actions_after_the_end_are_refused(game):
    while game.outcome is None:
        game.play(game.choices()[0])
    record = json.loads(game.record().encode())
    record["actions"].append(record["actions"][-1])
    number = len(record["actions"])
    assert refusal(json.dumps(record).encode()) == (
        f"Action {number} of {number}: The heap is gone and the game is over. [heap.end.empty]"
    )


def test_message_never_carries_control_characters(game):
    message = refusal(edited(game, **{"a\nb\x1b[31m": 1}))
    assert message == "This record cannot be read: Object contains unknown field `a\\nb\\x1b[31m`."
