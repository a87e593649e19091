"""Undefined bits through intrinsics and instructions that only move or choose bits: each one is followed to where it goes."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

#: The upper half of ``%x`` was never written; ``%t`` is the lane's number.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
{declaration}
define amdgpu_kernel void @k(ptr addrspace(1) %O) "target-cpu"="{cpu}" "amdgpu-flat-work-group-size"="64,64" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @L, i32 %t
  %h = trunc i32 %t to i16
  store i16 %h, ptr addrspace(3) %p
  %x = load i32, ptr addrspace(3) %p
  {body}
  %m = and i32 %r, {mask}
  %y = mul i32 %m, 3
  %o = getelementptr i32, ptr addrspace(1) %O, i32 %t
  store i32 %y, ptr addrspace(1) %o
  ret void
}}
"""
ALL = 0xFFFFFFFF


def run(declaration: str, body: str, mask: int, cpu: str = "gfx942", engine: str = "") -> swlds.Result:
    text = KERNEL.format(declaration=declaration, body=body, mask=mask, cpu=cpu)
    kernel = swlds.Device().load(swlds.parse(text))["k"]
    out = np.zeros(64, np.uint32)
    more = {"engine": engine} if engine else {}
    return kernel.launch(grid=1, block=64, args=[out], checks="memcheck,initcheck", **more)


def expect(declaration: str, body: str, undefined: int, cpu: str = "gfx942") -> None:
    """These bits of the result are undefined, and no others."""
    clean = run(declaration, body, ALL & ~undefined, cpu)
    assert not clean.findings, clean.text()
    for bit in {undefined & -undefined, 1 << undefined.bit_length() >> 1} - {0}:
        assert [f.kind for f in run(declaration, body, bit, cpu).findings] == ["uninitialized"], hex(bit)


@pytest.mark.parametrize(
    ("call", "undefined"),
    [
        ("bswap.i32(i32 %x)", 0xFFFF),
        ("bitreverse.i32(i32 %x)", 0xFFFF),
        ("fshl.i32(i32 %x, i32 %x, i32 16)", 0xFFFF),
        ("fshl.i32(i32 %x, i32 0, i32 8)", 0xFF000000),
        ("fshl.i32(i32 %x, i32 %x, i32 %t)", ALL),  # some lane has each of them
        ("fshl.i32(i32 %t, i32 %t, i32 %x)", ALL),
        ("fshr.i32(i32 %x, i32 %x, i32 8)", 0x00FFFF00),
        ("fshr.i32(i32 0, i32 %x, i32 16)", 0xFFFF),
        ("amdgcn.alignbyte(i32 %x, i32 %x, i32 2)", 0xFFFF),
        ("amdgcn.alignbit(i32 %x, i32 0, i32 4)", 0),
        ("amdgcn.alignbit(i32 %x, i32 %x, i32 20)", 0xF0000FFF),
        ("amdgcn.alignbit(i32 %t, i32 %t, i32 %x)", ALL),
        ("amdgcn.perm(i32 %x, i32 %x, i32 218104588)", 0xFF00),  # 0x0d00030c: ones, byte 0, byte 3, zeros
        (
            "amdgcn.perm(i32 0, i32 %x, i32 151519240)",
            0xFF000000,
        ),  # 0x09080008: sign of the upper half, of the lower one, byte 0
        ("amdgcn.perm(i32 %t, i32 %t, i32 %x)", ALL),
        ("amdgcn.bitop3.i32(i32 %x, i32 65535, i32 %t, i32 202)", 0),  # bit by bit %x ? 65535 : %t
        ("amdgcn.bitop3.i32(i32 %t, i32 %x, i32 0, i32 202)", 0),
        ("amdgcn.bitop3.i32(i32 %x, i32 -1, i32 0, i32 202)", 0xFFFF0000),
        ("amdgcn.ubfe.i32(i32 %x, i32 0, i32 16)", 0),
        ("amdgcn.ubfe.i32(i32 %x, i32 8, i32 16)", 0xFF00),
        ("amdgcn.ubfe.i32(i32 %t, i32 %x, i32 16)", ALL),
        ("amdgcn.sbfe.i32(i32 %x, i32 8, i32 8)", 0),
        ("amdgcn.sbfe.i32(i32 %x, i32 12, i32 8)", 0xFFFFFFF0),  # copies of an undefined sign
    ],
)
def test_each_bit_is_followed(call: str, undefined: int) -> None:
    name, arguments = call.split("(")
    types = ", ".join("i32" for _ in arguments.split(","))
    expect(f"declare i32 @llvm.{name}({types})", f"%r = call i32 @llvm.{call}", undefined, cpu="gfx950")


