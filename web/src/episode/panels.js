// The panels in words and bars: the decision, what was found in the picture, the calibrator's memory.
import { h } from "../ui.js";
import { inkOn, metres, percent, two } from "./palette.js";

const WORLDS = 6;
const CHECKS = 12;

const bar = (share, text, kind = "") => h("span", { class: `bar ${kind}` }, h("i", { style: `width:${Math.round(100 * Math.min(1, Math.max(0, share)))}%` }), h("b", {}, text));
const note = (text) => h("p", { class: "note" }, text);

/** One stacked bar for a whole distribution, with its names under it. */
export function stack(probs, palette, { most = 4 } = {}) {
  const sum = probs.reduce((total, [, chance]) => total + chance, 0);
  const parts = sum < 0.995 ? [...probs, ["", 1 - sum]] : probs;
  const segments = parts.map(([label, chance]) => {
    const color = palette.of(label || "other");
    const wide = chance / Math.max(1, sum);
    return h("i", { style: `width:${100 * wide}%;background:${label ? color : "transparent"};color:${inkOn(color)}`, title: label ? `${label} ${percent(chance)}` : "" }, wide > 0.17 && label ? percent(chance) : "");
  });
  const names = probs.slice(0, most).map(([label, chance]) => h("span", {}, h("i", { class: "swatch", style: `background:${palette.of(label)}` }), `${label} ${percent(chance)}`));
  return h("div", { class: "stack" }, h("div", { class: "segments", role: "img", "aria-label": probs.map(([label, chance]) => `${label} ${percent(chance)}`).join(", ") }, ...segments), h("div", { class: "names" }, ...names));
}

// ---- the decision

const COLUMNS = [
  ["spatial", "Unseen", "How much of what lies round it has not been seen yet"],
  ["semantic", "Unsure", "How unsure the robot is of the things near it: there it can learn what they are"],
  ["win_rate", "Wins", "How many of its comparisons with other places it won: which of the two is more likely to lead to the goal?"],
  ["score", "Score", "Made of the wins and of what there is to learn (unseen, unsure); the robot goes to the highest"],
];

export class DecisionPanel {
  #shown = null;

  constructor({ palette, onpick }) {
    this.palette = palette;
    this.onpick = onpick;
    this.table = h("div", { class: "ranking" });
    this.why = h("div", { class: "why", "aria-live": "polite" });
    this.worlds = h("div", { class: "worlds" });
    this.lead = h("p", { class: "lead" });
    this.heading = h("h3", {}, "Why it goes there");
    this.element = h("section", { class: "panel decision" }, this.heading, this.lead, this.table, this.why, this.worlds);
  }

