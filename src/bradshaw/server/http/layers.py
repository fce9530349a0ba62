"""Layers around the routes."""

from __future__ import annotations

from abc import ABC, abstractmethod

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send


class HttpLayer(ABC):
    """Sees the requests; what tells of the start and the end of the server passes by."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    @abstractmethod
    async def serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer a request by what is within."""
