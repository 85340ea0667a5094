"""Asks a language model behind an OpenAI-compatible server which tool to call next, and what it makes of the evidence."""

from __future__ import annotations

import base64
import io
import json
import os
import wave
from typing import Any

from engines.adept.planners.asked import Answer, AskedPlanner, NoAnswer, NoTools
from engines.adept.planners.checks import SAMPLE_RATE
from engines.adept.planners.prompts import Message
from engines.contract import InputError
from engines.model_server import NOT_THE_PROTOCOL, ChatServer, ServerFailed

_MOST_TOKENS = 2048


def wav(samples: Any) -> bytes:
    """(n,) samples in [-1, 1] at 16 kHz as a WAV file of 16 bits."""
    import numpy as np

    whole = np.rint(np.clip(np.nan_to_num(np.asarray(samples, float)), -1, 1) * 32767).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(SAMPLE_RATE)
        out.writeframes(whole.tobytes())
    return file.getvalue()


class ServerPlanner(AskedPlanner):
    """``url``, ``model``: as the server names it. ``hears``: phase 1 sends the sound itself, until the server refuses it.
    ``timeout_s``: for each request; one that fails in passing is sent once more. The key is read from OPENAI_API_KEY."""

    name = "server"
    calls_tools = True

    def __init__(self, url: str, model: str, hears: bool = False, timeout_s: float = 30.0) -> None:
        if not model.strip():
            raise InputError("no model is named for the language server; give the name under which the server knows it")
        self._server = ChatServer(url, os.environ.get("OPENAI_API_KEY") or None, timeout_s)
        self.model, self.hears = model.strip(), hears
        super().__init__(f"the language model {self.model} at {self._server.host}")
        self.notes: list[str] = []
        """What the server turned out not to take."""
        self._limit = "max_tokens"
        self._temperature = True
        self._tools_worked = False

    def __repr__(self) -> str:
        return f"ServerPlanner({self.title})"

    def _ask(self, messages: list[Message], audio: Any = None, tools: list[dict[str, Any]] | None = None) -> Answer:
        sends_tools = tools is not None
        hears, limit, temperature = self.hears and audio is not None, self._limit, self._temperature
        failed = ServerFailed("")
        tries = 2
        while tries:
            body: dict[str, Any] = {"model": self.model, "messages": _with_audio(messages, audio) if hears else messages}
            body |= {limit: _MOST_TOKENS, "stream": False} | ({"temperature": 0} if temperature else {})
            body |= {"tools": tools} if sends_tools else {}
            try:
                answer = _read(self._server.post(body))
            except ServerFailed as error:
                failed, said = error, error.said.lower()
                refused = error.status in (400, 415, 422)
                # Servers word it differently, and some call it an error of their own: the field's name tells.
                if limit == "max_tokens" and refused and "max_tokens" in said:
                    limit = "max_completion_tokens"
                elif temperature and refused and "temperature" in said:
                    temperature = False
                elif hears and (refused or "audio" in said or "mmproj" in said):
                    hears = False
                elif sends_tools and not self._tools_worked and (refused or error.status == 501 or "tool" in said):
                    raise NoTools from None
                elif error.passing:
                    tries -= 1
                else:
                    break
                continue
            if self.hears and audio is not None and not hears:
                self.hears = False
                self.notes.append("The server took no sound; the model was given the transcript and the tables.")
            self._limit, self._temperature = limit, temperature
            self._tools_worked = self._tools_worked or bool(answer.calls)
            return answer
        raise NoAnswer(failed.why, _mend(failed)) from None


def _mend(failed: ServerFailed) -> str:
    if failed.status in (401, 403):
        return "set OPENAI_API_KEY to a key that it takes"
    if failed.status == 404:
        return "correct the server's address or the model's name"
    if failed.status is not None:
        return "look into the server's log, or choose another planner"
    return "start the server, correct its address, or choose another planner"


def _with_audio(messages: list[Message], audio: Any) -> list[dict[str, Any]]:
    """The messages with the sound before the user's first text."""
    data = base64.b64encode(wav(audio)).decode()
    sound = {"type": "input_audio", "input_audio": {"data": data, "format": "wav"}}
    first = next(at for at, message in enumerate(messages) if message["role"] == "user")
    heard = {"role": "user", "content": [sound, {"type": "text", "text": messages[first]["content"]}]}
    return [*messages[:first], heard, *messages[first + 1 :]]


def _read(reply: dict[str, Any]) -> Answer:
    """ServerFailed for a reply that is not of the protocol."""
    try:
        message = reply["choices"][0]["message"]
        content = message.get("content")
        if isinstance(content, list):
            content = "".join(part.get("text") or "" for part in content)
        if not isinstance(content, str | None):
            raise ValueError("no text")
        calls = tuple(_call(one["function"]) for one in message.get("tool_calls") or [])
    except (LookupError, TypeError, AttributeError, ValueError):
        raise ServerFailed(NOT_THE_PROTOCOL) from None
    usage = reply.get("usage") if isinstance(reply.get("usage"), dict) else {}
    counts = {"in": usage.get("prompt_tokens"), "out": usage.get("completion_tokens")}
    return Answer(content or "", calls, {name: count for name, count in counts.items() if isinstance(count, int)})


def _call(function: dict[str, Any]) -> tuple[str, Any]:
    args = function.get("arguments")
    if isinstance(args, str):
        try:
            args = json.loads(args) if args.strip() else {}
        except (ValueError, RecursionError):
            pass  # the checks tell what is wrong
    return str(function["name"]), {} if args is None else args
