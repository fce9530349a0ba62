/** Invitations to tables: asked, and answered by one click. */
import { get, post } from "./api.js";
import { attempt } from "./messages.js";
import { go } from "./router.js";
import { me } from "./state.js";
import { html, useEffect, useState } from "./ui.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Invitation} Invitation */

/**
 * The invitations that wait for an answer of whoever is logged in, and how to ask for them again.
 * @returns {[Invitation[], () => Promise<void>]}
 */
export function useInvitations() {
  const [found, setFound] = useState(/** @type {Invitation[]} */ ([]));
  const account = me.value && !me.value.person.guest ? me.value.person.id : null;
  const load = async () => {
    try {
      setFound(account ? await get("/api/me/invitations") : []);
    } catch {
      // The next page asks again.
    }
  };
  useEffect(() => {
    load();
  }, [account]);
  return [found, load];
}

/**
 * Accept and go there, or decline.
 * @param {{address: string, rated: boolean, done: (game: string|null) => void}} props
 */
export function AnswerButtons({ address, rated, done }) {
  const [busy, setBusy] = useState(false);
  /** @param {boolean} yes */
  const answer = async (yes) => {
    setBusy(true);
    await attempt(async () => {
      const { game } = await post(address, { yes });
      done(game);
    });
    setBusy(false);
  };
  return html`<span class="row">
    <button class="primary" disabled=${busy} onClick=${() => answer(true)}>${t("page-invited-accept", { rated })}</button>
    <button disabled=${busy} onClick=${() => answer(false)}>${t("page-invited-decline")}</button>
  </span>`;
}

/**
 * The invitation to one table, where it waits for an answer.
 * @param {{invitation: Invitation|undefined, load: () => Promise<void>}} props
 */
export function InvitationAnswer({ invitation, load }) {
  if (!invitation) return null;
  /** @param {string|null} game */
  const done = async (game) => {
    await load();
    if (game) go(`/play/${game}`);
  };
  return html`<${AnswerButtons} address=${`/api/me/invitations/${invitation.game}`} rated=${invitation.rated} done=${done} />`;
}
