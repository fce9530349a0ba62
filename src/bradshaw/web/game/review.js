/** The review of a game: the expected result as a curve, the moves that cost most, and each player's decisions. */
import { get, post, query, remove } from "../api.js";
import { LineChart } from "../charts.js";
import { pounds, SIGNS } from "../format.js";
import { Icon } from "../icons.js";
import { attempt } from "../messages.js";
import { route } from "../router.js";
import { html, signal, useEffect, useMemo, useState } from "../ui.js";
import { say, t } from "../words.js";
import { hexOf, same } from "./compare.js";
import { playerColour } from "./graphs.js";
import { layout, resultShown, reviewShown } from "./layout.js";
import { tab } from "./tabs.js";
import { marksOf } from "./turns.js";

/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").Judged} Judged */
/** @typedef {import("../types.js").ReviewTold} ReviewTold */
/** @typedef {import("./table.js").Table} Table */

/** The pause between two looks at how far a review has come, in milliseconds. */
const PAUSE = 1000;
/** This many costly moves are listed at first, and this many more each time. */
const MOVES = 8;
/** This many steps of a better turn are drawn. */
const DRAWN = 6;
/** The curve where there is room; on a phone its letters would be too small. */
const WIDE = { width: 620, height: 240 };
/** What the curve can show, and the message that names it; its attribute `title` is the heading. @type {Record<string, string>} */
const CURVES = { expected: "page-review-expected", chances: "page-review-chances" };

/**
 * The better move that is drawn on the map, what its hexes would look like, and the moves that are gone through.
 * @type {{value: {table: Table, move: Judged, hexes: Object<string, string>, among: Judged[]}|null}}
 */
const drawn = signal(null);

/** The better move for the position on the screen. @param {Table} table */
const drawnIn = (table) => (drawn.value?.table === table && !table.trial.value && table.viewing.value === drawn.value.move.number ? drawn.value : null);

/** The hexes in which a better move happens, while it is looked at. @param {Table} table @returns {Set<string>|null} */
export function betterSpots(table) {
  const steps = drawnIn(table)?.move.better?.steps ?? [];
  const spots = steps.map(({ spot }) => hexOf(spot)).filter(Boolean);
  return spots.length ? new Set(spots) : null;
}

/** How these hexes would look then. @param {Table} table @returns {Object<string, string>|null} */
export const betterHexes = (table) => drawnIn(table)?.hexes ?? null;

/** Whether there is a review of the game, or may be: of one that is over, or in which nobody else sits. @param {Table} table */
export function mayReview(table) {
  const game = table.game.value;
  if (!game || table.lesson || !table.length.value) return false;
  return ["finished", "ended"].includes(game.status) || game.seats.every((seat) => seat.mine);
}

/** Open the review over the board, and have it made if it is not. @param {Table} table */
export async function openReview(table) {
  table.now();
  reviewShown.value = true;
  await table.send("review");
  asked.value += 1;
}

/** Counts what was asked of the server, so that the panel looks again. */
const asked = signal(0);

/** Whoever comes with `?review` wants to see the review. @param {Table} table */
export function useReviewLink(table) {
  const wanted = route.value.query.has("review") && mayReview(table);
  useEffect(() => {
    if (!wanted) return;
    history.replaceState(null, "", location.pathname + location.hash);
    openReview(table);
  }, [table, wanted]);
}

/**
 * The review as the server tells of it; asked for again while it is being made, and when the game has moved on.
 * @param {Table} table
 * @returns {{told: ReviewTold|null, problem: string}}
 */
function useReview(table) {
  const [told, setTold] = useState(/** @type {ReviewTold|null} */ (null));
  const [problem, setProblem] = useState("");
  const version = table.version.value;
  const count = asked.value;
  useEffect(() => {
    let wanted = true;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let timer;
    const look = async () => {
      try {
        /** @type {ReviewTold} */
        const found = await get(`${table.path}/review`);
        if (!wanted) return;
        setTold(found);
        setProblem("");
        if (found.state === "waiting") timer = setTimeout(look, PAUSE);
      } catch (error) {
        if (!wanted) return;
        setProblem(/** @type {Error} */ (error).message);
        timer = setTimeout(look, 5 * PAUSE);
      }
    };
    look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, version, count]);
  return { told, problem };
}

/** The review over the board. @param {{table: Table}} props */
export function ReviewSheet({ table }) {
  const close = () => {
    reviewShown.value = false;
    resultShown.value = true;
  };
  return html`<section class="final" aria-labelledby="review">
    <header>
      <h2 id="review">${t("page-review")}</h2>
      <button class="plain" aria-label=${t("page-review-close")} title=${t("page-review-close")} onClick=${close}><${Icon} name="close" /></button>
    </header>
    <${Contents} table=${table} />
  </section>`;
}

