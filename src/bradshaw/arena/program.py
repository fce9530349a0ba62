"""Bots of others: programs that read a line of JSON on standard input and answer with one on standard output.

A program that does not answer in time, says too much, makes an illegal move or ends is killed with everything that it
has started, and forfeits.
"""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import IO, Any

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.errors import BadAction, BradshawError, quoted
from bradshaw.core.messages import Message, Text, message
from bradshaw.core.outcome import Outcome
from bradshaw.core.state import State
from bradshaw.core.title import Title

DEFAULT_SECONDS = 10.0
LONGEST_ANSWER = 1 << 20
"""Bytes; an action has far less than a thousandth of it."""
LONGEST_COMPLAINT = 2000
"""Bytes of standard error that are kept."""
PATIENCE = 2.0
"""Seconds that a program has to exit once the game is over."""


class Program(msgspec.Struct, frozen=True):
    """A command, and the seconds that it may take for a move."""

    command: str
    seconds: float = DEFAULT_SECONDS


class Forfeited(BradshawError):
    """A program that has lost its seat."""


class ProgramBot:
    """A program that plays one seat of one game."""

    def __init__(self, spec: str, program: Program, seed: int, seat: int, names: Sequence[str], rules: int) -> None:
        self.spec = spec
        self._program = program
        self._started = {"type": "start", "seat": seat, "players": list(names), "rules": rules, "seed": seed}
        self._process: subprocess.Popen[bytes] | None = None
        self._complaint = b""

    def __enter__(self) -> ProgramBot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._kill()

    def choose(self, title: Title[Any], state: State) -> Action:
        """Its move. Raises Forfeited."""
        try:
            if self._process is None:
                self._start()
                self._say(self._started | {"game": title.id, "seconds": self._program.seconds})
            self._say(_question(title, state))
            return _read(title, state, self._answer())
        except Forfeited:
            self._kill()
            raise

    def reasons(self) -> Sequence[Text]:
        return ()

    def tell_end(self, outcome: Outcome) -> None:
        """The game is over: it may write something down, and end."""
        if self._process is None:
            return
        with suppress(Forfeited):
            self._say({"type": "end", "scores": outcome.scores, "winners": outcome.winners})
            assert self._process.stdin is not None
            self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._program.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Whatever it starts can be killed together with it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Forfeited(message("arena-forfeit-start", problem=quoted(error)[:200])) from None
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def _say(self, content: object) -> None:
        """Send a line, unless the program does not read it."""
        self._exchange(msgspec.json.encode(content) + b"\n", answers=False)

    def _answer(self) -> bytes:
        """The next line that it says."""
        return self._exchange(b"", answers=True)

    def _exchange(self, line: bytes, *, answers: bool) -> bytes:
        """Write all of a line, or read one; standard error is read along, so that nobody waits for it."""
        given, answer, complaint = self._streams()
        heard = b""
        until = time.monotonic() + self._program.seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(complaint, selectors.EVENT_READ)
            waiting.register(*((answer, selectors.EVENT_READ) if answers else (given, selectors.EVENT_WRITE)))
            while line or answers:
                ready = waiting.select(until - time.monotonic())
                if time.monotonic() >= until:
                    raise Forfeited(message("arena-forfeit-slow", seconds=self._program.seconds))
                for key, _ in ready:
                    if key.fileobj is complaint:
                        said = _read_some(complaint)
                        self._complaint = (self._complaint + said)[-LONGEST_COMPLAINT:]
                        if not said:
                            waiting.unregister(complaint)
                    elif key.fileobj is given:
                        try:
                            line = line[os.write(given.fileno(), line) :]
                        except OSError:
                            raise self._ended() from None
                    else:
                        said = _read_some(answer)
                        heard += said
                        first, newline, rest = heard.partition(b"\n")
                        if len(first) > LONGEST_ANSWER:
                            raise Forfeited(message("arena-forfeit-flood", most=LONGEST_ANSWER))
                        if rest.strip():
                            raise Forfeited(message("arena-forfeit-unasked"))
                        if newline:
                            return first
                        if not said:
                            raise self._ended()
        return b""

    def _ended(self) -> Forfeited:
        """It is gone: with the last thing that it said about it."""
        process = self._process
        assert process is not None
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        _, _, complaint = self._streams()
        self._complaint = (self._complaint + _read_some(complaint))[-LONGEST_COMPLAINT:]
        lines = self._complaint.decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return Forfeited(message("arena-forfeit-ended", code=str(process.returncode), last=quoted(last)[:200] or None))

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        # Also what it has left behind, if it has ended itself.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


def _read_some(stream: IO[bytes]) -> bytes:
    try:
        return os.read(stream.fileno(), 1 << 16)
    except BlockingIOError:
        return b""


def _question(title: Title[Any], state: State) -> dict[str, Any]:
    """What a program is asked: the position as its seat may know it, and everything that is legal."""
    frame = state.frames[-1]
    seat = frame.actor(state)
    choices = frame.choices(state)
    return {
        "type": "move",
        "seat": seat,
        "position": title.position(state, title.secrets(state, seat)),
        "actions": choices.actions,
        "ranges": choices.ranges,
    }


def _read(title: Title[Any], state: State, line: bytes) -> Action:
    """The action of an answer, which must be legal."""
    try:
        data = msgspec.json.decode(line)
        action = title.read_action(data, state)
    except (msgspec.DecodeError, UnicodeError, RecursionError, BadAction) as error:
        raise Forfeited(_wrong(line, error)) from None
    frame = state.frames[-1]
    if not frame.legal(state, action):
        refusal = frame.explain(state, action)
        raise Forfeited(message("arena-forfeit-illegal", rule=refusal.rule, reason=refusal.text))
    return action


def _wrong(line: bytes, error: Exception) -> Message:
    said = quoted(line.decode(errors="replace"))[:100]
    return message("arena-forfeit-unreadable", line=said, problem=quoted(error)[:200])
