/** Finds the panels of a title: its own module in games/, or the plain tables. */
import { emubay } from "../games/emubay.js";
import { generic } from "./generic.js";

/** @typedef {import("../types.js").TitleModule} TitleModule */

/** Titles with a module of their own. @type {Record<string, TitleModule>} */
const OWN = { emubay };

/**
 * @param {string} title
 * @returns {TitleModule}
 */
export function panelsOf(title) {
  return { ...generic, ...OWN[title] };
}
