"""Calls of runtime functions and intrinsics with types that they do not have: refused with their line, not an error of Python.

Accesses of no lane at all, and barriers that are left, which types led to.
"""

from __future__ import annotations

import re

import numpy as np
import pytest

import swlds
from swlds.device.runtime import RUNTIME
from swlds.errors import UnsupportedError

ENGINES = ("reference", "wave")
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  BODY
  ret void
}
"""


def launch(engine: str, declaration: str, body: str, target: str = "gfx942") -> tuple[list[str], list[int]]:
    """Kinds of findings, and what is in the buffer that began with ones."""
    out = np.ones(64, np.uint32)
    text = HEAD + declaration + KERNEL.replace("BODY", body)
    result = swlds.Device(target).load(swlds.parse(text))["k"].launch(1, 64, [out], engine=engine)
    return [f.kind for f in result.findings], out.tolist()


def call(name: str, result: str, arguments: list[str]) -> tuple[str, str]:
    """(declaration, statement); arguments are types, or types with constants."""
    values = [a if re.search(r" (?:-?\d+|true|false)\Z", a) else f"{a} poison" for a in arguments]
    types = ", ".join(v.rpartition(" ")[0] for v in values)
    statement = f"call {result} @{name}({', '.join(values)})"
    return f"declare {result} @{name}({types})", statement if result == "void" else f"%r = {statement}"


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", ["malloc", "__asan_malloc_impl", "free", "__asan_poison_region", "__asan_init",
                                  "__asan_report_load4", "__asan_report_store_n", "__asan_load8", "__asan_storeN"])  # fmt: skip
def test_runtime_functions_with_wrong_types(engine: str, name: str) -> None:
    """Addresses and sizes have 64 bits, and must be there; the result is an address or none."""
    allocates = RUNTIME[name].effect == "allocate"
    count = {"poison": 2, "nothing": 0}.get(RUNTIME[name].effect, 2 if name[-1] in "nN" else 1)
    good = "ptr" if allocates else "void"
    wrong = [
        ("i32", ["i64"] * count),
        ("void" if allocates else "i64", ["i64"] * count),
        ("{ ptr, i32 }", ["i64"] * count),
        ("ptr addrspace(3)", ["i64"] * count),
        (good, ["i64"] * count + ["{ i64, i64 }"]),
    ]
    if count:
        wrong += [(good, ["i64"] * (count - 1))]
        others = ("float", "i32", "i128", "ptr addrspace(5)", "<2 x i64>", "{ i64, i64 }", "{}")
        wrong += [(good, ["i64"] * (count - 1) + [other]) for other in others]
    for result, arguments in wrong:
        with pytest.raises(UnsupportedError, match=rf":4:1: @{name} is .* in @k: .*call .*@{name}"):
            launch(engine, *call(name, result, arguments))


@pytest.mark.parametrize("engine", ENGINES)
def test_a_call_of_another_type_than_the_declaration(engine: str) -> None:
    """What counts is the call."""
    for declaration, body in (
        ("declare ptr @malloc(i64)", "%r = call i32 @malloc(i64 4)"),
        ("declare ptr @malloc(i64)", "%r = call ptr @malloc()"),
        ("declare void @free(ptr)", "call void @free(float 1.0)"),
    ):
        with pytest.raises(UnsupportedError, match="does not fit"):
            launch(engine, declaration, body)
    for result in ("i64", "ptr addrspace(1)"):
        body = f"%r = call {result} @malloc(i64 4)\n  call void @free({result} %r)"
        assert launch(engine, "declare i32 @malloc(float)\ndeclare void @free(float)", body)[0] == []
    assert launch(engine, "declare ptr @malloc(i64, ...)", "%r = call ptr (i64, ...) @malloc(i64 4, float 1.0)")[0] == [
        "leak"
    ]


#: (intrinsic, what it has, what it does not have): result and arguments.
TYPES: list[tuple[str, str, list[str]]] = [
    ("ubfe", "i32 i32 i32 i32", ["<4 x i32> <4 x i32> i32 i32"]),
    ("mul.u24", "i64 i32 i32", ["<2 x i32> i32 i32", "i16 i32 i32"]),
    ("frexp.exp", "i16 half", ["i32 <2 x half>", "<2 x i16> half", "i5 float"]),
    ("sffbh", "i32 i32", ["<4 x i32> <4 x i32>", "i64 i64", "i8 i8"]),
    ("cvt.pk.bf16.f32", "<2 x bfloat> float float", ["i32 float float", "void float float", "<2 x bfloat> i32 i32"]),
    ("cvt.f32.ubyte2", "float i32", ["void i32", "float float", "float i64", "<2 x half> i16"]),
    (
        "make.buffer.rsrc",
        "ptr_addrspace(8) ptr_addrspace(1) i16=0 i64=64 i32=0",
        ["ptr ptr_addrspace(1) i16=0 i64=64 i32=0", "ptr_addrspace(3) ptr_addrspace(1) i16=0 i64=64 i32=0"],
    ),
    ("ballot", "i64 i1", ["i1 i1", "<2 x i64> i1", "i5 i1"]),
    ("inverse.ballot", "i1 i64", ["i1 <4 x i32>", "i1 i1"]),
    ("icmp", "i64 i16 i16 i32=33", ["<4 x i32> i32 i32 i32=33", "i64 <2 x i16> <2 x i16> i32=33", "i64 i5 i5 i32=33"]),
    (
        "readfirstlane",
        "<2 x half> <2 x half>",
        ["[0 x i32] [0 x i32]", "[2 x i32] [2 x i32]", "{_i32,_i32_} {_i32,_i32_}"],
    ),
    ("readlane", "ptr ptr i32", ["[2 x i32] [2 x i32] i32"]),
    ("writelane", "double double i32 double", ["{} {} i32 {}"]),
    ("update.dpp", "i64 i64 i64 i32=0 i32=0 i32=0 i1=0", ["[2 x i32] [2 x i32] [2 x i32] i32=0 i32=0 i32=0 i1=0"]),
    ("set.inactive", "i32 i32 i32", ["[2 x i32] [2 x i32] [2 x i32]"]),
    ("strict.wwm", "<4 x float> <4 x float>", ["[2 x i32] [2 x i32]"]),
    (
        "wave.reduce.umin",
        "i64 i64 i32=0",
        ["<2 x i16> <2 x i16> i32=0", "half half i32=0", "[2 x i32] [2 x i32] i32=0"],
    ),
    ("wave.reduce.sub", "i16 i16 i32=0", ["<2 x i16> <2 x i16> i32=0", "float float i32=0"]),
    ("wave.reduce.fsub", "float float i32=0", ["<2 x float> <2 x float> i32=0", "i32 i32 i32=0"]),
    ("wave.reduce.fadd", "double double i32=0", ["<2 x float> <2 x float> i32=0", "i32 i32 i32=0"]),
    ("asyncmark", "void", ["<4 x i32>", "{_i32,_i1_}", "i32"]),
    ("s.delay.alu", "void i32=3", ["<2 x i16> i32=3"]),
]


def _parts(text: str) -> tuple[str, list[str]]:
    parts = re.findall(r"(?:\S+ x [^\s\]>]+[\]>]|\S+)", text)
    first, *rest = (p.replace("_", " ").replace("=", " ") for p in parts)
    return first, ["i1 false" if r == "i1 0" else r for r in rest]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("name", "right", "wrong"), TYPES, ids=[t[0] for t in TYPES])
def test_intrinsics_with_types_that_llvm_does_not_check(engine: str, name: str, right: str, wrong: list[str]) -> None:
    full = f"llvm.amdgcn.{name}"
    launch(engine, *call(full, *_parts(right)))
    for text in wrong:
        with pytest.raises(UnsupportedError, match=rf":4:1: {full}\S* (?:does not exist for|has no result).* in @k: "):
            launch(engine, *call(full, *_parts(text)))


ATOMIC = "llvm.amdgcn.raw.buffer.atomic"
RSRC = "ptr addrspace(1) %out, i16 0, i64 64, i32 0"
TO_LDS = "llvm.amdgcn.raw.buffer.load.lds"


@pytest.mark.parametrize("engine", ENGINES)
def test_no_lane_is_inside_a_buffer(engine: str) -> None:
    """A resource of zeros, of which nobody knows whose it is: atomics give 0, LDS gets 0."""
    read = "%z = bitcast <4 x i32> zeroinitializer to <4 x i32>\n  "
    store = "\n  store i32 %v, ptr addrspace(1) %out, align 4"
    add = f"%v = call i32 @{ATOMIC}.add.i32(i32 1, <4 x i32> %z, i32 0, i32 0, i32 0)"
    swap = f"%v = call i32 @{ATOMIC}.cmpswap.i32(i32 1, i32 2, <4 x i32> %z, i32 0, i32 0, i32 0)"
    copy = f"call void @{TO_LDS}(<4 x i32> %z, ptr addrspace(3) @s, i32 4, i32 0, i32 0, i32 0, i32 0)\n  "
    copy += 'fence syncscope("wavefront") acq_rel\n  '
    copy += "%v = load i32, ptr addrspace(3) @s, align 4"
    for body, declaration in (
        (add, f"declare i32 @{ATOMIC}.add.i32(i32, <4 x i32>, i32, i32, i32)"),
        (swap, f"declare i32 @{ATOMIC}.cmpswap.i32(i32, i32, <4 x i32>, i32, i32, i32)"),
        (copy, f"@s = internal addrspace(3) global [64 x i32] poison\ndeclare void @{TO_LDS}(<4 x i32>, "
               "ptr addrspace(3), i32, i32, i32, i32, i32)"),
    ):  # fmt: skip
        assert launch(engine, declaration, read + body + store) == ([], [0] + [1] * 63)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_barrier_is_left(engine: str) -> None:
    """It has no result."""
    found = launch(engine, *call("llvm.amdgcn.s.barrier.leave", "void", ["i16 1"]), target="gfx1250")
    assert found == ([], [1] * 64)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("space", "body"),
    [
        (9, "%r = atomicrmw add ptr addrspace(9) null, i32 1 monotonic"),
        (8, "%r = load i32, ptr addrspace(8) null, align 4"),
        (8, "store i32 1, ptr addrspace(8) null, align 4"),
    ],
)
def test_pointers_with_a_resource_in_them(engine: str, space: int, body: str) -> None:
    """Those of space 7 are lowered by LLVM's own pass first (test_fat_pointers.py)."""
    with pytest.raises(UnsupportedError, match=rf":4:1: pointers with .*, ptr addrspace\({space}\), are not executed"):
        launch(engine, "", body)