  show({ decision, graph, landmark, decided, now, palette, recording }) {
    const key = [recording, decision, landmark, decided, now, palette.dark];
    if (this.#shown && key.every((value, i) => value === this.#shown[i])) return;
    this.#shown = key;
    this.heading.textContent = now || decided < 0 ? "Why it goes there" : `Why it went there (choice of step ${decided + 1})`;
    const marks = [...(decision?.landmarks ?? [])].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
    const worlds = decision?.worlds ?? [];
    if (!marks.length) {
      this.lead.textContent = "";
      this.table.replaceChildren(note(decision || graph ? "No place to choose from at this step." : "No choice was made yet: first the robot looks round."));
      this.why.replaceChildren();
      this.worlds.replaceChildren();
      return;
    }
    this.lead.textContent = worlds.length
      ? "The lettered places on the map are compared, two at a time: which leads to the goal? The place with the most wins, and the most to learn, is next."
      : "The lettered places on the map, by the score that this policy gives them.";
    this.#rank(marks, decision, landmark, now);
    this.#explain(marks, decision, landmark);
    this.#imagine(decision, graph, worlds);
  }

  #rank(marks, decision, landmark, now) {
    const columns = COLUMNS.filter(([name]) => marks.some((mark) => (decision.worlds?.length ? mark[name] != null : mark[name])));
    // Bars from nought to the largest; where scores are below nought, from the lowest to the highest.
    const ends = Object.fromEntries(
      columns.map(([name]) => {
        const values = marks.map((mark) => mark[name] ?? 0);
        return [name, [Math.min(0, ...values), Math.max(...values)]];
      }),
    );
    const share = (name, value) => {
      const [low, high] = ends[name];
      return high > low ? ((value ?? 0) - low) / (high - low) : 0;
    };
    const rows = marks.map((mark) => {
      const chosen = mark.id === decision.chosen;
      const letter = h("button", { type: "button", class: "disc", "aria-pressed": String(mark.id === landmark), "aria-label": `Place ${mark.name}: why it ${chosen ? "was chosen" : "was not chosen"}` }, mark.name);
      const cells = columns.map(([name]) => h("td", {}, bar(share(name, mark[name]), name === "win_rate" && mark.comparisons ? `${Math.round(mark.wins)} of ${mark.comparisons}` : two(mark[name]), name === "score" ? "strong" : "")));
      return h(
        "tr",
        { class: `${chosen ? "chosen" : ""} ${mark.id === landmark ? "picked" : ""}`, onclick: () => this.onpick(mark.id) },
        h("th", { scope: "row" }, letter),
        h("td", { class: "where" }, h("span", {}, (mark.room !== "room" && mark.room) || (mark.kind === "frontier" ? "edge of the unseen" : mark.kind === "voronoi" ? "open floor" : "–")), h("small", {}, chosen ? (now ? "goes here" : "went here") : mark.distance != null ? `${metres(mark.distance)} away` : "")),
        ...cells,
      );
    });
    const head = h("tr", {}, h("th", { scope: "col" }, ""), h("th", { scope: "col" }, "Place"), ...columns.map(([, name, title]) => h("th", { scope: "col", title }, name)));
    // The row that the keyboard stands on stays in hand when the table is written anew.
    const held = this.table.getRootNode().activeElement?.getAttribute?.("aria-label");
    this.table.replaceChildren(h("table", {}, h("thead", {}, head), h("tbody", {}, ...rows)));
    if (held?.startsWith("Place ")) [...this.table.querySelectorAll(".disc")].find((disc) => disc.getAttribute("aria-label").slice(0, 8) === held.slice(0, 8))?.focus({ preventScroll: true });
  }

  #explain(marks, decision, landmark) {
    const mark = marks.find(({ id }) => id === landmark) ?? marks.find(({ id }) => id === decision.chosen) ?? marks[0];
    const chosen = mark.id === decision.chosen;
    const reasons = mark.reasons ?? [];
    const most = Math.max(0.01, ...reasons.map(([, value]) => Math.abs(value)));
    const name = new Map(marks.map(({ id, name }) => [id, name]));
    // A comparison: first, second, which of them won, in which world.
    const scores = new Map();
    for (const [first, second, winner] of decision.pairs ?? []) {
      if (first !== mark.id && second !== mark.id) continue;
      const other = first === mark.id ? second : first;
      const score = scores.get(other) ?? [0, 0];
      score[winner === mark.id ? 0 : 1] += 1;
      scores.set(other, score);
    }
    const against = (test) => [...scores].filter(([, [own, theirs]]) => test(own, theirs)).map(([other, [own, theirs]]) => `${name.get(other) ?? "?"} ${own}–${theirs}`);
    const list = (all) => all.slice(0, 8).join(", ") + (all.length > 8 ? ` and ${all.length - 8} more` : "");
    const won = against((own, theirs) => own > theirs);
    const even = against((own, theirs) => own === theirs);
    const lost = against((own, theirs) => own < theirs);
    const facts = [
      won.length ? h("span", {}, h("em", {}, "won against "), list(won)) : null,
      even.length ? h("span", {}, h("em", {}, "even with "), list(even)) : null,
      lost.length ? h("span", {}, h("em", {}, "lost to "), list(lost)) : null,
      mark.near?.length ? h("span", {}, h("em", {}, "near it "), mark.near.slice(0, 5).map(([label, chance]) => `${label} ${percent(chance)}`).join(", ")) : null,
    ].filter(Boolean);
    this.why.hidden = !reasons.length && !facts.length;
    this.why.replaceChildren(
      h("h4", {}, `Place ${mark.name} ${chosen ? "was chosen" : "was not chosen"}: what speaks for it and against it`),
      ...reasons.map(([words, value]) =>
        h(
          "div",
          { class: "reason" },
          h("span", {}, words),
          h("span", { class: `signed ${value < 0 ? "minus" : ""}` }, h("i", { style: `width:${(50 * Math.abs(value)) / most}%;${value < 0 ? "right:50%" : "left:50%"}` })),
          h("b", {}, `${value > 0 ? "+" : ""}${two(value)}`),
        ),
      ),
      h("div", { class: "facts" }, ...facts),
    );
  }

  #imagine(decision, graph, worlds) {
    if (!worlds.length) {
      this.worlds.replaceChildren(note("This policy keeps no scene graph, so it imagines no possible worlds."));
      return;
    }
    const sorted = [...worlds].sort((a, b) => b.p - a.p);
    const [first] = sorted;
    const rest = sorted.length - WORLDS;
    const how = /best/.test(decision.method ?? "") ? (parseInt(decision.method) === 1 ? "the likeliest alone" : `the ${parseInt(decision.method)} likeliest`) : (decision.method ?? "").replace(/(\d+)\s*sampled/, "$1 drawn by chance");
    this.worlds.replaceChildren(
      h("h4", {}, "Possible worlds", h("span", {}, `${how ? `${how}, ` : ""}${decision.covered == null ? "" : `covered mass ${percent(decision.covered)}`}`)),
      h("p", { class: "lead" }, "Nothing is certain, so every comparison is made in several worlds: each is one way that all things could be."),
      ...sorted.slice(0, WORLDS).map((world, i) =>
        h("div", { class: "world" }, bar(world.p / first.p, percent(world.p)), h("span", {}, i ? differs(world, first) : `Likeliest: ${sums(world, graph)}`)),
      ),
      rest > 0 ? h("p", { class: "more" }, `and ${rest} more`) : "",
    );
  }
}

