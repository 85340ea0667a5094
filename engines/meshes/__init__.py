"""What several systems share about triangle meshes: reading, repair, distances, GLB files, pictures.

Everything works in the file's own frame and unit. The heavy libraries are imported inside the functions that need them.
"""
