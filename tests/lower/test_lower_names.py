# ruff: noqa: E501  (LLVM IR in strings)
"""Names, strings and constants that text alone could take for something else: what was lowered wrongly or refused without reason."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import swlds

HEAD = """\
target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global [64 x i32] poison, align 4
@y = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
"""
#: Each stores and returns 64 values; ``OUT`` writes %v for item %t.
OUT = """%o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
START = "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n"
PROGRAMS = {
    "values": "define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %sw.1) {\n" + START + """
  %sw.block = getelementptr i32, ptr addrspace(3) @x, i32 %t
  %"sw1.v0" = add i32 %t, %sw.1
  store i32 %"sw1.v0", ptr addrspace(3) %sw.block
  %v = load i32, ptr addrspace(3) %sw.block
  """ + OUT,
    "unused parameters": "define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %sw.block) {\n" + START + """
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %t
  call void @f(ptr addrspace(3) %p, i32 %t)
  %v = load i32, ptr addrspace(3) %p
  """ + OUT + """
define void @f(ptr addrspace(3) %sw.slot, i32 %sw.id) {
  store i32 %sw.id, ptr addrspace(3) %sw.slot
  ret void
}
""",
    "labels": "define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %Leave) {\n" + START + """
  br label %End
End:
  %Free = getelementptr i32, ptr addrspace(3) @x, i32 %t
  store i32 %t, ptr addrspace(3) %Free
  br label %"sw.block"
sw.block:
  br label %"Malloc"
Malloc:
  %v = load i32, ptr addrspace(3) %Free
  """ + OUT,
    "quoted": "define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %\"@x\") {\n" + START + """
  br label %"l@x"
"l@x":
  %"p@x" = getelementptr %"t@x", ptr addrspace(3) @x, i32 %t
  call void asm sideeffect "; @x", ""()
  store i32 %t, ptr addrspace(3) %"p@x"
  br label %"m@y"
"m@y":
  %"q@y" = phi ptr addrspace(3) [ %"p@x", %"l@x" ]
  %v = load i32, ptr addrspace(3) %"q@y"
  """ + OUT,
    "types": "define amdgpu_kernel void @k(ptr addrspace(1) %out, %sw.1 %sw.2) {\n" + START + """
  %p = getelementptr %End, ptr addrspace(3) @x, i32 %t
  %s = insertvalue %sw.1 poison, i32 %t, 0
  store %sw.1 %s, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  """ + OUT,
    "allocas": "define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %alloca.2) {\n" + START + """
  %1 = add i32 %t, 0
  %2 = alloca i32, addrspace(5)
  %"a %2" = add i32 %1, 0
  store i32 %"a %2", ptr addrspace(5) %2
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %t
  %a = load i32, ptr addrspace(5) %2
  store i32 %a, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  """ + OUT,
    "late fields": "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n" + START + """
  %i = insertvalue { i32, { i8, ptr addrspace(3) } } { i32 1, { i8, ptr addrspace(3) } { i8 2, ptr addrspace(3) @x } }, i32 7, 0
  %p = extractvalue { i32, { i8, ptr addrspace(3) } } %i, 1, 1
  %even = trunc i32 %t to i1
  %s = select i1 %even, { i32, ptr addrspace(3) } { i32 1, ptr addrspace(3) @x }, { i32, ptr addrspace(3) } { i32 1, ptr addrspace(3) @y }
  %q = extractvalue { i32, ptr addrspace(3) } %s, 1
  %w = call { i32, ptr addrspace(3) } @f()
  %r = extractvalue { i32, ptr addrspace(3) } %w, 1
  br label %next
next:
  %h = phi { i32, ptr addrspace(3) } [ { i32 1, ptr addrspace(3) @y }, %0 ]
  %u = extractvalue { i32, ptr addrspace(3) } %h, 1
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 %t
  %q1 = getelementptr i32, ptr addrspace(3) %q, i32 %t
  %r1 = getelementptr i32, ptr addrspace(3) %r, i32 %t
  %u1 = getelementptr i32, ptr addrspace(3) %u, i32 %t
  store i32 1, ptr addrspace(3) %p1
  store i32 100, ptr addrspace(3) %u1
  store i32 10, ptr addrspace(3) %q1
  %a = load i32, ptr addrspace(3) %r1
  %b = load i32, ptr addrspace(3) %u1
  %v = add i32 %a, %b
  """ + OUT + """
define internal { i32, ptr addrspace(3) } @f() {
  ret { i32, ptr addrspace(3) } { i32 1, ptr addrspace(3) @x }
}
""",
    "flat aliases": "@a = internal alias i32, addrspacecast (ptr addrspace(3) @x to ptr)\n@b = internal alias i32, getelementptr (i8, ptr @a, i64 4)\n"
    "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n" + START + """
  store i32 5, ptr @b
  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4)
  """ + OUT,
}  # fmt: skip
TYPES = '%sw.1 = type { i32 }\n%End = type { i32 }\n%"t@x" = type { i32 }\n'


def run(module: Any, items: int) -> Any:
    out = np.zeros(64, np.int32)
    arguments = [out, *([np.int32(0)] * (len(module.functions["k"].arguments) - 1))]
    swlds.Device("gfx942").load(module)["k"].launch(grid=1, block=items, args=arguments).raise_for_findings()
    return out


