/** Where the game stands, in the line above the board: operating order, trains and what they rust, tiles, the end. */
import { layout } from "../../game/layout.js";
import { openTab } from "../../game/tabs.js";
import { useOneInSight } from "../../scrolling.js";
import { html } from "../../ui.js";
import { say, t } from "../../words.js";
import { companyMoney, snapshotOf, styleOf } from "./box.js";
import { Plate } from "./pieces.js";

/** @typedef {import("./box.js").Parts} Parts */
/** @typedef {import("./box.js").Strip} Strip */

/** From this percentage on an end is marked as near. */
const NEAR = 75;
/** Companies in the folded line of a phone. */
const FEW = 4;
/** Whether a company has had its turn. */
export const TURN_SIGNS = { done: "✓", now: "▸", next: "" };

/** @param {Parts} parts */
export function Summary(parts) {
  if (layout.value !== "phone") return html`<${Whole} parts=${parts} />`;
  const snapshot = snapshotOf(parts);
  const { turns, trains } = snapshot.strip;
  const end = [...endsOf(parts)].sort((one, other) => Number(other.certain) - Number(one.certain) || other.near - one.near)[0];
  const ahead = turns.filter(({ when }) => when !== "done");
  return html`<details class="strip-folded">
    <summary aria-label=${t("eighteen-panel-strip")}>
      <span class="strip-few">
        ${ahead.slice(0, FEW).map(({ company, when }) => html`<span key=${company} class=${`strip-turn ${when}`}><span aria-hidden="true">${TURN_SIGNS[when]}</span><${Plate} id=${company} parts=${parts} /></span>`)}
        ${ahead.length > FEW && t("eighteen-panel-strip-more", { count: ahead.length - FEW })}
      </span>
      ${trains.slice(0, 1).map((kind) => html`<span key=${kind.train} class="strip-train">${onSale(snapshot, kind)}</span>`)}
      ${end && html`<${End} end=${end} />`}
    </summary>
    <${Whole} parts=${parts} />
  </details>`;
}

/** @param {Parts} parts */
const endsOf = (parts) => (parts.position.outcome ? [] : snapshotOf(parts).strip.ends);

/** @param {import("./box.js").Snapshot} snapshot @param {Strip["trains"][0]} kind */
const onSale = (snapshot, { train, price, left }) => t("eighteen-panel-strip-on-sale", { train, price: companyMoney(snapshot, price), left });

/** @param {{parts: Parts}} props */
function Whole({ parts }) {
  const snapshot = snapshotOf(parts);
  const { turns, trains, colours } = snapshot.strip;
  const ends = endsOf(parts);
  return html`<div class="strip" role="group" aria-label=${t("eighteen-panel-strip")}>
    ${turns.length > 0 && html`<${Order} turns=${turns} parts=${parts} />`}
    <dl>
      <div><dt>${t("eighteen-panel-phase")}</dt><dd>${snapshot.phase}</dd></div>
      <div>
        <dt>${t("eighteen-panel-strip-tiles")}</dt>
        <dd>
          ${colours.map((colour) => html`<span key=${colour} class="strip-tile" data-colour=${colour} aria-hidden="true"></span>`)}
          ${colours.length ? html`<span class="hidden-text">${t("listed", { items: colours.map((colour) => ({ say: "eighteen-colour", facts: { colour } })) })}</span>` : t("eighteen-panel-strip-no-tiles")}
        </dd>
      </div>
      <div>
        <dt>${t("eighteen-panel-strip-trains")}</dt>
        ${trains.map(
          (kind) => html`<dd key=${kind.train} class=${kind.on_sale ? "strip-train" : "strip-train later"} title=${kind.on_sale ? undefined : t("eighteen-panel-strip-train", { train: kind.train, trains: kind.rusts, count: kind.rusts.length })}>
            ${kind.on_sale ? onSale(snapshot, kind) : t("eighteen-panel-strip-later", { train: kind.train, price: companyMoney(snapshot, kind.price) })}
            ${kind.rusts.length > 0 && html` <b class="strip-rusts">${t("eighteen-panel-strip-rusts", { trains: kind.rusts })}</b>`}
          </dd>`,
        )}
      </div>
      ${ends.length > 0 &&
      html`<div>
        <dt>${t("eighteen-panel-strip-ends")}</dt>
        ${ends.map((end) => html`<dd key=${end.name.say}><${End} end=${end} /></dd>`)}
      </div>`}
    </dl>
  </div>`;
}

/** Something that ends the game, with a line under it as long as it is near. @param {{end: Strip["ends"][0]}} props */
function End({ end }) {
  const name = say(end.name);
  return html`<span class=${`strip-end${end.certain ? " certain" : end.near >= NEAR ? " near" : ""}`} title=${say(end.text)} style=${{ "--near": `${end.near}%` }}>
    <span aria-hidden="true">${name}</span><span class="hidden-text">${t("eighteen-panel-strip-near", { name, near: end.near })}</span>
  </span>`;
}

/**
 * The companies in operating order; the one that operates is in sight.
 * @param {{turns: Strip["turns"], parts: Parts}} props
 */
function Order({ turns, parts }) {
  const list = useOneInSight(".now", turns.find(({ when }) => when === "now")?.company);
  return html`<ol class="strip-order" ref=${list} aria-label=${t("eighteen-panel-strip-order")}>
    ${turns.map(({ company, when }) => {
      const label = t("eighteen-panel-strip-turn", { when, company: styleOf(parts, company)?.name ?? company });
      return html`<li key=${company} class=${`strip-turn ${when}`}>
        <button class="plain" aria-label=${label} title=${label} aria-current=${when === "now" ? "step" : undefined} onClick=${() => showCompany(company)}>
          <span aria-hidden="true">${TURN_SIGNS[when]}</span><${Plate} id=${company} parts=${parts} />
        </button>
      </li>`;
    })}
  </ol>`;
}

/** Bring a company's row into sight: in the view that is shown, or else among the companies. @param {string} id */
function showCompany(id) {
  const place = `[data-place="${CSS.escape(`company:${id}`)}"]`;
  const find = () => /** @type {HTMLElement|null} */ (document.querySelector(`.view:not(.unseen) ${place}, .tab-panel ${place}`));
  if (!find()) openTab("companies");
  requestAnimationFrame(() => {
    const row = find();
    row?.scrollIntoView({ block: "nearest" });
    row?.focus({ preventScroll: true });
  });
}
