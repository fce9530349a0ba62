/** Line charts: lines differ in dash and sign as well as in colour, and the figures can be read as a table. */
import { html, useMemo, useState } from "./ui.js";
import { money, t } from "./words.js";

/**
 * @typedef {{name: string, label: string, colour: string, values: (number|null)[]}} Line
 * @typedef {{title: string, unit?: string, numbers: number[], lines: Line[], width?: number, height?: number,
 *   at?: number|null, counted?: "moves"|"games", marks?: {number: number, text: string}[], onPick?: (number: number) => void}} Chart
 *   `marks`: moments that stand out
 */

const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "1 3", "12 4", "6 2 2 2 2 2"];
/** The signs of players as shapes, in the same order; the first is a circle. */
const SHAPES = [
  "",
  "M-3 -3h6v6h-6z",
  "M0 -4l4 7h-8z",
  "M0 -4.200l4.200 4.200l-4.200 4.200l-4.200 -4.200z",
  "M0 -4.600L1.100 -1.500L4.400 -1.400L1.800 0.600L2.700 3.700L0 1.900L-2.700 3.700L-1.800 0.600L-4.400 -1.400L-1.100 -1.500z",
  "M-3.500 -1h2.500v-2.500h2v2.500h2.500v2h-2.500v2.500h-2v-2.500h-2.500z",
  "M0 4l4 -7h-8z",
  "M0 -4.200l3.600 2.100v4.200l-3.600 2.100l-3.600 -2.100v-4.200z",
];
/** What a figure of the axis is wide. */
const FIGURE = 6.6;
const TOP = 10;
const BOTTOM = 24;
const MARKS = 5;
const MOST_ROWS = 24;

/**
 * Round steps for an axis from low to high.
 * @param {number} low
 * @param {number} high
 */
function steps(low, high) {
  const rough = (high - low) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? 10 * power);
  const ticks = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/**
 * A figure of a chart; where it has a unit, that is money.
 * @param {number|null} value
 * @param {string} [unit]
 */
function shown(value, unit) {
  if (value === null) return "";
  return unit ? money(Math.round(value)) : t("number", { number: Math.round(value) });
}

/**
 * The sign of a line, the same that a player has elsewhere.
 * @param {{kind: number, x: number, y: number, colour: string}} props
 */
function Sign({ kind, x, y, colour }) {
  const shape = kind % SHAPES.length;
  if (shape === 0) return html`<circle cx=${x} cy=${y} r="3.4" fill=${colour} />`;
  return html`<path d=${SHAPES[shape]} transform=${`translate(${x} ${y})`} fill=${colour} />`;
}

/**
 * Heights for labels so that none lies on another.
 * @param {number[]} wanted
 * @param {number} room
 */
function apart(wanted, room) {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one] - wanted[other]);
  const placed = [...wanted];
  let free = TOP;
  for (const index of order) {
    placed[index] = Math.max(placed[index], free);
    free = placed[index] + 13;
  }
  let limit = room;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index], limit);
    limit = placed[index] - 13;
  }
  return placed;
}

/**
 * The last moment that stands out up to a move, such as the round it lies in.
 * @param {{number: number, text: string}[]} marks
 * @param {number} number
 */
function markAt(marks, number) {
  const before = marks.filter((mark) => mark.number <= number);
  return before.length ? `(${before[before.length - 1].text})` : "";
}

