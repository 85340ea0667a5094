// What stands under the time axis: candidates step by step, why a tool was called, the evidence, the verdict.
import { inkOn } from "../episode/palette.js";
import { h } from "../ui.js";
import { capital, familyName, measured, ordered, percent, signed, stretch, toolName, two, VOICE } from "./palette.js";

const TOP = 8;
const MEASURES = 4;
/** Where the bars of what an observation adds end. */
const MOST_NATS = 4;
const STATUS = { "no speech": "No speech was found", music: "This sounds like music, not speech", noise: "This is noise, not speech" };

const swatch = (color, kind = "") => {
  const element = h("i", { class: `swatch ${kind}` });
  if (color) element.style.background = color;
  return element;
};
const sum = (mass) => Object.values(mass ?? {}).reduce((total, value) => total + value, 0);

/** Parts of a whole beside each other; `rest` is what no emotion has. */
function stacked(palette, mass, rest, { words = false } = {}) {
  const bar = h("div", { class: "stacked" });
  for (const emotion of ordered(mass)) {
    if (!(mass[emotion] > 0.001)) continue;
    const color = palette.emotion(emotion);
    const part = h("i", { title: `${capital(emotion)} ${percent(mass[emotion])}` }, words && mass[emotion] > 0.12 ? h("span", { class: mass[emotion] > 0.3 ? "" : "lesser" }, capital(emotion)) : "");
    part.style.cssText = `flex-grow:${mass[emotion]};background:${color};color:${inkOn(color)}`;
    bar.append(part);
  }
  if (rest > 0.001) {
    const part = h("i", { class: "hatched", title: `Undetermined ${percent(rest)}` }, words && rest > 0.16 ? h("span", { class: rest > 0.42 ? "" : "lesser" }, "undetermined") : "");
    part.style.flexGrow = rest;
    bar.append(part);
  }
  return bar;
}

const keys = (palette, mass, rest = null) =>
  h(
    "ul",
    { class: "keys" },
    ...ordered(mass).map((emotion) => h("li", {}, swatch(palette.emotion(emotion)), capital(emotion), h("b", {}, percent(mass[emotion])))),
    rest == null ? null : h("li", {}, swatch("", "hatched"), "Undetermined", h("b", {}, percent(rest))),
  );

/** An evidence id that plays it. */
function chip(palette, record, id, actions) {
  const item = record.byId.get(id);
  if (!item) return h("span", { class: "id" }, id);
  return h("button", { type: "button", class: "id", title: `${familyName(item.family)}, ${stretch(item.t0, item.t1)}: ${item.said}`, "aria-label": `Play ${id}: ${familyName(item.family)}, ${item.said}`, onclick: () => actions.cited(item) }, swatch(palette.family(item.family), "dot"), id);
}

// ---- candidates

export function candidates({ palette, passage, selected, onstep }) {
  const { steps } = passage;
  const most = Math.max(2, ...steps.map((step) => step.entropy ?? 0));
  const every = Math.ceil(steps.length / 10);
  const bars = h("div", { class: steps.length > 10 ? "bars dense" : "bars", role: "group", "aria-label": "Steps: arrow keys move" });
  steps.forEach((step, i) => {
    const total = sum(step.clip) || 1;
    const spoken = ordered(step.clip).map((emotion) => `${emotion} ${percent(step.clip[emotion] / total)}`).join(", ");
    const name = step.after ? `After ${step.after}` : "Start";
    const bar = h("button", { type: "button", class: "step", tabindex: i === selected ? 0 : -1, "aria-pressed": String(i === selected), "aria-label": `${name}: ${spoken}; entropy ${two(step.entropy)} bits`, title: `${name}: ${spoken}`, "data-step": i, onclick: () => onstep(i) });
    const column = h("span", { class: "column" });
    for (const emotion of ordered(step.clip).reverse()) {
      const part = h("i", {});
      part.style.cssText = `flex-grow:${step.clip[emotion] / total};background:${palette.emotion(emotion)}`;
      column.append(part);
    }
    bar.append(column, h("span", { class: `tick${i === selected || (i % every === 0 && Math.abs(i - selected) >= every) ? "" : " faint"}` }, step.after || "start"));
    bars.append(bar);
  });
  const points = steps.map((step, i) => [(100 * (i + 0.5)) / steps.length, 100 * (1 - (step.entropy ?? 0) / most)]);
  const line = h("div", { class: "entropy", "aria-hidden": "true" });
  line.innerHTML = `<svg viewBox="0 0 100 100" preserveAspectRatio="none"><polyline class="halo" points="${points.map((p) => p.map((v) => v.toFixed(2)).join(",")).join(" ")}"/><polyline points="${points.map((p) => p.map((v) => v.toFixed(2)).join(",")).join(" ")}"/></svg>`;
  for (const [x, y] of points) {
    const dot = h("i", {});
    dot.style.cssText = `left:${x}%;top:${y}%`;
    line.append(dot);
  }
  const inner = h("div", { class: "inner" }, bars, line);
  inner.style.minWidth = `${steps.length * 23}px`;
  const scale = (texts, side, title) => h("div", { class: `scale ${side}`, "aria-hidden": "true" }, h("span", { class: "unit" }, title), ...texts.map((text) => h("span", {}, text)));
  const now = steps[selected];
  const chart = h("div", { class: "chart" }, scale(["100", "50", "0"], "left", "%"), h("div", { class: "scroller" }, inner), scale([two(most).replace(/\.?0+$/, ""), two(most / 2).replace(/\.?0+$/, ""), "0"], "right", "bits"));
  chart.style.maxWidth = `${steps.length * 52 + 72}px`;
  return [
    chart,
    h("p", { class: "current" }, h("b", {}, now?.after ? `After ${now.after}` : "At the start"), h("span", { class: "bits" }, h("i", { class: "line" }), `entropy ${two(now?.entropy)} bits`)),
    now ? keys(palette, now.clip) : "",
  ];
}

