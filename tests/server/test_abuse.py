"""Whatever somebody sends, nothing changes that should not, and the server is never at a loss for an answer."""

import json
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select

from bradshaw.core.chance import Chance
from bradshaw.server.storage.tables import Event, GameHead, Person, ProgramRow, Seat

from .serving import Browser, Served
from .tables import on_turn, online, play_on, view

NewBrowser = Callable[[], Browser]
SCRIPT = "<script>alert(1)</script>"
HUGE = 10**400
DEEP: Any = json.loads("[" * 900 + "]" * 900)
NO_NUMBERS: list[Any] = [None, True, "1", "", 1.5, [], {}, [1], "NaN", 1e300]
NO_TEXTS: list[Any] = [None, True, 1, [], {}, ["x"]]


def everything(served: Served, game: str) -> list[Any]:
    """All that is stored of a game."""
    owners = {GameHead: GameHead.id, Seat: Seat.game, Event: Event.game, ProgramRow: ProgramRow.game}
    return [
        sorted(map(repr, served.execute(select(*table.__table__.columns).where(column == game))))
        for table, column in owners.items()
    ]


def people(served: Served) -> int:
    return len(served.execute(select(Person.id)))


class Target:
    """A running online game, attacked by those who play in it and those who do not."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.browsers = [served.browser() for _ in range(3)]
        self.game = online(*self.browsers, seed=40)
        self.path = f"/api/games/{self.game}"
        self.mover, self.shown = on_turn(self.browsers, self.game)
        self.version: int = self.shown["version"]
        self.action: dict[str, Any] = self.shown["position"]["choices"]["actions"][0]["action"]
        self.before = everything(served, self.game), self.seen()

    def refuses(self, browser: Browser, path: str, body: Any, statuses: tuple[int, ...], method: str = "POST") -> None:
        """The request is refused in one sentence, and the game is the same as before, stored and shown."""
        answer = browser.request(method, path if path.startswith("/api") else f"{self.path}/{path}", json=body)
        assert answer.status_code in statuses, (path, str(body)[:200], answer.status_code, answer.text[:300])
        assert isinstance(answer.json()["error"], str)
        assert len(answer.json()["error"]) < 600
        assert everything(self.served, self.game) == self.before[0], (path, str(body)[:200])

    def is_untouched(self) -> bool:
        return (everything(self.served, self.game), self.seen()) == self.before

    def seen(self) -> dict[str, Any]:
        """The game as the mover sees it, but for who was there when."""
        shown = view(self.mover, self.game)
        for seat in shown["seats"]:
            del seat["seen"], seat["replaceable"], seat["absent"]
        return shown


@pytest.fixture(scope="module")
def target(served: Served) -> Target:
    return Target(served)


# Moves


def test_what_is_no_action_is_refused(target: Target):
    for action in (None, 1, "pass", [], [target.action], True):
        target.refuses(target.mover, "actions", {"after": target.version, "action": action}, (400,))
    for action in (
        {},
        {"type": None},
        {"type": ["pass"]},
        {"type": "Pass"},
        {"type": "p\u0430ss"},
        {"type": "pass\0"},
        {"type": SCRIPT},
        {"type": "x" * 50_000},
        {"type": "pass", "amount": 3},
        {"type": "pass", "__class__": "x"},
        {"type": "bid"},
        {"type": "bid", "amount": DEEP},
        *({"type": "bid", "amount": amount} for amount in NO_NUMBERS),
    ):
        target.refuses(target.mover, "actions", {"after": target.version, "action": action}, (400,))
    assert target.is_untouched()


@pytest.mark.parametrize("amount", [-1, 0, 1, 9, 10**6, 2**53, 2**63, 2**64, -(2**63), 10**30, HUGE])
def test_a_bid_beyond_all_measure_is_refused(target: Target, amount: int):
    action = {"type": "bid", "amount": amount}
    target.refuses(target.mover, "actions", {"after": target.version, "action": action}, (400, 422))
    answer = target.mover.post(f"{target.path}/why", {"action": action})
    assert answer.status_code == 400 or answer.json()["legal"] is False
    assert target.mover.post(f"{target.path}/try", {"actions": [action]}).status_code in (400, 422)
    assert target.is_untouched()


def test_what_is_no_version_is_refused(target: Target):
    for after in NO_NUMBERS:
        target.refuses(target.mover, "actions", {"after": after, "action": target.action}, (400,))
        for path in ("undo", "redo"):
            target.refuses(target.mover, path, {"after": after}, (400,))
    for after in (-1, 0, target.version + 1, 2**63, -(2**70), 10**30):
        target.refuses(target.mover, "actions", {"after": after, "action": target.action}, (400, 409))
        for path in ("undo", "redo"):
            target.refuses(target.mover, path, {"after": after}, (400, 409))
    for body in ({"action": target.action}, {"after": target.version}, {}, [], None, "x", 7):
        target.refuses(target.mover, "actions", body, (400,))
    assert target.is_untouched()


def test_a_move_does_not_name_its_seat_or_its_player(target: Target):
    good = {"after": target.version, "action": target.action}
    others = [browser for browser in target.browsers if browser is not target.mover]
    for extra in ({"seat": target.shown["turn"][0]}, {"person": target.mover.me()["id"]}, {"actor": 0}, {"hash": "0"}):
        for browser in (target.mover, *others):
            target.refuses(browser, "actions", good | extra, (400,))
        target.refuses(target.mover, "actions", {**good, "action": target.action | extra}, (400,))
    assert target.is_untouched()


def test_a_move_of_one_game_does_not_count_in_another(target: Target, new_browser: NewBrowser):
    thief = new_browser()
    own = thief.make_game(seed=40)
    assert own["version"]
    body = {"after": target.version, "action": target.action}
    target.refuses(thief, "actions", body, (403,))
    for path in (f"/api/games/{own['id']}/../{target.game}/actions", f"/api/games/{target.game}%2factions"):
        answer = thief.post(path, body)
        assert answer.status_code in (403, 404, 405)
    assert target.is_untouched()


def test_the_cookies_of_another_game_or_time_are_no_seat(target: Target, new_browser: NewBrowser):
    genuine = dict(target.mover.http.cookies)
    stranger = new_browser()
    stranger.make_game()
    own = dict(stranger.http.cookies)
    person, _, proof = genuine["bradshaw-guest"].partition(".")
    other, _, other_proof = own["bradshaw-guest"].partition(".")
    body = {"after": target.version, "action": target.action}
    for forged in (
        f"{person}.{other_proof}",
        f"{other}.{proof}",
        person,
        f"{person}.{proof.upper()}",
        f"{person}..{proof}",
    ):
        thief = new_browser()
        thief.get("/api/me")
        thief.http.cookies.set("bradshaw-guest", forged)
        target.refuses(thief, "actions", body, (403,))
        assert thief.me()["id"] is None
    for login in (genuine["bradshaw-guest"], person, proof):
        thief = new_browser()
        thief.get("/api/me")
        thief.http.cookies.set("bradshaw-login", login)
        target.refuses(thief, "actions", body, (403,))
    assert target.is_untouched()


def test_no_change_is_taken_from_another_site_or_without_the_token(target: Target):
    changes: list[tuple[str, str, Any]] = [
        ("POST", "actions", {"after": target.version, "action": target.action}),
        ("POST", "undo", {"after": target.version}),
        ("POST", "redo", {"after": target.version}),
        ("POST", "chat", {"text": "x"}),
        ("POST", "pace", {"seconds": 1}),
        ("PUT", "programs", {"programs": []}),
        ("POST", "point", {"spot": "hex:1,1"}),
        ("PUT", "note", {"text": "x"}),
        ("POST", "hint", {"actions": []}),
        ("POST", "asks", {"seat": 1}),
        ("POST", "asks/1/answer", {"yes": True}),
        ("POST", "join", {}),
        ("POST", "leave", None),
        ("POST", "kick", {"seat": 1}),
        ("POST", "bot", {"seat": 1}),
        ("POST", "start", None),
        ("POST", "why", {"action": target.action}),
        ("POST", "try", {"actions": []}),
        ("POST", "ways", {"actions": [], "company": "X"}),
        ("POST", "runs", {"actions": [], "action": target.action}),
        ("DELETE", "", None),
    ]
    for method, path, body in changes:
        where = f"{target.path}/{path}".rstrip("/")
        for headers in ({"X-CSRF-Token": ""}, {"X-CSRF-Token": target.browsers[1].token + "0"}):
            assert target.mover.request(method, where, json=body, headers=headers).status_code == 403, path
        foreign = {"Sec-Fetch-Site": "cross-site"}
        assert target.mover.request(method, where, json=body, headers=foreign).status_code == 403, path
    assert target.is_untouched()


# Everything else at the table


def test_numbers_beyond_all_measure_find_nothing(target: Target):
    for number in (-1, 99, 2**31, 2**63, 2**70, 10**30, HUGE):
        target.refuses(target.mover, "asks", {"seat": number}, (400, 409))
        target.refuses(target.mover, "kick", {"seat": number}, (400, 403, 409))
        target.refuses(target.mover, "bot", {"seat": number}, (400, 403, 409))
        target.refuses(target.mover, "join", {"seat": number}, (400, 403, 409))
        target.refuses(target.mover, f"asks/{number}/answer", {"yes": True}, (400, 404, 409))
        target.refuses(target.mover, f"positions/{number}", None, (400, 404), method="GET")
        target.refuses(target.mover, "try", {"at": number, "actions": []}, (400, 409))
    for seconds in (-1, -0.001, 10.001, 1e308, -1e308, HUGE, *NO_NUMBERS[:4]):
        target.refuses(target.mover, "pace", {"seconds": seconds}, (400, 409))
    for seat in NO_NUMBERS:
        target.refuses(target.mover, "asks", {"seat": seat}, (400, 409))
    assert target.is_untouched()


@pytest.mark.parametrize(
    "number",
    ["9" * 5000, "-1", "1.0", "1e1", "%31%00", "0x1", "current%00", "%2e%2e", "null"],
)
def test_a_position_that_is_no_number_is_not_found(target: Target, number: str):
    answer = target.mover.get(f"{target.path}/positions/{number}")
    assert answer.status_code in (400, 404, 405)
    answer = target.mover.post(f"{target.path}/asks/{number}/answer", {"yes": True})
    assert answer.status_code in (400, 403, 404, 405, 409)
    assert target.is_untouched()


def test_messages_that_say_nothing_or_too_much_are_refused(target: Target):
    for text in (
        "",
        " ",
        "\n\t",
        "\0",
        "\u200b\u200d\u2060",
        "\u202e",
        "x" * 501,
        "x " * 400,
        "\N{GRINNING FACE}" * 501,
    ):
        target.refuses(target.mover, "chat", {"text": text}, (400, 409))
    for text in NO_TEXTS:
        target.refuses(target.mover, "chat", {"text": text}, (400,))
    target.refuses(target.mover, "chat", {"text": "x", "name": "Ben"}, (400,))
    target.refuses(target.mover, "chat", {"text": "x", "seat": 1}, (400,))
    assert target.is_untouched()


def test_programs_that_there_are_not_are_refused(target: Target):
    wrong: list[Any] = [
        None,
        {},
        "auto",
        [None],
        [{"kind": "win"}],
        [{"kind": "pass_above", "amount": "3"}],
        [{"kind": "pass_above", "amount": -1}],
        [{"kind": "pass_above", "amount": HUGE}],
        [{"kind": "pass_above", "amount": 2**53}],
        [{"kind": "pass_above", "seat": 2}],
        [{"kind": "only_choice"}] * 6,
        DEEP,
    ]
    for programs in wrong:
        target.refuses(target.mover, "programs", {"programs": programs}, (400, 409), method="PUT")
    assert target.is_untouched()


def test_only_those_who_are_asked_answer_and_only_once(served: Served, new_browser: NewBrowser):
    ada, ben, cleo = browsers = [new_browser() for _ in range(3)]
    game = online(*browsers, seed=41)
    path = f"/api/games/{game}"
    for bot in ("deep", "mcts:600s", "mcts:1000000", "", "x" * 100, "../greedy"):
        answer = ada.post(f"{path}/asks", {"seat": 2, "by": "bot", "bot": bot})
        assert answer.status_code == 400, bot
        assert "There is no bot" in answer.json()["error"]
    served.later(hours=25)
    assert ben.get("/api/me").status_code == 200
    ask = ada.post(f"{path}/asks", {"seat": 2, "by": "bot"}).json()
    before = everything(served, game)
    spectator = new_browser()
    spectator.make_game()
    for browser in (ada, cleo, spectator, new_browser()):
        assert browser.post(f"{path}/asks/{ask['id']}/answer", {"yes": True}).status_code == 403
    for yes in (None, 1, "yes", [], {}):
        assert ben.post(f"{path}/asks/{ask['id']}/answer", {"yes": yes}).status_code == 400
    assert everything(served, game) == before
    assert ben.post(f"{path}/asks/{ask['id']}/answer", {"yes": False}).json()["state"] == "refused"
    assert ben.post(f"{path}/asks/{ask['id']}/answer", {"yes": True}).status_code == 409
    assert view(ada, game)["seats"][2]["kind"] == "person"


def test_nobody_joins_without_the_link_or_twice_or_too_late(target: Target, new_browser: NewBrowser):
    invite = view(target.mover, target.game)["invite"]
    stranger = new_browser()
    for wrong in ("", invite[:-1], invite.swapcase(), invite + " ", "\0", SCRIPT):
        target.refuses(stranger, "join", {"name": "Eve", "invite": wrong}, (403,))
    for wrong in NO_TEXTS:
        target.refuses(stranger, "join", {"name": "Eve", "invite": wrong}, (400,))
    target.refuses(stranger, "join", {"name": "Eve", "invite": invite}, (409,))
    target.refuses(target.mover, "join", {"name": "Eve", "invite": invite}, (409,))
    target.refuses(target.browsers[0], "start", None, (409,))
    assert target.is_untouched()


# Making games


@pytest.mark.parametrize(
    "wish",
    [
        {"title": None},
        {"title": "../emubay"},
        {"title": "emubay\0"},
        {"title": SCRIPT},
        {"mode": ["online"]},
        {"seats": None},
        {"seats": {}},
        {"seats": [None, None, None]},
        {"seats": [{"kind": "me"}] + [{"kind": "bot"}] * 500},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts:600s"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "x" * 1000}, {"kind": "bot"}]},
        {"seats": [{"kind": "me", "person": "0" * 32}, {"kind": "bot"}, {"kind": "bot"}]},
        {"options": []},
        {"options": {"forest_cost": HUGE}},
        {"options": {"forest_cost": -1}},
        {"options": {"forest_cost": "5"}},
        {"options": {"forest_cost": True}},
        {"options": {"forest_cost": [5]}},
        {"options": {"__class__": 1}},
        {"options": {"x" * 10_000: 1}},
        {"seed": -1},
        {"seed": 2**53},
        {"seed": HUGE},
        {"seed": 1.5},
        {"seed": "1"},
        {"seed": True},
        {"pace": "fast"},
        {"pace": None},
        {"pace": HUGE},
        {"listed": "yes"},
        {"shuffle": 1},
        {"id": "000000000000"},
        {"host": "0" * 32},
    ],
    ids=lambda wish: str(wish)[:50],
)
def test_a_game_of_nonsense_is_not_made(served: Served, browser: Browser, wish: dict[str, Any]):
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    before = len(served.execute(select(GameHead.id))), people(served)
    answer = browser.post("/api/games", {"title": "emubay", "mode": "solo", "seats": seats} | wish)
    assert answer.status_code in (400, 404), answer.text[:300]
    assert len(answer.json()["error"]) < 600
    assert len(served.execute(select(GameHead.id))) == before[0]
    assert people(served) <= before[1] + 1


@pytest.mark.parametrize(
    "name",
    [
        "x" * 41,
        "\0",
        "A\r\nSet-Cookie: a=b",
        'x"; filename="evil.exe',
        "\u202eadA",
        "A\u200bda",
        "\u2800",
        "\u3164\u3164",
        "\N{GRINNING FACE}" * 41,
        " " * 39,
    ],
    ids=ascii,
)
def test_a_name_that_deceives_is_refused_and_never_gets_into_a_header(browser: Browser, name: str):
    seats = [{"kind": "me", "name": name}, {"kind": "person", "name": "B"}, {"kind": "person", "name": "C"}]
    answer = browser.post("/api/games", {"title": "emubay", "mode": "hotseat", "seats": seats})
    if '"' in name:
        game = answer.json()["id"]
        disposition = browser.get(f"/api/games/{game}/record").headers["content-disposition"]
        assert disposition == f'attachment; filename="bradshaw-emubay-{game}.json"'
    else:
        assert answer.status_code == 400
    host = browser.make_game(mode="online", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    assert "set-cookie" not in {key.lower() for key in answer.headers} or "a=b" not in answer.headers["set-cookie"]
    assert view(browser, host["id"])["seats"][0]["name"] == "Player 1"


def test_two_spellings_of_one_name_are_one_name(browser: Browser):
    seats = [{"kind": "me", "name": "Zo\u00eb"}, {"kind": "person", "name": "Zoe\u0308"}, {"kind": "bot"}]
    answer = browser.post("/api/games", {"title": "emubay", "mode": "hotseat", "seats": seats})
    assert answer.status_code == 400
    assert "same name" in answer.json()["error"]


def test_a_record_made_up_by_somebody_is_refused_and_nothing_of_it_stays(served: Served, browser: Browser):
    game = browser.make_game(seed=42, pace=0)["id"]
    play_on(browser, game, moves=6)
    good = json.loads(browser.get(f"/api/games/{game}/record").content)
    before = len(served.execute(select(GameHead.id)))
    first = good["actions"][0]
    wrong: list[Any] = [
        None,
        [],
        {},
        DEEP,
        {**good, "format": None},
        {**good, "version": HUGE},
        {**good, "rules": -1},
        {**good, "rules": HUGE},
        {**good, "game": "../emubay"},
        {**good, "players": ["A", "A", "B"]},
        {**good, "players": ["A\r\nB", "C", "D"]},
        {**good, "players": "ABC"},
        {**good, "players": []},
        {**good, "players": ["x" * 10_000, "B", "C"]},
        {**good, "seed": -1},
        {**good, "seed": 2**53},
        {**good, "start": "0" * 16},
        {**good, "options": {"forest_cost": HUGE}},
        {**good, "actions": {}},
        {**good, "actions": [first] * 2},
        {**good, "actions": [None]},
        {**good, "actions": [first] * 20_000},
        {**good, "actions": [{**first, "actor": HUGE}]},
        {**good, "actions": [{**first, "actor": -1}]},
        {**good, "actions": [{**first, "hash": SCRIPT}]},
        {**good, "actions": [{**first, "time": "now"}]},
        {**good, "actions": [{**first, "action": DEEP}]},
        {**good, "extra": 1},
    ]
    import time

    for record in wrong:
        print(str(record)[:50], str(record)[-80:], time.time())
        answer = browser.post("/api/games/import", {"record": record})
        assert answer.status_code in (400, 404), (str(record)[:200], answer.text[:200])
        assert len(answer.json()["error"]) < 600
    assert len(served.execute(select(GameHead.id))) == before


def test_trying_out_too_much_or_nonsense_is_refused(target: Target):
    passing = {"type": "pass"}
    for actions in ([passing] * 201, [None], ["pass"], {}, None, [DEEP], [[passing]]):
        target.refuses(target.mover, "try", {"actions": actions}, (400, 409, 413, 422))
    refused = target.mover.post(f"{target.path}/try", {"actions": [passing, {"type": "bid", "amount": 99}]})
    assert refused.status_code == 422
    assert refused.json()["index"] == 1
    assert refused.json()["rule"] == "emubay.auction.pay-to-company"
    assert target.is_untouched()


# Pages and addresses


def test_every_page_is_the_same_whatever_the_address_says(browser: Browser):
    shell = browser.get("/").content
    for address in ("/play/000000000000", f"/play/{SCRIPT}", "/watch/x%22onload=", "/rules/../x", "/reset/%3Csvg%3E"):
        answer = browser.get(address)
        if answer.status_code == 200:
            assert answer.content == shell
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        else:
            assert answer.status_code == 404


def raw(served: Served, data: bytes) -> bytes:
    """Send bytes as they are; what comes back."""
    where = urlsplit(served.url)
    with socket.create_connection((where.hostname, where.port), timeout=10) as connection:
        connection.sendall(data)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
        return answer


@pytest.mark.parametrize(
    "data",
    [
        b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 20_000 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: bradshaw-guest=\xff\xfe; bradshaw-login=\x80\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: bradshaw-csrf=" + b"(" * 5000 + b"\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"GET http://169.254.169.254/api/me HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET //api/me HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api%2fme HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/games/?list=%00&list=mine&list[]=x HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/titles/emubay/rules?search=%00%ff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: \xff, 1.2.3.4, " + b"a" * 9000 + b"\r\n\r\n",
    ],
    ids=range(23),
)
def test_bytes_that_no_browser_sends_do_no_harm(served: Served, data: bytes):
    answer = raw(served, data)
    assert not answer or not answer.split(b" ", 2)[1].startswith(b"5"), answer[:300]
    assert b"Traceback" not in answer
    assert served.browser().get("/healthz").status_code == 200


def test_no_address_takes_a_method_that_it_does_not_name(browser: Browser):
    described = browser.get("/schema/openapi.json").json()["paths"]
    known = {"get", "head", "post", "put", "patch", "delete"}
    for path, operations in described.items():
        where = path.replace("{game}", "000000000000").replace("{number}", "1").replace("{name}", "emubay")
        where = where.replace("{login}", "x")
        for method in known - operations.keys() - ({"head"} if "get" in operations else set()):
            status = browser.request(method.upper(), where).status_code
            # What one address does not take, a more general one may know better: /games/import is also a game's id.
            assert status in (400, 404, 405), (method, where, status)


def test_a_stranger_who_only_looks_leaves_no_trace(served: Served, target: Target, new_browser: NewBrowser):
    before = people(served)
    stranger = new_browser()
    for path in ("", "/series", "/positions/0", "/positions/current"):
        assert stranger.get(f"{target.path}{path}").status_code == 200
    assert stranger.get(f"{target.path}/record").status_code == 409, "the seed stays here while the game runs"
    assert stranger.post(f"{target.path}/hint", {"actions": []}).status_code == 403
    assert stranger.listed("mine") == []
    assert stranger.me()["id"] is None
    assert people(served) == before
    assert target.is_untouched()


def test_what_is_private_is_not_told_to_others(target: Target, new_browser: NewBrowser):
    shown = view(new_browser(), target.game)
    assert shown["invite"] is None
    assert shown["seed"] is None
    assert shown["programs"] == []
    assert shown["position"]["choices"] is None
    identities = [browser.me()["id"] for browser in target.browsers]
    for browser in (new_browser(), target.browsers[0]):
        for path in ("", "/record", "/series", "/positions/current"):
            text = browser.get(f"{target.path}{path}").text
            assert not any(identity in text for identity in identities), path


def test_the_game_still_goes_on_after_all_this(target: Target):
    assert target.is_untouched()
    answer = target.mover.post(f"{target.path}/actions", {"after": target.version, "action": target.action})
    assert answer.status_code == 201
    mover, shown = on_turn(target.browsers, target.game)
    chance = Chance(1)
    action = chance.pick(shown["position"]["choices"]["actions"])["action"]
    assert mover.post(f"{target.path}/actions", {"after": shown["version"], "action": action}).status_code == 201
