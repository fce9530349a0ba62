"""The browser that the system has, whole or without windows."""

from __future__ import annotations

import shutil

SHELL = "chromium-headless-shell"
"""The same browser without windows, tabs and menus, which nobody sees here: a page takes a third less."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
ADVICE = f"there is no {', '.join(PROGRAMS[:-1])} or {PROGRAMS[-1]}: sudo apt-get install chromium"
# What takes time and is not tested: windows of the address bar, drawn by processes of their own for every visitor. The
# browser heeds only the last list of features, so those that Playwright leaves out and that matter here are repeated.
LEFT_OUT = (
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
# It may run as root in a container, and speaks to nobody but the server.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(LEFT_OUT)}",
)
IN_TESTS = (*ARGUMENTS, "--js-flags=--no-maglev --no-turbofan")
"""No test stays on a page for so long that it pays to optimise its scripts: pages take a twelfth less without."""


def find_chromium() -> str | None:
    """The whole browser."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def find_shell() -> str | None:
    """The browser without windows, or else the whole."""
    return shutil.which(SHELL) or find_chromium()
