"""align-lds: what is raised is proved, LLVM's own backend makes one instruction of it, and what is left is named."""

from __future__ import annotations

import numpy as np
import pytest
from backend import assemble

import swlds
from swlds.errors import SwldsError
from swlds.ir.model import Module

WIDE = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x [4 x float]] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = shl i32 %x, 4
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %at
  %v = load <4 x float>, ptr addrspace(1) %from, align 16
  %p = getelementptr [4 x float], ptr addrspace(3) @t, i32 %x
  store <4 x float> %v, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = xor i32 %x, 255
  %q = getelementptr [4 x float], ptr addrspace(3) @t, i32 %y
  %w = load <4 x float>, ptr addrspace(3) %q, align 4
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %at
  store <4 x float> %w, ptr addrspace(1) %to, align 16
  ret void
}
"""
STORE = "  store <4 x float> %v, ptr addrspace(3) %p, align 4\n"
#: As SLP leaves it: two halves, which the backend's vectorizer joins once it knows their alignment.
HALVES = WIDE.replace(
    STORE,
    """  %a = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %b = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %a, ptr addrspace(3) %p, align 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i32 8
  store <2 x float> %b, ptr addrspace(3) %p8, align 4
""",
)
SLOT = WIDE.replace(
    "  %at = shl", "  %s = alloca i32, addrspace(5)\n  store i32 %x, ptr addrspace(5) %s\n  %at = shl"
).replace(
    "  %p = getelementptr [4 x float], ptr addrspace(3) @t, i32 %x",
    "  %n = load i32, ptr addrspace(5) %s\n  %p = getelementptr [4 x float], ptr addrspace(3) @t, i32 %n",
)


def raise_(text: str, passes: str = "align-lds") -> tuple[Module, list[str]]:
    changed = swlds.opt(swlds.parse(text), passes, verify_each=True)
    return changed, [f"{r.kind} {r.name}: {r.text}" for r in changed.remarks]


def run(module: Module) -> tuple[bytes, list[str]]:
    values, out = np.arange(1024, dtype=np.float32), np.zeros(1024, np.float32)
    result = swlds.Device("gfx942", engine="both").load(module)["k"].launch(1, 256, [values, out], checks="all")
    return out.tobytes(), [finding.kind for finding in result.findings]


def count(module: Module, cpu: str = "gfx942") -> dict[str, int]:
    words = [line.split()[0] for line in assemble(str(module), cpu)]
    return {word: words.count(word) for word in sorted(set(words)) if word.startswith("ds_")}


@pytest.mark.parametrize("text", [WIDE, HALVES, SLOT], ids=["whole", "halves", "slot"])
def test_one_instruction(text: str) -> None:
    module = swlds.parse(text)
    assert count(module).items() >= {"ds_read2_b32": 2, "ds_write2_b32": 2}.items()  # the backend puts slots into LDS
    changed, remarks = raise_(text)
    assert count(changed) == {"ds_read_b128": 1, "ds_write_b128": 1}
    assert len(remarks) == 1 and remarks[0].startswith("passed Aligned: @t: align 4 becomes 16; "), remarks
    assert remarks[0].endswith("; LDS does not grow")
    assert run(changed) == run(module)
    again, remarks = raise_(str(changed))
    assert str(again) == str(swlds.opt(changed, ""))
    assert remarks == ["analysis NothingToAlign: all accesses of LDS are aligned as far as helps"]


def test_either_alone_changes_no_instruction() -> None:
    """Why both are raised: the design's experiment, on this backend."""
    variable = WIDE.replace("poison, align 4", "poison, align 16")
    access = WIDE.replace("addrspace(3) %p, align 4", "addrspace(3) %p, align 16")
    assert count(swlds.parse(variable))["ds_write2_b32"] == 2
    assert count(raise_(variable)[0]) == {"ds_read_b128": 1, "ds_write_b128": 1}
    assert raise_(access)[1][0].startswith("passed Aligned: @t: align 4 becomes 16; ")


