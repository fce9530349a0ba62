/** Where the client starts. */
import { App } from "./app.js";
import { tell } from "./messages.js";
import { watchLinks } from "./router.js";
import { loadMe, loadTitles } from "./state.js";
import { html, render } from "./ui.js";

watchLinks();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
root.replaceChildren();
render(html`<${App} />`, root);
Promise.all([loadMe(), loadTitles()]).catch((error) => tell(error.message, "problem"));
