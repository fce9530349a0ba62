"""The table of shares and the market: everything in its cell, what can be done in its place, and what it would do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import bradshaw
from tests.examples import SOAK, first, soaked, some

from .fitting import SETTLE
from .table import ISLE, Table, import_game, record_at, record_until, table_at, take_seat
from .test_accessibility import SCREENS, grave_findings
from .test_eighteen import counties_at
from .visitor import Visitor

COUNTIES = ISLE.with_name("1862-v1-8p-seed63.json")
"""A short game of 1862 with eight players."""
FOUR = ISLE.with_name("1860-v1-4p-seed11.json")
LAPTOP = {"viewport": {"width": 1400, "height": 900}}
RECENT = 18
"""Operating rounds for which the table of revenue has room on a laptop."""
MARKED = """prices => Object.fromEntries([...prices.querySelectorAll("[data-place]")].map((place) => [
    place.dataset.place,
    [".xx-bands span", ".xx-plate"].map((kind) => [...place.querySelectorAll(kind)].map((one) => one.innerText.trim())),
]))"""
"""The bands and the companies at each price."""
FITS = "view => view.scrollWidth <= view.clientWidth"
IN_RECEIVERSHIP = 140
"""After this many moves a director's certificate is in the pool."""
LATE_ISLE, LATE_COUNTIES = 600, 66
"""Moves of the games after which there is much in the table."""


def snapshot(table: Table) -> dict[str, Any]:
    shown: dict[str, Any] = table.visitor.ask(f"/api/games/{table.id}")["position"]
    return shown


def grid(table: Table, name: str = "Who owns what") -> Locator:
    return table.tab("Table").get_by_role("grid", name=name)


def row(shares: Locator, company: str) -> Locator:
    return shares.locator("tbody tr").filter(has=shares.page.locator(f'[data-key="company {company}"]'))


def cell(shares: Locator, column: str, company: str) -> Locator:
    return shares.locator(f'[data-key="{column} {company}"]')


def told(shares: Locator) -> dict[str, str]:
    """What stands in every cell, by its key."""
    found: dict[str, str] = shares.evaluate(
        """shares => Object.fromEntries([...shares.querySelectorAll("[data-key]")].map(
            (cell) => [cell.dataset.key, cell.textContent.replace(/\\s+/g, " ").trim()]
        ))"""
    )
    return found


def order(shares: Locator) -> list[str]:
    """The companies from top to bottom."""
    keys = shares.locator('tbody [data-key^="company "]').evaluate_all("cells => cells.map((cell) => cell.dataset.key)")
    return [key.removeprefix("company ") for key in keys]


def begun(shown: dict[str, Any], *, wanted: bool = True) -> list[str]:
    """The companies that have begun, or the others, in operating order."""
    return [name for name in shown["order"] if (shown["companies"][name]["par"] is not None) == wanted]


def choices(table: Table) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = snapshot(table)["choices"]["actions"]
    return listed


def first_of(table: Table, kind: str, **facts: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one["action"]
        for one in choices(table)
        if one["action"]["type"] == kind and facts.items() <= one["action"].items()
    )
    return found


def trains_told(trains: list[dict[str, Any]]) -> list[str]:
    """Trains that are alike once, with their number, and what rusts them."""
    alike = {one["train"]: [other for other in trains if other["train"] == one["train"]] for one in trains}
    return [
        name + (f"×{len(those)}" if len(those) > 1 else "") + (f"†{those[0]['rusts']}" if those[0]["rusts"] else "")
        for name, those in alike.items()
    ]


# The table


