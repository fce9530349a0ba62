/**
 * What is to be known from the sentences of a game that does not say messages yet. Nothing else in the client looks into
 * a sentence, and this module goes when the last game says messages.
 */

/** @type {Object<string, number>} */
const SPELLED = { one: 1, two: 2, three: 3, four: 4 };
/** What tables and rows of the same meaning are called there. @type {Record<string, string>} */
const MEANINGS = {
  "-table-players": "Players",
  "-table-companies": "Companies",
  "-table-result": "Result",
  "-table-course": "The course of the game",
  "-course-bank": "Bank",
};

/**
 * The facts of a choice, of what a run earns or of an entry of the log.
 * @param {string} text
 * @returns {Record<string, any>}
 */
export function factsIn(text) {
  const money = text.match(/ (?:for|at a price of) (?:£([\d,]+)|([\d,]+)cc)/);
  const warranties = SPELLED[text.match(/(\w+) warrant(?:y|ies)/)?.[1] ?? ""];
  const number = text.match(/\d+/)?.[0];
  return {
    price: money && Number((money[1] ?? money[2]).replaceAll(",", "")),
    unit: money?.[2] ? "cc" : "",
    train: text.match(/\b(?:an?|the)(?: \w+)? (\S+?) (?:train|for)\b/)?.[1] ?? "",
    warranties,
    permit: !text.includes("without a permit"),
    joined: /\bjoined\b/.test(text),
    number: number ? Number(number) : "",
  };
}

/** Whether a text means what the messages with this ending mean. @param {string} text @param {string} ending */
export const sameMeaning = (text, ending) => MEANINGS[ending] === text;

/** A text without what is seen beside it. @param {string} text */
export const shorter = (text) => text.replace(/: .*(?=; if paid out)/, "").replace(/(?:, )?joined .*/, "");

/**
 * What is said of the lowest amount of a range, said of another.
 * @param {string} text
 * @param {number} low
 * @param {number} value
 */
export function withAmount(text, low, value) {
  const [lowest, rest = ""] = text.split(/[:,] /, 2);
  const [before, after] = [low, value].map((amount) => amount.toLocaleString("en-GB"));
  const named = lowest.replace(new RegExp(`£${before}\\b|\\b${before}cc\\b`), (found) => found.replace(before, after));
  return /\d/.test(rest) || !rest ? named : `${named}: ${rest}`;
}

/** What is done, without what it costs and does. @param {string} text */
export const leadOf = (text) => text.split(/[:,] /, 1)[0];

/** What an amount is for. @param {string} text */
export const withoutAmount = (text) => leadOf(text).replace(/ (for|and bid) (£[\d,]+|[\d,]+cc)$/, "");
