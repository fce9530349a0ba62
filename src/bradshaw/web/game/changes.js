/** Before and after: what changes hands by a move, for every player and company, fetched for what is chosen. */
import { query } from "../api.js";
import { Dialog, show } from "../dialogs.js";
import { SIGNS, pounds } from "../format.js";
import { useScrolling } from "../scrolling.js";
import { html, signal } from "../ui.js";
import { say, t } from "../words.js";
import { same } from "./compare.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Change} Change */
/** @typedef {import("../types.js").Changed} Changed */
/** @typedef {import("../types.js").Sheet} Sheet */

/** Nothing, in a cell. */
const NONE = "–";

/** The sheets of choices, kept while their position is on the screen. */
export class Sheets {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {{value: {stamp: string, found: {action: import("../types.js").Action, sheet: Sheet}[]}}} */
    this.known = signal({ stamp: "", found: [] });
  }

  /**
   * The sheet of a choice, if it has come.
   * @param {Choice|null|undefined} choice
   * @returns {Sheet|null}
   */
  of(choice) {
    const { stamp, found } = this.known.value;
    if (!choice || stamp !== this.table.stamp.value) return null;
    return found.find((one) => same(one.action, choice.action))?.sheet ?? null;
  }

  /**
   * Fetch the sheet of a choice. Without it the move can still be made.
   * @param {Choice} choice
   */
  async ask(choice) {
    if (this.of(choice)) return;
    const { table } = this;
    const stamp = table.stamp.value;
    try {
      const sheet = await query(`${table.path}/sheet`, { action: choice.action, ...table.where() });
      if (table.stamp.value !== stamp) return;
      const before = this.known.value.stamp === stamp ? this.known.value.found : [];
      this.known.value = { stamp, found: [...before, { action: choice.action, sheet }] };
    } catch {
      // It is asked for again when the choice is chosen again.
    }
  }
}

/**
 * Two columns, today and then, with only the rows that change; the reader's own come first. All of it has room in a window.
 * @param {{sheet: Sheet|null|undefined, table: import("./table.js").Table}} props
 */
export function ChangeSheet({ sheet, table }) {
  const box = useScrolling();
  if (!sheet?.holders.length) return null;
  const enlarge = () =>
    show((close) => html`<${Dialog} title=${t("core-sheet")} close=${close} wide><div class="sheet whole"><${Columns} sheet=${sheet} table=${table} /></div><//>`);
  return html`<div class="sheet-frame">
    <div class="sheet" ref=${box} role="group" aria-label=${t("core-sheet")}><${Columns} sheet=${sheet} table=${table} /></div>
    <button class="plain enlarge" onClick=${enlarge}>${t("page-sheet-enlarge")}</button>
  </div>`;
}

/** @param {{sheet: Sheet, table: import("./table.js").Table}} props */
function Columns({ sheet, table }) {
  const game = table.game.value;
  const position = table.shown.value;
  if (!game || !position) return null;
  const acting = position.actors.filter((seat) => table.mine.value.includes(seat));
  const mine = acting.length ? acting : table.mine.value;
  const own = sheet.holders.filter((holder) => mine.includes(holder.seat));
  const others = sheet.holders.filter((holder) => !mine.includes(holder.seat));
  return html`<table>
      <caption class="hidden-text">${t("core-sheet")}</caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${t("core-sheet-before")}</th>
          <th scope="col">${t("core-sheet-after")}</th>
        </tr>
      </thead>
      ${[...own, ...others].map((holder) => html`<${Rows} key=${holder.company || holder.seat} holder=${holder} game=${game} position=${position} />`)}
    </table>
    ${sheet.notes.map((note, at) => html`<p key=${at} class="small quiet-text">${say(note)}</p>`)}`;
}

/**
 * What changes for a player or a company.
 * @param {{holder: Changed, game: import("../types.js").GameView, position: import("../types.js").Position}} props
 */
function Rows({ holder, game, position }) {
  const style = position.view.styles.find((one) => one.id === holder.company);
  return html`<tbody>
    <tr class="holder">
      <th scope="rowgroup" colspan="3">
        ${holder.company
          ? html`<span class="swatch" style=${{ background: style?.colour }} aria-hidden="true"></span>${style?.label ?? holder.company}`
          : html`<${Player} seat=${holder.seat} game=${game} />`}
      </th>
    </tr>
    ${holder.changes.map(
      (change, at) => html`<tr key=${at}>
        <th scope="row">${say(change.what)}</th>
        <td><${Value} change=${change} value=${change.before} game=${game} /></td>
        <td><${After} change=${change} game=${game} /></td>
      </tr>`,
    )}
  </tbody>`;
}

/** @param {{seat: number, game: import("../types.js").GameView}} props */
function Player({ seat, game }) {
  return html`<span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span>${game.seats[seat]?.name}`;
}

/**
 * An amount of what a row is about.
 * @param {Change} change
 * @param {number} amount
 */
function figure({ kind }, amount) {
  if (kind === "money") return pounds(amount);
  return kind === "credits" ? t("core-sheet-credits", { amount }) : t("number", { number: amount });
}

/**
 * @param {{change: Change, value: import("../types.js").ChangeValue, game: import("../types.js").GameView}} props
 */
function Value({ change, value, game }) {
  if (value === null) return NONE;
  if (Array.isArray(value)) return value.length ? t("listed", { items: value }) : NONE;
  if (typeof value !== "number") return say(value);
  return change.kind === "seat" ? html`<${Player} seat=${value} game=${game} />` : figure(change, value);
}

/** What it is then, with the difference. @param {{change: Change, game: import("../types.js").GameView}} props */
function After({ change, game }) {
  const { kind, before, after, difference, gained, lost } = change;
  if (kind === "list") {
    // In the order in which they stand beside it.
    const kept = (Array.isArray(before) ? before : []).slice();
    for (const one of lost) kept.splice(kept.findIndex((other) => same(one, other)), 1);
    const signed = [...gained.map((what) => ({ gain: true, what })), ...lost.map((what) => ({ gain: false, what }))];
    return html`${kept.length > 0 && t("listed", { items: kept })} ${signed.map(({ gain, what }, at) => html`<b key=${at} class=${gain ? "gain" : "loss"}>${t("core-sheet-signed", { gain, what })}</b> `)}`;
  }
  const value = html`<${Value} change=${change} value=${after} game=${game} />`;
  if (!difference) return html`<b>${value}</b>`;
  const what = figure(change, Math.abs(difference));
  return html`${value} <b class=${difference > 0 ? "gain" : "loss"}>${t("core-sheet-signed", { gain: difference > 0, what })}</b>`;
}
