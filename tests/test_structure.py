"""What the repository promises of itself: pins, licences, docs, the Space's configuration, nothing from another host."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

from engines.registry import systems

ROOT = Path(__file__).resolve().parent.parent
LISTED = [system.name for system in systems().values() if system.listed]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def requirements(name: str) -> dict[str, Requirement]:
    """The requirements that a file names itself, by package."""
    lines = [line.split("#")[0].strip() for line in (ROOT / name).read_text(encoding="utf-8").splitlines()]
    found = [Requirement(line) for line in lines if line and not line.startswith("-")]
    return {requirement.name: requirement for requirement in found}


CORE, DEV = requirements("requirements.txt"), requirements("requirements-dev.txt")
APART = requirements("requirements-build123d.txt")
"""In an environment of its own."""


def front_matter(text: str) -> dict[str, object]:
    """The YAML block between two rules at the top of a Space's README."""
    assert text.startswith("---\n")
    return yaml.safe_load(text.split("---\n")[1])


def repository_files() -> list[Path]:
    """Every file that a clone has (or will have: what git doesn't ignore)."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in listed if name and (ROOT / name).is_file()]


# --- packages


@pytest.mark.parametrize("requirement", [*CORE.values(), *DEV.values()], ids=lambda requirement: requirement.name)
def test_every_requirement_is_pinned_exactly_and_installed(requirement: Requirement) -> None:
    pins = list(requirement.specifier)
    assert len(pins) == 1 and pins[0].operator == "==" and "*" not in pins[0].version
    assert requirement.specifier.contains(version(requirement.name), prereleases=True)


def test_dependencies_md_has_a_line_for_every_requirement_and_no_other() -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    python = text.split("## Browser code")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in python.splitlines() if line.startswith("| `")]
    told = {row[0].strip("`"): row[1] for row in rows}
    assert told == {name: next(iter(found.specifier)).version for name, found in (CORE | DEV | APART).items()}
    assert all(len(row) == 6 and row[2] and row[4] for row in rows), "each line tells licence and reason"


def imported(*folders: str) -> Iterator[tuple[str, Path]]:
    """Top-level names that the modules of some folders import from outside the repository, with a file that does."""
    tests = {path.stem for path in (ROOT / "tests").rglob("*.py")}
    inside = {"app", "pages", "engines", "benchmarks", "main"} | tests | sys.stdlib_module_names
    for path in (path for folder in folders for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            for name in (name.split(".")[0] for name in names):
                if name not in inside:
                    yield name, path


PACKAGE_OF = {
    "PIL": "pillow",
    "OCP": "cadquery-ocp",
    "cv2": "opencv-python-headless",
    "pi_heif": "pi-heif",
    "annotated_types": "annotated-types",
    "libusb_package": "libusb-package",
    "yaml": "pyyaml",
    "sklearn": "scikit-learn",
    "faster_whisper": "faster-whisper",
    "swift_f0": "swift-f0",
}
COMES_WITH = {"pydantic_core": "pydantic"}
"""Imported, and pinned exactly by that package."""


@pytest.mark.parametrize(
    ("folders", "allowed"),
    [(("app", "pages", "engines"), CORE), (("tests", "assets", "benchmarks"), CORE | DEV)],
    ids=["lab", "tests and tools"],
)
def test_every_import_is_a_pinned_requirement(folders: tuple[str, ...], allowed: dict[str, Requirement]) -> None:
    missing = {
        f"{name} ({path.relative_to(ROOT)})"
        for name, path in imported(*folders)
        if COMES_WITH.get(name, PACKAGE_OF.get(name, name)) not in allowed
    }
    assert not missing


def test_the_registry_loads_nothing_heavy() -> None:
    heavy = ("numpy", "scipy", "trimesh", "open3d", "cadquery", "gradio", "sqlalchemy")
    code = f"import sys; from engines.registry import systems; systems(); print([m for m in {heavy} if m in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    assert loaded == "[]"


# --- set-up and hosting


def test_make_has_the_two_commands_and_ci_calls_one() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("run", "test", "bench", "viewer", "pictures", "clean"):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    ci = ROOT / ".ci" / "run"
    assert "make test" in ci.read_text(encoding="utf-8") and ci.stat().st_mode & 0o111


def test_the_readme_configures_a_gradio_space() -> None:
    space = front_matter(README)
    assert space["sdk"] == "gradio" and space["license"] == "apache-2.0"
    assert (ROOT / str(space["app_file"])).is_file()
    assert space["sdk_version"] == next(iter(CORE["gradio"].specifier)).version
    assert str(space["python_version"]) in ("3.11", "3.12")
    assert len(str(space["short_description"])) <= 60, "Hugging Face refuses longer ones"


def test_the_docker_readme_is_its_twin() -> None:
    twin = front_matter((ROOT / "deploy" / "README.docker.md").read_text(encoding="utf-8"))
    space = front_matter(README)
    assert twin["sdk"] == "docker" and twin["app_port"] == 7860
    shared = ("title", "emoji", "colorFrom", "colorTo", "license", "short_description")
    assert {name: twin[name] for name in shared} == {name: space[name] for name in shared}


def test_the_dockerfile_names_what_is_there() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for source in re.findall(r"^COPY (?:--\S+ )?(\S+) \S+$", text, re.MULTILINE):
        assert (ROOT / source).exists() and source not in ignored, source
    assert not {"app", "pages", "engines", "assets", "main.py", "docs"} & set(ignored)
    assert re.search(r"^FROM python:3\.1[12]-slim", text, re.MULTILINE)
    assert "--uid 1000" in text and "SHOWFLOOR_PORT=7860" in text and "/healthz" in text
    assert text.index("USER user") < text.index("CMD [\"python\", \"-m\", \"app\", \"serve\"]")


def test_packages_txt_names_packages_alone() -> None:
    lines = (ROOT / "packages.txt").read_text(encoding="utf-8").splitlines()
    assert lines and all(re.fullmatch(r"[a-z0-9][a-z0-9.+-]+", line) for line in lines), "a Space takes no comments"


def test_the_licence_is_apache_2() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License\n" in text and "Version 2.0, January 2004" in text and "END OF TERMS AND CONDITIONS" in text


# --- systems and docs


@pytest.mark.parametrize("name", LISTED)
def test_every_listed_system_has_page_docs_picture_and_benchmark(name: str) -> None:
    for path in (f"docs/{name}.md", f"pages/{name}.py", f"benchmarks/{name}.py", f"assets/cards/{name}.png"):
        assert (ROOT / path).is_file(), path
    assert systems()[name].paper.url in (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ["README.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))])
def test_links_and_pictures_of_the_docs_are_there(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    targets = [target.split("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in target]
    missing = [target for target in targets if target and not ((ROOT / path).parent / target).exists()]
    assert not missing


# --- what is shipped


def test_no_file_is_larger_than_10_mb() -> None:
    large = [f"{path.relative_to(ROOT)} {path.stat().st_size / 1e6:.1f} MB" for path in repository_files()
             if path.stat().st_size > 10e6]  # fmt: skip
    assert not large


LOADED = re.compile(
    r"""(?:<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc|<link\b[^>]*\bhref)\s*=\s*\\?["'`]?(?:https?:)?//"""
    r"""|url\(\s*["']?(?:https?:)?//"""
    r"""|@import\s+["'](?:https?:)?//"""
    r"""|\b(?:import|from)\s*\(?\s*["'`]https?://"""
    r"""|\b(?:fetch|Worker|importScripts)\(\s*["'`]https?://""",
    re.IGNORECASE,
)
"""Markup, style or script that makes a browser load something from another host. A link to be clicked is none."""


@pytest.mark.parametrize(
    "text",
    ['<script src="https://a.b/c.js">', "<link rel=x href='//a.b/c.css'>", '<img alt="" src="http://a.b/c.png">',
     "url(https://a.b/c.woff2)", 'import("https://a.b/c.js")', 'import x from"https://a.b"', "fetch('https://a.b')"],
)  # fmt: skip
def test_the_pattern_finds_loads_from_other_hosts(text: str) -> None:
    assert LOADED.search(text)


def test_nothing_is_loaded_from_another_host() -> None:
    folders = [ROOT / "assets", ROOT / "pages", ROOT / "app", ROOT / "web" / "src"]
    found = []
    for path in repository_files():
        if path.suffix in (".py", ".js", ".css", ".html", ".svg") and any(path.is_relative_to(folder) for folder in folders):
            text = path.read_text(encoding="utf-8")
            found += [f"{path.relative_to(ROOT)}: {text[match.start() : match.end() + 60]}" for match in LOADED.finditer(text)]
    assert not found
