// What is drawn over the picture as SVG: the axes in the corner, the measured distance.
import { Quaternion } from "three";
import { AXES, AXIS_VECTORS, number } from "./frame.js";

const NS = "http://www.w3.org/2000/svg";

export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const COLORS = { x: "var(--x)", y: "var(--y)", z: "var(--z)" };
const LOOK = { x: "right", y: "back", z: "top" };
const BACK = { x: "left", y: "front", z: "bottom" };

/** The file's axes as the eye sees them. A click on a letter looks along that axis, a second one from the other side. */
export class Triad {
  constructor(onView) {
    this.element = svg("svg", { class: "triad", viewBox: "-40 -40 80 80", "aria-hidden": "true" });
    this.arms = AXES.map((axis) => {
      const line = svg("line", { x1: 0, y1: 0, stroke: COLORS[axis] });
      const ball = svg("circle", { r: 8.5, fill: COLORS[axis] });
      const letter = svg("text", {}, axis.toUpperCase());
      const group = svg("g", { class: "arm" }, line, ball, letter);
      group.append(svg("title", {}, `Look along ${axis.toUpperCase()}`));
      group.addEventListener("click", () => {
        const toward = this.toward[axis];
        onView(toward > 0.99 ? BACK[axis] : LOOK[axis]);
      });
      return { axis, line, ball, letter, group };
    });
    this.toward = {};
    this.element.append(...this.arms.map((arm) => arm.group));
  }

  update(camera) {
    const turn = new Quaternion().copy(camera.quaternion).invert();
    for (const arm of this.arms) {
      const v = AXIS_VECTORS[arm.axis].clone().applyQuaternion(turn);
      this.toward[arm.axis] = v.z;
      const [x, y] = [v.x * 28, -v.y * 28];
      arm.depth = v.z;
      arm.line.setAttribute("x2", x);
      arm.line.setAttribute("y2", y);
      arm.ball.setAttribute("cx", x);
      arm.ball.setAttribute("cy", y);
      arm.letter.setAttribute("x", x);
      arm.letter.setAttribute("y", y);
    }
    const order = [...this.arms].sort((a, b) => a.depth - b.depth);
    if (order.some((arm, i) => this.element.children[i] !== arm.group)) this.element.append(...order.map((arm) => arm.group));
  }
}

export class Measure {
  points = [];
  hover = null;
  on = false;

  /** [dx, dy, dz] in the file's frame and unit; null before two points are picked. */
  get delta() {
    if (this.points.length < 2) return null;
    const [a, b] = this.points;
    return a.file.map((v, i) => b.file[i] - v);
  }

  get distance() {
    return this.delta && Math.hypot(...this.delta);
  }

  add(point) {
    if (this.points.length === 2) this.points = [];
    this.points.push(point);
  }

  clear() {
    this.points = [];
    this.hover = null;
  }

  text(digits, unit) {
    const { delta } = this;
    if (!delta) return this.points.length ? "Pick the second point." : "Pick two points on the surface.";
    const parts = AXES.map((axis, i) => `Δ${axis} ${number(delta[i], digits)}`);
    return { distance: `${number(this.distance, digits)} ${unit}`.trim(), parts: parts.join("   ") };
  }

  /** Draw into one pane's svg; `project` gives pixels of that pane. */
  draw(layer, project, digits, unit) {
    layer.replaceChildren();
    const shown = [...this.points];
    if (this.on && this.hover && shown.length < 2) shown.push({ ...this.hover, ghost: true });
    const at = shown.map((point) => project(point.world));
    if (at.length === 2 && at[0] && at[1]) {
      const line = { x1: at[0][0], y1: at[0][1], x2: at[1][0], y2: at[1][1] };
      layer.append(svg("line", { ...line, class: "halo" }), svg("line", { ...line, class: shown[1].ghost ? "rule ghost" : "rule" }));
    }
    shown.forEach((point, i) => {
      if (!at[i]) return;
      const [cx, cy] = at[i];
      layer.append(svg("circle", { cx, cy, r: point.snapped ? 5.5 : 4.5, class: `mark${point.ghost ? " ghost" : ""}${point.snapped ? " snapped" : ""}` }));
    });
    if (this.distance !== null && this.delta && at[0] && at[1]) {
      const [x, y] = [(at[0][0] + at[1][0]) / 2, (at[0][1] + at[1][1]) / 2 - 10];
      layer.append(svg("text", { x, y, class: "length" }, `${number(this.distance, digits)} ${unit}`.trim()));
    }
    if (this.on && this.hover && this.hover.cross) {
      const [x, y] = this.hover.cross;
      layer.append(svg("path", { class: "cross", d: `M${x - 12} ${y}h24M${x} ${y - 12}v24` }));
    }
  }
}

