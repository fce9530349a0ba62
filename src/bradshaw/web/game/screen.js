/** The game on the screen: everything in its place, for wide screens, tablets and phones. */
import { delayed } from "../api.js";
import { Board } from "../board.js";
import { showKeys, useKeys } from "../keys.js";
import { announce } from "../messages.js";
import { setTitle, setTurn } from "../notices.js";
import { RulesReference } from "../pages/rules.js";
import { useScrolling } from "../scrolling.js";
import { LessonPanel } from "../learn/panel.js";
import { TopBar } from "../topbar.js";
import { html, useEffect, useLayoutEffect, useMemo } from "../ui.js";
import { Asks } from "./asks.js";
import { ChatPanel, startReading, unread } from "./chat.js";
import { Courses, Endings, inOrder } from "./choices.js";
import { hexOf } from "./compare.js";
import { Answers, Confirm, JustMade, Tools } from "./confirm.js";
import { FinalSheet } from "./final.js";
import { GraphsPanel } from "./graphs.js";
import { Guide } from "./guide.js";
import { Header } from "./header.js";
import { History, PastBanner } from "./history.js";
import { layout, resultShown, reviewShown, roomy, useKeyboardRoom } from "./layout.js";
import { LogPanel } from "./log.js";
import { useMoveLink } from "./movelink.js";
import { NotesPanel } from "./notes.js";
import { Play } from "./play.js";
import { useReplay } from "./replay.js";
import { betterHexes, betterSpots, mayReview, openReview, ReviewSheet, useReviewLink } from "./review.js";
import { TimeBanner } from "./clock.js";
import { Presence, SeatBanner } from "./seats.js";
import { Table } from "./table.js";
import { openAmong, openTab, ruleWanted, SECOND, secondTab, tab, tabIsOpen, Tabs } from "./tabs.js";
import { usePanels } from "./titles.js";
import { endTrial, startTrial, TryBanner } from "./tryout.js";
import { Question, TurnBody, TurnPanel } from "./turn.js";
import { OlderRules, UnreadableBanner, UnreadableGame } from "./version.js";
import { openView, VIEW_KEYS, Views } from "./views.js";
import { WaitingRoom } from "./waiting.js";
import { language, say, t } from "../words.js";

/** How long the pointer rests on a choice before its drawing is fetched, in milliseconds. */
const DWELL = 120;

/** A game by its id: loads it, follows it, and leaves it again. @param {{id: string}} props */
export function GamePage({ id }) {
  // In another language the board has other words on it, so the game is fetched anew.
  const table = useMemo(() => new Table(id), [id, language.value]);
  const play = useMemo(() => new Play(table), [table]);
  useEffect(() => {
    table.open().then(() => startReading(table));
    if (layout.value === "phone") tab.value = "turn";
    reviewShown.value = false;
    return () => {
      table.close();
      setTurn(false);
      setTitle("");
    };
  }, [table]);
  const game = table.game.value;
  const module = usePanels(game?.title ?? "");
  useNotices(table);
  if (table.failure.value) return html`<${TopBar} /><${Failure} table=${table} />`;
  if (!game || !module) {
    return html`<main id="main" class="page" tabindex="-1"><p class="loading" role="status">
      ${delayed.value ? t("page-screen-busy") : t("page-screen-loading")}
    </p></main>`;
  }
  if (game.unreadable && !game.position) return html`<${UnreadableGame} game=${game} />`;
  if (game.status === "open") return html`<${TopBar} /><${WaitingRoom} table=${table} />`;
  return html`<${GameScreen} table=${table} play=${play} module=${module} />`;
}

/** @param {{table: Table}} props */
export function Failure({ table }) {
  // What does not exist will not exist on another try either.
  const gone = table.failure.value?.status === 404;
  return html`<main id="main" class="page" tabindex="-1">
    <h1>${t("page-screen-failed")}</h1>
    <p>${table.failure.value?.message}</p>
    <p class="row">
      ${!gone && html`<button class="primary" onClick=${() => { table.failure.value = null; table.open(); }}>${t("page-try-again")}</button>`}
      <a class=${gone ? "button primary" : "button"} href="/">${t("page-all-games")}</a>
    </p>
  </main>`;
}

