// The bot's calls as they happen, for whoever works on it: refusals stand out. Knows the stream's shapes, no chats.

import * as api from "./api.js";
import { el, nameOf } from "./dom.js";
import { count, hour, t } from "./i18n.js";

const KEPT = 300;
const TELLING = ["text", "caption", "action", "question", "callback_query_id", "message_id"];

/** The panel; it listens only while it is open. */
export class Calls {
  #store;
  #node;
  #list;
  #tally;
  #refused;
  #calls = [];

  constructor(store, node) {
    this.#store = store;
    this.#node = node;
    this.#list = el("ol", { class: "calls", tabindex: "0" });
    this.#tally = el("span", { class: "faint" });
    this.#refused = el("input", { type: "checkbox", on: { change: () => this.#draw() } });
    this.dress();
    store.addEventListener("call", ({ detail }) => this.#add(detail.call));
    store.addEventListener("world", () => { if (this.open) this.#load(); });
  }

  get open() {
    return !this.#node.hidden;
  }

  /** Open or close it. */
  async toggle() {
    this.#node.hidden = this.open;
    if (this.open) {
      await this.#load();
      this.#list.focus({ preventScroll: true });
    }
    return this.open;
  }

  /** In the language that is spoken now. */
  dress() {
    this.#list.setAttribute("aria-label", t("calls.title"));
    this.#node.setAttribute("aria-label", t("calls.title"));
    this.#node.replaceChildren(
      el(
        "header",
        { class: "head" },
        el("h2", { text: t("calls.title") }),
        this.#tally,
        el("label", { class: "check" }, this.#refused, el("span", { text: t("calls.refused") })),
        el("button", { class: "plain icon", type: "button", "aria-label": t("calls.close"), title: t("calls.close"), text: "✕", on: { click: () => this.toggle() } }),
      ),
      this.#list,
    );
    if (this.open) this.#draw();
  }

  async #load() {
    this.#calls = (await api.calls()).calls;
    this.#draw();
  }

  #draw() {
    const shown = this.#calls.filter((call) => this.#wanted(call));
    this.#list.replaceChildren(...shown.map((call) => this.#line(call)));
    this.#list.scrollTop = this.#list.scrollHeight;
    this.#count();
  }

  #add(call) {
    if (!this.open) return;
    this.#calls.push(call);
    if (this.#calls.length > KEPT) this.#calls.shift();
    this.#count();
    if (!this.#wanted(call)) return;
    const atEnd = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    this.#list.append(this.#line(call));
    if (this.#list.childElementCount > KEPT) this.#list.firstElementChild.remove();
    if (atEnd) this.#list.scrollTop = this.#list.scrollHeight;
  }

  #wanted(call) {
    return !this.#refused.checked || call.answer !== "ok";
  }

  #count() {
    this.#tally.textContent = count("calls.number", this.#calls.length);
  }

  #line(call) {
    const fine = call.answer === "ok";
    const telling = TELLING.map((name) => call.params[name]).find((value) => value !== undefined) ?? "";
    const params = Object.entries(call.params).map(([name, value]) => el("div", {}, el("dt", { text: name }), el("dd", { text: value })));
    return el(
      "li",
      { class: fine ? "call" : "call bad" },
      el(
        "details",
        {},
        el(
          "summary",
          {},
          el("time", { text: hour(new Date(call.at), true) }),
          el("code", { text: call.method }),
          el("span", { class: "to", text: this.#name(call.chat_id) }),
          fine ? null : el("strong", { text: `✕ ${call.answer}` }),
          el("span", { class: "telling", text: String(telling).replace(/\s+/gu, " ") }),
        ),
        el("dl", {}, ...params),
      ),
    );
  }

  #name(chatId) {
    if (chatId === null) return "";
    const chat = this.#store.groups.get(chatId) ?? this.#store.people.get(chatId);
    return chat ? nameOf(chat) : String(chatId);
  }
}
