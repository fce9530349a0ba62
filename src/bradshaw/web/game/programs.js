/** Programs: what the server shall do for you when your turn comes, until something surprises. */
import { ApiError, get, put } from "../api.js";
import { Dialog, show } from "../dialogs.js";
import { Icon } from "../icons.js";
import { attempt, tell } from "../messages.js";
import { html, useEffect, useState } from "../ui.js";
import { say, t } from "../words.js";
import { isBid } from "./bid.js";
import { layout } from "./layout.js";
import { tab } from "./tabs.js";

/** @typedef {import("../types.js").Program} Program */
/** @typedef {import("../types.js").ProgramOffer} Offer */
/** @typedef {import("./table.js").Table} Table */

/** The kinds that end with the auction they are for. */
const LIMITS = ["pass_above", "bid_up_to"];

/** @param {Program|Offer} one @param {Program|Offer} other */
const alike = (one, other) => one.kind === other.kind && one.company === other.company;

/** What the server is told of a program. @param {Program|Offer|{kind: string, amount: number}} program */
function wish(program) {
  const { kind, company = "", amount = 0 } = /** @type {any} */ (program);
  return { kind, company, amount };
}

/** The seat that programs are given for: the one that decides, of several at one screen. @param {Table} table */
const seatOf = (table) => table.position.value?.actors.find((seat) => table.mine.value.includes(seat)) ?? table.mine.value[0];

/** What is programmed for a seat. @param {Table} table @param {number} seat */
const programsOf = (table, seat) => (table.game.value?.programs ?? []).filter((program) => program.seat === seat);

/**
 * Let these programs stand for a seat, and no others. People at one screen have each their own.
 * @param {Table} table
 * @param {number} seat
 * @param {(Program|Offer|{kind: string, amount: number})[]} programs
 */
async function give(table, seat, programs) {
  await put(`${table.path}/programs`, { programs: programs.map(wish), seat });
  await table.refresh();
}

/**
 * The same from a button; a failure is told.
 * @param {Table} table
 * @param {number} seat
 * @param {(Program|Offer)[]} programs
 */
async function giveNow(table, seat, programs) {
  await attempt(() => give(table, seat, programs));
}

/** Whose program it is, if several people share this screen. @param {Table} table @param {number} seat */
const whose = (table, seat) => (table.mine.value.length > 1 ? (table.game.value?.seats[seat].name ?? null) : null);

/** What a program does. @param {Table} table @param {Program} program */
function told(table, { seat, text }) {
  const about = whose(table, seat);
  return about === null ? say(text) : t("page-about", { about, text: say(text) });
}

/** That a program has ended, and why. @param {Table} table @param {import("../types.js").Stopped} stopped */
const stoppedWords = (table, { seat, text, reason }) => t("page-program-stopped", { player: whose(table, seat) ?? "none", program: text, reason });

/**
 * Whether somebody here may be shown programs now.
 * @param {Table} table
 */
const hasPrograms = (table) => table.mine.value.length > 0 && !table.lesson && !table.trial.value && table.viewing.value === null;

/** Tell that a program has ended where the question does not say so. @param {Table} table @param {import("../types.js").Stopped} stopped */
export function tellStopped(table, stopped) {
  const seen = hasPrograms(table) && (layout.value !== "phone" || tab.value === "turn");
  if (!seen) tell(stoppedWords(table, stopped));
}

/** What is programmed, each with the button that ends it, and what has ended and why. @param {{table: Table}} props */
export function Standing({ table }) {
  const game = table.game.value;
  if (!game || !hasPrograms(table)) return null;
  const { programs, stopped_programs: stopped } = game;
  if (!programs.length && !stopped.length) return null;
  return html`<section class="programmed small" aria-label=${t("page-program")}>
    ${stopped.map(
      (one, index) => html`<p key=${`stopped ${index}`} class="stopped" role="alert">
        <span>${stoppedWords(table, one)}</span>
        <button class="plain" aria-label=${t("page-dismiss")} onClick=${() => giveNow(table, one.seat, programsOf(table, one.seat))}><${Icon} name="close" /></button>
      </p>`,
    )}
    ${programs.length > 0 &&
    html`<ul class="standing">
      ${programs.map(
        (program) => html`<li key=${`${program.seat} ${program.kind} ${program.company}`}>
          <span>${told(table, program)}</span>
          <button onClick=${() => giveNow(table, program.seat, programsOf(table, program.seat).filter((other) => other !== program))}>${t("page-program-end")}</button>
        </li>`,
      )}
    </ul>`}
  </section>`;
}

