/** Who is there in an online game, and how a seat changes hands when somebody stays away. */
import { Dialog, show } from "../dialogs.js";
import { moment, SIGNS, spanOf } from "../format.js";
import { PlayerName } from "../people.js";
import { ReportButton } from "../report.js";
import { route } from "../router.js";
import { me, remembered } from "../state.js";
import { html, useState } from "../ui.js";
import { t, withElements } from "../words.js";
import { HolidayButton, timingRule } from "./clock.js";

/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("./table.js").Table} Table */

/** The name under which somebody without an account plays. */
export const guestName = remembered("name", "");

/**
 * Whether somebody is here, as a dot and a word.
 * @param {{seat: Seat}} props
 */
export function Here({ seat }) {
  if (seat.kind === "open") return html`<span class="small quiet-text">${t("page-presence-open")}</span>`;
  if (seat.kind === "left") return html`<span class="small quiet-text">${t("page-presence-left")}</span>`;
  if (seat.present) return html`<span class="small here"><span class="dot" aria-hidden="true"></span> ${t("page-presence-here")}</span>`;
  return html`<span class="small away">
    <span class="dot" aria-hidden="true"></span>${" "}
    ${seat.seen ? withElements("page-presence-away-since", { time: html`<time datetime=${seat.seen}>${moment(seat.seen)}</time>` }) : t("page-presence-away")}
  </span>`;
}

/**
 * How much time players have, or how long the table waits for somebody, and who decides then.
 * @param {import("../types.js").GameView} game
 */
export function waitingRule(game) {
  if (game.timing) return timingRule(game.timing);
  return t("page-presence-rule", { span: spanOf(game.replace_after), host: game.host_decides });
}

/** @param {{table: Table}} props */
export function Presence({ table }) {
  const game = table.game.value;
  if (!game || game.mode !== "online") return null;
  const player = table.mine.value.length > 0 && game.status === "running";
  const others = game.seats.filter((seat) => seat.kind !== "bot" && !seat.mine);
  if (!others.length && !isWatched(game)) return null;
  /** @param {Seat} seat */
  const replaceable = (seat) => {
    if (!player || (seat.present && !seat.absent)) return null;
    if (seat.kind !== "person" || seat.absent) {
      return html`<button class="link small" onClick=${() => replace(table, seat)}>${seat.kind === "person" ? t("page-presence-replace") : t("page-presence-fill")}</button>`;
    }
    return seat.replaceable && html`<span class="small quiet-text">${t("page-presence-replaceable", { time: moment(seat.replaceable) })}</span>`;
  };
  return html`<section class="presence" aria-label=${t("page-presence")}>
    <ul>
      ${others.map(
        (seat) => html`<li key=${seat.seat}>
          <span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span>
          <span><${PlayerName} seat=${seat} /></span>
          ${seat.kind === "person" && html`<${ReportButton} plain what=${{ subject: "player", game: table.id, seat: seat.seat }} player=${seat.name} />`}
          <${Here} seat=${seat} />
          ${replaceable(seat)}
        </li>`,
      )}
    </ul>
    <${Spectators} game=${game} />
    ${player && (game.timing || others.some((seat) => !seat.present)) && html`<p class="small quiet-text">${waitingRule(game)} <${HolidayButton} table=${table} /></p>`}
  </section>`;
}

/** @param {import("../types.js").GameView} game */
const isWatched = ({ spectators }) => spectators.names.length + spectators.guests > 0;

/** Who watches. @param {{game: import("../types.js").GameView}} props */
export function Spectators({ game }) {
  if (!isWatched(game)) return null;
  const { names, guests } = game.spectators;
  const who = [...names, ...(guests ? [t("page-spectators-guests", { count: guests })] : [])];
  return html`<p class="small quiet-text spectators">${t("page-spectators", { who })}</p>`;
}

/**
 * Choose who shall play on.
 * @param {Table} table
 * @param {Seat} seat
 */
function replace(table, seat) {
  const game = /** @type {import("../types.js").GameView} */ (table.game.value);
  const alone = game.host && game.host_decides;
  show((close) => {
    /** @param {any} wish */
    const send = async (wish) => {
      close();
      const asked = await table.send("asks", { seat: seat.seat, ...wish });
      if (asked) table.asked(asked);
    };
    const player = seat.name;
    const away = seat.kind === "person" && seat.seen ? [t("page-replace-away", { player, time: moment(seat.seen) })] : [];
    const decides = alone ? t("page-replace-host") : t("page-replace-others");
    return html`<${Dialog} title=${seat.kind === "person" ? t("page-replace-person", { player }) : t("page-replace-seat", { player })} close=${close}>
      <p>${t("sentences", { parts: [...away, decides] })}</p>
      ${seat.kind === "person" && html`<p class="quiet-text">${t("page-replace-told", { player })}</p>`}
      <div class="row end">
        <button onClick=${close}>${t("page-cancel")}</button>
        ${seat.kind !== "open" && html`<button onClick=${() => send({ by: "open" })}>${t("page-replace-open")}</button>`}
        <button class="primary" onClick=${() => send({ by: "bot" })}>${t("page-replace-bot")}</button>
      </div>
    <//>`;
  });
}

/**
 * What somebody without a seat can do: take back the own one, or take one that was opened.
 * @param {{table: Table}} props
 */
export function SeatBanner({ table }) {
  const [busy, setBusy] = useState(false);
  const game = table.game.value;
  if (!game || game.mode !== "online" || game.status !== "running" || table.mine.value.length) return null;
  /** @param {string} what @param {any} [body] */
  const act = async (what, body) => {
    setBusy(true);
    if (await table.send(what, body)) await table.refresh();
    setBusy(false);
  };
  const own = game.seats.find((seat) => seat.yours);
  if (own) {
    return html`<div class="banner" role="alert">
      <span>${t("page-seat-lost", { by: own.kind })}</span>
      <button class="primary" disabled=${busy} onClick=${() => act("return")}>${t("page-seat-return")}</button>
    </div>`;
  }
  const invite = route.value.query.get("invite") ?? "";
  const open = game.seats.find((seat) => seat.kind === "open");
  if (!open || (!invite && !game.listed)) return null;
  return html`<div class="banner" role="alert">
    <span>${t("page-seat-open", { player: open.name })}</span>
    <span class="row">
      ${me.value?.person.guest &&
      html`<input
        class="guest-name"
        aria-label=${t("page-seat-name")}
        placeholder=${t("page-seat-name-short")}
        maxlength="40"
        value=${guestName.value}
        onInput=${(/** @type {any} */ event) => (guestName.value = event.target.value)}
      />`}
      <button class="primary" disabled=${busy} onClick=${() => act("join", { name: guestName.value.trim(), invite, seat: open.seat })}>
        ${t("page-seat-take")}
      </button>
    </span>
  </div>`;
}
