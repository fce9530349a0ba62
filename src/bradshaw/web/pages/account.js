/** The account: password, logins, notices, and leaving. */
import { put, remove } from "../api.js";
import { ago } from "../format.js";
import { LanguageSelect } from "../language.js";
import { attempt, tell } from "../messages.js";
import { useTitle } from "../notices.js";
import { canPush, forgetKnown, isPushed, startPush, stopPush } from "../push.js";
import { go } from "../router.js";
import { loadMe, me } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words.js";
import { useOwn } from "./fetching.js";
import { Field, LoginForms, SendForm } from "./login.js";
import { Tokens } from "./tokens.js";
import { WishesForm } from "./wishes.js";

/** End the login of this browser. */
export async function logOut() {
  await attempt(async () => {
    await stopPush();
    await remove("/api/logins/current");
    await forgetKnown();
    await loadMe();
    tell(t("page-account-logged-out"));
    go("/");
  });
}

export function AccountPage() {
  useTitle(t("page-account"));
  const person = me.value?.person;
  if (!person) return html`<main id="main" class="page" tabindex="-1"><p class="loading">${t("page-account-loading")}</p></main>`;
  if (person.guest) {
    return html`<main id="main" class="page account" tabindex="-1">
      <h1>${t("page-account")}</h1>
      <p>${t("page-account-guest")}</p>
      <${LoginForms} />
      <${Reading} />
      ${person.id && html`<${Wishes} />`}
      ${person.id && html`<${OwnData} />`}
      ${person.id && html`<${Farewell} guest />`}
    </main>`;
  }
  return html`<main id="main" class="page account" tabindex="-1">
    <div class="row spread">
      <h1>${person.name}</h1>
      <button onClick=${logOut}>${t("page-log-out")}</button>
    </div>
    <${Reading} />
    <${Notices} />
    <${Wishes} />
    <${Password} />
    <${Logins} />
    <${Tokens} />
    <${OwnData} />
    <${Farewell} />
  </main>`;
}

/** In which language the page, mail and notices are. */
function Reading() {
  return html`<section class="card" aria-labelledby="reading">
    <h2 id="reading">${t("page-language")}</h2>
    <p>${t("page-language-text")}</p>
    <${LanguageSelect} id="language" heading="reading" />
  </section>`;
}

/** Where the server tells of one's turn. */
function Notices() {
  const notices = me.value?.notices;
  const [webhook, setWebhook] = useState(notices?.webhook ?? "");
  const [mail, setMail] = useState(notices?.mail ?? "");
  const [password, setPassword] = useState("");
  const mailChanged = mail.trim() !== (notices?.mail ?? "");
  const save = async () => {
    const body = { webhook: webhook.trim() || null, ...(mailChanged ? { mail: mail.trim() || null, password } : {}) };
    await put("/api/me/notices", body);
    await loadMe();
    setPassword("");
    tell(t("page-saved"));
  };
  return html`<section class="card" aria-labelledby="notices">
    <h2 id="notices">${t("page-notices")}</h2>
    <${SendForm} send=${save} button=${t("page-save")}>
      <div class="field">
        <label for="mail">${t("page-notices-mail")}</label>
        <input id="mail" type="email" autocomplete="email" value=${mail} onInput=${(/** @type {any} */ event) => setMail(event.target.value)} />
        <span class="small quiet-text">${t("page-notices-mail-note")}</span>
      </div>
      ${mailChanged &&
      html`<${Field} id="mail-password" name=${t("page-notices-password")} type="password" value=${password} set=${setPassword} complete="current-password" />`}
      <div class="field">
        <label for="webhook">${t("page-notices-webhook")}</label>
        <input id="webhook" type="url" placeholder="https://…" value=${webhook} onInput=${(/** @type {any} */ event) => setWebhook(event.target.value)} />
        <span class="small quiet-text">${t("page-notices-webhook-note")}</span>
      </div>
    <//>
  </section>`;
}

