"""1860: Railways on the Isle of Wight, as it is registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, ClassVar

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.changes import Foreseen, Holding
from bradshaw.core.encoding import Encoding
from bradshaw.core.log import NOBODY, Entry
from bradshaw.core.messages import Text, message
from bradshaw.core.options import OptionValue
from bradshaw.core.outcome import Outcome, Wealth
from bradshaw.core.view import Line, Sketch, View
from bradshaw.eighteen.title import Dialect, EighteenTitle
from bradshaw.eighteen.views.foresight import foresee
from bradshaw.eighteen.views.manifest import Manifest
from bradshaw.eighteen.views.shown_runs import BestRuns, LaidRuns, Ways
from bradshaw.games.g1860.actions import Bid, IsleAction
from bradshaw.games.g1860.components import FEWEST_PLAYERS, MOST_PLAYERS, NAMES, TILES
from bradshaw.games.g1860.judgement.advice import advice
from bradshaw.games.g1860.judgement.encoding import encoding
from bradshaw.games.g1860.judgement.evaluation import doubt, evaluate
from bradshaw.games.g1860.judgement.expertise import EXPERTISE
from bradshaw.games.g1860.judgement.programs import PROGRAMS
from bradshaw.games.g1860.names import understood
from bradshaw.games.g1860.rules.auction import Bidding, lots
from bradshaw.games.g1860.rules.ending import outcome, wealth, worth
from bradshaw.games.g1860.rules.liquidity import liquidity
from bradshaw.games.g1860.rules.running import can_run
from bradshaw.games.g1860.rules.secrets import guess, secrets, told_by_choices
from bradshaw.games.g1860.rules.setup import set_up, tell_setup
from bradshaw.games.g1860.settings import OPTIONS, check_together
from bradshaw.games.g1860.site.games import PublicSite
from bradshaw.games.g1860.site.positions import IslePositions
from bradshaw.games.g1860.site.reference import IsleReference
from bradshaw.games.g1860.state import MINT, Isle
from bradshaw.games.g1860.views import report
from bradshaw.games.g1860.views.holdings import consent, holdings
from bradshaw.games.g1860.views.laid_runs import lay_runs, ways
from bradshaw.games.g1860.views.manifest import manifest
from bradshaw.games.g1860.views.map import sketch
from bradshaw.games.g1860.views.position import position, view
from bradshaw.games.g1860.views.questions import question
from bradshaw.games.g1860.views.runs import RUNS, lines_told
from bradshaw.games.g1860.views.spots import spot


class RailwaysOnTheIsleOfWight(EighteenTitle[Isle]):
    """A long game of shares and track on a small island."""

    id = "1860"
    name = "1860: Railways on the Isle of Wight"
    designer = "Mike Hutton"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    about = message("g1860-about")
    minutes = (180, 300)
    weight = 4
    rules_version = 1
    words = ("bradshaw.eighteen", "bradshaw.games.g1860")
    lessons = "bradshaw.games.g1860"
    options = OPTIONS
    companies = NAMES
    tiles = TILES
    action_type: ClassVar[Any] = IsleAction
    programs = PROGRAMS
    expertise = EXPERTISE
    longest_game = 20_000

    def __init__(self) -> None:
        super().__init__(__package__, Dialect(PublicSite, IsleReference, IslePositions))

    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> Isle:
        return set_up(players, options)

    def setup_log(self, state: Isle) -> Sequence[Entry]:
        return tell_setup(state)

    def check_options(self, options: Mapping[str, OptionValue], players: int) -> None:
        check_together(options)

    def read_action(self, data: object, state: Isle | None = None) -> Action:
        return understood(super().read_action(data, state))

    def outcome(self, state: Isle) -> Outcome | None:
        return outcome(state)

    pauses = frozenset({"company_turn", "operating_round", "close_down"})

    def worth(self, state: Isle, seat: int) -> int:
        return worth(state, seat)

    def liquidity(self, state: Isle, seat: int) -> int:
        return liquidity(state, seat)

    def wealth(self, state: Isle) -> Sequence[Wealth]:
        return [wealth(state, seat) for seat in range(state.players)]

    def last_revenue(self, state: Isle, company: int) -> int:
        return state.last_runs[company][2]

    def can_run(self, state: Isle, company: int) -> bool:
        return can_run(state, company)

    def totals(self, state: Isle) -> Mapping[str, int]:
        return {
            "money": sum(state.cash[:MINT]),
            "credits": sum(state.cash[MINT:]),
            "privates": len(state.owners),
            **self.shares_and_tiles(state),
        }

    def tell(self, entry: Entry, players: Sequence[str]) -> Text:
        return report.tell(entry, players)

    def describe(self, state: Isle, action: Action) -> Text:
        return report.describe(state, action)

    def name_of(self, action: Action) -> Text:
        return report.name_of(action)

    def view(self, state: Isle, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
        return view(state, players, hidden)

    def secrets(self, state: Isle, seat: int) -> Set[str]:
        return secrets(state, seat)

    def told_by_choices(self, state: Isle) -> Set[str]:
        return told_by_choices(state)

    def guess(self, state: Isle, hidden: Set[str]) -> Isle:
        return guess(state, hidden)

    def headline(self, state: Isle, players: Sequence[str]) -> Text:
        return question(state, players, secrets(state, NOBODY))[0]

    def position(self, state: Isle, hidden: Set[str] = frozenset()) -> Mapping[str, Any]:
        return position(state, hidden)

    def auction(self, state: Isle) -> str:
        privates, companies = lots(state)
        return f"{len(privates) + len(companies)} lots" if isinstance(state.frames[-1], Bidding) else ""

    def evaluate(self, state: Isle) -> Sequence[float]:
        return evaluate(state)

    def doubt(self, state: Isle) -> float:
        return doubt(state)

    def advice(self, state: Isle) -> Sequence[Action]:
        return advice(state)

    def encoding(self) -> Encoding[Isle]:
        return encoding()

    def spot(self, action: Action) -> str:
        return spot(action)

    def sketch(self, state: Isle, action: Action) -> Sketch | None:
        return sketch(state, action)

    def traced(self, state: Isle, entries: Sequence[Entry]) -> Sequence[Line]:
        return tuple(lines_told(state, entries))

    def holdings(self, state: Isle, hidden: Set[str] = frozenset()) -> Sequence[Holding]:
        return holdings(state, hidden)

    def foresee(self, state: Isle, action: Action) -> Foreseen[Isle]:
        return foresee(state, action, Bid)

    def consent(self, state: Isle) -> Action | None:
        return consent(state)

    def best_runs(self, state: Isle, company: str) -> BestRuns:
        return RUNS.best_runs(state, company)

    def run_splits(self, state: Isle, company: str) -> Sequence[BestRuns]:
        return RUNS.run_splits(state, company)

    def ways(self, state: Isle, company: str) -> Ways:
        return ways(state, company)

    def lay_runs(self, state: Isle, action: Action) -> LaidRuns:
        return lay_runs(state, action)

    def manifest(self, state: Isle) -> Manifest:
        return manifest(state)
