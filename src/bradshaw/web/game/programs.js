/** Programs: what the server shall do for you when your turn comes. */
import { ApiError, put } from "../api.js";
import { Dialog, show } from "../dialogs.js";
import { html, useState } from "../ui.js";
import { t } from "../words.js";
import { isBid } from "./bid.js";

/** @typedef {import("../types.js").Program} Program */

/** What is programmed, in words, with the way to change it. @param {{table: import("./table.js").Table}} props */
export function Programmed({ table }) {
  const programs = table.game.value?.programs ?? [];
  const choices = table.shown.value?.choices;
  const bidding = choices?.ranges.some(isBid);
  const forced = choices && !choices.ranges.length && choices.actions.length === 1 && choices.actions[0].action.type === "pass";
  if (!table.mine.value.length || (!programs.length && !bidding && !forced)) return null;
  const words = programs.map((program) =>
    program.kind === "pass_above" ? t("page-program-pass-above", { amount: program.amount }) : t("page-program-only-choice"),
  );
  return html`<p class="small programmed">
    ${words.length > 0 && t("page-program-now", { programs: words })}
    <button class="link small" onClick=${() => showPrograms(table)}>${words.length ? t("page-program-change") : bidding ? t("page-program-offer-pass") : t("page-program-offer-only")}</button>
  </p>`;
}

/** @param {import("./table.js").Table} table */
export function showPrograms(table) {
  show((close) => html`<${Programs} table=${table} close=${close} />`);
}

/** @param {{table: import("./table.js").Table, close: () => void}} props */
function Programs({ table, close }) {
  const now = table.game.value?.programs ?? [];
  const limit = now.find((program) => program.kind === "pass_above");
  const [only, setOnly] = useState(now.some((program) => program.kind === "only_choice"));
  const [passing, setPassing] = useState(limit !== undefined);
  const [amount, setAmount] = useState(String(limit && "amount" in limit ? limit.amount : 5));
  const [problem, setProblem] = useState("");
  const legal = /^\d{1,6}$/.test(amount);
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    /** @type {Program[]} */
    const programs = [];
    if (only) programs.push({ kind: "only_choice" });
    if (passing) programs.push({ kind: "pass_above", amount: Number(amount) });
    try {
      await put(`${table.path}/programs`, { programs });
      await table.refresh();
      close();
    } catch (error) {
      setProblem(/** @type {ApiError} */ (error).message);
    }
  };
  return html`<${Dialog} title=${t("page-program")} close=${close}>
    <form onSubmit=${save}>
      <p class="quiet-text">${t("page-program-note")}</p>
      <label class="check">
        <input type="checkbox" checked=${only} onChange=${(/** @type {any} */ event) => setOnly(event.target.checked)} />
        <span>${t("page-program-only-label")}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked=${passing} onChange=${(/** @type {any} */ event) => setPassing(event.target.checked)} />
        <span>${t("page-program-pass-label")}</span>
      </label>
      <div class="field">
        <label for="limit">${t("page-program-limit")}</label>
        <input id="limit" inputmode="numeric" disabled=${!passing} value=${amount} onInput=${(/** @type {any} */ event) => setAmount(event.target.value)} />
      </div>
      ${problem && html`<p class="warn-text" role="alert">${problem}</p>`}
      <div class="row end">
        <button type="button" onClick=${close}>${t("page-cancel")}</button>
        <button class="primary" disabled=${passing && !legal}>${t("page-save")}</button>
      </div>
    </form>
  <//>`;
}
