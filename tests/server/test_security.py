"""What must not work does not, changes nothing, and is told in one sentence."""

import asyncio
import json
import logging
import re
import socket
import time
from html.parser import HTMLParser
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from litestar import Litestar, Request, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.params import FromQuery
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from bradshaw.core.errors import BadRecord, IllegalAction, NoSuchGame, NothingToUndo
from bradshaw.core.refusal import Refusal
from bradshaw.server.app import create_app
from bradshaw.server.clock import now
from bradshaw.server.edge import limiting, logs, security
from bradshaw.server.edge.health import Pulse
from bradshaw.server.edge.logs import JsonLines
from bradshaw.server.edge.metrics import Metrics, Value
from bradshaw.server.errors import Conflict, NotAllowed, TooMany
from bradshaw.server.http import limits
from bradshaw.server.http.address import trusted
from bradshaw.server.http.limits import Bucket, Limits
from bradshaw.server.people import signing, visitors
from bradshaw.server.settings import BadSetting, Settings
from bradshaw.server.storage.database import AlreadyThere, Database, StorageTrouble
from bradshaw.server.storage.tables import Event, GameHead, Login, Person

from .serving import PASSWORD, Browser, plain_settings, serving

CHANGING = [
    ("POST", "/api/accounts"),
    ("POST", "/api/logins"),
    ("DELETE", "/api/logins/current"),
    ("DELETE", "/api/logins/abc"),
    ("PUT", "/api/me/password"),
    ("PUT", "/api/me/language"),
    ("PUT", "/api/me/notices"),
    ("DELETE", "/api/me"),
    ("POST", "/api/resets"),
    ("POST", "/api/resets/mail"),
    ("POST", "/api/games"),
    ("POST", "/api/games/import"),
    ("POST", "/api/games/import/preview"),
]
SCRIPT = "<script>alert(1)</script>"


def counted(served):
    """How much is stored; what is refused must not change it."""
    tables = (Person, Login, GameHead, Event)
    return [served.execute(select(func.count()).select_from(table))[0][0] for table in tables]


def is_plain_error(answer):
    """One sentence in JSON that no browser takes for a page."""
    body = answer.json()
    return (
        isinstance(body["error"], str)
        and body["error"].endswith((".", "!", "?"))
        and answer.headers["content-type"].startswith("application/json")
        and answer.headers["x-content-type-options"] == "nosniff"
        and "Traceback" not in answer.text
    )


