// The clip on its time axis: words, waveform, spans, pitch, intensity, and every piece of evidence where it was found.
import { Surface } from "../episode/surface.js";
import { h } from "../ui.js";
import { capital, clock, familyName, familyShort, FAMILIES, ordered, percent, stretch, toolName } from "./palette.js";

const GUTTER = 72;
const RIGHT = 8;
const LANE = 11;
const LONG = 40;
const CLOSEST = 0.4;
const HERTZ = [50, 75, 100, 150, 200, 300, 400, 600];
const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120];

export class Timeline {
  view = [0, 1];
  #record = null;
  #buttons = new Map();
  #rows = new Map();
  #laid = {};
  #tracksAt = { count: -1, hertz: [75, 400], decibels: [-60, 0] };
  #time = 0;
  #wanted = 0;
  #playingId = null;

  /** actions: evidence(item), span(span), seek(time), move() when the view has changed. */
  constructor({ palette, actions }) {
    this.palette = palette;
    this.actions = actions;
    this.surface = new Surface({ name: "Waveform, words, pitch and intensity over time", onresize: () => this.draw() });
    this.marks = h("div", { class: "marks" });
    this.head = h("div", { class: "playhead", "aria-hidden": "true" });
    this.surface.element.classList.add("plot");
    this.surface.element.append(this.marks, this.head);
    this.spanGroup = h("div", { class: "group", role: "group", "aria-label": "Spans of speech: arrow keys move, Enter plays" });
    this.evidenceGroup = h("div", { class: "group", role: "group", "aria-label": "Evidence: arrow keys move, Enter plays" });
    this.marks.append(this.spanGroup, this.evidenceGroup);
    this.overview = new Surface({ name: "The whole clip", onresize: () => this.draw(), focusable: true });
    this.overview.element.classList.add("overview");
    this.overview.canvas.setAttribute("role", "slider");
    this.overview.canvas.setAttribute("aria-label", "Part of the clip that is shown");
    this.element = h("div", { class: "timeline" }, this.overview.element, this.surface.element);
    for (const group of [this.spanGroup, this.evidenceGroup]) {
      group.addEventListener("keydown", (event) => this.#rove(event, group));
      group.addEventListener("focusin", (event) => this.#tell(event.target));
      group.addEventListener("focusout", () => this.surface.hideTip());
      group.addEventListener("pointerover", (event) => this.#tell(event.target));
      group.addEventListener("pointerleave", () => this.surface.hideTip());
    }
    const { canvas } = this.surface;
    canvas.addEventListener("pointermove", (event) => this.#point(event));
    canvas.addEventListener("pointerleave", () => this.#point(null));
    canvas.addEventListener("click", (event) => {
      if (event.offsetX >= GUTTER) this.actions.seek(this.#clamp(this.timeAt(event.offsetX)));
    });
    this.surface.element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    const strip = this.overview.canvas;
    const drag = (event) => {
      if (event.type === "pointerdown") strip.setPointerCapture(event.pointerId);
      else if (!strip.hasPointerCapture(event.pointerId)) return;
      const t = this.#clamp(((event.offsetX - GUTTER) / Math.max(1, this.overview.width - GUTTER - RIGHT)) * this.seconds);
      this.centre(t);
      this.actions.move(t);
    };
    strip.addEventListener("pointerdown", drag);
    strip.addEventListener("pointermove", drag);
    strip.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const t = this.#clamp((this.view[0] + this.view[1]) / 2 + way * 0.5 * (this.view[1] - this.view[0]));
      this.centre(t);
      this.actions.move(t);
    });
  }

  get seconds() {
    return this.#record?.head?.seconds || 1;
  }

  get long() {
    return this.seconds > LONG;
  }

  #clamp(time) {
    return Math.min(this.seconds, Math.max(0, time));
  }

  setFont(font) {
    this.surface.setFont(font);
    this.overview.setFont(font);
  }

  load(record) {
    this.#record = record;
    this.#buttons.clear();
    this.spanGroup.replaceChildren();
    this.evidenceGroup.replaceChildren();
    this.#tracksAt.count = -1;
    this.#rows = new Map();
    this.view = [0, 1];
    this.placed = false;
  }

  // ---- what part is shown

  show(t0, t1) {
    const length = Math.min(this.seconds, Math.max(CLOSEST, t1 - t0));
    const from = Math.min(Math.max(0, t0), this.seconds - length);
    this.view = [from, from + length];
    this.placed = true;
    this.draw();
  }

  centre(time) {
    const half = (this.view[1] - this.view[0]) / 2;
    this.show(time - half, time + half);
  }

  /** factor below 1 comes closer. */
  zoom(factor, about = (this.view[0] + this.view[1]) / 2) {
    const [a, b] = this.view;
    const length = Math.min(this.seconds, Math.max(CLOSEST, (b - a) * factor));
    const share = (about - a) / (b - a);
    this.show(about - share * length, about + (1 - share) * length);
  }

  whole() {
    this.show(0, this.seconds);
  }

  /** Brings a stretch into view where it isn't. */
  reveal(t0, t1) {
    const [a, b] = this.view;
    if (t0 >= a - 0.01 && t1 <= b + 0.01) return;
    const length = Math.max(b - a, t1 - t0);
    this.show((t0 + t1 - length) / 2, (t0 + t1 + length) / 2);
  }

  timeAt(x) {
    const [a, b] = this.view;
    return a + ((x - GUTTER) / Math.max(1, this.surface.width - GUTTER - RIGHT)) * (b - a);
  }

  xOf(time) {
    const [a, b] = this.view;
    return GUTTER + ((time - a) / (b - a)) * (this.surface.width - GUTTER - RIGHT);
  }

  #wheel(event) {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this.zoom(Math.exp(event.deltaY * 0.004), this.timeAt(event.offsetX));
    } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY) && this.view[1] - this.view[0] < this.seconds - 0.01) {
      event.preventDefault();
      const shift = (event.deltaX / this.surface.width) * (this.view[1] - this.view[0]);
      this.show(this.view[0] + shift, this.view[1] + shift);
    }
  }

  // ---- the marks that can be clicked

  #rove(event, group) {
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...group.children].sort((a, b) => a.at - b.at);
    const to = all[Math.min(all.length - 1, Math.max(0, all.indexOf(event.target) + way))];
    if (!to) return;
    for (const one of all) one.tabIndex = one === to ? 0 : -1;
    this.reveal(to.item.t0, to.item.t1);
    this.#draw();
    to.focus({ preventScroll: true });
  }

  #tell(element) {
    const { item } = element;
    if (!item) return;
    const x = Math.min(this.surface.width - 20, Math.max(GUTTER, this.xOf(item.t0)));
    const y = parseFloat(element.style.top) || 0;
    if (!item.tool) {
      const words = this.#record.passages.flatMap((p) => p.words).filter((word) => word.span === item.id).map((word) => word.text).join(" ");
      const verdict = this.#record.verdicts.get(item.id);
      this.surface.showTip(x, y, h("b", {}, `Span ${item.id}`), ` · ${stretch(item.t0, item.t1)}`, ...(words ? [h("br"), `“${words}”`] : []), ...(verdict ? [h("br"), verdict.primary.length ? `${verdict.primary.map(capital).join(", ")}; ${percent(verdict.undetermined)} undetermined` : "No claim"] : []));
      return;
    }
    this.surface.showTip(x, y, h("b", {}, `${item.id} · ${familyName(item.family)}`), ` · ${stretch(item.t0, item.t1)}`, h("br"), item.said);
  }

  #button(item, group, label, onclick) {
    let button = this.#buttons.get(`${group === this.spanGroup ? "s" : "e"}${item.id}`);
    if (button) return button;
    button = h("button", { type: "button", tabindex: group.children.length ? -1 : 0, "aria-label": label, "data-id": item.id, onclick });
    button.item = item;
    button.at = item.t0 + 1e-6 * (item.order ?? 0);
    group.append(button);
    this.#buttons.set(`${group === this.spanGroup ? "s" : "e"}${item.id}`, button);
    return button;
  }

  /** Which row of its family's lane a piece of evidence has: rows are added where stretches overlap. */
  #row(item) {
    if (this.#rows.has(item.id)) return this.#rows.get(item.id);
    const mine = this.#record.evidence.filter((one) => one.family === item.family && this.#rows.has(one.id) && one.t0 < item.t1 - 0.01 && one.t1 > item.t0 + 0.01);
    let row = 0;
    while (row < 3 && mine.some((one) => this.#rows.get(one.id) === row)) row += 1;
    this.#rows.set(item.id, row);
    return row;
  }

  // ---- drawing

  set time(time) {
    this.#time = time;
    this.#place();
  }

  set playingId(id) {
    if (id === this.#playingId) return;
    this.#playingId = id;
    for (const button of this.#buttons.values()) button.classList.toggle("playing", Boolean(id) && button.item.id === id);
  }

  #place() {
    const x = this.xOf(this.#time);
    this.head.hidden = !this.#laid.height || x < GUTTER - 1 || x > this.surface.width - RIGHT + 1;
    this.head.style.transform = `translateX(${x.toFixed(1)}px)`;
  }

  draw() {
    this.#wanted ||= requestAnimationFrame(() => {
      this.#wanted = 0;
      this.#draw();
    });
  }

  #lay() {
    const record = this.#record;
    const small = this.surface.width < 560;
    const lanes = FAMILIES.filter((family) => record.evidence.some((item) => item.family === family));
    const depth = Object.fromEntries(lanes.map((family) => [family, 1]));
    for (const item of record.evidence) if (item.family in depth) depth[item.family] = Math.max(depth[item.family], this.#row(item) + 1);
    let y = 4;
    const take = (height, gap = 6) => {
      const at = { y, height };
      y += height + gap;
      return at;
    };
    const words = record.passages.some((passage) => passage.words.length) ? take(16, 2) : null;
    const wave = take(small ? 64 : 84, 3);
    const spans = record.spans.length ? take(20, 8) : null;
    const pitch = record.tracks.size ? take(small ? 70 : 84, 8) : null;
    const level = record.tracks.size ? take(small ? 46 : 54, 8) : null;
    const lane = {};
    for (const family of lanes) lane[family] = take(depth[family] * (LANE + 2) + 1, 4);
    const verdicts = record.spans.length > 1 && record.verdicts.size > 1 ? take(18, 4) : null;
    const axis = take(18, 0);
    this.#laid = { words, wave, spans, pitch, level, lane, verdicts, axis, height: y };
    const height = `${Math.ceil(y)}px`;
    if (this.surface.element.style.height !== height) this.surface.element.style.height = height;
  }

  #scales() {
    const { tracks } = this.#record;
    if (this.#tracksAt.count === tracks.size) return this.#tracksAt;
    const hertz = [];
    const decibels = [];
    for (const { f0, db } of tracks.values()) {
      for (const value of f0 ?? []) if (value > 0) hertz.push(value);
      for (const value of db ?? []) if (Number.isFinite(value)) decibels.push(value);
    }
    const at = (values, share) => values.sort((a, b) => a - b)[Math.round(share * (values.length - 1))];
    let [low, high] = hertz.length ? [at(hertz, 0.01), at(hertz, 0.99)] : [100, 300];
    low = HERTZ.filter((f) => f <= low * 0.95).at(-1) ?? HERTZ[0];
    high = HERTZ.find((f) => f >= high * 1.05) ?? HERTZ.at(-1);
    const [quiet, loud] = decibels.length ? [at(decibels, 0.05), at(decibels, 1)] : [-60, 0];
    this.#tracksAt = { count: tracks.size, hertz: [low, Math.max(high, low * 1.5)], decibels: [10 * Math.floor(quiet / 10), 10 * Math.ceil((loud + 0.1) / 10)] };
    return this.#tracksAt;
  }

  #draw() {
    const record = this.#record;
    if (!record?.head) return;
    if (!this.placed) {
      if (this.long && record.passages.length) this.frame(record.passages[0]);
      else this.view = [0, this.seconds];
      if (!this.long) this.placed = true;
    }
    this.overview.element.hidden = !this.long && this.view[1] - this.view[0] > this.seconds - 0.01;
    this.#lay();
    if (this.surface.empty) return;
    const context = this.surface.begin();
    const { look } = this.palette;
    const { width } = this.surface;
    const laid = this.#laid;
    const right = width - RIGHT;
    const name = (text, row, dy = 0) => {
      this.surface.font(11.5, 500);
      context.fillStyle = look.soft;
      context.textAlign = "left";
      context.textBaseline = "middle";
      context.fillText(text, 0, row.y + row.height / 2 + dy);
    };
    const ground = (row) => {
      context.fillStyle = look.sunken;
      context.fillRect(GUTTER, row.y, right - GUTTER, row.height);
    };
    for (const row of [laid.wave, laid.pitch, laid.level]) if (row) ground(row);
    for (const row of Object.values(laid.lane)) ground(row);
    this.#axis(context, look, right);
    context.save();
    context.beginPath();
    context.rect(GUTTER, 0, right - GUTTER, laid.height);
    context.clip();
    this.#wave(context, look, laid.wave, record.head);
    if (laid.words) this.#words(context, look, laid.words);
    if (laid.pitch) this.#tracks(context, look, laid);
    context.restore();
    if (laid.words) name("Words", laid.words);
    name("Sound", laid.wave);
    if (laid.spans) name("Spans", laid.spans);
    if (laid.pitch) this.#ticks(context, look, laid);
    for (const [family, row] of Object.entries(laid.lane)) {
      context.fillStyle = this.palette.family(family);
      context.fillRect(0, row.y + row.height / 2 - 4, 8, 8);
      this.surface.font(11.5, 500);
      context.fillStyle = look.ink2;
      context.textBaseline = "middle";
      context.fillText(familyShort(family), 12, row.y + row.height / 2);
    }
    if (laid.verdicts) name("Verdicts", laid.verdicts);
    this.#marks(laid);
    this.#place();
    this.#strip(look);
  }

  frame(passage) {
    const from = Math.max(0, passage.t0 - 0.6);
    this.show(from, Math.min(this.seconds, Math.max(passage.t1 + 0.6, from + 8)));
  }

  #axis(context, look, right) {
    const { axis, wave } = this.#laid;
    const [a, b] = this.view;
    const step = STEPS.find((one) => (one / (b - a)) * (right - GUTTER) > 62) ?? 300;
    this.surface.font(11.5);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let i = Math.ceil(a / step - 1e-6); i * step <= b + 1e-6; i += 1) {
      const t = i * step;
      const x = this.xOf(t);
      context.fillStyle = look.line;
      context.fillRect(Math.round(x), wave.y, 1, axis.y - wave.y);
      context.fillStyle = look.soft;
      const text = clock(t, step < 0.1 ? 2 : step < 1 ? 1 : 0);
      const half = context.measureText(text).width / 2;
      context.fillText(text, Math.min(right - half, Math.max(GUTTER + half, x)), axis.y + axis.height / 2);
    }
  }

  #wave(context, look, row, head) {
    const { lo, hi, seconds } = head;
    const count = hi.length;
    const middle = row.y + row.height / 2;
    const half = row.height / 2 - 2;
    // A quiet clip is drawn larger, the axis has no unit.
    head.peak ??= Math.max(0.05, ...hi.map(Math.abs), ...lo.map(Math.abs));
    context.fillStyle = look.wave;
    context.beginPath();
    const bin = seconds / count;
    const first = Math.max(0, Math.floor(this.view[0] / bin) - 1);
    const last = Math.min(count - 1, Math.ceil(this.view[1] / bin) + 1);
    for (let i = first; i <= last; i += 1) context.lineTo(this.xOf((i + 0.5) * bin), middle - (hi[i] / head.peak) * half - 0.4);
    for (let i = last; i >= first; i -= 1) context.lineTo(this.xOf((i + 0.5) * bin), middle - (lo[i] / head.peak) * half + 0.4);
    context.fill();
  }

  #words(context, look, row) {
    const [a, b] = this.view;
    context.textBaseline = "middle";
    context.textAlign = "left";
    let until = GUTTER;
    // From far away there is no room for words, and a few of them would tell nothing.
    const count = this.#record.passages.reduce((sum, { words }) => sum + words.filter((word) => word.t1 > a && word.t0 < b).length, 0);
    if (count * 8 > this.surface.width) until = Infinity;
    for (const passage of this.#record.passages) {
      if (passage.t1 < a || passage.t0 > b) continue;
      for (const word of passage.words) {
        if (word.t1 < a || word.t0 > b) continue;
        const sure = (word.p ?? 1) >= 0.6;
        this.surface.font(12, sure ? 500 : 400);
        const wide = context.measureText(word.text).width;
        const x = Math.max(this.xOf(word.t0), GUTTER + 1);
        if (x < until) {
          context.fillStyle = look.strong;
          context.fillRect(x, row.y + row.height - 2, Math.max(2, this.xOf(word.t1) - x - 1), 1.5);
          continue;
        }
        context.fillStyle = sure ? look.ink : look.soft;
        context.fillText(word.text, x, row.y + row.height / 2);
        until = x + wide + 4;
      }
    }
  }

  #tracks(context, look, laid) {
    const { hertz, decibels } = this.#scales();
    const [a, b] = this.view;
    const yOfPitch = (f) => laid.pitch.y + 3 + (1 - Math.log(f / hertz[0]) / Math.log(hertz[1] / hertz[0])) * (laid.pitch.height - 6);
    const yOfLevel = (d) => laid.level.y + 2 + (1 - (Math.max(d, decibels[0]) - decibels[0]) / (decibels[1] - decibels[0])) * (laid.level.height - 4);
    context.lineJoin = "round";
    context.lineCap = "round";
    for (const track of this.#record.tracks.values()) {
      const { t0, hop } = track;
      const count = Math.max(track.f0?.length ?? 0, track.db?.length ?? 0);
      if (t0 + hop * count < a || t0 > b) continue;
      const line = (values, yOf, color, thick) => {
        context.strokeStyle = color;
        context.lineWidth = thick;
        context.beginPath();
        let down = false;
        (values ?? []).forEach((value, i) => {
          if (!Number.isFinite(value) || (yOf === yOfPitch && value <= 0)) return (down = false);
          const [x, y] = [this.xOf(t0 + i * hop), yOf(value)];
          if (down) context.lineTo(x, y);
          else {
            context.moveTo(x, y);
            context.lineTo(x + 0.01, y);
          }
          down = true;
        });
        context.stroke();
      };
      line(track.f0, yOfPitch, look.pitch, 2.25);
      line(track.db, yOfLevel, look.level, 1.5);
    }
  }

  #ticks(context, look, laid) {
    const { hertz, decibels } = this.#scales();
    this.surface.font(11);
    context.textBaseline = "middle";
    context.fillStyle = look.soft;
    const mark = (row, inset, share, text) => {
      context.textAlign = "right";
      context.fillText(text, GUTTER - 5, Math.min(row.y + row.height - 5, Math.max(row.y + 5, row.y + inset + (1 - share) * (row.height - 2 * inset))));
    };
    const inside = HERTZ.filter((f) => f >= hertz[0] && f <= hertz[1]);
    const wanted = inside.length > 4 ? inside.filter((_, i) => i % 2 === 0 || i === inside.length - 1) : inside;
    for (const f of wanted) mark(laid.pitch, 3, Math.log(f / hertz[0]) / Math.log(hertz[1] / hertz[0]), String(f));
    for (const d of [decibels[0], decibels[1]]) mark(laid.level, 2, (d - decibels[0]) / (decibels[1] - decibels[0]), String(d).replace("-", "−"));
    context.textAlign = "left";
    this.surface.font(11.5, 500);
    for (const [row, one, two] of [[laid.pitch, "F0", "Hz"], [laid.level, "Level", "dB"]]) {
      const middle = row.y + row.height / 2;
      context.fillText(one, 0, middle - 7);
      context.fillText(two, 0, middle + 7);
    }
  }

  #marks(laid) {
    const record = this.#record;
    const [a, b] = this.view;
    const { width } = this.surface;
    const put = (button, item, row, y, height) => {
      const out = item.t1 < a || item.t0 > b;
      if (button.hidden !== out) button.hidden = out;
      if (out) return;
      const x0 = Math.max(GUTTER, this.xOf(item.t0));
      const x1 = Math.min(width - RIGHT, this.xOf(item.t1));
      Object.assign(button.style, { left: `${x0.toFixed(1)}px`, width: `${Math.max(4, x1 - x0 - 1).toFixed(1)}px`, top: `${y.toFixed(1)}px`, height: `${height}px` });
    };
    for (const span of record.spans) {
      const button = this.#button(span, this.spanGroup, `Span ${span.id}, ${stretch(span.t0, span.t1)}`, () => this.actions.span(span));
      button.className = `span${this.#playingId === span.id ? " playing" : ""}`;
      put(button, span, null, laid.spans.y, laid.spans.height);
      const wide = parseFloat(button.style.width) > 24;
      const text = wide ? span.id : "";
      if (button.dataset.text !== text) {
        button.dataset.text = text;
        button.replaceChildren(h("span", {}, text));
      }
    }
    for (const item of record.evidence) {
      const row = laid.lane[item.family];
      if (!row) continue;
      const button = this.#button(item, this.evidenceGroup, `Evidence ${item.id}, ${familyName(item.family)}, ${toolName(item.tool)}, ${stretch(item.t0, item.t1)}. ${item.said ?? ""}`, () => this.actions.evidence(item));
      if (!button.className) button.className = "mark";
      button.style.background = this.palette.family(item.family);
      button.style.opacity = item.family === "navigation" ? 0.75 : "";
      put(button, item, row, row.y + 1 + (this.#rows.get(item.id) ?? 0) * (LANE + 2), LANE);
    }
    // The verdict of each span, as one bar of its mass on the time axis.
    this.verdictBars ??= h("div", { class: "group", "aria-hidden": "true" });
    if (!this.verdictBars.isConnected) this.marks.append(this.verdictBars);
    const made = [];
    if (laid.verdicts) {
      for (const span of record.spans) {
        const verdict = record.verdicts.get(span.id);
        if (!verdict || span.t1 < a || span.t0 > b) continue;
        const x0 = Math.max(GUTTER, this.xOf(span.t0));
        const x1 = Math.min(width - RIGHT, this.xOf(span.t1));
        const bar = h("div", { class: "mini", title: `${span.id}: ${verdict.primary.map(capital).join(", ") || "no claim"}`, onclick: () => this.actions.verdict(span) });
        bar.style.cssText = `left:${x0.toFixed(1)}px;width:${Math.max(4, x1 - x0 - 1).toFixed(1)}px;top:${laid.verdicts.y}px;height:${laid.verdicts.height}px`;
        // Too narrow to be divided: the colour of what comes first.
        const parts = x1 - x0 > 14 ? verdict.mass : verdict.primary.length ? { [verdict.primary[0]]: 1 } : {};
        for (const emotion of ordered(parts)) {
          const part = h("i", {});
          part.style.cssText = `flex-grow:${parts[emotion]};background:${this.palette.emotion(emotion)}`;
          bar.append(part);
        }
        const rest = h("i", { class: "hatched" });
        rest.style.flexGrow = verdict.undetermined;
        if (parts === verdict.mass || !verdict.primary.length) bar.append(rest);
        made.push(bar);
      }
    }
    this.verdictBars.replaceChildren(...made);
  }

  /** The whole clip in small, with the part that is shown. */
  #strip(look) {
    const { overview } = this;
    if (overview.element.hidden || overview.empty) return;
    const record = this.#record;
    const context = overview.begin();
    const { width, height } = overview;
    const across = width - GUTTER - RIGHT;
    const x = (t) => GUTTER + (t / this.seconds) * across;
    const { lo, hi, peak = 1 } = record.head;
    overview.font(11.5, 500);
    context.fillStyle = look.soft;
    context.textBaseline = "middle";
    context.fillText("Clip", 0, (height - 8) / 2);
    context.fillStyle = look.sunken;
    context.fillRect(GUTTER, 0, across, height - 8);
    context.fillStyle = look.wave;
    const middle = (height - 8) / 2;
    for (let i = 0; i < hi.length; i += 1) {
      const top = middle - (hi[i] / peak) * (middle - 2);
      context.fillRect(x((i * this.seconds) / hi.length), top, Math.max(0.6, across / hi.length), Math.max(0.6, middle - (lo[i] / peak) * (middle - 2) - top));
    }
    for (const span of record.spans) {
      const verdict = record.verdicts.get(span.id);
      context.fillStyle = verdict?.primary?.length ? this.palette.emotion(verdict.primary[0]) : look.line;
      context.fillRect(x(span.t0), height - 6, Math.max(1.5, x(span.t1) - x(span.t0) - 0.5), 5);
    }
    const [a, b] = this.view;
    context.fillStyle = look.window;
    context.fillRect(x(a), 0, x(b) - x(a), height - 8);
    context.strokeStyle = look.accent;
    context.lineWidth = 1.5;
    context.strokeRect(x(a) + 0.75, 0.75, Math.max(2, x(b) - x(a) - 1.5), height - 9.5);
    const { canvas } = overview;
    canvas.setAttribute("aria-valuemin", "0");
    canvas.setAttribute("aria-valuemax", String(Math.round(this.seconds)));
    canvas.setAttribute("aria-valuenow", String(Math.round((a + b) / 2)));
    canvas.setAttribute("aria-valuetext", `${clock(a, 0)} to ${clock(b, 0)} of ${clock(this.seconds, 0)}`);
  }

  #point(event) {
    const record = this.#record;
    if (!event || !record?.head || event.offsetX < GUTTER) return this.surface.hideTip();
    const time = this.#clamp(this.timeAt(event.offsetX));
    const parts = [h("b", {}, clock(time, 2))];
    for (const track of record.tracks.values()) {
      const i = Math.round((time - track.t0) / track.hop);
      if (i < 0 || i >= (track.db?.length ?? 0)) continue;
      if (track.f0?.[i] > 0) parts.push(` · F0 ${Math.round(track.f0[i])} Hz`);
      parts.push(` · ${track.db[i].toFixed(0).replace("-", "−")} dB`);
      break;
    }
    for (const passage of record.passages) {
      const word = time >= passage.t0 && time <= passage.t1 && passage.words.find((one) => one.t0 <= time && one.t1 >= time);
      if (word) parts.push(` · “${word.text}” ${percent(word.p)}`);
    }
    this.surface.showTip(event.offsetX, event.offsetY, ...parts);
  }
}
