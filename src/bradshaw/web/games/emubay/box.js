/** What is in the box, and figures that follow from a position. */
import { t } from "../../words.js";

/**
 * @typedef {{amount: number, x: number, y: number, deferred?: boolean}} Bond
 * @typedef {{status: "company"|"unsold"|"sold"|"merged", station: string, into?: string, cash: number, revenue: number,
 *   regular_track: number, narrow_track: number, resources: number, shares_held: number, shares_available: number,
 *   shares_reserved: number, bonds: Bond[], independents: string[]}} Company
 * @typedef {{cash: number, shares: Object<string, number>}} Player
 * @typedef {{company: string, initial: boolean, high_bid: number, high_bidder: number|null, passed: number[],
 *   minimum_bid: number, first_bidder: number}} Auction
 * @typedef {{id: string, name: import("../../types.js").Message, now: number, limit: number, text: import("../../types.js").Message,
 *   holds: boolean, near: number, next: boolean}} Condition
 * @typedef {{players: Player[], companies: Object<string, Company>, bonds_available: Bond[],
 *   action_cubes: Object<string, number>, resource_cubes: Object<string, number>, player: number,
 *   phase: "initial_auction"|"main", stage: string, auction?: Auction, cube_lifted_from?: string,
 *   building?: {company: string, placed: number}, taking?: {company: string, hex: string|null},
 *   ending: {needed: number, conditions: Condition[]}}} Snapshot
 * @typedef {{game: import("../../types.js").GameView, position: import("../../types.js").Position,
 *   choices: import("../../types.js").Choices|null, pick: (wanted: any) => void, why: (action: any) => void,
 *   me: number|null}} Parts
 * @typedef {import("../../types.js").Choice} Choice
 */

export const CHARTERS = ["EBR", "LW", "TMLC"];
export const INDEPENDENTS = ["GT", "MLM", "NED", "NMF"];
export const COMPANIES = [...CHARTERS, ...INDEPENDENTS];

/** The actions of the table: how many spaces each has, and the kind of action with which a lifted cube is put there. */
export const ACTIONS = [
  { id: "build", spaces: 3, type: "start_build" },
  { id: "auction", spaces: 2, type: "start_auction" },
  { id: "take", spaces: 3, type: "start_take" },
  { id: "bond", spaces: 1, type: "issue_bond" },
  { id: "merge", spaces: 1, type: "merge" },
  { id: "dividend", spaces: 1, type: "pay_dividends" },
];
/** In this order shares are sold before the first turn. */
export const OPENING = ["LW", "TMLC", "EBR", "GT"];
export const MOST_TRACK = 3;

const COLOURS = /** @type {Object<string, string>} */ ({ EBR: "#1f5fa8", LW: "#1e7a3c", TMLC: "#f0c419" });
const NAMES = /** @type {Object<string, string>} */ ({
  EBR: "Emu Bay Railway Co.",
  LW: "Launceston & Western",
  TMLC: "Tasmanian Main Line",
  GT: "Grubb’s Tramway",
  MLM: "Mount Lyell Mining and Railway Co.",
  NED: "North East Dundas Tramway",
  NMF: "North Mount Farrell",
});

/** @param {string} company */
export const labelOf = (company) => (company === "LW" ? "L&W" : company);

/** @param {string} company */
export const nameOf = (company) => NAMES[company] ?? company;

/** The colour of its pieces: red for all independents. @param {string} company */
export const colourOf = (company) => COLOURS[company] ?? "#b3261e";

/** What stands on its cubes. @param {string} company */
export const letterOf = (company) => (company === "narrow" ? "n" : labelOf(company).charAt(0));

/** The position as the rules write it. @param {Parts} parts @returns {Snapshot} */
export const snapshotOf = (parts) => parts.position.position;

/** Whether a company acts and pays for itself. @param {Company|undefined} company */
export const inPlay = (company) => company?.status === "company" || company?.status === "sold";

/**
 * The dividend of one share, rounded away from zero.
 * @param {number} revenue
 * @param {number} held
 */
export function dividend(revenue, held) {
  if (!held) return 0;
  return Math.sign(revenue) * Math.ceil(Math.abs(revenue) / held);
}

/** What bonds take off the revenue after the next dividends. @param {Company} company */
export const debtOf = (company) => company.bonds.reduce((sum, bond) => sum + (bond.deferred ? bond.x : bond.y), 0);

/**
 * What a player gets if dividends are paid now.
 * @param {Snapshot} snapshot
 * @param {Player} player
 */
export function dueTo(snapshot, player) {
  return Object.entries(player.shares).reduce((sum, [id, count]) => {
    const company = snapshot.companies[id];
    return sum + count * dividend(company.revenue, company.shares_held);
  }, 0);
}

/** A figure that may be below zero; there is no −0. @param {number} value */
export const figure = (value) => t("number", { number: value || 0 });

/**
 * The choices at a spot, or of one kind of action.
 * @param {Parts} parts
 * @param {(choice: Choice) => boolean} wanted
 */
export const choicesFor = (parts, wanted) => (parts.choices?.actions ?? []).filter(wanted);
