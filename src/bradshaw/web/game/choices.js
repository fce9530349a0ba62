/** Everything that can be done now, as buttons in groups. */
import { counted, halves } from "../format.js";
import { html, useLayoutEffect, useRef, useState } from "../ui.js";
import { BidField, amountIn, rangeName } from "./bid.js";
import { hexOf, same } from "./compare.js";
import { boardFolded, layout } from "./layout.js";
import { bidOf } from "./play.js";
import { say } from "../words.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {{heading: string, items: {choice: Choice, label: string, detail: string}[], onMap: boolean}} Group */

/** How it is called to do nothing more, where a game has no other word for it. @type {Record<string, string>} */
const PASS = { pass: "Pass" };
/** Longer names do not fit beside the button that confirms. */
const LONG = 16;
/** More amounts than this are not all shown at once. */
const MANY_RANGES = 3;

/**
 * The words that all texts begin with, as far as there is no figure among them: figures are what people choose by.
 * @param {string[]} texts
 */
function commonStart(texts) {
  const words = texts[0].split(" ");
  const figure = words.findIndex((word) => /\d/.test(word));
  let length = Math.min(words.length - 1, figure < 0 ? words.length : figure);
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
    const names = alike.map((choice) => halves(say(choice.text))[0]);
    const start = alike.length > 1 ? commonStart(names) : "";
    return {
      heading: start,
      onMap: alike.some((choice) => hexOf(choice.spot) !== ""),
      items: alike.map((choice, index) => ({
        choice,
        label: names[index].slice(start.length).trim(),
        detail: halves(say(choice.text))[1],
      })),
    };
  });
}

/**
 * Whether a possibility is not in the list because its kind is chosen in another way.
 * @param {Choice} choice
 * @param {import("../types.js").TitleModule} module
 */
const hasChooser = (choice, module) => choice.action.type in (module.choosers ?? {}) && !module.listed?.(choice);

/**
 * The possibilities of the list in the order in which they are shown, for the number keys.
 * @param {import("../types.js").Choices|null} choices
 * @param {import("../types.js").TitleModule} module
 */
export function inOrder(choices, module) {
  const listed = (choices?.actions ?? []).filter((choice) => !hasChooser(choice, module));
  return grouped(listed).flatMap((group) => group.items.map((item) => item.choice));
}

/**
 * Whether a possibility ends something: those stand beside the button that confirms, where they are always in sight.
 * @param {Choice} choice
 * @param {import("../types.js").TitleModule} module
 */
const isEnding = (choice, module) => choice.action.type in (module.endings ?? PASS);

/** Passing, stopping and the like. @param {{play: import("./play.js").Play, module: import("../types.js").TitleModule}} props */
export function Endings({ play, module }) {
  if (play.laying.value) return null;
  const selected = play.selection.value?.choice?.action;
  return inOrder(play.choices.value, module).map((choice, index) => {
    if (!isEnding(choice, module)) return null;
    const text = say(choice.text);
    const [name] = halves(text);
    const label = name.length > LONG ? (module.endings ?? PASS)[choice.action.type] : name;
    const rest = text.startsWith(label) ? text.slice(label.length) : `: ${text}`;
    return html`<button
      key=${index}
      class="choice ending"
      aria-pressed=${same(selected, choice.action)}
      disabled=${play.busy.value}
      data-choice=${index + 1}
      title=${text}
      onClick=${(/** @type {any} */ event) => play.pick(choice, event.currentTarget)}
    >
      ${index < 9 && html`<kbd class="number" aria-hidden="true">${index + 1}</kbd>`}
      <span class="label">${label}</span><span class="hidden-text">${rest}</span>
    </button>`;
  });
}

