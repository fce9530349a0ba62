/** Emu Bay Railway Company on the screen: the action table, charters, players and what would be built. */
import { colourOf, letterOf } from "./emubay/box.js";
import { Holdings } from "./emubay/holdings.js";
import { ActionTable } from "./emubay/table.js";
import { Panels } from "./emubay/panels.js";
import { Players } from "./emubay/players.js";
import { Summary } from "./emubay/ending.js";

/**
 * What would stand in a hex if a choice were made, for the board to show faintly.
 * @param {import("../types.js").Position} position
 * @param {import("../types.js").Choice|null} choice
 * @returns {{colour: string, text: string}|null}
 */
function ghost(position, choice) {
  if (choice?.action.type !== "build") return null;
  const company = choice.action.gauge === "narrow" ? "narrow" : (position.position.building?.company ?? "");
  return { colour: colourOf(company), text: letterOf(company) };
}

/** What moves money, shares or bonds. @type {string[]} */
const TRADES = ["bid", "pass", "issue_bond", "merge", "pay_dividends"];

/** @param {import("../types.js").Choice} choice */
const hasSheet = (choice) => TRADES.includes(choice.action.type);

/** What players ask for first who come back to the table, by the kind of log entry. */
const NEWS = ["game_over", "merge", "dividend", "share_sold", "debt_void", "debt_paid", "issue_bond", "first_port", "first_town", "build", "take"];

/** A merger is looked at before it is made. @param {import("../types.js").Choice} choice */
const weighs = ({ action }) => action.type === "merge";

export const emubay = { news: NEWS, weighs, Summary, Panels, Players, ActionTable, views: { table: Holdings }, ghost, hasSheet, endings: { pass: "page-choice-pass", end_build: "emubay-panel-stop-building", end_take: "emubay-panel-stop-taking" } };