function differs(world, first) {
  const found = [];
  for (const [kind, word] of [["labels", "thing"], ["rooms", "room"]]) {
    const [own, other] = [world[kind] ?? {}, first[kind] ?? {}];
    for (const id of new Set([...Object.keys(own), ...Object.keys(other)])) {
      if (own[id] === other[id]) continue;
      found.push(own[id] == null ? `no ${word} ${id}` : `${word} ${id}: ${own[id]}${other[id] ? ` instead of ${other[id]}` : ""}`);
    }
  }
  if (!found.length) return "the same, drawn again";
  return found.slice(0, 3).join("; ") + (found.length > 3 ? `; ${found.length - 3} more` : "");
}

function sums(world, graph) {
  const counts = new Map();
  for (const label of Object.values(world.labels ?? {})) counts.set(label, (counts.get(label) ?? 0) + 1);
  const things = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([label, count]) => (count > 1 ? `${count} × ${label}` : label));
  const rooms = Object.values(world.rooms ?? {});
  const more = counts.size > 5 ? ` and ${counts.size - 5} more` : "";
  return [things.length ? things.join(", ") + more : "", rooms.length ? `in ${[...new Set(rooms)].slice(0, 4).join(", ")}` : ""].filter(Boolean).join(" ") || (graph ? "as the graph stands" : "nothing yet");
}

// ---- what was found in this picture

export class DetectionPanel {
  #shown = null;

  constructor({ palette }) {
    this.palette = palette;
    this.list = h("div", { class: "detections" });
    this.element = h("section", { class: "panel" }, h("h3", {}, "Found in this picture"), h("p", { class: "lead" }, "Each thing may be several; the robot keeps the whole distribution, not only the best name."), this.list);
  }

  show({ step, recording, palette }) {
    const key = [step, palette.dark];
    if (this.#shown && key.every((value, i) => value === this.#shown[i])) return;
    this.#shown = key;
    const detections = [...(step?.detections ?? [])].sort((a, b) => goalShare(b, palette) - goalShare(a, palette) || (b.score ?? 0) - (a.score ?? 0));
    if (!detections.length) return this.list.replaceChildren(note(recording.head ? "Nothing is found here." : ""));
    this.list.replaceChildren(
      ...detections.slice(0, 8).map((detection) =>
        h(
          "div",
          { class: "detection" },
          h("div", { class: "what" }, h("span", {}, detection.object != null ? `thing ${detection.object}` : "not kept"), detection.verdict ? h("small", {}, detection.verdict) : null),
          stack(detection.probs ?? [], palette),
        ),
      ),
      detections.length > 8 ? h("p", { class: "more" }, `and ${detections.length - 8} more`) : "",
    );
  }
}

const goalShare = (detection, palette) => (detection.probs ?? []).reduce((sum, [label, chance]) => (palette.goals.has(label) ? sum + chance : sum), 0);

// ---- the calibrator's memory

export class MemoryPanel {
  #shown = null;

