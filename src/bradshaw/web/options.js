/** The names of options and of their values. */
import { spelled } from "./format.js";
import { say, t } from "./words.js";

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

/**
 * An option and what has been chosen for it.
 * @param {import("./types.js").TitleOption} option
 * @param {import("./types.js").OptionValue} value
 */
export function chosenValue(option, value) {
  const name = nameOf(option);
  if (option.kind !== "bool") return t("page-file-option-value", { option: name, value: valueOf(option, value) });
  return value ? t("page-file-option-on", { option: name }) : t("page-file-option-off", { option: name });
}

/**
 * What differs from the rulebook: variants, and the house rules of another place, perhaps all of them.
 * @param {import("./types.js").Title} title
 * @param {Record<string, import("./types.js").OptionValue>} options
 */
export function chosenOptions(title, options) {
  const before = title.options.findIndex((option) => option.name === "ruleset");
  // A game of older rules may lack options that new games have.
  const chosen = title.options.filter((option, index) => index !== before && option.name in options && options[option.name] !== option.default);
  const all = before >= 0 && "ruleset" in options && options.ruleset !== title.options[before].default;
  const house = before >= 0 ? title.options.slice(before + 1) : [];
  const on = all ? house : house.filter((option) => chosen.includes(option));
  return { variants: chosen.filter((option) => !house.includes(option)), all, on };
}

/**
 * The same in words, one piece for each variant and one for all house rules.
 * @param {import("./types.js").Title} title
 * @param {Record<string, import("./types.js").OptionValue>} options
 */
export function optionWords(title, options) {
  const { variants, all, on } = chosenOptions(title, options);
  const words = variants.map((option) => chosenValue(option, options[option.name]));
  return on.length ? [...words, t("page-file-house-rules", { all, count: on.length })] : words;
}
