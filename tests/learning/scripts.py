"""Runs the scripts that learn, in this process."""

import runpy
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "scripts"


def run(script: str, *arguments: str) -> None:
    """The script as if it were called by its name; the modules beside it are found."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FOLDER)
        patch.setattr(sys, "argv", [script, *arguments])
        runpy.run_path(str(FOLDER / script), run_name="__main__")
    sys.modules.pop("self_play", None)
