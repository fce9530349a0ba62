/** The language of the reader: by the browser, or by choice; the server keeps it for whoever has played. */
import { put } from "./api.js";
import { tell } from "./messages.js";
import { me, remembered } from "./state.js";
import { effect, html } from "./ui.js";
import { LANGUAGES, language, t } from "./words.js";

/** @type {{value: string|null}} What this browser remembers; early.js reads it. */
const chosen = remembered("language", null);

/** Read another language from now on: what is on the page was made for the old one. @param {string} wanted */
function read(wanted) {
  chosen.value = wanted;
  location.reload();
}

/** Choose a language. @param {string} wanted */
async function choose(wanted) {
  try {
    if (me.value?.person.id) await put("/api/me/language", { language: wanted });
    read(wanted);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "problem");
  }
}

/** Somebody who has chosen a language elsewhere reads it here, too; of others the server learns it for its notices. */
export function followLanguage() {
  effect(() => {
    if (!me.value?.person.id) return;
    const known = me.value.language;
    if (known === null) put("/api/me/language", { language: language() }).catch(() => undefined);
    else if (known !== language()) read(known);
  });
}

/** @param {{short?: boolean}} props `short`: in the bar at the top, where there is little room */
export function LanguageChoice({ short = false }) {
  const options = Object.entries(LANGUAGES).map(([code, name]) => html`<option key=${code} value=${code} lang=${code}>${short ? code.toUpperCase() : name}</option>`);
  const field = html`<select id="language" class=${short ? "language" : ""} aria-label=${short ? t("page-language") : undefined} value=${language()} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${options}
  </select>`;
  return short ? field : html`<div class="field"><label for="language">${t("page-language")}</label>${field}</div>`;
}
