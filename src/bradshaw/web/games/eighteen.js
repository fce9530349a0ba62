/** 18xx games on the screen: tiles and bases laid on the map, runs drawn on it, companies, market and players. */
import { pounds } from "../format.js";
import { hexOf } from "../game/compare.js";
import { t } from "../words.js";
import { Beside } from "./eighteen/beside.js";
import { companyMoney, losesDirector, roundOf } from "./eighteen/box.js";
import { Companies } from "./eighteen/companies.js";
import { OwnRuns } from "./eighteen/editor.js";
import { LINED, LinedChoices, standsInLines } from "./eighteen/lines.js";
import { Market } from "./eighteen/market.js";
import { Thing } from "./eighteen/pieces.js";
import { Players } from "./eighteen/players.js";
import { PRICED, PricedChoices } from "./eighteen/prices.js";
import { Runs } from "./eighteen/runs.js";
import { SharesView } from "./eighteen/shares.js";
import { Summary } from "./eighteen/summary.js";
import { litTiles, Tiles } from "./eighteen/tiles.js";
import { Tray, again, effect } from "./eighteen/tray.js";

/** What stands above many amounts for different things, by the type of action; in auctions there is one. @type {Record<string, string>} */
const HEADINGS = { buy_train: "eighteen-panel-buy-from-company", bid: "eighteen-panel-propose" };

/** What players ask for first who come back to the table, by the kind of log entry. */
const NEWS = [
  "game_over", "bank_broken", "lner", "british_rail", "southern_formed", "bankrupt", "insolvent", "fine", "rust", "company_merged", "refinanced",
  "merger_proposed", "lease", "exchange", "phase", "new_director", "float", "offer", "offer_refused", "start_company", "win_charter", "win_auction",
  "close_private", "buy_private", "buy_train", "sell_shares", "buy_share", "dividend",
];

/** What changes hands for good, or who directs a company: types of action that are confirmed. */
const WEIGHTY = ["start_company", "take_director", "set_par", "price_company", "merge", "sell_own_shares", "refinance", "declare_bankrupt", "remove_company"];

/**
 * Whether a choice is to be looked at before it is made.
 * @param {import("../types.js").Choice} choice
 * @param {import("../types.js").Position} position
 */
function weighs({ action }, { position, actors }) {
  if (action.type === "sell_shares") return losesDirector(position, actors[0], action.company, action.count);
  return WEIGHTY.includes(action.type) || (action.type === "answer" && action.agree);
}

/** @type {import("../types.js").TitleModule} */
export const eighteen = {
  phase: ({ outcome, position }, small) => {
    const round = outcome ? t("page-phase-finished") : roundOf(position);
    return small ? t("eighteen-panel-round-phase", { round, phase: position.phase }) : round;
  },
  Summary,
  Players,
  Panels: Companies,
  views: { table: SharesView, market: Market, tiles: Tiles },
  lit: litTiles,
  round: ({ position }) => (position.round === "operating" ? "operating" : "stock"),
  Tray,
  again,
  effect,
  hasTray: (there) => there.every((choice) => hexOf(choice.spot)),
  Beside,
  Detail: Runs,
  Own: OwnRuns,
  sketched: (choice) => hexOf(choice.spot) !== "" || choice.action.type === "run_trains",
  hasSheet: (choice) => !hexOf(choice.spot) && choice.action.type !== "run_trains",
  // Players pay in pounds, companies in their own money.
  amount: (range, amount, { position }) => (range.action.type === "bid" ? pounds(amount) : companyMoney(position, amount)),
  folded: ["lay_tile", "remove_company", "move_card", "remove_marker"],
  choosers: Object.fromEntries([...PRICED.map((type) => [type, PricedChoices]), ...LINED.map((type) => [type, LinedChoices])]),
  listed: (choice) => LINED.includes(choice.action.type) && !standsInLines(choice),
  Thing,
  rangesHeading: ([range]) => (range.action.type in HEADINGS ? t(HEADINGS[range.action.type]) : ""),
  news: NEWS,
  weighs,
  // The server lists the runs with the most revenue first.
  likeliest: (choices) => choices.actions.find((choice) => choice.action.type === "run_trains") ?? null,
};
