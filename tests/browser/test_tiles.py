"""The view of all tiles, and where one of them fits on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .table import ISLE, Table, import_game, record_at, table_at
from .test_accessibility import grave_findings
from .test_views import ROOMY, selected, view
from .visitor import Visitor

LAYING = ("lay_track", 40)
HOVERED = 400
"""After this many milliseconds on a hex there is a note about it."""


def fits(visitor: Visitor, table: Table) -> tuple[dict[str, Any], list[str]]:
    """What the server says of the tiles, and a tile that fits somewhere with its hexes."""
    told = visitor.send(f"/api/games/{table.id}/tiles", {"actions": [], "drawings": False})
    tile = next(tile for tile in told["tiles"] if tile["hexes"])
    return tile, tile["hexes"]


def test_a_tile_shows_on_the_map_where_the_company_can_lay_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = table_at(visitor, *LAYING, ISLE)
    page = table.page
    page.keyboard.press("i")
    tiles = view(page, "Tiles")
    tile, hexes = fits(visitor, table)
    button = tiles.get_by_role("button", name=f"Tile {tile['id']}:")
    expect(button).to_contain_text(f"{tile['left']} of {tile['count']}")
    expect(tiles.locator(".tile-picture").first.locator("use").first).to_be_attached()
    assert tiles.evaluate("box => box.scrollWidth <= box.clientWidth")
    assert grave_findings(page, within="#view-tiles") == []
    visitor.picture("tiles")
    button.click()
    expect(view(page, "Map")).to_be_visible()
    expect(page.locator(".hex.fits")).to_have_count(len(hexes))
    note = page.locator(".lit-note")
    expect(note).to_contain_text(f"can lay tile {tile['id']} in")
    visitor.picture("tile-on-the-map")
    # The map came to lie under a pointer that rests: nobody asks about that hex before it moves.
    page.wait_for_timeout(HOVERED)
    expect(page.locator(".board-tip")).to_have_count(0)
    page.locator(".hex").first.hover(force=True)
    expect(page.locator(".board-tip")).to_be_visible()
    note.get_by_role("button").click()
    expect(page.locator(".hex.fits")).to_have_count(0)
    expect(tiles).to_be_visible()


def test_between_operating_rounds_it_is_said_that_only_the_track_counts(visit: Callable[..., Visitor]) -> None:
    visitor = visit(**ROOMY)
    table = table_at(visitor, "stock_turn", 40, ISLE)
    page = table.page
    page.keyboard.press("i")
    expect(view(page, "Tiles")).to_contain_text("by its track alone")
    tile, hexes = fits(visitor, table)
    view(page, "Tiles").get_by_role("button", name=f"Tile {tile['id']}:").click()
    assert selected(page) == ["Map", "Tiles"]
    expect(page.locator(".hex.fits")).to_have_count(len(hexes))
    expect(page.locator(".lit-note")).to_contain_text("By its track alone")


def test_tiles_are_seen_on_a_telephone(phone: Visitor) -> None:
    phone.go(f"/play/{import_game(phone, record_at(*LAYING, ISLE))}")
    table = Table(phone)
    table.question.wait_for()
    table.page.get_by_role("tab", name="Tiles").tap()
    expect(view(table.page, "Tiles").get_by_role("button").first).to_be_visible()
    assert table.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    phone.picture("phone-tiles")
    # Passing is one tap away whichever tab is open, beside the way to the choices.
    table.page.get_by_role("tab", name="Companies").tap()
    bar = table.page.locator(".phone-bar")
    expect(bar.get_by_role("button", name="Choose")).to_be_visible()
    bar.get_by_role("button", name="Pass").tap()
    expect(bar.get_by_role("button", name="Confirm")).to_be_enabled()
