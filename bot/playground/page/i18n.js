// The page's own words, one small file a language. Knows nothing of chats.

const LANGUAGES = ["it", "en"];
const KEPT = "narratore.language";

let texts = {};
let language = "it";

/** The language that is spoken now: "it" or "en". */
export function spoken() {
  return language;
}

/** What the visitor chose before, else what the address asks for, else the browser's first language that we speak, else English. */
export function preferred() {
  const kept = localStorage.getItem(KEPT) ?? new URLSearchParams(window.location.search).get("language");
  if (LANGUAGES.includes(kept)) return kept;
  const codes = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return codes.find((code) => LANGUAGES.includes(code)) ?? "en";
}

/** Speak this language from now on, in the static part of the page too. */
export async function speak(code, { keep = false } = {}) {
  const answer = await fetch(`texts/${code}.json`);
  texts = await answer.json();
  language = code;
  if (keep) localStorage.setItem(KEPT, code);
  document.documentElement.lang = code;
  for (const node of document.querySelectorAll("[data-t]")) node.textContent = t(node.dataset.t);
  for (const node of document.querySelectorAll("[data-t-label]")) node.setAttribute("aria-label", t(node.dataset.tLabel));
  for (const node of document.querySelectorAll("[data-t-placeholder]")) node.placeholder = t(node.dataset.tPlaceholder);
  for (const node of document.querySelectorAll("[data-t-title]")) node.title = t(node.dataset.tTitle);
}

/** A text, its {places} filled. A key that is missing shows itself: the tests look for none. */
export function t(key, values = {}) {
  const text = texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

/** The text for a number of things: `key.one` or `key.other`. */
export function count(key, number) {
  return t(`${key}.${new Intl.PluralRules(language).select(number) === "one" ? "one" : "other"}`, { count: number });
}

/** Hour and minute; seconds too if asked. */
export function hour(date, seconds = false) {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", second: seconds ? "2-digit" : undefined, hourCycle: "h23" }).format(date);
}

/** "Anna, Bruno and Carla". */
export function list(names) {
  return new Intl.ListFormat(language).format(names);
}
