"""The analysis of addresses: what it says of a number is what the number is at run time, in every lane; and what it can say."""

from __future__ import annotations

import operator
import random
import time
from typing import Any

import numpy as np
import pytest
from address_support import check
from generators import address_programs, divergent_programs
from generators.long_kernels import make
from hypothesis import given, settings
from hypothesis import strategies as st
from paths import TESTDATA

import swlds
from swlds.analysis.addresses import UNKNOWN, Access, AddressAnalysis, Kind, evaluate, find_accesses
from swlds.analysis.addresses import expression as e
from swlds.ir.model import Module

HEAD = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x [33 x float]] poison, align 16
@b = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.mul.u24(i32, i32)
declare i32 @llvm.amdgcn.mul.i24(i32, i32)
"""


def accesses(body: str, parameters: str = "ptr addrspace(1) %p, i32 %n", more: str = "", **limits: int) -> list[Access]:
    """Those of a kernel with ``%x``, the number of the work-item."""
    text = f"{HEAD}{more}\ndefine amdgpu_kernel void @k({parameters}) {{\nentry:\n  %x = call i32 @llvm.amdgcn.workitem.id.x()\n"
    module = swlds.parse(f"{text}{body}\n}}\n".encode())
    return AddressAnalysis(module, {name.replace("_", "."): n for name, n in limits.items()}).accesses(
        module.functions["k"]
    )


def offset(body: str, parameters: str = "ptr addrspace(1) %p, i32 %n", **limits: int) -> str:
    """Of the last access."""
    return str(accesses(f"{body}\n  ret void", parameters, **limits)[-1].offset)


def lds(index: str, kind: str = "i32") -> str:
    return f"  %q = getelementptr i32, ptr addrspace(3) @b, {kind} {index}\n  store i32 0, ptr addrspace(3) %q"


# Forms: what the users of the analysis look for.


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (lds("%x"), "4*workitem.id.x"),
        (f"  %i = sub i32 %x, 1\n{lds('%i')}", "4*workitem.id.x - 4"),
        (f"  %i = shl i32 %x, 3\n  %j = or i32 %i, 5\n{lds('%j')}", "32*workitem.id.x + 20"),
        (f"  %i = lshr i32 %x, 3\n  %j = xor i32 %i, %x\n{lds('%j')}", "4*((workitem.id.x >> 3) ^ workitem.id.x)"),
        (f"  %i = and i32 %x, 31\n  %j = mul i32 %i, 33\n{lds('%j')}", "132*(workitem.id.x & 31)"),
        (f"  %i = shl i32 %x, 4\n  %j = add i32 %i, 7\n  %k = udiv i32 %j, 16\n{lds('%k')}", "4*workitem.id.x"),
        (f"  %i = shl i32 %x, 4\n  %j = add i32 %i, 7\n  %k = and i32 %j, 15\n{lds('%k')}", "28"),
        (f"  %i = shl i32 %x, 3\n  %j = and i32 %i, 60\n{lds('%j')}", "32*(workitem.id.x & 7)"),
        (f"  %i = sub i32 %x, 1\n  %j = sext i32 %i to i64\n{lds('%j', 'i64')}", "4*workitem.id.x - 4"),
        (f"  %i = add i32 %x, %n\n{lds('%i')}", "4*workitem.id.x + 4*%n"),
        (f"  %i = trunc i32 %x to i8\n  %j = zext i8 %i to i32\n{lds('%j')}", "4*value8(workitem.id.x)"),
        (f"  %i = mul i32 %x, %n\n{lds('%i')}", "4*(workitem.id.x * %n)"),
        ("  %q = getelementptr [33 x float], ptr addrspace(3) @a, i32 %x, i32 %n\n  store i32 0, ptr addrspace(3) %q",
         "132*workitem.id.x + 4*%n"),
    ],
)  # fmt: skip
def test_forms(body: str, wanted: str) -> None:
    assert offset(body) == wanted


FROZEN = "  %f = freeze ptr addrspace(1) %g\n  store i32 0, ptr addrspace(1) %f"


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("  %i = call i32 @llvm.amdgcn.mul.u24(i32 %x, i32 12)\n" + lds("%i"), "48*workitem.id.x"),
        ("  %i = call i32 @llvm.amdgcn.mul.i24(i32 -12, i32 %x)\n" + lds("%i"), "-48*workitem.id.x"),
        ("  %i = call i32 @llvm.amdgcn.mul.u24(i32 %x, i32 16777228)\n" + lds("%i"), "48*workitem.id.x"),
        ("  %i = call i32 @llvm.amdgcn.mul.i24(i32 %x, i32 16777215)\n" + lds("%i"), "-4*workitem.id.x"),
        (f"  %g = getelementptr i32, ptr addrspace(1) %p, i32 %x\n{FROZEN}", "4*workitem.id.x"),
    ],
    ids=["u24", "i24", "u24 of 25 bits", "i24 of -1", "frozen"],
)
def test_products_of_24_bits_and_frozen_addresses(body: str, wanted: str) -> None:
    assert offset(body) == wanted


@pytest.mark.parametrize(
    "gep", ["getelementptr inbounds i32, ptr addrspace(1) %p, i32 %x", "load ptr addrspace(1), ptr addrspace(1) %p"]
)
def test_frozen_addresses_that_may_be_poison(gep: str) -> None:
    """Each lane may get an address of its own."""
    assert str(accesses(f"  %g = {gep}\n{FROZEN}\n  ret void")[-1].address) == "%f"


def test_lane_of_a_wave() -> None:
    body = """  %l = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %h = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %l)