/** The title of the page, tones and announcements. @param {Table} table */
function useNotices(table) {
  const game = table.game.value;
  const mine = table.myTurn.value && game?.status === "running";
  const headline = say(table.position.value?.headline ?? "");
  const over = game?.status === "finished";
  useEffect(() => setTitle(game?.title_name ?? ""), [game?.title_name]);
  useEffect(() => {
    setTurn(Boolean(mine), headline);
    if (mine) announce(t("page-screen-your-turn", { headline }));
  }, [mine, headline]);
  useLayoutEffect(() => {
    // The next result is shown again, also after the board was wished for in another game.
    if (!over) resultShown.value = true;
  }, [over]);
}

/** @param {{table: Table, play: Play, module: import("../types.js").TitleModule}} props */
export function GameScreen({ table, play, module }) {
  const game = table.game.value;
  const position = table.shown.value;
  const trial = table.trial.value;
  // Before anybody can see the new position: what is chosen in it must not be forgotten.
  useLayoutEffect(() => play.reset(module.likeliest), [table.stamp.value]);
  play.weighs = (choice) => Boolean(position && module.weighs?.(choice, position));
  useGameKeys(table, play, module);
  useSketches(table, play, module);
  useReplay(table);
  useMoveLink(table);
  useReviewLink(table);
  useSheets(play, module);
  if (!position || !game) return null;
  const acting = position.actors.find((seat) => table.mine.value.includes(seat));
  const parts = {
    game,
    position,
    choices: play.choices.value,
    pick: (/** @type {any} */ wanted) => play.pick(wanted),
    why: (/** @type {any} */ action) => play.why(action),
    me: acting ?? table.mine.value[0] ?? null,
  };
  const state = trial ? "trying" : table.viewing.value !== null ? "past" : table.myTurn.value ? "mine" : "";
  const inner = { table, play, module, parts };
  const shape = layout.value;
  const rows = shape === "wide" && roomy.value;
  return html`<div class=${`game ${shape} ${rows ? "roomy" : ""} ${state}`}>
    <${Header} ...${inner} />
    ${shape === "phone"
      ? html`<main id="main" class="phone-body" tabindex="-1">
            <${Centre} ...${inner} />
            <${Side} ...${inner} shape=${shape} />
          </main>
          <${PhoneBar} ...${inner} />`
      : html`<main id="main" class="game-body" tabindex="-1">
          ${shape === "wide" &&
          html`<${PlayersColumn} ...${inner} />`}
          <${Centre} ...${inner} />
          <div class="side">
            <${TurnPanel} ...${inner} guide=${shape !== "wide"} />
            ${!rows && html`<${Side} ...${inner} shape=${shape} />`}
          </div>
          ${rows && html`<div class="below"><${Side} ...${inner} shape=${shape} /></div>`}
          ${!table.lesson && html`<${History} table=${table} />`}
        </main>`}
  </div>`;
}

