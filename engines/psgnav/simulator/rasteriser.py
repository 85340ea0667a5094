"""Pictures by OpenGL without a screen (moderngl on EGL): colour, depth and instance ids in one pass.

On a machine without a GPU, Mesa draws in software. A context belongs to the thread that made it.
"""

from __future__ import annotations

import numpy as np

from engines.psgnav.scene import Scene
from engines.psgnav.simulator.agent import SceneSimulator
from engines.psgnav.simulator.ground import Ground
from engines.psgnav.simulator.protocol import Camera

NEAR, FAR = 0.05, 60.0
BACKGROUND = (168, 196, 222)
_VERTEX = """
#version 330
uniform mat4 view; uniform mat4 projection;
in vec3 position; in vec2 uv; in vec3 color; in vec2 tag;
out vec3 eye; out vec2 at; out vec3 tint; flat out vec2 mark;
void main() {
  vec4 seen = view * vec4(position, 1.0);
  eye = seen.xyz; at = uv; tint = color; mark = tag;
  gl_Position = projection * seen;
}
"""
_FRAGMENT = """
#version 330
uniform sampler2DArray textures;
in vec3 eye; in vec2 at; in vec3 tint; flat in vec2 mark;
layout(location = 0) out vec4 color; layout(location = 1) out vec2 facts;
void main() {
  vec3 base = mark.y < 0.0 ? tint : tint * texture(textures, vec3(at, mark.y)).rgb;
  vec3 normal = normalize(cross(dFdx(eye), dFdy(eye)));
  float facing = abs(dot(normal, normalize(eye)));
  color = vec4(base * (0.52 + 0.48 * facing), 1.0);
  facts = vec2(-eye.z, mark.x);
}
"""


class NoRenderer(Exception):
    """OpenGL can't be used on this machine; says why."""


def renderer_name() -> str:
    """What draws here, such as ``llvmpipe (LLVM 15.0.6, 256 bits)``. Raises `NoRenderer`."""
    context = _context()
    try:
        return str(context.info["GL_RENDERER"])
    finally:
        context.release()


def _context():
    try:
        import moderngl

        return moderngl.create_context(standalone=True, backend="egl")
    except Exception as error:  # the loader raises plain Exception where there is no driver
        raise NoRenderer(str(error).splitlines()[0] if str(error) else type(error).__name__) from error


