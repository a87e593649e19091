# ruff: noqa: E501  (LLVM IR in strings)
"""LDS that a launch places: parameters and dynamic LDS behind the static part, as LLVM's backend and ROCm's runtime do; and LDS
pointers that a kernel must not be given."""

from __future__ import annotations

import re

import llvmlite.binding as binding
import numpy as np
import pytest

import swlds
from swlds.engines.api import Local
from swlds.report.uses import report_uses

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'
BARE = "@s = internal addrspace(3) global [3 x i8] poison, align 1\n"
FIXED = "@s = internal addrspace(3) global [3 x i8] poison, align 1, !absolute_symbol !0\n!0 = !{i32 16, i32 17}\n"
DYNAMIC = "@d = external addrspace(3) global [0 x i8], align 64\n"


def places(text: str, uses: str, attribute: str, parameters: str, *given: Local) -> list[int]:
    """Where @d (0 without it) and each parameter lie, and what groupstaticsize answers."""
    names = [f"%p{i}" for i in range(len(given))]
    named = ", ".join(f"{p} {n}" for p, n in zip(parameters.split(";"), names, strict=True)) if parameters else ""
    mentioned = f"ptrtoint ptr addrspace(3) {'@d' if '@d' in uses else 'null'} to i32"
    stores = "".join(
        f"  %n{i} = ptrtoint ptr addrspace(3) {n} to i32\n  %o{i} = getelementptr i32, ptr addrspace(1) %out, i32 {i + 2}\n  store i32 %n{i}, ptr addrspace(1) %o{i}\n"
        for i, n in enumerate(names)
    )
    use = "".join(f"  store i8 1, ptr addrspace(3) {v}\n" for v in uses.split())
    module = (
        f"{TRIPLE}{text}declare i32 @llvm.amdgcn.groupstaticsize()\n"
        f"define amdgpu_kernel void @k({named + ', ' if named else ''}ptr addrspace(1) %out) {attribute} {{\n{use}{stores}"
        f"  %g = call i32 @llvm.amdgcn.groupstaticsize()\n  store i32 %g, ptr addrspace(1) %out\n  %dynamic = {mentioned}\n"
        "  %o = getelementptr i32, ptr addrspace(1) %out, i32 1\n  store i32 %dynamic, ptr addrspace(1) %o\n  ret void\n}\n"
    )
    out = np.zeros(2 + len(given), np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(module))["k"]
    kernel.launch(1, 1, [*given, out], dynamic_lds=64 if "@d" in uses else 0)
    return [int(n) for n in out]


@pytest.mark.parametrize(
    ("text", "uses", "attribute", "expected"),
    [
        (BARE, "@s", "", [3, 0, 3, 48, 96]),
        (BARE, "@s", '"amdgpu-lds-size"="100"', [3, 0, 3, 48, 96]),  # LLVM places @s itself, and writes the size anew
        ("", "", '"amdgpu-lds-size"="100"', [100, 0, 100, 144, 192]),
        ("", "", '"amdgpu-lds-size"="100,200"', [100, 0, 100, 144, 192]),
        (FIXED, "@s", '"amdgpu-lds-size"="100"', [100, 0, 100, 144, 192]),
        (DYNAMIC, "@d", '"amdgpu-lds-size"="100"', [128, 128, 192, 240, 288]),
        (BARE + DYNAMIC, "@s @d", "", [64, 64, 128, 176, 224]),
    ],
)  # fmt: skip
def test_parameters_lie_where_the_runtime_places_them(
    text: str, uses: str, attribute: str, expected: list[int]
) -> None:
    """LLVM 22 on the same text: group_segment_fixed_size, and pointee_align 1, 16 and 32, by which the runtime aligns."""
    kinds = "ptr addrspace(3);ptr addrspace(3) captures(none) align 16;ptr addrspace(3) align 32"
    local = Local
    assert places(text, uses, attribute, kinds, local(33), local(33), local(8)) == expected


@pytest.mark.parametrize(
    "body",
    [
        "  store volatile i32 1, ptr addrspace(3) @s\n  store volatile i64 1, ptr addrspace(3) @d\n",
        "  store volatile i32 1, ptr addrspace(3) @s\n",
        "  store volatile i32 1, ptr addrspace(3) @s\n  call void @f()\n",
        "  store volatile i64 1, ptr addrspace(3) @d\n",
        "  store volatile i64 1, ptr addrspace(3) @d\n  call void @f()\n  store volatile i8 1, ptr addrspace(3) @c\n",
    ],
    ids=["both", "static", "dynamic in a function", "dynamic", "of several alignments"],
)
def test_dynamic_lds_begins_where_the_static_size_ends(body: str) -> None:
    """As LLVM's backend has it: the static size has the padding in front of dynamic LDS, where the kernel has dynamic LDS."""
    text = (
        f"{TRIPLE}@s = internal addrspace(3) global [65 x i32] poison, align 4\n"
        "@c = internal addrspace(3) global i8 poison, align 1\n@d = external addrspace(3) global [0 x i64], align 16\n"
        "@e = external addrspace(3) global [0 x i64], align 64\ndeclare i32 @llvm.amdgcn.groupstaticsize()\n"
        "define internal void @f() noinline {\n  store volatile i64 1, ptr addrspace(3) @e\n  ret void\n}\n"
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n"
        f"{body}  %n = call i32 @llvm.amdgcn.groupstaticsize()\n  store i32 %n, ptr addrspace(1) %out\n  ret void\n}}\n"
        '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}\n'
    )
    expected = group_segment_fixed_size(text)
    module, out = swlds.parse(text), np.zeros(1, np.uint32)
    swlds.Device("gfx942").load(module)["k"].launch(1, 1, [out], dynamic_lds=256 if "@d" in body else 64)
    assert out[0] == expected
    assert [k.static_size for k in report_uses(module, mcpu="gfx942").kernels] == [expected]


