/** The dividend tracker: each company's revenue on one scale, and where debt will take it. */
import { html } from "../../ui.js";
import { t } from "../../words.js";
import { COMPANIES, debtOf, dividend, figure, inPlay, labelOf } from "./box.js";

const WIDTH = 340;
const PAD = 22;
const ROW = 21;
const LETTER = 7.4;

/** @param {{snapshot: import("./box.js").Snapshot}} props */
export function Tracker({ snapshot }) {
  const playing = COMPANIES.filter((id) => inPlay(snapshot.companies[id])).map((id) => {
    const company = snapshot.companies[id];
    const debt = debtOf(company);
    return { id, revenue: company.revenue, after: company.revenue - debt, debt, each: dividend(company.revenue, company.shares_held) };
  });
  const low = Math.min(0, ...playing.map((one) => Math.min(one.revenue, one.after)));
  const high = Math.max(20, ...playing.map((one) => one.revenue));
  /** @param {number} value */
  const x = (value) => PAD + ((value - low) / (high - low)) * (WIDTH - 2 * PAD);
  /** @type {number[]} How far each row is filled. */
  const rows = [];
  const markers = [...playing]
    .sort((one, other) => one.revenue - other.revenue)
    .map((one) => {
      const width = labelOf(one.id).length * LETTER + 9;
      const left = Math.max(1, Math.min(x(one.revenue) - width / 2, WIDTH - width - 1));
      const from = Math.min(left, x(one.after));
      const found = rows.findIndex((end) => end < from - 2);
      const row = found < 0 ? rows.length : found;
      rows[row] = left + width;
      return { ...one, row, left, width };
    });
  const height = rows.length * ROW;
  /** @param {number} row */
  const middle = (row) => height - row * ROW - ROW / 2;
  const step = high - low > 60 ? 10 : 5;
  const ticks = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) ticks.push(value);
  return html`<section class="eb-block eb-tracker" aria-label=${t("emubay-panel-tracker")}>
    <h3>${t("emubay-panel-tracker")}</h3>
    <svg viewBox=${`0 0 ${WIDTH} ${height + 22}`} aria-hidden="true">
      <g class="eb-scale">
        <path class="eb-axis" d=${`M${x(low)},${height + 3}H${x(high)}`} />
        ${ticks.map(
          (value) => html`<g key=${value} class=${value === 0 ? "zero" : ""}>
            <path d=${`M${x(value)},${value === 0 ? 0 : height - 2}V${height + 6}`} />
            <text x=${x(value)} y=${height + 18}>${figure(value)}</text>
          </g>`,
        )}
      </g>
      ${markers.map(({ id, revenue, row }) => html`<path key=${id} class="eb-drop" d=${`M${x(revenue)},${middle(row)}V${height + 3}`} />`)}
      ${markers.map(
        ({ id, revenue, after, row, left, width }) => html`<g key=${id} class=${`eb-marker eb-${id}`}>
          ${after !== revenue && html`<path class="eb-fall" d=${`M${left},${middle(row)}H${x(after)}m4,-4l-4,4l4,4`} />`}
          <rect x=${left} y=${middle(row) - 8.5} width=${width} height="17" rx="2.5" />
          <text x=${left + width / 2} y=${middle(row) + 4}>${labelOf(id)}</text>
        </g>`,
      )}
    </svg>
    <p class="eb-note">${t("emubay-panel-tracker-note")}</p>
    <ul class="hidden-text">
      ${playing.map(({ id, revenue, debt, each }) => html`<li key=${id}>${t("emubay-panel-tracker-line", { company: labelOf(id), revenue, each, debt: -debt })}</li>`)}
    </ul>
  </section>`;
}
