/** Light or dark: by the system's wish, or by choice. */
import { Icon } from "./icons.js";
import { computed, effect, html, signal } from "./ui.js";
import { remembered } from "./state.js";
import { t } from "./words.js";

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
    <label for="theme">${t("page-colours")}</label>
    <select
      id="theme"
      value=${theme.value ?? "system"}
      onChange=${(/** @type {any} */ event) => {
        theme.value = event.target.value === "system" ? null : event.target.value;
      }}
    >
      <option value="system">${t("page-colours-system")}</option>
      <option value="light">${t("page-colours-light")}</option>
      <option value="dark">${t("page-colours-dark")}</option>
    </select>
  </div>`;
}

/** A button that changes between light and dark. */
export function ThemeButton() {
  const dark = isDark.value;
  const name = dark ? t("page-switch-to-light") : t("page-switch-to-dark");
  return html`<button
    class="plain"
    title=${name}
    aria-label=${name}
    onClick=${() => (theme.value = dark ? "light" : "dark")}
  >
    <${Icon} name=${dark ? "sun" : "moon"} />
  </button>`;
}