@pytest.fixture(scope="module")
def players(served):
    """Three people in an online game, somebody with a game of her own, and a stranger; the host is on turn or not."""
    ada, ben, cleo, dora = (served.browser().register(name) for name in ("Ada", "Ben", "Cleo", "Dora"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    game = ada.make_game(mode="online", seats=seats, listed=True)["id"]
    for browser in (ben, cleo):
        assert browser.post(f"/api/games/{game}/join", {}).status_code == 201
    start = ada.post(f"/api/games/{game}/start", {})
    assert start.status_code in (200, 201, 204, 409), start.text
    return {"game": game, "seated": [ada, ben, cleo], "dora": dora, "other": dora.make_game()["id"]}


def on_turn(players):
    """The browser whose turn it is, the others, a legal action, and the version."""
    views = [browser.get(f"/api/games/{players['game']}").json() for browser in players["seated"]]
    [acting] = [number for number, view in enumerate(views) if view["my_turn"]]
    action = views[acting]["position"]["choices"]["actions"][0]["action"]
    others = [browser for number, browser in enumerate(players["seated"]) if number != acting]
    return players["seated"][acting], others, action, views[acting]["version"]


# Requests that another site makes in a visitor's name


@pytest.mark.parametrize(("method", "path"), CHANGING)
def test_changing_request_without_token_is_refused(served, browser, method, path):
    browser.get("/api/me")
    before = counted(served)
    answer = browser.http.request(method, path, json={"name": "Forged", "password": PASSWORD})
    assert answer.status_code == 403
    assert is_plain_error(answer)
    assert counted(served) == before


def test_move_without_token_is_refused(served, players):
    browser, _, action, version = on_turn(players)
    before = counted(served)
    answer = browser.http.post(f"/api/games/{players['game']}/actions", json={"after": version, "action": action})
    assert answer.status_code == 403
    assert counted(served) == before


def test_token_must_be_the_browsers_own_and_the_servers(served, browser, new_browser):
    wish = {"name": "Forger", "password": PASSWORD}
    own, others = browser.token, new_browser().token
    mangled = own[:-1] + ("0" if own[-1] != "0" else "1")
    for given in ("", "x", others, mangled, own.upper(), own.partition(".")[0]):
        assert browser.post("/api/accounts", wish, headers={"X-CSRF-Token": given}).status_code == 403
    # A cookie that another site managed to set is not signed by the server.
    for forged in ("x", "x.x", mangled, "." + own.partition(".")[2]):
        attacked = new_browser()
        attacked.http.cookies.set("bradshaw-csrf", forged)
        assert attacked.post("/api/accounts", wish, headers={"X-CSRF-Token": forged}).status_code == 403
    assert served.execute(select(Person.id).where(Person.name == "Forger")) == []


@pytest.mark.parametrize("site", ["cross-site", "same-site", "anything"])
def test_request_that_the_browser_calls_foreign_is_refused_even_with_token(browser, site):
    wish = {"name": "Foreign", "password": PASSWORD}
    assert browser.post("/api/accounts", wish, headers={"Sec-Fetch-Site": site}).status_code == 403


def test_request_of_the_own_pages_is_taken(browser):
    wish = {"name": "Own page", "password": PASSWORD}
    assert browser.post("/api/accounts", wish, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 201


@pytest.mark.parametrize("path", ["/", "/account", "/play/0123456789ab", "/api/me"])
def test_first_visit_brings_the_token(new_browser, path):
    browser = new_browser()
    answer = browser.get(path)
    assert "bradshaw-csrf" in answer.cookies
    assert "httponly" not in answer.headers["set-cookie"].lower()
    assert "bradshaw-csrf" not in browser.get(path).cookies
    assert browser.get("/api/me").json()["csrf"] == answer.cookies["bradshaw-csrf"]


def test_browser_with_a_broken_token_gets_a_new_one(browser):
    browser.http.cookies.set("bradshaw-csrf", "broken")
    assert browser.get("/").cookies["bradshaw-csrf"] != "broken"


def test_files_bring_no_cookies(browser):
    answer = browser.get("/web/style.css")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


# Cookies that were forged or have expired


def test_forged_guest_is_nobody(served, browser, new_browser):
    browser.make_game()
    person = browser.me()["id"]
    genuine = browser.http.cookies["bradshaw-guest"]
    purpose = signing.signed(served.state.secret, "csrf", person)
    forged = [person, f"{person}.", f"{person}.{'0' * 64}", f"{person}.{'é' * 64}", f".{genuine[33:]}", purpose]
    forged += [genuine[:-1], genuine + "0", "0" * 32 + genuine[32:], "." * 40]
    for cookie in forged:
        thief = new_browser()
        header = b"bradshaw-guest=" + cookie.encode()
        assert thief.get("/api/me", headers={"Cookie": header}).json()["person"]["id"] is None, cookie


def test_signed_id_of_an_account_is_no_login(served, browser, new_browser):
    browser.register("Not a guest")
    thief = new_browser()
    thief.http.cookies.set("bradshaw-guest", signing.signed(served.state.secret, "guest", browser.me()["id"]))
    assert thief.me()["id"] is None


@pytest.mark.parametrize("token", ["", "x", "0" * 64, "é", "a b", "x" * 3000])
def test_forged_login_is_nobody(browser, token):
    answer = browser.get("/api/me", headers={"Cookie": b"bradshaw-login=" + token.encode()})
    assert answer.status_code == 200
    assert answer.json()["person"]["id"] is None


def test_hash_from_the_database_is_no_token(served, browser, new_browser):
    browser.register("Leaked")
    [[stored]] = served.execute(select(Login.token).where(Login.person == browser.me()["id"]))
    thief = new_browser()
    thief.http.cookies.set("bradshaw-login", stored)
    assert thief.me()["id"] is None


def test_expired_login_moves_nothing(served, players):
    browser, _, action, version = on_turn(players)
    person = browser.me()["id"]
    served.execute(update(Login).where(Login.person == person).values(expires=now()))
    before = counted(served)
    answer = browser.post(f"/api/games/{players['game']}/actions", {"after": version, "action": action})
    assert answer.status_code == 403
    assert counted(served) == before
    browser.log_in(next(name for name in ("Ada", "Ben", "Cleo") if not _logged_in(players, name)))


def _logged_in(players, name):
    return any(browser.me()["name"] == name for browser in players["seated"])


# Moves of others


def test_move_for_another_seat_is_refused(served, players):
    _, others, action, version = on_turn(players)
    before = counted(served)
    for browser in others:
        answer = browser.post(f"/api/games/{players['game']}/actions", {"after": version, "action": action})
        assert answer.status_code == 422
        assert answer.json()["rule"]
        assert is_plain_error(answer)
    assert counted(served) == before


def test_move_in_a_game_of_others_is_refused(served, players, new_browser):
    _, _, action, version = on_turn(players)
    guest = new_browser()
    guest.make_game()
    before = counted(served)
    for browser in (players["dora"], guest, new_browser()):
        for path in ("actions", "undo", "redo"):
            body = {"after": version} | ({"action": action} if path == "actions" else {})
            answer = browser.post(f"/api/games/{players['game']}/{path}", body)
            assert answer.status_code == 403, path
            assert is_plain_error(answer)
    assert counted(served) == before


def test_spectator_cannot_chat_or_rule_the_table(served, players, new_browser):
    game, before = players["game"], counted(served)
    for browser in (players["dora"], new_browser()):
        assert browser.post(f"/api/games/{game}/chat", {"text": "hello"}).status_code == 403
        assert browser.post(f"/api/games/{game}/pace", {"seconds": 0}).status_code == 403
        assert browser.post(f"/api/games/{game}/kick", {"seat": 1}).status_code in (403, 409)
        assert browser.delete(f"/api/games/{game}").status_code == 403
        assert browser.put(f"/api/games/{game}/programs", {"programs": []}).status_code == 403
    assert counted(served) == before


def test_move_against_another_version_is_refused(served, players):
    browser, _, action, version = on_turn(players)
    before = counted(served)
    for after in (version - 1, version + 1, -1, 2**60):
        answer = browser.post(f"/api/games/{players['game']}/actions", {"after": after, "action": action})
        assert answer.status_code == 409
        assert answer.json()["version"] == version
    assert counted(served) == before


# Bodies that are no requests


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
        "",
        "json",
    ],
)
@pytest.mark.parametrize("path", ["/api/accounts", "/api/logins", "/api/games"])
def test_body_of_another_type_is_refused(served, browser, kind, path):
    before = counted(served)
    body = json.dumps({"name": "Typed", "password": PASSWORD}).encode()
    answer = browser.request("POST", path, content=body, headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert is_plain_error(answer)
    assert counted(served) == before


def test_json_in_another_character_set_is_refused(browser):
    body = json.dumps({"name": "Zoë", "password": PASSWORD}).encode("utf-16")
    kind = {"Content-Type": "application/json; charset=utf-16"}
    assert browser.request("POST", "/api/accounts", content=body, headers=kind).status_code == 415


def test_json_that_names_utf_8_is_taken(browser):
    kind = {"Content-Type": "Application/JSON; Charset=UTF-8"}
    body = json.dumps({"name": "Zoë", "password": PASSWORD}).encode()
    assert browser.request("POST", "/api/accounts", content=body, headers=kind).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"1e999",
        b"NaN",
        b'"name"',
        b"{'name': 'x'}",
        b'{"name": "x"} {}',
        b'\xff\xfe{"name"}',
        b'{"name": "\xff", "password": "xxxxxxxx"}',
        b'{"name": "\\ud800", "password": "xxxxxxxx"}',
        b'{"name": "x", "password": null}',
        b'{"name": ["x"], "password": "xxxxxxxx"}',
        b'{"name": "x"}',
        b'{"name": "x", "password": "xxxxxxxx", "admin": true}',
        b'{"name": "x", "password": "xxxxxxxx", "id": "' + b"0" * 32 + b'"}',
        b"[" * 30_000 + b"]" * 30_000,
        b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
        b'{"name": ' + b"9" * 60_000 + b"}",
    ],
    ids=range(20),
)
def test_malformed_body_is_refused(served, browser, body):
    before = counted(served)
    answer = browser.request("POST", "/api/accounts", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert is_plain_error(answer)
    assert len(answer.json()["error"]) < 400
    assert counted(served) == before


@pytest.mark.parametrize("path", ["/api/accounts", "/api/logins", "/api/resets", "/api/games", "/api/resets/mail"])
def test_body_above_64_kilobytes_is_refused(served, browser, path):
    before = counted(served)
    answer = browser.post(path, {"name": "x" * 65 * 1024, "password": PASSWORD})
    assert answer.status_code == 413
    assert is_plain_error(answer)
    assert counted(served) == before


def test_body_that_grows_beyond_64_kilobytes_is_refused(browser):
    def pieces():
        yield b'{"name": "'
        for _ in range(70):
            yield b"x" * 1024
        yield b'"}'

    answer = browser.request("POST", "/api/accounts", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_record_may_be_larger_than_other_bodies_but_not_above_4_megabytes(served, browser):
    before = counted(served)
    big = browser.post("/api/games/import", {"record": {"format": "x" * 200_000}})
    assert big.status_code == 400
    headers = {"Content-Type": "application/json", "Content-Length": str(5 * 1024 * 1024)}
    head = {"Host": "x", "Cookie": f"bradshaw-csrf={browser.token}", "X-CSRF-Token": browser.token} | headers
    assert status_of(served, "POST", "/api/games/import", head) == 413
    assert counted(served) == before


# Addresses that lead nowhere


def status_of(served, method, target, headers=None):
    """Send a request exactly as it is written; clients would tidy it up."""
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in (headers or {"Host": "x"}).items())]
    where = urlsplit(served.url)
    with socket.create_connection((where.hostname, where.port), timeout=10) as connection:
        connection.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
        answer = b""
        while b"\r\n\r\n" not in answer and (piece := connection.recv(65536)):
            answer += piece
        assert b"root:" not in answer
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/000000000000",
        "/api/games/000000000000/positions/current",
        "/api/games/000000000000/record",
        "/api/games/000000000000/events",
        "/api/titles/chess/rules",
        "/api/nothing",
    ],
)
def test_unknown_address_is_not_found(browser, path):
    answer = browser.get(path)
    assert answer.status_code == 404
    assert is_plain_error(answer)


