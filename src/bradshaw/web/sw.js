/**
 * The service worker: shows notices when no page is open, and keeps the page and what was seen last for times without a
 * connection. It is a file of its own, outside all.js.
 */
const SHELL = "bradshaw-shell";
const KNOWN = "bradshaw-known";
/** Answers of the server that are kept, the newest. */
const MOST = 60;
/** What the page needs to be shown, by the addresses in it. */
const FILES = /\/web\/v-[0-9a-f]+\/[^"]+/g;
const WORDS = ["en", "fr", "de"].map((language) => `words/${language}.ftl`);
/** What the page shows by an address without a version: fetched anew with the page. */
const ICONS = ["/web/icon.svg"];
/** Pages that are not the shell. */
const OTHERS = /^\/(?:api|docs|schema|web|healthz|metrics)(?:\/|$)/;
/** Answers that are worth keeping: who one is, which games there are, lists, and games as they were seen last. */
const KEPT = /^\/api\/(?:me|titles|games|games\/[0-9a-f]{12}(?:\/now)?)$/;
/** Answers of a proxy whose server is away. */
const AWAY = [502, 504];
const MARK = "Bradshaw-Kept";

const worker = /** @type {any} */ (self);

/** Keep the page, and all that it asks for. */
async function keepShell() {
  const answer = await fetch("/", { headers: { Accept: "text/html" } });
  if (answer.ok) await keep(answer);
}

/** @param {Response} answer the page */
async function keep(answer) {
  const shell = await caches.open(SHELL);
  const text = await answer.clone().text();
  const named = [...new Set(text.match(FILES) ?? [])];
  const base = named[0]?.split("/", 3).join("/");
  if (!base) return;
  const files = [...named, ...WORDS.map((name) => `${base}/${name}`)];
  const known = (await shell.keys()).map((request) => new URL(request.url).pathname);
  await shell.addAll([...files.filter((name) => !known.includes(name)), ...ICONS]);
  await shell.put("/", answer);
  for (const name of known) {
    if (name !== "/" && !ICONS.includes(name) && !name.startsWith(`${base}/`)) await shell.delete(name);
  }
}

/** A page: from the server, or as it was kept. @param {Request} request */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && !AWAY.includes(answer.status)) keep(answer.clone()).catch(() => undefined);
    if (!AWAY.includes(answer.status)) return answer;
  } catch {
    // Without a connection there is what was kept.
  }
  return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
}

/** A file, which never changes under its address. @param {Request} request */
async function file(request) {
  return (await caches.match(request, { cacheName: SHELL, ignoreVary: true })) ?? fetch(request);
}

/** An answer of the server, or the last one that was seen, marked with its time. @param {Request} request */
async function known(request) {
  const cache = await caches.open(KNOWN);
  try {
    const answer = await fetch(request);
    if (!AWAY.includes(answer.status)) {
      if (answer.ok) remember(cache, request, answer.clone()).catch(() => undefined);
      return answer;
    }
  } catch {
    // Likewise.
  }
  return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
}

/** @param {Cache} cache @param {Request} request @param {Response} answer */
async function remember(cache, request, answer) {
  const headers = new Headers({ "Content-Type": "application/json", [MARK]: new Date().toISOString() });
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, new Response(await answer.blob(), { headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(keepShell().catch(() => undefined));
});

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate" && !OTHERS.test(address.pathname)) event.respondWith(page(request));
  else if (address.pathname.startsWith("/web/v-") || ICONS.includes(address.pathname)) event.respondWith(file(request));
  else if (KEPT.test(address.pathname)) event.respondWith(known(request));
});

worker.addEventListener("push", (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {};
  const options = { body: told.body, tag: told.tag, data: { url: told.url }, icon: "/web/icons/192.png", badge: "/web/icons/192.png" };
  event.waitUntil(worker.registration.showNotification(told.title ?? "Bradshaw", options));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? "/", location.origin).href;
  event.waitUntil(
    (async () => {
      const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = open.find((/** @type {any} */ one) => one.url === address);
      return there ? there.focus() : worker.clients.openWindow(address);
    })(),
  );
});
