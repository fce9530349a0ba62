/** The rules reference: searchable, by section, with an address for each rule and the rulings under the rules they concern. */
import { get } from "../api.js";
import { useTitle } from "../notices.js";
import { route } from "../router.js";
import { titles } from "../state.js";
import { html, useEffect, useMemo, useRef, useState } from "../ui.js";
import { language, t } from "../words.js";
import { PrimerPages } from "./primer.js";

/** @typedef {import("../types.js").Rulebook} Rulebook */

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** @param {string} title */
function bookOf(title) {
  const known = books.get(title);
  if (known) return known;
  const loading = get(`/api/titles/${encodeURIComponent(title)}/rules`);
  books.set(title, loading);
  loading.catch(() => books.delete(title));
  return loading;
}

/**
 * Only what has every word of the search in it.
 * @param {Rulebook} book
 * @param {string} search
 */
function matching(book, search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return book.sections;
  return book.sections
    .map(({ section, rules }) => ({
      section,
      rules: rules.filter(({ rule, rulings }) => {
        const decided = rulings.map((one) => `${one.subject} ${one.decision}`).join(" ");
        const text = `${rule.id} ${section} ${rule.statement} ${rule.note} ${rule.example} ${decided}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length);
}

/**
 * All rules of a title, with a search field. Stands on its own page and beside a game.
 * @param {{title: string, wanted: string, contents?: boolean}} props
 */
export function RulesReference({ title, wanted, contents }) {
  const [book, setBook] = useState(/** @type {Rulebook|null} */ (null));
  const [problem, setProblem] = useState("");
  const [search, setSearch] = useState("");
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const load = () => {
    setProblem("");
    bookOf(title).then(setBook, (error) => setProblem(error.message));
  };
  useEffect(load, [title]);
  useEffect(() => {
    if (!book || !wanted) return;
    setSearch("");
    requestAnimationFrame(() => {
      const rule = document.getElementById(wanted);
      rule?.scrollIntoView({ block: "start" });
      rule?.focus({ preventScroll: true });
    });
  }, [book, wanted]);
  const sections = useMemo(() => (book ? matching(book, search) : []), [book, search]);
  if (problem) return html`<p role="alert">${problem} <button onClick=${load}>${t("page-try-again")}</button></p>`;
  if (!book) return html`<p class="loading">${t("page-rules-loading")}</p>`;
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
  return html`<div class=${contents ? "rules with-contents" : "rules"} ref=${list}>
    ${!contents && html`<p class="small"><a href=${`/rules/${title}`} target="_blank" rel="noopener">${t("page-primer")}</a></p>`}
    <div class="rule-search">
      <label class="hidden-text" for="rule-search">${t("page-rules-search")}</label>
      <input id="rule-search" type="search" placeholder=${t("page-rules-search")} value=${search} onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />
      <span class="small quiet-text" role="status">${search ? t("page-rules-found", { count }) : ""}</span>
    </div>
    ${contents &&
    html`<nav aria-label=${t("page-rules-sections")}>
      <ul>
        ${sections.map(({ section }) => html`<li key=${section}><a href=${`#${anchor(section)}`}>${section}</a></li>`)}
      </ul>
    </nav>`}
    <div class="rule-sections">
      ${language.value !== "en" && html`<p class="small quiet-text">${t("page-rules-english")}</p>`}
      ${sections.map(
        ({ section, rules }) => html`<section key=${section} aria-labelledby=${anchor(section)}>
          <h2 id=${anchor(section)}>${section}</h2>
          ${rules.map((one) => html`<${RuleText} key=${one.rule.id} one=${one} title=${title} marked=${one.rule.id === wanted} />`)}
        </section>`,
      )}
      ${!sections.length && html`<p>${t("page-rules-none")}</p>`}
    </div>
  </div>`;
}

/** @param {string} section */
const anchor = (section) => `section-${section.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** How an example begins whose numbers are not printed in the rulebook, but follow from its text. */
const DERIVED = "derived: ";

/** @param {string} example */
function exampleOf(example) {
  if (!example.startsWith(DERIVED)) return t("page-rules-example", { example });
  return t("page-rules-derived", { example: example.slice(DERIVED.length) });
}

/** @param {{one: import("../types.js").Rule, title: string, marked: boolean}} props */
function RuleText({ one, title, marked }) {
  const { rule, rulings } = one;
  return html`<article class=${marked ? "rule marked" : "rule"} id=${rule.id} tabindex="-1">
    <p lang="en">${rule.statement}</p>
    ${rule.example && html`<p class="small">${exampleOf(rule.example)}</p>`}
    ${rule.note && html`<p class="small quiet-text" lang="en">${rule.note}</p>`}
    ${rulings.map(
      (ruling) => html`<p key=${ruling.id} class="ruling small"><strong>${t("page-rules-ruling", { ruling: ruling.id, subject: ruling.subject })}</strong> <span lang="en">${ruling.decision}</span></p>`,
    )}
    <a class="rule-id small" href=${`/rules/${title}#${rule.id}`} title=${t("page-rules-address")}>${rule.id}</a>
  </article>`;
}

/** @param {{title: string}} props */
export function RulesPage({ title }) {
  const [name, setName] = useState("");
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    bookOf(title).then((book) => setName(book.title), () => setName(""));
    const follow = () => setHash(location.hash.slice(1));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [title]);
  useTitle(name ? t("page-rules-of", { game: name }) : t("page-rules"));
  useEffect(() => setHash(route.value.hash), [route.value]);
  return html`<main id="main" class="page rules-page" tabindex="-1">
    <h1>${t("page-rules-of", { game: name || "…" })}</h1>
    ${(titles.value ?? [])
      .filter((other) => other.id !== title)
      .map((other) => html`<p key=${other.id} class="small"><a href=${`/rules/${other.id}`}>${t("page-rules-of", { game: other.name })}</a></p>`)}
    ${titles.value?.some((one) => one.id === title && one.lessons) && html`<p><a class="button" href=${`/learn/${title}`}>${t("page-learn-game", { game: name })}</a></p>`}
    <${PrimerPages} title=${title} />
    <h2>${t("page-rules-all")}</h2>
    <p class="quiet-text">${t("page-rules-text")}</p>
    <${RulesReference} title=${title} wanted=${hash} contents />
  </main>`;
}