"""
    assert offset(body + lds("%h")) == "4*mbcnt.hi + 4*mbcnt.lo"


def test_global_addresses_of_a_launch() -> None:
    """What a launch cannot reach does not wrap."""
    body = """  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %i = shl i32 %g, 8
  %j = add i32 %i, %x
  %k = zext i32 %j to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %k
  store i32 0, ptr addrspace(1) %q"""
    assert offset(body) == "4*value32((256*workgroup.id.x + workitem.id.x))"
    assert offset(body, workgroup_id_x=1000) == "1024*workgroup.id.x + 4*workitem.id.x"


LOOP = """  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %loop ]
  %q = getelementptr float, ptr addrspace(3) @a, i32 %i
  store float 0.0, ptr addrspace(3) %q
  %next = add i32 %i, 64
  %more = icmp ult i32 %next, 1024
  br i1 %more, label %loop, label %end
end:
  %r = getelementptr float, ptr addrspace(3) @a, i32 %i
  store float 0.0, ptr addrspace(3) %r
"""


def test_a_loop_has_a_counter_and_a_step() -> None:
    inside, behind = accesses(f"{LOOP}  ret void")
    assert inside.offset is not None and behind.offset is not None
    assert str(inside.offset) == "4*workitem.id.x + 256*rounds of %loop"
    counter = next(s for s in inside.offset.symbols if s.kind is Kind.LOOP)
    assert inside.offset.factor(counter) == 256
    # Lanes leave in different rounds: behind the loop the number is no longer one of all lanes.
    assert [s.kind for s in behind.offset.symbols] == [Kind.DIVERGENT]


def test_flat_pointers_of_lds_are_offsets_in_lds() -> None:
    body = """  %c = addrspacecast ptr addrspace(3) @b to ptr
  %i = zext i32 %x to i64
  %q = getelementptr i32, ptr %c, i64 %i
  %r = getelementptr i8, ptr %q, i64 -4
  store i32 0, ptr %r
  ret void"""
    (access,) = accesses(body)
    assert access.space == 3 and str(access.offset) == "4*workitem.id.x - 4"


COPY = "declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) nocapture, ptr addrspace(3) nocapture, i32, i32, i32)"


def test_a_direct_copy_is_a_read_and_a_write() -> None:
    body = """  %q = getelementptr i32, ptr addrspace(1) %p, i32 %x
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %q, ptr addrspace(3) @b, i32 4, i32 16, i32 0)
  ret void"""
    source, target = accesses(body, more=COPY)
    assert (source.reads, source.writes, source.bytes, source.space) == (True, False, 4, 1)
    assert (target.reads, target.writes, target.bytes, target.space) == (False, True, 4, 3)
    assert str(source.offset) == "4*workitem.id.x + 16"
    assert str(target.offset) == "4*mbcnt.lo + 4*mbcnt.hi + 16"


def test_buffers_and_gathers() -> None:
    more = """declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8), i32, i32, i32)
declare <2 x float> @llvm.masked.gather.v2f32.v2p3(<2 x ptr addrspace(3)>, <2 x i1>, <2 x float>)
declare void @outside(ptr addrspace(3))
"""
    body = """  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 64, i32 0)
  %v = shl i32 %x, 2
  %l = call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %rsrc, i32 %v, i32 %n, i32 0)
  %many = getelementptr i32, ptr addrspace(3) @b, <2 x i32> <i32 0, i32 1>
  %g = call <2 x float> @llvm.masked.gather.v2f32.v2p3(<2 x ptr addrspace(3)> %many, <2 x i1> splat (i1 1), <2 x float> poison)
  call void @outside(ptr addrspace(3) @b)
  ret void"""
    load, gather, call = accesses(body, more=more)
    assert load.is_relative and str(load.address) == "4*workitem.id.x + %n" and load.bytes == 4
    assert [getattr(o, "name", o) for o in load.objects] == ["p"]
    assert gather.address is None and gather.object is not None and gather.object.brief == "@b"
    assert (call.reads, call.writes, call.bytes) == (True, True, None)


def test_objects() -> None:
    more = """@table = internal addrspace(1) global ptr addrspace(3) null
