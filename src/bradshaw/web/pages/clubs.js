/** One's clubs: those one belongs to, those one is invited to, and a new one. */
import { post } from "../api.js";
import { attempt, tell } from "../messages.js";
import { useTitle } from "../notices.js";
import { go } from "../router.js";
import { loadClubs, me } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words.js";
import { Field, LoginForms, SendForm } from "./login.js";

/** @typedef {{clubs: import("../types.js").ClubListed[], invitations: import("../types.js").ClubInvitation[]}} OwnClubs */

export function ClubsPage() {
  useTitle(t("page-clubs"));
  const person = me.value?.person;
  return html`<main id="main" class="page clubs" tabindex="-1">
    <h1>${t("page-clubs")}</h1>
    <p>${t("page-clubs-text")}</p>
    ${!person && html`<p class="loading">${t("page-clubs-loading")}</p>`}
    ${person?.guest && html`<p>${t("page-clubs-log-in")}</p><${LoginForms} />`}
    ${person && !person.guest && html`<${OwnClubs} key=${person.id} />`}
  </main>`;
}

function OwnClubs() {
  const [own, setOwn] = useState(/** @type {OwnClubs|null} */ (null));
  const [problem, setProblem] = useState("");
  const [name, setName] = useState("");
  const load = async () => {
    try {
      setOwn(await loadClubs());
      setProblem("");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  useEffect(() => {
    load();
  }, []);
  const found = async () => {
    const club = await post("/api/clubs", { name: name.trim() });
    go(`/clubs/${club.id}`);
  };
  return html`
    ${problem && html`<div class="card"><p role="alert">${problem}</p><button onClick=${load}>${t("page-try-again")}</button></div>`}
    ${!own && !problem && html`<p class="loading">${t("page-clubs-loading")}</p>`}
    ${own && own.invitations.length > 0 && html`<${Invitations} invitations=${own.invitations} load=${load} />`}
    ${own &&
    html`<section class="card">
      ${!own.clubs.length && html`<p class="quiet-text">${t("page-clubs-none")}</p>`}
      <ul class="lobby">
        ${own.clubs.map(
          (club) => html`<li key=${club.id}>
            <span class="grow"><a href=${`/clubs/${club.id}`}><strong>${club.name}</strong></a><br />
              <span class="small quiet-text">${t("page-clubs-members", { count: club.members })}${club.leads && html` · ${t("page-clubs-leads")}`}</span></span>
          </li>`,
        )}
      </ul>
    </section>`}
    <section class="card" aria-labelledby="found">
      <h2 id="found">${t("page-clubs-found")}</h2>
      <${SendForm} send=${found} button=${t("page-clubs-found-button")}>
        <${Field} id="club-name" name=${t("page-clubs-name")} value=${name} set=${setName} />
      <//>
    </section>`;
}

/** @param {{invitations: import("../types.js").ClubInvitation[], load: () => Promise<void>}} props */
function Invitations({ invitations, load }) {
  /** @param {import("../types.js").ClubInvitation} one @param {boolean} yes */
  const answer = async (one, yes) => {
    await attempt(async () => {
      await post(`/api/clubs/${one.club}/${yes ? "join" : "decline"}`);
      tell(yes ? t("page-club-joined", { club: one.name }) : t("page-clubs-declined", { club: one.name }));
      if (yes) go(`/clubs/${one.club}`);
    });
    await load();
  };
  return html`<section class="card" aria-labelledby="invitations">
    <h2 id="invitations">${t("page-clubs-invited")}</h2>
    <ul class="lobby">
      ${invitations.map(
        (one) => html`<li key=${one.club}>
          <span class="grow">${t("page-clubs-invitation", { known: one.head !== null, player: one.head, club: one.name })}</span>
          <button class="primary" aria-label=${t("page-clubs-accept.named", { club: one.name })} onClick=${() => answer(one, true)}>${t("page-clubs-accept")}</button>
          <button aria-label=${t("page-clubs-decline.named", { club: one.name })} onClick=${() => answer(one, false)}>${t("page-clubs-decline")}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}
