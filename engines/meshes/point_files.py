"""Points from the files of scanners and programs: a reader a format, none of which holds a large file in memory.

A reader learns from the head of the file how many points there are. Of more than it may use it takes every k-th while it
reads, so that what it needs grows with the points used, not with the file.
"""

from __future__ import annotations

import io
import re
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engines.contract import InputError
from engines.meshes.files import other_kind, short

TEXT_SUFFIXES = (".xyz", ".pts", ".asc", ".txt", ".csv")
BINARY_SUFFIXES = {".pcd": "PCD", ".las": "LAS", ".laz": "LAS", ".e57": "E57", ".npy": "NPY"}
_ADVICE = "save the points as PLY, XYZ, PCD, LAS, E57 or NPY"
_HEAD = 65536
_BLOCK = 1 << 24
_ROWS = 1_000_000
"""Points that are looked at together."""
_MOST_PACKED = 1_000_000_000
"""Bytes that a compressed PCD may unfold to: Open3D holds them all, and its own copy of the points."""


@dataclass(frozen=True, eq=False)
class Read:
    """``positions`` (n, 3) float64 as they are in the file, no numbers included; ``normals`` (n, 3) or None, of any length;
    ``total``: points that the file holds, ``step``: every so-manieth of which was taken."""

    positions: np.ndarray
    normals: np.ndarray | None
    total: int
    step: int = 1


def kind_of(path: Path) -> str | None:
    """The point format of a file, None where it is none (a mesh, a picture). A PLY or OBJ with faces is none. Told by the
    content, except for text, which is told by the suffix."""
    suffix = path.suffix.lower()
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    for magic, kind in ((b"LASF", "LAS"), (b"ASTM-E57", "E57"), (b"\x93NUMPY", "NPY")):
        if head.startswith(magic):
            return kind
    if re.match(rb"(\s*#[^\n]*\n)*\s*VERSION\s+\.?\d[^\n]*\n\s*FIELDS\s", head):
        return "PCD"
    if re.match(rb"ply\s", head):
        top = head.partition(b"end_header")[0]
        faces = re.search(rb"^\s*element\s+face\s+(\d+)", top, re.M)
        bare = (faces is None or int(faces[1]) == 0) and not re.search(rb"^\s*element\s+tristrips", top, re.M)
        return "PLY" if bare else None
    if suffix in TEXT_SUFFIXES:
        return "text"
    if suffix in BINARY_SUFFIXES:
        return BINARY_SUFFIXES[suffix]  # its reader says what is wrong with it
    if suffix == ".off" and re.match(rb"\s*C?N?OFF\s+\d+\s+0\s+\d+\s", re.sub(rb"#[^\n]*", b"", head)):
        return "OFF"
    if suffix == ".obj" and re.search(rb"^\s*v\s+[-+.\d]", head, re.M) and not _has_faces(path):
        return "OBJ"
    return None


def read_file(path: Path, kind: str, most: int) -> Read:
    """At most about ``most`` points of a file of a `kind_of`. `InputError` says what is wrong with it and what to do."""
    if not path.stat().st_size:
        raise InputError(f"{path.name} is empty (0 bytes); save it again")
    try:
        return _READERS[kind](path, most)
    except (InputError, ImportError):
        raise
    except MemoryError as error:
        raise InputError(f"{path.name} doesn't fit into memory; thin the points out") from error
    except Exception as error:  # whatever a parser stumbles over, the file is at fault, and the person can save it again
        if "ErrorBadFileLength" in str(error):
            raise InputError(f"{path.name} is cut off or was changed after it was written; copy or save it again") from error
        raise _damaged(path, kind, short(error).partition(" ****")[0]) from error


def _damaged(path: Path, kind: str, reason: str) -> InputError:
    with path.open("rb") as stream:
        other = other_kind(stream.read(64))
    if other:
        return InputError(f"{path.name} is {other}, not a point cloud; {_ADVICE}")
    return InputError(f"{path.name} is a damaged {kind} file ({reason}); save it again")


def _cut_off(path: Path, promised: int) -> InputError:
    return InputError(f"{path.name} is cut off: its header promises {promised:,} points; copy or save it again")


