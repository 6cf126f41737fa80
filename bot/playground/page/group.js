// The group in the middle: its messages, and the line where the visitor writes as one of its people.

import { Chat } from "./chat.js";
import { Composer } from "./composer.js";
import { avatar, el, nameOf } from "./dom.js";
import { count, t } from "./i18n.js";
import { Toasts } from "./toast.js";

const QUICK = ["quick.play", "quick.status", "quick.role"];

/** The panel of a group. Its `id` is the chat's. */
export class Group {
  #store;
  #actions;
  #typing = 0;

  constructor(store, actions, chat) {
    this.#store = store;
    this.#actions = actions;
    this.id = chat.id;
    const me = () => store.active;
    const acts = {
      bot: () => store.bot,
      command: (text) => actions.command(me(), this.id, text),
      link: (url) => actions.follow(me(), url),
      mention: (userId) => store.become(userId),
      press: (message, data) => actions.press(me(), message, data),
      vote: (message, option) => actions.vote(me(), message, option),
      voted: (pollId) => store.voted(pollId, me()),
      reply: (message) => this.composer.reply(message),
    };
    this.chat = new Chat(store, chat.id, acts, {
      names: true, own: me, live: true, label: t("log.group", { title: chat.title }), empty: t("empty.group"),
    });
    this.toasts = new Toasts();
    this.#build(chat, me);
    this.members();
    this.activate();
  }

  /** Whether this panel still shows the group as it is called, and the other groups. */
  current() {
    return this.node.dataset.shape === this.#shape();
  }

  #shape() {
    const chat = this.#store.groups.get(this.id);
    return JSON.stringify([chat.title, chat.topics, [...this.#store.groups.keys()]]);
  }

  /** After a new snapshot. */
  refresh() {
    this.chat.redraw();
    this.members();
    this.activate();
  }

  /** After somebody has come or gone. */
  members() {
    this.#state();
    this.#choices();
    this.#door();
  }

  /** After another person's hands have been taken. */
  activate() {
    const person = this.#store.people.get(this.#store.active);
    const name = person ? nameOf(person) : "";
    this.chat.arrange();
    this.chat.polls();
    this.composer.label = t("composer.group.label", { name });
    this.face.replaceChildren(...(person ? [avatar(person.id, name)] : []));
    this.#choices();
    this.#door();
  }

  /** Nothing that a person's standing towards the bot changes here. */
  stand() {}

  /** The bot is writing here. */
  typing() {
    clearTimeout(this.#typing);
    this.status.textContent = t("typing");
    this.#typing = setTimeout(() => this.#state(), 5000);
  }

  #build(chat, me) {
    this.status = el("small");
    this.face = el("span", { class: "face" });
    this.choice = el("select", { "aria-label": t("composer.as"), title: t("composer.as"), on: { change: () => this.#store.become(Number(this.choice.value)) } });
    const lead = el("div", { class: "as" }, this.face, this.choice);
    this.composer = new Composer(this.#store, this.#actions, chat.id, { me, placeholder: t("composer.group"), lead });
    this.quick = el(
      "div",
      { class: "quick", role: "group", "aria-label": t("composer.quick") },
      ...QUICK.map((key) =>
        el(
          "button",
          { class: "chip", type: "button", on: { click: () => this.#actions.command(me(), this.id, t(key)) } },
          el("strong", { text: t(key) }),
          el("span", { text: t(`${key}.hint`) }),
        ),
      ),
    );
    this.doorButton = el("button", { class: "start", type: "button", on: { click: () => this.#actions.attend(me(), this.id, true) } });
    const title = `group-${Math.abs(chat.id)}`;
    this.node = el(
      "section",
      { class: "panel group", id: "group", tabindex: "-1", "aria-labelledby": title, data: { chat: chat.id, shape: this.#shape() } },
      el("header", { class: "head" }, avatar(chat.id, chat.title, "chat-face"), el("div", { class: "who" }, el("h2", { id: title, text: chat.title }), this.status), this.#others()),
      this.#topics(chat),
      this.chat.node,
      this.toasts.node,
      this.quick,
      this.doorButton,
      this.composer.node,
    );
  }

  /** In a forum: what lies in one topic, or everything. */
  #topics(chat) {
    if (!chat.is_forum) return null;
    const shown = this.#store.topics.get(chat.id);
    const chip = (topic, name) => el("button", { class: "chip", type: "button", "aria-pressed": String(topic === shown), text: name, on: { click: () => choose(topic) } });
    const bar = el("div", { class: "topics", role: "group", "aria-label": t("manage.topics") });
    const choose = (topic) => {
      if (topic === undefined) this.#store.topics.delete(chat.id);
      else this.#store.topics.set(chat.id, topic);
      this.chat.only(topic);
      for (const one of bar.children) one.setAttribute("aria-pressed", String(one.dataset.topic === String(topic)));
    };
    const all = [[undefined, t("topic.all")], [0, t("topic.general")], ...chat.topics.map((topic) => [topic.id, topic.name])];
    for (const [topic, name] of all) {
      const one = chip(topic, name);
      one.dataset.topic = String(topic);
      bar.append(one);
    }
    this.chat.only(shown);
    return bar;
  }

  #others() {
    if (this.#store.groups.size < 2) return null;
    const options = [...this.#store.groups.values()].map((chat) => el("option", { value: chat.id, text: chat.title, selected: chat.id === this.id }));
    const select = el("select", { "aria-label": t("group.choose"), on: { change: () => this.#store.look(Number(select.value)) } }, ...options);
    return select;
  }

  #state() {
    const { house, mode } = this.#store;
    // Computer players are at the table and in no group.
    this.status.textContent = mode === "all" ? count("group.members", this.#store.membersOf(this.id).length) : t("group.table", { count: house.scene.seats });
  }

  #choices() {
    const options = [...this.#store.people.values()].map((person) => el("option", { value: person.id, text: nameOf(person), selected: person.id === this.#store.active }));
    this.choice.replaceChildren(...options);
    this.node.classList.toggle("single", options.length < 2);
  }

  #door() {
    const person = this.#store.people.get(this.#store.active);
    const inside = this.#store.inside(this.#store.active, this.id);
    this.doorButton.hidden = inside || !person;
    if (person) this.doorButton.textContent = t("group.join", { name: nameOf(person) });
    this.quick.hidden = !inside;
    this.composer.node.classList.toggle("outside", !inside);
  }
}
