/**
 * What the server means, in the words of the reader: the one place where messages become sentences.
 *
 * early.js has chosen the language and asked for its catalogue; another one is loaded when it is chosen.
 */
import { Speaker } from "./speaker.js";
import { computed, effect, signal } from "./ui.js";

/** @typedef {import("./types.js").Text} Text */

/** The languages that there are, each by its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

/** Stands around the number of an element in a sentence; no text has this character. */
const MARK = "\uE000";

/** @type {{value: Speaker|null}} */
const speaker = signal(null);
/** The language that was chosen last; its words may be on their way. */
let wanted = "";

/** The language in which the page speaks. */
export const language = computed(() => current().language);
/** That language as `Intl` takes it. */
export const locale = computed(() => current().locale);

effect(() => {
  if (speaker.value) document.documentElement.lang = speaker.value.language;
});

/** Speak the language that early.js has chosen. */
export function loadWords() {
  const { language, catalogue } = /** @type {any} */ (window).early;
  return speak(language, catalogue);
}

/**
 * Speak another language from now on.
 * @param {string} language
 * @param {Promise<Response>} [catalogue] if it has been asked for already
 */
export async function speak(language, catalogue) {
  wanted = language;
  if (speaker.value?.language === language) return;
  const source = await load(catalogue ?? fetch(new URL(`words/${language}.ftl`, import.meta.url)));
  // Meanwhile another one may have been chosen.
  if (wanted === language) speaker.value = new Speaker(language, source);
}

/** @param {Promise<Response>} catalogue */
async function load(catalogue) {
  try {
    const answer = await catalogue;
    if (answer.ok) return await answer.text();
  } catch {
    // What went wrong makes no difference to the reader.
  }
  throw new Error(speaker.value ? t("page-language-missing") : "The words could not be loaded.");
}

function current() {
  if (!speaker.value) throw new Error("No words are loaded yet.");
  return speaker.value;
}

/**
 * What the server sent, as words: a message as a sentence, a proper name or figure as it is.
 * @param {Text} text
 */
export function say(text) {
  return typeof text === "string" ? text : current().say(text);
}

/**
 * The facts of a message.
 * @param {Text} text
 * @returns {Record<string, any>}
 */
export function factsOf(text) {
  return typeof text === "string" ? {} : text.facts;
}

/**
 * Whether a text is a message whose id ends like this, as those that mean the same in several games.
 * @param {Text|undefined} text
 * @param {string} ending
 */
export function means(text, ending) {
  return typeof text === "object" && text.say.endsWith(ending);
}

/**
 * An attribute of a message, with the same facts; null if the catalogues have none.
 * @param {Text} text
 * @param {string} attribute
 * @returns {Text|null}
 */
function attributeOf(text, attribute) {
  if (typeof text === "string") return null;
  const id = `${text.say}.${attribute}`;
  return current().has(id) ? { say: id, facts: text.facts } : null;
}

/**
 * A message without what is seen beside it, where the catalogues have words for that.
 * @param {Text} text
 * @returns {Text}
 */
export function brief(text) {
  return attributeOf(text, "brief") ?? text;
}

/**
 * What the amount of a range is for: its name without the amount, where the catalogues have words for that.
 * @param {import("./types.js").Range} range
 * @returns {Text}
 */
export function about({ name, text }) {
  return attributeOf(text, "about") ?? attributeOf(name, "about") ?? name;
}

/**
 * What a button says for an amount of a range: the name that the choice has by itself, or that of the action.
 * @param {import("./types.js").Range} range
 * @returns {Text}
 */
export function named({ name, text }) {
  return attributeOf(text, "name") ?? name;
}

/**
 * A sentence of the page itself.
 * @param {string} id
 * @param {Record<string, import("./types.js").Fact>} [facts]
 */
export function t(id, facts = {}) {
  return current().say({ say: id, facts });
}

/**
 * A sentence of the page with elements in it, such as a link or a time: each stands where the sentence names it.
 * @param {string} id
 * @param {Record<string, any>} elements
 * @param {Record<string, import("./types.js").Fact>} [facts]
 * @returns {any[]}
 */
export function withElements(id, elements, facts = {}) {
  const names = Object.keys(elements);
  const marks = Object.fromEntries(names.map((name, at) => [name, `${MARK}${at}${MARK}`]));
  const parts = t(id, { ...facts, ...marks }).split(MARK);
  return parts.map((part, at) => (at % 2 ? elements[names[Number(part)]] : part));
}

/** A sum of money. @param {number} amount */
export function money(amount) {
  return current().money(amount);
}
