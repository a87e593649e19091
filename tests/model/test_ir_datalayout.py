"""Sizes, alignments and offsets equal LLVM's for random types and datalayouts."""

from __future__ import annotations

import llvmlite.binding as binding
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ir_support import parse_by_llvm
from strategies import layouts, types
from strategies_types import named_struct_bodies

from swlds.errors import ParseError
from swlds.ir.datalayout import DataLayout, parse_datalayout
from swlds.ir.model import Module
from swlds.ir.parser import parse_type
from swlds.ir.reader import read_module
from swlds.ir.types import ArrayType, IntType, NamedStructType, PointerType, StructType, body_of

AMDGPU = (
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48"
    "-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048"
    "-n32:64-S32-A5-G1-ni:7:8:9"
)
X86 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
KNOWN = [AMDGPU, X86, "", "E-p:32:32", "e-m:o-i64:64-i128:128-n32:64-S128-Fn32", "e-p:64:64-a:0:32-f128:64"]


def check(layout_text: str, type_text: str, structs: dict[str, str]) -> None:
    definitions = "".join(f"%{name} = type {body}\n" for name, body in structs.items())
    parsed = parse_by_llvm(f'target datalayout = "{layout_text}"\n{definitions}@g = external global {type_text}\n')
    llvm = binding.create_target_data(layout_text)
    their_type = next(parsed.global_variables).global_value_type
    module = read_module(str(parsed), "layout.ll")
    layout, type_ = module.data_layout, module.globals["g"].value_type
    assert layout.size_of(type_) == llvm.get_abi_size(their_type)
    assert layout.abi_align(type_) == llvm.get_abi_alignment(their_type)
    if isinstance(type_, (StructType, NamedStructType)):
        body = body_of(type_)
        assert isinstance(body, StructType)
        offsets = [llvm.get_element_offset(their_type, i) for i in range(len(body.elements))]
        assert list(layout.struct_layout(type_).offsets) == offsets


@settings(max_examples=300)
@given(st.one_of(layouts(), st.sampled_from(KNOWN)), st.data())
def test_sizes_alignments_and_offsets_are_llvms(layout: str, data: st.DataObject) -> None:
    structs = data.draw(named_struct_bodies())
    type_ = data.draw(types(list(structs)))
    check(layout, type_, structs)
    elements = ", ".join(data.draw(st.lists(types(list(structs)), min_size=1, max_size=5)))
    check(layout, f"{{ {elements} }}", structs)


@pytest.mark.parametrize("layout", KNOWN)
@pytest.mark.parametrize("bits", [1, 2, 7, 8, 9, 15, 17, 24, 33, 63, 65, 96, 127, 129, 256, 300])
def test_odd_integers_and_vectors(layout: str, bits: int) -> None:
    check(layout, f"{{ i8, i{bits}, i8, <3 x i{bits}>, [3 x i{bits}] }}", {})
    check(layout, f"<{bits} x i1>", {})
    check(layout, f"<{bits} x ptr addrspace(3)>", {})


def test_the_string_of_amdgpu() -> None:
    layout = DataLayout(AMDGPU)
    assert layout == parse_datalayout(AMDGPU)
    assert [layout.pointer_size(space) for space in (0, 1, 3, 5, 7, 8, 99)] == [8, 8, 4, 4, 20, 16, 8]
    assert layout.pointer(7).index_bits == 32 and layout.pointer(8).index_bits == 48
    assert (layout.alloca_addrspace, layout.globals_addrspace, layout.program_addrspace) == (5, 1, 0)
    assert layout.legal_ints == (32, 64) and layout.non_integral == (7, 8, 9) and layout.stack_align == 4
    assert not layout.big_endian and DataLayout("E").big_endian
    barrier = parse_type('target("amdgcn.named.barrier", 0)', Module())
    assert layout.size_of(barrier) == 16


def test_store_size_and_gep_offset() -> None:
    layout = DataLayout(AMDGPU)
    assert (layout.bits_of(IntType(17)), layout.store_size(IntType(17)), layout.size_of(IntType(17))) == (17, 3, 4)
    struct = StructType((IntType(8), ArrayType(4, IntType(32)), PointerType(3)))
    assert layout.gep_offset(struct, [2, 1, 3]) == 2 * 24 + 4 + 12
    assert layout.gep_offset(struct, [-1, 2]) == -24 + 20
    assert layout.offset_of(struct, 2) == 20


def test_a_wrong_entry_is_named() -> None:
    with pytest.raises(ParseError, match="datalayout: expected a known entry, found 'q7'"):
        DataLayout("e-q7-i64:64")