@pytest.mark.parametrize(("path", "after"), [(FOUR, LATE_ISLE), soaked(COUNTIES, LATE_COUNTIES)])
def test_the_table_shows_what_everybody_holds_and_what_companies_have(
    visit: Callable[..., Visitor], path: Any, after: int
) -> None:
    visitor = visit(**LAPTOP)
    table = table_at(visitor, "stock_turn", after, path)
    shares, shown = grid(table), snapshot(table)["position"]
    assert order(shares) == [*begun(shown), *begun(shown, wanted=False)], "those that have not begun come last"
    texts = told(shares)
    running = [name for name in shown["order"] if shown["companies"][name]["floated"]]
    for name, company in shown["companies"].items():
        if company["par"] is None:
            assert str(company["offering"]) in texts[f"ipo {name}"]
            continue
        for seat, player in enumerate(shown["players"]):
            held = player["shares"].get(name, 0)
            star = "★" if company["director"] == seat else ""
            said = re.sub(r"\s|director", "", texts[f"seat {seat} {name}"])
            assert said == (f"{held}{star}" if held else "none")
        for column, key in (("ipo", "offering"), ("pool", "pool"), ("price", "price"), ("par", "par")):
            assert texts[f"{column} {name}"] == str(company[key] or "none")
        expect(cell(shares, "trains", name).locator(".xx-train")).to_have_text(trains_told(company["trains"]))
        if company["floated"]:
            assert texts[f"order {name}"] == str(running.index(name) + 1)
            assert re.search(rf"\b{company['treasury']:,}|cc", texts[f"treasury {name}"])
            left = "bases" if path == FOUR else "markers"
            assert texts[f"{left} {name}"] == str(company["bases_left"])
    for seat, player in enumerate(shown["players"]):
        for figure in ("cash", "worth", "liquidity"):
            assert texts[f"{figure} {seat}"] == str(player[figure])
        limit = shown["certificate_limit"]
        assert texts[f"certificates {seat}"] == f"{player['certificates']}/{limit}"
    expect(shares.get_by_role("columnheader").locator(".xx-priority")).to_have_count(1)
    visitor.picture(f"shares-{len(shown['players'])}")
    if path == FOUR:
        the_table_is_sorted_by_every_column_and_back(table)
        the_revenue_of_every_operating_round_stands_below(table)


@pytest.mark.parametrize(("path", "after"), [soaked(FOUR, LATE_ISLE), (COUNTIES, LATE_COUNTIES)])
def test_all_columns_are_in_sight_on_a_laptop_and_beside_the_map(
    visit: Callable[..., Visitor], path: Any, after: int
) -> None:
    table = table_at(visit(**LAPTOP), "stock_turn", after, path)
    page, view = table.page, table.page.locator("#view-table")
    expect(grid(table)).to_be_visible()
    assert view.evaluate(FITS)
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.locator("#view-tab-1-map").click()
    expect(page.locator("#view-map.unseen")).to_have_count(0)
    expect(view).to_be_visible()
    assert view.evaluate(FITS)


