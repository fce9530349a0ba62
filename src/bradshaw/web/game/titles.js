/** Finds the panels of a title: its own module in games/, or the plain tables. */
import { eighteen } from "../games/eighteen.js";
import { emubay } from "../games/emubay.js";
import { generic } from "./generic.js";

/** @typedef {import("../types.js").TitleModule} TitleModule */

/** Titles with a module of their own. @type {Record<string, TitleModule>} */
const OWN = { emubay, 1860: eighteen, 1862: eighteen };

/**
 * @param {string} title
 * @returns {TitleModule}
 */
export function panelsOf(title) {
  return { ...generic, ...OWN[title] };
}
