// What the robot sees: the picture with what the detector says about it, the depth beside it.
import { inkOn, percent } from "./palette.js";
import { Surface } from "./surface.js";

export class Camera {
  #shown = null;
  #depth = null;
  #asked = 0;
  #applied = 0;
  #depthAt = -1;
  #swapped = false;
  dirty = true;

  constructor({ palette, request }) {
    this.palette = palette;
    this.request = request;
    this.surface = new Surface({ name: "What the robot sees, with the things found in it", onresize: () => this.redraw() });
    this.element = this.surface.element;
    this.element.classList.add("camera");
    this.surface.canvas.addEventListener("click", (event) => {
      const inset = this.#inset();
      if (!inset) return;
      if (event.offsetX > inset.x && event.offsetY < inset.y + inset.height) this.swapped = !this.swapped;
    });
  }

  redraw() {
    this.dirty = true;
    this.request();
  }

  get swapped() {
    return this.#swapped;
  }

  set swapped(on) {
    this.#swapped = on;
    this.onswap?.(on);
    this.redraw();
  }

  get hasDepth() {
    return Boolean(this.#depth);
  }

  clear() {
    this.#shown = this.#depth = null;
    this.#depthAt = -1;
    this.#applied = this.#asked;
    this.redraw();
  }

  /** Ask for the pictures of a step; the boxes change with the picture they belong to. */
  show(recording, index) {
    const step = recording.steps[index];
    const { depth } = recording.held[index];
    if (!step) return;
    const ask = ++this.#asked;
    if (step.color) {
      recording.picture(step.color).then(
        (bitmap) => {
          if (ask < this.#applied) return;
          this.#applied = ask;
          this.#shown = { bitmap, detections: step.detections ?? [], camera: recording.head?.camera, index };
          this.redraw();
        },
        () => {},
      );
    }
    if (depth && depth[0] !== this.#depthAt) {
      this.#depthAt = depth[0];
      recording.picture(depth).then(
        (bitmap) => {
          if (this.#depthAt !== depth[0]) return;
          const before = this.#depth;
          this.#depth = bitmap;
          if (!before) this.onswap?.(this.swapped);
          this.redraw();
        },
        () => {},
      );
    }
  }

  #inset() {
    if (!this.#depth || !this.#shown) return null;
    const { width, height } = this.surface;
    const w = Math.round(Math.max(66, width * 0.24));
    const hgt = (w * height) / width;
    return { x: width - w - 8, y: 8, width: w, height: hgt };
  }

  draw() {
    const { surface, palette } = this;
    if (!this.dirty || surface.empty) return;
    this.dirty = false;
    const context = surface.begin();
    const { look } = palette;
    const { width, height } = surface;
    context.fillStyle = look.sunken;
    context.fillRect(0, 0, width, height);
    const shown = this.#shown;
    if (!shown) return;
    context.imageSmoothingQuality = "medium";
    const main = this.swapped && this.#depth ? this.#depth : shown.bitmap;
    try {
      context.drawImage(main, 0, 0, width, height);
    } catch {
      return; // the picture has been let go; the next one is on its way
    }
    const { width: across = 320, height: down = 240 } = shown.camera ?? {};
    const [sx, sy] = [width / across, height / down];
    surface.font(11.5, 600);
    context.textBaseline = "middle";
    context.textAlign = "left";
    const inset = this.#inset();
    const order = [...shown.detections].sort((a, b) => Number(this.#goal(a)) - Number(this.#goal(b)));
    const tags = [];
    for (const detection of order) {
      const [x0, y0, x1, y1] = detection.box;
      const color = palette.of(detection.probs?.[0]?.[0]);
      const goal = this.#goal(detection);
      const box = [x0 * sx, y0 * sy, (x1 - x0) * sx, (y1 - y0) * sy];
      context.lineWidth = goal ? 5 : 3.5;
      context.strokeStyle = "rgb(10 14 20 / 55%)";
      context.strokeRect(...box);
      context.lineWidth = goal ? 3 : 1.75;
      context.strokeStyle = color;
      context.strokeRect(...box);
    }
    if (inset) {
      context.save();
      context.beginPath();
      context.roundRect(inset.x, inset.y, inset.width, inset.height, 5);
      context.fillStyle = look.panel;
      context.strokeStyle = "#ffffffd0";
      context.lineWidth = 3;
      context.stroke();
      context.clip();
      try {
        context.drawImage(this.swapped ? shown.bitmap : this.#depth, inset.x, inset.y, inset.width, inset.height);
      } catch {
        context.fill();
      }
      context.fillStyle = "rgb(10 14 20 / 65%)";
      const word = this.swapped ? "colour" : "depth";
      surface.font(10.5, 500);
      context.fillRect(inset.x, inset.y, context.measureText(word).width + 10, 15);
      context.fillStyle = "#fff";
      context.fillText(word, inset.x + 5, inset.y + 8);
      context.restore();
    }
    surface.font(11.5, 600);
    for (const detection of order.reverse()) {
      const [x0, y0, x1] = detection.box;
      const [label, chance] = detection.probs?.[0] ?? ["?", detection.score];
      const color = palette.of(label);
      const words = `${label} ${percent(chance)}`;
      const wide = Math.ceil(context.measureText(words).width) + 10;
      let x = Math.min(Math.max(1, x0 * sx - 1), width - wide - 1);
      let y = y0 * sy - 18 > 0 ? y0 * sy - 18 : y0 * sy + 1;
      if (tags.some((tag) => x < tag.x + tag.wide && x + wide > tag.x && Math.abs(y - tag.y) < 18)) {
        if ((x1 - x0) * sx < 24) continue;
        y = Math.min(height - 18, y + 18);
        if (tags.some((tag) => x < tag.x + tag.wide && x + wide > tag.x && Math.abs(y - tag.y) < 18)) continue;
      }
      tags.push({ x, y, wide });
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(x, y, wide, 17, 3);
      context.fill();
      context.fillStyle = inkOn(color);
      context.fillText(words, x + 5, y + 9);
    }
  }

  #goal(detection) {
    return this.palette.goals.has(detection.probs?.[0]?.[0]);
  }
}