@pytest.mark.parametrize(
    "target",
    [
        "/web/../../../../../../etc/passwd",
        "/web/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/web/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
        "/web/..%5c..%5c..%5cetc%5cpasswd",
        "/web//etc/passwd",
        "/web/%00",
        "/web/style.css%00.js",
        "/web/__init__.py/../../server/settings.py",
        "/../../etc/passwd",
        "/api/games/..%2f..%2f..%2fetc%2fpasswd",
        "/api/games/%00",
        "/api/games/%ff%fe",
        "/api/games/'%20OR%201=1--",
        "/api/games/000000000000%00",
        "/api/games/" + "a" * 5000,
        "/api/logins/%00",
        "/api/titles/%00/rules",
        "/api/titles/..%2f..%2femubay/rules",
    ],
)
def test_path_tricks_find_nothing(served, target):
    assert status_of(served, "GET", target) in (400, 404, 405)


def test_method_that_an_address_does_not_take_is_told(browser):
    answer = browser.request("PATCH", "/api/me", json={})
    assert answer.status_code == 405
    assert is_plain_error(answer)
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("login", ["%00", "..", "x" * 3000, "é", "'--"])
def test_odd_id_of_a_login_is_not_found(browser, login):
    browser.register(f"Odd {len(login)} {login[0]}")
    answer = browser.delete(f"/api/logins/{login}")
    assert answer.status_code in (404, 405)
    assert len(browser.get("/api/logins").json()) == 1


