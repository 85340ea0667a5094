// <showfloor-inquiry data='{"record":"…/inquiry.jsonl","folder":"…/","live":true,"message":""}'>
//
// An inquiry into what a recording of speech expresses, while it goes on and afterwards: the sound, what was measured where and
// by whom, what was believed after each step, and what is claimed in the end. The component reads the record itself as it grows.
//   record   one JSON a line      folder   where the files lie that it names      live   still being written      message   while empty
// Events: "ready" (the clip is on show), "step" ({step}).
import base from "../base.css";
import { isDark, ThemeWatch } from "../dress.js";
import { resolve } from "../load.js";
import { h } from "../ui.js";
import { clock, Palette } from "./palette.js";
import { candidates, evidenceRow, evidenceTable, verdictCard, why } from "./panels.js";
import { Player } from "./player.js";
import { InquiryRecord } from "./record.js";
import css from "./style.css";
import { Timeline } from "./timeline.js";

const NARROW = 640;
const NOTICE = "Perceived expression of one clip, not a person’s inner state. Not for hiring, clinical or school use.";
const PHASES = [["candidates", "Candidates"], ["evidence", "Evidence"], ["verdict", "Verdict"]];

const icon = (inner) => `<svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">${inner}</svg>`;
const PLAY = icon('<path d="M6 3.8v12.400c0 .6.7 1 1.200.7l9.800-6.200a.8.8 0 0 0 0-1.400L7.200 3.100c-.5-.3-1.200 0-1.200.7z"/>');
const PAUSE = icon('<rect x="4.500" y="3.500" width="4" height="13" rx="1"/><rect x="11.500" y="3.500" width="4" height="13" rx="1"/>');

export class ShowfloorInquiry extends HTMLElement {
  static observedAttributes = ["data", "dark", "narrow"];

  #value = {};
  #built = false;
  #flags = { dark: false, narrow: false };
  #palette = new Palette();
  #record = null;
  #address = "";
  #theme = null;
  #sizes = null;
  #wanted = 0;
  #written = {};
  #rows = new Map();
  #passage = 0;
  #step = 0;
  #scope = "clip";
  #follow = false;
  #ready = false;

