"""Each file of swlds can be the first that a process imports.

A file can fail as the first one only where the files it imports while it is loaded lead back to it, or where they enter such a
circle: and the file of the circle that is met first would fail as the first one, too. So the first files of circles are
imported, each by a fork of a process that has the third parties and nothing of ours.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import networkx
from paths import ROOT

FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in (ROOT / "swlds").rglob("*.py")
}
#: Not indented: those in functions and for annotations only do not count.
IMPORT = re.compile(r"^(?:from (swlds\S*) import (\([^)]*\)|.*)|import (swlds\S*))$", re.MULTILINE)
FORKS = """
import importlib, os, sys, traceback
for third in ("numpy", "llvmlite.binding", "networkx", "click", "rich.console", "jinja2"):
    importlib.import_module(third)
for name in sys.argv[1:]:
    if (child := os.fork()) == 0:
        try:
            importlib.import_module(name)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        print(name)
"""


def _loads(name: str, path: Path) -> set[str]:
    """What loading a file loads: what it names outside functions, and the packages around each."""
    found = {name}
    for module, names, alone in IMPORT.findall(path.read_text()):
        found.update([module or alone, *(f"{module}.{each}" for each in re.findall(r"\w+", names))])
    parents = {full.rsplit(".", count)[0] for full in found for count in range(1, full.count(".") + 1)}
    return ((found | parents) & FILES.keys()) - {name}


def _first_in_circles() -> list[str]:
    """Of each circle the files that have no package of it around them, which is loaded before and brings all of the circle."""
    graph = networkx.DiGraph((name, other) for name, path in FILES.items() for other in _loads(name, path))
    circles = [c for c in networkx.strongly_connected_components(graph) if len(c) > 1]
    return sorted(n for c in circles for n in c if not any(n.startswith(f"{other}.") for other in c))


def _failing(names: list[str]) -> tuple[list[str], str]:
    done = subprocess.run([sys.executable, "-c", FORKS, *names], capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout.split(), done.stderr


def test_each_file_can_be_imported_first() -> None:
    """``swlds.device.lane_values`` once could not: a package beside it loads files that need it."""
    first = _first_in_circles()
    assert "swlds.device.intrinsics" in first, "its files import it, and it them"
    failing, errors = _failing(first)
    assert not failing, errors


def test_what_cannot_be_imported_is_told() -> None:
    assert _failing(["swlds.errors", "swlds.no_such_file"])[0] == ["swlds.no_such_file"]
