/** Which page the address means, and how to get to another without loading everything anew. */
import { signal } from "./ui.js";

/**
 * @typedef {{page: string, id: string, part?: string, query: URLSearchParams, hash: string, path: string}} Route
 */

const PAGES = ["play", "watch", "join", "games", "clubs", "rules", "reset", "unsubscribe", "people", "ratings", "invitation"];
const SINGLE = ["account", "clubs", "docs", "notices", "people"];

/** A part of an address; one that is not well formed is taken as it is. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @returns {Route} */
function read() {
  const parts = location.pathname.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(location.search);
  const hash = decoded(location.hash.slice(1));
  const path = location.pathname;
  if (parts.length === 0) return { page: "home", id: "", query, hash, path };
  if (parts.length === 1 && SINGLE.includes(parts[0])) return { page: parts[0], id: "", query, hash, path };
  if (parts[0] === "learn" && parts.length <= 3) return { page: "learn", id: parts[1] ?? "", part: parts[2] ?? "", query, hash, path };
  if (parts.length === 2 && PAGES.includes(parts[0])) return { page: parts[0], id: parts[1], query, hash, path };
  return { page: "missing", id: "", query, hash, path };
}

export const route = signal(read());

/**
 * Show another page.
 * @param {string} address
 * @param {{replace?: boolean}} [how]
 */
export function go(address, how = {}) {
  const before = route.value.path;
  history[how.replace ? "replaceState" : "pushState"](null, "", address);
  route.value = read();
  if (route.value.path !== before) {
    scrollTo(0, 0);
    // Screen readers start at the new page, not where the old link was.
    requestAnimationFrame(() => document.getElementById("main")?.focus());
  }
}

/** Follow links of our own pages here, and leave all others to the browser. */
export function watchLinks() {
  addEventListener("popstate", () => (route.value = read()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || /^\/(api|web|schema|docs)(\/|$)/.test(address.pathname)) return;
    if (address.pathname === location.pathname && address.hash) return;
    event.preventDefault();
    go(address.pathname + address.search + address.hash);
  });
}
