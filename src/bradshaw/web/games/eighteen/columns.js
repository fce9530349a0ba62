/** The columns of the table of shares: what stands in each, by what it is sorted, and what a figure in it means. */
import { html } from "../../ui.js";
import { t } from "../../words.js";
import { companyMoney, isAbout, snapshotOf } from "./box.js";
import { FewTrains, Sign } from "./pieces.js";
import { pricedOf } from "./prices.js";
import { resultOf, roundName, runShown } from "./rounds.js";
import { TURN_SIGNS } from "./summary.js";

/** @typedef {import("./box.js").Parts} Parts */
/** @typedef {import("./box.js").Choice} Choice */
/** @typedef {import("./rounds.js").Round} Round */
/**
 * `heading`: what stands above it, `name`: all of that in words; `value`: by what it is sorted, null comes last;
 * `rule`: the key of the rule that tells more; `moment`: the action that a figure comes from; `seat`: whose column it is;
 * `latest`: whether it stands below as well, and is left out where there is little room; `aside`: whether it is about the
 * company alone, and stands in a table of its own where the players take all the room.
 * @typedef {{id: string, heading: any, name: string, figure: boolean, value: (id: string) => number|string|null,
 *   show: (id: string) => any, meaning: (id: string) => string[], rule: string, choices?: (id: string) => Choice[],
 *   moment?: (id: string) => number|null, seat?: number, latest?: boolean, aside?: boolean}} Column
 */

/** What one share is of a company, in per cent. */
const PERCENT = 10;
/** The latest operating rounds in the table, where it has room; all of them stand below it. */
const LATEST = 3;

/**
 * @param {Parts} parts
 * @param {Round[]} rounds
 * @returns {Column[]}
 */
export function columnsOf(parts, rounds) {
  const { companies, players } = snapshotOf(parts);
  const all = Object.values(companies);
  return [
    ...parts.game.seats.flatMap(({ seat, name }) => (players[seat] ? [playerColumn(parts, seat, name)] : [])),
    offeringColumn(parts),
    soldColumn(parts, "pool", "pool"),
    ...(all.some((one) => one.own !== undefined) ? [soldColumn(parts, "own", "company")] : []),
    priceColumn(parts),
    ...[
      parColumn(parts),
      orderColumn(parts),
      treasuryColumn(parts),
      trainsColumn(parts),
      ...(all.some((one) => one.permits?.length) ? [permitsColumn(parts)] : []),
      basesColumn(parts),
    ].map((column) => ({ ...column, aside: true })),
    ...rounds.slice(-LATEST).reverse().map((round) => ({ ...runColumn(round), latest: true })),
  ];
}

/** What can be done at a place of the table. @param {Parts} parts @param {string} place @returns {Choice[]} */
const at = (parts, place) => (parts.choices?.actions ?? []).filter(({ spot }) => spot === place);

/** What a heading says, in short and in full. @param {string} column */
const headed = (column) => ({ id: column, heading: t("eighteen-panel-column", { column }), name: t("eighteen-panel-column.title", { column }), rule: column });

/** The same for a column of numbers. @param {string} column */
const figures = (column) => ({ ...headed(column), figure: true });

/** A count of shares, empty for none. @param {number|undefined} shares */
const count = (shares) => (shares ? String(shares) : "");

/**
 * The shares of a player.
 * @param {Parts} parts
 * @param {number} seat
 * @param {string} player
 * @returns {Column}
 */
function playerColumn(parts, seat, player) {
  const { players, companies, priority, stock_round: begun } = snapshotOf(parts);
  const held = (/** @type {string} */ id) => players[seat].shares[id] ?? 0;
  const directs = (/** @type {string} */ id) => companies[id].director === seat;
  return {
    id: `seat ${seat}`,
    heading: html`<${Sign} seat=${seat} /><span class="xx-player-short">${player}</span>${priority === seat && begun > 0 && html`<span class="xx-priority" title=${t("eighteen-panel-priority.title")}>⚑<span class="hidden-text">${t("eighteen-panel-priority")}</span></span>`}`,
    name: t("eighteen-panel-player-column", { player }),
    figure: true,
    seat,
    value: (id) => held(id) * 2 + Number(directs(id)),
    show: (id) =>
      held(id) > 0 &&
      html`<b class=${`p${seat}`}>${held(id)}</b>${directs(id) && html`<span class=${`xx-star p${seat}`} aria-hidden="true">★</span><span class="hidden-text"> ${t("eighteen-panel-is-director")}</span>`}`,
    meaning: (id) => {
      const each = companies[id].sale_price ?? 0;
      return [t("eighteen-panel-mean-holding", { player, company: id, count: held(id), percent: held(id) * PERCENT, director: directs(id), each, total: each * held(id) })];
    },
    rule: "holding",
    choices: parts.position.actors.includes(seat) ? (id) => at(parts, `share:${id}:hand`) : undefined,
  };
}

