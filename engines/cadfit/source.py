"""A program as source text, whatever the CAD library: parameters, levels, an operation a line, then ``result``.

A `Language` says how one library writes each operation; what is the same in all of them is here.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from dataclasses import dataclass

from engines.cadfit.program import FrameData, HoleOperation, MeshOperation, Mirror, Operation, Program, Scalar, number


@dataclass(frozen=True)
class Language:
    """How a CAD library is written. The texts of the helpers come before the operations that need them."""

    imports: str
    helpers: Callable[[Program], list[str]]
    operation: Callable[[Operation, bool, Lengths, str], list[str]]
    """Lines for (operation, whether its body starts with it, distances, the body's variable)."""
    together: Callable[[list[str]], str]
    """The expression that puts the variables of several bodies together."""
    nothing: str


def source(program: Program, language: Language) -> str:
    """The whole text. The same program always gives the same text."""
    pieces = [header(program, language), "# Operations\n", *(text + "\n" for _, text in operations(program, language))]
    return "".join(pieces) + tail(program, language)


def header(program: Program, language: Language) -> str:
    """Imports, parameters, the levels that operations use, and the helpers that they need."""
    body = "".join(text for _, text in operations(program, language))
    lines = [
        f'"""{safe(program.title)}',
        "",
        f"Lengths in {program.unit}, angles in degrees. Change a value and run again.",
        '"""',
    ]
    if any(isinstance(o, HoleOperation) and o.sink_diameter is not None for o in program.operations):
        lines += ["from math import radians, tan", ""]
    lines += [language.imports, ""]
    if program.parameters:
        lines.append("# Parameters")
        for parameter in program.parameters:
            comment = f"  # {safe(parameter.help)}" if parameter.help else ""
            lines.append(f"{parameter.name} = {_literal(parameter.value)}{comment}")
        lines.append("")
    used: list[str] = []
    for name, scalar in reversed(program.levels):
        if re.search(rf"\b{name}\b", body):
            used.insert(0, f"{name} = {scalar.text()}")
            body += used[0].split("=", 1)[1]
    if used:
        lines += ["# Levels", *used, ""]
    return "\n".join([*lines, *language.helpers(program)]) + "\n"


def operations(program: Program, language: Language) -> list[tuple[Operation, str]]:
    """Each operation with its source; that of a suppressed one is commented out, and says so."""
    lengths, started, found = Lengths(program), set(), []
    for operation in program.operations:
        lines = language.operation(operation, operation.body not in started, lengths, variable(program, operation))
        if operation.suppressed:
            lines = ["# Suppressed:", *(f"# {line}" for line in "\n".join(lines).splitlines())]
        else:
            started.add(operation.body)
        found.append((operation, "\n".join(lines)))
    return found


def tail(program: Program, language: Language) -> str:
    """What follows the operations: several bodies put together; something called ``result`` where nothing is built."""
    built = sorted({o.body for o in program.operations if not o.suppressed})
    if not built:
        return f"result = {language.nothing}\n"
    if program.bodies == 1:
        return ""
    return f"result = {language.together([f'body_{k + 1}' for k in built])}  # {len(built)} bodies\n"


def operation_lines(program: Program, language: Language) -> dict[str, int]:
    """Line number (from 1) of each operation in the script, by its name."""
    line, found = header(program, language).count("\n") + 2, {}
    for operation, text in operations(program, language):
        found[operation.name] = line + text.count("\n")
        line += text.count("\n") + 1
    return found


def variable(program: Program, operation: Operation) -> str:
    """The variable that holds the body of an operation."""
    return "result" if program.bodies == 1 else f"body_{operation.body + 1}"


def safe(text: str) -> str:
    """Text that can end neither a docstring nor a comment."""
    return re.sub(r"[\x00-\x1f\x7f\u0085\u2028\u2029]", " ", text.replace("\\", "/").replace('"""', "'''"))


def _literal(value: float) -> str:
    text = number(value)
    return text if "." in text or "e" in text else text + ".0"


def numbers(point: tuple[float, ...]) -> str:
    """A tuple of numbers as source."""
    return f"({', '.join(number(c) for c in point)})"


def pair(point: tuple[Scalar, ...]) -> str:
    """A tuple of expressions as source."""
    return f"({', '.join(s.text() for s in point)})"


def half(scalar: Scalar) -> str:
    """Half of an expression as source."""
    if not scalar.terms:
        return number(scalar.constant / 2)
    simple = len(scalar.terms) == 1 and not scalar.constant
    return f"{scalar.text()} / 2" if simple else f"({scalar.text()}) / 2"


def negative(text: str) -> str:
    """The source of minus an expression."""
    return f"-{text}" if " " not in text and not text.startswith("-") else f"-({text})"


def is_zero(point: tuple[Scalar, Scalar] | None) -> bool:
    """Whether a point is the origin, whatever the parameters."""
    return point is None or all(not s.terms and s.constant == 0 for s in point)


def placed_origin(frame: FrameData, height: Scalar | None) -> tuple[str, str]:
    """(origin of a sketch at a height along the frame's normal, offset that is left), as source. Along a file axis the height
    is an ordinate of the origin, and nothing is left."""
    if height is None:
        return numbers(frame.origin), ""
    straight = all(sorted(abs(c) for c in axis) == [0.0, 0.0, 1.0] for axis in (frame.x, frame.z))
    if not straight:
        return numbers(frame.origin), height.text()
    k = next(i for i in range(3) if frame.z[i])
    origin = [number(c) for c in frame.origin]
    shifted = [(frame.z[k] * factor, name) for factor, name in height.terms]
    origin[k] = Scalar(constant=frame.origin[k] + frame.z[k] * height.constant, terms=shifted).text()
    return f"({', '.join(origin)})", ""


def profile_frame(frame: FrameData) -> FrameData:
    """The plane in which a profile (r, z) about the frame's z is drawn: r is the sketch's x, the axis its y."""
    x, z = frame.x, frame.z
    normal = (x[1] * z[2] - x[2] * z[1], x[2] * z[0] - x[0] * z[2], x[0] * z[1] - x[1] * z[0])
    return FrameData(origin=frame.origin, x=x, z=tuple(round(c, 15) + 0.0 for c in normal))


def mirror_plane(frame: FrameData, mirror: Mirror) -> tuple[tuple[float, ...], tuple[Scalar, ...]]:
    """Normal of a mirror plane, and the expressions of a point on it, in the file's frame."""
    x, z = frame.x, frame.z
    y = (z[1] * x[2] - z[2] * x[1], z[2] * x[0] - z[0] * x[2], z[0] * x[1] - z[1] * x[0])
    normal = tuple(round(c, 15) + 0.0 for c in (x if mirror.along == "x" else y))
    about = mirror.about
    point = tuple(
        Scalar(constant=o + n * about.constant, terms=[(n * f, name) for f, name in about.terms if n])
        for o, n in zip(frame.origin, normal, strict=True)
    )
    return normal, point


def facet_tables(operation: MeshOperation) -> list[str]:
    """Points and triangles of a faceted solid as two variables."""
    points = textwrap.fill(repr([tuple(float(number(c)) for c in p) for p in operation.points]), 120)
    triangles = textwrap.fill(repr([tuple(t) for t in operation.triangles]), 120)
    return [f"{operation.name}_points = {points}", f"{operation.name}_triangles = {triangles}"]


class Lengths:
    """Distances between levels, written with the parameters that make them where that is shorter."""

    def __init__(self, program: Program) -> None:
        self.levels = dict(program.levels)

    def __call__(self, low: Scalar, high: Scalar) -> str:
        """high − low as source."""
        plain, whole = self._difference(low, high), self._difference(self._expanded(low), self._expanded(high))
        best = min(plain, whole, key=lambda s: (len(s.terms) + bool(s.constant), len(s.text())))
        return best.text()

    def _expanded(self, scalar: Scalar) -> Scalar:
        done = Scalar(constant=scalar.constant)
        for factor, name in scalar.terms:
            inner = self._expanded(self.levels[name]) if name in self.levels else Scalar(terms=[(1.0, name)])
            done.constant += factor * inner.constant
            done.terms += [(factor * f, n) for f, n in inner.terms]
        return done

    @staticmethod
    def _difference(low: Scalar, high: Scalar) -> Scalar:
        terms: dict[str, float] = {}
        for sign, scalar in ((1, high), (-1, low)):
            for factor, name in scalar.terms:
                terms[name] = terms.get(name, 0) + sign * factor
        constant = high.constant - low.constant
        kept = [(factor, name) for name, factor in terms.items() if abs(factor) > 1e-12]
        return Scalar(constant=constant if abs(constant) > 1e-9 else 0.0, terms=kept)
