"""Compression of answers, by gzip, which everybody takes.

What is large and shared is compressed where it is made, in the workshop, and kept like that (`Piece`). It goes into an
answer as it is: the blocks of a gzip file need not know of one another, and its checksum follows from those of its
parts.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import aclosing
from contextvars import ContextVar
from typing import NamedTuple

import msgspec
from isal.isal_zlib import MAX_WBITS, Z_SYNC_FLUSH, compressobj, crc32, crc32_combine, decompressobj
from litestar.datastructures import Headers
from litestar.types import HTTPResponseStartEvent, HTTPScope, Message, Receive, Send

from bradshaw.server.http.layers import HttpLayer

GZIP = "gzip"
LEAST = 500
"""Bytes from which on something is compressed."""
LARGE = 256 * 1024
"""Bytes from which on that takes longer than the event loop should: a thread compresses beside it."""
LEVEL = 2
"""Of those that this library has: above it, a thirtieth is gained in three times the time."""
_HEADER = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_END = b"\x01\0\0\xff\xff"
"""The last block, with nothing in it."""
_LARGEST_STORED = 65535
_HOLE = b"\0"
"""Stands in JSON for a piece: zero is a byte that no JSON has."""


class Piece:
    """A part of a text, compressed: blocks of which none is the last, and what the checksum of the whole needs."""

    __slots__ = ("blocks", "checksum", "length")

    def __init__(self, blocks: bytes, length: int, checksum: int) -> None:
        self.blocks = blocks
        self.length = length
        self.checksum = checksum

    def __len__(self) -> int:
        return len(self.blocks)

    @property
    def text(self) -> bytes:
        """The text itself."""
        return decompressobj(-MAX_WBITS).decompress(self.blocks)


_pieces: ContextVar[list[Piece]] = ContextVar("pieces")
"""Those of the answer that is being made, in their order."""


def pack(text: bytes) -> Piece:
    """A text that stands alone."""
    return Piece(_blocks(text), len(text), crc32(text))


def pack_both(begin: bytes, end: bytes, other_end: bytes) -> tuple[Piece, Piece]:
    """Two texts that begin alike, the second of which ends shortly after."""
    packer = compressobj(LEVEL, wbits=-MAX_WBITS)
    blocks = packer.compress(begin) + packer.flush(Z_SYNC_FLUSH)
    ended = packer.compress(end) + packer.flush(Z_SYNC_FLUSH)
    checksum = crc32(begin)
    return (
        Piece(blocks + ended, len(begin) + len(end), crc32(end, checksum)),
        Piece(blocks + _stored(other_end), len(begin) + len(other_end), crc32(other_end, checksum)),
    )


def joined(one: Piece, other: Piece) -> Piece:
    """Both texts, one after the other."""
    checksum = crc32_combine(one.checksum, other.checksum, other.length)
    return Piece(one.blocks + other.blocks, one.length + other.length, checksum)


def embed(piece: Piece) -> msgspec.Raw:
    """How a piece is written into JSON: as a hole that is filled when the answer is sent."""
    waiting = _pieces.get(None)
    if waiting is None:
        return msgspec.Raw(piece.text)
    waiting.append(piece)
    return msgspec.Raw(_HOLE)


class Holed(NamedTuple):
    """Texts, and the pieces that stand between each of them and the next."""

    texts: Sequence[bytes]
    pieces: Sequence[Piece] = ()

    def after(self, text: bytes) -> Holed:
        """The same, after some more text."""
        return Holed((text + self.texts[0], *self.texts[1:]), self.pieces)

    @property
    def filled(self) -> bytes:
        """The whole as it is read."""
        parts = [self.texts[0]]
        for piece, text in zip(self.pieces, self.texts[1:], strict=True):
            parts += (piece.text, text)
        return b"".join(parts)


def holed(write: Callable[[], bytes]) -> Holed:
    """What is written, with its pieces as they are."""
    pieces: list[Piece] = []
    before = _pieces.set(pieces)
    try:
        return Holed(write().split(_HOLE), pieces)
    finally:
        _pieces.reset(before)


def _stored(text: bytes) -> bytes:
    """Text in blocks that are not compressed, none of which is the last."""
    parts = [text[start : start + _LARGEST_STORED] for start in range(0, len(text), _LARGEST_STORED)]
    return b"".join(
        b"\0" + len(part).to_bytes(2, "little") + (_LARGEST_STORED - len(part)).to_bytes(2, "little") + part
        for part in parts
    )


def _blocks(text: bytes) -> bytes:
    if len(text) < LEAST:
        return _stored(text)
    packer = compressobj(LEVEL, wbits=-MAX_WBITS)
    return packer.compress(text) + packer.flush(Z_SYNC_FLUSH)


class _Gzip:
    """A file of gzip that is written part by part, each of which can be read when it has come."""

    def __init__(self) -> None:
        self._checksum = 0
        self._length = 0
        self._before = _HEADER

    def add(self, part: Holed) -> bytes:
        """The next part."""
        blocks, self._before = [self._before], b""
        for text, piece in zip(part.texts, (*part.pieces, None), strict=True):
            blocks.append(_blocks(text))
            self._checksum = crc32(text, self._checksum)
            self._length += len(text)
            if piece is not None:
                blocks.append(piece.blocks)
                self._checksum = crc32_combine(self._checksum, piece.checksum, piece.length)
                self._length += piece.length
        return b"".join(blocks)

    def end(self) -> bytes:
        """What follows the last part."""
        length = self._length & 0xFFFFFFFF
        return self._before + _END + self._checksum.to_bytes(4, "little") + length.to_bytes(4, "little")


def gzipped(whole: Holed) -> bytes:
    """A file of gzip."""
    file = _Gzip()
    return file.add(whole) + file.end()


async def sent_packed(parts: AsyncGenerator[Holed, None]) -> AsyncIterator[bytes]:
    """The parts of a stream as a file of gzip, which can be read as far as it has come."""
    file = _Gzip()
    async with aclosing(parts):
        async for part in parts:
            yield file.add(part)
    yield file.end()


async def sent_plain(parts: AsyncGenerator[Holed, None]) -> AsyncIterator[bytes]:
    """The parts of a stream as they are read."""
    async with aclosing(parts):
        async for part in parts:
            yield part.filled


class Packing(HttpLayer):
    """Around every route: compresses its answer. Streams, and what is compressed already, stay as they are."""

    async def serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        accepted = accepts_gzip(Headers.from_scope(scope).get("accept-encoding", ""))
        pieces: list[Piece] = []
        held: list[HTTPResponseStartEvent] = []

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                held.append(message)
                return
            if message["type"] == "http.response.body" and held:
                start = held.pop()
                if not message.get("more_body"):
                    packing = message["body"], pieces, accepted, start
                    large = len(message["body"]) >= LARGE
                    message["body"] = await asyncio.to_thread(_encoded, *packing) if large else _encoded(*packing)
                await send(start)
            await send(message)

        before = _pieces.set(pieces)
        try:
            await self.app(scope, receive, sending)
        finally:
            _pieces.reset(before)


def accepts_gzip(header: str) -> bool:
    """Whether a browser that sends this as `Accept-Encoding` takes gzip."""
    for one in header.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == GZIP:
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def _encoded(body: bytes, pieces: Sequence[Piece], accepted: bool, start: HTTPResponseStartEvent) -> bytes:
    """The body of an answer as it is sent; its headers tell how."""
    known = {name.lower() for name, _ in start["headers"]}
    if b"content-encoding" in known or (not pieces and len(body) < LEAST):
        return body
    whole = Holed(body.split(_HOLE) if pieces else [body], pieces)
    headers = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
    if accepted:
        body = gzipped(whole)
        headers.append((b"content-encoding", GZIP.encode()))
    else:
        body = whole.filled
    if b"vary" not in known:
        headers.append((b"vary", b"Accept-Encoding"))
    start["headers"] = [*headers, (b"content-length", str(len(body)).encode())]
    return body
