"""The options of a game: variants of the rulebook and of the third edition, a doubtful reading, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bradshaw.core import versions
from bradshaw.core.errors import BadOption
from bradshaw.core.options import Option, OptionValue
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
    switch(
        "original_insolvency",
        "1860.variant-insolvency.half",
        "A leased train runs as if owned and earns half of its revenue, rounded up to the next 10, with the full "
        "subsidy.",
    ),
    switch(
        "variable_private_revenue",
        "1860.variant-private-revenue.same-values",
        "Revenues of privates change with events; privates are neither sold nor exchanged but may be closed, and "
        "keep their value.",
    ),
    switch(
        "free_start_order",
        "1860.variant-any-order.no-layers",
        "Any company may be started while at most one started company is waiting to operate or to sell out.",
    ),
    switch(
        "full_price_unoperated",
        "1860.variant-full-price.before-operation",
        "Shares of companies that have not operated yet are sold at the full price.",
    ),
    switch(
        "destinations",
        "1860.variant-destinations.bonus",
        "A company is paid once for each destination that its runs connect with its home.",
    ),
    switch(
        "accelerated_track",
        "1860.variant-track.standard-lays",
        "Without large stations, a company may lay one yellow tile and upgrade another in the same turn.",
    ),
    switch("no_train_limit", "1860.phases.option-no-train-limit", "A company may own any number of trains."),
    switch("two_seven_plus_four", "1860.phases.option-two-sevens", "There are two 7+4 trains, for beginners."),
    switch("open_treasuries", "1860.misc.option-treasuries-open", "Everybody may see every treasury."),
)

THIRD_EDITION: Final = (
    switch(
        "large_map",
        "1860.map.hexes",
        "The larger map of the later editions, with Norton Green, Totland and a hex south of Shorwell.",
    ),
    switch("skip_small_stations", "1860.run.call-at-all", "Trains may pass small stations without calling."),
    switch(
        "re_enter_hexes",
        "1860.run.no-hex-reentry",
        "A run may come back to a hex if it uses no track and no station twice.",
    ),
    switch(
        "simplified_insolvency",
        "1860.insolvency.leasing-revenue",
        "A leased train earns 40 plus 20 for each large station that it could visit, whatever it runs.",
    ),
)

READINGS: Final = (
    Option(
        "unfloated_delay_nationalisation",
        "A company that has a director but has not floated yet holds up nationalisation, since it has no train.",
        True,
        "1860.nationalisation.condition",
    ),
)
"""Where the rulebook says one thing and another, and we play by one of them."""

HOUSE_RULES: Final = (
    switch(
        "unmoved_marker_stays",
        "1860.dividend.restack-unmoved",
        "A dividend that does not move the price leaves the marker where it is in its stack.",
    ),
    switch(
        "train_duty_above_price",
        "1860.insolvency.must-buy",
        "A company without a train need not buy one that costs all it has.",
    ),
    switch(
        "half_revenue_exact",
        "1860.variant-insolvency.half",
        "Half of a leased train's revenue is not rounded up to the next 10.",
    ),
    switch(
        "bank_counted_late",
        "1860.end.bank-in-or",
        "Whether the bank has run out is looked at after dividends and sales only.",
    ),
    switch("one_run_suffices", "1860.run.must-run", "Of several trains that can run only one has to."),
    switch(
        "players_run_receiverships",
        "1860.receivership.maximum-run",
        "The players decide how companies without a director run and which train of the bank they buy.",
    ),
    switch(
        "exchange_before_refloat",
        "1860.private-exchange.not-bankrupt",
        "A private can be exchanged as soon as its bankrupt company has a new par.",
    ),
    switch(
        "exchange_any_time",
        "1860.private-exchange.timing",
        "Privates can be exchanged in other players' turns too; a purchase ends the turn at once.",
    ),
    switch(
        "solvent_before_buying",
        "1860.insolvency.cleared",
        "An insolvent company that can afford a train when it would run is solvent from then on; otherwise it is so "
        "from the end of the turn in which it buys one.",
    ),
    switch(
        "director_certificate_halved_whole",
        "1860.end.count-shares-trainless",
        "In the final worth a director's certificate of a company without a train counts the price of one share.",
    ),
    switch("game_stops_at_turn_100", "1860.end.nationalisation", "The game is stopped at the hundredth turn."),
    switch(
        "only_shares_to_the_limit",
        "1860.certlimit.excess-forced-sale",
        "A player above the certificate limit may sell shares only, no privates, to get back to it.",
    ),
    switch(
        "building_under_british_rail",
        "1860.southern.no-building",
        "If no stock round lies between the first 9+5 train and nationalisation, building and halts go on.",
    ),
    switch(
        "insolvency_survives_bankruptcy",
        "1860.bankruptcy.trainless-refloat",
        "A company that was insolvent when it went bankrupt is still insolvent when it floats again.",
    ),
    switch(
        "simplified_insolvency_by_stops",
        "1860.insolvency.leasing-revenue",
        "The simplified insolvency revenue is paid by stops like the standard one.",
    ),
    switch(
        "full_price_in_final_value",
        "1860.end.count-shares-trainless",
        "With full prices before operation, the final worth takes them too.",
    ),
    switch(
        "trains_sold_unasked",
        "1860.trains.inter-company-price",
        "A director who buys a train from another director's company need not ask in the program.",
    ),
    switch(
        "runs_chosen_under_british_rail",
        "1860.nationalisation.maximum-revenue",
        "Directors choose their runs under British Rail too, instead of always earning the most.",
    ),
    switch(
        "asked_without_choice",
        "1860.shares.pass",
        "A player whose only prospect is something that cannot be bought yet or paid for is asked all the same.",
    ),
    switch(
        "marker_from_par",
        "1860.price.token-on-float",
        "A company has its marker on the market from its par on, and sales move that of a refloating company.",
    ),
    switch(
        "ends_may_be_passed",
        "1860.run.endpoints",
        "Where small stations may be passed, a run may also end at one without calling there.",
    ),
    switch(
        "upgrades_reached_by_loops",
        "1860.upgrade.train-reach",
        "The route that must lead to an upgraded tile may come back to a hex.",
    ),
    switch(
        "half_certificates_sold",
        "1860.receivership.director-not-for-sale",
        "Where the pool has no other share than the director's certificate, the holder of one share may buy half of "
        "it and becomes the director.",
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
        raise BadOption(
            "original_insolvency and simplified_insolvency are two ways to pay a leased train: choose one of them."
        )
    if options["exchange_any_time"] and options["variable_private_revenue"]:
        raise BadOption("With variable_private_revenue privates are not exchanged, so exchange_any_time says nothing.")
