"""The compiled kernel and the Python one: the same steps, and never an older one in place of a newer."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings

from bradshaw.core import kernels
from bradshaw.routes import compiled, engine
from bradshaw.routes.disjoint import network, reach, run_kernel, solve
from bradshaw.routes.disjoint.problem import DisjointProblem
from bradshaw.routes.pooled import choice_kernel, offer_kernel
from tests.examples import examples
from tests.routes.disjoint_networks import problems


def answers(problem: DisjointProblem) -> list[object]:
    return [
        solve.best(problem),
        solve.best_total(problem),
        solve.front(problem),
        solve.best(problem, 10),
        [reach.reach(problem, train) for train in range(len(problem.trains))],
    ]


@pytest.mark.skipif(not compiled(), reason="the kernel is not compiled here")
@settings(max_examples=examples(50))
@given(problems(trains=4))
def test_both_kernels_give_the_same_runs_by_the_same_number_of_steps(problem: DisjointProblem) -> None:
    by_machine_code = answers(problem)
    with pytest.MonkeyPatch.context() as patch:
        for user in (network, reach, solve):
            patch.setattr(user, "run_kernel", run_kernel)
        assert answers(problem) == by_machine_code


def test_the_python_kernel_can_be_asked_for() -> None:
    code = "import bradshaw.routes; print(bradshaw.routes.compiled())"
    environment = {**os.environ, "BRADSHAW_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.skipif(not compiled(), reason="the kernel is not compiled here")
def test_a_kernel_compiled_from_another_source_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kernels.load(run_kernel) is engine.run_kernel
    assert kernels.load(offer_kernel) is engine.offer_kernel
    assert kernels.load(choice_kernel) is engine.choice_kernel
    monkeypatch.setattr(kernels, "fingerprint", lambda name: "of a newer source")
    assert kernels.load(run_kernel) is run_kernel


def test_the_fingerprint_covers_code_and_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "anywhere_else"
    folder.mkdir()
    (folder / "__init__.py").touch()
    prints = set()
    for code, types in (("a", "b"), ("c", "b"), ("a", "c")):
        (folder / "run_kernel.py").write_text(code)
        (folder / "run_kernel.pxd").write_text(types)
        prints.add(kernels.fingerprint("anywhere_else.run_kernel"))
    assert len(prints) == 3


def test_the_fingerprint_covers_every_file_of_a_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "several" / "search_kernel"
    folder.mkdir(parents=True)
    for package in (folder, folder.parent):
        (package / "__init__.py").touch()
    files = [folder / f"{name}{ending}" for name in ("rules", "tree") for ending in (".py", ".pxd")]
    prints = set()
    for changed in (None, *files):
        for file in files:
            file.write_text("newer" if file is changed else "old")
        prints.add(kernels.fingerprint("several.search_kernel"))
    for ending in (".py", ".pxd"):
        (folder / f"lines{ending}").write_text("more")
    importlib.invalidate_caches()
    prints.add(kernels.fingerprint("several.search_kernel"))
    assert len(prints) == len(files) + 2
