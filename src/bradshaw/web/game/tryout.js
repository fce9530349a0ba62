/** Try it out: a private copy of the position in which everything can be played and nothing counts. */
import { query } from "../api.js";
import { html } from "../ui.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Action} Action */
/**
 * @typedef {{at: number, actions: Action[], seats: number[], position: import("../types.js").Position,
 *   entries: import("../types.js").LogEntry[]}} Trial
 */

/**
 * Ask the server for the position after these actions.
 * @param {import("./table.js").Table} table
 * @param {number} at
 * @param {Action[]} actions
 * @param {number[]} seats
 */
async function ask(table, at, actions, seats) {
  const tried = await query(`${table.path}/try`, { at, actions });
  table.trial.value = { at, actions, seats, position: tried.position, entries: tried.entries };
}

/**
 * Begin at the position that is on the screen. Until the copy is there nothing can be chosen: it would count.
 * @param {import("./table.js").Table} table
 * @param {import("./play.js").Play} play
 */
export async function startTrial(table, play) {
  const position = table.shown.value;
  if (table.lesson || play.busy.value || table.trial.value || !position || position.outcome || !table.mine.value.length) return;
  await play.working(() => ask(table, position.number, [], []));
}

/**
 * Try further actions out, all of the one who decides now.
 * @param {import("./table.js").Table} table
 * @param {Action[]} actions
 */
export async function addTried(table, actions) {
  const trial = table.trial.value;
  if (!trial) return;
  await ask(table, trial.at, [...trial.actions, ...actions], [...trial.seats, ...actions.map(() => trial.position.actors[0])]);
}

/**
 * @param {import("./table.js").Table} table
 * @param {import("./play.js").Play} play
 */
async function undoTried(table, play) {
  const trial = table.trial.value;
  if (!trial?.actions.length) return;
  await play.working(() => ask(table, trial.at, trial.actions.slice(0, -1), trial.seats.slice(0, -1)));
}

/** @param {import("./table.js").Table} table */
export function endTrial(table) {
  table.trial.value = null;
}

/**
 * How many of the tried actions, from the first on, are the person's own to make now.
 * @param {import("./table.js").Table} table
 */
function ownActions(table) {
  const trial = table.trial.value;
  if (!trial || trial.at !== table.length.value || !table.myTurn.value) return 0;
  const other = trial.seats.findIndex((seat) => !table.mine.value.includes(seat));
  return other < 0 ? trial.actions.length : other;
}

/**
 * Make the tried actions for real, as far as they are one's own.
 * @param {import("./table.js").Table} table
 * @param {import("./play.js").Play} play
 */
async function playTried(table, play) {
  const actions = table.trial.value?.actions.slice(0, ownActions(table)) ?? [];
  endTrial(table);
  await playAll(actions, play);
}

/**
 * @param {Action[]} actions
 * @param {import("./play.js").Play} play
 */
async function playAll(actions, play) {
  for (const [at, action] of actions.entries()) {
    await play.make([action], () => playAll(actions.slice(at), play));
    if (play.problem.value) return;
  }
}

/** @param {{table: import("./table.js").Table, play: import("./play.js").Play}} props */
export function TryBanner({ table, play }) {
  const trial = table.trial.value;
  if (!trial) return null;
  const own = ownActions(table);
  return html`<section class="try-banner" aria-label=${t("page-try")}>
    <span><strong>${t("page-try")}</strong> ${t("page-try-count", { count: trial.actions.length })}</span>
    <span class="row">
      <button disabled=${!trial.actions.length || play.busy.value} onClick=${() => undoTried(table, play)}>${t("page-try-undo")}</button>
      ${own > 0 &&
      html`<button disabled=${play.busy.value} onClick=${() => playTried(table, play)}>
        ${own === trial.actions.length ? t("page-try-play") : t("page-try-play-first", { own })}
      </button>`}
      <button class="primary" onClick=${() => endTrial(table)}>${t("page-try-drop")}</button>
    </span>
  </section>`;
}