/** @param {{play: import("./play.js").Play, module: import("../types.js").TitleModule}} props */
export function ChoiceList({ play, module }) {
  const choices = play.choices.value;
  if (!choices) return null;
  const { ranges, actions } = choices;
  const groups = grouped(actions.filter((choice) => !hasChooser(choice, module)));
  const choosers = Object.entries(module.choosers ?? {}).map(([type, Chooser]) => {
    const alike = actions.filter((choice) => choice.action.type === type && hasChooser(choice, module));
    return alike.length > 0 && html`<${Chooser} key=${type} choices=${alike} play=${play} />`;
  });
  let number = 0;
  return html`<div class="choices">
    ${ranges.length > MANY_RANGES
      ? html`<${BidsFor} key="ranges" play=${play} ranges=${ranges} module=${module} />`
      : ranges.map((range, index) => html`<${BidField} key=${`range ${index}`} play=${play} range=${range} alone=${ranges.length === 1} />`)}
    ${choosers}
    ${groups.map((group, index) => {
      const first = number;
      number += group.items.length;
      if (isEnding(group.items[0].choice, module)) return null;
      const drawn = html`<${ChoiceGroup} key=${index} group=${group} first=${first} play=${play} module=${module} />`;
      if (!module.folded?.includes(group.items[0].choice.action.type)) return drawn;
      const ways = counted(group.items.length, "way");
      const onMap = group.onMap && !(boardFolded.value && layout.value !== "wide");
      return html`<div key=${index} class="on-map">
        ${onMap && html`<p>Choose a marked hex on the map.</p>`}
        <details open=${group.onMap && !onMap}>
          <summary>${group.onMap ? (group.items.length > 1 ? `All ${ways} as a list` : "As a list") : `${group.heading || group.items[0].label}: ${ways}`}</summary>
          ${drawn}
        </details>
      </div>`;
    })}
  </div>`;
}

/**
 * Many amounts for different things: first the thing, then its amount. The least is chosen with the thing.
 * @param {{play: import("./play.js").Play, ranges: import("../types.js").Range[],
 *   module: import("../types.js").TitleModule}} props
 */
function BidsFor({ play, ranges, module }) {
  const position = play.table.shown.value;
  const [open, setOpen] = useState(-1);
  const chosen = ranges.findIndex((range) => amountIn(play, range) !== undefined);
  useLayoutEffect(() => setOpen(chosen), [play.table.stamp.value]);
  useLayoutEffect(() => {
    if (chosen >= 0) setOpen(chosen);
  }, [chosen]);
  const amount = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => amount.current?.scrollIntoView({ block: "nearest" }), [open]);
  const names = ranges.map(rangeName);
  const start = commonStart(names);
  const heading = module.rangesHeading?.(ranges) || start;
  /** @param {number} index @param {HTMLElement} origin */
  const choose = (index, origin) => {
    setOpen(index);
    play.select({ choice: bidOf(ranges[index], ranges[index].low), among: [], spot: "", origin });
  };
  return html`<div class="choice-group" role="group" aria-label=${heading || "Bids"}>
    ${heading && html`<h3>${heading}</h3>`}
    <div class="choice-chips">
      ${names.map(
        (name, index) => html`<button
          key=${index}
          class="choice"
          aria-label=${names[index]}
          aria-expanded=${index === open}
          title=${halves(say(ranges[index].text))[1]}
          disabled=${play.busy.value}
          onClick=${(/** @type {any} */ event) => choose(index, event.currentTarget)}
        >
          ${module.Thing && position ? html`<${module.Thing} action=${ranges[index].action} position=${position} />` : name.slice(start.length).trim()}
        </button>`,
      )}
    </div>
    ${open >= 0 &&
    ranges[open] &&
    html`<div class="amount" ref=${amount}><${BidField} key=${open} play=${play} range=${ranges[open]} alone=${true} /></div>`}
  </div>`;
}

/**
 * @param {{group: Group, first: number, play: import("./play.js").Play,
 *   module: import("../types.js").TitleModule}} props
 */
function ChoiceGroup({ group, first, play, module }) {
  const selected = play.selection.value?.choice?.action;
  const Detail = module.Detail;
  return html`<div class="choice-group" role="group" aria-label=${group.heading || undefined}>
    ${group.heading && html`<h3>${group.heading}${group.onMap && html`<span class="quiet-text"> (or click on the map)</span>`}</h3>`}
    <div class=${group.onMap || group.items.some(({ choice }) => play.sketches.of(choice)) ? "choice-rows" : "choice-chips"}>
      ${group.items.map(({ choice, label, detail }, index) => {
        const number = first + index + 1;
        const sketch = play.sketches.of(choice);
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
          ${Detail && sketch?.runs.length ? html`<${Detail} choice=${choice} sketch=${sketch} />` : group.onMap && detail ? html`<span class="detail">${detail}</span>` : html`<span class="hidden-text">${detail && `: ${detail}`}</span>`}
        </button>`;
      })}
    </div>
  </div>`;
}
