/** Who owns what, at a glance: companies by players, what they cost and run with, and every round's revenue. */
import { pounds } from "../../format.js";
import { same } from "../../game/compare.js";
import { RuleLink } from "../../game/confirm.js";
import { hovering } from "../../game/hovering.js";
import { bidOf } from "../../game/play.js";
import { html, useId, useLayoutEffect, useMemo, useRef, useState } from "../../ui.js";
import { say, t } from "../../words.js";
import { homeOf, snapshotOf, styleOf } from "./box.js";
import { columnsOf, runColumn, statusOf, totalColumn, turnOf } from "./columns.js";
import { Plate, Sign } from "./pieces.js";
import { PRICED, PriceGrid, pricedOf } from "./prices.js";
import { roundsIn } from "./rounds.js";

/** @typedef {import("./box.js").Choice} Choice */
/** @typedef {import("./columns.js").Column} Column */
/** @typedef {import("./box.js").Parts & {table: import("../../game/table.js").Table, play: import("../../game/play.js").Play}} Parts */
/**
 * What is explained: a figure of a company or a player, what can be done there, and the action that it comes from.
 * @typedef {{key: string, title: any, lines: string[], rule: string, choices: Choice[], moment: number|null, anchor: HTMLElement}} Explained
 * What all cells have in common; `active` is the one that Tab stops at.
 * @typedef {{parts: Parts, explained: Explained|null, explain: (what: Explained|null) => void, active: string}} Shared
 */

const FIGURES = /** @type {const} */ (["cash", "worth", "liquidity", "certificates"]);
/** Where arrow keys lead: rows down, cells to the right. @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
/** Operating rounds in the table of revenue until all are asked for, or more if there is room; the newest come first. */
const RECENT = 8;
/** The widths of its columns, in pixels: company and total, and each round. */
const [TOTAL, ROUND] = [140, 46];
/** With more columns all of them are narrower. */
const FEW = 15;
/** With more players the rest may have a table of its own. */
const FEW_PLAYERS = 5;
/** Between a cell and what explains it, in pixels. */
const GAP = 4;

/** Whether the shares of the players alone take much room. @param {import("./box.js").Parts} parts */
const isCrowded = ({ game }) => game.seats.length > FEW_PLAYERS;

/** @param {Parts} parts */
export function SharesView(parts) {
  const { table, position } = parts;
  const { order, companies, privates } = snapshotOf(parts);
  const log = table.wholeLog.value;
  const rounds = useMemo(() => roundsIn(log ?? [], position.number), [log, position.number]);
  const [explained, explain] = useState(/** @type {Explained|null} */ (null));
  const [whole, setWhole] = useState(false);
  const [recent, setRecent] = useState(RECENT);
  const desk = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => explain(null), [position]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => setRecent(Math.max(RECENT, Math.floor((contentRect.width - TOTAL) / ROUND))));
    if (desk.current) watch.observe(desk.current);
    return () => watch.disconnect();
  }, []);
  const begun = (/** @type {string} */ id) => companies[id].par !== null || companies[id].price !== null;
  const earned = order.filter((id) => rounds.some((round) => round.runs.has(id)));
  const shared = { parts, explained, explain };
  const columns = columnsOf(parts, rounds);
  const crowded = isCrowded(parts);
  return html`<div ref=${desk} class=${`xx xx-desk${columns.length > FEW ? " many" : ""}${crowded ? " crowded" : ""}`} style=${{ "--players": parts.game.seats.length }}>
    <${Grid} label=${t("eighteen-panel-table")} columns=${columns} rows=${order.filter(begun)} ahead=${order.filter((id) => !begun(id))} figures ...${shared} />
    ${crowded && html`<div class="xx-aside"><${Grid} label=${t("eighteen-panel-companies")} columns=${columns.filter((column) => column.aside)} rows=${order.filter(begun)} ...${shared} /></div>`}
    ${privates?.length ? html`<${Privates} ...${shared} />` : null}
    ${earned.length > 0 &&
    html`<${Grid} label=${t("eighteen-panel-revenue")} heading=${t("eighteen-panel-revenue.short")} columns=${[totalColumn(rounds), ...(whole ? rounds : rounds.slice(-recent)).map(runColumn).reverse()]} rows=${earned} ...${shared} />
      ${rounds.length > recent && html`<button class="link small" aria-expanded=${whole} onClick=${() => setWhole(!whole)}>${whole ? t("eighteen-panel-revenue.latest", { count: recent }) : t("eighteen-panel-revenue.all", { count: rounds.length })}</button>`}
      <p class="small quiet-text">${t("eighteen-panel-revenue.note")}</p>`}
    <p class="small quiet-text">${t("eighteen-panel-table-note")}</p>
    ${explained && html`<${Explanation} key=${explained.key} explained=${explained} parts=${parts} close=${() => explain(null)} />`}
  </div>`;
}

