/** What lies under the pointer, or has the focus, is shown for as long as it does. */

/**
 * The handlers of an element that stands for something: spread them into it.
 * @template T
 * @param {(thing: T|null) => void} show
 * @param {T|null} thing
 */
export function hovering(show, thing) {
  const begin = () => show(thing);
  const end = () => show(null);
  return { onMouseEnter: begin, onMouseLeave: end, onFocus: begin, onBlur: end };
}
