"""What pages share: the form made from Params, the run panel, the 3D viewer, figures."""
