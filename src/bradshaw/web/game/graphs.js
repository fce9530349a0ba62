/** Charts of the game so far: money, worth, revenue and shares. */
import { get } from "../api.js";
import { LineChart } from "../charts.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { say, t } from "../words.js";
import { roomy } from "./layout.js";
import { roundEnds } from "./turns.js";

/** @typedef {import("../types.js").Series} Series */

/** What can be drawn, and the message that names it; its attribute `title` is the heading of the chart. @type {Record<string, string>} */
const NAMES = {
  cash: "page-graph-cash",
  wealth: "page-graph-wealth",
  worth: "page-graph-worth",
  liquidity: "page-graph-liquidity",
  price: "page-graph-price",
  revenue: "page-graph-revenue",
  shares: "page-graph-shares",
};

/** The colour of a player. @param {number} seat */
export const playerColour = (seat) => `var(--p${seat})`;

/**
 * The series of a game, fetched anew when the game has moved on.
 * @param {import("./table.js").Table} table
 * @returns {Series|null}
 */
export function useSeries(table) {
  const [series, setSeries] = useState(/** @type {Series|null} */ (null));
  const length = table.length.value;
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const fetched = await get(`${table.path}/series`);
        if (wanted) setSeries(fetched);
      } catch {
        // The last ones stay; the next move tries again.
      }
    }, series ? 800 : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [length]);
  return series;
}

/**
 * @param {Series} series
 * @param {"cash"|"wealth"|"worth"|"liquidity"} kind
 * @returns {import("../charts.js").Line[]}
 */
export function playerLines(series, kind) {
  return series.players.map((name, seat) => ({
    name,
    label: name.length > 9 ? `${name.slice(0, 8)}…` : name,
    colour: playerColour(seat),
    values: series.points.map((point) => point[kind][seat]),
  }));
}

/** The shape of a chart in the wide and low panels of a large screen. */
const LOW = { width: 600, height: 200 };

/** @param {{table: import("./table.js").Table}} props */
export function GraphsPanel({ table }) {
  const series = useSeries(table);
  const [kind, setKind] = useState("cash");
  const [company, setCompany] = useState("");
  const styles = table.position.value?.view.styles ?? [];
  const companies = [...new Set((series?.points ?? []).flatMap((point) => Object.keys(point.companies)))];
  /** Whether there is something to draw: not every game has share prices. @param {string} id */
  const told = (id) => {
    const points = series?.points ?? [];
    if (id === "price") return points.some((point) => Object.values(point.companies).some((one) => one.price));
    // Where money is all that counts, worth is cash.
    if (id === "wealth") return points.some((point) => point.wealth.some((amount, seat) => amount !== point.cash[seat]));
    return id !== "liquidity" || points.some((point) => point.liquidity.length);
  };
  const which = company || companies[0] || "";
  /** @param {string} id */
  const styleOf = (id) => styles.find((style) => style.id === id);
  /** @param {string} id */
  const nameOf = (id) => say(styleOf(id)?.name ?? id);
  // What companies earn is drawn round by round, where there are rounds.
  const ends = useMemo(
    () => roundEnds(table.game.value?.title ?? "", table.wholeLog.value ?? [], table.length.value),
    [table.wholeLog.value, table.length.value],
  );
  const points = useMemo(() => {
    const all = series?.points ?? [];
    return kind === "revenue" && ends.length ? all.filter((point) => ends.includes(point.number)) : all;
  }, [series, kind, ends]);
  const lines = useMemo(() => {
    if (!series) return [];
    if (kind === "cash" || kind === "wealth" || kind === "worth" || kind === "liquidity") return playerLines(series, kind);
    if (kind === "shares") {
      return series.players.map((name, seat) => ({
        name,
        label: name.slice(0, 9),
        colour: playerColour(seat),
        values: series.points.map((point) => point.companies[which]?.shares[seat] ?? 0),
      }));
    }
    return companies.map((id) => ({
      name: nameOf(id),
      label: styleOf(id)?.label ?? id,
      colour: `color-mix(in srgb, ${styleOf(id)?.colour ?? "gray"} 72%, var(--ink))`,
      values: points.map((point) => point.companies[id]?.[kind === "price" ? "price" : "revenue"] ?? null),
    }));
  }, [points, kind, which]);
  const numbers = useMemo(() => points.map((point) => point.number), [points]);
  if (!series) return html`<p class="quiet-text">${t("page-graph-loading")}</p>`;
  const title = t(`${NAMES[kind]}.title`, { company: nameOf(which), rounds: ends.length > 0 });
  return html`<div class="graphs">
    <div class="row" role="group" aria-label=${t("page-graph-kinds")}>
      ${Object.entries(NAMES).filter(([id]) => told(id)).map(
        ([id, name]) => html`<button key=${id} aria-pressed=${kind === id} onClick=${() => setKind(id)}>${t(name)}</button>`,
      )}
    </div>
    ${kind === "shares" &&
    html`<label class="field">
      <span class="hidden-text">${t("page-graph-company")}</span>
      <select value=${which} onChange=${(/** @type {any} */ event) => setCompany(event.target.value)}>
        ${companies.map((id) => html`<option key=${id} value=${id}>${nameOf(id)}</option>`)}
      </select>
    </label>`}
    <${LineChart}
      title=${title}
      unit=${kind === "shares" ? "" : "£"}
      numbers=${numbers}
      lines=${lines}
      ...${roomy.value ? LOW : {}}
      at=${table.viewing.value}
      onPick=${(/** @type {number} */ number) => table.look(number)}
    />
  </div>`;
}