/** What would decide this question from now on. @param {{table: Table}} props */
export function ProgramOffers({ table }) {
  const choices = table.myTurn.value && hasPrograms(table) ? table.position.value?.choices : null;
  if (!choices) return null;
  const seat = seatOf(table);
  const programs = programsOf(table, seat);
  const bidding = choices.ranges.some(isBid);
  const forced = !choices.ranges.length && choices.actions.length === 1 && choices.actions[0].action.type === "pass";
  const offers = (choices.programs ?? []).filter((offer) => !programs.some((program) => alike(program, offer)));
  const limit = bidding && !programs.some(({ kind }) => LIMITS.includes(kind));
  const only = forced && !programs.some(({ kind }) => kind === "only_choice");
  if (!offers.length && !limit && !only) return null;
  return html`<div class="programmed small">
    ${offers.length > 0 &&
    html`<details>
      <summary>${t("page-program-from-now")}</summary>
      <ul class="standing">
        ${offers.map(
          (offer) => html`<li key=${`${offer.kind} ${offer.company}`}>
            <button class="link" onClick=${() => giveNow(table, seat, [...programs, offer])}>${say(offer.text)}</button>
          </li>`,
        )}
      </ul>
    </details>`}
    ${(limit || only) && html`<button class="link" onClick=${() => showPrograms(table)}>${limit ? t("page-program-offer-pass") : t("page-program-offer-only")}</button>`}
  </div>`;
}

/** @param {Table} table */
export function showPrograms(table) {
  show((close) => html`<${Programs} table=${table} close=${close} />`);
}

/** @param {{table: Table, close: () => void}} props */
function Programs({ table, close }) {
  const seat = seatOf(table);
  const now = programsOf(table, seat);
  const limited = now.find((program) => LIMITS.includes(program.kind));
  const [only, setOnly] = useState(now.some((program) => program.kind === "only_choice"));
  const [limit, setLimit] = useState(limited?.kind ?? "");
  const [amount, setAmount] = useState(String(limited?.amount ?? 5));
  const [offers, setOffers] = useState(/** @type {(Program|Offer)[]} */ ([]));
  const own = now.filter(({ kind }) => kind !== "only_choice" && !LIMITS.includes(kind));
  const [chosen, setChosen] = useState(/** @type {(Program|Offer)[]} */ (own));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    get(`${table.path}/programs`).then(
      (answer) => setOffers([...own, ...answer.offers.filter((/** @type {Offer} */ offer) => !own.some((one) => alike(one, offer)))]),
      (error) => setProblem(error.message),
    );
  }, []);
  const legal = /^\d{1,6}$/.test(amount);
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    const programs = [...(only ? [{ kind: "only_choice", amount: 0 }] : []), ...(limit ? [{ kind: limit, amount: Number(amount) }] : []), ...chosen];
    try {
      await give(table, seat, programs);
      close();
    } catch (error) {
      setProblem(/** @type {ApiError} */ (error).message);
    }
  };
  /** @param {Program|Offer} offer @param {boolean} wanted */
  const choose = (offer, wanted) => setChosen(wanted ? [...chosen, offer] : chosen.filter((one) => !alike(one, offer)));
  return html`<${Dialog} title=${t("page-program")} close=${close}>
    <form onSubmit=${save}>
      <p class="quiet-text">${t("page-program-note")}</p>
      <label class="check">
        <input type="checkbox" checked=${only} onChange=${(/** @type {any} */ event) => setOnly(event.target.checked)} />
        <span>${t("page-program-only-label")}</span>
      </label>
      ${offers.map(
        (offer) => html`<label key=${`${offer.kind} ${offer.company}`} class="check">
          <input type="checkbox" checked=${chosen.some((one) => alike(one, offer))} onChange=${(/** @type {any} */ event) => choose(offer, event.target.checked)} />
          <span>${say(offer.text)}</span>
        </label>`,
      )}
      <div class="field">
        <label for="limit-kind">${t("page-program-auction")}</label>
        <select id="limit-kind" value=${limit} onChange=${(/** @type {any} */ event) => setLimit(event.target.value)}>
          ${["", ...LIMITS].map((kind) => html`<option key=${kind} value=${kind}>${t("page-program-limit-kind", { kind: kind || "none" })}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="limit">${t("page-program-limit")}</label>
        <input id="limit" inputmode="numeric" disabled=${!limit} value=${amount} onInput=${(/** @type {any} */ event) => setAmount(event.target.value)} />
      </div>
      ${problem && html`<p class="warn-text" role="alert">${problem}</p>`}
      <div class="row end">
        <button type="button" onClick=${close}>${t("page-cancel")}</button>
        <button class="primary" disabled=${Boolean(limit) && !legal}>${t("page-save")}</button>
      </div>
    </form>
  <//>`;
}
