"""Arithmetic behind writes of ``MODE.FP_ROUND`` against a model of exact fractions that steps bits itself."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import swlds
from swlds.errors import UnsupportedError
from tests.support.exact_floats import DOUBLE, DOWN, HALF, NEAREST, SINGLE, SUFFIX, UP, ZERO, Format, bits_of, model
from tests.support.mode_kernels import make_kernel

LANES = 64


# Kernels ---------------------------------------------------------------------------------------------------------

ENDS = {HALF: ("fptrunc", HALF), SINGLE: ("fptrunc", HALF), DOUBLE: ("fptrunc", SINGLE)}


def operations(form: Format) -> Iterator[tuple[str, str, Format]]:
    """(name, instruction of %a, %b, %c, format of the result)."""
    t, s = form.name, SUFFIX[form.name]
    for name in ("fadd", "fsub", "fmul", *(["fdiv"] if form is not HALF else [])):
        yield name, f"{name} {t} %a, %b", form
    yield "fma", f"call {t} @llvm.fma.{s}({t} %a, {t} %b, {t} %c)", form
    if form is not HALF:
        yield "sqrt", f"call {t} @llvm.sqrt.{s}({t} %a)", form
        yield "fptrunc", f"fptrunc {t} %a to {ENDS[form][1].name}", ENDS[form][1]


@functools.cache
def kernel(form: Format) -> swlds.Kernel:
    """Its arguments: a, b, c, a buffer for each operation, what is written to both fields of FP_ROUND."""
    t, s = form.name, SUFFIX[form.name]
    declarations = f"declare {t} @llvm.fma.{s}({t}, {t}, {t})\ndeclare {t} @llvm.sqrt.{s}({t})\n"
    return make_kernel(form, operations(form), 6145, declarations)


def check(form: Format, direction: int, columns: list[list[int]]) -> None:
    arrays = [np.array(c, form.raw) for c in columns]
    rows = list(operations(form))
    outs = [np.zeros(LANES, to.raw) for _, _, to in rows]
    kernel(form).launch(1, LANES, [*arrays, *outs, np.int32(direction | direction << 2)]).raise_for_findings()
    for (name, _, to), out in zip(rows, outs, strict=True):
        for lane, found in enumerate(out.tolist()):
            operands = [c[lane] for c in columns]
            wanted = model(name, form, to, direction, *operands)
            is_nan = found & (1 << to.bits - 1) - 1 > to.infinity
            same = is_nan if wanted & (1 << to.bits - 1) - 1 > to.infinity else found == wanted
            assert same, (name, form.name, direction, [hex(o) for o in operands], hex(found), hex(wanted))


@pytest.mark.parametrize("form", [HALF, SINGLE, DOUBLE], ids=lambda f: f.name)
@settings(max_examples=40, phases=[Phase.generate])
@given(data=st.data())
def test_each_direction_of_random_operands(form: Format, data: st.DataObject) -> None:
    column = st.lists(bits_of(form), min_size=LANES, max_size=LANES)
    columns = [data.draw(column) for _ in range(3)]
    check(form, data.draw(st.integers(0, 3)), columns)


@pytest.mark.parametrize("direction", [NEAREST, UP, DOWN, ZERO])
@pytest.mark.parametrize("form", [HALF, SINGLE, DOUBLE], ids=lambda f: f.name)
def test_ends_of_each_format(form: Format, direction: int) -> None:
    """Zeros of both signs, the smallest, the largest, infinities, NaN, ties: each with each."""
    one, minus, top = form.bias << form.stored, 1 << form.bits - 1, form.infinity
    sizes = [0, 1, (1 << form.stored) - 1, 1 << form.stored, one, one + 1, top - 1, top]
    ends = [s | m for s in sizes for m in (0, minus)][:LANES]
    pairs = [(a, b) for a in ends for b in ends]
    thirds = [ends[(i * 7 + 3) % len(ends)] for i in range(len(pairs))]
    for start in range(0, len(pairs), LANES):
        rows = pairs[start : start + LANES]
        check(form, direction, [[a for a, _ in rows], [b for _, b in rows], thirds[start : start + LANES]])


# Conversions of integers -----------------------------------------------------------------------------------------

INTEGERS = [(bits, to, signed) for bits in (8, 16, 32, 64) for to in (HALF, SINGLE, DOUBLE) for signed in (False, True)]


@pytest.mark.parametrize("direction", [NEAREST, UP, DOWN, ZERO])
@pytest.mark.parametrize(("bits", "to", "is_signed"), INTEGERS, ids=str)
def test_integers(bits: int, to: Format, is_signed: bool, direction: int) -> None:
    random = np.random.default_rng(bits)
    edges = [n for k in range(bits) for n in ((1 << k) - 1, 1 << k, (1 << k) + 1)] + [
        65504,
        65519,
        65520,
        65535,
        (1 << bits) - 1,
    ]
    numbers = [n & (1 << bits) - 1 for n in [*edges, *(-e for e in edges), *random.integers(0, 1 << 62, 32).tolist()]]
    opcode = "sitofp" if is_signed else "uitofp"
    text = f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %mode) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i{bits}, ptr addrspace(1) %in, i32 %x
  %a = load i{bits}, ptr addrspace(1) %p
  call void @llvm.amdgcn.s.setreg(i32 6145, i32 %mode)
  %r = {opcode} i{bits} %a to {to.name}
  %q = getelementptr {to.name}, ptr addrspace(1) %out, i32 %x
  store {to.name} %r, ptr addrspace(1) %q
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
"""
    run = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    out = np.zeros(len(numbers), to.raw)
    run.launch(1, len(numbers), [np.array(numbers, f"u{bits // 8}"), out, np.int32(direction * 5)]).raise_for_findings()
    for number, found in zip(numbers, out.tolist(), strict=True):
        value = number - (1 << bits) if is_signed and number >> bits - 1 else number
        assert found == to.encode(Fraction(value), direction), (value, hex(found))


