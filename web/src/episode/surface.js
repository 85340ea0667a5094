// A canvas that knows its size without asking for layout.
import { h } from "../ui.js";

export class Surface {
  width = 0;
  height = 0;
  ratio = 1;
  #font = "sans-serif";

  constructor({ name, onresize, focusable = false }) {
    this.canvas = h("canvas", { role: focusable ? "application" : "img", "aria-label": name, tabindex: focusable ? 0 : null });
    this.tip = h("div", { class: "tip", hidden: true });
    this.element = h("div", { class: "surface" }, this.canvas, this.tip);
    this.context = this.canvas.getContext("2d");
    this.sizes = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      if (width === this.width && height === this.height) return;
      this.width = width;
      this.height = height;
      onresize();
    });
    this.sizes.observe(this.element);
  }

  get empty() {
    return this.width < 20 || this.height < 20;
  }

  setFont(font) {
    this.#font = font;
  }

  font(size, weight = 400) {
    this.context.font = `${weight} ${size}px ${this.#font}`;
  }

  begin() {
    const { canvas, context } = this;
    this.ratio = Math.min(2, devicePixelRatio || 1);
    const [width, height] = [Math.round(this.width * this.ratio), Math.round(this.height * this.ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.clearRect(0, 0, this.width, this.height);
    return context;
  }

  /** Words that are read on any ground. */
  text(words, x, y, color, halo) {
    const { context } = this;
    context.lineJoin = "round";
    context.lineWidth = 3;
    context.strokeStyle = halo;
    context.strokeText(words, x, y);
    context.fillStyle = color;
    context.fillText(words, x, y);
  }

  showTip(x, y, ...children) {
    const { tip } = this;
    tip.hidden = !children.length;
    if (tip.hidden) return;
    tip.replaceChildren(...children);
    const right = x > this.width / 2;
    const low = y > this.height / 2;
    Object.assign(tip.style, {
      left: right ? "auto" : `${x + 12}px`, right: right ? `${this.width - x + 12}px` : "auto",
      top: low ? "auto" : `${y + 12}px`, bottom: low ? `${this.height - y + 12}px` : "auto",
    });
  }

  hideTip() {
    if (!this.tip.hidden) this.tip.hidden = true;
  }
}
