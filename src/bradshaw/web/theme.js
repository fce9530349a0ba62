/** Light or dark: by the system's wish, or by choice. */
import { Icon } from "./icons.js";
import { html, effect } from "./ui.js";
import { remembered } from "./state.js";

const system = matchMedia("(prefers-color-scheme: dark)");

/** @type {{value: "light"|"dark"|null}} */
export const theme = remembered("theme", null);

function apply() {
  const dark = theme.value === "dark" || (theme.value !== "light" && system.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

effect(apply);
system.addEventListener("change", apply);

/** The choice of theme: as the system, light, or dark. */
export function ThemeChoice() {
  return html`<div class="field">
    <label for="theme">Colours</label>
    <select
      id="theme"
      value=${theme.value ?? "system"}
      onChange=${(/** @type {any} */ event) => {
        theme.value = event.target.value === "system" ? null : event.target.value;
      }}
    >
      <option value="system">As this device</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  </div>`;
}

/** A button that changes between light and dark. */
export function ThemeButton() {
  const dark = theme.value === "dark" || (theme.value !== "light" && system.matches);
  return html`<button
    class="plain"
    title=${dark ? "Light colours" : "Dark colours"}
    aria-label=${dark ? "Light colours" : "Dark colours"}
    onClick=${() => (theme.value = dark ? "light" : "dark")}
  >
    <${Icon} name=${dark ? "sun" : "moon"} />
  </button>`;
}
