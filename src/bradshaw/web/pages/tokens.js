/** Tokens, by which programs of the person play as robots: made, shown once, and ended. */
import { post, remove } from "../api.js";
import { ask } from "../dialogs.js";
import { ago, day } from "../format.js";
import { attempt, tell } from "../messages.js";
import { html, useState } from "../ui.js";
import { t, withElements } from "../words.js";
import { useOwn } from "./fetching.js";
import { Field, SendForm } from "./login.js";

/** @typedef {import("../types.js").Token} Token */

/** Days that a token can last. */
const DAYS = [7, 30, 90, 365];
const USUAL = 90;
/** Before its end a token is marked for this long, in milliseconds. */
const SOON = 7 * 86400 * 1000;

export function Tokens() {
  const [tokens, load] = /** @type {[Token[]|null, () => Promise<any>]} */ (useOwn("/api/me/tokens"));
  const [name, setName] = useState("");
  const [days, setDays] = useState(USUAL);
  const [secret, setSecret] = useState("");
  const make = async () => {
    const made = await post("/api/me/tokens", { name: name.trim(), days });
    setSecret(made.secret);
    setName("");
    await load();
  };
  /** @param {Token} token */
  const end = async (token) => {
    const sure = await ask({ title: t("page-token-end-title", { token: token.name }), text: t("page-token-end-text"), yes: t("page-token-end"), danger: true });
    if (!sure) return;
    await attempt(() => remove(`/api/me/tokens/${token.id}`));
    await load();
  };
  return html`<section class="card" aria-labelledby="tokens">
    <h2 id="tokens">${t("page-tokens")}</h2>
    <p>${withElements("page-tokens-text", { link: html`<a href="/docs/programmers/robots.html">${t("page-tokens-how")}</a>` })}</p>
    ${secret && html`<${Secret} secret=${secret} close=${() => setSecret("")} />`}
    ${tokens !== null &&
    tokens.length > 0 &&
    html`<ul class="logins">
      ${tokens.map(
        (token) => html`<li key=${token.id}>
          <span class="grow">
            ${token.name}<br />
            <span class="small quiet-text">${t("page-token-times", { made: ago(token.created), used: token.last_used && ago(token.last_used), expires: day(token.expires) })}</span>
            ${Date.parse(token.expires) - Date.now() < SOON && html`<br /><strong class="small">${t("page-token-soon", { when: ago(token.expires) })}</strong>`}
          </span>
          <button aria-label=${t("page-token-end-which", { token: token.name })} onClick=${() => end(token)}>${t("page-token-end")}</button>
        </li>`,
      )}
    </ul>`}
    <${SendForm} send=${make} button=${t("page-token-make")}>
      <${Field} id="token-name" name=${t("page-token-name")} value=${name} set=${setName} />
      <div class="field">
        <label for="token-days">${t("page-token-lasts")}</label>
        <select id="token-days" value=${days} onChange=${(/** @type {any} */ event) => setDays(Number(event.target.value))}>
          ${DAYS.map((count) => html`<option key=${count} value=${count}>${t("page-days", { count })}</option>`)}
        </select>
      </div>
    <//>
  </section>`;
}

/** The secret of a new token, which is shown this once. @param {{secret: string, close: () => void}} props */
function Secret({ secret, close }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      tell(t("page-token-copied"));
    } catch {
      tell(t("page-token-not-copied"), "problem");
    }
  };
  return html`<div class="banner new-token" role="status">
    <p>${t("page-token-secret")}</p>
    <p><code>${secret}</code></p>
    <div class="row">
      <button class="primary" onClick=${copy}>${t("page-token-copy")}</button>
      <button onClick=${close}>${t("page-token-kept")}</button>
    </div>
  </div>`;
}
