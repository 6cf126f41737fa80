// The first screen: which scene to play. Knows the store's house and the server's doors, and nothing of chats.

import * as api from "./api.js";
import { el } from "./dom.js";
import { spoken, t } from "./i18n.js";

const MODES = ["play", "watch", "all"];
const FACES = 6; // how many faces the picture of a mode has
const NUMBERS = ["seats", "speed", "phones"];

/** What an address asks for: the fields of a scene, or null. Wrong ones are left to the server, which says so. */
export function asked(search) {
  const params = new URLSearchParams(search);
  if (!params.get("game")) return null;
  const scene = {};
  for (const name of ["game", "seats", "seed", "speed", "mode", "language", "name", "phones"]) {
    const value = params.get(name);
    if (value === null || value === "") continue;
    scene[name] = NUMBERS.includes(name) ? Number(value) : value;
  }
  return scene;
}

/** The address of a scene: the same one whoever opens it. */
export function address(scene) {
  const params = new URLSearchParams();
  for (const name of ["game", "seats", "mode", "speed", "language", "seed"]) params.set(name, scene[name]);
  if (scene.mode === "play" && scene.name) params.set("name", scene.name);
  if (scene.mode === "all") params.set("phones", scene.phones);
  return `?${params}`;
}

/** Whether two scenes are the same table: the speed changes in the course of a game. */
export function same(one, other) {
  return one !== null && other !== null && ["game", "seats", "seed", "mode", "language"].every((name) => (one[name] ?? other[name]) === other[name]);
}

/** The dialog. `speak(language)` makes the page speak; `complain(sentence)` says what cannot be. */
export class Menu {
  #store;
  #speak;
  #complain;
  #dialog;
  #form;
  #place;
  #edited = false;

  constructor(store, dialog, { speak, complain }) {
    this.#store = store;
    this.#speak = speak;
    this.#complain = complain;
    this.#dialog = dialog;
    this.#form = dialog.querySelector("form");
    this.#place = dialog.querySelector(".modes");
    this.#form.addEventListener("submit", (event) => { event.preventDefault(); this.#begin(); });
    this.#form.addEventListener("input", () => { this.#edited = true; });
    this.#form.addEventListener("change", (event) => this.#changed(event.target.name));
    dialog.querySelector(".close").addEventListener("click", () => dialog.close());
    // The first screen cannot be sent away: behind it there is nothing.
    dialog.addEventListener("cancel", (event) => { if (!this.#store.house?.scene) event.preventDefault(); });
  }

  /** Show it, with the scene that is played, or with what suits a newcomer. */
  open() {
    if (!this.#store.house) return;
    this.dress();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#form.querySelector("[name=mode]:checked")?.focus({ preventScroll: true });
  }

  close() {
    this.#dialog.close();
  }

  /** In the language that is spoken now. */
  dress() {
    const { house } = this.#store;
    if (!house) return;
    const kept = this.#edited ? this.#scene() : null;
    const scene = { mode: "play", game: house.games[0]?.key, seats: null, seed: "moon", name: "", phones: 4, ...house.scene, ...kept, language: spoken() };
    scene.speed = kept?.speed ?? (house.scene ? house.clock.rate : 2);
    this.#place.replaceChildren(...MODES.map((mode) => this.#mode(mode, mode === scene.mode)));
    const fields = this.#form.elements;
    fields.game.replaceChildren(...house.games.map((game) => el("option", { value: game.key, text: game.names[spoken()], selected: game.key === scene.game })));
    fields.speed.replaceChildren(...rates(house, scene.speed).map((rate) => el("option", { value: rate, text: t("speed.times", { rate }), selected: rate === scene.speed })));
    fields.language.value = spoken();
    fields.seed.value = scene.seed;
    fields.name.value = scene.name;
    fields.phones.value = scene.phones;
    this.#bounds(scene.seats);
    this.#dialog.querySelector(".close").hidden = !house.scene;
    this.#dialog.querySelector(".over").hidden = !house.scene;
    this.#shape();
  }

  #mode(mode, checked) {
    const faces = el("span", { class: "faces", "aria-hidden": "true" });
    for (let index = 0; index < FACES; index += 1) faces.append(el("span", { class: "dot", data: { hue: index + 1 } }));
    return el(
      "label",
      { class: "mode", data: { mode } },
      el("input", { type: "radio", name: "mode", value: mode, checked, "aria-describedby": `mode-${mode}` }),
      faces,
      el("strong", { text: t(`menu.${mode}`) }),
      el("span", { class: "about", id: `mode-${mode}`, text: t(`menu.${mode}.about`) }),
    );
  }

  #bounds(wanted) {
    const { seats, phones, game } = this.#form.elements;
    const [least, most] = this.#store.house.games.find((one) => one.key === game.value)?.seats ?? [1, 1];
    const usual = Math.min(most, Math.max(least, 7));
    seats.min = least;
    seats.max = most;
    seats.value = wanted === null || wanted < least || wanted > most ? usual : wanted;
    phones.max = seats.value;
    if (Number(phones.value) > Number(seats.value)) phones.value = seats.value;
    this.#dialog.querySelector("#menu-bounds").textContent = t("menu.bounds", { least, most });
  }

  #changed(name) {
    const { seats } = this.#form.elements;
    if (name === "game" || name === "seats") this.#bounds(Number(seats.value));
    if (name === "language") this.#speak(this.#form.elements.language.value);
    this.#shape();
  }

  #shape() {
    const scene = this.#scene();
    this.#dialog.querySelector(".for-name").hidden = scene.mode !== "play";
    this.#dialog.querySelector(".for-phones").hidden = scene.mode !== "all";
    const link = this.#dialog.querySelector(".link-here");
    link.href = address(scene);
  }

  #scene() {
    const data = Object.fromEntries(new FormData(this.#form));
    for (const name of NUMBERS) data[name] = Number(data[name]);
    data.name = data.name.trim();
    data.seed = data.seed.trim() || "moon";
    data.phones = Math.min(data.phones || 1, data.seats || 1);
    return data;
  }

  #begin() {
    this.#edited = false;
    this.begin(this.#scene());
  }

  /** Change to this scene; fields that it lacks are as usual. */
  async begin(scene) {
    const game = this.#store.house?.games.find((one) => one.key === scene.game);
    const [least, most] = game?.seats ?? [1, 1];
    const whole = { language: spoken(), seats: Math.min(most, Math.max(least, 7)), ...scene };
    if (whole.mode === "all") whole.phones ??= Math.min(4, whole.seats);
    else delete whole.phones;
    try {
      const house = await api.scene(whole);
      history.replaceState(null, "", address(house.scene));
      this.#store.happen("house", house);
      this.close();
    } catch (error) {
      this.#complain(error instanceof api.Refused ? t("menu.refused", { least, most }) : t("connection.lost"));
    }
  }
}

/** The speeds that can be chosen, with the present one among them. */
export function rates(house, present) {
  return [...new Set([...house.speeds, present])].sort((one, other) => one - other);
}
