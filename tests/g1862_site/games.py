"""The recorded games of 1862."""

from tests.recorded import Recorded, plain

RECORDED = Recorded("1862")
NAMES = sorted(path.name.removesuffix(".json.gz") for path in RECORDED.data.glob("gen_*.json.gz"))
THOROUGH = (
    "gen_1003_8p_merger_eight",
    "gen_1006_3p_warranty_eight",
    "gen_1043_8p_default_std",
    "gen_1082_4p_rich_long",
    "gen_1098_5p_hoard_long",
    "gen_1099_2p_rich_short-eight",
    "gen_1103_7p_normal_std",
    "gen_1108_2p_warranty_eight",
    "gen_2003_4p_rusher_short",
    "gen_2009_2p_treas_long",
    "gen_2014_4p_treas_eight",
    "gen_2054_3p_treas_std",
    "gen_3012_7p_blocker_short",
    "gen_3017_6p_treas_short",
)
"""Every branch of the code that any game takes is taken by two of these, if it is taken by two at all."""
SHORTEST = "gen_3007_2p_local_short"
read = RECORDED.read
of_people = RECORDED.of_people


def exported(name=SHORTEST, actions=None):
    return RECORDED.exported(name, actions)


__all__ = ["NAMES", "SHORTEST", "THOROUGH", "exported", "of_people", "plain", "read"]
