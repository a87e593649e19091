"""Modules without a data layout, or with one of an older LLVM."""

from __future__ import annotations

import llvmlite.binding as binding
import pytest

import swlds
from swlds.compare import compare_with_llvm
from swlds.ir import llvm

TEXT = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global i32 poison, align 4
define amdgpu_kernel void @k() sanitize_address {
  store i32 1, ptr addrspace(3) @lds, align 4
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
"""
OLD = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v96:128-n32:64-S32-A5-ni:7"


def behind_names(text: str) -> str:
    return text[text.index("target datalayout") :]


@pytest.mark.parametrize("with_layout", ["", 'target datalayout = ""\n'])
def test_bitcode_without_a_layout(with_layout: str) -> None:
    """LLVM's reader of bitcode makes a few entries of it, which are no machine's."""
    data = binding.parse_assembly(with_layout + TEXT, binding.create_context()).as_bitcode()
    assert f'"{llvm.DATALAYOUT}"' in llvm.canonical_text(data)
    assert behind_names(str(swlds.lower(swlds.parse(data)))) == behind_names(str(swlds.lower(swlds.parse(TEXT))))


def test_text_with_an_empty_layout() -> None:
    assert f'"{llvm.DATALAYOUT}"' in llvm.canonical_text(f'target datalayout = ""\n{TEXT}')


def test_an_old_layout_is_no_difference() -> None:
    """The pass leaves it, and what runs the pass does not."""
    module = swlds.parse(f'target datalayout = "{OLD}"\n{TEXT}')
    assert module.datalayout_text != llvm.DATALAYOUT
    assert compare_with_llvm(module) is None
