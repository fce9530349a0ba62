/** A new password by a link. */
import { post } from "../api.js";
import { tell } from "../messages.js";
import { setTitle } from "../notices.js";
import { go } from "../router.js";
import { html, useEffect, useState } from "../ui.js";
import { Field, SendForm } from "./login.js";

/** @param {{token: string}} props */
export function ResetPage({ token }) {
  const [password, setPassword] = useState("");
  useEffect(() => setTitle("New password"), []);
  const set = async () => {
    await post("/api/resets", { token, password });
    tell("Your new password is set. Log in with it.");
    go("/account", { replace: true });
  };
  return html`<main id="main" class="page account" tabindex="-1">
    <h1>New password</h1>
    <section class="card narrow">
      <${SendForm} send=${set} button="Set the password">
        <${Field} id="reset-password" name="New password" type="password" value=${password} set=${setPassword} complete="new-password" />
      <//>
    </section>
  </main>`;
}
