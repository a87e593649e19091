"""Where host code could be less strict than the reference engine, or compute other bits: each program on both engines."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler.jit import INEXACT, native_features

HEAD = 'target triple = "amdgcn-amd-amdhsa"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n'
KERNEL = "define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %in) {\n"
ITEM = "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n"
OUT = "  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i\n"
SMALL = "@g = internal addrspace(3) global [16 x i8] poison\n"
READLANE = "declare i32 @llvm.amdgcn.readlane.i32(i32, i32)\n"
SWAP = "declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)\n"
HALF_WAVE = ITEM + "  %c = icmp ult i32 %i, 8\n  br i1 %c, label %some, label %end\nsome:\n"
LOAD_ROW = "  %q = getelementptr i32, ptr addrspace(1) %in, i32 %i\n  %x = load i32, ptr addrspace(1) %q\n"

#: name -> (declarations, body); the kernel has 64 work-items, 64 words to write and 64 to read.
PROGRAMS = {
    "or disjoint of bits that meet": (
        "",
        ITEM + OUT + "  %v = or disjoint i32 %i, 5\n  store i32 %v, ptr addrspace(1) %p\n",
    ),
    "or disjoint as an index": (
        "",
        ITEM
        + "  %v = or disjoint i32 %i, 64\n  %w = sub i32 %v, 64\n"
        + "  %q = getelementptr i32, ptr addrspace(1) %o, i32 %w\n  store i32 %v, ptr addrspace(1) %q\n",
    ),
    "undef in a struct of vectors": (
        "",
        "  store { <2 x i32>, i32 } { <2 x i32> undef, i32 3 }, ptr addrspace(1) %o\n",
    ),
    "undef in an array of arrays": (
        "",
        "  store [2 x [2 x i32]] [[2 x i32] [i32 1, i32 undef], [2 x i32] zeroinitializer], ptr addrspace(1) %o\n",
    ),
    "undef inserted past the end": (
        "",
        "  %v = insertelement <2 x i32> zeroinitializer, i32 undef, i32 3\n"
        "  %w = extractelement <2 x i32> %v, i32 1\n  store i32 %w, ptr addrspace(1) %o\n",
    ),
    "undef extracted past the end": (
        "",
        "  %v = insertelement <2 x i32> zeroinitializer, i32 undef, i32 1\n"
        "  %w = extractelement <2 x i32> %v, i32 3\n  store i32 %w, ptr addrspace(1) %o\n",
    ),
    "the last address of all, in an object smaller than the access": (
        "",
        "  %n = ptrtoint ptr addrspace(1) %in to i64\n  %m = sub i64 -1, %n\n"
        "  %q = getelementptr i8, ptr addrspace(1) %in, i64 %m\n"
        "  %v = load [80 x i32], ptr addrspace(1) %q, align 1\n",
    ),
    "a loaded row read in a lane that is not active": (
        READLANE,
        HALF_WAVE
        + LOAD_ROW
        + OUT
        + "  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 20)\n  store i32 %r, ptr addrspace(1) %p\n"
        + "  br label %end\nend:\n",
    ),
    "a loaded scalar read in a lane that is not active": (
        READLANE,
        HALF_WAVE
        + "  %x = load i32, ptr addrspace(1) %in\n"
        + OUT
        + "  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 20)\n  store i32 %r, ptr addrspace(1) %p\n"
        + "  br label %end\nend:\n",
    ),
    "a swap with lanes that are not active": (
        SWAP,
        HALF_WAVE
        + LOAD_ROW
        + OUT
        + "  %s = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %x, i32 %x, i1 false, i1 false)\n"
        + "  %r = extractvalue { i32, i32 } %s, 0\n  store i32 %r, ptr addrspace(1) %p\n  br label %end\nend:\n",
    ),
    "null by arithmetic on an object's address": (
        SMALL,
        "  %q = getelementptr i8, ptr addrspace(3) @g, i32 -1\n  %f = addrspacecast ptr addrspace(3) %q to ptr\n"
        "  %n = ptrtoint ptr %f to i64\n  store i64 %n, ptr addrspace(1) %o\n",
    ),
    "a row of pointers, one of them null": (
        SMALL,
        ITEM
        + OUT
        + "  %j = sub i32 %i, 9\n  %q = getelementptr i8, ptr addrspace(3) @g, i32 %j\n"
        + "  %f = addrspacecast ptr addrspace(3) %q to ptr\n  %n = ptrtoint ptr %f to i64\n"
        + "  %u = lshr i64 %n, 32\n  %t = trunc i64 %u to i32\n  store i32 %t, ptr addrspace(1) %p\n",
    ),
    "a step that 32 bits do not hold": (
        SMALL,
        ITEM
        + OUT
        + "  %q = getelementptr [4294967301 x i8], ptr addrspace(3) @g, i32 %i\n"
        + "  %n = ptrtoint ptr addrspace(3) %q to i32\n  store i32 %n, ptr addrspace(1) %p\n",
    ),
    "a saturating shift by far too much": (
        "declare i32 @llvm.ushl.sat.i32(i32, i32)\n",
        ITEM
        + OUT
        + "  %a = mul i32 %i, 1000000007\n  %n = call i32 @llvm.ushl.sat.i32(i32 %i, i32 %a)\n"
        + "  store i32 %n, ptr addrspace(1) %p\n",
    ),
}
TWO = """@a = internal addrspace(3) global [64 x i32] poison
@b = internal addrspace(3) global [64 x i32] poison
@c = internal addrspace(3) global [64 x i32] poison
"""
#: name -> (declarations, how %m is made of the integer %n, which is an address in @a; an access of @b follows through it)
WAYS = {
    "ds.permute": (
        "declare i32 @llvm.amdgcn.ds.permute(i32, i32)\n",
        "  %j = mul i32 %i, 4\n  %m = call i32 @llvm.amdgcn.ds.permute(i32 %j, i32 %n)\n",
    ),
    "set.inactive": (
        "declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)\n",
        "  %m = call i32 @llvm.amdgcn.set.inactive.i32(i32 %n, i32 %n)\n",
    ),
    "strict.wwm": (
        "declare i32 @llvm.amdgcn.strict.wwm.i32(i32)\n",
        "  %m = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %n)\n",
    ),
    "an atomic exchange": (
        "",
        "  %c = getelementptr i32, ptr addrspace(3) @c, i32 %i\n  store i32 0, ptr addrspace(3) %c\n"
        "  %z = atomicrmw xchg ptr addrspace(3) %c, i32 %n monotonic\n  %m = load i32, ptr addrspace(3) %c\n",
    ),
    "an atomic compare-exchange": (
        "",
        "  %c = getelementptr i32, ptr addrspace(3) @c, i32 %i\n  store i32 0, ptr addrspace(3) %c\n"
        "  %z = cmpxchg ptr addrspace(3) %c, i32 0, i32 %n monotonic monotonic\n  %m = load i32, ptr addrspace(3) %c\n",
    ),
}
PROGRAMS["a stack slot that is less aligned than its load"] = (
    "",
    "  %s = alloca i8, align 1, addrspace(5)\n  %t = alloca i32, align 1, addrspace(5)\n"
    "  store i8 1, ptr addrspace(5) %s\n  store i32 7, ptr addrspace(5) %t, align 1\n"
    "  %v = load i32, ptr addrspace(5) %t, align 4\n  store i32 %v, ptr addrspace(1) %o\n",
)
PROGRAMS["the same, where each lane stores what it loads"] = (
    "",
    ITEM + OUT + PROGRAMS["a stack slot that is less aligned than its load"][1].replace("(1) %o", "(1) %p"),
)


def _run(text: str, engine: str) -> tuple[list[int], list[tuple[str, str, int]]]:
    out, given = np.zeros(64, np.uint32), np.arange(100, 164, dtype=np.uint32)
    result = swlds.Device("gfx950").load(swlds.parse(text))["k"].launch(1, 64, [out, given], engine=engine)
    return out.tolist(), [(f.kind, f.message, f.count) for f in result.findings]


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_strict_as_the_reference_engine(name: str) -> None:
    declared, body = PROGRAMS[name]
    text = HEAD + declared + KERNEL + body + "  ret void\n}\n"
    assert _run(text, "wave") == _run(text, "reference")


@pytest.mark.parametrize("way", WAYS)
def test_pointers_stay_those_of_their_object(way: str) -> None:
    declared, made = WAYS[way]
    body = (
        ITEM
        + "  %y = getelementptr i32, ptr addrspace(3) @b, i32 %i\n  store i32 2, ptr addrspace(3) %y\n"
        + "  %x = getelementptr i32, ptr addrspace(3) @a, i32 %i\n  %n = ptrtoint ptr addrspace(3) %x to i32\n"
        + made
        + "  %f = add i32 %m, 256\n  %q = inttoptr i32 %f to ptr addrspace(3)\n  store i32 1, ptr addrspace(3) %q\n"
    )
    text = HEAD + TWO + declared + KERNEL + body + "  ret void\n}\n"
    wanted = _run(text, "reference")
    assert wanted[1], "the reference engine finds it"
    assert _run(text, "wave") == wanted


@pytest.mark.parametrize(
    ("type_", "suffix", "bits"), [("half", "f16", 16), ("bfloat", "bf16", 16), ("float", "f32", 32)]
)
@pytest.mark.parametrize("host", ["native", "baseline"])
def test_canonical_numbers(type_: str, suffix: str, bits: int, host: str) -> None:
    """NaN becomes quiet, all else stays: on hosts whose code generator has no such instruction, too."""
    text = (
        HEAD
        + f"declare {type_} @llvm.canonicalize.{suffix}({type_})\n"
        + KERNEL
        + ITEM
        + f"  %q = getelementptr {type_}, ptr addrspace(1) %in, i32 %i\n  %x = load {type_}, ptr addrspace(1) %q\n"
        + f"  %r = call {type_} @llvm.canonicalize.{suffix}({type_} %x)\n"
        + f"  %p = getelementptr {type_}, ptr addrspace(1) %o, i32 %i\n  store {type_} %r, ptr addrspace(1) %p\n"
        + "  ret void\n}\n"
    )
    mantissa = {"f16": 10, "bf16": 7, "f32": 23}[suffix]
    infinity = ((1 << (bits - 1 - mantissa)) - 1) << mantissa
    special = [0, 1, infinity, infinity | 1, infinity | 1 << (mantissa - 1), infinity - 1]
    given = np.resize(np.array([s | sign << (bits - 1) for s in special for sign in (0, 1)], f"u{bits // 8}"), 64)
    is_nan = (given & ((1 << (bits - 1)) - 1)) > infinity
    wanted = np.where(is_nan, given | 1 << (mantissa - 1), given)
    for how in ({"engine": "reference"}, {"engine": "wave", "host": host}):
        out = np.zeros(64, given.dtype)
        swlds.Device("gfx950").load(swlds.parse(text))["k"].launch(1, 64, [out, given], **how)
        assert out.tolist() == wanted.tolist(), how


def test_native_code_leaves_instructions_out_that_flush_subnormal_numbers() -> None:
    """AVX512-BF16 rounds subnormal numbers to zero; test_conversions.py compares the bits on such a machine."""
    features = native_features()
    assert not any(features.get(name) for name in INEXACT)
