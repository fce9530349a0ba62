"""What one is told of: chosen in the account, read on a page, and ended by a link."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from bradshaw.server.delivery.mailing import unsubscribe_token
from tests.server.serving import PASSWORD, Served

from .visitor import Visitor, requests_to

Visit = Callable[..., Visitor]


def test_wishes_are_kept_and_a_link_ends_all_mail(visit: Visit, served: Served) -> None:
    ada = visit()
    ada.send("/api/accounts", {"name": "Ada of the wishes", "password": PASSWORD})
    page = ada.go("/account")
    wishes = page.get_by_role("region", name="What you get notices about")
    expect(wishes).to_contain_text("Give a mail address or a webhook")
    page.get_by_label("Mail address").fill("ada@example.org")
    page.get_by_label("Your password, to change the address").fill(PASSWORD)
    page.get_by_role("region", name="Notices").get_by_role("button", name="Save").click()
    wishes.get_by_role("checkbox", name="It is your turn: Mail").check()
    wishes.get_by_label("Send nothing at night").check()
    wishes.get_by_label("Mail at most").select_option("1440")
    with page.expect_response(requests_to("/api/me/wishes")):
        wishes.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    ada.picture("wishes")
    told = page.evaluate("fetch('/api/me').then(answer => answer.json())")
    assert told["wishes"]["mail"] == ["turn"]
    assert (told["wishes"]["quiet"], told["wishes"]["digest"]) == ([22, 8], 1440)
    stranger = visit()
    page = stranger.go(f"/unsubscribe/{unsubscribe_token(served.state.secret, told['person']['id'])}")
    page.get_by_role("button", name="End all mail").click()
    expect(page.get_by_role("status").filter(has_text="No more mail")).to_be_visible()
    page = ada.go("/account")
    expect(page.get_by_role("checkbox", name="It is your turn: Mail")).not_to_be_checked()


def test_a_browser_without_service_workers_logs_out_all_the_same(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script("delete Navigator.prototype.serviceWorker; delete globalThis.caches;")
    ada.send("/api/accounts", {"name": "Ada over http", "password": PASSWORD})
    page = ada.go("/account")
    expect(page.get_by_role("button", name="Show notices here")).to_have_count(0)
    page.get_by_role("main").get_by_role("button", name="Log out").click()
    expect(page.get_by_role("link", name="Log in")).to_be_visible()


def test_notices_stand_on_a_page_and_are_new_once(visit: Visit) -> None:
    ada, ben = visit(), visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    game = ada.send("/api/games", {"title": "1860", "mode": "online", "seats": seats, "listed": True})
    ben.send(f"/api/games/{game['id']}/join", {"name": "Benedict"})
    ada.send(f"/api/games/{game['id']}/start", {})
    ada.send(f"/api/games/{game['id']}/chat", {"text": "Hello Benedict"})
    page = ben.go("/")
    page.get_by_role("link", name="Notices (2)").click()
    line = page.get_by_role("listitem").filter(has_text="Ada in the chat: “Hello Benedict”")
    expect(line).to_contain_text("new")
    expect(page.get_by_role("link", name="Notices (")).to_have_count(0)
    ben.picture("inbox")
