/** The log as turns: where one begins, what it is called, and which moments stand out. */
import { factsOf } from "../words.js";

/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {{heading: string, actor: number, number: number, entries: LogEntry[]}} Turn */

/**
 * For each title: with which entry a turn begins, which moments are marked in the history, and at which stages a turn
 * has begun before its first entry.
 * @typedef {{begins: string, opening: string, closes: string[], marks: Record<string, string>, fresh: string[]}} Manner
 * @type {Record<string, Manner>}
 */
const TITLES = {
  emubay: {
    begins: "place_cube",
    opening: "Opening auction",
    closes: ["share_sold", "no_bid", "first_player"],
    marks: { dividend: "Dividends", merge: "Merger", game_over: "The end" },
    fresh: ["lift_cube", "choose_action"],
  },
};
/** What happens at the table itself before the first turn. */
const TABLE = "At the table";
/** In 18xx games what is marked are the rounds, as players write them: SR 3, OR 3.1. @type {Manner} */
const PLAIN = { begins: "", opening: "", closes: [], marks: { parliament: "", stock_round: "", operating_round: "", game_over: "The end" }, fresh: [] };

/**
 * Entries that belong together under one heading.
 * @param {string} title
 * @param {LogEntry[]} log
 * @param {string[]} names
 * @returns {Turn[]}
 */
export function turnsOf(title, log, names) {
  const { begins, opening, closes } = TITLES[title] ?? PLAIN;
  /** @type {Turn[]} */
  const turns = [];
  let count = 0;
  let started = false;
  let auctions = 0;
  let before = "";
  for (const entry of log) {
    const last = turns[turns.length - 1];
    if (entry.kind === "seat") {
      if (last) last.entries.push(entry);
      else turns.push({ heading: TABLE, actor: -1, number: entry.number, entries: [entry] });
      continue;
    }
    const current = last?.heading === TABLE ? undefined : last;
    if (entry.number === 0) {
      if (current) current.entries.push(entry);
      else turns.push({ heading: "Set-up", actor: -1, number: 0, entries: [entry] });
    } else if (begins ? entry.kind === begins : !current?.number || (entry.actor >= 0 && entry.actor !== current.actor)) {
      started = true;
      count += 1;
      const name = names[entry.actor] ?? "";
      turns.push({ heading: `Turn ${count}: ${name}`, actor: entry.actor, number: entry.number, entries: [entry] });
    } else if (!current?.number || (!started && closes.includes(before) && !closes.includes(entry.kind))) {
      auctions += 1;
      turns.push({ heading: `${opening} ${auctions}`, actor: -1, number: entry.number, entries: [entry] });
    } else {
      current.entries.push(entry);
    }
    before = entry.kind;
  }
  return turns;
}

/**
 * Where the game stands at a position, in a word or two.
 * @param {string} title
 * @param {LogEntry[]} log
 * @param {import("../types.js").Position} position
 */
export function phaseOf(title, log, position) {
  if (position.outcome) return "Finished";
  const { begins, opening, fresh } = TITLES[title] ?? PLAIN;
  if (!begins) return "";
  const begun = log.filter((entry) => entry.kind === begins && entry.number <= position.number).length;
  const turn = begun + (fresh.includes(position.position.stage) ? 1 : 0);
  return turn ? `Turn ${turn}` : `${opening}s`;
}

/**
 * Moments for the history slider, at most one for each action.
 * @param {string} title
 * @param {LogEntry[]} log
 * @returns {{number: number, text: string}[]}
 */
export function marksOf(title, log) {
  const { marks } = TITLES[title] ?? PLAIN;
  /** @type {Map<number, string>} */
  const found = new Map();
  let round = 0;
  for (const entry of log) {
    if (!(entry.kind in marks)) continue;
    const { number = "" } = factsOf(entry.text);
    if (entry.kind === "stock_round") round = number;
    found.set(entry.number, marks[entry.kind] || { stock_round: `SR ${round}`, operating_round: `OR ${round}.${number}` }[entry.kind] || "Parliament");
  }
  return [...found].map(([number, text]) => ({ number, text }));
}
