/** What is chosen and what it does, the button that makes the move, and what stands beside it. */
import { Icon } from "../icons.js";
import { html, useLayoutEffect, useRef } from "../ui.js";
import { playAgain } from "../pages/newgame.js";
import { useScrolling } from "../scrolling.js";
import { amountIn, isBid } from "./bid.js";
import { ChangeSheet } from "./changes.js";
import { Courses, Endings } from "./choices.js";
import { same } from "./compare.js";
import { layout, resultShown, reviewShown } from "./layout.js";
import { openRule } from "./tabs.js";
import { startTrial } from "./tryout.js";
import { brief, say, t } from "../words.js";

const UNDO_KEY = "u";

/** @typedef {{table: import("./table.js").Table, play: import("./play.js").Play}} Props */
/** @typedef {Props & {module: import("../types.js").TitleModule}} ConfirmProps */

/**
 * The chosen move in words, with its confirm and cancel buttons. What is only pointed at does not change its size, and
 * its button keeps its place and the focus: it is never disabled, only without effect. The second half of a double
 * click is not a second move.
 * @param {ConfirmProps} props
 */
export function Confirm({ table, play, module }) {
  const selection = play.selection.value;
  const choice = selection?.choice ?? null;
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const words = useScrolling();
  useLayoutEffect(() => {
    // Enter confirms: but a field in which somebody types keeps the focus.
    if (choice && selection?.origin && (!selection.tray || layout.value === "phone")) button.current?.focus({ preventScroll: true });
  }, [selection]);
  if (table.viewing.value !== null && !table.trial.value) {
    return html`<div class="confirm">
      <div class="effect"><p class="quiet-text">${t("page-confirm-past")}</p></div>
      <div class="row"><button class="primary" onClick=${() => table.now()}>${t("page-back-to-now")}</button></div>
    </div>`;
  }
  if (table.lesson?.value && !play.choices.value) return html`<div class="confirm"></div>`;
  const game = table.game.value;
  if (game && table.position.value?.outcome && !table.trial.value) {
    // Beside the result, which has these buttons itself.
    if (layout.value !== "phone" && resultShown.value && !reviewShown.value) return html`<div class="confirm"></div>`;
    return html`<div class="confirm">
      <div class="effect"></div>
      <div class="row">
        ${table.mine.value.length > 0 && html`<button class="primary" onClick=${() => playAgain(game)}>${t("page-play-again")}</button>`}
        <button onClick=${() => (resultShown.value = !resultShown.value)}>${resultShown.value ? t("page-see-board") : t("page-see-result")}</button>
      </div>
    </div>`;
  }
  if ((game?.unreadable || game?.status === "ended") && !table.trial.value) {
    return html`<div class="confirm">
      <div class="effect"><p class="quiet-text">${t("page-look-only")}</p></div>
    </div>`;
  }
  if (!table.mine.value.length && !table.trial.value) {
    return html`<div class="confirm">
      <div class="effect"><p class="quiet-text">${t("page-confirm-watching")}</p></div>
    </div>`;
  }
  if (selection && !choice && selection.among.length && !selection.tray) return html`<${Among} play=${play} />`;
  const shown = play.preview.value && !choice ? play.preview.value : choice;
  const laying = play.laying.value;
  const refusal = laying?.answer.value?.refusal;
  const course = play.choices.value?.courses?.find(({ actions }) => same(actions[0], choice?.action));
  const held = play.held.value === table.stamp.value;
  const label = laying || course?.actions[0].type === "run_trains" ? t("page-confirm-run") : choice && play.choices.value?.ranges.some((range) => isBid(range) && range.action.type === choice.action.type) ? say(choice.name) : t("page-confirm");
  const amount = play.choices.value?.ranges.some((range) => amountIn(play, range) !== undefined);
  return html`<div class=${amount ? "confirm of-amount" : "confirm"}>
    <div class="effects">
      <div class=${choice ? "effect told" : "effect"} ref=${words} role="group" aria-label=${t("page-confirm-effect")} aria-live="polite">
        ${held && html`<p class="warn-text">${t("page-confirm-final")}</p>`}
        ${play.advice.value &&
        html`<p class="advice">${play.advice.value.text}</p>
          ${play.advice.value.reasons.length > 0 && html`<ul class="reasons small" aria-label=${t("page-hint-reasons")}>${play.advice.value.reasons.map((reason, index) => html`<li key=${index}>${reason}</li>`)}</ul>`}`}
        ${shown && !play.advice.value && html`<p class=${choice ? "" : "quiet-text"}>${say(brief(shown.text))}</p>`}
        ${!shown && refusal && html`<p>${say(refusal.text)} <${RuleLink} table=${table} rule=${refusal.rule} /></p>`}
        ${!shown &&
        !laying &&
        play.choices.value &&
        html`<p class="quiet-text">${selection ? t("page-confirm-on-map") : t("page-confirm-choose")}</p>`}
      </div>
      ${choice && !table.shown.value?.sheet && html`<${ChangeSheet} sheet=${play.sheets.of(choice)} table=${table} />`}
    </div>
    <div class="courses"><${Courses} play=${play} /></div>
    <div class="row">
      <button
        ref=${button}
        class=${play.busy.value ? "primary busy" : "primary"}
        aria-disabled=${!choice || play.busy.value}
        onClick=${(/** @type {MouseEvent} */ event) => event.detail < 2 && play.commit()}
      >
        ${label}
      </button>
      <${Endings} play=${play} module=${module} />
      <button disabled=${(!selection && !laying) || play.busy.value} onClick=${() => play.cancel()}>${t("page-confirm-cancel")}</button>
    </div>
  </div>`;
}