  constructor({ palette }) {
    this.palette = palette;
    this.counts = h("div", { class: "counts" });
    this.list = h("ol", { class: "checks" });
    this.element = h(
      "section",
      { class: "panel" },
      h("h3", {}, "Is it really the goal?"),
      h("p", { class: "lead" }, "Before the robot believes the detector, it compares with what it has walked up to before: like the right ones or like the wrong ones?"),
      this.counts,
      this.list,
    );
  }

  show({ recording, held, palette }) {
    const key = [recording, held?.checks, held?.calibrator, palette.dark];
    if (this.#shown && key.every((value, i) => value === this.#shown[i])) return;
    this.#shown = key;
    const { calibrator } = held ?? {};
    if (!calibrator) {
      this.counts.replaceChildren();
      const none = recording.loaded && !recording.held.at(-1)?.calibrator;
      return this.list.replaceChildren(h("li", { class: "note" }, none ? "This policy keeps no memory of checks." : "Nothing has been checked yet."));
    }
    this.counts.replaceChildren(
      h("span", { class: "good" }, h("b", {}, String(calibrator.positive)), " confirmed"),
      h("span", { class: "bad" }, h("b", {}, String(calibrator.negative)), " found to be wrong"),
    );
    const checks = recording.checks.slice(0, held.checks).reverse();
    if (!checks.length) return this.list.replaceChildren(h("li", { class: "note" }, "Nothing has been checked yet."));
    this.list.replaceChildren(...checks.slice(0, CHECKS).map((check) => this.#check(recording, check)), checks.length > CHECKS ? h("li", { class: "more" }, `and ${checks.length - CHECKS} earlier ones`) : "");
  }

  #check(recording, check) {
    const canvas = h("canvas", { width: 96, height: 96, role: "img", "aria-label": `Picture of what was taken for ${check.label}` });
    if (check.crop) {
      recording.picture(check.crop).then(
        (bitmap) => {
          const scale = Math.max(96 / bitmap.width, 96 / bitmap.height);
          const [width, height] = [bitmap.width * scale, bitmap.height * scale];
          canvas.getContext("2d").drawImage(bitmap, (96 - width) / 2, (96 - height) / 2, width, height);
        },
        () => {},
      );
    }
    const place = (value) => `${100 * Math.min(1, Math.max(0, value ?? 0))}%`;
    const [low, high] = [Math.min(check.detector, check.final), Math.max(check.detector, check.final)];
    const margin = check.positive != null && check.negative != null ? check.positive - check.negative : null;
    return h(
      "li",
      { class: check.believed ? "check believed" : "check rejected" },
      canvas,
      h(
        "div",
        {},
        h("div", { class: "verdict" }, h("b", {}, `${check.label}?`), h("span", { class: "chip" }, check.believed ? "believed" : "rejected"), h("small", {}, `step ${check.step + 1}`)),
        h(
          "div",
          { class: "gauge", role: "img", "aria-label": `detector ${two(check.detector)}, final ${two(check.final)}, threshold ${two(check.threshold)}` },
          h("i", { class: "way", style: `left:${place(low)};width:calc(${place(high)} - ${place(low)})` }),
          h("i", { class: "needs", style: `left:${place(check.threshold)}` }),
          h("i", { class: "first", style: `left:${place(check.detector)}` }),
          h("i", { class: "last", style: `left:${place(check.final)}` }),
        ),
        h("div", { class: "sums" }, `detector ${two(check.detector)}`, margin != null ? ` → memory ${margin > 0 ? "+" : ""}${two(margin)}` : "", ` → ${two(check.final)}, needs ${two(check.threshold)}`),
        check.why ? h("div", { class: "because" }, check.why) : null,
      ),
    );
  }
}
