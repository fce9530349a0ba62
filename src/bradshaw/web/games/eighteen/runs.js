/** The runs that a choice makes: for each train its line, its stations with what they add, and the sum. */
import { html } from "../../ui.js";
import { say, t } from "../../words.js";

/** @param {{sketch: import("../../types.js").Sketch}} props */
export function Runs({ sketch }) {
  return html`<span class="xx-runs">
    ${sketch.runs.map(
      (run, at) => html`<span key=${at} class="xx-run">
        <span class="xx-run-head">
          ${run.earns && html`<span class="xx-sample" dangerouslySetInnerHTML=${{ __html: run.sample }}></span>`}
          <span class="xx-train">${run.train}</span>
          ${run.earns ? html`<b>${say(run.earns)}</b>` : html`<span class="quiet-text">${t("eighteen-panel-idle")}</span>`}
        </span>
        <span class="xx-stops">
          ${run.stops.map(([name, earns], stop) => html`<span key=${stop} class="xx-stop">${stop > 0 && html`<span aria-hidden="true">– </span>`}${name}${earns && html` <span class="xx-earns">${say(earns)}</span>`}</span> `)}
          ${run.bonus && html`<span class="xx-stop"><span aria-hidden="true">+ </span><span class="xx-earns">${say(run.bonus)}</span></span>`}
        </span>
      </span>`,
    )}
  </span>`;
}
