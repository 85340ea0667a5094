"""The language judge against a real HTTP server on this machine that speaks the chat completions protocol."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from engines.contract import InputError
from engines.psgnav.language import PLAIN, JudgeFailed, LanguageJudge, Place, prompt, read_answer

KEY = "sk-very-secret-1234"
BED = Place("frontier 3", "bedroom", 4.2, 0.6, [("nightstand", 0.8), ("lamp", 0.55)])
SINK = Place("frontier 7", "kitchen", 2.0, 0.3, [("stove", 0.9)])


class Server:
    """Gives the scripted answers one after the other, the last one for ever. An answer is a text (the model's), or a status
    and a body, or a function of the request. ``pause``: seconds after each letter, if any."""

    def __init__(self) -> None:
        self.script: list[Any] = []
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.paths: list[str] = []
        self.pause = 0.0
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                outer.asked.append(request)
                outer.headers.append(dict(self.headers))
                outer.paths.append(self.path)
                answer = outer.script.pop(0) if len(outer.script) > 1 else outer.script[0]
                if callable(answer):
                    answer = answer(request)
                status, body = answer if isinstance(answer, tuple) else (200, said(answer))
                try:
                    self.send_response(status)
                    if status in (301, 302, 307):
                        self.send_header("Location", body)
                    self.end_headers()
                    pieces = [body] if not outer.pause else body
                    for piece in pieces:
                        self.wfile.write(piece.encode())
                        time.sleep(outer.pause)
                except OSError:
                    pass  # the judge didn't wait

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


def said(text: str) -> str:
    return json.dumps({"choices": [{"index": 0, "message": {"role": "assistant", "content": text}}]})


def slow(text: str, seconds: float) -> Callable[[Any], str]:
    def answer(_: Any) -> str:
        time.sleep(seconds)
        return text

    return answer


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    found = Server()
    yield found
    found.close()


def test_the_choice_and_its_confidence(server: Server) -> None:
    server.script = ['{"choice": "A", "confidence": 0.8}', '{"choice": "B", "confidence": 0.9}']
    judge = LanguageJudge(server.url, "tiny", KEY)
    assert judge.prefers("bed", BED, SINK) == pytest.approx(0.8)
    assert judge.prefers("bed", SINK, BED) == pytest.approx(0.1)
    assert (judge.calls, judge.failures) == (2, 0) and judge.seconds > 0
    request = server.asked[0]
    assert request["model"] == "tiny" and (request["temperature"], request["top_p"]) == (0.6, 0.9)
    assert server.paths[0] == "/v1/chat/completions"
    assert {name.lower(): value for name, value in server.headers[0].items()}["authorization"] == f"Bearer {KEY}"
    text = request["messages"][0]["content"]
    assert text == prompt("bed", BED, SINK)
    for part in ("bed", "frontier 3", "bedroom", "4.2 m", "60%", "nightstand (80%)", "frontier 7", "stove (90%)"):
        assert part in text
    assert text.index("frontier 3") < text.index("frontier 7")


@pytest.mark.parametrize(
    ("text", "probability"),
    [
        ('```json\n{"choice": "B", "confidence": 0.7}\n```', 0.3),
        ('Sure! {"choice": "a", "confidence": "85%"} Good luck.', 0.85),
        ('{"choice": "A", "confidence": 70}', 0.7),
        ('<think>{"choice": "B"} or not?</think>{"choice": "A", "confidence": 0.6}', 0.6),
        ('First {"choice": "B", "confidence": 0.9}, no: {"choice": "A", "confidence": 0.9}', 0.9),
        ('{"choice": "A"}', PLAIN),
        ('{"choice": "A", "confidence": true}', PLAIN),
        ('{"choice": "B", "confidence": 0.2}', 0.5),
        ('{"choice": "A", "confidence": 1.0}', 0.99),
        ("A", PLAIN),
        (" **B**. ", 1 - PLAIN),
        ("Answer: b", 1 - PLAIN),
        ("A place like this? Hard to tell.", None),
        ('{"choice": "C", "confidence": 1}', None),
        ('{"choice": "A", ', PLAIN),  # cut off, but the choice is there
        ('{"choice": ', None),
        ("[]", None),
        ("<think>A", None),
        ("", None),
    ],
)
def test_answers_are_read_as_models_write_them(text: str, probability: float | None) -> None:
    assert read_answer(text) == (None if probability is None else pytest.approx(probability))


def test_a_fenced_answer_over_the_wire(server: Server) -> None:
    server.script = ['```json\n{"choice": "A", "confidence": 0.66}\n```']
    assert LanguageJudge(server.url + "/v1/", "tiny").prefers("bed", BED, SINK) == pytest.approx(0.66)
    assert "authorization" not in {name.lower() for name in server.headers[0]}


@pytest.mark.parametrize("end", ["", "/", "/v1", "/v1/", "/v1/chat/completions"])
def test_the_address_may_be_given_in_any_length(end: str) -> None:
    assert LanguageJudge("http://localhost:8000" + end, "tiny").url == "http://localhost:8000/v1/chat/completions"
    assert LanguageJudge("https://host/api" + end, "tiny").url == "https://host/api/v1/chat/completions"


@pytest.mark.parametrize("url", ["", "localhost:8000", "file:///etc/passwd", "http://", "http://user:word@host", "http://[bad"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(InputError, match="http"):
        LanguageJudge(url, "tiny")


def test_a_passing_fault_and_nonsense_are_asked_again(server: Server) -> None:
    server.script = [(500, "out of memory"), "who knows?", '{"choice": "A", "confidence": 0.9}']
    judge = LanguageJudge(server.url, "tiny", retries=2)
    assert judge.prefers("bed", BED, SINK) == pytest.approx(0.9)
    assert (judge.calls, judge.failures) == (3, 2)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("no idea", "names neither place"),
        ((503, "busy"), r"HTTP 503 \(busy\)"),
        ((200, "<html>"), "protocol"),
        ((200, '{"choices": []}'), "protocol"),
        ((200, '{"choices": [{"message": {"content": null}}]}'), "protocol"),
        ((200, "x" * 1_200_000), "protocol"),
    ],
)
def test_what_never_gets_better_fails(server: Server, answer: Any, why: str) -> None:
    server.script = [answer]
    judge = LanguageJudge(server.url, "tiny", retries=1)
    with pytest.raises(JudgeFailed, match=why):
        judge.prefers("bed", BED, SINK)
    assert (judge.calls, judge.failures) == (2, 2)


def test_a_refused_key_is_not_tried_again_and_never_told(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    server.script = [(401, f"bad key {KEY}"), (400, f"bad request with {KEY}"), (302, "http://127.0.0.1:9/elsewhere")]
    judge = LanguageJudge(server.url, "tiny", KEY)
    told = [repr(judge)]
    for why in ("refused the key", "HTTP 400", "HTTP 302"):
        with pytest.raises(JudgeFailed, match=why) as caught:
            judge.prefers("bed", BED, SINK)
        told += [str(caught.value), repr(caught.value)]
        assert caught.value.__cause__ is None and caught.value.__suppress_context__
    assert judge.calls == judge.failures == 3
    assert not any(KEY in text for text in [*told, caplog.text])


def test_time_outs(server: Server) -> None:
    server.script = [slow("A", 1.0), "A"]
    judge = LanguageJudge(server.url, "tiny", timeout_s=0.2, retries=1)
    assert judge.prefers("bed", BED, SINK) == pytest.approx(PLAIN)
    assert (judge.calls, judge.failures) == (2, 1)
    server.script = [slow("A", 1.0)]
    started = time.monotonic()
    with pytest.raises(JudgeFailed, match=r"within 0\.2 s"):
        judge.prefers("bed", BED, SINK)
    assert time.monotonic() - started < 0.9


def test_an_answer_that_trickles_in_is_not_waited_for(server: Server) -> None:
    server.script, server.pause = ["A"], 0.05
    started = time.monotonic()
    with pytest.raises(JudgeFailed, match=r"within 0\.2 s"):
        LanguageJudge(server.url, "tiny", timeout_s=0.2, retries=0).prefers("bed", BED, SINK)
    assert time.monotonic() - started < 1.0


def test_after_three_failures_in_a_row_the_server_is_left_alone(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    server.script = ["A", "?", "?", "A", "?"]
    judge = LanguageJudge(server.url, "tiny", retries=0)
    with caplog.at_level(logging.WARNING):
        judge.prefers("bed", BED, SINK)
        for _ in range(2):
            with pytest.raises(JudgeFailed):
                judge.prefers("bed", BED, SINK)
        judge.prefers("bed", BED, SINK)  # an answer ends the row
        for _ in range(3):
            assert not judge.given_up
            with pytest.raises(JudgeFailed):
                judge.prefers("bed", BED, SINK)
        assert judge.given_up and judge.calls == 7
        for _ in range(3):
            with pytest.raises(JudgeFailed, match="not asked any more"):
                judge.prefers("bed", BED, SINK)
    assert judge.calls == 7 and len(server.asked) == 7
    assert len(caplog.records) == 1 and "embedded score" in caplog.text


def test_no_server_at_all(server: Server) -> None:
    server.close()
    judge = LanguageJudge(server.url, "tiny", KEY, retries=0)
    with pytest.raises(JudgeFailed, match="can't be reached"):
        judge.prefers("bed", BED, SINK)


def test_both_orders_cancel_a_liking_for_the_first_place(server: Server) -> None:
    server.script = ['{"choice": "A", "confidence": 0.9}']
    judge = LanguageJudge(server.url, "tiny", both_orders=True)
    assert judge.prefers("bed", BED, SINK) == pytest.approx(0.5)
    first, second = (request["messages"][0]["content"] for request in server.asked)
    assert first == prompt("bed", BED, SINK) and second == prompt("bed", SINK, BED)

    def knows(request: dict[str, Any]) -> str:
        text = request["messages"][0]["content"]
        return '{"choice": "%s", "confidence": 0.8}' % ("A" if text.index("bedroom") < text.index("kitchen") else "B")

    server.script = [knows]
    assert judge.prefers("bed", BED, SINK) == pytest.approx(0.8)
    assert judge.prefers("bed", SINK, BED) == pytest.approx(0.2)
    assert judge.calls == 6
