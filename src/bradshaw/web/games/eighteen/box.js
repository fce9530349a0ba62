/** The position of an 18xx game as its server tells it, and what follows from it. */

import { pounds } from "../../format.js";
import { t } from "../../words.js";

/**
 * @typedef {{name: string, full_name: string, value: number, pays: number, owner: number|null, where: import("../../types.js").Text, share_of: string|null}} Private
 * @typedef {{train: string, rusts: string|null, rusted: boolean, warranties: number}} Train
 * @typedef {{cash: number, worth: number, liquidity: number, certificates: number, shares: Object<string, number>,
 *   privates?: string[], obligations?: string[]}} Player
 * @typedef {{par: number|null, price: number|null, sale_price: number|null, director: number|null, treasury: number|null, trains: Train[],
 *   offering: number, pool: number, certificate_in_pool: number, reserved?: number, own?: number, permits?: string[],
 *   home?: string, first_permit?: string, bases_left: number, next_base: number|null, status: import("../../types.js").Text,
 *   floated: boolean, revenue: number, paid: number}} Company
 * @typedef {{turns: {company: string, when: "done"|"now"|"next"}[],
 *   trains: {train: string, price: number, left: number|null, on_sale: boolean, rusts: string[]}[], colours: string[],
 *   ends: {name: import("../../types.js").Message, text: import("../../types.js").Text, near: number, certain: boolean}[]}} Strip
 * @typedef {{stage: string, doing: import("../../types.js").Text, words: {base: string, unit: "£"|"cc"}, company: string|null, round: "auction"|"parliament"|"stock"|"operating", stock_round: number,
 *   operating_round: [number, number], phase: string, bank: number, priority: number, certificate_limit: number|null,
 *   players: Player[], order: string[], rules: Record<string, string>, privates?: Private[], rows?: string[][], companies: Object<string, Company>,
 *   strip: Strip, tiles_left: Object<string, number>}} Snapshot
 * @typedef {{game: import("../../types.js").GameView, position: import("../../types.js").Position,
 *   choices: import("../../types.js").Choices|null, pick: (wanted: any) => void, why: (action: any) => void,
 *   me: number|null}} Parts
 * @typedef {import("../../types.js").Choice} Choice
 */

/** @param {{position: import("../../types.js").Position}} parts @returns {Snapshot} */
export const snapshotOf = (parts) => parts.position.position;

/**
 * @param {{position: import("../../types.js").Position}} parts
 * @param {string} id
 */
export const styleOf = (parts, id) => parts.position.view.styles.find((style) => style.id === id);

/**
 * Whether a place on the table is a company's, or that of its shares.
 * @param {string} spot
 * @param {string} id
 */
export const isAbout = (spot, id) => spot === `company:${id}` || spot.startsWith(`share:${id}:`);

/**
 * Black or white, whichever is read better on a colour.
 * @param {string} colour as #rrggbb
 */
export function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? "#17130e" : "#ffffff";
}

/**
 * An amount of a company's money.
 * @param {Snapshot} snapshot
 * @param {number} amount
 */
export const companyMoney = ({ words }, amount) => (words.unit === "cc" ? t("eighteen-panel-credits", { amount }) : pounds(amount));

/**
 * Whether a player who sells shares of a company would no longer direct it.
 * @param {Snapshot} snapshot
 * @param {number} seat
 * @param {string} company
 * @param {number} count
 */
export function losesDirector({ companies, players }, seat, company, count) {
  if (companies[company]?.director !== seat) return false;
  const left = (players[seat]?.shares[company] ?? 0) - count;
  return left < 2 || players.some((player, other) => other !== seat && (player.shares[company] ?? 0) > left);
}

/** Where a company is at home, and for which trains it gets its first permit. @param {Parts} parts @param {string} id */
export function homeOf(parts, id) {
  const { home, first_permit: kind } = snapshotOf(parts).companies[id];
  return t("listed", { items: [...(home ? [home] : []), ...(kind ? [t("eighteen-panel-permit-name", { kind })] : [])] });
}

/** The round as players write it: SR 3, OR 3.1. @param {Snapshot} snapshot */
export function roundOf({ round, stock_round: stock, operating_round: [number] }) {
  if (round === "auction") return t("eighteen-panel-auction");
  if (round === "parliament") return t("eighteen-panel-parliament");
  return round === "stock" ? t("eighteen-panel-stock-round", { number: stock }) : t("eighteen-panel-operating-round", { stock_round: stock, number });
}
