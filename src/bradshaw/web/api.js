/** Talks to the server: JSON both ways, and errors as sentences. */
import { signal } from "./ui.js";
import { say, t } from "./words.js";

const PATIENCE = 20000;
/** How often a question is asked that the server has no time for, and the longest pause between, in milliseconds. */
const TIMES = 4;
const LONGEST = 20000;

/** From when the last answer is, if there is no connection and the service worker had kept it. */
export const kept = signal("");
/** How many questions wait until the server has time for them. */
export const delayed = signal(0);

/** What went wrong with a request, in words for a person. Status 0: the server was not reached. */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {any} data
   * @param {number} [wait] how long the server asks to wait before the next attempt, in milliseconds
   */
  constructor(status, data, wait = 0) {
    super(data?.error ? say(data.message ?? data.error) : words(status));
    this.status = status;
    this.wait = wait;
    this.data = data ?? {};
    /** @type {string} */
    this.rule = data?.rule ?? "";
  }

  /** Whether the same request may succeed later. */
  get passing() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** @param {number} status */
function words(status) {
  if (status === 0) return t("page-error-unreachable");
  if (status === 404) return t("page-error-missing");
  if (status === 429) return t("page-error-too-many");
  if (status >= 500) return t("page-error-server");
  return t("page-error-refused", { status });
}

/** @param {string} name */
function cookie(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

/**
 * The answer that early.js asked for; it is good for the first time only.
 * @param {string} method
 * @param {string} path
 * @returns {Promise<Response>|undefined}
 */
function takeEarly(method, path) {
  /** @type {Map<string, Promise<Response>>} */
  const answers = /** @type {any} */ (window).early.answers;
  const found = method === "GET" ? answers.get(path) : undefined;
  answers.delete(path);
  return found;
}

/** An address that is answered with messages, of which words.js makes sentences; drawings are lettered for the reader. @param {string} path */
export function withFacts(path) {
  return `${path}${path.includes("?") ? "&" : "?"}facts=true&language=${document.documentElement.lang}`;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 */
async function once(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = cookie("bradshaw-csrf");
  let response;
  let text;
  try {
    response = await (takeEarly(method, path) ??
      fetch(withFacts(path), {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        credentials: "same-origin",
        signal: AbortSignal.timeout(PATIENCE),
      }));
    text = await response.text();
    kept.value = response.headers.get("Bradshaw-Kept") ?? "";
  } catch {
    throw new ApiError(0, null);
  }
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) throw new ApiError(response.status, data, 1000 * (Number(response.headers.get("Retry-After")) || 0));
  return data;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 */
async function call(method, path, body) {
  // The token comes with the first answer of the server; a page that was open for very long may have lost it.
  if (method !== "GET" && !cookie("bradshaw-csrf")) await once("GET", "/api/me");
  return once(method, path, body);
}

/**
 * Ask something that changes nothing: again if the server has no time for it now, after the pause that it asks for.
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 */
async function patiently(method, path, body) {
  for (let time = 1; ; time++) {
    try {
      return await call(method, path, body);
    } catch (error) {
      const { wait } = /** @type {ApiError} */ (error);
      if (!wait || wait > LONGEST || time === TIMES) throw error;
      delayed.value++;
      await new Promise((resolve) => setTimeout(resolve, wait));
      delayed.value--;
    }
  }
}

/** @param {string} path @returns {Promise<any>} */
export const get = (path) => patiently("GET", path);
/** A question that is too long for an address. @param {string} path @param {any} body @returns {Promise<any>} */
export const query = (path, body) => patiently("POST", path, body);
/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export const post = (path, body = {}) => call("POST", path, body);
/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export const put = (path, body = {}) => call("PUT", path, body);
/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export const remove = (path, body) => call("DELETE", path, body);
