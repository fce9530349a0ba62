/** Notices that this browser shows also when no page is open, and what it keeps for times without a connection. */
import { get, put, remove } from "./api.js";

/** What the service worker keeps of the server's answers. */
const KNOWN = "bradshaw-known";
const SCRIPT = "/sw.js";

/** Let the service worker begin; a browser without it loses nothing else. */
export async function beginWorker() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(SCRIPT);
  } catch {
    // A private window, for instance, may have none.
  }
}

/** Forget what was seen here: somebody else may come. */
export async function forgetKnown() {
  if ("caches" in window) await caches.delete(KNOWN);
}

/** Whether this browser could show notices. */
export function canPush() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What this browser has with its push service, if it can have anything. @returns {Promise<PushSubscription|null>} */
async function subscription() {
  // Over plain http a page has no service worker.
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser shows notices. */
export async function isPushed() {
  return (await subscription()) !== null && Notification.permission === "granted";
}

/** A key as browsers take it. @param {string} text */
function bytes(text) {
  const padded = text.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(text.length / 4) * 4, "=");
  return Uint8Array.from(atob(padded), (sign) => sign.charCodeAt(0));
}

/** Show notices here from now on; false if the person or the browser does not want that. */
export async function startPush() {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get("/api/push");
  if (!key) return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  await put("/api/me/push", { endpoint, key: keys?.p256dh, auth: keys?.auth });
  return true;
}

/** Show no more notices here. */
export async function stopPush() {
  const made = await subscription();
  if (!made) return;
  await remove("/api/me/push", { endpoint: made.endpoint });
  await made.unsubscribe();
}
