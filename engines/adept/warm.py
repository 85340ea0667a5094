"""Imported once by the run host before it forks a child a run: libraries and small tables, and nothing that starts a thread."""

import av  # noqa: F401
import ctranslate2  # noqa: F401
import faster_whisper  # noqa: F401
import onnxruntime  # noqa: F401
import scipy.linalg
import scipy.signal  # noqa: F401
import swift_f0  # noqa: F401

from engines.adept.encoder import shipped_model
from engines.adept.probes import load_probes
from engines.adept.text import text_probe
from engines.contract import InputError

try:
    # Checked here, so that no run waits for the hash of the weights; what is missing is said in the run that needs it.
    shipped_model()
    load_probes()
    text_probe()
except InputError:
    pass