def group_segment_fixed_size(text: str) -> int:
    """What LLVM's backend reserves for the one kernel of the text."""
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx942")
    assembly = machine.emit_assembly(binding.parse_assembly(text))
    return int(re.findall(r"\.amdhsa_group_segment_fixed_size (\d+)", assembly)[0])


def test_a_size_that_is_no_number() -> None:
    with pytest.raises(swlds.LaunchError, match='"amdgpu-lds-size"="many", which is no number'):
        places("", "", '"amdgpu-lds-size"="many"', "")


def test_lds_that_is_declared_with_a_size_is_static() -> None:
    """``lower`` has it as a variable too."""
    text = TRIPLE + (
        "@x = external addrspace(3) global [64 x i32], align 4\n"
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n"
        "  %p = getelementptr i32, ptr addrspace(3) @x, i32 %l\n  store i32 %l, ptr addrspace(3) %p\n"
        "  %v = load i32, ptr addrspace(3) %p\n  %o = getelementptr i32, ptr addrspace(1) %out, i32 %l\n"
        "  store i32 %v, ptr addrspace(1) %o\n  ret void\n}\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n"
    )
    source = swlds.parse(text)
    for module in (source, swlds.lower(source)):
        out = np.zeros(64, np.uint32)
        swlds.Device().load(module)["k"].launch(1, 64, [out]).raise_for_findings()
        assert list(out) == list(range(64))
    with pytest.raises(swlds.SwldsError, match="x"):
        swlds.Device().load(source)["k"].launch(1, 128, [np.zeros(128, np.uint32)]).raise_for_findings()


@pytest.mark.parametrize(
    "parameter",
    [
        "{ i32, ptr addrspace(3) } %p",
        "[2 x ptr addrspace(3)] %p",
        "<2 x ptr addrspace(3)> %p",
        "%T %p",
        "ptr addrspace(4) byref(%T) align 8 captures(none) %p",
        "ptr addrspace(4) byref({ [2 x %T] }) %p",
        "ptr addrspace(4) byref(ptr addrspace(3)) %p",
    ],
)
def test_lds_pointers_inside_other_parameters_are_refused(parameter: str) -> None:
    text = f"%T = type {{ i32, <2 x ptr addrspace(3)> }}\ndefine amdgpu_kernel void @k(ptr %a, {parameter}) {{\n  ret void\n}}\n"
    with pytest.raises(
        swlds.UnsupportedError, match=r"^t.ll:3:1: kernel @k: parameter %p holds LDS pointers inside .* \(pass each"
    ):
        swlds.lower(swlds.parse(TRIPLE + text, "t.ll"))


def test_parameters_without_lds_pointers_are_none_of_the_lowerings_business() -> None:
    text = (
        "%T = type { i32, ptr }\ndefine amdgpu_kernel void @k(%T %a, ptr addrspace(4) byref(%T) %p) {\n  ret void\n}\n"
    )
    source = swlds.parse(TRIPLE + text)
    assert str(swlds.lower(source)) == str(source)


@pytest.mark.parametrize("node", ["!{i32 16, i32 17}", "distinct !{i32 16, i32 17}"])
def test_fixed_addresses_are_read_as_metadata(node: str) -> None:
    """Not as text: a section may be called anything, and a node may be distinct."""
    text = f'@s = internal addrspace(3) global i32 poison, section "!absolute_symbol !1", align 4, !absolute_symbol !0\n!0 = {node}\n!1 = !{{i32 64, i32 65}}\n'
    assert places(text, "@s", "", "ptr addrspace(3)", Local(4)) == [20, 0, 20]


def test_functions_are_marked_by_their_attributes() -> None:
    """LLVM's pass acts on a function whose name only says that it is sanitized, or whose group says that it is not."""
    from swlds.engines.for_llvm import mark_for_llvm

    text = (
        "define void @sanitize_address_of() #0 {\n  ret void\n}\ndefine void @is() #1 {\n  ret void\n}\n"
        'attributes #0 = { "sanitize_address_not"="x" }\nattributes #1 = { sanitize_address }\n'
    )
    marked = mark_for_llvm(swlds.parse(TRIPLE + text))
    assert "@sanitize_address_of() sanitize_address #0" in marked
    assert "@is() #1" in marked