/** Shares in the initial offering; here companies are started, and in the solo game cards bought. @param {Parts} parts @returns {Column} */
function offeringColumn(parts) {
  const { companies, company: acting, rows = [] } = snapshotOf(parts);
  const actions = parts.choices?.actions ?? [];
  const about = (/** @type {{company?: string, row?: number}} */ { company, row }) => company || (row ? rows[row - 1]?.[0] : acting);
  const priced = pricedOf(actions).flatMap((one) => one.choices.map((choice) => ({ choice, id: about(one) })));
  const cards = actions.filter(({ action }) => action.type === "buy_card").map((choice) => ({ choice, id: about(/** @type {any} */ (choice.action)) }));
  return {
    ...figures("ipo"),
    value: (id) => companies[id].offering,
    show: (id) => count(companies[id].offering),
    meaning: (id) => {
      const { offering, par, reserved = 0 } = companies[id];
      return [t("eighteen-panel-mean-ipo", { company: id, count: offering - reserved, par, reserved })];
    },
    choices: (id) => [...at(parts, `share:${id}:ipo`), ...[...cards, ...priced].flatMap((one) => (one.id === id ? [one.choice] : []))],
  };
}

/**
 * Shares in the bank pool, or those that companies hold themselves; where they are bought, by its name in the choices.
 * @param {Parts} parts
 * @param {"pool"|"own"} column
 * @param {"pool"|"company"} source
 * @returns {Column}
 */
function soldColumn(parts, column, source) {
  const { companies } = snapshotOf(parts);
  const shares = (/** @type {string} */ id) => companies[id][column] ?? 0;
  return {
    ...figures(column),
    value: shares,
    show: (id) => count(shares(id)),
    meaning: (id) => {
      const { price, certificate_in_pool: certificate } = companies[id];
      const facts = { company: id, count: shares(id), price: price ?? 0 };
      return [column === "pool" ? t("eighteen-panel-mean-pool", { ...facts, count: shares(id) - certificate, certificate }) : t("eighteen-panel-mean-own", facts)];
    },
    choices: (id) => at(parts, `share:${id}:${source}`),
  };
}

/** @param {Parts} parts @returns {Column} */
function priceColumn(parts) {
  const { companies } = snapshotOf(parts);
  return {
    ...figures("price"),
    value: (id) => companies[id].price,
    show: (id) => html`<b>${companies[id].price}</b>`,
    meaning: (id) => {
      const { price, sale_price: each } = companies[id];
      return [t("eighteen-panel-mean-price", { company: id, price: price ?? 0, each: each ?? 0, full: price === each })];
    },
  };
}

/** @param {Parts} parts @returns {Column} */
function parColumn(parts) {
  const { companies } = snapshotOf(parts);
  return {
    ...figures("par"),
    value: (id) => companies[id].par,
    show: (id) => companies[id].par,
    meaning: (id) => [t("eighteen-panel-mean-par", { company: id, par: companies[id].par ?? 0 })],
  };
}

/** When a company has its turn, and whether it has had it in this round. @param {Parts} parts @returns {Column} */
function orderColumn(parts) {
  const { companies, order, round } = snapshotOf(parts);
  const running = order.filter((id) => companies[id].floated);
  const place = (/** @type {string} */ id) => running.indexOf(id) + 1;
  return {
    ...figures("order"),
    value: (id) => (place(id) ? -place(id) : null),
    show: (id) => {
      const when = round === "operating" ? turnOf(parts, id) : undefined;
      const told = when !== undefined && when !== "next";
      return (place(id) > 0 || told) && html`${place(id) || ""}${told && html`<span class=${`xx-turn ${when}`} aria-hidden="true">${TURN_SIGNS[when]}</span><span class="hidden-text"> ${t("eighteen-panel-strip-turn", { when, company: id })}</span>`}`;
    },
    meaning: (id) => {
      const when = round === "operating" ? turnOf(parts, id) : undefined;
      const told = when ? [t("eighteen-panel-turn-told", { when, company: id })] : [];
      return place(id) ? [...told, t("eighteen-panel-mean-order", { company: id, place: place(id), count: running.length })] : [...told, ...statusOf(parts, id)];
    },
  };
}

