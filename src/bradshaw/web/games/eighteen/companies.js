/** The companies as cards, those that operate first and in their order; those that have not begun as a short list. */
import { pounds } from "../../format.js";
import { html, useLayoutEffect, useRef } from "../../ui.js";
import { companyMoney, homeOf, isAbout, snapshotOf, styleOf } from "./box.js";
import { fewWords } from "./lines.js";
import { Plate, Sign, Trains } from "./pieces.js";
import { PriceGrid, pricedOf, seek, soughtIn } from "./prices.js";
import { say, t } from "../../words.js";

/** @typedef {import("./box.js").Parts} Parts */
/** @typedef {import("./box.js").Choice} Choice */

/** At most this many prices are shown at once. */
const FEW_PRICES = 8;
/** Above a card that is scrolled to. */
const CARD_GAP = 8;

/** @param {Parts} parts */
export function Companies(parts) {
  const { order, companies, company } = snapshotOf(parts);
  const begun = order.filter((id) => companies[id].price !== null || companies[id].floated);
  const ahead = order.filter((id) => !begun.includes(id));
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => {
    // The company that it is about must be seen.
    const card = box.current?.querySelector(".acts");
    const panel = box.current?.closest('[role="tabpanel"]');
    if (card && panel) panel.scrollTop += card.getBoundingClientRect().top - panel.getBoundingClientRect().top - CARD_GAP;
  }, [company]);
  return html`<div class="xx xx-companies" ref=${box}>
    ${begun.map((id) => html`<${Card} key=${id} id=${id} parts=${parts} />`)}
    ${ahead.length > 0 &&
    html`<section class="xx-ahead" aria-label=${t("eighteen-panel-not-started.title")}>
      <h3>${begun.length ? t("eighteen-panel-not-started") : t("eighteen-panel-companies")}</h3>
      <ul>
        ${ahead.map(
          (id) => html`<li key=${id} data-place=${`company:${id}`} class=${id === company ? "acts" : ""}>
            <${Plate} id=${id} parts=${parts} />
            <span class="xx-name">${say(styleOf(parts, id)?.name ?? "")}${companies[id].home && html`<small class="quiet-text">${homeOf(parts, id)}</small>`}</span>
            <span class="xx-tag">${say(companies[id].status)}</span>
            <${Offers} id=${id} parts=${parts} />
          </li>`,
        )}
      </ul>
    </section>`}
  </div>`;
}

/** @param {{id: string, parts: Parts}} props */
function Card({ id, parts }) {
  const snapshot = snapshotOf(parts);
  const company = snapshot.companies[id];
  const style = styleOf(parts, id);
  const director = company.director;
  const acting = snapshot.company === id;
  return html`<article data-place=${`company:${id}`} tabindex="-1" class=${acting ? "xx-card acts" : "xx-card"} style=${{ "--co": style?.colour }} aria-label=${say(style?.name ?? id)}>
    <header>
      <${Plate} id=${id} parts=${parts} />
      <h3 class="xx-name">${say(style?.name ?? id)}</h3>
      <b class="xx-price">${company.price === null ? "" : pounds(company.price)}</b>
    </header>
    <dl>
      <div>
        <dt>${t("eighteen-panel-director")}</dt>
        <dd>${director === null ? html`<span class="quiet-text">${t("eighteen-panel-no-director")}</span>` : html`<${Sign} seat=${director} />${parts.game.seats[director]?.name}`}</dd>
      </div>
      <div>
        <dt>${t("eighteen-panel-treasury")}</dt>
        <dd>${company.floated || company.treasury ? (company.treasury === null ? html`<span title=${t("eighteen-panel-treasury-secret")}>?</span>` : companyMoney(snapshot, company.treasury)) : "–"}</dd>
      </div>
      <div>
        <dt>${t("eighteen-panel-last-run")}</dt>
        <dd>${!company.revenue ? "–" : company.paid ? pounds(company.revenue) : t("eighteen-panel-retained", { revenue: company.revenue })}</dd>
      </div>
      <div>
        <dt>${snapshot.words.base === "base" ? t("eighteen-panel-bases-left") : t("eighteen-panel-markers-left")}</dt>
        <dd>${company.bases_left}${company.next_base ? html` <span class="quiet-text">${t("eighteen-panel-next-base", { price: companyMoney(snapshot, company.next_base) })}</span>` : ""}</dd>
      </div>
      <div>
        <dt>${t("eighteen-panel-par")}</dt>
        <dd>${company.par === null ? "–" : pounds(company.par)}</dd>
      </div>
      <div class="xx-row">
        <dt>${t("eighteen-panel-trains")}</dt>
        <dd><${Trains} trains=${company.trains} /></dd>
      </div>
    </dl>
    <p class="xx-holders" aria-label=${t("eighteen-panel-shares")}><${Holders} id=${id} parts=${parts} /></p>
    ${(company.status || company.permits?.length) && html`<p class="xx-status">${t("page-either", { texts: [company.status, ...permitsOf(company)].filter(Boolean) })}</p>`}
    <${Offers} id=${id} parts=${parts} />
  </article>`;
}

