"""Distributions of the project, built from a copy of its source without the network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "artifacts", "build", "dist", "*.egg-info", "*.so", "manual")


BUILT_DOCS = ("manual/index.html", "manual/_images/board.png", "manual/_downloads/0/Caddyfile")
"""What stands for the documentation, which may not have been built here."""


def build(kind: str, source: Path, into: Path) -> Path:
    """A wheel or an sdist of the source in a folder, made by the tools that are installed here."""
    code = f"import sys, setuptools.build_meta as tool; print(tool.build_{kind}(sys.argv[1]))"
    made = subprocess.run(
        [sys.executable, "-c", code, str(into)],
        cwd=source,
        env={**os.environ, "BRADSHAW_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return into / made.stdout.splitlines()[-1]


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if find_spec("setuptools") is None:
        pytest.skip("setuptools is not installed, so nothing can be built")
    folder = tmp_path_factory.mktemp("sdist")
    shutil.copytree(ROOT, folder / "source", ignore=LEFT_OUT)
    for name in BUILT_DOCS:
        path = folder / "source/src/bradshaw" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return build("sdist", folder / "source", folder)


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel without compiled kernels, made from the sdist."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.unpack_archive(sdist, folder)
    return build("wheel", folder / sdist.name.removesuffix(".tar.gz"), folder)