// ---- why this tool

export function why({ palette, record, passage, selected, compact }) {
  const { steps, stop } = passage;
  const step = steps[selected];
  const last = selected === steps.length - 1;
  let plan = step?.plan;
  let head = step?.after ? `Why ${step.after}: what each probe was expected to tell` : "";
  if (!plan) {
    plan = steps[selected + 1]?.plan ?? passage.pending;
    head = plan?.chosen == null ? "Why it stopped" : "The next probe: what each is expected to tell";
  }
  if (!plan) return [h("p", { class: "lead" }, "No probe has been weighed yet.")];
  const made = [h("p", { class: "lead" }, `${head}.`), ranking({ palette, record, plan, compact })];
  if (plan.why) made.push(h("p", { class: "because" }, plan.why));
  if (last && stop && stop !== plan) made.push(h("p", { class: "because stop" }, h("b", {}, "Then it stopped. "), stop.why ?? ""));
  return made;
}

function ranking({ palette, record, plan }) {
  const options = plan.options ?? [];
  const most = Math.max(1e-6, ...options.map((option) => option.gain ?? 0));
  const row = (option, i) => {
    const chosen = plan.chosen === i;
    const bar = h("i", {});
    bar.style.cssText = `width:${(100 * Math.max(0, option.gain ?? 0)) / most}%;background:${palette.family(option.family)}`;
    const span = record.spanOf.get(option.span);
    return h(
      "li",
      { class: chosen ? "chosen" : "", title: span ? `${toolName(option.tool)}, span ${option.span}, ${stretch(span.t0, span.t1)}` : toolName(option.tool) },
      h("span", { class: "what" }, swatch(palette.family(option.family), "dot"), h("span", {}, option.family === "navigation" ? toolName(option.tool) : familyName(option.family), option.span ? h("small", {}, ` ${option.span}`) : null, chosen ? h("em", {}, " chosen") : null)),
      h("span", { class: "gain" }, bar),
      h("b", {}, option.gain == null ? "–" : `${option.gain.toFixed(3)}`),
      h("small", { class: "cost" }, `cost ${Number((option.cost ?? 0).toFixed(2))}`),
    );
  };
  const shown = options.slice(0, TOP).map(row);
  if (plan.chosen >= TOP) shown.push(row(options[plan.chosen], plan.chosen));
  const rest = options.map((option, i) => [option, i]).slice(TOP).filter(([, i]) => i !== plan.chosen);
  const list = h("div", { class: "ranked" }, h("p", { class: "heads", "aria-hidden": "true" }, h("span", {}, "Probe"), h("span", {}, ""), h("span", {}, "bits"), h("span", {}, "")), h("ol", {}, ...shown));
  if (rest.length) list.append(h("details", {}, h("summary", {}, `${rest.length} more`), h("ol", {}, ...rest.map(([option, i]) => row(option, i)))));
  return list;
}

// ---- evidence

const ARROW = { High: "↑", Mid: "→", Low: "↓" };

function bins(measure) {
  const one = (bin, z, whose) => (bin ? h("span", { class: `bin ${bin.toLowerCase()}`, title: z == null ? "" : `${signed(z)} standard deviations` }, `${ARROW[bin]} ${bin}`, h("small", {}, ` ${whose}`)) : null);
  return [one(measure.bin, measure.z_population, "of people"), one(measure.bin_session, measure.z_session, "of this voice")];
}