@pytest.mark.parametrize(
    ("mask", "element", "undefined"),
    [("i1 false, i1 true", 0, 0), ("i1 true, i1 true", 0, 0xFFFF0000), ("i1 false, i1 true", 1, ALL)],
)
def test_elements_side_by_side(mask: str, element: int, undefined: int) -> None:
    """Behind those that are taken stands what the last operand has, mostly poison."""
    body = f"""%v = insertelement <2 x i32> <i32 poison, i32 7>, i32 %x, i32 0
  %c = call <2 x i32> @llvm.experimental.vector.compress.v2i32(<2 x i32> %v, <2 x i1> <{mask}>, <2 x i32> poison)
  %r = extractelement <2 x i32> %c, i32 {element}"""
    declaration = "declare <2 x i32> @llvm.experimental.vector.compress.v2i32(<2 x i32>, <2 x i1>, <2 x i32>)"
    expect(declaration, body, undefined)


@pytest.mark.parametrize(
    ("instruction", "values", "undefined"),
    [
        ("v_bfi_b32 $0, $1, $2, $3", "i32 65535, i32 %x, i32 %t", 0),
        ("v_bfi_b32 $0, $1, $2, $3", "i32 -256, i32 %t, i32 %x", 0),
        ("v_bfi_b32 $0, $1, $2, $3", "i32 -256, i32 %x, i32 %t", 0xFFFF0000),
        ("v_perm_b32 $0, $1, $2, $3", "i32 %x, i32 %x, i32 16778496", 0),  # 0x01000500
        ("v_perm_b32 $0, $1, $2, $3", "i32 %t, i32 %t, i32 %x", ALL),
        ("v_alignbit_b32 $0, $1, $2, $3", "i32 %x, i32 %x, i32 16", 0xFFFF),
        ("v_and_or_b32 $0, $1, $2, $3", "i32 %x, i32 65535, i32 %t", 0),
        ("v_lshl_or_b32 $0, $1, $2, $3", "i32 %x, i32 8, i32 %t", 0xFF000000),
        ("v_or3_b32 $0, $1, $2, $3", "i32 %x, i32 -65536, i32 %t", 0),
        ("v_pack_b32_f16 $0, $1, $2", "i16 %h, i16 %h", 0),
        ("v_lshlrev_b32 $0, $1, $2", "i32 16, i32 %x", 0),
        ("v_bfrev_b32 $0, $1", "i32 %x", 0xFFFF),
        ("v_mov_b32 $0, $1", "i32 %x", 0xFFFF0000),
        ("v_add_u32 $0, $1, $2", "i32 %x, i32 %t", ALL),
    ],
)
def test_assembly_that_moves_bits(instruction: str, values: str, undefined: int) -> None:
    constraints = ",".join(["=v", *("v" for _ in values.split(","))])
    expect("", f'%r = call i32 asm "{instruction}", "{constraints}"({values})', undefined)


@pytest.mark.parametrize("number", range(4))
def test_a_byte_made_a_float(number: int) -> None:
    name = f"llvm.amdgcn.cvt.f32.ubyte{number}"
    body = f"%f = call float @{name}(i32 %x)\n  %r = bitcast float %f to i32"
    expect(f"declare float @{name}(i32)", body, ALL if number >= 2 else 0)


def test_elements_of_vectors_each_for_itself() -> None:
    body = """%v = bitcast i32 %x to <2 x i16>
  %w = call <2 x i16> @llvm.fshl.v2i16(<2 x i16> %v, <2 x i16> %v, <2 x i16> splat (i16 4))
  %r = bitcast <2 x i16> %w to i32"""
    expect("declare <2 x i16> @llvm.fshl.v2i16(<2 x i16>, <2 x i16>, <2 x i16>)", body, 0xFFFF0000)


