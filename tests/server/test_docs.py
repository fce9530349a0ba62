"""The documentation under /docs: sent as it was built, with the headers of every page, and nothing from beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bradshaw.server.edge.security import POLICY
from bradshaw.server.http import docs
from bradshaw.server.http.assets import ASSETS
from tests.server.serving import Browser

PAGE = "<!doctype html><title>Bradshaw</title><p>How to play here"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site in the place of the built one, and a file beside it that is nobody's business."""
    folder = tmp_path / "manual"
    (folder / "players").mkdir(parents=True)
    (folder / "_downloads").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "players/index.html").write_text("<p>For players")
    (folder / "searchindex.js").write_text("Search.setIndex({})")
    (folder / "_downloads/Caddyfile").write_text("trains.example.org {")
    (folder / ".made-from").write_text("0")
    (tmp_path / "secret.html").write_text("secret")
    monkeypatch.setattr(docs, "FOLDER", folder)
    return folder


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "FOLDER", tmp_path / "manual")


@pytest.mark.usefixtures("unbuilt")
def test_where_the_site_was_not_built_the_page_of_the_client_is_shown_instead(browser: Browser) -> None:
    answer = browser.get("/docs")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert ASSETS.version in answer.text
    assert browser.get("/docs/index.html").status_code == 404


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    ("path", "leads"),
    [("/docs", "/docs/index.html"), ("/docs/", "/docs/index.html"), ("/docs/players/", "/docs/players/index.html")],
)
def test_an_address_without_a_file_leads_to_the_page_of_its_folder(browser: Browser, path: str, leads: str) -> None:
    answer = browser.get(path)
    assert answer.status_code in (302, 307, 308)
    assert answer.headers["location"] == leads


@pytest.mark.usefixtures("site")
def test_a_page_has_the_policy_of_all_pages_and_is_asked_for_again_each_time(browser: Browser) -> None:
    answer = browser.get("/docs/index.html")
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"
    again = browser.get("/docs/index.html", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("site")
def test_scripts_are_sent_as_scripts_and_files_of_other_kinds_as_text(browser: Browser) -> None:
    assert browser.get("/docs/searchindex.js").headers["content-type"].startswith("text/javascript")
    assert browser.get("/docs/_downloads/Caddyfile").headers["content-type"].startswith("text/plain")


def test_pages_that_are_built_while_the_server_runs_are_shown(browser: Browser, site: Path) -> None:
    assert browser.get("/docs/index.html").text == PAGE
    fresh = site.with_name("fresh")
    fresh.mkdir()
    (fresh / "index.html").write_text("<p>The new pages")
    site.rename(site.with_name("old"))
    fresh.rename(site)
    assert browser.get("/docs/index.html").text == "<p>The new pages"


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    "path",
    ["nowhere.html", ".made-from", "..%2Fsecret.html", "%2E%2E/secret.html", "players/..%2F..%2Fsecret.html", "a%00b"],
)
def test_what_is_no_page_is_not_found(browser: Browser, path: str) -> None:
    answer = browser.get(f"/docs/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text
