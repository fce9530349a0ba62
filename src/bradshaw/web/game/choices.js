/** Everything that can be done now, as buttons in groups. */
import { halves } from "../format.js";
import { html } from "../ui.js";
import { BidField } from "./bid.js";
import { same } from "./play.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {{heading: string, items: {choice: Choice, label: string, detail: string}[], onMap: boolean}} Group */

/**
 * The words that all texts begin with.
 * @param {string[]} texts
 */
function commonStart(texts) {
  const words = texts[0].split(" ");
  let length = words.length - 1;
  for (const text of texts) {
    const others = text.split(" ");
    let alike = 0;
    while (alike < length && alike < others.length - 1 && words[alike] === others[alike]) alike += 1;
    length = alike;
  }
  return words.slice(0, length).join(" ");
}

/**
 * Possibilities of one kind together, with the words that they share as the heading.
 * @param {Choice[]} choices
 * @returns {Group[]}
 */
export function grouped(choices) {
  /** @type {Map<string, Choice[]>} */
  const kinds = new Map();
  for (const choice of choices) {
    const kind = choice.action.type;
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
  }
  return [...kinds.values()].map((alike) => {
    const names = alike.map((choice) => halves(choice.text)[0]);
    const start = alike.length > 1 ? commonStart(names) : "";
    return {
      heading: start,
      onMap: alike.some((choice) => choice.spot.startsWith("hex:")),
      items: alike.map((choice, index) => ({
        choice,
        label: names[index].slice(start.length).trim(),
        detail: halves(choice.text)[1],
      })),
    };
  });
}

/**
 * The possibilities in the order in which they are shown, for the number keys.
 * @param {import("../types.js").Choices|null} choices
 */
export function inOrder(choices) {
  return grouped(choices?.actions ?? []).flatMap((group) => group.items.map((item) => item.choice));
}

/** @param {{play: import("./play.js").Play}} props */
export function ChoiceList({ play }) {
  const choices = play.choices.value;
  if (!choices) return null;
  const groups = grouped(choices.actions);
  let number = 0;
  return html`<div class="choices">
    ${choices.ranges.map((range, index) => html`<${BidField} key=${`range ${index}`} play=${play} range=${range} alone=${choices.ranges.length === 1} />`)}
    ${groups.map((group, index) => {
      const first = number;
      number += group.items.length;
      return html`<${ChoiceGroup} key=${index} group=${group} first=${first} play=${play} />`;
    })}
  </div>`;
}

/** @param {{group: Group, first: number, play: import("./play.js").Play}} props */
function ChoiceGroup({ group, first, play }) {
  const selected = play.selection.value?.choice?.action;
  return html`<div class="choice-group" role="group" aria-label=${group.heading || undefined}>
    ${group.heading && html`<h3>${group.heading}${group.onMap && html`<span class="quiet-text"> (or click on the map)</span>`}</h3>`}
    <div class=${group.onMap ? "choice-rows" : "choice-chips"}>
      ${group.items.map(({ choice, label, detail }, index) => {
        const number = first + index + 1;
        return html`<button
          key=${index}
          class="choice"
          aria-pressed=${same(selected, choice.action)}
          disabled=${play.busy.value}
          data-choice=${number}
          onClick=${(/** @type {any} */ event) => play.pick(choice, event.currentTarget)}
          onMouseEnter=${() => (play.preview.value = choice)}
          onMouseLeave=${() => (play.preview.value = null)}
          onFocus=${() => (play.preview.value = choice)}
          onBlur=${() => (play.preview.value = null)}
        >
          ${number < 10 && html`<kbd class="number" aria-hidden="true">${number}</kbd>`}
          <span class="label">${label}</span>
          ${group.onMap && detail ? html`<span class="detail">${detail}</span>` : html`<span class="hidden-text">${detail && `: ${detail}`}</span>`}
        </button>`;
      })}
    </div>
  </div>`;
}
