"""Notices leave the server for the open internet only, at their own pace, and nobody waits for them."""

import asyncio
import json
import logging
import shutil
import socketserver
import ssl
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from types import SimpleNamespace

import httpx
import pytest

from bradshaw.server.clock import Clock
from bradshaw.server.delivery import notices
from bradshaw.server.delivery.notices import BadWebhook, Failed, Notices, check_webhook, choose_target, is_public
from bradshaw.server.events.drafts import Draft
from bradshaw.server.events.head import Standing
from bradshaw.server.notices.telling import told_of
from bradshaw.server.settings import Settings

from .serving import PASSWORD, plain_settings, serving

PUBLIC = "93.184.216.34"


class Hook(ThreadingHTTPServer):
    """A web server that remembers what it was sent, and answers as told."""

    daemon_threads = True

    def __init__(self):
        self.received = []
        self.status, self.headers, self.body = 200, {}, b"thanks"
        super().__init__(("127.0.0.1", 0), _HookHandler)

    @property
    def port(self):
        return self.server_address[1]


class _HookHandler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(self.server.body)

    def do_GET(self):
        self.server.received.append((self.path, dict(self.headers), b""))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


class Post(socketserver.ThreadingTCPServer):
    """A mail server that takes everything."""

    daemon_threads = True

    def __init__(self):
        self.mails = []
        super().__init__(("127.0.0.1", 0), _PostHandler)

    @property
    def port(self):
        return self.server_address[1]


class _PostHandler(socketserver.StreamRequestHandler):
    def handle(self):
        self.wfile.write(b"220 post\r\n")
        recipient = ""
        while line := self.rfile.readline().decode().strip():
            verb = line.split()[0].upper()
            if verb == "DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = iter(self.rfile.readline, b".\r\n")
                self.server.mails.append((recipient, b"".join(lines).decode()))
            elif line.upper().startswith("RCPT TO:"):
                recipient = line[8:].split()[0].strip("<>")
            self.wfile.write(b"221 bye\r\n" if verb == "QUIT" else b"250 ok\r\n")


@pytest.fixture
def running():
    """Runs servers in the background of a test."""
    started = []

    def run(server):
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        started.append(server)
        return server

    yield run
    for server in started:
        server.shutdown()
        server.server_close()


def sending(work, **settings):
    """Do something with what sends notices."""

    async def main():
        sender = Notices(Settings(**settings), None, None, None, Clock(), b"secret")
        try:
            return await work(sender)
        finally:
            await sender.stop()

    return asyncio.run(main())


def post(url, **settings):
    return sending(lambda sender: sender.post(url, b"{}"), **settings)


# Where notices may go


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "100.64.0.1",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.1",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:5db8:d822::",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
    ],
)
def test_address_of_this_machine_or_its_neighbours_is_not_public(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_address_of_the_open_internet_is_public(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org/hook",
        "//example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "javascript:alert(1)",
        "http://",
        "http:///path",
        "http://user@example.org/",
        "http://user:word@example.org/",
        "http://@example.org/",
        "http://example.org:22/",
        "http://example.org:25/",
        "http://example.org:0/",
        "http://example.org:99999/",
        "http://example.org:port/",
        "http://[::1",
        "http://exa mple.org/",
        "http://example.org/\r\nHost: other",
        "http://example.org\\@127.0.0.1/",
        "http://exämple.org/",
        "https://example.org/" + "x" * 500,
    ],
)
def test_what_is_no_webhook_is_refused(url):
    with pytest.raises(BadWebhook):
        check_webhook(url, allow_private=True)


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:10.0.0.1]", "169.254.169.254", "0.0.0.0"])
def test_private_address_is_refused_when_it_is_set(host):
    with pytest.raises(BadWebhook, match="open internet"):
        check_webhook(f"http://{host}:8080/", allow_private=False)
    assert check_webhook(f"http://{host}:8080/", allow_private=True)


