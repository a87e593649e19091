"""What kernels have around their own lines is made once for all that have it alike: each is as if it were alone."""

from __future__ import annotations

import re

import pytest
from generators.lds_modules import Knobs, random_module

import swlds
from swlds.ir.body_parser import implied_label

HEAD = """\
target triple = "amdgcn-amd-amdhsa"
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
%0 = type { i32 }
"""
#: Kernels whose names begin alike, need quotes, or hold what the lowering's own names hold.
NAMES = ("k", "k1", "k.m", "k.1", '"k a"', '"k a.m"', '"k$"', '"\\22k"', "sw", "Join", "lds.k")
KERNEL = """\
@lds.N = internal addrspace(3) global [SIZE x i32] poison, align ALIGN
define amdgpu_kernel void @NAME(PARAMETERS) sanitize_address {
  %LOCAL = getelementptr i32, ptr addrspace(3) @lds.N, i32 %INDEX
  store i32 N, ptr addrspace(3) %LOCAL, align 4
MORE  ret void
}
"""
#: Parameters, a value's name, an index, more lines: what decides which names are free, and the entry block's own.
BODIES = (
    ("i32 %n", "p", "n", ""),
    ("i32 %0", "p", "0", ""),
    ("i32 %0, i32 %n", "p", "n", "  %w = add i32 %0, %n\n"),
    ("i32 %n", "sw.p", "n", ""),
    ("i32 %n, i32 %Join", "p", "n", "  br label %Free\n\nFree:\n"),
    ("%0 %s, i32 %n", "p", "n", ""),
    ("i32 %n", "p", "n", "  %v = load i32, ptr addrspace(3) %p, align 4\n  store i32 %v, ptr addrspace(3) %p, align 4\n"),
)
SHAPES = ((1, 4), (64, 4), (64, 4), (64, 64), (3, 16))


def kernels() -> list[str]:
    made = []
    for number, name in enumerate(NAMES * 6):
        parameters, local, index, more = BODIES[number % len(BODIES)]
        size, align = SHAPES[number % len(SHAPES)]
        spelled = f'{name[:-1]}.{number}"' if name[-1] == '"' else f"{name}.{number}"
        text = KERNEL.replace("NAME", name if number < len(NAMES) else spelled).replace("PARAMETERS", parameters)
        text = text.replace("LOCAL", local).replace("INDEX", index).replace("MORE", more).replace("lds.N", f"lds.{number}")
        made.append(text.replace("SIZE", str(size)).replace("ALIGN", str(align)).replace("i32 N,", f"i32 {number},"))
    return made


def bodies(text: str) -> list[str]:
    """Those of kernels, without the numbers of groups and nodes."""
    return re.findall(r"^define amdgpu_kernel .*?^}$", re.sub(r"[#!]\d+", "N", text), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("profile", ["llvm", "full"])
@pytest.mark.parametrize("instrument", [True, False])
def test_a_kernel_among_others_is_as_if_it_were_alone(profile: str, instrument: bool) -> None:
    texts = kernels()
    together = bodies(swlds.lower_text(HEAD + "\n".join(texts), profile=profile, instrument=instrument))
    alone = [bodies(swlds.lower_text(HEAD + text, profile=profile, instrument=instrument))[0] for text in texts]
    assert len(together) == len(texts) and together == alone


def test_the_entry_blocks_own_number() -> None:
    for seed in range(20):
        module = swlds.parse(random_module(seed, Knobs()).text)
        for function in module.defined_functions:
            quick = implied_label(function)
            _ = function.signature
            assert implied_label(function) == quick
    module = swlds.parse(HEAD + "\n".join(kernels()))
    labels = [implied_label(function) for function in module.kernel_functions]
    assert [labels[0], labels[1], labels[5]] == ["0", "1", "0"]
    assert labels == [(f.signature, implied_label(f))[1] for f in module.kernel_functions]
