/** A new game with a table of one's own: against bots, at one screen, or online, with all options. */
import { post } from "../api.js";
import { SIGNS, spanOf } from "../format.js";
import { nameOf, valueOf } from "../options.js";
import { attempt } from "../messages.js";
import { go } from "../router.js";
import { clubs, loadClubs, me, remembered, titles } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { language, LANGUAGES, say, t } from "../words.js";
import { TimingFields } from "./timing.js";

/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Mode} Mode */
/**
 * What was wished last time, so that one click is enough the next time too.
 * @typedef {{title: string, mode: Mode, count: number, bots: string[], kinds: string[], names: string[], listed: boolean, club: string|null,
 *   robots: boolean, description: string, language: string|null,
 *   shuffle: boolean, replaceAfter: number, hostDecides: boolean, rated: boolean, timing: import("../types.js").Timing|null, seed: string, options: Record<string, import("../types.js").OptionValue>}} Wish
 */

const MODES = /** @type {Mode[]} */ (["solo", "hotseat", "online"]);

/** More seats than this are taken by choice only. */
const MANY = 4;
/** The option that stands before the house rules of another place, and switches all of them on together. */
const RULESET = "ruleset";
/** The option of a game for one player: who sits alone has chosen it. */
const ALONE = "solo";

const DAY = 24;
/** Hours for which a table can wait for somebody who stays away. */
const WAITING = [1, 2, 6, 12, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY];

/** @type {{value: Partial<Wish>}} */
const kept = remembered("table", {});
const ownName = remembered("name", "");

/** Whether the seed may be chosen: not where people are seated by a draw, nor in a rated game. @param {Wish} wish */
const seedIsChosen = (wish) => wish.mode !== "online" || (!wish.shuffle && !wish.rated);

/** How many sit at a table that nobody has changed. @param {Title} title */
const usualCount = (title) => Math.min(Math.max(...title.players), MANY);

/**
 * The wish with everything that is missing filled in.
 * @param {Title[]} all
 * @returns {[Wish, Title]}
 */
function complete(all) {
  const title = all.find((one) => one.id === kept.value.title) ?? all[0];
  const count = title.players.includes(kept.value.count ?? 0) ? /** @type {number} */ (kept.value.count) : usualCount(title);
  const specs = title.bots.map((bot) => bot.spec);
  const usual = (title.bots.find((bot) => bot.level === "normal") ?? title.bots[0]).spec;
  const mode = kept.value.mode ?? "solo";
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const wish = {
    title: title.id,
    mode,
    count,
    bots: seats.map((seat) => (specs.includes(kept.value.bots?.[seat] ?? "") ? /** @type {string[]} */ (kept.value.bots)[seat] : usual)),
    kinds: seats.map((seat) => kept.value.kinds?.[seat] ?? "other"),
    names: seats.map((seat) => kept.value.names?.[seat] ?? ""),
    listed: kept.value.listed ?? false,
    club: clubs.value.find((club) => club.id === kept.value.club)?.id ?? null,
    robots: kept.value.robots ?? false,
    description: kept.value.description ?? "",
    language: kept.value.language ?? null,
    shuffle: kept.value.shuffle ?? false,
    replaceAfter: WAITING.includes(kept.value.replaceAfter ?? 0) ? /** @type {number} */ (kept.value.replaceAfter) : DAY,
    hostDecides: kept.value.hostDecides ?? false,
    rated: (kept.value.rated ?? false) && mode === "online" && me.value?.person.guest === false,
    timing: kept.value.timing ?? null,
    seed: kept.value.seed ?? "",
    options: Object.fromEntries(title.options.map(({ name, default: usual }) => [name, name === ALONE ? count === 1 : (kept.value.options?.[name] ?? usual)])),
  };
  return [wish, title];
}

/**
 * The seats as the server wants them. Seat 0 is one's own.
 * @param {Wish} wish
 */
