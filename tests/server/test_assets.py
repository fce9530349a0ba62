"""The client's files: few requests, addresses that change with the content, and modules that can be joined."""

import re

import pytest

from bradshaw.server.http.assets import ALL_STYLES, ASSETS, TITLES
from bradshaw.server.http.joining import Unjoinable, joined
from bradshaw.server.http.sending import ALWAYS


def test_page_asks_for_files_that_are_there_and_may_be_kept_for_ever(browser):
    page = browser.get("/play/000000000000")
    assert page.headers["cache-control"] == "no-cache"
    addresses = re.findall(r'(?:href|src)="(/web/[^"]+)"', page.text)
    assert len(addresses) < 12
    for address in addresses:
        answer = browser.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == ALWAYS
        assert answer.headers["content-encoding"] == "gzip"


def test_all_styles_of_the_client_are_in_the_one_sheet_that_its_page_asks_for():
    sheets = [name for name in ASSETS.files if name.endswith(".css") and not name.startswith(TITLES)]
    assert len(sheets) > 10
    for name in sheets:
        assert ASSETS.files[name].body in ASSETS.files[ALL_STYLES].body, name


def test_file_without_its_version_is_asked_for_again_each_time(browser):
    answer = browser.get("/web/ui.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == ASSETS.files["ui.js"].body
    again = browser.get("/web/ui.js", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_page_of_an_older_client_still_gets_its_files(browser):
    answer = browser.get("/web/v-000000000000/ui.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


def test_browser_that_cannot_unpack_gets_plain_files(browser):
    answer = browser.get("/web/ui.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == ASSETS.files["ui.js"].body


@pytest.mark.parametrize("name", ["__init__.py", "jsconfig.json", "games", "", "games/"])
def test_what_is_no_file_of_the_client_is_not_found(browser, name):
    assert browser.get(f"/web/{name}").status_code in (404, 405)
    assert browser.get(f"/web/{ASSETS.version}/{name}").status_code in (404, 405)


@pytest.mark.parametrize("path", ["/nowhere", "/play", "/play/0/1", "/rules", "/%E0%A4%A", "/a/b/c.json", "/apis"])
def test_an_unknown_address_shows_a_page(browser, path):
    answer = browser.get(path, headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert ASSETS.version in answer.text


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/games/0/nowhere", "/web/nowhere.js"])
def test_an_unknown_address_of_the_interface_is_told_in_json(browser, path):
    answer = browser.get(path, headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert answer.json()["error"]


def test_an_unknown_address_takes_nothing(browser):
    answer = browser.post("/nowhere", {})
    assert answer.status_code == 404
    assert answer.json()["error"]


def test_joined_modules_come_after_those_that_they_import():
    modules = {
        "main.js": 'import { add as plus } from "./tools/sums.js";\nconsole.log(plus(1, two));\n',
        "tools/sums.js": 'import lib from "../vendor/lib.js";\nexport function add(a, b) {\n  return lib(a, b);\n}\n',
    }
    assert joined(modules, "main.js").splitlines() == [
        'import * as module_vendor_lib from "./vendor/lib.js";',
        "const module_tools_sums = (() => {",
        "const lib = module_vendor_lib.default;",
        "function add(a, b) {",
        "  return lib(a, b);",
        "}",
        "return { add };",
        "})();",
        "const module_main = (() => {",
        "const { add: plus } = module_tools_sums;",
        "console.log(plus(1, two));",
        "return {  };",
        "})();",
    ]


def test_a_module_may_import_an_address_that_the_server_tells():
    text = "const load = (address) => import(address);\n"
    assert text in joined({"main.js": text}, "main.js")


@pytest.mark.parametrize(
    "text",
    [
        'import "./other.js";\n',
        "export default 1;\n",
        "export let changing = 1;\n",
        'const other = await import("./other.js");\n',
        'import { main } from "./main.js";\n',
    ],
)
def test_module_in_another_manner_is_refused(text):
    with pytest.raises(Unjoinable):
        joined({"main.js": text, "other.js": ""}, "main.js")
