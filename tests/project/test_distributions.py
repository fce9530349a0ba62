"""What others install: the source distribution, and the library alone with msgspec only."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

import bradshaw
from tests.project.conftest import BUILT_DOCS, ROOT

RECORD = ROOT / "tests/data/records"
PLAY = """
import sys
from pathlib import Path
import bradshaw
for name in ("emubay", "1860", "1862"):
    game = bradshaw.new_game(name, players=["Ada", "Ben", "Cleo"], seed=7)
    for _ in range(60):
        game.play(game.choices()[0])
    assert bradshaw.load(game.record().encode()).state == game.state
from bradshaw.formats import games
for file in sys.argv[1:]:
    assert games.load(Path(file)).played
import bradshaw.bots.kinds
"""


@pytest.fixture(scope="module")
def library(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment that holds Bradshaw and msgspec and nothing else."""
    folder = tmp_path_factory.mktemp("library")
    venv.create(folder, symlinks=os.name == "posix")
    python = folder / ("bin/python" if os.name == "posix" else "Scripts/python.exe")
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    for file in metadata.files("msgspec") or ():
        target = packages / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(Path(str(file.locate())).read_bytes())
    return python


def run(python: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([python, "-I", *arguments], cwd=cwd, capture_output=True, text=True, check=False)


def test_the_wheel_holds_the_words_of_every_language(wheel: Path) -> None:
    source = ROOT / "src"
    catalogues = {path.relative_to(source).as_posix() for path in source.rglob("*.ftl")}
    assert {f"bradshaw/games/emubay/words/{language}.ftl" for language in ("en", "fr", "de")} <= catalogues
    with zipfile.ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if name.endswith(".ftl")} == catalogues


def test_the_library_alone_plays_and_loads_records(library: Path, tmp_path: Path) -> None:
    records = [str(next(iter(sorted(RECORD.glob(f"{game}*"))))) for game in ("emubay", "1860", "1862")]
    ran = run(library, "-c", PLAY, *records, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_without_its_packages_the_command_line_says_in_one_sentence_what_to_install(
    library: Path, tmp_path: Path
) -> None:
    ran = run(library, "-m", "bradshaw", "serve", cwd=tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "pip install 'bradshaw[server]'" in ran.stderr


def test_importing_the_library_takes_under_150_ms_of_cpu(library: Path, tmp_path: Path) -> None:
    run(library, "-c", "import bradshaw", cwd=tmp_path)  # writes the bytecode
    code = "import time; before = time.process_time(); import bradshaw; print(time.process_time() - before)"
    # The best of a few: what else a busy machine does to one of them is not the library's.
    assert min(float(run(library, "-c", code, cwd=tmp_path).stdout) for _ in range(5)) < 0.15


def test_importing_the_library_loads_no_game_and_nothing_that_only_some_calls_need(
    library: Path, tmp_path: Path
) -> None:
    code = "import sys, bradshaw; print(*sorted(sys.modules))"
    loaded = set(run(library, "-c", code, cwd=tmp_path).stdout.split())
    assert "bradshaw.core.game" in loaded
    assert not loaded & {"bradshaw.games", "bradshaw.eighteen", "importlib.metadata", "email", "random", "asyncio"}


WITHOUT = """
import sys
from bradshaw.cli import main
sys.modules[sys.argv[1]] = None
raise SystemExit(main(["serve"]))
"""


@pytest.mark.parametrize("missing", ["uvicorn", "uvicorn.supervisors", "sqlalchemy"])
def test_a_command_without_the_packages_of_the_server_names_the_extra(missing: str, tmp_path: Path) -> None:
    # In a process of its own: in this one the command may have been imported already.
    ran = run(Path(sys.executable), "-c", WITHOUT, missing, cwd=tmp_path)
    name = missing.partition(".")[0]
    said = f"bradshaw: This command needs {name}, which is not installed: pip install 'bradshaw[server]'\n"
    assert (ran.returncode, ran.stderr) == (2, said)


def test_the_version_is_that_of_the_package(wheel: Path, sdist: Path) -> None:
    assert wheel.name.startswith(f"bradshaw-{bradshaw.__version__}-")
    assert sdist.name == f"bradshaw-{bradshaw.__version__}.tar.gz"


def test_the_library_needs_msgspec_only(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode().splitlines()
    needed = [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]
    assert [one for one in needed if "extra ==" not in one] == ["msgspec>=0.22"]
    extras = {line.removeprefix("Provides-Extra: ") for line in lines if line.startswith("Provides-Extra: ")}
    assert extras == {"words", "cli", "server", "png", "arena", "envs", "ray", "docs", "dev"}


def test_a_wheel_that_is_packed_after_the_documentation_was_built_holds_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {f"bradshaw/{name}" for name in BUILT_DOCS} <= names


def test_the_source_distribution_holds_everything_that_is_kept_under_version_control(sdist: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a clone, so nobody says what is under version control")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    kept = {name for name in listed.decode().split("\0") if name and (ROOT / name).exists()}
    with tarfile.open(sdist) as archive:
        held = {member.name.partition("/")[2] for member in archive if member.isfile()}
    assert "tests/data/records" in {str(Path(name).parent) for name in held}
    assert "docs/design.md" in held
    assert {name for name in kept - held if not name.startswith(".")} == set()


def test_the_source_distribution_holds_nothing_compiled(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        assert not [name for name in archive.getnames() if name.endswith((".so", ".pyd", ".pyc"))]


def test_all_that_a_setup_installs_runs_on_the_oldest_python_of_the_project() -> None:
    oldest = metadata.metadata("bradshaw")["Requires-Python"].removeprefix(">=")
    needs = {one.name: one.metadata.get("Requires-Python") or "" for one in metadata.distributions()}
    assert len(needs) > 50
    assert {name for name, need in needs.items() if oldest not in SpecifierSet(need)} == set()