/** Several things can be done at the place that was chosen. @param {{play: import("./play.js").Play}} props */
function Among({ play }) {
  const selection = play.selection.value;
  const first = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [selection]);
  if (!selection) return null;
  return html`<div class="confirm">
    <div class="effect"><p>${t("page-choice-which")}</p></div>
    <div class="choice-rows">
      ${selection.among.map(
        (choice, index) =>
          html`<button key=${index} ref=${index ? undefined : first} class="choice" onClick=${() => play.pick(choice, selection.origin)}>
            <span class="label">${say(choice.text)}</span>
          </button>`,
      )}
      <button onClick=${() => play.cancel()}>${t("page-confirm-cancel")}</button>
    </div>
  </div>`;
}

/**
 * What was just made, and the button that takes it back: as long as that needs nobody's consent.
 * @param {Props} props
 */
export function JustMade({ table, play }) {
  const made = play.made.value;
  const undo = table.game.value?.undo;
  const shown = made && undo?.can && table.length.value >= made.number && table.viewing.value === null && !table.trial.value;
  return html`<div role="status" class="just-made">
    ${shown &&
    html`<span class="label">${made.text || t("page-made")}</span>
      <button class="take-back" disabled=${play.busy.value} onClick=${() => play.undo()}><${Icon} name="undo" /> ${t("page-made-undo")} <kbd aria-hidden="true">${UNDO_KEY}</kbd></button>`}
  </div>`;
}

/** Undo, redo, a hint, and trying out. @param {ConfirmProps} props */
export function Tools({ table, play, module }) {
  const game = table.game.value;
  if (!game || !table.mine.value.length) return html`<div class="tools"></div>`;
  const { undo, redo } = game;
  const resting = play.busy.value || table.trial.value !== null || table.viewing.value !== null;
  return html`<div class="tools row">
    <button
      title=${say(undo.text) || t("page-tool-undo-title")}
      disabled=${resting || (!undo.can && !undo.ask)}
      onClick=${() => play.undo()}
    >
      <${Icon} name="undo" /> ${t("page-tool-undo", { ask: undo.ask })}
    </button>
    ${!table.lesson && html`<button aria-label=${t("page-tool-redo")} title=${say(redo.text) || t("page-tool-redo-title")} disabled=${resting || !redo.can} onClick=${() => play.redo()}>
      <${Icon} name="redo" />
    </button>`}
    <button title=${t("page-tool-hint-title")} disabled=${play.busy.value || !play.choices.value} onClick=${() => play.hint(module.hasTray)}>
      ${t("page-tool-hint")}
    </button>
    ${!table.lesson && html`<button
      title=${t("page-tool-try-title")}
      disabled=${play.busy.value || table.trial.value !== null || !Number.isInteger(table.viewing.value ?? 0) || !table.shown.value || table.shown.value.outcome !== null}
      onClick=${() => startTrial(table, play)}
    >
      ${t("page-tool-try")}
    </button>`}
  </div>`;
}

/** Why something cannot be done, or what went wrong. @param {Props} props */
export function Answers({ table, play }) {
  const problem = play.problem.value;
  const answer = play.answer.value;
  if (!problem && !answer) return null;
  return html`<div class="answers" role="alert">
    ${problem &&
    html`<div class="problem">
      <p>
        ${say(problem.text)} ${problem.rule && html`<${RuleLink} table=${table} rule=${problem.rule} />`}
      </p>
      <div class="row">
        ${problem.retry &&
        html`<button class="primary" disabled=${play.busy.value} onClick=${problem.retry}>${t("page-try-again")}</button>`}
        <button onClick=${() => (play.problem.value = null)}>${t("page-close")}</button>
      </div>
    </div>`}
    ${answer &&
    html`<div class="why">
      <div class="row spread">
        <strong>${answer.title}</strong>
        <button class="plain" aria-label=${t("page-close")} onClick=${() => (play.answer.value = null)}><${Icon} name="close" /></button>
      </div>
      ${answer.reasons.map(
        (reason, index) =>
          html`<p key=${index}>${reason.about ? t("page-about", { about: reason.about, text: reason.text }) : say(reason.text)} <${RuleLink} table=${table} rule=${reason.rule} /></p>`,
      )}
    </div>`}
  </div>`;
}

/**
 * A link to a rule in the rules reference beside the game.
 * @param {{table: import("./table.js").Table, rule: string}} props
 */
export function RuleLink({ table, rule }) {
  const title = table.game.value?.title ?? "";
  return html`<a
    class="rule-link"
    href=${`/rules/${title}#${rule}`}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openRule(rule);
    }}
    >${t("page-rule-link")}</a
  >`;
}
