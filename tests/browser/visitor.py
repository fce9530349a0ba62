"""Somebody at a browser: a window of their own, and a watch on everything that must not happen in it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Request, Response, WebError, expect

from .windows import Windows

ARTIFACTS = Path(__file__).parents[2] / "artifacts"
PICTURES = bool(os.environ.get("BRADSHAW_PICTURES"))
"""Whether people want to look at the pages; else only those of tests that fail are kept."""
PATIENCE = 60_000
"""Milliseconds: long enough for a busy machine, and never waited for when all is well."""
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
USUAL: dict[str, Any] = {"viewport": WIDE, "reduced_motion": "reduce", "service_workers": "block"}
CONFIRM = """if (location.protocol.startsWith("http")) localStorage["bradshaw.confirming"] ??= '"always"';"""
"""Most tests look at what is chosen before it is made."""
CHANGE_THEME = """theme => {
    const { dataset } = document.documentElement, usual = dataset.theme;
    dataset.theme = theme;
    return usual;
}"""

expect.set_options(timeout=PATIENCE)


def requests_to(path: str) -> re.Pattern[str]:
    """The addresses that end in this path, whatever else they ask; * stands for one piece of it."""
    return re.compile(re.escape(path).replace(r"\*", "[^/?]*") + r"([?&].*)?$")


NO_WORKER = "Service Worker registration blocked by Playwright"
"""What the page is told where a test wants no service worker, whose requests it could not see or answer."""


class Watch:
    """Notes what a page must never do: errors, warnings, failed requests, requests to strangers."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.faults: list[str] = []
        self.expected: list[re.Pattern[str]] = []

    def note(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self.expected):
            self.faults.append(fault)

    def console(self, message: ConsoleMessage) -> None:
        if message.text == NO_WORKER:
            return
        if message.type in ("error", "warning", "assert"):
            self.note(f"console {message.type}: {message.text} ({message.location['url']})")

    def error(self, error: WebError) -> None:
        self.note(f"page error: {error.error}")

    def request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.netloc != self.host and address.scheme not in ("data", "blob"):
            self.note(f"request to a stranger: {request.url}")

    def response(self, response: Response) -> None:
        if response.status >= 400:
            self.note(f"answer {response.status}: {response.request.method} {response.url}")

    def failed(self, request: Request) -> None:
        # A page that is left, or a stream that is closed, breaks off what was under way.
        if request.failure != "net::ERR_ABORTED":
            self.note(f"failed request: {request.method} {request.url}: {request.failure}")

    def dialog(self, dialog: Dialog) -> None:
        self.note(f"a window of the browser: {dialog.message}")
        dialog.dismiss()

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """Something that is meant to go wrong, such as a refusal."""
        wanted = [re.compile(pattern) for pattern in patterns]
        self.expected += wanted
        yield
        for pattern in wanted:
            self.expected.remove(pattern)


class Visitor:
    """One person with one browser, who confirms every move and waits for nothing that moves, unless it is wished."""

    def __init__(self, browser: Browser | Windows, url: str, confirms: bool = True, **given: Any) -> None:
        self.url = given.get("base_url", url)
        self.windows = browser if isinstance(browser, Windows) else Windows(browser)
        self.window = self.windows.take(USUAL | {"base_url": url} | given, CONFIRM if confirms else "")
        self.context = self.window.context
        self.page: Page = self.window.page
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(urlsplit(self.url).netloc)
        self._watched: dict[Any, Any] = {
            "console": self.watch.console,
            "weberror": self.watch.error,
            "request": self.watch.request,
            "response": self.watch.response,
            "requestfailed": self.watch.failed,
            "dialog": self.watch.dialog,
        }
        for event, note in self._watched.items():
            self.context.on(event, note)

    def close(self, again: bool = False) -> list[str]:
        """Leave; returns what went wrong. `again`: somebody else may use the window."""
        if again:
            self.window.leave()
            for event, note in self._watched.items():
                self.context.remove_listener(event, note)
            self.windows.give_back(self.window)
        else:
            self.context.close()
        return self.watch.faults

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def picture(self, name: str, wanted: bool = PICTURES) -> None:
        """Leave a picture of the page for people to look at, and with `make browser` one of it in the dark."""
        if not wanted:
            return
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{name}.png", animations="disabled")
        if PICTURES:
            usual = self.page.evaluate(CHANGE_THEME, "dark")
            self.page.screenshot(path=ARTIFACTS / f"{name}-dark.png", animations="disabled")
            self.page.evaluate(CHANGE_THEME, usual)

    # What the page itself asks of the server, without the page

    def ask(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def send(self, path: str, data: Any) -> Any:
        token = self.ask("/api/me")["csrf"]
        answer = self.context.request.post(path, data=data, headers={"X-CSRF-Token": token})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None
