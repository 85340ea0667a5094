// One mesh from a GLB: its surface, its edges, its bounds, and what is worked out from them when first needed.
import { Box3, BufferAttribute, BufferGeometry, EdgesGeometry, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { MeshBVH } from "three-mesh-bvh";

/** Above this many triangles, edges that the file doesn't bring are not searched for: it would stop the page for seconds. */
const MOST_FOR_EDGES = 60_000;
const EDGE_ANGLE = 28;

export class LoadError extends Error {}

/** Reads a GLB (ArrayBuffer). Throws LoadError with a sentence when there is nothing to draw. */
export async function readModel(buffer) {
  let gltf;
  try {
    gltf = await new GLTFLoader().parseAsync(buffer, "");
  } catch (error) {
    throw new LoadError(`The file is not a GLB that can be read (${error.message ?? error}).`);
  }
  gltf.scene.updateMatrixWorld(true);
  const surfaces = [];
  const clouds = [];
  const segments = [];
  gltf.scene.traverse((node) => {
    if (node.isMesh) surfaces.push(placed(node));
    else if (node.isPoints) clouds.push(beads(node));
    else if (node.isLine) segments.push(lineSegments(node));
  });
  const surface = joined(surfaces.length ? surfaces : clouds);
  if (!surface?.attributes.position?.count) throw new LoadError("The file holds no triangles.");
  surface.computeBoundingBox();
  const { min, max } = surface.boundingBox;
  if (![...min, ...max].every(Number.isFinite)) throw new LoadError("The file holds coordinates that are not numbers.");
  surface.computeBoundingSphere();
  const points = surfaces.length ? 0 : surface.attributes.position.count / BEAD.length;
  return new Model(surface, joinedLines(segments), { points });
}

/** Corners of an octahedron: what stands for a point. It has a size in space, so that near points are larger than far ones. */
const BEAD = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]];
const BEAD_FACES = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5];

