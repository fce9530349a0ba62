/**
 * What the server means, in the words of the reader: the one place where messages become sentences.
 *
 * early.js has chosen the language and asked for its catalogue; who chooses another one gets the page anew.
 */
import { Speaker } from "./speaker.js";

/** @typedef {import("./types.js").Text} Text */

/** The languages that there are, each by its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

/** @type {Speaker|null} */
let speaker = null;

/** Speak the language that early.js has chosen. */
export async function loadWords() {
  const { language, catalogue } = /** @type {any} */ (window).early;
  const answer = await catalogue;
  if (!answer.ok) throw new Error(`The words of the language ${language} could not be loaded.`);
  speaker = new Speaker(language, await answer.text());
}


function current() {
  if (!speaker) throw new Error("No words are loaded yet.");
  return speaker;
}

/**
 * What the server sent, as words: a message as a sentence, a proper name or figure as it is.
 * @param {Text} text
 */
export function say(text) {
  return typeof text === "string" ? text : current().say(text);
}

/**
 * A sentence of the page itself.
 * @param {string} id
 * @param {Record<string, import("./types.js").Fact>} [facts]
 */
export function t(id, facts = {}) {
  return current().say({ say: id, facts });
}

/** The language in which the page speaks. */
export const language = () => current().language;
/** That language as `Intl` takes it. */
export const locale = () => current().locale;

/** A sum of money. @param {number} amount */
export function money(amount) {
  return current().money(amount);
}