/** Who holds the shares, and where the others are. @param {{id: string, parts: Parts}} props */
function Holders({ id, parts }) {
  const { players, companies } = snapshotOf(parts);
  const company = companies[id];
  return html`${players.map((player, seat) => {
    const count = player.shares[id];
    const director = company.director === seat;
    return count
      ? html`<span key=${seat} class="xx-holder" title=${t("eighteen-panel-player-shares", { player: parts.game.seats[seat]?.name ?? "", count })}>
          <${Sign} seat=${seat} />${parts.game.seats[seat]?.name} <b>${count}</b>${director && html`<span aria-hidden="true">★</span><span class="hidden-text"> ${t("eighteen-panel-is-director")}</span>`}
        </span>`
      : null;
  })}
  ${company.offering > 0 && html`<span class="xx-holder free">${t("eighteen-panel-ipo")} <b>${company.offering}</b>${(company.reserved ?? 0) > 0 && html`<span class="quiet-text"> ${t("eighteen-panel-reserved", { count: company.reserved ?? 0 })}</span>`}</span>`}
  ${company.pool > 0 && html`<span class="xx-holder free">${t("eighteen-panel-pool")} <b>${company.pool}</b></span>`}
  ${(company.own ?? 0) > 0 && html`<span class="xx-holder free">${t("eighteen-panel-own-shares")} <b>${company.own}</b></span>`}`;
}

/** For which trains a company has permits. @param {import("./box.js").Company} company */
function permitsOf({ permits }) {
  const kinds = permits?.map((kind) => t("eighteen-panel-permit-name", { kind })) ?? [];
  return kinds.length ? [t("eighteen-panel-permits", { permits: kinds, count: kinds.length })] : [];
}

/** What can be done now with a company's certificates and trains. @param {{id: string, parts: Parts}} props */
function Offers({ id, parts }) {
  const actions = parts.choices?.actions ?? [];
  const choices = actions.filter(({ spot }) => isAbout(spot, id));
  const priced = pricedOf(actions).filter(({ company }) => company === id);
  const sought = soughtIn(actions, parts.position);
  if (!choices.length && !priced.length) return null;
  return html`<div class="xx-offers">
    ${choices
      .filter((choice, at) => choices.findIndex((other) => verbOf(other) === verbOf(choice)) === at)
      .map((choice) => html`<button key=${verbOf(choice)} title=${say(choice.text)} onClick=${() => parts.pick(choice)}>${verbOf(choice)}</button>`)}
    ${priced.map((one) =>
      one.choices.length > FEW_PRICES
        ? html`<button key=${one.id} aria-expanded=${one.id === sought?.id} onClick=${() => seek(one, parts.position)}>${t("eighteen-panel-at-which", { name: one.name })}</button>
            ${one.id === sought?.id && html`<${PriceGrid} priced=${one} parts=${parts} pick=${parts.pick} />`}`
        : one.choices.map((choice, at) => html`<button key=${at} title=${say(choice.text)} onClick=${() => parts.pick(choice)}>${verbOf(choice)}</button>`),
    )}
  </div>`;
}

/** @param {Choice} choice */
function verbOf(choice) {
  const { action, name } = choice;
  if (action.type === "buy_share") return t("eighteen-panel-buy-from", { source: action.from });
  if (action.type === "sell_shares") return t("eighteen-panel-sell", { count: action.count });
  if (action.type === "trade_train") return t("eighteen-panel-buy-its", { offer: fewWords(choice) });
  if (action.type === "merge") return t("eighteen-panel-join", { result: fewWords(choice) });
  if (action.par) return t("eighteen-panel-par-at", { price: action.par });
  return say(name);
}
