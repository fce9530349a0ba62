"""The example package, installed: its files and its entry point in a folder of Python's path, as pip would put them."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

PACKAGE = Path(__file__).parent / "example_package"


def install(site: Path) -> None:
    """Put the package into a folder."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text())["project"]
    shutil.copytree(PACKAGE / "src", site, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    about = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in points.items())])
        for group, points in project["entry-points"].items()
    ]
    about.joinpath("entry_points.txt").write_text("\n".join(groups) + "\n")
