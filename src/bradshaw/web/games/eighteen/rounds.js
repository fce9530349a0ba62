/** What companies have earned, operating round by operating round, as the log tells it. */
import { factsOf, t } from "../../words.js";

/** @typedef {{revenue: number, dividend: number, number: number}} RunTold what a company earned and paid, and with which action */
/** @typedef {{stock_round: number, number: number, runs: Map<string, RunTold>}} Round */

/**
 * The operating rounds up to a position, each with what every company earned in it.
 * @param {import("../../types.js").LogEntry[]} log
 * @param {number} last the number of the last action
 * @returns {Round[]}
 */
export function roundsIn(log, last) {
  /** @type {Round[]} */
  const rounds = [];
  let stock = 0;
  for (const entry of log) {
    if (entry.number > last) break;
    const facts = factsOf(entry.text);
    if (entry.kind === "stock_round") stock = facts.number;
    else if (entry.kind === "operating_round") rounds.push({ stock_round: stock, number: facts.number, runs: new Map() });
    else if (entry.kind === "dividend") rounds[rounds.length - 1]?.runs.set(facts.company, { revenue: facts.revenue, dividend: facts.dividend, number: entry.number });
  }
  return rounds;
}

/** A round as players write it: OR 3.1. @param {Round} round */
export const roundName = ({ stock_round, number }) => t("eighteen-panel-operating-round", { stock_round, number });

/**
 * What became of a run: there was none, it earned nothing, it was retained or paid out.
 * @param {RunTold|undefined} run
 */
export function resultOf(run) {
  if (!run) return "none";
  if (!run.revenue) return "nothing";
  return run.dividend ? "paid" : "retained";
}

/** What a run earned, in brackets if it was retained. @param {RunTold|undefined} run */
export function runShown(run) {
  if (!run) return "";
  return resultOf(run) === "retained" ? t("eighteen-panel-run-retained", { revenue: run.revenue }) : String(run.revenue);
}
