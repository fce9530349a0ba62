"""Links that are shared: what others see of a game before they follow them."""

from __future__ import annotations

import re
from html import unescape

import pytest

from .serving import Browser, Served
from .tables import play_on, view

PNG = b"\x89PNG\r\n\x1a\n"


def tags(page: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)}


@pytest.fixture
def game(browser: Browser) -> str:
    others = [{"kind": "person", "name": name} for name in ("<Ben>", "Cy")]
    made = browser.make_game(seats=[{"kind": "me", "name": "Ada"}, *others])
    play_on(browser, made["id"], 9)
    return str(made["id"])


def test_link_to_a_game_tells_its_name_players_and_headline(browser: Browser, game: str) -> None:
    page = browser.get(f"/watch/{game}")
    told = tags(page.text)
    assert told["og:title"] == "Emu Bay Railway Company"
    assert told["og:description"] == f"{view(browser, game)['headline']} · Ada, <Ben>, Cy"
    assert told["og:url"].endswith(f"/watch/{game}")
    assert "<Ben>" not in page.text


def test_link_to_a_move_has_a_picture_of_its_position(browser: Browser, game: str) -> None:
    told = tags(browser.get(f"/watch/{game}?move=4").text)
    picture = browser.get(re.sub("^.*?(?=/api)", "", told["og:image"]))
    assert picture.status_code == 200
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(PNG)
    assert int.from_bytes(picture.content[16:20]) == int(told["og:image:width"])
    assert int.from_bytes(picture.content[20:24]) == int(told["og:image:height"])
    assert picture.content != browser.get(f"/api/games/{game}/picture").content


def test_browser_gets_the_plain_page(browser: Browser, game: str) -> None:
    assert not tags(browser.get(f"/watch/{game}", headers={"Sec-Fetch-Dest": "document"}).text)


@pytest.mark.parametrize("move", ["10", "99999999999999999999"])
def test_move_that_was_not_made_has_no_picture(browser: Browser, game: str, move: str) -> None:
    answer = browser.get(f"/api/games/{game}/picture?move={move}")
    assert answer.status_code == 404
    assert answer.json()["message"]["say"] == "server-no-position"


@pytest.mark.parametrize("move", ["-1", "x"])
def test_nonsense_for_a_move_is_refused(browser: Browser, game: str, move: str) -> None:
    assert browser.get(f"/api/games/{game}/picture?move={move}").status_code == 400
    assert browser.get(f"/watch/{game}?move={move}").status_code == 400


def test_unknown_game_has_the_plain_page(served: Served) -> None:
    page = served.browser().get("/watch/000000000000")
    assert page.status_code == 200
    assert not tags(page.text)


def test_first_entry_of_an_action_names_where_it_happened(browser: Browser, game: str) -> None:
    play_on(browser, game, 60)
    log = view(browser, game)["log"]
    assert any(entry["spot"].startswith("hex:") for entry in log)
    for entry in log:
        assert not entry["spot"] or entry is next(one for one in log if one["number"] == entry["number"])
