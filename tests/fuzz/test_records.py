"""A record that is cut, bent or foreign is refused with one line that says where; it never does anything else."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bradshaw
from bradshaw.core.errors import BadRecord, NoSuchGame
from tests.conformance.play import AnyGame, finished
from tests.examples import examples, part
from tests.fuzz.values import HUGE, JSON, TEXTS

SEED = 3
SHORT, LONG = 6, 25
"""How many actions the records have that are bent."""
TITLES = st.sampled_from(sorted(bradshaw.titles()))
LONGEST_MESSAGE = 700


@cache
def original(name: str, length: int) -> tuple[AnyGame, bytes]:
    """The beginning of a game, and its record."""
    game = finished(bradshaw.title(name), SEED).at(length)
    return game, game.record().encode()


def refusal(data: bytes | str) -> str:
    """The message with which the data are refused."""
    with pytest.raises((BadRecord, NoSuchGame)) as caught:
        bradshaw.load(data)
    return check_message(caught.value)


def check_message(error: BadRecord | NoSuchGame) -> str:
    message = str(error)
    assert message.isprintable()
    assert 0 < len(message) <= LONGEST_MESSAGE
    assert message.endswith((".", "?", "]"))
    return message


def refused_or_harmless(data: bytes | str, game: AnyGame) -> None:
    """Either the record is refused, or it holds what was played: only names, times and how far it goes can differ."""
    try:
        loaded = bradshaw.load(data)
    except (BadRecord, NoSuchGame) as error:
        check_message(error)
        return
    written, kept = json.loads(data), json.loads(loaded.record().encode())
    for action in written["actions"]:
        if action.get("time", "") is None:
            del action["time"]
        # What is called by another name than its id is kept by its id.
        action["action"] = msgspec.to_builtins(game.title.read_action(action["action"]))
    assert kept == written | {"options": loaded.options}
    assert loaded.options == game.options == game.options | written["options"]
    assert loaded.start == game.start
    played = [(played.actor, played.action, played.hash) for played in game.played]
    assert [(again.actor, again.action, again.hash) for again in loaded.played] == played[: len(loaded.played)]
    assert loaded.state == game.at(len(loaded.played)).state


def dump(value: Any) -> bytes:
    return json.dumps(value).encode()


# Bytes


@pytest.mark.parametrize("name", bradshaw.titles())
def test_record_cut_anywhere_is_refused(name):
    _, data = original(name, LONG)
    for length in range(len(data.rstrip())):
        refusal(data[:length])


@pytest.mark.parametrize("name", bradshaw.titles())
def test_record_with_any_bit_turned_is_refused_or_harmless(name):
    game, data = original(name, SHORT)
    for place in range(len(data)):
        # In a soak all of a byte, else three: some of all bits.
        for bit in part(range(8), place, 3):
            refused_or_harmless(data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :], game)


@pytest.mark.parametrize("name", bradshaw.titles())
def test_space_between_the_parts_is_harmless(name):
    game, data = original(name, LONG)
    spread = json.dumps(json.loads(data), indent=4, separators=(" , ", " : ")).encode()
    for changed in (b" \n\t" + data + b"\r\n ", data.replace(b"\n", b"\r\n"), spread):
        assert bradshaw.load(changed).record() == game.record()
    assert bradshaw.load(data.decode()).record() == game.record()


@given(TITLES, st.data())
def test_record_with_pieces_moved_about_is_refused_or_harmless(name, data):
    game, encoded = original(name, LONG)
    places = st.integers(0, len(encoded))
    start, end, target = data.draw(places), data.draw(places), data.draw(places)
    piece = encoded[min(start, end) : max(start, end)]
    rest = encoded[: min(start, end)] + encoded[max(start, end) :]
    for changed in (rest, encoded[:target] + piece + encoded[target:], rest[:target] + piece + rest[target:]):
        refused_or_harmless(changed, game)


@given(TITLES, st.data(), st.binary(min_size=1, max_size=6))
def test_record_with_foreign_bytes_is_refused_or_harmless(name, data, foreign):
    game, encoded = original(name, LONG)
    place = data.draw(st.integers(0, len(encoded)))
    refused_or_harmless(encoded[:place] + foreign + encoded[place:], game)
    refused_or_harmless(encoded[:place] + foreign + encoded[place + len(foreign) :], game)


@given(TITLES, st.data())
def test_record_with_lines_deleted_doubled_or_exchanged_is_refused_or_harmless(name, data):
    game, encoded = original(name, LONG)
    lines = encoded.splitlines(keepends=True)
    places = st.integers(0, len(lines) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = data.draw(places), data.draw(places)
        one, other = one % len(lines), other % len(lines)
        change = data.draw(st.sampled_from(["delete", "double", "exchange"]))
        if change == "delete" and len(lines) > 1:
            del lines[one]
        elif change == "double":
            lines.insert(other, lines[one])
        else:
            lines[one], lines[other] = lines[other], lines[one]
    refused_or_harmless(b"".join(lines), game)


@given(TITLES, TEXTS, st.data())
def test_text_with_anything_in_it_is_refused_or_harmless(name, foreign, data):
    game, encoded = original(name, SHORT)
    place = data.draw(st.integers(0, len(encoded)))
    text = encoded.decode()
    refused_or_harmless(text[:place] + foreign + text[place:], game)


@given(st.one_of(st.binary(), JSON.map(dump), st.text()))
def test_what_was_never_a_record_is_refused(data):
    refusal(data)


# Contents


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every place in decoded JSON."""
    found = [path]
    if isinstance(value, dict):
        for key in value:
            found += paths(value[key], (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            found += paths(item, (*path, number))
    return found


def place_of(root: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        root = root[step]
    return root


def bend(root: Any, data: st.DataObject, within: tuple[Any, ...] = ()) -> Any:
    """Change one place of decoded JSON: another value, a missing one, an additional one, or an order."""
    path = (*within, *data.draw(st.sampled_from(paths(place_of(root, within)))))
    target = place_of(root, path)
    change = data.draw(st.sampled_from(["replace", "nudge", "delete", "add", "double", "reverse"]))
    if change == "add" and isinstance(target, dict):
        target[data.draw(TEXTS)] = data.draw(JSON)
    elif change == "add" and isinstance(target, list):
        target.insert(data.draw(st.integers(0, len(target))), data.draw(JSON))
    elif change == "double" and isinstance(target, list) and target:
        target.insert(0, data.draw(st.sampled_from(target)))
    elif change == "reverse" and isinstance(target, list):
        target.reverse()
    elif not path:
        return data.draw(JSON)
    elif change == "delete":
        del place_of(root, path[:-1])[path[-1]]
    elif change == "nudge" and isinstance(target, int):
        place_of(root, path[:-1])[path[-1]] = target + data.draw(st.sampled_from([-1, 1, 10, *HUGE]))
    else:
        place_of(root, path[:-1])[path[-1]] = data.draw(JSON)
    return root


@settings(max_examples=examples(60))
@given(TITLES, st.data())
def test_record_with_wrong_contents_is_refused_or_harmless(name, data):
    game, encoded = original(name, LONG)
    refused_or_harmless(dump(bend(json.loads(encoded), data)), game)


@settings(max_examples=examples(60))
@given(TITLES, st.data())
def test_record_with_much_wrong_is_refused_or_harmless(name, data):
    game, encoded = original(name, SHORT)
    root = json.loads(encoded)
    for _ in range(3):
        root = bend(root, data)
    refused_or_harmless(dump(root), game)


@settings(max_examples=examples(60))
@given(TITLES, st.integers(0, LONG - 1), st.data())
def test_wrong_action_is_named_by_its_number(name, number, data):
    game, encoded = original(name, LONG)
    root = bend(json.loads(encoded), data, ("actions", number))
    bent = dump(root)
    refused_or_harmless(bent, game)
    try:
        # Python writes some things that are no JSON, such as NaN.
        msgspec.json.decode(bent)
        bradshaw.load(bent)
    except msgspec.DecodeError:
        return
    except bradshaw.BradshawError:
        assert refusal(bent).startswith(f"Action {number + 1} of {len(root['actions'])}")


@given(TITLES, st.integers(0, LONG - 1), st.integers(0, LONG - 1))
def test_actions_in_another_order_are_refused(name, one, other):
    _, encoded = original(name, LONG)
    root = json.loads(encoded)
    actions = root["actions"]
    if actions[one] == actions[other]:
        return
    actions[one], actions[other] = actions[other], actions[one]
    assert refusal(dump(root)).startswith(f"Action {min(one, other) + 1} of ")


@pytest.mark.parametrize("name", bradshaw.titles())
@pytest.mark.parametrize("number", range(SHORT))
def test_left_out_or_repeated_action_is_refused_where_it_is_missed(name, number):
    _, encoded = original(name, SHORT)
    root = json.loads(encoded)
    actions = root["actions"]
    root["actions"] = actions[: number + 1] + actions[number:]
    assert refusal(dump(root)).startswith(f"Action {number + 2} of {SHORT + 1}")
    root["actions"] = actions[:number] + actions[number + 1 :]
    if number < SHORT - 1:
        assert refusal(dump(root)).startswith(f"Action {number + 1} of {SHORT - 1}")
    else:
        assert len(bradshaw.load(dump(root)).played) == SHORT - 1


@pytest.mark.parametrize("name", bradshaw.titles())
def test_unknown_field_is_refused_everywhere_but_in_the_future(name):
    _, encoded = original(name, SHORT)
    for path in paths(json.loads(encoded)):
        root = json.loads(encoded)
        target = place_of(root, path)
        if isinstance(target, dict):
            target["moon"] = "full"
            assert "moon" in refusal(dump(root))


@pytest.mark.parametrize("name", bradshaw.titles())
@pytest.mark.parametrize("version", [2, 3, 10**6, *HUGE, -1, 0])
def test_other_versions_are_refused_with_the_number(name, version):
    _, encoded = original(name, SHORT)
    for field, present in (("version", 1), ("rules", bradshaw.title(name).rules_version)):
        message = refusal(dump(json.loads(encoded) | {field: version}))
        assert "version" in message
        assert ("newer Bradshaw" in message) == (version > present)


@given(TITLES, st.text(max_size=20).filter(lambda game: game not in bradshaw.titles()))
def test_record_of_an_unknown_game_is_refused(name, game):
    _, encoded = original(name, SHORT)
    refusal(dump(json.loads(encoded) | {"game": game}))


@pytest.mark.parametrize("name", bradshaw.titles())
@pytest.mark.parametrize("opening", ["[", '{"a":', "[[{", '[{"a":['])
def test_deep_nesting_is_refused_everywhere(name, opening):
    _, encoded = original(name, SHORT)
    marker = b'"here"'
    for path in paths(json.loads(encoded))[1:]:
        root = json.loads(encoded)
        place_of(root, path[:-1])[path[-1]] = "here"
        refusal(dump(root).replace(marker, opening.encode() * 100_000))
    refusal(opening.encode() * 100_000)
    refusal(b'{"a":' + opening.encode() * 100_000)
