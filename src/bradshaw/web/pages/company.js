/** Favourites and blocked people, and looking somebody up by name. */
import { get, put, remove } from "../api.js";
import { ago } from "../format.js";
import { attempt } from "../messages.js";
import { useTitle } from "../notices.js";
import { profileOf } from "../people.js";
import { go } from "../router.js";
import { me } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { t, withElements } from "../words.js";
import { useOwn } from "./fetching.js";
import { Field, SendForm } from "./login.js";
import { PageButtons } from "./pager.js";

/** @typedef {import("../types.js").KnownPage} KnownPage */
/** @typedef {"favourite"|"blocked"} Tie */

/** Note what one thinks of somebody, null for nothing in particular; whether it is noted. @param {string} person @param {Tie|null} kind */
export async function setTie(person, kind) {
  const noted = await attempt(async () => {
    if (kind) await put(`/api/me/people/${person}`, { kind });
    else await remove(`/api/me/people/${person}`);
    return true;
  });
  return noted ?? false;
}

export function CompanyPage() {
  const [name, setName] = useState("");
  const guest = me.value ? me.value.person.guest : null;
  useTitle(t("page-company"));
  const look = async () => {
    const found = await get(`/api/people?name=${encodeURIComponent(name)}`);
    go(profileOf(found.id));
  };
  return html`<main id="main" class="page company" tabindex="-1">
    <h1>${t("page-company")}</h1>
    <section class="card" aria-labelledby="look-up">
      <h2 id="look-up">${t("page-company-find")}</h2>
      <${SendForm} send=${look} button=${t("page-company-look")}>
        <${Field} id="look-up-name" name=${t("page-company-name")} value=${name} set=${setName} />
      <//>
    </section>
    ${guest === true && html`<p>${withElements("page-company-guest", { account: html`<a href="/account">${t("page-company-account")}</a>` })}</p>`}
    ${guest === false &&
    html`<${Known} kind="favourite" name=${t("page-company-favourites")} empty=${t("page-company-favourites.empty")} undo=${t("page-company-unfavourite")} />
      <${Known} kind="blocked" name=${t("page-company-blocked")} empty=${t("page-company-blocked.empty")} undo=${t("page-company-unblock")} />`}
  </main>`;
}

/** @param {{kind: Tie, name: string, empty: string, undo: string}} props */
function Known({ kind, name, empty, undo }) {
  const [page, setPage] = useState(1);
  const [list, load] = /** @type {[KnownPage|null, () => Promise<any>]} */ (useOwn(`/api/me/people?kind=${kind}&page=${page}`));
  /** @param {string} person */
  const drop = async (person) => {
    await setTie(person, null);
    await load();
  };
  return html`<section class="card" aria-labelledby=${`known-${kind}`}>
    <h2 id=${`known-${kind}`}>${name}</h2>
    ${list && !list.people.length && html`<p class="quiet-text">${empty}</p>`}
    <ul class="lobby">
      ${(list?.people ?? []).map(
        (one) => html`<li key=${one.id}>
          <span class="grow"><a href=${profileOf(one.id)}>${one.name}</a> <${HereSince} present=${one.present} seen=${one.seen} /></span>
          <button class="small" onClick=${() => drop(one.id)}>${undo}</button>
        </li>`,
      )}
    </ul>
    ${list && html`<${PageButtons} page=${page} more=${list.more} set=${setPage} />`}
  </section>`;
}

/** Whether somebody is here, or when they were last. @param {{present: boolean, seen: string|null}} props */
export function HereSince({ present, seen }) {
  if (present) return html`<span class="small here"><span class="dot" aria-hidden="true"></span> ${t("page-presence-here")}</span>`;
  return seen && html`<span class="small quiet-text">${t("page-profile-seen", { time: ago(seen) })}</span>`;
}

/** Favourites who are here now, above the tables of the lobby. */
export function FavouritesHere() {
  const [people, setPeople] = useState(/** @type {KnownPage["people"]} */ ([]));
  const account = me.value && !me.value.person.guest ? me.value.person.id : null;
  useEffect(() => {
    const load = async () => {
      try {
        setPeople(account ? (await get("/api/me/people")).people : []);
      } catch {
        // The lobby is there without them.
      }
    };
    load();
  }, [account]);
  const here = people.filter((one) => one.present);
  if (!here.length) return null;
  return html`<p class="small favourites-here">
    ${t("page-company-here")}${" "}
    ${here.map((one) => html`<a key=${one.id} class="player-link here" href=${profileOf(one.id)}><span class="dot" aria-hidden="true"></span> ${one.name}</a> `)}
  </p>`;
}
