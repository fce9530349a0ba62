/** Everything that can be done now, as buttons in groups. */
import { confirming } from "../state.js";
import { html, useLayoutEffect, useRef, useState } from "../ui.js";
import { BidField, amountIn } from "./bid.js";
import { hexOf, same } from "./compare.js";
import { hovering } from "./hovering.js";
import { Payout, paysOut } from "./payout.js";
import { bidOf } from "./play.js";
import { mapSeen } from "./views.js";
import { about, brief, say, t } from "../words.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {{choices: Choice[], onMap: boolean}} Group */

/** How it is called to do nothing more, where a game has no other word for it. @type {Record<string, string>} */
const PASS = { pass: "page-choice-pass" };
/** Longer names do not fit beside the button that confirms. */
const LONG = 16;
/** More amounts than this are not all shown at once. */
const MANY_RANGES = 3;

/**
 * Possibilities of one kind together.
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
  return [...kinds.values()].map((alike) => ({ choices: alike, onMap: alike.some((choice) => hexOf(choice.spot) !== "") }));
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
  return grouped(listed).flatMap((group) => group.choices);
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
    const [name, text] = [say(choice.name), say(choice.text)];
    const label = name.length > LONG ? t((module.endings ?? PASS)[choice.action.type]) : name;
    return html`<button
      key=${index}
      class="choice ending"
      aria-pressed=${same(selected, choice.action)}
      disabled=${play.busy.value}
      data-choice=${index + 1}
      title=${text}
      onClick=${(/** @type {any} */ event) => event.detail < 2 && play.pick(choice, event.currentTarget)}
    >
      ${index < 9 && html`<kbd class="number" aria-hidden="true">${index + 1}</kbd>`}
      <span class="label">${label}</span>${text !== label && html`<span class="hidden-text">${t("page-name-text", { text })}</span>`}
    </button>`;
  });
}

/**
 * Several moves at one click. Who confirms every move makes them one by one.
 * @param {{play: import("./play.js").Play}} props
 */
export function Courses({ play }) {
  // Each step of a lesson is one move.
  if (play.laying.value || play.table.lesson || (confirming.value === "always" && !play.table.trial.value)) return null;
  return (play.choices.value?.courses ?? []).map(
    (course, index) => html`<button
      key=${index}
      class=${play.busy.value ? "course primary busy" : "course primary"}
      aria-disabled=${play.busy.value}
      onClick=${(/** @type {MouseEvent} */ event) => event.detail < 2 && play.follow(course)}
    >
      ${say(course.text)}
    </button>`,
  );
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
      : ranges.map((range, index) => html`<${BidField} key=${`range ${index}`} play=${play} range=${range} alone=${ranges.length === 1} module=${module} />`)}
    ${choosers}
    ${groups.map((group, index) => {
      const first = number;
      number += group.choices.length;
      if (isEnding(group.choices[0], module)) return null;
      const drawn = html`<${ChoiceGroup} key=${index} group=${group} first=${first} play=${play} module=${module} />`;
      if (!module.folded?.includes(group.choices[0].action.type)) return drawn;
      const count = group.choices.length;
      const onMap = group.onMap && mapSeen.value;
      return html`<div key=${index} class="on-map">
        ${onMap && html`<p>${t("page-choice-on-map")}</p>`}
        <details open=${group.onMap && !onMap}>
          <summary>${group.onMap ? t("page-choice-list", { count }) : count > 1 ? t("page-choice-ways", { count }) : say(group.choices[0].name)}</summary>
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
  const names = ranges.map((range) => say(about(range)));
  const heading = module.rangesHeading?.(ranges) ?? "";
  /** @param {number} index @param {HTMLElement} origin */
  const choose = (index, origin) => {
    setOpen(index);
    play.select({ choice: bidOf(ranges[index], ranges[index].low), among: [], spot: "", origin });
  };
  return html`<div class="choice-group" role="group" aria-label=${heading || t("page-bids")}>
    ${heading && html`<h3>${heading}</h3>`}
    <div class="choice-chips">
      ${names.map(
        (name, index) => html`<button
          key=${index}
          class="choice"
          aria-label=${names[index]}
          aria-expanded=${index === open}
          title=${say(ranges[index].text)}
          disabled=${play.busy.value}
          onClick=${(/** @type {any} */ event) => choose(index, event.currentTarget)}
        >
          ${module.Thing && position ? html`<${module.Thing} action=${ranges[index].action} position=${position} />` : name}
        </button>`,
      )}
    </div>
    ${open >= 0 &&
    ranges[open] &&
    html`<div class="amount" ref=${amount}><${BidField} key=${open} play=${play} range=${ranges[open]} alone=${true} module=${module} /></div>`}
  </div>`;
}

/**
 * @param {{group: Group, first: number, play: import("./play.js").Play,
 *   module: import("../types.js").TitleModule}} props
 */
function ChoiceGroup({ group, first, play, module }) {
  const selected = play.selection.value?.choice?.action;
  const Detail = module.Detail;
  /** @param {import("../types.js").Choice|null} choice */
  const show = (choice) => (play.preview.value = choice);
  const rows = group.onMap || group.choices.some((choice) => paysOut(choice) || play.sketches.of(choice));
  return html`<div class="choice-group" role="group">
    <div class=${rows ? "choice-rows" : "choice-chips"}>
      ${group.choices.map((choice, index) => {
        const number = first + index + 1;
        const sketch = play.sketches.of(choice);
        const text = say(choice.text);
        const label = sketch?.runs.length ? say(brief(choice.text)) : rows && !paysOut(choice) ? text : say(choice.name);
        return html`<button
          key=${index}
          class="choice"
          aria-pressed=${same(selected, choice.action)}
          disabled=${play.busy.value}
          data-choice=${number}
          onClick=${(/** @type {any} */ event) => event.detail < 2 && play.pick(choice, event.currentTarget)}
          ...${hovering(show, choice)}
        >
          ${number < 10 && html`<kbd class="number" aria-hidden="true">${number}</kbd>`}
          <span class="label">${label}</span>
          ${paysOut(choice) && html`<${Payout} choice=${choice} seats=${play.table.game.value?.seats ?? []} />`}
          ${Detail && sketch?.runs.length ? html`<${Detail} choice=${choice} sketch=${sketch} />` : text !== label && html`<span class="hidden-text">${t("page-name-text", { text })}</span>`}
        </button>`;
      })}
    </div>
  </div>`;
}
