/** Fields that several forms have. */
import { html } from "../ui.js";

/** Of a day. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A clock's hour. @param {number} hour */
export const clockHour = (hour) => `${String(hour).padStart(2, "0")}:00`;

/**
 * A choice among numbers.
 * @param {{id: string, name: string, values: number[], value: number, say: (value: number) => string, set: (value: number) => void}} props
 */
export function NumberField({ id, name, values, value, say, set }) {
  return html`<div class="field">
    <label for=${id}>${name}</label>
    <select id=${id} value=${value} onChange=${(/** @type {any} */ event) => set(Number(event.target.value))}>
      ${values.map((one) => html`<option key=${one} value=${one}>${say(one)}</option>`)}
    </select>
  </div>`;
}

/** A choice among the hours of a day. @param {{id: string, name: string, value: number, set: (hour: number) => void}} props */
export function HourField(props) {
  return html`<${NumberField} ...${props} values=${HOURS} say=${clockHour} />`;
}
