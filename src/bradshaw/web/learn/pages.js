/** The pages on which games are learned: all games, the lessons of one, and a lesson itself. */
import { get } from "../api.js";
import { Failure, GameScreen } from "../game/screen.js";
import { usePanels } from "../game/titles.js";
import { setTitle, useTitle } from "../notices.js";
import { titles } from "../state.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { language, t } from "../words.js";
import { LessonPlay, LessonTable, isFinished } from "./table.js";

/** @typedef {import("../types.js").LessonListed} LessonListed */

/** Every game with lessons. */
export function LearnPage() {
  useTitle(t("page-learn"));
  const taught = (titles.value ?? []).filter((title) => title.lessons);
  const lessons = useLessons(taught);
  return html`<main id="main" class="page learn" tabindex="-1">
    <h1>${t("page-learn")}</h1>
    <p>${t("page-learn-text")}</p>
    <${Trouble} ...${lessons} />
    ${taught.map((title) => html`<${Lessons} key=${title.id} title=${title} level="h2" ...${lessons} />`)}
  </main>`;
}

/** The lessons of one game. @param {{title: string}} props */
export function LearnTitlePage({ title }) {
  const told = titles.value?.find((one) => one.id === title);
  useTitle(told ? t("page-learn-game", { game: told.name }) : t("page-learn"));
  const lessons = useLessons(told?.lessons ? [told] : []);
  if (!titles.value) return html`<main id="main" class="page learn" tabindex="-1"><p class="loading">${t("page-lesson-loading")}</p></main>`;
  if (!told?.lessons) {
    return html`<main id="main" class="page learn" tabindex="-1">
      <h1>${t("page-learn")}</h1>
      <p>${t("page-learn-none")}</p>
      <p><a class="button" href="/learn">${t("page-learn-all")}</a></p>
    </main>`;
  }
  return html`<main id="main" class="page learn" tabindex="-1">
    <${Lessons} title=${told} level="h1" ...${lessons} />
    <${Trouble} ...${lessons} />
    <p><a href="/learn">${t("page-learn-all")}</a></p>
  </main>`;
}

/**
 * The lessons of each game, what went wrong, and how to try it again.
 * @param {import("../types.js").Title[]} taught
 */
function useLessons(taught) {
  const [lists, setLists] = useState(/** @type {Object<string, LessonListed[]>} */ ({}));
  const [problem, setProblem] = useState("");
  const ids = taught.map(({ id }) => id);
  const load = () => {
    setProblem("");
    for (const id of ids) {
      get(`/api/titles/${encodeURIComponent(id)}/lessons`).then(
        (list) => setLists((lists) => ({ ...lists, [id]: list })),
        (error) => setProblem(error.message),
      );
    }
  };
  useEffect(load, [ids.join(), language.value]);
  return { lists, problem, load };
}

/** What went wrong, once for all games. @param {{problem: string, load: () => void}} props */
const Trouble = ({ problem, load }) => problem && html`<p role="alert">${problem} <button onClick=${load}>${t("page-try-again")}</button></p>`;

/** @param {{title: import("../types.js").Title, level: string, lists: Object<string, LessonListed[]>, problem: string}} props */
function Lessons({ title, level, lists, problem }) {
  const list = lists[title.id];
  // Of several games those whose lessons did not come are left out.
  if (!list && problem && level !== "h1") return null;
  const next = list?.find((one) => !isFinished(title.id, one.id))?.id;
  return html`<section aria-label=${t("page-learn-game", { game: title.name })}>
    <${level}>${t("page-learn-game", { game: title.name })}<//>
    ${!list && !problem && html`<p class="loading">${t("page-lesson-loading")}</p>`}
    <ol class="lessons">
      ${(list ?? []).map(
        (one) => html`<li key=${one.id} class=${isFinished(title.id, one.id) ? "done" : ""}>
          <a href=${`/learn/${title.id}/${one.id}`} aria-current=${one.id === next ? "step" : undefined}>
            <span class="lesson-title">${one.name}</span>
            <span class="lesson-about">${one.text}</span>
            <span class="small quiet-text">${t("page-lesson-minutes", { minutes: one.minutes })}${isFinished(title.id, one.id) ? html` <strong>${t("page-lesson-finished")}</strong>` : ""}</span>
          </a>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** A lesson on the screen of its game. @param {{title: string, lesson: string}} props */
export function LessonPage({ title, lesson }) {
  // What a lesson says is said by the server, so in another language it begins anew.
  const table = useMemo(() => new LessonTable(title, lesson), [title, lesson, language.value]);
  const play = useMemo(() => new LessonPlay(table), [table]);
  useEffect(() => {
    table.open();
    return () => setTitle("");
  }, [table]);
  const told = table.lesson.value;
  const module = usePanels(title);
  useEffect(() => setTitle(told?.name ?? ""), [told?.name]);
  if (table.failure.value) return html`<${Failure} table=${table} />`;
  if (!told || !module) return html`<main id="main" class="page" tabindex="-1"><p class="loading" role="status">${t("page-lesson-loading")}</p></main>`;
  return html`<${GameScreen} table=${table} play=${play} module=${module} />`;
}
