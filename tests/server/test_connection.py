"""Connections that bring no request, or never the whole of it, do not stay and do not fill the memory."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bradshaw.server.edge import connection
from bradshaw.server.edge.connection import CarefulProtocol
from bradshaw.server.http.limits import CONNECTIONS_OF_ADDRESS

from .process import server_process
from .serving import Browser, Served, plain_settings, serving
from .tables import until

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
SOON = 0.3
MEGABYTE = b"x" * (1 << 20)
LARGE = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""A request for some hundred kilobytes."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server waits for nobody."""
    monkeypatch.setattr(connection, "HEAD_SECONDS", SOON)
    monkeypatch.setattr(connection, "BODY_SECONDS", SOON)


@contextlib.contextmanager
def connected(served: Served, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    url = httpx.URL(served.url)
    assert url.port is not None
    with socket.create_connection((url.host, url.port), timeout=10, source_address=(address, 0)) as one:
        yield one


def everything(one: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := one.recv(1 << 16):
            found += data
    return found


def answered(one: socket.socket) -> bytes:
    """One answer, up to the end of its JSON."""
    found = b""
    while not found.endswith(b"}"):
        data = one.recv(1 << 16)
        assert data, found
        found += data
    return found


def sent_within(one: socket.socket, seconds: float) -> int:
    """Megabytes that the server takes within a time."""
    number, end = 0, time.monotonic() + seconds
    one.settimeout(seconds)
    with contextlib.suppress(OSError):
        while time.monotonic() < end:
            one.sendall(MEGABYTE)
            number += 1
    return number


def status(answer: bytes) -> int:
    return int(answer.split()[1])


@pytest.mark.usefixtures("hasty")
def test_connection_that_says_nothing_is_closed(served: Served):
    with connected(served) as one:
        assert everything(one) == b""


@pytest.mark.usefixtures("hasty")
def test_headers_that_come_byte_by_byte_are_given_up(served: Served):
    with connected(served) as one:
        one.sendall(HEAD + b"X-Slow: ")
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() < begun + 5 * SOON:
                one.sendall(b"x")
                time.sleep(SOON / 10)
        answer = everything(one)
    assert status(answer) == 408
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"] == str(connection.SENTENCES[408])


@pytest.mark.usefixtures("hasty")
def test_empty_lines_do_not_keep_a_connection_open(served: Served):
    with connected(served) as one:
        one.sendall(HEAD + b"\r\n")
        assert b"ok" in answered(one)
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() < begun + 20 * SOON:
                one.sendall(b"\r\n")
                time.sleep(SOON / 10)
        assert time.monotonic() < begun + 20 * SOON


@pytest.mark.usefixtures("hasty")
def test_body_that_never_comes_is_given_up(served: Served, browser: Browser):
    token = browser.token
    with connected(served) as one:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        one.sendall(
            b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"
            + f"Cookie: {cookies}\r\nX-CSRF-Token: {token}\r\n\r\n{{".encode()
        )
        assert everything(one) == b""


@pytest.mark.parametrize("query", ["", "?positions=0"])
def test_a_server_that_stops_ends_streams_as_they_should_end(tmp_path: Path, query: str):
    with serving(plain_settings(tmp_path)) as served:
        browser = served.browser()
        game = browser.make_game()["id"]
        with browser.http.stream("GET", f"/api/games/{game}/events{query}") as stream:
            lines = stream.iter_lines()
            assert next(lines)
            served.server.should_exit = True
            # What is cut off in the middle is an error.
            assert list(lines)[-1] == ""


@pytest.mark.usefixtures("hasty")
def test_stream_and_kept_connection_outlast_the_time_for_headers(served: Served, browser: Browser):
    game = browser.make_game()["id"]
    with browser.http.stream("GET", f"/api/games/{game}/events") as stream:
        chunks = stream.iter_bytes()
        assert next(chunks)
        with connected(served) as one:
            for _ in range(3):
                one.sendall(HEAD + b"\r\n")
                assert b"ok" in answered(one)
                time.sleep(1.5 * SOON)
        assert browser.post(f"/api/games/{game}/chat", {"text": "still here"}).status_code == 201
        assert b"still here" in next(chunk for chunk in chunks if b"chat" in chunk)


@pytest.mark.parametrize(
    "request_",
    [
        HEAD + b"X-Huge: " + b"x" * 40_000 + b"\r\n\r\n",
        HEAD + b"".join(b"X-%d: y\r\n" % number for number in range(10_000)) + b"\r\n",
        HEAD + b"".join(b"X-%d: y\r\n" % number for number in range(connection.HEADERS)) + b"\r\n",
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        HEAD + b"X-Endless: " + b"x" * 4_000_000,
    ],
    ids=["long", "many", "a few too many", "address", "endless"],
)
def test_too_large_headers_are_refused_before_they_are_all_read(served: Served, request_: bytes):
    with connected(served) as one:
        with contextlib.suppress(OSError):
            one.sendall(request_)
        answer = everything(one)
    assert status(answer) == 431
    with connected(served) as one:
        one.sendall(HEAD + b"Connection: close\r\nX-Large: " + b"x" * 20_000 + b"\r\n\r\n")
        assert status(everything(one)) == 200


REFUSED = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("head", "chunk"),
    [
        (b"Transfer-Encoding: chunked\r\n\r\n", b"100000\r\n" + MEGABYTE + b"\r\n"),
        (b"Content-Length: 99999999999\r\n\r\n", MEGABYTE),
    ],
    ids=["chunks", "length"],
)
def test_body_of_a_request_that_was_refused_is_not_read(
    served: Served, monkeypatch: pytest.MonkeyPatch, head: bytes, chunk: bytes
):
    """The answer comes although the sender goes on, and what he sends is thrown away slowly, and not for long."""
    monkeypatch.setattr(connection, "FAREWELL_SECONDS", 2.0)
    sent, begun = 0, time.monotonic()
    with connected(served) as one:
        one.sendall(REFUSED + head)
        answer = answered(one)
        with contextlib.suppress(OSError):
            while time.monotonic() < begun + 60:
                one.sendall(chunk)
                sent += len(chunk)
    assert status(answer) == 403
    assert connection.FAREWELL_SECONDS - 1 < time.monotonic() - begun < 30
    assert sent < 300 * len(chunk)


def test_connection_is_kept_when_the_body_of_a_refused_request_comes_to_its_end(served: Served):
    with connected(served) as one:
        one.sendall(REFUSED + b"Content-Length: %d\r\n\r\n" % (8 * len(MEGABYTE)))
        for _ in range(8):
            one.sendall(MEGABYTE)
        assert status(answered(one)) == 403
        one.sendall(HEAD + b"\r\n")
        assert status(answered(one)) == 200


def test_one_address_has_a_limited_number_of_connections(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "CONNECTIONS_OF_ADDRESS", 5)
    with contextlib.ExitStack() as stack:
        many = [stack.enter_context(connected(served, "127.0.0.7")) for _ in range(6)]
        answer = everything(many[-1])
        assert status(answer) == 429
        assert b"retry-after" in answer
        with connected(served, "127.0.0.8") as other:
            other.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert status(everything(other)) == 200
    until(lambda: CarefulProtocol.open["127.0.0.7"] == 0, "all to be closed")
    with connected(served, "127.0.0.7") as again:
        again.sendall(HEAD + b"Connection: close\r\n\r\n")
        assert status(everything(again)) == 200


def test_refused_connections_of_one_address_wait_and_are_limited_too(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "CONNECTIONS_OF_ADDRESS", 2)
    monkeypatch.setattr(connection, "MOST_REFUSED", 3)
    begun = time.monotonic()
    with contextlib.ExitStack() as stack:
        many = [stack.enter_context(connected(served, "127.0.0.7")) for _ in range(7)]
        last = [everything(one) for one in many[5:]]
        assert last == [b"", b""]
        assert [status(everything(one)) for one in many[2:5]] == [429] * 3
    assert time.monotonic() - begun >= connection.REFUSAL_SECONDS


def test_request_on_a_connection_beyond_the_limit_is_not_answered_but_refused(tmp_path: Path):
    """By the program itself, whose event loop hands over what a connection has sent already even if it is not read."""
    beyond = 5
    with (
        server_process(tmp_path, str(tmp_path / "x.sqlite"), WORK_PROCESSES="0") as server,
        contextlib.ExitStack() as stack,
    ):
        many = []
        for _ in range(CONNECTIONS_OF_ADDRESS + beyond):
            one = socket.create_connection(("127.0.0.1", server.port), timeout=30, source_address=("127.0.0.7", 0))
            many.append(stack.enter_context(one))
            one.sendall(HEAD + b"\r\n")
        found = Counter(status(answered(one)) for one in many)
    assert found == {200: CONNECTIONS_OF_ADDRESS, 429: beyond}


def test_few_are_listened_to_after_they_were_answered(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "MOST_SLOW", 2)
    endless = REFUSED + b"Content-Length: 99999999999\r\n\r\n"
    with contextlib.ExitStack() as stack:
        many = [stack.enter_context(connected(served)) for _ in range(3)]
        sent = []
        for one in many:
            one.sendall(endless)
            assert status(answered(one)) == 403
            sent.append(sent_within(one, 0.8))
        assert min(sent[:2]) > 2 * sent[2], sent
    until(lambda: CarefulProtocol.slow == 0, "them to be gone")


def test_proxy_that_is_trusted_may_have_any_number_of_connections(tmp_path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "CONNECTIONS_OF_ADDRESS", 2)
    with serving(plain_settings(tmp_path, trusted_proxies="127.0.0.9")) as served, contextlib.ExitStack() as stack:
        for _ in range(6):
            one = stack.enter_context(connected(served, "127.0.0.9"))
            one.sendall(HEAD + b"\r\n")
            assert b"ok" in answered(one)


@contextlib.contextmanager
def narrowly_connected(served: Served) -> Iterator[socket.socket]:
    """By a connection in which the systems of both sides keep hardly anything that nobody has taken."""
    url = httpx.URL(served.url)
    with socket.socket() as one:
        one.settimeout(10)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        one.connect((url.host, url.port))
        yield one


def test_reader_who_takes_nothing_is_given_up(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "ANSWER_SECONDS", SOON)
    before = CarefulProtocol.total
    with narrowly_connected(served) as one:
        one.sendall(LARGE)
        until(lambda: CarefulProtocol.total > before, "the connection to be counted")
        until(lambda: CarefulProtocol.total == before, "the connection to be ended")


def test_reader_who_takes_a_little_at_a_time_gets_all_of_it(served: Served):
    with narrowly_connected(served) as one:
        one.sendall(LARGE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        time.sleep(SOON)
        head, _, body = everything(one).partition(b"\r\n\r\n")
    assert f"content-length: {len(body)}".encode() in head.lower()
    assert json.loads(body)["openapi"]


def test_request_that_does_not_wait_for_the_answer_before_it_has_none(served: Served):
    with connected(served) as one:
        one.sendall(LARGE + HEAD + b"\r\n")
        found = everything(one)
    assert found.count(b"HTTP/1.1 200") == 1
    assert b'"openapi"' in found
    with connected(served) as one:
        for _ in range(2):
            one.sendall(HEAD + b"\r\n")
            assert b"ok" in answered(one)
