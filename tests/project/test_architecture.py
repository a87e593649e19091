"""The rooms import one another in one direction, third parties stay where they belong, and each file says what it is for."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from paths import ROOT

FILES = sorted((ROOT / "swlds").rglob("*.py"))

BASE = {"reading", "errors", "output", "printable", "worker"}
IR = BASE | {"ir"}
ANALYSIS = IR | {"analysis"}
PASSES = ANALYSIS | {"passes"}
DEVICE = ANALYSIS | {"device"}
REPORT = DEVICE | PASSES | {"report"}
ENGINES = DEVICE | {"engines"}
PUBLIC = ENGINES | REPORT | {"api", "compare", "run"}
#: Room -> what it may import of swlds.
ROOMS = {
    "errors": {"printable"},
    "output": {"errors", "reading"},
    "printable": set(),
    "reading": {"errors"},
    "worker": {"errors", "output"},
    "ir": IR,
    "analysis": ANALYSIS,
    "passes": PASSES,
    "device": DEVICE,
    "engines": ENGINES,
    "api": PASSES,
    "compare": PASSES,
    "run": PUBLIC,
    "report": REPORT,
    "golden": PUBLIC | {"golden"},
    "commands": PUBLIC | {"report", "golden", "commands"},
    "cli": {"cli_words", "worker", "commands", "ir", "device"},
    "cli_words": {"errors", "printable", "device"},
    "__main__": {"cli"},
    "__init__": {"errors", "api", "engines"},
}  # fmt: skip
#: ``Device.load`` takes paths, too; ``Result`` writes its report; RUN lines run the command line in pytest's process.
EXTRA = {"engines/api.py": {"api", "report"}, "golden/pytest_plugin.py": {"cli"}}
#: Third party -> where it may be imported.
THIRD = {
    "click": ("cli.py", "cli_words.py"),
    "networkx": ("analysis/callgraph.py",),
    "llvmlite": ("ir/llvm.py", "engines/wave_compiler/"),
    "numpy": ("device/", "engines/", "run.py", "golden/launches.py"),
    "rich": ("report/",),
    "filecheck": ("golden/matcher.py",),
    "pytest": ("golden/pytest_plugin.py",),
}


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are absolute"
            module = str(node.module)
            if module == "swlds":
                yield from ((node.lineno, f"swlds.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, module


def place(path: Path) -> str:
    return path.relative_to(ROOT / "swlds").as_posix()


def room_of(path: Path) -> str:
    return place(path).split("/")[0].removesuffix(".py")


def test_every_room_is_known() -> None:
    """A new room: say here and in docs/architecture.md what it may import."""
    assert {room_of(path) for path in FILES} == ROOMS.keys()


@pytest.mark.parametrize("room", ROOMS)
def test_imports(room: str) -> None:
    for path in (p for p in FILES if room_of(p) == room):
        for line, name in imports_of(path):
            first, *rest = name.split(".")
            if first == "swlds" and rest and rest[0] != "__version__":
                allowed = ROOMS[room] | EXTRA.get(place(path), set())
                assert rest[0] in allowed, f"{place(path)}:{line}: room {room} imports {name}"
            homes = THIRD.get(first)
            assert homes is None or place(path).startswith(homes), f"{place(path)}:{line}: {first} belongs in {homes}"


def test_every_file_says_what_it_is_for() -> None:
    """In the first line of its docstring; docs/files.py prints them."""
    shown = subprocess.run(
        [sys.executable, ROOT / "docs" / "files.py"], capture_output=True, text=True, check=True
    ).stdout
    missing = [place(p) for p in FILES if p.read_text().strip() and f"  {place(p)}: " not in shown]
    assert not missing
