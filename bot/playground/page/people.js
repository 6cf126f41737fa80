// The row of faces: jumps to a phone, takes that person's hands, shows what is unread.

import { avatar, el, nameOf } from "./dom.js";
import { count, t } from "./i18n.js";

/** Keeps the navigation up to date. `jump(chatId)` goes there. */
export class PeopleBar {
  #store;
  #node;
  #jump;
  #buttons = new Map();

  constructor(store, node, jump) {
    this.#store = store;
    this.#node = node;
    this.#jump = jump;
  }

  /** Everything anew. */
  redraw() {
    this.#buttons.clear();
    const group = this.#store.groups.get(this.#store.group);
    if (group) this.#add(group.id, t("group.name"), avatar(group.id, group.title, "chat-face"));
    for (const person of this.#store.shown) this.#add(person.id, nameOf(person), avatar(person.id, nameOf(person)));
    this.#node.replaceChildren(...[...this.#buttons.values()].map((entry) => entry.button));
    this.#node.classList.toggle("few", this.#store.shown.length < 2);
    this.mark();
  }

  /** After a change of who is active, of what is shown, or of what is unread. */
  mark() {
    for (const [id, { button, badge, unread }] of this.#buttons) {
      const number = this.#store.unread.get(id) ?? 0;
      badge.hidden = number === 0;
      badge.textContent = number > 99 ? "99+" : String(number);
      unread.textContent = number ? `, ${count("unread", number)}` : "";
      button.classList.toggle("mine", id === this.#store.active);
      if (id === this.#store.view) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  #add(id, name, picture) {
    const badge = el("span", { class: "badge", "aria-hidden": "true", hidden: true });
    const unread = el("span", { class: "unseen" });
    const button = el(
      "button",
      { class: "face-button", type: "button", data: { chat: id }, on: { click: () => this.#jump(id) } },
      el("span", { class: "picture" }, picture, badge),
      el("span", { class: "name", text: name }),
      unread,
    );
    this.#buttons.set(id, { button, badge, unread });
  }
}