function seatsOf(wish) {
  return wish.names.map((name, seat) => {
    const bot = wish.bots[seat];
    if (wish.mode === "hotseat" && (seat === 0 || wish.kinds[seat] !== "bot")) return { kind: "person", name: name.trim(), bot };
    if (seat === 0) return { kind: "me", name: ownName.value.trim(), bot };
    if (wish.mode === "solo" || (wish.kinds[seat] === "bot" && !wish.rated)) return { kind: "bot", name: "", bot };
    return { kind: "open", name: "", bot };
  });
}

/**
 * Make a game and go there.
 * @param {any} body
 */
async function make(body) {
  await attempt(async () => {
    const game = await post("/api/games", body);
    go(`/play/${game.id}`);
  });
}

/**
 * A game against bots of one kind by the rulebook, with nothing to choose.
 * @param {Title} title
 * @param {string} bot
 */
export function playNow(title, bot) {
  const bots = Array.from({ length: usualCount(title) - 1 }, () => ({ kind: "bot", bot }));
  return make({ title: title.id, mode: "solo", seats: [{ kind: "me", name: ownName.value.trim() }, ...bots] });
}

/** The same table once more. @param {import("../types.js").GameView} game */
export function playAgain(game) {
  const seats = game.seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", name: "", bot: seat.bot };
    if (game.mode === "hotseat") return { kind: "person", name: seat.name };
    return seat.mine ? { kind: "me", name: seat.name } : { kind: "open", name: "" };
  });
  // What newer rules have withdrawn is not asked for again.
  const offered = titles.value?.find((one) => one.id === game.title)?.options.map((option) => option.name) ?? [];
  const options = Object.fromEntries(Object.entries(game.options).filter(([name]) => offered.includes(name)));
  const { title, mode, listed, robots, description, language, pace, replace_after, host_decides, rated, timing } = game;
  return make({ title, mode, seats, options, listed, robots, description, language, pace, replace_after, host_decides, rated, timing, club: game.club?.id ?? null });
}

/** Let the next table be one of this club. @param {string} club */
export function wishForClub(club) {
  kept.value = { ...kept.value, mode: "online", club };
}

export function NewGame() {
  const [busy, setBusy] = useState(false);
  const person = me.value?.person;
  useEffect(() => {
    // Without them a table can be opened all the same.
    if (person && !person.guest) loadClubs().catch(() => undefined);
    else clubs.value = [];
  }, [person?.id, person?.guest]);
  if (!titles.value?.length) return html`<section class="card"><p class="loading">${t("page-new-loading")}</p></section>`;
  const [wish, title] = complete(titles.value);
  /** @param {Partial<Wish>} changes */
  const change = (changes) => (kept.value = { ...wish, ...changes });
  /** @param {Event} event */
  const start = async (event) => {
    event.preventDefault();
    setBusy(true);
    const { mode, options, listed, shuffle } = wish;
    const seed = wish.seed && seedIsChosen(wish) ? Number(wish.seed) : null;
    const talk = { description: wish.description.trim(), language: wish.language };
    const online = mode === "online" ? { listed, club: wish.club, robots: wish.robots && !wish.rated, ...talk, replace_after: wish.replaceAfter, host_decides: wish.hostDecides && !wish.rated, rated: wish.rated, timing: wish.timing } : {};
    await make({ title: title.id, mode, seats: seatsOf(wish), options, seed, shuffle, ...online });
    kept.value = { ...wish, seed: "" };
    setBusy(false);
  };
  return html`<form class="card new-game" onSubmit=${start} aria-labelledby="new-game">
    <h2 id="new-game">${t("page-new")}</h2>
    <div class="segments" role="group" aria-label=${t("page-new-how")}>
      ${MODES.map(
        (mode) =>
          html`<button type="button" key=${mode} aria-pressed=${wish.mode === mode} onClick=${() => change({ mode })}>${t("page-new-mode", { mode })}</button>`,
      )}
    </div>
    <p class="wish">${described(wish, title)}</p>
    <button class=${busy ? "primary busy" : "primary"} disabled=${busy}>${t("page-new-start", { mode: wish.mode })}</button>
    <details open=${wish.mode !== "solo"}>
      <summary>${t("page-new-change")}</summary>
      <div class="table-form">
        <${TableForm} wish=${wish} title=${title} change=${change} />
      </div>
    </details>
  </form>`;
}

