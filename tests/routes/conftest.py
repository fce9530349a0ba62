"""Both forms of the kernels: tests with `each_kernel` run with Python and, where there is any, with machine code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bradshaw.routes import engine
from bradshaw.routes.disjoint import network, reach, run_kernel, solve
from bradshaw.routes.pooled import choice_kernel, offer_kernel, offers
from bradshaw.routes.pooled import network as pooled_network
from bradshaw.routes.pooled import solve as pooled_solve

# The kernels by which each optimiser may search, and the modules that do.
KERNELS = {
    "run_kernel": ((run_kernel, engine.run_kernel), (network, reach, solve)),
    "offer_kernel": ((offer_kernel, engine.offer_kernel), (pooled_network, offers)),
    "choice_kernel": ((choice_kernel, engine.choice_kernel), (pooled_solve,)),
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
