// Light, dark, or as the system has it.

import { el } from "./dom.js";
import { t } from "./i18n.js";

const KEPT = "narratore.theme";
const THEMES = ["auto", "light", "dark"];

/** Let this button go round the themes; the answer names the present one anew, after a change of language. */
export function dressed(button) {
  let theme = THEMES.includes(localStorage.getItem(KEPT)) ? localStorage.getItem(KEPT) : "auto";
  const dress = () => {
    document.documentElement.dataset.theme = theme;
    button.replaceChildren(el("strong", { text: t(`theme.${theme}`) }));
  };
  button.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    localStorage.setItem(KEPT, theme);
    dress();
  });
  dress();
  return dress;
}