/**
 * A table with a row for each company. Its cells explain themselves, or do what can be done there; arrow keys lead from
 * one to the next. `heading`: above the companies; `ahead`: companies that have not begun; `figures`: with what each player has, below.
 * @param {Omit<Shared, "active"> & {label: string, heading?: string, columns: Column[], rows: string[], ahead?: string[], figures?: boolean}} props
 */
function Grid({ label, heading, columns, rows, ahead = [], figures, parts, explained, explain }) {
  const [sorting, setSorting] = useState(/** @type {{id: string, down: boolean}|null} */ (null));
  const [active, setActive] = useState("");
  const grid = useRef(/** @type {HTMLTableElement|null} */ (null));
  const sorted = inOrder(rows, columns.find((one) => one.id === sorting?.id), sorting?.down ?? true);
  /** @param {string} id */
  const sort = (id) => setSorting(sorting?.id !== id ? { id, down: true } : sorting.down ? { id, down: false } : null);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const step = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.closest("button") : null;
    if (!step || !from) return;
    event.preventDefault();
    cellFrom(grid.current, from, step)?.focus();
  };
  /** @param {FocusEvent} event */
  const reach = (event) => event.target instanceof HTMLElement && event.target.dataset.key && setActive(event.target.dataset.key);
  const shared = { parts, explained, explain, active };
  const company = { id: "company", heading: heading ?? t("eighteen-panel-column", { column: "company" }), name: t("eighteen-panel-column.title", { column: "company" }) };
  return html`<table class="xx-grid" role="grid" aria-label=${label} ref=${grid} onKeyDown=${press} onFocusIn=${reach}>
    <caption>${label}</caption>
    <thead>
      <tr>
        <${Heading} column=${company} sorting=${sorting} sort=${() => setSorting(null)} active=${active || "sort company"} />
        ${columns.map((column) => html`<${Heading} key=${column.id} column=${column} sorting=${sorting} sort=${() => sort(column.id)} active=${active} />`)}
      </tr>
    </thead>
    <tbody>
      ${sorted.map((id) => html`<${Row} key=${id} id=${id} columns=${columns} shared=${shared} />`)}
      ${ahead.length > 0 && html`<${Ahead} key="" ids=${ahead} columns=${columns} shared=${shared} />`}
    </tbody>
    ${figures && html`<${Figures} columns=${columns} shared=${shared} />`}
  </table>`;
}

/**
 * Rows by what stands in a column, those without anything last; without a column as they come.
 * @param {string[]} rows
 * @param {Column|undefined} column
 * @param {boolean} down
 */
function inOrder(rows, column, down) {
  if (!column) return rows;
  const sign = down ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [column.value(one), column.value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a === b ? 0 : a < b ? -sign : sign;
  });
}

/**
 * The cell that an arrow key leads to: in the same column of another row, or beside this one.
 * @param {HTMLTableElement|null} grid
 * @param {HTMLButtonElement} from
 * @param {[number, number]} step
 */
function cellFrom(grid, from, [down, right]) {
  const rows = [...(grid?.rows ?? [])].map((row) => [...row.querySelectorAll("button")]).filter((row) => row.length);
  const at = rows.findIndex((row) => row.includes(from));
  if (right) return rows[at][rows[at].indexOf(from) + right];
  const next = rows[at + down] ?? [];
  return next.find((one) => one.dataset.column === from.dataset.column) ?? next[next.length - 1];
}

/**
 * A heading, by which the rows are sorted.
 * @param {{column: {id: string, heading: any, name: string, figure?: boolean, latest?: boolean, aside?: boolean}, sorting: {id: string, down: boolean}|null, sort: () => void, active: string}} props
 */
