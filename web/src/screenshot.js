// The picture as a PNG: the view, what each pane shows, the legend and the measured distance, on the ground that one sees.
import { diverging } from "./colors.js";
import { short } from "./frame.js";

export function compose({ stage, background, ink, labels, legend, measure, font }) {
  const ratio = stage.renderer.getPixelRatio();
  const { width, height } = stage.canvas;
  const canvas = document.createElement("canvas");
  // The legend has a strip of its own below the picture, as on the page.
  const strip = legend ? Math.round(56 * ratio) : 0;
  Object.assign(canvas, { width, height: height + strip });
  const c = canvas.getContext("2d");
  const ground = c.createLinearGradient(0, 0, 0, height);
  background.forEach((color, i) => ground.addColorStop(i, color));
  c.fillStyle = ground;
  c.fillRect(0, 0, width, height);
  c.fillStyle = background.at(-1);
  c.fillRect(0, height, width, strip);
  stage.draw(); // the drawing buffer is readable only in the task that filled it
  c.drawImage(stage.canvas, 0, 0);

  c.scale(ratio, ratio);
  c.font = `13px ${font}`;
  c.textBaseline = "middle";
  c.fillStyle = ink;
  stage.activePanes.forEach((pane, i) => {
    const [x, y, w, h] = pane.rect;
    c.globalAlpha = 0.15;
    if (x > 0) c.fillRect(x - 0.5, y, 1, h);
    if (y > 0) c.fillRect(x, y - 0.5, w, 1);
    c.globalAlpha = 1;
    labels[i].forEach(({ text, color }, k) => {
      c.fillStyle = color;
      c.beginPath();
      c.arc(x + 18, y + 20 + 20 * k, 5, 0, 7);
      c.fill();
      c.fillStyle = ink;
      c.fillText(text, x + 30, y + 20 + 20 * k);
    });
    if (measure?.distance) {
      const [a, b] = measure.points.map((point) => stage.project(point.world, pane));
      if (!a || !b) return;
      c.strokeStyle = c.fillStyle = ink;
      c.lineWidth = 1.5;
      c.beginPath();
      c.moveTo(x + a[0], y + a[1]);
      c.lineTo(x + b[0], y + b[1]);
      c.stroke();
      for (const [px, py] of [a, b]) {
        c.beginPath();
        c.arc(x + px, y + py, 4, 0, 7);
        c.fill();
      }
      c.fillText(measure.text, x + (a[0] + b[0]) / 2 + 8, y + (a[1] + b[1]) / 2 - 12);
    }
  });
  const top = height / ratio;
  c.fillStyle = ink;
  if (legend?.limit) {
    c.fillText(legend.title, 16, top + 20);
    const bar = { x: 150, y: top + 14, w: Math.min(340, width / ratio - 180), h: 12 };
    for (let i = 0; i < bar.w; i++) {
      c.fillStyle = `rgb(${diverging(i / (bar.w - 1)).join(" ")})`;
      c.fillRect(bar.x + i, bar.y, 1.5, bar.h);
    }
    c.fillStyle = ink;
    c.textAlign = "center";
    [-1, -0.5, 0, 0.5, 1].forEach((k) => {
      c.fillText((k > 0 ? "+" : "") + short(k * legend.limit), bar.x + ((k + 1) / 2) * bar.w, bar.y + 25);
    });
    c.textAlign = "left";
  } else if (legend?.entries) {
    let x = 16;
    for (const { label, color } of legend.entries) {
      c.fillStyle = color;
      c.fillRect(x, top + 22, 12, 12);
      c.fillStyle = ink;
      c.fillText(label, x + 19, top + 28);
      x += 19 + c.measureText(label).width + 18;
    }
  }
  return canvas;
}

export function download(canvas, name) {
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (!blob) return fail(new Error("The picture could not be made."));
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      done();
    }, "image/png");
  });
}

