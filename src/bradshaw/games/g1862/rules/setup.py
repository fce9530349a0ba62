"""Game Setup: companies and permits are dealt at random."""

from __future__ import annotations

from collections.abc import Mapping

from bradshaw.core.chance import Chance
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import SILENCE, Entry, Log
from bradshaw.core.options import OptionValue
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.components import ALL, EXPRESS, FREIGHT, KINDS, LOCAL, OFFER, PERMITS, STARTING_CASH
from bradshaw.games.g1862.rules.rounds import Rounds
from bradshaw.games.g1862.rules.solo import SOLO_CASH, deal_solo
from bradshaw.games.g1862.settings import Settings, read_settings
from bradshaw.games.g1862.state import OUT_OF_PLAY, Counties, Solo, starting_state

GROUPS = ("start", "phase_B", "phase_C")


def set_up(players: int, options: Mapping[str, OptionValue], chance: Chance) -> Counties:
    """The shuffled companies in three groups, a permit for each, everybody's money, and the first Parliament."""
    settings = read_settings(options, players)
    if settings.solo:
        return begin_solo(settings, *deal_solo(settings, chance))
    offer = deal_companies(players, settings, chance)
    return begin(players, settings, offer, deal_permits(settings, offer, chance))


def begin(players: int, settings: Settings, offer: tuple[int, ...], permits: tuple[int, ...]) -> Counties:
    """A game with given companies and permits. The first seat has the priority deal."""
    state = starting_state(players, settings, offer, permits)
    for seat in range(players):
        cash = SOLO_CASH if settings.solo else STARTING_CASH[players]
        pay(state, BANK, player_account(seat), cash, "1862.2.4.4-starting-cash", SILENCE)
    state.frames.append(Rounds())
    return state


def setup_log(state: Counties) -> list[Entry]:
    """Everybody's money, and which companies and permits were dealt."""
    log = Log()
    log.note("starting_cash", "1862.2.4.4-starting-cash", state.priority, cash=state.money(state.priority))
    out = [company for company in range(ALL) if not state.is_in_play(company)]
    if state.settings.solo:
        rows, deck = state.solo.rows, state.solo.deck
        rule = "1862.2.4.1-deal-directors"
        log.note("cards_dealt", rule, rows=len(rows), length=len(rows[0]), deck=len(deck), out=out)
        return log.entries
    groups = [[one for one in range(ALL) if state.offer[one] == phase] for phase in range(len(GROUPS))]
    log.note("companies_dealt", "1862.2.4.1-deal-directors", groups=groups, out=out)
    if not state.settings.simple:
        dealt = [
            (kind, [one for one in range(ALL) if state.is_in_play(one) and state.first_permit[one] == kind])
            for kind in state.settings.kinds
        ]
        log.note("permits_dealt", "1862.2.4.1-permit-deal", dealt=dealt)
    return log.entries


def begin_solo(settings: Settings, offer: tuple[int, ...], cards: Solo) -> Counties:
    """A solo game with given cards. Companies have no permits before they float."""
    state = begin(1, settings, offer, settings.kinds[:1] * ALL)
    state.permits = [()] * ALL
    state.solo = cards
    return state


def deal_companies(players: int, settings: Settings, chance: Chance) -> tuple[int, ...]:
    """For each company the phase from which it can be started, or OUT_OF_PLAY."""
    groups = OFFER[f"{players} players" if settings.extra_companies else "2-6 players"]
    if settings.site_deal:
        # There the companies that are left out come first.
        order = site_order(chance.seed, 0, ALL)[groups["out_of_game"] :]
    else:
        order = chance.shuffled(range(ALL))
    offer = [OUT_OF_PLAY] * ALL
    for phase, group in enumerate(GROUPS):
        for _ in range(groups[group]):
            offer[order.pop(0)] = phase
    return tuple(offer)


def deal_permits(settings: Settings, offer: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """The kind of train of each company's permit; in the simple games all run the one kind there is."""
    if settings.simple:
        return settings.kinds * ALL
    playing = [company for company in range(ALL) if offer[company] != OUT_OF_PLAY]
    if settings.site_deal and len(settings.kinds) == len(KINDS):
        count = len(permit_cards(settings, len(playing)))
        cards = [(FREIGHT, EXPRESS, LOCAL)[card % 3] for card in site_order(chance.seed, ALL, count)]
    else:
        cards = chance.shuffled(permit_cards(settings, len(playing)))
    permits = [settings.kinds[0]] * ALL
    for company in playing:
        permits[company] = cards.pop(0)
    return tuple(permits)


def permit_cards(settings: Settings, companies: int) -> list[int]:
    """The permit cards that are dealt from: more than needed if the companies are an odd number."""
    if len(settings.kinds) == 2:
        each = PERMITS["advanced_freight"]["local"] + (companies > 16)
        return [kind for kind in settings.kinds for _ in range(each)]
    counts = PERMITS["7-8 players" if settings.extra_companies else "2-6 players"]
    return [
        kind
        for kind, name in ((FREIGHT, "freight"), (LOCAL, "local"), (EXPRESS, "express"))
        for _ in range(counts[name])
    ]


def site_order(seed: int, skipped: int, count: int) -> list[int]:
    """The numbers below `count` as 18xx.games shuffles them after so many draws: a congruential generator."""
    number, keys = seed, []
    for _ in range(skipped + count):
        number = (1103515245 * number + 12345) % (1 << 31)
        keys.append(number)
    return sorted(range(count), key=keys[skipped:].__getitem__)
