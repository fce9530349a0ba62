/** Your turn: the question, what can be done, what it does, and what cannot be done and why. */
import { useFromTop } from "../scrolling.js";
import { html } from "../ui.js";
import { Answers, Confirm, JustMade, RuleLink, Tools } from "./confirm.js";
import { ChangeSheet } from "./changes.js";
import { ChoiceList } from "./choices.js";
import { Guide } from "./guide.js";
import { resultShown } from "./layout.js";
import { Since } from "./news.js";
import { ProgramOffers, Standing } from "./programs.js";
import { say, t, withElements } from "../words.js";
import { BetterMove } from "./review.js";

/** @typedef {{table: import("./table.js").Table, play: import("./play.js").Play, module: import("../types.js").TitleModule}} Props */

/** Who decides, and what. @param {{table: import("./table.js").Table}} props */
export function Question({ table }) {
  const position = table.shown.value;
  if (!position) return null;
  const still = Boolean(table.game.value?.unreadable) || table.game.value?.status === "ended";
  const mine = !still && table.myTurn.value && table.viewing.value === null && !table.trial.value;
  const actor = still ? undefined : table.game.value?.seats[position.actors[0]];
  const bot = actor?.kind === "bot" ? actor : null;
  const queued = bot && table.waiting.value === bot.seat;
  const live = table.viewing.value === null && !table.trial.value && !position.outcome;
  /** Past, present or try-out, and in the present who decides. */
  const standing = () => {
    if (table.trial.value) return t("page-turn-try");
    if (!live) return position.outcome ? t("page-turn-end") : t("page-turn-past");
    if (still) return t("page-turn-look");
    if (mine) return t("page-turn");
    if (!bot) return t("page-turn-waiting");
    return queued ? t("page-turn-queued", { player: bot.name }) : t("page-turn-bot");
  };
  // The sheet of the result tells it all beside this.
  if (position.outcome && table.viewing.value === null && resultShown.value) return html`<div class="question"><h2>${standing()}</h2></div>`;
  return html`<div class=${mine ? "question mine" : "question"}>
    <p class="whose">
      ${standing()}
      ${live && bot && !queued && html`<span class="dots" aria-hidden="true"></span>`}
    </p>
    <h2>${say(position.headline)}</h2>
  </div>`;
}

/** The whole panel for wide screens. @param {Props & {guide: boolean}} props */
export function TurnPanel({ table, play, module, guide }) {
  const position = table.shown.value;
  if (!position) return null;
  return html`<section class="turn" aria-label=${t("page-turn")}>
    <${Question} table=${table} />
    <div class="turn-scroll" id="choices" tabindex="-1">
      <${TurnBody} table=${table} play=${play} module=${module} guide=${guide} />
    </div>
    <div class="turn-foot">
      <${Confirm} table=${table} play=${play} module=${module} />
      <${Tools} table=${table} play=${play} module=${module} />
    </div>
  </section>`;
}

/** What stands between the question and the buttons. @param {Props & {guide?: boolean}} props */
export function TurnBody({ table, play, module, guide = true }) {
  const position = table.shown.value;
  useFromTop(position ? say(position.headline) : "");
  if (!position) return null;
  return html`<${BetterMove} table=${table} />
    <${JustMade} table=${table} play=${play} />
    <${Standing} table=${table} />
    <${Answers} table=${table} play=${play} />
    <${Since} table=${table} module=${module} />
    ${guide && html`<${Guide} table=${table} play=${play} module=${module} folded />`}
    ${!play.laying.value && html`<${ChoiceList} play=${play} module=${module} />`}
    ${position.sheet && html`<div class="question-sheet"><${ChangeSheet} sheet=${position.sheet} table=${table} /></div>`}
    ${module.Beside && html`<${module.Beside} position=${position} />`}
    ${module.Own && html`<${module.Own} play=${play} />`}
    <${ProgramOffers} table=${table} />
    ${position.view.hint && html`<p class="hint small">${say(position.view.hint)}</p>`}
    ${play.choices.value && html`<${NotPossible} table=${table} />`}`;
}

/** What the rules refuse now, with the reasons. @param {{table: import("./table.js").Table}} props */
function NotPossible({ table }) {
  const closed = (table.shown.value?.view.closed ?? []).filter((one) => !one.cell);
  if (!closed.length) return null;
  return html`<details class="not-possible">
    <summary>${t("page-choice-not-possible", { count: closed.length })}</summary>
    <ul>
      ${closed.map(
        (one, index) => html`<li key=${index}>
          ${withElements("page-about", { about: html`<strong>${say(one.text)}</strong>` }, { text: one.refusal.text })} <${RuleLink} table=${table} rule=${one.refusal.rule} />
        </li>`,
      )}
    </ul>
  </details>`;
}