/** @param {Wish} wish @param {Title} title */
function described(wish, title) {
  const others = seatsOf(wish).slice(1);
  const bots = others.filter((seat) => seat.kind === "bot").map((seat) => seat.bot);
  const people = others.filter((seat) => seat.kind === "person").length + (wish.mode === "hotseat" ? 1 : 0);
  const open = others.filter((seat) => seat.kind === "open").length;
  const parts = [];
  if (wish.mode !== "hotseat") parts.push(t("page-new-you"));
  if (people) parts.push(t("page-new-people", { count: people }));
  if (open) parts.push(t("page-game-open-seats", { count: open }));
  for (const spec of new Set(bots)) parts.push(t("page-new-bots", { count: bots.filter((one) => one === spec).length, bot: spec }));
  return t("page-new-wish", { game: title.name, players: parts });
}

/** @param {{wish: Wish, title: Title, change: (changes: Partial<Wish>) => void}} props */
function TableForm({ wish, title, change }) {
  const all = titles.value ?? [];
  return html`
    <div class="two">
      <div class="field">
        <label for="title">${t("page-new-game")}</label>
        <select id="title" value=${wish.title} onChange=${(/** @type {any} */ event) => change({ title: event.target.value })}>
          ${all.map((one) => html`<option key=${one.id} value=${one.id}>${one.name}</option>`)}
        </select>
        <span class="small quiet-text">${t("page-new-designer", { designer: title.designer })} · <a href=${`/rules/${title.id}`}>${t("page-new-rules")}</a></span>
      </div>
      <div class="field">
        <label for="count">${t("page-new-players")}</label>
        <select id="count" value=${wish.count} onChange=${(/** @type {any} */ event) => change({ count: Number(event.target.value) })}>
          ${title.players.map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
        </select>
      </div>
    </div>
    ${wish.count === 1 && html`<p class="small quiet-text">${say(title.options.find((option) => option.name === ALONE)?.text ?? "")}</p>`}
    <fieldset>
      <legend>${t("page-new-seats")}</legend>
      <ul class="seat-list">
        ${wish.names.map((_, seat) => html`<${SeatLine} key=${seat} seat=${seat} wish=${wish} title=${title} change=${change} />`)}
      </ul>
    </fieldset>
    <label class="check">
      <input type="checkbox" checked=${wish.shuffle} onChange=${(/** @type {any} */ event) => change({ shuffle: event.target.checked })} />
      <span>${t("page-new-shuffle")}</span>
    </label>
    ${wish.mode === "online" &&
    html`<fieldset>
      <legend>${t("page-new-who-joins")}</legend>
      <label class="check">
        <input type="radio" name="listed" checked=${!wish.listed && !wish.club} onChange=${() => change({ listed: false, club: null })} />
        <span>${t("page-new-private")}</span>
      </label>
      <label class="check">
        <input type="radio" name="listed" checked=${wish.listed && !wish.club} onChange=${() => change({ listed: true, club: null })} />
        <span>${t("page-new-listed")}</span>
      </label>
      ${clubs.value.map(
        (club) => html`<label class="check" key=${club.id}>
          <input type="radio" name="listed" checked=${wish.club === club.id} onChange=${() => change({ listed: false, club: club.id })} />
          <span>${t("page-new-club", { club: club.name })}</span>
        </label>`,
      )}
      ${!wish.rated &&
      html`<label class="check">
        <input type="checkbox" checked=${wish.robots} onChange=${(/** @type {any} */ event) => change({ robots: event.target.checked })} />
        <span>${t("page-new-robots")}<br /><span class="small quiet-text">${t("page-new-robots-note")}</span></span>
      </label>`}
      <div class="field">
        <label for="description">${t("page-new-description")}</label>
        <textarea id="description" rows="2" maxlength="300" value=${wish.description} onInput=${(/** @type {any} */ event) => change({ description: event.target.value })}></textarea>
        <span class="small quiet-text">${t("page-new-description-note")}</span>
      </div>
      <div class="field">
        <label for="spoken">${t("page-new-language")}</label>
        <select id="spoken" value=${wish.language ?? language.value} onChange=${(/** @type {any} */ event) => change({ language: event.target.value })}>
          ${Object.entries(LANGUAGES).map(([code, own]) => html`<option key=${code} value=${code} lang=${code}>${own}</option>`)}
        </select>
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("page-new-rating")}</legend>
      <label class="check">
        <input type="checkbox" checked=${wish.rated} disabled=${me.value?.person.guest !== false} onChange=${(/** @type {any} */ event) => change({ rated: event.target.checked })} />
        <span>${t("page-new-rated")}<br /><span class="small quiet-text">${me.value?.person.guest === false ? t("page-new-rated-note") : t("page-new-rated-guest")}</span></span>
      </label>
    </fieldset>
    <${TimingFields} timing=${wish.timing} bots=${title.bots} change=${(/** @type {Wish["timing"]} */ timing) => change({ timing })} />
    ${(!wish.timing || (wish.timing.then === "consent" && !wish.rated)) &&
    html`<fieldset>
      <legend>${t("page-new-away")}</legend>
      ${!wish.timing &&
      html`<div class="field">
        <label for="replace-after">${t("page-new-replace-after")}</label>
        <select id="replace-after" value=${wish.replaceAfter} onChange=${(/** @type {any} */ event) => change({ replaceAfter: Number(event.target.value) })}>
          ${WAITING.map((hours) => html`<option key=${hours} value=${hours}>${spanOf(hours)}</option>`)}
        </select>
        <span class="small quiet-text">${t("page-new-replace-note")}</span>
      </div>`}
      ${!wish.rated && html`<label class="check">
        <input type="checkbox" checked=${wish.hostDecides} onChange=${(/** @type {any} */ event) => change({ hostDecides: event.target.checked })} />
        <span>${t("page-new-host-decides")}<br /><span class="small quiet-text">${t("page-new-host-decides-note")}</span></span>
      </label>`}
    </fieldset>`}`}
    <fieldset>
      <legend>${t("page-new-options")}</legend>
      <${OptionFields} wish=${wish} title=${title} change=${change} />
      ${seedIsChosen(wish) &&
      html`<div class="field">
        <label for="seed">${t("page-new-seed")}</label>
        <input
          id="seed"
          inputmode="numeric"
          pattern="[0-9]{0,15}"
          placeholder=${t("page-new-seed-random")}
          value=${wish.seed}
          onInput=${(/** @type {any} */ event) => change({ seed: event.target.value.trim() })}
        />
        <span class="small quiet-text">${t("page-new-seed-note")}</span>
      </div>`}
      <button type="button" class="link" onClick=${() => change({ options: {}, seed: "" })}>${t("page-new-rulebook")}</button>
    </fieldset>
  `;
}

