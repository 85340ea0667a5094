// <showfloor-viewer data='{"items": [...]}' height="480">: the lab's 3D viewer as a web component.
//
// It needs nothing of the page around it: set the attribute `data` (JSON) or the property `value` (an object):
//   items            [{url, role, label, version?}] (role: a key of ROLES)   GLB files of this site: up to six side by side
//   unit             what the coordinates are in, such as "mm"
//   layout           "side" | "overlay" | "single"            color  a key of COLORS
//   deviation_limit  where the colours end, in the unit       legend [{label, color, share?}] for the colours of surfaces
//   deviation_name   what deviation is called here            deviation_note  what its two colours mean
//   version          another number: the files may have changed; the camera stays
//   poster           picture to show where there is no WebGL  message what to say while there are no items
// Events: "ready" (a value is on show), "picture" (a picture was saved).
import { ROLES, rampGradient, role, thickness } from "./colors.js";
import { AXES, VIEWS, decimals, number, short, size } from "./frame.js";
import { Library, resolve } from "./load.js";
import { Measure, Triad, svg } from "./overlay.js";
import { compose, download } from "./screenshot.js";
import { Stage } from "./stage.js";
import css from "./style.css";
import { button, dial, h, help, press, select } from "./ui.js";

const LAYOUTS = { side: "Side by side", overlay: "Overlay", single: "One at a time" };
const COLORS = { plain: "Plain", deviation: "Deviation", thickness: "Wall thickness", surfaces: "Surfaces" };
const DEVIATION_NOTE = "blue: inside the other body, red: outside";
const NARROW = 640;

export class ShowfloorViewer extends HTMLElement {
  static observedAttributes = ["data", "height", "dark", "narrow"];

  #value = { items: [] };
  #wish = null;
  #loading = null;
  #shown = null;
  #entries = [];
  #library = new Library();
  #stage = null;
  #measure = new Measure();
  #errors = [];
  #limit = 1;
  #limitSet = false;
  #built = false;
  #theme = null;
  #down = null;

  // ---- life

