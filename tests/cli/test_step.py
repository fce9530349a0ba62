"""`bradshaw step`: one line in, one line out, whatever the line holds."""

import gzip
import io
import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bradshaw
from bradshaw.cli.step import LONGEST_LINE, lines, reply

REFERENCE = bradshaw.title("emubay").reference
GAME = msgspec.json.decode(
    gzip.decompress((Path(__file__).parents[1] / "data" / "emubay" / "ref09.json.gz").read_bytes())
)


def request(number=0, **changes):
    """The move with this number and the position before it."""
    move = GAME["moves"][number]
    before = GAME["moves"][number - 1]["state"] if number else GAME["initial"]
    return {"before": before, "player": move["player"], "move": move["move"], **changes}


def line(**words):
    return msgspec.json.encode(words or request()) + b"\n"


def answer(text):
    """The answer, which is one line of JSON with one of three keys."""
    given = reply(REFERENCE, text)
    assert given.endswith(b"\n")
    assert given.count(b"\n") == 1
    decoded = json.loads(given)
    assert len(decoded) == 1
    assert set(decoded) <= {"state", "refused", "error"}
    if "refused" in decoded:
        assert set(decoded["refused"]) == {"rule", "text"}
    return decoded


def test_a_legal_move_is_answered_with_the_position_after_it():
    move = GAME["moves"][0]
    state = answer(line())["state"]
    assert state["player"] == move["state"]["player"]
    assert state["players"] == move["state"]["players"]
    assert answer(msgspec.json.encode({"before": state, "player": state["player"], "move": {"type": "pass"}}))["state"]


def test_an_illegal_move_is_answered_with_the_rule():
    refused = answer(line(**request(move={"type": "bid", "amount": 999})))["refused"]
    assert refused["rule"] in bradshaw.title("emubay").rulebook
    assert "£999" in refused["text"]
    elsewhere = answer(line(**request(player=GAME["moves"][0]["player"] + 1)))
    assert "refused" in elsewhere


@pytest.mark.parametrize(
    "text",
    [
        b"{",
        b"[]",
        b"{}",
        b"null",
        b'"before"',
        b'{"before": 1, "player": 0}',
        b'{"before": {}, "player": 0, "move": {}}',
        b'{"before": null, "player": null, "move": null}',
        b"\xff\xfe\x00",
        b'{"before": "\\ud800", "player": "\\udfff", "move": "\\ud800"}',
        b"[" * 100_000,
        b'{"before": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b', "player": 0, "move": {}}',
        b'{"before": {}, "player": ' + b"9" * 100_000 + b', "move": {}}',
        b'{"before": {}, "player": 1e999999, "move": {}}',
        b'{"before": {}, "player": NaN, "move": {}}',
        None,
    ],
)
def test_hostile_lines_are_errors(text):
    assert "error" in answer(text)


def test_hostile_values_inside_a_real_position_are_answered():
    for value in (-1, 10**30, 1.5, "x" * 100_000, "\ud7ff", None, True, [], {}, [[]] * 1000):
        for key in request()["before"]:
            answer(line(**request(before={**request()["before"], key: value})))
        answer(line(**request(player=value)))
        answer(line(**request(move=value)))
        answer(line(**request(move={"type": value})))
        answer(line(**request(move={"type": "bid", "amount": value})))


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(text):
    answer(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)


@given(JSON, JSON, JSON)
def test_any_json_is_answered(before, player, move):
    answer(json.dumps({"before": before, "player": player, "move": move}).encode("utf-8", "surrogatepass"))


@given(st.integers(0, len(GAME["moves"]) - 1), st.data())
def test_a_position_with_one_value_replaced_is_answered(number, data):
    asked = msgspec.json.decode(msgspec.json.encode(request(number)))
    node = asked
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        inner = node[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.integers(0, 3)) == 0:
            node[key] = data.draw(JSON)
            break
        node = inner
    answer(json.dumps(asked).encode("utf-8", "surrogatepass"))


def test_blank_lines_are_skipped_and_long_ones_are_passed_over():
    long = b"x" * (2 * LONGEST_LINE + 5) + b"\n"
    exact = b"y" * LONGEST_LINE + b"\n"
    text = b"\n  \n1\n" + long + b"2\n" + exact + b"\r\n3"
    assert list(lines(io.BytesIO(text))) == [b"1\n", None, b"2\n", None, b"3"]


def test_the_command_answers_every_line_and_prints_nothing_else(run):
    good = line()
    stdin = good + b"\n" + b"rubbish\n" + b"z" * (50 << 20) + b"\n" + b"\xff\n" + good
    ran = run("step", "emubay", stdin=stdin)
    assert ran.status == 0
    assert ran.err == ""
    kinds = [next(iter(json.loads(answered))) for answered in ran.out.splitlines()]
    assert kinds == ["state", "error", "error", "error", "state"]
