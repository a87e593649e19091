"""Memory intrinsics worked out by hand, on both engines: buffer resources, their atomics, loads to LDS, dense masked accesses,
asynchronous copies; odd lanes only where old values show; what is refused, and why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from debug_text import record, with_debug_info

import swlds
from swlds.errors import UnsupportedError

ENGINES = ("reference", "wave")
RSRC = "ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1"
HEAD = f"""target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare {RSRC}(ptr addrspace(1), i16, i64, i32)
DECLARATION
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %x4 = shl i32 %x, 2
  %px = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %po = getelementptr TYPE, ptr addrspace(1) %out, i32 %x
  %odd = trunc i32 %x to i1
  br i1 %odd, label %then, label %end
then:
BODY
  store TYPE %v, ptr addrspace(1) %po, align 1
  br label %end
end:
  ret void
}}
"""


def run(
    engine: str, body: str, declaration: str, *, target: str = "gfx942", type_: str = "i32", data: Any = None,
    lower: bool = False, checks: str = "memcheck,initcheck",
) -> tuple[list[Any], list[Any]]:  # fmt: skip
    """Buffers after a launch of 32 or 64 lanes, of which the odd ones do ``body``; no findings."""
    text = HEAD.replace("BODY", body).replace("TYPE", type_).replace("DECLARATION", declaration)
    module = swlds.parse(text)
    if lower:
        module = swlds.lower(module, instrument=False)
    data = np.arange(100, 164, dtype=np.uint32) if data is None else data.copy()
    kinds = {"i32": np.uint32, "i64": np.uint64, "float": np.float32, "double": np.float64}
    out = np.full(64, 7, kinds.get(type_, np.uint32))
    lanes = 32 if target.startswith("gfx1") else 64
    kernel = swlds.Device(target).load(module)["k"]
    result = kernel.launch((1,), (lanes,), [data, out], engine=engine, checks=checks)
    result.raise_for_findings()
    return data.tolist(), out.tolist()[:lanes]


def resource(stride: int, records: int, flags: int = 0) -> str:
    flags = flags - (1 << 32) if flags >> 31 else flags
    return f"  %r = call {RSRC}(ptr addrspace(1) %data, i16 {stride}, i64 {records}, i32 {flags})\n"


def odd(lanes: int, value: Callable[[int], Any]) -> list[Any]:
    return [value(x) if x % 2 else 7 for x in range(lanes)]


LOAD = "declare i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32, i32)"
STRUCT_LOAD = (
    "  %v = call i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %x, i32 {}, i32 {}, i32 0)"
)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("target", "stride", "records", "rule", "offset", "scalar", "wanted"),
    [
        ("gfx942", 8, 20, 0, "4", 0, lambda x: 101 + 2 * x if x < 20 else 0),
        ("gfx942", 4, 40, 0, "0", 8, lambda x: 102 + x if x < 40 else 0),
        ("gfx942", 4, 10, 0, "40", 0, lambda x: 110 + x if x < 10 else 0),  # the offset may leave its record
        ("gfx942", 0, 40, 0, "%x4", 0, lambda x: 100 + x if x < 10 else 0),  # no stride: bytes, the index has no effect
        ("gfx1200", 8, 20, 0, "4", 0, lambda x: 101 + 2 * x if x < 20 else 0),
        ("gfx1200", 8, 20, 0, "8", 0, lambda x: 0),
        ("gfx1200", 8, 20, 1, "8", 0, lambda x: 102 + 2 * x if x < 20 else 0),
        ("gfx1200", 4, 1, 2, "0", 0, lambda x: 100 + x),
        ("gfx1200", 4, 0, 2, "0", 0, lambda x: 0),
        ("gfx1200", 0, 40, 3, "%x4", 0, lambda x: 100 + x if x < 10 else 0),
        ("gfx1250", 0, 40, 0, "%x4", 0, lambda x: 100 + x if x < 10 else 0),
    ],
)  # fmt: skip
def test_struct_loads(
    engine: str, target: str, stride: int, records: int, rule: int, offset: str, scalar: int, wanted: Any
) -> None:
    body = resource(stride, records, 0 if target == "gfx1250" else rule << 28) + STRUCT_LOAD.format(offset, scalar)
    _, out = run(engine, body, LOAD, target=target)
    assert out == odd(len(out), wanted)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("target", "stride", "flags", "reason"),
    [
        ("gfx942", -32764, 0, "swizzled"),
        ("gfx942", 4, 1 << 23, "swizzled"),
        ("gfx1200", 16388, 0, "swizzled"),
        ("gfx1200", 4, 3 << 28, "bounds"),
        ("gfx1200", 0, 1 << 28, "bounds"),
        ("gfx1200", 6, 0, "bounds"),  # an access of 4 bytes at 4 crosses the end of its record
        ("gfx1250", 4, 0, "bounds"),
    ],
)
def test_what_is_not_known_is_refused(engine: str, target: str, stride: int, flags: int, reason: str) -> None:
    with pytest.raises(UnsupportedError, match=reason):
        run(engine, resource(stride, 9, flags) + STRUCT_LOAD.format(4, 0), LOAD, target=target)


def test_the_cache_swizzle_of_gfx942_changes_nothing() -> None:
    body = resource(4 | 1 << 14, 20) + STRUCT_LOAD.format(0, 0)
    assert run("wave", body, LOAD) == run("reference", body, LOAD)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_resource_of_gfx1250(engine: str) -> None:
    """57 bits of base, 45 of records, stride at bit 108, four flags: more records than 2**32 are possible."""
    body = resource(5, (1 << 40) + 3, 9) + (
        "  %q = ptrtoint ptr addrspace(8) %r to i128\n  %h = lshr i128 %q, 64\n  %v = trunc i128 %h to i64"
    )
    _, out = run(engine, body, "", target="gfx1250", type_="i64")
    assert out[1] == ((1 << 40) + 3) >> 7 | 5 << 44 | 9 << 60
    body = (
        resource(0, 1 << 40)
        + "  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %x4, i32 0, i32 0)"
    )
    declaration = "declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)"
    assert run(engine, body, declaration, target="gfx1250")[1] == odd(32, lambda x: 100 + x)


# Atomics -------------------------------------------------------------------------------------------------------------


def _s(a: int) -> int:
    return a - (1 << 32) if a >> 31 else a


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "swap": lambda a, b: b,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "smin": lambda a, b: min(_s(a), _s(b)),
    "umin": min,
    "smax": lambda a, b: max(_s(a), _s(b)),
    "umax": max,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "inc": lambda a, b: 0 if a >= b else a + 1,
    "dec": lambda a, b: b if a == 0 or a > b else a - 1,
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("word", OPERATIONS)
@pytest.mark.parametrize("form", ["raw.ptr", "struct"])
def test_integer_atomics(engine: str, word: str, form: str) -> None:
    """Odd lanes take turns at three words, the lowest first; the fourth is outside."""
    body = resource(0, 12) + "  %m = and i32 %x, 6\n  %o = shl i32 %m, 1\n  %n = mul i32 %x, -1640531535\n"
    if form == "struct":
        body += "  %q = ptrtoint ptr addrspace(8) %r to i128\n  %w = bitcast i128 %q to <4 x i32>\n"
    kind, operand = ("ptr addrspace(8)", "%r, ") if form == "raw.ptr" else ("<4 x i32>", "%w, i32 0, ")
    name = f"@llvm.amdgcn.{form}.buffer.atomic.{word}.i32"
    body += f"  %v = call i32 {name}(i32 %n, {kind} {operand}i32 %o, i32 0, i32 0)"
    declaration = f"declare i32 {name}(i32, {kind}, {'i32, ' * (3 if form == 'raw.ptr' else 4)}".rstrip(", ") + ")"
    words, wanted = list(range(100, 164)), [7] * 64
    for x in range(1, 64, 2):
        at = (x & 6) >> 1
        wanted[x] = words[at] if at < 3 else 0
        if at < 3:
            words[at] = OPERATIONS[word](words[at], x * 2654435761 & 0xFFFFFFFF) & 0xFFFFFFFF
    assert run(engine, body, declaration) == (words, wanted)


@pytest.mark.parametrize("engine", ENGINES)
def test_compare_swap(engine: str) -> None:
    """The first lane that finds 103 in word 3 writes its number; the next ones find it; word 60 is outside."""
    name = "@llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32"
    body = resource(0, 16) + (
        "  %l = icmp ult i32 %x, 60\n  %o = select i1 %l, i32 12, i32 240\n"
        f"  %v = call i32 {name}(i32 %x, i32 103, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)"
    )
    data, out = run(engine, body, f"declare i32 {name}(i32, i32, ptr addrspace(8), i32, i32, i32)")
    assert data == [100, 101, 102, 1, *range(104, 164)]
    assert out == odd(64, lambda x: 103 if x == 1 else 1 if x < 60 else 0)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("word", "type_", "target", "start", "operand", "wanted"),
    [
        ("fadd", "float", "gfx942", np.array([0.5, 9], np.float32), "float 1.0", [16.5, 9.0]),
        ("fadd", "double", "gfx90a", np.array([0.5, 9]), "double 2.0", [32.5, 9.0]),
        ("fmin", "double", "gfx950", np.array([0.5, 9]), "double -2.0", [-2.0, 9.0]),
        ("fmax", "float", "gfx1200", np.array([0.5, 9], np.float32), "float 3.0", [3.0, 9.0]),
        ("fadd", "<2 x half>", "gfx90a", np.array([1, 2, 5], np.float16), "<2 x half> <half 1.0, half 0xH3800>", [17, 10, 5]),
        ("fadd", "<2 x bfloat>", "gfx950", np.array([0x3F804000, 5], np.uint32),
         "<2 x bfloat> <bfloat 1.0, bfloat 0xR0000>", [0x3F804190, 5]),
    ],
)  # fmt: skip
def test_floating_point_atomics(
    engine: str, word: str, type_: str, target: str, start: Any, operand: str, wanted: Any
) -> None:
    """16 odd lanes of the first 32 (all of wave32) at one place."""
    short = {"<2 x half>": "v2f16", "<2 x bfloat>": "v2bf16", "float": "f32", "double": "f64"}[type_]
    name = f"@llvm.amdgcn.raw.ptr.buffer.atomic.{word}.{short}"
    body = resource(0, 8) + (
        "  %l = icmp ult i32 %x, 32\n  %o = select i1 %l, i32 0, i32 8\n"
        f"  %v = call {type_} {name}({operand}, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)"
    )
    declaration = f"declare {type_} {name}({type_}, ptr addrspace(8), i32, i32, i32)"
    data = np.concatenate([start, np.zeros(63, start.dtype)])
    # results go where nobody looks: %out has room for 64 words
    text_type = type_ if type_ in ("float", "double") else "i32"
    if text_type == "i32":
        body = body.replace("%v = call", "%old = call") + f"\n  %v = bitcast {type_} %old to i32"
    found, _ = run(engine, body, declaration, target=target, type_=text_type, data=data)
    assert found[: len(wanted)] == wanted


# Scalar loads, LDS, dense accesses, copies ---------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("stride", "records", "words"), [(0, 80, 20), (4, 20, 20), (12, 5, 15)])
def test_scalar_loads_count_records(engine: str, stride: int, records: int, words: int) -> None:
    body = resource(stride, records) + (
        "  %q = ptrtoint ptr addrspace(8) %r to i128\n  %w = bitcast i128 %q to <4 x i32>\n"
        "  %v = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> %w, i32 %x4, i32 0)"
    )
    _, out = run(engine, body, "declare i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32>, i32, i32)")
    assert out == odd(64, lambda x: 100 + x if x < words else 0)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("lower", [False, True])
def test_loads_to_lds_fill_words(engine: str, lower: bool) -> None:
    """Two bytes become a word; lanes outside the resource write zero."""
    name = "@llvm.amdgcn.struct.ptr.buffer.load.lds"
    body = resource(2, 40) + (
        "  store i32 -1, ptr addrspace(3) %px, align 4\n"
        f"  call void {name}(ptr addrspace(8) %r, ptr addrspace(3) @t, i32 2, i32 %x, i32 0, i32 0, i32 0, i32 0)\n"
        "  %v = load i32, ptr addrspace(3) %px, align 4"
    )
    data = np.arange(1000, 1128, dtype=np.uint16).view(np.uint32)
    declaration = f"declare void {name}(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32, i32)"
    _, out = run(engine, body, declaration, data=data, lower=lower)
    assert out == odd(64, lambda x: 1000 + x if x < 40 else 0)


@pytest.mark.parametrize("engine", ENGINES)
def test_expand_and_compress(engine: str) -> None:
    """Elements 1 and 3 of the mask; in lanes of x & 2 also element 0."""
    body = """  %some = and i32 %x, 2
  %m0 = icmp ne i32 %some, 0
  %mask = insertelement <4 x i1> <i1 false, i1 true, i1 false, i1 true>, i1 %m0, i32 0
  %flat = addrspacecast ptr addrspace(1) %data to ptr
  %e = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %flat, <4 x i1> %mask, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %slot = alloca [4 x i32], align 4, addrspace(5)
  store [4 x i32] zeroinitializer, ptr addrspace(5) %slot, align 4
  %fs = addrspacecast ptr addrspace(5) %slot to ptr
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %e, ptr %fs, <4 x i1> %mask)
  %s = load <4 x i32>, ptr addrspace(5) %slot, align 4
  %e0 = extractelement <4 x i32> %e, i32 0
  %e2 = extractelement <4 x i32> %e, i32 2
  %e3 = extractelement <4 x i32> %e, i32 3
  %s2 = extractelement <4 x i32> %s, i32 2
  %a = shl i32 %e0, 24
  %b = shl i32 %e2, 16
  %c = shl i32 %e3, 8
  %ab = or i32 %a, %b
  %abc = or i32 %ab, %c
  %v = or i32 %abc, %s2"""
    declaration = (
        "declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)\n"
        "declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)"
    )
    _, out = run(engine, body, declaration)
    three, two = 100 << 24 | 3 << 16 | 102 << 8 | 102, 1 << 24 | 3 << 16 | 101 << 8 | 0
    assert out == odd(64, lambda x: three if x & 2 else two)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("lower", [False, True])
def test_asynchronous_copies(engine: str, lower: bool) -> None:
    """Lane x copies word 31 - x to its own place; one word further on goes back to where it came from."""
    to, back = "@llvm.amdgcn.global.load.async.to.lds.b32", "@llvm.amdgcn.global.store.async.from.lds.b32"
    body = f"""  %n = sub i32 30, %x
  %from = getelementptr i32, ptr addrspace(1) %data, i32 %n
  %minus = getelementptr i8, ptr addrspace(3) %px, i32 -4
  call void {to}(ptr addrspace(1) %from, ptr addrspace(3) %minus, i32 4, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  call void @llvm.amdgcn.wave.barrier()
  %v = load i32, ptr addrspace(3) %px, align 4
  %w = add i32 %v, 1000
  store i32 %w, ptr addrspace(3) %px, align 4
  call void @llvm.amdgcn.s.wait.dscnt(i16 0)
  call void {back}(ptr addrspace(1) %from, ptr addrspace(3) %minus, i32 4, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)"""
    declaration = "\n".join(f"declare void {n}(ptr addrspace(1), ptr addrspace(3), i32, i32)" for n in (to, back))
    declaration += "".join(f"\ndeclare void @llvm.amdgcn.s.wait.{c}(i16)" for c in ("asynccnt", "dscnt"))
    declaration += "\ndeclare void @llvm.amdgcn.wave.barrier()"
    data, out = run(engine, body, declaration, target="gfx1250", lower=lower)
    assert out == odd(32, lambda x: 131 - x)
    assert data == [1000 + w if w < 132 and w % 2 == 0 else w for w in range(100, 164)]


# What is refused -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "call", "reason"),
    [
        ("gfx942", "float @llvm.amdgcn.raw.ptr.buffer.load.format.f32(ptr addrspace(8) null, i32 0, i32 0, i32 0)",
         "data format"),
        ("gfx942", "float @llvm.amdgcn.struct.tbuffer.load.f32(<4 x i32> zeroinitializer, i32 0, i32 0, i32 0, i32 0, i32 0)",
         "data format"),
        ("gfx942", "<4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) @t)", "is not known"),
        ("gfx1250", "<2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1) %data)", "is not known"),
        ("gfx1200", "i32 @llvm.amdgcn.cluster.load.b32.i32(ptr addrspace(1) %data, i32 0, i32 1)", "gfx1250 only"),
        ("gfx1250", "<3 x i16> @llvm.amdgcn.cluster.load.b64.v3i16(ptr addrspace(1) %data, i32 0, i32 1)", "gives 64 bits"),
        ("gfx942", "<2 x bfloat> @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.v2bf16(<2 x bfloat> zeroinitializer, "
         "ptr addrspace(8) null, i32 0, i32 0, i32 0)", "does not exist on gfx942"),
        ("gfx942", "i16 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i16(i16 0, ptr addrspace(8) null, i32 0, i32 0, i32 0)",
         "does not exist on gfx942"),
        ("gfx1100", "i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cond.sub.u32.i32(i32 0, ptr addrspace(8) null, i32 0, i32 0, i32 0)",
         "gfx12 only"),
        ("gfx942", "void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %data, ptr addrspace(3) @t, i32 16, i32 0, i32 0)",
         "gfx950 only"),
        ("gfx1200", "void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %data, ptr addrspace(3) @t, i32 0, i32 0)",
         "gfx1250 only"),
    ],
)  # fmt: skip
def test_refused_by_name(target: str, call: str, reason: str) -> None:
    kind, rest = call.split(" @", 1)
    name = rest.split("(")[0]
    types = [a.rsplit(" ", 1)[0] for a in rest[len(name) + 1 : -1].split(", ")]
    declaration = f"declare {kind} @{name}({', '.join(types)})"
    use = "" if kind == "void" else "%unused = "
    with pytest.raises(UnsupportedError, match=reason) as error:
        run("wave", f"  {use}call {call}\n  %v = add i32 %x, 0", declaration, target=target)
    assert name in str(error.value) or "buffer atomic" in str(error.value)


@pytest.mark.parametrize(
    ("name", "result", "types"),
    [
        ("ds.read.tr16.b64.v4i16", "<4 x i16>", "ptr addrspace(3)"),
        ("ds.load.tr8.b64.v2i32", "<2 x i32>", "ptr addrspace(3)"),
    ],
)
def test_lowering_refuses_what_it_has_no_rule_for(name: str, result: str, types: str) -> None:
    arguments = [
        f"{t} {'@t' if '3' in t and 'ptr' in t else '%data' if 'ptr' in t else '0'}" for t in types.split(", ")
    ]
    use = "" if result == "void" else "%unused = "
    body = f"  {use}call {result} @llvm.amdgcn.{name}({', '.join(arguments)})\n  %v = add i32 %x, 0"
    text = HEAD.replace("BODY", body).replace("TYPE", "i32")
    module = swlds.parse(text.replace("DECLARATION", f"declare {result} @llvm.amdgcn.{name}({types})"))
    with pytest.raises(UnsupportedError, match=f"llvm.amdgcn.{name} takes an LDS pointer"):
        swlds.lower(module)


def test_only_types_are_taken_off_a_name() -> None:
    from swlds.device.intrinsics import find_intrinsic

    assert find_intrinsic("llvm.amdgcn.raw.ptr.buffer.load.v4f16") is find_intrinsic(
        "llvm.amdgcn.raw.ptr.buffer.load.bf16"
    )
    assert find_intrinsic("llvm.memcpy.p0.p3.i64") is not None
    for name in ("raw.ptr.buffer.load.format.f32", "s.barrier.later", "raw.ptr.buffer.atomic.add.twice.i32"):
        assert find_intrinsic(f"llvm.amdgcn.{name}") is None


def test_a_debug_record_does_not_use_the_result_of_an_atomic() -> None:
    """gfx908 has float atomics of buffers without a result only."""
    text = """target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float, ptr addrspace(8), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %data) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4, i32 159744)
  %old = call float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float 1.0, ptr addrspace(8) %r, i32 0, i32 0, i32 0)
RECORD
  ret void
}
"""
    for line in ("", record("float %old")):
        data = np.zeros(1, np.float32)
        module = swlds.parse(with_debug_info(text.replace("RECORD", line)))
        swlds.Device("gfx908", engine="both").load(module)["k"].launch(1, 64, [data]).raise_for_findings()
        assert data.tolist() == [64]
