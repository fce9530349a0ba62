"""Which kernels are used: the compiled ones if they were made from the present source, otherwise the Python ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bradshaw.core import kernels
from bradshaw.core.kernels import pure as pure
from bradshaw.routes.disjoint import run_kernel as run_source
from bradshaw.routes.pooled import choice_kernel as choice_source
from bradshaw.routes.pooled import offer_kernel as offer_source

if TYPE_CHECKING:
    # To the type checker both forms are the same.
    from bradshaw.routes.disjoint import run_kernel as run_kernel
    from bradshaw.routes.pooled import choice_kernel as choice_kernel
    from bradshaw.routes.pooled import offer_kernel as offer_kernel
else:
    run_kernel = kernels.load(run_source)
    offer_kernel = kernels.load(offer_source)
    choice_kernel = kernels.load(choice_source)


def compiled() -> bool:
    """Whether runs are searched for by machine code, about a hundred times as fast as by Python."""
    return run_kernel is not run_source and offer_kernel is not offer_source and choice_kernel is not choice_source
