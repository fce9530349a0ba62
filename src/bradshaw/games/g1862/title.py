"""1862: Railway Mania in the Eastern Counties, as it is registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, ClassVar

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.changes import Foreseen, Holding
from bradshaw.core.encoding import Encoding
from bradshaw.core.log import Entry
from bradshaw.core.messages import Text, message
from bradshaw.core.options import OptionValue
from bradshaw.core.outcome import Outcome, Wealth
from bradshaw.core.view import Sketch, View
from bradshaw.eighteen.title import Dialect, EighteenTitle
from bradshaw.eighteen.views.manifest import Manifest
from bradshaw.eighteen.views.shown_runs import BestRuns, LaidRuns, Ways
from bradshaw.games.g1862.actions import CountiesAction
from bradshaw.games.g1862.components import COMPANIES, FEWEST_PLAYERS, MOST_PLAYERS, NAMES, TILES
from bradshaw.games.g1862.judgement.advice import advice
from bradshaw.games.g1862.judgement.encoding import encoding
from bradshaw.games.g1862.judgement.evaluation import doubt, evaluate
from bradshaw.games.g1862.judgement.expertise import EXPERTISE
from bradshaw.games.g1862.judgement.programs import PROGRAMS
from bradshaw.games.g1862.names import understood
from bradshaw.games.g1862.rules.ending import outcome, wealth, worth
from bradshaw.games.g1862.rules.liquidity import liquidity
from bradshaw.games.g1862.rules.parliament import Auction
from bradshaw.games.g1862.rules.running import can_run
from bradshaw.games.g1862.rules.setup import set_up, setup_log
from bradshaw.games.g1862.settings import OPTIONS, check_together
from bradshaw.games.g1862.site.games import PublicSite
from bradshaw.games.g1862.site.positions import CountiesPositions
from bradshaw.games.g1862.site.reference import CountiesReference
from bradshaw.games.g1862.state import Counties
from bradshaw.games.g1862.views import report
from bradshaw.games.g1862.views.choices import describe, name_of
from bradshaw.games.g1862.views.holdings import consent, foresee, holdings
from bradshaw.games.g1862.views.laid_runs import lay_runs, ways
from bradshaw.games.g1862.views.manifest import manifest
from bradshaw.games.g1862.views.map import sketch
from bradshaw.games.g1862.views.position import position, view
from bradshaw.games.g1862.views.questions import question
from bradshaw.games.g1862.views.runs import RUNS
from bradshaw.games.g1862.views.spots import spot


class RailwayManiaInTheEasternCounties(EighteenTitle[Counties]):
    """Many companies on a crowded map, which merge, fail and start again."""

    id = "1862"
    name = "1862: Railway Mania in the Eastern Counties"
    designer = "Mike Hutton"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    about = message("g1862-about")
    minutes = (180, 360)
    weight = 5
    rules_version = 1
    words = ("bradshaw.eighteen", "bradshaw.games.g1862")
    lessons = "bradshaw.games.g1862"
    options = OPTIONS
    companies = NAMES
    tiles = TILES
    action_type: ClassVar[Any] = CountiesAction
    programs = PROGRAMS
    expertise = EXPERTISE
    longest_game = 50_000

    def __init__(self) -> None:
        super().__init__(__package__, Dialect(PublicSite, CountiesReference, CountiesPositions))

    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> Counties:
        return set_up(players, options, chance)

    def setup_log(self, state: Counties) -> Sequence[Entry]:
        return setup_log(state)

    def check_options(self, options: Mapping[str, OptionValue], players: int) -> None:
        check_together(options, players)

    def read_action(self, data: object, state: Counties | None = None) -> Action:
        return understood(super().read_action(data, state), state)

    def outcome(self, state: Counties) -> Outcome | None:
        return outcome(state)

    def worth(self, state: Counties, seat: int) -> int:
        return worth(state, seat)

    def liquidity(self, state: Counties, seat: int) -> int:
        return liquidity(state, seat)

    def wealth(self, state: Counties) -> Sequence[Wealth]:
        return [wealth(state, seat) for seat in range(state.players)]

    def last_revenue(self, state: Counties, company: int) -> int:
        return state.revenue[company]

    def can_run(self, state: Counties, company: int) -> bool:
        return can_run(state, company)

    def totals(self, state: Counties) -> Mapping[str, int]:
        sums = {"money": sum(state.cash), **self.shares_and_tiles(state)}
        for company, own in enumerate(state.own):
            sums[f"{self.companies[company]} shares"] += own
        return sums

    def tell(self, entry: Entry, players: Sequence[str]) -> Text:
        return report.tell(entry, players)

    def describe(self, state: Counties, action: Action) -> Text:
        return describe(state, action)

    def name_of(self, action: Action) -> Text:
        return name_of(action)

    def view(self, state: Counties, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
        return view(state, players)

    def headline(self, state: Counties, players: Sequence[str]) -> Text:
        return question(state, players)[0]

    def position(self, state: Counties, hidden: Set[str] = frozenset()) -> Mapping[str, Any]:
        return position(state)

    def auction(self, state: Counties) -> str:
        frame = state.frames[-1]
        return f"turn {state.turn}, {COMPANIES[frame.company].name}" if isinstance(frame, Auction) else ""

    def evaluate(self, state: Counties) -> Sequence[float]:
        return evaluate(state)

    def doubt(self, state: Counties) -> float:
        return doubt(state)

    def advice(self, state: Counties) -> Sequence[Action]:
        return advice(state)

    def encoding(self) -> Encoding[Counties]:
        return encoding()

    def spot(self, action: Action) -> str:
        return spot(action)

    def sketch(self, state: Counties, action: Action) -> Sketch | None:
        return sketch(state, action)

    def holdings(self, state: Counties, hidden: Set[str] = frozenset()) -> Sequence[Holding]:
        return holdings(state)

    def foresee(self, state: Counties, action: Action) -> Foreseen[Counties]:
        return foresee(state, action)

    def consent(self, state: Counties) -> Action | None:
        return consent(state)

    def best_runs(self, state: Counties, company: str) -> BestRuns:
        return RUNS.best_runs(state, company)

    def run_splits(self, state: Counties, company: str) -> Sequence[BestRuns]:
        return RUNS.run_splits(state, company)

    def ways(self, state: Counties, company: str) -> Ways:
        return ways(state, company)

    def lay_runs(self, state: Counties, action: Action) -> LaidRuns:
        return lay_runs(state, action)

    def manifest(self, state: Counties) -> Manifest:
        return manifest(state)