OFFSET = ("i32 %x\n  store", "i32 %x\n  %odd = getelementptr i8, ptr addrspace(3) %p, i32 4\n  store")
#: Twins of WIDE with one thing changed, and what the remark says.
TWINS = {
    "offset": ([("[256 x [4 x float]]", "[260 x [4 x float]]"), OFFSET, ("%p, align 4", "%odd, align 4")],
               "its offset in @t is known to be a multiple of 4 only"),
    "unknown": ([("i32 %x\n  store", "i32 %d\n  store"),
                 ("  %p = ", "  %d = load i32, ptr addrspace(1) %in\n  %p = "),
                 ("[4 x float], ptr addrspace(3) @t, i32 %d", "float, ptr addrspace(3) @t, i32 %d")],
                "its offset in @t is known to be a multiple of 4 only"),
    "two": ([("@t = ", "@u = internal addrspace(3) global [256 x [4 x float]] poison, align 4\n@t = "),
             ("  %p = getelementptr [4 x float], ptr addrspace(3) @t",
              "  %c = icmp ult i32 %x, 256\n  %b = select i1 %c, ptr addrspace(3) @t, ptr addrspace(3) @u\n"
              "  %p = getelementptr [4 x float], ptr addrspace(3) %b")],
            "it may reach several objects"),
    "parameter": ([("ptr addrspace(1) noalias %out)", "ptr addrspace(1) noalias %out, ptr addrspace(3) %l)"),
                   ("ptr addrspace(3) @t, i32 %x", "ptr addrspace(3) %l, i32 %x")],
                  "it reaches %l, which is no variable of this module"),
    "fixed": ([("poison, align 4", "poison, align 4, !absolute_symbol !0"),
               ("  ret void\n}\n", "  ret void\n}\n!0 = !{i32 4, i32 5}\n")], "it lies at a fixed address"),
    "weak": ([("@t = internal", "@t = weak")], "another definition may take its place (weak)"),
    "section": ([("poison, align 4", 'poison, section "x", align 4')], "it stands in a section"),
    "elsewhere": ([("internal addrspace(3)", "external addrspace(3)"), (" poison, align 4", ", align 4")],
                  "another module defines it"),
}  # fmt: skip


@pytest.mark.parametrize("name", TWINS)
def test_each_condition(name: str) -> None:
    changes, reason = TWINS[name]
    text = WIDE
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    changed, remarks = raise_(text)
    assert any(r.startswith("missed NotAligned") and reason in r for r in remarks), remarks
    assert "store <4 x float> %v, ptr addrspace(3) %odd, align 4" in str(changed) or "%p, align 4" in str(changed)


def test_growth_and_limit() -> None:
    """Dynamic LDS begins behind the static part, at a multiple of its alignment."""
    text = WIDE.replace(
        "internal addrspace(3) global [256 x [4 x float]] poison", "external addrspace(3) global [0 x float]"
    )
    text = text.replace("@t =", "@s = internal addrspace(3) global [9 x i32] poison, align 4\n@t =")
    text = text.replace("  %p =", "  store i32 0, ptr addrspace(3) @s\n  %p =")
    _, remarks = raise_(text)
    assert remarks == [
        "passed Aligned: @t: align 4 becomes 16; 2 accesses of 16 bytes from align 4 to 16; LDS of @k grows from 36 to 48 bytes"
    ]
    assert raise_(text, "align-lds<dynamic-bytes=65488>")[1] == remarks
    changed, remarks = raise_(text, "align-lds<dynamic-bytes=65492>")
    assert remarks == ["missed NotAligned: @t: @k would need 65540 bytes of LDS; gfx942 has 65536 a group"]
    assert str(changed) == str(swlds.opt(swlds.parse(text), ""))


def test_one_variable() -> None:
    assert raise_(WIDE, "align-lds<variable=t>")[1][0].startswith("passed")
    with pytest.raises(SwldsError, match="there is no LDS variable @u"):
        raise_(WIDE, "align-lds<variable=u>")
