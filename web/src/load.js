// Fetching the meshes of a value, each once, and never from another host.
import { LoadError, readModel } from "./model.js";

/** The path prefix under which the app is served (behind a proxy, in a Space): Gradio tells it. */
function prefix() {
  try {
    return new URL(globalThis.gradio_config?.root ?? "/", location.href).pathname.replace(/\/+$/, "");
  } catch {
    return "";
  }
}

/** Absolute address of a path of the app. Throws LoadError for an address on another host. */
export function resolve(url) {
  const root = prefix();
  const path = url.startsWith("/") && !url.startsWith("//") && root && !url.startsWith(`${root}/`) ? root + url : url;
  let address;
  try {
    address = new URL(path, document.baseURI);
  } catch {
    throw new LoadError(`The address “${url}” can't be read.`);
  }
  if (address.protocol !== "blob:" && address.protocol !== "data:" && address.origin !== location.origin) {
    throw new LoadError("The viewer loads meshes from this site only.");
  }
  return address.href;
}

/** The models that are on show, by address. A model stays as long as the server says that its file is the same. */
export class Library {
  #held = new Map();

  /** item: {url, version}; gives the held Model when nothing has changed. */
  async get({ url, version }, signal) {
    const held = this.#held.get(url);
    if (held && held.version === version) return held;
    const address = resolve(url);
    let response;
    try {
      response = await fetch(address, { signal, cache: "no-cache", credentials: "same-origin" });
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new LoadError("The server did not answer; check the connection and try again.");
    }
    if (!response.ok) {
      const gone = response.status === 404 || response.status === 410;
      throw new LoadError(gone ? "The file is not there any more; run it again to make a new one." : `The server answered ${response.status}.`);
    }
    const tag = response.headers.get("etag");
    if (held && tag && held.tag === tag) {
      response.body?.cancel();
      return { ...held, version };
    }
    return { url, version, tag, model: await readModel(await response.arrayBuffer()) };
  }

  /** Hold exactly these from now on; gives the models that are let go. */
  keep(entries) {
    const kept = new Set(entries.map((entry) => entry.model));
    const gone = [...this.#held.values()].map((entry) => entry.model).filter((model) => !kept.has(model));
    this.#held = new Map(entries.map((entry) => [entry.url, entry]));
    return gone;
  }
}
