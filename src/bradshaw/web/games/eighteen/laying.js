/** Runs that a player lays himself: the trains, the way of each along the track, and what the server says of them. */
import { ApiError, query } from "../../api.js";
import { hexOf } from "../../game/compare.js";
import { tellProblem } from "../../messages.js";
import { batch, computed, signal } from "../../ui.js";
import { t } from "../../words.js";

/** @typedef {import("../../types.js").Action} Action */
/** @typedef {import("../../game/play.js").Play} Play */
/** @typedef {{id: string, name: string, spots: string[], kind: "large"|"small"|"area", ways: string[][]}} Stop */
/** @typedef {{id: string, name: string, joins: boolean}} Train */
/** @typedef {{train: string, path: string[], [counted: string]: any}} Run */
/** @typedef {import("../../types.js").Run & {path: {id: string, name: string, counts: boolean, optional: boolean}[]}} LaidRun */
/**
 * @typedef {{action: Action, hexes: Object<string, string>, runs: LaidRun[], text: import("../../types.js").Text,
 *   refusal: {rule: string, text: import("../../types.js").Text}|null}} Answer
 */

/** The chain of a Freight that is joined with those that it touches. */
export const AS_THEY_TOUCH = -1;

export class Laying {
  /**
   * @param {Play} play
   * @param {{trains: Train[], stops: Stop[]}} ways
   * @param {Action} best the runs to begin with
   */
  constructor(play, ways, best) {
    this.play = play;
    this.trains = ways.trains;
    /** @type {Map<string, Stop>} */
    this.stops = new Map(ways.stops.map((stop) => [stop.id, stop]));
    /** What is done when nothing is laid after all. */
    this.before = play.selection.value;
    /** The name of the field for the stops that count. */
    this.counted = best.runs.some((/** @type {Run} */ run) => "calls" in run) ? "calls" : "scored";
    const left = [...best.runs];
    /** @type {{value: Run[]}} One for each train; one that stays idle has no path. */
    this.runs = signal(
      ways.trains.map(({ id }) => {
        const at = left.findIndex((run) => run.train === id);
        return at < 0 ? this.idle(id) : left.splice(at, 1)[0];
      }),
    );
    /** @type {{value: number}} The train whose run is laid now. */
    this.current = signal(0);
    /** @type {{value: (number|null)[]}} The chain that was chosen for each Freight. */
    this.chains = signal(ways.trains.map(() => null));
    /** @type {{value: Answer|null}} */
    this.answer = signal(null);
    this.asked = 0;
    this.path = computed(() => this.runs.value[this.current.value]?.path ?? []);
    this.last = computed(() => this.stops.get(this.path.value.at(-1) ?? "") ?? null);
    this.reach = computed(() => this.reachable());
    /** The places of the board that can be pointed at. */
    this.open = computed(() => {
      const stops = [...this.reach.value.keys(), ...this.path.value].flatMap((id) => this.stops.get(id)?.spots ?? []);
      return new Set(stops.flatMap((spot) => [spot, hexOf(spot)]));
    });
  }

  /** @param {string} train @returns {Run} */
  idle(train) {
    return this.counted === "calls" ? { train, path: [], calls: [] } : { train, path: [], scored: [], chain: AS_THEY_TOUCH };
  }

  // Where a run can go on

  /** The stops that the run can be led to, and how: over small stops only, as few as possible, on track not used. */
  reachable() {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    if (!this.last.value) {
      for (const id of this.stops.keys()) found.set(id, [id]);
      return found;
    }
    const used = new Set(this.path.value);
    let edge = this.ended() ? [] : [[this.last.value.id]];
    while (edge.length) {
      /** @type {Map<string, string[]>} */
      const next = new Map();
      for (const path of edge) {
        for (const way of this.stops.get(path[path.length - 1])?.ways ?? []) {
          const end = way[way.length - 1];
          const longer = [...path, ...way.slice(1)];
          const free = !found.has(end) && way.slice(1).every((one) => !used.has(one) && !path.includes(one));
          if (free && (next.get(end)?.length ?? Infinity) > longer.length) next.set(end, longer);
        }
      }
      for (const [end, path] of next) found.set(end, path.slice(1));
      edge = [...next].filter(([end]) => this.stops.get(end)?.kind === "small").map(([, path]) => path);
    }
    return found;
  }

  /** Whether the run has come to an area, where it ends. */
  ended() {
    return this.path.value.length > 1 && this.last.value?.kind === "area";
  }

  /** The ways to the very next stops that are free. */
  nextWays() {
    const stop = this.last.value;
    if (!stop || this.ended()) return [];
    const used = new Set(this.path.value);
    return stop.ways.filter((way) => way.slice(1).every((one) => !used.has(one)));
  }

  // Laying

  /** @param {number} number */
  choose(number) {
    this.current.value = number;
  }