/** Of what one is told, by the ways that there are. */
function Wishes() {
  const notices = me.value?.notices;
  const trouble = me.value?.mail_trouble;
  const [pushed, setPushed] = useState(false);
  useEffect(() => {
    isPushed().then(setPushed);
  }, []);
  const ways = { mail: Boolean(notices?.mail), push: pushed, webhook: Boolean(notices?.webhook) };
  const channels = /** @type {const} */ (["mail", "push", "webhook"]).filter((channel) => ways[channel]);
  return html`<section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${t("page-wishes")}</h2>
    ${canPush() && html`<${PushHere} pushed=${pushed} set=${setPushed} />`}
    ${trouble && html`<p role="alert">${t("page-wishes-mail-trouble", { reason: trouble })}</p>`}
    <${WishesForm} key=${channels.join()} channels=${channels} />
  </section>`;
}

/** Whether this browser shows notices. @param {{pushed: boolean, set: (pushed: boolean) => void}} props */
function PushHere({ pushed, set }) {
  const change = async () => {
    try {
      if (pushed) await stopPush();
      const begun = !pushed && (await startPush());
      if (!pushed && !begun) tell(t("page-push-refused"));
      set(begun);
    } catch {
      tell(t("page-push-refused"), "problem");
    }
  };
  return html`<p class="row spread">
    <span>${pushed ? t("page-push-on") : t("page-push-off")}</span>
    <button onClick=${change}>${pushed ? t("page-push-stop") : t("page-push-start")}</button>
  </p>`;
}

function Password() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const change = async () => {
    await put("/api/me/password", { old, new: fresh });
    setOld("");
    setFresh("");
    tell(t("page-password-changed"));
  };
  return html`<section class="card" aria-labelledby="change-password">
    <h2 id="change-password">${t("page-password")}</h2>
    <${SendForm} send=${change} button=${t("page-password-change")}>
      <${Field} id="old-password" name=${t("page-password-old")} type="password" value=${old} set=${setOld} complete="current-password" />
      <${Field} id="new-password" name=${t("page-password-new")} type="password" value=${fresh} set=${setFresh} complete="new-password" />
    <//>
  </section>`;
}

function Logins() {
  const [logins, load] = /** @type {[import("../types.js").Login[]|null, () => Promise<any>]} */ (useOwn("/api/logins"));
  /** @param {string} id */
  const end = async (id) => {
    await attempt(() => remove(`/api/logins/${id}`));
    await load();
  };
  return html`<section class="card" aria-labelledby="logins">
    <h2 id="logins">${t("page-logins")}</h2>
    <ul class="logins">
      ${(logins ?? []).map(
        (login) => html`<li key=${login.id}>
          <span class="grow">
            ${browserName(login.agent)} ${login.current && html`<strong>${t("page-login-here")}</strong>`}<br />
            <span class="small quiet-text">${t("page-login-times", { since: ago(login.created), used: ago(login.last_used) })}</span>
          </span>
          ${!login.current && html`<button onClick=${() => end(login.id)}>${t("page-log-out")}</button>`}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** What a browser calls itself, in short. @param {string} agent */
function browserName(agent) {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? null;
  const system = /(Windows|Android|iPhone|iPad|Mac OS|Linux)/.exec(agent)?.[1] ?? null;
  const names = /** @type {Record<string, string>} */ ({ Edg: "Edge", OPR: "Opera" });
  return t("page-login-browser", { browser: browser && (names[browser] ?? browser), system });
}

/** Everything that the server knows of the person, to take along. */
function OwnData() {
  return html`<section class="card" aria-labelledby="own-data">
    <h2 id="own-data">${t("page-data")}</h2>
    <p>${t("page-data-text")}</p>
    <p><a class="button" href="/api/me/export" download>${t("page-data-download")}</a></p>
  </section>`;
}

/** Be forgotten. A guest has no password. @param {{guest?: boolean}} props */
function Farewell({ guest = false }) {
  const [password, setPassword] = useState("");
  const leave = async () => {
    await remove("/api/me", { password });
    await loadMe();
    tell(t("page-leave-done", { guest }));
    go("/");
  };
  return html`<section class="card" aria-labelledby="farewell">
    <details>
      <summary><span id="farewell">${t("page-leave", { guest })}</span></summary>
      <p>${t("page-leave-text")}</p>
      <${SendForm} send=${leave} button=${t("page-leave-button", { guest })} danger>
        ${!guest && html`<${Field} id="farewell-password" name=${t("page-password-yours")} type="password" value=${password} set=${setPassword} complete="current-password" />`}
      <//>
    </details>
  </section>`;
}
