"""What the wave compiler has no code for, as a list: it is short, docs/wave-compiler.md explains it, and a change shows here."""

from __future__ import annotations

import ast
from pathlib import Path

from paths import ROOT

import swlds.engines.wave_compiler
from swlds.device.intrinsics import ROWS
from swlds.engines.reference.effects import EFFECTS as REFERENCE_EFFECTS
from swlds.engines.reference.operations import BUILDERS
from swlds.engines.wave_compiler.control.calls import is_compiled
from swlds.engines.wave_compiler.control.effects import EFFECTS
from swlds.engines.wave_compiler.translator import EMITTERS, TERMINATORS

#: Where code is refused for other reasons than its name: (file, beginning of the message).
REASONS = {
    ("flights.py", "an asynchronous store"),
    ("flights.py", "a copy from memory that the kernel writes"),
    ("flights.py", "a copy by a tensor descriptor, in a kernel with other copies"),
    ("flights.py", "a copy by a tensor descriptor from memory that the kernel writes"),
    ("flights.py", "a store by a tensor descriptor, with asynccheck but without racecheck"),
    ("flights.py", "a store by a tensor descriptor to memory that the kernel also accesses otherwise"),
    ("tiles.py", "a copy by a tensor descriptor that is counted"),
    ("tiles.py", "a copy by a tensor descriptor in a cluster"),
    ("tiles.py", "a copy by a tensor descriptor of objects that are not known"),
    ("tiles.py", "a copy by a tensor descriptor of objects that cannot be accessed so"),
    ("atomics.py", "atomic operations on "),
    ("atomics.py", "compare-exchange of "),
    ("effects.py", "a write of MODE that something depends on"),
    ("calls.py", "the intrinsic "),
    ("calls.py", "metadata as an operand of "),
    ("flatten.py", "a call of @"),
    ("flatten.py", "over "),
    ("intrinsics.py", "llvm.amdgcn.lds.kernel.id in a kernel without that metadata"),
    ("lanes.py", "values of "),
    ("lanes.py", "values of type "),
    ("packed.py", "vectors of bits inside "),
    ("translator.py", "the instruction "),
    ("preemption.py", "the order of waves that choose among functions to call"),
    ("preemption.py", "clusters of work-groups that wait for the whole grid"),
    ("preemption.py", "the order of waves in clusters of work-groups"),
    ("cluster_loads.py", "marks of copies that a cluster shares"),
    ("barriers.py", "who signals the cluster's barrier first"),
}
COMPILER = Path(swlds.engines.wave_compiler.__file__).parent
DOCS = ROOT / "docs" / "wave-compiler.md"


def test_every_intrinsic_has_host_code() -> None:
    assert [row.name for row in ROWS.values() if not is_compiled(row)] == []


def test_every_instruction_has_host_code() -> None:
    assert set(BUILDERS) <= {*EMITTERS, *TERMINATORS}


def test_effects_are_those_of_the_reference_engine() -> None:
    """No effect that the reference engine does not have; none is spelled differently."""
    assert set(EFFECTS) <= set(REFERENCE_EFFECTS)


def refusals() -> set[tuple[str, str]]:
    """Every place that refuses to compile: its file and how the message begins."""
    found = set()
    for path in COMPILER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            name = getattr(getattr(node, "func", None), "attr", getattr(getattr(node, "func", None), "id", ""))
            if isinstance(node, ast.Call) and name in ("unsupported", "NotCompiledError") and node.args:
                first = node.args[0].values[0] if isinstance(node.args[0], ast.JoinedStr) else node.args[0]
                if isinstance(first, ast.Constant):
                    found.add((path.name, first.value))
    return found


def test_other_reasons() -> None:
    assert refusals() == REASONS


def test_the_page_names_them() -> None:
    text = " ".join(DOCS.read_text().split("## What has no host code")[1].split("\n## ")[0].split())
    for word in (
        "vectors of bits",
        "256 scalars",
        "128 bits",
        "lds.kernel.id",
        "internal error",
        "chooses among functions",
        "run in clusters",
    ):
        assert word in text
