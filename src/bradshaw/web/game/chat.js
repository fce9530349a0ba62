/** What the players say to one another. */
import { clock } from "../format.js";
import { Icon } from "../icons.js";
import { PlayerName } from "../people.js";
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { say, t } from "../words.js";
import { tabIsOpen } from "./tabs.js";

/** How many lines of the chat have been seen, by game. */
const seen = signal(/** @type {Record<string, number>} */ ({}));

/** Lines that have not been seen yet. @param {import("./table.js").Table} table */
export function unread(table) {
  if (!(table.id in seen.value)) return 0;
  return Math.max(0, table.chat.value.length - seen.value[table.id]);
}

/** What was said before the page was opened is not new. @param {import("./table.js").Table} table */
export function startReading(table) {
  seen.value = { ...seen.value, [table.id]: table.chat.value.length };
}

/** @param {{table: import("./table.js").Table}} props */
export function ChatPanel({ table }) {
  const lines = table.chat.value;
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const end = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (tabIsOpen("chat")) startReading(table);
  }, [lines]);
  useLayoutEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines]);
  // Whoever sits there now need not have said it.
  const speaker = (/** @type {import("../types.js").ChatLine} */ line) => table.game.value?.seats.find((seat) => seat.seat === line.seat && seat.name === line.name);
  const player = table.mine.value.length > 0;
  const unreadable = Boolean(table.game.value?.unreadable);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim() || busy) return;
    setBusy(true);
    if (await table.send("chat", { text: text.trim() })) setText("");
    setBusy(false);
  };
  return html`<div class="chat">
    <ol aria-live="polite" aria-label=${t("page-chat-lines")}>
      ${!lines.length && html`<li class="quiet-text">${t("page-chat-empty")}</li>`}
      ${lines.map(
        (line) => html`<li key=${line.sequence}>
          <span class=${line.seat === null ? "who" : `who p${line.seat}`}><${PlayerName} seat=${speaker(line)} name=${line.name} /></span>
          <time class="small quiet-text" datetime=${line.time}>${clock(line.time)}</time>
          ${line.spot
            ? html`<button class="link said" onClick=${() => table.show(line.spot ?? "")}>${say(line.text)}</button>`
            : html`<span class="said">${say(line.text)}</span>`}
        </li>`,
      )}
      <li ref=${end} aria-hidden="true"></li>
    </ol>
    ${player && !unreadable
      ? html`<form class="row" onSubmit=${send}>
          <label class="hidden-text" for="say">${t("page-chat-say")}</label>
          <input id="say" maxlength="500" autocomplete="off" placeholder=${t("page-chat-say")} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
          <button disabled=${busy || !text.trim()}>${t("page-chat-send")}</button>
          ${table.position.value && html`<button type="button" aria-pressed=${table.pointing.value} title=${t("page-point.title")} onClick=${() => (table.pointing.value = !table.pointing.value)}><${Icon} name="eye" /> ${t("page-point")}</button>`}
        </form>
        ${table.pointing.value && html`<p class="small" role="status">${t("page-point.text")}</p>`}`
      : html`<p class="small quiet-text">${unreadable ? t("page-look-only") : t("page-chat-watching")}</p>`}
  </div>`;
}
