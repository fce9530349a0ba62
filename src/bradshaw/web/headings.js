/** Headings of tables. */
import { html } from "./ui.js";

/** Those of columns of numbers. @param {{names: string[]}} props */
export function FigureHeads({ names }) {
  return names.map((name) => html`<th key=${name} scope="col" class="figure">${name}</th>`);
}
