"""What all tests share: how much is tried, what hypothesis prints when something fails, and who runs what first."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable
from itertools import groupby

import pytest
from hypothesis import settings

from tests.examples import SOAK, TIMES, examples

pytest.register_assert_rewrite("tests.conformance.promises")
# While tests are collected, modules are loaded and tests made: nothing of that is garbage.
gc.disable()

# No deadline: a slow machine is no defect. The blob reproduces a failure with @reproduce_failure.
settings.register_profile("local", max_examples=examples(50), deadline=None, print_blob=True)
# The same examples every time, so that a change is blamed only for what it broke.
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") and TIMES == 1 else "local")

Items = list[pytest.Item]


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """With `-n auto` two for each core: tests of pages and servers also wait. `-n logical`: one for each core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if config.option.numprocesses == "logical" else 2 * cores


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: Items) -> None:
    """Leave out those for a soak, unless this is one, and let each of several processes begin with those that wait.

    Those that wait for browsers, servers and databases get a second try: on a busy machine any of these may be late.
    The summary lists every test that needed one.
    """
    if not SOAK:
        later = [item for item in items if item.get_closest_marker("soak")]
        if later:
            config.hook.pytest_deselected(items=later)
            items[:] = [item for item in items if not item.get_closest_marker("soak")]
    for item in items:
        if _room(item):
            item.add_marker(pytest.mark.flaky(reruns=1))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = _waiting_first(items, workers)


def pytest_collection_finish() -> None:
    """The tests themselves stay to the end: garbage is no longer looked for among them, and elsewhere seldom."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


def _waiting_first(items: Items, workers: int) -> Items:
    """An order in which more than half of the processes begin with the browser, and the others with the server.

    With `--dist worksteal` each process first gets a part of the list, all parts being equally long, and takes
    over from the ends of others' parts when it has finished. There is a browser for each process that needs one, a
    server for most files: files stay together.
    """
    pages = (workers + 1) // 2
    browser, server, others = ([item for item in items if _room(item) == room] for room in ("browser", "server", ""))
    parts = [*_shares(browser, pages), *_shares(server, workers - pages)]
    ordered: Items = []
    for number, part in enumerate(parts):
        length = (len(items) - len(ordered)) // (workers - number)
        filling = max(0, length - len(part))
        ordered += part + others[:filling]
        others = others[filling:]
    return ordered + others


def _room(item: pytest.Item) -> str:
    """The folder of tests that wait, or nothing."""
    folder = item.path.parent.name
    return folder if folder in ("browser", "server") else ""


def _shares(items: Items, count: int) -> list[Items]:
    """Whole files, dealt out so that all get about as many tests."""
    shares: list[Items] = [[] for _ in range(count)]
    files: Iterable[Items] = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    for tests in sorted(files, key=len, reverse=True):
        min(shares, key=len).extend(tests)
    return shares
