// The map from above: what has been seen, where the robot went, and the places that it could go to next.
import { h } from "../ui.js";
import { ranks } from "./floor.js";
import { inkOn, metres, mix, percent, two } from "./palette.js";
import { Surface } from "./surface.js";

const STEP_TIME = 140;
const MARGIN = 0.5;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class MapView {
  #scene = null;
  #view = null;
  #from = null;
  #robot = null;
  #robotFrom = null;
  #robotTo = null;
  #hits = [];
  #last = 0;
  dirty = true;

  constructor({ palette, floor, request, onpick }) {
    Object.assign(this, { palette, floor, request });
    this.surface = new Surface({ name: "Map of what the robot has seen so far", onresize: () => this.redraw() });
    this.element = this.surface.element;
    this.element.classList.add("plan");
    const { canvas } = this.surface;
    canvas.addEventListener("pointermove", (event) => this.#hover(event));
    canvas.addEventListener("pointerleave", () => this.surface.hideTip());
    canvas.addEventListener("click", (event) => {
      const hit = this.#hit(event.offsetX, event.offsetY);
      if (hit) onpick(hit.kind, hit.thing.id);
    });
  }

  redraw() {
    this.dirty = true;
    this.request();
  }

  /** scene: {recording, index, held, landmark, object, truth, glide}. The robot glides to a near step where there is time for it. */
  show(scene) {
    const before = this.#scene;
    this.#scene = scene;
    const pose = scene.recording.steps[scene.index]?.pose;
    if (pose) {
      const near = scene.glide && before?.recording === scene.recording && Math.abs(scene.index - before.index) <= 4 && before.index !== scene.index;
      if (before?.index !== scene.index || before?.recording !== scene.recording || !this.#robotTo) {
        if (near && this.#robot && !calm.matches) {
          const turn = Math.atan2(Math.sin(pose[2] - this.#robot[2]), Math.cos(pose[2] - this.#robot[2]));
          this.#robotFrom = { at: performance.now(), pose: this.#robot };
          this.#robotTo = [pose[0], pose[1], this.#robot[2] + turn];
        } else {
          this.#robot = this.#robotTo = [...pose];
          this.#robotFrom = null;
        }
      }
    }
    if (before?.recording !== scene.recording) this.#view = this.#from = null;
    this.redraw();
  }

  clear() {
    this.#scene = this.#view = this.#robot = this.#robotTo = null;
    this.redraw();
  }

  // ---- where things lie on the canvas

  #box() {
    const { recording, index, held, truth } = this.#scene;
    const { head } = recording;
    const box = this.floor.seen(head.map)?.slice() ?? [Infinity, Infinity, -Infinity, -Infinity];
    const take = (x, z) => {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], z);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], z);
    };
    const pose = recording.steps[index]?.pose;
    if (pose) take(pose[0], pose[1]);
    for (const landmark of held.decision?.landmarks ?? []) take(...landmark.at);
    if (truth && head.truth) {
      for (const place of head.truth.path ?? []) take(...place);
      for (const room of head.truth.rooms ?? []) {
        take(room.box[0], room.box[1]);
        take(room.box[2], room.box[3]);
      }
    }
    if (!Number.isFinite(box[0])) return [-3, -3, 3, 3];
    // In steps of half a metre, so that it does not creep with every picture.
    return [...box.slice(0, 2).map((v) => Math.floor(2 * (v - MARGIN)) / 2), ...box.slice(2).map((v) => Math.ceil(2 * (v + MARGIN)) / 2)];
  }

  #aim(now) {
    const box = this.#box();
    const { width, height } = this.surface;
    const scale = Math.min((width - 12) / (box[2] - box[0]), (height - 12) / (box[3] - box[1]), 95);
    const target = { x: (box[0] + box[2]) / 2, z: (box[1] + box[3]) / 2, scale };
    const key = `${target.x} ${target.z} ${scale} ${width} ${height}`;
    if (!this.#view || this.#view.size !== `${width} ${height}` || calm.matches) {
      this.#view = { ...target, key, size: `${width} ${height}` };
      this.#from = null;
    } else if (this.#view.key !== key) {
      this.#from = { ...this.#view, at: now, target };
      this.#view.key = key;
    }
    if (!this.#from) return false;
    const t = Math.min(1, (now - this.#from.at) / 350);
    const k = t * t * (3 - 2 * t);
    for (const part of ["x", "z", "scale"]) this.#view[part] = this.#from[part] + (this.#from.target[part] - this.#from[part]) * k;
    if (t === 1) this.#from = null;
    return t < 1;
  }

  #glide(now) {
    if (!this.#robotFrom) return false;
    const t = Math.min(1, (now - this.#robotFrom.at) / STEP_TIME);
    const from = this.#robotFrom.pose;
    this.#robot = from.map((v, i) => v + (this.#robotTo[i] - v) * t);
    if (t === 1) this.#robotFrom = null;
    return t < 1;
  }

  #x(x) {
    return this.surface.width / 2 + (x - this.#view.x) * this.#view.scale;
  }

  #y(z) {
    return this.surface.height / 2 + (z - this.#view.z) * this.#view.scale;
  }

  /** Gives whether it goes on moving. */
  draw(now) {
    const scene = this.#scene;
    if (!this.dirty || this.surface.empty) return false;
    const { surface, palette } = this;
    const { look } = palette;
    if (!scene?.recording.head) {
      const context = surface.begin();
      context.fillStyle = look.unknown;
      context.fillRect(0, 0, surface.width, surface.height);
      this.dirty = false;
      return false;
    }
    if (now - this.#last < 30 && (this.#robotFrom || this.#from)) return true;
    this.#last = now;
    const moving = [this.#aim(now), this.#glide(now)].some(Boolean);
    this.dirty = moving;
    const context = surface.begin();
    context.fillStyle = look.unknown;
    context.fillRect(0, 0, surface.width, surface.height);
    this.#hits = [];
    this.#drawFloor(context, scene);
    if (scene.truth) this.#drawTruth(context, scene);
    this.#drawTrail(context, scene);
    this.#drawEvidence(context, scene);
    this.#drawObjects(context, scene);
    this.#drawLandmarks(context, scene);
    this.#drawRobot(context, scene);
    this.#drawRooms(scene);
    this.#drawScale(context);
    return moving;
  }

  #drawFloor(context, { recording }) {
    const { now } = this.floor;
    const { map } = recording.head;
    if (!now || !map) return;
    const cell = map.cell * this.#view.scale;
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = "low";
    const [c0, r0, c1, r1] = now.box ?? [0, 0, 0, 0];
    if (c1 > c0) context.drawImage(now.canvas, c0, r0, c1 - c0, r1 - r0, this.#x(map.origin[0] + c0 * map.cell), this.#y(map.origin[1] + r0 * map.cell), (c1 - c0) * cell, (r1 - r0) * cell);
  }

  #line(context, points) {
    context.beginPath();
    points.forEach(([x, z], i) => context[i ? "lineTo" : "moveTo"](this.#x(x), this.#y(z)));
    context.stroke();
  }

  #drawTruth(context, { recording }) {
    const { truth } = recording.head;
    if (!truth) return;
    const { look } = this.palette;
    context.lineWidth = 1.25;
    this.surface.font(11, 400);
    context.textAlign = "left";
    context.textBaseline = "top";
    for (const { name, box } of truth.rooms ?? []) {
      context.setLineDash([2, 3]);
      context.strokeStyle = look.strong;
      context.strokeRect(this.#x(box[0]), this.#y(box[1]), (box[2] - box[0]) * this.#view.scale, (box[3] - box[1]) * this.#view.scale);
      context.setLineDash([]);
      this.surface.text(name, this.#x(box[0]) + 4, this.#y(box[1]) + 4, look.soft, look.halo);
    }
    for (const [x0, z0, x1, z1] of truth.goals ?? []) {
      context.fillStyle = `${look.good}33`;
      context.strokeStyle = look.good;
      context.lineWidth = 2;
      context.fillRect(this.#x(x0), this.#y(z0), (x1 - x0) * this.#view.scale, (z1 - z0) * this.#view.scale);
      context.strokeRect(this.#x(x0), this.#y(z0), (x1 - x0) * this.#view.scale, (z1 - z0) * this.#view.scale);
    }
    if (truth.path?.length > 1) {
      context.lineJoin = context.lineCap = "round";
      context.lineWidth = 5;
      context.strokeStyle = look.halo;
      this.#line(context, truth.path);
      context.lineWidth = 2.5;
      context.strokeStyle = look.good;
      this.#line(context, truth.path);
    }
  }

  #drawRooms({ held, truth }) {
    if (truth) return;
    const { look } = this.palette;
    const { context, width, height } = this.surface;
    const things = [...this.#hits, { x: this.#x(this.#robot?.[0] ?? 0), y: this.#y(this.#robot?.[1] ?? 0), radius: 12 }];
    const taken = [];
    this.surface.font(12, 500);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const room of held.graph?.rooms ?? []) {
      if (!room.center) continue;
      const chance = room.probs?.[0]?.[1];
      const words = `${room.name}${chance != null ? ` ${percent(chance)}` : ""}`;
      const half = context.measureText(words).width / 2 + 3;
      const x = Math.min(Math.max(this.#x(room.center[0]), half + 4), width - half - 4);
      const middle = Math.min(Math.max(this.#y(room.center[1]), 12), height - 26);
      const clear = (y) => things.every((thing) => Math.abs(thing.x - x) > half + thing.radius - 4 || Math.abs(thing.y - y) > thing.radius + 4) && taken.every((other) => Math.abs(other.y - y) > 16 || Math.abs(other.x - x) > half + other.half);
      const y = [0, -20, 20, -34, 34, -48, 48].map((by) => middle + by).find((at) => at > 10 && at < height - 10 && clear(at));
      if (y == null) continue; // the graph names it too
      taken.push({ x, y, half });
      this.surface.text(words, x, y, look.ink, look.halo);
    }
  }

  #drawTrail(context, { recording, index, held }) {
    const { look } = this.palette;
    const { steps } = recording;
    context.lineJoin = context.lineCap = "round";
    if (held.path?.length > 1) {
      context.setLineDash([6, 5]);
      context.lineWidth = 2.25;
      context.strokeStyle = look.accent;
      this.#line(context, held.path);
      context.setLineDash([]);
    }
    const walked = [];
    for (let i = 0; i < index; i += 1) {
      const { pose } = steps[i];
      const last = walked.at(-1);
      if (pose && (!last || pose[0] !== last[0] || pose[1] !== last[1])) walked.push(pose);
    }
    walked.push(this.#robot ?? steps[index].pose);
    context.lineWidth = 5;
    context.strokeStyle = look.halo;
    this.#line(context, walked);
    context.lineWidth = 2.25;
    context.strokeStyle = look.trail;
    this.#line(context, walked);
    const start = steps[0]?.pose;
    if (!start) return;
    context.beginPath();
    context.arc(this.#x(start[0]), this.#y(start[1]), 4, 0, 7);
    context.fillStyle = look.panel;
    context.fill();
    context.lineWidth = 2;
    context.stroke();
  }

  /** Dots from the place that is explained to the things near it. */
  #drawEvidence(context, { held, landmark, past }) {
    if (past && landmark == null) return;
    const { decision, graph } = held;
    const mark = decision?.landmarks?.find(({ id }) => id === (landmark ?? decision.chosen));
    if (!mark || !graph) return;
    context.setLineDash([1.5, 4]);
    context.lineCap = "round";
    context.lineWidth = 1.75;
    context.strokeStyle = this.palette.look.ink;
    for (const [, , id] of mark.near ?? []) {
      const thing = id == null ? null : graph.objects?.find((one) => one.id === id);
      if (thing?.center) this.#line(context, [mark.at, [thing.center[0], thing.center[2]]]);
    }
    context.setLineDash([]);
  }

  #drawObjects(context, { held, object }) {
    const { look } = this.palette;
    for (const thing of held.graph?.objects ?? []) {
      if (!thing.center) continue;
      const [x, y] = [this.#x(thing.center[0]), this.#y(thing.center[2])];
      const goal = this.palette.goals.has(thing.beliefs?.[0]?.[0]);
      const radius = goal ? 6 : 4;
      context.globalAlpha = thing.rejected ? 0.5 : 1;
      context.beginPath();
      context.arc(x, y, radius, 0, 7);
      context.fillStyle = thing.rejected ? look.strong : this.palette.entropy(thing.entropy);
      context.fill();
      context.lineWidth = goal ? 2 : 1.25;
      context.strokeStyle = goal ? look.accent : look.panel;
      context.stroke();
      context.globalAlpha = 1;
      if (thing.id === object) {
        context.beginPath();
        context.arc(x, y, radius + 4, 0, 7);
        context.lineWidth = 2;
        context.strokeStyle = look.ink;
        context.stroke();
      }
      this.#hits.push({ kind: "object", thing, x, y, radius: radius + 5 });
    }
  }

  #drawLandmarks(context, { held, landmark, past }) {
    const { decision } = held;
    const [tx, tz] = (past && held.target) || [];
    if (tx != null) {
      context.beginPath();
      context.arc(this.#x(tx), this.#y(tz), 11, 0, 7);
      context.lineWidth = 2.5;
      context.strokeStyle = this.palette.look.accent;
      context.stroke();
    }
    if (!decision?.landmarks?.length) return;
    const { look } = this.palette;
    const rank = ranks(decision.landmarks);
    context.textAlign = "center";
    context.textBaseline = "middle";
    const order = decision.landmarks.map((mark, i) => [mark, rank[i]]).sort((a, b) => Number(a[0].id === decision.chosen) - Number(b[0].id === decision.chosen));
    context.globalAlpha = past ? 0.55 : 1;
    for (const [mark, share] of order) {
      const [x, y] = [this.#x(mark.at[0]), this.#y(mark.at[1])];
      const chosen = mark.id === decision.chosen && !past;
      const radius = chosen ? 13 : 8 + 3.5 * share;
      const fill = chosen ? look.accent : mix(look.panel, look.accent, 0.06 + 0.4 * share);
      if (chosen) {
        context.beginPath();
        context.arc(x, y, radius + 5, 0, 7);
        context.fillStyle = `${look.accent}38`;
        context.fill();
      }
      context.beginPath();
      context.arc(x, y, radius, 0, 7);
      context.fillStyle = fill;
      context.fill();
      context.lineWidth = chosen ? 2 : 1.5;
      context.strokeStyle = chosen ? look.panel : look.accent;
      context.stroke();
      if (mark.id === landmark) {
        context.beginPath();
        context.arc(x, y, radius + (chosen ? 4 : 3), 0, 7);
        context.lineWidth = 2;
        context.strokeStyle = look.ink;
        context.stroke();
      }
      this.surface.font(chosen ? 14 : 11, 700);
      context.fillStyle = inkOn(fill);
      context.fillText(mark.name, x, y + 0.5);
      this.#hits.push({ kind: "landmark", thing: mark, x, y, radius: radius + 4 });
    }
    context.globalAlpha = 1;
  }

  #drawRobot(context, { recording }) {
    const pose = this.#robot;
    if (!pose) return;
    const { look } = this.palette;
    const [x, y, heading] = [this.#x(pose[0]), this.#y(pose[1]), pose[2]];
    const up = -Math.PI / 2 - heading;
    const half = (((recording.head.camera?.hfov ?? 79) / 2) * Math.PI) / 180;
    const reach = Math.min(2.4 * this.#view.scale, 130);
    const glow = context.createRadialGradient(x, y, 0, x, y, reach);
    glow.addColorStop(0, `${look.accent}55`);
    glow.addColorStop(1, `${look.accent}00`);
    context.fillStyle = glow;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, reach, up - half, up + half);
    context.closePath();
    context.fill();
    context.save();
    context.translate(x, y);
    context.rotate(up);
    context.beginPath();
    context.moveTo(12, 0);
    context.lineTo(-8, 8);
    context.lineTo(-4, 0);
    context.lineTo(-8, -8);
    context.closePath();
    context.lineJoin = "round";
    context.lineWidth = 4;
    context.strokeStyle = look.panel;
    context.stroke();
    context.fillStyle = look.accent;
    context.fill();
    context.restore();
  }

  #drawScale(context) {
    const { look } = this.palette;
    const { scale } = this.#view;
    const length = [1, 2, 5].find((metre) => metre * scale > 44) ?? 5;
    const [x, y] = [10, this.surface.height - 11];
    context.lineCap = "butt";
    context.lineWidth = 1.5;
    context.strokeStyle = look.soft;
    context.beginPath();
    context.moveTo(x, y - 4);
    context.lineTo(x, y);
    context.lineTo(x + length * scale, y);
    context.lineTo(x + length * scale, y - 4);
    context.stroke();
    this.surface.font(11, 400);
    context.textAlign = "left";
    context.textBaseline = "bottom";
    this.surface.text(`${length} m`, x + 4, y - 2, look.soft, look.halo);
  }

  // ---- pointing

  #hit(x, y) {
    let best = null;
    for (const hit of this.#hits) {
      const far = Math.hypot(hit.x - x, hit.y - y);
      if (far <= hit.radius && (!best || far < best.far || (hit.kind === "landmark" && best.kind === "object"))) best = { ...hit, far };
    }
    return best;
  }

  #hover({ offsetX: x, offsetY: y }) {
    const hit = this.#hit(x, y);
    this.surface.canvas.style.cursor = hit ? "pointer" : "default";
    if (!hit) return this.surface.hideTip();
    const { thing } = hit;
    if (hit.kind === "object") {
      const beliefs = (thing.beliefs ?? []).slice(0, 3).map(([label, chance]) => h("div", {}, `${label} ${percent(chance)}`));
      return this.surface.showTip(hit.x, hit.y, h("b", {}, `Thing ${thing.id}${thing.rejected ? ", ruled out" : ""}`), ...beliefs);
    }
    const wins = thing.comparisons ? `won ${thing.wins} of ${thing.comparisons} comparisons` : `score ${two(thing.score)}`;
    this.surface.showTip(hit.x, hit.y, h("b", {}, `${thing.name}${thing.room ? `: ${thing.room}` : ""}`), h("div", {}, wins), thing.distance != null ? h("div", {}, `${metres(thing.distance)} away`) : "");
  }
}
