// What can be done with a group: its people, the bot's standing, topics, another group. Knows the store and the actions.

import { avatar, el, nameOf } from "./dom.js";
import { t } from "./i18n.js";

const STANDINGS = ["member", "admin", "muted", "out"];
const KINDS = ["supergroup", "group", "forum"];

/** The dialog about the group that is shown. `invite()` opens the one for a new person. */
export class Manage {
  #store;
  #actions;
  #dialog;
  #invite;

  constructor(store, actions, dialog, invite) {
    this.#store = store;
    this.#actions = actions;
    this.#dialog = dialog;
    this.#invite = invite;
    for (const kind of ["members", "world"]) store.addEventListener(kind, () => { if (dialog.open) this.#draw(); });
  }

  /** Show it. */
  open() {
    this.#draw();
    this.#dialog.showModal();
  }

  #draw() {
    const chat = this.#store.groups.get(this.#store.group);
    const focused = this.#dialog.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    const close = el("button", { class: "plain icon", type: "button", "aria-label": t("close"), title: t("close"), text: "✕", data: { act: "close" }, on: { click: () => this.#dialog.close() } });
    this.#dialog.replaceChildren(
      el("header", { class: "row between" }, el("h2", { id: "manage-title", text: chat ? t("manage.title", { title: chat.title }) : t("manage.new") }), close),
      ...(chat ? [this.#people(chat), this.#bot(chat), ...this.#kind(chat)] : []),
      this.#another(),
    );
    if (focused) this.#refocus(focused);
  }

  /** Focus stays on what was pressed; where that is gone, with the same person or topic. */
  #refocus(act) {
    const find = (end) => [...this.#dialog.querySelectorAll("[data-act]")].find((node) => node.dataset.act.endsWith(end));
    (find(act) ?? find(`:${act.split(":")[1]}`) ?? find("close")).focus();
  }

  #people(chat) {
    const rows = [...this.#store.people.values()].map((person) => {
      const name = nameOf(person);
      const status = this.#status(chat, person.id);
      const act = (key, action, body = { user_id: person.id }) => this.#button(key, `${action}:${person.id}`, () => this.#actions.inGroup(chat.id, action, body), name);
      const acts = [];
      if (status === "outside") acts.push(act("manage.join", "join"));
      if (status === "member") acts.push(act("manage.promote", "promote"), act("manage.leave", "leave"), act("manage.kick", "kick"));
      if (status === "administrator") acts.push(act("manage.demote", "demote"), act("manage.kick", "kick"));
      return el("li", {}, avatar(person.id, name), el("span", { class: "who" }, el("strong", { text: name }), el("small", { text: t(`status.${status}`) })), el("span", { class: "acts" }, ...acts));
    });
    const add = el("button", { class: "plain strong", type: "button", text: t("person.add"), data: { act: "add" }, on: { click: () => { this.#dialog.close(); this.#invite(); } } });
    return el("section", {}, el("h3", { text: t("manage.people") }), el("ul", { class: "members" }, ...rows), add);
  }

  #bot(chat) {
    const member = chat.members.get(this.#store.bot.id);
    const present = { administrator: "admin", restricted: "muted", left: "out", kicked: "out" }[member?.status ?? "left"] ?? "member";
    const select = el("select", { data: { act: "bot" }, on: { change: () => this.#actions.inGroup(chat.id, "bot", { standing: select.value }) } }, ...STANDINGS.map((one) => el("option", { value: one, text: t(`bot.${one}`), selected: one === present })));
    return el("section", {}, el("label", { class: "field" }, el("span", { text: t("manage.bot") }), select));
  }

  #kind(chat) {
    if (chat.type === "group") {
      return [el("section", {}, el("p", { class: "hint", text: t("manage.migrate.about") }), this.#button("manage.migrate", "migrate", () => this.#actions.inGroup(chat.id, "migrate", {})))];
    }
    if (!chat.is_forum) return [];
    const topics = chat.topics.map((topic) =>
      el("li", {}, el("span", { class: "who" }, el("strong", { text: topic.name })), el("span", { class: "acts" }, this.#button(topic.closed ? "manage.reopen" : "manage.shut", `door:${topic.id}`, () => this.#actions.inGroup(chat.id, "door", { topic: topic.id, closed: !topic.closed }), topic.name))),
    );
    const general = el("li", {}, el("span", { class: "who" }, el("strong", { text: t("topic.general") })), el("span", { class: "acts" }, this.#button(chat.general_closed ? "manage.reopen" : "manage.shut", "door:general", () => this.#actions.inGroup(chat.id, "door", { closed: !chat.general_closed }), t("topic.general"))));
    const input = el("input", { name: "topic", maxlength: "128", required: true, autocomplete: "off", data: { act: "topic" } });
    const form = el("form", { class: "row", on: { submit: (event) => { event.preventDefault(); this.#actions.inGroup(chat.id, "topics", { name: input.value.trim() }); } } }, el("label", { class: "field" }, el("span", { text: t("manage.topic") }), input), el("button", { class: "plain strong", type: "submit", text: t("manage.topic.open") }));
    return [el("section", {}, el("h3", { text: t("manage.topics") }), el("ul", { class: "members" }, general, ...topics), form)];
  }

  #another() {
    const title = el("input", { name: "title", maxlength: "128", required: true, autocomplete: "off", data: { act: "title" } });
    const kind = el("select", { data: { act: "kind" } }, ...KINDS.map((one) => el("option", { value: one, text: t(`kind.${one}`) })));
    const make = async (event) => {
      event.preventDefault();
      const made = await this.#actions.found(title.value.trim(), kind.value);
      if (made) this.#dialog.close();
    };
    return el(
      "section",
      {},
      el("h3", { text: t("manage.another") }),
      el("form", { class: "row wrap", on: { submit: make } }, el("label", { class: "field" }, el("span", { text: t("manage.another.title") }), title), el("label", { class: "field" }, el("span", { text: t("manage.another.kind") }), kind), el("button", { class: "plain strong", type: "submit", text: t("manage.another.make") })),
      el("p", { class: "hint", text: t("manage.another.about") }),
    );
  }

  #status(chat, userId) {
    if (!this.#store.inside(userId, chat.id)) return "outside";
    const { status } = chat.members.get(userId);
    return ["creator", "administrator"].includes(status) ? status : "member";
  }

  #button(key, act, run, name = "") {
    return el("button", { class: "plain small", type: "button", text: t(key), "aria-label": name ? `${t(key)}: ${name}` : undefined, data: { act }, on: { click: run } });
  }
}
