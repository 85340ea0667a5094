// Reading a record (one JSON object a line) while it is still being written: only the bytes that are new.

const POLL = 150;
const RETRY = 1000;

/** The file is not there: not yet, or not any more. */
export class Missing extends Error {}

/** Bytes from..to of a file (to 0: to its end); null when it has none there. Throws Missing, or an Error with the status. */
export async function fetchRange(url, from, to, signal, live = false) {
  const headers = from > 0 || to || live ? { Range: `bytes=${from}-${to ? to - 1 : ""}` } : {};
  const response = await fetch(url, { signal, headers, cache: "no-store", credentials: "same-origin" });
  if (response.status === 416) {
    response.body?.cancel();
    return null;
  }
  if (response.status === 404 || response.status === 410) throw new Missing();
  if (!response.ok) throw Object.assign(new Error(), { status: response.status });
  return response;
}

/** What to tell a person of a reading that failed. */
export function trouble(error) {
  if (error instanceof Missing) return "The recording is not there any more; run it again.";
  return error.status ? `The server answered ${error.status}; trying again …` : "The connection is lost; trying again …";
}

/** The whole lines of one file, each handed over once. */
export class Lines {
  bytes = 0;
  #url;
  #tail = new Uint8Array(0);

  constructor(url) {
    this.#url = url;
  }

  /** Objects of the lines that have come since; null when nothing has. A line that can't be read is left out. */
  async read(signal, live) {
    // From the last byte that is here already: a range that begins at the end would be answered as an error.
    const from = Math.max(0, this.bytes - 1);
    const response = await fetchRange(this.#url, from, 0, signal, live);
    if (!response) return null;
    let bytes = new Uint8Array(await response.arrayBuffer());
    const read = this.bytes - (response.status === 206 ? from : 0);
    bytes = bytes.subarray(Math.min(read, bytes.length));
    if (!bytes.length) return null;
    this.bytes += bytes.length;
    const all = new Uint8Array(this.#tail.length + bytes.length);
    all.set(this.#tail);
    all.set(bytes, this.#tail.length);
    const cut = all.lastIndexOf(10) + 1;
    this.#tail = all.slice(cut);
    if (!cut) return null;
    const found = [];
    for (const line of new TextDecoder().decode(all.subarray(0, cut)).split("\n")) {
      if (!line.trim()) continue;
      try {
        found.push(JSON.parse(line));
      } catch {
        // The others still tell the story.
      }
    }
    return found;
  }
}

/** A record that is followed until it ends. Subclasses say what a line means (`take`) and whether it has ended (`ended`). */
export class Follower extends EventTarget {
  error = "";
  waiting = false;
  finished = false;
  #lines;
  #live;
  #running = null;

  constructor(url, live) {
    super();
    this.#lines = new Lines(url);
    this.#live = Boolean(live);
  }

  get ended() {
    return false;
  }

  get live() {
    return this.#live && !this.ended;
  }

  set live(on) {
    if (Boolean(on) === this.#live) return;
    this.#live = Boolean(on);
    if (!this.ended) this.finished = false;
    this.start();
    this.tell();
  }

  start() {
    if (this.#running || this.finished) return;
    this.#running = new AbortController();
    this.#run(this.#running.signal);
  }

  stop() {
    this.#running?.abort();
    this.#running = null;
  }

  tell() {
    this.dispatchEvent(new Event("change"));
  }

  async #run(signal) {
    while (!signal.aborted) {
      const began = performance.now();
      const live = this.#live;
      let wait = POLL;
      try {
        const found = await this.#lines.read(signal, live);
        for (const line of found ?? []) {
          try {
            this.take(line);
          } catch (error) {
            console.error("A line of the record makes no sense", error);
          }
        }
        const told = Boolean(this.error || this.waiting || found);
        this.error = "";
        this.waiting = false;
        if (!live || this.ended) {
          this.finished = true;
          this.#running = null;
          return this.tell();
        }
        if (told) this.tell();
      } catch (error) {
        if (signal.aborted || error.name === "AbortError") return;
        const missing = error instanceof Missing;
        this.waiting = missing && live && !this.#lines.bytes;
        this.error = this.waiting ? "" : trouble(error);
        if (missing && !live) {
          this.finished = true;
          this.#running = null;
          return this.tell();
        }
        this.tell();
        wait = this.waiting ? 2 * POLL : RETRY;
      }
      await new Promise((done) => setTimeout(done, Math.max(10, wait - (performance.now() - began))));
    }
  }
}
