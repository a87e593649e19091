"""Inline assembly that is arithmetic, against what the instruction sets' names say, in Python's numbers."""

from __future__ import annotations

import itertools
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics.assembly_operations import OPERATIONS, Kind
from swlds.errors import UnsupportedError

WORDS = [0, 1, 2, 31, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x00FF8001, 0x12345678]
MASK = 0xFFFFFFFF


def sign(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def halves(value: int) -> tuple[int, int]:
    return value & 0xFFFF, value >> 16


def packed(function: Callable[..., int], count: int = 2) -> Callable[..., int]:
    def compute(*values: int) -> int:
        low, high = (function(*parts) & 0xFFFF for parts in zip(*map(halves, values[:count]), strict=True))
        return low | high << 16

    return compute


def median(a: int, b: int, c: int) -> int:
    return sorted((a, b, c))[1]


def field(value: int, offset: int, width: int) -> int:
    return value >> (offset & 31) & ((1 << (width & 31)) - 1)


def signed_field(value: int, offset: int, width: int) -> int:
    width = min(width & 31, 32 - (offset & 31))
    return sign(field(value, offset, width), width) if width else 0


def byte_dot(a: int, b: int, c: int, read: Callable[[int], int]) -> int:
    return c + sum(read(a >> k & 255) * read(b >> k & 255) for k in range(0, 32, 8))


#: Code with operands of 32 bits -> its meaning on gfx942.
INTEGERS: dict[str, Callable[..., int]] = {
    "v_add_u32 $0, $1, $2": lambda a, b, c: a + b,
    "v_add_u32_e32 $0, 7, $1": lambda a, b, c: a + 7,
    "v_add_u32 $0, $2, 0x12345": lambda a, b, c: b + 0x12345,
    "v_add_u32 ${0}, ${1}, -16": lambda a, b, c: a - 16,
    "V_SUB_U32 $0, $1, $2 ; a comment": lambda a, b, c: a - b,
    "v_subrev_u32 $0, $1, $2": lambda a, b, c: b - a,
    "v_mul_lo_u32 $0, $1, $2": lambda a, b, c: a * b,
    "v_mul_hi_u32 $0, $1, $2": lambda a, b, c: a * b >> 32,
    "v_mul_hi_i32 $0, $1, $2": lambda a, b, c: sign(a) * sign(b) >> 32,
    "v_mul_u32_u24 $0, $1, $2": lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF),
    "v_mul_hi_u32_u24 $0, $1, $2": lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF) >> 32,
    "v_mul_i32_i24 $0, $1, $2": lambda a, b, c: sign(a, 24) * sign(b, 24),
    "v_mad_u32_u24 $0, $1, $2, $3": lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF) + c,
    "v_mad_i32_i24 $0, $1, $2, $3": lambda a, b, c: sign(a, 24) * sign(b, 24) + c,
    "v_lshl_add_u32 $0, $1, 2, $2": lambda a, b, c: (a << 2) + b,
    "v_lshl_add_u32 $0, $1, $2, $3": lambda a, b, c: (a << (b & 31)) + c,
    "v_add_lshl_u32 $0, $1, $2, $3": lambda a, b, c: (a + b) << (c & 31),
    "v_add3_u32 $0, $1, $2, $3": lambda a, b, c: a + b + c,
    "v_xad_u32 $0, $1, $2, $3": lambda a, b, c: (a ^ b) + c,
    "v_and_or_b32 $0, $1, $2, $3": lambda a, b, c: a & b | c,
    "v_or3_b32 $0, $1, $2, $3": lambda a, b, c: a | b | c,
    "v_lshl_or_b32 $0, $1, $2, $3": lambda a, b, c: a << (b & 31) | c,
    "v_bfi_b32 $0, $1, $2, $3": lambda a, b, c: a & b | ~a & c,
    "v_bfm_b32 $0, $1, $2": lambda a, b, c: ((1 << (a & 31)) - 1) << (b & 31),
    "v_bfe_u32 $0, $1, $2, $3": field,
    "v_bfe_i32 $0, $1, $2, $3": signed_field,
    "v_bfrev_b32 $0, $1": lambda a, b, c: int(f"{a:032b}"[::-1], 2),
    "v_not_b32 $0, $1": lambda a, b, c: ~a,
    "v_xnor_b32 $0, $1, $2": lambda a, b, c: ~(a ^ b),
    "v_mov_b32 $0, $2": lambda a, b, c: b,
    "v_lshlrev_b32 $0, $1, $2": lambda a, b, c: b << (a & 31),
    "v_lshrrev_b32 $0, $1, $2": lambda a, b, c: b >> (a & 31),
    "v_ashrrev_i32 $0, $1, $2": lambda a, b, c: sign(b) >> (a & 31),
    "v_min_i32 $0, $1, $2": lambda a, b, c: min(sign(a), sign(b)),
    "v_max3_u32 $0, $3, $1, $2": max,
    "v_min3_i32 $0, $1, $2, $3": lambda *v: min(map(sign, v)),
    "v_med3_u32 $0, $1, $2, $3": median,
    "v_med3_i32 $0, $1, $2, $3": lambda *v: median(*map(sign, v)),
    "v_alignbit_b32 $0, $1, $2, $3": lambda a, b, c: (a << 32 | b) >> (c & 31),
    "v_alignbyte_b32 $0, $1, $2, $3": lambda a, b, c: (a << 32 | b) >> 8 * (c & 3),
    "v_sad_u32 $0, $1, $2, $3": lambda a, b, c: abs(a - b) + c,
    "v_bcnt_u32_b32 $0, $1, $2": lambda a, b, c: bin(a).count("1") + b,
    "v_ffbh_u32 $0, $1": lambda a, b, c: 32 - a.bit_length() if a else -1,
    "v_ffbl_b32 $0, $1": lambda a, b, c: (a & -a).bit_length() - 1,
    "v_pk_add_u16 $0, $1, $2": packed(lambda a, b: a + b),
    "v_pk_sub_i16 $0, $1, $2": packed(lambda a, b: a - b),
    "v_pk_mul_lo_u16 $0, $1, $2": packed(lambda a, b: a * b),
    "v_pk_mad_u16 $0, $1, $2, $3": packed(lambda a, b, c: a * b + c, 3),
    "v_pk_max_i16 $0, $1, $2": packed(lambda a, b: max(sign(a, 16), sign(b, 16))),
    "v_pk_min_u16 $0, $1, $2": packed(min),
    "v_pk_lshlrev_b16 $0, $1, $2": packed(lambda a, b: b << (a & 15)),
    "v_pk_ashrrev_i16 $0, $1, $2": packed(lambda a, b: sign(b, 16) >> (a & 15)),
    "v_dot4_u32_u8 $0, $1, $2, $3": lambda a, b, c: byte_dot(a, b, c, int),
    "v_dot4_i32_i8 $0, $1, $2, $3": lambda a, b, c: byte_dot(a, b, c, lambda v: sign(v, 8)),
    "v_dot2_i32_i16 $0, $1, $2, $3": lambda a, b, c: (
        sum(sign(x, 16) * sign(y, 16) for x, y in zip(halves(a), halves(b), strict=True)) + c
    ),
    "v_cvt_pk_i16_i32 $0, $1, $2": lambda a, b, c: (
        (max(-32768, min(32767, sign(a))) & 0xFFFF) | (max(-32768, min(32767, sign(b))) & 0xFFFF) << 16
    ),
}
F1, F2 = 1.25, -3.5
#: Code, types of result and operands, values, result.
FLOATS: list[tuple[str, str, Sequence[Any], Any]] = [
    ("v_add_f32 $0, $1, $2", "float float float", (F1, F2), F1 + F2),
    ("v_sub_f32 $0, $1, -$2", "float float float", (F1, F2), F1 + F2),
    ("v_mul_f32 $0, -|$1|, |$2|", "float float float", (F2, F2), -(F2 * F2)),
    ("v_mul_f32 $0, 0.5, $1", "float float", (F2,), F2 / 2),
    ("v_mul_f32 $0, $1, 3.25", "float float", (F2,), F2 * 3.25),
    ("v_add_f32 $0, 0x40000000, $1", "float float", (F1,), F1 + 2),
    ("v_fma_f32 $0, $1, $2, 1.0", "float float float", (F1, F2), F1 * F2 + 1),
    ("v_max_f32 $0, $1, $2", "float float float", (np.nan, F2), F2),
    ("v_max3_f32 $0, $2, $1, 5.0", "float float float", (F1, F2), 5.0),
    ("v_med3_f32 $0, $1, $2, 0", "float float float", (F1, F2), 0.0),
    ("v_floor_f32 $0, $1", "float float", (F2,), -4.0),
    ("v_rndne_f32 $0, $1", "float float", (2.5,), 2.0),
    ("v_trunc_f32 $0, $1", "float float", (F2,), -3.0),
    ("v_fract_f32 $0, $1", "float float", (F1,), 0.25),
    ("v_exp_f32 $0, $1", "float float", (3.0,), 8.0),
    ("v_log_f32 $0, $1", "float float", (8.0,), 3.0),
    ("v_rcp_f32 $0, $1", "float float", (4.0,), 0.25),
    ("v_rsq_f32 $0, $1", "float float", (4.0,), 0.5),
    ("v_sqrt_f32 $0, $1", "float float", (4.0,), 2.0),
    ("v_sin_f32 $0, $1", "float float", (0.25,), 1.0),
    ("v_cos_f32 $0, $1", "float float", (0.5,), -1.0),
    ("v_ldexp_f32 $0, $1, $2", "float float i32", (F1, 4), 20.0),
    ("v_frexp_exp_i32_f32 $0, $1", "i32 float", (F2,), 2),
    ("v_cvt_i32_f32 $0, $1", "i32 float", (1e20,), 0x7FFFFFFF),
    ("v_cvt_u32_f32 $0, $1", "i32 float", (F2,), 0),
    ("v_cvt_f32_i32 $0, $1", "float i32", (-7,), -7.0),
    ("v_cvt_f32_u32 $0, $1", "float i32", (-1,), 2.0**32),
    ("v_cvt_f32_ubyte2 $0, $1", "float i32", (0x123456,), float(0x12)),
    ("v_cvt_f16_f32 $0, $1", "half float", (1.0009765625 + 2**-13,), 1.0009765625),
    ("v_cvt_f32_f16 $0, $1", "float half", (F1,), F1),
    ("v_add_f16 $0, $1, 1.0", "half half", (F1,), F1 + 1),
    ("v_fma_f16 $0, $1, $1, -$1", "half half", (F1,), F1 * F1 - F1),
    ("v_add_u16 $0, $1, 64", "i16 i16", (0x7FFF,), 0x803F),
    ("v_add_f64 $0, $1, 4.0", "double double", (F1,), F1 + 4),
    ("v_fma_f64 $0, $1, -$2, $1", "double double double", (F1, F2), F1 * -F2 + F1),
    ("v_cvt_f64_f32 $0, $1", "double float", (F1,), F1),
    ("v_lshlrev_b64 $0, $2, $1", "i64 i64 i32", (3, 40), 3 << 40),
    ("v_lshl_add_u64 $0, $1, 3, $2", "i64 i64 i64", (1 << 61, 5), 5),
    ("s_add_u32 $0, $1, $2", "i32 i32 i32", (7, 8), 15),
    ("s_bfe_i32 $0, $1, 0x40004", "i32 i32", (0xF0,), -1),
    ("s_lshl_b64 $0, $1, 33", "i64 i64", (1,), 1 << 33),
    ("s_pack_lh_b32_b16 $0, $1, $2", "i32 i32 i32", (0x11112222, 0x33334444), 0x33332222),
    ("s_lshl2_add_u32 $0, $1, $2", "i32 i32 i32", (3, 4), 16),
]


