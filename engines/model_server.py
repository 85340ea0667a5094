"""Asks a language model behind an OpenAI-compatible server: ``POST /v1/chat/completions`` (vLLM, llama.cpp, Ollama, others).

The key is sent to that server and is never written anywhere, nor told in a message.
"""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from engines.contract import InputError

NOT_THE_PROTOCOL = "its reply is not of the chat completions protocol"
_MOST_BYTES = 1_000_000
_PASSING = {408, 409, 425, 429, 500, 502, 503, 504}


class ServerFailed(Exception):
    """No reply of the protocol. ``why``: a clause for a person; ``status``: HTTP's, where there is one; ``said``: the start of
    what came with it; ``passing``: asking again may help."""

    def __init__(self, why: str, status: int | None = None, said: str = "", passing: bool = True) -> None:
        super().__init__(why)
        self.why, self.status, self.said, self.passing = why, status, said, passing


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    # Following one would carry the key to another address.
    def redirect_request(self, *_: Any) -> None:
        return None


class ChatServer:
    """``url``: of the server, with or without ``/v1`` or ``/v1/chat/completions``. ``timeout_s``: for each request, from its
    start to the answer's last byte. InputError for an address that is none, or a key that can't be sent."""

    def __init__(self, url: str, key: str | None = None, timeout_s: float = 20.0) -> None:
        try:
            parts = urlsplit(url)
            there = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
        except ValueError:
            there = False
        if not there:
            raise InputError("the language server's address is no http or https address; give one such as http://localhost:8000")
        if key and not (key.isascii() and key.isprintable()):
            raise InputError("the language server's key has characters that can't be sent; copy it again")
        base = re.sub(r"(/v1)?(/chat/completions)?/*$", "", url.rstrip("/"))
        self.url = f"{base}/v1/chat/completions"
        self.host = parts.netloc
        self.timeout_s = timeout_s
        self._key = key
        self._open = urllib.request.build_opener(_NoRedirects).open

    def __repr__(self) -> str:
        return f"ChatServer({self.url})"

    def post(self, body: dict[str, Any]) -> dict[str, Any]:
        """The server's reply; one that it streams unasked is put together. ServerFailed where there is none."""
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        request = urllib.request.Request(self.url, json.dumps(body).encode(), headers, method="POST")
        try:
            reply = _parsed(self._read(request))
            if isinstance(reply, dict):
                return reply
            failed = ServerFailed(NOT_THE_PROTOCOL)
        except urllib.error.HTTPError as error:
            failed = self._refusal(error)
        except TimeoutError:
            failed = self._late()
        except urllib.error.URLError as error:
            late = isinstance(error.reason, TimeoutError)
            failed = self._late() if late else ServerFailed(f"it can't be reached ({self._hidden(error.reason)})")
        except (OSError, HTTPException) as error:
            failed = ServerFailed(f"the connection broke ({type(error).__name__})")
        except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError):
            failed = ServerFailed(NOT_THE_PROTOCOL)
        # From None: the library's own errors may hold the request with its key.
        raise failed from None

    def _read(self, request: urllib.request.Request) -> bytes:
        ends = time.monotonic() + self.timeout_s
        with self._open(request, timeout=self.timeout_s) as reply:
            raw = b""
            while chunk := reply.read1(65536):
                raw += chunk
                if time.monotonic() > ends:  # the library's own limit starts again with every byte
                    raise TimeoutError
                if len(raw) > _MOST_BYTES:
                    raise ValueError("too long")
        return raw.replace(self._key.encode(), "…".encode()) if self._key else raw  # a server may echo it

    def _late(self) -> ServerFailed:
        return ServerFailed(f"no answer within {self.timeout_s:g} s")

    def _refusal(self, error: urllib.error.HTTPError) -> ServerFailed:
        try:
            said = " ".join(error.read(2000).decode("utf-8", "replace").split())
        except (OSError, HTTPException):
            said = ""
        said = self._hidden(said)[:400]
        if error.code in (401, 403):
            why = f"it refused the key (HTTP {error.code})"
        elif error.code == 404:
            why = f"it knows no such address or model (HTTP 404 at {urlsplit(self.url).path})"
        else:
            why = f"HTTP {error.code}" + (f" ({said[:200]})" if said else "")
        return ServerFailed(why, error.code, said, error.code in _PASSING)

    def _hidden(self, text: object) -> str:
        return str(text).replace(self._key, "…") if self._key else str(text)


def _parsed(raw: bytes) -> Any:
    text = raw.decode("utf-8").lstrip()
    return _unstreamed(text) if text.startswith(("data:", ":", "event:")) else json.loads(text)


def _unstreamed(text: str) -> dict[str, Any]:
    """The pieces of a streamed reply (server-sent events) as the one reply that they make up."""
    content, calls, usage, pieces = "", {}, None, 0
    for line in text.split("\n"):  # not splitlines: JSON may hold other line ends as they are
        data = line.removeprefix("data:").strip() if line.startswith("data:") else ""
        if not data:
            continue
        if data == "[DONE]":
            break
        piece = json.loads(data)
        usage = piece.get("usage") or usage
        for choice in piece.get("choices") or []:
            if choice.get("index", 0):
                continue
            pieces += 1
            delta = choice.get("delta") or choice.get("message") or {}
            content += delta.get("content") or ""
            for part in delta.get("tool_calls") or []:
                call = calls.setdefault(part.get("index", 0), {"type": "function", "function": {"name": "", "arguments": ""}})
                for name in ("name", "arguments"):
                    call["function"][name] += (part.get("function") or {}).get(name) or ""
    if not pieces:
        raise ValueError("an empty stream")
    message = {"role": "assistant", "content": content, "tool_calls": list(calls.values())}
    return {"choices": [{"index": 0, "message": message}], "usage": usage}
