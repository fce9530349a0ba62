/** The log as turns: where one begins, what it is called, and which moments stand out. */
import { factsOf, t } from "../words.js";

/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {{heading: Message, actor: number, number: number, entries: LogEntry[], round?: boolean, idle?: boolean}} Turn `round`: no turn, but what begins a round; `idle`: nobody did anything */

/**
 * For each title: with which entry a turn begins, how the auctions before the first turn are called, one and all of
 * them, and what closes one, which moments are marked in the history, and at which stages a turn has begun before its
 * first entry, and whether the marked moments divide the log too, as rounds. Words are the ids of messages.
 * @typedef {{begins: string, opening: string, openings: string, closes: string[], marks: Record<string, string>,
 *   fresh: string[], rounds: boolean}} Manner
 * @type {Record<string, Manner>}
 */
const TITLES = {
  emubay: {
    begins: "place_cube",
    opening: "emubay-panel-opening",
    openings: "emubay-panel-openings",
    closes: ["share_sold", "no_bid", "first_player"],
    marks: { dividend: "emubay-panel-mark-dividends", merge: "emubay-panel-mark-merger", game_over: "page-mark-end" },
    fresh: ["lift_cube", "choose_action"],
    rounds: false,
  },
};
/** Entries of 18xx games in which somebody does nothing, most of them by the server: those in a row stand together. */
const IDLE = ["pass_turn", "pass_bid", "cannot_propose"];
/** What happens at the table itself before the first turn. */
const TABLE = "page-log-table";
/** In 18xx games what is marked are the rounds, as players write them: SR 3, OR 3.1. @type {Manner} */
const PLAIN = {
  begins: "",
  opening: "",
  openings: "",
  closes: [],
  marks: {
    parliament: "eighteen-panel-parliament",
    stock_round: "eighteen-panel-stock-round",
    operating_round: "eighteen-panel-operating-round",
    game_over: "page-mark-end",
  },
  fresh: [],
  rounds: true,
};

/**
 * Entries that belong together under one heading.
 * @param {string} title
 * @param {LogEntry[]} log
 * @param {string[]} names
 * @returns {Turn[]}
 */
export function turnsOf(title, log, names) {
  const { begins, opening, closes, rounds } = TITLES[title] ?? PLAIN;
  const marked = rounds ? new Map(marksOf(title, log).map((mark) => [mark.entry, mark.text])) : new Map();
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
      else turns.push({ heading: { say: TABLE, facts: {} }, actor: -1, number: entry.number, entries: [entry] });
      continue;
    }
    const current = last?.heading.say === TABLE ? undefined : last;
    if (marked.has(entry)) {
      turns.push({ heading: marked.get(entry), actor: -1, number: entry.number, entries: [entry], round: true });
    } else if (entry.number === 0) {
      if (current) current.entries.push(entry);
      else turns.push({ heading: { say: "page-log-set-up", facts: {} }, actor: -1, number: 0, entries: [entry] });
    } else if (begins ? entry.kind === begins : !current?.number || (entry.actor >= 0 && entry.actor !== current.actor)) {
      started = true;
      const idle = rounds && IDLE.includes(entry.kind);
      if (idle && current?.idle) {
        current.entries.push(entry);
        const actors = [...new Set(current.entries.map((one) => one.actor))];
        current.actor = actors.length > 1 ? -1 : actors[0];
        current.heading = headingOf(actors.map((actor) => names[actor] ?? ""));
      } else {
        count += 1;
        const player = names[entry.actor] ?? "";
        // Players of 18xx games count rounds; turns would run into the thousands, most of them passes.
        const heading = rounds ? headingOf([player]) : { say: "page-log-turn", facts: { number: count, player } };
        turns.push({ heading, actor: entry.actor, number: entry.number, entries: [entry], idle });
      }
    } else if (!current?.number || (!started && closes.includes(before) && !closes.includes(entry.kind))) {
      auctions += 1;
      turns.push({ heading: { say: opening, facts: { number: auctions } }, actor: -1, number: entry.number, entries: [entry] });
    } else {
      current.entries.push(entry);
      current.idle &&= IDLE.includes(entry.kind);
    }
    before = entry.kind;
  }
  return turns;
}

/** Whose turn it was. @param {string[]} players @returns {Message} */
function headingOf(players) {
  return { say: "page-log-players", facts: { players } };
}

/**
 * Where the game stands at a position, in a word or two.
 * @param {string} title
 * @param {LogEntry[]} log
 * @param {import("../types.js").Position} position
 */
export function phaseOf(title, log, position) {
  if (position.outcome) return t("page-phase-finished");
  const { begins, openings, fresh } = TITLES[title] ?? PLAIN;
  if (!begins) return "";
  const begun = log.filter((entry) => entry.kind === begins && entry.number <= position.number).length;
  const turn = begun + (fresh.includes(position.position.stage) ? 1 : 0);
  return turn ? t("page-phase-turn", { number: turn }) : t(openings);
}

/**
 * Moments for the history slider, at most one for each action.
 * @param {string} title
 * @param {LogEntry[]} log
 * @returns {{number: number, text: Message, entry: LogEntry}[]}
 */
export function marksOf(title, log) {
  const { marks } = TITLES[title] ?? PLAIN;
  /** @type {Map<number, {number: number, text: Message, entry: LogEntry}>} */
  const found = new Map();
  let round = 0;
  for (const entry of log) {
    if (!(entry.kind in marks)) continue;
    const { number = "" } = factsOf(entry.text);
    if (entry.kind === "stock_round") round = number;
    const text = { say: marks[entry.kind], facts: { number, stock_round: round } };
    found.set(entry.number, { number: entry.number, text, entry });
  }
  return [...found.values()];
}

/**
 * The moves with which operating rounds ended, the one that is not over by the last move so far; none in games without.
 * @param {string} title
 * @param {LogEntry[]} log
 * @param {number} last
 * @returns {number[]}
 */
export function roundEnds(title, log, last) {
  const marks = marksOf(title, log);
  return marks.flatMap(({ entry }, at) => (entry.kind === "operating_round" ? [marks[at + 1]?.number ?? last] : []));
}
