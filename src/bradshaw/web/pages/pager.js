/** Pages of a list: links to the one before and the one after. */
import { route } from "../router.js";
import { html, useEffect, useRef } from "../ui.js";
import { t } from "../words.js";

/** The page of a list that the address names. */
export function pageNumber() {
  return Math.max(1, Number.parseInt(route.value.query.get("page") ?? "1", 10) || 1);
}

/** Another page begins at its top. @param {number} page */
export function useTop(page) {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    scrollTo(0, 0);
    document.getElementById("main")?.focus();
  }, [page]);
}

/** The first page has one address only. @param {{path: string, page: number, more: boolean}} props */
export function Pager({ path, page, more }) {
  if (page === 1 && !more) return null;
  /** @param {number} number */
  const address = (number) => (number > 1 ? `${path}${path.includes("?") ? "&" : "?"}page=${number}` : path);
  return html`<nav class="row spread pages" aria-label=${t("page-list-pages")}>
    ${page > 1 ? html`<a class="button" rel="prev" href=${address(page - 1)}>${t("page-list-newer")}</a>` : html`<span></span>`}
    <span>${t("page-list-page", { number: page })}</span>
    ${more ? html`<a class="button" rel="next" href=${address(page + 1)}>${t("page-list-older")}</a>` : html`<span></span>`}
  </nav>`;
}

/** The same for a list that has no address of its own. @param {{page: number, more: boolean, set: (page: number) => void}} props */
export function PageButtons({ page, more, set }) {
  if (page === 1 && !more) return null;
  return html`<p class="row spread">
    <button disabled=${page === 1} onClick=${() => set(page - 1)}>${t("page-list-newer")}</button>
    <span>${t("page-list-page", { number: page })}</span>
    <button disabled=${!more} onClick=${() => set(page + 1)}>${t("page-list-older")}</button>
  </p>`;
}
