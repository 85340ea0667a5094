"""Scans: from a noisy mesh or point cloud to a clean mesh that the rest of the engine fits as if it had been exported.

`samples` measures and smooths, `primitives` finds the surfaces, `regular` makes them parallel, coplanar and coaxial, `cleaned`
moves every vertex onto the surfaces that meet there. What follows never sees the noise, so noise can't become operations.
"""
