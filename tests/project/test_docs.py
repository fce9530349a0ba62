"""The pages in docs/: examples run, commands exist, links lead somewhere, and the site can be built."""

from __future__ import annotations

import doctest
import html
import importlib
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pytest

from bradshaw.cli import app
from bradshaw.server.settings import Settings, variable
from tests.project.conftest import ROOT

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
TEXTS = [*PAGES, *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/README.md"))]
OTHER_VARIABLES = {"BRADSHAW_LANGUAGE", "BRADSHAW_PURE", "BRADSHAW_EXAMPLES"}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


class Block(NamedTuple):
    """A block of code: its language, its text, and the line where it begins."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    found = re.finditer(r"^( *)```([\w-]+)\n(.*?)^\1```$", text, re.MULTILINE | re.DOTALL)
    return [
        Block(one[2], re.sub(rf"^{one[1]}", "", one[3], flags=re.MULTILINE), text.count("\n", 0, one.start()) + 1)
        for one in found
    ]


# Examples


def sessions(page: Path) -> list[Block]:
    return [block for block in blocks(page) if block.language == "python" and block.text.startswith(">>> ")]


@pytest.mark.parametrize("page", [page for page in PAGES if sessions(page)], ids=name_of)
def test_the_examples_of_a_page_print_what_stands_there(page: Path) -> None:
    """All sessions of a page are one: what the first defines the next may use."""
    parser = doctest.DocTestParser()
    examples = [
        doctest.Example(one.source, one.want, one.exc_msg, block.line + one.lineno, one.indent, one.options)
        for block in sessions(page)
        for one in parser.get_examples(block.text, str(page))
    ]
    told: list[str] = []
    test = doctest.DocTest(examples, {}, name_of(page), str(page), 0, None)
    doctest.DocTestRunner(verbose=False).run(test, out=told.append, clear_globs=True)
    assert not told, "".join(told)


def test_the_tutorial_and_the_page_on_bots_have_examples() -> None:
    assert {"tutorial.md", "bots.md"} <= {page.name for page in PAGES if sessions(page)}


@pytest.mark.parametrize("page", [page for page in PAGES if "<!-- generated" in page.read_text("utf-8")], ids=name_of)
def test_what_the_program_knows_is_put_into_its_place(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(DOCS / "_ext")
    text = page.read_text("utf-8")
    filled = importlib.import_module("generated").fill(text)
    assert "<!-- generated" not in filled
    assert len(filled) > len(text)


def test_other_code_on_pages_is_well_formed() -> None:
    read = {"python": lambda text: compile(text, "page", "exec"), "json": json.loads, "toml": tomllib.loads}
    for page in PAGES:
        for block in blocks(page):
            if block.language in read and not block.text.startswith(">>> "):
                try:
                    read[block.language](block.text)
                except (SyntaxError, ValueError) as error:
                    pytest.fail(f"{name_of(page)}:{block.line}: {error}")


def commands() -> Iterator[tuple[str, str]]:
    """What pages tell people to type for the program, with the place where it stands."""
    for page in PAGES:
        for block in blocks(page):
            if block.language in ("sh", "console"):
                for line in re.sub(r"\\\n", " ", block.text).splitlines():
                    typed = line.removeprefix("$ ") if block.language == "console" else line
                    if block.language == "sh" or typed != line:
                        found = re.search(r"(?:^|\s|bin/)bradshaw (\w.*)", typed.partition(" #")[0])
                        if found and not typed.startswith(("createuser", "createdb", "systemctl")):
                            yield f"{name_of(page)}:{block.line}", found[1]


def test_every_command_that_pages_name_exists_with_its_arguments() -> None:
    told = list(commands())
    assert len(told) > 5
    for place, typed in told:
        try:
            app.parse_args(shlex.split(typed), exit_on_error=False, print_error=False)
        except Exception as error:
            pytest.fail(f"{place}: bradshaw {typed}: {error!r}")


def test_every_setting_that_pages_name_exists_and_every_setting_is_described() -> None:
    named = {one for page in PAGES for one in re.findall(r"\bBRADSHAW_[A-Z_]+[A-Z]", page.read_text("utf-8"))}
    known = {variable(field) for field in Settings.__struct_fields__}
    assert named <= known | OTHER_VARIABLES
    assert known <= named


def test_every_target_of_make_that_pages_name_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {one for page in TEXTS for one in re.findall(r"`make ([a-z]+)`", page.read_text("utf-8"))}
    assert named <= targets


# Links


def links(page: Path) -> Iterator[tuple[str, str]]:
    """The links of a page that do not lead to another site: the file, empty for the page itself, and the anchor."""
    text = re.sub(r"^( *)```.*?^\1```$|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for address in re.findall(r"\]\(([^()\s]+)\)", text):
        if not urlsplit(address).scheme:
            path, _, anchor = address.partition("#")
            yield unquote(path), anchor


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and MyST make them."""
    text = re.sub(r"^( *)```.*?^\1```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", TEXTS, ids=name_of)
def test_every_link_within_the_repository_leads_somewhere(page: Path) -> None:
    for path, anchor in links(page):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name_of(page)} links to {path}"
        # The headings of pages with generated parts are known to Sphinx alone, which looks for them.
        if anchor and "<!-- generated" not in target.read_text("utf-8"):
            assert anchor in anchors(target), f"{name_of(page)} links to {path}#{anchor}"


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {(page.parent / path).resolve() for page in TEXTS for path, _ in links(page)}
    assert set((DOCS / "pictures").iterdir()) <= shown