/** @param {{table: Table}} props */
function Contents({ table }) {
  const { told, problem } = useReview(table);
  const start = async () => {
    await table.send("review");
    asked.value += 1;
  };
  const cancel = async () => {
    await attempt(() => remove(`${table.path}/review`));
    asked.value += 1;
  };
  if (!told) return html`<p class="loading" role="status">${problem || t("page-review-loading")}</p>`;
  if (told.review) return html`<${Reviewed} table=${table} review=${told.review} />`;
  return html`<div class="review">
    ${problem && html`<p class="problem-text">${problem}</p>`}
    ${told.state === "waiting" &&
    html`<div role="status">
        <p>${t("page-review-waiting", { judged: told.judged, actions: told.actions })}</p>
        <progress max=${told.actions} value=${told.judged} aria-label=${t("page-review-progress")}></progress>
        ${told.ahead > 0 && html`<p class="small quiet-text">${t("page-review-others", { count: told.ahead })}</p>`}
      </div>
      <p class="small quiet-text">${t("page-review-leave")}</p>
      ${told.yours && html`<button onClick=${cancel}>${t("page-cancel")}</button>`}`}
    ${told.state === "failed" && html`<p class="problem-text" role="alert">${say(told.problem)}</p>`}
    ${told.state !== "waiting" &&
    html`<p>${told.allowed ? t("page-review-about") : say(told.why_not)}</p>
      ${told.allowed && html`<button class="primary" onClick=${start}>${told.state === "failed" ? t("page-try-again") : t("page-review-start")}</button>`}`}
  </div>`;
}

/** @param {{table: Table, review: Review}} props */
function Reviewed({ table, review }) {
  const [curve, setCurve] = useState("expected");
  const numbers = useMemo(() => review.expected.map((_, number) => number), [review]);
  const lines = useMemo(
    () =>
      review.players.map((name, seat) => ({
        name,
        label: name.length > 9 ? `${name.slice(0, 8)}…` : name,
        colour: playerColour(seat),
        values: curve === "expected" ? review.expected.map((worths) => worths[seat]) : review.chances.map((chances) => 100 * chances[seat]),
      })),
    [review, curve],
  );
  const title = table.game.value?.title ?? "";
  const marks = useMemo(() => marksOf(title, table.wholeLog.value ?? []).map(({ number, text }) => ({ number, text: say(text) })), [title, table.wholeLog.value]);
  return html`<div class="review">
    ${review.players.length > 1 &&
    html`<div class="row" role="group" aria-label=${t("page-review-curves")}>
      ${Object.entries(CURVES).map(
        ([id, name]) => html`<button key=${id} aria-pressed=${curve === id} onClick=${() => setCurve(id)}>${t(name)}</button>`,
      )}
    </div>`}
    <${LineChart}
      title=${t(`${CURVES[curve]}.title`)}
      unit=${curve === "expected" ? "£" : ""}
      numbers=${numbers}
      lines=${lines}
      marks=${marks}
      ...${layout.value === "phone" ? {} : WIDE}
      onPick=${(/** @type {number} */ number) => table.look(number)}
    />
    <${Costly} table=${table} review=${review} />
    <${Players} review=${review} />
    <p class="small quiet-text">${t("page-review-note")}</p>
  </div>`;
}

/** The moves that cost most, of everybody or of one player. @param {{table: Table, review: Review}} props */
function Costly({ table, review }) {
  const [seat, setSeat] = useState(-1);
  const [most, setMost] = useState(MOVES);
  const found = useMemo(
    () =>
      review.decisions
        .filter((one) => one.better && (seat < 0 || one.seat === seat))
        .sort((one, other) => other.cost - one.cost || one.number - other.number),
    [review, seat],
  );
  return html`<section aria-labelledby="costly">
    <div class="row">
      <h3 id="costly">${t("page-review-moves")}</h3>
      ${review.players.length > 1 &&
      html`<select aria-label=${t("page-review-whose")} value=${seat} onChange=${(/** @type {any} */ event) => setSeat(Number(event.target.value))}>
        <option value="-1">${t("page-review-everybody")}</option>
        ${review.players.map((name, index) => html`<option key=${index} value=${index}>${name}</option>`)}
      </select>`}
    </div>
    ${!found.length && html`<p>${t("page-review-none")}</p>`}
    <ol class="costly">
      ${found.slice(0, most).map((one) => html`<${Move} key=${one.number} table=${table} move=${one} among=${found} players=${review.players} />`)}
    </ol>
    ${found.length > most && html`<button onClick=${() => setMost(most + MOVES)}>${t("page-review-more")}</button>`}
  </section>`;
}

