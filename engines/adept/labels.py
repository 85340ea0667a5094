"""Which emotions can be named here, on what grounds, and the families of evidence."""

from __future__ import annotations

VOICE_EMOTIONS = ("anger", "happiness", "neutral", "sadness")
"""What the acoustic probes were trained on (EmoDB's four shared classes). Order of every vector over emotions."""
WORD_EMOTIONS = ("disgust", "fear", "surprise")
"""Named by the words alone (GoEmotions, Ekman's set): no acoustic probe knows them, so they are capped as such."""
EMOTIONS = VOICE_EMOTIONS + WORD_EMOTIONS

ACOUSTIC_FAMILIES = ("pitch", "energy", "rhythm", "spectral", "voice", "formant", "ssl")
"""Families whose observations carry a likelihood over `VOICE_EMOTIONS`. ``ssl`` is the Whisper encoder."""
FAMILIES = (*ACOUSTIC_FAMILIES, "text", "navigation")
"""``navigation``: observations that only steer (hotspots, recording quality, transcript, prior); they support no claim."""
INTERPRETABLE = ("pitch", "energy", "rhythm", "spectral", "voice", "formant")

COST = {"pitch": 1.0, "energy": 1.0, "rhythm": 1.0, "spectral": 1.0, "voice": 1.0, "formant": 1.0, "ssl": 3.0, "text": 1.0}
"""What one probe of one span costs of the budget (the encoder takes about three times as long as the rest)."""
