// One person's phone: the private chat with the bot, Start, and what else a person can do.

import { Chat } from "./chat.js";
import { above, Composer } from "./composer.js";
import { avatar, el, nameOf } from "./dom.js";
import { t } from "./i18n.js";
import { Toasts } from "./toast.js";

/** The panel of a person. Its `id` is that of the private chat. */
export class Phone {
  #store;
  #actions;
  #typing = 0;

  constructor(store, actions, person) {
    this.#store = store;
    this.#actions = actions;
    this.id = person.id;
    const name = nameOf(person);
    const bot = nameOf(store.bot);
    const me = () => person.id;
    this.composer = new Composer(store, actions, person.id, { me, placeholder: t("composer.phone") });
    this.composer.label = t("composer.phone.label", { name });
    this.chat = new Chat(
      store,
      person.id,
      {
        bot: () => store.bot,
        command: (text) => actions.command(person.id, person.id, text),
        link: (url) => actions.follow(person.id, url),
        mention: () => undefined,
        press: (message, data) => actions.press(person.id, message, data),
        vote: (message, option) => actions.vote(person.id, message, option),
        voted: (pollId) => store.voted(pollId, person.id),
      },
      { names: false, own: me, live: false, label: t("log.phone", { name, bot }), empty: t("empty.phone", { name }) },
    );
    this.toasts = new Toasts();
    this.status = el("small");
    this.startButton = el("button", { class: "start", type: "button", on: { click: () => this.#start() } });
    this.startButton.setAttribute("aria-label", t("phone.start.label", { name, bot }));
    const title = `phone-${person.id}`;
    this.node = el(
      "section",
      { class: "panel phone", "aria-labelledby": title, data: { chat: person.id } },
      el(
        "header",
        { class: "head" },
        avatar(person.id, name),
        el("div", { class: "who" }, el("h2", { id: title }, el("span", { class: "unseen", text: t("phone.of", { name }) }), el("span", { "aria-hidden": "true", text: name })), this.status),
        ...this.#more(name),
      ),
      this.chat.node,
      this.toasts.node,
      this.startButton,
      this.composer.node,
    );
    for (const kind of ["click", "input"]) this.node.addEventListener(kind, () => store.become(person.id));
    this.stand();
    this.activate();
  }

  /** Whether this panel still shows the person as they are called. */
  current() {
    return this.node.querySelector("h2 [aria-hidden]").textContent === nameOf(this.#person());
  }

  /** After a new snapshot. */
  refresh() {
    this.chat.redraw();
    this.stand();
    this.activate();
  }

  /** After a change of how the person stands towards the bot. */
  stand() {
    const person = this.#person();
    const waiting = this.#store.payloads.has(this.id);
    const pressed = document.activeElement === this.startButton;
    const open = person.started && !person.blocked && !waiting;
    this.startButton.hidden = open || person.deactivated;
    this.startButton.textContent = t(person.blocked ? "phone.unblock" : "phone.start");
    this.composer.node.hidden = !open || person.deactivated;
    this.node.classList.toggle("off", !person.started || person.blocked || person.deactivated);
    // Focus goes to what was opened; not to the line below it, which on a touch screen would bring up the keyboard.
    if (pressed && this.startButton.hidden) this.chat.log.focus({ preventScroll: true });
    this.#state();
  }

  /** After another person's hands have been taken. */
  activate() {
    const active = this.#store.active === this.id;
    this.node.classList.toggle("active", active);
    this.chat.live = active;
  }

  /** The bot is writing here. */
  typing() {
    clearTimeout(this.#typing);
    this.status.textContent = t("typing");
    this.#typing = setTimeout(() => this.#state(), 5000);
  }

  /** A deep link has led here: the next thing to do takes the focus. */
  arrive() {
    this.node.scrollIntoView({ block: "nearest", behavior: "smooth" });
    (this.startButton.hidden ? this.chat.log : this.startButton).focus({ preventScroll: true });
  }

  #person() {
    return this.#store.people.get(this.id);
  }

  #state() {
    const person = this.#person();
    const key = person.deactivated ? "phone.gone" : person.blocked ? "phone.blocked" : "phone.with";
    this.status.textContent = t(key, { bot: nameOf(this.#store.bot) });
  }

  async #start() {
    await this.#actions.start(this.id);
    this.stand();
  }

  #more(name) {
    const id = `more-${this.id}`;
    const node = el("div", { class: "menu", id, popover: "auto", role: "group", "aria-label": t("phone.more", { name }) });
    const button = el("button", { class: "plain icon", type: "button", popovertarget: id, "aria-label": t("phone.more", { name }), title: t("phone.more", { name }), text: "⋯" });
    const entry = (key, act) => el("button", { type: "button", class: "entry", text: t(key), on: { click: () => { node.hidePopover(); act(); } } });
    node.addEventListener("beforetoggle", (event) => {
      if (event.newState !== "open") return;
      const person = this.#person();
      const inside = this.#store.inside(this.id, this.#store.group);
      node.replaceChildren(
        entry(inside ? "phone.leave" : "phone.join", () => this.#actions.attend(this.id, this.#store.group, !inside)),
        ...(person.started || person.blocked ? [entry(person.blocked ? "phone.unblock" : "phone.block", () => this.#actions.block(this.id, !person.blocked))] : []),
      );
    });
    node.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      above(node, button);
      node.querySelector("button")?.focus();
    });
    return [button, node];
  }
}
