// Where a person writes: text, commands, and what is replied to. Knows a chat's id, not what is in it.

import { el, nameOf } from "./dom.js";
import { t } from "./i18n.js";
import { summary } from "./message.js";

let serial = 0;

/** The line below a chat. `me()` is the id of whoever writes. */
export class Composer {
  #store;
  #actions;
  #chatId;
  #me;
  #replyTo = null;
  #typing = 0;
  #query = null; // the question whose offers are waited for
  #offered = null; // the offers that came last: perhaps before the question had its number

  constructor(store, actions, chatId, { me, placeholder, lead = null }) {
    this.#store = store;
    this.#actions = actions;
    this.#chatId = chatId;
    this.#me = me;
    this.input = el("textarea", { rows: "1", maxlength: "4096", placeholder, on: { keydown: (event) => this.#key(event), input: () => { this.#grow(); this.#ask(); } } });
    this.menu = this.#menu();
    this.bar = el("div", { class: "replying", hidden: true });
    this.offers = el("div", { class: "offers", role: "group", "aria-label": t("keyboard"), hidden: true });
    // Composers come and go with their panels; one that is gone has no line that anybody sees.
    store.addEventListener("offers", ({ detail }) => { this.#offered = detail; this.#show(); });
    const send = el("button", { class: "send", type: "submit", "aria-label": t("composer.send"), title: t("composer.send") }, el("span", { "aria-hidden": "true", text: "➤" }));
    this.node = el(
      "form",
      { class: "composer", on: { submit: (event) => { event.preventDefault(); this.#send(); } } },
      this.bar,
      this.offers,
      lead,
      this.menu.button,
      this.input,
      send,
      this.menu.node,
    );
  }

  /** Who is asked for a text, for screen readers. */
  set label(label) {
    this.input.setAttribute("aria-label", label);
  }

  /** The next text answers this message. */
  reply(message) {
    this.#replyTo = message.message_id;
    const name = nameOf(message.sender_chat ?? message.from);
    this.bar.replaceChildren(
      el("div", {}, el("strong", { text: t("reply.to", { name }) }), el("span", { text: summary(message) })),
      el("button", { class: "plain icon", type: "button", "aria-label": t("reply.cancel"), title: t("reply.cancel"), text: "✕", on: { click: () => this.#unreply() } }),
    );
    this.bar.hidden = false;
    this.input.focus();
  }

  #unreply() {
    this.#replyTo = null;
    this.bar.hidden = true;
  }

  async #send() {
    const text = this.input.value.trim();
    if (!text) return;
    const replyTo = this.#replyTo;
    this.#clear();
    this.#unreply();
    if (!(await this.#actions.say(this.#me(), this.#chatId, text, replyTo)) && !this.input.value) this.input.value = text;
  }

  #clear() {
    this.input.value = "";
    this.#grow();
    this.#ask();
  }

  /** A text that begins with the bot's name is a question to it, asked once the fingers rest; it draws and sends nothing. */
  #ask() {
    clearTimeout(this.#typing);
    const name = `@${this.#store.bot.username} `.toLowerCase();
    this.#query = null;
    if (!this.input.value.toLowerCase().startsWith(name)) {
      this.offers.hidden = true;
      return;
    }
    const text = this.input.value.slice(name.length, name.length + 256);
    this.#typing = setTimeout(async () => {
      this.#query = await this.#actions.ask(this.#me(), this.#chatId, text);
      this.#show();
    }, 250);
  }

  #show() {
    if (this.#query === null || this.#offered?.queryId !== this.#query) return;
    const { userId, queryId, results, button } = this.#offered;
    const chip = (title, hint, act) =>
      el("button", { class: "chip", type: "button", on: { click: () => { this.#clear(); act(); } } }, el("strong", { text: title }), hint ? el("span", { text: hint }) : null);
    this.offers.replaceChildren(
      ...results.map((one) => chip(one.title, one.description, () => this.#actions.choose(userId, this.#chatId, queryId, one.id))),
      ...(button ? [chip(button.text, "", () => this.#actions.follow(userId, `https://t.me/${this.#store.bot.username}?start=${button.start_parameter}`))] : []),
    );
    this.offers.hidden = this.offers.childElementCount === 0;
  }

  #key(event) {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Escape" && this.#replyTo !== null) {
      this.#unreply();
    }
  }

  #grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 120)}px`;
  }

  /** The list of the bot's commands, in the popover that the browser opens, closes and puts focus into. */
  #menu() {
    const id = `commands-${(serial += 1)}`;
    const node = el("div", { class: "menu", id, popover: "auto", role: "group", "aria-label": t("composer.commands") });
    const button = el("button", { class: "slash", type: "button", popovertarget: id, "aria-label": t("composer.commands"), title: t("composer.commands"), text: "/" });
    node.addEventListener("beforetoggle", (event) => {
      if (event.newState !== "open") return;
      const commands = this.#store.commandsFor(this.#chatId, this.#me());
      node.replaceChildren(
        ...commands.map((command) =>
          el(
            "button",
            { type: "button", class: "entry", on: { click: () => { node.hidePopover(); this.#actions.command(this.#me(), this.#chatId, command.command); } } },
            el("strong", { text: `/${command.command}` }),
            el("span", { text: command.description }),
          ),
        ),
        ...(commands.length ? [] : [el("p", { class: "faint", text: t("composer.commands.none") })]),
      );
    });
    node.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      above(node, button);
      node.querySelector("button")?.focus();
    });
    return { node, button };
  }
}

/** Put an open popover over its button, inside the window. */
export function above(node, button) {
  const anchor = button.getBoundingClientRect();
  const left = Math.max(8, Math.min(anchor.left, window.innerWidth - node.offsetWidth - 8));
  const top = anchor.top - node.offsetHeight - 8;
  node.style.left = `${left}px`;
  node.style.top = `${top >= 8 ? top : Math.min(anchor.bottom + 8, Math.max(8, window.innerHeight - node.offsetHeight - 8))}px`;
}
