// Everything about one episode: headline, what it sees, its map, its graph, its decision and its memory.
import { h, press } from "../ui.js";
import { Camera } from "./camera.js";
import { Floor } from "./floor.js";
import { GraphView } from "./graph.js";
import { MapView } from "./map.js";
import { metres, percent, two, UNSURE } from "./palette.js";
import { DecisionPanel, DetectionPanel, MemoryPanel, stack } from "./panels.js";

const sentence = (words) => (words && words !== "stop" ? `${words[0].toUpperCase()}${words.slice(1)}` : "");
/** Ways to move in which the last choice of a place is no longer what counts. */
const PAST = new Set(["approach", "check", "done"]);
const MODES = { "look round": "Looks round", explore: "Explores", approach: "Approaches", check: "Checks", unstick: "Frees itself", done: "Done" };

export class Panel {
  recording = null;
  index = -1;
  landmark = null;
  object = null;
  truth = null;
  open = true;
  /** The picture keeps up with the robot, so nothing is drawn more often than it can be seen. */
  hurried = false;
  #dirty = true;
  #written = {};

  constructor({ palette, request, compact }) {
    this.palette = palette;
    this.compact = compact;
    this.request = () => {
      this.#dirty = true;
      request();
    };
    this.floor = new Floor({ palette, onready: () => this.#floorReady() });
    this.camera = new Camera({ palette, request });
    this.map = new MapView({ palette, floor: this.floor, request, onpick: (kind, id) => this.pick(kind, id) });
    this.graph = new GraphView({ palette, floor: this.floor, request, onpick: (id) => this.pick("object", id) });
    this.decision = new DecisionPanel({ palette, onpick: (id) => this.pick("landmark", id) });
    this.detections = new DetectionPanel({ palette });
    this.memory = new MemoryPanel({ palette });

    // Headline
    this.label = h("span", { class: "chip plain", hidden: true });
    this.mode = h("span", { class: "chip mode" });
    this.liveChip = h("span", { class: "chip live", hidden: true }, h("i", {}), "Live");
    this.endChip = h("span", { class: "chip end", hidden: true });
    this.goal = h("span", { class: "goal" });
    this.say = h("p", { class: "say" });
    this.event = h("p", { class: "event" });
    this.figures = h("dl", { class: "figures", hidden: true });
    this.headline = h("header", { class: "headline" }, h("div", { class: "chips" }, this.label, this.mode, this.liveChip, this.endChip, this.goal), h("div", { class: "told" }, h("div", { class: "words" }, this.say, this.event), this.figures));

    // What it sees
    this.depthButton = h("button", { type: "button", class: "small", "aria-pressed": "false", hidden: true, onclick: () => (this.camera.swapped = !this.camera.swapped) }, "Depth");
    this.camera.onswap = (on) => {
      press(this.depthButton, on);
      this.depthButton.hidden = !this.camera.hasDepth;
    };
    this.detectorChip = h("span", { class: "chip over", hidden: true }, "simulated detector");
    this.seen = h("p", { class: "caption" });
    this.camera.element.append(this.detectorChip);
    this.sight = h("section", { class: "sight" }, h("div", { class: "title" }, h("h3", {}, compact ? "What it sees" : "What the robot sees"), this.depthButton), this.camera.element, this.seen);

    // Map
    this.truthButton = h("button", { type: "button", class: "small", "aria-pressed": "false", hidden: true, title: "The shortest path, the goals and the rooms as they really are; the robot does not know them", onclick: () => this.#toggleTruth() }, "Truth");
    this.legend = h("ul", { class: "key" });
    this.plan = h("section", { class: "plan-box" }, h("div", { class: "title" }, h("h3", {}, compact ? "What it knows" : "What it knows of the house"), this.truthButton), this.map.element, this.legend);
    this.top = h("div", { class: "top" }, this.sight, this.plan);

    // Graph
    const zoom = (sign, name, act) => h("button", { type: "button", class: "small square", "aria-label": name, title: name, onclick: act }, sign);
    this.noGraph = h("p", { class: "note" });
    this.things = h("select", { "aria-label": "Thing in the graph", onchange: () => this.pick("object", this.things.value === "" ? null : Number(this.things.value), true) });
    this.thing = h("div", { class: "thing" });
    this.ramp = h("div", { class: "ramp" }, h("span", {}, "certain"), h("i", {}), h("span", {}, "unsure"));
    this.graphBody = h("div", { class: "graph-body" }, this.graph.element, h("div", { class: "graph-foot" }, this.ramp, this.things), this.thing);
    this.graphPanel = h(
      "section",
      { class: "panel graph" },
      h("div", { class: "title" }, h("h3", {}, "What it believes: rooms, groups, things"), (this.tools = h("span", { class: "tools" }, zoom("−", "Zoom out", () => this.graph.zoom(1 / 1.25)), zoom("+", "Zoom in", () => this.graph.zoom(1.25)), zoom("⟲", "As at first", () => this.graph.reset())))),
      (this.graphLead = h("p", { class: "lead" }, "Each thing is a bar of what it may be, on a disc that says how sure. Things make groups, groups make rooms. Drag to turn; click, then wheel to zoom.")),
      this.noGraph,
      this.graphBody,
    );
    this.detections.element.classList.add("found");
    this.memory.element.classList.add("memory");
    this.whose = h("p", { class: "whose", hidden: true });
    this.lower = h("div", { class: "lower" }, this.whose, h("div", { class: "column" }, this.graphPanel, this.memory.element), h("div", { class: "column" }, this.decision.element, this.detections.element));
    this.more = h("button", { type: "button", class: "small more-button", "aria-expanded": "false", onclick: () => this.setOpen(!this.open) }, "Show graph and decision");
    this.element = h("article", { class: `episode ${compact ? "compact" : ""}` }, this.headline, this.top, compact ? this.more : "");
    if (compact) this.setOpen(false);
  }

  setOpen(open) {
    this.open = open;
    this.lower.hidden = !open;
    this.more.setAttribute("aria-expanded", String(open));
    this.more.textContent = open ? "Hide graph and decision" : "Show graph and decision";
    this.request();
  }

  load(recording, label) {
    this.recording = recording;
    this.index = -1;
    this.landmark = this.object = this.truth = null;
    this.#written = {};
    this.floor.clear();
    this.camera.clear();
    this.map.clear();
    this.label.hidden = !label;
    this.label.textContent = this.whose.textContent = label ?? "";
    this.whose.hidden = !label || !this.compact;
    this.request();
  }

  setFont(font) {
    for (const view of [this.camera, this.map, this.graph]) view.surface.setFont(font);
  }

  dress() {
    this.#written = {};
    this.ramp.querySelector("i").style.background = `linear-gradient(to right, ${[0, 0.25, 0.5, 0.75, 1].map((t) => this.palette.entropy(UNSURE * t)).join(",")})`;
    for (const view of [this.camera, this.map, this.graph]) view.dirty = true;
    this.request();
  }

  pick(kind, id, keep = false) {
    this[kind] = !keep && this[kind] === id ? null : id;
    this.request();
  }

  #toggleTruth() {
    this.truth = !this.truthShown;
    this.request();
  }

  /** Shown by itself when all is over; after that as the person likes. */
  get truthShown() {
    const { recording } = this;
    if (!recording?.head?.truth) return false;
    return this.truth ?? Boolean(recording.end && this.index === recording.steps.length - 1);
  }

  #floorReady() {
    this.map.redraw();
    this.request();
  }

  /** Show a step (clamped to what there is); called at most once a frame. */
  show(index, now) {
    const { recording, palette } = this;
    const last = (recording?.steps.length ?? 0) - 1;
    const at = Math.min(index, last);
    if (at !== this.index) {
      this.index = at;
      this.#dirty = true;
    }
    if (this.#dirty) {
      this.#dirty = false;
      this.#update(recording, at, palette);
    }
    this.camera.draw();
    const moving = this.map.draw(now);
    if (this.open) this.graph.draw(now, this.hurried);
    return moving;
  }

  #update(recording, at, palette) {
    const head = recording?.head;
    const step = at >= 0 ? recording.steps[at] : null;
    const held = at >= 0 ? recording.held[at] : null;
    this.#headline(recording, head, step, held, at);
    this.detectorChip.hidden = !head?.simulated;
    if (head?.detector) this.detectorChip.title = head.detector;
    this.truthButton.hidden = !head?.truth;
    press(this.truthButton, this.truthShown);
    if (!step) return;
    this.label.hidden = !this.label.textContent || (!this.compact && this.label.textContent === head.policy);
    const { graph, decision, decided } = held;
    this.floor.show(recording, held.map);
    this.camera.show(recording, at);
    this.map.show({ recording, index: at, held, landmark: this.landmark, object: this.object, truth: this.truthShown, glide: !this.hurried, past: PAST.has(step.mode) });
    this.#caption(step);
    this.#legend(recording, held);
    if (!this.open) return;
    this.graphBody.hidden = !graph;
    for (const part of [this.tools, this.graphLead]) part.hidden = !graph;
    this.noGraph.hidden = Boolean(graph);
    if (!graph) this.noGraph.textContent = recording.held.at(-1).graph ? "Nothing is known yet." : at > 3 || recording.loaded ? "This policy keeps no scene graph." : "Nothing is known yet.";
    else {
      this.graph.show({ recording, graph, object: this.object });
      this.#thing(graph);
    }
    this.decision.show({ recording, decision, graph, landmark: this.landmark, decided, now: !PAST.has(step.mode), palette });
    this.detections.show({ recording, step, palette });
    this.memory.show({ recording, held, palette });
  }

  #once(key, value, write) {
    if (this.#written[key] === value) return;
    this.#written[key] = value;
    write(value);
  }

  #headline(recording, head, step, held, at) {
    const end = recording?.end;
    const atEnd = end && at === recording.steps.length - 1;
    const words = atEnd && end.said ? end.said : (held?.say ?? "");
    this.#once("say", words || (recording?.error || "The robot is getting ready …"), (text) => (this.say.textContent = text));
    this.#once("event", recording?.error && words ? recording.error : sentence(step?.event), (text) => (this.event.textContent = text));
    this.mode.hidden = !step?.mode || Boolean(atEnd);
    this.#once("mode", step?.mode ?? "", (mode) => {
      this.mode.textContent = MODES[mode] ?? mode;
      this.mode.dataset.mode = mode.replace(" ", "-");
    });
    this.liveChip.hidden = !recording?.live || !head;
    this.endChip.hidden = !end && !(recording?.loaded && head);
    this.#once("end", end ? `${end.success} ${end.failure} ${atEnd}` : recording?.loaded ? "stopped" : "", () => {
      this.endChip.className = `chip end ${end ? (end.success ? "good" : "bad") : ""}`;
      this.endChip.textContent = !end ? "Stopped" : end.success ? (atEnd ? "Found" : `Found at step ${recording.steps.length}`) : `Not found${end.failure ? `: ${end.failure}` : ""}`;
    });
    const goal = head?.goal;
    this.#once("goal", goal ? `${goal.asked} ${goal.label}` : "", () => {
      if (!goal) return this.goal.replaceChildren();
      const same = !goal.asked || goal.asked === goal.label;
      this.goal.replaceChildren(
        "looks for ",
        h("b", {}, same ? goal.label : `“${goal.asked}”`),
        same ? "" : h("span", {}, " → ", h("b", { class: "accent" }, goal.label), goal.similarity != null ? ` (closest name, ${two(goal.similarity)})` : ""),
        head.house ? h("span", {}, ` · ${head.house}`) : "",
        this.compact || !head.policy ? "" : h("span", {}, ` · ${head.policy}`),
      );
    });
    this.figures.hidden = !end;
    this.#once("figures", end, () => {
      if (!end) return;
      const figure = (name, value, title) => h("div", { title }, h("dt", {}, name), h("dd", {}, value));
      this.figures.replaceChildren(
        figure("Steps", String(end.steps ?? recording.steps.length), "Moves and turns that the robot made"),
        figure("Walked", metres(end.path_length), "Length of the way it took"),
        figure("Shortest", metres(end.shortest), "Length of the shortest way to the nearest goal"),
        figure("SPL", two(end.spl), "Success weighted by path length: 1 is found by the shortest way, 0 is not found"),
        figure("From the goal", metres(end.distance_to_goal), "Distance to the nearest goal at the end"),
      );
    });
  }

  #caption(step) {
    const best = (step.detections ?? []).flatMap((d) => d.probs ?? []).filter(([label]) => this.palette.goals.has(label)).sort((a, b) => b[1] - a[1])[0];
    const goal = this.recording.head?.goal?.label ?? "goal";
    const count = (step.detections ?? []).length;
    this.#once("seen", best ? `In view: ${count} ${count === 1 ? "thing" : "things"}. Most like a ${goal}: ${percent(best[1])}.` : count ? `In view: ${count} ${count === 1 ? "thing" : "things"}, none like a ${goal}.` : "Nothing is found in this view.", (text) => (this.seen.textContent = text));
  }

  #legend(recording, held) {
    const truth = this.truthShown;
    const { end } = recording;
    const over = truth && end;
    const key = `${truth} ${Boolean(end)} ${Boolean(held.decision?.landmarks?.length)} ${Boolean(held.graph?.objects?.length)} ${Boolean(held.path)} ${over ? end.path_length : ""}`;
    this.#once("legend", key, () => {
      const item = (kind, words) => h("li", { class: kind }, words);
      this.legend.replaceChildren(
        item("floor", "floor"), item("wall", "walls, things"), item("frontier", "edge of the unseen"),
        item("trail", over ? `walked ${metres(end.path_length)}` : "way so far"),
        ...(truth ? [item("shortest", recording.head.truth.shortest != null || end?.shortest != null ? `shortest ${metres(end?.shortest ?? recording.head.truth.shortest)}` : "shortest way"), item("goalbox", "goal")] : []),
        ...(held.path ? [item("planned", "plan")] : []),
        ...(held.decision?.landmarks?.length ? [item("place", "place to go (stronger: better)")] : []),
        ...(held.graph?.objects?.length ? [item("sure", "thing it is sure of"), item("unsure", "unsure of")] : []),
      );
    });
  }

  #thing(graph) {
    const objects = graph.objects ?? [];
    this.#once("things", `${objects.map((thing) => `${thing.id}${thing.beliefs?.[0]?.[0]}`).join()} ${this.object}`, () => {
      const list = [...objects].sort((a, b) => a.id - b.id);
      this.things.replaceChildren(h("option", { value: "" }, `${objects.length} ${objects.length === 1 ? "thing" : "things"}: choose …`), ...list.map((thing) => h("option", { value: thing.id }, `${thing.id}: ${thing.beliefs?.[0]?.[0] ?? "?"}`)));
      this.things.value = objects.some(({ id }) => id === this.object) ? String(this.object) : "";
    });
    const thing = objects.find(({ id }) => id === this.object);
    const room = thing && graph.rooms?.find(({ id }) => id === thing.room);
    if (this.#written.thing === (thing ?? null) && this.#written.thingDark === this.palette.dark) return;
    this.#written.thing = thing ?? null;
    this.#written.thingDark = this.palette.dark;
    this.thing.replaceChildren(
      ...(thing
        ? [
            h("div", { class: "thing-name" }, h("b", {}, `Thing ${thing.id}`), h("small", {}, [`seen ${thing.votes} times`, room ? `in the ${room.name}` : "", thing.rejected ? "ruled out as the goal" : thing.used === false ? "not used for the decision" : ""].filter(Boolean).join(", "))),
            stack(thing.beliefs ?? [], this.palette, { most: 8 }),
          ]
        : [h("p", { class: "note" }, "Choose a thing to see everything that it may be.")]),
    );
  }
}