function Heading({ column, sorting, sort, active }) {
  const key = `sort ${column.id}`;
  const by = sorting?.id === column.id ? (sorting.down ? "descending" : "ascending") : undefined;
  return html`<th scope="col" class=${classOf(column)} aria-sort=${by}>
    <button class="xx-cell" data-key=${key} data-column=${column.id} tabindex=${active === key ? 0 : -1} title=${t("eighteen-panel-column.sort", { column: column.name })} onClick=${sort}>
      ${column.heading}${by && html`<span aria-hidden="true">${by === "descending" ? "▾" : "▴"}</span>`}
    </button>
  </th>`;
}

/** @param {{figure?: boolean, latest?: boolean, aside?: boolean}} column */
const classOf = ({ figure, latest, aside }) => `${figure ? "figure" : ""}${latest ? " latest" : ""}${aside ? " aside" : ""}`;

/** @param {{id: string, columns: Column[], shared: Shared}} props */
function Row({ id, columns, shared }) {
  const { parts } = shared;
  const acts = snapshotOf(parts).company === id;
  const done = snapshotOf(parts).round === "operating" && turnOf(parts, id) === "done";
  return html`<tr data-place=${`company:${id}`} tabindex="-1" class=${`${acts ? "acts" : ""}${done ? " done" : ""}`} aria-current=${acts ? "true" : undefined}>
    <th scope="row"><${Company} id=${id} shared=${shared} /></th>
    ${columns.map((column) => html`<td key=${column.id} class=${classOf(column)}><${Cell} column=${column} id=${id} shared=${shared} /></td>`)}
  </tr>`;
}

/** Companies that have not begun, several side by side: nobody has shares of them. @param {{ids: string[], columns: Column[], shared: Shared}} props */
function Ahead({ ids, columns, shared }) {
  const offering = columns.find(({ id }) => id === "ipo");
  return html`<tr>
    <td colspan=${columns.length + 1}>
      <ul class="xx-ahead">
        ${ids.map(
          (id) => html`<li key=${id} data-place=${`company:${id}`} tabindex="-1">
            <${Company} id=${id} shared=${shared} />
            ${offering && html`<${Cell} column=${offering} id=${id} shared=${shared} />`}
            <span>${aheadOf(shared.parts, id)}</span>
          </li>`,
        )}
      </ul>
    </td>
  </tr>`;
}

/** When a company that has not begun can be started, and where it is at home. @param {Parts} parts @param {string} id */
function aheadOf(parts, id) {
  const items = [snapshotOf(parts).companies[id].status, homeOf(parts, id)].filter(Boolean);
  return t("listed", { items });
}

/** Who a row is about; what can be done with the company itself is done here. @param {{id: string, shared: Shared}} props */
function Company({ id, shared }) {
  const { parts } = shared;
  const { home } = snapshotOf(parts).companies[id];
  const plate = html`<${Plate} id=${id} parts=${parts} />`;
  const choices = (parts.choices?.actions ?? []).filter(({ spot, action }) => spot === `company:${id}` && action.type !== "trade_train");
  const lines = [say(styleOf(parts, id)?.name ?? id), ...statusOf(parts, id), ...(home ? [home] : [])];
  return html`<${Act} id=${`company ${id}`} column="company" title=${plate} lines=${lines} rule="" choices=${choices} ...${shared}>${plate}<//>`;
}

/** A figure of a company. @param {{column: Column, id: string, shared: Shared}} props */
function Cell({ column, id, shared }) {
  const { parts } = shared;
  const lines = column.meaning(id);
  const choices = column.choices?.(id) ?? [];
  const range = column.id === "ipo" ? parts.choices?.ranges.find(({ action }) => action.type === "bid" && action.company === id) : undefined;
  if (!lines.length && !choices.length) return html`<span class="xx-cell">${column.show(id)}</span>`;
  const title = html`<${Plate} id=${id} parts=${parts} /> ${column.name}`;
  const content = column.show(id);
  return html`<${Act} id=${`${column.id} ${id}`} column=${column.id} title=${title} lines=${lines} rule=${column.rule} choices=${choices} range=${range} moment=${column.moment?.(id) ?? null} ...${shared}>${isEmpty(content) ? html`<span class="hidden-text">${t("eighteen-panel-empty")}</span>` : content}<//>`;
}

/** Whether nothing stands in a cell. @param {any} content */
const isEmpty = (content) => content === "" || content === null || content === false || (Array.isArray(content) && !content.length);