/**
 * Look at the position before a move, with the better one on the map.
 * @param {Table} table
 * @param {Judged} move
 * @param {Judged[]} among
 */
async function showBetter(table, move, among) {
  drawn.value = { table, move, among, hexes: {} };
  // On a phone what is better stands in the tab of the turn.
  if (layout.value === "phone") tab.value = "turn";
  await table.look(move.number);
  const steps = move.better?.steps ?? [];
  /** @type {Object<string, string>} */
  let hexes = {};
  for (const [at, step] of steps.slice(0, DRAWN).entries()) {
    if (!hexOf(step.spot)) continue;
    try {
      const actions = steps.slice(0, at).map(({ action }) => action);
      /** @type {import("../types.js").Sketch[]} */
      const sketches = await query(`${table.path}/sketches`, { spot: step.spot, at: move.number, actions });
      hexes = { ...hexes, ...sketches.find(({ action }) => same(action, step.action))?.hexes };
    } catch {
      // What others are asked in between is not part of the steps; the hexes are lit all the same.
      break;
    }
    if (drawn.value?.move !== move) return;
    drawn.value = { table, move, among, hexes };
  }
}

/** One costly move; its position and the better one are a click away. @param {{table: Table, move: Judged, among: Judged[], players: string[]}} props */
function Move({ table, move, among, players }) {
  const first = move.better?.steps[0];
  return html`<li>
    <button class="link" onClick=${() => showBetter(table, move, among)}>
      <span class=${`sign p${move.seat}`} aria-hidden="true">${SIGNS[move.seat]}</span>
      ${t("page-review-move", { number: move.number + 1, player: players[move.seat], kind: move.kind })}
      <b class="figure">${pounds(-move.cost)}</b>
    </button>
    <p>${say(move.played)}</p>
    ${first && html`<p class="quiet-text">${t("core-review-better", { first: first.text })}</p>`}
  </li>`;
}

/** What would have been better, and why, beside the position in which it was decided. @param {{table: Table}} props */
export function BetterMove({ table }) {
  const found = drawnIn(table);
  if (!found?.move.better) return null;
  const { move, among } = found;
  const [first, ...rest] = found.move.better.steps;
  const terms = found.move.better.terms.map(({ about, amount }) => ({ say: "core-reason-term", facts: { term: about, amount } }));
  const next = among[among.indexOf(move) + 1];
  return html`<section class="better-move" aria-label=${t("page-review-better")} aria-live="polite">
    <p><strong>${t("core-review-better", { first: first.text })}</strong></p>
    ${rest.length > 0 && html`<p>${t("core-review-then", { steps: rest.map(({ text }) => text) })}</p>`}
    <p>${t("core-review-loss", { cost: move.cost, percent: Math.round(100 * move.lost) })}</p>
    ${terms.length > 0 && html`<p>${t("core-reason-terms", { terms })}</p>`}
    <div class="row">
      <button onClick=${() => table.now()}>${t("page-review-back")}</button>
      ${next && html`<button onClick=${() => showBetter(table, next, among)}>${t("page-review-next")}</button>`}
    </div>
  </section>`;
}

/** How the players decided, in all and by kind of decision. @param {{review: Review}} props */
function Players({ review }) {
  return html`<section aria-labelledby="review-players">
    <h3 id="review-players">${t("page-review-players")}</h3>
    <div class="wide-table" role="region" aria-label=${t("page-review-players")} tabindex="0">
      <table class="review-players">
        <caption class="hidden-text">${t("page-review-players")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("page-review-player")}</th>
            <th scope="col" class="figure">${t("page-review-decisions")}</th>
            <th scope="col" class="figure">${t("page-review-agreed")}</th>
            <th scope="col" class="figure">${t("page-review-cost")}</th>
          </tr>
        </thead>
        ${review.summaries.map(
          (one) => html`<tbody key=${one.seat}>
            <tr class="marked">
              <th scope="row"><span class=${`sign p${one.seat}`} aria-hidden="true">${SIGNS[one.seat]}</span> ${review.players[one.seat]}</th>
              <${Sums} sums=${one} />
            </tr>
            ${one.kinds.map((kind, index) => html`<tr key=${index} class="kind"><th scope="row">${say(kind.kind)}</th><${Sums} sums=${kind} /></tr>`)}
          </tbody>`,
        )}
      </table>
    </div>
  </section>`;
}

/** @param {{sums: {decisions: number, agreed: number, cost: number}}} props */
function Sums({ sums: { decisions, agreed, cost } }) {
  return html`<td class="figure">${decisions}</td>
    <td class="figure">${decisions ? t("page-review-share", { percent: Math.round((100 * agreed) / decisions) }) : ""}</td>
    <td class="figure">${pounds(cost)}</td>`;
}
