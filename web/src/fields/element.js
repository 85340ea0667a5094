// <showfloor-fields data='{"volume": "…/fields.bin", "surface": "…/surface.glb", "unit": "mm"}'>: the two fields laid open.
//
// A plane goes through the object. On it: r (metric), θ (phase), P = tanh(βθ) and φ = r·P + θ, each as a colour field with
// contours; in 3D the surface, cut at the plane, with the chosen field on it. The iso slider shows the set φ = c instead of the
// surface that was delivered (which is c = 0, trimmed at its rims).
//   volume   fields.bin of the run       surface  GLB of the same run       unit   what lengths are in      message  while empty
// Events: "ready" (fields are on show), "slice" ({axis, offset}, the plane has moved).
import { CanvasTexture, DoubleSide, LinearFilter, Matrix4, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace, Vector3 } from "three";
import { AXES, decimals, number, short } from "../frame.js";
import { resolve } from "../load.js";
import { Model, readModel } from "../model.js";
import { Triad } from "../overlay.js";
import { Stage } from "../stage.js";
import viewerCss from "../style.css";
import { dial, h, press } from "../ui.js";
import { isosurface } from "./isosurface.js";
import { gradientOf, paint, roundStep, valueAt } from "./paint.js";
import ownCss from "./style.css";
import { FIELDS, planeAxes, readVolume } from "./volume.js";

const ABOUT = {
  r: { sign: "r", name: "metric: how far", long: "metric field, the distance to the surface" },
  theta: { sign: "θ", name: "phase: which side", long: "phase field, which side of the surface" },
  phase: { sign: "P", name: "= tanh(β θ), bounded", long: "bounded phase" },
  phi: { sign: "φ", name: "= r · P + θ, extracted at 0", long: "signed implicit function" },
};
const NARROW = 760;
/** Pixels of a map along its longer side: enough for twice as many as it takes on the page. */
const MOST_ACROSS = 340;
const CONTOURS = 14;
/** Where the colours end, as a share of the box's longest side, until the person changes it. */
const REACH = 0.3;
const MOST_ZOOM = 24;
/** How far round the surface the plane in 3D is painted, as a share of that side. */
const GLOW = 0.13;

export class ShowfloorFields extends HTMLElement {
  static observedAttributes = ["data", "dark", "narrow"];

  #value = {};
  #built = false;
  #stage = null;
  #broken = false;
  #volume = null;
  #models = { delivered: null, level: null };
  #shown = "";
  #loading = null;
  #error = "";
  #axis = 1;
  #offset = 0;
  #field = "phi";
  #level = 0;
  #reach = null;
  #slice = null;
  #maps = {};
  #quad = null;
  #plane = document.createElement("canvas");
  #hover = null;
  #zoom = { scale: 1, u: 0.5, v: 0.5 };
  #drag = null;
  #theme = null;
  #wanted = 0;
  #levelTimer = 0;
  #flags = { dark: false, narrow: false };

