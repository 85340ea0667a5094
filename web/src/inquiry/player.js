// The clip's sound: the whole of it, or exactly one stretch.

export class Player {
  /** What is being played: {t0, t1, id}; id "" for the clip itself. */
  playing = null;
  failed = false;
  #wanted = 0;

  constructor({ onchange, ontime }) {
    this.audio = new Audio();
    this.audio.preload = "auto";
    this.onchange = onchange;
    this.ontime = ontime;
    this.audio.addEventListener("ended", () => this.#ended());
    this.audio.addEventListener("timeupdate", () => this.#tick(false));
    this.audio.addEventListener("seeked", () => this.ontime(this.time));
    this.audio.addEventListener("error", () => {
      this.failed = Boolean(this.audio.getAttribute("src"));
      this.#ended();
    });
  }

  get time() {
    return this.audio.currentTime || 0;
  }

  load(url) {
    if (this.audio.getAttribute("src") === url) return;
    this.pause();
    this.failed = false;
    if (url) this.audio.src = url;
    else this.audio.removeAttribute("src");
    if (!url) this.audio.load();
  }

  seek(time) {
    this.audio.currentTime = time;
    if (this.playing && this.playing.t1 < time) this.playing = { t0: time, t1: Infinity, id: "" };
    this.ontime(time);
    this.onchange();
  }

  /** From t0 to t1; the same id again stops it. */
  play(t0, t1, id) {
    if (this.playing && id && this.playing.id === id) return this.pause();
    this.playing = { t0, t1, id };
    this.audio.currentTime = t0;
    this.#go();
  }

  /** The clip from where it is, or a pause. */
  toggle(seconds) {
    if (this.playing) return this.pause();
    const from = this.time >= seconds - 0.05 ? 0 : this.time;
    this.playing = { t0: from, t1: Infinity, id: "" };
    this.audio.currentTime = from;
    this.#go();
  }

  pause() {
    this.audio.pause();
    this.#ended();
  }

  #go() {
    const mine = this.playing;
    this.audio.play().catch((error) => {
      if (this.playing !== mine || error.name === "AbortError") return;
      this.failed = true;
      this.#ended();
    });
    this.onchange();
    this.#tick(true);
  }

  #ended() {
    const was = this.playing;
    this.playing = null;
    this.ontime(this.time);
    if (was) this.onchange();
  }

  #tick(again) {
    if (!this.playing) return;
    if (!this.audio.seeking && this.time >= this.playing.t1) {
      this.audio.pause();
      this.audio.currentTime = this.playing.t1;
      return this.#ended();
    }
    this.ontime(this.time);
    if (!again) return;
    this.#wanted ||= requestAnimationFrame(() => {
      this.#wanted = 0;
      this.#tick(true);
    });
  }
}
