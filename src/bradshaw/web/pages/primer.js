/** The rules of a game on two pages, each paragraph with the rules that it stands on, and a glossary. */
import { get } from "../api.js";
import { html, useEffect, useState } from "../ui.js";
import { language, t } from "../words.js";

/** @typedef {import("../types.js").Primer} Primer */

/**
 * @param {{title: string}} props
 */
export function PrimerPages({ title }) {
  const [primer, setPrimer] = useState(/** @type {Primer|null} */ (null));
  const [problem, setProblem] = useState("");
  const load = () => {
    setProblem("");
    get(`/api/titles/${encodeURIComponent(title)}/primer`).then(setPrimer, (error) => setProblem(error.message));
  };
  useEffect(load, [title, language.value]);
  if (problem) return html`<p role="alert">${problem} <button onClick=${load}>${t("page-try-again")}</button></p>`;
  if (!primer) return html`<p class="loading">${t("page-rules-loading")}</p>`;
  return html`${primer.sections.length > 0 &&
    html`<section class="primer" aria-labelledby="primer">
      <h2 id="primer">${t("page-primer")}</h2>
      <div class="primer-pages">
        ${primer.sections.map(
          ({ heading, points }, index) => html`<section key=${index}>
            <h3>${heading}</h3>
            ${points.map(({ text, rules }, at) => html`<p key=${at}>${text} ${rules.map((rule, place) => html`<a key=${rule} class="rule-mark" href=${`/rules/${title}#${rule}`} title=${rule} aria-label=${t("page-primer-rule", { rule })}>§${place + 1}</a>`)}</p>`)}
          </section>`,
        )}
      </div>
    </section>`}
    ${primer.terms.length > 0 &&
    html`<section class="glossary" aria-labelledby="glossary">
      <h2 id="glossary">${t("page-glossary")}</h2>
      <p class="small quiet-text">${t("page-glossary-text")}</p>
      <dl>
        ${primer.terms.map(
          ({ term, also, text }) => html`<div key=${term}>
            <dt>${term} ${also !== term && html`<span class="quiet-text">${also}</span>`}</dt>
            <dd>${text}</dd>
          </div>`,
        )}
      </dl>
    </section>`}`;
}
