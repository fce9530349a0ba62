// Before the first paint: sets the theme (the rest is in theme.js) and the language (the rest is in words.js), and asks
// for what the page will show while its modules are still on their way: `window.early` holds the catalogue of the
// language, and the answers of the server, which api.js takes, each once.
(function () {
  /** What this browser remembers. @param {string} name */
  function remembered(name) {
    try {
      return JSON.parse(localStorage.getItem(`bradshaw.${name}`) || "null");
    } catch {
      return null;
    }
  }

  const wanted = remembered("theme");
  const dark = wanted === "dark" || (wanted !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";

  const languages = [remembered("language"), ...navigator.languages].map((one) => String(one).slice(0, 2).toLowerCase());
  const language = languages.find((one) => ["en", "fr", "de"].includes(one)) ?? "en";
  document.documentElement.lang = language;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const catalogue = fetch(new URL(`words/${language}.ftl`, script.src));
  catalogue.catch(() => undefined);

  const paths = ["/api/me", "/api/titles"];
  const game = /^\/(?:play|watch|join)\/([^/]+)$/.exec(location.pathname);
  if (game) paths.push(`/api/games/${game[1]}`);
  /** @type {Map<string, Promise<Response>>} */
  const answers = new Map();
  for (const path of paths) {
    const answer = fetch(`${path}?facts=true&language=${language}`, { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(20000) });
    answer.catch(() => undefined);
    answers.set(path, answer);
  }
  Object.assign(window, { early: { language, catalogue, answers } });
})();
