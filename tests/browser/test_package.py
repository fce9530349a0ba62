"""A game that a package of somebody else's brings, with its own panels and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.example import install
from tests.server.process import ServerProcess, server_process

from .table import take_seat
from .visitor import Visitor

NAMES = ("Ada", "Ben")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which the package is installed."""
    folder = tmp_path_factory.mktemp("host")
    site = folder / "site"
    site.mkdir()
    install(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        with server_process(folder, str(folder / "bradshaw.sqlite")) as running:
            yield running


def make_game(visitor: Visitor) -> str:
    seats = [{"kind": "person", "name": name} for name in NAMES]
    game: str = visitor.send("/api/games", {"title": "yard", "mode": "hotseat", "seats": seats, "seed": 1})["id"]
    return game


def test_a_move_is_made_in_the_panel_of_a_package(visit: Callable[..., Visitor], host: ServerProcess) -> None:
    visitor = visit(base_url=host.url)
    table = take_seat(visitor, make_game(visitor))
    yard = table.page.get_by_role("region", name="The yard")
    wagon = yard.get_by_role("button", name="Take 2 wagons from siding A for £2")
    expect(wagon).to_have_css("border-top-width", "2px")
    standing = yard.get_by_role("listitem").first.locator(".yard-wagon")
    before = standing.count()
    wagon.click()
    table.confirm.click()
    table.has_moves(1)
    expect(standing).to_have_count(before - 2)
    visitor.picture("package-panel")


def test_the_panel_of_a_package_speaks_the_language_of_the_reader(
    visit: Callable[..., Visitor], host: ServerProcess
) -> None:
    visitor = visit(base_url=host.url, locale="de-DE", extra_http_headers={"Accept-Language": "de"})
    page = visitor.go(f"/play/{make_game(visitor)}")
    yard = page.get_by_role("region", name="Der Rangierbahnhof")
    expect(yard.get_by_role("button", name="2 Wagen von Gleis A nehmen: £2")).to_be_visible()


def test_panels_that_fail_leave_the_plain_tables(visit: Callable[..., Visitor], host: ServerProcess) -> None:
    visitor = visit(base_url=host.url)

    def broken(route: Route) -> None:
        route.fulfill(body="export function panels() { throw new Error('broken'); }", content_type="text/javascript")

    visitor.context.route("**/panels.js", broken)
    with visitor.watch.expecting("titles/yard/panels.js Error: broken"):
        table = take_seat(visitor, make_game(visitor))
        expect(table.tab("Companies").get_by_role("table", name="Sidings")).to_be_visible()


def test_only_what_a_package_brings_for_browsers_is_sent(host: ServerProcess) -> None:
    (yard,) = [one for one in httpx.get(f"{host.url}/api/titles").json() if one["id"] == "yard"]
    page = httpx.get(host.url)
    for address, kind in ((yard["panels"], "text/javascript"), (yard["styles"], "text/css")):
        answer = httpx.get(host.url + address)
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-security-policy"] == page.headers["content-security-policy"]
    beside = yard["panels"].removesuffix("/panels.js")
    for path in ("", "/", "/../rules.toml", "/%2e%2e/rules.toml", "/..%2frules.toml", "/..%5crules.toml", "/rules.py"):
        answer = httpx.get(httpx.URL(host.url).copy_with(raw_path=(beside + path).encode()))
        assert answer.status_code in (400, 404), path
        assert "Two to four people play" not in answer.text