@pytest.mark.parametrize("name", PROGRAMS)
def test_names_and_constants(name: str) -> None:
    text = HEAD + TYPES + PROGRAMS[name]
    source = swlds.parse(text.replace(", %sw.1 %sw.2", ", i32 %sw.2") if name == "types" else text, "t.ll")
    expected = run(source, 1 if name == "flat aliases" else 64)
    for instrument in (False, True):
        lowered = swlds.lower(source, instrument=instrument)
        assert "@x" not in re.sub(r'"[^"]*"', "", str(lowered)), "no mention of the variable is left"
        assert np.array_equal(run(lowered, 1 if name == "flat aliases" else 64), expected)
    assert expected.any()


def test_strings_of_attributes_hold_anything() -> None:
    text = (
        HEAD
        + 'define amdgpu_kernel void @k() "key"="a\\0Ab \\22 #7 @x" {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n'
    )
    lowered = swlds.lower(swlds.parse(text, "t.ll"))
    assert '"key"="a\\0Ab \\22 #7 @x"' in str(lowered)


def test_what_describes_a_variable_says_null() -> None:
    text = HEAD + (
        "define amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n"
        '!foo = !{!0, !1, !2}\n!0 = !{!"a ptr @x, b", ptr addrspace(3) @x, i32 1}\n!1 = !{!"only @x"}\n'
        '!2 = !DITemplateValueParameter(name: "n, @x", type: !3, value: ptr addrspace(3) @x)\n!3 = !DIBasicType(name: "int")\n'
    )
    lowered = swlds.lower(swlds.parse(text, "t.ll"))
    assert lowered.metadata[0].text == 'distinct !{!"a ptr @x, b", null, i32 1}'
    assert lowered.metadata[1].text == '!{!"only @x"}'
    assert lowered.metadata[2].text == 'distinct !DITemplateValueParameter(name: "n, @x", type: !3, value: null)'


@pytest.mark.parametrize(("line", "message"), [
    ("@t = addrspace(1) global ptr addrspace(3) @half\n", "initializer of @t holds the address of LDS variable @x"),
    ("define void @f() prefix ptr addrspace(3) @x {\n  ret void\n}\n", "header of @f holds the address of LDS variable @x"),
])  # fmt: skip
def test_other_mentions_are_refused(line: str, message: str) -> None:
    half = "@half = internal alias i32, getelementptr (i8, ptr addrspace(3) @x, i32 4)\n"
    kernel = "define amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n"
    with pytest.raises(swlds.UnsupportedError, match=message):
        swlds.lower(swlds.parse(HEAD + half + line + kernel, "t.ll"))


def test_a_string_with_a_variable_s_name_is_no_mention() -> None:
    text = (
        HEAD
        + '@s = addrspace(4) constant [2 x i8] c"@x"\ndefine amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n'
    )
    assert 'c"@x"' in str(swlds.lower(swlds.parse(text, "t.ll")))


@pytest.mark.parametrize(
    "options", [{}, {"instrument": False}, {"allocator": "malloc"}, {"with_runtime": True}], ids=str
)
def test_nothing_is_left_that_nothing_mentions(options: dict[str, Any]) -> None:
    text = (
        HEAD
        + """
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1)
declare i1 @llvm.amdgcn.is.shared(ptr)
declare void @mine()
define void @f(ptr %p) "amdgpu-no-workitem-id-x" nosync {
  %s = call i1 @llvm.amdgcn.is.shared(ptr %p) nosync
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr %p) "amdgpu-no-workitem-id-y" {
  call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) @x, ptr addrspace(1) %out, i32 64, i1 false) nofree
  call void @f(ptr %p) "amdgpu-no-workitem-id-x" nosync willreturn
  ret void
}
"""
    )
    lowered = swlds.lower(swlds.parse(text, "t.ll"), **options)
    said = str(lowered)
    groups = set(re.findall(r"^attributes #(\d+)", said, re.MULTILINE))
    assert groups == {
        n for line in said.splitlines() if not line.startswith("attributes") for n in re.findall(r"#(\d+)", line)
    }
    declared = {f.name for f in lowered.functions.values() if f.is_declaration} - {"mine"}
    assert {n for n in declared if f"@{n}(" not in re.sub(r"^declare .*$", "", said, flags=re.MULTILINE)} == set()
    assert "@mine" in said, "what the user declared stays"


def test_a_section_that_looks_like_metadata_is_none() -> None:
    text = HEAD.replace("poison, align 4", 'poison, section "!absolute_symbol !0", align 4', 1) + (
        "define amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n!foo = !{!0}\n!0 = !{i32 0, i32 1}\n"
    )
    assert [v.name for v in swlds.lower(swlds.parse(text, "t.ll")).layouts["k"].variables] == ["x"]


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("declare i32 @llvm.amdgcn.workitem.id.y() addrspace(2)\n", "id.y would be called as i32 .*; the module has it as i32 .* in address space 2"),
        ("@__asan_malloc_impl = internal addrspace(1) global i32 0\n", "@__asan_malloc_impl would be called as .*; the module has it as a variable"),
    ],
)  # fmt: skip
def test_what_the_lowering_calls_but_cannot_is_refused(more: str, message: str) -> None:
    body = (
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n"
        + START
        + "  store i32 1, ptr addrspace(3) @x\n  ret void\n}\n"
    )
    with pytest.raises(swlds.UnsupportedError, match=message):
        swlds.lower(swlds.parse(f"{HEAD}{more}{body}"))


def test_a_code_object_version_that_is_no_number() -> None:
    text = (
        HEAD + "@d = external addrspace(3) global [0 x i32], align 4\n"
        "define amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @d\n  ret void\n}\n"
        '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdhsa_code_object_version", !"new"}\n'
    )
    with pytest.raises(swlds.UnsupportedError, match='the module is of code object version !"new"'):
        swlds.lower(swlds.parse(text))
