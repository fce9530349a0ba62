/** Light or dark: by the system's wish, or by choice. */
import { Icon } from "./icons.js";
import { computed, effect, html, signal } from "./ui.js";
import { remembered } from "./state.js";

const system = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(system.matches);
system.addEventListener("change", () => (systemDark.value = system.matches));

/** @type {{value: "light"|"dark"|null}} */
export const theme = remembered("theme", null);

const isDark = computed(() => theme.value === "dark" || (theme.value !== "light" && systemDark.value));

effect(() => {
  document.documentElement.dataset.theme = isDark.value ? "dark" : "light";
});

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
  const dark = isDark.value;
  return html`<button
    class="plain"
    title=${dark ? "Light colours" : "Dark colours"}
    aria-label=${dark ? "Light colours" : "Dark colours"}
    onClick=${() => (theme.value = dark ? "light" : "dark")}
  >
    <${Icon} name=${dark ? "sun" : "moon"} />
  </button>`;
}