function measureLine(measure) {
  return h("li", {}, h("span", { class: "name" }, measure.name), h("b", {}, measured(measure.value), measure.unit ? h("small", {}, ` ${measure.unit}`) : null), h("span", { class: "bins" }, ...bins(measure)));
}

function adds(palette, { llr = {}, family }) {
  const names = [...VOICE.filter((e) => e in llr), ...ordered(llr).filter((e) => !VOICE.includes(e))];
  if (!names.length) return h("p", { class: "steers" }, family === "navigation" ? "Steers only; supports no claim" : "Nothing by itself");
  return h(
    "ul",
    { class: "adds" },
    ...names.map((emotion) => {
      const value = llr[emotion];
      const bar = h("i", {});
      const share = Math.min(50, (50 * Math.abs(value)) / MOST_NATS);
      bar.style.cssText = `background:${palette.emotion(emotion)};width:${share}%;${value >= 0 ? "left:50%" : `right:50%`}`;
      return h("li", {}, h("span", {}, emotion), h("span", { class: "signed" }, bar), h("b", {}, signed(value)));
    }),
  );
}

function trust(item) {
  const { trust: t } = item;
  if (!t) return "–";
  const gate = t.gate ?? (t.snr ?? 1) * (t.ood ?? 1) * (t.duration ?? 1) * (t.asr ?? 1);
  const meter = h("span", { class: "meter" }, h("i", {}));
  meter.firstChild.style.width = percent(gate).replace(" ", "");
  const line = (name, value, note = "") => h("li", {}, h("span", {}, name), h("b", {}, two(value)), note ? h("small", {}, note) : null);
  return h(
    "details",
    { class: "trust" },
    h("summary", {}, meter, h("b", {}, two(gate))),
    h("ul", {}, line("Noise", t.snr, t.snr_db == null ? "" : `${measured(t.snr_db)} dB`), line("In its domain", t.ood), line("Length", t.duration), t.asr == null ? null : line("Recogniser", t.asr)),
  );
}

export function evidenceRow({ palette, item, actions }) {
  const cell = (name, ...children) => h("td", { role: "cell", class: name }, ...children);
  const measures = item.measures ?? [];
  const play = h("button", { type: "button", class: "play", "aria-label": `Play ${item.id}, ${stretch(item.t0, item.t1)}` }, swatch(palette.family(item.family), "dot"), h("b", {}, item.id));
  const row = h(
    "tr",
    { role: "row", "data-id": item.id },
    h("th", { role: "rowheader", scope: "row", class: "ident" }, play),
    cell("tool", h("b", {}, familyName(item.family)), h("small", {}, toolName(item.tool)), h("small", {}, `${item.span ? `${item.span} · ` : ""}${stretch(item.t0, item.t1)}`)),
    cell(
      "seen",
      h("p", {}, item.said),
      item.quote ? h("q", {}, item.quote) : null,
      measures.length ? h("ul", { class: "measures" }, ...measures.slice(0, MEASURES).map(measureLine)) : null,
      measures.length > MEASURES ? h("details", {}, h("summary", {}, `${measures.length - MEASURES} more`), h("ul", { class: "measures" }, ...measures.slice(MEASURES).map(measureLine))) : null,
    ),
    cell("llr", adds(palette, item)),
    cell("gate", trust(item)),
  );
  row.addEventListener("click", (event) => {
    if (event.target.closest("details") || getSelection()?.toString()) return;
    actions.evidence(item);
  });
  return row;
}

export function evidenceTable() {
  const head = ["Evidence", "Tool and place", "What was observed", "What it adds (nats)", "Trust"];
  const body = h("tbody", { role: "rowgroup" });
  const table = h("table", { role: "table", "aria-label": "Evidence" }, h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...head.map((name) => h("th", { role: "columnheader", scope: "col" }, name)))), body);
  return { element: h("div", { class: "tablewrap", tabindex: 0, role: "region", "aria-label": "Evidence, scrolls" }, table), body };
}

// ---- verdict

