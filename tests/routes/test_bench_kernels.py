"""A measurement says which kernels it used, and does not take stale ones for slowness."""

import pytest

from bench import kernels


def test_a_measurement_stops_where_compiled_kernels_are_stale_or_missing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kernels, "compiled", lambda: False)
    monkeypatch.delenv("BRADSHAW_PURE", raising=False)
    with pytest.raises(SystemExit, match="not compiled"):
        kernels.kernels()


def test_a_measurement_without_compiled_kernels_says_so_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kernels, "compiled", lambda: False)
    monkeypatch.setenv("BRADSHAW_PURE", "1")
    assert "Python" in kernels.kernels()
    monkeypatch.setattr(kernels, "compiled", lambda: True)
    assert kernels.kernels() == "compiled kernels"
