/** The guided first turn: each step is explained the first time it comes up, and the whole can be dismissed for ever. */
import { guided, remembered, titles } from "../state.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words.js";

/** Steps that have been explained, as "title number". */
const explained = remembered("guide-steps", /** @type {string[]} */ ([]));

/** Explain everything anew, or nothing any more. @param {string} title @param {boolean} wanted */
export function setGuide(title, wanted) {
  const others = guided.value.filter((one) => one !== title);
  guided.value = wanted ? others : [...others, title];
  if (wanted) explained.value = explained.value.filter((key) => !key.startsWith(`${title} `));
}

/** Whether a step is for a position, in the terms of its game. @param {import("../types.js").GuideStep} step @param {any} position */
function fits(step, position) {
  return Object.entries(step.when).every(([path, wanted]) => path.split("/").reduce((found, part) => found?.[part], position) === wanted);
}

/** @type {{game: string, number: number, key: string}|null} The step on the screen, and at which position. */
let showing = null;

/**
 * The step that fits the question. Where there is little room it is folded: the question and what can be done come first.
 * @param {{table: import("./table.js").Table, play: import("./play.js").Play, module: import("../types.js").TitleModule,
 *   folded?: boolean}} props
 */
export function Guide({ table, play, module, folded }) {
  const title = table.game.value?.title ?? "";
  const position = table.shown.value;
  const steps = titles.value?.find((one) => one.id === title)?.guide ?? [];
  const wanted =
    steps.length > 0 && position !== null && play.choices.value !== null && !table.trial.value && !table.lesson && !guided.value.includes(title);
  const found = wanted ? steps.findIndex((step) => fits(step, position.position)) : -1;
  const key = `${title} ${found}`;
  useEffect(() => {
    // A step stays until the decision is made; the next time the same question comes up, it is known.
    if (showing && (showing.game !== table.id || showing.number !== position?.number)) {
      explained.value = [...new Set([...explained.value, showing.key])];
      showing = null;
    }
    if (found >= 0 && position) showing = { game: table.id, number: position.number, key };
  }, [key, position?.number]);
  if (found < 0 || explained.value.includes(key)) return null;
  const step = steps[found];
  const content = html`<p>${t(`${step.say}.text`)}</p>
    <div class="row">
      <button disabled=${play.busy.value} onClick=${() => play.hint(module.hasTray)}>${t("page-guide-hint")}</button>
      <button class="link" onClick=${() => setGuide(title, false)}>${t("page-guide-off")}</button>
    </div>`;
  return html`<aside class="guide" aria-label=${t("page-guide")}>
    ${folded
      ? html`<details key=${key}>
          <summary><strong>${t(step.say)}</strong></summary>
          ${content}
        </details>`
      : html`<h3>${t(step.say)}</h3>${content}`}
  </aside>`;
}
