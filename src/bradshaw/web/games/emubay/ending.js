/** How near the end is: four conditions, of which two after Pay dividends end the game. */
import { html } from "../../ui.js";
import { say, t } from "../../words.js";
import { snapshotOf } from "./box.js";

/** For the bar on top: what is known of the end. @param {import("./box.js").Parts} parts */
export function Summary(parts) {
  const { needed, conditions } = snapshotOf(parts).ending;
  const holding = conditions.filter(({ holds }) => holds).length;
  return html`<p class="eb eb-summary">
    <span class=${holding ? "eb-ends near" : "eb-ends"}>
      ${t("emubay-panel-ending", { count: Math.min(holding, needed), needed })}
      <span class="hidden-text"> ${t("emubay-panel-ending-of")}</span>
    </span>
    ${conditions.map(
      ({ id, name, now, limit, text, holds, next }) => html`<span key=${id} class=${holds ? "eb-gauge holds" : next ? "eb-gauge near" : "eb-gauge"} title=${t("emubay-panel-condition", { name: say(name), now, limit: say(text) })}>
        ${t("emubay-panel-gauge", { condition: id, now })}<span class="eb-limit">${holds ? " ✓" : ` → ${limit}`}</span>
      </span>`,
    )}
  </p>`;
}

/** The four conditions with how near they are. @param {{snapshot: import("./box.js").Snapshot}} props */
export function Ending({ snapshot }) {
  return html`<section class="eb-block" aria-label=${t("emubay-panel-end")}>
    <h3>${t("emubay-panel-end")}</h3>
    <ul class="eb-conditions">
      ${snapshot.ending.conditions.map(
        ({ id, name, now, text, holds, near }) => html`<li key=${id} class=${holds ? "holds" : ""}>
          <span>${holds && html`<span aria-hidden="true">✓ </span>`}${say(name)}</span>
          <span class="eb-figure"><b>${now}</b> ${holds ? t("emubay-panel-holds") : say(text)}</span>
          <progress max="100" value=${near} aria-hidden="true"></progress>
        </li>`,
      )}
    </ul>
    <p class="eb-note">${t("emubay-panel-end-note")}</p>
  </section>`;
}
