// Fields as pictures: colours that are even to the eye, contour lines that are as wide everywhere, the zero set in ink.
import { mixed } from "../colors.js";

/** From the surface (dark) to far away (light). */
const NEAR_FAR = ["#10264f", "#1d5c8f", "#3f9aa0", "#9cc9a4", "#e6e6bf", "#fbf6e3"];
/** One side warm, the other cool; the surface, between them, pale. */
const SIDES = ["#7a1022", "#c2404a", "#eaa48e", "#f7f3ea", "#a4c8dd", "#4a8cc0", "#1b4680"];
/** Colours change fastest near the surface: they go with asinh(value / (limit · BEND)). */
const BEND = 0.12;

const table = (color) => {
  const found = new Uint8Array(3 * 512);
  for (let i = 0; i < 512; i++) found.set(color(i / 511), 3 * i);
  return found;
};
const RAMPS = { r: table((t) => mixed(NEAR_FAR, t)), signed: table((t) => mixed(SIDES, t)) };

export const rampOf = (field) => (field === "r" ? RAMPS.r : RAMPS.signed);

export function gradientOf(field) {
  const ramp = rampOf(field);
  const stops = Array.from({ length: 17 }, (_, i) => {
    const at = 3 * Math.round((511 * i) / 16);
    return `rgb(${ramp[at]} ${ramp[at + 1]} ${ramp[at + 2]})`;
  });
  return `linear-gradient(to right, ${stops.join(", ")})`;
}

/** Where in the ramp, 0 to 1, a value stands; `limit` at its end. P is drawn as it is: it is bounded already. */
export function placeOf(field, value, limit) {
  const share = field === "phase" ? value : Math.asinh(value / (limit * BEND)) / Math.asinh(1 / BEND);
  return field === "r" ? share : 0.5 + 0.5 * share;
}

/** The value at a place of the ramp. */
export function valueAt(field, place, limit) {
  const share = field === "r" ? place : 2 * place - 1;
  return field === "phase" ? share : Math.sinh(share * Math.asinh(1 / BEND)) * limit * BEND;
}

/** A round step of which about `count` fit into `span`: 1, 2 or 5 times a power of ten. */
export function roundStep(span, count) {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * ([1, 2, 5].find((k) => k * power >= raw * 0.999) ?? 10);
}

/** Paints one field of a slice into ImageData. `limit`: where the colours end; `step`: between contours (0: none);
 * `level`: the value whose set is drawn in ink, faintly where it lies farther than `sheet` from the surface (beyond a rim);
 * `fade`: distance from the surface at which the picture is clear as glass (0: nowhere). */
export function paint(slice, field, { limit, step, level = 0, sheet, fade = 0, image }) {
  const { width, height } = slice;
  const values = slice[field];
  const { data } = image;
  const ramp = rampOf(field);
  const signed = field !== "r";
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const value = values[i];
      const at = 3 * Math.round(511 * Math.min(1, Math.max(0, placeOf(field, value, limit))));
      // Change from this pixel to its neighbours: a contour is as wide where the field is steep as where it is flat.
      const dx = x + 1 < width ? values[i + 1] - value : value - values[i - 1];
      const dy = y + 1 < height ? values[i + width] - value : value - values[i - width];
      const slope = Math.sqrt(dx * dx + dy * dy) + 1e-12; // Math.hypot takes ten times as long
      let ink = 0;
      if (step > 0 && Math.abs(value) < limit * 1.05) {
        const off = Math.abs(value / step - Math.round(value / step)) * step;
        if (slope < 0.4 * step) ink = 0.3 * Math.max(0, 1 - off / slope);
      }
      let zero = 0;
      if (signed) {
        const off = Math.abs(value - level) / slope;
        zero = Math.min(1, Math.max(0, 1.6 - off)) * (slice.r[i] < sheet + Math.abs(level) ? 1 : 0.25);
      }
      const keep = (1 - ink) * (1 - zero);
      data[4 * i] = ramp[at] * keep + 14 * zero;
      data[4 * i + 1] = ramp[at + 1] * keep + 18 * zero;
      data[4 * i + 2] = ramp[at + 2] * keep + 24 * zero;
      data[4 * i + 3] = fade > 0 ? 255 * Math.min(1, Math.max(0, 1.6 * (1 - slice.r[i] / fade))) : 255;
    }
  }
  return image;
}
