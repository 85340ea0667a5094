"""Importing this loads what mesh work needs and takes long to load: a host does it once, before it forks a child a run."""

import manifold3d  # noqa: F401
import scipy.spatial  # noqa: F401
import trimesh  # noqa: F401

from engines.meshes.native import open3d

open3d()
