"""The rooms import one another in one direction, third parties stay where they belong, and each file says what it is for."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import networkx
import pytest
from paths import ROOT

FILES = sorted((ROOT / "swlds").rglob("*.py"))

BASE = {
    "collector",
    "colour",
    "reading",
    "errors",
    "lazy",
    "output",
    "printable",
    "scratch",
    "version",
    "words",
    "worker",
}
IR = BASE | {"ir"}
ANALYSIS = IR | {"analysis", "layouts"}
PASSES = ANALYSIS | {"passes"}
DEVICE = ANALYSIS | {"device"}
REPORT = DEVICE | PASSES | {"report"}
ENGINES = DEVICE | {"engines"}
PUBLIC = ENGINES | REPORT | {"api", "compare", "run", "linked_input"}
#: Room -> what it may import of swlds.
ROOMS = {
    "colour": set(),
    "collector": set(),
    "errors": {"printable"},
    "output": {"errors", "reading"},
    "lazy": set(),
    "printable": {"lazy"},
    "version": set(),
    "reading": {"errors", "lazy"},
    "words": {"errors", "printable"},
    "worker": {"colour", "errors", "output", "printable", "scratch"},
    "scratch": {"lazy"},
    "ir": IR,
    "layouts": BASE | {"layouts"},
    "analysis": ANALYSIS,
    "passes": PASSES,
    "device": DEVICE,
    "engines": ENGINES,
    "api": PASSES,
    "compare": PASSES,
    "linked_input": {"api", "ir"},
    "run": PUBLIC,
    "report": REPORT,
    "golden": PUBLIC | {"golden"},
    "campaigns": PUBLIC | {"golden", "campaigns", "output", "version", "worker"},
    "reducer": PUBLIC | {"golden", "reducer"},
    "commands": PUBLIC | {"report", "golden", "reducer", "commands", "campaigns"},
    "cli": {"version", "cli_words", "linked_input", "worker", "commands", "ir", "device"},
    "cli_words": {"errors", "printable", "device"},
    "__main__": {"cli"},
    "pytest_plugin": {"golden"},
    "__init__": {"errors", "lazy", "version", "api", "engines", "device", "ir", "layouts", "campaigns", "reducer"},
}  # fmt: skip
#: What a processor and a kernel's attributes say; ``Device.load`` takes paths, too; ``Result`` writes its report; RUN lines
#: run the command line in pytest's process.
EXTRA = {
    "passes/base.py": {"device"},
    "passes/lds_arrays/kernels.py": {"device"},
    "passes/direct_copies/buffers.py": {"device"},
    "passes/direct_copies/copies.py": {"device"},
    "passes/direct_copies/flow.py": {"device"},
    "passes/direct_copies/forms.py": {"device"},
    "passes/direct_copies/history.py": {"device"},
    "passes/direct_copies/memory.py": {"device"},
    "passes/direct_copies/placing.py": {"device"},
    "engines/api.py": {"api", "report"},
    "golden/pytest_items.py": {"cli"},
    "campaigns/item_worker.py": {"cli"},
}
#: Third party -> where it may be imported.
THIRD = {
    "click": ("cli.py", "cli_words.py"),
    "networkx": ("analysis/callgraph.py",),
    "llvmlite": ("ir/llvm.py", "ir/llvm_library.py", "engines/wave_compiler/"),
    "numpy": (
        "analysis/lds_patterns.py",
        "analysis/lane_masks.py",
        "analysis/axis/",
        "analysis/lane_offsets.py",
        "analysis/lds_rounds.py",
        "device/",
        "layouts/",
        "engines/",
        "run.py",
        "golden/launches.py",
    ),
    "rich": ("report/",),
    "jinja2": ("report/pages/",),
    "markupsafe": ("report/",),
    "matplotlib": ("report/pictures/plots.py",),
    "pytest": ("pytest_plugin.py", "golden/pytest_items.py"),
}

#: Files that import one another, and what ties them: only what one file would hold, were it not over a thousand lines long.
CIRCLES = (
    (
        "ir",
        "function globals instruction module users",
        "the model is one graph of nodes: an instruction knows its function, a function its module, a module its functions and "
        "who mentions them",
    ),
)

#: What the wave compiler takes from the reference engine: to run suspicious groups there, and to count its steps. What both
#: engines go by lies in ``device``.
FROM_REFERENCE = {
    "engine.py": {"engine.run_launch"},
    "execution.py": {"machine.Machine"},
    "replay.py": {"together.Together", "machine.Machine", "operations.make_machine"},
    "races/planes.py": {"race_cells"},
    "schedule/steps.py": {"decode.Decoder", "machine.Machine", "operations.BUILDERS", "operations.make_machine"},
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
            if first == "swlds" and rest:
                allowed = ROOMS[room] | EXTRA.get(place(path), set())
                assert rest[0] in allowed, f"{place(path)}:{line}: room {room} imports {name}"
            homes = THIRD.get(first)
            assert homes is None or place(path).startswith(homes), f"{place(path)}:{line}: {first} belongs in {homes}"


def test_the_wave_compiler_stands_beside_the_reference_engine() -> None:
    home, found = ROOT / "swlds" / "engines" / "wave_compiler", {}
    for path in home.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("swlds.engines.reference"):
                names = {f"{node.module}.{a.name}".removeprefix("swlds.engines.reference.") for a in node.names}
                found.setdefault(path.relative_to(home).as_posix(), set()).update(names)
    assert found == FROM_REFERENCE


def find_circles() -> list[set[str]]:
    """Files that import one another, whenever: also inside functions and for annotations only."""
    names = {".".join(p.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): p for p in FILES}
    graph = networkx.DiGraph()
    for name, path in names.items():
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                found = [f"{node.module}.{alias.name}" for alias in node.names]
                targets = {full if full in names else str(node.module) for full in found}
            else:
                targets = {alias.name for alias in node.names} if isinstance(node, ast.Import) else set()
            graph.add_edges_from((name, target) for target in targets & names.keys())
    return [{place(names[n]) for n in c} for c in networkx.strongly_connected_components(graph) if len(c) > 1]


def test_imports_go_one_way() -> None:
    """Also inside rooms: no circles but those above."""
    known = [{f"{room}/{name}.py" for name in names.split()} for room, names, _ in CIRCLES]
    for circle in find_circles():
        home = next((files for files in known if circle & files), None)
        assert home is not None, f"a new circle: {sorted(circle)}"
        assert circle <= home, f"joined a circle: {sorted(circle - home)}"
        known.remove(home)
    assert not known, f"open by now: {known}"


def test_every_file_says_what_it_is_for() -> None:
    """In the first line of its docstring; docs/files.py prints them."""
    shown = subprocess.run(
        [sys.executable, ROOT / "docs" / "files.py"], capture_output=True, text=True, check=True
    ).stdout
    missing = [place(p) for p in FILES if p.read_text().strip() and f"  {place(p)}: " not in shown]
    assert not missing


def test_no_text_is_split_where_only_python_sees_lines() -> None:
    """``str.splitlines`` ends lines at form feeds, separators and U+0085 as well, which no compiler, LLVM or FileCheck does:
    ``printable.split_lines``, or ``split("\\n")`` of what LLVM writes."""
    assert [place(path) for path in FILES if ".splitlines(" in path.read_text()] == []


def test_no_two_test_files_share_a_name() -> None:
    """pytest imports them by their name alone: it collects only the first of two."""
    names = [path.name for path in (ROOT / "tests").rglob("*.py") if path.name != "conftest.py"]
    assert sorted({name for name in names if names.count(name) > 1}) == []
