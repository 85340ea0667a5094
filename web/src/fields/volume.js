// r and θ in a box, fine near the surface: the file that engines/mpf/volume.py writes, and what can be asked of it.
import { LoadError } from "../model.js";

const MAGIC = "SFV1";
const LEVELS = 65535;

export const FIELDS = ["r", "theta", "phase", "phi"];

/** Reads a volume (ArrayBuffer). Throws LoadError with a sentence for anything else. */
export async function readVolume(buffer) {
  const view = new DataView(buffer);
  if (buffer.byteLength < 8 || new TextDecoder().decode(new Uint8Array(buffer, 0, 4)) !== MAGIC) throw new LoadError("The fields can't be read.");
  const length = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)));
  const packed = new Blob([new Uint8Array(buffer, 8 + length)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Volume(header, await new Response(packed).arrayBuffer());
}

export class Volume {
  constructor({ origin, step, cells, fine, bricks, beta, ranges }, data) {
    Object.assign(this, { origin, step, cells, fine, beta, ranges, bricks });
    this.cell = step / fine;
    this.high = origin.map((o, i) => o + step * cells[i]);
    this.nodes = cells.map((n) => n + 1);
    const coarse = this.nodes[0] * this.nodes[1] * this.nodes[2];
    this.side = fine + 1;
    this.brickNodes = this.side ** 3;
    let at = 0;
    const take = (Type, count) => {
      const part = new Type(data, at, count);
      at += part.byteLength;
      return part;
    };
    this.brickCells = take(Uint32Array, bricks);
    this.coarse = { r: take(Uint16Array, coarse), theta: take(Uint16Array, coarse) };
    const finer = bricks * this.brickNodes;
    this.finer = { r: take(Uint16Array, finer), theta: take(Uint16Array, finer) };
    this.brickOf = new Int32Array(cells[0] * cells[1] * cells[2]).fill(-1);
    this.brickCells.forEach((cell, i) => (this.brickOf[cell] = i));
    this.scale = Object.fromEntries(Object.entries(ranges).map(([name, [low, high]]) => [name, [low, (high - low) / LEVELS]]));
  }

  /** r and θ at a place of the file's frame: writes into out[0], out[1]. Places outside take the nearest inside. */
  sample(x, y, z, out) {
    const { cells, origin, step, fine } = this;
    const cx = Math.min(Math.max((x - origin[0]) / step, 0), cells[0] - 1e-6);
    const cy = Math.min(Math.max((y - origin[1]) / step, 0), cells[1] - 1e-6);
    const cz = Math.min(Math.max((z - origin[2]) / step, 0), cells[2] - 1e-6);
    const [ix, iy, iz] = [cx | 0, cy | 0, cz | 0];
    const brick = this.brickOf[(iz * cells[1] + iy) * cells[0] + ix];
    if (brick < 0) return this.#trilinear(this.coarse, 0, this.nodes[0], this.nodes[0] * this.nodes[1], ix, iy, iz, cx - ix, cy - iy, cz - iz, out);
    const [fx, fy, fz] = [(cx - ix) * fine, (cy - iy) * fine, (cz - iz) * fine];
    const [jx, jy, jz] = [Math.min(fx | 0, fine - 1), Math.min(fy | 0, fine - 1), Math.min(fz | 0, fine - 1)];
    this.#trilinear(this.finer, brick * this.brickNodes, this.side, this.side * this.side, jx, jy, jz, fx - jx, fy - jy, fz - jz, out);
  }

  #trilinear(from, base, rowY, rowZ, ix, iy, iz, tx, ty, tz, out) {
    const at = base + iz * rowZ + iy * rowY + ix;
    const [a, b, c, d] = [(1 - ty) * (1 - tz), ty * (1 - tz), (1 - ty) * tz, ty * tz];
    for (let k = 0; k < 2; k++) {
      const v = k ? from.theta : from.r;
      const near = a * v[at] + b * v[at + rowY] + c * v[at + rowZ] + d * v[at + rowY + rowZ];
      const far = a * v[at + 1] + b * v[at + rowY + 1] + c * v[at + rowZ + 1] + d * v[at + rowY + rowZ + 1];
      const [low, unit] = k ? this.scale.theta : this.scale.r;
      out[k] = low + unit * ((1 - tx) * near + tx * far);
    }
  }

  /** φ = r · tanh(β θ) + θ. */
  phi(r, theta) {
    return r * Math.tanh(this.beta * theta) + theta;
  }

  /** All four fields at a place of the file's frame. */
  at([x, y, z]) {
    const out = [0, 0];
    this.sample(x, y, z, out);
    const phase = Math.tanh(this.beta * out[1]);
    return { r: out[0], theta: out[1], phase, phi: out[0] * phase + out[1] };
  }

  /** The fields on a plane across `axis` (0, 1, 2) at `offset`: arrays of width · height, rows from the top. `rect` is
   * {u, v, width, height} of the plane's part: lowest u and v in the file's unit; u and v are the other two axes in order. */
  slice(axis, offset, rect, width, height) {
    const [u, v] = planeAxes(axis);
    const found = { width, height, rect, r: new Float32Array(width * height), theta: new Float32Array(width * height) };
    found.phase = new Float32Array(width * height);
    found.phi = new Float32Array(width * height);
    const place = [0, 0, 0];
    const out = [0, 0];
    place[axis] = offset;
    for (let row = 0, i = 0; row < height; row++) {
      place[v] = rect.v + rect.height * (1 - (row + 0.5) / height);
      for (let column = 0; column < width; column++, i++) {
        place[u] = rect.u + (rect.width * (column + 0.5)) / width;
        this.sample(place[0], place[1], place[2], out);
        const phase = Math.tanh(this.beta * out[1]);
        found.r[i] = out[0];
        found.theta[i] = out[1];
        found.phase[i] = phase;
        found.phi[i] = out[0] * phase + out[1];
      }
    }
    return found;
  }
}

/** The two axes that span the plane across an axis, to the right and up. */
export function planeAxes(axis) {
  return [[1, 2], [0, 2], [0, 1]][axis];
}
