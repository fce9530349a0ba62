/** What is left of the players' time, where a table limits it: in the reader's own time zone, with a warning. */
import { Dialog, show } from "../dialogs.js";
import { clock, moment, spanOf } from "../format.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").GameView} GameView */
/** @typedef {import("../types.js").Timing} Timing */

/** How often it is looked whether a warning is due, in milliseconds. */
const TICK = 20000;

/** An hour of the table's day on the reader's clock. @param {number} hour @param {string} zone */
function ownHour(hour, zone) {
  const now = new Date();
  // What the clocks there show now, taken for a time here, differs from ours by the difference of the zones.
  const there = new Date(now.toLocaleString("en-US", { timeZone: zone })).getTime();
  const here = new Date(now.toLocaleString("en-US")).getTime();
  const then = new Date(now);
  then.setHours(hour, 0, 0, 0);
  return clock(new Date(then.getTime() + here - there).toISOString());
}

/** Minutes in the unit that people use for them. @param {number} minutes */
export function minutesOf(minutes) {
  return minutes % 60 ? t("page-time-minutes", { count: minutes }) : spanOf(minutes / 60);
}

/** How much time there is, in few words. @param {Timing} timing */
export function paceOf(timing) {
  const span = spanOf(timing.hours);
  if (timing.kind === "move") return t("page-time-rule-move", { span });
  return t("page-time-rule-bank", { span, increment: timing.increment ? minutesOf(timing.increment) : null });
}

/** All that a table has chosen about time, in a sentence. @param {Timing} timing */
export function timingRule(timing) {
  const parts = [paceOf(timing)];
  if (timing.sleep) parts.push(t("page-time-rule-sleep", { from: ownHour(timing.sleep[0], timing.zone), to: ownHour(timing.sleep[1], timing.zone) }));
  if (timing.holidays) parts.push(t("page-time-rule-holidays", { count: timing.holidays }));
  parts.push(t("page-time-rule-then", { then: timing.then }));
  return t("page-time-rule", { parts });
}

/** Let a component be drawn anew from time to time. @param {boolean} wanted */
export function useTicking(wanted) {
  const [, count] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    const ticking = setInterval(() => count((ticks) => ticks + 1), TICK);
    return () => clearInterval(ticking);
  }, [wanted]);
}

/** Whether a warning is due. @param {import("../types.js").ClockTold} told */
const isLate = (told) => told.out || (told.warning !== null && Date.parse(told.warning) <= Date.now());

/**
 * What is left of a player's time, or until when it lasts.
 * @param {{game: GameView, seat: number}} props
 */
export function TimeLeft({ game, seat }) {
  const told = /** @type {import("../types.js").ClockTold} */ (game.clock);
  const decides = game.turn[0] === seat;
  useTicking(decides);
  const holiday = told.holidays.find((one) => one.seat === seat);
  if (holiday) return html`<span class="time-used">${t("page-time-holiday-until", { time: moment(holiday.until) })}</span>`;
  if (decides && told.out) return html`<strong class="time-used late">${t("page-time-out")}</strong>`;
  if (decides && told.deadline) {
    return html`<time class=${isLate(told) ? "time-used late" : "time-used"} datetime=${told.deadline} title=${t("page-time-until.title")}>${t("page-time-until", { time: moment(told.deadline) })}</time>`;
  }
  if (game.timing?.kind !== "bank" || game.seats[seat].kind !== "person") return null;
  const minutes = Math.floor(told.left[seat] / 60);
  const span = t("page-used", { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 });
  return html`<span class="time-used" title=${t("page-time-left.title")}>${t("page-time-left", { span })}</span>`;
}

/**
 * A warning for whoever is to move before time runs out.
 * @param {{table: import("./table.js").Table}} props
 */
export function TimeBanner({ table }) {
  const game = table.game.value;
  const told = game?.clock;
  const mine = Boolean(game && told?.deadline && table.mine.value.includes(game.turn[0]));
  useTicking(mine);
  if (!mine || !told?.deadline || !isLate(told)) return null;
  return html`<div class="banner late" role="alert">
    <span>${told.out ? t("page-time-banner-out") : t("page-time-banner", { time: moment(told.deadline) })}</span>
  </div>`;
}

/**
 * The button with which a player takes a holiday, or ends it.
 * @param {{table: import("./table.js").Table}} props
 */
export function HolidayButton({ table }) {
  const game = table.game.value;
  const seat = table.mine.value[0];
  const told = game?.clock;
  if (!game || !told || seat === undefined || game.status !== "running") return null;
  /** @param {number} days */
  const take = async (days) => {
    if (await table.send("holiday", { days })) await table.refresh();
  };
  if (told.holidays.some((one) => one.seat === seat)) return html`<button onClick=${() => take(0)}>${t("page-time-holiday-end")}</button>`;
  if (!told.holidays_left[seat]) return null;
  return html`<button class="link small" onClick=${() => show((close) => html`<${HolidayDialog} most=${told.holidays_left[seat]} take=${take} close=${close} />`)}>
    ${t("page-time-holiday")}
  </button>`;
}

/** @param {{most: number, take: (days: number) => Promise<void>, close: () => void}} props */
function HolidayDialog({ most, take, close }) {
  const [days, setDays] = useState(1);
  const done = () => {
    close();
    take(days);
  };
  return html`<${Dialog} title=${t("page-time-holiday")} close=${close}>
    <p>${t("page-time-holiday-text")}</p>
    <div class="field">
      <label for="holiday-days">${t("page-time-holiday-days")}</label>
      <select id="holiday-days" value=${days} onChange=${(/** @type {any} */ event) => setDays(Number(event.target.value))}>
        ${Array.from({ length: most }, (_, index) => html`<option key=${index} value=${index + 1}>${index + 1}</option>`)}
      </select>
    </div>
    <div class="row end">
      <button onClick=${close}>${t("page-cancel")}</button>
      <button class="primary" onClick=${done}>${t("page-time-holiday-take")}</button>
    </div>
  <//>`;
}
