// Small helpers that make the viewer's controls.
import { ICONS } from "./icons.js";

export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** A button with a drawing; `text` is shown beside it where there is room, `name` is what it does, `key` its short cut. */
export function button({ icon, text, name, key, toggle = false, onclick }) {
  const element = h("button", { type: "button", class: "button", "aria-label": name, title: key ? `${name} (${key})` : name, onclick });
  if (key) element.setAttribute("aria-keyshortcuts", key);
  if (toggle) element.setAttribute("aria-pressed", "false");
  element.innerHTML = ICONS[icon];
  if (text) element.append(h("span", { class: "text" }, text));
  return element;
}

export const press = (element, on) => element.setAttribute("aria-pressed", String(Boolean(on)));

export function select({ name, options, onchange }) {
  const element = h("select", { "aria-label": name, title: name, onchange: () => onchange(element.value) });
  element.append(...options.map(([value, label]) => h("option", { value }, label)));
  return element;
}

/** A slider and a number field that stand for the same value. */
export function dial({ name, onvalue }) {
  const slider = h("input", { type: "range", "aria-label": name, min: 0, max: 1, step: "any" });
  const field = h("input", { type: "number", "aria-label": `${name}, exact`, step: "any", inputmode: "decimal" });
  const unit = h("span", { class: "unit" });
  const element = h("span", { class: "dial" }, slider, field, unit);
  slider.addEventListener("input", () => onvalue(Number(slider.value), slider));
  field.addEventListener("change", () => {
    const value = Number(field.value);
    if (field.value !== "" && Number.isFinite(value)) onvalue(value, field);
  });
  return {
    element,
    set({ min, max, step, value, digits, unit: text = "" }) {
      const at = step ?? (max - min) / 1000;
      Object.assign(slider, { min, max, step: at || "any" });
      slider.value = value;
      slider.setAttribute("aria-valuetext", `${value.toFixed(digits)} ${text}`.trim());
      if (field.getRootNode().activeElement !== field) field.value = Number(value.toFixed(digits));
      unit.textContent = text;
    },
  };
}

export const KEYS = [
  ["Arrow keys", "orbit"],
  ["Shift + arrow keys", "move the view"],
  ["+ / −", "zoom"],
  ["R", "see everything again"],
  ["1 / 2 / 3", "side by side / overlay / one at a time (3 again: the other one)"],
  ["C", "next colouring"],
  ["S", "cut with a plane; [ and ] move it, X Y Z choose its axis"],
  ["M", "measure; Enter picks in the middle of the view"],
  ["W / E", "triangles / edges"],
  ["O", "perspective or parallel"],
  ["P", "save a picture"],
  ["Esc", "leave help, measuring, the cut"],
];

export const HANDS = [
  ["Drag, or one finger", "orbit"],
  ["Right-drag, or two fingers", "move the view"],
  ["Wheel, or pinch", "zoom to the pointer"],
  ["Click a letter of the axes", "look along that axis"],
];

export function help(onclose) {
  const list = (rows) => h("dl", {}, ...rows.flatMap(([key, what]) => [h("dt", {}, key), h("dd", {}, what)]));
  const close = button({ icon: "close", name: "Close help", key: "Escape", onclick: onclose });
  const element = h(
    "div",
    { class: "help", role: "dialog", "aria-label": "How to use the 3D view", hidden: true, tabindex: -1 },
    h("div", { class: "help-head" }, h("strong", {}, "How to use the 3D view"), close),
    list(KEYS),
    list(HANDS),
  );
  return { element, close };
}
