// Colours of the canvases (those of the page's tokens) and of categories.

const LIGHT = {
  panel: "#ffffff", sunken: "#eef0f4", line: "#dde1e7", strong: "#8a93a1", ink: "#14181f", soft: "#5f6876",
  accent: "#1550c4", accentInk: "#ffffff", good: "#0d6b47", warn: "#7d4c00", bad: "#ab1f17", halo: "rgb(255 255 255 / 85%)",
  unknown: "#e6e9ee", free: "#fcfcfd", obstacle: "#8d97a5", frontier: "#e0a23a", trail: "#3b4452",
  certain: "#0f766e", between: "#d3a81f", unsure: "#d8430f", other: "#a3abb6",
};
const DARK = {
  panel: "#161b22", sunken: "#11151b", line: "#2a313b", strong: "#667182", ink: "#e9ecf1", soft: "#a2acb9",
  accent: "#82acff", accentInk: "#0b1324", good: "#5fd3a0", warn: "#e8b458", bad: "#ff9087", halo: "rgb(15 19 25 / 85%)",
  unknown: "#0f1319", free: "#2b333e", obstacle: "#6d7888", frontier: "#c08a35", trail: "#d3dae3",
  certain: "#2fb3a6", between: "#e5c454", unsure: "#ff6f3d", other: "#667182",
};
const CATEGORIES = {
  light: ["#b4531a", "#1a8a6c", "#8e44ad", "#a5780b", "#2f86b5", "#c0392b", "#5f8020", "#c9587c", "#6a5fc1", "#86643f", "#0e8494", "#a13f86"],
  dark: ["#f2935c", "#5fd3a0", "#c9a6ff", "#e9bd55", "#6fc3ee", "#ff8a7a", "#b0d066", "#f2a3bd", "#a9a5ff", "#cfae8a", "#55cbdc", "#e48fd0"],
};

export const UNSURE = 0.6;

export const bytesOf = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

export function mix(a, b, t) {
  const [from, to] = [bytesOf(a), bytesOf(b)];
  return `#${from.map((v, i) => Math.round(v + (to[i] - v) * t).toString(16).padStart(2, "0")).join("")}`;
}

/** Black or white, whichever is read more easily on the colour. */
export function inkOn(hex) {
  const [r, g, b] = bytesOf(hex).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return 1.05 / (light + 0.05) > (light + 0.05) / 0.0555 ? "#ffffff" : "#0b0f14";
}

/** One colour for a category, wherever it is drawn; what is looked for has the accent. */
export class Palette {
  dark = false;
  goals = new Set();
  #order = new Map();

  get look() {
    return this.dark ? DARK : LIGHT;
  }

  of(label) {
    const { look } = this;
    if (this.goals.has(label)) return look.accent;
    if (!label || label === "other" || label === "none of them") return look.other;
    if (!this.#order.has(label)) this.#order.set(label, this.#order.size);
    const colors = CATEGORIES[this.dark ? "dark" : "light"];
    return colors[this.#order.get(label) % colors.length];
  }

  /** How unsure: 0 is certain. Of 1, where every word is equally likely, a third is already much. */
  entropy(value) {
    const { certain, between, unsure } = this.look;
    const t = Math.min(1, Math.max(0, value ?? 0) / UNSURE);
    return t < 0.5 ? mix(certain, between, 2 * t) : mix(between, unsure, 2 * t - 1);
  }
}

export const percent = (value) => `${Math.round(100 * (value ?? 0))} %`;
export const two = (value) => (Number.isFinite(value) ? value.toFixed(2).replace("-", "−") : "–");
export const metres = (value) => (Number.isFinite(value) ? `${value.toFixed(1)} m` : "–");
