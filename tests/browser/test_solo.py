"""A game against bots, from the first page to the last."""

from __future__ import annotations

import random
import secrets

import pytest
from playwright.sync_api import expect

import bradshaw

from .table import Table
from .visitor import Visitor

SEED = 2


def test_a_game_against_bots_is_played_from_the_first_page_to_the_result(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda limit: SEED)
    page = visitor.go("/")
    page.get_by_text("Change the table").click()
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    table = Table(visitor)
    table.question.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Bots wait").press("Home")
    expect(page.get_by_text("Bots wait not at all before they move")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    chance = random.Random(SEED)
    n = 0
    import time
    while table.settled():
        t=time.time()
        table.move(chance)
        n += 1
        print(n, table.number, round(time.time()-t,2))
