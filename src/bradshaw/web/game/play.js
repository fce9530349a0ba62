/** Making moves: what is chosen, what it would do, sending it, taking it back, and asking why something cannot be done. */
import { ApiError, post, query } from "../api.js";
import { attempt, tell } from "../messages.js";
import { confirming } from "../state.js";
import { batch, computed, signal } from "../ui.js";
import { Sheets } from "./changes.js";
import { hexOf, same } from "./compare.js";
import { Sketches } from "./sketches.js";
import { addTried } from "./tryout.js";
import { brief, named, say, t } from "../words.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Choices} Choices */
/** @typedef {{text: import("../types.js").Text, rule: string, about?: import("../types.js").Text}} Reason */
/**
 * What is chosen: one possibility, or several at one place of which one is still to be named. `tray`: that happens on
 * the board, at the place itself. `proposed`: nobody has chosen it, it is what most would.
 * @typedef {{choice: Choice|null, among: Choice[], spot: string, origin: HTMLElement|null, tray?: boolean,
 *   proposed?: boolean}} Selection
 */

/**
 * Something that is put together on the board piece by piece: where it can be pointed at, how it looks and why it is
 * refused.
 * @typedef {{open: {value: Set<string>}, pickSpot: (spot: string) => void,
 *   effectAt: (spot: string) => string|null, close: () => void,
 *   answer: {value: {hexes: Object<string, string>, refusal: Reason|null}|null}}} Own
 */