  /**
   * The stop that somebody means who points at a place of the board: rather one that the run can be led to.
   * @param {string} spot
   */
  stopAt(spot) {
    const there = [...this.stops.values()].filter((stop) => stop.spots.some((one) => one === spot || hexOf(one) === spot));
    const reach = this.reach.value;
    const ahead = there.filter(({ id }) => reach.has(id)).sort((one, other) => (reach.get(one.id)?.length ?? 0) - (reach.get(other.id)?.length ?? 0));
    const on = there.filter(({ id }) => this.path.value.includes(id));
    return ahead[0] ?? on.find(({ id }) => id === this.last.value?.id) ?? on[0] ?? null;
  }

  /**
   * A place of the board was pointed at.
   * @param {string} spot
   */
  pickSpot(spot) {
    const stop = this.stopAt(spot);
    if (stop) this.pickStop(stop.id);
  }

  /**
   * What pointing at a place would do, in words.
   * @param {string} spot
   */
  effectAt(spot) {
    const found = this.stopAt(spot);
    if (!found) return null;
    const train = this.trains[this.current.value]?.name ?? "";
    const stop = found.name;
    if (found.id === this.last.value?.id) return t("eighteen-panel-lead-back", { stop });
    if (this.path.value.includes(found.id)) return t("eighteen-panel-lead-end", { train, stop });
    return this.last.value ? t("eighteen-panel-lead-on", { train, stop }) : t("eighteen-panel-lead-begin", { train, stop });
  }

  /**
   * Lead the run to a stop; from one that it has come to last, take it back; to an earlier one, shorten it.
   * @param {string} id
   */
  pickStop(id) {
    const path = this.path.value;
    if (id === this.last.value?.id) this.takeBack();
    else if (path.includes(id)) this.lay(path.slice(0, path.indexOf(id) + 1));
    else if (this.reach.value.has(id)) this.lay([...path, ...(this.reach.value.get(id) ?? [])]);
  }

  takeBack() {
    const path = this.path.value.slice(0, -1);
    while (path.length && !this.stops.has(path[path.length - 1])) path.pop();
    this.lay(path);
  }

  /** Go on from the other end. */
  turnRound() {
    this.change({ path: [...this.path.value].reverse() });
  }

  /**
   * The run has another way: what counts on it, and which Freights touch, is found anew.
   * @param {string[]} path
   */
  lay(path) {
    if (this.trains[this.current.value].joins) this.rejoin();
    this.change({ path, [this.counted]: [] });
  }

  /** Freights are in the chains that were chosen for them, or joined with those that they touch. */
  rejoin() {
    this.runs.value = this.runs.value.map((run, at) => ({ ...run, chain: this.chains.value[at] ?? AS_THEY_TOUCH }));
  }

  /**
   * A stop counts that did not, or the other way round.
   * @param {string} id
   */
  toggle(id) {
    const stops = this.answer.value?.runs[this.current.value]?.path ?? [];
    this.change({ [this.counted]: stops.filter((stop) => stop.counts !== (stop.id === id)).map((stop) => stop.id) });
  }

  /**
   * Join a Freight with those of the same chain.
   * @param {number} number
   */
  join(number) {
    const at = this.current.value;
    this.chains.value = this.chains.value.map((chain, one) => (one === at ? (number === AS_THEY_TOUCH ? null : number) : chain));
    this.rejoin();
    this.ask();
  }

  /** @param {Object<string, any>} changes to the run of the current train */
  change(changes) {
    this.runs.value = this.runs.value.map((run, at) => (at === this.current.value ? { ...run, ...changes } : run));
    this.ask();
  }

  // What it is worth

  /** Have the runs drawn and judged; of several answers on the way only the last one counts. */
  async ask() {
    const { play } = this;
    const asked = ++this.asked;
    // What is not judged yet must not be made, nor what was laid before.
    play.select(null);
    try {
      /** @type {Answer} */
      const answer = await query(`${play.table.path}/runs`, { ...play.table.where(), action: { type: "run_trains", runs: this.runs.value } });
      if (asked !== this.asked || play.laying.value !== this) return;
      batch(() => {
        this.answer.value = answer;
        play.problem.value = null;
        play.select(answer.refusal ? null : { choice: { action: answer.action, name: answer.text, text: answer.text, spot: "" }, among: [], spot: "", origin: null });
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellProblem(error);
    }
  }

  /** Leave it, and choose what was chosen before. */
  close() {
    batch(() => {
      this.play.laying.value = null;
      this.play.select(this.before);
    });
  }
}

/**
 * Begin with the runs that are chosen, or the best ones.
 * @param {Play} play
 */
export async function startLaying(play) {
  const { table } = play;
  const listed = play.choices.value?.actions.find(({ action }) => action.type === "run_trains");
  const chosen = play.selection.value?.choice;
  const best = chosen?.action.type === "run_trains" ? chosen : listed;
  if (!best || play.busy.value) return;
  await play.waiting(async (stamp) => {
    try {
      const ways = await query(`${table.path}/ways`, { ...table.where(), company: table.shown.value?.position.company });
      if (table.stamp.value !== stamp) return;
      const laying = new Laying(play, ways, best.action);
      play.laying.value = laying;
      await laying.ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellProblem(error);
    }
  });
}