/** @param {Parts} parts @returns {Column} */
function treasuryColumn(parts) {
  const snapshot = snapshotOf(parts);
  const { companies } = snapshot;
  return {
    ...figures("treasury"),
    value: (id) => companies[id].treasury,
    show: (id) => {
      const { treasury, floated } = companies[id];
      return treasury === null ? "?" : floated || treasury ? companyMoney(snapshot, treasury) : "";
    },
    meaning: (id) => {
      const { treasury } = companies[id];
      return [treasury === null ? t("eighteen-panel-treasury-secret") : t("eighteen-panel-mean-treasury", { company: id, money: companyMoney(snapshot, treasury) })];
    },
  };
}

/** Trains, and what rusts them; here trains are bought from other companies. @param {Parts} parts @returns {Column} */
function trainsColumn(parts) {
  const { companies } = snapshotOf(parts);
  return {
    ...headed("trains"),
    figure: false,
    value: (id) => companies[id].trains.length,
    show: (id) => companies[id].trains.length > 0 && html`<${FewTrains} trains=${companies[id].trains} />`,
    meaning: (id) => {
      const { trains } = companies[id];
      const kinds = [...new Map(trains.map((one) => [one.train, one])).values()];
      return trains.length ? kinds.map(({ train, rusts, rusted, warranties }) => t("eighteen-panel-mean-train", { train, rusts, rusted, warranties })) : [t("eighteen-panel-mean-no-trains", { company: id })];
    },
    choices: (id) => (parts.choices?.actions ?? []).filter(({ action, spot }) => action.type === "trade_train" && isAbout(spot, id)),
  };
}

/** For which trains companies have permits. @param {Parts} parts @returns {Column} */
function permitsColumn(parts) {
  const { companies } = snapshotOf(parts);
  return {
    ...headed("permits"),
    figure: false,
    value: (id) => companies[id].permits?.length ?? 0,
    show: (id) => (companies[id].permits ?? []).map((kind) => html`<span key=${kind}>${t("eighteen-panel-permit", { kind })}</span>`),
    meaning: (id) => {
      const kinds = (companies[id].permits ?? []).map((kind) => t("eighteen-panel-permit-name", { kind }));
      return [kinds.length ? t("eighteen-panel-mean-permits", { company: id, kinds }) : t("eighteen-panel-mean-permits.none", { company: id })];
    },
  };
}

/** Bases or station markers that are left. @param {Parts} parts @returns {Column} */
function basesColumn(parts) {
  const snapshot = snapshotOf(parts);
  const { companies, words } = snapshot;
  const kind = words.base === "base" ? "base" : "marker";
  return {
    ...headed(kind === "base" ? "bases" : "markers"),
    figure: true,
    value: (id) => companies[id].bases_left,
    show: (id) => (companies[id].floated ? companies[id].bases_left : ""),
    meaning: (id) => {
      const { bases_left: left, next_base: next } = companies[id];
      return [t("eighteen-panel-mean-bases", { company: id, kind, count: left, price: left && next ? companyMoney(snapshot, next) : null })];
    },
    rule: "bases",
  };
}

/**
 * What the companies earned in an operating round.
 * @param {Round} round
 * @returns {Column}
 */
export function runColumn(round) {
  const name = roundName(round);
  return {
    id: `round ${round.stock_round} ${round.number}`,
    heading: t("eighteen-panel-run-round", { stock_round: round.stock_round, number: round.number }),
    name,
    figure: true,
    value: (id) => round.runs.get(id)?.revenue ?? null,
    show: (id) => runShown(round.runs.get(id)),
    meaning: (id) => {
      const run = round.runs.get(id);
      return [t("eighteen-panel-mean-run", { company: id, round: name, result: resultOf(run), revenue: run?.revenue ?? 0 })];
    },
    rule: "run",
    moment: (id) => round.runs.get(id)?.number ?? null,
  };
}

/**
 * What each company has earned in all.
 * @param {Round[]} rounds
 * @returns {Column}
 */
export function totalColumn(rounds) {
  const sum = (/** @type {string} */ id) => rounds.reduce((all, round) => all + (round.runs.get(id)?.revenue ?? 0), 0);
  const name = t("eighteen-panel-revenue.total");
  return { id: "total", heading: name, name, figure: true, value: sum, show: (id) => html`<b>${sum(id)}</b>`, meaning: () => [], rule: "" };
}

/** Whether a company has had its turn in this operating round. @param {Parts} parts @param {string} company */
export const turnOf = (parts, company) => snapshotOf(parts).strip.turns.find((turn) => turn.company === company)?.when;

/** What is special about a company. @param {Parts} parts @param {string} company @returns {string[]} */
export function statusOf(parts, company) {
  const { status } = snapshotOf(parts).companies[company];
  return status ? [t("eighteen-panel-mean-status", { company, status })] : [];
}
