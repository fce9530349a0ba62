/** The history of the game: a slider with marks, step by step or by itself. */
import { Icon } from "../icons.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { say } from "../words.js";
import { marksOf } from "./turns.js";

const STEP = 900;

/** @param {{table: import("./table.js").Table}} props */
export function History({ table }) {
  const length = table.length.value;
  const number = table.viewing.value ?? length;
  const [playing, setPlaying] = useState(false);
  const title = table.game.value?.title ?? "";
  const marks = useMemo(() => marksOf(title, table.wholeLog.value ?? []), [title, table.wholeLog.value]);
  const rest = table.trial.value !== null || length === 0;
  useEffect(() => {
    if (!playing) return undefined;
    if (table.viewing.value === null) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => table.step(1), STEP);
    return () => clearTimeout(timer);
  }, [playing, table.past.value, table.viewing.value]);

  const start = async () => {
    if (playing) {
      setPlaying(false);
      return;
    }
    if (table.viewing.value === null) await table.look(0);
    setPlaying(true);
  };
  return html`<section class="history" aria-label="History">
    <div class="steps">
      <button class="plain" disabled=${rest || number === 0} aria-label="To the beginning" title="To the beginning" onClick=${() => table.look(0)}><${Icon} name="first" /></button>
      <button class="plain" disabled=${rest || number === 0} aria-label="One move back" title="One move back (←)" onClick=${() => table.step(-1)}><${Icon} name="back" /></button>
      <button class="plain" disabled=${rest} aria-label=${playing ? "Stop" : "Play by itself"} title=${playing ? "Stop" : "Play by itself"} onClick=${start}>
        <${Icon} name=${playing ? "pause" : "play"} />
      </button>
      <button class="plain" disabled=${rest || number >= length} aria-label="One move forward" title="One move forward (→)" onClick=${() => table.step(1)}><${Icon} name="forward" /></button>
      <button class="plain" disabled=${rest || number >= length} aria-label="Back to now" title="Back to now (n)" onClick=${() => table.now()}><${Icon} name="last" /></button>
    </div>
    <div class="track">
      <div class="marks" aria-hidden="true">
        ${marks.map(
          (mark) =>
            html`<i key=${mark.number} title=${mark.text} style=${{ left: `${length ? (100 * mark.number) / length : 0}%` }}></i>`,
        )}
      </div>
      <input
        type="range"
        aria-label="Position after move"
        aria-valuetext=${`after move ${Math.ceil(number)} of ${length}`}
        min="0"
        max=${length}
        value=${number}
        disabled=${rest}
        onInput=${(/** @type {any} */ event) => table.look(Number(event.target.value))}
      />
    </div>
    <span class="count nowrap">${Math.ceil(number)} <span class="quiet-text">of ${length}</span></span>
  </section>`;
}

/** Says clearly that what is on the screen is not the present. @param {{table: import("./table.js").Table}} props */
export function PastBanner({ table }) {
  const viewing = table.viewing.value;
  if (viewing === null || table.trial.value) return null;
  const { move, stage } = table.placeOf(viewing);
  const told = stage ? table.log.value.filter((entry) => entry.number === move && entry.stage === stage).map(({ text }) => say(text)).join(" ") : "";
  return html`<div class="past-banner" role="status">
    <span>
      ${stage ? `Within move ${move}, step ${stage} of ${table.stagesOf(move) + 1}` : `Position after move ${move}`}${table.past.value?.number === move ? "" : " …"}${told && `: ${told}`}
    </span>
    <button class="primary" onClick=${() => table.now()}>Back to now</button>
  </div>`;
}
