// Light, dark, or as the system has it.

import { t } from "./i18n.js";

const KEPT = "narratore.theme";
const THEMES = ["auto", "light", "dark"];
const SIGNS = { auto: "◐", light: "☀", dark: "☾" };

/** Let this button go round the themes; the answer names the present one anew, after a change of language. */
export function dressed(button) {
  let theme = THEMES.includes(localStorage.getItem(KEPT)) ? localStorage.getItem(KEPT) : "auto";
  const dress = () => {
    document.documentElement.dataset.theme = theme;
    button.textContent = SIGNS[theme];
    button.title = t(`theme.${theme}`);
    button.setAttribute("aria-label", t(`theme.${theme}`));
  };
  button.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    localStorage.setItem(KEPT, theme);
    dress();
  });
  dress();
  return dress;
}
