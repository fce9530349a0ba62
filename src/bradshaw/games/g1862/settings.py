"""The options of a game: lengths, variants of the rulebook, and the house rules of 18xx.games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bradshaw.core import versions
from bradshaw.core.errors import BadOption
from bradshaw.core.messages import message
from bradshaw.core.options import OptionValue
from bradshaw.eighteen.settings import PUBLIC_SITE, in_force, ruleset, selection, switches
from bradshaw.games.g1862.components import EXPRESS, FREIGHT, LOCAL

SHORT, STANDARD, LONG = "short", "standard", "long"
ALL_KINDS: Final = "all"
KINDS_IN_PLAY: Final = {
    ALL_KINDS: (FREIGHT, LOCAL, EXPRESS),
    "simple express": (EXPRESS,),
    "simple freight": (FREIGHT,),
    "advanced freight": (FREIGHT, LOCAL),
    "advanced express": (LOCAL, EXPRESS),
}


class Settings(versions.Settings, frozen=True):
    """What the players have agreed on."""

    length: str
    kinds: tuple[int, ...]
    """The kinds of trains in play."""
    simple: bool
    """One kind of train only: no permits, and limits on all trains together."""
    solo: bool
    """One player: shares lie in rows of cards, and nothing is auctioned."""
    extra_companies: bool
    shorter: bool
    new_players: bool
    eight_markers: bool
    home_may_wait: bool
    # House rules
    site_deal: bool
    unmoved_marker_stays: bool
    marker_from_par: bool
    options_rounded_down: bool
    part_exchange_from_one_place: bool
    runs_meet_anywhere: bool
    chains_end_anywhere: bool
    last_circle_displaced: bool
    home_upgrade_before_merging: bool
    lapsed_charters_proposed: bool
    merger_to_the_top_goes_on: bool
    touching_freights_join: bool
    trains_may_idle: bool
    company_sales_fall_after_lner: bool
    hudson_above_ten: bool
    consent_taken_as_given: bool
    money_raised_before_trade: bool
    players_run_receiverships: bool
    eight_markers_by_merger: bool
    certificates_halved_whole: bool
    asked_without_choice: bool
    london_with_markers: bool
    settled_with_dividend: bool
    fines_oversold: bool
    bankrupt_trains_on_offer: bool
    joined_freights_overlap: bool
    refinancing_spends_freely: bool
    no_run_after_losing_director: bool
    redemption_lapses: bool
    receivers_limited_by_kind: bool
    homes_after_lner: bool
    village_tiles_never_run_out: bool
    recorded_revenues: bool


VARIANTS: Final = (
    selection(
        "length",
        "1862.2.4.3-choose-length",
        message("g1862-option-length"),
        {
            SHORT: message("g1862-option-length.short"),
            STANDARD: message("g1862-option-length.standard"),
            LONG: message("g1862-option-length.long"),
        },
        STANDARD,
    ),
    selection(
        "trains",
        "1862.11.1-simple-express",
        message("g1862-option-trains"),
        {
            ALL_KINDS: message("g1862-option-trains.all"),
            "simple express": message("g1862-option-trains.simple-express"),
            "simple freight": message("g1862-option-trains.simple-freight"),
            "advanced freight": message("g1862-option-trains.advanced-freight"),
            "advanced express": message("g1862-option-trains.advanced-express"),
        },
        ALL_KINDS,
    ),
    *switches(
        "g1862",
        {
            "extra_companies": "1862.2.4.2-extra-companies-optional",
        },
        on=True,
    ),
    *switches(
        "g1862",
        {
            "shorter": "1862.11.2-lner-by-e",
            "new_players": "1862.11.3-base-game",
            "eight_markers": "1862.11.4-eight-markers",
            "home_may_wait": "1862.13.0-without-must-build-home",
            "solo": "1862.2.5-simpler-variants",
        },
    ),
)

HOUSE_RULES: Final = switches(
    "g1862",
    {
        "site_deal": "1862.2.4.1-deal-directors",
        "unmoved_marker_stays": "1862.7.8.5-unmoved-to-bottom",
        "marker_from_par": "1862.4.2-float-at-once",
        "options_rounded_down": "1862.5.2.4-step3-option-half-up",
        "part_exchange_from_one_place": "1862.6.3-director-part-exchange",
        "runs_meet_anywhere": "1862.7.8-second-run-meets-main",
        "chains_end_anywhere": "1862.7.8-no-port-port-no-red-red",
        "last_circle_displaced": "1862.7.2-displace-last-placed",
        "home_upgrade_before_merging": "1862.7.2-merge-as-first-action",
        "lapsed_charters_proposed": "1862.4.3-available-again",
        "merger_to_the_top_goes_on": "1862.10.1-top-of-market",
        "touching_freights_join": "1862.7.8.1-permanent-separate",
        "trains_may_idle": "1862.7.8-must-run",
        "company_sales_fall_after_lner": "1862.6.4.2-no-fall-after-lner",
        "hudson_above_ten": "1862.7.8.6-condition",
        "consent_taken_as_given": "1862.7.5.1-consent",
        "money_raised_before_trade": "1862.7.11-when-forced",
        "players_run_receiverships": "1862.7.3-maximum-revenue",
        "eight_markers_by_merger": "1862.11.4-eight-markers",
        "certificates_halved_whole": "1862.10.4-winner",
        "asked_without_choice": "1862.7.1-turn-steps",
        "london_with_markers": "1862.7.6.5-alternative-build",
        "settled_with_dividend": "1862.7.8.2-subsidy",
        "fines_oversold": "1862.4.3-fine-payment-order",
        "bankrupt_trains_on_offer": "1862.7.12-assets-removed",
        "joined_freights_overlap": "1862.7.4-no-track-twice",
        "no_run_after_losing_director": "1862.7.3-maximum-revenue",
        "redemption_lapses": "1862.7.13-redeem-one",
        "receivers_limited_by_kind": "1862.7.9-limit-g-h",
        "homes_after_lner": "1862.10.3-no-building",
        "village_tiles_never_run_out": "1862.2.4-open-tile-supply",
        "recorded_revenues": "1862.7.8.1-crow-flies",
        "refinancing_spends_freely": "1862.7.11.2-still-short-bankrupt",
    },
)

OPTIONS: Final = (
    *VARIANTS,
    ruleset("1862.2.5-simpler-variants"),
    *HOUSE_RULES,
)


def read_settings(options: Mapping[str, OptionValue], players: int) -> Settings:
    """The settings of a game with these options; the ruleset of the public site switches all house rules on."""
    kinds = KINDS_IN_PLAY[str(options["trains"])]
    length = str(options["length"])
    if options["shorter"]:
        length = SHORT if players < 5 else STANDARD
    return Settings(
        length=length,
        kinds=kinds,
        simple=len(kinds) == 1,
        solo=players == 1,
        extra_companies=bool(options["extra_companies"]) and players > 6,
        shorter=bool(options["shorter"]),
        new_players=bool(options["new_players"]),
        eight_markers=bool(options["eight_markers"]),
        home_may_wait=bool(options["home_may_wait"]),
        **in_force(options, HOUSE_RULES),
    )


def check_together(options: Mapping[str, OptionValue], players: int = 0) -> None:
    """Refuse options that contradict each other, or the number of players if it is given."""
    if options["solo"] and players > 1:
        raise BadOption(message("g1862-error-solo-players", count=players))
    if options["new_players"] and (options["solo"] or players == 1):
        raise BadOption(message("g1862-error-new-players-solo"))
    if options["new_players"] and not str(options["trains"]).startswith("simple"):
        raise BadOption(message("g1862-error-new-players-trains"))
    if options["shorter"] and options["length"] != STANDARD:
        raise BadOption(message("g1862-error-shorter-length"))
    seated_first = options["home_upgrade_before_merging"] or options["ruleset"] == PUBLIC_SITE
    if options["home_may_wait"] and seated_first:
        raise BadOption(message("g1862-error-home-may-wait"))
