/** An invitation by the link in a mail: answered here, with or without a login. */
import { useTitle } from "../notices.js";
import { AnswerButtons } from "../invitations.js";
import { html, useState } from "../ui.js";
import { t } from "../words.js";
import { useFetched } from "./fetching.js";

/** @param {{token: string}} props */
export function InvitationPage({ token }) {
  const address = `/api/invitations/${encodeURIComponent(token)}`;
  const [invitation, problem] = /** @type {[import("../types.js").Invitation|null, string]} */ (useFetched(address));
  const [answered, setAnswered] = useState(/** @type {{game: string|null}|null} */ (null));
  useTitle(t("page-invited"));
  return html`<main id="main" class="page account" tabindex="-1">
    <h1>${t("page-invited")}</h1>
    <section class="card narrow">
      ${answered
        ? html`<p role="status">${t("page-invited-answered", { yes: Boolean(answered.game) })}</p>
            ${answered.game && html`<p><a class="button primary" href=${`/play/${answered.game}`}>${t("page-invited-table")}</a></p>`}`
        : problem
          ? html`<p role="alert">${problem}</p>`
          : invitation &&
            html`<p>${t("page-invited-text", { player: invitation.by, invited: invitation.player, game: invitation.title_name })}</p>
              ${invitation.rated && html`<p class="rated-note">${t("page-rated-consent")}</p>`}
              <${AnswerButtons} address=${address} rated=${invitation.rated} done=${(/** @type {string|null} */ game) => setAnswered({ game })} />`}
    </section>
  </main>`;
}
