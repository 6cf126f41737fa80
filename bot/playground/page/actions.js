// What the visitor's presses do, whoever's hands they are. Knows the store and the server's doors, no layout.

import * as api from "./api.js";
import { t } from "./i18n.js";
import { readLink } from "./links.js";

/** The acts of people; whatever the server refuses goes to `complain(userId, sentence)`. */
export class Actions {
  /** In which chat each person acted last: where an answer is shown. */
  hands = new Map();
  #store;
  #complain;

  constructor(store, complain) {
    this.#store = store;
    this.#complain = complain;
  }

  /** The bot, as it is known now. */
  bot() {
    return this.#store.bot;
  }

  /** Write a text. Whether it was taken. */
  say(userId, chatId, text, replyTo = null) {
    this.hands.set(userId, chatId);
    const body = { text, chat_id: chatId };
    const topic = this.#store.topics.get(chatId);
    if (topic) body.topic = topic;
    if (replyTo !== null) body.reply_to = replyTo;
    return this.#try(userId, () => api.person(userId, "say", body));
  }

  /** A command, written out for this bot in a group, as Telegram's menus do. */
  command(userId, chatId, name) {
    const bare = name.startsWith("/") ? name : `/${name}`;
    const inGroup = this.#store.groups.has(chatId);
    return this.say(userId, chatId, inGroup && !bare.includes("@") ? `${bare}@${this.#store.bot.username}` : bare);
  }

  /** Press a callback button: the id of the query, null where it was refused. */
  async press(userId, message, data) {
    this.hands.set(userId, message.chat.id);
    const body = { chat_id: message.chat.id, message_id: message.message_id, data };
    const answer = await this.#try(userId, () => api.person(userId, "press", body), "press.gone");
    return answer ? answer.query_id : null;
  }

  /** Vote for one option of a poll. Whether it was taken. */
  vote(userId, message, option) {
    this.hands.set(userId, message.chat.id);
    const body = { chat_id: message.chat.id, message_id: message.message_id, options: [option] };
    return this.#try(userId, () => api.person(userId, "vote", body));
  }

  /** Type something after the bot's name: the id of the question, null where it was refused. */
  async ask(userId, chatId, text) {
    this.hands.set(userId, chatId);
    const answer = await this.#try(userId, () => api.person(userId, "inline", { text }));
    return answer ? answer.query_id : null;
  }

  /** Send one of the things that the bot has offered for it. Whether it was taken. */
  choose(userId, chatId, queryId, resultId) {
    this.hands.set(userId, chatId);
    return this.#try(userId, () => api.person(userId, "choose", { query_id: queryId, result_id: resultId, chat_id: chatId }));
  }

  /** Press Start, with what a deep link asked to say. */
  start(userId) {
    const payload = this.#store.payloads.get(userId) ?? "";
    this.#store.payloads.delete(userId);
    return this.#try(userId, () => api.person(userId, "start", { payload }));
  }

  /** Follow an address with this person's phone: into the private chat, out to the web, or nowhere. */
  async follow(userId, address) {
    const link = readLink(address, this.#store.bot);
    const person = this.#store.people.get(userId);
    if (link.kind === "web") window.open(link.url, "_blank", "noopener,noreferrer");
    else if (["group", "share", "place"].includes(link.kind)) this.#complain(userId, t(`link.${link.kind}`));
    else if (link.kind !== "nothing" && person) {
      if (link.kind === "start" && /^[A-Za-z0-9_-]{0,64}$/.test(link.payload)) this.#store.hold(userId, link.payload);
      this.#store.look(userId);
      this.#store.dispatchEvent(new CustomEvent("opened", { detail: { userId } }));
      if (link.kind === "start" && person.started && !person.blocked) await this.start(userId);
    }
  }

  /** Block or unblock the bot. */
  block(userId, blocked) {
    return this.#try(userId, () => api.person(userId, blocked ? "block" : "unblock"));
  }

  /** Enter or leave a group. */
  attend(userId, chatId, inside) {
    return this.#try(userId, () => api.group(chatId, inside ? "join" : "leave", { user_id: userId }));
  }

  /** Something happens in a group, at its owner's hands. */
  inGroup(chatId, action, body) {
    return this.#try(null, () => api.group(chatId, action, body));
  }

  /** A new group with everybody in it; it is the one that is shown then. */
  async found(title, kind) {
    const group = await this.#try(null, () => api.newGroup({ title, kind, people: [...this.#store.people.keys()] }));
    if (group) this.#store.wanted = group.id;
    return group;
  }

  /** A new person, in the group that is shown; where there is none, a first one is made. */
  async invite(name, language) {
    const person = await this.#try(null, () => api.newPerson({ first_name: name, language_code: language }));
    if (!person) return null;
    if (this.#store.group !== null) await this.attend(person.id, this.#store.group, true);
    else await this.#try(person.id, () => api.newGroup({ title: t("group.first"), people: [person.id] }));
    return person;
  }

  /** What came of an act, null where it was refused: said with the server's sentence, or with a text of ours. */
  async #try(userId, act, refused = "refused") {
    try {
      return await act();
    } catch (error) {
      this.#complain(userId, error instanceof api.Refused ? t(refused, { error: error.message }) : t("connection.lost"));
      return null;
    }
  }
}