function beads(node) {
  const { position } = node.geometry.applyMatrix4(node.matrixWorld).attributes;
  const radius = node.userData.radius || 0.01;
  const count = position.count;
  const at = new Float32Array(18 * count);
  const normal = new Float32Array(18 * count);
  const index = new Uint32Array(24 * count);
  for (let i = 0; i < count; i++) {
    const p = [position.getX(i), position.getY(i), position.getZ(i)];
    BEAD.forEach((way, k) => {
      for (let axis = 0; axis < 3; axis++) {
        at[18 * i + 3 * k + axis] = p[axis] + radius * way[axis];
        normal[18 * i + 3 * k + axis] = way[axis];
      }
    });
    for (let k = 0; k < 24; k++) index[24 * i + k] = 6 * i + BEAD_FACES[k];
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(at, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  return geometry.setIndex(new BufferAttribute(index, 1));
}

function placed(node) {
  return node.geometry.applyMatrix4(node.matrixWorld);
}

function joined(geometries) {
  if (geometries.length < 2) return geometries[0];
  // What isn't in every piece can't be in the whole: flat shading or a plain colour stand in for it.
  const kept = ["position", "normal", "color", "_deviation", "_thickness"].filter((name) => geometries.every((g) => g.attributes[name]));
  for (const geometry of geometries) {
    for (const name of Object.keys(geometry.attributes)) if (!kept.includes(name)) geometry.deleteAttribute(name);
  }
  const plain = geometries.every((g) => g.index) ? geometries : geometries.map((g) => (g.index ? g.toNonIndexed() : g));
  return mergeGeometries(plain) ?? geometries[0];
}

function lineSegments(node) {
  const { geometry } = node;
  geometry.applyMatrix4(node.matrixWorld);
  const position = geometry.attributes.position;
  const at = geometry.index ? (i) => geometry.index.getX(i) : (i) => i;
  const count = geometry.index?.count ?? position.count;
  const pairs = [];
  if (node.isLineSegments) for (let i = 0; i + 1 < count; i += 2) pairs.push(at(i), at(i + 1));
  else {
    for (let i = 0; i + 1 < count; i++) pairs.push(at(i), at(i + 1));
    if (node.isLineLoop && count > 2) pairs.push(at(count - 1), at(0));
  }
  const out = new Float32Array(3 * pairs.length);
  pairs.forEach((v, i) => out.set([position.getX(v), position.getY(v), position.getZ(v)], 3 * i));
  return out;
}

function joinedLines(pieces) {
  const total = pieces.reduce((n, piece) => n + piece.length, 0);
  if (!total) return null;
  const all = new Float32Array(total);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return lines(all);
}

function lines(positions) {
  return new BufferGeometry().setAttribute("position", new BufferAttribute(positions, 3));
}

let made = 0;

export class Model {
  /** Tells models apart: two with one number are the same, still held. */
  serial = ++made;
  #bvh = null;
  #edges;

  /** points: how many points the surface stands for, where it is beads and no surface. */
  constructor(surface, edges, { points = 0 } = {}) {
    this.surface = surface;
    this.points = points;
    this.#edges = edges;
    this.box = new Box3().copy(surface.boundingBox);
    this.triangles = (surface.index?.count ?? surface.attributes.position.count) / 3;
    this.flat = !surface.attributes.normal;
    this.hasDeviation = Boolean(surface.attributes._deviation);
    this.hasThickness = Boolean(surface.attributes._thickness);
    this.hasColors = Boolean(surface.attributes.color);
    this.closed = points > 0 || isClosed(surface, this.triangles);
  }

  /** Feature edges: the file's own, or those with a sharp dihedral angle; null when the mesh is too large to search. */
  get edges() {
    if (!this.#edges && !this.points && this.triangles <= MOST_FOR_EDGES) {
      const found = new EdgesGeometry(this.surface, EDGE_ANGLE);
      this.#edges = found;
    }
    return this.#edges;
  }

  /** Built when something is first picked or cut: a mesh that is only looked at never pays for it. */
  get bvh() {
    this.#bvh ??= new MeshBVH(this.surface, { indirect: true });
    return this.#bvh;
  }

  /** Largest absolute deviation (finite ones), in the file's unit. */
  get largestDeviation() {
    const values = this.surface.attributes._deviation;
    if (!values) return 0;
    let most = 0;
    for (let i = 0; i < values.count; i++) {
      const v = Math.abs(values.getX(i));
      if (v > most && v < Infinity) most = v;
    }
    return most;
  }

  /** The thickness that nearly all of the wall is thinner than (0.95 of the vertices that have one), in the file's unit. */
  get usualThickness() {
    const values = this.surface.attributes._thickness;
    if (!values) return 0;
    const walls = Float32Array.from(values.array).filter((v) => v > 0).sort();
    return walls.length ? walls[Math.floor(0.95 * (walls.length - 1))] : 0;
  }

  #areas = null;

  /** Share of the area whose mean deviation is within ±limit, in [0, 1]. */
  shareWithin(limit) {
    const { position, _deviation } = this.surface.attributes;
    const { index } = this.surface;
    this.#areas ??= triangleAreas(position, index, this.triangles);
    // The file holds single precision: 0.05 comes back a hair above 0.05 and is still within it.
    const most = limit * (1 + 1e-6);
    let inside = 0;
    let total = 0;
    for (let t = 0; t < this.triangles; t++) {
      let mean = 0;
      for (let k = 0; k < 3; k++) mean += _deviation.getX(index ? index.getX(3 * t + k) : 3 * t + k) / 3;
      if (Number.isNaN(mean)) continue;
      total += this.#areas[t];
      if (Math.abs(mean) <= most) inside += this.#areas[t];
    }
    return total > 0 ? inside / total : 0;
  }

  dispose() {
    this.surface.dispose();
    this.#edges?.dispose();
    this.#bvh = null;
  }
}

/** Whether the mesh is closed and faces outward, so that its inside can never be seen.
 *
 * Seen from any point outside, the solid angles of a closed surface's triangles, signed by facing, add up to nothing
 * (A. van Oosterom, J. Strackee, 1983). Two points off all symmetry settle it, without matching vertices that were split. */
function isClosed(surface, triangles) {
  const { position } = surface.attributes;
  const { index, boundingBox: box } = surface;
  const middle = box.getCenter(new Vector3());
  const reach = box.max.distanceTo(box.min);
  const eyes = [new Vector3(0.83, 0.47, 0.61), new Vector3(-0.39, 0.71, -0.92)].map((way) => way.multiplyScalar(reach).add(middle));
  const sums = [0, 0];
  let volume = 0;
  const [a, b, c, p, q, r] = Array.from({ length: 6 }, () => new Vector3());
  const cross = new Vector3();
  for (let t = 0; t < triangles; t++) {
    const at = index ? [index.getX(3 * t), index.getX(3 * t + 1), index.getX(3 * t + 2)] : [3 * t, 3 * t + 1, 3 * t + 2];
    p.fromBufferAttribute(position, at[0]);
    q.fromBufferAttribute(position, at[1]);
    r.fromBufferAttribute(position, at[2]);
    eyes.forEach((eye, i) => {
      a.subVectors(p, eye);
      b.subVectors(q, eye);
      c.subVectors(r, eye);
      const [la, lb, lc] = [a.length(), b.length(), c.length()];
      const triple = a.dot(cross.crossVectors(b, c));
      sums[i] += Math.atan2(triple, la * lb * lc + a.dot(b) * lc + b.dot(c) * la + c.dot(a) * lb);
      if (i === 0) volume += triple;
    });
  }
  return volume > 0 && sums.every((sum) => Math.abs(sum) < 1e-3);
}

function triangleAreas(position, index, count) {
  const areas = new Float32Array(count);
  const p = [0, 0, 0].map(() => [0, 0, 0]);
  for (let t = 0; t < count; t++) {
    for (let k = 0; k < 3; k++) {
      const v = index ? index.getX(3 * t + k) : 3 * t + k;
      p[k] = [position.getX(v), position.getY(v), position.getZ(v)];
    }
    const [a, b] = [1, 2].map((k) => p[k].map((x, i) => x - p[0][i]));
    areas[t] = 0.5 * Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  }
  return areas;
}
