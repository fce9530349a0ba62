"""The recorded games of 1860."""

from tests.recorded import Recorded, plain

RECORDED = Recorded("1860")
DATA = RECORDED.data
NAMES = [f"sim_{number:02}" for number in range(1, 39)]
read = RECORDED.read
of_people = RECORDED.of_people


def exported(name="sim_25", actions=None):
    return RECORDED.exported(name, actions)


__all__ = ["DATA", "NAMES", "exported", "of_people", "plain", "read"]
