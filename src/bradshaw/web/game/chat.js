/** What the players say to one another, and spectators among themselves. */
import { clock, moment } from "../format.js";
import { Icon } from "../icons.js";
import { ReportButton } from "../report.js";
import { loadMe, me } from "../state.js";
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { say, t } from "../words.js";
import { tabIsOpen } from "./tabs.js";

/** How many lines of the chat have been seen, by game. */
const seen = signal(/** @type {Record<string, number>} */ ({}));

/** How many lines there are to read. @param {import("./table.js").Table} table */
const lengthOf = (table) => table.chat.value.length + (table.asides.value?.length ?? 0);

/** Lines that have not been seen yet. @param {import("./table.js").Table} table */
export function unread(table) {
  if (!(table.id in seen.value)) return 0;
  return Math.max(0, lengthOf(table) - seen.value[table.id]);
}

/** What was said before the page was opened is not new. @param {import("./table.js").Table} table */
export function startReading(table) {
  seen.value = { ...seen.value, [table.id]: lengthOf(table) };
}

/** The chat of the table, and that of the spectators where one may read it. @param {{table: import("./table.js").Table}} props */
export function ChatPanel({ table }) {
  const game = table.game.value;
  const player = table.mine.value.length > 0;
  const [aside, setAside] = useState(!player);
  useEffect(() => {
    if (tabIsOpen("chat")) startReading(table);
  }, [table.chat.value, table.asides.value]);
  const both = game?.mode === "online" && game.status !== "open" && table.asides.value !== null;
  return html`<div class="chat">
    ${both &&
    html`<div class="segments" role="group" aria-label=${t("page-chat-which")}>
      <button aria-pressed=${!aside} onClick=${() => setAside(false)}>${t("page-chat-table")}</button>
      <button aria-pressed=${aside} onClick=${() => setAside(true)}>${t("page-chat-spectators")}</button>
    </div>`}
    ${both && aside ? html`<${AsideChat} table=${table} />` : html`<${TableChat} table=${table} />`}
  </div>`;
}

/** @param {{table: import("./table.js").Table}} props */
function TableChat({ table }) {
  const player = table.mine.value.length > 0;
  const unreadable = Boolean(table.game.value?.unreadable);
  const open = table.game.value?.status === "open";
  return html`<${Lines} table=${table} lines=${table.chat.value} empty=${t("page-chat-empty")} />
    ${player && !unreadable
      ? html`<${Speak} table=${table} what="chat">
            ${table.position.value && html`<button type="button" aria-pressed=${table.pointing.value} title=${t("page-point.title")} onClick=${() => (table.pointing.value = !table.pointing.value)}><${Icon} name="eye" /> ${t("page-point")}</button>`}
          <//>
          ${table.pointing.value && html`<p class="small" role="status">${t("page-point.text")}</p>`}`
      : html`<p class="small quiet-text">${unreadable ? t("page-look-only") : open ? t("page-chat-seated") : t("page-chat-watching")}</p>`}`;
}

/** @param {{table: import("./table.js").Table}} props */
function AsideChat({ table }) {
  const over = table.game.value?.status === "finished" || table.game.value?.status === "ended";
  const account = me.value?.person.guest === false;
  return html`<${Lines} table=${table} lines=${table.asides.value ?? []} empty=${t("page-chat-aside-empty")} />
    ${account && !table.game.value?.unreadable && html`<${Speak} table=${table} what="aside" />`}
    ${!account && html`<p class="small quiet-text">${t("page-chat-aside-log-in")}</p>`}
    ${!over && html`<p class="small quiet-text">${t("page-chat-aside-note")}</p>`}`;
}

/** Whether the reader has said a line himself. @param {import("./table.js").Table} table @param {import("../types.js").ChatLine} line */
function isOwn(table, line) {
  return line.seat === null ? line.name === me.value?.person.name : table.mine.value.includes(line.seat);
}

/** That the reader may not chat, and until when. */
function Muted() {
  const until = me.value?.mute?.until;
  return html`<p class="small muted-note" role="status">${t("page-muted", { until: until ? moment(until) : null })}</p>`;
}

/** @param {{table: import("./table.js").Table, lines: import("../types.js").ChatLine[], empty: string}} props */
function Lines({ table, lines, empty }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  // The panel beside a game shows the end of the chat; the page of a waiting room stays where its reader is.
  useLayoutEffect(() => {
    const panel = list.current?.closest(".tab-panel");
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [lines]);
  return html`<ol ref=${list} aria-live="polite" aria-label=${t("page-chat-lines")}>
    ${!lines.length && html`<li class="quiet-text">${empty}</li>`}
    ${lines.map(
      (line) => html`<li key=${line.sequence}>
        <span class=${line.seat === null ? "who" : `who p${line.seat}`}>${line.name}</span>
        <time class="small quiet-text" datetime=${line.time}>${clock(line.time)}</time>
        ${!isOwn(table, line) && html`<${ReportButton} plain what=${{ subject: "message", game: table.id, sequence: line.sequence }} player=${line.name} />`}
        ${line.spot
          ? html`<button class="link said" onClick=${() => table.show(line.spot ?? "")}>${say(line.text)}</button>`
          : html`<span class="said">${say(line.text)}</span>`}
      </li>`,
    )}
  </ol>`;
}

/** The field to say something. @param {{table: import("./table.js").Table, what: "chat"|"aside", children?: any}} props */
function Speak({ table, what, children }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim() || busy) return;
    setBusy(true);
    if (await table.send(what, { text: text.trim() })) setText("");
    // The host may have muted the reader meanwhile.
    else await loadMe().catch(() => {});
    setBusy(false);
  };
  if (me.value?.mute) return html`<${Muted} />`;
  return html`<form class="row" onSubmit=${send}>
    <label class="hidden-text" for="say">${t("page-chat-say")}</label>
    <input id="say" maxlength="500" autocomplete="off" placeholder=${t("page-chat-say")} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
    <button disabled=${busy || !text.trim()}>${t("page-chat-send")}</button>
    ${children}
  </form>`;
}
