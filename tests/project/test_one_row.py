"""What is known of intrinsics and opcodes stands in their rows: no other file lists names of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from paths import ROOT

from swlds.ir.opcodes import OPCODES

HOME = ROOT / "swlds"
#: The tables; and why another file may name several intrinsics.
TABLES = ("ir/intrinsics.py", "device/intrinsics/")
ALLOWED = {
    "engines/wave_compiler/values/clusters.py": "host code for single rows, each a number of a cluster",
    "engines/wave_compiler/values/intrinsics.py": "host code for single rows, each a function of its own",
    "engines/wave_compiler/values/lane_moves.py": "host code for single rows, each a function of its own",
}
#: Lists of variables are none of intrinsics.
_NAME = re.compile(r"@?(?:llvm|amdgcn)\.(?!used|compiler\.used|global_[cd]tors)[a-z]")
_NAMES = re.compile(r"(?:llvm|amdgcn)(?:\\?\.[a-z]\w*)+")


def strings(node: ast.AST) -> Iterator[str]:
    """The strings of an expression, or what they begin with; not those of calls and lists inside."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from strings(node.values[0])
    elif isinstance(node, ast.Starred):
        yield from strings(node.value)


def find_lists(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
            members = [*node.keys, *node.values] if isinstance(node, ast.Dict) else node.elts
            found = [s for m in members if m is not None for s in strings(m) if _NAME.match(s)]
            if len(found) > 1:
                yield node.lineno, f"a list of intrinsics: {', '.join(found[:3])}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            words = [s for a in node.args for m in getattr(a, "elts", [a]) for s in strings(m)]
            if node.func.attr == "startswith" and any(_NAME.match(s) for s in words):
                yield node.lineno, f"intrinsics by prefix: {words}"
            elif node.func.attr in ("compile", "match", "search", "split"):
                named = {n for s in words for n in _NAMES.findall(s)}
                if len(named) > 1:
                    yield node.lineno, f"a pattern of intrinsics: {', '.join(sorted(named))}"


def find_opcodes(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Tables of which operand of an opcode is the pointer, and lists of all atomic ones."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            members = {m.value for m in node.elts if isinstance(m, ast.Constant)}
            if {"atomicrmw", "cmpxchg"} <= members:
                yield node.lineno, f"a list of opcodes: {', '.join(sorted(map(str, members)))}"
        elif isinstance(node, ast.Dict):
            keys = {k.value for k in node.keys if isinstance(k, ast.Constant)}
            values = [v.value for v in node.values if isinstance(v, ast.Constant)]
            if {"load", "store"} <= keys <= OPCODES.keys() and all(isinstance(v, int) for v in values) and values:
                yield node.lineno, f"operands by opcode: {', '.join(sorted(map(str, keys)))}"


def find_all(path: Path) -> list[tuple[int, str]]:
    tree = ast.parse(path.read_text())
    return [*find_lists(tree), *find_opcodes(tree)]


def test_no_other_list() -> None:
    places = {path.relative_to(HOME).as_posix(): path for path in sorted(HOME.rglob("*.py"))}
    found = {place: find_all(path) for place, path in places.items() if not place.startswith(TABLES)}
    listed = [
        f"{place}:{line}: {what}" for place, lines in found.items() for line, what in lines if place not in ALLOWED
    ]
    assert not listed, "\n".join(listed)
    assert all(found[place] for place in ALLOWED), "a file without a list needs no reason"


@pytest.mark.parametrize(
    "code",
    [
        'A = ("llvm.amdgcn.ballot", "llvm.ctpop")',
        '{f"llvm.amdgcn.workitem.id.{d}": 1, "llvm.trap": 2}',
        'frozenset(f"amdgcn.{n}" for n in ()) | {"amdgcn.a", "amdgcn.b"}',
        'name.startswith("llvm.mem")',
        'name.startswith(("llvm.memcpy", "other"))',
        're.compile(r"llvm\\.mem|llvm\\.vp\\.")',
        '{"load": 0, "store": 1, "atomicrmw": 0}',
        'i.opcode in ("atomicrmw", "cmpxchg")',
    ],
)
def test_lists_are_found(tmp_path: Path, code: str) -> None:
    (tmp_path / "a.py").write_text(code)
    assert find_all(tmp_path / "a.py")
