// The map's picture, in the colours of the page: unknown is clear, so it takes the ground it lies on.
import { bytesOf } from "./palette.js";

const KEPT = 10;

export class Floor {
  #kept = new Map();
  #wanted = 0;
  #latest = 0;
  now = null;

  constructor({ palette, onready }) {
    this.palette = palette;
    this.onready = onready;
  }

  clear() {
    this.#kept.clear();
    this.now = null;
    this.#latest = this.#wanted;
  }

  show(recording, piece) {
    if (!piece) return;
    const key = `${piece[0]} ${this.palette.dark}`;
    if (this.now?.key === key) return;
    const ask = ++this.#wanted;
    const kept = this.#kept.get(key);
    if (kept) {
      this.#latest = ask;
      this.now = kept;
      return this.onready();
    }
    recording.picture(piece).then(
      (bitmap) => {
        if (ask < this.#latest) return;
        this.#latest = ask;
        this.now = this.#paint(bitmap, key);
        this.#kept.set(key, this.now);
        if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value);
        this.onready();
      },
      () => {},
    );
  }

  #paint(bitmap, key) {
    const { width, height } = bitmap;
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const image = context.getImageData(0, 0, width, height);
    const words = new Uint32Array(image.data.buffer);
    const { look } = this.palette;
    const word = (hex) => {
      const [r, g, b] = bytesOf(hex);
      return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
    };
    const [free, obstacle, frontier] = [look.free, look.obstacle, look.frontier].map(word);
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let row = 0, at = 0; row < height; row += 1) {
      for (let col = 0; col < width; col += 1, at += 1) {
        const value = words[at] & 255;
        if (value < 40) {
          words[at] = 0;
          continue;
        }
        words[at] = value < 120 ? free : value < 200 ? obstacle : frontier;
        if (col < left) left = col;
        if (col > right) right = col;
        if (row < top) top = row;
        if (row > bottom) bottom = row;
      }
    }
    context.putImageData(image, 0, 0);
    return { key, canvas, box: right < 0 ? null : [left, top, right + 1, bottom + 1] };
  }

  /** Where the seen part lies, in metres: [x0, z0, x1, z1]. */
  seen(map) {
    const box = this.now?.box;
    if (!box || !map) return null;
    const [x, z] = map.origin;
    return [x + box[0] * map.cell, z + box[1] * map.cell, x + box[2] * map.cell, z + box[3] * map.cell];
  }
}

/** Where each score lies among the others: 0 the lowest, 1 the highest. */
export function ranks(landmarks) {
  const scores = landmarks.map((landmark) => landmark.score ?? 0);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return scores.map((score) => (high > low ? (score - low) / (high - low) : 1));
}
