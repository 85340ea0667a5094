// Colours: what each role looks like, and the diverging map for signed deviation.
import { DataTexture, LinearFilter, RGBAFormat, SRGBColorSpace, UnsignedByteType } from "three";

/** Told apart by lightness as well as by hue, so also by people who see fewer hues. */
export const ROLES = {
  scan: { surface: "#a7b3bf", line: "#3f4c59", dot: "#8493a1" },
  part: { surface: "#dc9a56", line: "#6b3c0c", dot: "#cf7f2a" },
  surfaces: { surface: "#a7b3bf", line: "#3f4c59", dot: "#8493a1" },
  points: { surface: "#5f7d9c", line: "#2c3e52", dot: "#5f7d9c" },
  sheet: { surface: "#2f9e8f", line: "#0c4f47", dot: "#1f8a7c" },
  beside: { surface: "#a795c4", line: "#47366a", dot: "#8d78b3" },
};

/** Roles of what may be open or no surface at all: a cut through them has no inside to be filled. */
export const OPEN_ROLES = ["points", "sheet", "beside"];

export const role = (name) => ROLES[name] ?? ROLES.part;

// Blue - near white - red: the ends differ in hue in a way that red-green colour-blind people see, and both are equally dark.
const LOW = "#1f5fa8";
const MIDDLE = "#e9e7e2";
const HIGH = "#b3242f";
export const UNKNOWN = "#8a8f96";

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const encoded = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

// OKLab (B. Ottosson, 2020, public domain): equal steps in it look equal.
function oklab(hex) {
  const [r, g, b] = channels(hex).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function bytes([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((c) => Math.round(255 * Math.min(1, Math.max(0, encoded(c)))));
}

const [LOW_LAB, MIDDLE_LAB, HIGH_LAB] = [LOW, MIDDLE, HIGH].map(oklab);

/** The colour at t in [0, 1] (0: -limit, 0.5: no deviation, 1: +limit) as three bytes of sRGB. */
export function diverging(t) {
  const end = t < 0.5 ? LOW_LAB : HIGH_LAB;
  const k = Math.abs(t - 0.5) * 2;
  return bytes(MIDDLE_LAB.map((m, i) => m + (end[i] - m) * k));
}

/** The colour at t in [0, 1] between colours (as #rrggbb) that are evenly spread, as three bytes of sRGB. */
export function mixed(colors, t) {
  const at = Math.min(Math.max(t, 0), 1) * (colors.length - 1);
  const i = Math.min(Math.floor(at), colors.length - 2);
  const [low, high] = [oklab(colors[i]), oklab(colors[i + 1])];
  return bytes(low.map((v, k) => v + (high[k] - v) * (at - i)));
}

/** Thin to thick: dark violet, red, yellow. */
const THIN_THICK = ["#3a1a63", "#8a2b6f", "#d1495b", "#f08a4b", "#fbd87f"];

export const thickness = (t) => mixed(THIN_THICK, t);

export function rampTexture(color = diverging) {
  const n = 256;
  const data = new Uint8Array(4 * n);
  for (let i = 0; i < n; i++) data.set([...color(i / (n - 1)), 255], 4 * i);
  const texture = new DataTexture(data, n, 1, RGBAFormat, UnsignedByteType);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** The same map as a CSS gradient, for the legend. */
export function rampGradient(direction = "to top", color = diverging) {
  const stops = Array.from({ length: 17 }, (_, i) => `rgb(${color(i / 16).join(" ")})`);
  return `linear-gradient(${direction}, ${stops.join(", ")})`;
}