# The register ----------------------------------------------------------------------------------------------------

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 16
define float @add(float %a, float %b) noinline {
  %r = fadd float %a, %b
  ret float %r
}
define float @up(float %a, float %b) noinline {
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 1)
  %r = fadd float %a, %b
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 0)
  ret float %r
}
define void @switch(i32 %mode) noinline {
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 %mode)
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
declare i32 @llvm.amdgcn.s.getreg(i32 immarg)
declare float @llvm.exp2.f32(float)
declare float @llvm.maxnum.f32(float, float)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %l = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %c = call float @llvm.maxnum.f32(float 0x3E00000000000000, float 0x3E00000000000000)
%body
  store i32 %i, ptr addrspace(3) %l
  %w = load i32, ptr addrspace(3) %l
  store i32 %w, ptr addrspace(1) %o
  ret void
}
"""
ONE, MORE = 0x3F80_0000, 0x3F80_0001  # 1 + 2 ** -31 to the nearest, and up
SUM = "%r = fadd float 1.0, %c\n%i = bitcast float %r to i32\n"


def set_rounding(value: int | str) -> str:
    return f"call void @llvm.amdgcn.s.setreg(i32 2049, i32 {value})\n"


def run(body: str, n: int = 1, lanes: int = 128, target: str = "gfx942", head: str = "") -> list[int]:
    """What both engines and the lowered module make of it."""
    module, outs = swlds.parse(HEAD.replace("%body", body) + head, "m.ll"), []
    for form in (module, swlds.lower(module)):
        out = np.zeros(lanes, np.uint32)
        swlds.Device(target, engine="both").load(form)["k"].launch(1, lanes, [out, np.int32(n)]).raise_for_findings()
        outs.append(out.tolist())
    assert outs[0] == outs[1]
    return outs[0]


WAVE = "%odd = icmp ugt i32 %x, 63\n"


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (set_rounding(1) + SUM, [MORE] * 128),
        (set_rounding("%n") + SUM, [MORE] * 128),
        (set_rounding(3) + SUM, [ONE] * 128),
        (set_rounding(1) + set_rounding(0) + SUM, [ONE] * 128),
        ("call void @llvm.amdgcn.s.setreg(i32 2177, i32 1)\n" + SUM, [ONE] * 128),
        (set_rounding(1) + "%r = call float @add(float 1.0, float %c)\n%i = bitcast float %r to i32", [MORE] * 128),
        ("%r = call float @up(float 1.0, float %c)\n%i = bitcast float %r to i32", [MORE] * 128),
        ("%q = call float @up(float 1.0, float %c)\n" + SUM, [ONE] * 128),
        ("call void @switch(i32 1)\n" + SUM, [MORE] * 128),
        (
            WAVE + f"br i1 %odd, label %a, label %b\na:\n{set_rounding(1)}br label %b\nb:\n{SUM}",
            [ONE] * 64 + [MORE] * 64,
        ),
    ],
    ids=[
        "constant",
        "argument",
        "cuts",
        "restored",
        "other field",
        "callee",
        "function",
        "behind it",
        "kept",
        "some waves",
    ],
)
def test_where_a_write_holds(body: str, wanted: list[int]) -> None:
    assert run(body) == wanted


def test_loops() -> None:
    """Rounded up from the second time on, and so in the sum: 1, then a step each time."""
    body = f"""br label %a
