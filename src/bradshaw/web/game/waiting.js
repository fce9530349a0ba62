/** Before the start of an online game: seats, links, and the button to begin. */
import { get, post, put, remove } from "../api.js";
import { ask } from "../dialogs.js";
import { SIGNS } from "../format.js";
import { nameOf, valueOf } from "../options.js";
import { attempt, tell } from "../messages.js";
import { InvitationAnswer, useInvitations } from "../invitations.js";
import { SendForm } from "../pages/login.js";
import { PlayerName, profileOf } from "../people.js";
import { ReportButton } from "../report.js";
import { go, route } from "../router.js";
import { me, titles } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { ChatPanel } from "./chat.js";
import { guestName, Here, Spectators, waitingRule } from "./seats.js";
import { CopyLink, inviteLink, watchLink } from "./share.js";
import { OlderRules } from "./version.js";
import { say, t, withElements } from "../words.js";

/** @param {{table: import("./table.js").Table}} props */
export function WaitingRoom({ table }) {
  const game = /** @type {import("../types.js").GameView} */ (table.game.value);
  const [busy, setBusy] = useState(false);
  const seated = table.mine.value.length > 0;
  const free = game.seats.filter((seat) => seat.kind === "open").length;
  const needsAccount = game.rated && me.value?.person.guest !== false;
  const [invitations, loadInvitations] = useInvitations();
  const invitation = invitations.find((one) => one.game === game.id);
  const answered = async () => {
    await loadInvitations();
    await table.refresh();
  };
  const invited = route.value.query.get("invite") ?? "";

  /** @param {string} what @param {any} [body] */
  const act = async (what, body) => {
    setBusy(true);
    const done = await table.send(what, body);
    if (done) await table.refresh();
    setBusy(false);
    return done;
  };
  /** @param {number} [seat] */
  const join = async (seat) => {
    const body = { name: guestName.value.trim(), invite: invited || game.invite || "", ...(seat === undefined ? {} : { seat }) };
    if (await act("join", body)) go(`/play/${game.id}`, { replace: true });
  };
  const drop = async () => {
    const sure = await ask({ title: t("page-waiting-sure"), text: t("page-waiting-sure.text"), yes: t("page-waiting-delete"), danger: true });
    if (!sure) return;
    await attempt(async () => {
      await remove(table.path);
      go("/");
    });
  };
  return html`<main id="main" class="page waiting" tabindex="-1">
    <h1>${game.title_name}</h1>
    ${game.club && html`<p><a href=${`/clubs/${game.club.id}`}>${game.club.name}</a></p>`}
    <p class="quiet-text">${t("page-waiting-where", { where: game.club ? "club" : game.listed ? "listed" : "private", club: game.club?.name ?? null, headline: game.headline })}</p>
    ${game.rated && html`<p class="rated-note"><strong>${t("page-rated-table")}</strong> ${t("page-rated-consent")} <a href="/docs/players/people.html">${t("page-rated-docs")}</a></p>`}
    ${!seated &&
    invitation &&
    html`<section class="card" aria-labelledby="invited">
      <h2 id="invited">${t("page-invited-by", { player: invitation.by })}</h2>
      <${InvitationAnswer} invitation=${invitation} load=${answered} />
    </section>`}
    ${!seated &&
    !invitation &&
    free > 0 &&
    html`<section class="card">
      <h2>${t("page-waiting-take")}</h2>
      ${needsAccount && html`<p>${withElements("page-rated-log-in", { account: html`<a href="/account">${t("page-rated-account")}</a>` })}</p>`}
      ${me.value?.person.guest &&
      !needsAccount &&
      html`<div class="field">
        <label for="guest-name">${t("page-seat-name")}</label>
        <input id="guest-name" maxlength="40" value=${guestName.value} onInput=${(/** @type {any} */ event) => (guestName.value = event.target.value)} />
      </div>`}
      <button class="primary big" disabled=${busy || needsAccount} onClick=${() => join()}>${t("page-waiting-join", { rated: game.rated })}</button>
    </section>`}
    <${Description} table=${table} game=${game} />
    <section class="card">
      <h2>${t("page-waiting-seats")}</h2>
      <ul class="seat-list">
        ${game.seats.map(
          (seat) => html`<li key=${seat.seat}>
            <span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span>
            <span class="grow">
              ${seat.kind === "open" ? html`<span class="quiet-text">${t("page-waiting-open")}</span>` : html`<${PlayerName} seat=${seat} />`}
              ${seat.mine && html` <span class="quiet-text">${t("page-waiting-you")}</span>`}
              ${seat.kind === "bot" && html` <span class="quiet-text">${t("page-waiting-bot", { bot: seat.bot })}</span>`}
              ${seat.kind === "person" && !seat.mine && html` <${Here} seat=${seat} />`}
            </span>
            ${seat.kind === "open" && !seated && html`<button disabled=${busy || needsAccount} onClick=${() => join(seat.seat)}>${t("page-waiting-sit")}</button>`}
            ${seat.kind === "open" && game.host && !game.rated && html`<${PutBot} game=${game} seat=${seat.seat} busy=${busy} put=${(/** @type {string} */ bot) => act("bot", { seat: seat.seat, bot })} />`}
            ${seat.kind === "person" && !seat.mine && html`<${ReportButton} plain what=${{ subject: "player", game: game.id, seat: seat.seat }} player=${seat.name} />`}
            ${seat.kind !== "open" && !seat.mine && game.host && html`<button disabled=${busy} onClick=${() => act("kick", { seat: seat.seat })}>${t("page-waiting-remove")}</button>`}
          </li>`,
        )}
      </ul>
      <div class="row">
        ${game.host && html`<button class="primary" disabled=${busy || free > 0} onClick=${() => act("start")}>${t("page-waiting-start")}</button>`}
        ${game.host && html`<button class="danger" disabled=${busy} onClick=${drop}>${t("page-waiting-delete")}</button>`}
        ${seated && !game.host && html`<button disabled=${busy} onClick=${() => act("leave")}>${t("page-waiting-leave")}</button>`}
        ${game.host && free > 0 && html`<span class="quiet-text">${t("page-waiting-free", { count: free, bots: !game.rated })}</span>`}
        ${!game.host && seated && html`<span class="quiet-text">${t("page-waiting-host")}</span>`}
      </div>
    </section>
    ${seated && me.value?.person.guest === false && free > 0 && html`<${InviteByName} table=${table} />`}
    ${seated &&
    html`<section class="card">
      <h2>${t("page-waiting-links")}</h2>
      <${CopyLink} id="invite-link" name=${t("page-share-seat")} link=${inviteLink(table)} />
      <${CopyLink} id="watch-link" name=${t("page-share-watch")} link=${watchLink(table)} />
    </section>`}
    <section class="card" aria-labelledby="waiting-chat">
      <h2 id="waiting-chat">${t("page-tab-chat")}</h2>
      <${Spectators} game=${game} />
      <${ChatPanel} table=${table} />
    </section>
    <${Options} game=${game} />
  </main>`;
}

