// A model as it is drawn: surface, edges, wires, its cut, its shadow.
import { BufferAttribute, BufferGeometry, DoubleSide, FrontSide, Group, LineSegments, Mesh, PlaneGeometry, Vector3 } from "three";
import { OPEN_ROLES } from "./colors.js";
import { AXIS_VECTORS } from "./frame.js";
import { Shadow } from "./ground.js";
import {
  capMaterial,
  contourMaterial,
  depthMaterial,
  edgeMaterial,
  stencilMaterials,
  surfaceMaterial,
  wireMaterial,
} from "./materials.js";

export class Body {
  #materials = new Map();
  #contourAt = "";

  /** shared: {planes, deviation} of the stage: the clipping planes (empty when nothing is cut) and the colour map's uniforms. */
  constructor(model, roleName, shared, mirrored) {
    const { planes } = shared;
    this.model = model;
    this.role = roleName;
    this.shared = shared;
    this.group = new Group();
    this.group.matrixAutoUpdate = false;

    this.surface = new Mesh(model.surface, this.#surfaceMaterial("plain"));
    this.depth = new Mesh(model.surface, depthMaterial(planes));
    this.wires = new Mesh(model.surface, wireMaterial(planes));
    this.stencils = stencilMaterials(planes).map((material) => new Mesh(model.surface, material));
    this.contour = new LineSegments(new BufferGeometry(), contourMaterial(roleName));
    this.contour.frustumCulled = false;
    this.cap = new Mesh(new PlaneGeometry(1, 1), capMaterial(roleName, mirrored));
    this.cap.onAfterRender = (renderer) => renderer.clearStencil();
    this.edges = null;
    this.shadow = new Shadow();
    this.group.add(this.surface, this.depth, this.wires, ...this.stencils, this.contour);
  }

  get objects() {
    return [this.group, this.cap, this.shadow.mesh];
  }

  #surfaceMaterial(mode) {
    if (!this.#materials.has(mode)) {
      this.#materials.set(mode, surfaceMaterial(this.role, mode, { flat: this.model.flat, ...this.shared }));
    }
    return this.#materials.get(mode);
  }

  place(frame) {
    this.group.matrix.copy(frame.matrix());
    this.group.updateMatrixWorld(true);
    this.frame = frame;
  }

  worldBox() {
    return this.model.box.clone().applyMatrix4(this.group.matrix);
  }

  bakeShadow(renderer) {
    this.shadow.bake(renderer, this.surface, this.worldBox());
  }

  /** The colours that this body can be shown in. */
  mode(wanted) {
    if (wanted === "deviation" && this.model.hasDeviation) return "deviation";
    if (wanted === "thickness" && this.model.hasThickness) return "thickness";
    if (wanted === "surfaces" && this.model.hasColors) return "surfaces";
    return "plain";
  }

  /** look: {color, wireframe, edges, opacity (null: opaque), section (on), pixel (device pixels a CSS pixel), dark}. */
  style(look) {
    const seeThrough = look.opacity !== null;
    const material = this.#surfaceMaterial(this.mode(look.color));
    // The inside of a closed body can't be seen: half the triangles need no shading.
    const side = this.model.closed && !look.section ? FrontSide : DoubleSide;
    if (material.transparent !== seeThrough || material.side !== side) {
      material.transparent = seeThrough;
      material.side = side;
      material.needsUpdate = true;
    }
    material.opacity = seeThrough ? look.opacity : 1;
    // Where scan and part lie on each other, the scan is in front: one even tint instead of torn patches.
    for (const each of [material, this.depth.material]) {
      each.polygonOffsetFactor = seeThrough ? 0 : 1;
      each.polygonOffsetUnits = seeThrough ? -4 : 1;
    }
    this.surface.material = material;
    this.depth.visible = seeThrough;
    this.wires.visible = look.wireframe;
    if (look.edges && !this.edges && this.model.edges) {
      this.edges = new LineSegments(this.model.edges, edgeMaterial(this.shared.planes));
      this.group.add(this.edges);
      this.group.updateMatrixWorld(true);
    }
    if (this.edges) {
      this.edges.visible = look.edges;
      this.edges.material.opacity = seeThrough ? 0.3 + 0.4 * look.opacity : 0.78;
    }
    for (const part of [...this.stencils, this.cap]) part.visible = look.section && this.filled;
    this.contour.visible = look.section && !this.model.points;
    for (const part of this.stencils) part.material.transparent = seeThrough;
    this.cap.material.transparent = seeThrough;
    this.cap.material.uniforms.uOpacity.value = seeThrough ? look.opacity : 1;
    this.cap.material.uniforms.uPixel.value = look.pixel;
    this.contour.material.color.set(look.dark && seeThrough ? "#e8edf2" : this.contourColor);
    this.shadow.material.uniforms.uStrength.value = look.dark ? 0.62 : 0.34;
    this.#order(seeThrough ? 20 : 0);
  }

