// A soft contact shadow on the floor under a body, baked once per mesh: it costs one small quad a frame.
import {
  DoubleSide,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from "three";
import { FullScreenQuad } from "three/addons/postprocessing/Pass.js";

const SIZE = 256;
const MARGIN = 0.45;

const NEARNESS = `
  varying float vHeight; uniform float uFloor; uniform float uReach;
  #ifdef VERTEX
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    vHeight = (world.y - uFloor) / uReach;
    gl_Position = projectionMatrix * viewMatrix * world;
  }
  #else
  void main() { float k = clamp(1.0 - vHeight, 0.0, 1.0); gl_FragColor = vec4(0.0, 0.0, 0.0, 0.25 + 0.75 * k * k); }
  #endif`;

const BLUR = `
  varying vec2 vUv; uniform sampler2D uFrom; uniform vec2 uStep;
  void main() {
    float sum = 0.0; float weight = 0.0;
    for (int i = -8; i <= 8; i++) {
      float w = exp(-float(i * i) / 24.0);
      sum += w * texture2D(uFrom, vUv + float(i) * uStep).a; weight += w;
    }
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weight);
  }`;

export class Shadow {
  constructor() {
    const options = { format: RGBAFormat, depthBuffer: true, stencilBuffer: false };
    this.target = new WebGLRenderTarget(SIZE, SIZE, options);
    this.material = new ShaderMaterial({
      uniforms: { uMap: { value: this.target.texture }, uStrength: { value: 0.4 } },
      vertexShader: "varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      // Seen from below, left and right are swapped.
      fragmentShader: `varying vec2 vUv; uniform sampler2D uMap; uniform float uStrength;
        void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, uStrength * texture2D(uMap, vec2(1.0 - vUv.x, vUv.y)).a); }`,
      transparent: true,
      depthWrite: false,
    });
    this.mesh = new Mesh(new PlaneGeometry(1, 1), this.material);
    this.mesh.rotation.x = -Math.PI / 2;
    this.mesh.renderOrder = -1;
  }

  /** Draw the body (a Mesh placed in world space, with its world box) from below and blur what is seen. */
  bake(renderer, mesh, box) {
    const size = box.getSize(new Vector3());
    const centre = box.getCenter(new Vector3());
    const half = 0.5 * Math.max(size.x, size.z) + MARGIN * Math.max(0.25 * size.length(), 0.5 * size.y);
    const floor = box.min.y;

    const eye = new OrthographicCamera(-half, half, half, -half, 0, size.y + 2e-3);
    eye.position.set(centre.x, floor - 1e-3, centre.z);
    eye.up.set(0, 0, -1);
    eye.lookAt(centre.x, floor + 1, centre.z);
    eye.updateMatrixWorld(true);

    const near = new ShaderMaterial({
      uniforms: { uFloor: { value: floor }, uReach: { value: Math.max(0.6 * size.y, 1e-4) } },
      vertexShader: `#define VERTEX\n${NEARNESS}`,
      fragmentShader: NEARNESS,
      side: DoubleSide,
    });
    const shape = new Mesh(mesh.geometry, near);
    shape.matrixAutoUpdate = false;
    shape.matrixWorldAutoUpdate = false;
    shape.matrixWorld.copy(mesh.matrixWorld);
    shape.frustumCulled = false;

    const blur = new ShaderMaterial({
      uniforms: { uFrom: { value: null }, uStep: { value: new Vector2() } },
      vertexShader: "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 1.0, 1.0); }",
      fragmentShader: BLUR,
      depthTest: false,
      depthWrite: false,
    });
    const quad = new FullScreenQuad(blur);
    const other = new WebGLRenderTarget(SIZE, SIZE, { format: RGBAFormat, depthBuffer: false });

    const alpha = renderer.getClearAlpha();
    renderer.setClearAlpha(0);
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(shape, eye);
    for (const step of [0.6, 1.4]) {
      for (const [from, to, x, y] of [
        [this.target, other, step, 0],
        [other, this.target, 0, step],
      ]) {
        blur.uniforms.uFrom.value = from.texture;
        blur.uniforms.uStep.value.set(x / SIZE, y / SIZE);
        renderer.setRenderTarget(to);
        quad.render(renderer);
      }
    }
    renderer.setRenderTarget(null);
    renderer.setClearAlpha(alpha);
    near.dispose();
    blur.dispose();
    quad.dispose();
    other.dispose();

    this.mesh.scale.set(2 * half, 2 * half, 1);
    this.mesh.position.set(centre.x, floor - 0.004, centre.z);
  }

  dispose() {
    this.target.dispose();
    this.material.dispose();
    this.mesh.geometry.dispose();
  }
}
