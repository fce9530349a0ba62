"""What a host meets: settings that cannot work, a database in use, health, metrics, and addresses in logs."""

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from bradshaw.cli import main
from bradshaw.server.edge import health, metrics
from bradshaw.server.http.address import cut
from bradshaw.server.settings import Settings, from_environment
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import Setting
from tests.programs import own_signals

from .process import PATIENCE, PROGRAM, free_port, server_process
from .serving import Served, plain_settings, serving
from .tables import until

# Settings


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PORT", "abc", "is a whole number, not “abc”"),
        ("PORT", "65536", "from 0 to 65535"),
        ("PORT", "-1", "from 0 to 65535"),
        ("HOST", " ", "give an address"),
        ("HOST", "not.a.host.invalid", "cannot be used"),
        ("WORKERS", "0", "from 1 to"),
        ("WORKERS", "2", "served by one process only"),
        ("WORK_PROCESSES", "-1", "from 0 to"),
        ("BOT_PROCESSES", "0", "from 1 to"),
        ("BOT_SECONDS", "0", "above 0"),
        ("BOT_SECONDS", "nan", "above 0"),
        ("BOT_SECONDS", "86400", "at most 600"),
        ("RATE", "-3", "above 0"),
        ("RATE", "inf", "above 0"),
        ("LOGIN_RATE", "0", "above 0"),
        ("LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("TRUSTED_PROXIES", "the proxy", "addresses like"),
        ("PUBLIC_URL", "trains.example.org", "https://trains.example.org"),
        ("PUBLIC_URL", "https://trains.example.org/games", "without a path"),
        ("PUBLIC_URL", "https://[::1", "https://trains.example.org"),
        ("WEBHOOK_PRIVATE", "perhaps", "true or false"),
        ("MAIL_PORT", "0", "from 1 to 65535"),
        ("MAIL_HOST", "mail.example.org", "BRADSHAW_MAIL_FROM"),
        ("MAIL_FROM", "bradshaw@example.org", "BRADSHAW_MAIL_HOST"),
        ("MAIL_USER", "bradshaw", "BRADSHAW_MAIL_PASSWORD"),
        ("DATABASE", "mysql://root:secret@localhost/x", "postgresql://"),
        ("DATABASE", "postgresql://ada:secret@localhost:port/x", "not a database address"),
        ("DATABASE", "/proc/nowhere/bradshaw.sqlite", "folder of the database cannot be made"),
        ("DATABASE", "/proc/bradshaw.sqlite", "cannot be written"),
    ],
)
def test_setting_that_cannot_work_is_refused_with_a_sentence_that_names_it(
    name: str,
    value: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setenv("BRADSHAW_DATABASE", str(tmp_path / "bradshaw.sqlite"))
    monkeypatch.setenv("BRADSHAW_PORT", "0")
    monkeypatch.setenv(f"BRADSHAW_{name}", value)
    assert main(["serve"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert told in err
    assert "secret" not in err
    if name not in ("HOST", "DATABASE") or "postgres" in told:
        assert f"BRADSHAW_{name}" in err


def test_mail_needs_a_sender_that_is_a_mail_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("BRADSHAW_MAIL_HOST", "mail.example.org")
    monkeypatch.setenv("BRADSHAW_MAIL_FROM", "the trains")
    assert main(["serve", "--database", "/nowhere/at/all"]) == 2
    assert "BRADSHAW_MAIL_FROM is a mail address" in capsys.readouterr().err


def test_a_flag_counts_more_than_the_environment():
    assert from_environment({"BRADSHAW_PORT": "nonsense"}, port=81).port == 81


# A database in use


def test_second_server_on_one_sqlite_file_is_refused_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "bradshaw.sqlite"
    with server_process(tmp_path, str(file), WORK_PROCESSES="0") as server:
        assert main(["serve", "--port", "0", "--database", str(file)]) == 2
        err = capsys.readouterr().err
        assert err.count("\n") == 1
        assert f"in use by another Bradshaw server (process {server.process.pid})" in err
        assert "Stop that one first" in err
        assert server.ask("/healthz", timeout=10).json()["ok"]
        # However the first one ends, the file is free again.
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(20)
        with Database(Settings(database=str(file)).database_url).sole_use():
            pass


def test_server_of_an_older_version_refuses_a_newer_database_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "bradshaw.sqlite"
    Database(Settings(database=str(file)).database_url).migrate()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert main(["serve", "--database", str(file), "--port", "0"]) == 2
    err = capsys.readouterr().err
    assert "was used by a newer Bradshaw" in err
    assert "9999" in err


# Health and metrics


def test_health_reads_and_writes(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(health, "GOOD_FOR_SECONDS", 0.0)
    assert served.browser().get("/healthz").json() == {"ok": True, "reads": True, "writes": True}
    before = served.execute(select(Setting.value).where(Setting.name == health.NAME))
    assert served.browser().get("/healthz").status_code == 200
    assert served.execute(select(Setting.value).where(Setting.name == health.NAME)) != before


def test_health_is_asked_often_and_written_once(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(health, "GOOD_FOR_SECONDS", 60.0)
    browser = served.browser()
    browser.get("/healthz")
    before = served.execute(select(Setting.value).where(Setting.name == health.NAME))
    for _ in range(5):
        assert browser.get("/healthz").status_code == 200
    assert served.execute(select(Setting.value).where(Setting.name == health.NAME)) == before


def test_database_that_can_only_be_read_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(health, "GOOD_FOR_SECONDS", 0.0)
    settings = plain_settings(tmp_path)
    with serving(settings) as served, sqlite3.connect(settings.database) as other:
        browser = served.browser()
        assert browser.get("/healthz").status_code == 200
        monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.3)
        other.isolation_level = None
        # Nobody else can write while this lasts.
        other.execute("BEGIN IMMEDIATE")
        answer = browser.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {"ok": False, "reads": True, "writes": False}
        other.execute("ROLLBACK")


def test_games_are_counted_by_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(metrics, "CENSUS_SECONDS", 0.0)
    with serving(plain_settings(tmp_path)) as served:
        browser = served.browser()
        assert "bradshaw_games{" not in browser.get("/metrics").text
        browser.make_game()
        browser.make_game(mode="online", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}])
        text = browser.get("/metrics").text
        assert 'bradshaw_games{status="open"} 1' in text
        assert 'bradshaw_games{status="running"} 1' in text


def test_open_connections_are_counted(served: Served):
    first, second = served.browser(), served.browser()
    first.get("/healthz")
    before = _connections(second.get("/metrics").text)
    first.http.close()
    until(lambda: _connections(second.get("/metrics").text) == before - 1, "the connection to be closed")
    assert before >= 2


def _connections(text: str) -> int:
    found = re.search(r"^bradshaw_connections (\d+)$", text, re.MULTILINE)
    assert found is not None
    return int(found[1])


# Logs


@pytest.mark.parametrize(
    ("address", "written"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_are_cut_before_they_are_written_down(address: str, written: str):
    assert cut(address) == written


def test_who_plays_at_home_is_told_the_address_and_nothing_that_hosts_read(tmp_path: Path):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BRADSHAW_LOG_LEVEL")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["BRADSHAW_WORK_PROCESSES"] = "0"
    port = free_port()
    command = [*PROGRAM, "serve", "--play", "--port", str(port), "--database", str(tmp_path / "games.db")]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=own_signals
    ) as process:
        try:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                with contextlib.suppress(httpx.TransportError):
                    if httpx.get(f"http://127.0.0.1:{port}/", timeout=5.0, verify=False).status_code == 200:
                        break
                time.sleep(0.1)
        finally:
            process.send_signal(signal.SIGINT)
            told, _ = process.communicate(timeout=PATIENCE)
    assert told.splitlines() == [f"Bradshaw is at http://localhost:{port}/  (stop with Ctrl-C)"]
