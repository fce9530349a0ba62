"""What is the same for everybody is made once, and what takes long is not made in the event loop."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar

from bradshaw.server.api import titles
from bradshaw.server.edge import schema
from bradshaw.server.http.readers import Reader

from .serving import Browser, plain_settings, serving


def test_the_description_of_the_interface_is_written_once_and_not_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[threading.Thread] = []
    plainly = schema.written

    def written(app: Litestar, form: schema.Form) -> bytes:
        made.append(threading.current_thread())
        return plainly(app, form)

    monkeypatch.setattr(schema, "written", written)
    with serving(plain_settings(tmp_path), anew=True) as served:
        browser = served.browser()
        first, second = (browser.get(f"/schema/openapi.{ending}") for ending in ("yaml", "yml"))
        described = browser.get("/schema/openapi.json").json()
        assert browser.get("/schema").json() == described
    assert first.status_code == 200
    assert first.content == second.content
    assert msgspec.yaml.decode(first.content) == described
    assert len(made) == 2
    assert served.thread not in made


def test_the_list_of_games_is_made_once_for_all_who_read_alike(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = browser.get("/api/titles?language=fr")
    monkeypatch.setattr(titles, "_told", None)
    again = browser.get("/api/titles?language=fr")
    assert again.json() == asked.json()
    assert titles._all_told(tuple(titles.titles().values()), Reader("fr")).length == len(asked.content)
