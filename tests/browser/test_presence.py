"""Who is here, seen on the page, and a seat that changes hands and comes back."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import APIResponse, Locator, Route, expect

from bradshaw.server.games.presence import GRACE_SECONDS, TICK_SECONDS
from tests.examples import in_soak
from tests.server.serving import Served

from .fitting import SETTLE
from .table import NAMES, Table, take_seat
from .test_online import bid, gather
from .visitor import PHONE, Visitor, requests_to
from .windows import BARE

Visit = Callable[..., Visitor]
TABLET = {"width": 768, "height": 1024}
DESK = {"width": 1400, "height": 900}


def others(table: Table) -> Locator:
    return table.page.get_by_role("region", name="Who is here").get_by_role("listitem")


def leaves(cleo: Table, seen_by: Table) -> None:
    """Cleo goes. She must have been noticed before: else she looks away already, and going is a later sign of life."""
    line = others(seen_by).filter(has_text="Cleo")
    expect(line).to_contain_text("here")
    cleo.page.goto(BARE)
    expect(line).to_contain_text("away")


def no_sideways_scrolling(visitor: Visitor) -> None:
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_those_at_the_table_see_who_comes_and_goes(visit: Visit) -> None:
    ada, ben, cleo = gather(visit(viewport=DESK), visit(), visit())
    line = others(ada).filter(has_text="Cleo")
    leaves(cleo, ada)
    expect(line).to_contain_text(re.compile(r"away since \d\d:\d\d"))
    expect(line).to_contain_text("can be replaced from")
    expect(line.get_by_role("button", name="Replace")).to_have_count(0)
    ada.visitor.picture("away")
    cleo.page.goto(f"/play/{ada.id}")
    expect(line).to_contain_text("here")
    # A second tab keeps somebody here.
    second = ben.visitor.context.new_page()
    second.goto(f"/play/{ada.id}")
    ben.page.goto(BARE)
    second.get_by_role("region", name="Who is here").wait_for()
    time.sleep(GRACE_SECONDS + 4 * TICK_SECONDS)
    expect(others(ada).filter(has_text="Ben")).to_contain_text("here", timeout=5000)
    second.close()
    expect(others(ada).filter(has_text="Ben")).to_contain_text("away")


def test_lists_show_who_is_here(visit: Visit) -> None:
    ada, ben, stranger = visit(viewport=PHONE), visit(), visit(viewport=DESK)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    game = ada.send("/api/games", {"title": "emubay", "mode": "online", "seats": seats, "listed": True})
    ben.send(f"/api/games/{game['id']}/join", {"name": "Ben"})
    card = ada.go("/").locator(".game-card").first
    table = stranger.go("/games/lobby").get_by_role("listitem").filter(has_text="Ada and Ben")
    expect(card).to_contain_text("Ben")
    mark = card.get_by_role("img", name="is here")
    expect(mark).to_have_count(0)
    ben.go(f"/play/{game['id']}")
    expect(mark).to_have_count(1)
    expect(table.get_by_title("Ben is here")).to_have_count(1)
    expect(table.get_by_title("Ada is here")).to_have_count(0)
    ada.picture("list-here")
    stranger.picture("lobby-here")
    no_sideways_scrolling(ada)
    ben.go(BARE)
    expect(mark).to_have_count(0)
    expect(table.get_by_role("img", name="is here")).to_have_count(0)


def test_those_in_the_waiting_room_see_it_too(visit: Visit) -> None:
    ada, ben = visit(viewport=PHONE), visit(viewport=TABLET)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    game = ada.send("/api/games", {"title": "emubay", "mode": "online", "seats": seats, "replace_after": 72})
    ben.send(f"/api/games/{game['id']}/join", {"name": "Ben", "invite": game["invite"]})
    line = ada.go(f"/play/{game['id']}").get_by_role("listitem").filter(has_text="Ben")
    expect(line).to_contain_text("away")
    ben.go(f"/play/{game['id']}")
    expect(line).to_contain_text("here")
    expect(ben.page.get_by_text("no sign of life for 3 days")).to_be_visible()
    for person, name in ((ada, "phone"), (ben, "tablet")):
        person.picture(f"waiting-presence-{name}")
        no_sideways_scrolling(person)
    ben.page.goto(BARE)
    expect(line).to_contain_text("away since")


def test_how_long_a_table_waits_is_chosen_with_the_new_game(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name="Online").click()
    page.get_by_label("Your name").fill("Ada")
    waits = page.get_by_label("A player can be replaced after")
    expect(waits).to_have_value("24")
    waits.select_option("14 days")
    page.get_by_label("I alone decide whom to replace").check()
    ada.picture("new-game-waiting")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("no sign of life for 14 days can be replaced if the host says so")).to_be_visible()
    made = ada.ask(f"/api/games/{page.url.rpartition('/')[2]}")
    assert (made["replace_after"], made["host_decides"]) == (336, True)


def replaced(served: Served, ada: Table, ben: Table, how: str) -> None:
    """Cleo has stayed away; Ada proposes to go on, and Ben agrees."""
    served.later(hours=25)
    line = others(ada).filter(has_text="Cleo")
    line.get_by_role("button", name="Replace…").click()
    dialog = ada.page.get_by_role("dialog", name="Replace Cleo?")
    expect(dialog).to_contain_text("The other players have to agree.")
    ada.visitor.picture("replace-dialog")
    dialog.get_by_role("button", name=how).click()
    asked = ben.page.get_by_role("alert").filter(has_text="the absent Cleo")
    asked.get_by_role("button", name="Yes, I agree").click()


def is_a_bot(table: Table, seat: int) -> None:
    seats = table.page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats.nth(seat)).to_contain_text("bot")


@in_soak
def test_a_seat_is_shown_as_it_is_although_a_move_comes_before_the_answer_that_tells_of_it(
    visit: Visit, served: Served
) -> None:
    ada, ben, cleo = gather(*(visit() for _ in NAMES))
    bid(ada)
    ben.has_moves(1)
    bid(ben)
    leaves(cleo, ada)
    held: list[tuple[Route, APIResponse]] | None = []

    def hold(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    ada.page.route(requests_to(f"/api/games/{ada.id}"), hold)
    replaced(served, ada, ben, "Let a bot play")
    ada.moved_on(2)
    late, held = held, None
    for route, answer in late:
        route.fulfill(response=answer)
    is_a_bot(ada, 2)
    expect(ada.tab("Log")).to_contain_text("Cleo was away for too long: a bot (Normal) plays now.")


def test_somebody_who_was_replaced_by_a_bot_takes_the_seat_back_by_one_click(visit: Visit, served: Served) -> None:
    ada, ben, cleo = gather(*(visit() for _ in NAMES))
    bid(ada)
    ben.has_moves(1)
    bid(ben)
    cleo.has_moves(2)
    leaves(cleo, ada)
    replaced(served, ada, ben, "Let a bot play")
    # It was Cleo's turn: the bot moves at once.
    for table in (ada, ben):
        table.moved_on(2)
        is_a_bot(table, 2)
    expect(ada.tab("Log")).to_contain_text("Cleo was away for too long: a bot (Normal) plays now.")
    cleo.page.goto("/")
    expect(cleo.page.get_by_text("You were replaced: take your seat back")).to_be_visible()
    cleo.page.goto(f"/play/{ada.id}")
    banner = cleo.page.get_by_role("alert").filter(has_text="a bot plays for you")
    for width, height in ((360, 740), (768, 1024), (1400, 900)):
        cleo.page.set_viewport_size({"width": width, "height": height})
        cleo.page.evaluate(SETTLE)
        expect(banner.get_by_role("button", name="Take my seat back")).to_be_visible()
        cleo.visitor.picture(f"replaced-{width}")
        no_sideways_scrolling(cleo.visitor)
    banner.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_have_count(0)
    expect(ada.tab("Log")).to_contain_text("Cleo is back and plays again.")
    expect(others(ada).filter(has_text="Cleo")).to_contain_text("here")
    ada.visitor.picture("back-again")
    assert cleo.visitor.ask(f"/api/games/{ada.id}")["seats"][2]["mine"]


def test_a_seat_that_was_opened_is_taken_by_link_and_its_owner_takes_it_back_from_the_page(
    visit: Visit, served: Served
) -> None:
    ada, ben, cleo = gather(*(visit() for _ in NAMES))
    leaves(cleo, ada)
    replaced(served, ada, ben, "Open the seat for somebody else")
    expect(others(ada).filter(has_text="Cleo")).to_contain_text("open seat")
    invite = ada.visitor.ask(f"/api/games/{ada.id}")["invite"]
    dora = visit()
    dora.go(f"/join/{ada.id}?invite={invite}")
    offer = dora.page.get_by_role("alert").filter(has_text="The seat of Cleo is open")
    offer.get_by_label("Your name at the table").fill("Dora")
    dora.picture("open-seat")
    offer.get_by_role("button", name="Take the seat").click()
    expect(offer).to_have_count(0)
    expect(ada.tab("Log")).to_contain_text("Dora now plays for Cleo.")
    cleo.page.goto(f"/play/{ada.id}")
    banner = cleo.page.get_by_role("alert").filter(has_text="somebody else plays for you")
    banner.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_have_count(0)
    expect(dora.page.get_by_text("watching", exact=True)).to_be_visible()
    assert take_seat(cleo.visitor, ada.id).id == ada.id
