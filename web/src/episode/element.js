// <showfloor-episode data='{"episodes":[{"log":"…/episode.jsonl","frames":"…/frames.bin","live":true,"label":"PSG-Nav"}]}'>
//
// A robot's search for a thing in a house, while it goes on and afterwards: what it sees, what it knows, and why it goes where it
// goes. Two episodes stand side by side, on one clock of steps. The component reads the files itself, as they grow.
//   log   one JSON per line      frames   the pictures that the lines point into      live   still being written      message   while empty
// Events: "ready" (the first step is on show), "step" ({step}).
import base from "../base.css";
import { isDark, ThemeWatch } from "../dress.js";
import { h, press } from "../ui.js";
import { Palette } from "./palette.js";
import { Panel } from "./panel.js";
import { Recording } from "./recording.js";
import css from "./style.css";

const NARROW = 700;
/** Steps a second when it is played. */
const PACE = 4;
/** Milliseconds between two pictures while it goes on live. */
const GATHER = 60;
const SPEEDS = [1, 4];

const icon = (inner) => `<svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">${inner}</svg>`;
const PLAY = icon('<path d="M6 3.8v12.400c0 .6.7 1 1.200.7l9.800-6.200a.8.8 0 0 0 0-1.400L7.200 3.100c-.5-.3-1.200 0-1.200.7z"/>');
const PAUSE = icon('<rect x="4.500" y="3.500" width="4" height="13" rx="1"/><rect x="11.500" y="3.500" width="4" height="13" rx="1"/>');
const BACK = icon('<path d="M15 4.300v11.400c0 .6-.7 1-1.200.6L6.500 10.600v5.200a.9.9 0 0 1-1.800 0V4.200a.9.9 0 0 1 1.800 0v5.200l7.300-5.700c.5-.4 1.200 0 1.200.6z"/>');
const FORWARD = icon('<path d="M5 4.300v11.400c0 .6.7 1 1.200.6l7.300-5.700v5.200a.9.9 0 0 0 1.800 0V4.200a.9.9 0 0 0-1.800 0v5.200L6.200 3.700C5.700 3.300 5 3.700 5 4.300z"/>');

export class ShowfloorEpisode extends HTMLElement {
  static observedAttributes = ["data", "dark", "narrow"];

  #value = {};
  #built = false;
  #palette = new Palette();
  #recordings = [];
  #panels = [];
  #step = 0;
  #playing = false;
  #follow = false;
  #speed = 1;
  #placed = false;
  #wanted = 0;
  #clock = 0;
  #framed = 0;
  #flags = { dark: false, narrow: false };
  #theme = null;
  #sizes = null;
  #written = "";
  #marked = "";
  #width = 0;