/**
 * Who sits where.
 * @param {{seat: number, wish: Wish, title: Title, change: (changes: Partial<Wish>) => void}} props
 */
function SeatLine({ seat, wish, title, change }) {
  const sign = html`<span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span>`;
  /** @param {string[]} list @param {string} value */
  const replaced = (list, value) => list.map((old, index) => (index === seat ? value : old));
  const person = wish.mode === "hotseat" && (seat === 0 || wish.kinds[seat] !== "bot");
  if (seat === 0 && wish.mode !== "hotseat") {
    const known = me.value?.person.guest ? null : me.value?.person.name;
    return html`<li>
      ${sign}
      ${known
        ? html`<span class="grow">${t("page-new-player-you", { player: known })}</span>`
        : html`<input aria-label=${t("page-new-your-name")} placeholder=${t("page-new-your-name")} maxlength="40" value=${ownName.value} onInput=${(/** @type {any} */ event) => (ownName.value = event.target.value)} />`}
    </li>`;
  }
  const other = wish.mode === "hotseat" ? t("page-new-person") : t("page-new-open-seat");
  return html`<li>
    ${sign}
    ${seat > 0 &&
    wish.mode !== "solo" &&
    (wish.rated
      ? html`<span class="grow">${other}</span>`
      : html`<select
      aria-label=${t("page-new-seat", { number: seat + 1 })}
      value=${wish.kinds[seat] === "bot" ? "bot" : "other"}
      onChange=${(/** @type {any} */ event) => change({ kinds: replaced(wish.kinds, event.target.value) })}
    >
      <option value="other">${other}</option>
      <option value="bot">${t("page-new-bot")}</option>
    </select>`)}
    ${person &&
    html`<input
      aria-label=${t("page-new-player-name", { number: seat + 1 })}
      placeholder=${t("page-new-player", { number: seat + 1 })}
      maxlength="40"
      value=${wish.names[seat]}
      onInput=${(/** @type {any} */ event) => change({ names: replaced(wish.names, event.target.value) })}
    />`}
    ${(wish.mode === "solo" || (wish.kinds[seat] === "bot" && !wish.rated)) &&
    seat > 0 &&
    html`<select
      aria-label=${t("page-new-seat-bot", { number: seat + 1 })}
      value=${wish.bots[seat]}
      title=${say(title.bots.find((bot) => bot.spec === wish.bots[seat])?.text ?? "")}
      onChange=${(/** @type {any} */ event) => change({ bots: replaced(wish.bots, event.target.value) })}
    >
      ${title.bots.map((bot) => html`<option key=${bot.spec} value=${bot.spec}>${t("page-bot-choice", { bot: bot.spec })}</option>`)}
    </select>`}
  </li>`;
}

