"""Emu Bay Railway Company, proved rule by rule."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.positions")
