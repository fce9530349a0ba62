"""Builds the pages to read and puts them where the application serves them from: `make docs`.

With `--into FOLDER` they are put there. With `--beside-server`, as `make play` runs it, what is missing is installed,
and nothing is done if they are up to date. With `--links` nothing is built, but every link to another site is tried
(`make links`).
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from beside import ROOT, end_with_parent, say

SOURCE = ROOT / "docs"
SITE = ROOT / "src/bradshaw/manual"
LOG = ROOT / "build/docs.log"
FINGERPRINT = ".made-from"
UNWANTED = shutil.ignore_patterns(".*", "*.map", "objects.inv", "_sources")
"""What Sphinx writes for itself and for other programs."""


def made_from() -> Iterator[Path]:
    """All files that the pages are made from: their text, and the program that they describe."""
    yield from (ROOT / "CHANGELOG.md", ROOT / "pyproject.toml", Path(__file__))
    for folder in (SOURCE, ROOT / "deploy", ROOT / "examples", ROOT / "src/bradshaw"):
        for path in folder.rglob("*"):
            if path.is_file() and SITE not in path.parents and path.suffix not in (".pyc", ".so"):
                yield path


def fingerprint() -> str:
    """What changes when one of these files does."""
    digest = hashlib.sha256()
    for path in sorted(made_from()):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def is_built(folder: Path) -> bool:
    """Whether the pages in a folder are those of the present sources."""
    kept = folder / FINGERPRINT
    return kept.is_file() and kept.read_text() == fingerprint()


def sphinx(arguments: Sequence[str]) -> int:
    """Run Sphinx. It takes a while to import, and may have to be installed first."""
    from sphinx.cmd.build import main

    # It keeps nearly all that it makes: to look for garbage as often as usual would take a fifth of the time.
    gc.set_threshold(200_000, 50, 100)
    return main([*arguments, "--quiet"])


def build(into: Path) -> int:
    """Build the pages; a warning is an error. The old ones stay until the new ones are complete."""
    made = fingerprint()
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        strict = ["--fail-on-warning", "--keep-going"]
        status = sphinx(["-b", "html", *strict, "-d", str(work / "doctrees"), str(SOURCE), str(work / "html")])
        if status:
            return status
        fresh, old = (into.with_name(f".{into.name}-{state}") for state in ("new", "old"))
        for folder in (fresh, old):
            shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(work / "html", fresh, ignore=UNWANTED)
    (fresh / FINGERPRINT).write_text(made)
    if into.exists():
        into.rename(old)
    fresh.rename(into)
    shutil.rmtree(old, ignore_errors=True)
    return 0


def check_links() -> int:
    """Try every link to another site."""
    with tempfile.TemporaryDirectory() as work:
        return sphinx(["-b", "linkcheck", "-d", f"{work}/doctrees", str(SOURCE), f"{work}/links"])


def build_beside_server() -> int:
    """Install what is needed, and build; whoever plays is not disturbed by it, and hears of it in two lines."""
    end_with_parent()
    os.nice(15)
    if is_built(SITE):
        return 0
    say("building the documentation, which /docs shows once it is there")
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        for command in (["sh", "scripts/setup.sh", "docs"], [sys.executable, __file__]):
            if subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False).returncode:
                say(f"the documentation could not be built: see {LOG.relative_to(ROOT)}")
                return 1
    say("the documentation is built")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the pages to read.")
    parser.add_argument("--into", type=Path, default=SITE, metavar="FOLDER")
    parser.add_argument("--beside-server", action="store_true", help="end with the server")
    parser.add_argument("--links", action="store_true", help="try every link to another site")
    wanted = parser.parse_args()
    if wanted.beside_server:
        return build_beside_server()
    return check_links() if wanted.links else build(wanted.into)


if __name__ == "__main__":
    sys.exit(main())
