/** The history of the game: a slider with marks, step by step or by itself. */
import { Icon } from "../icons.js";
import { html, useMemo } from "../ui.js";
import { say, t } from "../words.js";
import { plays, replay, setSpeed, speed, SPEEDS, stopReplay } from "./replay.js";
import { marksOf } from "./turns.js";

/** @param {{table: import("./table.js").Table}} props */
export function History({ table }) {
  const length = table.length.value;
  const number = table.viewing.value ?? length;
  const playing = plays(table);
  const title = table.game.value?.title ?? "";
  const marks = useMemo(() => marksOf(title, table.wholeLog.value ?? []), [title, table.wholeLog.value]);
  const rest = table.trial.value !== null || length === 0;
  const start = () => (playing ? stopReplay() : replay(table, table.viewing.value ?? 0));
  const running = playing ? t("page-history-stop") : t("page-history-play");
  return html`<section class="history" aria-label=${t("page-history")}>
    <div class="steps">
      <button class="plain" disabled=${rest || number === 0} aria-label=${t("page-history-first")} title=${t("page-history-first")} onClick=${() => table.look(0)}><${Icon} name="first" /></button>
      <button class="plain" disabled=${rest || number === 0} aria-label=${t("page-history-back")} title=${t("page-history-back.title")} onClick=${() => table.step(-1)}><${Icon} name="back" /></button>
      <button class="plain" disabled=${rest} aria-label=${running} title=${running} onClick=${start}>
        <${Icon} name=${playing ? "pause" : "play"} />
      </button>
      <button class="plain" disabled=${rest || number >= length} aria-label=${t("page-history-forward")} title=${t("page-history-forward.title")} onClick=${() => table.step(1)}><${Icon} name="forward" /></button>
      <button class="plain" disabled=${rest || number >= length} aria-label=${t("page-back-to-now")} title=${t("page-history-now-title")} onClick=${() => table.now()}><${Icon} name="last" /></button>
      <select class="speed" aria-label=${t("page-history-speed")} title=${t("page-history-speed")} disabled=${rest} onChange=${(/** @type {any} */ event) => setSpeed(Number(event.target.value))}>
        ${SPEEDS.map((one) => html`<option key=${one} value=${one} selected=${one === speed.value}>${t("page-history-times", { times: one })}</option>`)}
      </select>
    </div>
    <div class="track">
      <div class="marks" aria-hidden="true">
        ${marks.map(
          (mark) =>
            html`<i key=${mark.number} title=${say(mark.text)} style=${{ left: `${length ? (100 * mark.number) / length : 0}%` }}></i>`,
        )}
      </div>
      <input
        type="range"
        aria-label=${t("page-history-slider")}
        aria-valuetext=${t("page-history-slider.now", { number: Math.ceil(number), count: length })}
        min="0"
        max=${length}
        value=${number}
        disabled=${rest}
        onInput=${(/** @type {any} */ event) => table.look(Number(event.target.value))}
      />
    </div>
    <span class="count nowrap">${t("page-history-count", { number: Math.ceil(number), count: length })}</span>
  </section>`;
}

/** Says clearly that what is on the screen is not the present. @param {{table: import("./table.js").Table}} props */
export function PastBanner({ table }) {
  const viewing = table.viewing.value;
  if (viewing === null || table.trial.value) return null;
  const { move, stage } = table.placeOf(viewing);
  const told = table.log.value.filter((entry) => stage && entry.number === move && entry.stage === stage).map(({ text }) => say(text));
  const after = stage ? t("page-past-within", { move, step: stage, steps: table.stagesOf(move) + 1 }) : t("page-past-after", { move });
  const where = table.past.value?.number === move ? after : t("page-past-loading", { where: after });
  const next = stage ? undefined : table.log.value.find((entry) => entry.number === move + 1);
  return html`<div class="past-banner" role="status">
    <span>${told.length ? t("page-past-told", { where, told: t("sentences", { parts: told }) }) : where}</span>
    ${next && html`<span class="next-move">${t("page-past-next", { told: next.text })}</span>`}
    <button class="primary" onClick=${() => table.now()}>${t("page-back-to-now")}</button>
  </div>`;
}
