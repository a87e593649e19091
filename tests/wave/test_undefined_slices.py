"""Values of which constants leave something undefined, in some lanes or bits: host code follows them to what uses them."""

from __future__ import annotations

import random

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x i32] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)
declare i32 @llvm.amdgcn.mov.dpp.i32(i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1)
declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32)
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.amdgcn.sad.u8(i32, i32, i32)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %pin = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %pout = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %word = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %buffer = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i32 512, i32 159744)
  %v = load i32, ptr addrspace(1) %pin
  %lane = and i32 %x, 63
  %bit = and i32 %x, 1
  %odd = icmp eq i32 %bit, 1
  %few = icmp slt i32 %lane, %n
  %at = shl i32 %x, 2
  %beside = xor i32 %at, 4
  br i1 %odd, label %set, label %join
set:
  br label %join
join:
  %some = phi i32 [ undef, %entry ], [ %v, %set ]
"""
TAIL = "\n  store i32 %v1, ptr addrspace(1) %pout\n  ret void\n}\n"
STORE = "\n  br i1 %w, label %store, label %end\nstore:" + TAIL.replace("ret void", "br label %end\nend:\n  ret void")
#: Code -> its use: where ``%n`` is 0 no lane uses what is undefined, where it is 3 lanes 0 to 2 may.
FORMS = {
    "a lane from another": (
        "%m = call i32 @llvm.amdgcn.ds.bpermute(i32 %beside, i32 %some)\n%v1 = add i32 %m, 1\n"
        "%e = xor i1 %odd, true\n%w = or i1 %e, %few" + STORE
    ),
    "a lane by DPP": (
        "%m = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %some, i32 177, i32 15, i32 15, i1 true)\n"
        "%k = xor i1 %few, true\n%c = and i1 %odd, %k\n%v1 = select i1 %c, i32 7, i32 %m" + TAIL
    ),
    "the other of two": (
        "%o = select i1 %odd, i32 5, i32 poison\n%s = select i1 %few, i32 %some, i32 9\n"
        "%v1 = select i1 %odd, i32 %o, i32 %s" + TAIL
    ),
    "bytes of fp8": (
        "%b = trunc i32 %v to i8\n%w = insertelement <4 x i8> <i8 poison, i8 undef, i8 undef, i8 undef>, i8 %b, i64 0\n"
        "%i = bitcast <4 x i8> %w to i32\n%p = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %i, i1 false)\n"
        "%f = extractelement <2 x float> %p, i64 0\n%g = extractelement <2 x float> %p, i64 1\n"
        "%h = select i1 %few, float %g, float %f\n%v1 = bitcast float %h to i32" + TAIL
    ),
    "numbers to fp8": (
        "%f = bitcast i32 %v to float\n"
        "%a = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %f, float undef, i32 undef, i1 false)\n"
        "%b = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float undef, float undef, i32 %a, i1 true)\n"
        "%m = select i1 %few, i32 65535, i32 255\n%v1 = and i32 %b, %m" + TAIL
    ),
    "a product with a power of two": (
        "%b = trunc i32 %v to i8\n%w = insertelement <4 x i8> <i8 0, i8 poison, i8 0, i8 undef>, i8 %b, i64 1\n"
        "%i = bitcast <4 x i8> %w to i32\n%h = lshr i32 %i, 4\n%c = and i32 %h, 133169152\n%f = bitcast i32 %c to float\n"
        "%p = fmul float %f, 0x4770000000000000\n%q = bitcast float %p to i32\n"
        "%m = select i1 %few, i32 -1, i32 65535\n%v1 = and i32 %q, %m" + TAIL
    ),
    "an element from nowhere": (
        "%h = bitcast i32 %v to <2 x half>\n%s = shufflevector <2 x half> %h, <2 x half> poison, <2 x i32> <i32 1, i32 poison>\n"
        "%f = call <2 x half> @llvm.fma.v2f16(<2 x half> %s, <2 x half> %h, <2 x half> %h)\n%b = bitcast <2 x half> %f to i32\n"
        "%d = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %b, i32 177, i32 15, i32 15, i1 true)\n"
        "%m = select i1 %few, i32 -1, i32 65535\n%v1 = and i32 %d, %m" + TAIL
    ),
    "through LDS": (
        "%e = insertelement <1 x i32> poison, i32 %some, i64 0\nstore <1 x i32> %e, ptr addrspace(3) %word, align 4\n"
        "%w = or i1 %odd, %few"
        + STORE.replace(
            "store:",
            "store:\n%l = load <1 x i32>, ptr addrspace(3) %word, align 4\n%v1 = extractelement <1 x i32> %l, i64 0",
        )
    ),
    "through LDS, loaded by all": (
        "%e = insertelement <1 x i32> poison, i32 %some, i64 0\nstore <1 x i32> %e, ptr addrspace(3) %word, align 4\n"
        "%l = load <1 x i32>, ptr addrspace(3) %word, align 4\n%v1 = extractelement <1 x i32> %l, i64 0\n"
        "%w = or i1 %odd, %few" + STORE
    ),
    "through LDS, outside of a buffer": (
        "%e = insertelement <1 x i32> poison, i32 %some, i64 0\nstore <1 x i32> %e, ptr addrspace(3) %word, align 4\n"
        "%l = load i32, ptr addrspace(3) %word\n"
        "%o = select i1 %odd, i32 %at, i32 -2147483648\n%s = select i1 %few, i32 %at, i32 %o\n"
        "call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %l, ptr addrspace(8) %buffer, i32 %s, i32 0, i32 0)\n"
        "ret void\n}\n"
    ),
    "outside of a buffer": (
        "%o = select i1 %odd, i32 %at, i32 -2147483648\n%s = select i1 %few, i32 %at, i32 %o\n"
        "call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %some, ptr addrspace(8) %buffer, i32 %s, i32 0, i32 0)\n"
        "ret void\n}\n"
    ),
}


def launch(text: str, engine: str, n: int) -> tuple[swlds.Result, list[int]]:
    given, out = np.random.default_rng(3).integers(0, 1 << 32, 128, dtype=np.uint32), np.zeros(128, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch(1, 128, [given, out, np.int32(n)], engine=engine, checks="all")
    return result, out.tolist()


@pytest.mark.parametrize("form", FORMS)
def test_a_form(form: str) -> None:
    """Clean launches stay in host code; what is used is found, as by the reference engine."""
    text = HEAD + FORMS[form]
    (result, out), (wanted, expected) = launch(text, "wave", 0), launch(text, "reference", 0)
    assert not wanted.findings and not result.findings and not result.fidelity.executed
    assert out == expected
    (result, out), (wanted, expected) = launch(text, "wave", 3), launch(text, "reference", 3)
    assert [f.kind for f in wanted.findings] == ["uninitialized"] and result.findings == wanted.findings
    assert out == expected


# Random programs -----------------------------------------------------------------------------------------------------

PAIRS = ("and", "or", "xor", "add", "mul")
CALLS = (
    "call i32 @llvm.amdgcn.ds.bpermute(i32 {at}, i32 {a})",
    "call i32 @llvm.amdgcn.readfirstlane.i32(i32 {a})",
    "call i32 @llvm.amdgcn.readlane.i32(i32 {a}, i32 5)",
    "call i32 @llvm.amdgcn.ds.swizzle(i32 {a}, i32 1055)",
    "call i32 @llvm.amdgcn.mov.dpp.i32(i32 {a}, i32 273, i32 15, i32 15, i1 {flag})",
    "call i32 @llvm.amdgcn.update.dpp.i32(i32 {a}, i32 {b}, i32 273, i32 5, i32 15, i1 {flag})",
    "call i32 @llvm.ctpop.i32(i32 {a})",
    "call i32 @llvm.umin.i32(i32 {a}, i32 {b})",
    "call i32 @llvm.bswap.i32(i32 {a})",
    "call i32 @llvm.amdgcn.sad.u8(i32 {a}, i32 {b}, i32 3)",
)
BYTES = ("call float @llvm.amdgcn.cvt.f32.fp8(i32 {a}, i32 2)", "bitcast i32 {a} to float")


def make(seed: int) -> str:
    """A kernel of values that are undefined in some lanes and bits, of which branches store some."""
    rng = random.Random(seed)
    values, lines, count = ["%some", "%v", "%some"], list[str](), 0

    def put(text: str) -> str:
        nonlocal count
        count += 1
        lines.append(f"  %r{count} = {text}")
        return f"%r{count}"

    def take() -> str:
        return rng.choice([*values[-4:], "%v", "undef" if rng.random() < 0.3 else "%lane"])

    def word() -> str:
        what, a, b = rng.randrange(9), take(), take()
        if what == 0:
            return put(f"{rng.choice(PAIRS)} i32 {a}, {rng.choice([b, '255', '65280', '-1'])}")
        if what == 1:
            return put(f"{rng.choice(['shl', 'lshr', 'ashr'])} i32 {a}, {rng.choice([4, 8, 20])}")
        if what == 2:
            return put(f"select i1 {rng.choice(['%odd', '%few'])}, i32 {a}, i32 {b}")
        if what in (3, 4):
            at = rng.choice(["%at", "%beside"])
            return put(rng.choice(CALLS).format(a=a, b=b, at=at, flag=rng.choice(["true", "false"])))
        if what == 5:
            bytes_ = put(f"bitcast i32 {a} to <4 x i8>")
            holes = ", ".join(f"i32 {k}" for k in rng.choices([0, 1, 2, 3, 5, "poison"], k=4))
            more = rng.choice(["poison", "<i8 1, i8 undef, i8 3, i8 poison>"])
            return put(
                f"bitcast <4 x i8> {put(f'shufflevector <4 x i8> {bytes_}, <4 x i8> {more}, <4 x i32> <{holes}>')} to i32"
            )
        if what == 6:
            number = put(rng.choice(BYTES).format(a=a))
            scaled = put(f"fmul float {number}, {rng.choice(['0x4770000000000000', '2.0', '3.0', '0.5'])}")
            return put(f"bitcast float {scaled} to i32")
        if what == 7:
            pair = put(
                f"insertelement <2 x i32> {rng.choice(['poison', 'zeroinitializer'])}, i32 {a}, i64 {rng.randrange(2)}"
            )
            return put(
                f"extractelement <2 x i32> {put(f'xor <2 x i32> {pair}, <i32 1, i32 7>')}, i64 {rng.randrange(2)}"
            )
        lines.append(f"  store i32 {a}, ptr addrspace(3) %word")
        return put("load i32, ptr addrspace(3) %word")

    for k in range(3):
        values += [word() for _ in range(rng.randint(1, 4))]
        used = put(f"and i32 {values[-1]}, {rng.choice(['-1', '-1', '255', '65535'])}")
        if rng.random() < 0.3:
            at = put("select i1 %odd, i32 %at, i32 -2147483648")
            lines.append(
                f"  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 {used}, ptr addrspace(8) %buffer, i32 {at}, i32 0, i32 0)"
            )
            continue
        lines.append(f"  br i1 {rng.choice(['%odd', '%odd', '%few'])}, label %then{k}, label %end{k}\nthen{k}:")
        lines.append(f"  store i32 {used}, ptr addrspace(1) %pout\n  br label %end{k}\nend{k}:")
    return HEAD + "\n".join(lines) + "\n  ret void\n}\n"


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_random_programs(first: int) -> None:
    """Both engines find and compute the same, and of clean programs some are executed twice: what is loaded counts as used."""
    clean = dirty = replayed = 0
    for seed in range(first, first + 20):
        text = make(seed)
        (result, out), (wanted, expected) = launch(text, "wave", seed % 7), launch(text, "reference", seed % 7)
        assert result.findings == wanted.findings, text
        assert out == expected, text
        dirty += bool(wanted.findings)
        clean += not wanted.findings
        replayed += not wanted.findings and bool(result.fidelity.executed)
    assert dirty > 3 and clean > 3 and 4 * replayed <= 3 * clean