# Script in names and chat


def test_script_in_a_name_stays_text(browser):
    browser.register(SCRIPT)
    answer = browser.get("/api/me")
    assert answer.json()["person"]["name"] == SCRIPT
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_script_in_chat_and_seats_stays_text(players, browser):
    seated = players["seated"][0]
    assert seated.post(f"/api/games/{players['game']}/chat", {"text": SCRIPT}).status_code in (201, 204)
    answer = browser.get(f"/api/games/{players['game']}")
    assert SCRIPT in [line["text"] for line in answer.json()["chat"]]
    assert answer.headers["content-type"] == "application/json"


def test_script_in_a_players_name_is_not_drawn(browser):
    seats = [{"kind": "me", "name": SCRIPT}, {"kind": "person", "name": "B"}, {"kind": "person", "name": "C"}]
    game = browser.make_game(seats=seats)
    assert "<script" not in game["position"]["board"]


def test_script_in_an_address_or_error_is_not_echoed_as_a_page(browser):
    answers = [
        browser.get(f"/api/titles/{SCRIPT}/rules"),
        browser.get("/api/games", params={"list": SCRIPT}),
        browser.post("/api/accounts", {SCRIPT: 1}),
        browser.post("/api/games", {"title": SCRIPT, "mode": SCRIPT, "seats": []}),
    ]
    for answer in answers:
        assert answer.status_code in (400, 404)
        assert is_plain_error(answer)
    page = browser.get(f"/{SCRIPT}")
    assert page.status_code == 404
    assert SCRIPT not in page.text


# What every answer carries

