/** What somebody notes about a game for himself: kept by the server, read by nobody else. */
import { ApiError, get, put } from "../api.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { t } from "../words.js";

/** So long after the last key a note is kept, in milliseconds. */
const REST = 800;
const LONGEST = 10000;

/** @param {{table: import("./table.js").Table}} props */
export function NotesPanel({ table }) {
  const [text, setText] = useState(/** @type {string|null} */ (null));
  const [state, setState] = useState(/** @type {"kept"|"writing"|"failed"} */ ("kept"));
  const [problem, setProblem] = useState("");
  const waiting = useRef(/** @type {{timer: number, text: string}|null} */ (null));
  const path = `${table.path}/note`;

  /** @param {string} wanted */
  const keep = async (wanted) => {
    waiting.current = null;
    try {
      await put(path, { text: wanted });
      if (!waiting.current) setState("kept");
    } catch (error) {
      setState("failed");
      setProblem(/** @type {ApiError} */ (error).message);
    }
  };
  useEffect(() => {
    get(path).then(
      (note) => setText(note.text),
      (error) => setProblem(error.message),
    );
    return () => {
      // What was typed last is kept also if the tab is left at once.
      const left = waiting.current;
      if (!left) return;
      clearTimeout(left.timer);
      void keep(left.text);
    };
  }, [path]);
  /** @param {any} event */
  const type = (event) => {
    const wanted = event.target.value;
    clearTimeout(waiting.current?.timer);
    waiting.current = { text: wanted, timer: window.setTimeout(() => keep(wanted), REST) };
    setText(wanted);
    setState("writing");
  };
  return html`<div class="notes">
    <label for="note" class="small quiet-text">${t("page-note-private")}</label>
    <textarea id="note" rows="10" maxlength=${LONGEST} disabled=${text === null} value=${text ?? ""} onInput=${type}></textarea>
    <p class="small quiet-text" role="status">${state === "failed" || problem ? problem : text === null ? "" : t("page-note-state", { state })}</p>
  </div>`;
}
