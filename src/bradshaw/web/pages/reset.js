/** A new password by a link. */
import { post } from "../api.js";
import { tell } from "../messages.js";
import { useTitle } from "../notices.js";
import { go } from "../router.js";
import { html, useState } from "../ui.js";
import { t } from "../words.js";
import { Field, SendForm } from "./login.js";

/** @param {{token: string}} props */
export function ResetPage({ token }) {
  const [password, setPassword] = useState("");
  useTitle(t("page-password-new"));
  const set = async () => {
    await post("/api/resets", { token, password });
    tell(t("page-reset-done"));
    go("/account", { replace: true });
  };
  return html`<main id="main" class="page account" tabindex="-1">
    <h1>${t("page-password-new")}</h1>
    <section class="card narrow">
      <${SendForm} send=${set} button=${t("page-reset-set")}>
        <${Field} id="reset-password" name=${t("page-password-new")} type="password" value=${password} set=${setPassword} complete="new-password" />
      <//>
    </section>
  </main>`;
}
