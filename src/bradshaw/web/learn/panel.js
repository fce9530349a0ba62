/** What a lesson says: the goal, what to look at, and what is answered to a move. */
import { Icon } from "../icons.js";
import { html, useLayoutEffect } from "../ui.js";
import { t } from "../words.js";

/** Marks what to look at, wherever on the screen it stands. */
const marks = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, marks];

/** @param {string[]} spots */
function mark(spots) {
  const places = spots.map((spot) => `[data-place="${CSS.escape(spot)}"]`).join(", ");
  const hexes = spots.map((spot) => `[data-spot="${CSS.escape(spot)}"] > .edge`).join(", ");
  marks.replaceSync(
    spots.length
      ? `${places} { outline: 3px dashed var(--look); outline-offset: 2px; } ${hexes} { stroke: var(--look); stroke-width: 7; stroke-dasharray: 14 9; }`
      : "",
  );
}

/** @param {{table: import("./table.js").LessonTable, play: import("./table.js").LessonPlay}} props */
export function LessonPanel({ table, play }) {
  const lesson = table.lesson.value;
  useLayoutEffect(() => {
    mark(lesson?.spots ?? []);
    return () => mark([]);
  }, [lesson]);
  if (!lesson) return null;
  const over = lesson.step === lesson.steps;
  const list = `/learn/${lesson.title}`;
  return html`<section class="lesson" aria-label=${t("page-lesson")}>
    <div class="row spread">
      <p class="lesson-name">
        <a href=${list}>${lesson.name}</a>
        <span class="small quiet-text">${over ? t("page-lesson-over") : t("page-lesson-step", { step: lesson.step + 1, steps: lesson.steps })}</span>
      </p>
      <a class="button plain" href=${list} aria-label=${t("page-lesson-leave")} title=${t("page-lesson-leave")}><${Icon} name="close" /></a>
    </div>
    <div role="status">
      ${lesson.answer &&
      html`<p class=${lesson.right ? "lesson-answer right" : "lesson-answer"}>
        <strong>${lesson.right ? t("page-lesson-right") : t("page-lesson-not-yet")}</strong> ${lesson.answer}
      </p>`}
      <p class=${over ? "lesson-goal over" : "lesson-goal"}>${lesson.goal}</p>
    </div>
    ${!over && html`<p class="lesson-look small">${lesson.look}</p>`}
    ${over
      ? html`<p class="row">
          ${lesson.next
            ? html`<a class="button primary" href=${`/learn/${lesson.title}/${lesson.next}`}>${t("page-lesson-next")}</a>`
            : html`<a class="button primary" href="/">${t("page-lesson-play")}</a>`}
          <a class="button" href=${list}>${t("page-lesson-all")}</a>
        </p>`
      : html`<p class="row">
          <button disabled=${play.busy.value} onClick=${() => play.hint()}>${t("page-lesson-show")}</button>
        </p>`}
  </section>`;
}
