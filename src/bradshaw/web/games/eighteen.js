/** 18xx games on the screen: tiles and bases laid on the map, runs drawn on it, companies, market and players. */
import { hexOf } from "../game/compare.js";
import { roundOf } from "./eighteen/box.js";
import { Companies } from "./eighteen/companies.js";
import { OwnRuns } from "./eighteen/editor.js";
import { LINED, LinedChoices, standsInLines } from "./eighteen/lines.js";
import { Market } from "./eighteen/market.js";
import { Thing } from "./eighteen/pieces.js";
import { Players } from "./eighteen/players.js";
import { PRICED, PricedChoices } from "./eighteen/prices.js";
import { Runs } from "./eighteen/runs.js";
import { Summary } from "./eighteen/summary.js";
import { Tray, again, effect } from "./eighteen/tray.js";
import { say } from "../words.js";

/** @type {import("../types.js").TitleModule} */
export const eighteen = {
  phase: ({ outcome, position }, small) => {
    const round = outcome ? "Finished" : roundOf(position);
    return small ? `${round}, phase ${position.phase}` : round;
  },
  Summary,
  Players,
  Panels: Companies,
  Market,
  Tray,
  again,
  effect,
  hasTray: (there) => there.every((choice) => hexOf(choice.spot)),
  Detail: Runs,
  Own: OwnRuns,
  sketched: (choice) => hexOf(choice.spot) !== "" || choice.action.type === "run_trains",
  // The whole text names every station once more.
  brief: ({ action, text }) => (action.type === "run_trains" ? say(text).replace(/: .*(?=; if paid out)/, "") : say(text)),
  folded: ["lay_tile", "remove_company", "move_card", "remove_marker"],
  choosers: Object.fromEntries([...PRICED.map((type) => [type, PricedChoices]), ...LINED.map((type) => [type, LinedChoices])]),
  listed: (choice) => LINED.includes(choice.action.type) && !standsInLines(choice),
  Thing,
  rangesHeading: ([range]) => (range.action.type === "buy_train" ? "Buy from another company" : ""),
  // The server lists the runs with the most revenue first.
  likeliest: (choices) => choices.actions.find((choice) => choice.action.type === "run_trains") ?? null,
};
