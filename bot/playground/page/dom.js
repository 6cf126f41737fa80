// DOM nodes from plain data. Texts go in as text: nothing here, or anywhere on the page, parses markup.

/** A new element. `props`: class, text, on ({event: listener}), data ({name: value}); the rest are attributes. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "text") node.textContent = value;
    else if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (name === "data") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const HUES = 8;

/** A round picture with a name's initials, in a colour that stays with the id. Decoration: the name stands beside it. */
export function avatar(id, name, kind = "") {
  return el("span", { class: `avatar ${kind}`, text: initials(name), data: { hue: hueOf(id) }, "aria-hidden": "true" });
}

/** Which of the colours belongs to this id. */
export function hueOf(id) {
  return Math.abs(id) % HUES;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function initials(name) {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map((word) => [...graphemes.segment(word)][0]?.segment ?? "").join("").toLocaleUpperCase() || "?";
}

/** First and last name of a user, or the title of a chat. */
export function nameOf(who) {
  return who.title ?? [who.first_name, who.last_name].filter(Boolean).join(" ");
}
