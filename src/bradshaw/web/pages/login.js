/** Logging in, making an account, and getting a forgotten password back. */
import { post } from "../api.js";
import { tell } from "../messages.js";
import { loadMe } from "../state.js";
import { html, useState } from "../ui.js";
import { t } from "../words.js";

/**
 * A field with its name.
 * @param {{id: string, name: string, value: string, set: (value: string) => void, type?: string, complete?: string,
 *   note?: string}} props
 */
export function Field({ id, name, value, set, type = "text", complete = "off", note = "" }) {
  return html`<div class="field">
    <label for=${id}>${name}</label>
    <input
      id=${id}
      type=${type}
      required
      autocomplete=${complete}
      value=${value}
      aria-describedby=${note ? `${id}-note` : undefined}
      onInput=${(/** @type {any} */ event) => set(event.target.value)}
    />
    ${note && html`<span class="small quiet-text" id=${`${id}-note`}>${note}</span>`}
  </div>`;
}

/**
 * A form that sends something, rests meanwhile, and says what went wrong.
 * @param {{send: () => Promise<void>, button: string, danger?: boolean, children?: any}} props
 */
export function SendForm({ send, button, danger, children }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      await send();
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };
  const kind = danger ? "danger" : "primary";
  return html`<form onSubmit=${submit}>
    ${children} ${problem && html`<p class="problem-text" role="alert">${problem}</p>`}
    <button class=${busy ? `${kind} busy` : kind} disabled=${busy}>${button}</button>
  </form>`;
}

/** Log in, or register; what was played as a guest goes along. */
export function LoginForms() {
  const [kind, setKind] = useState("login");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const enter = async () => {
    await post(kind === "login" ? "/api/logins" : "/api/accounts", { name: name.trim(), password });
    await loadMe();
    tell(kind === "login" ? t("page-login-done") : t("page-login-made"));
  };
  const mail = async () => {
    const answer = await post("/api/resets/mail", { name: name.trim() });
    tell(answer.mail ? t("page-login-mail-sent") : t("page-login-mail-none"));
  };
  return html`<section class="card narrow">
    <div class="segments" role="group" aria-label=${t("page-login-what")}>
      <button aria-pressed=${kind === "login"} onClick=${() => setKind("login")}>${t("page-log-in")}</button>
      <button aria-pressed=${kind === "register"} onClick=${() => setKind("register")}>${t("page-login-new")}</button>
      <button aria-pressed=${kind === "forgot"} onClick=${() => setKind("forgot")}>${t("page-login-forgotten")}</button>
    </div>
    ${kind === "forgot"
      ? html`<${SendForm} key="forgot" send=${mail} button=${t("page-login-mail")}>
          <p>${t("page-login-mail-text")}</p>
          <${Field} id="name" name=${t("page-login-name")} value=${name} set=${setName} complete="username" />
        <//>`
      : html`<${SendForm} key=${kind} send=${enter} button=${kind === "login" ? t("page-log-in") : t("page-login-make")}>
          ${kind === "register" && html`<p>${t("page-login-make-text")}</p>`}
          <${Field} id="name" name=${t("page-login-name")} value=${name} set=${setName} complete="username" />
          <${Field}
            id="password"
            name=${t("page-password")}
            type="password"
            value=${password}
            set=${setPassword}
            complete=${kind === "login" ? "current-password" : "new-password"}
          />
        <//>`}
  </section>`;
}