def run(target: str, body: list[str], given: list[Any], out: Any, **more: Any) -> Any:
    parameters = ", ".join(f"ptr addrspace(1) %p{k}" for k in range(len(given) + 1))
    text = "\n".join(
        [
            'target triple = "amdgcn-amd-amdhsa"',
            "declare i32 @llvm.amdgcn.workitem.id.x()",
            f"define amdgpu_kernel void @k({parameters}) {{",
            "  %i = call i32 @llvm.amdgcn.workitem.id.x()",
            *body,
            "  ret void",
            "}",
            "",
        ]
    )
    return swlds.Device(target).load(swlds.parse(text))["k"].launch(1, 64, [*given, out], **more)


def test_whole_numbers() -> None:
    """All of them in one kernel, on triples of words."""
    triples = list(itertools.islice(itertools.cycle(itertools.product(WORDS, WORDS, WORDS)), 64 * 12))[::1]
    triples = triples[:: len(triples) // 64][:64]
    given = [np.array([t[k] for t in triples], np.uint32) for k in range(3)]
    body = []
    for k in range(3):
        body += [f"  %q{k} = getelementptr i32, ptr addrspace(1) %p{k}, i32 %i"]
        body += [f"  %v{k} = load i32, ptr addrspace(1) %q{k}"]
    body += [f"  %base = mul i32 %i, {len(INTEGERS)}"]
    for n, code in enumerate(INTEGERS):
        body += [f'  %r{n} = call i32 asm "{code}", "=v,v,v,v"(i32 %v0, i32 %v1, i32 %v2)']
        body += [f"  %j{n} = add i32 %base, {n}", f"  %o{n} = getelementptr i32, ptr addrspace(1) %p3, i32 %j{n}"]
        body += [f"  store i32 %r{n}, ptr addrspace(1) %o{n}"]
    out = np.zeros((64, len(INTEGERS)), np.uint32)
    run("gfx942", body, given, out).raise_for_findings()
    for n, (code, meaning) in enumerate(INTEGERS.items()):
        want = [meaning(*t) & MASK for t in triples]
        assert out[:, n].tolist() == want, code


TYPES = {
    "float": np.float32,
    "half": np.float16,
    "double": np.float64,
    "i32": np.int32,
    "i64": np.int64,
    "i16": np.int16,
}


@pytest.mark.parametrize(("code", "types", "values", "want"), FLOATS, ids=[row[0] for row in FLOATS])
def test_numbers_of_other_types(code: str, types: str, values: Sequence[Any], want: Any) -> None:
    result, *operands = types.split()
    given = [np.full(64, v).astype(TYPES[t]) for t, v in zip(operands, values, strict=True)]
    letter = "s" if code.startswith("s_") else "v"
    body = []
    for k, type_ in enumerate(operands):
        body += [f"  %q{k} = getelementptr {type_}, ptr addrspace(1) %p{k}, i32 %i"]
        body += [f"  %v{k} = load {type_}, ptr addrspace(1) %q{k}"]
    arguments = ", ".join(f"{t} %v{k}" for k, t in enumerate(operands))
    constraints = ",".join([f"={letter}", *[letter] * len(operands), "~{scc}"])
    body += [f'  %r = call {result} asm "{code}", "{constraints}"({arguments})']
    body += [f"  %o = getelementptr {result}, ptr addrspace(1) %p{len(given)}, i32 %i"]
    body += [f"  store {result} %r, ptr addrspace(1) %o"]
    out = np.zeros(64, TYPES[result])
    run("gfx942", body, given, out).raise_for_findings()
    assert (out == np.array([want]).astype(TYPES[result])).all(), (out[0], want)


LOAD = ["  %q = getelementptr i32, ptr addrspace(1) %p0, i32 %i", "  %v = load i32, ptr addrspace(1) %q"]
STORE = ["  %o = getelementptr i32, ptr addrspace(1) %p1, i32 %i", "  store i32 %r, ptr addrspace(1) %o"]


def run_one(line: str, target: str = "gfx942", values: Any = None) -> Any:
    out = np.zeros(64, np.uint32)
    values = np.arange(64, dtype=np.uint32) if values is None else values
    return out, run(target, [*LOAD, f"  {line}", *STORE], [values], out)


def test_scalar_registers_hold_the_first_active_lanes_value() -> None:
    out, result = run_one(
        '%r = call i32 asm "v_add_u32 $0, $1, $2", "=v,s,v"(i32 %v, i32 %v)', values=np.arange(9, 73, dtype=np.uint32)
    )
    result.raise_for_findings()
    assert out.tolist() == [9 + v for v in range(9, 73)]


def test_what_is_undefined_in_the_first_lane_is_so_in_all_of_a_scalar() -> None:
    line = (
        "%c = icmp eq i32 %i, 0\n  %u = select i1 %c, i32 poison, i32 %v\n"
        '  %r = call i32 asm "s_add_u32 $0, $1, 1", "=s,s,~{scc}"(i32 %u)'
    )
    bad, good = (run_one(line.replace("eq i32 %i, 0", f"eq i32 %i, {lane}"))[1] for lane in (0, 5))
    assert [f.kind for f in bad.findings] == ["uninitialized"] and not good.findings


def test_registers_of_any_type() -> None:
    """A pair of halves is 32 bits, whatever the IR calls it."""
    values = np.array([0x3C004000] * 64, np.uint32)
    out, result = run_one('%r = call i32 asm "v_pk_fma_f16 $0, $1, $1, $1", "=v,v"(i32 %v)', values=values)
    result.raise_for_findings()
    assert out[0] == 0x40004600
    line = '%b = bitcast i32 %v to <2 x half>\n  %s = call <2 x half> asm "v_pk_mul_f16 $0, $1, $1", "=&v,v"(<2 x half> %b)'
    out, result = run_one(line + "\n  %r = bitcast <2 x half> %s to i32", values=values)
    assert out[0] == 0x3C004400
    out, _ = run_one(
        '%r = call i32 asm "v_fmac_f32 $0, $1, $2", "=v,v,v,0"(i32 %v, i32 %v, i32 %v)',
        values=np.full(64, 0x40000000, np.uint32),
    )
    assert out[:1].view(np.float32)[0] == 6


def test_constants_of_the_call_are_written_in_place() -> None:
    out, _ = run_one('%r = call i32 asm "s_nop 0\\0Av_lshl_add_u32 $0, $1, $2, 3", "=v,v,n"(i32 %v, i32 4)')
    assert out.tolist() == [16 * v + 3 for v in range(64)]


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (
            'i32 asm "v_add_u32 $0, $1, $1 clamp", "=v,v"(i32 %v)',
            r'in "v_add_u32 .* clamp" "\$1 clamp" is not known here',
        ),
        ('i32 asm "v_add_f32 $0, $1, $1 mul:2", "=v,v"(i32 %v)', "mul:2"),
        ('i32 asm "v_pk_add_f16 $0, $1, $1 op_sel:[0,1]", "=v,v"(i32 %v)', "operands"),
        ('i32 asm "v_add_u32 $0, -$1, $1", "=v,v"(i32 %v)', "a sign that this operand does not take"),
        ('i32 asm "v_add_f32 $0, |$1, $1", "=v,v"(i32 %v)', "no register that it reads"),
        ('i32 asm "v_add_f32 $0, $1, v7", "=v,v"(i32 %v)', '"v7" is not known here'),
        ('i32 asm "v_add_f32 $0, $1, vcc", "=v,v"(i32 %v)', '"vcc" is not known here'),
        ('i32 asm "v_add_f32 $1, $1, $1", "=v,v"(i32 %v)', r'"\$1" is not its result'),
        ('i32 asm "v_add_f32 $0, $1", "=v,v"(i32 %v)', "it has 2 operands"),
        ('i32 asm "v_add_f32 $0, $1, $2", "=v,v"(i32 %v)', r'"\$2" is no register'),
        ('i32 asm "v_add_f32 $0, $1, $1", "=s,v"(i32 %v)', "in a vector register"),
        ('i32 asm "s_add_u32 $0, $1, $1", "=s,v"(i32 %v)', "no register that it reads"),
        ('i32 asm "v_fmac_f32 $0, $1, $1", "=v,v"(i32 %v)', "no argument is what its register holds"),
        ('i32 asm "v_lshlrev_b64 $0, 1, $1", "=v,v"(i32 %v)', "64 bits, not the type i32"),
        ('i32 asm "v_pk_add_f16 $0, $1, 1.0", "=v,v"(i32 %v)', "not known for packed operands"),
        ('i32 asm "v_add_nc_u32 $0, $1, $1", "=v,v"(i32 %v)', "does not exist on gfx942"),
        ('i32 asm "v_mad_f32 $0, $1, $1, $1", "=v,v"(i32 %v)', "has no meaning here"),
        ('i32 asm "v_add_co_u32 $0, vcc, $1, $1", "=v,v"(i32 %v)', "has no meaning here"),
        # Several: what may be in one register, what nothing has set, and which one is not known.
        ('i32 asm "v_add_u32 $0, $1, $1\\0Av_add_u32 $0, $0, $1", "=v,v"(i32 %v)', r'"\$1" is read behind what sets "\$0"'),
        ('i32 asm "v_add_u32 $0, $0, $1\\0Av_add_u32 $0, $0, $1", "=&v,v"(i32 %v)', "read before anything sets it"),
        ('i32 asm "v_add_u32 $0, $1, $1\\0Av_mad_f32 $0, $0, $1, $1", "=&v,v"(i32 %v)', r'in "v_mad_f32 .* no meaning here'),
        ('i32 asm "s_waitcnt vmcnt(0)\\0Av_add_u32 $0, $1, $1", "=&v,v"(i32 %v)', r'in "s_waitcnt .* beside arithmetic'),
        ('i32 asm "v_add_u32 $0, $1, $1\\0Av_add_u32 $1, $0, $1", "=&v,v"(i32 %v)', r'"\$1" is not its result'),
        ('i32 asm "v_add_u32 $0, $1, $1\\0Av_add_nc_u32 $0, $0, $1", "=&v,v"(i32 %v)', 'in "v_add_nc_u32 .* gfx942'),
        ("i32 @llvm.amdgcn.swlds.exact.assembly(i32 %v)", "stands for inline assembly"),
    ],
)
def test_what_is_refused(call: str, reason: str) -> None:
    declared = "\ndeclare i32 @llvm.amdgcn.swlds.exact.assembly(i32)\n" if "@" in call else ""
    text = "\n".join(
        ['target triple = "amdgcn-amd-amdhsa"', "define amdgpu_kernel void @k(ptr addrspace(1) %p) {"]
        + ["  %v = load i32, ptr addrspace(1) %p", f"  %r = call {call}", "  store i32 %r, ptr addrspace(1) %p"]
        + ["  ret void", "}", declared]
    )
    with pytest.raises(UnsupportedError, match=reason):
        swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 64, [np.zeros(1, np.int32)])


