"""The recorded games of 1860."""

from tests.recorded import Recorded, plain

RECORDED = Recorded("1860")
DATA = RECORDED.data
NAMES = [f"sim_{number:02}" for number in range(1, 39)]
THOROUGH = [f"sim_{number:02}" for number in (1, 3, 5, 7, 10, 11, 18, 22, 23, 30, 31, 34, 35, 37)]
"""Every branch of the code that any game takes is taken by two of these, if it is taken by two at all."""
read = RECORDED.read
of_people = RECORDED.of_people


def exported(name="sim_25", actions=None):
    return RECORDED.exported(name, actions)


__all__ = ["DATA", "NAMES", "THOROUGH", "exported", "of_people", "plain", "read"]
