"""Both forms of the kernels: tests with `each_kernel` run with Python and, where there is any, with machine code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bradshaw.routes import (
    choice_kernel,
    engine,
    kernel,
    mixed_kernel,
    mixed_network,
    mixed_offers,
    mixed_solve,
    network,
    reach,
    solve,
)

# The kernels by which each optimiser may search, and the modules that do.
KERNELS = {
    "kernel": ((kernel, engine.kernel), (network, reach, solve)),
    "mixed_kernel": ((mixed_kernel, engine.mixed_kernel), (mixed_network, mixed_offers)),
    "choice_kernel": ((choice_kernel, engine.choice_kernel), (mixed_solve,)),
}
COMPILED = any(python is not chosen for (python, chosen), _ in KERNELS.values())


@pytest.fixture(params=["python", "compiled"] if COMPILED else ["python"])
def each_kernel(request: pytest.FixtureRequest) -> Iterator[None]:
    """The kernels by which the optimisers search in this test."""
    with pytest.MonkeyPatch.context() as patch:
        for name, (forms, users) in KERNELS.items():
            for user in users:
                patch.setattr(user, name, forms[request.param == "compiled"])
        yield
