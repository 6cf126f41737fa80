// Builds the page and keeps it in step with the world: the only place that knows all the parts.

import { Actions } from "./actions.js";
import * as api from "./api.js";
import { Calls } from "./calls.js";
import { above } from "./composer.js";
import { el, nameOf } from "./dom.js";
import { Group } from "./group.js";
import { preferred, speak, spoken, t } from "./i18n.js";
import { Manage } from "./manage.js";
import { asked, Menu, same } from "./menu.js";
import { paced } from "./pace.js";
import { PeopleBar } from "./people.js";
import { Phone } from "./phone.js";
import { Store } from "./store.js";
import { dressed } from "./theme.js";
import { alertBox } from "./toast.js";

const stage = document.getElementById("stage");
const store = new Store();
const actions = new Actions(store, (userId, sentence) => complain(userId, sentence));
const bar = new PeopleBar(store, document.getElementById("people"), (chatId) => jump(chatId));

/** Panels by the id of their chat. */
const panels = new Map();
const visible = new Set();
let small = false;

// ------------------------------------------------------------------------------------------------ drawing

/** The panels as the world has them; those that are there already keep their drafts. `anew`: none does. */
function redraw({ anew = false } = {}) {
  const before = new Map(anew ? [] : panels);
  panels.clear();
  sight.disconnect();
  visible.clear();
  const chat = store.groups.get(store.group);
  const group = chat ? [keep(before.get(chat.id), () => new Group(store, actions, chat))] : [];
  const phones = store.shown.map((person) =>
    keep(before.get(person.id), () => new Phone(store, actions, person)),
  );
  const column = (name, odd) => el("div", { class: `column ${name}` }, ...phones.filter((_, index) => index % 2 === odd).map((phone) => phone.node));
  const middle = group[0]?.node ?? el("p", { class: "panel group nothing", id: "group", text: t("group.none") });
  document.body.dataset.phones = Math.min(phones.length, 2);
  document.body.dataset.mode = store.mode;
  stage.replaceChildren(middle, ...(phones.length > 1 ? [column("left", 0)] : []), ...(phones.length ? [column("right", phones.length > 1 ? 1 : 0)] : []));
  for (const panel of panels.values()) {
    sight.observe(panel.node);
    panel.chat.toEnd();
  }
  show();
  bar.redraw();
  caption();
  document.body.dataset.ready = "true";
}

/** What is played, and whose hands are the visitor's. */
function caption() {
  const { house } = store;
  const game = house?.scene && house.games.find((one) => one.key === house.scene.game);
  document.getElementById("caption").textContent = game ? game.names[spoken()] : t("subtitle");
  const you = store.people.get(house?.you);
  const key = house?.scene ? `intro.${house.scene.mode}` : "intro";
  document.getElementById("intro").textContent = t(key, { name: you ? nameOf(you) : t("menu.name.usual") });
  document.body.toggleAttribute("data-scene", Boolean(house?.scene));
  const setting = document.getElementById("setting");
  setting.hidden = !["setting", "failed"].includes(house?.state);
  setting.textContent = house?.state === "failed" ? t("scene.failed") : t("scene.setting");
  document.getElementById("open-menu").hidden = !house;
}

function keep(old, make) {
  const panel = old?.current() ? old : make();
  if (panel === old) panel.refresh();
  panels.set(panel.id, panel);
  return panel;
}

/** On a small screen one panel is shown; on a large one, all. */
function show() {
  for (const [id, panel] of panels) panel.node.classList.toggle("shown", id === store.view);
  document.body.dataset.view = store.groups.has(store.view) ? "group" : "phone";
  look();
}

function look() {
  for (const [id, panel] of panels) {
    panel.chat.show(visible.has(id) && !document.hidden && (!small || id === store.view));
  }
}

function jump(chatId) {
  store.look(chatId);
  panels.get(chatId)?.node.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

function complain(userId, sentence) {
  const panel = panels.get(actions.hands.get(userId)) ?? panels.get(small ? store.view : userId) ?? panels.get(store.group);
  if (panel) panel.toasts.show(sentence);
  else alertBox(sentence);
}

// ------------------------------------------------------------------------------------------------ what happens

store.addEventListener("world", () => redraw());
store.addEventListener("message", ({ detail }) => panels.get(detail.chatId)?.chat.add(detail.message));
store.addEventListener("edited", ({ detail }) => panels.get(detail.chatId)?.chat.replace(detail.message));
store.addEventListener("deleted", ({ detail }) => panels.get(detail.chatId)?.chat.remove(detail.messageId));
store.addEventListener("members", ({ detail }) => panels.get(detail.chatId)?.members());
store.addEventListener("standing", ({ detail }) => panels.get(detail.userId)?.stand());
store.addEventListener("typing", ({ detail }) => panels.get(detail.chatId)?.typing());
store.addEventListener("opened", ({ detail }) => panels.get(detail.userId)?.arrive());
store.addEventListener("unread", () => {
  bar.mark();
  const number = [...store.unread.values()].reduce((sum, one) => sum + one, 0);
  document.title = number ? `(${number}) Narratore` : "Narratore";
});
store.addEventListener("active", () => {
  for (const panel of panels.values()) panel.activate();
  bar.mark();
});
store.addEventListener("view", () => {
  if (!panels.has(store.view)) return redraw();
  show();
  bar.mark();
  if (small) panels.get(store.view).chat.toEnd();
});
store.addEventListener("toast", ({ detail }) => {
  for (const panel of panels.values()) panel.chat.answer(detail.queryId);
  if (detail.url) actions.follow(detail.userId, detail.url);
  // What the hands that set the table are told is nobody's business.
  if (!detail.text || store.house?.state === "setting") return;
  if (detail.alert) alertBox(detail.text);
  else (panels.get(actions.hands.get(detail.userId)) ?? panels.get(detail.userId))?.toasts.show(detail.text);
});

const sight = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const id = Number(entry.target.dataset.chat);
      if (entry.intersectionRatio >= 0.4) visible.add(id);
      else visible.delete(id);
    }
    look();
  },
  { threshold: [0, 0.4] },
);
document.addEventListener("visibilitychange", look);