define internal void @f(ptr addrspace(3) %p, i32 %i) {
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %i
  store i32 0, ptr addrspace(3) %q
  ret void
}
define internal ptr addrspace(3) @give() {
  ret ptr addrspace(3) @b
}
define void @other(ptr addrspace(3) %p) {
  store i32 0, ptr addrspace(3) %p
  ret void
}
"""
    body = """  %c = icmp ult i32 %x, %n
  %s = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b
  call void @f(ptr addrspace(3) %s, i32 %n)
  call void @f(ptr addrspace(3) @b, i32 %n)
  %g = call ptr addrspace(3) @give()
  store i32 0, ptr addrspace(3) %g
  %l = load ptr addrspace(3), ptr addrspace(1) @table
  store i32 0, ptr addrspace(3) %l
  ret void"""
    found = accesses(body, more=more)
    assert [names(a) for a in found] == [{"@b"}, {"@table"}, {"UNKNOWN"}]
    module = found[0].instruction.function.module  # type: ignore[union-attr]
    assert isinstance(module, Module)
    (inner,) = find_accesses(module.functions["f"])
    assert names(inner) == {"@a", "@b"} and inner.offset is None
    assert inner.address is not None
    # The pointer differs by lane, the index does not: both are the arguments of each call.
    assert {str(s): s.kind for s in inner.address.symbols} == {"%p": Kind.DIVERGENT, "%i": Kind.UNIFORM}
    assert names(find_accesses(module.functions["other"])[0]) == {"UNKNOWN"}


def names(access: Access) -> set[str]:
    return {"UNKNOWN" if o is UNKNOWN else o.brief for o in access.objects}  # type: ignore[union-attr]


# Execution.


@pytest.mark.parametrize("seed", range(8))
def test_random_addresses(seed: int) -> None:
    block = (32, 4) if seed % 3 else 128
    numbers = np.random.default_rng(seed).integers(0, 1 << 32, 4096, dtype=np.uint32)
    arguments = [numbers, np.zeros(4096, np.uint32), np.uint32(seed * 77 + 5), np.uint64(seed << 40 | seed)]
    mcpu = ("gfx942", "gfx1100")[seed % 2]
    check(address_programs.make_program(seed), arguments, 2, block, every=True, mcpu=mcpu, limit=200)


@pytest.mark.parametrize("seed", range(10))
def test_random_control_flow(seed: int) -> None:
    """Also irreducible loops, switches and early ends: what is said to be uniform is so in all active lanes."""
    numbers = np.random.default_rng(seed).integers(0, 1 << 32, 4096, dtype=np.uint32)
    text = divergent_programs.promoted(divergent_programs.make_program(seed))
    check(
        text, [numbers, np.zeros(4096, np.uint32)], 2, 64, every=True, mcpu=("gfx942", "gfx1100")[seed % 2], limit=120
    )


@pytest.mark.parametrize(
    ("file", "kernel", "arguments", "grid", "block"),
    [
        ("bitonic.O2", "bitonic", "uu", 2, 256),
        ("hist.O2", "hist", "uu", 2, 256),
        ("reduce.O2", "reduce", "ff", 2, 256),
        ("scan.O1", "scan", "uu", 2, 256),
        ("matmul.O1", "matmul", "fff32", (2, 2), (16, 16)),
        ("stencil.O2", "stencil", "ff512", 2, 256),
    ],
)
def test_kernels_of_clang(file: str, kernel: str, arguments: str, grid: Any, block: Any) -> None:
    types = {"u": np.uint32, "f": np.float32}
    given: list[Any] = [np.ones(4096, types[word]) for word in arguments if word in types]
    if number := "".join(filter(str.isdigit, arguments)):
        given.append(np.uint32(number))
    module = swlds.parse(TESTDATA / "peers" / f"{file}.ll")
    points = check(module, given, grid, block, kernel=kernel, mcpu="gfx942")
    in_lds = [p for p in points if p.starts]
    assert in_lds, "LDS is used, and it is known where"


@pytest.mark.parametrize("cast", ["zext", "sext"])
def test_a_narrow_counter_wraps(cast: str) -> None:
    """Nothing says that it does not: widened, it is no sum any more."""
    text = f"""{HEAD}define amdgpu_kernel void @k() {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i8 [ 7, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %wide = {cast} i8 %i to i32
  %sum = add i32 %wide, %x
  %index = and i32 %sum, 63
  %q = getelementptr i32, ptr addrspace(3) @b, i32 %index
  store i32 0, ptr addrspace(3) %q, align 4
  %next = add i8 %i, 50
  %n1 = add nuw nsw i32 %n, 1
  %more = icmp ult i32 %n, 9
  br i1 %more, label %loop, label %end
end:
  ret void
}}"""
    found = {str(p.expression) for p in check(text, [], 1, 64, every=True)}
    assert {
        "rounds of %loop",
        f"{'value' if cast == 'zext' else 'sext'}8((50*rounds of %loop + 7)) + workitem.id.x",
    } <= found


# Arithmetic, without a kernel around it.

SYMBOLS = [
    e.Symbol(Kind.DIVERGENT, "a", 63),
    e.Symbol(Kind.DIVERGENT, "b", 1023),
    e.Symbol(Kind.UNIFORM, "c", 0xFFFF_FFFF),
]
OPERATIONS: dict[str, tuple[Any, Any]] = {
    "add": (e.add, operator.add),
    "sub": (e.subtract, operator.sub),
    "mul": (e.multiply, operator.mul),
    "and": (e.bit_and, operator.and_),
    "or": (e.bit_or, operator.or_),
    "xor": (e.bit_xor, operator.xor),
    "udiv": (lambda a, b: e.divide(a, b, False)[0], lambda a, b: a // (b or 1)),
    "urem": (lambda a, b: e.divide(a, b, False)[1], lambda a, b: a % (b or 1)),
}


@settings(max_examples=150)
@given(st.data())
def test_arithmetic(data: st.DataObject) -> None:
    """With flags wherever they hold: an expression is the number, and its limit is one."""
    rng = random.Random(data.draw(st.integers(0, 1 << 30)))
    values = {s: [rng.choice((0, 1, s.limit, rng.randint(0, s.limit))) for _ in range(8)] for s in SYMBOLS}
    bits = data.draw(st.sampled_from((32, 64)))
    pool = [(e.leaf(s, bits), list(values[s])) for s in SYMBOLS]
    for name in data.draw(st.lists(st.sampled_from([*OPERATIONS, "zext", "sext", "trunc"]), max_size=8)):
        a, exact = pool[data.draw(st.integers(0, len(pool) - 1))]
        ones = (1 << bits) - 1
        if name in OPERATIONS:
            number = data.draw(st.sampled_from((1, 2, 3, 7, 8, 15, 16, 64, ones, ones - 7, 1 << 31)))
            b, other = data.draw(st.sampled_from([*pool, (e.constant(number, bits), [number & ones] * 8)]))
            make, compute = OPERATIONS[name]
            found = [compute(x, y) for x, y in zip(exact, other, strict=True)]
            flags = {}
            if name in ("add", "mul"):
                flags["fits"] = all(n <= ones for n in found)
            if name in ("add", "sub", "mul"):
                signed = [compute(_signed(x, bits), _signed(y, bits)) for x, y in zip(exact, other, strict=True)]
                flags["signed_fits"] = all(-(1 << bits - 1) <= n < 1 << (bits - 1) for n in signed)
            made = make(a, b, **flags)
            if made is not None and (0 not in other or name not in ("udiv", "urem")):
                pool.append((made, [n & ones for n in found]))
        elif name == "trunc":
            pool.append((e.widen(e.narrow(a, 16), bits, False), [n & 0xFFFF for n in exact]))
        else:
            half = e.narrow(a, 16)
            read = [_signed(n & 0xFFFF, 16) if name == "sext" else n & 0xFFFF for n in exact]
            pool.append((e.widen(half, bits, name == "sext"), [n & ones for n in read]))
        pool = [p for p in pool if p[0].size <= e.LONGEST]
    arrays = {s: np.array(v, np.uint64) for s, v in values.items()}
    for made, wanted in pool:
        assert np.broadcast_to(evaluate(made, arrays), 8).tolist() == wanted, str(made)
        assert evaluate(made, {s: v[3] for s, v in values.items()}) == wanted[3]
        assert max(wanted) <= made.limit


def _signed(number: int, bits: int) -> int:
    return number - (1 << bits) if number >> (bits - 1) else number


@pytest.mark.parametrize("shape", ["loops", "branches", "memory"])
def test_time_grows_with_the_function(shape: str) -> None:
    """Four times as long, at most so many times as slow; ten thousand instructions within seconds."""
    times = []
    for count in (2500, 10000):
        function = swlds.parse(make(shape, count)).functions["k"]
        _ = function.blocks
        start = time.process_time()
        find_accesses(function)
        times.append(time.process_time() - start)
    assert times[1] < 10 * times[0] + 0.3
