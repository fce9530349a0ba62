"""The cable between a browser and the server, which can be pulled and put back."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit

from tests.server.serving import Served


class Cable:
    """Passes on everything between an address of its own and the server, until it is pulled."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.plugged = True
        self.ends: set[asyncio.StreamWriter] = set()
        self.server = served.run(self._lay())
        host, port = self.server.sockets[0].getsockname()
        self.url = f"http://{host}:{port}"

    async def _lay(self) -> asyncio.Server:
        return await asyncio.start_server(self._connect, "127.0.0.1", 0)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.plugged:
            writer.transport.abort()
            return
        address = urlsplit(self.served.url)
        far_reader, far_writer = await asyncio.open_connection(address.hostname, address.port)
        ends = {writer, far_writer}
        self.ends |= ends
        await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))
        self.ends -= ends

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    def pull(self) -> None:
        """Everything under way breaks off, and nothing gets through any more."""

        async def pull() -> None:
            self.plugged = False
            for end in self.ends:
                end.transport.abort()

        self.served.run(pull())

    def plug_in(self) -> None:
        self.plugged = True

    def remove(self) -> None:
        async def remove() -> None:
            self.server.close()
            for end in self.ends:
                end.transport.abort()

        self.served.run(remove())
