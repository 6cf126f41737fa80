// The messages of one chat, scrolled, kept up to date, marked as read when they are seen.

import { el } from "./dom.js";
import { t } from "./i18n.js";
import { drawn } from "./message.js";

const NEAR = 48; // pixels from the end that still count as being there
const KEPT = 300; // messages that stay on the page
const PATIENCE = 15_000; // milliseconds after which a press without an answer stops turning

/** A list of messages. */
export class Chat {
  #store;
  #id;
  #acts;
  #names;
  #nodes = new Map();
  #seen = false;
  #topic;
  #empty;
  #pressed = new Map(); // query id -> button that waits
  #answered = new Set(); // queries whose answer overtook the server's receipt

  /**
   * `id` is the chat's; `acts` as message.js takes them, but for `press`, which is (message, data) -> query id;
   * `own()` is the id of whoever's messages stand on the right; `label` names the log; `empty` stands where nothing is.
   */
  constructor(store, id, acts, { names, own, label, empty, live }) {
    this.#store = store;
    this.#id = id;
    this.#names = names;
    this.own = own;
    this.#acts = { ...acts, press: (node, message, data) => this.#press(acts, node, message, data) };
    this.#empty = el("p", { class: "empty", text: empty });
    this.lines = el("div", { class: "lines" });
    this.log = el("div", { class: "log", role: "log", tabindex: "0", "aria-label": label, "aria-live": live ? "polite" : "off" }, this.lines);
    this.log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.jump = el(
      "button",
      { class: "jump", type: "button", "aria-label": t("scroll"), hidden: true, on: { click: () => this.toEnd() } },
      el("span", { "aria-hidden": "true", text: "↓" }),
    );
    this.node = el("div", { class: "chat" }, this.log, this.jump);
    this.#watchSize();
    this.redraw();
  }

  /** Everything anew. */
  redraw() {
    const messages = [...(this.#store.chat(this.#id)?.messages.values() ?? [])].slice(-KEPT);
    this.#nodes = new Map(messages.map((message) => [message.message_id, drawn(message, this.#acts, { names: this.#names })]));
    this.lines.replaceChildren(...(messages.length ? this.#nodes.values() : [this.#empty]));
    this.arrange();
    this.toEnd();
  }

  /** A message has come. */
  add(message) {
    const atEnd = this.#atEnd();
    this.#empty.remove();
    const node = drawn(message, this.#acts, { names: this.#names });
    this.#nodes.set(message.message_id, node);
    this.lines.append(node);
    if (this.#nodes.size > KEPT) this.remove(this.#nodes.keys().next().value);
    this.#place(node);
    const mine = message.from.id === this.own();
    if (atEnd || mine) this.toEnd();
    if (!mine && !(this.#seen && (atEnd || this.#atEnd()))) this.#store.miss(this.#id);
  }

  /** A message has changed; focus stays on the button that had it, or on its neighbour. */
  replace(message) {
    const old = this.#nodes.get(message.message_id);
    if (!old) return;
    const atEnd = this.#atEnd();
    const keys = [...old.querySelectorAll(".key")];
    const index = keys.indexOf(document.activeElement);
    const data = keys[index]?.dataset.key;
    const node = drawn(message, this.#acts, { names: this.#names });
    this.#nodes.set(message.message_id, node);
    old.replaceWith(node);
    this.#place(node);
    if (index >= 0) {
      const now = [...node.querySelectorAll(".key")];
      (now.find((key) => key.dataset.key === data) ?? now[Math.min(index, now.length - 1)] ?? this.log).focus({ preventScroll: true });
    }
    if (atEnd) this.toEnd();
  }

  /** Each poll as the person sees it whose hands are used now. */
  polls() {
    for (const message of this.#store.chat(this.#id)?.messages.values() ?? []) if (message.poll) this.replace(message);
  }

  /** A message has gone. */
  remove(messageId) {
    const node = this.#nodes.get(messageId);
    if (!node) return;
    const next = node.nextElementSibling;
    this.#nodes.delete(messageId);
    node.remove();
    if (next) this.#place(next);
  }

  /** A press was answered: its button stops turning. Whether it was one of ours. */
  answer(queryId) {
    const node = this.#pressed.get(queryId);
    if (node === undefined) {
      this.#answered.add(queryId);
      return false;
    }
    node.removeAttribute("aria-busy");
    return this.#pressed.delete(queryId);
  }

  /** Put each message on its side, after the person whose hands are used has changed. */
  arrange() {
    for (const node of this.#nodes.values()) this.#place(node);
  }

  /** Whether anybody can see this chat now. */
  show(seen) {
    this.#seen = seen;
    if (seen && this.#atEnd()) this.#store.read(this.#id);
  }

  /** Down to the newest message. */
  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
    this.#scrolled();
  }

  /** Whether the log is read out when it changes. */
  set live(live) {
    this.log.setAttribute("aria-live", live ? "polite" : "off");
  }

  async #press(acts, node, message, data) {
    if (node.hasAttribute("aria-busy")) return;
    node.setAttribute("aria-busy", "true");
    const queryId = await acts.press(message, data);
    if (queryId === null || this.#answered.delete(queryId)) {
      node.removeAttribute("aria-busy");
      return;
    }
    this.#pressed.set(queryId, node);
    setTimeout(() => this.answer(queryId), PATIENCE);
  }

  /** Show what lies in this topic only: an id, 0 for General, undefined for all. */
  only(topic) {
    this.#topic = topic;
    this.arrange();
    this.toEnd();
  }

  #place(node) {
    const thread = Number(node.dataset.topic);
    node.hidden = this.#topic !== undefined && thread !== this.#topic;
    const sender = node.dataset.sender;
    node.classList.toggle("own", sender === String(this.own()));
    node.classList.toggle("follows", sender !== undefined && node.previousElementSibling?.dataset.sender === sender);
    const next = node.nextElementSibling;
    next?.classList.toggle("follows", sender !== undefined && next.dataset.sender === sender);
  }

  #atEnd() {
    return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
  }

  #scrolled() {
    const atEnd = this.#atEnd();
    this.jump.hidden = atEnd;
    if (atEnd && this.#seen) this.#store.read(this.#id);
  }

  #watchSize() {
    // Where the end was in sight it stays so: a keyboard opens, a bar appears, a font arrives.
    let last = true;
    this.log.addEventListener("scroll", () => { last = this.#atEnd(); }, { passive: true });
    const observer = new ResizeObserver(() => { if (last) this.toEnd(); });
    observer.observe(this.log);
    observer.observe(this.lines);
  }
}
