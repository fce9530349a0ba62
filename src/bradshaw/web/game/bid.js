/** A number in a range: a field, a slider, and buttons for the usual amounts. */
import { pounds } from "../format.js";
import { useKeptInSight } from "../scrolling.js";
import { html, useId, useLayoutEffect, useState } from "../ui.js";
import { bidOf } from "./play.js";
import { about, say, t } from "../words.js";

/**
 * Whether the amount is a bid in an auction, not a price that is offered.
 * @param {import("../types.js").Range} range
 */
export const isBid = (range) => range.action.type === "bid";

/**
 * The amount that is chosen, if it is one of this range.
 * @param {import("./play.js").Play} play
 * @param {import("../types.js").Range} range
 * @returns {number|undefined}
 */
export function amountIn(play, range) {
  const action = play.selection.value?.choice?.action;
  const fits = action && Object.entries(range.action).every(([field, given]) => field === range.field || action[field] === given);
  return fits ? action[range.field] : undefined;
}

/**
 * Where there are several ranges, each says in words what its amount is for.
 * @param {{play: import("./play.js").Play, range: import("../types.js").Range, alone: boolean,
 *   module: import("../types.js").TitleModule}} props
 */
export function BidField({ play, range, alone, module }) {
  const { low, high, step } = range;
  const [text, setText] = useState(String(low));
  const id = useId();
  useLayoutEffect(() => setText(String(low)), [play.table.stamp.value]);
  const value = Number(text);
  const legal = Number.isInteger(value) && value >= low && value <= high && (value - low) % step === 0;

  /** @param {number} wanted @param {HTMLElement|null} [origin] */
  const choose = (wanted, origin = null) => {
    const next = Math.max(low, Math.min(high, wanted));
    setText(String(next));
    select(next, origin);
  };
  /** @param {number} wanted @param {HTMLElement|null} [origin] */
  const select = (wanted, origin = null) => {
    const choice = bidOf(range, wanted);
    play.problem.value = null;
    play.answer.value = null;
    play.select({ choice, among: [], spot: choice.spot, origin });
  };
  /** A button that names an amount is a move like any other. @param {number} wanted @param {any} event */
  const offer = (wanted, event) => {
    choose(wanted, event.currentTarget);
    if (event.detail < 2 && play.isAtOnce(bidOf(range, wanted))) play.commit(false);
  };
  /** @param {KeyboardEvent} event */
  const enter = (event) => {
    if (event.key !== "Enter" || !legal) return;
    event.preventDefault();
    if (chosen === value) play.commit();
    else select(value);
  };
  /** @param {any} event */
  const type = (event) => {
    setText(event.target.value);
    const typed = Number(event.target.value);
    if (Number.isInteger(typed) && typed >= low && typed <= high && (typed - low) % step === 0) select(typed);
    else play.select(null);
  };
  const chosen = amountIn(play, range);
  const line = useKeptInSight(chosen !== undefined);
  useLayoutEffect(() => {
    // What was chosen elsewhere, as by a hint, stands in the field as if it had been typed.
    if (chosen !== undefined && chosen !== value) setText(String(chosen));
  }, [chosen]);
  const brief = alone && isBid(range);
  const name = brief ? t("page-bid") : say(about(range));
  const position = play.table.shown.value;
  /** @param {number} amount */
  const money = (amount) => (module.amount && position ? module.amount(range, amount, position) : pounds(amount));
  return html`<div class="bid" role="group" aria-label=${name}>
    ${!brief && html`<label for=${id}><strong>${name}</strong></label>`}
    <div class="bid-line" ref=${line}>
      ${brief && html`<label for=${id}><strong>${name}</strong></label>`}
      <button aria-label=${t("page-bid-less")} disabled=${play.busy.value || value <= low} onClick=${() => choose(value - step)}>−</button>
      <input
        id=${id}
        type="number"
        inputmode="numeric"
        min=${low}
        max=${high}
        step=${step}
        value=${text}
        disabled=${play.busy.value}
        aria-describedby=${`${id}-range`}
        aria-invalid=${!legal}
        onInput=${type}
        onKeyDown=${enter}
      />
      <button aria-label=${t("page-bid-more")} disabled=${play.busy.value || value >= high} onClick=${() => choose(value + step)}>+</button>
      <span class="quiet-text nowrap" id=${`${id}-range`}>${t("page-bid-span", { low: money(low), high: money(high) })}</span>
    </div>
    ${high > low &&
    html`<input
      type="range"
      aria-label=${t("page-bid-slider", { name })}
      min=${low}
      max=${high}
      step=${step}
      value=${legal ? value : low}
      disabled=${play.busy.value}
      onInput=${(/** @type {any} */ event) => choose(Number(event.target.value))}
      onKeyDown=${enter}
    />`}
    <div class="row">
      <button aria-pressed=${chosen === low} disabled=${play.busy.value} onClick=${(/** @type {any} */ event) => offer(low, event)}>${t("page-bid-minimum", { amount: money(low) })}</button>
      ${low + step <= high &&
      html`<button aria-pressed=${chosen === low + step} disabled=${play.busy.value} onClick=${(/** @type {any} */ event) => offer(low + step, event)}>
        ${money(low + step)}
      </button>`}
      ${high > low + step &&
      html`<button aria-pressed=${chosen === high} disabled=${play.busy.value} onClick=${(/** @type {any} */ event) => offer(high, event)}>${t("page-bid-highest", { amount: money(high) })}</button>`}
    </div>
    ${!legal && text !== "" && html`<p class="small warn-text" role="alert">${t("page-bid-wrong", { low: money(low), high: money(high) })}</p>`}
  </div>`;
}
