"""A game beside the others, as if its package were installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

from bradshaw.core import registry

HEAP = "tests.core.heap:TITLE"
CORRECTED_HEAP = "tests.core.corrected_heap:TITLE"


@contextmanager
def installed(title: str, name: str = "heap") -> Iterator[None]:
    """Install a title while this lasts, from where an entry point would say it is."""
    ours = [EntryPoint(name, title, registry.GROUP)]
    found = registry.entry_points
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "entry_points", lambda group: [*found(group=group), *ours])
        registry.titles.cache_clear()
        try:
            yield
        finally:
            registry.titles.cache_clear()
