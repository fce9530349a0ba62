/** Windows above the page, made of <dialog>: the browser keeps the focus inside and gives it back. */
import { Icon } from "./icons.js";
import { html, signal, useLayoutEffect, useId, useRef } from "./ui.js";
import { t } from "./words.js";

/** @type {{value: (() => any)[]}} */
const stack = signal([]);

/**
 * Show a dialog; the function that comes back closes it.
 * @param {(close: () => void) => any} content
 */
export function show(content) {
  const close = () => (stack.value = stack.value.filter((one) => one !== shown));
  const shown = () => content(close);
  stack.value = [...stack.value, shown];
  return close;
}

/** Where dialogs appear; stands once at the end of the page. */
export function Dialogs() {
  return stack.value.map((content, index) => html`<${Slot} key=${index} content=${content} />`);
}

/** @param {{content: () => any}} props */
function Slot({ content }) {
  return content();
}

/**
 * A dialog with a heading. Escape, the cross and a click beside it close it.
 * @param {{title: string, close: () => void, children?: any, wide?: boolean}} props
 */
export function Dialog({ title, close, children, wide }) {
  const element = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return html`<dialog
    ref=${element}
    class=${wide ? "wide" : ""}
    aria-labelledby=${heading}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      close();
    }}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && close()}
  >
    <div class="dialog-body">
      <header class="row spread">
        <h2 id=${heading}>${title}</h2>
        <button class="plain" aria-label=${t("page-close")} onClick=${close}><${Icon} name="close" /></button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * Ask a question that has to be answered before something is lost.
 * @param {{title: string, text: string, yes: string, danger?: boolean}} question
 * @returns {Promise<boolean>}
 */
export function ask({ title, text, yes, danger }) {
  return new Promise((resolve) => {
    show((close) => {
      /** @param {boolean} answer */
      const done = (answer) => {
        close();
        resolve(answer);
      };
      return html`<${Dialog} title=${title} close=${() => done(false)}>
        <p>${text}</p>
        <div class="row end">
          <button onClick=${() => done(false)}>${t("page-cancel")}</button>
          <button class=${danger ? "danger" : "primary"} onClick=${() => done(true)}>${yes}</button>
        </div>
      <//>`;
    });
  });
}
