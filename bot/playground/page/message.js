// One message as a node: who, what, when, and its buttons. Knows no chat around it.

import { avatar, el, hueOf, nameOf } from "./dom.js";
import { formatted } from "./entities.js";
import { hour, list, t } from "./i18n.js";

/**
 * The node of a message. `acts`: bot(), command(text), link(url), mention(userId), press(button, message, data),
 * vote(message, option), voted(pollId), reply(message). `names` is whether it lies in a group: there senders are named, and can be answered.
 */
export function drawn(message, acts, { names }) {
  const service = serviceText(message);
  if (service !== null) {
    return el("article", { class: "service", data: { id: message.message_id, topic: topicOf(message) } }, el("span", { text: service }));
  }
  const sender = message.sender_chat ?? message.from;
  const name = nameOf(sender);
  const kind = message.from.is_bot ? "bot" : "";
  const bubble = el(
    "div",
    { class: "bubble" },
    el("span", { class: names ? `sender ${kind}` : "unseen", text: name, data: { hue: hueOf(sender.id) } }),
    message.reply_to_message && names ? quote(message.reply_to_message) : null,
    content(message, acts),
    foot(message, names ? acts : null),
  );
  return el(
    "article",
    { class: "message", data: { id: message.message_id, sender: message.from.id, topic: topicOf(message) } },
    names ? avatar(sender.id, name, kind) : null,
    el("div", { class: "body" }, bubble, keyboard(message, acts)),
  );
}

/** The topic that a message lies in; 0 is General, and everything where there are none. */
function topicOf(message) {
  return message.is_topic_message ? message.message_thread_id : 0;
}

function quote(message) {
  return el(
    "blockquote",
    { class: "quote" },
    el("strong", { text: nameOf(message.sender_chat ?? message.from) }),
    el("span", { text: summary(message) }),
  );
}

/** A message in a few words, for quotes. */
export function summary(message) {
  const text = (message.text ?? message.caption ?? "").replace(/\s+/gu, " ");
  if (text) return text.length > 120 ? `${text.slice(0, 119)}…` : text;
  if (message.poll) return message.poll.question;
  return message.dice?.emoji ?? message.document?.file_name ?? (message.photo ? t("message.photo") : t("message.other"));
}

function content(message, acts) {
  if (message.text !== undefined) return el("div", { class: "text" }, ...formatted(message.text, message.entities, acts));
  const parts = [];
  if (message.dice) parts.push(el("div", { class: "dice", text: `${message.dice.emoji} ${message.dice.value}` }));
  else if (message.document) parts.push(file(message.document));
  else if (message.photo) parts.push(photo(message.photo.at(-1)));
  else if (message.poll) parts.push(poll(message, acts));
  else parts.push(el("div", { class: "text faint", text: t("message.other") }));
  if (message.caption) parts.push(el("div", { class: "text" }, ...formatted(message.caption, message.caption_entities, acts)));
  return el("div", {}, ...parts);
}

/** The picture itself; what it shows stands in the caption. Its size is known before it has come, so that nothing jumps. */
function photo(data) {
  const source = `api/pictures/${encodeURIComponent(data.file_unique_id)}`;
  return el(
    "a",
    { class: "photo", href: source, target: "_blank", rel: "noreferrer" },
    el("img", { src: source, width: data.width, height: data.height, alt: t("message.photo"), loading: "lazy", decoding: "async" }),
  );
}

function file(data) {
  const name = data.file_name ?? data.file_unique_id;
  return el("a", { class: "file", href: `api/files/${encodeURIComponent(data.file_unique_id)}`, download: name, text: `📄 ${name}` });
}

/** A poll: its options as buttons; once this person has voted, or it is closed, what came of it, and why. */
function poll(message, acts) {
  const data = message.poll;
  const mine = acts.voted(data.id);
  const open = !data.is_closed && mine === null;
  const kind = t(data.is_closed ? "poll.closed" : data.type === "quiz" ? "poll.quiz" : "message.poll");
  const parts = [el("strong", { text: data.question }), el("small", { class: "faint", text: kind })];
  if (open) {
    const choice = (option, index) => el("button", { class: "key vote", type: "button", data: { key: `vote:${index}` }, text: option.text, on: { click: () => acts.vote(message, index) } });
    parts.push(el("div", { class: "votes", role: "group", "aria-label": t("poll.vote") }, ...data.options.map(choice)));
  } else {
    const right = data.correct_option_ids ?? [];
    const mark = (index) => (right.includes(index) ? "✅ " : index === mine ? (right.length ? "❌ " : "● ") : "");
    const line = (option, index) => el("li", {}, el("span", { text: mark(index) + option.text }), el("span", { class: "faint", text: ` · ${option.voter_count}` }));
    parts.push(el("ul", {}, ...data.options.map(line)));
    if (data.explanation) parts.push(el("p", { class: "why", text: `💡 ${data.explanation}` }));
  }
  return el("div", { class: "poll" }, ...parts);
}

function foot(message, acts) {
  const sent = new Date(message.date * 1000);
  return el(
    "div",
    { class: "foot" },
    acts && el("button", { class: "reply", type: "button", title: t("reply.do"), "aria-label": t("reply.do"), text: "↩", on: { click: () => acts.reply(message) } }),
    message.has_protected_content ? el("span", { title: t("message.protected") }, el("span", { "aria-hidden": "true", text: "🔒" }), el("span", { class: "unseen", text: t("message.protected") })) : null,
    message.edit_date ? el("span", { text: t("message.edited") }) : null,
    el("time", { datetime: sent.toISOString(), text: hour(sent) }),
  );
}

function keyboard(message, acts) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows?.length) return null;
  return el(
    "div",
    { class: "keyboard", role: "group", "aria-label": t("keyboard") },
    ...rows.map((row) => el("div", { class: "keys" }, ...row.map((button) => key(message, button, acts)))),
  );
}

function key(message, button, acts) {
  if (button.url !== undefined) {
    return el(
      "button",
      { class: "key", type: "button", "aria-label": t("message.link", { label: button.text }), data: { key: button.url }, on: { click: () => acts.link(button.url) } },
      el("span", { text: button.text }),
      el("span", { class: "corner", "aria-hidden": "true", text: "↗" }),
    );
  }
  const node = el("button", { class: "key", type: "button", data: { key: button.callback_data ?? "" } }, el("span", { text: button.text }));
  node.addEventListener("click", () => acts.press(node, message, button.callback_data ?? ""));
  return node;
}

/** The sentence of a service message; null for any other message. */
function serviceText(message) {
  const by = nameOf(message.from);
  if (message.new_chat_members) {
    const names = list(message.new_chat_members.map(nameOf));
    if (!message.new_chat_members.some((user) => user.id === message.from.id)) return t("service.added", { by, names });
    return t(message.new_chat_members.length > 1 ? "service.joined.many" : "service.joined", { names });
  }
  if (message.left_chat_member) {
    const name = nameOf(message.left_chat_member);
    return message.left_chat_member.id === message.from.id ? t("service.left", { name }) : t("service.removed", { by, name });
  }
  if (message.pinned_message) return t("service.pinned", { by });
  if (message.new_chat_title) return t("service.title", { by, title: message.new_chat_title });
  if (message.migrate_to_chat_id || message.migrate_from_chat_id) return t("service.migrated");
  if (message.forum_topic_created) return t("service.topic", { by, title: message.forum_topic_created.name });
  if (message.forum_topic_closed) return t("service.closed", { by });
  if (message.forum_topic_reopened) return t("service.reopened", { by });
  return null;
}
