"""Both kernels: tests with `each_kernel` run with the Python one and, where there is one, with the compiled one."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest

from bradshaw.routes import compiled, engine, kernel, network, reach, solve

KERNELS = {"python": kernel, **({"compiled": engine.kernel} if compiled() else {})}


@pytest.fixture(params=KERNELS)
def each_kernel(request: pytest.FixtureRequest) -> Iterator[ModuleType]:
    """The kernel by which the optimiser searches in this test."""
    chosen = KERNELS[request.param]
    with pytest.MonkeyPatch.context() as patch:
        for user in (network, reach, solve):
            patch.setattr(user, "kernel", chosen)
        yield chosen
