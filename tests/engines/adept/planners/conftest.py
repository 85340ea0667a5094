"""What the tests of planners that ask a model share: a passage that is known exactly, and a real HTTP server with a script."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np
import pytest

from engines.adept.evidence import Call, Evidence, Measure, Span, Trust
from engines.adept.planners import View


def the_passage() -> View:
    """3 s from 10.0 s on, two spans with words; one item that steers, one of pitch, one of text; five calls on offer, the one
    that is worth most first. What must stay hidden are numbers that are found nowhere else: see `HIDDEN`."""
    samples = (0.1 * np.sin(2 * np.pi * 220 * np.arange(48000) / 16000)).astype(np.float32)
    evidence = (
        Evidence("e1", "recording_quality", "navigation", 10.0, 13.0, "Signal 31 dB above the noise."),
        Evidence(
            "e2", "analyze_acoustic_segment", "pitch", 10.2, 11.4, "The pitch lies high.", {"family": "pitch"}, "s1",
            (Measure("F0 median", 231.0, "Hz", 1.6, 0.2),), llr={"anger": 0.7717, "sadness": -0.7717}, cost=1.0, ms=88.8801,
            trust=Trust(snr_db=31.0, snr=0.98, ood=0.9),
        ),
        Evidence(
            "e3", "verify_semantic_evidence", "text", 11.6, 12.8, "An agent is blamed.", {"appraisal": "agency"}, "s2",
            quote="your fault", llr={"anger": 0.6617}, trust=Trust(asr=0.9),
        ),
    )  # fmt: skip
    options = (
        Call("ssl_probe", "ssl", "s2", 3.0, gain=0.5517, score=0.5516),
        Call("analyze_acoustic_segment", "pitch", "s2", 1.0, gain=0.4417, score=0.4416),
        Call("ssl_probe", "ssl", "s1", 3.0, gain=0.3317, score=0.3316),
        Call("analyze_acoustic_segment", "energy", "s1", 1.0, gain=0.2217, score=0.2216),
        Call("compare_emotions", "text", "", 1.0, {"a": "anger", "b": "sadness"}, 0.1117, 0.1116),
    )
    return View(
        spans=(Span("s1", 10.2, 11.4, "I told you twice"), Span("s2", 11.6, 12.8, "this is your fault")),
        evidence=evidence, options=options, budget=8.0, spent=2.0,
        transcript="s1: I told you twice\ns2: this is your fault",
        belief={"s1": (0.9317, 0.0217, 0.0227, 0.0239)}, clip=(0.8917, 0.0317, 0.0327, 0.0439), audio=samples, t0=10.0,
    )  # fmt: skip


_LLR = ("7717", "6617")
_GAINS = ("5517", "5516", "4417", "4416", "3317", "3316", "2217", "2216", "1117", "1116")
_BELIEF = ("9317", "0217", "0227", "0239", "8917", "0317", "0327", "0439")
HIDDEN = (*_LLR, *_GAINS, *_BELIEF, "88.88", "llr", '"gain"', '"score"')


@pytest.fixture
def passage() -> View:
    """The view of `the_passage`."""
    return the_passage()


@pytest.fixture
def hidden() -> tuple[str, ...]:
    """Pieces of text that no model may ever be sent."""
    return HIDDEN


class ScriptedServer:
    """Speaks chat completions. ``script``: answers one after the other, the last one for ever; each is a text (the model's), a
    dict (the model's message), a status and a body, or a function of the request that gives one of these. ``delay``: seconds
    before each answer. ``refuses_audio``, ``refuses_tools``: status and body of what it answers to requests with them."""

    def __init__(self) -> None:
        self.script: list[Any] = []
        self.asked: list[dict[str, Any]] = []
        self.bodies: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.delay = 0.0
        self.refuses_audio: tuple[int, str] | None = None
        self.refuses_tools: tuple[int, str] | None = None
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                raw = self.rfile.read(int(self.headers["Content-Length"]))
                outer.bodies.append(raw.decode())
                outer.asked.append(json.loads(raw))
                outer.headers.append({name.lower(): value for name, value in self.headers.items()})
                status, body = outer.answer(outer.asked[-1])
                time.sleep(outer.delay)
                try:
                    self.send_response(status)
                    self.end_headers()
                    self.wfile.write(body.encode())
                except OSError:
                    pass  # nobody waited

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/v1"
        threading.Thread(target=self.http.serve_forever, args=(0.02,), daemon=True).start()

    def answer(self, request: dict[str, Any]) -> tuple[int, str]:
        """Status and body."""
        if self.refuses_audio and "input_audio" in json.dumps(request):
            return self.refuses_audio
        if self.refuses_tools and "tools" in request:
            return self.refuses_tools
        found = self.script.pop(0) if len(self.script) > 1 else self.script[0]
        found = found(request) if callable(found) else found
        if isinstance(found, tuple):
            return found
        message = found if isinstance(found, dict) else {"content": found}
        usage = {"prompt_tokens": 700, "completion_tokens": 30}
        return 200, json.dumps({"choices": [{"index": 0, "message": {"role": "assistant"} | message}], "usage": usage})

    @staticmethod
    def call(tool: str, *more: tuple[str, Any], **args: Any) -> dict[str, Any]:
        """A message that calls a tool (and more: name and arguments each)."""
        calls = [
            {"id": f"c{at}", "type": "function", "function": {"name": name, "arguments": json.dumps(given)}}
            for at, (name, given) in enumerate([(tool, args), *more])
        ]
        return {"content": None, "tool_calls": calls}

    @staticmethod
    def claims(*claims: dict[str, Any]) -> str:
        """The text of an answer in phase 3."""
        return json.dumps({"claims": claims})

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ScriptedServer]:
    """A `ScriptedServer`, its script empty."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    found = ScriptedServer()
    yield found
    found.close()
