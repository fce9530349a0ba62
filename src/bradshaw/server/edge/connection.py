"""Connections as they come in: how many, how long and how large the head of a request may be, before it is one.

Uvicorn waits without end for the rest of a request and for somebody who does not take his answer, reads heads of any
size, and takes in further requests before the first is answered; whoever opens many connections and leaves it at that
would have the server to himself.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections import Counter
from http import HTTPStatus
from typing import ClassVar

import httptools
import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from bradshaw.core.messages import message
from bradshaw.server.edge.state import state_of
from bradshaw.server.http.address import ADDRESS, FORWARDED_FOR, among, neighbourhood, true_address, trusted
from bradshaw.server.http.limits import CONNECTIONS_OF_ADDRESS, STREAM_SECONDS

HEAD_BYTES = 32 * 1024
"""Address and headers of a request together."""
HEADERS = 100
"""Of one request: each takes some microseconds, however short it is."""
HEAD_SECONDS = 10.0
"""Within which they must have come."""
BODY_SECONDS = 120.0
"""Within which the whole body must have come: the largest file needs 1.5 Mbit/s."""
ANSWER_SECONDS = 120.0
"""Within which the visitor must have taken what we sent; longer answers go out in pieces."""
FAREWELL_SECONDS = 5.0
"""For which we go on listening to somebody who was answered before the end of his request, so that he hears it."""
DISCARD_SECONDS = 0.01
"""Between two reads of what is thrown away meanwhile, over all connections: some 20 MB a second."""
MOST_SLOW = 50
"""Connections to which we listen so; of more, nothing is read. Were they closed earlier, they would come again."""
REFUSAL_SECONDS = 0.3
"""Until somebody with too many connections hears of it: whoever tries again at once shall not be refused all day."""
MOST_REFUSED = 100
"""Connections of one address that wait for that; more are closed without a word."""
_GAME = re.compile(rb"[A-Z]+ /api/games/([0-9a-f]+)[/? ]")
"""How a request begins that asks for a game."""

SENTENCES = {
    400: message("server-not-understood"),
    408: message("server-unfinished-request"),
    429: message("server-too-many-connections"),
    431: message("server-head-too-large"),
}


class TooLarge(Exception):
    """The head of a request has more bytes than it may have."""


class TooEarly(Exception):
    """A request came before the one before it was answered."""


class CarefulProtocol(HttpToolsProtocol):
    """A connection of a visitor."""

    open: ClassVar[Counter[str]] = Counter()
    """Connections by address, but for those of trusted proxies."""
    total: ClassVar[int] = 0
    """All open connections of this worker."""
    slow: ClassVar[int] = 0
    """Those that were answered before the end of their request, and to which we listen."""
    next_discard: ClassVar[float] = 0.0
    """When, by the clock of the event loop, somebody may next send what is thrown away."""
    taken_in: ClassVar[set[asyncio.Task[object]]] = set()
    """Connections that another worker has passed on, until they are ours."""

    _counted: str | None = None
    _timer: asyncio.TimerHandle | None = None
    _deadline: float | None = None
    _unread: asyncio.TimerHandle | None = None
    _in_head = False
    _in_body = False
    _answered = False
    """Whatever may come is not looked at, and the connection will be closed."""
    _slow = False
    _listening = False
    _head_bytes = 0
    _come = b""
    """What came before the connection was passed on to us."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        state_of(self.app).homes.open(self._take_in)
        # So that we are told whenever something waits to be taken, and when nothing does any more.
        transport.set_write_buffer_limits(high=0)
        CarefulProtocol.total += 1
        address = self.client[0] if self.client else None
        if address is not None and not among(address, trusted(state_of(self.app).settings.trusted_proxies)):
            self._counted = neighbourhood(address)
            self.open[self._counted] += 1
            beyond = self.open[self._counted] - CONNECTIONS_OF_ADDRESS
            if beyond > MOST_REFUSED:
                transport.abort()
                return
            if beyond > 0:
                # What it has sent already may come all the same.
                self._answered = True
                self.flow.pause_reading()
                self.loop.call_later(REFUSAL_SECONDS, self._refuse, 429)
                return
        self._wait(HEAD_SECONDS)
        if self._come:
            self.data_received(self._come)

    def connection_lost(self, exc: Exception | None) -> None:
        CarefulProtocol.total -= 1
        self._end_slowness()
        self._wait(None)
        self._set_timer()
        self._end_waiting_for_reader()
        if self._counted is not None:
            self.open[self._counted] -= 1
            if not self.open[self._counted]:
                del self.open[self._counted]
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops, and waits for answers that are being sent: those without an end are ended."""
        state_of(self.app).homes.close()
        state_of(self.app).end_streams()
        super().shutdown()

    # Connections that are passed from worker to worker

    def _take_in(self, connection: socket.socket, come: bytes) -> None:
        """Serve what another worker has passed on."""
        made = CarefulProtocol(self.config, self.server_state, self.app_state, self.loop)
        made._come = come
        task = self.loop.create_task(self.loop.connect_accepted_socket(lambda: made, connection))
        self.taken_in.add(task)
        task.add_done_callback(self.taken_in.discard)

    def _pass_on(self, data: bytes) -> bool:
        """Whether another worker serves the game that is asked for, and has this connection now."""
        homes = state_of(self.app).homes
        asked = None if homes.alone else _GAME.match(data)
        if asked is None or self.transport.get_write_buffer_size():
            return False
        if not homes.pass_on(self.transport.get_extra_info("socket").fileno(), asked[1], data):
            return False
        self._unset_keepalive_if_required()
        # Only here: it stays open there.
        self.transport.abort()
        return True

    def _wait(self, seconds: float | None) -> None:
        """Something must have come within this time; None: nothing is missing now."""
        if seconds is None:
            self._deadline = None
            return
        self._deadline = self.loop.time() + seconds
        # A timer that will look earlier looks again: to set one takes longer than many a request needs otherwise.
        if self._timer is None or self._timer.when() > self._deadline:
            self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if self._deadline is None else self.loop.call_at(self._deadline, self._look_at_clock)

    def _look_at_clock(self) -> None:
        self._timer = None
        if self._deadline is not None and self.loop.time() < self._deadline:
            self._set_timer()
        elif self._deadline is not None:
            self._too_late()

    def _too_late(self) -> None:
        if self._in_head:
            self._refuse(408)
        else:
            self.transport.close()

    def _refuse(self, status: int) -> None:
        """Answer what is no request, and close the connection."""
        if self.transport.is_closing():
            return
        body = msgspec.json.encode({"error": str(SENTENCES[status]), "message": SENTENCES[status]})
        lines = [
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
            *([f"retry-after: {STREAM_SECONDS}"] if status == 429 else []),
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        if status in (400, 431):
            self._leave()
        else:
            self.transport.close()

    def _leave(self) -> None:
        """Nothing more is wanted. To close at once would take back the answer from somebody who is still sending."""
        self._answered, self._in_head = True, False
        self.parser = httptools.HttpRequestParser(self)
        self.transport.write_eof()
        self._slow_down()

    def _slow_down(self) -> None:
        """What still comes is thrown away: whoever sends without end shall not keep the processor busy."""
        self._slow = True
        self._wait(FAREWELL_SECONDS)
        self.flow.pause_reading()
        if self.slow < MOST_SLOW:
            CarefulProtocol.slow += 1
            self._listening = True
            self._discard()

    def _end_slowness(self) -> None:
        CarefulProtocol.slow -= self._listening
        self._slow = self._listening = False

    def _discard(self) -> None:
        """Read on when it is this connection's turn."""
        CarefulProtocol.next_discard = max(self.loop.time(), self.next_discard) + DISCARD_SECONDS
        self.loop.call_at(self.next_discard, self._read_on)

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.flow.resume_reading()

    # What goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(ANSWER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._end_waiting_for_reader()
        super().resume_writing()

    def _end_waiting_for_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._slow:
            self.flow.pause_reading()
            if self._listening:
                self._discard()
        if self._answered:
            return
        idle = self.cycle is None or self.cycle.response_complete
        if idle and not (self._in_head or self._in_body) and self._pass_on(data):
            return
        if idle and self._deadline is None:
            self._wait(HEAD_SECONDS)
        unfinished = self._in_head
        super().data_received(data)
        if unfinished and self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self._refuse(431)

    def send_400_response(self, msg: str) -> None:
        if self._answered:
            return
        too_large = self._in_head and (self._head_bytes > HEAD_BYTES or len(self.headers) == HEADERS)
        self._refuse(431 if too_large else 400)

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # Browsers and proxies wait for the answer. It closes the connection, and they may ask again.
            self.cycle.keep_alive, self._answered = False, True
            self.flow.pause_reading()
            raise TooEarly
        self._in_head, self._head_bytes = True, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name, value)
        super().on_header(name, value)

    def _count(self, *parts: bytes) -> None:
        self._head_bytes += sum(map(len, parts)) + len(parts)
        if self._head_bytes > HEAD_BYTES or len(self.headers) == HEADERS:
            raise TooLarge

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        start, state = super()._start_asgi_task, state_of(self.app)
        if self.client is None:
            start(cycle, app)
            return
        forwarded = [value.decode("latin-1") for name, value in self.headers if name == FORWARDED_FOR.encode()]
        address = true_address(self.client[0], trusted(state.settings.trusted_proxies), forwarded)
        cycle.scope["state"][ADDRESS] = address
        state.turnstile.begin(neighbourhood(address), lambda: start(cycle, app), self.loop)

    def on_message_complete(self) -> None:
        self._in_body = False
        self._wait(None)
        super().on_message_complete()
        if self._slow:
            # After all it came to its end in time, and others may follow.
            self._end_slowness()
            self.flow.resume_reading()
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # A request that was refused because of its headers: nobody will read its body.
        if self._in_body and self.cycle.response_complete and not self.transport.is_closing():
            self.cycle.body.clear()
            self._slow_down()
