// The scene graph in 3D: the floor below, things with what they may be, groups of them, rooms on top.
import { h } from "../ui.js";
import { mix, percent } from "./palette.js";
import { Surface } from "./surface.js";

const BAR = { width: 9, height: 34 };
/** Milliseconds between two pictures while the robot walks live. */
const HURRIED = 280;
const START = { turn: -0.5, tilt: 0.62, zoom: 1 };

export class GraphView {
  #scene = null;
  #eye = { ...START };
  #hits = [];
  #drag = null;
  #moved = false;
  #hovered = null;
  #last = 0;
  #later = 0;
  dirty = true;

  constructor({ palette, floor, request, onpick }) {
    Object.assign(this, { palette, floor, request });
    this.surface = new Surface({ name: "Scene graph in 3D: floor, things, groups, rooms. Arrow keys turn it, + and − zoom.", onresize: () => this.redraw(), focusable: true });
    this.element = this.surface.element;
    this.element.classList.add("tower");
    const { canvas } = this.surface;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      this.#drag = { x: event.clientX, y: event.clientY, ...this.#eye };
      this.#moved = false;
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!this.#drag) return this.#hover(event);
      const [dx, dy] = [event.clientX - this.#drag.x, event.clientY - this.#drag.y];
      if (Math.hypot(dx, dy) > 4) this.#moved = true;
      if (!this.#moved) return;
      this.surface.hideTip();
      this.#turn(this.#drag.turn - dx * 0.008, event.pointerType === "touch" ? this.#drag.tilt : this.#drag.tilt + dy * 0.006);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(end, (event) => {
        const click = this.#drag && !this.#moved && end === "pointerup";
        this.#drag = null;
        if (click) onpick(this.#hit(event.offsetX, event.offsetY)?.thing.id ?? null);
      });
    }
    canvas.addEventListener("pointerleave", () => {
      this.surface.hideTip();
      if (this.#hovered == null) return;
      this.#hovered = null;
      this.redraw();
    });
    canvas.addEventListener(
      "wheel",
      (event) => {
        // The page scrolls past the picture unless the person works with it.
        if (!event.ctrlKey && !event.shiftKey && canvas.getRootNode().activeElement !== canvas) return;
        event.preventDefault();
        this.zoom(Math.exp(-(event.deltaY || event.deltaX) * 0.0015));
      },
      { passive: false },
    );
    canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { turn, tilt } = this.#eye;
      const actions = {
        ArrowLeft: () => this.#turn(turn - 0.12, tilt), ArrowRight: () => this.#turn(turn + 0.12, tilt),
        ArrowUp: () => this.#turn(turn, tilt + 0.08), ArrowDown: () => this.#turn(turn, tilt - 0.08),
        "+": () => this.zoom(1.2), "=": () => this.zoom(1.2), "-": () => this.zoom(1 / 1.2), r: () => this.reset(),
      };
      if (!actions[event.key]) return;
      actions[event.key]();
      event.preventDefault();
      event.stopPropagation();
    });
  }

  redraw() {
    this.dirty = true;
    this.request();
  }

  zoom(factor) {
    this.#eye.zoom = Math.min(5, Math.max(0.7, this.#eye.zoom * factor));
    this.redraw();
  }

  reset() {
    this.#eye = { ...START };
    this.redraw();
  }

  #turn(turn, tilt) {
    Object.assign(this.#eye, { turn, tilt: Math.min(1.35, Math.max(0.2, tilt)) });
    this.redraw();
  }

  /** scene: {recording, held, object}; nothing is drawn again when nothing of it has changed. */
  show(scene) {
    const before = this.#scene;
    if (before && before.recording === scene.recording && before.graph === scene.graph && before.object === scene.object && before.floor === this.floor.now) return;
    this.#scene = { ...scene, floor: this.floor.now };
    this.redraw();
  }

  draw(now, hurried) {
    if (!this.dirty || this.surface.empty) return;
    if (hurried && !this.#drag && now - this.#last < HURRIED) {
      this.#later ||= setTimeout(() => {
        this.#later = 0;
        this.request();
      }, HURRIED);
      return;
    }
    this.#last = now;
    this.dirty = false;
    const { surface, palette } = this;
    const { look } = palette;
    const context = surface.begin();
    this.#hits = [];
    const scene = this.#scene;
    const { graph, recording } = scene ?? {};
    if (!graph || !recording.head) return;
    const { width, height } = surface;
    const objects = (graph.objects ?? []).filter((thing) => thing.center);
    const groups = (graph.groups ?? []).filter((group) => group.center);
    const rooms = (graph.rooms ?? []).filter((room) => room.center);

    // The frame that everything fits into: the seen floor below, the rooms' level above.
    const box = this.floor.seen(recording.head.map)?.slice() ?? [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, z] of [...objects.map((o) => [o.center[0], o.center[2]]), ...rooms.map((r) => r.center)]) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], z);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], z);
    }
    if (!Number.isFinite(box[0])) return;
    const [cx, cz] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const extent = Math.max(3, Math.hypot(box[2] - box[0], box[3] - box[1]) / Math.SQRT2);
    const levels = { group: Math.max(2.3, 0.4 * extent), room: Math.max(3.3, 0.66 * extent) };
    const { turn, tilt, zoom } = this.#eye;
    const [cos, sin, sinTilt, cosTilt] = [Math.cos(turn), Math.sin(turn), Math.sin(tilt), Math.cos(tilt)];
    const flat = (x, y, z) => {
      const [dx, dz] = [x - cx, z - cz];
      const across = dx * cos - dz * sin;
      const depth = dx * sin + dz * cos;
      return [across, depth * sinTilt - y * cosTilt, depth];
    };
    const bounds = [Infinity, Infinity, -Infinity, -Infinity];
    for (const x of [box[0], box[2]]) {
      for (const z of [box[1], box[3]]) {
        const [a, b] = flat(x, 0, z);
        bounds[0] = Math.min(bounds[0], a);
        bounds[2] = Math.max(bounds[2], a);
        bounds[1] = Math.min(bounds[1], b);
        bounds[3] = Math.max(bounds[3], b);
      }
    }
    for (const room of rooms) bounds[1] = Math.min(bounds[1], flat(room.center[0], levels.room, room.center[1])[1]);
    const scale = zoom * Math.min((width - 28) / (bounds[2] - bounds[0]), (height - 56) / (bounds[3] - bounds[1]));
    const [mx, my] = [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2];
    const at = (x, y, z) => {
      const [a, b, depth] = flat(x, y, z);
      return { x: width / 2 + (a - mx) * scale, y: height / 2 + 6 + (b - my) * scale, depth };
    };

    // The floor.
    const { now: ground } = this.floor;
    const { map } = recording.head;
    if (ground?.box && map) {
      const zero = at(map.origin[0], 0, map.origin[1]);
      const k = map.cell * scale * surface.ratio;
      context.save();
      context.setTransform(k * cos, k * sin * sinTilt, -k * sin, k * cos * sinTilt, zero.x * surface.ratio, zero.y * surface.ratio);
      context.globalAlpha = palette.dark ? 0.85 : 0.9;
      const [c0, r0, c1, r1] = ground.box;
      context.fillStyle = look.unknown;
      context.fillRect(c0, r0, c1 - c0, r1 - r0);
      context.drawImage(ground.canvas, c0, r0, c1 - c0, r1 - r0, c0, r0, c1 - c0, r1 - r0);
      context.restore();
    }

    const place = new Map();
    for (const thing of objects) {
      const base = at(thing.center[0], 0, thing.center[2]);
      const foot = at(thing.center[0], Math.max(0, thing.center[1] ?? 0), thing.center[2]);
      place.set(thing.id, { thing, ground: base, foot, top: { x: foot.x, y: foot.y - BAR.height } });
    }
    const selected = scene.object ?? this.#hovered;
    const groupAt = new Map(groups.map((group) => [group.id, { group, ...at(group.center[0], levels.group, group.center[1]) }]));
    const roomAt = new Map(rooms.map((room) => [room.id, { room, ...at(room.center[0], levels.room, room.center[1]) }]));
    const chosen = objects.find((thing) => thing.id === selected);

    // Halos lie on the floor, under everything else.
    for (const { thing, ground, foot } of place.values()) {
      const radius = Math.max(9, 0.34 * scale);
      context.globalAlpha = thing.rejected ? 0.3 : 0.75;
      context.beginPath();
      context.ellipse(ground.x, ground.y, radius, radius * sinTilt, 0, 0, 7);
      context.fillStyle = thing.rejected ? look.other : palette.entropy(thing.entropy);
      context.fill();
      context.globalAlpha = 1;
      context.lineWidth = 1;
      context.strokeStyle = look.strong;
      context.beginPath();
      context.moveTo(ground.x, ground.y);
      context.lineTo(foot.x, foot.y);
      context.stroke();
    }

    // Edges: room - group - thing.
    const edge = (from, to, strong) => {
      context.lineWidth = strong ? 2 : 1;
      context.strokeStyle = strong ? look.accent : look.strong;
      context.globalAlpha = strong ? 1 : chosen ? 0.25 : 0.5;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
      context.globalAlpha = 1;
    };
    for (const { thing, top } of place.values()) {
      const parent = groupAt.get(thing.group) ?? roomAt.get(thing.room);
      if (parent) edge(parent, top, thing === chosen);
    }
    for (const node of groupAt.values()) {
      const parent = roomAt.get(node.group.room);
      if (parent) edge(parent, node, chosen && chosen.group === node.group.id);
    }
    for (const node of groupAt.values()) {
      context.beginPath();
      context.arc(node.x, node.y, 5, 0, 7);
      context.fillStyle = look.panel;
      context.fill();
      context.lineWidth = 2;
      context.strokeStyle = look.soft;
      context.stroke();
    }

    // Things, the farther ones first.
    const taken = [];
    const free = (rect) => !taken.some((other) => rect[0] < other[2] && rect[2] > other[0] && rect[1] < other[3] && rect[3] > other[1]);
    surface.font(12.5, 600);
    context.textBaseline = "middle";
    context.textAlign = "center";
    for (const node of roomAt.values()) {
      const chance = node.room.probs?.[0]?.[1];
      node.words = `${node.room.name}${chance != null ? ` ${percent(chance)}` : ""}`;
      const wide = context.measureText(node.words).width + 18;
      node.x0 = Math.min(Math.max(2, node.x - wide / 2), width - wide - 2);
      node.y0 = Math.min(Math.max(2, node.y - 12), height - 26);
      node.wide = wide;
      for (let tries = 0; tries < 6 && !free([node.x0, node.y0, node.x0 + wide, node.y0 + 24]); tries += 1) node.y0 += 26;
      taken.push([node.x0, node.y0, node.x0 + wide, node.y0 + 24]);
    }
    const order = [...place.values()].sort((a, b) => a.ground.depth - b.ground.depth);
    for (const { thing, foot, top } of order) {
      const wide = thing === chosen ? BAR.width + 3 : BAR.width;
      context.globalAlpha = thing.rejected ? 0.55 : 1;
      const beliefs = thing.beliefs ?? [];
      const sum = Math.max(1, beliefs.reduce((total, [, chance]) => total + chance, 0));
      let y = foot.y;
      context.fillStyle = look.other;
      context.fillRect(foot.x - wide / 2, top.y, wide, BAR.height);
      for (const [label, chance] of beliefs) {
        const tall = (BAR.height * chance) / sum;
        context.fillStyle = thing.rejected ? mix(palette.of(label), look.other, 0.7) : palette.of(label);
        context.fillRect(foot.x - wide / 2, y - tall, wide, tall);
        y -= tall;
      }
      context.lineWidth = thing === chosen ? 2 : 1;
      context.strokeStyle = thing === chosen ? look.ink : look.panel;
      context.strokeRect(foot.x - wide / 2, top.y, wide, BAR.height);
      if (thing.rejected) {
        context.lineWidth = 2;
        context.strokeStyle = look.bad;
        context.beginPath();
        context.moveTo(foot.x - 6, top.y + 8);
        context.lineTo(foot.x + 6, top.y + BAR.height - 8);
        context.moveTo(foot.x + 6, top.y + 8);
        context.lineTo(foot.x - 6, top.y + BAR.height - 8);
        context.stroke();
      }
      context.globalAlpha = 1;
      taken.push([foot.x - wide / 2, top.y, foot.x + wide / 2, foot.y]);
      this.#hits.push({ thing, x: foot.x, y: (foot.y + top.y) / 2 });
    }
    surface.font(11.5, 500);
    context.textAlign = "left";
    const weight = (thing) => (thing === chosen ? 1e6 : 0) + (palette.goals.has(thing.beliefs?.[0]?.[0]) ? 1e4 : 0) + (thing.used === false ? 0 : 100) + (thing.votes ?? 0);
    for (const { thing, foot, top } of [...order].sort((a, b) => weight(b.thing) - weight(a.thing))) {
      const label = thing.beliefs?.[0]?.[0];
      if (!label) continue;
      const wide = context.measureText(label).width + 4;
      const middle = (foot.y + top.y) / 2;
      for (const [x, y] of [[foot.x + 8, middle], [foot.x - 8 - wide, middle], [foot.x + 8, foot.y - 4], [foot.x + 8, top.y + 3]]) {
        const rect = [x, y - 7, x + wide, y + 7];
        if (rect[0] < 2 || rect[2] > width - 2 || rect[1] < 2 || rect[3] > height - 2 || !free(rect)) continue;
        taken.push(rect);
        surface.text(label, x, y, thing === chosen ? look.ink : look.soft, look.halo);
        break;
      }
    }

    // Rooms on top.
    surface.font(12.5, 600);
    context.textAlign = "center";
    for (const node of roomAt.values()) {
      context.beginPath();
      context.roundRect(node.x0, node.y0, node.wide, 24, 12);
      context.fillStyle = look.panel;
      context.fill();
      context.lineWidth = chosen && chosen.room === node.room.id ? 2 : 1.25;
      context.strokeStyle = chosen && chosen.room === node.room.id ? look.accent : look.strong;
      context.stroke();
      context.fillStyle = look.ink;
      context.fillText(node.words, node.x0 + node.wide / 2, node.y0 + 12.5);
    }
  }

  #hit(x, y) {
    let best = null;
    for (const hit of this.#hits) {
      const [dx, dy] = [Math.abs(hit.x - x), Math.abs(hit.y - y)];
      if (dx < 13 && dy < BAR.height / 2 + 8 && (!best || dx < best.dx)) best = { ...hit, dx };
    }
    return best;
  }

  #hover({ offsetX, offsetY }) {
    const hit = this.#hit(offsetX, offsetY);
    this.surface.canvas.style.cursor = hit ? "pointer" : "grab";
    const id = hit?.thing.id ?? null;
    if (id !== this.#hovered) {
      this.#hovered = id;
      this.redraw();
    }
    if (!hit) return this.surface.hideTip();
    const { thing } = hit;
    const rows = (thing.beliefs ?? []).slice(0, 6).map(([label, chance]) => h("div", {}, h("i", { class: "swatch", style: `background:${this.palette.of(label)}` }), `${label} ${percent(chance)}`));
    this.surface.showTip(hit.x, hit.y, h("b", {}, `Thing ${thing.id}`), ...rows, h("div", { class: "soft" }, `seen ${thing.votes ?? "?"} times${thing.rejected ? ", ruled out" : ""}`));
  }
}
