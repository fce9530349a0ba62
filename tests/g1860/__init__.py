"""1860: Railways on the Isle of Wight, proved rule by rule."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.positions")
