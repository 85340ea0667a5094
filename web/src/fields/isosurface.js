// The set φ = level as triangles: surface nets (S. Gibson, 1998) over the bricks near the surface.
import { BufferAttribute, BufferGeometry } from "three";

/** Where |φ| is farther from the level than the metric allows, the sheet has ended: nothing is drawn beyond a rim. */
const SLACK = 1.6;

/** Geometry of φ = level in glb coordinates, or null where there is none. */
export function isosurface(volume, level) {
  const { fine, side, brickNodes, cells, cell, origin } = volume;
  const size = cells.map((n) => n * fine);
  const index = new Int32Array(size[0] * size[1] * size[2]).fill(-1);
  const vertices = [];
  const phi = new Float32Array(brickNodes);
  const [lowR, unitR] = volume.scale.r;
  const [lowT, unitT] = volume.scale.theta;
  const row = [1, side, side * side];
  const corner = Array.from({ length: 8 }, (_, k) => (k & 1) * row[0] + ((k >> 1) & 1) * row[1] + ((k >> 2) & 1) * row[2]);
  const pairs = [];
  for (let axis = 0; axis < 3; axis++) for (let k = 0; k < 8; k++) if (!((k >> axis) & 1)) pairs.push([k, k | (1 << axis)]);
  const crossed = []; // edges that cross: cell of their low end, axis, whether φ grows along them
  for (let b = 0; b < volume.bricks; b++) {
    const base = b * brickNodes;
    for (let i = 0; i < brickNodes; i++) phi[i] = volume.phi(lowR + unitR * volume.finer.r[base + i], lowT + unitT * volume.finer.theta[base + i]) - level;
    const number = volume.brickCells[b];
    const first = [number % cells[0], Math.floor(number / cells[0]) % cells[1], Math.floor(number / (cells[0] * cells[1]))].map((n) => n * fine);
    for (let z = 0; z < fine; z++)
      for (let y = 0; y < fine; y++)
        for (let x = 0; x < fine; x++) {
          const at = z * row[2] + y * row[1] + x;
          let inside = 0;
          for (let k = 0; k < 8; k++) if (phi[at + corner[k]] < 0) inside |= 1 << k;
          if (inside === 0 || inside === 255) continue;
          const r = lowR + unitR * volume.finer.r[base + at];
          if (r > Math.abs(level) + SLACK * cell) continue;
          let [sx, sy, sz, n] = [0, 0, 0, 0];
          for (const [p, q] of pairs) {
            if (((inside >> p) & 1) === ((inside >> q) & 1)) continue;
            const [vp, vq] = [phi[at + corner[p]], phi[at + corner[q]]];
            const t = vp / (vp - vq);
            sx += (p & 1) + t * ((q & 1) - (p & 1));
            sy += ((p >> 1) & 1) + t * (((q >> 1) & 1) - ((p >> 1) & 1));
            sz += ((p >> 2) & 1) + t * (((q >> 2) & 1) - ((p >> 2) & 1));
            n += 1;
          }
          const [gx, gy, gz] = [first[0] + x, first[1] + y, first[2] + z];
          const here = (gz * size[1] + gy) * size[0] + gx;
          index[here] = vertices.length / 3;
          vertices.push(origin[0] + cell * (gx + sx / n), origin[1] + cell * (gy + sy / n), origin[2] + cell * (gz + sz / n));
          for (let axis = 0; axis < 3; axis++) {
            const grows = (inside & 1) === 1;
            if ((inside & 1) !== ((inside >> (1 << axis)) & 1)) crossed.push(here, axis, grows ? 1 : 0);
          }
        }
  }
  const step = [1, size[0], size[0] * size[1]];
  const faces = [];
  for (let i = 0; i < crossed.length; i += 3) {
    const [here, axis, grows] = [crossed[i], crossed[i + 1], crossed[i + 2]];
    const [u, v] = [step[(axis + 1) % 3], step[(axis + 2) % 3]];
    if (here < u + v) continue;
    const [a, b, c, d] = [index[here], index[here - u], index[here - u - v], index[here - v]];
    if (a < 0 || b < 0 || c < 0 || d < 0) continue;
    // Facing where φ grows.
    if (grows) faces.push(a, b, c, a, c, d);
    else faces.push(a, c, b, a, d, c);
  }
  if (!faces.length) return null;
  const position = new Float32Array(vertices.length);
  for (let i = 0; i < vertices.length; i += 3) {
    position[i] = vertices[i];
    position[i + 1] = vertices[i + 2];
    position[i + 2] = -vertices[i + 1];
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setIndex(new BufferAttribute(new Uint32Array(faces), 1));
  geometry.computeVertexNormals();
  geometry.computeBoundingBox();
  geometry.computeBoundingSphere();
  return geometry;
}