/** The players beside the board of a wide screen; whoever decides is in sight. @param {any} props */
function PlayersColumn({ table, play, module, parts }) {
  const box = useScrolling();
  const Players = module.Players;
  const acting = parts.position.actors.join();
  useLayoutEffect(() => box.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" }), [acting]);
  return html`<section class="players" aria-labelledby="players" ref=${box}>
    <h2 class="hidden-text" id="players">${t("page-tab-players")}</h2>
    <${Players} ...${parts} />
    <${Presence} table=${table} />
    <${Guide} table=${table} play=${play} module=${module} />
  </section>`;
}

/**
 * Fetch the drawings of what is chosen, of what the pointer rests on, and of what happens nowhere in particular.
 * @param {Table} table @param {Play} play @param {import("../types.js").TitleModule} module
 */
function useSketches(table, play, module) {
  const selection = play.selection.value;
  const preview = play.preview.value;
  const choices = play.choices.value;
  /** @param {(import("../types.js").Choice|null|undefined)[]} wanted */
  const ask = (wanted) => {
    const spots = wanted.flatMap((choice) => (choice && module.sketched?.(choice) ? [choice.spot] : []));
    for (const spot of new Set(spots)) play.sketches.ask(spot);
  };
  useEffect(() => ask((choices?.actions ?? []).filter((choice) => !choice.spot)), [choices]);
  useEffect(() => ask([selection?.choice, ...(selection?.among ?? [])]), [selection]);
  useEffect(() => {
    if (!preview) return undefined;
    const waiting = setTimeout(() => ask([preview]), DWELL);
    return () => clearTimeout(waiting);
  }, [preview]);
}

/**
 * Fetch what changes hands by what is chosen, once it has been chosen for a moment.
 * @param {Play} play @param {import("../types.js").TitleModule} module
 */
function useSheets(play, module) {
  const choice = play.selection.value?.choice ?? null;
  useEffect(() => {
    if (!choice || !(module.hasSheet ?? hasSheet)(choice)) return undefined;
    // Meanwhile it may have been made, or something else be chosen.
    const waiting = setTimeout(() => play.selection.value?.choice === choice && !play.busy.value && play.sheets.ask(choice), DWELL);
    return () => clearTimeout(waiting);
  }, [choice]);
}

/** What happens on the board is seen there. @param {import("../types.js").Choice} choice */
const hasSheet = (choice) => !hexOf(choice.spot);

/** The views with what lies around them. @param {any} props */
function Centre({ table, play, module, parts }) {
  const { game, position } = parts;
  const ActionTable = module.ActionTable;
  const Tray = play.selection.value?.tray ? module.Tray : null;
  const inner = { table, play, module, parts };
  const lit = module.lit?.(play) ?? null;
  const present = table.viewing.value === null && !table.trial.value;
  const final = game.status === "finished" && resultShown.value && present;
  return html`<section class="centre" aria-label=${t("page-screen-board")}>
    <div class="over-board">
      ${table.lesson && html`<${LessonPanel} table=${table} play=${play} />`}
      <${UnreadableBanner} table=${table} />
      <${SeatBanner} table=${table} />
      <${TimeBanner} table=${table} />
      <${Asks} table=${table} />
      <${PastBanner} table=${table} />
      <${TryBanner} table=${table} play=${play} />
    </div>
    ${present && reviewShown.value && mayReview(table)
      ? html`<${ReviewSheet} table=${table} />`
      : final
      ? html`<${FinalSheet} table=${table} />`
      : html`<${Views}
            ...${inner}
            map=${html`${lit?.note}<${Board}
              lit=${lit?.spots ?? betterSpots(table)}
              svg=${position.board}
              open=${play.open.value}
              closed=${play.closed.value}
              selected=${hexOf(play.selection.value?.spot || play.preview.value?.spot || "") || null}
              last=${hexOf(table.spotOf(position.number)) || null}
              next=${table.viewing.value === null ? null : hexOf(table.spotOf(position.number + 1)) || null}
              preview=${(/** @type {string} */ spot) => module.effect?.(play.at(spot)) ?? play.effectAt(spot)}
              sketch=${play.sketch.value?.hexes ?? betterHexes(table)}
              tray=${Tray && html`<${Tray} play=${play} position=${position} />`}
              ghost=${module.ghost?.(position, play.selection.value?.choice ?? play.preview.value) ?? null}
              onSpot=${(/** @type {string} */ spot, /** @type {HTMLElement} */ origin) => module.again?.(play, spot) || play.pickSpot(spot, origin, module.hasTray)}
              onWhy=${(/** @type {string} */ spot) => play.whySpot(spot)}
              onPoint=${table.pointing.value ? (/** @type {string} */ spot) => table.point(spot) : null}
              pointed=${table.pointed.value}
              label=${t("page-screen-map", { game: game.title_name })}
            />`}
          />
          ${ActionTable && html`<${ActionTable} ...${parts} />`}`}
  </section>`;
}

/** The tabs beside or under the views; with much room there are two panels of them. @param {any} props */
function Side({ table, play, module, parts, shape }) {
  const phone = shape === "phone";
  const Panels = module.Panels;
  const Players = module.Players;
  const tabs = [
    ...(phone ? [{ id: "turn", name: t("page-tab-turn") }] : []),
    ...(shape === "wide" ? [] : [{ id: "players", name: t("page-tab-players") }]),
    { id: "companies", name: t("page-tab-companies") },
    { id: "log", name: t("page-tab-log") },
    ...(table.lesson ? [] : [{ id: "charts", name: t("page-tab-charts") }]),
    { id: "rules", name: t("page-tab-rules") },
    ...(table.mine.value.length && !table.lesson ? [{ id: "notes", name: t("page-tab-notes") }] : []),
    ...(table.lesson ? [] : [{ id: "chat", name: t("page-tab-chat"), badge: tabIsOpen("chat") ? 0 : unread(table) }]),
  ];
  /** @param {string} current */
  const content = (current) => html`${current === "turn" && html`<div class="turn-tab" id="choices" tabindex="-1"><${TurnBody} table=${table} play=${play} module=${module} /><${Tools} table=${table} play=${play} module=${module} /></div>`}
    ${current === "players" && html`<div class="players"><${Players} ...${parts} /><${Presence} table=${table} /></div>`}
    ${current === "companies" && html`<${Panels} ...${parts} />`}
    ${current === "log" && html`${phone && !table.lesson && html`<${History} table=${table} />`}<${LogPanel} table=${table} />`}
    ${current === "charts" && html`${mayReview(table) && html`<button onClick=${() => openReview(table)}>${t("page-review-start")}</button>`}<${GraphsPanel} table=${table} />`}
    ${current === "rules" && html`<${OlderRules} game=${parts.game} /><${RulesReference} title=${parts.game.title} wanted=${ruleWanted.value} />`}
    ${current === "notes" && html`<${NotesPanel} table=${table} />`}
    ${current === "chat" && html`<${ChatPanel} table=${table} />`}`;
  const label = t("page-screen-more");
  if (!roomy.value || shape !== "wide") return html`<${Tabs} tabs=${tabs} label=${label}>${content(openAmong(tabs, tab))}<//>`;
  const [second, first] = [true, false].map((wanted) => tabs.filter((one) => SECOND.includes(one.id) === wanted));
  return html`<${Tabs} tabs=${first} label=${label}>${content(openAmong(first, tab))}<//>
    <${Tabs} tabs=${second} open=${secondTab} panel="second-panel" label=${t("page-screen-log-chat")}>${content(openAmong(second, secondTab))}<//>`;
}

/** The bar at the bottom of a phone: the question and the button. @param {any} props */
function PhoneBar({ table, play, module }) {
  const selection = play.selection.value;
  const choices = play.choices.value;
  useKeyboardRoom();
  const deciding = selection || play.laying.value || table.viewing.value !== null || table.position.value?.outcome;
  const elsewhere = choices && !selection && !play.laying.value && tab.value !== "turn" && table.viewing.value === null;
  return html`<section class="phone-bar" aria-label=${t("page-turn")}>
    <div class="asked">
      <${Question} table=${table} />
      ${!deciding &&
      html`<div class="asked-choices">
        ${elsewhere ? html`<button class="primary" onClick=${() => (tab.value = "turn")}>${t("page-screen-choose")}</button>` : html`<${Courses} play=${play} />`}
        <${Endings} play=${play} module=${module} />
      </div>`}
    </div>
    ${tab.value !== "turn" && html`<${JustMade} table=${table} play=${play} /><${Answers} table=${table} play=${play} />`}
    ${deciding && html`<${Confirm} table=${table} play=${play} module=${module} />`}
  </section>`;
}

/** @param {string} selector */
function focusOn(selector) {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}

/** @param {Table} table @param {Play} play @param {import("../types.js").TitleModule} module */
function useGameKeys(table, play, module) {
  /** @param {string} id @param {string} [focus] */
  const open = (id, focus) => () => {
    openTab(id);
    requestAnimationFrame(() => focusOn(focus ?? `[aria-labelledby="tab-${id}"]`));
  };
  const views = Object.entries(VIEW_KEYS).map(([id, key]) => [
    key,
    () => {
      if (!openView(table, module, /** @type {any} */ (id))) return false;
      resultShown.value = false;
      requestAnimationFrame(() => focusOn(id === "map" ? "#view-map [tabindex]" : `#view-${id}`));
      return true;
    },
  ]);
  useKeys({
    digit: (event) => {
      if (play.laying.value) return false;
      const choice = inOrder(play.choices.value, module)[Number(event.key) - 1];
      const button = document.querySelector(`[data-choice="${event.key}"]`);
      if (choice) play.pick(choice, button instanceof HTMLElement ? button : null);
    },
    Enter: () => (play.selection.value?.choice ? void play.commit() : false),
    Escape: () => {
      if (table.pointing.value) table.pointing.value = false;
      else if (play.laying.value || play.selection.value || play.answer.value || play.problem.value) play.cancel();
      else if (table.trial.value) endTrial(table);
      else if (table.viewing.value !== null) table.now();
      else return false;
      return true;
    },
    u: () => void play.undo(),
    r: () => void play.redo(),
    h: () => void play.hint(module.hasTray),
    y: () => void startTrial(table, play),
    n: () => table.now(),
    ArrowLeft: () => void table.step(-1),
    ArrowRight: () => (table.viewing.value === null ? false : void table.step(1)),
    ...Object.fromEntries(views),
    p: () => {
      if (layout.value === "phone") tab.value = "turn";
      requestAnimationFrame(() => focusOn("#choices button:enabled, #choices input:enabled, .ending:enabled"));
    },
    l: open("log"),
    g: open("charts"),
    c: open("chat", "#say"),
    "/": open("rules", "#rule-search"),
    "?": showKeys,
  });
}