/** What others should know of the table; whoever has made it can change that. @param {{table: import("./table.js").Table, game: import("../types.js").GameView}} props */
function Description({ table, game }) {
  const [text, setText] = useState(/** @type {string|null} */ (null));
  const save = async () => {
    await put(`${table.path}/description`, { text: (text ?? "").trim() });
    setText(null);
    await table.refresh();
  };
  if (text !== null) {
    return html`<section class="card" aria-label=${t("page-new-description")}>
      <${SendForm} send=${save} button=${t("page-save")}>
        <div class="field">
          <label for="table-description">${t("page-new-description")}</label>
          <textarea id="table-description" rows="2" maxlength="300" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
        </div>
        <button type="button" onClick=${() => setText(null)}>${t("page-cancel")}</button>
      <//>
    </section>`;
  }
  if (game.host) {
    return html`<p class="table-description">
      ${game.description} <button class="link small" onClick=${() => setText(game.description)}>${t("page-waiting-describe", { described: Boolean(game.description) })}</button>
    </p>`;
  }
  if (!game.description) return null;
  return html`<p class="table-description">
    ${game.description} <${ReportButton} plain what=${{ subject: "description", game: game.id }} />
  </p>`;
}

/** A bot for an open seat, at a level of one's choice. @param {{game: import("../types.js").GameView, seat: number, busy: boolean, put: (bot: string) => void}} props */
function PutBot({ game, seat, busy, put }) {
  const bots = titles.value?.find((one) => one.id === game.title)?.bots ?? [];
  const usual = (bots.find((bot) => bot.level === "normal") ?? bots[0])?.spec ?? "";
  const [chosen, setChosen] = useState("");
  return html`<select aria-label=${t("page-new-seat-bot", { number: seat + 1 })} value=${chosen || usual} onChange=${(/** @type {any} */ event) => setChosen(event.target.value)}>
      ${bots.map((bot) => html`<option key=${bot.spec} value=${bot.spec}>${t("page-bot-choice", { bot: bot.spec })}</option>`)}
    </select>
    <button disabled=${busy || !usual} onClick=${() => put(chosen || usual)}>${t("page-waiting-put-bot")}</button>`;
}

