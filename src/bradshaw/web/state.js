/** What the whole client knows: who is here, which games there are, and what this browser remembers. */
import { get } from "./api.js";
import { effect, signal } from "./ui.js";

/** @typedef {import("./types.js").Me} Me */
/** @typedef {import("./types.js").Title} Title */

/** @type {{value: Me|null}} */
export const me = signal(null);
/** @type {{value: Title[]|null}} */
export const titles = signal(null);

/** Ask the server who this is. */
export async function loadMe() {
  me.value = await get("/api/me");
}

/** @type {{value: import("./types.js").ClubListed[]}} The clubs of the person here, once somebody has asked for them. */
export const clubs = signal(/** @type {import("./types.js").ClubListed[]} */ ([]));

/** Ask for the clubs of the person here; what else the answer says is for the page of clubs. */
export async function loadClubs() {
  const answer = await get("/api/clubs");
  clubs.value = answer.clubs;
  return answer;
}

/** Load the games that can be played, once. */
export async function loadTitles() {
  if (!titles.value) titles.value = await get("/api/titles");
}

/**
 * A signal that this browser remembers.
 * @template T
 * @param {string} name
 * @param {T} initial
 * @returns {{value: T}}
 */
export function remembered(name, initial) {
  const key = `bradshaw.${name}`;
  let value = initial;
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) value = JSON.parse(stored);
  } catch {
    // A browser that keeps nothing, or something foreign under that name: the initial value will do.
  }
  const kept = signal(value);
  let first = true;
  effect(() => {
    const text = JSON.stringify(kept.value);
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(key, text);
    } catch {
      // Then it is remembered until the page is closed.
    }
  });
  return kept;
}

/**
 * Which moves are confirmed before they are made: all of them, those that weigh or cannot be taken back, or none.
 * @type {{value: "always"|"needed"|"never"}}
 */
export const confirming = remembered("confirming", /** @type {"always"|"needed"|"never"} */ ("needed"));
/** A short tone when it is your turn. */
export const sound = remembered("sound", false);
/** Notifications of the browser when it is your turn. */
export const notify = remembered("notify", false);
/** Titles whose guided first turn has been dismissed. */
export const guided = remembered("guided", /** @type {string[]} */ ([]));
