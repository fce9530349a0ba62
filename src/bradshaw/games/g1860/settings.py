"""The options of a game: variants of the rulebook and of the third edition, a doubtful reading, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bradshaw.core import versions
from bradshaw.core.errors import BadOption
from bradshaw.core.messages import message
from bradshaw.core.options import OptionValue
from bradshaw.eighteen.settings import in_force, ruleset, switch


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


VARIANTS: Final = (
    switch("original_insolvency", "1860.variant-insolvency.half", message("g1860-option-original-insolvency")),
    switch(
        "variable_private_revenue",
        "1860.variant-private-revenue.same-values",
        message("g1860-option-variable-private-revenue"),
    ),
    switch("free_start_order", "1860.variant-any-order.no-layers", message("g1860-option-free-start-order")),
    switch(
        "full_price_unoperated",
        "1860.variant-full-price.before-operation",
        message("g1860-option-full-price-unoperated"),
    ),
    switch("destinations", "1860.variant-destinations.bonus", message("g1860-option-destinations")),
    switch("accelerated_track", "1860.variant-track.standard-lays", message("g1860-option-accelerated-track")),
    switch("no_train_limit", "1860.phases.option-no-train-limit", message("g1860-option-no-train-limit")),
    switch("two_seven_plus_four", "1860.phases.option-two-sevens", message("g1860-option-two-seven-plus-four")),
    switch("open_treasuries", "1860.misc.option-treasuries-open", message("g1860-option-open-treasuries")),
)

THIRD_EDITION: Final = (
    switch("large_map", "1860.map.hexes", message("g1860-option-large-map")),
    switch("skip_small_stations", "1860.run.call-at-all", message("g1860-option-skip-small-stations")),
    switch("re_enter_hexes", "1860.run.no-hex-reentry", message("g1860-option-re-enter-hexes")),
    switch("simplified_insolvency", "1860.insolvency.leasing-revenue", message("g1860-option-simplified-insolvency")),
)

READINGS: Final = (
    switch(
        "unfloated_delay_nationalisation",
        "1860.nationalisation.condition",
        message("g1860-option-unfloated-delay-nationalisation"),
        on=True,
    ),
)
"""Where the rulebook says one thing and another, and we play by one of them."""

HOUSE_RULES: Final = (
    switch("unmoved_marker_stays", "1860.dividend.restack-unmoved", message("g1860-option-unmoved-marker-stays")),
    switch("train_duty_above_price", "1860.insolvency.must-buy", message("g1860-option-train-duty-above-price")),
    switch("half_revenue_exact", "1860.variant-insolvency.half", message("g1860-option-half-revenue-exact")),
    switch("bank_counted_late", "1860.end.bank-in-or", message("g1860-option-bank-counted-late")),
    switch("one_run_suffices", "1860.run.must-run", message("g1860-option-one-run-suffices")),
    switch(
        "players_run_receiverships", "1860.receivership.maximum-run", message("g1860-option-players-run-receiverships")
    ),
    switch(
        "exchange_before_refloat", "1860.private-exchange.not-bankrupt", message("g1860-option-exchange-before-refloat")
    ),
    switch("exchange_any_time", "1860.private-exchange.timing", message("g1860-option-exchange-any-time")),
    switch("solvent_before_buying", "1860.insolvency.cleared", message("g1860-option-solvent-before-buying")),
    switch(
        "director_certificate_halved_whole",
        "1860.end.count-shares-trainless",
        message("g1860-option-director-certificate-halved-whole"),
    ),
    switch("game_stops_at_turn_100", "1860.end.nationalisation", message("g1860-option-game-stops-at-turn-100")),
    switch(
        "only_shares_to_the_limit",
        "1860.certlimit.excess-forced-sale",
        message("g1860-option-only-shares-to-the-limit"),
    ),
    switch(
        "building_under_british_rail", "1860.southern.no-building", message("g1860-option-building-under-british-rail")
    ),
    switch(
        "insolvency_survives_bankruptcy",
        "1860.bankruptcy.trainless-refloat",
        message("g1860-option-insolvency-survives-bankruptcy"),
    ),
    switch(
        "simplified_insolvency_by_stops",
        "1860.insolvency.leasing-revenue",
        message("g1860-option-simplified-insolvency-by-stops"),
    ),
    switch(
        "full_price_in_final_value",
        "1860.end.count-shares-trainless",
        message("g1860-option-full-price-in-final-value"),
    ),
    switch("trains_sold_unasked", "1860.trains.inter-company-price", message("g1860-option-trains-sold-unasked")),
    switch(
        "runs_chosen_under_british_rail",
        "1860.nationalisation.maximum-revenue",
        message("g1860-option-runs-chosen-under-british-rail"),
    ),
    switch("asked_without_choice", "1860.shares.pass", message("g1860-option-asked-without-choice")),
    switch("marker_from_par", "1860.price.token-on-float", message("g1860-option-marker-from-par")),
    switch("ends_may_be_passed", "1860.run.endpoints", message("g1860-option-ends-may-be-passed")),
    switch("upgrades_reached_by_loops", "1860.upgrade.train-reach", message("g1860-option-upgrades-reached-by-loops")),
    switch(
        "half_certificates_sold",
        "1860.receivership.director-not-for-sale",
        message("g1860-option-half-certificates-sold"),
    ),
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
