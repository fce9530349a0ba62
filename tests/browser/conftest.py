"""What tests in a browser share: Chromium, a server, and visitors whose every mishap fails the test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.conftest import quick_passwords
from tests.server.serving import Served, plain_settings, serving

from .chromium import ADVICE, IN_TESTS, find_chromium, find_shell
from .visitor import PHONE, Visitor
from .windows import windows_of

__all__ = ["quick_passwords"]

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what became of a test, for the pictures of those that fail."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# While Playwright runs, its event loop occupies the thread: no longer than the tests of this package.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser that the system has; without one, the tests are skipped."""
    yield from _running(playwright, find_shell())


@pytest.fixture(scope="module")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser with what belongs to its windows, such as notices."""
    yield from _running(playwright, find_chromium())


def _running(playwright: Playwright, program: str | None) -> Iterator[Browser]:
    if program is None:
        pytest.skip(ADVICE)
    browser = playwright.chromium.launch(executable_path=program, args=IN_TESTS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a database of its own, for all tests in a browser."""
    with serving(plain_settings(tmp_path_factory.mktemp("served"))) as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Lets people come, each with a browser that knows nothing. Whatever goes wrong in one of them fails the test."""
    visitors: list[Visitor] = []
    windows = windows_of(chromium)

    def come(**given: Any) -> Visitor:
        visitors.append(Visitor(windows, served.url, **given))
        return visitors[-1]

    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed:
        for number, visitor in enumerate(visitors):
            if not visitor.page.is_closed():
                visitor.picture(f"failed-{request.node.name}-{number}", wanted=True)
    faults = [
        f"visitor {number}: {fault}"
        for number, visitor in enumerate(visitors)
        for fault in visitor.close(again=not failed)
    ]
    assert not faults, "\n".join(["what must not happen in a page:", *faults])


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    """One person at a wide screen."""
    return visit()


@pytest.fixture
def phone(visit: Callable[..., Visitor]) -> Visitor:
    """One person with a small telephone."""
    return visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
