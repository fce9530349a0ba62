/** Figures, times and names in words, by the habits of the reader's language. */
import { locale, money, t } from "./words.js";

/** Signs that tell players apart without colour. */
export const SIGNS = ["●", "■", "▲", "◆", "★", "✚", "▼", "⬢"];

/** @param {number} amount */
export function pounds(amount) {
  return money(Math.round(amount));
}

/**
 * One, one and another, or one, another and a third.
 * @param {string[]} words
 */
export function listing(words) {
  return new Intl.ListFormat(locale.value).format(words);
}

/**
 * The same in pieces: those of the words, and what stands between them.
 * @param {string[]} words
 */
export function listed(words) {
  return new Intl.ListFormat(locale.value).formatToParts(words);
}

/** Hours in the unit that people use for them. @param {number} hours */
export function spanOf(hours) {
  return hours % 24 === 0 && hours > 24 ? t("page-days", { count: hours / 24 }) : t("page-hours", { count: hours });
}

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/**
 * How long ago, as people say it.
 * @param {string} time
 */
export function ago(time) {
  const seconds = (Date.parse(time) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return "";
  if (seconds < -30 * 86400) return day(time);
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return new Intl.RelativeTimeFormat(locale.value, { numeric: "auto" }).format(Math.round(seconds / size), unit);
  }
  return t("page-just-now");
}

/**
 * A moment as it is said at a table: the time today, otherwise with the day.
 * @param {string} time
 */
export function moment(time) {
  const then = new Date(time);
  const today = then.toDateString() === new Date().toDateString();
  return today ? clock(time) : then.toLocaleString(locale.value, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

/** A day, with its year. @param {string} time */
export function day(time) {
  return new Date(time).toLocaleDateString(locale.value, { dateStyle: "medium" });
}

/** @param {string} time */
export function clock(time) {
  return new Date(time).toLocaleTimeString(locale.value, { hour: "2-digit", minute: "2-digit" });
}

/**
 * A name of an option or kind as words: starting_bond_counts becomes "Starting bond counts".
 * @param {string} name
 */
export function spelled(name) {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
