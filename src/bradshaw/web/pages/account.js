/** The account: password, logins, notices, and leaving. */
import { get, put, remove } from "../api.js";
import { ago } from "../format.js";
import { tell } from "../messages.js";
import { setTitle } from "../notices.js";
import { go } from "../router.js";
import { loadMe, me } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { Field, LoginForms, SendForm } from "./login.js";

/** End the login of this browser. */
export async function logOut() {
  try {
    await remove("/api/logins/current");
    await loadMe();
    tell("You are logged out.");
    go("/");
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "problem");
  }
}

export function AccountPage() {
  useEffect(() => setTitle("Account"), []);
  const person = me.value?.person;
  if (!person) return html`<main id="main" class="page" tabindex="-1"><p class="loading">Who is there?</p></main>`;
  if (person.guest) {
    return html`<main id="main" class="page account" tabindex="-1">
      <h1>Account</h1>
      <p>You play as a guest: this browser keeps your games. Nothing more is needed.</p>
      <${LoginForms} />
      ${person.id && html`<${OwnData} />`}
      ${person.id && html`<${Farewell} guest />`}
    </main>`;
  }
  return html`<main id="main" class="page account" tabindex="-1">
    <div class="row spread">
      <h1>${person.name}</h1>
      <button onClick=${logOut}>Log out</button>
    </div>
    <${Notices} />
    <${Password} />
    <${Logins} />
    <${OwnData} />
    <${Farewell} />
  </main>`;
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
    tell("Saved.");
  };
  return html`<section class="card" aria-labelledby="notices">
    <h2 id="notices">Notices</h2>
    <${SendForm} send=${save} button="Save">
      <div class="field">
        <label for="webhook">Webhook</label>
        <input id="webhook" type="url" placeholder="https://…" value=${webhook} onInput=${(/** @type {any} */ event) => setWebhook(event.target.value)} />
        <span class="small quiet-text">When it is your turn in an online game, the server posts a short message there. Empty: none.</span>
      </div>
      <div class="field">
        <label for="mail">Mail address</label>
        <input id="mail" type="email" autocomplete="email" value=${mail} onInput=${(/** @type {any} */ event) => setMail(event.target.value)} />
        <span class="small quiet-text">Only for a link to set a new password.</span>
      </div>
      ${mailChanged &&
      html`<${Field} id="mail-password" name="Your password, to change the address" type="password" value=${password} set=${setPassword} complete="current-password" />`}
    <//>
  </section>`;
}

function Password() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const change = async () => {
    await put("/api/me/password", { old, new: fresh });
    setOld("");
    setFresh("");
    tell("Your password is changed; all other browsers are logged out.");
  };
  return html`<section class="card" aria-labelledby="change-password">
    <h2 id="change-password">Password</h2>
    <${SendForm} send=${change} button="Change the password">
      <${Field} id="old-password" name="Old password" type="password" value=${old} set=${setOld} complete="current-password" />
      <${Field} id="new-password" name="New password" type="password" value=${fresh} set=${setFresh} complete="new-password" />
    <//>
  </section>`;
}

function Logins() {
  const [logins, setLogins] = useState(/** @type {import("../types.js").Login[]|null} */ (null));
  const load = async () => {
    try {
      setLogins(await get("/api/logins"));
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "problem");
    }
  };
  useEffect(() => {
    load();
  }, []);
  /** @param {string} id */
  const end = async (id) => {
    try {
      await remove(`/api/logins/${id}`);
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "problem");
    }
    await load();
  };
  return html`<section class="card" aria-labelledby="logins">
    <h2 id="logins">Where you are logged in</h2>
    <ul class="logins">
      ${(logins ?? []).map(
        (login) => html`<li key=${login.id}>
          <span class="grow">
            ${browserName(login.agent)} ${login.current && html`<strong>(here)</strong>`}<br />
            <span class="small quiet-text">since ${ago(login.created)}, last used ${ago(login.last_used)}</span>
          </span>
          ${!login.current && html`<button onClick=${() => end(login.id)}>Log out</button>`}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** What a browser calls itself, in short. @param {string} agent */
function browserName(agent) {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? "A browser";
  const system = /(Windows|Android|iPhone|iPad|Mac OS|Linux)/.exec(agent)?.[1] ?? "an unknown system";
  const names = /** @type {Record<string, string>} */ ({ Edg: "Edge", OPR: "Opera" });
  return `${names[browser] ?? browser} on ${system}`;
}

/** Everything that the server knows of the person, to take along. */
function OwnData() {
  return html`<section class="card" aria-labelledby="own-data">
    <h2 id="own-data">Your data</h2>
    <p>Everything that is stored about you, as a JSON file: account, logins, notices, games, your moves and messages.</p>
    <p><a class="button" href="/api/me/export" download>Download your data</a></p>
  </section>`;
}

/** Be forgotten. A guest has no password. @param {{guest?: boolean}} props */
function Farewell({ guest = false }) {
  const [password, setPassword] = useState("");
  const leave = async () => {
    await remove("/api/me", { password });
    await loadMe();
    tell(guest ? "Everything about you is deleted." : "Your account is deleted.");
    go("/");
  };
  return html`<section class="card" aria-labelledby="farewell">
    <details>
      <summary><span id="farewell">${guest ? "Delete everything about you" : "Delete the account"}</span></summary>
      <p>
        Your logins, notices and messages are deleted, and the games that nobody else plays in. Other games go on, with the name that
        they show.
      </p>
      <${SendForm} send=${leave} button=${guest ? "Delete everything about me" : "Delete the account"} danger>
        ${!guest && html`<${Field} id="farewell-password" name="Your password" type="password" value=${password} set=${setPassword} complete="current-password" />`}
      <//>
    </details>
  </section>`;
}
