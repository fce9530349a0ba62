"""What all tests share: how much hypothesis tries, and what it prints when something fails."""

import os

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.conformance.promises")

# No deadline: a slow machine is no defect. The blob reproduces a failure with @reproduce_failure.
settings.register_profile("local", deadline=None, print_blob=True)
# The same examples every time, so that a change is blamed only for what it broke.
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")
