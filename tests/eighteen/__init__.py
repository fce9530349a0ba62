"""What is asked alike of all 18xx games."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.logs", f"{__name__}.site", f"{__name__}.views")
