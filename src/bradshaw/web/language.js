/** The language of the page: by the browser's wish, or by choice, which the server keeps with the person. */
import { put } from "./api.js";
import { attempt, tellProblem } from "./messages.js";
import { me, remembered } from "./state.js";
import { effect, html } from "./ui.js";
import { language, LANGUAGES, speak, t } from "./words.js";

/** Chosen in this browser; early.js reads it. @type {{value: string|null}} */
const chosen = remembered("language", null);

/** Read another language from now on. @param {string} wanted */
async function choose(wanted) {
  await attempt(async () => {
    await speak(wanted);
    chosen.value = wanted;
    if (!me.value?.person.id) return;
    me.value = { ...me.value, language: wanted };
    await put("/api/me/language", { language: wanted });
  });
}

/** Whoever logs in reads the language that they have chosen elsewhere. */
export function followPerson() {
  effect(() => {
    const wanted = me.value?.language;
    if (!wanted || wanted === language.peek()) return;
    chosen.value = wanted;
    speak(wanted).catch(tellProblem);
  });
}

/**
 * @param {{id: string, name?: string, heading?: string, short?: boolean}} props `name` or the id of a `heading`: what it
 *   is called where it has no label; `short`: where there is little room
 */
export function LanguageSelect({ id, name, heading, short }) {
  return html`<select
    id=${id}
    aria-label=${name}
    aria-labelledby=${heading}
    title=${name}
    value=${language.value}
    onChange=${(/** @type {any} */ event) => choose(event.target.value)}
  >
    ${Object.entries(LANGUAGES).map(
      ([code, own]) => html`<option key=${code} value=${code} lang=${code} aria-label=${own}>${short ? code.toUpperCase() : own}</option>`,
    )}
  </select>`;
}

/** The choice of language, as a field of a form. */
export function LanguageChoice() {
  return html`<div class="field">
    <label for="language">${t("page-language")}</label>
    <${LanguageSelect} id="language" />
  </div>`;
}