# The site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does."""
    if find_spec("sphinx") is None:
        pytest.skip("sphinx is not installed, so nothing can be built")
    folder = tmp_path_factory.mktemp("docs") / "site"
    made = subprocess.run(
        [sys.executable, "scripts/docs.py", "--into", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


def test_pages_are_up_to_date_until_something_that_they_are_made_from_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    script = importlib.import_module("docs")
    source, built = tmp_path / "page.md", tmp_path / "site"
    source.write_text("# Old")
    built.mkdir()
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "made_from", lambda: [source])
    assert not script.is_built(built)
    (built / script.FINGERPRINT).write_text(script.fingerprint())
    assert script.is_built(built)
    source.write_text("# New")
    assert not script.is_built(built)


class Loaded(HTMLParser):
    """What a page makes a browser load, and what the server's policy would stop it from doing."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.forbidden: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if tag in ("script", "img", "iframe", "source", "video", "audio") and given.get("src"):
            self.loads.append(str(given["src"]))
        elif tag == "link" and given.get("rel") not in ("next", "prev", "search", "index"):
            self.loads.append(str(given["href"]))
        elif tag in ("script", "style", "base"):
            self.forbidden.append(f"<{tag}>")
        self.forbidden += [name for name in given if name == "style" or name.startswith("on")]


def test_the_site_is_whole_and_asks_nobody_else(site: Path) -> None:
    """One test, because the site is built once for it."""
    built = {path.relative_to(site).with_suffix(".md").as_posix() for path in site.rglob("*.html")}
    assert built - {"search.md"} == {page.relative_to(DOCS).as_posix() for page in PAGES}
    for page in site.rglob("*.html"):
        loaded = Loaded(page)
        assert not loaded.forbidden, f"{page.relative_to(site)}: {loaded.forbidden}"
        for address in loaded.loads:
            parts = urlsplit(address)
            assert (parts.scheme, parts.netloc) == ("", ""), f"{page.relative_to(site)} loads {address}"
            assert (page.parent / parts.path).is_file(), f"{page.relative_to(site)} loads {address}"
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", sheet.read_text("utf-8")), sheet.name
    # What is generated is there, and found.
    text = html.unescape(re.sub(r"<[^>]+>", "", (site / "players/1860/options.html").read_text("utf-8")))
    assert "two_seven_plus_four" in text
    assert "There are two 7+4 trains, for beginners." in text
    for page, said in {
        "players/playing.html": "a hint from the Normal bot",
        "programmers/commands.html": "bradshaw admin ban",
        "programmers/http.html": "POST /api/games/{game}/actions",
        "programmers/library.html": "bradshaw.new_game",
        "players/1862/rulings.html": "S18",
    }.items():
        assert said in html.unescape(re.sub(r"<[^>]+>", "", (site / page).read_text("utf-8"))), page
    assert "insolv" in (site / "searchindex.js").read_text("utf-8")
