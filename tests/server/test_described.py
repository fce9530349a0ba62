"""What is the same for everybody is made once, and what takes long is not made in the event loop."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.openapi.plugins import YamlRenderPlugin

from bradshaw.server.api import titles
from bradshaw.server.http.readers import Reader

from .serving import Browser, plain_settings, serving


def test_the_description_of_the_interface_is_made_once_and_not_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    plainly = YamlRenderPlugin.render

    def render(plugin: YamlRenderPlugin, request: Any, schema: dict[str, Any]) -> bytes:
        made.append(threading.current_thread().name)
        return plainly(plugin, request, schema)

    monkeypatch.setattr(YamlRenderPlugin, "render", render)
    with serving(plain_settings(tmp_path), anew=True) as served:
        browser = served.browser()
        first, second = (browser.get(f"/schema/openapi.{ending}") for ending in ("yaml", "yml"))
    assert first.status_code == 200
    assert first.content == second.content
    assert [name.partition("_")[0] for name in made] == ["asyncio"]


def test_the_list_of_games_is_made_once_for_all_who_read_alike(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = browser.get("/api/titles?language=fr")
    monkeypatch.setattr(titles, "_told", None)
    again = browser.get("/api/titles?language=fr")
    assert again.json() == asked.json()
    assert titles._all_told(tuple(titles.titles().values()), Reader("fr")).length == len(asked.content)
