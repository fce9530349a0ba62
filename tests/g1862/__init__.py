"""1862: Railway Mania in the Eastern Counties, proved rule by rule."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.bench", f"{__name__}.positions")
