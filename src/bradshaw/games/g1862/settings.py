"""The options of a game: lengths, variants of the rulebook, and the house rules of 18xx.games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bradshaw.core import versions
from bradshaw.core.errors import BadOption
from bradshaw.core.options import Option, OptionValue
from bradshaw.eighteen.settings import PUBLIC_SITE, in_force, ruleset, switch
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
    Option(
        "length",
        "How many trains there are, and so how long the game is.",
        STANDARD,
        "1862.2.4.3-choose-length",
        values=(SHORT, STANDARD, LONG),
    ),
    Option(
        "trains",
        "Which kinds of trains there are: all three, one (simple games, without permits) or two (advanced games).",
        ALL_KINDS,
        "1862.11.1-simple-express",
        values=tuple(KINDS_IN_PLAY),
    ),
    Option(
        "extra_companies",
        "With 7 players one more company is open from the start, with 8 players two more.",
        True,
        "1862.2.4.2-extra-companies-optional",
    ),
    switch(
        "shorter",
        "1862.11.2-lner-by-e",
        "The first E train brings the LNER, D trains are permanent, and up to four players use fewer trains.",
    ),
    switch(
        "new_players",
        "1862.11.3-base-game",
        "Companies start in Parliament only; no redeeming, no bought warranties, no Hudson manoeuvre.",
    ),
    switch("eight_markers", "1862.11.4-eight-markers", "A company may have eight station markers."),
    switch(
        "home_may_wait",
        "1862.13.0-without-must-build-home",
        "A company that has merged first need not seat its home marker in its first turn.",
    ),
    switch(
        "solo",
        "1862.2.5-simpler-variants",
        "Experimental: the solo game, which the rulebook does not know. One player buys shares from rows of cards and "
        "runs all companies.",
    ),
)

HOUSE_RULES: Final = (
    switch(
        "site_deal",
        "1862.2.4.1-deal-directors",
        "Companies and permits are dealt from the seed as on 18xx.games.",
    ),
    switch(
        "unmoved_marker_stays",
        "1862.7.8.5-unmoved-to-bottom",
        "A company whose price does not move stays where it is in its stack.",
    ),
    switch(
        "marker_from_par",
        "1862.4.2-float-at-once",
        "A chartered company has its marker on the market as soon as its par is set.",
    ),
    switch(
        "options_rounded_down",
        "1862.5.2.4-step3-option-half-up",
        "An option share that cannot be swapped is sold for half the price rounded down.",
    ),
    switch(
        "part_exchange_from_one_place",
        "1862.6.3-director-part-exchange",
        "What a seller keeps of a director's certificate comes from the pool or from the same sale, not from both.",
    ),
    switch(
        "runs_meet_anywhere",
        "1862.7.8-second-run-meets-main",
        "Runs may also meet at small stations and off the map.",
    ),
    switch(
        "chains_end_anywhere",
        "1862.7.8-no-port-port-no-red-red",
        "Joined Freights may lead from port to port or from red area to red area.",
    ),
    switch(
        "last_circle_displaced",
        "1862.7.2-displace-last-placed",
        "A home marker displaces the marker in the last circle, not the one that was placed last.",
    ),
    switch(
        "home_upgrade_before_merging",
        "1862.7.2-merge-as-first-action",
        "A company whose home is full upgrades it before it may merge.",
    ),
    switch(
        "lapsed_charters_proposed",
        "1862.4.3-available-again",
        "A company that failed to float can be proposed in the next Parliament Round.",
    ),
    switch(
        "merger_to_the_top_goes_on",
        "1862.10.1-top-of-market",
        "A merger that sets the highest price does not end the game.",
    ),
    switch(
        "touching_freights_join",
        "1862.7.8.1-permanent-separate",
        "Freights whose ends touch always run as one, permanent ones too; where several meet, two of them.",
    ),
    switch("trains_may_idle", "1862.7.8-must-run", "Trains that could run may stay idle."),
    switch(
        "company_sales_fall_after_lner",
        "1862.6.4.2-no-fall-after-lner",
        "The price falls when a company sells its own shares after the LNER has formed.",
    ),
    switch(
        "hudson_above_ten",
        "1862.7.8.6-condition",
        "The George Hudson manoeuvre needs a revenue of more than £10.",
    ),
    switch(
        "consent_taken_as_given",
        "1862.7.5.1-consent",
        "Mergers, acquisitions and trades of trains do not ask the other director in the program.",
    ),
    switch(
        "money_raised_before_trade",
        "1862.7.11-when-forced",
        "A company may raise money for a train although it could buy one from another company.",
    ),
    switch(
        "players_run_receiverships",
        "1862.7.3-maximum-revenue",
        "The largest shareholder chooses the runs of a company in receivership.",
    ),
    switch(
        "eight_markers_by_merger",
        "1862.11.4-eight-markers",
        "The eighth marker can only come by a merger.",
    ),
    switch(
        "certificates_halved_whole",
        "1862.10.4-winner",
        "Half values of shares are rounded by certificate, so that a director's certificate counts as one piece.",
    ),
    switch(
        "asked_without_choice",
        "1862.7.1-turn-steps",
        "Directors are asked to merge and to acquire where there is no partner, and to run where there is no route.",
    ),
    switch(
        "london_with_markers",
        "1862.7.6.5-alternative-build",
        "The link to London is built when markers are placed, in a turn in which no track was built.",
    ),
    switch(
        "settled_with_dividend",
        "1862.7.8.2-subsidy",
        "Subsidies are paid and warranties used up when the dividend has been decided.",
    ),
    switch(
        "fines_oversold",
        "1862.4.3-fine-payment-order",
        "More shares of other companies may be sold for a fine than it takes.",
    ),
    switch(
        "bankrupt_trains_on_offer",
        "1862.7.12-assets-removed",
        "A company is asked for a train though only those of bankrupt companies, which nobody can buy, are left.",
    ),
    switch(
        "joined_freights_overlap",
        "1862.7.4-no-track-twice",
        "Joined Freights may use the same track and stations, come to a joint again, and be joined off the map.",
    ),
    switch(
        "no_run_after_losing_director",
        "1862.7.3-maximum-revenue",
        "A company that loses its director in a merger at the start of its turn does not run its trains in that turn.",
    ),
    switch(
        "redemption_lapses",
        "1862.7.13-redeem-one",
        "A company that raises money for a train without being asked redeems a share only if it already could then.",
    ),
    switch(
        "receivers_limited_by_kind",
        "1862.7.9-limit-g-h",
        "A company in receivership may always have three trains of each kind it buys from phase G on.",
    ),
    switch(
        "homes_after_lner",
        "1862.10.3-no-building",
        "Companies place their home marker, and upgrade a full home for it, after the LNER has formed.",
    ),
    switch(
        "village_tiles_never_run_out",
        "1862.2.4-open-tile-supply",
        "Green and russet tiles of villages are not limited.",
    ),
    switch(
        "recorded_revenues",
        "1862.7.8.1-crow-flies",
        "Runs may be declared with less than they earn: the site once counted fewer hexes to off-board areas.",
    ),
    switch(
        "refinancing_spends_freely",
        "1862.7.11.2-still-short-bankrupt",
        "A refinanced company may spend what it needs for a train on its own option, and raise money once more.",
    ),
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
        raise BadOption(f"The solo game is for one player, not for {players}.")
    if options["new_players"] and (options["solo"] or players == 1):
        raise BadOption("In the game for new players companies start in Parliament, which the solo game has not.")
    if options["new_players"] and not str(options["trains"]).startswith("simple"):
        raise BadOption("The game for new players is played with one kind of train: simple express or simple freight.")
    if options["shorter"] and options["length"] != STANDARD:
        raise BadOption("The shorter game has its own number of trains: leave the length at standard.")
    seated_first = options["home_upgrade_before_merging"] or options["ruleset"] == PUBLIC_SITE
    if options["home_may_wait"] and seated_first:
        raise BadOption("home_may_wait lets a home marker wait, home_upgrade_before_merging forbids it: choose one.")