  connectedCallback() {
    if (!this.#built) this.#build();
    this.#watchTheme();
    this.#request();
  }

  disconnectedCallback() {
    // Gradio may move an element: only when it stays away is its graphics memory given back.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#theme?.disconnect();
      this.#loading?.abort.abort();
      this.#loading = null;
      this.#letGo();
    });
  }

  attributeChangedCallback(name, _, text) {
    // Gradio's new markup takes away attributes that it doesn't know.
    if (name in this.#flags) return this.#flag(name, this.#flags[name]);
    if (name === "height") this.style.setProperty("--height", `${parseFloat(text) || 480}px`);
    if (name !== "data") return;
    try {
      this.value = text ? JSON.parse(text) : null;
    } catch {
      this.value = null;
    }
  }

  #flags = { dark: false, narrow: false };

  /** Sets one of the attributes that the styles ask for, to stay. */
  #flag(name, on) {
    this.#flags[name] = on;
    if (this.hasAttribute(name) !== on) this.toggleAttribute(name, on);
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    const before = this.#value;
    const items = Array.isArray(value?.items) ? value.items.filter((item) => typeof item?.url === "string" && item.url) : [];
    this.#value = { ...(value && typeof value === "object" ? value : {}), items };
    const next = this.#value;
    // What the page asks for is taken when it changes: a live update doesn't undo what the person has chosen since.
    if (next.layout !== before.layout && next.layout in LAYOUTS) this.#wishLayout = next.layout;
    if (next.color !== before.color && next.color in COLORS) this.#wishColor = next.color;
    if (next.deviation_limit !== before.deviation_limit && next.deviation_limit > 0) {
      this.#limit = next.deviation_limit;
      this.#limitSet = true;
    }
    if (this.isConnected && this.#built) this.#request();
  }

  #wishLayout = "side";
  #wishColor = "plain";

  // ---- loading

  #key(value) {
    return JSON.stringify([value.items.map((item) => [item.url, item.role, item.version ?? value.version ?? 0]), value.version]);
  }

  /** Which thing is shown: the camera starts afresh when it changes, and only then. */
  #scene(value) {
    return value.scene ?? value.items[0]?.url.split("?")[0].replace(/[^/]*$/, "") ?? "";
  }

  #request() {
    const value = this.#value;
    // Browsers allow few WebGL contexts a page: one is taken when there is something to draw.
    if (!this.#stage && value.items.length && !this.#broken) this.#start();
    if (!this.#stage) return this.#say();
    if (this.#loading) {
      // The same run goes on: let the mesh that is on its way arrive (or nothing would ever be shown on a slow line), then
      // go for the newest. Anything else on its way is not wanted any more.
      if (value.items.length && this.#scene(value) === this.#loading.scene) {
        this.#wish = value;
        return;
      }
      this.#loading.abort.abort();
      this.#loading = null;
    }
    this.#wish = null;
    if (this.#shown && this.#key(value) === this.#key(this.#shown)) {
      this.#shown = value;
      return this.#present(value, this.#entries, false);
    }
    this.#load(value);
  }

  async #load(value) {
    const loading = { abort: new AbortController(), scene: this.#scene(value) };
    this.#loading = loading;
    this.#busyTimer ??= setTimeout(() => this.#busy(true), 350);
    const found = await Promise.allSettled(
      value.items.map((item) => this.#library.get({ url: item.url, version: item.version ?? value.version ?? 0 }, loading.abort.signal)),
    );
    if (this.#loading !== loading || !this.#stage) return;
    this.#loading = null;
    clearTimeout(this.#busyTimer);
    this.#busyTimer = null;
    this.#busy(false);
    this.#errors = [];
    const entries = [];
    found.forEach((result, i) => {
      const item = value.items[i];
      if (result.status === "fulfilled") entries.push({ ...result.value, item });
      else {
        const why = result.reason?.message || "It could not be loaded.";
        this.#errors.push(`${item.label || "Mesh"}: ${why}`);
        // Better the last good one of the same run than a hole.
        const kept = this.#entries.find((entry) => entry.item.role === item.role && entry.url === item.url);
        if (kept) entries.push({ ...kept, version: null, item });
      }
    });
    const refit = !this.#shown?.items.length || !this.#entries.length || this.#scene(this.#shown) !== loading.scene;
    this.#shown = value;
    this.#present(value, entries, refit);
    if (this.#wish) this.#request();
  }

  #busyTimer = null;
  #broken = false;

  #present(value, entries, refit) {
    const stage = this.#stage;
    const gone = this.#library.keep(entries);
    const first = !this.#entries.length;
    this.#entries = entries;
    if (refit) this.#measure.clear();
    if (!entries.length) this.#measure.on = false;
    if (entries.length) {
      if (this.#wishLayout) stage.layout = this.#wishLayout;
      if (this.#wishColor) stage.look.color = this.#wishColor;
      this.#wishLayout = this.#wishColor = null;
      stage.show(entries.map(({ model, item }) => ({ model, role: item.role in ROLES ? item.role : "part" })), { refit: refit || first });
      this.#measure.hover = null;
    } else stage.show([], { refit: false });
    gone.forEach((model) => model.dispose());
    if (!this.#limitSet) {
      const most = Math.max(0, ...entries.map(({ model }) => model.largestDeviation));
      if (most > 0) this.#limit = Number(most.toPrecision(2));
    }
    stage.setLimit(this.#limit);
    this.#thickest = Number((entries.find(({ model }) => model.usualThickness)?.model.usualThickness ?? 0).toPrecision(2));
    if (this.#thickest) stage.setThickest(this.#thickest);
    for (const option of this.colorSelect.options) if (option.value === "deviation") option.textContent = value.deviation_name ?? COLORS.deviation;
    this.#digits = decimals(this.#diagonal());
    this.#sync();
    this.#say();
    stage.draw();
    this.dispatchEvent(new CustomEvent("ready", { detail: { version: value.version ?? null } }));
  }

  #digits = 3;
  #thickest = 0;

  #diagonal() {
    const box = this.#stage?.fileBox();
    return !box || box.isEmpty() ? 0 : box.min.distanceTo(box.max);
  }

  #start() {
    try {
      this.#stage = new Stage(this.view);
    } catch {
      this.#broken = true;
      return;
    }
    const stage = this.#stage;
    this.view.prepend(stage.canvas);
    for (const pane of stage.panes) {
      pane.layer = svg("svg", { class: "layer", "aria-hidden": "true" });
      pane.label = h("div", { class: "label" });
      pane.element.append(pane.layer, pane.label);
      this.#listen(pane);
    }
    stage.canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      this.#errors = ["The graphics card stopped drawing; reload the page if the picture does not come back."];
      this.#say();
    });
    stage.canvas.addEventListener("webglcontextrestored", () => this.#restart());
    stage.addEventListener("draw", () => this.#drawn());
    this.#themeChanged();
    this.#resized();
  }

  #restart() {
    const { layout, look } = this.#stage;
    this.#letGo();
    this.#errors = [];
    this.#wishLayout = layout;
    this.#wishColor = look.color;
    this.#start();
    this.#request();
  }

  #letGo() {
    this.#stage?.dispose();
    this.#stage = null;
    this.#library.keep([]).forEach((model) => model.dispose());
    this.#entries = [];
    this.#shown = null;
  }

  // ---- theme

  #watchTheme() {
    this.#theme?.disconnect();
    this.#theme = new MutationObserver(() => this.#themeChanged());
    for (const element of [document.documentElement, document.body]) {
      this.#theme.observe(element, { attributes: true, attributeFilter: ["class", "data-theme"] });
    }
    this.#themeChanged();
  }

  #themeChanged() {
    const dark = [document.documentElement, document.body].some((e) => e.classList.contains("dark") || e.dataset.theme === "dark");
    this.#flag("dark", dark);
    if (this.#stage && this.#stage.dark !== dark) {
      this.#stage.dark = dark;
      this.#stage.dress();
    }
  }

  // ---- controls

  #build() {
    this.#built = true;
    if (!this.style.getPropertyValue("--height")) this.style.setProperty("--height", "480px");
    const root = this.attachShadow({ mode: "open" });
    root.append(h("style", {}, css));

    const choose = (layout) => () => this.#setLayout(layout);
    this.buttons = {
      side: button({ icon: "side", text: "Side by side", name: "Side by side", key: "1", toggle: true, onclick: choose("side") }),
      overlay: button({ icon: "overlay", text: "Overlay", name: "Overlay", key: "2", toggle: true, onclick: choose("overlay") }),
      single: button({ icon: "single", text: "Single", name: "One at a time", key: "3", toggle: true, onclick: choose("single") }),
      section: button({ icon: "section", text: "Section", name: "Cut with a plane", key: "S", toggle: true, onclick: () => this.#toggleSection() }),
      measure: button({ icon: "measure", text: "Measure", name: "Measure between two points", key: "M", toggle: true, onclick: () => this.#toggleMeasure() }),
      wireframe: button({ icon: "wireframe", name: "Triangles", key: "W", toggle: true, onclick: () => this.#toggle("wireframe") }),
      edges: button({ icon: "edges", name: "Edges", key: "E", toggle: true, onclick: () => this.#toggle("edges") }),
      orthographic: button({ icon: "orthographic", name: "Parallel projection", key: "O", toggle: true, onclick: () => this.#toggleOrthographic() }),
      reset: button({ icon: "reset", name: "See everything", key: "R", onclick: () => this.#stage?.reset() }),
      screenshot: button({ icon: "screenshot", name: "Save a picture", key: "P", onclick: () => this.screenshot() }),
      help: button({ icon: "help", name: "Help", key: "?", toggle: true, onclick: () => this.#toggleHelp() }),
    };
    const b = this.buttons;
    this.colorSelect = select({ name: "Colours", options: Object.entries(COLORS), onchange: (color) => this.#setColor(color) });
    this.viewSelect = select({
      name: "Standard view",
      options: [["", "View…"], ...Object.entries(VIEWS).map(([key, { label }]) => [key, label])],
      onchange: (name) => {
        if (name) this.view3d(name);
        this.viewSelect.value = "";
      },
    });
    this.layoutGroup = h("span", { class: "group", role: "group", "aria-label": "Layout" }, b.side, b.overlay, b.single);
    this.bar = h(
      "div",
      { class: "bar", role: "toolbar", "aria-label": "3D view" },
      this.layoutGroup,
      this.colorSelect,
      h("span", { class: "group", role: "group", "aria-label": "Tools" }, b.section, b.measure, b.wireframe, b.edges),
      h("span", { class: "gap" }),
      this.viewSelect,
      h("span", { class: "group", role: "group", "aria-label": "View" }, b.orthographic, b.reset, b.screenshot, b.help),
    );

    // The rows that belong to what is switched on.
    this.pick = h("span", { class: "choice", role: "radiogroup", "aria-label": "Which mesh" });
    this.opacity = dial({ name: "Opacity of the scan", onvalue: (value) => this.#setOpacity(value / 100) });
    this.axisButtons = AXES.map((axis) =>
      h("button", { type: "button", class: "button letter", "aria-label": `Cut across ${axis.toUpperCase()}`, "aria-pressed": "false", onclick: () => this.#setSection({ axis }) }, axis.toUpperCase()),
    );
    this.offset = dial({ name: "Position of the cut", onvalue: (offset) => this.#setSection({ offset }) });
    this.limitDial = dial({ name: "Deviation at which the colours end", onvalue: (value, from) => this.#setLimit(from.type === "range" ? 10 ** value : value) });
    this.rows = {
      pick: h("div", { class: "row" }, h("span", { class: "name" }, "Shown"), this.pick),
      opacity: h("div", { class: "row" }, h("span", { class: "name" }, "Scan"), this.opacity.element),
      section: h(
        "div",
        { class: "row wide" },
        h("span", { class: "name" }, "Cut"),
        h("span", { class: "group", role: "group", "aria-label": "Axis of the cut" }, ...this.axisButtons),
        button({ icon: "flip", name: "Keep the other side", onclick: () => this.#setSection({ flip: true }) }),
        this.offset.element,
      ),
      limit: h("div", { class: "row wide" }, h("span", { class: "name" }, "Colours end at ±"), this.limitDial.element),
    };
    this.options = h("div", { class: "options" }, ...Object.values(this.rows));

    const guide = help(() => this.#toggleHelp(false));
    this.helpPanel = guide.element;
    this.helpClose = guide.close;
    this.triad = new Triad((name) => this.view3d(name));
    this.legend = h("div", { class: "legend", role: "group", "aria-label": "Legend" });
    this.readout = h("output", { class: "readout", "aria-live": "polite" });
    this.notice = h("div", { class: "notice", role: "status" });
    this.busyChip = h("div", { class: "busy", hidden: true }, "Loading…");
    this.messageText = h("p", {});
    this.poster = h("img", { alt: "Picture of the mesh", hidden: true });
    this.message = h("div", { class: "message", role: "status", hidden: true }, this.poster, this.messageText);
    this.view = h("div", {
      class: "view",
      tabindex: 0,
      role: "application",
      "aria-roledescription": "3D view",
      "aria-label": "3D view. Arrow keys orbit, plus and minus zoom, question mark for help.",
    });
    this.view.append(this.triad.element, this.readout, this.notice, this.busyChip, this.message, this.helpPanel);
    this.view.addEventListener("keydown", (event) => this.#keyDown(event));
    this.frame = h("div", { class: "frame" }, this.bar, this.options, h("div", { class: "space" }, this.view, this.legend));
    root.append(this.frame);
    this.frame.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) this.#escape(event);
    });
    new ResizeObserver(() => this.#resized()).observe(this.frame);
    this.bar.addEventListener("scroll", () => this.#more(), { passive: true });
    this.#sync();
  }

  #resized() {
    const width = this.frame.clientWidth;
    if (!width) return;
    const narrow = width < NARROW;
    this.#flag("narrow", narrow);
    this.#more();
    if (this.#stage && this.#stage.stacked !== narrow) {
      this.#stage.stacked = narrow;
      this.#stage.arrange();
      this.#sync();
    }
  }

  /** Fade the toolbar's end while there is more of it to the side. */
  #more() {
    const { scrollLeft, scrollWidth, clientWidth } = this.bar;
    this.bar.classList.toggle("more", scrollLeft + clientWidth < scrollWidth - 4);
    this.bar.classList.toggle("less", scrollLeft > 4);
  }

  #setLayout(layout) {
    const stage = this.#stage;
    if (!stage || stage.bodies.length < 2) return;
    if (layout === "single" && stage.layout === "single") stage.shown = (stage.shown + 1) % stage.bodies.length;
    stage.layout = layout;
    stage.arrange();
    this.#sync();
  }

  #setColor(color) {
    this.#stage?.setLook({ color });
    this.#sync();
  }

  #colors() {
    const bodies = this.#stage?.bodies ?? [];
    return Object.keys(COLORS).filter((color) => color === "plain" || bodies.some((body) => body.mode(color) === color));
  }

  get #color() {
    const { color } = this.#stage?.look ?? { color: "plain" };
    return this.#colors().includes(color) ? color : "plain";
  }

  #setOpacity(opacity) {
    this.#stage?.setLook({ opacity: Math.min(1, Math.max(0, opacity)) });
    this.#sync();
  }

  #toggle(what) {
    if (!this.#stage) return;
    this.#stage.setLook({ [what]: !this.#stage.look[what] });
    this.#sync();
  }

  #toggleSection(on = !this.#stage?.section.on) {
    this.#setSection({ on });
  }

  #setSection(changes) {
    if (!this.#stage?.bodies.length) return;
    this.#stage.setSection(changes);
    this.#sync();
  }

  #toggleMeasure(on = !this.#measure.on) {
    if (!this.#stage?.bodies.length) return;
    this.#measure.on = on;
    this.#measure.clear();
    this.#sync();
    this.#stage.invalidate();
  }

  #toggleOrthographic() {
    const stage = this.#stage;
    stage?.setOrthographic(!stage.camera.isOrthographicCamera);
    this.#sync();
  }

  #setLimit(limit) {
    if (!(limit > 0)) return;
    this.#limit = Number(limit.toPrecision(3));
    this.#limitSet = true;
    this.#stage?.setLimit(this.#limit);
    this.#sync();
  }

  #toggleHelp(on = this.helpPanel.hidden) {
    this.helpPanel.hidden = !on;
    press(this.buttons.help, on);
    if (on) this.helpClose.focus();
    else this.view.focus({ preventScroll: true });
  }

  #escape(event) {
    if (!this.helpPanel.hidden) this.#toggleHelp(false);
    else if (this.#measure.on) this.#toggleMeasure(false);
    else if (this.#stage?.section.on) this.#toggleSection(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #keyDown(event) {
    const stage = this.#stage;
    if (!stage || event.ctrlKey || event.metaKey || event.altKey || this.helpPanel.contains(event.composedPath()[0])) return;
    const turn = Math.PI / 24;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? [0, 0];
    const step = () => {
      const [low, high] = stage.range(stage.section.axis);
      return (high - low) / 50;
    };
    const cut = (changes) => stage.section.on && this.#setSection(changes);
    const actions = {
      "+": () => stage.zoom(1.2),
      "=": () => stage.zoom(1.2),
      "-": () => stage.zoom(1 / 1.2),
      _: () => stage.zoom(1 / 1.2),
      r: () => stage.reset(),
      w: () => this.#toggle("wireframe"),
      e: () => this.#toggle("edges"),
      s: () => this.#toggleSection(),
      m: () => this.#toggleMeasure(),
      o: () => this.#toggleOrthographic(),
      p: () => this.screenshot(),
      c: () => {
        const colors = this.#colors();
        this.#setColor(colors[(colors.indexOf(this.#color) + 1) % colors.length]);
      },
      1: () => this.#setLayout("side"),
      2: () => this.#setLayout("overlay"),
      3: () => this.#setLayout("single"),
      x: () => cut({ axis: "x" }),
      y: () => cut({ axis: "y" }),
      z: () => cut({ axis: "z" }),
      "[": () => cut({ offset: stage.section.offset - step() }),
      "]": () => cut({ offset: stage.section.offset + step() }),
      "?": () => this.#toggleHelp(),
      Enter: () => this.#measure.on && this.#pickMiddle(),
    };
    if (dx || dy) {
      if (event.shiftKey) stage.pan(0.06 * dx, 0.06 * dy);
      else stage.orbit(-turn * dx, -turn * dy);
    } else {
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      action();
    }
    if (this.#measure.on && (dx || dy)) this.#aim();
    event.preventDefault();
    event.stopPropagation();
  }

  // ---- picking

  #listen(pane) {
    const { element } = pane;
    const local = (event) => {
      const box = element.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    element.addEventListener("pointerdown", (event) => {
      this.#down = event.isPrimary && event.button === 0 ? local(event) : null;
    });
    element.addEventListener("pointerup", (event) => {
      const down = this.#down;
      this.#down = null;
      if (!down || !this.#measure.on) return;
      const at = local(event);
      if (Math.hypot(at[0] - down[0], at[1] - down[1]) < 6) this.#pick(pane, ...at);
    });
    element.addEventListener("pointermove", (event) => {
      if (!this.#measure.on || event.buttons || event.pointerType === "touch") return;
      const [x, y] = local(event);
      this.#measure.hover = this.#stage.pick(pane, x, y);
      this.#stage.invalidate();
    });
    element.addEventListener("pointerleave", () => {
      if (!this.#measure.hover) return;
      this.#measure.hover = null;
      this.#stage?.invalidate();
    });
  }

  #pick(pane, x, y) {
    const point = this.#stage.pick(pane, x, y);
    if (point) this.#measure.add(point);
    this.#sync();
    this.#stage.invalidate();
  }

  #middle() {
    const [pane] = this.#stage.activePanes;
    return [pane, pane.rect[2] / 2, pane.rect[3] / 2];
  }

  #aim() {
    const [pane, x, y] = this.#middle();
    this.#measure.hover = { ...(this.#stage.pick(pane, x, y) ?? {}), cross: [x, y] };
  }

  #pickMiddle() {
    if (!this.#stage?.activePanes.length) return;
    this.#pick(...this.#middle());
    this.#aim();
  }

  // ---- what is written

  #drawn() {
    const stage = this.#stage;
    this.triad.update(stage.camera);
    for (const pane of stage.activePanes) {
      this.#measure.draw(pane.layer, (world) => (world ? stage.project(world, pane) : null), this.#digits, this.#value.unit ?? "");
    }
  }

  #sync() {
    const stage = this.#stage;
    const b = this.buttons;
    const count = stage?.bodies.length ?? 0;
    const section = count ? stage.section : { on: false, axis: "y" };
    const unit = this.#shown?.unit ?? this.#value.unit ?? "";
    const color = this.#color;
    const arranged = stage?.arranged ?? "single";

    this.layoutGroup.hidden = count < 2;
    for (const layout of Object.keys(LAYOUTS)) press(b[layout], count && arranged === layout);
    for (const element of Object.values(b)) element.disabled = !count && element !== b.help;
    press(b.section, section.on);
    press(b.measure, this.#measure.on);
    press(b.wireframe, count && stage.look.wireframe);
    press(b.edges, count && stage.look.edges);
    press(b.orthographic, count && stage.camera.isOrthographicCamera);
    const colors = this.#colors();
    for (const option of this.colorSelect.options) option.hidden = option.disabled = !colors.includes(option.value);
    this.colorSelect.value = color;
    this.colorSelect.hidden = colors.length < 2;
    this.viewSelect.disabled = !count;

    // Of three and more, an overlay shows the first and one of the others.
    const overlaid = arranged === "overlay" && count > 2;
    this.rows.pick.hidden = !(count > 1 && (arranged === "single" || overlaid));
    this.rows.opacity.hidden = !count || arranged !== "overlay";
    this.rows.section.hidden = !section.on;
    this.rows.limit.hidden = color !== "deviation";
    this.options.hidden = Object.values(this.rows).every((row) => row.hidden);

    if (!this.rows.pick.hidden) {
      this.pick.replaceChildren(
        ...stage.bodies.slice(overlaid ? 1 : 0).map((body) => {
          const i = stage.bodies.indexOf(body);
          const checked = overlaid ? stage.overlaid.includes(body) : i === stage.shown;
          return h(
            "button",
            { type: "button", class: "button", role: "radio", "aria-checked": String(checked), onclick: () => this.#showOnly(i) },
            this.#dot(body),
            this.#name(i),
          );
        }),
      );
    }
    if (!this.rows.opacity.hidden) {
      const veil = stage.bodies.indexOf(stage.veil);
      this.rows.opacity.firstChild.textContent = this.#name(veil);
      this.opacity.set({ min: 0, max: 100, step: 1, value: Math.round(stage.look.opacity * 100), digits: 0, unit: "%" });
    }
    if (section.on) {
      const [min, max] = stage.range(section.axis);
      this.offset.set({ min, max, value: section.offset, digits: this.#digits, unit });
      this.axisButtons.forEach((element, i) => press(element, AXES[i] === section.axis));
    }
    if (color === "deviation") {
      const most = Math.max(this.#limit, ...stage.bodies.map((body) => body.model.largestDeviation), 1e-9);
      // The slider runs over decades: what matters may be a thousandth of the largest deviation.
      this.limitDial.set({ min: Math.log10(most) - 4, max: Math.log10(most) + 0.31, value: Math.log10(this.#limit), digits: 6, unit });
      const field = this.limitDial.element.querySelector("input[type=number]");
      const slider = this.limitDial.element.querySelector("input[type=range]");
      field.value = this.#limit;
      slider.setAttribute("aria-valuetext", `${short(this.#limit)} ${unit}`.trim());
    }
    this.#labels(unit);
    this.#legend(color, unit);
    this.#readout(unit);
    this.view.classList.toggle("measuring", this.#measure.on);
    this.view.classList.toggle("many", arranged === "side" && count > 2);
  }

  #showOnly(i) {
    this.#stage.shown = i;
    this.#stage.arrange();
    this.#sync();
  }

  #name(i) {
    return this.#entries[i]?.item.label || { scan: "Scan", part: "Part", surfaces: "Surfaces" }[this.#entries[i]?.item.role] || "Mesh";
  }

  #dot(body) {
    return h("i", { class: "dot", style: `background:${role(body.role).dot}` });
  }

  #labels(unit) {
    const stage = this.#stage;
    if (!stage) return;
    for (const pane of stage.panes) {
      pane.label.replaceChildren(
        ...pane.bodies.map((body) => {
          const dims = size(body.model.box).map((v) => number(v, Math.max(0, this.#digits - 1))).join(" × ");
          return h(
            "div",
            {},
            this.#dot(body),
            h("b", {}, this.#name(stage.bodies.indexOf(body))),
            h("span", {}, `${dims} ${unit}`.trim()),
            h("span", { class: "count" }, body.model.points ? `${number(body.model.points, 0)} points` : `${number(body.model.triangles, 0)} triangles`),
          );
        }),
      );
    }
  }

  #legend(color, unit) {
    const { legend } = this;
    const stage = this.#stage;
    legend.hidden = true;
    if (!stage?.bodies.length) return;
    if (color === "deviation") {
      const limit = this.#limit;
      const share = stage.bodies
        .filter((body) => body.model.hasDeviation)
        .map((body) => `${this.#name(stage.bodies.indexOf(body))}: ${(100 * body.model.shareWithin(limit)).toFixed(1)} % of its area within ±${short(limit)} ${unit}`.trim());
      legend.replaceChildren(
        h("div", { class: "legend-title" }, `${this.#shown.deviation_name ?? COLORS.deviation}${unit ? ` (${unit})` : ""}`),
        h(
          "div",
          { class: "ramp" },
          h("div", { class: "scale", style: `background:${rampGradient("to right")}` }),
          h("div", { class: "ticks" }, ...[-1, -0.5, 0, 0.5, 1].map((k) => h("span", {}, (k > 0 ? "+" : "") + short(k * limit)))),
        ),
        h("div", { class: "legend-note" }, h("div", {}, this.#shown.deviation_note ?? DEVIATION_NOTE), ...share.map((line) => h("div", {}, line))),
      );
      legend.hidden = false;
    } else if (color === "thickness") {
      legend.replaceChildren(
        h("div", { class: "legend-title" }, `Wall thickness${unit ? ` (${unit})` : ""}`),
        h(
          "div",
          { class: "ramp" },
          h("div", { class: "scale", style: `background:${rampGradient("to right", thickness)}` }),
          h("div", { class: "ticks" }, ...[0, 0.25, 0.5, 0.75, 1].map((k) => h("span", {}, short(k * this.#thickest)))),
        ),
        h("div", { class: "legend-note" }, h("div", {}, "grey: no other side near")),
      );
      legend.hidden = false;
    } else if (color === "surfaces" && this.#shown?.legend?.length) {
      legend.replaceChildren(
        h("div", { class: "legend-title" }, "Surfaces"),
        h(
          "ul",
          {},
          ...this.#shown.legend.map(({ label, color: swatch, share }) =>
            h(
              "li",
              {},
              h("i", { class: "swatch", style: `background:${/^#[0-9a-f]{3,8}$/i.test(swatch) ? swatch : "#888"}` }),
              h("span", {}, label),
              h("span", { class: "share" }, Number.isFinite(share) ? `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %` : ""),
            ),
          ),
        ),
      );
      legend.hidden = false;
    }
  }

  #readout(unit) {
    const { readout } = this;
    readout.hidden = !this.#measure.on;
    if (readout.hidden) return;
    const text = this.#measure.text(this.#digits, unit);
    if (typeof text === "string") readout.replaceChildren(text);
    else readout.replaceChildren(h("b", {}, text.distance), h("span", {}, text.parts));
    const seen = this.#measure.points.filter((point) => point.deviation !== null && Number.isFinite(point.deviation));
    if (seen.length && this.#color === "deviation") {
      readout.append(h("span", {}, `deviation there: ${seen.map((point) => number(point.deviation, this.#digits)).join(", ")} ${unit}`));
    }
  }

  #busy(on) {
    this.busyChip.hidden = !on;
    this.view.setAttribute("aria-busy", String(on));
  }

  #say() {
    const none = this.#broken;
    const empty = !none && !this.#entries.length;
    const { poster, message } = this.#value;
    let text = "";
    if (none) text = "This browser can't draw in 3D here (WebGL is missing or switched off). Turn on hardware acceleration, or use another browser; the downloads work all the same.";
    else if (empty && this.#errors.length) text = this.#errors.join(" ");
    else if (empty && !this.#loading && !this.#value.items.length) text = message ?? "Nothing to show yet.";
    this.message.hidden = !text;
    this.messageText.textContent = text;
    let picture = "";
    if (none && typeof poster === "string" && poster) picture = poster.startsWith("data:") ? poster : resolve(poster);
    this.poster.hidden = !picture;
    if (picture && this.poster.getAttribute("src") !== picture) this.poster.src = picture;
    this.notice.hidden = !(this.#errors.length && !text);
    this.notice.textContent = this.notice.hidden ? "" : this.#errors.join(" ");
    this.triad.element.toggleAttribute("hidden", none || empty);
  }

  // ---- for pages and tests

  /** Look from a standard view: a key of VIEWS. */
  view3d(name) {
    if (!this.#stage?.bodies.length) return;
    this.#stage.touched = true;
    this.#stage.view(name);
  }

  /** Saves what one sees as a PNG; gives the canvas it was made from. */
  async screenshot() {
    const stage = this.#stage;
    if (!stage?.bodies.length) return null;
    const style = getComputedStyle(this.view);
    const unit = this.#shown?.unit ?? "";
    const color = this.#color;
    const canvas = compose({
      stage,
      background: [style.getPropertyValue("--ground-top").trim(), style.getPropertyValue("--ground-bottom").trim()],
      ink: style.color,
      font: style.fontFamily,
      labels: stage.activePanes.map((pane) =>
        pane.bodies.map((body) => ({ text: this.#name(stage.bodies.indexOf(body)), color: role(body.role).dot })),
      ),
      legend:
        color === "deviation"
          ? { limit: this.#limit, title: `${this.#shown.deviation_name ?? COLORS.deviation}${unit ? ` (${unit})` : ""}` }
          : color === "surfaces" && this.#shown.legend
            ? { entries: this.#shown.legend }
            : null,
      measure: this.#measure.delta && { points: this.#measure.points, distance: true, text: this.#measure.text(this.#digits, unit).distance },
    });
    await download(canvas, "showfloor-view.png");
    this.dispatchEvent(new CustomEvent("picture"));
    return canvas;
  }

  /** Where a point of the file's frame is in the window: [x, y], or null when it is behind the eye. */
  project(point, pane = 0) {
    const stage = this.#stage;
    const shown = stage?.activePanes[pane];
    if (!shown) return null;
    const at = stage.project(stage.frame.fromFile(point), shown);
    const box = shown.element.getBoundingClientRect();
    return at && [box.left + at[0], box.top + at[1]];
  }

  /** Turn the view at once by angles in radians, draw, and say what that took: {ms, calls, triangles}. */
  turn(theta, phi = 0) {
    const pose = this.#stage.pose();
    this.#stage.orbit(theta, phi);
    this.#stage.finish();
    this.#stage.draw();
    return { ...this.#stage.last, from: pose.theta };
  }

  /** All that can be seen or chosen, as plain data; coordinates in the file's frame and unit. */
  get state() {
    const stage = this.#stage;
    if (!stage) return { webgl: !this.#broken, ready: false, message: this.messageText?.textContent ?? "" };
    const frame = stage.frame;
    return {
      webgl: true,
      ready: !this.#loading && Boolean(this.#shown),
      version: this.#shown?.version ?? null,
      message: this.message.hidden ? "" : this.messageText.textContent,
      errors: [...this.#errors],
      items: this.#entries.map(({ item, model }, i) => ({ ...item, label: this.#name(i), triangles: model.triangles, serial: model.serial, closed: model.closed, size: size(model.box) })),
      layout: stage.arranged,
      stacked: stage.stacked,
      color: this.#color,
      limit: this.#limit,
      wireframe: stage.look.wireframe,
      edges: stage.look.edges,
      opacity: stage.look.opacity,
      section: { ...stage.section },
      orthographic: Boolean(stage.camera.isOrthographicCamera),
      measure: {
        on: this.#measure.on,
        points: this.#measure.points.map((point) => point.file),
        distance: this.#measure.distance,
        delta: this.#measure.delta,
      },
      camera: { position: frame.toFile(stage.camera.position), target: frame.toFile(stage.target), zoom: stage.camera.zoom },
      panes: stage.activePanes.map((pane) => ({ rect: pane.rect, items: pane.bodies.map((body) => stage.bodies.indexOf(body)) })),
      dark: stage.dark,
      frames: stage.frames,
      last: { ...stage.last },
      memory: { ...stage.renderer.info.memory },
    };
  }
}
