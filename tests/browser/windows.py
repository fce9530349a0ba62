"""Windows that visitors have left, cleaned for the next: a new one takes as long as the page it shows."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

KEPT = 6
"""How many at most: the one that was left longest ago is closed."""
CLEAN = "() => { localStorage.clear(); sessionStorage.clear(); return '__pwClock' in window; }"
BARE = "/healthz"
"""A page without scripts."""
SETTLED_LATER = ("viewport", "color_scheme", "reduced_motion")
"""What can be changed in a window that is there."""
LASTING = ("add_init_script", "expose_binding", "expose_function")
"""What cannot be undone; neither can a clock of the page's own."""


class Window:
    """A tab of a browser that nobody else uses, with cookies of its own."""

    def __init__(self, browser: Browser, given: dict[str, Any], script: str = "") -> None:
        self.kind = kind_of(given, script)
        self.context: BrowserContext = browser.new_context(**given)
        if script:
            self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        # Whatever is brought along by a service worker would outlast the visitor.
        self.spent = given.get("service_workers") != "block"
        for one in (self.context, self.page):
            for name in LASTING:
                setattr(one, name, self._spending(getattr(one, name)))

    def _spending(self, method: Any) -> Any:
        def spend(*given: Any, **named: Any) -> Any:
            self.spent = True
            return method(*given, **named)

        return spend

    def leave(self) -> None:
        """Go away from the page, so that it asks for nothing more, but not from the site: that takes a new process."""
        if not self.page.is_closed():
            self.page.goto(BARE)

    def clean(self) -> bool:
        """Forget the visitor; False if that cannot be done."""
        if self.spent or self.page.is_closed():
            return False
        for other in self.context.pages:
            if other != self.page:
                other.close()
        self.context.unroute_all(behavior="ignoreErrors")
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()
        if self.page.evaluate(CLEAN):
            return False
        tools = self.context.new_cdp_session(self.page)
        tools.send("Page.resetNavigationHistory")
        tools.detach()
        return True

    def settle(self, given: dict[str, Any]) -> None:
        """Make it look as the next visitor wishes."""
        if self.page.viewport_size != given["viewport"]:
            self.page.set_viewport_size(given["viewport"])
        self.page.emulate_media(color_scheme=given.get("color_scheme", "light"), reduced_motion=given["reduced_motion"])
        if "permissions" in given:
            self.context.grant_permissions(given["permissions"])


def kind_of(given: dict[str, Any], script: str) -> str:
    """What windows must have in common for one to be used instead of another."""
    return repr(sorted(item for item in given.items() if item[0] not in SETTLED_LATER)) + script


class Windows:
    """The windows of a browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._left: list[Window] = []

    def take(self, given: dict[str, Any], script: str = "") -> Window:
        """One of this kind that somebody has left, or a new one."""
        kind = kind_of(given, script)
        found = next((window for window in self._left if window.kind == kind), None)
        if found is None:
            return Window(self.browser, given, script)
        self._left.remove(found)
        found.settle(given)
        return found

    def give_back(self, window: Window) -> None:
        if not window.clean():
            window.context.close()
            return
        self._left.append(window)
        if len(self._left) > KEPT:
            self._left.pop(0).context.close()


@cache
def windows_of(browser: Browser) -> Windows:
    """All those who use a browser share its windows."""
    return Windows(browser)