/**
 * A cell that does the one thing that can be done there, or says what it means.
 * @param {Shared & {id: string, column: string, title: any, lines: string[], rule: string, choices: Choice[],
 *   range?: import("../../types.js").Range, moment?: number|null, children?: any}} props
 */
function Act({ id, column, title, lines, rule, choices, range, moment = null, parts, explained, explain, active, children }) {
  const { play } = parts;
  const only = choices.length === 1 ? choices[0] : null;
  const lit = choices.length > 0 || range !== undefined;
  const selected = play.selection.value?.choice?.action;
  const chosen = choices.some(({ action }) => same(action, selected)) || (selected?.type === "bid" && range !== undefined && selected.company === range.action.company);
  /** @param {any} event */
  const click = ({ currentTarget: anchor }) => {
    if (range) play.select({ choice: bidOf(range, range.low), among: [], spot: "", origin: anchor });
    else if (only) play.pick(only, anchor);
    else explain(explained?.key === id ? null : { key: id, title, lines, rule, choices, moment, anchor });
  };
  /** @param {Choice|null} choice */
  const show = (choice) => {
    if (only) play.preview.value = choice;
  };
  return html`<button
    class=${`xx-cell${lit ? " can" : ""}${chosen ? " chosen" : ""}`}
    data-key=${id}
    data-column=${column}
    tabindex=${lit || active === id ? 0 : -1}
    aria-pressed=${lit ? chosen : undefined}
    aria-expanded=${only || range ? undefined : explained?.key === id}
    title=${only ? say(only.text) : range ? say(range.text) : undefined}
    disabled=${lit && play.busy.value}
    onClick=${click}
    ...${hovering(show, only)}
  >
    ${children}
  </button>`;
}

/** What each player has, below the companies. @param {{columns: Column[], shared: Shared}} props */
function Figures({ columns, shared }) {
  const { parts } = shared;
  const { players, certificate_limit: limit } = snapshotOf(parts);
  const seats = columns.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
  return html`<tfoot>
    ${FIGURES.map(
      (figure) => html`<tr key=${figure}>
        <th scope="row" title=${t("eighteen-panel-figure.title", { figure })}><span class="xx-cell">${t("eighteen-panel-figure", { figure })}</span></th>
        ${seats.map((seat) => {
          const player = parts.game.seats[seat]?.name ?? "";
          const amount = players[seat][figure];
          const over = figure === "certificates" && limit !== null && amount > limit;
          return html`<td key=${seat} class="figure">
            <${Act} id=${`${figure} ${seat}`} column=${`seat ${seat}`} title=${html`<${Sign} seat=${seat} />${t("eighteen-panel-figure", { figure })}`} lines=${[MEANINGS[figure](player, amount, limit)]} rule=${figure} choices=${[]} ...${shared}>
              <span class=${over ? "over" : ""}>${amount}${figure === "certificates" && limit !== null && html`<small>/${limit}</small>`}</span>
            <//>
          </td>`;
        })}
        <td colspan=${columns.length - seats.length}></td>
      </tr>`,
    )}
  </tfoot>`;
}

/** @type {Record<typeof FIGURES[number], (player: string, amount: number, limit: number|null) => string>} */
const MEANINGS = {
  cash: (player, amount) => t("eighteen-panel-mean-cash", { player, amount }),
  worth: (player, amount) => t("eighteen-panel-mean-worth", { player, amount }),
  liquidity: (player, amount) => t("eighteen-panel-mean-liquidity", { player, amount }),
  certificates: (player, count, limit) => t("eighteen-panel-mean-certificates", { player, count, limit }),
};