SAFE = {
    "content-security-policy": security.POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.mark.parametrize(
    "path", ["/", "/web/style.css", "/api/me", "/api/nothing", "/healthz", "/metrics", "/schema/openapi.json"]
)
def test_every_answer_carries_the_safety_headers(browser, path):
    headers = browser.get(path).headers
    for name, value in SAFE.items():
        assert headers[name] == value
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def test_policy_allows_own_scripts_and_styles_only():
    policy = dict(part.split(" ", 1) for part in security.POLICY.split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in security.POLICY


def test_answers_about_people_and_games_are_not_kept_by_caches(browser):
    assert browser.get("/api/me").headers["cache-control"] == "no-store"


def test_page_has_no_script_or_style_inside(browser):
    """The policy would stop them; a page that relied on them would not work."""
    found = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag, attributes):
            given = dict(attributes)
            found.extend(name for name in given if name.startswith("on") or name == "style")
            if tag == "style" or (tag == "script" and "src" not in given):
                found.append(tag)
            if tag in ("script", "link", "img"):
                where = given.get("src") or given.get("href") or ""
                assert not re.match(r"(https?:)?//", where), where

    Reader().feed(browser.get("/").text)
    assert found == []


def test_description_of_the_interface_comes_without_foreign_pages(browser):
    described = browser.get("/schema/openapi.json")
    assert described.status_code == 200
    assert described.json()["info"]["title"] == "Bradshaw"
    assert browser.get("/schema/openapi.yaml").status_code == 200
    for page in ("redoc", "swagger", "elements", "rapidoc", "scalar", "oauth2-redirect.html"):
        assert browser.get(f"/schema/{page}").status_code == 404
    assert "html" not in browser.get("/schema").headers["content-type"]


# How often


def test_bucket_lets_a_burst_through_and_then_the_average():
    bucket = Bucket(3.0, filled=0.0)
    assert [bucket.take(1.0, 0.5, 3.0, 0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert bucket.take(1.0, 0.5, 3.0, 1.0) == 1.0
    assert bucket.take(1.0, 0.5, 3.0, 2.0) == 0.0
    assert bucket.take(1.0, 0.5, 3.0, 100.0) == 0.0
    assert bucket.tokens == 2.0


def test_costly_request_waits_for_a_full_bucket_at_most():
    bucket = Bucket(3.0, filled=0.0)
    assert bucket.take(50.0, 1.0, 3.0, 0.0) == 0.0
    assert bucket.take(50.0, 1.0, 3.0, 1.0) == 2.0


def test_buckets_of_those_long_gone_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    kept = Limits(Settings(login_rate=0.001))
    for _ in range(10):
        assert kept.take("login", "attacker") == 0
    assert kept.take("login", "attacker") > 0
    for number in range(9):
        kept.take("login", f"visitor {number}")
    assert kept.take("login", "attacker") > 0
    assert len(kept._buckets) == 10


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that lets a few attempts through, behind a proxy at the address from which all tests come."""
    settings = plain_settings(
        tmp_path_factory.mktemp("strict"), login_rate=0.001, trusted_proxies="127.0.0.1, 10.0.0.0/8"
    )
    with serving(settings) as served:
        yield served


def behind(served, address):
    """A browser at this address, as the proxy tells it."""
    return served.browser(**{"X-Forwarded-For": address})


def is_too_often(answer):
    return answer.status_code == 429 and int(answer.headers["retry-after"]) > 0 and is_plain_error(answer)


def attempts(browser, address, names, password="wrong password"):
    forwarded = {"X-Forwarded-For": address}
    return [browser.post("/api/logins", {"name": name, "password": password}, headers=forwarded) for name in names]


def test_passwords_cannot_be_guessed_in_quick_succession(strict):
    victim = behind(strict, "198.51.100.1").register("Target")
    guesser = strict.browser()
    # From one address, whatever the names are.
    answers = attempts(guesser, "198.51.100.2", [f"name {number}" for number in range(11)])
    assert [answer.status_code for answer in answers[:10]] == [401] * 10
    assert is_too_often(answers[10])
    # One name, from many addresses; whether the name exists makes no difference.
    for block, name in enumerate(("Target", "Nobody")):
        for number in range(10):
            assert attempts(guesser, f"203.0.113.{block * 100 + number}", [name.upper()])[0].status_code == 401
        # Once all together have guessed that often, each place has a few attempts left, and no more.
        again = attempts(guesser, f"203.0.113.{block * 100 + 50}", [name + " " * number for number in range(5)])
        assert [answer.status_code for answer in again] == [401] * 3 + [429] * 2
    assert victim.me()["name"] == "Target"


def test_failed_guesses_from_elsewhere_do_not_lock_the_owner_out(strict):
    behind(strict, "198.51.100.60").register("Besieged")
    guesser = strict.browser()
    for number in range(40):
        attempts(guesser, f"192.0.2.{number}", ["Besieged"] * 2)
    owner = behind(strict, "198.51.100.61")
    mistyped = owner.post("/api/logins", {"name": "Besieged", "password": "correct hors"})
    assert mistyped.status_code == 401
    assert owner.post("/api/logins", {"name": "Besieged", "password": PASSWORD}).status_code == 201
    assert owner.me()["name"] == "Besieged"


def test_accounts_cannot_be_made_in_quick_succession(strict):
    browser = behind(strict, "198.51.100.20")
    answers = [browser.post("/api/accounts", {"name": f"Bulk {n}", "password": PASSWORD}) for n in range(11)]
    assert [answer.status_code for answer in answers[:10]] == [201] * 10
    assert is_too_often(answers[10])


def test_links_and_mail_cannot_be_tried_in_quick_succession(strict):
    browser = behind(strict, "198.51.100.21")
    resets = [browser.post("/api/resets", {"token": "x", "password": PASSWORD}) for _ in range(11)]
    assert is_too_often(resets[10])
    mails = [browser.post("/api/resets/mail", {"name": "Somebody"}) for _ in range(11)]
    assert [answer.status_code for answer in mails] == [202] * 10 + [429]


def test_own_password_cannot_be_guessed_in_quick_succession(strict):
    browser = behind(strict, "198.51.100.22").register("Borrowed")
    tries = [browser.delete("/api/me", {"password": f"guess {number}"}) for number in range(11)]
    assert [answer.status_code for answer in tries] == [403] * 10 + [429]
    assert browser.me()["name"] == "Borrowed"


def test_changes_are_limited_for_each_visitor_and_guests_for_each_address(tmp_path):
    with serving(plain_settings(tmp_path, rate=0.5, trusted_proxies="127.0.0.1")) as served:
        browser = served.browser()
        first = browser.make_game()["id"]
        answers = [browser.post(f"/api/games/{first}/chat", {"text": ""}) for _ in range(4)]
        assert is_too_often(answers[-1])
        # The same address has used up its guests; another one has not.
        wish = {"title": "emubay", "mode": "solo", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 2}
        neighbour = served.browser()
        assert is_too_often(neighbour.post("/api/games", wish))
        assert neighbour.me()["id"] is None
        elsewhere = behind(served, "198.51.100.7")
        assert elsewhere.post("/api/games", wish).status_code == 201


def test_reading_what_takes_work_is_limited_for_each_visitor(tmp_path):
    with serving(plain_settings(tmp_path, rate=2.0)) as served:
        browser = served.browser()
        game = browser.make_game()["id"]
        charts = [browser.get(f"/api/games/{game}/series") for _ in range(5)]
        assert charts[0].status_code == 200
        assert is_too_often(charts[-1])
        # Somebody else at the same address still reads.
        assert served.browser().register("Other").get(f"/api/games/{game}").status_code == 200


def test_logins_that_are_made_up_are_forgotten_and_limited_by_address(tmp_path):
    # So few a second that a slow machine refuses as soon as a quick one.
    with serving(plain_settings(tmp_path, rate=0.2, trusted_proxies="127.0.0.1")) as served:
        owner = behind(served, "198.51.100.7").register("Owner")
        forger = behind(served, "198.51.100.7")
        answers = [forger.get("/api/me", headers={"Cookie": f"bradshaw-login=made-up-{n}"}) for n in range(12)]
        assert answers[0].json()["person"]["id"] is None
        assert 'bradshaw-login=""; HttpOnly; Max-Age=0' in answers[0].headers["set-cookie"], "the browser forgets it"
        assert is_too_often(answers[-1])
        assert owner.me()["name"] == "Owner", "true ones are not counted"
        assert behind(served, "198.51.100.8").get("/api/me").status_code == 200


def test_many_people_at_one_address_may_not_do_more_than_a_club(monkeypatch):
    # Not the clock of all: the event loops of servers beside this would wait for hours.
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with TestClient(
        Litestar(
            [peek],
            state=State({"limits": Limits(Settings(rate=2.0)), "settings": Settings()}),
            exception_handlers={TooMany: security.answer_own_error},
        )
    ) as client:
        done = [client.get("/peek", params={"person": f"guest {number // 2}"}).status_code for number in range(100)]
    # Each has ten tokens and takes eight of them; the address has as many as five people.
    assert done == [200] * 12 + [429] * 88


@get("/peek")
async def peek(request: Request, person: FromQuery[str]) -> None:
    request.scope["state"][limiting.VISITOR] = visitors.Visitor(person, None, False, "192.0.2.1")
    limiting.limit(request, "work", cost=4)


def test_live_connections_are_limited_for_each_person_and_each_address(monkeypatch):
    monkeypatch.setattr(limits, "STREAMS_EACH", 2)
    monkeypatch.setattr(limits, "STREAMS_OF_ADDRESS", 3)
    kept = Limits(Settings())
    with kept.stream("ada", "192.0.2.1"), kept.stream("ada", "192.0.2.1"):
        with pytest.raises(TooMany):
            kept.check_stream("ada", "192.0.2.9")
        kept.check_stream("ben", "192.0.2.1")
        with kept.stream(None, "192.0.2.1"), pytest.raises(TooMany):
            kept.check_stream("ben", "192.0.2.1")
        kept.check_stream("ben", "192.0.2.2")
    kept.check_stream("ada", "192.0.2.1")
    assert not kept._streams


def test_live_connections_that_come_together_are_limited_too(monkeypatch):
    monkeypatch.setattr(limits, "STREAMS_EACH", 2)
    kept = Limits(Settings())
    # All are checked before the first of them is open.
    for _ in range(3):
        kept.check_stream("ada", "192.0.2.1")
    opened = [kept.stream("ada", "192.0.2.1") for _ in range(3)]
    assert [one.__enter__() for one in opened] == [True, True, False]
    for one in opened:
        one.__exit__(None, None, None)
    assert not kept._streams


def test_whoever_asks_too_often_waits_for_the_refusal(tmp_path, monkeypatch):
    monkeypatch.setattr(security, "REFUSAL_SECONDS", 0.5)
    with serving(plain_settings(tmp_path, rate=0.01)) as served:
        browser = served.browser()
        begun = time.monotonic()
        answers = [browser.get("/api/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 429, 429]
        assert time.monotonic() - begun >= 1.0


def test_files_are_counted_before_they_are_read(tmp_path):
    with serving(plain_settings(tmp_path, rate=2.0)) as served:
        browser = served.browser()
        headers = {"Content-Type": "application/json"}
        answers = [
            browser.request("POST", path, content=b"{" * 1000, headers=headers)
            for path in ["/api/games/import", "/api/games/import/preview"]
        ]
        assert answers[0].status_code == 400
        assert is_too_often(answers[1])


def test_forwarded_address_is_believed_from_trusted_proxies_only(tmp_path):
    with serving(plain_settings(tmp_path, login_rate=0.001)) as served:
        browser = served.browser()
        answers = [attempts(browser, f"198.51.100.{number}", [f"n{number}"])[0] for number in range(11)]
        assert answers[10].status_code == 429


def test_address_is_the_last_that_no_trusted_proxy_claims(strict):
    # The visitor wrote the first address; the proxy at 10.1.1.1 saw 198.51.100.9.
    browser = strict.browser()
    for number in range(10):
        attempts(browser, f"192.0.2.{number}, 198.51.100.9, 10.1.1.1", [f"n{number}"])
    assert attempts(browser, "198.51.100.9", ["another"])[0].status_code == 429
    assert attempts(browser, "192.0.2.1", ["yet another"])[0].status_code == 401
    # What is no address ends the search at the last proxy.
    assert attempts(browser, "198.51.100.9, nonsense", ["one more"])[0].status_code == 401


def test_household_with_many_addresses_is_one_visitor(strict):
    browser = strict.browser()
    answers = [attempts(browser, f"2001:db8:1:2::{number:x}", [f"n{number}"])[0] for number in range(1, 12)]
    assert answers[10].status_code == 429
    assert attempts(browser, "2001:db8:1:3::1", ["other household"])[0].status_code == 401


def test_proxies_that_are_no_addresses_are_refused_at_the_start(tmp_path):
    with pytest.raises(BadSetting, match="BRADSHAW_TRUSTED_PROXIES"):
        create_app(plain_settings(tmp_path, trusted_proxies="my-proxy"))
    assert trusted("") == ()


# Errors


def failing(error):
    @get("/fails", sync_to_thread=False)
    def fails() -> None:
        raise error

    @post("/fails", sync_to_thread=False)
    def fails_too() -> None:
        raise error

    app = Litestar([fails, fails_too], plugins=[security.Safety(Settings())])
    app.state.secret = b"key"
    return TestClient(app, raise_server_exceptions=False)


@pytest.mark.parametrize(
    ("error", "status", "body"),
    [
        (BadRecord("Action 3: no."), 400, {"error": "Action 3: no."}),
        (NoSuchGame("There is no game."), 404, {"error": "There is no game."}),
        (NothingToUndo("There is nothing to undo."), 409, {"error": "There is nothing to undo."}),
        (NotAllowed("Not yours."), 403, {"error": "Not yours."}),
        (Conflict("Too late.", version=7), 409, {"error": "Too late.", "version": 7}),
        (IllegalAction(Refusal("emubay.x", "Too dear.")), 422, {"error": "Too dear.", "rule": "emubay.x"}),
        (NotFoundException("No such thing."), 404, {"error": "No such thing."}),
        (ClientException("Odd.", extra={"index": 2}), 400, {"error": "Odd.", "index": 2}),
        (
            HTTPException(status_code=405),
            405,
            {
                "error": "This address does not take that method.",
                "message": {"say": "server-wrong-method", "facts": {}},
            },
        ),
    ],
)
def test_error_is_told_with_its_status(error, status, body):
    with failing(error) as client:
        answer = client.get("/fails")
        assert (answer.status_code, answer.json()) == (status, body)
        assert is_plain_error(answer)


@pytest.mark.parametrize(
    ("error", "status"),
    [(StorageTrouble("host 10.0.0.5 refused"), 503), (AlreadyThere("UNIQUE constraint people.x"), 409)],
)
def test_words_of_the_database_are_for_the_host_only(error, status):
    with failing(error) as client:
        answer = client.get("/fails")
        assert answer.status_code == status
        assert is_plain_error(answer)
        assert "10.0.0.5" not in answer.text
        assert "UNIQUE" not in answer.text


def test_mistake_of_the_program_is_logged_and_not_told(caplog):
    with failing(ValueError("the secret sauce")) as client:
        answer = client.get("/fails")
    assert answer.status_code == 500
    assert is_plain_error(answer)
    assert "sauce" not in answer.text
    for name in SAFE:
        assert name in answer.headers
    [record] = [record for record in caplog.records if record.name == "bradshaw.errors"]
    line = json.loads(JsonLines().format(record))
    assert "the secret sauce" in line["trace"]
    assert line["route"] == "/fails"


# Storage that is out of reach


def test_server_without_its_database_says_so_and_recovers(tmp_path):
    with serving(plain_settings(tmp_path)) as served:
        browser = served.browser().register("Patient")
        assert browser.get("/healthz").json()["ok"]
        working, pulse = served.state.database, served.state.pulse
        broken = Database("postgresql+psycopg://nobody:hidden@127.0.0.1:1/nothing?connect_timeout=1")
        served.state.people.database = served.state.database = broken
        served.state.pulse = Pulse(broken)
        health = browser.get("/healthz")
        assert (health.status_code, health.json()) == (503, {"ok": False, "reads": False, "writes": False})
        for answer in (browser.get("/api/me"), browser.post("/api/logins", {"name": "Patient", "password": PASSWORD})):
            assert answer.status_code == 503
            assert is_plain_error(answer)
            assert "127.0.0.1" not in answer.text
        served.state.people.database = served.state.database = working
        served.state.pulse = pulse
        assert browser.get("/healthz").status_code == 200
        assert browser.me()["name"] == "Patient"


# What the host sees


def test_log_line_of_a_request_has_its_fields_and_no_secrets(browser, caplog):
    caplog.set_level(logging.INFO, "bradshaw.access")
    browser.register("Logged", "a password to hide")
    browser.get("/reset/token-to-hide?also=hidden")
    browser.get("/api/games?list=mine&invite=hidden")
    browser.get("/no/such/" + "x" * 1000)
    lines = [json.loads(JsonLines().format(one)) for one in caplog.records if one.name == "bradshaw.access"]
    text = json.dumps(lines)
    for secret in ("hide", "hidden", browser.http.cookies["bradshaw-login"], browser.token):
        assert secret not in text
    registered = next(line for line in lines if line["path"] == "/api/accounts")
    assert registered["level"] == "info"
    assert registered["logger"] == "bradshaw.access"
    assert registered["method"] == "POST"
    assert registered["status"] == 201
    assert registered["address"] == "127.0.0.0/24"
    assert registered["milliseconds"] >= 0
    assert registered["time"].endswith("+00:00")
    listed = next(line for line in lines if line["path"] == "/api/games")
    assert listed["person"] == browser.me()["id"]
    lost = next(line for line in lines if line["route"] == "unmatched")
    assert (lost["status"], len(lost["path"])) == (404, 200)


def test_log_line_is_one_line_of_json_whatever_is_in_it():
    record = logging.makeLogRecord({"msg": "two\nlines %s", "args": ("\x1b[31m",), "name": "bradshaw", "odd": object()})
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "\x1b" not in line
    assert json.loads(line)["message"] == "two\nlines \x1b[31m"


def test_log_goes_to_standard_error(tmp_path, capsys):
    logs.configure(plain_settings(tmp_path, log_level="info"))
    logging.getLogger("bradshaw.test").info("said", extra={"game": "abc"})
    logging.getLogger("somebody.else").info("not said")
    [line] = [json.loads(one) for one in capsys.readouterr().err.splitlines()]
    assert (line["message"], line["game"]) == ("said", "abc")


def samples(text):
    """Every sample of a Prometheus page; the page must be well formed."""
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (HELP|TYPE) [a-z_]+ .+", line)
            continue
        match = re.fullmatch(r'([a-z_]+)(\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)*\})? (\S+)', line)
        assert match, line
        assert (match[1], match[2]) not in found
        found[match[1], match[2]] = float(match[3])
    return found


def test_metrics_count_requests_by_route_and_status(served, browser):
    game = browser.make_game()["id"]
    before = samples(browser.get("/metrics").text)
    for _ in range(3):
        browser.get(f"/api/games/{game}")
    browser.get("/api/games/ffffffffffff")
    browser.get(f"/nowhere/{game}")
    browser.http.request("TRACE", "/api/me")
    answer = browser.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    after = samples(answer.text)

    def more(name, **labels):
        key = name, "{" + ",".join(f'{label}="{value}"' for label, value in labels.items()) + "}"
        return after[key] - before.get(key, 0)

    route = "/api/games/{game}"
    assert more("bradshaw_requests_total", method="GET", route=route, status="200") == 3
    assert more("bradshaw_requests_total", method="GET", route=route, status="404") == 1
    assert more("bradshaw_requests_total", method="GET", route="unmatched", status="404") == 1
    assert any('method="OTHER"' in (key[1] or "") for key in after)
    assert more("bradshaw_request_seconds_count", method="GET", route=route, status="200") == 3
    assert more("bradshaw_request_seconds_bucket", method="GET", route=route, status="200", le="+Inf") == 3
    assert after["bradshaw_games_in_memory", None] >= 1
    assert after["bradshaw_events_stored_total", None] >= 1
    assert after["bradshaw_watchers", None] == 0
    assert after["bradshaw_bot_moves_total", None] >= 0
    assert after["bradshaw_work_waiting", '{lane="moves"}'] == 0
    assert after["bradshaw_storage_errors_total", None] == 0
    assert after["bradshaw_storage_waiting", None] == 0
    assert after["bradshaw_work_turned_away_total", '{lane="reading"}'] == 0
    assert game not in answer.text


def test_lag_of_the_event_loop_is_measured(served, browser):
    def count():
        return samples(browser.get("/metrics").text)["bradshaw_event_loop_lag_seconds_count", None]

    before = count()
    served.run(asyncio.sleep(0.5))
    assert count() > before


def test_histogram_counts_up():
    metrics = Metrics()
    for seconds in (0.001, 0.005, 0.006, 3.0, 100.0):
        metrics.count_request("GET", "/", 200, seconds)
    found = samples(metrics.text(()))
    steps = [value for (name, _), value in found.items() if name == "bradshaw_request_seconds_bucket"]
    assert steps == [2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5]


def test_workers_that_share_a_port_name_themselves():
    metrics = Metrics(several_workers=True)
    metrics.count_request("GET", '/odd"\n', 200, 0.1)
    assert all('worker="' in (labels or "") for _, labels in samples(metrics.text([Value("x", "gauge", "An x.", 1)])))


def test_browser_helper_sends_the_token_by_itself(served):
    assert Browser(served.url).post("/api/resets/mail", {"name": "x"}).status_code == 202
