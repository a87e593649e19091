"""Errors name lines of the user's text, not of LLVM's spelling of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import swlds
from swlds.device.sites import SiteTable
from swlds.errors import LayoutError, SwldsError, UnsupportedError
from swlds.ir import llvm
from swlds.ir.places import SourceLines, in_source

#: As people write it: no data layout, comments, blank lines, several spellings of one thing.
TEXT = """; a comment

@a = internal addrspace(3) global i32 poison
@b = internal addrspace(3) global i32 undef

declare void @out(ptr addrspace(3))

define void @f() {
  ; nothing here
  call void @out(ptr addrspace(3) @a)

  call void @out(ptr addrspace(3) @a)
  ret void
}
define amdgpu_kernel void @k() {
entry:
  %1 = add i32 1, 2   ; spelled otherwise by LLVM
  store i32 %1, i32 addrspace(3)* @b

  call void @f()
  ret void
}
"""
GOOD = TEXT.replace("i32 addrspace(3)* @b", "ptr addrspace(3) @b")


def canonical_line(text: str, occurrence: int = 0) -> int:
    lines = llvm.canonical_text(GOOD, "t.ll").split("\n")
    return [i for i, line in enumerate(lines, 1) if text in line][occurrence]


@pytest.mark.parametrize(
    ("text", "occurrence", "expected"),
    [
        ("@b = internal", 0, 4),
        ("define void @f", 0, 8),
        ("call void @out(", 0, 10),
        ("call void @out(", 1, 12),
        ("add i32", 0, 17),
        ("store i32", 0, 18),
        ("call void @f()", 0, 20),
    ],
)
def test_lines(text: str, occurrence: int, expected: int) -> None:
    assert SourceLines(GOOD, "t.ll").find(canonical_line(text, occurrence)) == expected


def test_text_is_read_once_for_all_sites(monkeypatch: pytest.MonkeyPatch) -> None:
    """A profile asks for the line of every access: 400 questions took LLVM 400 times through the module."""
    body = "".join(f"  store volatile i32 {k % 3}, ptr addrspace(1) %p\n\n" for k in range(400))
    text = f"define amdgpu_kernel void @k(ptr addrspace(1) %p) {{\n{body}  ret void\n}}\n"
    module, asked = swlds.parse(text, "t.ll"), []
    canonical_text = llvm.canonical_text
    monkeypatch.setattr(llvm, "canonical_text", lambda *given: asked.append(given) or canonical_text(*given))
    table = SiteTable(module)
    stores = [i for i in module.functions["k"].instructions() if i.opcode == "store"]
    assert [table.site(i).calls[0] for i in stores] == [f"@k in t.ll:{2 * k + 2}" for k in range(400)]
    assert len(asked) == 1


def test_bitcode_has_no_lines() -> None:
    assert SourceLines(llvm.to_bitcode(GOOD), "t.bc").find(5) is None


@pytest.mark.parametrize("line", [0, 1, 10_000])
def test_lines_that_stand_for_nothing(line: int) -> None:
    assert SourceLines(GOOD, "t.ll").find(line) is None


def test_lower_names_the_line() -> None:
    with pytest.raises(UnsupportedError) as caught:
        swlds.lower(swlds.parse(GOOD, "t.ll"))
    assert caught.value.location == "t.ll:10:1"


def test_lower_of_bitcode_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "t.bc").write_bytes(llvm.to_bitcode(GOOD))
    with pytest.raises(UnsupportedError) as caught:
        swlds.lower(swlds.parse(tmp_path / "t.bc"))
    assert caught.value.location == str(tmp_path / "t.bc")


def test_places_that_stay() -> None:
    """A line of the program's source, known from debug info, is better than any line of the IR."""
    module = swlds.parse(GOOD, "t.ll")
    for location in ("kernel.hip:3:4", "other.ll:3:1"):
        with pytest.raises(SwldsError) as caught, in_source(module):
            raise SwldsError("wrong", location=location)
        assert caught.value.location == location
    with pytest.raises(LayoutError) as found, in_source(module):
        raise LayoutError("too much")
    assert found.value.location == "t.ll"


@pytest.mark.parametrize("name", ['@"fn"', r'@"f\6E"', "@fn"])
def test_a_function_is_found_however_it_is_spelled(name: str) -> None:
    lds = "@lds = internal addrspace(3) global i32 poison\n\n"
    text = f"{lds}define void {name}() {{\n  store i32 1, ptr addrspace(3) @lds\n  ret void\n}}\n"
    with pytest.raises(swlds.SwldsError, match=r"k\.ll:3:1: function @fn uses LDS"):
        swlds.lower(swlds.parse(text, "k.ll"))


def test_a_variable_is_found_however_it_is_spelled() -> None:
    text = (
        '\n@"l\\64s" = internal addrspace(3) global i32 zeroinitializer\n'
        "define amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @lds\n  ret void\n}\n"
    )
    with pytest.raises(swlds.SwldsError, match=r"k\.ll:2:1: LDS variable @lds has an initializer"):
        swlds.lower(swlds.parse(text, "k.ll"))
