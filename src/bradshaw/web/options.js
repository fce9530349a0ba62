/** The names of options and of their values. */
import { spelled } from "./format.js";
import { say } from "./words.js";

/** What an option is called. @param {Pick<import("./types.js").TitleOption, "name"|"label">} option */
export function nameOf(option) {
  return option.label ? say(option.label) : spelled(option.name);
}

/**
 * What a value of an option is called that is one of a list, or a number.
 * @param {Pick<import("./types.js").TitleOption, "values"|"value_labels">} option
 * @param {import("./types.js").OptionValue} value
 */
export function valueOf(option, value) {
  const label = option.value_labels?.[(option.values ?? []).indexOf(String(value))];
  return label ? say(label) : spelled(String(value));
}