  connectedCallback() {
    if (!this.#built) this.#build();
    this.#theme ??= new ThemeWatch(() => this.#dress());
    this.#theme.start();
    this.#sizes.observe(this);
    this.#dress();
    this.#request();
    this.#record?.start();
  }

  disconnectedCallback() {
    setTimeout(() => {
      if (this.isConnected) return;
      this.#theme?.stop();
      this.#sizes?.disconnect();
      this.#record?.stop();
      this.player.pause();
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

  /** The sound, for tests and for pages that want to follow it. */
  get audio() {
    return this.player?.audio ?? null;
  }

  // ---- what is shown

  #request() {
    const { record, live } = this.#value;
    const address = record ? resolve(record) : "";
    if (address === this.#address) {
      if (this.#record) this.#record.live = live;
      return this.#draw();
    }
    this.#address = address;
    this.#record?.stop();
    this.player.load("");
    this.#written = {};
    this.#rows.clear();
    this.#passage = this.#step = 0;
    this.#scope = "clip";
    this.verdictPart.style.minHeight = "";
    this.#ready = false;
    this.#follow = Boolean(live);
    this.#record = address ? new InquiryRecord(address, live) : null;
    this.timeline.load(this.#record);
    this.#record?.addEventListener("change", () => this.#draw());
    this.#record?.start();
    this.#draw();
  }

  get #current() {
    return this.#record?.passages[this.#passage] ?? null;
  }

  get #live() {
    return Boolean(this.#record?.live);
  }

  #goPassage(index, { frame = true } = {}) {
    const to = Math.min(Math.max(0, index), this.#record.passages.length - 1);
    this.#follow = false;
    if (to !== this.#passage) {
      this.#passage = to;
      this.#step = Math.max(0, this.#record.passages[to].steps.length - 1);
    }
    if (frame && this.timeline.long) this.timeline.frame(this.#record.passages[to]);
    this.#draw();
  }

  #goStep(step) {
    const steps = this.#current?.steps ?? [];
    const to = Math.min(Math.max(0, step), Math.max(0, steps.length - 1));
    this.#follow = this.#live && this.#follow && to === steps.length - 1;
    if (to !== this.#step) {
      this.#step = to;
      this.dispatchEvent(new CustomEvent("step", { detail: { step: to } }));
    }
    this.#draw();
  }

  #choosePassageOf(item) {
    const index = this.#record.passages.findIndex((passage) => passage.index === item.passage);
    if (index >= 0 && index !== this.#passage) this.#goPassage(index, { frame: false });
  }

  #actions = {
    evidence: (item) => {
      this.#choosePassageOf(item);
      this.timeline.reveal(item.t0, item.t1);
      this.player.play(item.t0, item.t1, item.id);
    },
    span: (span) => {
      this.#choosePassageOf(span);
      this.player.play(span.t0, span.t1, span.id);
    },
    verdict: (span) => {
      this.#choosePassageOf(span);
      this.#actions.scope(span.id);
    },
    cited: (item) => {
      this.#actions.evidence(item);
      // A step before it was heard would hide its row.
      const steps = this.#current?.steps ?? [];
      const index = this.#current?.evidence.indexOf(item) ?? -1;
      if (index >= (steps[this.#step]?.known ?? Infinity)) this.#goStep(steps.length - 1);
      else this.#draw();
    },
    scope: (scope) => {
      // The card keeps its height, or what is below it would move away from under the pointer.
      if (this.#scope === "clip") this.verdictPart.style.minHeight = `${this.verdictPart.offsetHeight}px`;
      if (scope === "clip") this.verdictPart.style.minHeight = "";
      this.#scope = scope;
      this.#draw();
    },
    seek: (time) => this.player.seek(time),
    move: (time) => {
      const passage = this.#record.passageAt(time);
      const index = this.#record.passages.indexOf(passage);
      if (index >= 0) this.#goPassage(index, { frame: false });
    },
  };

  #draw() {
    if (!this.#built) return;
    this.#wanted ||= requestAnimationFrame(() => {
      this.#wanted = 0;
      this.#frame();
    });
  }

  /** Calls `fill` when what a part shows has changed; the focus stays on what had it. */
  #write(part, key, fill) {
    if (this.#written[part] === key) return false;
    this.#written[part] = key;
    const focused = this.shadowRoot.activeElement;
    const kept = focused?.dataset?.step != null ? `[data-step="${this.#step}"]` : focused?.matches?.("select.scope") ? "select.scope" : "";
    fill();
    if (kept && !focused.isConnected) this.shadowRoot.querySelector(kept)?.focus({ preventScroll: true });
    return true;
  }

  #frame() {
    const record = this.#record;
    const head = record?.head;
    const text = !record ? (this.#value.message ?? "") : head ? "" : record.error || this.#value.message || "The recording is being read …";
    this.messageText.textContent = text;
    this.message.hidden = Boolean(head);
    for (const part of [this.soundPart, this.stepsPart, this.evidencePart]) part.hidden = !head;
    this.verdictPart.hidden = !record?.verdict;
    this.notice.hidden = !head;
    this.errorText.hidden = !head || !(record.error || this.player.failed);
    this.errorText.textContent = record?.error || "The sound can’t be played here.";
    if (!head) return;
    if (this.#follow) {
      if (record.passages.length && this.#passage !== record.passages.length - 1) {
        this.#passage = record.passages.length - 1;
        if (this.timeline.long) this.timeline.frame(this.#current);
      }
      this.#step = Math.max(0, (this.#current?.steps.length ?? 1) - 1);
      if (record.finished) this.#follow = false;
    } else if (!this.#ready && (record.finished || !this.#live)) this.#step = Math.max(0, (this.#current?.steps.length ?? 1) - 1);
    this.player.load(this.#value.folder ? resolve(`${this.#value.folder}${head.audio}`) : "");
    this.#order(Boolean(record.verdict));
    this.#transport();
    this.timeline.draw();
    const dark = this.#palette.dark;
    const passage = this.#current;
    const counts = passage ? `${passage.steps.length} ${passage.evidence.length} ${Boolean(passage.stop)} ${Boolean(passage.pending)}` : "";
    this.stepsPart.hidden = !passage?.steps.length;
    this.evidencePart.hidden = !record.evidence.length;
    if (passage?.steps.length) {
      this.#write("steps", `${dark} ${passage.index} ${counts} ${this.#step}`, () => {
        const left = this.candidatesBody.querySelector(".scroller")?.scrollLeft ?? 0;
        this.candidatesBody.replaceChildren(...candidates({ palette: this.#palette, passage, selected: this.#step, onstep: (step) => this.#goStep(step) }));
        const scroller = this.candidatesBody.querySelector(".scroller");
        scroller.scrollLeft = left;
        const bar = scroller.querySelector(`[data-step="${this.#step}"]`);
        if (bar.offsetLeft < left) scroller.scrollLeft = bar.offsetLeft;
        else if (bar.offsetLeft + bar.offsetWidth > left + scroller.clientWidth) scroller.scrollLeft = bar.offsetLeft + bar.offsetWidth - scroller.clientWidth;
        this.whyBody.replaceChildren(...why({ palette: this.#palette, record, passage, selected: this.#step }));
      });
      const said = passage.candidates;
      this.candidatesLead.textContent = said ? said.said || `Kept in mind: ${(said.emotions ?? []).join(", ")}.` : "";
    }
    if (passage) this.#evidence(record, passage, dark);
    const verdict = record.verdicts.get(this.#scope) ?? record.verdict;
    if (record.verdict) {
      this.#write("verdict", `${dark} ${verdict.scope} ${record.verdicts.size} ${record.evidence.length}`, () => {
        const open = [...this.verdictPart.querySelectorAll("details")].map((details) => details.open);
        this.verdictPart.replaceChildren(...verdictCard({ palette: this.#palette, record, verdict, actions: this.#actions }));
        this.verdictPart.querySelectorAll("details").forEach((details, i) => (details.open = open[i] ?? false));
      });
    }
    if (!this.#ready && (record.finished || this.#live)) {
      this.#ready = true;
      queueMicrotask(() => this.dispatchEvent(new CustomEvent("ready")));
    }
  }

  /** People judge by the verdict: it comes first once it is there, with the sound under it. */
  #order(verdict) {
    this.#write("order", String(verdict), () => {
      const parts = verdict ? [this.verdictPart, this.notice, this.soundPart] : [this.notice, this.soundPart];
      this.frame.prepend(...parts);
    });
  }

  #evidence(record, passage, dark) {
    const steps = passage.steps;
    const known = this.#step >= steps.length - 1 ? passage.evidence.length : (steps[this.#step]?.known ?? passage.evidence.length);
    const newest = steps[this.#step]?.after ?? "";
    this.#write("look", String(dark), () => this.#rows.clear());
    this.#write("evidence", `${dark} ${passage.index} ${passage.evidence.length} ${known} ${newest}`, () => {
      const rows = passage.evidence.slice(0, known).map((item) => {
        if (!this.#rows.has(item.id)) this.#rows.set(item.id, evidenceRow({ palette: this.#palette, item, actions: this.#actions }));
        const row = this.#rows.get(item.id);
        row.classList.toggle("newest", item.id === newest && this.#step < steps.length - 1);
        return row;
      });
      const { body } = this.table;
      // Rows that stay are left where they are, so that neither focus nor scrolling is lost while it goes on.
      rows.forEach((row, i) => {
        if (body.children[i] !== row) body.insertBefore(row, body.children[i] ?? null);
      });
      while (body.children.length > rows.length) body.lastChild.remove();
      const later = passage.evidence.length - known;
      this.evidenceLead.textContent = later ? `${known} pieces up to this step; ${later} came later. Click a row to hear it.` : `${known} pieces${record.passages.length > 1 ? " in this passage" : ""}. Click a row to hear it.`;
    });
    const playing = this.player.playing?.id ?? "";
    for (const [id, row] of this.#rows) row.classList.toggle("playing", id === playing);
  }

  #transport() {
    const record = this.#record;
    const passage = this.#current;
    const { playing } = this.player;
    const many = record.passages.length > 1;
    this.#write("transport", [playing?.id, Boolean(playing), this.#live, this.#follow, passage?.phase, passage?.said, this.#passage, record.passages.length, record.head.seconds].join("|"), () => {
      this.playButton.innerHTML = playing ? PAUSE : PLAY;
      this.playButton.setAttribute("aria-label", playing ? "Pause" : "Play the clip");
      this.playButton.title = playing ? "Pause" : "Play the clip";
      this.playing.textContent = playing?.id ? `playing ${playing.id}` : "";
      this.liveChip.hidden = !this.#live;
      this.followButton.hidden = !this.#live || this.#follow;
      this.passages.hidden = !many;
      this.passageText.textContent = many ? `Passage ${this.#passage + 1} of ${record.passages.length}` : "";
      this.backButton.disabled = this.#passage === 0;
      this.forwardButton.disabled = this.#passage >= record.passages.length - 1;
      const at = PHASES.findIndex(([phase]) => phase === passage?.phase);
      this.phases.replaceChildren(
        ...PHASES.map(([, name], i) => {
          const state = i < at || (i === at && !this.#live) ? "done" : i === at ? "now" : "";
          return h("li", { class: state, "aria-current": state === "now" ? "step" : null }, h("i", {}, state === "done" ? "✓" : String(i + 1)), name);
        }),
      );
      this.phases.hidden = at < 0 || !this.#live;
      this.progress.hidden = this.phases.hidden;
      this.said.textContent = passage?.said ?? "";
      this.said.hidden = !this.#live || !passage?.said;
    });
    this.timeline.playingId = playing?.id ?? null;
    this.#transcript(record, passage);
  }

  #transcript(record, passage) {
    const words = passage?.words ?? [];
    this.#write("words", `${passage?.index} ${words.length}`, () => {
      this.words.hidden = !words.length;
      const asr = passage?.asr;
      this.words.replaceChildren(
        "“",
        ...words.flatMap((word, i) => [i ? " " : "", (word.p ?? 1) < 0.6 ? h("span", { class: "unsure", title: `The recogniser is ${Math.round(100 * word.p)} % sure` }, word.text) : word.text]),
        "”",
        ...(asr == null ? [] : [h("small", {}, ` recogniser ${Math.round(100 * asr)} % sure`)]),
      );
    });
  }

  // ---- building

  #build() {
    this.#built = true;
    const root = this.attachShadow({ mode: "open" });
    root.append(h("style", {}, base + css));
    this.player = new Player({
      onchange: () => this.#draw(),
      ontime: (time) => {
        this.timeline.time = time;
        const text = `${clock(time)} / ${clock(this.timeline.seconds)}`;
        if (this.clock.textContent !== text) this.clock.textContent = text;
      },
    });
    this.timeline = new Timeline({ palette: this.#palette, actions: this.#actions });
    this.messageText = h("p", {});
    this.message = h("div", { class: "message", role: "status" }, this.messageText);
    this.notice = h("p", { class: "notice", role: "note" }, NOTICE);
    this.verdictPart = h("section", { class: "part verdict", "aria-label": "Verdict", hidden: true });

    this.playButton = h("button", { type: "button", class: "button primary-button", onclick: () => this.player.toggle(this.timeline.seconds) });
    this.clock = h("output", { class: "clock", "aria-live": "off" });
    this.playing = h("span", { class: "soft" });
    const small = (text, name, onclick) => h("button", { type: "button", class: "small", "aria-label": name, title: name, onclick }, text);
    this.backButton = small("‹", "Earlier passage", () => this.#goPassage(this.#passage - 1));
    this.forwardButton = small("›", "Later passage", () => this.#goPassage(this.#passage + 1));
    this.passageText = h("span", {});
    this.passages = h("span", { class: "passages", role: "group", "aria-label": "Passages" }, this.backButton, this.passageText, this.forwardButton);
    const zoom = h("span", { class: "zoom", role: "group", "aria-label": "Zoom" }, small("−", "Show more of the clip", () => this.timeline.zoom(1.6)), small("+", "Come closer", () => this.timeline.zoom(0.625)), small("All", "Show the whole clip", () => this.timeline.whole()));
    this.liveChip = h("span", { class: "chip live" }, h("i", {}), "Live");
    this.followButton = h("button", { type: "button", class: "small follow", onclick: () => this.#setFollow() }, "Follow live");
    this.phases = h("ol", { class: "phases", "aria-label": "Phases" });
    this.said = h("p", { class: "said", role: "status" });
    this.progress = h("div", { class: "progress" }, this.phases, this.said);
    this.errorText = h("p", { class: "error", role: "alert", hidden: true });
    this.words = h("p", { class: "transcript" });
    this.soundPart = h(
      "section",
      { class: "part sound", "aria-label": "The clip and its evidence" },
      h("div", { class: "transport" }, this.playButton, this.clock, this.playing, h("span", { class: "gap" }), this.liveChip, this.followButton, this.passages, zoom),
      this.progress,
      this.errorText,
      this.timeline.element,
      this.words,
    );

    this.candidatesLead = h("p", { class: "lead" });
    this.candidatesBody = h("div", {});
    this.candidatesBody.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1, Home: -1e6, End: 1e6 }[event.key];
      if (!way || event.composedPath()[0].dataset?.step == null) return;
      event.preventDefault();
      this.#goStep(this.#step + way);
    });
    this.whyBody = h("div", {});
    this.stepsPart = h(
      "div",
      { class: "pair" },
      h("section", { class: "part", "aria-label": "Candidates" }, h("h3", {}, "Candidates, call by call"), this.candidatesLead, this.candidatesBody),
      h("section", { class: "part", "aria-label": "Why this tool" }, h("h3", {}, "Why this tool"), this.whyBody),
    );
    this.table = evidenceTable();
    this.evidenceLead = h("p", { class: "lead" });
    this.evidencePart = h("section", { class: "part evidence", "aria-label": "Evidence" }, h("h3", {}, "Evidence"), this.evidenceLead, this.table.element);
    this.frame = h("div", { class: "frame", tabindex: -1 }, this.verdictPart, this.notice, this.soundPart, this.stepsPart, this.evidencePart, this.message);
    root.append(this.frame);
    this.#sizes = new ResizeObserver(([entry]) => {
      this.#flags.narrow = entry.contentRect.width < NARROW;
      if (this.hasAttribute("narrow") !== this.#flags.narrow) this.toggleAttribute("narrow", this.#flags.narrow);
      this.#draw();
    });
    this.player.ontime(0);
    this.#frame();
  }

  #setFollow() {
    this.#follow = true;
    this.#draw();
  }

  #dress() {
    const dark = isDark();
    this.#flags.dark = dark;
    if (this.hasAttribute("dark") !== dark) this.toggleAttribute("dark", dark);
    this.#palette.dark = dark;
    this.timeline.setFont(getComputedStyle(this).fontFamily || "sans-serif");
    this.#draw();
  }

  /** All that can be seen or chosen, as plain data. */
  get state() {
    const record = this.#record;
    const passage = this.#current;
    const { playing } = this.player ?? {};
    const verdict = record?.verdict;
    return {
      ready: this.#ready && Boolean(record?.head),
      live: this.#live,
      ended: Boolean(record?.end),
      following: this.#follow && this.#live,
      seconds: record?.head?.seconds ?? 0,
      spans: record?.spans.map(({ id, t0, t1 }) => ({ id, t0, t1 })) ?? [],
      evidence: record?.evidence.map(({ id, family, span, t0, t1 }) => ({ id, family, span, t0, t1 })) ?? [],
      words: record?.passages.flatMap((one) => one.words.map((word) => word.text)) ?? [],
      passage: this.#passage,
      passages: record?.passages.length ?? 0,
      step: passage?.steps.length ? this.#step : -1,
      steps: passage?.steps.length ?? 0,
      entropy: passage?.steps[this.#step]?.entropy ?? null,
      view: [...(this.timeline?.view ?? [])],
      playing: playing ? { t0: playing.t0, t1: Math.min(playing.t1, record?.head?.seconds ?? playing.t1), id: playing.id } : null,
      time: this.player?.time ?? 0,
      scope: this.#scope,
      status: verdict?.status ?? "",
      primary: verdict?.primary ?? [],
      minors: verdict?.minors ?? [],
      undetermined: verdict?.undetermined ?? null,
      error: record?.error ?? "",
      message: this.message && !this.message.hidden ? this.messageText.textContent : "",
    };
  }
}

