/** Choices of one kind in few lines: what each is about, and beside it the few words in which they differ. */
import { pounds } from "../../format.js";
import { same } from "../../game/compare.js";
import { hovering } from "../../game/hovering.js";
import { html } from "../../ui.js";
import { Plate } from "./pieces.js";
import { factsOf, say, t } from "../../words.js";

/** @typedef {import("../../types.js").Choice} Choice */
/** @typedef {import("../../types.js").Position} Position */
/** @typedef {import("../../game/play.js").Play} Play */
/**
 * What stands at the beginning of a line, a company or a train; and the choices with their few words.
 * @typedef {{company: string, train: string, barred: boolean, chips: {choice: Choice, words: string}[]}} Line
 * `heading`: the id of a message; `note`: what the words leave unsaid; `train`: a line is about a train; `flow`: there are no lines, all stand together;
 * `many`: there are often many, each with very few words.
 * @typedef {{heading: string, line: (choice: Choice, position: Position) => string, words: (choice: Choice) => string,
 *   note?: (choices: Choice[]) => string, train?: boolean, flow?: boolean, many?: boolean}} Kind
 */

/** What is paid or received in all. @param {Choice} choice */
function moneyOf({ text }) {
  const { price, total = price, unit } = factsOf(text);
  return unit === "cc" ? t("eighteen-panel-credits", { amount: total }) : pounds(total);
}

/** The train that is bought, such as 2L. @param {Choice} choice */
const trainOf = ({ text }) => factsOf(text).train;

/** How many warranties a train has. @param {Choice} choice @returns {number} */
const warrantiesOf = ({ text }) => factsOf(text).warranties || 0;

/** What figures in brackets mean. @param {Choice[]} choices */
const noteOf = (choices) => (choices.some(warrantiesOf) ? t("eighteen-panel-warranties") : "");

/** Whether the company may not run the train that it would buy. @param {Choice} choice */
const isBarred = ({ text }) => factsOf(text).permit === false;

/** How choices of each type are told apart. @type {Object<string, Kind>} */
const KINDS = {
  buy_share: {
    heading: "eighteen-panel-buy-share",
    line: ({ action }) => action.company,
    words: (choice) => t("eighteen-panel-share-for", { source: choice.action.from, price: moneyOf(choice) }),
    flow: true,
  },
  buy_card: {
    heading: "eighteen-panel-buy-card",
    line: ({ action }, { position }) => position.rows?.[action.row - 1]?.[0] ?? "",
    words: (choice) => t("eighteen-panel-card-for", { row: choice.action.row, price: moneyOf(choice) }),
    flow: true,
  },
  sell_shares: {
    heading: "eighteen-panel-sell-shares",
    line: ({ action }) => action.company,
    words: (choice) => t("eighteen-panel-sold-for", { count: choice.action.count, price: moneyOf(choice) }),
    note: () => t("eighteen-panel-sold"),
    many: true,
  },
  buy_train: {
    heading: "eighteen-panel-buy-from-bank",
    line: trainOf,
    words: (choice) => t("eighteen-panel-price", { price: moneyOf(choice), warranties: warrantiesOf(choice) }),
    note: noteOf,
    train: true,
  },
  trade_train: {
    heading: "eighteen-panel-buy-from-company",
    line: ({ action }) => action.company,
    words: (choice) => t("eighteen-panel-train-for", { train: trainOf(choice), price: moneyOf(choice), warranties: warrantiesOf(choice) }),
    note: noteOf,
  },
  merge: {
    heading: "eighteen-panel-join-with",
    line: ({ action }) => action.company,
    words: ({ action, text }) => {
      const { price } = factsOf(text);
      return t("eighteen-panel-survives", { survivor: action.survivor, price: price ? pounds(price) : null });
    },
    note: () => t("eighteen-panel-survivor"),
  },
  choose_markers: {
    heading: "eighteen-panel-take-markers",
    line: () => "",
    words: (choice) => t("eighteen-panel-count-for", { count: choice.action.count, price: moneyOf(choice) }),
    flow: true,
  },
};

/** Whether choices of this kind stand in lines. @param {Choice} choice */
export const standsInLines = ({ action }) => action.type in KINDS && !(action.type === "buy_train" && action.warranties === undefined);

/** The types of choices that stand in lines, in the order in which they are shown. */
export const LINED = Object.keys(KINDS);

/**
 * A choice in few words; trains that are alike have the same.
 * @param {Choice} choice
 */
export const fewWords = (choice) => KINDS[choice.action.type].words(choice);

/**
 * The lines of choices of one type. Of choices that are alike, such as two trains of one kind, one is enough.
 * @param {Choice[]} choices
 * @param {Position} position
 * @returns {Line[]}
 */
function linesOf(choices, position) {
  const kind = KINDS[choices[0].action.type];
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const choice of choices) {
    const about = kind.line(choice, position);
    const words = fewWords(choice);
    const line = lines.get(about) ?? { company: kind.train ? "" : about, train: kind.train ? about : "", barred: isBarred(choice), chips: [] };
    if (!line.chips.some((chip) => chip.words === words)) line.chips.push({ choice, words });
    lines.set(about, line);
  }
  return [...lines.values()];
}

/**
 * All choices of one type.
 * @param {{choices: Choice[], play: Play}} props
 */
export function LinedChoices({ choices, play }) {
  const position = play.table.shown.value;
  if (!position) return null;
  const { flow, note, ...kind } = KINDS[choices[0].action.type];
  const heading = t(kind.heading);
  const lines = linesOf(choices, position);
  const parts = { position };
  if (flow) {
    return html`<div class="choice-group xx" role="group" aria-label=${heading}>
      <h3>${heading}</h3>
      <div class="xx-line">
        ${lines.flatMap((line) =>
          line.chips.map(
            ({ choice, words }) => html`<${Chip} key=${say(choice.text)} choice=${choice} play=${play}>${line.company && html`<${Plate} id=${line.company} parts=${parts} />`}${words}<//>`,
          ),
        )}
      </div>
    </div>`;
  }
  return html`<div class="choice-group xx" role="group" aria-label=${heading}>
    <h3>${heading}${note?.(choices) && html`<span class="quiet-text"> ${note(choices)}</span>`}</h3>
    <ul class=${kind.many ? "xx-lines many" : "xx-lines"}>
      ${lines.map(
        (line) => html`<li key=${line.company || line.train}>
          <span class="xx-about">
            ${line.train ? html`<span class="xx-train">${line.train}</span>` : html`<${Plate} id=${line.company} parts=${parts} />`}
            ${line.train && line.barred && html`<small class="quiet-text">${t("eighteen-panel-no-permit")}</small>`}
          </span>
          <span class="xx-line">
            ${line.chips.map(({ choice, words }) => html`<${Chip} key=${words} choice=${choice} play=${play}>${words}<//>`)}
          </span>
        </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * One choice, with its whole text for whoever does not see what stands beside it.
 * @param {{choice: Choice, play: Play, children?: any}} props
 */
function Chip({ choice, play, children }) {
  /** @param {Choice|null} shown */
  const show = (shown) => (play.preview.value = shown);
  return html`<button
    class="choice xx-chip"
    aria-label=${say(choice.text)}
    aria-pressed=${same(play.selection.value?.choice?.action, choice.action)}
    disabled=${play.busy.value}
    onClick=${(/** @type {any} */ event) => event.detail < 2 && play.pick(choice, event.currentTarget)}
    ...${hovering(show, choice)}
  >
    ${children}
  </button>`;
}