// ------------------------------------------------------------------------------------------------ the stream

let waiting = []; // events that came while a snapshot was on its way
let loading = false;
let again = false;

async function load() {
  if (loading) {
    again = true;
    return;
  }
  loading = true;
  do {
    again = false;
    try {
      store.load(await api.world());
      for (const [kind, payload] of waiting.splice(0)) again = store.happen(kind, payload) || again;
    } catch {
      // The stream is opened anew by the browser, and says so; then this is tried again.
      waiting = [];
      again = false;
    }
  } while (again);
  loading = false;
}

function happened(kind, payload) {
  if (loading) waiting.push([kind, payload]);
  else if (store.happen(kind, payload)) load();
}

// ------------------------------------------------------------------------------------------------ the bar on top

function wire() {
  const language = document.getElementById("language");
  language.value = spoken();
  const dress = [dressed(document.getElementById("theme")), paced(store, document.getElementById("pace"), alertBox)];
  const tongue = async (code) => {
    await speak(code, { keep: true });
    language.value = code;
    for (const one of dress) one();
    calls.dress();
    menu.dress();
    if (store.bot.id) redraw({ anew: true });
  };
  language.addEventListener("change", () => tongue(language.value));
  const menu = new Menu(store, document.getElementById("menu"), { speak: tongue, complain: alertBox });
  const calls = new Calls(store, document.getElementById("calls"));
  const dialog = document.getElementById("new-person");
  const invite = person(dialog);
  const manage = new Manage(store, actions, document.getElementById("manage"), invite);
  document.getElementById("open-menu").addEventListener("click", () => menu.open());
  tool("add-person", invite);
  tool("manage-group", () => manage.open());
  tool("show-calls", () => calls.toggle());
  const box = document.getElementById("toolbox");
  box.addEventListener("toggle", (event) => {
    if (event.newState !== "open") return;
    above(box, document.getElementById("tools"));
    box.querySelector("button").focus();
  });
  const narrow = window.matchMedia("(max-width: 999px)");
  const fit = () => { small = narrow.matches; look(); };
  narrow.addEventListener("change", fit);
  fit();
  return menu;
}

function tool(id, act) {
  document.getElementById(id).addEventListener("click", () => {
    document.getElementById("toolbox").hidePopover();
    act();
  });
}

/** The dialog for a new person; the answer opens it. */
function person(dialog) {
  const form = dialog.querySelector("form");
  form.querySelector("[value=cancel]").addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", async () => {
    const name = form.elements.name.value.trim();
    if (dialog.returnValue !== "add" || !name) return;
    const made = await actions.invite(name, form.elements.language.value);
    if (!made) return;
    wanted = made.id;
    welcome();
  });
  return () => {
    form.reset();
    form.elements.language.value = spoken();
    dialog.returnValue = "";
    dialog.showModal();
  };
}

/** A person who was just added: their hands are taken once the phone is there, which may be before the server's answer is. */
let wanted = null;

function welcome() {
  if (wanted === null || !panels.has(wanted)) return;
  store.become(wanted);
  panels.get(wanted).node.scrollIntoView({ block: "nearest" });
  wanted = null;
}

store.addEventListener("world", welcome);

// ------------------------------------------------------------------------------------------------ scenes

/** The first time: what the address asks for is played; without a scene the menu is the first screen. */
function first() {
  if (begun || !store.house) return;
  begun = true;
  const scene = asked(window.location.search);
  if (scene !== null && !same(scene, store.house.scene)) menu.begin(scene);
  else if (!store.house.scene) menu.open();
}

let begun = false;
store.addEventListener("world", first);
store.addEventListener("house", () => {
  caption();
  if (store.shown.some((person) => !panels.has(person.id)) || [...panels.keys()].some((id) => store.people.has(id) && !store.shown.some((one) => one.id === id))) redraw();
});

/** How far each chat has been looked at is told to the server, so that it is known after the page is opened anew. */
const told = new Map();
store.addEventListener("read", ({ detail }) => {
  const scene = store.house?.number;
  clearTimeout(told.get(detail.chatId));
  told.set(detail.chatId, setTimeout(() => {
    if (store.house?.number === scene) api.read(detail.chatId, detail.messageId).catch(() => undefined);
  }, 200));
});

await speak(preferred());
const menu = wire();
const connection = document.getElementById("connection");
api.watch({
  happened,
  opened: () => { connection.hidden = true; load(); },
  lost: () => { connection.hidden = false; },
});
