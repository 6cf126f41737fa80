// The clock's buttons: stop, faster, on to what comes next. Knows the store's house and the server's doors.

import * as api from "./api.js";
import { el } from "./dom.js";
import { hour, t } from "./i18n.js";
import { rates } from "./menu.js";

/** Wires the bar; the answer draws it anew, after a change of language. */
export function paced(store, bar, complain) {
  const [pause, speed, skip] = ["#pause", "#speed", "#skip"].map((id) => bar.querySelector(id));
  const clock = bar.querySelector("#clock");
  const ask = async (body) => {
    try {
      store.happen("house", await api.clock(body));
    } catch {
      complain(t("connection.lost"));
    }
  };
  pause.addEventListener("click", () => ask({ paused: !store.house.clock.paused }));
  speed.addEventListener("change", () => ask({ speed: Number(speed.value) }));
  skip.addEventListener("click", () => ask({ skip: true }));
  const tick = () => { clock.textContent = hour(store.now(), true); };
  const dress = () => {
    const playing = store.house?.state === "playing";
    for (const part of [pause, speed, skip]) part.hidden = !playing;
    tick();
    if (!playing) return;
    const { paused, rate } = store.house.clock;
    document.body.toggleAttribute("data-paused", paused);
    const label = t(paused ? "clock.go" : "clock.pause");
    pause.setAttribute("aria-label", label);
    pause.title = label;
    pause.dataset.sign = paused ? "go" : "pause";
    skip.setAttribute("aria-label", t("clock.skip"));
    skip.title = t("clock.skip.about");
    speed.setAttribute("aria-label", t("clock.speed"));
    speed.replaceChildren(...rates(store.house, rate).map((one) => el("option", { value: one, text: t("speed.short", { rate: one }), selected: one === rate })));
  };
  setInterval(tick, 1000);
  store.addEventListener("world", dress);
  store.addEventListener("house", dress);
  return dress;
}
