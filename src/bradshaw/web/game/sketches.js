/** What choices would look like on the board, drawn by the server for one place at a time and kept while it holds. */
import { query } from "../api.js";
import { signal } from "../ui.js";
import { same } from "./compare.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Sketch} Sketch */

export class Sketches {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {{value: {stamp: string, spots: Map<string, Sketch[]>}}} */
    this.known = signal({ stamp: "", spots: new Map() });
    /** What has been asked for, and in which position. @type {{stamp: string, spots: Set<string>}} */
    this.asked = { stamp: "", spots: new Set() };
  }

  /**
   * The sketch of a choice, if it has come.
   * @param {Choice|null|undefined} choice
   * @returns {Sketch|null}
   */
  of(choice) {
    const { stamp, spots } = this.known.value;
    if (!choice || stamp !== this.table.stamp.value) return null;
    return spots.get(choice.spot)?.find((one) => same(one.action, choice.action)) ?? null;
  }

  /**
   * Fetch the sketches of a place. Without them everything can still be chosen, only not seen beforehand.
   * @param {string} spot
   */
  async ask(spot) {
    const table = this.table;
    const stamp = table.stamp.value;
    if (this.asked.stamp !== stamp) this.asked = { stamp, spots: new Set() };
    const asked = this.asked.spots;
    if (asked.has(spot)) return;
    asked.add(spot);
    try {
      const drawn = await query(`${table.path}/sketches`, { spot, ...table.where() });
      if (table.stamp.value !== stamp) return;
      const before = this.known.value.stamp === stamp ? this.known.value.spots : [];
      this.known.value = { stamp, spots: new Map([...before, [spot, drawn]]) };
    } catch {
      asked.delete(spot);
    }
  }
}