@pytest.mark.parametrize(
    "url", ["https://example.org/hook?key=1", "http://example.org:8080/", "https://example.org:443"]
)
def test_webhook_is_kept_as_it_was_given(url):
    assert check_webhook(f" {url} ", allow_private=False) == url


@pytest.mark.parametrize(
    "found", [[], ["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["10.0.0.1", PUBLIC], ["fe80::1%eth0"], ["nonsense"]]
)
def test_name_with_any_private_address_is_refused(found):
    with pytest.raises(BadWebhook):
        choose_target("https://example.org/", found, allow_private=False)


def test_connection_goes_to_the_address_that_was_checked():
    target = choose_target("https://example.org:8443/hook?x=1#part", [PUBLIC, "1.1.1.1"], allow_private=False)
    assert target.url == f"https://{PUBLIC}:8443/hook?x=1"
    assert (target.host, target.named) == ("example.org", "example.org:8443")
    six = choose_target("http://example.org/", ["2606:4700::1111"], allow_private=False)
    assert six.url == "http://[2606:4700::1111]:80/"


# Sending to a webhook


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0.0.0.0"])
def test_server_sends_nothing_to_itself(running, host):
    hook = running(Hook())
    with pytest.raises(BadWebhook):
        post(f"http://{host}:{hook.port}/")
    assert hook.received == []


def test_name_is_looked_up_once_and_no_more(running, monkeypatch):
    hook = running(Hook())
    asked = []
    monkeypatch.setattr(notices, "_look_up", lambda host, port: asked.append(host) or ["127.0.0.1"])
    post(f"http://hooks.example:{hook.port}/a/b?c=d", webhook_private=True)
    assert asked == ["hooks.example"]
    [[path, headers, body]] = hook.received
    assert path == "/a/b?c=d"
    assert headers["Host"] == f"hooks.example:{hook.port}"
    assert headers["Content-Type"] == "application/json"
    assert body == b"{}"


def test_name_that_changes_its_address_gains_nothing(running, monkeypatch):
    hook = running(Hook())
    answers = iter([[PUBLIC], ["127.0.0.1"]])
    monkeypatch.setattr(notices, "_look_up", lambda host, port: next(answers))
    connected = []

    async def connect(self, host, port, **_):
        connected.append(host)
        raise OSError("not today")

    monkeypatch.setattr("httpcore._backends.auto.AutoBackend.connect_tcp", connect)
    with pytest.raises(OSError, match="not today"):
        post(f"http://rebinding.example:{hook.port}/")
    assert connected == [PUBLIC]
    assert hook.received == []


def test_redirect_is_not_followed(running):
    inner, hook = running(Hook()), running(Hook())
    for status in (301, 302, 303, 307, 308):
        hook.status, hook.headers = status, {"Location": f"http://127.0.0.1:{inner.port}/"}
        post(f"http://127.0.0.1:{hook.port}/", webhook_private=True)
    assert len(hook.received) == 5
    assert inner.received == []


def test_proxy_of_the_environment_is_not_used(running, monkeypatch):
    hook, proxy = running(Hook()), running(Hook())
    for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
    post(f"http://127.0.0.1:{hook.port}/", webhook_private=True)
    assert (len(hook.received), len(proxy.received)) == (1, 0)


def test_of_a_long_answer_only_the_beginning_is_read(running, monkeypatch):
    hook = running(Hook())
    hook.body = b"x" * 50_000_000
    read = []
    real = notices._read_little

    async def noting(answer):
        await real(answer)
        read.append(answer.num_bytes_downloaded)

    monkeypatch.setattr(notices, "_read_little", noting)
    post(f"http://127.0.0.1:{hook.port}/", webhook_private=True)
    assert read[0] < 1_000_000


@pytest.fixture
def certificate(tmp_path):
    """A certificate for hooks.example that nobody but this test trusts."""
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    wish = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    wish += ["-subj", "/CN=hooks.example", "-addext", "subjectAltName=DNS:hooks.example"]
    subprocess.run([program, *wish, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    return key, certificate


def test_certificate_must_be_that_of_the_name_and_not_of_the_address(running, monkeypatch, certificate):
    key, shown = certificate
    hook = Hook()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(shown, key)
    hook.socket = context.wrap_socket(hook.socket, server_side=True)
    running(hook)
    monkeypatch.setattr(notices, "_look_up", lambda host, port: ["127.0.0.1"])
    with pytest.raises(Failed, match=r"^ConnectError: .*certificate"):
        post(f"https://hooks.example:{hook.port}/", webhook_private=True)
    trusting = ssl.create_default_context(cafile=shown)
    monkeypatch.setattr(httpx, "create_ssl_context", lambda **_: trusting)
    post(f"https://hooks.example:{hook.port}/", webhook_private=True)
    for stranger in ("other.example", "127.0.0.1"):
        with pytest.raises(Failed, match=r"^ConnectError: .*certificate"):
            post(f"https://{stranger}:{hook.port}/", webhook_private=True)
    assert len(hook.received) == 1


def test_slow_webhook_is_given_up(monkeypatch):
    monkeypatch.setattr(notices, "PATIENCE_SECONDS", 0.2)
    with (
        socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler) as silent,
        pytest.raises(TimeoutError),
    ):
        post(f"http://127.0.0.1:{silent.server_address[1]}/", webhook_private=True)


# Whose turn it is


@pytest.fixture
def club(tmp_path, running):
    """A server whose members have webhooks, and what the webhooks were told."""
    hook = running(Hook())
    settings = plain_settings(tmp_path, webhook_private=True, public_url="http://bradshaw.example/")
    with serving(settings) as served:
        members = {}
        for name in ("Ada", "Ben", "Cleo"):
            members[name] = served.browser().register(name)
            webhook = f"http://127.0.0.1:{hook.port}/{name}"
            assert members[name].put("/api/me/notices", {"webhook": webhook}).status_code == 200

        def told():
            served.run(served.state.notices.settled())
            found = [(path[1:], json.loads(body)) for path, _, body in hook.received]
            hook.received.clear()
            return found

        yield members, told


def online_game(members):
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    game = members["Ada"].make_game(mode="online", seats=seats, listed=True)["id"]
    for name in ("Ben", "Cleo"):
        assert members[name].post(f"/api/games/{game}/join", {}).status_code == 201
    members["Ada"].post(f"/api/games/{game}/start", {})
    return game


def move(members, game):
    """Whoever is on turn makes the first move there is; who it was, and who is on turn then."""
    view = members["Ada"].get(f"/api/games/{game}").json()
    mover = view["seats"][view["turn"][0]]["name"]
    own = members[mover].get(f"/api/games/{game}").json()
    action = own["position"]["choices"]["actions"][0]["action"]
    answer = members[mover].post(f"/api/games/{game}/actions", {"after": own["version"], "action": action})
    assert answer.status_code == 201, answer.text
    after = members["Ada"].get(f"/api/games/{game}").json()
    return mover, after["seats"][after["turn"][0]]["name"]


def test_those_whose_turn_comes_are_told_and_nobody_else(club):
    members, told = club
    game = online_game(members)
    told()
    turns = 0
    for _ in range(8):
        mover, next_ = move(members, game)
        found = told()
        assert [name for name, _ in found] == ([next_] if next_ != mover else [])
        turns += next_ != mover
        for _, body in found:
            assert body["kind"] == "turn"
            assert body["game"] == game
            assert body["url"] == f"http://bradshaw.example/play/{game}"
            assert body["text"] == body["content"]
            assert "your turn" in body["text"]
    assert turns > 1


def test_chat_and_other_events_tell_nobody_of_a_turn(club):
    members, told = club
    game = online_game(members)
    told()
    for name in members:
        members[name].post(f"/api/games/{game}/chat", {"text": "hello"})
    assert told() == []


def told(before=(0,), after=(1,), by="ada", mode="online", people=("ada", "ben", None), here=(), kind="action"):
    """Those who are told of a turn when it goes from some seats to others."""
    live = SimpleNamespace(
        head=SimpleNamespace(mode=mode, timing=None),
        places=[SimpleNamespace(person=person, name=str(person), robot=False) for person in people],
        actors=before,
        here=set(here),
        asks={},
    )
    content = {"status": "running", "text": "hello", "name": "Ada"}
    found = told_of(live, [Draft(kind, 0, by, content)], Standing(1, after, "", ()), ())
    return [(one.person, one.kind) for one in found]


def test_somebody_whose_turn_has_come_is_told():
    assert told() == [("ben", "turn")]
    assert told(before=(1,)) == [], "who was to move before and still is"


def test_bots_and_empty_seats_are_not_told():
    assert told(after=(2,)) == told(after=()) == []


def test_whoever_made_the_move_is_not_told_of_the_next_one():
    assert told(by="ben") == []


def test_the_others_are_told_that_a_game_has_begun_and_one_that_it_is_his_turn():
    people = ("ada", "ben", "cleo")
    assert told((), (1,), kind="start", people=people) == [("cleo", "began"), ("ben", "turn")]
    assert told((), (0,), kind="start", people=people) == [("ben", "began"), ("cleo", "began")]


def test_whoever_is_watching_is_not_told():
    assert told(here=("ben",)) == []
    assert told(here=("ada",)) == [("ben", "turn")]


@pytest.mark.parametrize("mode", ["solo", "hotseat"])
def test_players_at_one_screen_are_not_told(mode):
    assert told(mode=mode) == []


def test_event_that_moves_nothing_tells_nobody_of_a_turn():
    assert told(kind="chat") == []


def test_webhook_is_not_called_faster_than_people_read(club, monkeypatch):
    members, told = club
    monkeypatch.setattr(notices, "TURNS_AT_ONCE", 1.0)
    monkeypatch.setattr(notices, "TURNS_PER_SECOND", 0.0001)
    game = online_game(members)
    for _ in range(8):
        move(members, game)
    names = [name for name, _ in told()]
    assert len(names) == len(set(names)) > 0


# Mail


def test_link_is_mailed_to_whoever_has_the_name_and_an_address(tmp_path, running):
    mail = running(Post())
    settings = plain_settings(
        tmp_path,
        mail_host="127.0.0.1",
        mail_port=mail.port,
        mail_from="bradshaw@example.org",
        public_url="http://bradshaw.example",
    )
    with serving(settings) as served:
        ada, helper = served.browser().register("Ada"), served.browser()
        served.browser().register("No address")
        wish = {"mail": "ada@example.org", "password": PASSWORD}
        assert ada.put("/api/me/notices", wish).status_code == 200
        answers = [helper.post("/api/resets/mail", {"name": name}) for name in ("ADA", "No address", "Nobody")]
        assert [(answer.status_code, answer.json()) for answer in answers] == [(202, {"mail": True})] * 3
        served.run(served.state.notices.settled())
        [[recipient, text]] = mail.mails
        assert recipient == "ada@example.org"
        assert "From: bradshaw@example.org" in text
        unfolded = text.replace("=\r\n", "").replace("=3D", "=")
        token = unfolded.split("http://bradshaw.example/reset/")[1].split()[0]
        assert helper.post("/api/resets", {"token": token, "password": "a new password"}).status_code == 204
        helper.log_in("Ada", "a new password")


def test_mail_server_that_is_down_harms_nobody(tmp_path, caplog):
    caplog.set_level(logging.INFO, "bradshaw.notices")
    settings = plain_settings(tmp_path, mail_host="127.0.0.1", mail_port=1, mail_from="bradshaw@example.org")
    with serving(settings) as served:
        ada = served.browser().register("Ada")
        ada.put("/api/me/notices", {"mail": "ada@example.org", "password": PASSWORD})
        assert ada.post("/api/resets/mail", {"name": "Ada"}).status_code == 202
        served.run(served.state.notices.settled())
        assert (served.state.notices.failures, served.state.notices.dropped) == (1, 0)
        assert "notice not sent" in caplog.messages