export class Play {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** Whether a choice matters enough to be confirmed first; the game decides. @type {(choice: Choice) => boolean} */
    this.weighs = () => false;
    /** @type {{value: {selection: Selection, stamp: string}|null}} */
    this.chosen = signal(null);
    /** @type {{value: Selection|null}} What is chosen in the position on the screen. */
    this.selection = computed(() => {
      const chosen = this.chosen.value;
      return chosen && chosen.stamp === table.stamp.value ? chosen.selection : null;
    });
    /** @type {{value: Choice|null}} What the pointer or the focus rests on. */
    this.preview = signal(null);
    this.sketches = new Sketches(table);
    this.sheets = new Sheets(table);
    /** @type {{value: Own|null}} What somebody puts together that is not listed. */
    this.laying = signal(null);
    /** What the board would look like: after what is put together or pointed at, or else after what is chosen. */
    this.sketch = computed(() => {
      const laying = this.laying.value;
      return laying ? laying.answer.value : this.sketches.of(this.preview.value ?? this.selection.value?.choice);
    });
    /** @type {{value: {stamp: string}|null}} What the server was asked last, and in which position. */
    this.asked = signal(null);
    /** Whether an answer is awaited. What was asked in an older position does not hold up the newer one. */
    this.busy = computed(() => this.asked.value?.stamp === table.stamp.value);
    /** @type {{value: {text: import("../types.js").Text, rule: string, retry: (() => void)|null}|null}} */
    this.problem = signal(null);
    /** @type {{value: {title: string, reasons: Reason[]}|null}} */
    this.answer = signal(null);
    /** @type {{value: {text: string, number: number}|null}} What was made at once, and how many moves there were then. */
    this.made = signal(null);
    /** @type {{value: string|null}} The position in which a move was held back because it could not be taken back. */
    this.held = signal(null);
    /** @type {{value: {action: Action, text: import("../types.js").Text, reasons: import("../types.js").Text[]}|null}} The last hint. */
    this.hinted = signal(null);
    /** @type {{value: {text: string, reasons: string[]}|null}} The words of the hint, as long as it is what is chosen. */
    this.advice = computed(() => {
      const hinted = this.hinted.value;
      const chosen = hinted && same(this.selection.value?.choice?.action, hinted.action);
      return chosen ? { text: t("page-hint", { move: hinted.text }), reasons: hinted.reasons.map(say) } : null;
    });
    /** @type {{value: Choices|null}} What can be done in the position on the screen. */
    this.choices = computed(() => {
      const past = table.viewing.value !== null && !table.trial.value;
      return past || (!table.trial.value && !table.myTurn.value) ? null : (table.shown.value?.choices ?? null);
    });
    /** Places on the board where something can be done; with a stop its hex is one, too. */
    this.open = computed(() => {
      if (this.laying.value) return this.laying.value.open.value;
      const spots = (this.choices.value?.actions ?? []).flatMap(({ spot }) => [spot, hexOf(spot)]);
      return new Set(spots.filter((spot) => spot !== ""));
    });
    /** Places on the board where nothing can be done, and why. */
    this.closed = computed(() => {
      /** @type {Map<string, string>} */
      const reasons = new Map();
      for (const one of this.choices.value ? (table.shown.value?.view.closed ?? []) : []) {
        const spot = `hex:${one.cell}`;
        if (one.cell && !this.open.value.has(spot) && !reasons.has(spot)) reasons.set(spot, say(one.refusal.text));
      }
      return reasons;
    });
  }

  /** @param {Selection|null} selection */
  select(selection) {
    this.chosen.value = selection && { selection, stamp: this.table.stamp.value };
  }

  /**
   * Forget what was chosen: the position has changed.
   * @param {(choices: Choices) => Choice|null} [likeliest] what most people would choose
   */
  reset(likeliest = () => null) {
    const choices = this.choices.value;
    const only = choices && choices.actions.length === 1 && !choices.ranges.length ? choices.actions[0] : null;
    const first = only ?? (choices ? likeliest(choices) : null);
    batch(() => {
      this.select(first ? { choice: first, among: [], spot: first.spot, origin: null, proposed: true } : null);
      this.laying.value = null;
      this.preview.value = null;
      this.answer.value = null;
      this.hinted.value = null;
    });
  }

  // Choosing

  /**
   * Choose a possibility, or an action that is one.
   * @param {Choice|Action} wanted
   * @param {HTMLElement|null} [origin] where the focus goes back to
   */
  pick(wanted, origin = null) {
    const choice = "action" in wanted ? /** @type {Choice} */ (wanted) : this.find(wanted);
    if (!choice) {
      this.why(/** @type {Action} */ (wanted));
      return;
    }
    if (this.busy.value) return;
    batch(() => {
      this.answer.value = null;
      this.problem.value = null;
      this.select({ choice, among: this.selection.value?.among ?? [], spot: choice.spot, origin });
    });
    if (this.isAtOnce(choice)) this.commit(false);
  }

  /**
   * Whether a choice is made as soon as it is pointed at.
   * @param {Choice} choice
   */
  isAtOnce(choice) {
    if (this.table.trial.value || confirming.value === "never") return true;
    return confirming.value === "needed" && this.held.value !== this.table.stamp.value && !this.weighs(choice);
  }

  /**
   * The possibility that an action is.
   * @param {Action} action
   * @returns {Choice|null}
   */
  find(action) {
    const choices = this.choices.value;
    const listed = choices?.actions.find((choice) => same(choice.action, action));
    if (listed) return listed;
    const range = choices?.ranges.find((one) => {
      const value = action[one.field];
      const fits = typeof value === "number" && value >= one.low && value <= one.high;
      return fits && same({ ...one.action, [one.field]: value }, action);
    });
    return range ? bidOf(range, action[range.field]) : null;
  }

  /**
   * What can be done at a place of the board: for a hex also at its stops.
   * @param {string} spot
   */
  at(spot) {
    return (this.choices.value?.actions ?? []).filter((choice) => choice.spot === spot || hexOf(choice.spot) === spot);
  }

  /**
   * A place of the board was chosen.
   * @param {string} spot
   * @param {HTMLElement|null} [origin]
   * @param {(there: Choice[]) => boolean} [hasTray] whether these are chosen at the place itself
   */
  pickSpot(spot, origin = null, hasTray = () => false) {
    if (this.laying.value) return this.laying.value.pickSpot(spot);
    const there = this.at(spot);
    if (!there.length || this.busy.value) return;
    const atOnce = there.length === 1 && this.isAtOnce(there[0]);
    if (!atOnce && hasTray(there)) {
      const choice = there.length === 1 ? there[0] : null;
      this.select({ choice, among: there, spot: hexOf(spot) || spot, origin, tray: true });
    } else if (there.length === 1) {
      this.select(null);
      this.pick(there[0], origin);
    } else {
      this.select({ choice: null, among: there, spot, origin });
    }
  }

  /**
   * Of what can be done at the chosen place, choose one. It is only shown: more may be tried before one is made.
   * @param {Choice} choice
   */
  consider(choice) {
    const selection = this.selection.value;
    if (!selection || this.busy.value) return;
    batch(() => {
      this.preview.value = null;
      this.problem.value = null;
      this.select({ ...selection, choice, proposed: false });
    });
  }

  /**
   * Of what can be done at the chosen place, do one, or choose it if it is to be confirmed.
   * @param {Choice} choice
   */
  settle(choice) {
    this.consider(choice);
    if (this.isAtOnce(choice) && same(this.selection.value?.choice?.action, choice.action)) this.commit(false);
  }

  /**
   * What can be done at a place of the board, in words.
   * @param {string} spot
   */
  effectAt(spot) {
    if (this.laying.value) return this.laying.value.effectAt(spot);
    const texts = this.at(spot).map((choice) => choice.text);
    return texts.length ? t("page-either", { texts }) : null;
  }

  /** Choose nothing, and leave what was open. */
  cancel() {
    if (this.laying.value) return this.laying.value.close();
    const origin = this.selection.value?.origin;
    batch(() => {
      this.select(null);
      this.answer.value = null;
      this.problem.value = null;
    });
    if (origin?.isConnected) origin.focus();
  }

  // Moving

  /**
   * Make the move that is chosen.
   * @param {boolean} [confirmed] whether somebody has said so after choosing it
   */
  async commit(confirmed = true) {
    const choice = this.selection.value?.choice;
    if (!choice || this.busy.value) return;
    if (this.table.trial.value) await this.working(() => addTried(this.table, [choice.action]));
    else await this.make([choice.action], () => this.commit(confirmed), confirmed);
  }

  /**
   * Make the moves of a course; asked once more, also if they cannot be taken back.
   * @param {import("../types.js").Course} course
   */
  async follow(course) {
    if (this.busy.value) return;
    const confirmed = this.held.value === this.table.stamp.value;
    if (this.table.trial.value) await this.working(() => addTried(this.table, course.actions));
    else await this.make(course.actions, () => this.follow(course), confirmed);
  }

  /**
   * Make moves that belong together. What nobody has confirmed is held back if it could not be taken back.
   * @param {Action[]} actions
   * @param {() => void} retry
   * @param {boolean} [confirmed]
   */
  async make(actions, retry, confirmed = true) {
    const table = this.table;
    const [action, ...then] = actions;
    const number = table.length.value + actions.length;
    const stamp = table.stamp.value;
    const sure = confirmed || confirming.value === "never";
    const body = { after: table.version.value, action, then, sure, page: table.page };
    await this.working(
      async () => {
        /** @type {import("../types.js").Played} */
        const played = await post(`${table.path}/actions`, body);
        this.held.value = played.held ? stamp : null;
        if (played.held) return;
        await table.answered(played);
        this.made.value = { text: played.entries.map((entry) => say(entry.text)).at(0) ?? "", number: played.number };
      },
      retry,
      // After a lost answer, or when the server has made the only legal move, it is there already.
      () => table.made?.number === number && same(table.made.action, actions[actions.length - 1]),
    );
  }

  undo() {
    return this.back("undo");
  }

  redo() {
    return this.back("redo");
  }

  /** @param {"undo"|"redo"} what */
  async back(what) {
    const table = this.table;
    const leave = table.game.value?.[what];
    if (!leave || this.busy.value || table.viewing.value !== null || table.trial.value) return;
    if (!leave.can && !leave.ask) return;
    const after = table.version.value;
    await this.working(
      async () => {
        const played = await post(`${table.path}/${what}`, { after, page: table.page });
        await table.answered(played);
        if (played.ask) tell(t("page-asked-others"));
      },
      () => this.back(what),
    );
  }

  /**
   * Send something, with the buttons resting meanwhile, and say what went wrong.
   * @param {() => Promise<any>} send
   * @param {(() => void)|null} [retry]
   * @param {() => boolean} [done] whether it has happened although the server refused it now
   */
  async working(send, retry = null, done = () => false) {
    this.problem.value = null;
    await this.waiting(async (stamp) => {
      try {
        await send();
        if (this.table.stamp.value === stamp && this.held.value !== stamp) this.select(null);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await this.failed(error, retry, done);
      }
    });
  }

  /**
   * Ask the server something, with the buttons resting meanwhile.
   * @param {(stamp: string) => Promise<void>} ask
   */
  async waiting(ask) {
    const asked = { stamp: this.table.stamp.value };
    this.asked.value = asked;
    try {
      await ask(asked.stamp);
    } finally {
      if (this.asked.value === asked) this.asked.value = null;
    }
  }

  /**
   * @param {ApiError} error
   * @param {(() => void)|null} retry
   * @param {() => boolean} done
   */
  async failed(error, retry, done) {
    if (error.status === 409 && !this.table.trial.value) await this.table.refresh();
    if (done()) return;
    this.problem.value = { text: error.message, rule: error.rule, retry: error.passing ? retry : null };
  }

  // Asking

  /**
   * An action as the server is asked about it.
   * @param {Action} action
   * @returns {any}
   */
  asks(action) {
    return { action };
  }

  /**
   * Why an action cannot be done now.
   * @param {Action} action
   */
  async why(action) {
    if (this.table.trial.value || this.table.viewing.value !== null) {
      tell(t("page-why-past"));
      return;
    }
    const stamp = this.table.stamp.value;
    await attempt(async () => {
      const why = await query(`${this.table.path}/why`, this.asks(action));
      if (this.table.stamp.value !== stamp) return;
      if (why.legal) this.select({ choice: unlisted(action), among: [], spot: "", origin: null });
      else this.answer.value = { title: t("page-why-not"), reasons: [{ text: why.text, rule: why.rule }] };
    });
  }

  /**
   * Why nothing can be done at a place of the board.
   * @param {string} spot
   */
  whySpot(spot) {
    const cell = spot.replace(/^hex:/, "");
    const closed = (this.table.shown.value?.view.closed ?? []).filter((one) => one.cell === cell);
    const reasons = closed.map((one) => ({ about: one.text, text: one.refusal.text, rule: one.refusal.rule }));
    if (reasons.length) this.answer.value = { title: t("page-why-not"), reasons };
  }

  /**
   * Ask the usual bot; what it would do is chosen, not made.
   * @param {(there: Choice[]) => boolean} [hasTray] whether these are chosen at the place itself
   */
  async hint(hasTray = () => false) {
    if (this.busy.value || !this.choices.value) return;
    await this.waiting(async (stamp) => {
      await attempt(async () => {
        const hint = await query(`${this.table.path}/hint`, this.table.where());
        if (this.table.stamp.value !== stamp) return;
        const choice = this.find(hint.action) ?? unlisted(hint.action, hint.text);
        const spot = hexOf(choice.spot);
        const there = spot ? this.at(spot) : [];
        const tray = there.length > 0 && hasTray(there);
        batch(() => {
          this.laying.value = null;
          this.select(tray ? { choice, among: there, spot, origin: null, tray } : { choice, among: [], spot: choice.spot, origin: null });
          this.hinted.value = { action: choice.action, text: hint.text, reasons: hint.reasons };
        });
      });
    });
  }
}

/**
 * A legal action that is not listed, as a possibility: of runs, for one, only the best are listed.
 * @param {Action} action
 * @param {import("../types.js").Text} [text]
 * @returns {Choice}
 */
function unlisted(action, text = { say: "page-also-legal", facts: {} }) {
  return { action, name: text, text, spot: "" };
}

/**
 * One action of a range as a possibility: what is said of the lowest, with another number.
 * @param {import("../types.js").Range} range
 * @param {number} value
 * @returns {Choice}
 */
export function bidOf(range, value) {
  const action = { ...range.action, [range.field]: value };
  /** @param {import("../types.js").Text} text @returns {import("../types.js").Text} */
  const said = (text) => (typeof text === "string" ? text : { say: text.say, facts: { ...text.facts, [range.field]: value } });
  const name = named(range);
  const shorter = brief(range.text);
  // A text without a short form or a name of its own names more that depends on the amount: then the name must do.
  const text = shorter !== range.text || name !== range.name ? shorter : name;
  return { action, name: said(name), text: said(text), spot: "" };
}