export function verdictCard({ palette, record, verdict, actions }) {
  const whole = verdict.scope === "clip";
  const scopes = record.spans.filter((span) => record.verdicts.has(span.id));
  const made = [];
  const select = scopes.length > 1 ? h("select", { "aria-label": "Verdict on", class: "scope" }, h("option", { value: "clip" }, "Whole clip"), ...scopes.map((span) => h("option", { value: span.id }, `${span.id} · ${stretch(span.t0, span.t1)}`))) : null;
  if (select) {
    select.value = verdict.scope;
    select.addEventListener("change", () => actions.scope(select.value));
  }
  const top = (title) => h("div", { class: "verdict-top" }, h("h3", {}, title), select);
  if (verdict.status !== "speech") {
    made.push(top("Verdict"), h("p", { class: "primary none" }, STATUS[verdict.status] ?? "No verdict"), h("p", { class: "soft" }, "Nothing is claimed of it."));
    made.push(...notes(verdict));
    return made;
  }
  made.push(top(whole ? "What this clip is heard to express" : `What span ${verdict.scope} is heard to express`));
  const primary = verdict.primary ?? [];
  const claims = verdict.claims ?? [];
  const share = primary.length ? (claims.find((claim) => claim.emotion === primary[0])?.claimed ?? verdict.mass?.[primary[0]]) : null;
  made.push(
    h(
      "p",
      { class: `primary${primary.length ? "" : " none"}` },
      ...(primary.length ? primary.flatMap((emotion, i) => [i ? " and " : "", swatch(palette.emotion(emotion)), capital(emotion)]) : ["No claim: the evidence carries none"]),
      share == null ? null : h("small", {}, percent(share)),
    ),
  );
  if (verdict.minors?.length) made.push(h("p", { class: "minors" }, "With some ", ...verdict.minors.flatMap((emotion, i, all) => [swatch(palette.emotion(emotion)), h("b", {}, capital(emotion) + (i < all.length - 1 ? "," : ""))])));
  made.push(stacked(palette, verdict.mass, verdict.undetermined, { words: true }), keys(palette, verdict.mass, verdict.undetermined));
  if (verdict.conflict) {
    const { words, voice, why: reason, evidence = [] } = verdict.conflict;
    made.push(h("div", { class: "conflict" }, h("b", {}, `Words and voice disagree: ${capital(words)} in the words, ${capital(voice)} in the voice. `), reason ? `${reason} ` : "", h("span", { class: "cites" }, ...evidence.map((id) => chip(palette, record, id, actions)))));
  }
  if (claims.length) made.push(h("ul", { class: "claims" }, ...claims.map((claim) => claimRow({ palette, record, claim, actions }))));
  const refused = verdict.refused ?? [];
  if (refused.length) {
    made.push(
      h(
        "details",
        { class: "fold" },
        h("summary", {}, `Refused: ${refused.length}`),
        h("ul", { class: "refused" }, ...refused.map((one) => h("li", {}, h("b", {}, capital(one.emotion ?? one.claim ?? "")), one.raw == null ? "" : ` ${two(one.raw)}`, " ", one.why ?? one.reason ?? one.said ?? ""))),
      ),
    );
  }
  if (verdict.expected_votes) {
    made.push(
      h("details", { class: "fold" }, h("summary", {}, "How raters would be expected to vote"), stacked(palette, verdict.expected_votes, Math.max(0, 1 - sum(verdict.expected_votes))), keys(palette, verdict.expected_votes), h("p", { class: "lead" }, "From how listeners of CREMA-D voted on clips of each intended emotion: an orientation, not a count.")),
    );
  }
  made.push(...notes(verdict));
  return made;
}

const notes = (verdict) => (verdict.notes?.length ? [h("ul", { class: "verdict-notes" }, ...verdict.notes.map((note) => h("li", {}, note)))] : []);

function claimRow({ palette, record, claim, actions }) {
  const color = palette.emotion(claim.emotion);
  const gauge = h("span", { class: "gauge", title: `Calibrated ${two(claim.raw)}, claimed ${two(claim.claimed)}, cap ${two(claim.cap)}` });
  const part = (kind, at, filled) => {
    const element = h("i", { class: kind });
    element.style.cssText = filled ? `width:${100 * Math.min(1, at)}%;background:${color}` : kind === "raw" ? `width:${100 * Math.min(1, at)}%;border-color:${color}` : `left:${100 * Math.min(1, at)}%`;
    gauge.append(element);
  };
  part("raw", claim.raw, false);
  part("claimed", claim.claimed, true);
  if (claim.cap < 1) part("cap", claim.cap, false);
  const ids = (title, list) => (list?.length ? h("span", { class: "cites" }, h("small", {}, title), ...list.map((id) => chip(palette, record, id, actions))) : null);
  return h(
    "li",
    {},
    h("div", { class: "claim-head" }, swatch(color), h("b", {}, capital(claim.emotion)), h("span", { class: "role" }, claim.role), gauge, h("span", { class: "numbers" }, `${two(claim.raw)} → `, h("b", {}, two(claim.claimed)))),
    claim.reason ? h("p", {}, claim.reason, ...(claim.quote ? [" ", h("q", {}, claim.quote)] : [])) : claim.quote ? h("p", {}, h("q", {}, claim.quote)) : null,
    claim.cap_why ? h("p", { class: "cap-why" }, `${claim.cap < 1 ? `Cap ${two(claim.cap)}: ` : ""}${claim.cap_why}`) : null,
    h("div", { class: "cited" }, ids("Rests on", claim.supports), ids("Against it", claim.against)),
  );
}