/**
 * The variants of the game, and folded away the house rules one by one.
 * @param {{wish: Wish, title: Title, change: (changes: Partial<Wish>) => void}} props
 */
function OptionFields({ wish, title, change }) {
  const before = title.options.findIndex((option) => option.name === RULESET) + 1 || title.options.length;
  const house = title.options.slice(before);
  const all = wish.options[RULESET] !== undefined && wish.options[RULESET] !== title.options[before - 1].default;
  const chosen = house.filter((option) => wish.options[option.name] !== option.default).length;
  /** @param {import("../types.js").TitleOption} option */
  const field = (option) => html`<${OptionField} key=${option.name} option=${option} wish=${wish} title=${title} change=${change} />`;
  return html`${title.options.slice(0, before).filter((option) => option.name !== ALONE).map(field)}
    ${house.length > 0 &&
    (all
      ? html`<p class="small quiet-text">${t("page-new-house-rules-all", { count: house.length, site: String(wish.options[RULESET]) })}</p>`
      : html`<details class="house-rules">
          <summary>${t("page-new-house-rules", { sites: (title.options[before - 1].values ?? []).slice(1), on: chosen, count: house.length })}</summary>
          ${house.map(field)}
        </details>`)}`;
}

/**
 * @param {{option: import("../types.js").TitleOption, wish: Wish, title: Title, change: (changes: Partial<Wish>) => void}} props
 */
function OptionField({ option, wish, title, change }) {
  const id = `option-${option.name}`;
  const value = wish.options[option.name];
  /** @param {import("../types.js").OptionValue} wanted */
  const set = (wanted) => change({ options: { ...wish.options, [option.name]: wanted } });
  const rule = option.rule && html` <a href=${`/rules/${title.id}#${option.rule}`}>${t("page-new-the-rule")}</a>`;
  if (option.kind === "bool") {
    return html`<label class="check">
      <input type="checkbox" checked=${value === true} onChange=${(/** @type {any} */ event) => set(event.target.checked)} />
      <span><strong>${nameOf(option)}</strong><br /><span class="small quiet-text">${say(option.text)}${rule}</span></span>
    </label>`;
  }
  return html`<div class="field">
    <label for=${id}>${nameOf(option)}</label>
    ${option.kind === "int"
      ? html`<input id=${id} type="number" min=${option.low} max=${option.high} value=${value} onChange=${(/** @type {any} */ event) => {
          const wanted = Math.round(Number(event.target.value));
          set(Math.min(option.high ?? wanted, Math.max(option.low ?? wanted, wanted)));
        }} />`
      : html`<select id=${id} value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
          ${(option.values ?? []).map((one) => html`<option key=${one} value=${one}>${valueOf(option, one)}</option>`)}
        </select>`}
    <span class="small quiet-text">${say(option.text)}${rule}</span>
  </div>`;
}