def _step(total: int, most: int) -> int:
    return max(-(-total // most), 1)


class _Taker:
    """Takes every ``step``-th row of blocks that come one after another."""

    def __init__(self, step: int):
        self.step, self.seen, self.parts = step, 0, []

    def rows(self, count: int) -> slice:
        """Which of the next ``count`` rows are taken."""
        first = -self.seen % self.step
        self.seen += count
        return slice(first, count, self.step)

    def joined(self) -> np.ndarray:
        return np.concatenate(self.parts) if self.parts else np.zeros((0, 3))


# --- text -------------------------------------------------------------------------------------------------------------------

_AXES = {"x": 0, "y": 1, "z": 2, **{name: 3 + k % 3 for k, name in enumerate((
    "nx", "ny", "nz", "normalx", "normaly", "normalz", "normal_x", "normal_y", "normal_z", "n_x", "n_y", "n_z",
))}}  # fmt: skip


def _columns(names: list[str]) -> list[int] | None:
    """Which columns hold x y z and, where all three are named, the normal; None where x, y and z are not all named."""
    at: dict[int, int] = {}
    for column, name in enumerate(names):
        axis = _AXES.get(name.strip("\"'").lower())
        if axis is not None:
            at.setdefault(axis, column)
    if not {0, 1, 2} <= set(at):
        return None
    return [at[axis] for axis in range(6 if {3, 4, 5} <= set(at) else 3)]


def _unit(values: np.ndarray) -> np.ndarray | None:
    """Three more columns whose meaning nobody names (n, 3), where they can only be normals: colours have no length of 1."""
    if not len(values):
        return None
    with np.errstate(invalid="ignore", over="ignore"):
        return values if (np.abs(np.linalg.norm(values, axis=1) - 1) < 0.05).mean() > 0.95 else None


def _unnamed(values: np.ndarray) -> np.ndarray | None:
    """The normals among columns (n, k) without names: after x y z, or after x y z and a colour."""
    for first in (3, 6):
        if values.shape[1] >= first + 3:
            normals = _unit(values[:, first : first + 3])
            if normals is not None:
                return normals
    return None


@dataclass(frozen=True)
class _Table:
    """How the rows of a text are read: which ``columns``, whether the file ``named`` them, whether a comma is the decimal
    mark, and the byte at which the rows ``start``."""

    columns: list[int]
    named: bool
    decimal_comma: bool
    start: int


def _table(path: Path, head: bytes) -> _Table:
    other = other_kind(head) or ("a binary file" if b"\0" in head else None)
    if other:
        raise InputError(f"{path.name} is {other}, not lines of x y z; {_ADVICE}")
    start = 3 if head.startswith(b"\xef\xbb\xbf") else 0
    named, first = None, True
    for raw in head[start:].splitlines(keepends=True):
        line = raw.decode("utf-8", "replace").strip()
        bare = line.lstrip("#/").strip()
        columns = _columns(re.split(r"[,;\s]+", bare))
        named = columns or named
        if bare and not columns and not line.startswith(("#", "//")):
            # 1,5 2,5 3,5: the comma is the decimal mark where something else parts the numbers.
            comma = "." not in bare and len(re.split(r"[;\s]+", bare)) >= 3 and re.search(r"\d,\d", bare) is not None
            words = bare.replace(",", "." if comma else " ").replace(";", " ").split()
            numbers = [_is_number(word) for word in words[:3]]
            # PTS begins with the number of points; other files with names that say nothing of x, y and z.
            if not first or (len(words) >= 3 and any(numbers)):
                if len(words) < 3:
                    break
                return _Table(named or list(range(min(len(words), 9))), named is not None, comma, start)
            first = False
        start += len(raw)
    raise InputError(f"{path.name} has no three numbers in a line; save the points as lines of x y z")


def _is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True


def _lines(path: Path, start: int = 0) -> Iterator[list[bytes]]:
    """The lines of a file from a byte on that are neither empty nor a comment, some MB of them at a time."""
    rest = b""
    with path.open("rb") as stream:
        stream.seek(start)
        while block := stream.read(_BLOCK):
            lines = (rest + block).replace(b"\r", b"\n").split(b"\n")
            rest = lines.pop()
            if len(rest) > _BLOCK:
                raise InputError(f"{path.name} is one long line; save the points as lines of x y z")
            yield _rows(lines)
    yield _rows([rest])


def _rows(lines: list[bytes]) -> list[bytes]:
    bare = (line.strip() for line in lines)
    return [line for line in bare if line and not line.startswith((b"#", b"//"))]


def _read_rows(path: Path, start: int, columns: list[int], total: int | None, most: int, comma: bool = False) -> _Taker:
    """Rows of numbers from a byte on: all there are, or the first ``total``."""
    count = total
    # The shortest row is ``0 0 0``: only a file that may hold too many is read twice.
    if count is None and path.stat().st_size // 6 > most:
        count = sum(map(len, _lines(path, start)))
    taker = _Taker(_step(count or 0, most))
    for rows in _lines(path, start):
        if total is not None:
            rows = rows[: total - taker.seen]
        rows = rows[taker.rows(len(rows))]
        if rows:
            text = b"\n".join(rows).replace(b",", b"." if comma else b" ").replace(b";", b" ")
            try:
                taker.parts.append(np.loadtxt(io.BytesIO(text), dtype=np.float64, usecols=columns, ndmin=2))
            except ValueError as error:
                raise InputError(
                    f"{path.name} has a line that isn't numbers ({short(error)[:80]}); save lines of x y z"
                ) from error
        if total is not None and taker.seen >= total:
            break
    if total is not None and taker.seen < total:
        raise _cut_off(path, total)
    return taker


def _read_text(path: Path, most: int) -> Read:
    with path.open("rb") as stream:
        table = _table(path, stream.read(_HEAD))
    taker = _read_rows(path, table.start, table.columns, None, most, table.decimal_comma)
    values = taker.joined()
    normals = (values[:, 3:6] if values.shape[1] >= 6 else None) if table.named else _unnamed(values)
    return Read(values[:, :3], normals, taker.seen, taker.step)


def _read_off(path: Path, most: int) -> Read:
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    first = re.match(rb"((\s|#[^\n]*\n)*)C?N?OFF(\s|#[^\n]*\n)+(\d+)\s+0\s+\d+[^\n]*\n", head)
    if first is None:
        raise InputError(f"{path.name} is an OFF file of another kind than this lab reads; save the points as PLY or XYZ")
    taker = _read_rows(path, first.end(), [0, 1, 2], int(first[4]), most)
    return Read(taker.joined(), None, taker.seen, taker.step)


def _has_faces(path: Path) -> bool:
    return any(line.startswith((b"f ", b"f\t")) for lines in _lines(path) for line in lines)


def _read_obj(path: Path, most: int) -> Read:
    """Vertices, and as many normals as there are vertices: a point cloud as OBJ has them in pairs."""
    marks = {b"v": [], b"vn": []}
    counts = {mark: sum(line.split(None, 1)[0] == mark for lines in _lines(path) for line in lines) for mark in marks}
    step = _step(counts[b"v"], most)
    for mark, parts in marks.items():
        taker = _Taker(step)
        for lines in _lines(path):
            rows = [line.split(None, 1)[1] for line in lines if line.startswith((mark + b" ", mark + b"\t"))]
            rows = rows[taker.rows(len(rows))]
            if rows:
                parts.append(np.loadtxt(io.BytesIO(b"\n".join(rows)), usecols=(0, 1, 2), ndmin=2))
    positions = np.concatenate(marks[b"v"])
    normals = np.concatenate(marks[b"vn"]) if counts[b"vn"] == counts[b"v"] else None
    return Read(positions, normals, counts[b"v"], step)


# --- records ----------------------------------------------------------------------------------------------------------------


def _records(path: Path, dtype: np.dtype, start: int, count: int, most: int, columns: Callable) -> _Taker:
    """``count`` records of ``dtype`` from a byte on; ``columns`` makes (k, 3 or 6) numbers of k of them."""
    if start + count * dtype.itemsize > path.stat().st_size:
        raise _cut_off(path, count)
    taker = _Taker(_step(count, most))
    together = max(min(_ROWS, 8 * _BLOCK // max(dtype.itemsize, 1)), 1)
    with path.open("rb") as stream:
        stream.seek(start)
        while taker.seen < count:
            block = np.fromfile(stream, dtype=dtype, count=min(together, count - taker.seen))
            if not len(block):
                raise _cut_off(path, count)
            taker.parts.append(np.asarray(columns(block[taker.rows(len(block))]), dtype=np.float64))
    return taker


def _fields(names: tuple[str, ...], at: list[int]) -> Callable:
    """Chosen fields of structured records as columns (k, len(at))."""
    chosen = [names[column] for column in at]
    return lambda block: np.column_stack([block[name].astype(np.float64).reshape(len(block)) for name in chosen])


def _halves(taker: _Taker, total: int) -> Read:
    values = taker.joined()
    return Read(values[:, :3], values[:, 3:6] if values.shape[1] >= 6 else None, total, taker.step)


_PLY_TYPES = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4", "float": "f4", "double": "f8",
    "int8": "i1", "uint8": "u1", "int16": "i2", "uint16": "u2", "int32": "i4", "uint32": "u4", "float32": "f4",
    "float64": "f8",
}  # fmt: skip


def _read_ply(path: Path, most: int) -> Read:
    with path.open("rb") as stream:
        head = stream.read(1 << 20)
    end = re.search(rb"^end_header[ \t]*(\r\n|\n|\r)", head, re.M)
    if end is None:
        raise InputError(f"{path.name} is a PLY file whose header has no end; save it again")
    form, elements = "", []
    for words in (line.split() for line in head[: end.start()].decode("ascii", "replace").splitlines()):
        if words[:1] == ["format"]:
            form = words[1]
        elif words[:1] == ["element"]:
            elements.append((words[1], int(words[2]), []))
        elif words[:1] == ["property"]:
            elements[-1][2].append((words[-1], words[1] if len(words) == 3 else "list"))
    order = {"ascii": "", "binary_little_endian": "<", "binary_big_endian": ">"}[form]
    start, rows = end.end(), 0
    for name, count, properties in elements:
        listed = any(kind == "list" for _, kind in properties)
        names = tuple(name for name, _ in properties)
        if name == "vertex":
            columns = _columns(list(names))
            if columns is None or listed:
                raise InputError(f"{path.name} has vertices without x, y and z; save it again")
            if not count:
                raise InputError(f"{path.name} holds no points; save it again")
            if form == "ascii":
                # Elements before the vertices are rows of their own.
                for _ in range(rows):
                    start = head.index(b"\n", start) + 1
                return _halves(_read_rows(path, start, columns, count, most), count)
            dtype = np.dtype([(name, order + _PLY_TYPES[kind]) for name, kind in properties])
            return _halves(_records(path, dtype, start, count, most, _fields(names, columns)), count)
        if listed and form != "ascii" and count:
            raise InputError(f"{path.name} has lists before its vertices; save it again with the vertices first")
        rows += count
        if form != "ascii" and count:
            start += count * sum(np.dtype(_PLY_TYPES[kind]).itemsize for _, kind in properties)
    raise InputError(f"{path.name} holds no points; save it again")


def _read_pcd(path: Path, most: int) -> Read:
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    end = re.search(rb"^DATA\s+(\w+)[ \t]*\r?\n", head, re.M)
    if end is None:
        raise _damaged(path, "PCD", "its header has no end")
    lines = head[: end.start()].decode("ascii", "replace").splitlines()
    said = {words[0]: words[1:] for line in lines if (words := line.split())}
    names, sizes, types = said["FIELDS"], [int(size) for size in said["SIZE"]], said["TYPE"]
    counts = [int(count) for count in said.get("COUNT", ["1"] * len(names))]
    total = int(said["POINTS"][0]) if "POINTS" in said else int(said["WIDTH"][0]) * int(said["HEIGHT"][0])
    columns = _columns(names)
    if columns is None or any(counts[column] != 1 for column in columns):
        raise InputError(f"{path.name} has no fields x, y and z; save the points again")
    form = end[1].decode()
    if form == "ascii":
        places = np.concatenate([[0], np.cumsum(counts)])
        return _halves(_read_rows(path, end.end(), [int(places[column]) for column in columns], total, most), total)
    kinds = {"F": "f", "I": "i", "U": "u"}
    # Padding has the name _, more than once: a record's fields need names of their own.
    own = tuple(f"{name} {k}" for k, name in enumerate(names))
    dtype = np.dtype([
        (name, f"<{kinds[kind]}{size}", (count,)) for name, kind, size, count in zip(own, types, sizes, counts, strict=True)
    ])  # fmt: skip
    if form == "binary":
        return _halves(_records(path, dtype, end.end(), total, most, _fields(own, columns)), total)
    if form != "binary_compressed":
        raise _damaged(path, "PCD", f"data of the kind {form}")
    return _packed_pcd(path, head[end.end() : end.end() + 8], end.end(), total, dtype.itemsize, most)


def _packed_pcd(path: Path, sizes: bytes, start: int, total: int, each: int, most: int) -> Read:
    """By Open3D, which unfolds all of it; what it would hold is known before."""
    from engines.meshes.native import open3d

    if len(sizes) < 8:
        raise _cut_off(path, total)
    packed, unfolded = struct.unpack("<II", sizes)
    if start + 8 + packed > path.stat().st_size:
        raise _cut_off(path, total)
    if unfolded != total * each:
        raise _damaged(path, "PCD", f"{unfolded:,} bytes are no {total:,} points")
    if unfolded + 48 * total > _MOST_PACKED:
        raise InputError(f"{path.name} holds {total:,} points, too many for a compressed PCD; save it as binary PCD or LAZ")
    o3d = open3d()
    with o3d.utility.VerbosityContextManager(o3d.utility.VerbosityLevel.Error):
        cloud = o3d.io.read_point_cloud(str(path), format="pcd")
    if len(cloud.points) != total:
        raise _damaged(path, "PCD", "its compressed data can't be unfolded")
    taken = slice(None, None, _step(total, most))
    normals = np.array(np.asarray(cloud.normals)[taken]) if len(cloud.normals) == total else None
    return Read(np.array(np.asarray(cloud.points)[taken]), normals, total, taken.step)


def _read_npy(path: Path, most: int) -> Read:
    with path.open("rb") as stream:
        if stream.read(6) != b"\x93NUMPY":
            raise _damaged(path, "NPY", "no NumPy array")
    # Mapped, so that only the header is read here: a map that is read through would count as memory of the process.
    try:
        array = np.load(path, mmap_mode="r", allow_pickle=False)
    except (ValueError, EOFError, OSError) as error:
        raise InputError(f"{path.name} is no whole NumPy array ({short(error)}); save it by numpy.save") from error
    if not isinstance(array, np.memmap):
        raise InputError(f"{path.name} holds several arrays; save the one with the points by numpy.save")
    dtype, shape, start = array.dtype, array.shape, array.offset
    by_column = array.ndim == 2 and array.flags.f_contiguous and not array.flags.c_contiguous
    del array
    if dtype.names and len(shape) == 1:
        columns = _columns(list(dtype.names))
        if columns is not None:
            return _halves(_records(path, dtype, start, shape[0], most, _fields(dtype.names, columns)), shape[0])
    if len(shape) == 2 and shape[0] == 3 and shape[1] > 9:
        raise InputError(f"{path.name} has {shape[1]:,} columns and 3 rows; save the array transposed, one point a row")
    if len(shape) != 2 or shape[1] < 3 or dtype.kind not in "fiu":
        raise InputError(f"{path.name} holds no numbers in rows of x y z; save an array of n rows and three columns")
    count, width = shape[0], min(shape[1], 9)
    if by_column:
        takers = [
            _records(path, dtype, start + k * count * dtype.itemsize, count, most, lambda block: block[:, None])
            for k in range(width)
        ]
        values, step = np.column_stack([taker.joined() for taker in takers]), takers[0].step
    else:
        taker = _records(path, np.dtype((dtype, (shape[1],))), start, count, most, lambda block: block[:, :width])
        values, step = taker.joined(), taker.step
    return Read(values[:, :3], _unnamed(values), count, step)


# --- scanners' own ----------------------------------------------------------------------------------------------------------


def _read_las(path: Path, most: int) -> Read:
    """LAS and LAZ, block by block."""
    import laspy

    _check_las_records(path)
    with laspy.open(path, laz_backend=laspy.LazBackend.Lazrs, read_evlrs=False) as reader:
        header = reader.header
        total = header.point_count
        packed = header.are_points_compressed
        if not packed and header.offset_to_point_data + total * header.point_format.size > path.stat().st_size:
            raise _cut_off(path, total)
        more = list(header.point_format.extra_dimension_names)
        names = ["x", "y", "z", *more]
        chosen = [names[column] for column in _columns(names)]
        taker = _Taker(_step(total, most))
        for block in reader.chunk_iterator(_ROWS):
            taken = block[taker.rows(len(block))]
            taker.parts.append(np.column_stack([np.asarray(taken[name], dtype=np.float64) for name in chosen]))
    if taker.seen < total:
        raise _cut_off(path, total)
    return _halves(taker, total)


def _check_las_records(path: Path) -> None:
    """Refuses a header that names more variable-length records than fit before the points: laspy would make each of them out
    of nothing, up to four thousand million (LAS 1.4 specification, public header block)."""
    with path.open("rb") as file:
        header = file.read(104)
    if len(header) < 104:
        return  # laspy says what is wrong
    size, start, records = struct.unpack_from("<HII", header, 94)
    if size + records * _LAS_RECORD > min(start, path.stat().st_size):
        raise InputError(f"{path.name} has a damaged header; save or copy it again")


_LAS_RECORD = 54
"""Bytes of a variable-length record's own header."""
_E57_PLACE = ("cartesianX", "cartesianY", "cartesianZ")
_E57_SPHERE = ("sphericalRange", "sphericalAzimuth", "sphericalElevation")
_E57_NORMAL = ("nor:normalX", "nor:normalY", "nor:normalZ")


def _read_e57(path: Path, most: int) -> Read:
    """All scans of the file, each in the place that its pose gives it."""
    import pye57

    with pye57.E57(str(path)) as file:
        scans = [file.get_header(k) for k in range(file.scan_count)]
        total = sum(scan.point_count for scan in scans)
        if not total:
            raise InputError(f"{path.name} holds no points; save it again")
        taker = _Taker(_step(total, most))
        with_normals = all(set(_E57_NORMAL) <= set(scan.point_fields) for scan in scans)
        for scan in scans:
            _read_scan(file, scan, taker, with_normals)
    return _halves(taker, total)


def _read_scan(file, scan, taker: _Taker, with_normals: bool) -> None:
    from pye57 import libe57

    fields = set(scan.point_fields)
    place = _E57_PLACE if set(_E57_PLACE) <= fields else _E57_SPHERE
    invalid = ("cartesianInvalidState" if place is _E57_PLACE else "sphericalInvalidState",)
    wanted = [*place, *(_E57_NORMAL if with_normals else ()), *(invalid if invalid[0] in fields else ())]
    together = min(_ROWS, scan.point_count)
    arrays = {name: np.empty(together) for name in wanted}
    buffers = libe57.VectorSourceDestBuffer()
    for name, array in arrays.items():
        buffers.append(libe57.SourceDestBuffer(file.image_file, name, array, together, True, True))
    reader = scan.points.reader(buffers)
    while count := reader.read():
        rows = taker.rows(count)
        a, b, c = (arrays[name][rows] for name in place)
        if place is _E57_SPHERE:
            a, b, c = a * np.cos(c) * np.cos(b), a * np.cos(c) * np.sin(b), a * np.sin(c)
        positions = np.column_stack([a, b, c])
        if invalid[0] in arrays:
            positions[arrays[invalid[0]][rows] != 0] = np.nan
        turn = scan.rotation_matrix if scan.has_pose() else np.eye(3)
        parts = [positions @ turn.T + (scan.translation if scan.has_pose() else 0.0)]
        if with_normals:
            parts.append(np.column_stack([arrays[name][rows] for name in _E57_NORMAL]) @ turn.T)
        taker.parts.append(np.hstack(parts))
    reader.close()


_READERS: dict[str, Callable[[Path, int], Read]] = {
    "text": _read_text, "PLY": _read_ply, "OBJ": _read_obj, "OFF": _read_off, "PCD": _read_pcd, "LAS": _read_las,
    "E57": _read_e57, "NPY": _read_npy,
}  # fmt: skip
