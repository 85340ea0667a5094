// One episode as it is read: the log line by line, the pictures by the byte, both while the robot still walks.
import { resolve } from "../load.js";
import { fetchRange, Lines, Missing, trouble } from "../records.js";

const POLL = 120;
const RETRY = 1000;
const PICTURES = 64;
const WINDOW = 2000;
const AHEAD = 400_000;

/** Everything that a step does not repeat is held from the newest earlier one, so any step can be shown at once. */
export class Recording extends EventTarget {
  head = null;
  steps = [];
  held = [];
  checks = [];
  marks = [];
  end = null;
  error = "";
  waiting = false;
  finished = false;

  #lines;
  #frames;
  #live;
  #running = null;
  #buffer = new Uint8Array(0);
  #framesAfter = 0;
  #have = 0;
  #need = 0;
  #waiters = [];
  #pictures = new Map();
  #arrivals = [];
  #lastArrival = 0;

  constructor({ log, frames, live }) {
    super();
    this.#lines = new Lines(resolve(log));
    this.#frames = frames ? resolve(frames) : "";
    this.#live = Boolean(live);
  }

  get live() {
    return this.#live && !this.end;
  }

  set live(on) {
    if (Boolean(on) === this.#live) return;
    this.#live = Boolean(on);
    if (!this.end) this.finished = false;
    this.start();
    this.#tell();
  }

  get loaded() {
    return this.finished || Boolean(this.end);
  }

  start() {
    if (this.#running || this.finished) return;
    this.#running = new AbortController();
    this.#run(this.#running);
  }

  stop() {
    this.#running?.abort();
    this.#running = null;
  }

  /** Log lines received per second, over the last two seconds of live reading. */
  get rate() {
    if (this.#arrivals.length < 2) return 0;
    const until = this.live ? performance.now() : this.#lastArrival;
    const first = this.#arrivals[0][0];
    const from = Math.max(first, until - WINDOW);
    const lines = this.#arrivals.reduce((sum, [time, count]) => (time > from && time <= until ? sum + count : sum), 0);
    return until - from > 200 ? (1000 * lines) / (until - from) : 0;
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }

  // ---- reading

  async #run(running) {
    const { signal } = running;
    let short = 0;
    while (!signal.aborted) {
      const began = performance.now();
      const live = this.#live;
      let wait = POLL;
      try {
        if (!live && !this.#lines.bytes && this.#frames) {
          const pictures = this.#readFrames(signal, true).catch((error) => error);
          await this.#readLog(signal);
          const failed = await pictures;
          if (failed instanceof Error) throw failed;
        } else {
          await this.#readLog(signal);
          // The story goes on without its pictures; they are asked for again a little later.
          if (began >= this.#framesAfter) {
            try {
              await this.#readFrames(signal, false);
            } catch (error) {
              if (signal.aborted || error.name === "AbortError") return;
              if (!live || this.end) throw error;
              this.#framesAfter = began + RETRY;
            }
          }
        }
        const changed = this.error || this.waiting;
        this.error = "";
        this.waiting = false;
        if (changed) this.#tell();
        if (!live || this.end) {
          if (this.#have >= this.#need || !this.#frames || ++short > 6) {
            this.finished = true;
            this.#running = null;
            return this.#tell();
          }
          wait = RETRY / 2;
        }
      } catch (error) {
        if (signal.aborted || error.name === "AbortError") return;
        const missing = error instanceof Missing;
        this.waiting = missing && live && !this.head;
        if (!this.waiting) {
          this.error = trouble(error);
        }
        this.#tell();
        if ((missing && !live) || (this.end && ++short > 6)) {
          this.finished = true;
          this.#running = null;
          return;
        }
        wait = this.waiting ? 2 * POLL : RETRY;
      }
      await new Promise((done) => setTimeout(done, Math.max(10, wait - (performance.now() - began))));
    }
  }

  async #readLog(signal) {
    const found = await this.#lines.read(signal, this.#live);
    if (!found) return;
    for (const line of found) {
      try {
        this.#take(line);
      } catch {
        // A line that makes no sense is left out; the others still tell the story.
      }
    }
    if (this.#live) {
      const now = performance.now();
      this.#arrivals.push([now, found.length]);
      this.#lastArrival = now;
      while (this.#arrivals.length > 2 && this.#arrivals[1][0] < now - 2 * WINDOW) this.#arrivals.shift();
    }
    this.waiting = false;
    this.#tell();
  }

  async #readFrames(signal, whole) {
    if (!this.#frames || (!whole && this.#have >= this.#need)) return;
    const response = await fetchRange(this.#frames, whole ? 0 : this.#have, whole ? 0 : this.#need, signal, false);
    if (!response) return;
    if (response.status !== 206) this.#have = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      this.#append(value);
    }
  }

  #append(bytes) {
    const end = this.#have + bytes.length;
    if (end > this.#buffer.length) {
      const grown = new Uint8Array(Math.max(end, 2 * this.#buffer.length, 1 << 18));
      grown.set(this.#buffer.subarray(0, this.#have));
      this.#buffer = grown;
    }
    this.#buffer.set(bytes, this.#have);
    this.#have = end;
    const ready = this.#waiters.filter((waiter) => waiter.end <= end);
    if (!ready.length) return;
    this.#waiters = this.#waiters.filter((waiter) => waiter.end > end);
    for (const waiter of ready) waiter.go();
  }

  // ---- what a line says

  #take(line) {
    if (line.type === "episode") this.head = line;
    else if (line.type === "end") this.end = line;
    else if (line.type === "step") this.#step(line);
  }

  #step(step) {
    const before = this.held.at(-1) ?? { map: null, graph: null, decision: null, path: null, target: null, depth: null, say: "", checks: 0, calibrator: null, decided: -1 };
    const index = this.steps.length;
    const held = { ...before };
    for (const key of ["map", "graph", "path", "target", "depth", "say"]) if (step[key] != null && step[key] !== "") held[key] = step[key];
    if (step.decision) Object.assign(held, { decision: step.decision, decided: index });
    const calibrator = step.calibrator;
    if (calibrator) {
      held.calibrator = { positive: calibrator.positive ?? 0, negative: calibrator.negative ?? 0 };
      for (const check of calibrator.checks ?? []) this.checks.push({ ...check, step: index });
      held.checks = this.checks.length;
    }
    if (step.decision && (step.decision.landmarks ?? []).length) this.marks.push({ step: index, kind: "decision" });
    if (calibrator?.checks?.length) this.marks.push({ step: index, kind: calibrator.checks.some((check) => check.believed) ? "believed" : "rejected" });
    for (const piece of [step.color, step.depth, step.map, ...(calibrator?.checks ?? []).map((check) => check.crop)]) {
      if (piece) this.#need = Math.max(this.#need, piece[0] + piece[1]);
    }
    this.steps.push(step);
    this.held.push(held);
  }

  // ---- pictures

  async #bytes([offset, length]) {
    const end = offset + length;
    if (!this.#live && offset > this.#have + AHEAD) {
      // The whole file is on its way, but the person has gone far ahead of it.
      const response = await fetchRange(this.#frames, offset, end, undefined, false).catch(() => null);
      if (response?.status === 206) return response.blob();
      response?.body?.cancel();
    }
    if (end > this.#have) await new Promise((go) => this.#waiters.push({ end, go }));
    return new Blob([this.#buffer.subarray(offset, end)]);
  }

  /** The picture at [offset, length], decoded; the newest ones are kept. */
  picture(piece) {
    const key = piece[0];
    let picture = this.#pictures.get(key);
    if (picture) {
      this.#pictures.delete(key);
    } else {
      picture = this.#bytes(piece).then((blob) => createImageBitmap(blob, { colorSpaceConversion: "none" }));
      picture.catch(() => this.#pictures.delete(key));
    }
    this.#pictures.set(key, picture);
    if (this.#pictures.size > PICTURES) {
      const [oldest, gone] = this.#pictures.entries().next().value;
      this.#pictures.delete(oldest);
      gone.then((bitmap) => setTimeout(() => bitmap.close(), 2000), () => {});
    }
    return picture;
  }
}
