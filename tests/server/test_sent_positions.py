"""Positions that come with the stream of events, so that nobody who follows a game has to ask for them."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bradshaw.server.errors import Busy
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.play.present import Position

from .following import Follower, positions_of
from .serving import Browser, Served
from .tables import on_turn, online, until, view

PAGE = "a8f2c4"
MOVES = 25
"""Enough to build something."""


@pytest.fixture
def trio(new_browser: Callable[[], Browser]) -> list[Browser]:
    return [new_browser() for _ in range(3)]


@pytest.fixture
def game(trio: list[Browser]) -> str:
    return online(*trio, seed=40)


def move(trio: list[Browser], game: str, **more: Any) -> tuple[Browser, int]:
    """Whoever is on turn makes the first move there is: who that was, and the version then."""
    mover, shown = on_turn(trio, game)
    choices = shown["position"]["choices"]
    actions = [one["action"] for one in choices["actions"]]
    actions += [{**one["action"], one["field"]: one["low"]} for one in choices["ranges"]]
    body = {"after": shown["version"], "action": actions[0], **more}
    answer = mover.post(f"/api/games/{game}/actions", body)
    assert answer.status_code == 201, answer.text
    return mover, answer.json()["version"]


def versions(follower: Follower) -> list[int]:
    return [one["version"] for one in follower.positions if one is not None]


def test_everybody_is_sent_the_position_that_they_could_ask_for(trio: list[Browser], game: str):
    known = view(trio[0], game)["version"]
    followers = [Follower(browser, game, f"?positions={known}") for browser in trio]
    _, version = move(trio, game)
    for browser, follower in zip(trio, followers, strict=True):
        until(lambda follower=follower: follower.positions, "the position")
        assert follower.positions == [browser.get(f"/api/games/{game}/now").json()]
        assert versions(follower) == [version]
        follower.stop()
    choices = [one["position"]["choices"] for follower in followers for one in follower.positions]
    assert sorted(one is None for one in choices) == [False, True, True]


def test_the_event_of_a_move_comes_before_its_position(trio: list[Browser], game: str):
    told: list[tuple[str, int]] = []

    class Ordered(Follower):
        def take(self, name: str, content: Any) -> None:
            if name in ("", "now"):
                told.append((name, content["version"]))
            super().take(name, content)

    known = view(trio[0], game)["version"]
    with Ordered(trio[0], game, f"?positions={known}"):
        for _ in range(2):
            _, version = move(trio, game)
            until(lambda version=version: ("now", version) in told, "the position")
    assert told == [(name, known + later) for later in (1, 2) for name in ("", "now")]


def test_a_position_that_is_drawn_comes_in_one_piece_with_what_led_to_it(trio: list[Browser], game: str):
    mover, shown = on_turn(trio, game)
    other = next(browser for browser in trio if browser is not mover)
    asked = {"positions": shown["version"]}
    as_it_is = {"Accept-Encoding": "identity"}
    with other.http.stream("GET", f"/api/games/{game}/events", params=asked, headers=as_it_is) as answer:
        pieces = answer.iter_raw()
        next(piece for piece in pieces if b"connected" in piece)
        _, version = move(trio, game)
        piece = next(piece for piece in pieces if b"event: now" in piece)
    event, _, _ = piece.partition(b"event: now")
    assert event.startswith(b"id: ")
    assert f'"version":{version}'.encode() in event


def test_what_has_happened_does_not_wait_for_a_position_that_is_not_drawn(
    served: Served, trio: list[Browser], game: str, monkeypatch: pytest.MonkeyPatch
):
    known = view(trio[0], game)["version"]
    shown, drawn = served.state.showing.position, threading.Event()

    async def slowly(live: LiveGame, seats: Sequence[int], visitor: Visitor, page: Watcher | None = None) -> Position:
        while visitor.reader.language == "de" and not drawn.is_set():
            await asyncio.sleep(0.01)
        return await shown(live, seats, visitor, page)

    monkeypatch.setattr(served.state.showing, "position", slowly)
    with Follower(trio[0], game, f"?positions={known}&language=de") as follower:
        _, version = move(trio, game)
        until(lambda: [one["version"] for one in follower.events] == [version], "the event")
        assert follower.positions == []
        drawn.set()
        until(lambda: versions(follower) == [version], "the position")


def test_only_positions_that_are_not_known_are_sent(trio: list[Browser], game: str):
    _, version = move(trio, game)
    with (
        Follower(trio[0], game, "?positions=0") as behind,
        Follower(trio[1], game, f"?positions={version}") as level,
        Follower(trio[2], game) as other,
    ):
        until(lambda: behind.positions and level.presence and other.presence, "what is told at the beginning")
        assert versions(behind) == [version]
        assert not level.positions
        _, version = move(trio, game)
        until(lambda: version in versions(behind) and version in versions(level), "the next position")
        until(lambda: other.events, "the move")
        assert not other.positions


def test_a_page_that_keeps_the_board_is_sent_it_when_it_has_changed(trio: list[Browser], game: str):
    shown = view(trio[0], game)
    boards = {shown["position"]["drawing"]: shown["position"]["board"]}
    kept = shown["position"]["drawing"]
    left_out = []
    with Follower(trio[0], game, f"?positions={shown['version']}&drawing={kept}") as follower:
        for count in range(1, MOVES + 1):
            move(trio, game)
            until(lambda count=count: len(follower.positions) == count, "the position")
            sent, now = follower.positions[-1], trio[0].get(f"/api/games/{game}/now").json()
            left_out.append(sent["position"]["board"] is None)
            assert left_out[-1] == (sent["position"]["drawing"] == kept)
            kept = sent["position"]["drawing"]
            sent["position"]["board"] = boards.setdefault(kept, sent["position"]["board"])
            assert sent == now
    assert {True, False} == set(left_out)
    assert len(boards) > 2


def test_a_move_is_answered_without_the_board_that_its_page_has(trio: list[Browser], game: str):
    mover, shown = on_turn(trio, game)
    drawing, body = shown["position"]["drawing"], {"after": shown["version"], "page": PAGE}
    body["action"] = shown["position"]["choices"]["actions"][0]["action"]
    with Follower(mover, game, f"?positions={shown['version']}&page={PAGE}&drawing={drawing}") as follower:
        position = mover.post(f"/api/games/{game}/actions", body).json()["now"]["position"]
        assert (position["board"], position["drawing"]) == (None, drawing)
        # Another page of the same person does not have it.
        other = mover.post(f"/api/games/{game}/undo", {"after": shown["version"] + 1, "page": "another"}).json()
        assert other["now"]["position"]["board"].startswith("<svg")
        until(lambda: len(follower.positions) == 1, "the position before the move")
        assert follower.positions[0]["position"]["board"] is None


@pytest.mark.parametrize("drawing", ["", "0123456789abcdef"])
def test_who_has_another_board_is_sent_the_one_that_holds(trio: list[Browser], game: str, drawing: str):
    with Follower(trio[0], game, f"?positions=0&drawing={drawing}") as follower:
        until(lambda: follower.positions, "the position")
        assert follower.positions == [trio[0].get(f"/api/games/{game}/now").json()]


def test_a_page_is_not_sent_what_the_answer_to_its_move_has(trio: list[Browser], game: str):
    mover, shown = on_turn(trio, game)
    query = f"?positions={shown['version']}&page="
    with Follower(mover, game, query + PAGE) as own, Follower(mover, game, query + "other") as other:
        _, version = move(trio, game, page=PAGE)
        until(lambda: other.positions, "the position")
        until(lambda: own.events, "the move")
        following, later = move(trio, game)
        until(lambda: later in versions(own) and later in versions(other), "the next position")
        assert versions(own) == [later] if following is not mover else versions(own)[-1] == later
        assert versions(other) == [version, later]


def test_a_page_of_somebody_else_is_sent_the_position_whatever_it_calls_itself(trio: list[Browser], game: str):
    mover, shown = on_turn(trio, game)
    other = next(browser for browser in trio if browser is not mover)
    with Follower(other, game, f"?positions={shown['version']}&page={PAGE}") as follower:
        _, version = move(trio, game, page=PAGE)
        until(lambda: follower.positions, "the position")
        assert versions(follower) == [version]


def test_who_cannot_be_shown_the_position_is_told_so(
    served: Served, trio: list[Browser], game: str, monkeypatch: pytest.MonkeyPatch
):
    known = view(trio[0], game)["version"]
    shown = served.state.showing.position

    async def busy(*_: object) -> None:
        raise Busy("Too much to do.", 3)

    mover, _ = on_turn(trio, game)
    other = next(browser for browser in trio if browser is not mover)
    action = view(mover, game)["position"]["choices"]["actions"][0]["action"]
    with Follower(other, game, f"?positions={known}") as follower:
        monkeypatch.setattr(served.state.showing, "position", busy)
        answer = mover.post(f"/api/games/{game}/actions", {"after": known, "action": action})
        assert answer.json()["now"] is None
        until(lambda: follower.positions, "what is said instead")
        assert follower.positions == [None]
        monkeypatch.setattr(served.state.showing, "position", shown)
        _, version = move(trio, game)
        until(lambda: len(follower.positions) > 1, "the next position")
        assert versions(follower) == [version]


def test_a_position_that_fails_breaks_no_stream(
    served: Served, trio: list[Browser], game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    known = view(trio[0], game)["version"]

    async def fail(*_: object) -> None:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patch, Follower(trio[0], game, f"?positions={known - 1}") as follower:
        until(lambda: follower.positions, "the position")
        patch.setattr(served.state.showing, "position", fail)
        with Follower(trio[1], game, f"?positions={known - 1}") as other:
            until(lambda: other.positions and other.presence, "what is said instead")
            assert other.positions == [None]
            assert not other.over
    assert "cannot be sent" in caplog.text


@pytest.mark.parametrize("facts", ["true", "false"])
def test_positions_are_sent_packed_to_those_who_take_it(trio: list[Browser], game: str, facts: str):
    taken = {encoding: {"Accept-Encoding": encoding} for encoding in ("gzip", "identity")}
    asked = {"positions": 0, "facts": facts, "language": "de"}
    address, http = f"/api/games/{game}/events", trio[0].http
    with (
        http.stream("GET", address, params=asked, headers=taken["gzip"]) as packed,
        http.stream("GET", address, params=asked, headers=taken["identity"]) as plain,
    ):
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        sent = [positions_of(packed), positions_of(plain)]
        for _ in range(3):
            now = trio[0].get(f"/api/games/{game}/now", params={"facts": facts, "language": "de"}).json()
            assert [next(one) for one in sent] == [now, now]
            move(trio, game)
        assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 2


def test_a_packed_stream_ends_as_a_file_of_gzip_does(browser: Browser):
    game = f"/api/games/{browser.make_game()['id']}"
    asked, taken = {"positions": 0}, {"Accept-Encoding": "gzip"}
    with browser.http.stream("GET", f"{game}/events", params=asked, headers=taken) as answer:
        parts = answer.iter_raw()
        told = [next(parts)]
        assert browser.delete(game).status_code == 204
        told += parts
    # Checksum and length are compared, too.
    assert b": connected\n" in gzip.decompress(b"".join(told))


@pytest.mark.parametrize("query", ["positions=soon", "positions=1.5", f"page={'x' * 41}", f"drawing={'0' * 17}"])
def test_what_is_asked_for_wrongly_is_refused(browser: Browser, query: str):
    game = browser.make_game()
    answer = browser.get(f"/api/games/{game['id']}/events?{query}")
    assert answer.status_code == 400
    assert answer.json()["error"]
