// An inquiry as its record tells it, line by line: spans and tracks, evidence, what was believed after each step, the verdict.
import { Follower } from "../records.js";

export class InquiryRecord extends Follower {
  head = null;
  spans = [];
  spanOf = new Map();
  tracks = new Map();
  passages = [];
  evidence = [];
  byId = new Map();
  verdicts = new Map();
  end = null;
  #current = 0;

  get ended() {
    return Boolean(this.end);
  }

  get verdict() {
    return this.verdicts.get("clip") ?? null;
  }

  passageAt(time) {
    let found = this.passages[0] ?? null;
    for (const passage of this.passages) if (passage.t0 <= time) found = passage;
    return found;
  }

  #passage(index) {
    let passage = this.passages.find((one) => one.index === index);
    if (!passage) {
      passage = { index, t0: Infinity, t1: 0, spans: [], words: [], asr: null, phase: "", said: "", candidates: null, steps: [], pending: null, stop: null, evidence: [] };
      this.passages.push(passage);
      this.passages.sort((a, b) => a.index - b.index);
    }
    return passage;
  }

  take(line) {
    if (Number.isInteger(line.passage)) this.#current = line.passage;
    switch (line.kind) {
      case "clip":
        this.head = line;
        break;
      case "spans": {
        const passage = this.#passage(line.passage);
        for (const span of line.spans ?? []) {
          const entry = { ...span, passage: line.passage };
          this.spans.push(entry);
          this.spanOf.set(span.id, entry);
          passage.spans.push(entry);
          passage.t0 = Math.min(passage.t0, span.t0);
          passage.t1 = Math.max(passage.t1, span.t1);
        }
        break;
      }
      case "tracks":
        this.tracks.set(line.span, line);
        break;
      case "words": {
        const passage = this.#passage(line.passage);
        passage.words.push(...(line.words ?? []));
        passage.asr = line.asr ?? passage.asr;
        break;
      }
      case "phase":
        Object.assign(this.#passage(line.passage), { phase: line.phase, said: line.said ?? "" });
        break;
      case "candidates":
        this.#passage(line.passage).candidates = line;
        break;
      case "plan": {
        const passage = this.#passage(line.passage);
        passage.pending = line;
        if (line.chosen == null) passage.stop = line;
        break;
      }
      case "evidence": {
        const index = this.spanOf.get(line.span)?.passage ?? this.#current;
        const passage = this.#passage(index);
        const item = { ...line, passage: index, order: this.evidence.length };
        this.evidence.push(item);
        this.byId.set(item.id, item);
        passage.evidence.push(item);
        break;
      }
      case "belief": {
        const passage = this.#passage(line.passage);
        // What was known then: everything that the record holds of this passage so far.
        passage.steps.push({ ...line, plan: passage.pending, known: passage.evidence.length });
        passage.pending = null;
        break;
      }
      case "verdict":
        this.verdicts.set(line.scope, line);
        break;
      case "end":
        this.end = line;
        break;
    }
  }
}
