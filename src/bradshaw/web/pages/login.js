/** Logging in, making an account, and getting a forgotten password back. */
import { post } from "../api.js";
import { tell } from "../messages.js";
import { loadMe } from "../state.js";
import { html, useState } from "../ui.js";

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
    tell(kind === "login" ? "You are logged in." : "Your account is made, and you are logged in.");
  };
  const mail = async () => {
    const answer = await post("/api/resets/mail", { name: name.trim() });
    tell(
      answer.mail
        ? "If there is such an account with a mail address, a link is on its way."
        : "This server sends no mail. Its host can give you a link to set a new password.",
    );
  };
  return html`<section class="card narrow">
    <div class="segments" role="group" aria-label="What to do">
      <button aria-pressed=${kind === "login"} onClick=${() => setKind("login")}>Log in</button>
      <button aria-pressed=${kind === "register"} onClick=${() => setKind("register")}>New account</button>
      <button aria-pressed=${kind === "forgot"} onClick=${() => setKind("forgot")}>Forgotten</button>
    </div>
    ${kind === "forgot"
      ? html`<${SendForm} key="forgot" send=${mail} button="Send a link">
          <p>A link to set a new password goes to the mail address of the account.</p>
          <${Field} id="name" name="Name" value=${name} set=${setName} complete="username" />
        <//>`
      : html`<${SendForm} key=${kind} send=${enter} button=${kind === "login" ? "Log in" : "Make the account"}>
          ${kind === "register" && html`<p>An account keeps your games on every device. What you have played here so far goes along.</p>`}
          <${Field} id="name" name="Name" value=${name} set=${setName} complete="username" />
          <${Field}
            id="password"
            name="Password"
            type="password"
            value=${password}
            set=${setPassword}
            complete=${kind === "login" ? "current-password" : "new-password"}
          />
        <//>`}
  </section>`;
}
