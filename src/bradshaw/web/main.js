/** Where the client starts. */
import { App } from "./app.js";
import { followPerson } from "./language.js";
import { tellProblem } from "./messages.js";
import { showTitle } from "./notices.js";
import { beginWorker } from "./push.js";
import { watchLinks } from "./router.js";
import { loadMe, loadTitles } from "./state.js";
import { html, render } from "./ui.js";
import { loadWords } from "./words.js";

const AGAIN = 3000;

/** Ask the server what every page needs, until it answers. */
async function load() {
  try {
    await Promise.all([loadMe(), loadTitles()]);
  } catch (error) {
    tellProblem(error);
    setTimeout(load, AGAIN);
  }
}

/** Show the page as soon as there are words for it. */
async function begin() {
  try {
    await loadWords();
  } catch {
    setTimeout(() => location.reload(), AGAIN);
    return;
  }
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  showTitle();
  followPerson();
  root.replaceChildren();
  render(html`<${App} />`, root);
  load();
}

watchLinks();
begin();
// What the page needs comes first.
addEventListener("load", beginWorker);