/** The private companies. @param {Omit<Shared, "active">} shared */
function Privates(shared) {
  const { parts } = shared;
  const { privates = [] } = snapshotOf(parts);
  return html`<table class="xx-grid xx-privates">
    <caption>${t("eighteen-panel-privates")}</caption>
    <thead>
      <tr>
        ${["private", "value", "pays", "owner", "share"].map((column) => html`<th key=${column} scope="col" class=${column === "value" || column === "pays" ? "figure" : ""}><span class="xx-cell">${t("eighteen-panel-private-column", { column })}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${privates.map((one) => {
        const id = `private ${one.name}`;
        const choices = (parts.choices?.actions ?? []).filter(({ spot }) => spot === `private:${one.name}`);
        const line = t("eighteen-panel-mean-private", { name: one.full_name, pays: one.pays, value: one.value, share: one.share_of });
        return html`<tr key=${one.name}>
          <th scope="row"><${Act} id=${id} column="private" title=${one.full_name} lines=${[line]} rule="private" choices=${choices} active=${id} ...${shared}>${one.name}<//></th>
          <td class="figure"><span class="xx-cell">${pounds(one.value)}</span></td>
          <td class="figure"><span class="xx-cell">${pounds(one.pays)}</span></td>
          <td><span class="xx-cell">${one.owner === null ? say(one.where) : html`<${Sign} seat=${one.owner} />${parts.game.seats[one.owner]?.name}`}</span></td>
          <td><span class="xx-cell">${one.share_of ? html`<${Plate} id=${one.share_of} parts=${parts} />` : "–"}</span></td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/**
 * What a figure means, beside it, and what can be done there. Escape and a click elsewhere close it.
 * @param {{explained: Explained, parts: Parts, close: () => void}} props
 */
function Explanation({ explained, parts, close }) {
  const { title, lines, rule, choices, moment, anchor } = explained;
  const { play, table } = parts;
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const heading = useId();
  useLayoutEffect(() => {
    const panel = box.current;
    const frame = panel?.offsetParent;
    if (!panel || !(frame instanceof HTMLElement)) return undefined;
    place(panel, anchor, frame);
    panel.focus({ preventScroll: true });
    /** @param {Event} event */
    const elsewhere = (event) => {
      if (event.target instanceof Node && !panel.contains(event.target) && !anchor.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      play.preview.value = null;
    };
  }, []);
  const leave = () => {
    close();
    anchor.focus({ preventScroll: true });
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  };
  /** @param {Choice} choice */
  const pick = (choice) => {
    leave();
    play.pick(choice, anchor);
  };
  /** @param {Choice|null} choice */
  const show = (choice) => {
    play.preview.value = choice;
  };
  const link = snapshotOf(parts).rules[rule];
  return html`<div class="xx-explained" role="dialog" aria-labelledby=${heading} tabindex="-1" ref=${box} onKeyDown=${press}>
    <p class="xx-explained-title" id=${heading}>${title}</p>
    ${lines.map((line, index) => html`<p key=${index}>${line}</p>`)}
    ${choices.length > 0 &&
    html`<div class="xx-explained-choices" role="group" aria-label=${t("eighteen-panel-do-here")}>
      ${choices
        .filter(({ action }) => !PRICED.includes(action.type))
        .map(
          (choice, index) => html`<button
            key=${index}
            class="choice"
            aria-pressed=${same(play.selection.value?.choice?.action, choice.action)}
            disabled=${play.busy.value}
            onClick=${() => pick(choice)}
            ...${hovering(show, choice)}
          >
            ${say(choice.text)}
          </button>`,
        )}
      ${pricedOf(choices).map(
        (priced) => html`<div key=${priced.id}>
          <p class="small">${t("eighteen-panel-at", { name: priced.name })}</p>
          <${PriceGrid} priced=${priced} parts=${parts} play=${play} pick=${pick} />
        </div>`,
      )}
    </div>`}
    ${(moment !== null || link) &&
    html`<p class="row small">
      ${moment !== null && html`<button class="link" onClick=${() => table.look(moment)}>${t("eighteen-panel-see-then")}</button>`}
      ${link && html`<${RuleLink} table=${table} rule=${link} />`}
    </p>`}
  </div>`;
}

/**
 * Put a panel below its cell, or above it where only that has room, within what is in sight.
 * @param {HTMLElement} panel
 * @param {HTMLElement} anchor
 * @param {HTMLElement} frame what it stands in
 */
function place(panel, anchor, frame) {
  const cell = anchor.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const seen = (frame.closest(".view") ?? frame).getBoundingClientRect();
  const below = cell.bottom + GAP + panel.offsetHeight <= seen.bottom || cell.top - seen.top < panel.offsetHeight + GAP;
  const left = Math.max(seen.left + GAP, Math.min(cell.left, seen.right - panel.offsetWidth - 4 * GAP));
  panel.style.left = `${left - around.left}px`;
  panel.style.top = `${(below ? cell.bottom + GAP : cell.top - GAP - panel.offsetHeight) - around.top}px`;
}
