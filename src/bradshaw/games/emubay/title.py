"""Emu Bay Railway Company, as it is registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, ClassVar, Final

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.changes import Foreseen, Holding
from bradshaw.core.encoding import Encoding
from bradshaw.core.log import Entry
from bradshaw.core.messages import Text, message
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.outcome import Outcome
from bradshaw.core.rulebook import Rulebook
from bradshaw.core.title import Title
from bradshaw.core.view import Chart, View
from bradshaw.games.emubay.actions import EmuBayAction
from bradshaw.games.emubay.components import ALL, CHARTERS, COMPANIES, DATA, FOREST_COST, LABEL, RED
from bradshaw.games.emubay.judgement.encoding import encoding
from bradshaw.games.emubay.judgement.evaluation import doubt, evaluate
from bradshaw.games.emubay.judgement.expertise import EXPERTISE
from bradshaw.games.emubay.judgement.lines import line_search
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.recorded.reference import EmuBayReference
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.ending import money, outcome
from bradshaw.games.emubay.rules.setup import ONLINE_START, RULEBOOK_START, set_up, tell_setup
from bradshaw.games.emubay.rules.turn import ChooseAction
from bradshaw.games.emubay.state import EmuBay
from bradshaw.games.emubay.views import report
from bradshaw.games.emubay.views.ending import ending
from bradshaw.games.emubay.views.holdings import foresee, holdings
from bradshaw.games.emubay.views.position import question, view
from bradshaw.games.emubay.views.spots import spot

_ID: Final = {label: company for company, label in zip(COMPANIES, LABEL, strict=True) if label != company}
"""Companies may be named as they are shown."""


class EmuBayRailwayCompany(Title[EmuBay]):
    """~60 minutes of track, debt and dividends in Tasmania."""

    id = "emubay"
    name = DATA.game
    designer = DATA.designer
    players = range(DATA.players.min, DATA.players.max + 1)
    about = message("emubay-about")
    minutes = (60, 90)
    weight = 3
    rules_version = 1
    options = (
        Option(
            "starting_revenue",
            message("emubay-option-starting-revenue.text"),
            RULEBOOK_START,
            "emubay.setup.dividend-start",
            label=message("emubay-option-starting-revenue"),
            values=(RULEBOOK_START, ONLINE_START),
            value_labels=(
                message("emubay-option-starting-revenue.rulebook"),
                message("emubay-option-starting-revenue.online"),
            ),
        ),
        Option(
            "starting_bond_counts",
            message("emubay-option-starting-bond-counts.text"),
            False,
            "emubay.bond.issue-limit",
            label=message("emubay-option-starting-bond-counts"),
        ),
        Option(
            "forest_cost",
            message("emubay-option-forest-cost.text"),
            FOREST_COST,
            "emubay.build.cost-table",
            label=message("emubay-option-forest-cost"),
            low=1,
            high=10,
        ),
        Option(
            "colour_joins_own_red",
            message("emubay-option-colour-joins-own-red.text"),
            True,
            "emubay.build.one-track-per-hex",
            label=message("emubay-option-colour-joins-own-red"),
        ),
    )
    action_type: ClassVar[Any] = EmuBayAction
    words = ("bradshaw.games.emubay",)
    lessons = "bradshaw.games.emubay"
    expertise = EXPERTISE
    longest_game = 5000

    def __init__(self) -> None:
        self.rulebook = Rulebook.of(__package__)
        self.reference = self.steps = EmuBayReference()
        self.line_search = line_search()

    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> EmuBay:
        return set_up(players, options, chance)

    def setup_log(self, state: EmuBay) -> Sequence[Entry]:
        return tell_setup(state)

    def outcome(self, state: EmuBay) -> Outcome | None:
        return outcome(state)

    def totals(self, state: EmuBay) -> Mapping[str, int]:
        sums = {
            "money": sum(state.cash),
            "action cubes": sum(state.table) + isinstance(state.frames[-1], ChooseAction),
            "resource cubes": sum(state.cubes) + sum(state.resources),
            "red track": sum(state.narrow) + state.track[RED].bit_count(),
            "shares": state.reserved + sum(state.available) + sum(state.shares) + sum(map(len, state.absorbed)),
            "bonds": state.supply.bit_count() + sum(map(len, state.bonds)),
        }
        for company in range(ALL):
            if company < CHARTERS:
                sums[f"{COMPANIES[company]} track"] = state.regular[company] + state.track[company].bit_count()
        return sums

    def tell(self, entry: Entry, players: Sequence[str]) -> Text:
        return report.tell(entry, players)

    def describe(self, state: EmuBay, action: Action) -> Text:
        return report.describe(state, action)

    def name_of(self, action: Action) -> Text:
        return report.name_of(action)

    def view(self, state: EmuBay, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
        return view(state, players)

    def headline(self, state: EmuBay, players: Sequence[str]) -> Text:
        return question(state, players)[0]

    def evaluate(self, state: EmuBay) -> Sequence[float]:
        return evaluate(state)

    def doubt(self, state: EmuBay) -> float:
        return doubt(state)

    def position(self, state: EmuBay, hidden: Set[str] = frozenset()) -> Mapping[str, Any]:
        return {**snapshot.write(state), "ending": ending(state)}

    def auction(self, state: EmuBay) -> str:
        frame = state.frames[-1]
        if not isinstance(frame, Bidding):
            return ""
        return f"{frame.company}, {state.available[frame.company]} available"

    def read_action(self, data: object, state: EmuBay | None = None) -> Action:
        action = super().read_action(data, state)
        named = {
            field: _ID[name] for field in ("company", "independent") if (name := getattr(action, field, "")) in _ID
        }
        return msgspec.structs.replace(action, **named) if named else action

    def encoding(self) -> Encoding[EmuBay]:
        return encoding()

    def spot(self, action: Action) -> str:
        assert isinstance(action, EmuBayAction)
        return spot(action)

    def holdings(self, state: EmuBay, hidden: Set[str] = frozenset()) -> Sequence[Holding]:
        return holdings(state)

    def foresee(self, state: EmuBay, action: Action) -> Foreseen[EmuBay]:
        return foresee(state, action)

    def chart(self, state: EmuBay) -> Chart:
        companies = {
            COMPANIES[company]: {
                "revenue": state.revenue[company],
                "shares": [state.holds(seat, company) for seat in range(state.players)],
            }
            for company in range(ALL)
            if state.in_play(company)
        }
        return Chart(money(state), money(state), companies)
