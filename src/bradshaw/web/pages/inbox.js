/** What somebody was told, and the page that ends all mail. */
import { get, post } from "../api.js";
import { ago } from "../format.js";
import { InvitationAnswer, useInvitations } from "../invitations.js";
import { attempt } from "../messages.js";
import { useTitle } from "../notices.js";
import { loadMe, me } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { say, t, withElements } from "../words.js";
import { SendForm } from "./login.js";

/** @typedef {{id: number, kind: string, game: string|null, title: string|null, text: import("../types.js").Text, created: string, seen: boolean}} Notice */

/** Where to see to what a notice is about. @type {Record<string, string>} */
const PLACES = { club: "/clubs", token: "/account" };

export function InboxPage() {
  const [notices, setNotices] = useState(/** @type {Notice[]|null} */ (null));
  const [invitations, loadInvitations] = useInvitations();
  const person = me.value?.person.id;
  useTitle(t("page-inbox"));
  useEffect(() => {
    const load = async () => {
      await attempt(async () => {
        const found = person ? await get("/api/me/inbox") : [];
        setNotices(found);
        if (!found.some((/** @type {Notice} */ notice) => !notice.seen)) return;
        await post("/api/me/inbox/seen", { newest: found[0].id });
        await loadMe();
      });
    };
    if (me.value) load();
  }, [person, Boolean(me.value)]);
  return html`<main id="main" class="page" tabindex="-1">
    <h1>${t("page-inbox")}</h1>
    ${notices && !notices.length && html`<p>${t("page-inbox-empty")}</p>`}
    <ul class="lobby inbox">
      ${(notices ?? []).map(
        (notice) => html`<li key=${notice.id}>
          <span class="grow">
            ${notice.game ? html`<a href=${`/play/${notice.game}`}><strong>${notice.title}</strong></a><br />` : null}${notice.kind in PLACES ? html`<a href=${PLACES[notice.kind]}>${say(notice.text)}</a>` : say(notice.text)}
            ${!notice.seen && html` <strong>${t("page-inbox-new")}</strong>`}
          </span>
          ${notice.kind === "invited" && html`<${InvitationAnswer} invitation=${invitations.find((one) => one.game === notice.game)} load=${loadInvitations} />`}
          <time class="small quiet-text" datetime=${notice.created}>${ago(notice.created)}</time>
        </li>`,
      )}
    </ul>
    <p class="small">${withElements("page-inbox-wishes", { account: html`<a href="/account">${t("page-inbox-account")}</a>` })}</p>
  </main>`;
}

/** @param {{token: string}} props */
export function UnsubscribePage({ token }) {
  const [done, setDone] = useState(false);
  useTitle(t("page-unsubscribe"));
  const end = async () => {
    await post(`/api/unsubscribe/${encodeURIComponent(token)}`);
    setDone(true);
  };
  return html`<main id="main" class="page account" tabindex="-1">
    <h1>${t("page-unsubscribe")}</h1>
    <section class="card narrow">
      ${done
        ? html`<p role="status">${t("page-unsubscribe-done")}</p>`
        : html`<p>${t("page-unsubscribe-text")}</p>
            <${SendForm} send=${end} button=${t("page-unsubscribe-button")} />`}
    </section>
  </main>`;
}