a:
  %k = phi i32 [0, %0], [%k1, %a]
  %s = phi float [1.0, %0], [%r, %a]
  %r = fadd float %s, %c
  {set_rounding("%k")}  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 2
  br i1 %again, label %a, label %b
b:
  %q = fadd float %r, %c
  %i = bitcast float %q to i32
"""
    body = body.replace("%0", "%entry").replace("br label %a\na:", "br label %entry\nentry:\nbr label %a\na:")
    assert run(body) == [MORE] * 128


def test_guards_and_pairs_around_an_operation_in_some_lanes() -> None:
    inner = f"{set_rounding(1)}%s = fadd float 1.0, %c\n{set_rounding(0)}br label %b\nb:\n%p = phi float [%s, %a], [0.0, %e]\n"
    body = "br label %e\ne:\n%some = icmp ult i32 %x, 70\nbr i1 %some, label %a, label %b\na:\n" + inner
    rest = "%z = fadd float 1.0, %c\n%y = fmul float %z, %p\n%i = bitcast float %y to i32"
    assert run(body + rest) == [MORE] * 70 + [0] * 58


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (set_rounding(1), "%u = fadd float 1.0, %c\n"),
        ("%u = fadd float 1.0, %c\n", set_rounding(1)),
        (set_rounding(1), set_rounding(2)),
    ],
    ids=["write, use", "use, write", "write, write"],
)
def test_lanes_that_go_several_ways(first: str, second: str) -> None:
    body = f"%some = icmp ult i32 %x, 30\nbr i1 %some, label %a, label %b\na:\n{first}br label %j\n"
    body += f"b:\n{second}br label %j\nj:\n{SUM}"
    for text in (body, body.replace("label %a, label %b", "label %b, label %a")):
        with pytest.raises(UnsupportedError, match="lanes of a wave go several ways, .* no source says: "):
            run(text)


def test_lanes_that_write_different_values() -> None:
    with pytest.raises(UnsupportedError, match="lanes of a wave write different values to MODE"):
        run("%two = and i32 %x, 3\n" + set_rounding("%two") + SUM)


def test_it_is_read_back() -> None:
    """Both fields, from bit 0; then the second one alone; what was at first when nothing was written."""
    read = "%i = call i32 @llvm.amdgcn.s.getreg(i32 {})\n"
    assert run(read.format(1 | 31 << 11)) == [0x3F0] * 128
    assert run(set_rounding(2) + SUM.replace("%i", "%s") + read.format(5 | 31 << 11)) == [0] * 128
    assert run(set_rounding(2) + read.format(1 | 31 << 11)) == [0x3F2] * 128
    assert run(set_rounding(2) + read.format(1 | 2 << 6 | 1 << 11)) == [0] * 128
    other = "call void @llvm.amdgcn.s.setreg(i32 2177, i32 3)\n"
    assert run(set_rounding(1) + other + read.format(1 | 3 << 11)) == [0xD] * 128
    assert run(set_rounding(1) + other + read.format(1 | 2 << 6 | 1 << 11)) == [3] * 128


ROUNDINGS = "declare void @llvm.set.rounding(i32)\ndeclare i32 @llvm.get.rounding()\n"


def set_spoken(value: int | str) -> str:
    return f"call void @llvm.set.rounding(i32 {value})\n"


def test_rounding_as_c_numbers_it() -> None:
    """0 toward zero, 1 nearest, 2 up, 3 down, of both fields; from 8 on the pairs that differ, as the register has them."""
    spoken = {0: ZERO, 1: NEAREST, 2: UP, 3: DOWN}
    both = {number: (way, way) for number, way in spoken.items()}
    pairs = [(a, b) for a in range(4) for b in range(4) if a != b]
    for number, (single, others) in {**both, **dict(enumerate(pairs, 8))}.items():
        read = f"%i = call i32 @llvm.amdgcn.s.getreg(i32 {1 | 3 << 11})\n"
        assert run(set_spoken(number) + read, head=ROUNDINGS) == [single | others << 2] * 128
        assert run(set_spoken(number) + SUM, head=ROUNDINGS) == [MORE if single == UP else ONE] * 128
        register = f"call void @llvm.amdgcn.s.setreg(i32 6145, i32 {single | others << 2})\n"
        assert run(register + "%i = call i32 @llvm.get.rounding()", head=ROUNDINGS) == [number] * 128
    assert run("%i = call i32 @llvm.get.rounding()", head=ROUNDINGS) == [1] * 128


def test_rounding_that_is_no_constant() -> None:
    """Of lanes that differ the first active one counts."""
    assert run(set_spoken("%n") + SUM, n=2, head=ROUNDINGS) == [MORE] * 128
    assert run("%m = add i32 %x, 2\n%m4 = and i32 %m, 3\n" + set_spoken("%m4") + SUM, head=ROUNDINGS) == [MORE] * 128
    with pytest.raises(UnsupportedError, match="7 is no rounding mode"):
        run(set_spoken("%n") + SUM, n=7, head=ROUNDINGS)
    with pytest.raises(UnsupportedError, match="4 is no rounding mode"):
        run(set_spoken(4) + SUM, head=ROUNDINGS)


EXACT = """
declare <2 x half> @llvm.amdgcn.cvt.pkrtz(float, float)
declare float @llvm.amdgcn.fmed3.f32(float, float, float)
declare float @llvm.amdgcn.frexp.mant.f32(float)
"""


def test_what_always_goes_one_way() -> None:
    """A third, toward zero as f16; the median, and the significand 2 / 3 of a third."""
    body = set_rounding(1) + "%t = bitcast i32 1051372203 to float\n"
    packed = "%h = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %t, float %t)\n%i = bitcast <2 x half> %h to i32\n"
    assert run(body + packed, head=EXACT) == [0x3555_3555] * 128
    median = "%r = call float @llvm.amdgcn.fmed3.f32(float %t, float 1.0, float 0.0)\n%i = bitcast float %r to i32\n"
    assert run(body + median, head=EXACT) == [0x3EAA_AAAB] * 128
    part = "%r = call float @llvm.amdgcn.frexp.mant.f32(float %t)\n%i = bitcast float %r to i32\n"
    assert run(body + part, head=EXACT) == [0x3F2A_AAAB] * 128


def test_each_type_has_its_field() -> None:
    """A third becomes f16 by the field of f16; 1 + 2 ** -31 is rounded by that of float."""
    shown = "%b = bitcast half %h to i16\n%i = zext i16 %b to i32"
    narrow = "%t = bitcast i32 1051372203 to float\n%h = fptrunc float %t to half\n" + shown
    others = "call void @llvm.amdgcn.s.setreg(i32 2177, i32 1)\n"
    assert run(set_rounding(1) + narrow) == [0x3555] * 128
    assert run(others + narrow) == [0x3556] * 128
    small = "%h = uitofp i16 4097 to half\n" + shown
    assert run(set_rounding(1) + small) == [0x6C00] * 128
    assert run(others + small) == [0x6C01] * 128


@pytest.mark.parametrize(
    "body",
    [
        "%d = fpext float %c to double\n%e = fadd double %d, 1.0\n%r = fptrunc double %e to float\n%i = bitcast float %r to i32",
        "%h = uitofp i32 %n to half\n%g = fpext half %h to float\n%i = bitcast float %g to i32",
    ],
    ids=["double to float", "i32 to half"],
)
def test_what_may_go_by_either_field(body: str) -> None:
    with pytest.raises(UnsupportedError, match="FP_ROUND of MODE differs for f32 and for f64 and f16"):
        run(set_rounding(1) + body)
    run("call void @llvm.amdgcn.s.setreg(i32 6145, i32 5)\n" + body)


@pytest.mark.parametrize(
    "body",
    [
        "%r = call float @llvm.exp2.f32(float %c)\n%i = bitcast float %r to i32",
        "%r = frem float 3.0, %c\n%i = bitcast float %r to i32",
        "%b = fptrunc float %c to bfloat\n%r = fpext bfloat %b to float\n%i = bitcast float %r to i32",
        "%h = fdiv half 1.0, 3.0\n%r = fpext half %h to float\n%i = bitcast float %r to i32",
        "%h = uitofp i32 %n to bfloat\n%r = fpext bfloat %h to float\n%i = bitcast float %r to i32",
        "%i = udiv i32 7, %n",
        "%r = atomicrmw fadd ptr addrspace(1) %out, float %c monotonic\n%i = add i32 0, 0",
    ],
    ids=["exp2", "frem", "bfloat", "half division", "to bfloat", "udiv", "atomic"],
)
def test_what_is_not_executed_is_named(body: str) -> None:
    """Also behind a function that leaves the mode changed."""
    for write in (set_rounding(1), "call void @switch(i32 1)\n"):
        with pytest.raises(UnsupportedError, match=r"FP_ROUND of f32 of MODE to .*, and \S+ at line \d+ depends on it"):
            run(write + body)


def test_overflow_mode_and_rounding() -> None:
    overflow = "call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)\ncall void @llvm.amdgcn.s.setreg(i32 2177, i32 1)\n"
    with pytest.raises(UnsupportedError, match="FP_ROUND of f64 and f16 of MODE to 1, and fptrunc"):
        run(overflow + "%h = fptrunc float %c to half\n%r = fpext half %h to float\n%i = bitcast float %r to i32")


def test_the_report_says_who_executed_and_what_the_device_does_in_several_steps() -> None:
    body = set_rounding(1) + "%r = fdiv float 1.0, 3.0\n%i = bitcast float %r to i32"
    module = swlds.parse(HEAD.replace("%body", body), "m.ll")
    out = np.zeros(64, np.uint32)
    result = swlds.Device("gfx942", engine="both").load(module)["k"].launch(1, 64, [out, np.int32(0)])
    assert out[0] == 0x3EAA_AAAB
    assert "by the reference engine: not compiled: call void @llvm.amdgcn.s.setreg" in result.fidelity.executed[0]
    assert any(entry.startswith("fdiv and sqrt by MODE") for entry in result.fidelity.approximated)
