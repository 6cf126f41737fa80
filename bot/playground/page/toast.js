// What the bot answers to a press: a line that fades, or an alert that has to be closed.

import { el } from "./dom.js";

const SHOWN = 4500; // milliseconds

/** A place for lines, one at a time. */
export class Toasts {
  #timer = 0;

  constructor() {
    this.node = el("div", { class: "toast", role: "status" });
  }

  /** Show a line for a while; under the pointer it stays. */
  show(text) {
    this.node.textContent = text;
    this.node.classList.add("shown");
    this.#hideLater();
  }

  #hideLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.node.matches(":hover")) this.#hideLater();
      else this.node.classList.remove("shown");
    }, SHOWN);
  }
}

/** Show an alert over everything. One that comes while another is open follows it in the same box. */
export function alertBox(text) {
  const box = document.getElementById("alert");
  const place = document.getElementById("alert-text");
  place.textContent = box.open ? `${place.textContent}\n\n${text}` : text;
  if (!box.open) box.showModal();
}
