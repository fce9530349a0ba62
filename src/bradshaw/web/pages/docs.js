/** What stands at the address of the documentation where it has not been built: how to build it, and what there is besides. */
import { useTitle } from "../notices.js";
import { html } from "../ui.js";
import { t, withElements } from "../words.js";

const COMMAND = "make docs";

export function NoDocsPage() {
  useTitle(t("page-docs"));
  return html`<main id="main" class="page" tabindex="-1">
    <h1>${t("page-docs-missing")}</h1>
    <p>${withElements("page-docs-build", { command: html`<code>${COMMAND}</code>` })}</p>
    <p>${t("page-docs-besides")}</p>
    <p class="row">
      <a class="button" href="/docs">${t("page-load-again")}</a>
      <a class="button" href="/learn">${t("page-learn-nav")}</a>
      <a class="button" href="/">${t("page-to-first-page")}</a>
    </p>
  </main>`;
}
