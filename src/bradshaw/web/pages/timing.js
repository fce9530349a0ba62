/** How much time the players of a new online table have. */
import { spanOf } from "../format.js";
import { minutesOf } from "../game/clock.js";
import { html } from "../ui.js";
import { t } from "../words.js";
import { HourField, NumberField } from "./fields.js";

/** @typedef {import("../types.js").Timing} Timing */

const DAY = 24;
const LIMITS = [1, 2, 4, 8, 12, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY];
const BANKS = [1, 2, 4, 8, 12, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 60 * DAY, 90 * DAY];
const INCREMENTS = [0, 1, 5, 15, 30, 60, 120, 240, 480, 720, 1440];
const HOLIDAYS = [0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 60];
const LONGEST_SLEEP = 16;

/** What a table has that limits time for the first time. @returns {Timing} */
function usual() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return { kind: "move", hours: DAY, increment: 0, sleep: null, zone, holidays: 0, then: "consent", bot: "greedy" };
}

/** The value nearest to one that may not be offered. @param {number[]} offered @param {number} value */
const nearest = (offered, value) => offered.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));

/**
 * @param {{timing: Timing|null, bots: {spec: string}[], change: (timing: Timing|null) => void}} props
 */
export function TimingFields({ timing, bots, change }) {
  const now = timing ?? usual();
  /** @param {Partial<Timing>} changes */
  const set = (changes) => change({ ...now, ...changes });
  /** @param {string} kind */
  const choose = (kind) => {
    if (kind === "none") change(null);
    else if (kind === "move") set({ kind, hours: nearest(LIMITS, now.hours), increment: 0 });
    else if (kind === "bank") set({ kind, hours: nearest(BANKS, now.hours) });
  };
  return html`<fieldset>
    <legend>${t("page-time")}</legend>
    <div class="field">
      <label for="time-kind">${t("page-time-kind")}</label>
      <select id="time-kind" value=${timing?.kind ?? "none"} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
        <option value="none">${t("page-time-none")}</option>
        <option value="move">${t("page-time-move")}</option>
        <option value="bank">${t("page-time-bank")}</option>
      </select>
    </div>
    ${timing && html`<${Limited} timing=${timing} bots=${bots} set=${set} />`}
  </fieldset>`;
}

/** @param {{timing: Timing, bots: {spec: string}[], set: (changes: Partial<Timing>) => void}} props */
function Limited({ timing, bots, set }) {
  const sleep = timing.sleep;
  const hours = (/** @type {number} */ value) => set({ hours: value });
  return html`
    <div class="halves">
      ${timing.kind === "move"
        ? html`<${NumberField} id="time-limit" name=${t("page-time-limit")} values=${LIMITS} value=${timing.hours} say=${spanOf} set=${hours} />`
        : html`<${NumberField} id="time-bank" name=${t("page-time-bank-hours")} values=${BANKS} value=${timing.hours} say=${spanOf} set=${hours} />
            <${NumberField}
              id="time-increment"
              name=${t("page-time-increment")}
              values=${INCREMENTS}
              value=${timing.increment}
              say=${(/** @type {number} */ one) => (one ? minutesOf(one) : t("page-time-nothing"))}
              set=${(/** @type {number} */ increment) => set({ increment })}
            />`}
      <${NumberField} id="time-holidays" name=${t("page-time-holidays")} values=${HOLIDAYS} value=${timing.holidays} say=${String} set=${(/** @type {number} */ holidays) => set({ holidays })} />
    </div>
    <label class="check">
      <input type="checkbox" checked=${sleep !== null} onChange=${(/** @type {any} */ event) => set({ sleep: event.target.checked ? [23, 7] : null })} />
      <span>${t("page-time-sleep")}</span>
    </label>
    ${sleep &&
    html`<div class="halves">
      <${HourField} id="sleep-from" name=${t("page-time-sleep-from")} value=${sleep[0]} set=${(/** @type {number} */ from) => set({ sleep: within(from, sleep[1]) })} />
      <${HourField} id="sleep-to" name=${t("page-time-sleep-to")} value=${sleep[1]} set=${(/** @type {number} */ to) => set({ sleep: within(sleep[0], to) })} />
      </div>
      <div class="field">
        <label for="time-zone">${t("page-time-zone")}</label>
        <select id="time-zone" value=${timing.zone} onChange=${(/** @type {any} */ event) => set({ zone: event.target.value })}>
          ${zones(timing.zone).map((zone) => html`<option key=${zone} value=${zone}>${zone.replaceAll("_", " ")}</option>`)}
        </select>
      </div>`}
    <div class="field">
      <label for="time-then">${t("page-time-then")}</label>
      <select id="time-then" value=${timing.then} onChange=${(/** @type {any} */ event) => set({ then: event.target.value })}>
        <option value="consent">${t("page-time-then-consent")}</option>
        <option value="bot">${t("page-time-then-bot")}</option>
        <option value="open">${t("page-time-then-open")}</option>
      </select>
      ${timing.then === "bot" &&
      html`<select aria-label=${t("page-new-bot")} value=${timing.bot} onChange=${(/** @type {any} */ event) => set({ bot: event.target.value })}>
        ${bots.map((bot) => html`<option key=${bot.spec} value=${bot.spec}>${t("page-bot-choice", { bot: bot.spec })}</option>`)}
      </select>`}
      <span class="small quiet-text">${t("page-time-down")}</span>
    </div>
  `;
}

/** The hours of sleep as the server takes them: at least one, and not too many. @param {number} from @param {number} to @returns {[number, number]} */
function within(from, to) {
  const length = (to - from + 24) % 24;
  return length > 0 && length <= LONGEST_SLEEP ? [from, to] : [from, (from + (length ? LONGEST_SLEEP : 8)) % 24];
}

/** All time zones that the browser knows. @param {string} own */
function zones(own) {
  const known = /** @type {any} */ (Intl).supportedValuesOf?.("timeZone") ?? [];
  return [...new Set([own, "UTC", ...known])].sort();
}
