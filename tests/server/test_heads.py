"""HEAD: what GET answers, without its body."""

from __future__ import annotations

import re

import pytest

from bradshaw.server.http.assets import ASSETS, PAGES

from .serving import Browser
from .tables import until

CHANGING = {"date", "set-cookie"}
"""What two answers to the same request need not have alike."""


def same_headers(browser: Browser, path: str, **headers: str) -> int:
    """Ask with both methods; the status of both answers."""
    whole = browser.get(path, headers=headers)
    head = browser.http.head(path, headers=headers)
    assert head.status_code == whole.status_code
    assert not head.content
    kept = [{name: value for name, value in one.headers.items() if name not in CHANGING} for one in (head, whole)]
    assert kept[0] == kept[1]
    return whole.status_code


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_asked_for_its_head(browser, page):
    assert same_headers(browser, re.sub(r"\{.*?\}", "emubay", page)) == 200


@pytest.mark.parametrize(
    "path",
    ["/sw.js", "/manifest.webmanifest", "/web/ui.js", f"/web/{ASSETS.version}/all.css", "/api/titles", "/schema"],
)
def test_files_and_the_interface_are_asked_for_their_heads(browser, path):
    assert same_headers(browser, path) == 200
    assert same_headers(browser, path, **{"Accept-Encoding": "identity"}) == 200


def test_a_file_that_the_browser_has_is_not_sent_again(browser):
    tag = browser.http.head("/web/ui.js").headers["etag"]
    assert same_headers(browser, "/web/ui.js", **{"If-None-Match": tag}) == 304


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/web/nowhere.js", "/api/games/000000000000"])
def test_what_does_not_exist_has_no_head_either(browser, path):
    assert same_headers(browser, path) == 404


def test_what_only_changes_something_has_no_head(browser):
    assert browser.http.head("/api/games/import").status_code in (404, 405)
    assert browser.http.head("/api/accounts").status_code == 405


def test_the_head_of_a_stream_ends_at_once(browser: Browser):
    game = browser.make_game()
    path = f"/api/games/{game['id']}/events"
    head = browser.http.head(path)
    assert head.status_code == 200
    assert head.headers["content-type"].startswith("text/event-stream")
    until(lambda: "bradshaw_watchers 0" in browser.get("/metrics").text, "nobody to follow the game")
    # The same connection goes on to be used.
    assert browser.get("/healthz").status_code == 200


def test_heads_are_counted_as_such(browser):
    browser.http.head("/account")
    assert 'method="HEAD",route="/account",status="200"' in browser.get("/metrics").text


@pytest.mark.parametrize(("method", "path", "status"), [("OPTIONS", "/api/titles", 204), ("PATCH", "/api/titles", 405)])
def test_what_an_address_takes_names_head_beside_get(browser: Browser, method: str, path: str, status: int):
    answer = browser.request(method, path)
    assert answer.status_code == status
    assert sorted(answer.headers["allow"].split(", ")) == ["GET", "HEAD", "OPTIONS"]


def test_what_an_address_takes_names_no_head_without_get(browser: Browser):
    assert "HEAD" not in browser.request("OPTIONS", "/api/accounts").headers["allow"]
