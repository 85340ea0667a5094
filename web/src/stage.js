// The picture: one WebGL context for all panes, drawn only when something has changed.
import {
  Box3,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  MathUtils,
  NeutralToneMapping,
  OrthographicCamera,
  PerspectiveCamera,
  Plane,
  Ray,
  Scene,
  Spherical,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { Body } from "./body.js";
import { AXIS_VECTORS, Frame, VIEWS, extent } from "./frame.js";
import { deviationUniforms } from "./materials.js";

const FIELD_OF_VIEW = 28;
const MARGIN = 1.1;
const MOST_PIXELS = 2;
const SNAP = 10;
/** Meshes that are shown side by side at most. */
export const MOST_PANES = 6;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const ease = (t) => 1 - (1 - t) ** 3;

export class Stage extends EventTarget {
  bodies = [];
  panes = [];
  frame = new Frame();
  layout = "single";
  shown = 0;
  stacked = false;
  dark = false;
  touched = false;
  look = { color: "plain", wireframe: false, edges: true, opacity: 0.45 };
  section = { on: false, axis: "y", offset: 0, keep: 1 };
  frames = 0;
  last = { ms: 0, calls: 0, triangles: 0 };

  #planes = [];
  #plane = new Plane();
  #wanted = 0;
  #move = null;
  #size = new Vector2();
  #box = new Box3();

  /** host: the element that the canvas and the panes fill. Throws where there is no WebGL. */
  constructor(host) {
    super();
    this.host = host;
    this.canvas = document.createElement("canvas");
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: true, alpha: true, stencil: true, powerPreference: "high-performance" });
    this.renderer.setPixelRatio(Math.min(devicePixelRatio || 1, MOST_PIXELS));
    this.renderer.setClearColor(0, 0);
    this.renderer.autoClear = false;
    this.renderer.info.autoReset = false;
    this.renderer.localClippingEnabled = true;
    this.renderer.toneMapping = NeutralToneMapping;
    this.deviation = deviationUniforms();
    host.append(this.canvas);

    this.scene = new Scene();
    // A studio of lamps rather than an environment map: that costs seconds to filter on a machine without a graphics card.
    // Sky and floor stand still; the lamps go with the eye, so that no side is ever in the dark.
    this.scene.add(new HemisphereLight("#f6f8fb", "#aaa6a0", 2.1));
    this.lamps = [
      [new DirectionalLight("#fffdf9", 1.7), [-0.55, 0.85, 1.0]],
      [new DirectionalLight("#e6eefa", 0.75), [1.0, 0.15, 0.7]],
    ];
    for (const [lamp] of this.lamps) this.scene.add(lamp, lamp.target);

    this.perspective = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 100);
    this.orthographic = new OrthographicCamera(-1, 1, 1, -1, 0.01, 100);
    this.camera = this.perspective;
    this.target = new Vector3();
    this.#place(this.#pose(VIEWS.iso.from));

    for (let index = 0; index < MOST_PANES; index++) this.panes.push(this.#pane(index));
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
  }

  #pane(index) {
    const element = document.createElement("div");
    element.className = "pane";
    this.host.append(element);
    const controls = new OrbitControls(this.camera, element);
    controls.target = this.target; // one target and one camera for all: linked by construction
    controls.enableDamping = true;
    controls.dampingFactor = still() ? 1 : 0.16;
    controls.zoomToCursor = true;
    controls.zoomSpeed = 1.2;
    controls.rotateSpeed = 0.9;
    controls.minDistance = 0.02;
    controls.maxDistance = 60;
    controls.minZoom = 0.05;
    controls.maxZoom = 200;
    controls.addEventListener("start", () => {
      this.#move = null;
      this.touched = true;
      this.invalidate();
    });
    controls.addEventListener("change", () => this.invalidate());
    return { index, element, controls, bodies: [], rect: null };
  }

  // ---- what is shown

  /** Show these [{model, role}], in this order; bodies of models that stay are kept. */
  show(items, { refit }) {
    const before = new Map(this.bodies.map((body) => [body.model, body]));
    const next = items.map(({ model, role }, i) => {
      const kept = before.get(model);
      if (kept && kept.role === role) {
        before.delete(model);
        return kept;
      }
      const body = new Body(model, role, { planes: this.#planes, deviation: this.deviation }, i % 2 === 1);
      this.scene.add(...body.objects);
      return body;
    });
    before.forEach((body) => body.dispose());
    const fresh = next.filter((body) => !this.bodies.includes(body));
    this.bodies = next;
    const box = this.fileBox();
    if (refit) this.frame.fit(box);
    for (const body of refit ? next : fresh) {
      body.place(this.frame);
      body.bakeShadow(this.renderer);
    }
    this.#box = this.worldBox();
    if (refit) {
      this.touched = false;
      this.section.offset = this.#middle(this.section.axis);
    }
    this.shown = Math.min(this.shown, Math.max(0, next.length - 1));
    this.arrange();
    if (refit) this.view("iso", 0);
  }

  /** Bounds of all bodies in glb coordinates. */
  fileBox() {
    return this.bodies.reduce((box, body) => box.union(body.model.box), new Box3());
  }

  worldBox() {
    return this.bodies.reduce((box, body) => box.union(body.worldBox()), new Box3());
  }

  /** Divide the stage into panes for the layout, and dress the bodies. */
  arrange() {
    const layout = this.bodies.length < 2 && this.layout !== "single" ? "single" : this.layout;
    this.arranged = layout;
    const groups =
      layout === "side" ? this.bodies.slice(0, MOST_PANES).map((body) => [body])
      : layout === "overlay" ? [this.overlaid]
      : [this.bodies.slice(this.shown, this.shown + 1)];
    const { clientWidth: w, clientHeight: h } = this.host;
    const count = groups.length;
    const columns = this.stacked ? (count > 2 ? 2 : 1) : count < 4 ? count : Math.ceil(count / 2);
    const rows = Math.ceil(count / columns);
    this.panes.forEach((pane, i) => {
      pane.bodies = groups[i] ?? [];
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const here = Math.min(columns, count - columns * row); // an incomplete last row is shared out
      const edge = (k) => Math.floor((w * k) / here);
      const [x, y, right, bottom] = [edge(column), Math.floor((h * row) / rows), edge(column + 1), Math.floor((h * (row + 1)) / rows)];
      pane.rect = i < count ? [x, y, right - x, bottom - y] : null;
      const { element, rect } = pane;
      element.hidden = !rect;
      if (!rect) return;
      Object.assign(element.style, { left: `${rect[0]}px`, top: `${rect[1]}px`, width: `${rect[2]}px`, height: `${rect[3]}px` });
      element.classList.toggle("beside", x > 0);
      element.classList.toggle("below", y > 0);
    });
    this.dress();
    if (!this.touched && this.bodies.length) this.view("iso", 0);
    this.invalidate();
  }

  get activePanes() {
    return this.panes.filter((pane) => pane.rect && pane.bodies.length);
  }

  /** The two bodies of an overlay: the first, and the one that is chosen of the others. */
  get overlaid() {
    return [this.bodies[0], this.bodies[Math.max(1, this.shown)]].filter(Boolean);
  }

  /** The body that an overlay looks through: the scan, else the first. */
  get veil() {
    return this.overlaid.find((body) => body.role === "scan") ?? this.bodies[0];
  }

  dress() {
    const { section } = this;
    const reach = 3 * (this.#box.isEmpty() ? 1 : this.#box.max.distanceTo(this.#box.min));
    const normal = AXIS_VECTORS[section.axis];
    this.#plane.normal.copy(normal).multiplyScalar(section.keep);
    this.#plane.constant = -section.keep * (section.offset - normal.dot(this.frame.centre)) * this.frame.scale;
    this.#planes.length = 0;
    if (section.on) this.#planes.push(this.#plane);
    for (const body of this.bodies) {
      const opacity = this.arranged === "overlay" && body === this.veil ? this.look.opacity : null;
      body.style({ ...this.look, opacity, section: section.on, pixel: this.renderer.getPixelRatio(), dark: this.dark });
      if (section.on) body.cut(section, reach);
    }
    this.invalidate();
  }

  setLook(changes) {
    Object.assign(this.look, changes);
    this.dress();
  }

  setLimit(limit) {
    this.deviation.uLimit.value = limit;
    this.limit = limit;
    this.invalidate();
  }

  /** Where the colours of wall thickness end, in the file's unit. */
  setThickest(value) {
    this.deviation.uThickest.value = value;
    this.invalidate();
  }

  setSection(changes) {
    const axis = this.section.axis;
    const turned = changes.on && !this.section.on;
    Object.assign(this.section, changes);
    const [low, high] = this.range(this.section.axis);
    if (this.section.axis !== axis || (turned && !(this.section.offset > low && this.section.offset < high))) {
      this.section.offset = this.#middle(this.section.axis);
    }
    // What is taken away is first the side that faces the isometric eye.
    if (changes.axis || (turned && !this.#cutBefore)) this.section.keep = this.section.axis === "y" ? 1 : -1;
    if (turned) this.#cutBefore = true;
    if (changes.flip) this.section.keep *= -1;
    delete this.section.flip;
    this.section.offset = MathUtils.clamp(this.section.offset, low, high);
    this.dress();
  }

  #cutBefore = false;

  range(axis) {
    const box = this.fileBox();
    return box.isEmpty() ? [0, 1] : extent(box, axis);
  }

  #middle(axis) {
    const [low, high] = this.range(axis);
    return (low + high) / 2;
  }

  // ---- the camera

  /** {target, theta, phi, radius (of a perspective eye with the same scale), zoom} */
  pose() {
    const offset = this.camera.position.clone().sub(this.target);
    const s = new Spherical().setFromVector3(offset);
    return { target: this.target.clone(), theta: s.theta, phi: s.phi, radius: s.radius, zoom: this.camera.zoom };
  }

  #place({ target, theta, phi, radius, zoom }) {
    this.target.copy(target);
    const s = new Spherical(radius, MathUtils.clamp(phi, 1e-6, Math.PI - 1e-6), theta);
    this.camera.position.setFromSpherical(s).add(this.target);
    this.camera.zoom = zoom;
    this.camera.lookAt(this.target);
    this.camera.updateMatrixWorld(true);
  }

  /** The pose from which all is seen whole, standing in that direction of the file's frame. */
  #pose([x, y, z]) {
    const away = new Vector3(x, z, -y).normalize();
    const s = new Spherical().setFromVector3(away);
    const target = new Vector3();
    const pose = { target, theta: s.theta, phi: s.phi, radius: 4.5, zoom: 1 };
    if (this.#box.isEmpty()) return pose;
    this.#box.getCenter(target);
    const eye = new PerspectiveCamera();
    eye.position.setFromSpherical(new Spherical(1, MathUtils.clamp(s.phi, 1e-6, Math.PI - 1e-6), s.theta));
    eye.lookAt(0, 0, 0);
    eye.updateMatrixWorld(true);
    const [right, up, back] = [0, 1, 2].map((i) => new Vector3().setFromMatrixColumn(eye.matrixWorld, i));
    // A stage that isn't laid out yet has no width.
    const aspects = this.activePanes.map(({ rect }) => rect[2] / Math.max(1, rect[3])).filter((aspect) => aspect > 0);
    const aspect = Math.min(...(aspects.length ? aspects : [1.4]));
    const tall = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2));
    let radius = 0;
    for (let i = 0; i < 8; i++) {
      const p = new Vector3(
        i & 1 ? this.#box.max.x : this.#box.min.x,
        i & 2 ? this.#box.max.y : this.#box.min.y,
        i & 4 ? this.#box.max.z : this.#box.min.z,
      ).sub(target);
      const [px, py, pz] = [Math.abs(p.dot(right)), Math.abs(p.dot(up)), p.dot(back)];
      radius = Math.max(radius, pz + py / tall, pz + px / (tall * aspect));
    }
    return { ...pose, radius: Math.max(radius * MARGIN, 0.05) };
  }

  view(name, ms = 320) {
    this.#go(this.#pose(VIEWS[name].from), ms);
  }

  reset() {
    this.touched = false;
    this.view("iso");
  }

  orbit(dTheta, dPhi) {
    const goal = this.#goal();
    this.#nudge({ ...goal, theta: goal.theta + dTheta, phi: MathUtils.clamp(goal.phi + dPhi, 0, Math.PI) });
  }

  /** Move the eye by fractions of the pane's height. */
  pan(dx, dy) {
    const goal = this.#goal();
    const height = (2 * goal.radius * Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2))) / goal.zoom;
    const right = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 1);
    const target = goal.target.clone().addScaledVector(right, dx * height).addScaledVector(up, dy * height);
    this.#nudge({ ...goal, target });
  }

  zoom(factor) {
    const goal = this.#goal();
    if (this.camera.isOrthographicCamera) this.#nudge({ ...goal, zoom: MathUtils.clamp(goal.zoom * factor, 0.05, 200) });
    else this.#nudge({ ...goal, radius: MathUtils.clamp(goal.radius / factor, 0.02, 60) });
  }

  #goal() {
    return this.#move?.to ?? this.pose();
  }

  #nudge(to) {
    this.touched = true;
    this.#go(to, 130);
  }

  #go(to, ms) {
    const from = this.pose();
    let turn = (to.theta - from.theta) % (2 * Math.PI);
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    const goal = { ...to, theta: from.theta + turn };
    if (ms === 0 || still()) {
      this.#move = null;
      this.#place(goal);
    } else this.#move = { from, to: goal, start: performance.now(), ms };
    this.invalidate();
  }

  /** End a movement that is under way at once. */
  finish() {
    if (this.#move) this.#place(this.#move.to);
    this.#move = null;
  }

  setOrthographic(on) {
    const next = on ? this.orthographic : this.perspective;
    if (next === this.camera) return;
    const pose = this.#goal();
    this.#move = null;
    this.camera = next;
    // The same scale at the target in both, so that switching doesn't jump.
    this.#place(on ? pose : { ...pose, radius: pose.radius / pose.zoom, zoom: 1 });
    for (const { controls } of this.panes) controls.object = next;
    this.invalidate();
  }

  // ---- drawing

  resize() {
    const { clientWidth: w, clientHeight: h } = this.host;
    if (!w || !h) return;
    if (this.#size.x !== w || this.#size.y !== h) {
      this.#size.set(w, h);
      this.renderer.setPixelRatio(Math.min(devicePixelRatio || 1, MOST_PIXELS));
      this.renderer.setSize(w, h);
      this.arrange();
      this.draw(); // in the same frame: a resized canvas is empty until it is drawn
    }
  }

  invalidate() {
    this.#wanted ||= requestAnimationFrame(() => {
      this.#wanted = 0;
      this.#tick();
    });
  }

  #tick() {
    if (this.#move) {
      const { from, to, start, ms } = this.#move;
      const t = Math.min(1, (performance.now() - start) / ms);
      const k = ease(t);
      const mix = (a, b) => a + (b - a) * k;
      this.#place({
        target: from.target.clone().lerp(to.target, k),
        theta: mix(from.theta, to.theta),
        phi: mix(from.phi, to.phi),
        radius: from.radius * (to.radius / from.radius) ** k,
        zoom: from.zoom * (to.zoom / from.zoom) ** k,
      });
      if (t < 1) this.invalidate();
      else this.#move = null;
    }
    for (const { controls, rect } of this.panes) if (rect) controls.update(); // "change" asks for the next frame while it glides
    this.draw();
  }

  draw() {
    const start = performance.now();
    const { renderer, scene } = this;
    this.#lights();
    renderer.info.reset();
    renderer.setScissorTest(true);
    for (const pane of this.activePanes) {
      const [x, y, w, h] = pane.rect;
      if (w < 1 || h < 1) continue;
      const bottom = this.#size.y - y - h;
      renderer.setViewport(x, bottom, w, h);
      renderer.setScissor(x, bottom, w, h);
      renderer.clear();
      this.#lens(w / h);
      const ground = pane.bodies.find((body) => body !== this.veil) ?? pane.bodies[0];
      for (const body of this.bodies) {
        const here = pane.bodies.includes(body);
        body.setVisible(here, here && body === ground && !this.section.on && !this.#below());
        if (here) body.cap.visible = this.section.on && body.filled;
      }
      renderer.render(scene, this.camera);
    }
    if (!this.activePanes.length) {
      renderer.setScissorTest(false);
      renderer.clear();
    }
    this.frames += 1;
    this.last = { ms: performance.now() - start, calls: renderer.info.render.calls, triangles: renderer.info.render.triangles };
    this.dispatchEvent(new Event("draw"));
  }

  #below() {
    return this.camera.position.y < this.#box.min.y;
  }

  #lights() {
    for (const [lamp, from] of this.lamps) lamp.position.set(...from).applyQuaternion(this.camera.quaternion);
  }

  /** Frustum for a pane, with the depth range just around what is there: the best precision a depth buffer gives. */
  #lens(aspect) {
    const { camera } = this;
    const centre = this.#box.isEmpty() ? new Vector3() : this.#box.getCenter(new Vector3());
    const radius = this.#box.isEmpty() ? 1 : 0.75 * this.#box.max.distanceTo(this.#box.min) + 0.3;
    const toward = new Vector3(0, 0, -1).applyQuaternion(camera.quaternion);
    const depth = centre.sub(camera.position).dot(toward);
    if (camera.isPerspectiveCamera) {
      camera.aspect = aspect;
      camera.near = Math.max(depth - radius, 0.002);
      camera.far = Math.max(depth + radius, camera.near * 2);
    } else {
      const half = camera.position.distanceTo(this.target) * Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2));
      Object.assign(camera, { top: half, bottom: -half, left: -half * aspect, right: half * aspect, near: depth - radius, far: depth + radius });
    }
    camera.updateProjectionMatrix();
  }

  /** Pane at a point of the window, or null. */
  paneAt(clientX, clientY) {
    const host = this.canvas.getBoundingClientRect();
    return this.activePanes.find(({ rect: [x, y, w, h] }) => {
      const [px, py] = [clientX - host.left - x, clientY - host.top - y];
      return px >= 0 && py >= 0 && px < w && py < h;
    });
  }

  /** World point -> [x, y] in CSS pixels of the pane, or null behind the eye. */
  project(world, pane) {
    const [, , w, h] = pane.rect;
    this.#lens(w / h);
    this.camera.updateMatrixWorld();
    const p = world.clone().project(this.camera);
    if (p.z > 1) return null;
    return [((p.x + 1) / 2) * w, ((1 - p.y) / 2) * h];
  }

  /** The nearest visible surface under a point of the pane: {body, world, glb, snapped, deviation} or null. */
  pick(pane, x, y) {
    const [, , w, h] = pane.rect;
    this.#lens(w / h);
    this.camera.updateMatrixWorld();
    const ndc = new Vector2((x / w) * 2 - 1, 1 - (y / h) * 2);
    const ray = new Ray();
    if (this.camera.isPerspectiveCamera) {
      ray.origin.copy(this.camera.position);
      ray.direction.set(ndc.x, ndc.y, 0.5).unproject(this.camera).sub(ray.origin).normalize();
    } else {
      ray.origin.set(ndc.x, ndc.y, -1).unproject(this.camera);
      ray.direction.set(0, 0, -1).transformDirection(this.camera.matrixWorld);
    }
    let best = null;
    for (const body of pane.bodies) {
      const local = ray.clone().applyMatrix4(body.group.matrix.clone().invert());
      const hit = this.#firstHit(body, local);
      if (!hit) continue;
      const world = hit.point.clone().applyMatrix4(body.group.matrix);
      const distance = world.distanceTo(ray.origin);
      if (!best || distance < best.distance) best = { body, hit, world, distance };
    }
    if (!best) return null;
    return this.#snapped(best, pane, x, y);
  }

  #firstHit(body, ray) {
    const { section } = this;
    if (!section.on) return body.model.bvh.raycastFirst(ray, DoubleSide);
    const normal = AXIS_VECTORS[section.axis];
    const side = (p) => section.keep * (normal.dot(p) - section.offset);
    const hits = body.model.bvh.raycast(ray, DoubleSide).filter(({ point }) => side(point) >= 0);
    hits.sort((a, b) => a.distance - b.distance);
    return hits[0] ?? null;
  }

  #snapped({ body, hit, world }, pane, x, y) {
    const { position, _deviation } = body.model.surface.attributes;
    const corners = ["a", "b", "c"].map((k) => hit.face[k]);
    let [glb, at, snapped, nearest] = [hit.point, world, false, SNAP];
    const points = corners.map((v) => new Vector3().fromBufferAttribute(position, v));
    for (const corner of points) {
      const there = corner.clone().applyMatrix4(body.group.matrix);
      const screen = this.project(there, pane);
      const away = screen ? Math.hypot(screen[0] - x, screen[1] - y) : Infinity;
      if (away < nearest) [glb, at, snapped, nearest] = [corner, there, true, away];
    }
    const value = _deviation ? weighted(glb, points, corners.map((v) => _deviation.getX(v))) : null;
    return { body, world: at, glb, file: [glb.x, -glb.z, glb.y], snapped, deviation: value };
  }

  dispose() {
    cancelAnimationFrame(this.#wanted);
    this.#wanted = -1;
    this.observer.disconnect();
    for (const { controls, element } of this.panes) {
      controls.dispose();
      element.remove();
    }
    for (const body of this.bodies) body.dispose();
    this.deviation.uRamp.value.dispose();
    this.deviation.uThicknessRamp.value.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}

/** Barycentric interpolation of three values at p. */
function weighted(p, [a, b, c], values) {
  const [ab, ac, ap] = [b.clone().sub(a), c.clone().sub(a), p.clone().sub(a)];
  const [d00, d01, d11, d20, d21] = [ab.dot(ab), ab.dot(ac), ac.dot(ac), ap.dot(ab), ap.dot(ac)];
  const d = d00 * d11 - d01 * d01;
  if (!d) return values[0];
  const v = (d11 * d20 - d01 * d21) / d;
  const w = (d00 * d21 - d01 * d20) / d;
  return (1 - v - w) * values[0] + v * values[1] + w * values[2];
}