def test_lanes_that_are_swapped() -> None:
    """Of the lanes from 32 on the whole value is undefined; a swap brings it to the first lanes of the second result."""
    declaration = "declare {i32, i32} @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)"
    body = """%low = icmp ult i32 %t, 32
  %a = select i1 %low, i32 %t, i32 %x
  %s = call {i32, i32} @llvm.amdgcn.permlane32.swap(i32 %a, i32 %t, i1 false, i1 false)
  %first = extractvalue {i32, i32} %s, 0
  %second = extractvalue {i32, i32} %s, 1
  %r = select i1 %low, i32 PICK, i32 0"""
    expect(declaration, body.replace("PICK", "%first"), 0, "gfx950")
    expect(declaration, body.replace("PICK", "%second"), 0xFFFF0000, "gfx950")


def test_the_amount_of_a_shift_counts_in_its_own_lane() -> None:
    """Lanes that are switched off have an undefined amount; the others' bits move by theirs."""
    for opcode, undefined in {"shl": 0xFFFF0000, "lshr": 0xFFFF}.items():
        body = f"""%low = icmp ult i32 %t, 32
  %n = select i1 %low, i32 16, i32 %x
  br i1 %low, label %go, label %on
go:
  %s = {opcode} i32 %x, %n
  br label %on
on:
  %q = phi i32 [ %s, %go ], [ 0, %0 ]
  %r = select i1 %low, i32 %q, i32 0"""
        expect("", body, 0 if opcode == "shl" else undefined)


@pytest.mark.parametrize("call", ["bswap.i32(i32 %x)", "bitreverse.i32(i32 %x)", "fshl.i32(i32 %x, i32 %x, i32 16)"])
def test_moves_that_lanes_have_host_code_for_are_followed_there(call: str) -> None:
    name, arguments = call.split("(")
    types = ", ".join("i32" for _ in arguments.split(","))
    result = run(f"declare i32 @llvm.{name}({types})", f"%r = call i32 @llvm.{call}", 0xFFFF0000, engine="wave")
    assert not result.findings and "Executed" not in result.text()


#: Only lanes from the 32nd on have something undefined; ``%r`` is used in one lane only.
LANES = """target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare {type} @llvm.{name}({types})
define amdgpu_kernel void @k(ptr addrspace(1) %O) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @L, i32 %t
  %low = icmp ult i32 %t, 32
  br i1 %low, label %write, label %read
write:
  store i32 %t, ptr addrspace(3) %p
  br label %read
read:
  %x = load i32, ptr addrspace(3) %p
  %f = trunc i32 %x to i1
  %r = call {type} @llvm.{name}({arguments})
  %m = and {type} %r, {mask}
  %y = mul {type} %m, 3
  %one = icmp eq i32 %t, {lane}
  br i1 %one, label %show, label %end
show:
  store {type} %y, ptr addrspace(1) %O
  br label %end
end:
  ret void
}}
"""


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("lane", [3, 40])
@pytest.mark.parametrize(
    ("name", "type_", "types", "arguments", "undefined"),
    [
        ("amdgcn.ballot.i64", "i64", "i1", "i1 %f", 0xFFFFFFFF00000000),
        ("amdgcn.icmp.i64.i32", "i64", "i32, i32, i32 immarg", "i32 %x, i32 7, i32 32", (1 << 64) - 1),
        ("amdgcn.wave.reduce.umax.i32", "i32", "i32, i32 immarg", "i32 %x, i32 0", ALL),
        ("amdgcn.wave.reduce.add.i32", "i32", "i32, i32 immarg", "i32 %x, i32 0", ALL),
    ],
)
def test_what_one_lane_lacks_all_lack(
    name: str, type_: str, types: str, arguments: str, undefined: int, lane: int, engine: str
) -> None:
    """Where all lanes see each other's operands, also a lane that has none of its own to blame."""
    width = int(type_[1:])
    for mask, kinds in ((undefined, ["uninitialized"]), (~undefined & ((1 << width) - 1), [])):
        signed = mask - (mask >> width - 1 << width)
        text = LANES.format(type=type_, name=name, types=types, arguments=arguments, mask=signed, lane=lane)
        kernel = swlds.Device().load(swlds.parse(text))["k"]
        result = kernel.launch(
            grid=1, block=64, args=[np.zeros(1, np.uint64)], checks="memcheck,initcheck", engine=engine
        )
        assert [f.kind for f in result.findings] == kinds, result.text()
