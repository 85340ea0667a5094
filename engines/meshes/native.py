"""Open3D, imported so that it works on a machine without a desktop."""

from __future__ import annotations

import ctypes
from functools import cache
from types import ModuleType


@cache
def open3d() -> ModuleType:
    """The open3d module. Its wheel links to libusb (for depth cameras), which a bare machine lacks: the one that the
    package ``libusb-package`` carries is loaded first. ImportError with what to install where that isn't enough."""
    try:
        import libusb_package

        ctypes.CDLL(str(libusb_package.get_library_path()), mode=ctypes.RTLD_GLOBAL)
    except (ImportError, OSError):
        pass  # the system may have its own
    try:
        import open3d as module
    except ImportError as error:
        raise ImportError(
            f"Open3D can't start: {error}; install its system libraries "
            "(Debian: apt-get install libusb-1.0-0 libgl1 libegl1 libx11-6)"
        ) from error
    return module


def ray_scene(vertices, faces):
    """An Open3D `RaycastingScene` of one mesh: (n, 3) float vertices, (m, 3) int faces."""
    import numpy as np

    o3d = open3d()
    scene = o3d.t.geometry.RaycastingScene()
    scene.add_triangles(
        o3d.core.Tensor(np.ascontiguousarray(vertices, dtype=np.float32)),
        o3d.core.Tensor(np.ascontiguousarray(faces, dtype=np.uint32)),
    )
    return scene