  connectedCallback() {
    if (!this.#built) this.#build();
    this.#theme ??= new ThemeWatch(() => this.#dress());
    this.#theme.start();
    this.#sizes.observe(this);
    this.#dress();
    this.#request();
    for (const { recording } of this.#recordings) recording.start();
  }

  disconnectedCallback() {
    setTimeout(() => {
      if (this.isConnected) return;
      this.#theme?.stop();
      this.#sizes?.disconnect();
      for (const { recording } of this.#recordings) recording.stop();
    });
  }

  attributeChangedCallback(name, _, text) {
    if (name in this.#flags) {
      // The page's framework may write attributes as it renders; these two are ours.
      if (this.hasAttribute(name) !== this.#flags[name]) this.toggleAttribute(name, this.#flags[name]);
      return;
    }
    try {
      this.value = text ? JSON.parse(text) : {};
    } catch {
      this.value = {};
    }
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    this.#value = value && typeof value === "object" ? value : {};
    if (this.isConnected && this.#built) this.#request();
  }

  // ---- what is shown

  #request() {
    const wanted = (this.#value.episodes ?? []).filter((episode) => episode?.log).slice(0, 2);
    const same = wanted.length === this.#recordings.length && wanted.every((episode, i) => episode.log === this.#recordings[i].log && episode.frames === this.#recordings[i].frames);
    if (same) {
      wanted.forEach((episode, i) => {
        this.#recordings[i].recording.live = episode.live;
        this.#recordings[i].label = episode.label;
      });
      return this.#draw();
    }
    const before = this.#recordings;
    this.#recordings = wanted.map((episode) => {
      const kept = before.find(({ log, frames }) => log === episode.log && frames === episode.frames);
      if (kept) {
        kept.recording.live = episode.live;
        return { ...kept, label: episode.label };
      }
      const recording = new Recording(episode);
      recording.addEventListener("change", () => this.#grown());
      recording.start();
      return { log: episode.log, frames: episode.frames, label: episode.label, recording };
    });
    for (const { recording } of before) if (!this.#recordings.some((entry) => entry.recording === recording)) recording.stop();
    this.#follow = wanted.some((episode) => episode.live);
    this.#playing = false;
    this.#placed = false;
    this.#step = 0;
    this.#lay();
  }

  #lay() {
    const compact = this.#recordings.length > 1;
    this.#panels = this.#recordings.map(({ recording, label }) => {
      const panel = new Panel({ palette: this.#palette, request: () => this.#draw(), compact });
      panel.load(recording, label ?? "");
      panel.setFont(this.#font);
      return panel;
    });
    this.stage.classList.toggle("two", compact);
    this.below.classList.toggle("two", compact);
    this.stage.replaceChildren(...this.#panels.map((panel) => panel.element));
    this.below.replaceChildren(...this.#panels.map((panel) => panel.lower));
    for (const panel of this.#panels) panel.dress();
    this.#draw();
  }

  #font = "sans-serif";

  get #count() {
    return this.#recordings.reduce((most, { recording }) => Math.max(most, recording.steps.length), 0);
  }

  get #live() {
    return this.#recordings.some(({ recording }) => recording.live);
  }

  #grown() {
    this.#palette.goals = new Set(this.#recordings.map(({ recording }) => recording.head?.goal?.label).filter(Boolean));
    // Colours in the order of the log, so that they are the same live and afterwards.
    for (const entry of this.#recordings) {
      const { steps } = entry.recording;
      for (entry.named ??= 0; entry.named < steps.length; entry.named += 1) {
        for (const detection of steps[entry.named].detections ?? []) for (const [label] of detection.probs ?? []) this.#palette.of(label);
      }
    }
    for (const panel of this.#panels) panel.request();
    this.#draw();
  }

  // ---- playing

  #go(step, { stay = true } = {}) {
    const last = this.#count - 1;
    const to = Math.min(Math.max(0, step), Math.max(0, last));
    if (stay) this.#follow = this.#live && to === last && this.#follow;
    if (to !== this.#step) {
      this.#step = to;
      this.dispatchEvent(new CustomEvent("step", { detail: { step: to } }));
    }
    this.#draw();
  }

  #stepBy(way) {
    this.#playing = false;
    this.#follow = false;
    this.#go(this.#step + way);
  }

  #toggle() {
    if (this.#follow && this.#live) this.#follow = false;
    else if (this.#playing) this.#playing = false;
    else {
      if (this.#step >= this.#count - 1) {
        if (this.#live) this.#follow = true;
        else this.#go(0);
      }
      this.#playing = !this.#follow;
      this.#clock = performance.now();
    }
    this.#draw();
  }

  #setFollow() {
    this.#follow = true;
    this.#playing = false;
    this.#draw();
  }

  #draw() {
    if (!this.#built) return;
    this.#wanted ||= requestAnimationFrame((now) => {
      this.#wanted = 0;
      this.#frame(now);
    });
  }

  #frame(now) {
    // Live, the robot needs the processor more than the picture does: new pictures are gathered for a moment.
    if (this.#follow && this.#live && now - this.#framed < GATHER) return this.#draw();
    this.#framed = now;
    const last = this.#count - 1;
    if (last >= 0 && !this.#placed) {
      // A recording opens where the story is complete, a live one where it is now.
      const loaded = this.#recordings.every(({ recording }) => recording.loaded || recording.live);
      if (this.#follow || loaded) {
        this.#placed = true;
        this.#step = last;
        queueMicrotask(() => this.dispatchEvent(new CustomEvent("ready")));
      }
    }
    if (this.#follow && last >= 0 && this.#step !== last) this.#go(last, { stay: false });
    if (this.#follow && !this.#live && this.#recordings.every(({ recording }) => recording.loaded)) this.#follow = false;
    if (this.#playing) {
      const each = 1000 / (PACE * this.#speed);
      const steps = Math.floor((now - this.#clock) / each);
      if (steps > 0) {
        this.#clock += steps * each;
        // After a pause of the page it goes on from where it was.
        this.#go(this.#step + Math.min(steps, 4), { stay: false });
      }
      if (this.#step >= last) {
        this.#playing = false;
        if (this.#live) this.#follow = true;
      }
    }
    let moving = false;
    const hurried = (this.#follow && this.#live) || (this.#playing && this.#speed > 1);
    for (const panel of this.#panels) {
      panel.hurried = hurried;
      moving = panel.show(this.#step, now) || moving;
    }
    this.#sync();
    if (moving || this.#playing) this.#draw();
  }

  // ---- building

  #build() {
    this.#built = true;
    const root = this.attachShadow({ mode: "open" });
    root.append(h("style", {}, base + css));
    this.messageText = h("p", {});
    this.message = h("div", { class: "message", role: "status" }, this.messageText);
    this.stage = h("div", { class: "stage" });
    this.below = h("div", { class: "below" });

    const act = (name, keys, html, onclick) => {
      const element = h("button", { type: "button", class: "button", "aria-label": name, title: `${name} (${keys[0]})`, "aria-keyshortcuts": keys[1], onclick });
      element.innerHTML = html;
      return element;
    };
    this.backButton = act("Step back", ["←", "ArrowLeft"], BACK, () => this.#stepBy(-1));
    this.playButton = act("Play", ["space", "Space"], PLAY, () => this.#toggle());
    this.forwardButton = act("Step forward", ["→", "ArrowRight"], FORWARD, () => this.#stepBy(1));
    this.slider = h("input", { type: "range", min: 0, max: 0, step: 1, value: 0, "aria-label": "Step" });
    this.slider.addEventListener("input", () => {
      this.#playing = false;
      this.#follow = false;
      this.#go(Number(this.slider.value));
    });
    this.ticks = h("canvas", { class: "ticks", "aria-hidden": "true" });
    this.position = h("output", { class: "position", "aria-live": "off" });
    this.speedButtons = SPEEDS.map((speed) =>
      h("button", { type: "button", class: "small", "aria-pressed": "false", "aria-label": `Speed ${speed} times`, onclick: () => this.#setSpeed(speed) }, `${speed}×`),
    );
    this.liveButton = h("button", { type: "button", class: "small follow", "aria-pressed": "false", hidden: true, onclick: () => this.#setFollow() }, "Live");
    this.transport = h(
      "div",
      { class: "transport", role: "group", "aria-label": "Steps" },
      h("span", { class: "buttons" }, this.backButton, this.playButton, this.forwardButton),
      h("span", { class: "track", title: "Marks: blue where it decided, red and green where it checked a thing" }, this.slider, this.ticks),
      this.position,
      h("span", { class: "speeds", role: "group", "aria-label": "Speed" }, ...this.speedButtons, this.liveButton),
    );
    this.frame = h("div", { class: "frame", tabindex: -1 }, this.message, this.stage, this.transport, this.below);
    root.append(this.frame);
    this.addEventListener("keydown", (event) => this.#keyDown(event));
    this.#sizes = new ResizeObserver(([entry]) => {
      this.#width = entry.contentRect.width;
      this.#flags.narrow = this.#width < NARROW;
      if (this.hasAttribute("narrow") !== this.#flags.narrow) this.toggleAttribute("narrow", this.#flags.narrow);
      this.#marked = "";
      this.#draw();
    });
    this.#sync();
  }

  #setSpeed(speed) {
    this.#speed = speed;
    if (this.#follow) this.#follow = false;
    if (!this.#playing && this.#step < this.#count - 1) this.#playing = true;
    this.#clock = performance.now();
    this.#draw();
  }

  #keyDown(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !this.#count) return;
    const from = event.composedPath()[0];
    if (from.matches?.("select, textarea, input:not([type=range])")) return;
    const actions = { ArrowLeft: () => this.#stepBy(-1), ArrowRight: () => this.#stepBy(1) };
    if (!from.matches?.("button")) actions[" "] = () => this.#toggle();
    if (!actions[event.key]) return;
    actions[event.key]();
    event.preventDefault();
  }

  #dress() {
    const dark = isDark();
    this.#flags.dark = dark;
    if (this.hasAttribute("dark") !== dark) this.toggleAttribute("dark", dark);
    this.#font = getComputedStyle(this).fontFamily || "sans-serif";
    this.#palette.dark = dark;
    this.#marked = "";
    for (const panel of this.#panels) {
      panel.setFont(this.#font);
      panel.dress();
    }
  }

  // ---- what is written

  #sync() {
    const count = this.#count;
    const has = this.#recordings.length > 0;
    const heads = this.#recordings.some(({ recording }) => recording.head);
    const error = this.#recordings.map(({ recording }) => recording.error).find(Boolean) ?? "";
    const waiting = has && !heads;
    const text = !has ? (this.#value.message ?? "") : waiting ? error || "The robot is getting ready …" : "";
    const follow = this.#follow && this.#live;
    const running = this.#playing || follow;
    const key = [count, has, heads, text, this.#step, running, follow, this.#live, this.#speed, this.#placed].join("|");
    if (key === this.#written) return this.#mark();
    this.#written = key;
    this.message.hidden = heads;
    this.messageText.textContent = text;
    for (const element of [this.stage, this.transport, this.below]) element.hidden = !heads;
    this.slider.max = Math.max(0, count - 1);
    this.slider.value = this.#step;
    this.slider.setAttribute("aria-valuetext", `step ${this.#step + 1} of ${count}`);
    this.slider.style.setProperty("--done", count > 1 ? this.#step / (count - 1) : 0);
    this.position.replaceChildren("step ", h("b", {}, String(count ? this.#step + 1 : 0)), ` / ${count}`);
    this.playButton.innerHTML = running ? PAUSE : PLAY;
    this.playButton.setAttribute("aria-label", running ? "Pause" : "Play");
    this.playButton.title = running ? "Pause (space)" : "Play (space)";
    this.backButton.disabled = this.#step <= 0;
    this.forwardButton.disabled = this.#step >= count - 1;
    this.speedButtons.forEach((element, i) => press(element, !follow && this.#speed === SPEEDS[i]));
    if (!this.#live && this.shadowRoot.activeElement === this.liveButton) this.slider.focus({ preventScroll: true });
    this.liveButton.hidden = !this.#live;
    press(this.liveButton, follow);
    this.liveButton.textContent = follow ? "Live" : "Follow live";
    this.#mark();
  }

  /** Where decisions and checks were, under the slider. */
  #mark() {
    const width = Math.max(0, Math.round(this.slider.offsetParent ? this.#trackWidth() : 0));
    const count = this.#count;
    const marks = this.#recordings.flatMap(({ recording }) => recording.marks);
    const key = `${width} ${count} ${marks.length} ${this.#palette.dark}`;
    if (key === this.#marked || !width || !this.#width) return;
    this.#marked = key;
    const ratio = Math.min(2, devicePixelRatio || 1);
    const { ticks } = this;
    Object.assign(ticks, { width: width * ratio, height: 8 * ratio });
    const context = ticks.getContext("2d");
    context.scale(ratio, ratio);
    const { look } = this.#palette;
    for (const { step, kind } of marks) {
      const x = 8 + (count > 1 ? step / (count - 1) : 0) * (width - 16);
      context.fillStyle = kind === "decision" ? look.accent : kind === "believed" ? look.good : look.bad;
      if (kind === "decision") {
        context.globalAlpha = 0.6;
        context.fillRect(x - 0.5, 0, 1.25, 5);
        context.globalAlpha = 1;
        continue;
      }
      context.beginPath();
      context.arc(x, 4, 3, 0, 7);
      context.fill();
    }
  }

  #trackAt = { width: 0, measured: 0 };

  #trackWidth() {
    // Measured anew only when the component's own width has changed.
    if (this.#trackAt.measured !== this.#width || !this.#trackAt.width) this.#trackAt = { measured: this.#width, width: this.slider.clientWidth };
    return this.#trackAt.width;
  }

  /** All that can be seen or chosen, as plain data. */
  get state() {
    const recordings = this.#recordings.map(({ recording }) => recording);
    const count = this.#count;
    const [panel] = this.#panels;
    return {
      ready: this.#placed && count > 0,
      step: count ? this.#step : -1,
      steps: count,
      playing: this.#playing || (this.#follow && this.#live),
      live: this.#live,
      following: this.#follow && this.#live,
      ended: recordings.length > 0 && recordings.every((recording) => Boolean(recording.end)),
      rate: recordings.reduce((most, recording) => Math.max(most, recording.rate), 0),
      selected: { landmark: panel?.landmark ?? null, object: panel?.object ?? null },
      episodes: this.#recordings.map(({ label, recording }, i) => ({
        label: label ?? "", policy: recording.head?.policy ?? "", steps: recording.steps.length, step: this.#panels[i]?.index ?? -1, live: recording.live, loaded: recording.loaded,
        ended: Boolean(recording.end), success: recording.end?.success ?? null, checks: recording.checks.length, error: recording.error,
        selected: { landmark: this.#panels[i]?.landmark ?? null, object: this.#panels[i]?.object ?? null }, say: this.#panels[i]?.say.textContent ?? "",
      })),
      error: recordings.map((recording) => recording.error).find(Boolean) ?? "",
      message: this.message && !this.message.hidden ? this.messageText.textContent : "",
    };
  }
}
