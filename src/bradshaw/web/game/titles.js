/** Finds the panels of a title: its own module in games/, those that its package brings, or the plain tables. */
import { eighteen } from "../games/eighteen.js";
import { emubay } from "../games/emubay.js";
import { titles } from "../state.js";
import * as ui from "../ui.js";
import { money, say, t } from "../words.js";
import { completed, generic, PlainTable } from "./generic.js";

/** @typedef {import("../types.js").TitleModule} TitleModule */

/** Titles with a module in games/. @type {Record<string, TitleModule>} */
const OWN = { emubay: completed(emubay), 1860: completed(eighteen), 1862: completed(eighteen) };
/** What panels of packages are made of: they import nothing from here, so that the client may change inside. */
const KIT = { ...ui, say, t, money, PlainTable };

/** Panels of packages, as far as they have come. @type {{value: Record<string, TitleModule>}} */
const brought = ui.signal({});
/** Titles whose panels have been asked for. @type {Set<string>} */
const asked = new Set();

/**
 * The panels of a title; null as long as it is not known whether its package brings any, or until they have come.
 * @param {string} title
 * @returns {TitleModule|null}
 */
export function usePanels(title) {
  const told = titles.value?.find((one) => one.id === title);
  ui.useEffect(() => {
    if (told?.panels && !OWN[title]) bring(told);
  }, [told]);
  if (OWN[title]) return OWN[title];
  if (!titles.value) return null;
  return told?.panels ? (brought.value[title] ?? null) : generic;
}

/**
 * Load the panels that the package of a title brings. If they fail, there are the plain tables.
 * @param {import("../types.js").Title} title
 */
async function bring({ id, panels, styles }) {
  if (asked.has(id)) return;
  asked.add(id);
  if (styles) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles }));
  let module = generic;
  try {
    module = completed(/** @type {any} */ (await import(panels)).panels(KIT));
  } catch (error) {
    console.error(panels, error);
  }
  brought.value = { ...brought.value, [id]: module };
}