/** Ask accounts to the table. @param {{table: import("./table.js").Table}} props */
function InviteByName({ table }) {
  const [name, setName] = useState("");
  const [asked, setAsked] = useState(/** @type {import("../types.js").Invited[]} */ ([]));
  const [favourites, setFavourites] = useState(/** @type {string[]} */ ([]));
  const path = `${table.path}/invitations`;
  useEffect(() => {
    const load = async () => {
      try {
        setAsked(await get(path));
        setFavourites((await get("/api/me/people")).people.map((/** @type {{name: string}} */ one) => one.name));
      } catch {
        // Then the names are typed.
      }
    };
    load();
  }, [table.sequence]);
  const invite = async () => {
    setAsked(await post(path, { name: name.trim() }));
    tell(t("page-invite-sent", { player: name.trim() }));
    setName("");
  };
  /** @param {string} person */
  const withdraw = async (person) => {
    await attempt(async () => {
      await remove(`${path}/${person}`);
      setAsked(await get(path));
    });
  };
  return html`<section class="card" aria-labelledby="invite">
    <h2 id="invite">${t("page-invite")}</h2>
    <${SendForm} send=${invite} button=${t("page-invite-button")}>
      <div class="field">
        <label for="invite-name">${t("page-invite-name")}</label>
        <input id="invite-name" list="invite-favourites" required maxlength="40" autocomplete="off" value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
        <datalist id="invite-favourites">${favourites.map((one) => html`<option key=${one} value=${one}></option>`)}</datalist>
      </div>
    <//>
    ${asked.length > 0 &&
    html`<ul class="lobby" aria-label=${t("page-invite-asked")}>
      ${asked.map(
        (one) => html`<li key=${one.id}>
          <span class="grow"><a class="player-link" href=${profileOf(one.id)}>${one.name}</a> <span class="small quiet-text">${t("page-invite-state", { declined: one.declined })}</span></span>
          ${!one.declined && html`<button class="small" onClick=${() => withdraw(one.id)}>${t("page-invite-withdraw")}</button>`}
        </li>`,
      )}
    </ul>`}
  </section>`;
}

/** What is played otherwise than usual; the rest is folded away. @param {{game: import("../types.js").GameView}} props */
function Options({ game }) {
  const title = titles.value?.find((one) => one.id === game.title);
  // A game of older rules may lack options that new games have, and have others that were withdrawn.
  const offered = title?.options ?? [];
  const withdrawn = Object.keys(game.options).filter((name) => title && !offered.some((option) => option.name === name));
  const options = [...offered.filter((option) => option.name in game.options), ...withdrawn.map((name) => ({ name, label: "", text: "", values: [] }))];
  const chosen = options.filter((option) => !("default" in option) || game.options[option.name] !== option.default);
  const usual = options.filter((option) => !chosen.includes(option));
  return html`<section class="card">
    <h2>${t("page-waiting-options")}</h2>
    ${chosen.length > 0 ? html`<${OptionList} options=${chosen} game=${game} />` : html`<p>${t("page-waiting-options-usual")}</p>`}
    ${usual.length > 0 &&
    html`<details>
      <summary>${t("page-waiting-options-others", { count: usual.length, chosen: chosen.length })}</summary>
      <${OptionList} options=${usual} game=${game} />
    </details>`}
    <${OlderRules} game=${game} />
    <p class="small">${waitingRule(game)}</p>
    <p><a href=${`/rules/${game.title}`}>${t("page-waiting-rules")}</a></p>
  </section>`;
}

/**
 * @param {{options: Pick<import("../types.js").TitleOption, "name"|"label"|"text"|"values">[], game: import("../types.js").GameView}} props
 */
function OptionList({ options, game }) {
  return html`<dl class="options">
    ${options.map((option) => {
      const value = game.options[option.name];
      const shown = value === true ? t("page-waiting-yes") : value === false ? t("page-waiting-no") : valueOf(option, value);
      return html`<div key=${option.name}>
        <dt>${withElements("page-waiting-option", { value: html`<strong>${shown}</strong>` }, { name: nameOf(option) })}</dt>
        <dd class="small quiet-text">${say(option.text)}</dd>
      </div>`;
    })}
  </dl>`;
}