  /** Whether a cut shows an inside. */
  get filled() {
    return !OPEN_ROLES.includes(this.role);
  }

  get contourColor() {
    return { scan: "#2c3742", part: "#7a3f06", sheet: "#0a3f39" }[this.role] ?? "#2c3742";
  }

  #order(base) {
    // A cut is drawn between "how often does the ray leave the body" and the surface. See-through bodies come after all that
    // is opaque; three.js sorts each of the two lists by this number.
    this.stencils[0].renderOrder = base + 1;
    this.stencils[1].renderOrder = base + 1;
    this.cap.renderOrder = base + 2;
    this.depth.renderOrder = base + 3;
    this.surface.renderOrder = base + 4;
    this.wires.renderOrder = base + 5;
    this.contour.renderOrder = base + 6;
    if (this.edges) this.edges.renderOrder = base + 7;
  }

  /** Lay the cut's face and outline where the section plane {axis, offset (file unit), keep (1 or -1)} is. */
  cut(section, reach) {
    const normal = AXIS_VECTORS[section.axis];
    const { centre, scale } = this.frame;
    this.cap.position.copy(normal).multiplyScalar((section.offset - normal.dot(centre)) * scale);
    this.cap.lookAt(this.cap.position.clone().add(normal));
    this.cap.scale.set(reach, reach, 1);

    const at = `${section.axis} ${section.offset}`;
    if (at === this.#contourAt) return;
    this.#contourAt = at;
    const points = crossings(this.model.bvh, normal, section.offset);
    this.contour.geometry.dispose();
    this.contour.geometry = new BufferGeometry().setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  }

  setVisible(visible, shadow = visible) {
    this.group.visible = visible;
    if (!visible) this.cap.visible = false;
    this.shadow.mesh.visible = shadow;
  }

  dispose() {
    for (const object of this.objects) object.removeFromParent();
    this.#materials.forEach((material) => material.dispose());
    for (const part of [this.depth, this.wires, ...this.stencils, this.contour, this.cap, this.edges]) part?.material.dispose();
    this.contour.geometry.dispose();
    this.cap.geometry.dispose();
    this.shadow.dispose();
  }
}

/** Where a mesh crosses the plane normal·p = offset: pairs of points, flat. Points on the plane count as above it, so that
 * each triangle is crossed twice or not at all. */
export function crossings(bvh, normal, offset) {
  const points = [];
  const corner = new Vector3();
  bvh.shapecast({
    intersectsBounds: (box) => {
      const reach = (side) => {
        corner.set(
          normal.x * side > 0 ? box.max.x : box.min.x,
          normal.y * side > 0 ? box.max.y : box.min.y,
          normal.z * side > 0 ? box.max.z : box.min.z,
        );
        return normal.dot(corner);
      };
      return reach(1) >= offset && reach(-1) <= offset;
    },
    intersectsTriangle: ({ a, b, c }) => {
      const sides = [a, b, c].map((p) => normal.dot(p) - offset);
      const found = [];
      [
        [a, b, sides[0], sides[1]],
        [b, c, sides[1], sides[2]],
        [c, a, sides[2], sides[0]],
      ].forEach(([p, q, dp, dq]) => {
        if (dp >= 0 === dq >= 0) return;
        const t = dp / (dp - dq);
        found.push(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t, p.z + (q.z - p.z) * t);
      });
      if (found.length === 6) points.push(...found);
      return false;
    },
  });
  return points;
}
