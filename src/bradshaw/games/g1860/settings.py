"""The options of a game: variants of the rulebook and of the third edition, a doubtful reading, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bradshaw.core import versions
from bradshaw.core.errors import BadOption
from bradshaw.core.messages import message
from bradshaw.core.options import OptionValue
from bradshaw.eighteen.settings import in_force, ruleset, switches


class Settings(versions.Settings, frozen=True):
    """What the players have agreed on."""

    # Variants of the rulebook
    original_insolvency: bool
    variable_private_revenue: bool
    free_start_order: bool
    full_price_unoperated: bool
    destinations: bool
    accelerated_track: bool
    no_train_limit: bool
    two_seven_plus_four: bool
    open_treasuries: bool
    # The third edition
    large_map: bool
    skip_small_stations: bool
    re_enter_hexes: bool
    simplified_insolvency: bool
    # Readings of the rulebook
    unfloated_delay_nationalisation: bool
    # House rules
    unmoved_marker_stays: bool
    train_duty_above_price: bool
    half_revenue_exact: bool
    bank_counted_late: bool
    one_run_suffices: bool
    players_run_receiverships: bool
    exchange_before_refloat: bool
    exchange_any_time: bool
    solvent_before_buying: bool
    director_certificate_halved_whole: bool
    game_stops_at_turn_100: bool
    only_shares_to_the_limit: bool
    building_under_british_rail: bool
    insolvency_survives_bankruptcy: bool
    simplified_insolvency_by_stops: bool
    full_price_in_final_value: bool
    trains_sold_unasked: bool
    runs_chosen_under_british_rail: bool
    asked_without_choice: bool
    marker_from_par: bool
    ends_may_be_passed: bool
    upgrades_reached_by_loops: bool
    half_certificates_sold: bool


VARIANTS: Final = switches(
    "g1860",
    {
        "original_insolvency": "1860.variant-insolvency.half",
        "variable_private_revenue": "1860.variant-private-revenue.same-values",
        "free_start_order": "1860.variant-any-order.no-layers",
        "full_price_unoperated": "1860.variant-full-price.before-operation",
        "destinations": "1860.variant-destinations.bonus",
        "accelerated_track": "1860.variant-track.standard-lays",
        "no_train_limit": "1860.phases.option-no-train-limit",
        "two_seven_plus_four": "1860.phases.option-two-sevens",
        "open_treasuries": "1860.misc.option-treasuries-open",
    },
)

THIRD_EDITION: Final = switches(
    "g1860",
    {
        "large_map": "1860.map.hexes",
        "skip_small_stations": "1860.run.call-at-all",
        "re_enter_hexes": "1860.run.no-hex-reentry",
        "simplified_insolvency": "1860.insolvency.leasing-revenue",
    },
)

READINGS: Final = switches(
    "g1860",
    {
        "unfloated_delay_nationalisation": "1860.nationalisation.condition",
    },
    on=True,
)
"""Where the rulebook says one thing and another, and we play by one of them."""

HOUSE_RULES: Final = switches(
    "g1860",
    {
        "unmoved_marker_stays": "1860.dividend.restack-unmoved",
        "train_duty_above_price": "1860.insolvency.must-buy",
        "half_revenue_exact": "1860.variant-insolvency.half",
        "bank_counted_late": "1860.end.bank-in-or",
        "one_run_suffices": "1860.run.must-run",
        "players_run_receiverships": "1860.receivership.maximum-run",
        "exchange_before_refloat": "1860.private-exchange.not-bankrupt",
        "exchange_any_time": "1860.private-exchange.timing",
        "solvent_before_buying": "1860.insolvency.cleared",
        "director_certificate_halved_whole": "1860.end.count-shares-trainless",
        "game_stops_at_turn_100": "1860.end.nationalisation",
        "only_shares_to_the_limit": "1860.certlimit.excess-forced-sale",
        "building_under_british_rail": "1860.southern.no-building",
        "insolvency_survives_bankruptcy": "1860.bankruptcy.trainless-refloat",
        "simplified_insolvency_by_stops": "1860.insolvency.leasing-revenue",
        "full_price_in_final_value": "1860.end.count-shares-trainless",
        "trains_sold_unasked": "1860.trains.inter-company-price",
        "runs_chosen_under_british_rail": "1860.nationalisation.maximum-revenue",
        "asked_without_choice": "1860.shares.pass",
        "marker_from_par": "1860.price.token-on-float",
        "ends_may_be_passed": "1860.run.endpoints",
        "upgrades_reached_by_loops": "1860.upgrade.train-reach",
        "half_certificates_sold": "1860.receivership.director-not-for-sale",
    },
)

OPTIONS: Final = (
    *VARIANTS,
    *THIRD_EDITION,
    *READINGS,
    ruleset("1860.options.agreement"),
    *HOUSE_RULES,
)


def read_settings(options: Mapping[str, OptionValue]) -> Settings:
    """The settings of a game with these options; the ruleset of the public site switches all house rules on."""
    values = {option.name: bool(options[option.name]) for option in (*VARIANTS, *THIRD_EDITION, *READINGS)}
    return Settings(**values, **in_force(options, HOUSE_RULES))


def check_together(options: Mapping[str, OptionValue]) -> None:
    """Refuse options that contradict each other."""
    if options["original_insolvency"] and options["simplified_insolvency"]:
        raise BadOption(message("g1860-error-insolvencies"))
    if options["exchange_any_time"] and options["variable_private_revenue"]:
        raise BadOption(message("g1860-error-no-exchange"))
