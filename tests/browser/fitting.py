"""Finds words that a page does not show whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

CHECK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
SETTLE = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"


def unfit(page: Page) -> list[str]:
    """What does not fit on the page as it is."""
    page.evaluate(SETTLE)
    found: Any = page.evaluate(CHECK)
    return [str(fault) for fault in found]
