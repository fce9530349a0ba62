"""The recorded games of 1862."""

from tests.recorded import Recorded, plain

RECORDED = Recorded("1862")
NAMES = sorted(path.name.removesuffix(".json.gz") for path in RECORDED.data.glob("gen_*.json.gz"))
SHORTEST = "gen_3007_2p_local_short"
read = RECORDED.read
of_people = RECORDED.of_people


def exported(name=SHORTEST, actions=None):
    return RECORDED.exported(name, actions)


__all__ = ["NAMES", "SHORTEST", "exported", "of_people", "plain", "read"]
