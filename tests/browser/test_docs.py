"""The documentation in a browser: searched under the server's policy, in the colours of the application."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bradshaw.server.http import docs

from .test_accessibility import grave_findings
from .visitor import PHONE, Visitor

SOURCE = Path(__file__).parents[2] / "docs"
LEFT_OUT = ("_ext", "design.md", "hosts", "programmers", "players/18*", "players/emubay", "players/differences.md")
"""A few pages show the theme and the search as well as all of them."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if find_spec("sphinx") is None:
        pytest.skip("sphinx is not installed, so nothing can be built")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-Q", "-b", "html", "-D", f"exclude_patterns={','.join(LEFT_OUT)}"]
    subprocess.run([*command, str(SOURCE), str(folder)], check=True)
    return folder


def test_the_first_page_leads_to_pages_that_can_be_searched_on_a_phone(
    site: Path, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "FOLDER", site)
    page = visitor.go("/")
    page.get_by_role("button", name="Dark colours").click()
    page.set_viewport_size(PHONE)
    page.get_by_role("link", name="Documentation").click()
    expect(page.get_by_role("heading", level=1, name="Bradshaw")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-theme", "dark")
    page.locator(".nav-overlay-icon").click()
    page.get_by_placeholder("Search").fill("liquidity")
    page.get_by_placeholder("Search").press("Enter")
    page.locator("#search-results").get_by_role("link", name="Liquidity").or_(
        page.locator("#search-results").get_by_role("link", name="The table and the market")
    ).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The table and the market")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not grave_findings(page)


def test_where_nothing_was_built_the_page_says_how_to_do_it(
    tmp_path: Path, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "FOLDER", tmp_path)
    with visitor.watch.expecting("404"):
        page = visitor.go("/docs")
        expect(page.get_by_role("heading", level=1)).to_have_text("The documentation has not been built yet")
        expect(page.locator("main code")).to_have_text("make docs")
