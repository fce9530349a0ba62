/**
 * Makes sentences of messages in one language, with Project Fluent: what `words/speaker.py` does, from the same
 * catalogues. A test holds that both make the same sentences.
 */
import * as fluent from "./vendor/fluent.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./types.js").Fact} Fact */

/** The vendored module carries no types. */
const { FluentBundle, FluentResource, FluentType } = /** @type {any} */ (fluent);

/** Where the habits of one country are meant. @type {Record<string, string>} */
const LOCALES = { en: "en-GB" };
/** @type {Record<string, "conjunction"|"disjunction">} */
const STYLES = { and: "conjunction", or: "disjunction" };
/** @type {Record<string, string>} */
const SIGNS = { unit: ", ", comma: ", ", semicolon: "; ", dash: " – ", space: " " };
/** @type {Record<string, string>} */
const FRENCH_SIGNS = { ...SIGNS, semicolon: "\u202f; " };
const MINUS = "\u2212";
/** As it is read aloud: an 8F train, an F train, an express; but a 2F train, a unit. */
const BEGINS_WITH_A_VOWEL = /^(?:8|11(?!\d)|18(?!\d)|[AEFHILMNORSX](?![a-z])|(?!one\b|uni|Uni|use|Euro)[aeiouAEIO])/;

/** Several things; they are joined by "and" unless the catalogue says otherwise. */
class Enumeration extends /** @type {new (value: any) => {value: any}} */ (FluentType) {
  /**
   * @param {string} locale
   * @param {string} style
   */
  joined(locale, style) {
    const signs = locale === "fr" ? FRENCH_SIGNS : SIGNS;
    if (style in signs) return this.value.join(signs[style]);
    return new Intl.ListFormat(locale, { type: STYLES[style] }).format(this.value);
  }

  /** @param {{bundle: {locales: string[]}}} scope */
  toString(scope) {
    return this.joined(scope.bundle.locales[0], "and");
  }
}

/** A number below 0, written with a minus sign instead of a hyphen. Of selectors it takes the default. */
class Negative extends /** @type {new (value: any) => {value: any}} */ (FluentType) {
  /** @param {{bundle: {locales: string[]}}} scope */
  toString(scope) {
    return MINUS + new Intl.NumberFormat(scope.bundle.locales[0]).format(-this.value);
  }
}

/** Says messages in one language. */
export class Speaker {
  /**
   * @param {string} language
   * @param {string} source the catalogue of the language
   */
  constructor(language, source) {
    this.language = language;
    /** The language with the habits of its country, for `Intl`. */
    this.locale = LOCALES[language] ?? language;
    this.bundle = new FluentBundle(this.locale, {
      useIsolating: false,
      functions: {
        A: (/** @type {any[]} */ [words]) => article(String(words?.value ?? words)),
        DE: (/** @type {any[]} */ [words]) => this.elided("d", words),
        LIST: (/** @type {any[]} */ [items], /** @type {{type?: any}} */ { type = "and" }) =>
          items instanceof Enumeration ? items.joined(this.locale, String(type.value ?? type)) : items,
        MOMENT: (/** @type {any[]} */ [when]) => this.moment(String(when?.value ?? when)),
        MONEY: (/** @type {any[]} */ [amount]) => this.money(Number(amount.value ?? amount)),
        QUE: (/** @type {any[]} */ [words]) => this.elided("qu", words),
        SIGNED: (/** @type {any[]} */ [gain]) => this.signed(Number(gain.value ?? gain)),
      },
    });
    this.bundle.addResource(new FluentResource(source));
  }

  /**
   * A message as a sentence; a proper name or figure stays as it is.
   * @param {Text} text
   * @returns {string}
   */
  say(text) {
    if (typeof text === "string") return text;
    const { say: name, facts } = text;
    const [entry, attribute] = name.split(".");
    const found = this.bundle.getMessage(entry);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) {
      console.error(`No catalogue has the message ${name}.`);
      return name;
    }
    /** @type {Error[]} */
    const errors = [];
    const given = Object.fromEntries(Object.entries(facts ?? {}).map(([key, fact]) => [key, this.fact(fact)]));
    const said = this.bundle.formatPattern(pattern, given, errors);
    if (errors.length) console.error(`The ${this.language} words of ${name} do not fit its facts: ${errors[0].message}`);
    return said;
  }

  /** Whether there are words for a message, or for an attribute of it. @param {string} name */
  has(name) {
    const [entry, attribute] = name.split(".");
    const found = this.bundle.getMessage(entry);
    return Boolean(attribute ? found?.attributes[attribute] : found?.value);
  }

  /** A sum of money, such as £120 or −£5. @param {number} amount */
  money(amount) {
    return this.say(amount >= 0 ? { say: "money", facts: { amount } } : { say: "money-negative", facts: { amount: -amount } });
  }

  /** D’Ada, de Ben, d’IOW et FYN; qu’Ada, que Ben. @param {string} little @param {any} words */
  elided(little, words) {
    const told = words instanceof Enumeration ? words.joined(this.locale, "and") : String(words?.value ?? words);
    return `${little}${/^[aàâäæeéèêëiîïoôöœuùûü]/i.test(told) ? "’" : "e "}${told}`;
  }

  /** A moment in the zone of the reader; what is none stays as it is. @param {string} when */
  moment(when) {
    const moment = new Date(when);
    return isNaN(moment.getTime()) ? when : moment.toLocaleString(this.locale, { dateStyle: "medium", timeStyle: "short" });
  }

  /** What is gained or lost: +3, −3. @param {number} gain */
  signed(gain) {
    return `${gain >= 0 ? "+" : MINUS}${new Intl.NumberFormat(this.locale).format(Math.abs(gain))}`;
  }

  /** A fact as Fluent takes it. @param {Fact} fact @returns {any} */
  fact(fact) {
    if (typeof fact === "boolean") return String(fact);
    if (fact === null) return "none";
    if (typeof fact === "number") return fact < 0 ? new Negative(fact) : fact;
    if (Array.isArray(fact)) return new Enumeration(fact.map((one) => this.item(one)));
    return typeof fact === "object" ? this.say(fact) : fact;
  }

  /** A fact as part of an enumeration. @param {Fact} fact @returns {string} */
  item(fact) {
    return typeof fact === "number" ? this.say({ say: "number", facts: { number: fact } }) : this.say(/** @type {Text} */ (fact));
  }
}

/** An 8F, or a 2F. @param {string} words */
function article(words) {
  return `${BEGINS_WITH_A_VOWEL.test(words) ? "an" : "a"} ${words}`;
}
