"""The page as an application: installable, told of notices without a page, and without a connection still of use."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Served
from tests.server.tables import until

from .visitor import Visitor

Visit = Callable[..., Visitor]
KEPT = """navigator.serviceWorker.ready.then(() => caches.match("/", { cacheName: "bradshaw-shell" })).then(Boolean)"""
KNOWN = "caches.open('bradshaw-known').then(one => one.keys()).then(keys => keys.length)"
# Notices that are asked for before the system has them are taken for closed, and forgotten.
SHOWING = """() => {
    const show = registration.showNotification.bind(registration);
    registration.showNotification = (...given) => show(...given).then(() => { self.shown = true; });
}"""
SHOWN = """navigator.serviceWorker.ready.then((one) => one.getNotifications())
    .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url })))"""


@pytest.fixture(scope="module")
def chromium(whole_chromium: Browser) -> Browser:
    """Notices belong to the windows of a browser."""
    return whole_chromium


def test_what_was_seen_last_is_shown_without_a_connection(visit: Visit) -> None:
    ada = visit(service_workers="allow")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    game = ada.send("/api/games", {"title": "1860", "mode": "hotseat", "seats": seats})
    page = ada.go(f"/play/{game['id']}")
    until(lambda: page.evaluate(KEPT), "the page to be kept")
    page.reload()
    expect(page.get_by_role("application")).to_be_visible()
    until(lambda: page.evaluate(KNOWN) >= 3, "what was seen to be kept")
    with ada.watch.expecting("failed request", "console error", "console warning"):
        ada.context.set_offline(True)
        page.goto(f"/play/{game['id']}")
        expect(page.get_by_text("You are offline. This is how things stood at")).to_be_visible()
        expect(page.get_by_role("application")).to_be_visible()
        expect(page.locator(".game")).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), "the game keeps to the screen"
        page.wait_for_function("document.querySelector('.game-header img').naturalWidth > 0")
        ada.context.set_offline(False)
        page.goto("/")
        expect(page.get_by_text("You are offline")).to_have_count(0)


def test_a_notice_is_shown_by_the_worker(visit: Visit, served: Served) -> None:
    ada = visit(service_workers="allow", permissions=["notifications"])
    page = ada.go("/")
    until(lambda: page.evaluate(KEPT), "the page to be kept")
    tools = ada.context.new_cdp_session(page)
    workers: list[str] = []
    tools.on(
        "ServiceWorker.workerVersionUpdated",
        lambda told: workers.extend(
            # Before that it is told nothing.
            one["registrationId"]
            for one in told["versions"]
            if one["status"] == "activated"
        ),
    )
    tools.send("ServiceWorker.enable")
    until(lambda: page.evaluate(KEPT) and workers, "the worker")
    notice = {"title": "Emu Bay", "body": "It is your turn.", "tag": "g1", "url": "/play/g1"}
    pushed = {"origin": served.url, "registrationId": workers[0], "data": json.dumps(notice)}
    (worker,) = ada.context.service_workers
    worker.evaluate(SHOWING)
    tools.send("ServiceWorker.deliverPushMessage", pushed)
    until(lambda: worker.evaluate("self.shown"), "the notice")
    assert page.evaluate(SHOWN) == [notice]


def test_the_page_can_be_installed(visit: Visit) -> None:
    ada = visit(locale="de-DE")
    page = ada.go("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(one => one.json())")
    assert (manifest["display"], manifest["lang"], manifest["start_url"]) == ("standalone", "de", "/")
    sizes = page.evaluate(
        """icons => Promise.all(icons.map(async ({ src, sizes }) => {
            const picture = await createImageBitmap(await (await fetch(src)).blob());
            return `${picture.width}x${picture.height}` === sizes;
        }))""",
        manifest["icons"],
    )
    assert sizes == [True] * 3
