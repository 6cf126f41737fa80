// A text and its list of entities as DOM nodes. Offsets are UTF-16 units: those of the Bot API and of strings here alike.

import { el } from "./dom.js";
import { t } from "./i18n.js";
import { readLink } from "./links.js";

const TAGS = {
  bold: "strong", italic: "em", underline: "u", strikethrough: "s", code: "code", pre: "pre", blockquote: "blockquote",
};

const BLOCKS = ["blockquote", "expandable_blockquote", "pre"];

/** The text as nodes. What is pressed calls `acts`: command(text), link(url), mention(userId). */
export function formatted(text, entities = [], acts) {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  return nodes(text, 0, text.length, sorted, acts);
}

function nodes(text, start, end, entities, acts) {
  const found = [];
  let place = start;
  let index = 0;
  while (index < entities.length) {
    const entity = entities[index];
    const last = Math.min(entity.offset + entity.length, end);
    index += 1;
    if (entity.offset < place || last <= entity.offset) continue;
    const inner = [];
    while (index < entities.length && entities[index].offset < last) inner.push(entities[index++]);
    if (entity.offset > place) found.push(text.slice(place, entity.offset));
    found.push(wrapped(entity, text.slice(entity.offset, last), nodes(text, entity.offset, last, inner, acts), acts));
    place = last;
    // A block ends its line by itself.
    if (BLOCKS.includes(entity.type) && text[place] === "\n" && place < end) place += 1;
  }
  if (place < end) found.push(text.slice(place, end));
  return found;
}

function wrapped(entity, covered, children, acts) {
  if (TAGS[entity.type]) return el(TAGS[entity.type], {}, ...children);
  switch (entity.type) {
    case "bot_command":
      return el("button", { class: "link", type: "button", on: { click: () => acts.command(covered) } }, ...children);
    case "url":
      return linked(covered, children, acts);
    case "text_link":
      return linked(entity.url, children, acts);
    case "mention":
      return linked(`https://t.me/${covered.slice(1)}`, children, acts);
    case "text_mention":
      return el("button", { class: "mention", type: "button", on: { click: () => acts.mention(entity.user.id) } }, ...children);
    case "expandable_blockquote":
      return folded(children);
    case "spoiler":
      return spoiler(children);
    default:
      return el("span", {}, ...children);
  }
}

function linked(address, children, acts) {
  const link = readLink(address, acts.bot());
  if (link.kind === "web") return el("a", { href: link.url, target: "_blank", rel: "noopener noreferrer" }, ...children);
  if (link.kind === "nothing") return el("span", {}, ...children);
  return el("button", { class: "link", type: "button", on: { click: () => acts.link(address) } }, ...children);
}

/** A long quote, of which the first lines show until it is pressed; pressed again it folds. */
function folded(children) {
  const quote = el("blockquote", {
    class: "folded", role: "button", tabindex: "0", "aria-expanded": "false",
    on: {
      click: () => quote.setAttribute("aria-expanded", String(!quote.classList.toggle("folded"))),
      keydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        quote.click();
      },
    },
  }, ...children);
  return quote;
}

/** Covered until it is pressed; until then a screen reader is told that there is something, not what. */
function spoiler(children) {
  const hidden = el("span", { class: "spoiler" });
  const cover = el("button", {
    class: "cover", type: "button", "aria-label": t("message.spoiler"),
    on: { click: () => { hidden.replaceChildren(...children); hidden.classList.add("open"); } },
  });
  cover.textContent = "▒".repeat(6);
  hidden.append(cover);
  return hidden;
}