  connectedCallback() {
    if (!this.#built) this.#build();
    this.#theme ??= new MutationObserver(() => this.#dress());
    for (const element of [document.documentElement, document.body]) this.#theme.observe(element, { attributes: true, attributeFilter: ["class", "data-theme"] });
    this.#dress();
    this.#request();
  }

  disconnectedCallback() {
    setTimeout(() => {
      if (this.isConnected) return;
      this.#theme?.disconnect();
      this.#loading?.abort();
      this.#letGo();
    });
  }

  attributeChangedCallback(name, _, text) {
    if (name in this.#flags) {
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

  // ---- loading

  async #request() {
    const { volume, surface } = this.#value;
    const key = volume && surface ? `${volume} ${surface}` : "";
    if (key === this.#shown) return this.#say();
    this.#loading?.abort();
    this.#shown = key;
    if (!key) {
      this.#letGo();
      return this.#say();
    }
    const loading = (this.#loading = new AbortController());
    this.#error = "";
    this.#say();
    try {
      const [fields, mesh] = await Promise.all(
        [volume, surface].map(async (url) => {
          const response = await fetch(resolve(url), { signal: loading.signal, credentials: "same-origin" });
          if (!response.ok) throw new Error(response.status === 404 ? "The fields are not there any more; run it again." : `The server answered ${response.status}.`);
          return response.arrayBuffer();
        }),
      );
      const found = await Promise.all([readVolume(fields), readModel(mesh)]);
      if (this.#loading !== loading) return;
      [this.#volume, this.#models.delivered] = found;
    } catch (error) {
      if (this.#loading !== loading || error.name === "AbortError") return;
      this.#error = error.message || "The fields could not be loaded.";
      return this.#say();
    }
    this.#loading = null;
    this.#say(); // the stage needs the room that it is to fill
    this.#start();
    this.#reset();
    this.#say();
    this.dispatchEvent(new CustomEvent("ready"));
  }

  #start() {
    if (this.#stage || this.#broken) return;
    try {
      this.#stage = new Stage(this.view);
    } catch {
      this.#broken = true;
      return;
    }
    const stage = this.#stage;
    this.view.prepend(stage.canvas);
    stage.layout = "single";
    stage.look.edges = false;
    stage.addEventListener("draw", () => this.triad.update(stage.camera));
    this.#quad = new Mesh(
      new PlaneGeometry(1, 1),
      new MeshBasicMaterial({ side: DoubleSide, toneMapped: false, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 4 }),
    );
    this.#quad.matrixAutoUpdate = false;
    stage.scene.add(this.#quad);
    this.#dress();
  }

  #letGo() {
    this.#quad?.material.map?.dispose();
    this.#quad?.material.dispose();
    this.#quad?.geometry.dispose();
    this.#quad = null;
    this.#stage?.dispose();
    this.#stage = null;
    for (const model of Object.values(this.#models)) model?.dispose();
    this.#models = { delivered: null, level: null };
    this.#volume = null;
    this.#slice = null;
  }

  /** As the fields are first shown: the plane through the middle, across the axis along which the object is deepest. */
  #reset() {
    const volume = this.#volume;
    const span = AXES.map((_, k) => volume.high[k] - volume.origin[k]);
    this.#axis = this.#axisFromValue() ?? 1;
    this.#level = 0;
    this.#reach = null;
    this.#zoom = { scale: 1, u: 0.5, v: 0.5 };
    this.#digits = decimals(Math.hypot(...span));
    this.#offset = (volume.origin[this.#axis] + volume.high[this.#axis]) / 2;
    this.#present(this.#models.delivered, true);
    this.#move();
  }

  #digits = 3;

  #axisFromValue() {
    const at = AXES.indexOf(this.#value.axis);
    return at < 0 ? null : at;
  }

  #present(model, refit) {
    const stage = this.#stage;
    if (!stage) return;
    stage.show([{ model, role: "sheet" }], { refit });
    stage.setSection({ on: true });
  }

  // ---- the plane

  get #range() {
    const { origin, high } = this.#volume;
    // The margin round the object is in the box, but nobody wants to drag through it.
    const margin = 0.5 * this.#margin;
    return [origin[this.#axis] + margin, high[this.#axis] - margin];
  }

  get #margin() {
    return 3 * this.#volume.cell;
  }

  /** The part of the plane that the box holds. */
  #whole() {
    const [u, v] = planeAxes(this.#axis);
    const { origin, high } = this.#volume;
    return { u: origin[u], v: origin[v], width: high[u] - origin[u], height: high[v] - origin[v] };
  }

  /** The part of it that the maps show. */
  #rect() {
    const whole = this.#whole();
    const { scale, u, v } = this.#zoom;
    const [width, height] = [whole.width / scale, whole.height / scale];
    return { u: whole.u + u * whole.width - width / 2, v: whole.v + v * whole.height - height / 2, width, height };
  }

  /** Zoom by a factor about a place of the maps (shares of their width and height, from the top left). */
  #zoomBy(factor, at = [0.5, 0.5]) {
    const zoom = this.#zoom;
    const scale = Math.min(Math.max(zoom.scale * factor, 1), MOST_ZOOM);
    const [x, y] = [at[0] - 0.5, 0.5 - at[1]];
    this.#look(scale, zoom.u + x / zoom.scale - x / scale, zoom.v + y / zoom.scale - y / scale);
  }

  #look(scale, u, v) {
    const half = 0.5 / scale;
    const within = (share) => Math.min(Math.max(share, half), 1 - half);
    this.#zoom = { scale, u: within(u), v: within(v) };
    this.#move();
  }

  get #longest() {
    const { origin, high } = this.#volume;
    return Math.max(...AXES.map((_, k) => high[k] - origin[k]));
  }

  #limits() {
    const reach = this.#reach ?? REACH * this.#longest;
    return { r: reach, theta: reach, phase: 1, phi: reach };
  }

  /** Everything after the plane, the level or the range has changed; at most once a frame. */
  #move() {
    this.#wanted ||= requestAnimationFrame(() => {
      this.#wanted = 0;
      this.#draw();
    });
  }

  #draw() {
    const volume = this.#volume;
    if (!volume) return;
    const [low, high] = this.#range;
    this.#offset = Math.min(Math.max(this.#offset, low), high);
    const rect = this.#rect();
    const whole = this.#whole();
    const scale = Math.min(MOST_ACROSS / rect.width, MOST_ACROSS / rect.height);
    const [width, height] = [rect.width, rect.height].map((length) => Math.max(8, Math.round(length * scale)));
    this.#slice = volume.slice(this.#axis, this.#offset, rect, width, height);
    const limits = this.#limits();
    for (const field of FIELDS) {
      const { canvas } = this.#maps[field];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d");
      const limit = limits[field];
      const step = field === "phase" ? 0.25 : roundStep(limit / this.#zoom.scale, CONTOURS / 2);
      const look = { limit, step, level: field === "phi" ? this.#level : 0, sheet: 1.2 * volume.cell };
      const image = context.createImageData(width, height);
      context.putImageData(paint(this.#slice, field, { ...look, image }), 0, 0);
      if (field === this.#field) {
        if (this.#plane.width !== width || this.#plane.height !== height) Object.assign(this.#plane, { width, height });
        const shown = this.#zoom.scale === 1 ? this.#slice : volume.slice(this.#axis, this.#offset, whole, width, height);
        const glass = { ...look, step: field === "phase" ? step : roundStep(limit, CONTOURS / 2), fade: GLOW * this.#longest, image };
        this.#plane.getContext("2d").putImageData(paint(shown, field, glass), 0, 0);
      }
      this.#maps[field].limit = limit;
    }
    this.#lay(whole);
    this.#sync();
    this.dispatchEvent(new CustomEvent("slice", { detail: { axis: AXES[this.#axis], offset: this.#offset } }));
  }

  /** Put the chosen field's picture on the plane in 3D. */
  #lay(rect) {
    const stage = this.#stage;
    if (!stage) return;
    const [u, v] = planeAxes(this.#axis);
    const corner = (a, b) => {
      const place = [0, 0, 0];
      place[this.#axis] = this.#offset;
      place[u] = rect.u + a * rect.width;
      place[v] = rect.v + b * rect.height;
      return stage.frame.fromFile(place);
    };
    const [origin, right, up] = [corner(0, 0), corner(1, 0), corner(0, 1)];
    const [across, along] = [right.clone().sub(origin), up.clone().sub(origin)];
    const middle = origin.clone().addScaledVector(across, 0.5).addScaledVector(along, 0.5);
    const normal = new Vector3().crossVectors(across, along).normalize();
    this.#quad.matrix.copy(new Matrix4().makeBasis(across, along, normal).setPosition(middle));
    const { material } = this.#quad;
    const canvas = this.#plane;
    if (!material.map || material.map.image !== canvas || material.map.userData.size !== `${canvas.width} ${canvas.height}`) {
      material.map?.dispose();
      material.map = new CanvasTexture(canvas);
      material.map.colorSpace = SRGBColorSpace;
      material.map.minFilter = LinearFilter;
      material.map.magFilter = LinearFilter;
      material.map.generateMipmaps = false;
      material.map.userData.size = `${canvas.width} ${canvas.height}`;
      material.needsUpdate = true;
    }
    material.map.needsUpdate = true;
    const axis = AXES[this.#axis];
    stage.setSection(stage.section.axis === axis ? { offset: this.#offset } : { axis });
    if (stage.section.offset !== this.#offset) stage.setSection({ offset: this.#offset });
    stage.invalidate();
  }

  #setAxis(axis) {
    if (!this.#volume || axis === this.#axis) return;
    this.#axis = axis;
    const { origin, high } = this.#volume;
    this.#offset = (origin[axis] + high[axis]) / 2;
    this.#hover = null;
    this.#zoom = { scale: 1, u: 0.5, v: 0.5 };
    this.#move();
  }

  #setField(field) {
    this.#field = field;
    this.#move();
  }

  #setLevel(level) {
    this.#level = level;
    this.#move();
    clearTimeout(this.#levelTimer);
    this.#levelTimer = setTimeout(() => this.#showLevel(), 90);
  }

  #showLevel() {
    if (!this.#volume || !this.#stage) return;
    const before = this.#models.level;
    const geometry = Math.abs(this.#level) < 1e-9 ? null : isosurface(this.#volume, this.#level);
    this.#models.level = geometry ? new Model(geometry, null) : null;
    this.#empty = Math.abs(this.#level) >= 1e-9 && !geometry;
    this.#present(this.#models.level ?? this.#models.delivered, false);
    before?.dispose();
    this.#move();
  }

  #empty = false;

  // ---- controls

  #build() {
    this.#built = true;
    const root = this.attachShadow({ mode: "open" });
    root.append(h("style", {}, viewerCss + ownCss));
    this.axisButtons = AXES.map((axis, k) =>
      h("button", { type: "button", class: "button letter", "aria-label": `Plane across ${axis.toUpperCase()}`, "aria-pressed": "false", onclick: () => this.#setAxis(k) }, axis.toUpperCase()),
    );
    this.position = dial({
      name: "Position of the plane",
      onvalue: (value) => {
        this.#offset = value;
        this.#move();
      },
    });
    this.levelDial = dial({ name: "Level of φ that is shown in 3D", onvalue: (value) => this.#setLevel(value) });
    this.reachDial = dial({
      name: "Value at which the colours end",
      onvalue: (value, from) => {
        this.#reach = from.type === "range" ? 10 ** value : Math.max(value, 1e-12);
        this.#move();
      },
    });
    this.options = h(
      "div",
      { class: "options" },
      h("div", { class: "row wide main" }, h("span", { class: "name" }, "Plane"), h("span", { class: "group", role: "group", "aria-label": "Axis of the plane" }, ...this.axisButtons), this.position.element),
      h("div", { class: "row wide iso" }, h("span", { class: "name" }, "Iso level φ ="), this.levelDial.element),
      h("div", { class: "row wide iso" }, h("span", { class: "name" }, "Colours end at"), this.reachDial.element),
    );
    this.zoomButtons = [
      h("button", { type: "button", class: "button letter", "aria-label": "Zoom the maps out", title: "Zoom out (Shift + double-click)", onclick: () => this.#zoomBy(1 / 2) }, "−"),
      h("button", { type: "button", class: "button letter", "aria-label": "Zoom the maps in", title: "Zoom in (double-click a place)", onclick: () => this.#zoomBy(2) }, "+"),
    ];
    this.zoomText = h("span", { class: "unit" }, "1×");
    this.options.append(h("div", { class: "row" }, h("span", { class: "name" }, "Maps"), h("span", { class: "group" }, ...this.zoomButtons), this.zoomText));
    this.view = h("div", { class: "view", tabindex: 0, role: "application", "aria-roledescription": "3D view", "aria-label": "The surface and the plane. Arrow keys orbit, [ and ] move the plane." });
    this.view.addEventListener("keydown", (event) => this.#keyDown(event));
    this.triad = new Triad((name) => this.#stage?.view(name));
    this.chip = h("div", { class: "chip" });
    this.view.append(this.triad.element, this.chip);
    this.mapsPanel = h("div", { class: "maps", role: "radiogroup", "aria-label": "Field on the plane in 3D" });
    for (const field of FIELDS) this.mapsPanel.append(this.#map(field));
    this.values = h("output", { class: "values", "aria-live": "off" });
    this.bodyPanel = h("div", { class: "body" }, h("div", { class: "scene" }, this.view), this.mapsPanel);
    this.messageText = h("p", {});
    this.message = h("div", { class: "message", role: "status", style: "position: static; min-height: 180px" }, this.messageText);
    this.frame = h("div", { class: "frame" }, this.options, this.bodyPanel, this.values, this.message);
    root.append(this.frame);
    new ResizeObserver(() => {
      const narrow = this.frame.clientWidth > 0 && this.frame.clientWidth < NARROW;
      if (narrow !== this.#flags.narrow) {
        this.#flags.narrow = narrow;
        this.toggleAttribute("narrow", narrow);
      }
    }).observe(this.frame);
    this.#say();
  }

  #map(field) {
    const { sign, name, long } = ABOUT[field];
    const canvas = h("canvas", { width: 8, height: 8 });
    const cross = h("i", { class: "cross", hidden: true });
    const ticks = h("div", { class: "ticks" });
    const element = h(
      "div",
      { class: "map", role: "radio", tabindex: 0, "aria-checked": "false", "aria-label": `${sign}: ${long}`, title: `${long}; click to lay it on the plane in 3D`, onclick: () => this.#setField(field) },
      h("h3", {}, h("b", {}, sign), h("span", {}, name)),
      h("div", { class: "plot" }, canvas, cross),
      h("div", { class: "key" }, h("div", { class: "scale", style: `background:${gradientOf(field)}` }), ticks),
    );
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.#setField(field);
    });
    canvas.addEventListener("pointermove", (event) => {
      const box = canvas.getBoundingClientRect();
      this.#hover = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      if (this.#drag) {
        const { at, zoom } = this.#drag;
        this.#look(zoom.scale, zoom.u - (this.#hover[0] - at[0]) / zoom.scale, zoom.v + (this.#hover[1] - at[1]) / zoom.scale);
      }
      this.#say();
    });
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.#zoom.scale === 1 || !this.#hover) return;
      this.#drag = { at: this.#hover, zoom: this.#zoom };
      canvas.setPointerCapture(event.pointerId);
    });
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => (this.#drag = null));
    canvas.addEventListener("dblclick", (event) => {
      event.preventDefault();
      if (this.#hover) this.#zoomBy(event.shiftKey ? 1 / 2.5 : 2.5, this.#hover);
    });
    canvas.addEventListener("pointerleave", () => {
      this.#hover = null;
      this.#say();
    });
    // The wheel over a map drags the plane; the page scrolls everywhere else.
    canvas.addEventListener(
      "wheel",
      (event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        this.#step(Math.sign(event.deltaY || event.deltaX));
      },
      { passive: false },
    );
    this.#maps[field] = { element, canvas, cross, ticks };
    return element;
  }

  #step(way) {
    const [low, high] = this.#range;
    this.#offset += (way * (high - low)) / 60;
    this.#move();
  }

  #keyDown(event) {
    const stage = this.#stage;
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = Math.PI / 24;
    const actions = {
      ArrowLeft: () => stage.orbit(turn, 0), ArrowRight: () => stage.orbit(-turn, 0),
      ArrowUp: () => stage.orbit(0, -turn), ArrowDown: () => stage.orbit(0, turn),
      "+": () => stage.zoom(1.2), "=": () => stage.zoom(1.2), "-": () => stage.zoom(1 / 1.2), r: () => stage.reset(),
      "[": () => this.#step(-1), "]": () => this.#step(1),
      x: () => this.#setAxis(0), y: () => this.#setAxis(1), z: () => this.#setAxis(2),
    };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    action();
    event.preventDefault();
  }

  #dress() {
    const dark = [document.documentElement, document.body].some((e) => e.classList.contains("dark") || e.dataset.theme === "dark");
    this.#flags.dark = dark;
    if (this.hasAttribute("dark") !== dark) this.toggleAttribute("dark", dark);
    if (this.#stage && this.#stage.dark !== dark) {
      this.#stage.dark = dark;
      this.#stage.dress();
    }
  }

  // ---- what is written

  #sync() {
    const volume = this.#volume;
    const unit = this.#value.unit ?? "";
    const [low, high] = this.#range;
    this.position.set({ min: low, max: high, value: this.#offset, digits: this.#digits, unit });
    const most = 0.85 * volume.step;
    this.levelDial.set({ min: -most, max: most, value: this.#level, digits: this.#digits + 1, unit });
    const limits = this.#limits();
    const longest = this.#longest;
    this.reachDial.set({ min: Math.log10(longest / 300), max: Math.log10(longest), value: Math.log10(limits.phi), digits: 3, unit });
    const { scale } = this.#zoom;
    this.zoomText.textContent = `${number(scale, scale < 10 && scale % 1 ? 1 : 0)}×`;
    this.zoomButtons[0].disabled = scale <= 1;
    this.zoomButtons[1].disabled = scale >= MOST_ZOOM;
    const field = this.reachDial.element.querySelector("input[type=number]");
    if (field.getRootNode().activeElement !== field) field.value = Number(limits.phi.toPrecision(3));
    this.axisButtons.forEach((element, k) => press(element, k === this.#axis));
    for (const [name, map] of Object.entries(this.#maps)) {
      map.element.setAttribute("aria-checked", String(name === this.#field));
      const { limit } = map;
      const marks = [0, 0.5, 1];
      const written = name === "phase" || !unit ? "" : ` ${unit}`;
      map.ticks.replaceChildren(...marks.map((k, i) => h("span", {}, (k === 1 && name !== "r" ? "+" : "") + short(valueAt(name, k, limit)) + (i === 2 ? written : ""))));
    }
    this.#say();
  }

  #say() {
    const volume = this.#volume;
    const has = Boolean(volume);
    for (const element of [this.options, this.bodyPanel, this.values]) element.hidden = !has;
    this.message.hidden = has && !this.#error;
    this.messageText.textContent = this.#error || (this.#shown ? "Loading the fields …" : (this.#value.message ?? "The fields come with the surface."));
    if (!has) return;
    const unit = this.#value.unit ?? "";
    const chosen = ABOUT[this.#field];
    this.chip.replaceChildren(
      h("b", {}, Math.abs(this.#level) < 1e-9 ? "Surface (φ = 0)" : this.#empty ? `nothing at φ = ${short(this.#level)}` : `φ = ${short(this.#level)} ${unit}`),
      h("span", {}, `on the plane: ${chosen.sign}`),
    );
    if (this.#broken) this.chip.replaceChildren(h("span", {}, "This browser can't draw in 3D here; the fields on the plane are shown all the same."));
    for (const { cross } of Object.values(this.#maps)) {
      cross.hidden = !this.#hover;
      if (this.#hover) Object.assign(cross.style, { left: `${100 * this.#hover[0]}%`, top: `${100 * this.#hover[1]}%` });
    }
    const beta = `β = ${number(volume.beta, volume.beta < 10 ? 3 : 1)}${unit ? ` / ${unit}` : ""}`;
    if (!this.#hover) {
      this.values.replaceChildren(h("span", {}, "Point at a map to read the fields there; click it to lay it on the plane in 3D; double-click to zoom in, then drag."), h("span", {}, beta));
      return;
    }
    const place = this.#placeAt(...this.#hover);
    const found = volume.at(place);
    const say = (name, value, digits = this.#digits) => h("span", {}, `${name} `, h("b", {}, number(value, digits)));
    this.values.replaceChildren(
      ...AXES.map((axis, k) => say(axis, place[k])),
      say("r", found.r), say("θ", found.theta), say("P", found.phase, 3), say("φ", found.phi), h("span", {}, beta),
    );
  }

  #placeAt(u, v) {
    const [a, b] = planeAxes(this.#axis);
    const rect = this.#rect();
    const place = [0, 0, 0];
    place[this.#axis] = this.#offset;
    place[a] = rect.u + u * rect.width;
    place[b] = rect.v + (1 - v) * rect.height;
    return place;
  }

  /** All that can be seen or chosen, as plain data; lengths in the file's frame and unit. */
  get state() {
    const volume = this.#volume;
    if (!volume) return { ready: false, message: this.messageText?.textContent ?? "", error: this.#error };
    const sums = Object.fromEntries(FIELDS.map((field) => [field, this.#slice ? this.#slice[field].reduce((sum, v) => sum + v, 0) : null]));
    return {
      ready: !this.#loading && Boolean(this.#slice),
      axis: AXES[this.#axis], offset: this.#offset, range: this.#range, field: this.#field, level: this.#level,
      reach: this.#limits().phi, zoom: { ...this.#zoom }, cells: volume.cells, bricks: volume.bricks, cell: volume.cell, beta: volume.beta, sums,
      slice: this.#slice ? [this.#slice.width, this.#slice.height] : null,
      triangles: (this.#models.level ?? this.#models.delivered)?.triangles ?? 0,
      box: { low: volume.origin, high: volume.high },
      webgl: !this.#broken,
    };
  }

  /** The fields at a place of the file's frame: {r, theta, phase, phi}. */
  at(place) {
    return this.#volume?.at(place) ?? null;
  }
}
