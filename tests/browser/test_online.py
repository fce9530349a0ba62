"""Three people, three browsers: joining by link, moves that all see, chat, consent, watching, leaving, coming back."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.server.serving import Served

from .cable import Cable
from .table import NAMES, Table, take_seat
from .visitor import PATIENCE, Visitor, requests_to

SOON = 3.0
"""Seconds within which the others see a move: a fraction of it, unless the machine is very busy."""


def gather(*people: Visitor) -> list[Table]:
    """Ada, Ben and Cleo in a game that has just begun, each in a browser of their own; bots take the other seats."""
    seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "open"} for _ in people[1:])]
    seats += [{"kind": "bot", "bot": "random"} for _ in NAMES[len(people) :]]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "seed": 7, "pace": 0}
    game = people[0].send("/api/games", wish)
    for name, person in zip(NAMES[1:], people[1:], strict=False):
        person.send(f"/api/games/{game['id']}/join", {"name": name, "invite": game["invite"]})
    if people[1:]:
        people[0].send(f"/api/games/{game['id']}/start", {})
    return [take_seat(person, game["id"]) for person in people]


@pytest.fixture
def tables(visit: Callable[..., Visitor]) -> list[Table]:
    return gather(*(visit() for _ in NAMES))


@pytest.fixture
def cable(served: Served) -> Iterator[Cable]:
    laid = Cable(served)
    yield laid
    laid.remove()


def whose(tables: list[Table]) -> Table:
    """The one who decides now."""
    name = (tables[0].question.text_content() or "").split(" ")[0]
    return tables[NAMES.index(name)]


def bid(table: Table) -> None:
    number = table.number
    table.bid.get_by_role("button", name="Minimum").click()
    table.confirm.click()
    table.has_moves(number + 1)


def requests_of(table: Table) -> list[str]:
    """What a page asks the server for from now on."""
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}"))
    return asked


def test_a_move_is_one_request_of_the_mover_and_none_of_the_others(tables: list[Table]) -> None:
    for _ in range(2):
        mover = whose(tables)
        number = mover.number
        asked = [requests_of(table) for table in tables]
        bid(mover)
        for table in tables:
            table.moved_on(number)
        # Before a move is confirmed the page asks what it would change.
        besides = "/events", "/sheet"
        made = [[one for one in some if "/api/games/" in one and not one.endswith(besides)] for some in asked]
        own = [f"POST /api/games/{mover.id}/actions"]
        assert made == [own if table is mover else [] for table in tables]


def test_a_move_whose_answer_is_lost_is_seen_nevertheless(visit: Callable[..., Visitor]) -> None:
    (table,) = gather(visit())
    number = table.number

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    table.page.route(requests_to("/actions"), lose)
    with table.visitor.watch.expecting("/actions", "ERR_FAILED"):
        table.bid.get_by_role("button", name="Minimum").click()
        table.confirm.click()
        table.moved_on(number)


def test_a_private_game_is_joined_by_link_and_begun(visit: Callable[..., Visitor]) -> None:
    ada, ben, cleo = (visit() for _ in NAMES)
    page = ada.go("/")
    page.get_by_role("button", name="Online").click()
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Only those who have the link").check()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("To take a seat")
    expect(link).to_be_visible()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    ada.picture("waiting-room")
    for name, other in (("Ben", ben), ("Cleo", cleo)):
        other.go(link.input_value())
        other.page.get_by_label("Your name at the table").fill(name)
        other.page.get_by_role("button", name="Join", exact=True).click()
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    ben.picture("waiting-room-joined")
    private = page.url.rpartition("/")[2]
    assert private not in {game["id"] for game in ben.ask("/api/games?list=lobby")["games"]}
    start.click()
    for person in (ada, ben, cleo):
        expect(Table(person).question).to_contain_text("to bid for a share of L&W")


def test_the_host_removes_somebody_and_somebody_leaves_before_the_start(visit: Callable[..., Visitor]) -> None:
    ada, ben, cleo = (visit() for _ in NAMES)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    game = ada.send("/api/games", {"title": "emubay", "mode": "online", "seats": seats})
    for name, other in (("Ben", ben), ("Cleo", cleo)):
        other.send(f"/api/games/{game['id']}/join", {"name": name, "invite": game["invite"]})
    for person in (ada, ben, cleo):
        person.go(f"/play/{game['id']}")
        expect(person.page.get_by_role("listitem").filter(has_text="Cleo")).to_be_visible()
    start = ada.page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    # Only the host removes others; the others leave by themselves.
    expect(ben.page.get_by_role("button", name="Remove")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Leave")).to_have_count(0)
    ada.page.get_by_role("listitem").filter(has_text="Ben").get_by_role("button", name="Remove").click()
    for person in (ada, ben, cleo):
        expect(person.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)
        expect(person.page.get_by_role("listitem").filter(has_text="Open seat")).to_have_count(1)
    expect(ben.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(start).to_be_disabled()
    cleo.page.get_by_role("button", name="Leave").click()
    for person in (ada, cleo):
        expect(person.page.get_by_role("listitem").filter(has_text="Open seat")).to_have_count(2)
    expect(cleo.page.get_by_role("button", name="Leave")).to_have_count(0)
    assert [seat["kind"] for seat in ada.ask(f"/api/games/{game['id']}")["seats"]] == ["person", "open", "open"]


def test_the_pace_of_the_bots_is_changed_during_a_game(visit: Callable[..., Visitor]) -> None:
    (ada,) = gather(visit())
    game = f"/api/games/{ada.id}"
    assert ada.visitor.ask(game)["pace"] == 0
    ada.page.get_by_role("button", name="Settings").click()
    settings = ada.page.get_by_role("dialog", name="Settings")
    pace = settings.get_by_role("slider")
    expect(settings.get_by_text("Bots move without waiting")).to_be_visible()
    pace.press("ArrowRight")
    pace.press("ArrowRight")
    expect(settings.get_by_text("Bots wait 0.2 s before they move")).to_be_visible()
    until(lambda: ada.visitor.ask(game)["pace"] == 0.2)
    settings.get_by_role("button", name="Done").click()
    # It holds for the table: whoever opens it again finds it so, and the bots still play.
    ada.page.reload()
    ada.page.get_by_role("button", name="Settings").click()
    expect(settings.get_by_text("Bots wait 0.2 s before they move")).to_be_visible()
    settings.get_by_role("button", name="Done").click()
    assert ada.decision()
    number = ada.number
    ada.move(random.Random(1))
    until(lambda: ada.number > number + 1)
    # Those who only watch cannot change it.
    spectator = visit()
    spectator.go(f"/watch/{ada.id}")
    spectator.page.get_by_role("button", name="Settings").click()
    expect(spectator.page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(spectator.page.get_by_role("dialog", name="Settings").get_by_role("slider")).to_have_count(0)


def test_everybody_sees_a_move_soon_and_only_the_next_one_can_act(tables: list[Table]) -> None:
    chance = random.Random(5)
    # So few moves that nobody can run out of money: then the server would pass for them.
    for _ in range(4):
        mover = whose(tables)
        assert mover.decision()
        number = mover.number
        mover.pick(chance)
        mover.confirm.click()
        since = time.monotonic()
        for table in tables:
            table.moved_on(number)
        taken = time.monotonic() - since
        print(f"seen by all after {taken:.2f} s")
        assert taken < SOON
        number = tables[0].number
        for table in tables:
            table.has_moves(number)
        acting = [table for table in tables if table.mine.is_visible()]
        assert acting == [whose(tables)]
    for table in tables:
        expect(table.page).to_have_title(re.compile(r"^\(your turn\)" if table in acting else "^Emu Bay"))


def test_what_one_says_others_read(visit: Callable[..., Visitor]) -> None:
    ada, ben = gather(visit(), visit())
    panel = ben.tab("Chat")
    panel.get_by_label("Say something").fill("Good luck to all <b>of us</b>")
    panel.get_by_role("button", name="Send").click()
    expect(panel.get_by_label("Say something")).to_have_value("")
    expect(ada.page.get_by_role("tab", name="Chat 1 new")).to_be_visible()
    line = ada.tab("Chat").get_by_role("listitem").first
    expect(line).to_contain_text("Ben")
    expect(line).to_contain_text("Good luck to all <b>of us</b>")
    ada.visitor.picture("chat")


def test_a_move_is_taken_back_when_all_others_agree(tables: list[Table]) -> None:
    first = whose(tables)
    bid(first)
    for table in tables:
        table.has_moves(1)
    bid(whose(tables))
    first.has_moves(2)
    first.turn.get_by_role("button", name="Undo…").click()
    others = [table for table in tables if table is not first]
    banner = [table.page.get_by_role("alert").filter(has_text="would like to take back") for table in others]
    expect(banner[0]).to_be_visible()
    others[0].visitor.picture("undo-asked")
    banner[0].get_by_role("button", name="No").click()
    for one in banner:
        expect(one).to_have_count(0)
    expect(first.page.get_by_role("status").get_by_text("Refused")).to_be_visible()
    first.turn.get_by_role("button", name="Undo…").click()
    for one in banner:
        one.get_by_role("button", name="Yes, I agree").click()
    for table in tables:
        table.has_moves(0)
    assert whose(tables) is first


def test_a_spectator_sees_everything_and_can_do_nothing(visit: Callable[..., Visitor]) -> None:
    (ada,) = gather(visit())
    spectator = visit()
    spectator.go(f"/watch/{ada.id}")
    watching = Table(spectator)
    expect(watching.page.get_by_text("watching", exact=True)).to_be_visible()
    number = watching.number
    assert ada.decision()
    ada.move(random.Random(1))
    watching.moved_on(number)
    expect(watching.choices).to_have_count(0)
    expect(watching.bid).to_have_count(0)
    for name in ("Undo", "Redo", "Hint"):
        expect(watching.page.get_by_role("button", name=name)).to_have_count(0)
    expect(watching.tab("Chat").get_by_label("Say something")).to_have_count(0)
    spectator.picture("spectator")


def test_a_lost_connection_comes_back_without_a_gap(cable: Cable, visit: Callable[..., Visitor]) -> None:
    ada, ben, cleo = tables = gather(visit(), visit(), visit(base_url=cable.url))
    with cleo.visitor.watch.expecting("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE"):
        cleo.visitor.context.set_offline(True)
        cable.pull()
        expect(cleo.page.get_by_text("Reconnecting…")).to_be_visible()
        cleo.visitor.picture("reconnecting")
        bid(ada)
        ben.has_moves(1)
        bid(ben)
        assert cleo.number == 0
        cable.plug_in()
        cleo.visitor.context.set_offline(False)
        cleo.has_moves(2)
        expect(cleo.page.get_by_text("Reconnecting…")).to_have_count(0)
    ada.has_moves(2)
    reports = [table.tab("Log").get_by_title("See the position").all_text_contents() for table in tables]
    assert reports[0] == reports[2]
    assert len(reports[0]) == 2
    assert cleo.decision()
    bid(cleo)
    ada.has_moves(3)


def until(holds: Callable[[], bool]) -> None:
    """Ask again and again until it is so."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, "it has never become so"
