"""Trains that another company is asked for: what is offered, and how the answer is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.examples import first
from tests.server.tables import until

from .table import ISLE, Table, import_game, record_until, take_seat
from .test_accessibility import SCREENS, grave_findings
from .test_room import in_sight
from .visitor import Visitor

NINE_OFFERS = 605
"""After this many moves a company can ask for trains of nine others."""
ONE_OFFER = 159
"""After this many moves Ben can ask for a train of a company of Ada's, who refuses."""


def table_after(visitor: Visitor, number: int) -> Table:
    return take_seat(visitor, import_game(visitor, record_until(number, ISLE)))


@pytest.mark.parametrize("screen", first(SCREENS))
def test_a_train_of_another_company_is_named_with_its_seller_and_its_price_once(
    visit: Callable[..., Visitor], screen: str
) -> None:
    visitor = visit(**SCREENS[screen])
    table = table_after(visitor, NINE_OFFERS)
    page = table.page
    if page.get_by_role("tab", name="Turn").count():
        page.get_by_role("tab", name="Turn").click()
    sellers = page.get_by_role("group", name="Buy from another company").locator("button[aria-expanded]")
    expect(sellers).to_have_count(9)
    for seller in sellers.all():
        expect(seller).to_have_text(re.compile(r"\S+\s+\d\+\d"))
        expect(seller).to_have_accessible_name(re.compile(r"^Buy an? \d\+\d train from \S+$"))
    # A limit is for auctions.
    expect(page.get_by_text("above a limit")).to_have_count(0)
    assert not grave_findings(page, screen, within=".turn")

    sellers.first.click()
    name = sellers.first.get_attribute("aria-label") or ""
    price = page.get_by_role("spinbutton", name=name)
    # What changes hands comes a moment later, and takes room from the price.
    expect(page.get_by_role("group", name="Before and after")).to_be_visible()
    until(lambda: in_sight(price), "the price to be asked for where it can be seen")
    price.fill("30")
    told = page.get_by_role("group", name="What it costs and does")
    expect(told).to_have_text(re.compile(rf"^{re.escape(name)} for 30cc(, if the director of \S+ agrees)?$"))
    visitor.picture(f"offer-{screen}")


def test_a_refused_offer_is_told_to_the_one_who_made_it(visitor: Visitor) -> None:
    table = table_after(visitor, ONE_OFFER)
    refusal = re.compile(r"refuses for \S+: its \d\+\d train is not for sale at \d+cc\.$")
    table.choices.filter(has_text="Refuse").click()
    number = table.number
    table.confirm.click()
    # It is shown for a few seconds only, and as news beside the question.
    expect(table.page.get_by_role("status").get_by_text(refusal).last).to_be_visible()
    table.moved_on(number)
    expect(table.question).to_have_text(
        re.compile(r"may buy trains for .* \S+ has refused \d+cc for its \d\+\d train\.$")
    )
    expect(table.tab("Log").get_by_text(refusal).last).to_be_visible()
