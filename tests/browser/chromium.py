"""The browser that the system has."""

from __future__ import annotations

import shutil

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
ADVICE = f"there is no {', '.join(PROGRAMS[:-1])} or {PROGRAMS[-1]}: sudo apt-get install chromium"
# It may run as root in a container, and speaks to nobody but the server.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)
