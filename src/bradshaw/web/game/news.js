/** What has happened since somebody's last turn, in a few lines that lead to where it happened. */
import { Icon } from "../icons.js";
import { html, useMemo } from "../ui.js";
import { say, t } from "../words.js";
import { replay } from "./replay.js";

/** @typedef {import("../types.js").LogEntry} LogEntry */

const MOST = 3;

/** The number of a seat's account in transfers; the first is the bank's. @param {number} seat */
const account = (seat) => 1 + seat;

/**
 * The number of the last action that one of these seats made; null if none of them has, or nobody else has moved since.
 * @param {LogEntry[]} log
 * @param {number[]} seats
 */
export function lastTurn(log, seats) {
  const own = log.findLast((entry) => entry.number > 0 && seats.includes(entry.actor));
  return own && log.some((entry) => entry.number > own.number && entry.actor >= 0) ? own.number : null;
}

/**
 * The entries that matter most, in the order in which they happened.
 * @param {LogEntry[]} entries
 * @param {string[]} kinds what matters, most first; all else counts less, and the newest most of that
 * @param {number} most
 */
export function foremost(entries, kinds, most) {
  /** @param {LogEntry} entry */
  const rank = (entry) => (kinds.includes(entry.kind) ? kinds.indexOf(entry.kind) : kinds.length);
  return entries
    .map((entry, at) => ({ entry, at }))
    .sort((one, other) => rank(one.entry) - rank(other.entry) || other.at - one.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}

/**
 * What a seat has received beyond what it has paid.
 * @param {LogEntry[]} entries
 * @param {number} seat
 */
export function received(entries, seat) {
  return entries
    .flatMap((entry) => entry.transfers)
    .reduce((sum, { payer, payee, amount }) => sum + (payee === account(seat) ? amount : 0) - (payer === account(seat) ? amount : 0), 0);
}

/** @param {{table: import("./table.js").Table, module: import("../types.js").TitleModule}} props */
export function Since({ table, module }) {
  const log = table.log.value;
  const mine = table.mine.value;
  const shown = mine.length === 1 && table.viewing.value === null && !table.trial.value;
  const from = useMemo(() => (shown ? lastTurn(log, mine) : null), [log, mine, shown]);
  if (from === null) return null;
  const entries = log.filter((entry) => entry.number > from && entry.kind !== "seat");
  const money = received(entries, mine[0]);
  const lines = foremost(entries, module.news ?? [], money ? MOST - 1 : MOST);
  return html`<section class="since" aria-labelledby="since">
    <h3 id="since">${t("page-since")}</h3>
    <ul>
      ${lines.map(
        (entry) => html`<li key=${`${entry.number} ${entry.kind} ${say(entry.text)}`}>
          <button class="line" title=${t("page-log-see", { number: entry.number })} onClick=${() => table.look(table.placeAt(entry.number, entry.stage))}>
            ${say(entry.text)}
          </button>
        </li>`,
      )}
      ${money !== 0 && html`<li>${money > 0 ? t("page-since-received", { amount: money }) : t("page-since-paid", { amount: -money })}</li>`}
    </ul>
    <button class="plain small" onClick=${() => replay(table, from)}><${Icon} name="play" /> ${t("page-since-replay")}</button>
  </section>`;
}