def test_on_a_tablet_the_shares_of_eight_players_are_all_in_sight_and_the_rest_below(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(viewport={"width": 768, "height": 1024}, has_touch=True)
    table = table_at(visitor, "stock_turn", LATE_COUNTIES, COUNTIES)
    shares = grid(table)
    view = table.page.locator("#view-table")
    assert view.evaluate(FITS)
    expect(shares.locator('thead [data-column^="seat"]:visible')).to_have_count(8)
    expect(shares.locator('[data-column="trains"]:visible')).to_have_count(0)
    companies = view.get_by_role("grid", name="Companies")
    expect(companies.locator("thead [data-column]")).to_contain_text(["Company", "Par", "No.", "Treas.", "Trains"])
    started = [id_ for id_, one in snapshot(table)["position"]["companies"].items() if one["price"]]
    assert set(order(companies)) == set(started)
    table.page.set_viewport_size(LAPTOP["viewport"])
    expect(grid(table).locator('[data-column="trains"]').first).to_be_visible()
    expect(companies).to_be_hidden()


def beside_the_market_the_table_has_more_than_half_of_the_room(page: Page) -> None:
    shares, market = (page.locator(f"#view-{name}").bounding_box() for name in ("table", "market"))
    assert shares
    assert market
    assert 1.4 < shares["width"] / market["width"] < 1.6
    assert page.locator("#view-market").evaluate(FITS)


def the_revenue_of_every_operating_round_stands_below(table: Table) -> None:
    game = bradshaw.load(FOUR.read_bytes()).at(table.number)
    rounds: list[dict[str, int]] = []
    for entry in game.log:
        if entry.kind == "operating_round":
            rounds.append({})
        elif entry.kind == "dividend":
            rounds[-1][game.title.companies[entry.facts["company"]]] = entry.facts["revenue"]
    revenue = grid(table, "Revenue of every operating round")
    headings = revenue.get_by_role("columnheader")
    # As many as have room stand there, the newest first, and the older ones when they are asked for. All companies are
    # in sight without scrolling.
    expect(headings).to_have_count(RECENT + 2)
    assert table.page.locator("#view-table").evaluate(FITS)
    expect(revenue.locator("tbody tr").last).to_be_in_viewport(ratio=1)
    table.page.get_by_role("button", name=f"Show all {len(rounds)} rounds").click()
    expect(headings).to_have_count(len(rounds) + 2)
    for name in order(revenue):
        shown = [re.sub(r"\D", "", text) for text in row(revenue, name).locator("td").all_text_contents()]
        earned = [str(one[name]) if name in one else "" for one in reversed(rounds)]
        assert shown == [str(sum(one.get(name, 0) for one in rounds)), *earned]
    # The last three of them stand in the table of shares as well.
    for heading in headings.all()[2:5]:
        round_name = (heading.text_content() or "").strip()
        expect(grid(table).get_by_role("columnheader", name=round_name)).to_have_count(1)
    # A run leads to its moment.
    first = revenue.locator("tbody tr").first.locator("button[data-column^=round]", has_text=re.compile(r"\d")).first
    first.click()
    table.page.get_by_role("dialog").get_by_role("button", name="See that moment").click()
    expect(table.page.locator(".past-banner")).to_be_visible()


def the_table_is_sorted_by_every_column_and_back(table: Table) -> None:
    shares, shown = grid(table), snapshot(table)["position"]
    started, others = begun(shown), begun(shown, wanted=False)
    heading = shares.get_by_role("columnheader")
    for index in some(range(1, heading.count())):
        one = heading.nth(index)
        one.get_by_role("button").click()
        expect(one).to_have_attribute("aria-sort", "descending")
        down = order(shares)
        one.get_by_role("button").click()
        expect(one).to_have_attribute("aria-sort", "ascending")
        assert sorted(down) == sorted(order(shares)) == sorted(shown["order"])
        one.get_by_role("button").click()
        expect(one).not_to_have_attribute("aria-sort", re.compile("."))
        assert order(shares) == [*started, *others]
    prices = {name: shown["companies"][name]["price"] for name in started}
    shares.get_by_role("columnheader", name="Price").get_by_role("button").click()
    shares.get_by_role("columnheader", name="Price").get_by_role("button").click()
    assert [prices[name] for name in order(shares) if name in prices] == sorted(prices.values())
    assert order(shares)[len(started) :] == others, "the others come last"


def test_shares_that_nobody_can_buy_are_told_apart(visitor: Visitor) -> None:
    table = take_seat(visitor, import_game(visitor, record_until(IN_RECEIVERSHIP, ISLE)))
    shares, companies = grid(table), snapshot(table)["position"]["companies"]
    name, company = next((name, one) for name, one in companies.items() if one["certificate_in_pool"])
    for_sale = company["pool"] - company["certificate_in_pool"]
    shares.locator(f'[data-key="pool {name}"]').click()
    explained = table.page.get_by_role("dialog")
    expect(explained).to_contain_text(f"The bank pool has {for_sale} shares of {name}, each for the market price of ")
    expect(explained).to_contain_text("and its director’s certificate: whoever comes to 2 other shares takes it")
    table.page.keyboard.press("Escape")
    name = next(name for name, one in companies.items() if one["reserved"] == one["offering"] == 1)
    shares.locator(f'[data-key="ipo {name}"]').click()
    expect(explained).to_contain_text(
        f"No share of {name} can be bought from the initial offering. "
        "One share is kept for the owner of a private company."
    )


def test_a_cell_says_what_it_means_and_leads_to_the_rule(visitor: Visitor) -> None:
    table = table_at(visitor, "lay_track", LATE_ISLE, FOUR)
    page, shares, shown = table.page, grid(table), snapshot(table)["position"]
    name = next(name for name in shown["order"] if shown["companies"][name]["trains"])
    company = shown["companies"][name]
    seat = company["director"]
    held = shown["players"][seat]["shares"][name]
    says = {
        f"seat {seat} {name}": f"holds {held} shares of {name} ({10 * held}%) and is its director",
        f"ipo {name}": "initial offering",
        f"price {name}": f"£{company['price']} on the market",
        f"order {name}": "in the operating order",
        f"treasury {name}": "in its treasury",
        f"trains {name}": company["trains"][0]["train"],
        f"bases {name}": "base",
        f"liquidity {seat}": f"£{shown['players'][seat]['liquidity']:,}",
        f"worth {seat}": "if the game ended now",
        f"certificates {seat}": "certificates",
    }
    arrow_keys_lead_through_the_table(table)
    explained = page.get_by_role("dialog")
    for key, words in says.items():
        opener = shares.locator(f'[data-key="{key}"]')
        opener.click()
        expect(explained).to_contain_text(words)
        expect(explained).to_be_focused()
        page.keyboard.press("Escape")
        expect(explained).to_have_count(0)
        expect(opener).to_be_focused()
    shares.locator(f'[data-key="liquidity {seat}"]').click()
    assert grave_findings(page, within=".xx-explained") == []
    visitor.picture("shares-explained")
    explained.get_by_role("link", name="Rule").click()
    expect(page.get_by_role("tabpanel", name="Rules").locator('[id="1860.shares.sell-price"]')).to_be_visible()


def arrow_keys_lead_through_the_table(table: Table) -> None:
    page, shares = table.page, grid(table)
    first = order(shares)[0]
    shares.get_by_role("columnheader").first.get_by_role("button").focus()
    page.keyboard.press("ArrowDown")
    expect(cell(shares, "company", first)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cell(shares, "seat 0", first)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(cell(shares, "seat 0", order(shares)[1])).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    expect(cell(shares, "seat 0", order(shares)[1])).to_be_focused()
    assert table.slider.input_value() == str(table.number), "arrows do not step through the history meanwhile"


# What can be done in it


def test_shares_are_bought_and_sold_in_their_cells(visitor: Visitor) -> None:
    table = table_at(visitor, "stock_turn", LATE_ISLE, FOUR)
    page, shares, shown = table.page, grid(table), snapshot(table)
    seat = shown["actors"][0]
    lit = {f"{one['spot']}" for one in choices(table) if one["spot"].startswith("share:")}
    assert shares.locator("tbody .can[data-column^=seat], tbody .can[data-column=pool]").count() == len(
        [spot for spot in lit if spot.endswith((":hand", ":pool"))]
    )
    sale = first_of(table, "sell_shares")
    company, held = sale["company"], shown["position"]["players"][seat]["shares"]
    counts = [one["action"]["count"] for one in choices(table) if one["spot"] == f"share:{company}:hand"]
    opener = cell(shares, f"seat {seat}", company)
    opener.click()
    number, most = table.number, max(counts)
    if len(counts) > 1:
        offers = page.get_by_role("group", name="What can be done here").get_by_role("button")
        expect(offers).to_have_count(len(counts))
        offers.last.click()
    expect(opener).to_have_attribute("aria-pressed", "true")
    table.confirm.click()
    table.moved_on(number)
    now = snapshot(table)["position"]["players"][seat]["shares"]
    assert now.get(company, 0) == held[company] - most
    number = table.number
    bought = first_of(table, "buy_share")
    column = bought["from"]
    cell(shares, column, bought["company"]).click()
    expect(cell(shares, column, bought["company"])).to_have_attribute("aria-pressed", "true")
    table.confirm.click()
    table.moved_on(number)
    players = snapshot(table)["position"]["players"]
    assert players[seat]["shares"].get(bought["company"], 0) == now.get(bought["company"], 0) + 1


def test_a_company_is_started_from_its_cell(visitor: Visitor) -> None:
    table = counties_at(visitor, "stock_turn", "start_company")
    shares, number = grid(table), table.number
    start = first_of(table, "start_company")
    cell(shares, "ipo", start["company"]).click()
    prices = table.page.get_by_role("dialog").get_by_role("group", name=f"Prices: Start {start['company']}")
    prices.get_by_role("button", name=f"at £{start['price']} a share").click()
    table.confirm.click()
    table.moved_on(number)
    assert snapshot(table)["position"]["companies"][start["company"]]["price"] == start["price"]


def test_a_company_is_proposed_in_parliament_from_its_cell(visitor: Visitor) -> None:
    table = table_at(visitor, "proposals", 0, COUNTIES)
    shares, ranges = grid(table), snapshot(table)["choices"]["ranges"]
    assert shares.locator("tbody .can[data-column=ipo]").count() == len(ranges)
    proposed = ranges[0]["action"]["company"]
    cell(shares, "ipo", proposed).click()
    number = table.number
    table.turn.get_by_role("button", name=re.compile(f"^Propose {re.escape(proposed)} and bid")).click()
    table.moved_on(number)
    assert proposed in snapshot(table)["headline"]


def test_privates_stand_below_with_what_can_be_done_with_them(visitor: Visitor) -> None:
    table = table_at(visitor, "stock_turn", 30, FOUR)
    privates = table.tab("Table").get_by_role("table", name="Private companies")
    shown = snapshot(table)["position"]["privates"]
    expect(privates.locator("tbody tr")).to_have_count(len(shown))
    for one in shown:
        line = privates.locator("tbody tr").filter(has=table.page.locator(f'[data-key="private {one["name"]}"]'))
        expect(line).to_contain_text(f"£{one['value']}")
        if one["owner"] is not None:
            expect(line).to_contain_text(visitor.ask(f"/api/games/{table.id}")["seats"][one["owner"]]["name"])


# The market


def chart(table: Table) -> Locator:
    return table.tab("Market").get_by_role("group", name="Chart of share prices")


@pytest.mark.parametrize(("path", "places"), [soaked(FOUR, 55), (COUNTIES, 67)])
def test_all_prices_are_in_sight_without_scrolling_sideways(visitor: Visitor, path: Any, places: int) -> None:
    visitor.go(f"/play/{import_game(visitor, record_until(300, path))}")
    page = visitor.page
    prices, view = page.get_by_role("group", name="Chart of share prices"), page.locator("#view-market")
    for width in (360, 1400, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(SETTLE)
        page.get_by_role("tab", name="Market").last.click()
        expect(prices.locator(".xx-place")).to_have_count(places)
        expect(view).to_be_in_viewport()
        assert view.evaluate("view => view.scrollWidth <= view.clientWidth"), width
        boxes = prices.locator(".xx-space").evaluate_all(
            "all => all.map((one) => [parseFloat(getComputedStyle(one).fontSize), one.scrollWidth - one.clientWidth])"
        )
        assert all(size >= 14 and not cut for size, cut in boxes), width
        assert page.locator(".xx-market .xx-key li").count() >= 5
        visitor.picture(f"market-{places}-{width}")


def test_dividend_bands_are_marked_at_every_price_of_1862(visitor: Visitor) -> None:
    table = table_at(visitor, "stock_turn", LATE_COUNTIES, COUNTIES)
    prices, spaces = chart(table), snapshot(table)["view"]["market"]["spaces"]
    expect(prices.locator(".xx-place")).to_have_count(len(spaces))
    marked = prices.evaluate(MARKED)
    for space in spaces:
        assert marked[str(space["price"])] == [[str(band) for band in space["bands"]], space["markers"]]


def test_a_sale_is_drawn_on_the_market_beside_the_table_before_it_is_made(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 1920, "height": 1080})
    table = table_at(visitor, "stock_turn", LATE_ISLE, FOUR)
    page, prices = table.page, table.page.get_by_role("group", name="Chart of share prices")
    expect(prices).to_be_visible()
    beside_the_market_the_table_has_more_than_half_of_the_room(page)
    told = [one for one in choices(table) if one["action"]["type"] == "sell_shares"]
    sale = next(
        one for one in told if (facts := one["message"]["facts"])["before"] and facts["before"] != facts["after"]
    )
    facts = sale["message"]["facts"]
    seat, company = snapshot(table)["actors"][0], facts["company"]
    page.locator(f'[data-key="seat {seat} {company}"]').click()
    same = [one["action"]["count"] for one in told if one["action"]["company"] == company]
    if len(same) > 1:
        offers = page.get_by_role("group", name="What can be done here").get_by_role("button")
        offers.nth(same.index(sale["action"]["count"])).hover()
    arrow = prices.locator(".xx-arrows > path")
    expect(arrow).to_have_count(1)
    expect(prices.locator(f'[data-place="{facts["after"]}"] .xx-ghost')).to_have_text(company)
    expect(page.get_by_text(f"{company}: £{facts['before']} → £{facts['after']}")).to_be_visible()
    visitor.picture("market-sale")


def test_what_each_dividend_would_do_is_drawn_on_the_market(visitor: Visitor) -> None:
    table = table_at(visitor, "dividend", LATE_ISLE, FOUR)
    prices = chart(table)
    moves = [
        one["message"]["facts"]
        for one in choices(table)
        if one["message"]["facts"]["before"] != one["message"]["facts"]["after"]
    ]
    assert moves
    expect(prices.locator(".xx-arrows > path")).to_have_count(len(moves))
    for facts in moves:
        expect(prices.locator(f'[data-place="{facts["after"]}"] .xx-ghost')).to_have_text(facts["company"])
    table.turn.get_by_role("button", name=re.compile("^Retain|^Pay")).first.hover()
    assert prices.locator(".xx-arrows > path").count() <= 1
    visitor.picture("market-dividend")


def test_a_price_on_the_market_starts_a_company(visitor: Visitor) -> None:
    table = counties_at(visitor, "stock_turn", "start_company")
    prices, number = chart(table), table.number
    start = first_of(table, "start_company")
    there = {one["action"]["company"] for one in choices(table) if one["action"].get("price") == start["price"]}
    assert len(there) > 1
    prices.get_by_role("button", name=f"Start at £{start['price']}").click()
    which = prices.get_by_role("group", name=f"Start at £{start['price']}").get_by_role("button")
    expect(which).to_have_count(len(there))
    which.filter(has_text=start["company"]).first.click()
    table.confirm.click()
    table.moved_on(number)
    assert snapshot(table)["position"]["companies"][start["company"]]["price"] == start["price"]


# On a phone, and for everybody


def test_on_a_phone_the_companies_stay_in_sight_while_the_table_scrolls(phone: Visitor) -> None:
    game = import_game(phone, record_at("stock_turn", LATE_COUNTIES, COUNTIES))
    phone.go(f"/play/{game}")
    page = phone.page
    page.get_by_role("tab", name="Table").tap()
    view = page.locator("#view-table")
    view.wait_for()
    assert view.evaluate("view => view.scrollWidth > view.clientWidth")
    plate = view.locator("tbody th .xx-plate").first
    before = plate.bounding_box()
    view.evaluate("view => view.scrollTo(400, 0)")
    after = plate.bounding_box()
    assert before
    assert after
    assert after["x"] <= before["x"]
    assert after["x"] >= 0
    phone.picture("phone-shares")


@pytest.mark.parametrize("screen", first(SCREENS))
def test_axe_finds_nothing_grave_in_table_and_market(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    findings: dict[str, list[str]] = {}
    for path, after in ((FOUR, LATE_ISLE), (COUNTIES, LATE_COUNTIES)):
        table = take_seat(visitor, import_game(visitor, record_at("stock_turn", after, path)))
        # In a soak both of both games.
        for tab in ("Table", "Market") if SOAK else ("Table",) if path == FOUR else ("Market",):
            expect(table.tab(tab)).to_be_visible()
            findings[f"{path.stem} {tab}"] = grave_findings(table.page, screen, within=".views")
            visitor.picture(f"{screen}-{path.stem[:4]}-{tab.lower()}")
    assert not any(findings.values()), findings
