"""Favourites, blocked people and invitations: who may ask, who may sit down, and who is heard."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bradshaw.core.messages import message
from bradshaw.server.delivery.mailing import Mailing
from bradshaw.server.errors import NotFound
from bradshaw.server.notices.outbox import Parcel
from bradshaw.server.people import invitations
from bradshaw.server.settings import Settings
from bradshaw.server.storage.tables import Invitation, NoticeRow, Tie

from .following import Follower
from .serving import PASSWORD, Browser, Served, plain_settings, serving
from .tables import until, view

NewBrowser = Callable[[], Browser]
NUMBERS = count(1)
OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def trio(new_browser: NewBrowser) -> list[Browser]:
    """Three accounts of which nobody has heard."""
    number = next(NUMBERS)
    return [new_browser().register(f"{name} {number}") for name in ("Ada", "Ben", "Cleo")]


def name_of(browser: Browser) -> str:
    name: str = browser.me()["name"]
    return name


def tie(browser: Browser, other: Browser, kind: str) -> None:
    answer = browser.put(f"/api/me/people/{other.me()['id']}", {"kind": kind})
    assert answer.status_code == 204, answer.text


def table(host: Browser, **wish: Any) -> str:
    game: str = host.make_game(**({"mode": "online", "seats": OPEN} | wish))["id"]
    return game


def invite(by: Browser, game: str, other: Browser) -> tuple[int, str]:
    answer = by.post(f"/api/games/{game}/invitations", {"name": name_of(other)})
    return answer.status_code, answer.json()["message"]["say"] if answer.status_code >= 400 else ""


def waiting(browser: Browser) -> list[str]:
    return [one["game"] for one in browser.get("/api/me/invitations").json()]


def inbox(browser: Browser, kind: str) -> list[str]:
    return [one["text"] for one in browser.get("/api/me/inbox").json() if one["kind"] == kind]


# Invitations


def test_somebody_who_is_invited_sits_down_by_one_click(trio: list[Browser]):
    ada, ben, cleo = trio
    game = table(ada)
    assert invite(ada, game, ben) == (201, "")
    assert invite(ada, game, ben) == (409, "server-table-invited-already")
    assert inbox(ben, "invited") == [f"{name_of(ada)} invites you to a game."]
    assert waiting(ben) == [game]
    answer = ben.post(f"/api/me/invitations/{game}", {"yes": True})
    assert (answer.status_code, answer.json()) == (200, {"game": game})
    assert [seat["name"] for seat in view(ada, game)["seats"][:2]] == [name_of(ada), name_of(ben)]
    assert waiting(ben) == []
    assert invite(ada, game, ben) == (409, "server-invited-seated")
    # Everybody at the table may ask others, and nobody else.
    assert invite(ben, game, cleo) == (201, "")
    assert waiting(cleo) == [game]
    again = ben.post(f"/api/me/invitations/{game}", {"yes": True})
    assert (again.status_code, again.json()["message"]["say"]) == (404, "server-no-invitation")


def test_whoever_declines_is_not_asked_again_and_the_host_is_told(trio: list[Browser]):
    ada, ben, cleo = trio
    game = table(ada)
    for other in (ben, cleo):
        assert invite(ada, game, other) == (201, "")
        assert other.post(f"/api/me/invitations/{game}", {"yes": False}).json() == {"game": None}
    told = [f"{name_of(one)} does not come to your table." for one in (cleo, ben)]
    assert inbox(ada, "answered") == told
    assert invite(ada, game, ben) == (409, "server-table-invited-already")
    assert waiting(ben) == []
    listed = ada.get(f"/api/games/{game}/invitations").json()
    assert [(one["name"], one["declined"]) for one in listed] == [(name_of(ben), True), (name_of(cleo), True)]


def test_an_invitation_can_be_withdrawn_and_tells_once(trio: list[Browser]):
    ada, ben, _ = trio
    game = table(ada)
    for _ in range(2):
        assert invite(ada, game, ben) == (201, "")
        assert ada.delete(f"/api/games/{game}/invitations/{ben.me()['id']}").status_code == 204
    assert len(inbox(ben, "invited")) == 1
    assert ben.post(f"/api/me/invitations/{game}", {"yes": True}).status_code == 404
    assert ada.delete(f"/api/games/{game}/invitations/{ben.me()['id']}").status_code == 404


def test_strangers_guests_and_spectators_invite_nobody(trio: list[Browser], new_browser: NewBrowser):
    ada, ben, cleo = trio
    game = table(ada)
    assert invite(ben, game, cleo) == (403, "server-no-seat")
    guest = new_browser()
    guest.make_game()
    assert guest.post(f"/api/games/{game}/invitations", {"name": name_of(cleo)}).status_code == 401
    assert guest.get("/api/me/invitations").status_code == 401
    assert ada.post(f"/api/games/{game}/invitations", {"name": "Nobody of this name"}).status_code == 404
    assert ben.get(f"/api/games/{game}/invitations").status_code == 403
    full = table(ada, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    assert invite(ada, full, ben) == (409, "server-already-started")


def test_an_invitation_to_a_game_that_has_begun_waits_for_nobody(trio: list[Browser]):
    ada, ben, cleo = trio
    game = table(ada)
    assert invite(ada, game, ben) == (201, "")
    invite_code = view(ada, game)["invite"]
    assert cleo.post(f"/api/games/{game}/join", {"invite": invite_code}).status_code == 201
    assert ada.post(f"/api/games/{game}/bot", {"seat": 2}).status_code == 201
    assert ada.post(f"/api/games/{game}/start").status_code == 201
    assert waiting(ben) == []
    assert ben.post(f"/api/me/invitations/{game}", {"yes": True}).status_code == 404


def test_at_most_so_many_are_invited_to_one_table(trio: list[Browser], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(invitations, "MOST", 1)
    ada, ben, cleo = trio
    game = table(ada)
    assert invite(ada, game, ben) == (201, "")
    assert invite(ada, game, cleo) == (409, "server-table-too-many-invited")


def test_too_many_invitations_are_refused(tmp_path: Path):
    with serving(plain_settings(tmp_path, rate=20.0)) as served:
        ada, ben = (served.browser().register(name) for name in ("Ada", "Ben"))
        game = table(ada)
        statuses = []
        for _ in range(25):
            statuses.append(invite(ada, game, ben)[0])
        assert statuses[0] == 201
        assert statuses[-1] == 429


def test_the_link_in_a_mail_answers_without_a_login(served: Served, trio: list[Browser], new_browser: NewBrowser):
    ada, ben, cleo = trio
    game = table(ada, rated=True)
    for other in (ben, cleo):
        assert invite(ada, game, other) == (201, "")
    links = [f"/api/invitations/{invitations.token(served.state.secret, game, one.me()['id'])}" for one in (ben, cleo)]
    stranger = new_browser()
    told = stranger.get(links[0]).json()
    assert (told["game"], told["by"], told["player"], told["rated"]) == (game, name_of(ada), name_of(ben), True)
    assert stranger.post(links[0], {"yes": True}).json() == {"game": game}
    assert stranger.post(links[1], {"yes": False}).json() == {"game": None}
    assert [seat["name"] for seat in view(ada, game)["seats"][:2]] == [name_of(ada), name_of(ben)]
    assert ben.post("/api/me/invitations/%00", {"yes": True}).status_code == 404
    assert ben.delete("/api/me/people/%00").status_code == 404
    for link in (*links, links[0] + "0", "/api/invitations/nonsense", "/api/invitations/%00"):
        assert stranger.post(link, {"yes": True}).status_code == 404
    assert stranger.get("/api/me").json()["person"]["id"] is None, "nobody is logged in by it"


def test_only_members_are_invited_to_a_table_of_a_club(trio: list[Browser]):
    ada, ben, _ = trio
    club = ada.post("/api/clubs", {"name": f"Club of {name_of(ada)}"}).json()["id"]
    game = table(ada, club=club)
    assert invite(ada, game, ben) == (409, "server-invited-stranger")
    assert ada.post(f"/api/clubs/{club}/invitations", {"name": name_of(ben)}).status_code == 201
    assert ben.post(f"/api/clubs/{club}/join", {}).status_code in (200, 201)
    assert invite(ada, game, ben) == (201, "")
    assert ben.post(f"/api/clubs/{club}/leave").status_code in (200, 201, 204)
    assert ben.post(f"/api/me/invitations/{game}", {"yes": True}).status_code == 404


def test_a_mail_has_the_link_that_answers_and_no_other_does():
    settings = Settings(public_url="https://play.example", mail_from="club@play.example")
    moment = datetime(2026, 5, 1, tzinfo=UTC)
    text = message("server-notice-invited", player="Ada", rated=True)
    parcel = Parcel(
        id=1,
        kind="invited",
        game="0b",
        text=text,
        created=moment,
        notice=1,
        person="0a",
        channel="mail",
        target="",
        tries=0,
        sequence=0,
        title="1860",
        number=0,
    )
    mail = Mailing(settings, b"secret").digest([parcel], "ben@play.example", "0a", "en", moment)
    body = mail.get_content()
    assert "Ada invites you to a rated game." in body
    found = re.search(r"https://play.example/invitation/(\S+)", body)
    assert found is not None
    assert invitations.read_token(b"secret", found[1]) == ("0b", "0a")
    for forged in (found[1] + "0", "0b-0a.00", ""):
        with pytest.raises(NotFound):
            invitations.read_token(b"secret", forged)


# Favourites


def test_favourites_stand_first_with_their_tables(trio: list[Browser], new_browser: NewBrowser):
    ada, ben, cleo = trio
    first, second = table(ben, listed=True), table(cleo, listed=True)
    mine = {first, second}
    assert [one["id"] for one in ada.listed("lobby") if one["id"] in mine] == [second, first]
    tie(ada, ben, "favourite")
    assert ada.listed("lobby")[0]["id"] == first
    assert [one["id"] for one in new_browser().listed("lobby") if one["id"] in mine] == [second, first]
    [known] = ada.get("/api/me/people").json()["people"]
    assert (known["name"], known["present"]) == (name_of(ben), True)
    assert ada.get(f"/api/people/{ben.me()['id']}").json()["tie"] == "favourite"
    assert ben.get(f"/api/people/{ada.me()['id']}").json()["tie"] is None
    assert ada.delete(f"/api/me/people/{ben.me()['id']}").status_code == 204
    assert ada.get("/api/me/people").json()["people"] == []


def test_nobody_is_tied_to_himself_to_guests_or_to_strangers(trio: list[Browser], new_browser: NewBrowser):
    ada = trio[0]
    own = ada.put(f"/api/me/people/{ada.me()['id']}", {"kind": "favourite"})
    assert (own.status_code, own.json()["message"]["say"]) == (409, "server-yourself")
    guest = new_browser()
    guest.make_game()
    assert ada.put(f"/api/me/people/{guest.me()['id']}", {"kind": "blocked"}).status_code == 404
    assert guest.put(f"/api/me/people/{ada.me()['id']}", {"kind": "blocked"}).status_code == 401
    assert ada.put(f"/api/me/people/{trio[1].me()['id']}", {"kind": "enemy"}).status_code == 400


# Blocked people


def test_somebody_blocked_neither_invites_nor_joins(trio: list[Browser]):
    ada, ben, _ = trio
    tie(ada, ben, "blocked")
    assert invite(ben, table(ben), ada) == (403, "server-invited-blocked")
    club = ben.post("/api/clubs", {"name": f"Club of {name_of(ben)}"}).json()["id"]
    asked = ben.post(f"/api/clubs/{club}/invitations", {"name": name_of(ada)})
    assert (asked.status_code, asked.json()["message"]["say"]) == (403, "server-invited-blocked")
    game = table(ada, listed=True)
    refused = ben.post(f"/api/games/{game}/join", {})
    assert (refused.status_code, refused.json()["message"]["say"]) == (403, "server-blocked-by-host")
    hidden = {"name": "Somebody else", "invite": view(ada, game)["invite"]}
    assert ben.post(f"/api/games/{game}/join", hidden).status_code == 403
    [known] = ada.get("/api/me/people", params={"kind": "blocked"}).json()["people"]
    assert (known["name"], known["seen"]) == (name_of(ben), None)
    tie(ada, ben, "favourite")
    assert ben.post(f"/api/games/{game}/join", {}).status_code == 201


def test_what_somebody_blocked_says_is_not_heard(trio: list[Browser]):
    ada, ben, cleo = trio
    game = table(cleo)
    code = view(cleo, game)["invite"]
    for one, name in ((ada, ""), (ben, "Incognito")):
        assert one.post(f"/api/games/{game}/join", {"name": name, "invite": code}).status_code == 201
    tie(ada, ben, "blocked")
    with Follower(ada, game) as follower, Follower(cleo, game) as other:
        assert ben.post(f"/api/games/{game}/chat", {"text": f"{name_of(ada)}, listen!"}).status_code == 201
        assert cleo.post(f"/api/games/{game}/chat", {"text": "Hello."}).status_code == 201
        last = view(cleo, game)["sequence"]
        until(lambda: follower.ids[-1:] == [last] and other.ids[-1:] == [last], "what was said")
        told = [event for event in follower.events if event["kind"] in ("chat", "hushed")]
        assert [event["kind"] for event in told] == ["hushed", "chat"]
        assert "text" not in told[0]
        assert follower.ids == other.ids
        assert [event["kind"] for event in other.events if event["kind"] in ("chat", "hushed")] == ["chat", "chat"]
    assert [line["text"] for line in view(ada, game)["chat"]] == ["Hello."]
    assert len(view(cleo, game)["chat"]) == 2
    assert inbox(ada, "named") == []


# One's data


def test_ties_and_invitations_are_told_and_go_with_the_account(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    tie(ada, ben, "favourite")
    tie(ada, cleo, "blocked")
    tie(ben, ada, "favourite")
    game = table(ada)
    assert invite(ada, game, ben) == (201, "")
    told = ada.get("/api/me/export").json()
    assert (told["favourites"], told["blocked"]) == ([name_of(ben)], [name_of(cleo)])
    [asked] = told["invitations"]
    assert (asked["game"], asked["player"], asked["by"]) == (game, name_of(ben), name_of(ada))
    person = ada.me()["id"]
    assert ada.delete("/api/me", {"password": PASSWORD}).status_code == 204
    assert served.execute(select(Tie.kind).where((Tie.person == person) | (Tie.other == person))) == []
    assert served.execute(select(Invitation.game).where(Invitation.by == person)) == []
    assert served.execute(select(NoticeRow.id).where(NoticeRow.person == person)) == []
