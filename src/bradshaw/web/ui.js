/**
 * What components are made of: Preact, its hooks, signals, and `html` for templates. Import from here only.
 * The types are those that this client needs; the vendored modules carry none.
 */
import htm from "./vendor/htm.js";
import * as hooks from "./vendor/hooks.js";
import * as preact from "./vendor/preact.js";
import * as signals from "./vendor/signals.js";

/**
 * @template T
 * @typedef {{value: T, peek: () => T, subscribe: (call: (value: T) => void) => () => void}} Signal
 */
/** @typedef {readonly any[]} Inputs */
/** @typedef {() => void|(() => void)} Effect */

/** Markup as a tagged template. Text is always escaped. @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = /** @type {any} */ (htm).bind(preact.h);
export const h = /** @type {any} */ (preact.h);
/** @type {(content: any, root: Element) => void} */
export const render = /** @type {any} */ (preact.render);
/** @type {any} */
export const Fragment = preact.Fragment;
/** @type {{new (props?: any): {props: any, state: any, setState: (changes: any) => void}}} */
export const Component = /** @type {any} */ (preact.Component);

/** @type {<T>(initial: T|(() => T)) => [T, (next: T|((old: T) => T)) => void]} */
export const useState = /** @type {any} */ (hooks.useState);
/** @type {<T>(initial: T) => {current: T}} */
export const useRef = /** @type {any} */ (hooks.useRef);
/** @type {(effect: Effect, inputs?: Inputs) => void} */
export const useEffect = /** @type {any} */ (hooks.useEffect);
/** @type {(effect: Effect, inputs?: Inputs) => void} */
export const useLayoutEffect = /** @type {any} */ (hooks.useLayoutEffect);
/** @type {<T>(make: () => T, inputs: Inputs) => T} */
export const useMemo = /** @type {any} */ (hooks.useMemo);
/** @type {<T>(call: T, inputs: Inputs) => T} */
export const useCallback = /** @type {any} */ (hooks.useCallback);
/** @type {() => string} */
export const useId = /** @type {any} */ (hooks.useId);

/** @type {<T>(value: T) => Signal<T>} */
export const signal = /** @type {any} */ (signals.signal);
/** @type {<T>(make: () => T) => Signal<T>} */
export const computed = /** @type {any} */ (signals.computed);
/** @type {(effect: Effect) => () => void} */
export const effect = /** @type {any} */ (signals.effect);
/** @type {<T>(work: () => T) => T} */
export const batch = /** @type {any} */ (signals.batch);
/** @type {<T>(value: T) => Signal<T>} */
export const useSignal = /** @type {any} */ (signals.useSignal);
