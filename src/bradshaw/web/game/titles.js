/** Finds the panels of a title: its own module in games/, or the plain tables. */
import { generic } from "./generic.js";

/** Titles with a module of their own. */
const OWN = ["emubay"];

/**
 * @param {string} title
 * @returns {Promise<import("../types.js").TitleModule>}
 */
export async function panelsOf(title) {
  if (!OWN.includes(title)) return generic;
  try {
    const module = await import(`../games/${title}.js`);
    return { ...generic, ...module.default };
  } catch (error) {
    console.error(error);
    return generic;
  }
}
