"""Variables are looked for by their lines: none that has to do with LDS is missed, whatever else a module has."""

from __future__ import annotations

import pytest

import swlds
from swlds.analysis.lds_uses import find_lds_variables
from swlds.errors import UnsupportedError
from swlds.ir.fat_pointers import has_fat_pointers

TEXT = """
target triple = "amdgcn-amd-amdhsa"
@x = addrspace(3) global [4 x i32] poison
@idle = addrspace(1) global i32 7
ENTRY
define void @f() sanitize_address {
  store i32 1, ptr addrspace(3) @x, align 4
  ret void
}
define amdgpu_kernel void @k() sanitize_address {
  call void @f()
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
"""


@pytest.mark.parametrize(
    "entry",
    [
        "@t = addrspace(1) global ptr addrspace(3) @x",
        "@t = addrspace(1) global ptr addrspacecast (ptr addrspace(3) @x to ptr)",
        "@t = addrspace(1) global { i32, i32 } { i32 1, i32 ptrtoint (ptr addrspace(3) @x to i32) }",
        "%s = type { ptr addrspace(3) }\n@t = addrspace(1) global %s { ptr addrspace(3) @x }",
    ],
)
def test_what_another_variable_names_stays_or_is_refused(entry: str) -> None:
    text = TEXT.replace("ENTRY", entry)
    assert "@x = " in swlds.lower_text(text, profile="llvm")
    assert "@x = " not in swlds.lower_text(TEXT.replace("ENTRY", ""), profile="llvm")
    with pytest.raises(UnsupportedError, match="initializer of @t holds the address of LDS variable @x"):
        swlds.lower_text(text)


@pytest.mark.parametrize("section", [".init_array", ".fini_array.1", ""])
def test_constructors_are_found_by_their_section(section: str) -> None:
    where = f', section "{section}"' if section else ""
    text = TEXT.replace("ENTRY", f"@c = addrspace(1) constant ptr @f{where}")
    if not section:
        assert "@c = " in swlds.lower_text(text)
        return
    with pytest.raises(UnsupportedError, match="@f uses LDS and stands in @c"):
        swlds.lower_text(text)


def test_fat_pointers_are_found_in_variables() -> None:
    assert has_fat_pointers(swlds.parse(TEXT.replace("ENTRY", "@p = addrspace(1) global ptr addrspace(7) poison")))
    assert not has_fat_pointers(swlds.parse(TEXT.replace("ENTRY", "")))


def test_variables_of_one_text_are_measured_once_and_each_by_itself() -> None:
    """What differs in anything but the name is looked at by itself."""
    text = TEXT.replace(
        "ENTRY",
        "@y = addrspace(3) global [4 x i32] poison\n@z = addrspace(3) global [4 x i32] poison, align 16\n"
        "@w = addrspace(3) global [4 x i16] poison\n",
    ).replace("  ret void\n}\ndefine amdgpu", "".join(
        f"  store i16 1, ptr addrspace(3) @{n}, align 2\n" for n in "yzw") + "  ret void\n}\ndefine amdgpu")  # fmt: skip
    found = find_lds_variables(swlds.parse(text))
    assert {name: (v.size, v.align) for name, v in found.items()} == {
        "x": (16, 4), "y": (16, 4), "z": (16, 16), "w": (8, 2)}  # fmt: skip
    assert all(v.name == name for name, v in found.items())
    nodes = [line for line in swlds.lower_text(text).split("\n") if '!{!"k", !"' in line]
    assert len([line for line in nodes if '"w"' in line]) == 2 and '!"x", ' in " ".join(nodes)
