/** Small drawings for buttons, in the colour of their text. */
import { html } from "./ui.js";

/** @type {Record<string, string>} */
const PATHS = {
  first: "M3.500 3v10M13 3.500L6 8l7 4.500z",
  back: "M11 3.500L4.500 8l6.500 4.500z",
  play: "M5 3l8 5-8 5z",
  pause: "M5 3.500v9M11 3.500v9",
  forward: "M5 3.500L11.500 8 5 12.500z",
  last: "M12.500 3v10M3 3.500L10 8l-7 4.500z",
  undo: "M6 3L2.500 6.500 6 10M2.500 6.500H10a3.500 3.500 0 010 7H6.500",
  redo: "M10 3l3.500 3.500L10 10M13.500 6.500H6a3.500 3.500 0 000 7h3.500",
  share: "M8 10V2M5 4.500L8 1.700l3 2.800M4 7.500H2.500v6.500h11V7.500H12",
  help: "M5.500 5.800a2.500 2.500 0 115 0c0 1.700-2.500 2-2.500 3.700M8 12.300v.400",
  settings: "M2 4.500h6.500M12.500 4.500H14M2 11.500h2M8 11.500h6M10.500 2.500v4M6 9.500v4",
  turn: "M13.300 8.500A5.300 5.300 0 1111.600 4.100M13.600 1.800v3.400h-3.400",
  turnback: "M2.700 8.500A5.300 5.300 0 104.400 4.100M2.400 1.800v3.400h3.400",
  fold: "M3 13h10M4 9.500L8 5.500l4 4",
  unfold: "M3 3h10M4 6.500l4 4 4-4",
  two: "M2 3h12v10H2zM8 3v10",
  zoom: "M7 2.500a4.500 4.500 0 100 9 4.500 4.500 0 000-9zM10.300 10.300L14 14",
  key: "M2 4h2.500M7 4h7M2 8h2.500M7 8h7M2 12h2.500M7 12h7",
  close: "M3.500 3.500l9 9M12.500 3.500l-9 9",
  moon: "M13 9.800A5.800 5.800 0 016.200 3 5.800 5.800 0 1013 9.800z",
  sun: "M8 5a3 3 0 100 6 3 3 0 000-6zM8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1.100 1.100M11.900 11.900L13 13M13 3l-1.100 1.100M4.100 11.900L3 13",
  bell: "M2.500 12h11L12 9.700V6.500a4 4 0 00-8 0v3.200zM6.500 14.300h3",
  robot: "M3 6.500h10v7H3zM8 6.500V3M8 2v.400M6 9.300v1.200M10 9.300v1.200",
  flag: "M4 14.500V2M4 2.500h8.500L10.500 6l2 3.500H4",
  eye: "M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 6a2 2 0 100 4 2 2 0 000-4z",
};
const FILLED = ["back", "play", "forward", "first", "last"];

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`<svg
    class="icon"
    viewBox="0 0 16 16"
    width="16"
    height="16"
    aria-hidden="true"
    fill=${FILLED.includes(name) ? "currentColor" : "none"}
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d=${PATHS[name]} />
  </svg>`;
}