class OpenGLSimulator(SceneSimulator):
    """The scene drawn by OpenGL. What lies outside the view is left out, object by object."""

    name = "opengl"

    def __init__(self, scene: Scene, camera: Camera | None = None, ground: Ground | None = None) -> None:
        self._gl = _context()
        super().__init__(scene, camera, ground)
        import moderngl

        gl = self._gl
        width, height = self.camera.width, self.camera.height
        self._program = gl.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        order, self._chunks = _chunks(scene)
        data = np.zeros(len(scene.positions), [("position", "3f4"), ("uv", "2f4"), ("color", "3f4"), ("tag", "2f4")])
        data["position"], data["uv"] = scene.positions, scene.uv
        data["color"] = scene.color / 255.0
        data["tag"] = np.column_stack([scene.ids, scene.layer])
        self._vao = gl.vertex_array(
            self._program, [(gl.buffer(data.tobytes()), "3f 2f 3f 2f", "position", "uv", "color", "tag")],
            index_buffer=gl.buffer(np.ascontiguousarray(scene.faces[order], np.uint32).tobytes()),
        )  # fmt: skip
        textures = scene.textures if len(scene.textures) else np.full((1, 4, 4, 3), 255, np.uint8)
        count, side = textures.shape[:2]
        self._textures = gl.texture_array((side, side, count), 3, np.ascontiguousarray(textures).tobytes(), alignment=1)
        self._textures.build_mipmaps()
        self._textures.filter = (moderngl.LINEAR_MIPMAP_LINEAR, moderngl.LINEAR)
        self._color = gl.texture((width, height), 4)
        self._facts = gl.texture((width, height), 2, dtype="f4")
        self._frame = gl.framebuffer([self._color, self._facts], gl.depth_renderbuffer((width, height)))
        gl.enable(moderngl.DEPTH_TEST)
        f = 2 * self.camera.focal
        projection = np.array([
            [f / width, 0, 0, 0], [0, f / height, 0, 0], [0, 0, -(FAR + NEAR) / (FAR - NEAR), -2 * FAR * NEAR / (FAR - NEAR)],
            [0, 0, -1, 0],
        ])  # fmt: skip
        self._program["projection"].write(projection.T.astype("f4").tobytes())

    def _draw(self, eye: np.ndarray, heading: float, pitch: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        rotation = camera_rotation(heading, pitch)
        view = np.eye(4)
        view[:3, :3] = rotation
        view[:3, 3] = -rotation @ eye
        self._program["view"].write(view.T.astype("f4").tobytes())
        self._frame.use()
        self._frame.clear(*(value / 255 for value in BACKGROUND), 1.0)
        self._textures.use(0)
        for first, count in self._visible(view):
            self._vao.render(vertices=count, first=first)
        width, height = self.camera.width, self.camera.height
        color = np.frombuffer(self._color.read(), np.uint8).reshape(height, width, 4)[::-1, :, :3]
        facts = np.frombuffer(self._facts.read(), np.float32).reshape(height, width, 2)[::-1]
        depth = np.ascontiguousarray(facts[..., 0])
        instances = facts[..., 1].astype(np.int32)
        # The clear colour also fills the facts: nothing nearer than NEAR or at the background's values is a thing.
        nothing = (depth < NEAR) | (facts[..., 0] == np.float32(BACKGROUND[0] / 255))
        depth[nothing] = 0.0
        instances[nothing] = 0
        return np.ascontiguousarray(color), depth, instances

    def _visible(self, view: np.ndarray) -> list[tuple[int, int]]:
        """Runs (first index, count) of the chunks that reach into the view."""
        centres, radii, starts, counts = self._chunks
        seen = centres @ view[:3, :3].T + view[:3, 3]
        x, y, ahead = seen[:, 0], seen[:, 1], -seen[:, 2]
        side = 0.5 * self.camera.width / self.camera.focal
        rise = 0.5 * self.camera.height / self.camera.focal
        inside = (
            (ahead + radii > NEAR)
            & (np.abs(x) - side * ahead <= radii * np.hypot(1, side))
            & (np.abs(y) - rise * ahead <= radii * np.hypot(1, rise))
        )
        runs: list[tuple[int, int]] = []
        for number in np.nonzero(inside)[0]:
            if runs and runs[-1][0] + runs[-1][1] == starts[number]:
                runs[-1] = (runs[-1][0], runs[-1][1] + int(counts[number]))
            else:
                runs.append((int(starts[number]), int(counts[number])))
        return runs

    def close(self) -> None:
        if self._gl is not None:
            self._gl.release()
            self._gl = None


def _chunks(scene: Scene) -> tuple[np.ndarray, tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]]:
    """(order of the faces, (centres (k, 3), radii (k,), first index (k,), indices (k,))): the faces of an instance together;
    those of the building, or of a scene without instances, by squares of 4 m."""
    ids = scene.ids[scene.faces[:, 0]].astype(np.int64)
    middle = scene.positions[scene.faces].mean(1)
    square = np.floor(middle[:, [0, 2]] / 4.0).astype(np.int64)
    square -= square.min(0)
    loose = (ids == 0) | (not scene.labelled)
    key = np.where(loose, -1 - (square[:, 0] * 1000 + square[:, 1]), ids)
    order = np.argsort(key, kind="stable")
    _, first, count = np.unique(key[order], return_index=True, return_counts=True)
    centres, radii = np.empty((len(first), 3)), np.empty(len(first))
    for number, (start, length) in enumerate(zip(first, count, strict=True)):
        corners = scene.positions[scene.faces[order[start : start + length]].ravel()]
        low, high = corners.min(0), corners.max(0)
        centres[number], radii[number] = (low + high) / 2, np.linalg.norm(high - low) / 2
    return order, (centres, radii, first * 3, count * 3)


def camera_rotation(heading: float, pitch: float) -> np.ndarray:
    """(3, 3) that turns world directions into the camera's (x right, y up, −z ahead)."""
    ch, sh, cp, sp = np.cos(heading), np.sin(heading), np.cos(pitch), np.sin(pitch)
    turn = np.array([[ch, 0, -sh], [0, 1, 0], [sh, 0, ch]])
    tilt = np.array([[1, 0, 0], [0, cp, sp], [0, -sp, cp]])
    return tilt @ turn
