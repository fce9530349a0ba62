/** The action table with its cubes; while a share is auctioned, the auction in its place. */
import { html, useLayoutEffect, useRef, useState } from "../../ui.js";
import { ACTIONS, CHARTERS, INDEPENDENTS, choicesFor, inPlay, labelOf, snapshotOf } from "./box.js";
import { AuctionBlock } from "./auction.js";
import { Cube, Plate, Terms } from "./pieces.js";
import { say, t, withElements } from "../../words.js";

/** @typedef {import("./box.js").Parts} Parts */
/** @typedef {import("./box.js").Choice} Choice */
/** @typedef {typeof ACTIONS[number]} Space */

/** @param {Parts} parts */
export function ActionTable(parts) {
  const snapshot = snapshotOf(parts);
  if (snapshot.stage === "bidding") return html`<${AuctionBlock} ...${parts} />`;
  return html`<${Spaces} ...${parts} />`;
}

/** @param {Parts} parts */
function Spaces(parts) {
  const snapshot = snapshotOf(parts);
  const [unfolded, setUnfolded] = useState("");
  useLayoutEffect(() => setUnfolded(""), [parts.position]);
  const lifted = snapshot.cube_lifted_from;
  const table = useRef(/** @type {HTMLElement|null} */ (null));
  const close = () => {
    /** @type {HTMLElement|null|undefined} */ (table.current?.querySelector("[aria-expanded=true]"))?.focus();
    setUnfolded("");
  };
  const space = ACTIONS.find((one) => one.id === unfolded);
  return html`<section class="eb eb-table" aria-label=${t("emubay-table-actions")} ref=${table}>
    ${space && html`<${Uses} space=${space} parts=${parts} close=${close} />`}
    <ul>
      ${ACTIONS.map(
        (one) => html`<li key=${one.id} data-place=${`action:${one.id}`}>
          <${Action}
            space=${one}
            parts=${parts}
            lifted=${lifted}
            unfolded=${unfolded === one.id}
            unfold=${() => setUnfolded(unfolded === one.id ? "" : one.id)}
          />
        </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * What can be done at one action of the table: lift a cube from it, or put the lifted one on it.
 * @param {{space: Space, parts: Parts, lifted?: string, unfolded: boolean, unfold: () => void}} props
 */
function Action({ space, parts, lifted, unfolded, unfold }) {
  const snapshot = snapshotOf(parts);
  const cubes = snapshot.action_cubes[space.id] ?? 0;
  const choosing = snapshot.stage === "choose_action";
  const lifting = snapshot.stage === "lift_cube";
  const uses = choicesFor(parts, ({ action }) =>
    choosing ? action.type === space.type : action.type === "lift_cube" && action.from === space.id,
  );
  const content = html`<span class="eb-action-name">${t("emubay-action", { action: space.id })}</span><span class="eb-action-short">${t("emubay-panel-action-short", { action: space.id })}</span>
    <span class="eb-spaces" aria-hidden="true">
      ${Array.from({ length: space.spaces }, (_, at) => {
        const filled = at < cubes;
        const gap = !filled && at === cubes && lifted === space.id;
        return html`<span key=${at} class=${`eb-space${filled ? " filled" : ""}${gap ? " gap" : ""}`}>
          ${filled && html`<${Cube} kind="wood" />`}
        </span>`;
      })}
    </span>
    <span class="hidden-text">${t("emubay-panel-spaces", { cubes, spaces: space.spaces })}</span>`;
  if (!parts.choices || !(choosing || lifting)) return html`<div class="eb-action">${content}</div>`;
  if (!uses.length) {
    const reason = lifting ? (cubes ? "no" : "empty") : lifted === space.id ? "from-here" : cubes >= space.spaces ? "full" : "not-now";
    return html`<button type="button" class="eb-action closed" aria-disabled="true" onClick=${() => parts.why(example(space, snapshot, parts.me, lifting))}>
      ${content}<span class="eb-verb">${t("emubay-panel-closed", { reason })}<span class="hidden-text">${t("emubay-panel-closed.why")}</span></span>
    </button>`;
  }
  const several = uses.length > 1;
  return html`<button
    type="button"
    class="eb-action can"
    aria-expanded=${several ? unfolded : undefined}
    onClick=${() => (several ? unfold() : parts.pick(uses[0]))}
  >
    ${content}<span class="eb-verb">${lifting ? t("emubay-panel-lift") : t("emubay-panel-place")}<span class="hidden-text">${t("page-name-text", { text: several ? t("page-choice-ways", { count: uses.length }) : uses[0].text })}</span></span>
  </button>`;
}

/**
 * Something that one might try there, so that the rules can say why it does not go.
 * @param {Space} space
 * @param {import("./box.js").Snapshot} snapshot
 * @param {number|null} me
 * @param {boolean} lifting
 */
function example(space, snapshot, me, lifting) {
  if (lifting) return { type: "lift_cube", from: space.id };
  const held = Object.keys(snapshot.players[me ?? snapshot.player]?.shares ?? {}).filter((id) => inPlay(snapshot.companies[id]));
  const company = held.find((id) => CHARTERS.includes(id)) ?? held[0] ?? CHARTERS[0];
  if (space.id === "dividend") return { type: "pay_dividends" };
  if (space.id === "bond") {
    const { amount, x, y } = snapshot.bonds_available[0] ?? { amount: 10, x: 6, y: 1 };
    return { type: "issue_bond", company, bond: { amount, x, y } };
  }
  if (space.id === "merge") {
    const independent = INDEPENDENTS.find((id) => snapshot.companies[id].status === "sold") ?? INDEPENDENTS[0];
    return { type: "merge", company: CHARTERS.includes(company) ? company : CHARTERS[0], independent };
  }
  return { type: space.type, company };
}

/**
 * The ways of using the cube on one action, above the table.
 * @param {{space: Space, parts: Parts, close: () => void}} props
 */
function Uses({ space, parts, close }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const uses = choicesFor(parts, ({ action }) => action.type === space.type);
  useLayoutEffect(() => /** @type {HTMLElement|null} */ (box.current?.querySelector("li button"))?.focus(), [space]);
  /** @param {Choice} choice */
  const pick = (choice) => {
    close();
    parts.pick(choice);
  };
  const name = t("emubay-action", { action: space.id });
  return html`<div
    class="eb-uses"
    role="dialog"
    aria-label=${name}
    ref=${box}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    }}
  >
    <p><b>${name}</b><button type="button" class="plain" aria-label=${t("page-close")} onClick=${close}>✕</button></p>
    <ul>
      ${uses.map(
        (choice, at) => html`<li key=${at}>
          <button type="button" onClick=${() => pick(choice)}>
            <${Short} choice=${choice} /><span class="eb-effect">${say(choice.text)}</span>
          </button>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** A choice by the things that it concerns. @param {{choice: Choice}} props */
function Short({ choice }) {
  const { action } = choice;
  if (action.type === "merge") {
    return html`<span class="nowrap">
      ${withElements("emubay-panel-into", { independent: html`<${Plate} company=${action.independent} />`, company: html`<${Plate} company=${action.company} />` })}
    </span>`;
  }
  if (action.type === "issue_bond") {
    return html`<span class="nowrap"><${Plate} company=${action.company} /> <${Terms} bond=${action.bond} /></span>`;
  }
  return html`<${Plate} company=${action.company} />`;
}

/** The action of the table that begins with a type of action. @param {string} type */
export const startOf = (type) => t("emubay-action", { action: ACTIONS.find((one) => one.type === type)?.id ?? "" });

/** The button that a charter offers for a choice. @param {Choice} choice */
export function verbOf(choice) {
  const { action } = choice;
  if (action.type.startsWith("start_")) return startOf(action.type);
  if (action.type === "merge") return t("emubay-panel-merge-into", { company: labelOf(action.company) });
  return say(choice.name);
}