/** @param {Chart} props */
export function LineChart({ title, unit = "", numbers, lines, width = 340, height = 190, at = null, counted = "moves", marks = [], onPick }) {
  const [over, setOver] = useState(/** @type {number|null} */ (null));
  const widest = Math.max(...lines.map((line) => line.label.length), 1);
  const right = width - Math.min(18 + widest * 7.5, width / 3);
  const floor = height - BOTTOM;
  const last = numbers.length - 1;
  const drawn = useMemo(() => {
    const all = lines.flatMap((line) => line.values).filter((value) => value !== null);
    const ticks = steps(Math.min(0, ...all), Math.max(1, ...all));
    const low = ticks[0];
    const left = 10 + FIGURE * Math.max(3, ...ticks.map((tick) => shown(tick).length));
    const span = ticks[ticks.length - 1] - low || 1;
    /** @param {number} index */
    const x = (index) => left + ((right - left) * index) / Math.max(1, last);
    /** @param {number} value */
    const y = (value) => floor - ((floor - TOP) * (value - low)) / span;
    const paths = lines.map((line) =>
      line.values
        .map((value, index) => {
          if (value === null) return "";
          const [across, up] = [x(index).toFixed(1), y(value).toFixed(1)];
          const begins = !index || line.values[index - 1] === null;
          return begins ? `M${across} ${up}` : `H${across}V${up}`;
        })
        .join(""),
    );
    const reach = lines.filter((line) => line.values[last] !== null);
    const ends = apart(reach.map((line) => y(line.values[last] ?? 0)), floor);
    return { ticks, left, x, y, paths, reach, ends };
  }, [lines, numbers, width, height]);
  if (last < 0) return html`<p class="quiet-text">${t("page-chart-empty")}</p>`;
  const { ticks, left, x, y, paths, reach, ends } = drawn;
  const marked = over ?? (at === null ? null : numbers.indexOf(at));
  /** @param {PointerEvent} event */
  const locate = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * width;
    return Math.max(0, Math.min(last, Math.round(((place - left) / (right - left)) * last)));
  };
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg
      viewBox=${`0 0 ${width} ${height}`}
      role="img"
      aria-label=${t("page-chart-label", { title, values: reach.map((line) => t("page-chart-value", { name: line.name, value: shown(line.values[last], unit) })) })}
      onPointerMove=${(/** @type {PointerEvent} */ event) => setOver(locate(event))}
      onPointerLeave=${() => setOver(null)}
      onClick=${(/** @type {PointerEvent} */ event) => onPick?.(numbers[locate(event)])}
    >
      ${ticks.map(
        (tick) => html`<g key=${tick}>
          <line class=${tick === 0 ? "zero" : "grid"} x1=${left} x2=${right} y1=${y(tick)} y2=${y(tick)} />
          <text class="tick" x=${left - 5} y=${y(tick) + 4} text-anchor="end">${shown(tick)}</text>
        </g>`,
      )}
      ${marks
        .filter(({ number }) => numbers.includes(number))
        .map(
          ({ number, text }) => html`<line key=${number} class="mark" x1=${x(numbers.indexOf(number))} x2=${x(numbers.indexOf(number))} y1=${TOP} y2=${floor}><title>${text}</title></line>`,
        )}
      <text class="tick" x=${left} y=${height - 6}>${numbers[0]}</text>
      <text class="tick" x=${right} y=${height - 6} text-anchor="end">${t("page-chart-last-move", { number: numbers[last], counted })}</text>
      ${marked !== null && marked >= 0 && html`<line class="here" x1=${x(marked)} x2=${x(marked)} y1=${TOP} y2=${floor} />`}
      ${lines.map((line, kind) => {
        const spots = Array.from({ length: MARKS }, (_, step) => Math.round(((step + 0.3 + kind * 0.17) * last) / MARKS));
        const end = ends[reach.indexOf(line)];
        return html`<g key=${line.name}>
          <path d=${paths[kind]} fill="none" stroke=${line.colour} stroke-width="2" stroke-dasharray=${DASHES[kind % DASHES.length]} />
          ${[...new Set(spots)]
            .filter((index) => index <= last && line.values[index] !== null)
            .map((index) => html`<${Sign} key=${index} kind=${kind} x=${x(index)} y=${y(line.values[index] ?? 0)} colour=${line.colour} />`)}
          ${end !== undefined &&
          html`<${Sign} kind=${kind} x=${right + 7} y=${end} colour=${line.colour} />
            <text class="end" x=${right + 14} y=${end + 4}>${line.label}</text>`}
        </g>`;
      })}
    </svg>
    <p class="readout small" aria-hidden="true">
      ${marked !== null && marked >= 0
        ? html`<span class="quiet-text">${t("page-chart-after-move", { number: numbers[marked], counted })}</span> ${markAt(marks, numbers[marked])} ${lines
              .filter((line) => line.values[marked] !== null)
              .map((line) => t("page-chart-value", { name: line.label, value: shown(line.values[marked], unit) }))
              .join(" · ")}`
        : html`<span class="quiet-text">${t("page-chart-point", { pick: Boolean(onPick) })}</span>`}
    </p>
    <details>
      <summary>${t("page-chart-figures")}</summary>
      <${Figures} title=${title} unit=${unit} numbers=${numbers} lines=${lines} counted=${counted} />
    </details>
  </figure>`;
}

/** The same figures in rows: those where something changed, thinned out if there are many. @param {Chart} props */
function Figures({ title, unit, numbers, lines, counted = "moves" }) {
  const changed = numbers
    .map((_, index) => index)
    .filter((index) => !index || lines.some((line) => line.values[index] !== line.values[index - 1]));
  const every = Math.ceil(changed.length / MOST_ROWS);
  const rows = changed.filter((_, index) => index % every === 0 || index === changed.length - 1);
  return html`<div class="wide-table">
    <table>
      <caption class="hidden-text">${title}</caption>
      <thead>
        <tr>
          <th scope="col" class="figure">${t("page-chart-move", { counted })}</th>
          ${lines.map((line) => html`<th key=${line.name} scope="col" class="figure">${line.label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (index) => html`<tr key=${index}>
            <th scope="row" class="figure">${numbers[index]}</th>
            ${lines.map((line) => html`<td key=${line.name} class="figure">${shown(line.values[index], unit)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