def low24(a: int, b: int) -> int:
    return (a & 0xFFFFFF) * (b & 0xFFFFFF)


#: Several instructions in one string: constraints, arguments, and the same as one call after the other.
SEVERAL = {
    "v_sub_u32 $0, $1, $2\\0A v_mul_lo_u32 $0, $0, $2": ("=&v,v,v", [lambda a, b: (a - b) * b]),
    "v_sub_u32 $0, $1, $2\\0A v_mul_lo_u32 $0, $0, $0": ("=v,v,v", [lambda a, b: (a - b) * (a - b)]),
    "v_lshlrev_b32 $0, 2, $2\\0A v_ashrrev_i32 $1, 3, $2": ("=&v,=v,v,v", [lambda a, b: a << 2, lambda a, b: sign(a) >> 3]),
    "v_mov_b32 $1, $3\\0Av_mov_b32 $0, $2 ; and back\\0As_nop 0\\0Av_xor_b32 $1, $0, $1": (
        "=&v,=&v,v,v",
        [lambda a, b: a, lambda a, b: a ^ b],
    ),
    "v_add_u32 $0, $0, $2\\0Av_lshl_add_u32 $0, $0, 1, $0": ("=v,0,v", [lambda a, b: 3 * (a + b)]),
    "v_add_u32 $0, $1, $2\\0Av_mul_lo_u32 $0, $0, $1": ("=&v,0,v", [lambda a, b: (a + b) * (a + b)]),
    "v_mul_u32_u24 $0, $2, $3\\0Av_cvt_f32_u32 $1, $0\\0Av_cvt_u32_f32 $1, $1": (
        "=&v,=v,v,v",
        [low24, lambda a, b: min(int(np.float32(low24(a, b) & MASK)), MASK)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_several_instructions(engine: str) -> None:
    """All of them in one kernel, on pairs of words."""
    pairs = list(itertools.islice(itertools.cycle(itertools.product(WORDS, WORDS)), 64))
    given = [np.array([t[k] for t in pairs], np.uint32) for k in range(2)]
    count = sum(len(meanings) for _, meanings in SEVERAL.values())
    body, number = [f"  %base = mul i32 %i, {count}"], 0
    for k in range(2):
        body += [f"  %q{k} = getelementptr i32, ptr addrspace(1) %p{k}, i32 %i"]
        body += [f"  %v{k} = load i32, ptr addrspace(1) %q{k}"]
    for n, (code, (constraints, meanings)) in enumerate(SEVERAL.items()):
        type_ = "{ i32, i32 }" if len(meanings) == 2 else "i32"
        body += [f'  %r{n} = call {type_} asm "{code}", "{constraints}"(i32 %v0, i32 %v1)']
        for part in range(len(meanings)):
            found = f"%r{n}"
            if len(meanings) == 2:
                found = f"%e{number}"
                body += [f"  {found} = extractvalue {type_} %r{n}, {part}"]
            body += [f"  %j{number} = add i32 %base, {number}"]
            body += [f"  %o{number} = getelementptr i32, ptr addrspace(1) %p2, i32 %j{number}"]
            body += [f"  store i32 {found}, ptr addrspace(1) %o{number}"]
            number += 1
    out = np.zeros((64, count), np.uint32)
    result = run("gfx942", body, given, out, engine=engine)
    result.raise_for_findings()
    want = [[meaning(*pair) & MASK for _, meanings in SEVERAL.values() for meaning in meanings] for pair in pairs]
    assert (out == np.array(want, np.uint32)).all()


#: Code, which bits of the argument are not defined in lane 0 -> is it found?
UNDEFINED = [
    ("v_and_b32 $0, 0xff, $1\\0Av_lshlrev_b32 $0, 8, $0", 0xFFFFFF00, False),
    ("v_and_b32 $0, 0xff, $1\\0Av_lshlrev_b32 $0, 8, $0", 0x000001FF, True),
    ("v_lshlrev_b32 $0, 8, $1\\0Av_and_b32 $0, 0xff, $0", 0xFFFFFFFF, False),
    ("v_and_b32 $0, 0xff, $1\\0Av_add_u32 $0, 8, $0", 0xFFFFFF00, True),
    ("v_lshlrev_b32 $0, 8, $1\\0Av_xor_b32 $0, $0, $1", 0x00000100, True),
    ("v_lshlrev_b32 $0, 8, $1\\0Av_xor_b32 $0, $0, $1\\0Av_and_b32 $0, 0x100, $0", 0x00000101, True),
    ("v_mov_b32 $0, $1\\0Av_mov_b32 $0, 5", 0xFFFFFFFF, False),
]


@pytest.mark.parametrize(("code", "bits", "is_found"), UNDEFINED)
def test_what_is_undefined_behind_several_instructions(code: str, bits: int, is_found: bool) -> None:
    """Bits that are moved and chosen on one way are followed one by one; else all of a result is undefined."""
    line = (
        "%c = icmp eq i32 %i, 0\n  %w = select i1 %c, i32 poison, i32 %v\n"
        f"  %u = and i32 %w, {bits}\n  %m = and i32 %v, {~bits & MASK}\n  %x = or i32 %u, %m\n"
        f'  %r = call i32 asm "{code}", "=&v,v"(i32 %x)'
    )
    found = []
    for engine in ("wave", "reference"):
        out = np.zeros(64, np.uint32)
        result = run("gfx942", [*LOAD, f"  {line}", *STORE], [np.arange(64, dtype=np.uint32)], out, engine=engine)
        found.append([f.as_json() for f in result.findings])
    assert found[0] == found[1] and bool(found[0]) == is_found


def test_undefined_results_are_told_apart() -> None:
    """Of two results the one that nothing undefined went into is defined."""
    for part, is_found in ((0, True), (1, False)):
        line = (
            '%b = call { i32, i32 } asm "v_add_u32 $0, $2, $2\\0Av_add_u32 $1, $3, $3", "=&v,=v,v,v"(i32 poison, i32 %v)\n'
            f"  %r = extractvalue {{ i32, i32 }} %b, {part}"
        )
        assert [f.kind for f in run_one(line)[1].findings] == ["uninitialized"] * is_found


def test_a_result_that_nothing_sets_is_refused() -> None:
    line = (
        '%b = call { i32, i32 } asm "v_add_u32 $0, $2, $2\\0Av_add_u32 $0, $0, $2", "=&v,=v,v"(i32 %v)\n'
        "  %r = extractvalue { i32, i32 } %b, 0"
    )
    with pytest.raises(UnsupportedError, match=r"nothing has set \$1"):
        run_one(line)


#: Of each generation the processors of which one has an instruction that the table gives it.
PROCESSORS = {
    9: ["gfx900", "gfx906", "gfx90a", "gfx942", "gfx950"],
    10: ["gfx1010", "gfx1030"],
    11: ["gfx1100"],
    12: ["gfx1200", "gfx1250"],
}
ASSEMBLER = shutil.which("llvm-mc-22") or "/usr/lib/llvm-22/bin/llvm-mc"


def _register(kind: Kind, number: int, letter: str) -> str:
    return f"{letter}{number}" if kind.width <= 32 else f"{letter}[{number}:{number + 1}]"


@pytest.mark.skipif(not Path(ASSEMBLER).exists(), reason="LLVM 22's assembler is not here")
@pytest.mark.parametrize("generation", list(PROCESSORS))
def test_llvms_assembler_knows_the_mnemonics(generation: int) -> None:
    """All that the table gives a generation, with those operands; nothing that it does not give it, but for newer forms of dot
    products, whose operands are signed or not by modifiers."""
    lines = []
    for name, operation in OPERATIONS.items():
        kinds = operation.operands[:-1] if operation.keeps else operation.operands
        letter = name[0]
        letters = [letter] * len(kinds) if name != "v_cndmask_b32" else ["v", "v", "s"]
        registers = [_register(k, 4 + 2 * n, w) for n, (k, w) in enumerate(zip(kinds, letters, strict=True))]
        lines.append(f"{name} {_register(operation.result, 2, letter)}, {', '.join(registers)}")
    known: set[str] = set()
    for processor in PROCESSORS[generation]:
        features = "-real-true16" if generation >= 11 else ""
        features += ",+wavefrontsize64" if generation >= 10 and processor != "gfx1250" else ""
        command = [ASSEMBLER, "-triple=amdgcn-amd-amdhsa", f"-mcpu={processor}", f"-mattr={features.lstrip(',')}"]
        ran = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=False)
        wrong = {int(line.split(":")[1]) for line in ran.stderr.splitlines() if ": error:" in line}
        known |= {name for n, name in enumerate(OPERATIONS, 1) if n not in wrong}
    claimed = {n for n, o in OPERATIONS.items() if not o.generations or generation in o.generations}
    assert claimed <= known, claimed - known
    assert known - claimed <= {"v_dot4_i32_i8", "v_dot8_i32_i4"}, known - claimed
