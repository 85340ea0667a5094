// Where things are. Three frames meet here:
//   file  - the frame and unit of the person's file, z up; every coordinate that is shown is in it
//   glb   - y up: file (x, y, z) is written as (x, z, -y)
//   world - what three.js draws: glb, moved to the origin and scaled so that the part is about 2 across. Single-precision
//           coordinates stay exact for parts far from the origin, and the controls' fixed thresholds suit any unit.
import { Matrix4, Vector3 } from "three";

export const AXES = ["x", "y", "z"];

/** Unit vectors of the file's axes in glb and world space (the two differ by a shift and a scale only). */
export const AXIS_VECTORS = { x: new Vector3(1, 0, 0), y: new Vector3(0, 0, -1), z: new Vector3(0, 1, 0) };

/** Where the eye stands for each standard view, as a direction in the file's frame. */
export const VIEWS = {
  iso: { label: "Isometric", from: [1, -1.25, 0.85] },
  front: { label: "Front", from: [0, -1, 0] },
  back: { label: "Back", from: [0, 1, 0] },
  left: { label: "Left", from: [-1, 0, 0] },
  right: { label: "Right", from: [1, 0, 0] },
  top: { label: "Top", from: [0, 0, 1] },
  bottom: { label: "Bottom", from: [0, 0, -1] },
};

export class Frame {
  constructor() {
    this.centre = new Vector3();
    this.scale = 1;
  }

  /** Put the middle of a glb box at the world's origin. */
  fit(box) {
    box.getCenter(this.centre);
    const diagonal = box.max.distanceTo(box.min);
    this.scale = diagonal > 0 ? 2 / diagonal : 1;
  }

  /** The matrix that takes glb to world. */
  matrix() {
    const { scale: s, centre: c } = this;
    return new Matrix4().makeScale(s, s, s).setPosition(-c.x * s, -c.y * s, -c.z * s);
  }

  toFile(world) {
    const { scale: s, centre: c } = this;
    return [world.x / s + c.x, -(world.z / s + c.z), world.y / s + c.y];
  }

  fromFile([x, y, z]) {
    return new Vector3(x, z, -y).sub(this.centre).multiplyScalar(this.scale);
  }
}

/** [low, high] of a glb box along one of the file's axes. */
export function extent(box, axis) {
  if (axis === "x") return [box.min.x, box.max.x];
  if (axis === "y") return [-box.max.z, -box.min.z];
  return [box.min.y, box.max.y];
}

export function size(box) {
  return AXES.map((axis) => {
    const [low, high] = extent(box, axis);
    return high - low;
  });
}

/** How many decimals a length deserves on a part of that size: about five significant digits of the whole. */
export function decimals(diagonal) {
  if (!(diagonal > 0)) return 3;
  return Math.max(0, Math.min(6, 5 - Math.ceil(Math.log10(diagonal))));
}

const MINUS = "\u2212";
const THIN = "\u202f";

/** 12345.6 -> "12 345.6"; a true minus sign; never "-0". */
export function number(value, digits) {
  if (!Number.isFinite(value)) return "\u2013";
  let text = Math.abs(value).toFixed(digits);
  const zero = Number(text) === 0;
  const [whole, part] = text.split(".");
  text = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN) : whole;
  return (value < 0 && !zero ? MINUS : "") + text + (part ? `.${part}` : "");
}

/** The shortest text for a value that a person typed or that a tick stands at. */
export function short(value) {
  return (value < 0 ? MINUS : "") + String(Number(Math.abs(value).toPrecision(3)));
}
