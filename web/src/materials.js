// What surfaces, lines and cuts are drawn with.
import {
  AlwaysStencilFunc,
  BackSide,
  Color,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  IncrementWrapStencilOp,
  LineBasicMaterial,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  ShaderMaterial,
} from "three";
import { UNKNOWN, rampTexture, role, thickness } from "./colors.js";

/** The uniforms that all surfaces of one stage share: textures and limits. */
export function deviationUniforms() {
  return {
    uRamp: { value: rampTexture() }, uLimit: { value: 1 }, uUnknown: { value: new Color(UNKNOWN) },
    uThicknessRamp: { value: rampTexture(thickness) }, uThickest: { value: 1 },
  };
}

const VALUES = {
  deviation: {
    attribute: "_deviation",
    code: `float at = clamp(0.5 + 0.5 * vValue / uLimit, 0.0, 1.0);
          diffuseColor.rgb = vValue == vValue ? texture2D(uRamp, vec2(at * 255.0 / 256.0 + 0.5 / 256.0, 0.5)).rgb : uUnknown;`,
  },
  thickness: {
    attribute: "_thickness",
    code: `float at = clamp(vValue / uThickest, 0.0, 1.0);
          diffuseColor.rgb = vValue > 0.0 ? texture2D(uThicknessRamp, vec2(at * 255.0 / 256.0 + 0.5 / 256.0, 0.5)).rgb : uUnknown;`,
  },
};

/** mode: "plain", "deviation" or "thickness" (needs the attribute `_deviation`, `_thickness`) or "surfaces" (vertex colours). */
export function surfaceMaterial(roleName, mode, { flat, planes, deviation }) {
  const material = new MeshStandardMaterial({
    color: mode === "plain" ? role(roleName).surface : "#ffffff",
    vertexColors: mode === "surfaces",
    roughness: mode === "plain" ? 0.52 : 0.72,
    metalness: 0,
    flatShading: flat,
    side: DoubleSide,
    forceSinglePass: true, // see-through bodies have their depth laid first: no need to draw back and front apart
    clippingPlanes: planes,
    // Surfaces step back a little, so that the edges drawn on them are never torn by rounding of the depth.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  material.onBeforeCompile = (shader) => {
    let before = shader.fragmentShader;
    if (mode in VALUES) {
      const { attribute, code } = VALUES[mode];
      Object.assign(shader.uniforms, deviation);
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", `#include <common>\nattribute float ${attribute};\nvarying float vValue;`)
        .replace("#include <begin_vertex>", `#include <begin_vertex>\nvValue = ${attribute};`);
      before = before
        .replace(
          "#include <common>",
          "#include <common>\nuniform sampler2D uRamp, uThicknessRamp;\nuniform float uLimit, uThickest;\nuniform vec3 uUnknown;\nvarying float vValue;",
        )
        .replace("#include <color_fragment>", `#include <color_fragment>\n          ${code}`);
    }
    // The inside of an open or cut mesh is darker: one sees at once which side one looks at.
    shader.fragmentShader = before.replace(
      "#include <roughnessmap_fragment>",
      "if (!gl_FrontFacing) diffuseColor.rgb *= 0.6;\n#include <roughnessmap_fragment>",
    );
  };
  material.customProgramCacheKey = () => `showfloor-${mode}`;
  return material;
}

/** Fills the depth buffer only, so that of a see-through body just the nearest layer is drawn. */
export function depthMaterial(planes) {
  return new MeshBasicMaterial({
    colorWrite: false,
    side: DoubleSide,
    forceSinglePass: true,
    clippingPlanes: planes,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
}

export function wireMaterial(planes) {
  return new MeshBasicMaterial({ wireframe: true, color: "#10151b", transparent: true, opacity: 0.22, depthWrite: false, clippingPlanes: planes });
}

export function edgeMaterial(planes) {
  return new LineBasicMaterial({ color: "#14191f", transparent: true, opacity: 0.78, depthWrite: false, clippingPlanes: planes });
}

export function contourMaterial(roleName) {
  return new LineBasicMaterial({ color: role(roleName).line });
}

/** Counts, in the stencil buffer, how often a ray leaves the body before the cut: not zero means inside. */
export function stencilMaterials(planes) {
  const common = {
    depthWrite: false,
    depthTest: false,
    colorWrite: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    clippingPlanes: planes,
  };
  const ops = (op) => ({ stencilFail: op, stencilZFail: op, stencilZPass: op });
  return [
    new MeshBasicMaterial({ ...common, side: BackSide, ...ops(IncrementWrapStencilOp) }),
    new MeshBasicMaterial({ ...common, side: FrontSide, ...ops(DecrementWrapStencilOp) }),
  ];
}

/** The cut face: flat colour with a draughtsman's hatching, in pixels of the screen so that it never swims or aliases. */
export function capMaterial(roleName, mirrored) {
  return new ShaderMaterial({
    uniforms: {
      uColor: { value: new Color(role(roleName).surface) },
      uLine: { value: new Color(role(roleName).line) },
      uOpacity: { value: 1 },
      uPixel: { value: 1 },
      uSlope: { value: mirrored ? -1 : 1 },
    },
    vertexShader: "void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader: `
      uniform vec3 uColor; uniform vec3 uLine; uniform float uOpacity; uniform float uPixel; uniform float uSlope;
      void main() {
        float at = mod((gl_FragCoord.x + uSlope * gl_FragCoord.y) / (uPixel * 9.0), 1.0) * 9.0;
        float ink = 1.0 - smoothstep(0.5, 1.4, abs(at - 4.5));
        gl_FragColor = vec4(mix(uColor * 0.82, uLine, 0.5 * ink), uOpacity);
        #include <colorspace_fragment>
      }`,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    stencilWrite: true,
    stencilRef: 0,
    stencilFunc: NotEqualStencilFunc,
    stencilFail: ReplaceStencilOp,
    stencilZFail: ReplaceStencilOp,
    stencilZPass: ReplaceStencilOp,
  });
}
