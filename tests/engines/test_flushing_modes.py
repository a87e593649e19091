"""What goes by ``MODE.FP_DENORM``, against a model of exact fractions: flushed operands and results, in each direction."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import swlds
from swlds.errors import UnsupportedError
from tests.support.exact_floats import DOUBLE, HALF, SINGLE, SUFFIX, ZERO, Format, bits_of, flushed, is_border, model
from tests.support.mode_kernels import NUMBER, make_kernel

LANES = 64
NEXT = {HALF: SINGLE, SINGLE: DOUBLE}
BEFORE = {SINGLE: HALF, DOUBLE: SINGLE}
PREDICATES: dict[str, Callable[..., bool]] = {
    "olt": lambda a, b: a < b,
    "ule": lambda a, b: not a > b,
    "oeq": lambda a, b: a == b,
    "une": lambda a, b: a != b,
}
EXTREMES = ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")


# The model -------------------------------------------------------------------------------------------------------


def field(form: Format, mode: int) -> int:
    """FP_DENORM of a format: bit 0 keeps operands, bit 1 results."""
    return mode >> (4 if form is SINGLE else 6) & 3


def direction(form: Format, mode: int) -> int:
    return mode >> (0 if form is SINGLE else 2) & 3


def is_at_border(name: str, form: Format, to: Format, mode: int, *bits: int) -> bool:
    """Whether rounding makes the smallest normal number of what is denormal, and the mode flushes such results."""
    operands = [flushed(form, b, field(form, mode) & 1) for b in bits]
    return not field(to, mode) & 2 and is_border(name, form, to, direction(to, mode), *operands)


def wanted(name: str, form: Format, to: Format, mode: int, *bits: int) -> int:
    """The bits of an operation's result; -1: a zero of either sign."""
    a, b, c = (flushed(form, x, field(form, mode) & 1) for x in bits)
    if name in ("fneg", "select"):
        return bits[0] ^ 1 << form.bits - 1 if name == "fneg" else bits[0]
    if name in PREDICATES:
        return int(PREDICATES[name](form.value(a), form.value(b)))
    if name in EXTREMES:
        found = extreme(name, form, a, b)
    elif name == "canonicalize":
        found = a
    elif name == "fpext":
        found = to.encode(form.value(a), ZERO, a >> form.bits - 1)
    else:
        found = model("fma" if name == "fmuladd" else name, form, to, direction(to, mode), a, b, c)
    return found if found < 0 else flushed(to, found, field(to, mode) & 2)


def extreme(name: str, form: Format, a: int, b: int) -> int:
    x, y = form.value(a), form.value(b)
    if x != x or y != y:
        is_nan = name in ("minimum", "maximum") or (x != x and y != y)
        return form.infinity + 1 if is_nan else b if x != x else a
    if x == y == 0 and name.endswith("num"):
        return a if a == b else -1
    if x == y == 0:
        return (a & b) if name == "maximum" else (a | b)
    return a if (x < y) == name.startswith("min") else b


# Kernels ---------------------------------------------------------------------------------------------------------


def operations(form: Format) -> Iterator[tuple[str, str, Format]]:
    """(name, instruction of %a, %b, %c, format of the result)."""
    t, s = form.name, SUFFIX[form.name]
    for name in ("fadd", "fsub", "fmul"):
        yield name, f"{name} {t} %a, %b", form
    for name in ("fma", "fmuladd"):
        yield name, f"call {t} @llvm.{name}.{s}({t} %a, {t} %b, {t} %c)", form
    for name in EXTREMES:
        yield name, f"call {t} @llvm.{name}.{s}({t} %a, {t} %b)", form
    yield "canonicalize", f"call {t} @llvm.canonicalize.{s}({t} %a)", form
    yield "fneg", f"fneg {t} %a", form
    yield "select", f"select i1 true, {t} %a, {t} %b", form
    for name in PREDICATES:
        yield name, f"fcmp {name} {t} %a, %b", NUMBER
    if form in NEXT:
        yield "fpext", f"fpext {t} %a to {NEXT[form].name}", NEXT[form]
    if form in BEFORE:
        yield "fptrunc", f"fptrunc {t} %a to {BEFORE[form].name}", BEFORE[form]


def declarations(form: Format) -> str:
    t, s = form.name, SUFFIX[form.name]
    three = "".join(f"declare {t} @llvm.{n}.{s}({t}, {t}, {t})\n" for n in ("fma", "fmuladd"))
    two = "".join(f"declare {t} @llvm.{n}.{s}({t}, {t})\n" for n in EXTREMES)
    return f"{three}{two}declare {t} @llvm.canonicalize.{s}({t})\n"


@functools.cache
def kernel(form: Format) -> swlds.Kernel:
    """Its arguments: a, b, c, a buffer for each operation, the lowest eight bits of MODE."""
    return make_kernel(form, operations(form), 14337, declarations(form))


def check(form: Format, mode: int, columns: list[list[int]]) -> None:
    """Lanes whose result no source tells are given zeros."""
    rows, lanes = list(operations(form)), range(len(columns[0]))
    for lane in lanes:
        if any(is_at_border(name, form, to, mode, *(c[lane] for c in columns)) for name, _, to in rows):
            for column in columns:
                column[lane] = 0
    outs = [np.zeros(len(lanes), to.raw) for _, _, to in rows]
    arrays = [np.array(c, form.raw) for c in columns]
    kernel(form).launch(1, len(lanes), [*arrays, *outs, np.int32(mode)]).raise_for_findings()
    for (name, _, to), out in zip(rows, outs, strict=True):
        for lane, found in enumerate(out.tolist()):
            operands = [c[lane] for c in columns]
            expected = wanted(name, form, to, mode, *operands)
            assert is_same(to, found, expected), (
                name,
                form.name,
                bin(mode),
                list(map(hex, operands)),
                hex(found),
                hex(expected),
            )


def is_same(to: Format, found: int, expected: int) -> bool:
    magnitude = (1 << to.bits - 1) - 1
    if expected < 0:
        return not found & magnitude
    is_nan = to is not NUMBER and expected & magnitude > to.infinity
    return found & magnitude > to.infinity if is_nan else found == expected


#: Both fields of FP_DENORM for each way of rounding both: where f64 becomes f32 these have to agree.
MODES = [denormals << 4 | by * 5 for denormals in range(16) for by in range(4)]


@pytest.mark.parametrize("form", [HALF, SINGLE, DOUBLE], ids=lambda f: f.name)
@settings(max_examples=20, phases=[Phase.generate])
@given(data=st.data())
def test_each_mode_of_random_operands(form: Format, data: st.DataObject) -> None:
    small = st.builds(
        lambda size, sign: size | sign << form.bits - 1, st.integers(0, 2 << form.stored), st.integers(0, 1)
    )
    column = st.lists(st.one_of(bits_of(form), small), min_size=LANES, max_size=LANES)
    columns = [data.draw(column) for _ in range(3)]
    check(form, data.draw(st.sampled_from(MODES)), columns)


@pytest.mark.parametrize("denormals", range(16))
@pytest.mark.parametrize("form", [HALF, SINGLE, DOUBLE], ids=lambda f: f.name)
def test_ends_of_each_format(form: Format, denormals: int) -> None:
    """Zeros, denormal numbers, the smallest normal one, one, the largest, infinities and NaN: each with each."""
    one, minus = form.bias << form.stored, 1 << form.bits - 1
    sizes = [
        0,
        1,
        (1 << form.stored) - 1,
        1 << form.stored,
        (1 << form.stored) + 1,
        one,
        form.infinity - 1,
        form.infinity,
    ]
    ends = [s | m for s in [*sizes, form.infinity + (1 << form.stored - 1)] for m in (0, minus)]
    pairs = [(a, b) for a in ends for b in ends]
    thirds = [ends[(i * 7 + 3) % len(ends)] for i in range(len(pairs))]
    for start in range(0, len(pairs), LANES):
        rows = pairs[start : start + LANES]
        columns = [[a for a, _ in rows], [b for _, b in rows], thirds[start : start + LANES]]
        check(form, denormals << 4 | 5 * (start // LANES % 4), columns)


# Programs --------------------------------------------------------------------------------------------------------

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 16
define float @double(float %a) noinline {
  %r = fadd float %a, %a
  ret float %r
}
define float @flushing(float %a) noinline {
  call void @llvm.amdgcn.s.setreg(i32 2305, i32 0)
  %r = fadd float %a, %a
  call void @llvm.amdgcn.s.setreg(i32 2305, i32 3)
  ret float %r
}
%declarations
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) %attributes {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %l = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %s = load float, ptr addrspace(1) %o
%body
  store i32 %i, ptr addrspace(3) %l
  %w = load i32, ptr addrspace(3) %l
  store i32 %w, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
declare i32 @llvm.amdgcn.s.getreg(i32 immarg)
"""
#: A denormal number, and its double; those as f16.
SMALL, TWICE, HALF_SMALL = 0x0020_0000, 0x0040_0000, 0x0000_0003
SINGLE_FIELD, OTHERS_FIELD = 2305, 2433
SUM = "%r = fadd float %s, %s\n%i = bitcast float %r to i32\n"
HALVES = "%b = bitcast float %s to <2 x half>\n%h = fadd <2 x half> %b, %b\n%i = bitcast <2 x half> %h to i32\n"
FLUSHES = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'


def write(register: int, value: int | str) -> str:
    return f"call void @llvm.amdgcn.s.setreg(i32 {register}, i32 {value})\n"


def run(
    body: str, n: int = 0, declared: str = "", attributes: str = "", start: int = SMALL, target: str = "gfx942"
) -> list[int]:
    """What both engines and the lowered module make of it; %s is a denormal number."""
    text = HEAD.replace("%body", body).replace("%declarations", declared).replace("%attributes", attributes)
    module, outs = swlds.parse(text, "m.ll"), []
    for form in (module, swlds.lower(module)):
        out = np.full(128, start, np.uint32)
        swlds.Device(target, engine="both").load(form)["k"].launch(1, 128, [out, np.int32(n)]).raise_for_findings()
        outs.append(out.tolist())
    assert outs[0] == outs[1]
    return outs[0]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (write(SINGLE_FIELD, 0) + SUM, [0] * 128),
        (write(SINGLE_FIELD, "%n") + SUM, [0] * 128),
        (write(SINGLE_FIELD, 1) + SUM, [0] * 128),
        (write(SINGLE_FIELD, 2) + SUM, [0] * 128),
        (write(SINGLE_FIELD, 0) + write(SINGLE_FIELD, 3) + SUM, [TWICE] * 128),
        (write(OTHERS_FIELD, 0) + SUM, [TWICE] * 128),
        (write(SINGLE_FIELD, 0) + "%r = call float @double(float %s)\n%i = bitcast float %r to i32", [0] * 128),
        ("%r = call float @flushing(float %s)\n%i = bitcast float %r to i32", [0] * 128),
        ("%q = call float @flushing(float %s)\n" + SUM, [TWICE] * 128),
        (write(SINGLE_FIELD, 0) + "%i = bitcast float %s to i32", [SMALL] * 128),
        (
            "%c = icmp ugt i32 %x, 63\nbr i1 %c, label %a, label %b\na:\n" + write(SINGLE_FIELD, 0) + f"br label %b\nb:\n{SUM}",
            [TWICE] * 64 + [0] * 64,
        ),
        (
            "%c = icmp ugt i32 %x, 90\nbr i1 %c, label %a, label %b\na:\n" + write(SINGLE_FIELD, 0) + f"br label %b\nb:\n{SUM}",
            [TWICE] * 64 + [0] * 64,
        ),
    ],
    ids=["none", "argument", "results", "operands", "restored", "other field", "callee", "function", "behind it", "move",
         "some waves", "some lanes"],
)  # fmt: skip
def test_where_a_write_holds(body: str, found: list[int]) -> None:
    assert run(body) == found


def test_packed_halves() -> None:
    """Denormal below, normal above."""
    start, twice = 0x3C00_0003, 0x4000_0006
    assert run(write(OTHERS_FIELD, 3) + HALVES, start=start) == [twice] * 128
    assert run(write(OTHERS_FIELD, 0) + HALVES, start=start) == [0x4000_0000] * 128
    assert run(write(SINGLE_FIELD, 0) + HALVES, start=start) == [twice] * 128


def test_it_is_read_back_and_begins_as_attributes_say() -> None:
    read = "%i = call i32 @llvm.amdgcn.s.getreg(i32 {})\n"
    assert run(read.format(1 | 31 << 11), attributes=FLUSHES) == [0x3C0] * 128
    assert run(read.format(1 | 31 << 11), attributes='"denormal-fp-math"="preserve-sign,ieee"') == [0x350] * 128
    assert run(read.format(1 | 31 << 11), attributes="denormal_fpenv(float: preservesign)") == [0x3C0] * 128
    assert run(read.format(1 | 31 << 11), attributes='"amdgpu-ieee"="false"') == [0x1F0] * 128
    assert run(read.format(1 | 31 << 11), target="gfx1201") == [0xF0] * 128
    assert run(write(SINGLE_FIELD, 1) + read.format(1 | 31 << 11)) == [0x3D0] * 128
    assert run(write(OTHERS_FIELD, "%n") + read.format(1 | 31 << 11), n=2) == [0x3B0] * 128


def test_what_attributes_flush_where_a_program_writes_it() -> None:
    """Before the write and behind the next one as the attributes say."""
    more = "%t = fadd float %s, %s\n%j = bitcast float %t to i32\n" + write(SINGLE_FIELD, 3)
    more += SUM.replace("%i", "%k") + write(SINGLE_FIELD, 0) + "%u = fadd float %s, %s\n%m = bitcast float %u to i32\n"
    three = "%j4 = lshr i32 %j, 4\n%m8 = lshr i32 %m, 8\n%jm = or i32 %j4, %m8\n%i = or i32 %k, %jm\n"
    assert run(more + three, attributes=FLUSHES) == [TWICE] * 128
    with pytest.raises(UnsupportedError, match="FP_DENORM of f32 of MODE to 3, and frem at line"):
        run("%f = frem float 3.0, %s\n" + more + three, attributes=FLUSHES)


def test_what_functions_change_is_up_to_the_kernel() -> None:
    """What a write changes in a function is told by the kernel's attributes: its own are those that it was compiled for."""
    helper = f"define void @set() {FLUSHES} noinline {{\n{write(SINGLE_FIELD, 0)}ret void\n}}\n"
    assert run("call void @set()\n" + SUM, declared=helper) == [0] * 128
    helper = f"define void @set() noinline {{\n{write(SINGLE_FIELD, 3)}ret void\n}}\n"
    assert run("call void @set()\n" + SUM, declared=helper, attributes=FLUSHES) == [TWICE] * 128


NAMED = [
    ("frem float 3.0, %s", ""),
    ("call float @llvm.sin.f32(float %s)", "declare float @llvm.sin.f32(float)"),
    ("atomicrmw fadd ptr addrspace(1) %out, float %s monotonic", ""),
    ('call float asm "v_add_f32 $0, $1, $1", "=v,v"(float %s)', ""),
]


@pytest.mark.parametrize(("text", "declared"), NAMED, ids=lambda text: text[:20])
def test_what_is_not_executed_is_named(text: str, declared: str) -> None:
    with pytest.raises(UnsupportedError, match=r"FP_DENORM of f32 of MODE to 0, and \S+ at line \d+ depends on it"):
        run(write(SINGLE_FIELD, 0) + f"%r = {text}\n%i = bitcast float %r to i32", declared=declared)


PART = """
define float @part(float %a) {
  %both = call {float, i32} @llvm.frexp.f32.i32(float %a)
  %r = extractvalue {float, i32} %both, 0
  ret float %r
}
declare {float, i32} @llvm.frexp.f32.i32(float)
"""
PLAIN = [
    ("fdiv float {}, 2.0", ""),
    ("call float @llvm.sqrt.f32(float {})", "declare float @llvm.sqrt.f32(float)"),
    ("call float @llvm.floor.f32(float {})", "declare float @llvm.floor.f32(float)"),
    ("call float @llvm.amdgcn.rcp.f32(float {})", "declare float @llvm.amdgcn.rcp.f32(float)"),
    ("call float @llvm.exp2.f32(float {})", "declare float @llvm.exp2.f32(float)"),
    (
        "call float @llvm.amdgcn.fmed3.f32(float {}, float 1.0, float 2.0)",
        "declare float @llvm.amdgcn.fmed3.f32(float, float, float)",
    ),
    ("call float @llvm.ldexp.f32.i32(float {}, i32 0)", "declare float @llvm.ldexp.f32.i32(float, i32)"),
    ("call float @part(float {})", PART),
]


@pytest.mark.parametrize(("text", "declared"), PLAIN, ids=lambda text: text[:32])
def test_what_is_executed_but_for_denormal_numbers(text: str, declared: str) -> None:
    """As without the write; the refusal says the instruction. Lanes that are not active do not count."""
    one = f"%r = {text.format('%s')}\n%i = bitcast float %r to i32"
    assert run(write(SINGLE_FIELD, 0) + one, declared=declared, start=0x4080_0000) == run(
        one, declared=declared, start=0x4080_0000
    )
    with pytest.raises(UnsupportedError, match="flushes denormal numbers, and no source says what this makes of one: "):
        run(write(SINGLE_FIELD, 0) + one, declared=declared)
    assert run(write(OTHERS_FIELD, 0) + one, declared=declared) == run(one, declared=declared)
    guarded = "%c = icmp ult i32 %x, 9\n%v = select i1 %c, float 1.0, float %s\nbr i1 %c, label %a, label %b\n"
    guarded += f"a:\n%r = {text.format('%v')}\nbr label %b\n"
    guarded += "b:\n%i = phi i32 [7, %entry], [8, %a]"
    assert run("br label %entry\nentry:\n" + write(SINGLE_FIELD, 0) + guarded, declared=declared) == [8] * 9 + [7] * 119


def test_results_at_the_border_of_what_no_source_tells() -> None:
    half = "%r = fdiv float %s, 2.0\n%i = bitcast float %r to i32"
    assert run(write(SINGLE_FIELD, 0) + half, start=0x0180_0000) == [0x0100_0000] * 128
    with pytest.raises(UnsupportedError, match="flushes denormal numbers, .* fdiv"):
        run(write(SINGLE_FIELD, 0) + half, start=0x0100_0000)


BLIND = ("trunc", "rint", "nearbyint", "roundeven", "round")
MORE = """
%p = fptosi float %s to i32
%p1 = call i32 @llvm.fptosi.sat.i32.f32(float %s)
%c1 = call i1 @llvm.is.fpclass.f32(float %s, i32 144)
%p2 = zext i1 %c1 to i32
%p3 = shl i32 %p2, 4
%d = add i32 %n, 7
%p4 = udiv i32 %d, %d
%p5 = or i32 %p, %p1
%p6 = or i32 %p3, %p4
%i = or i32 %p5, %p6
"""


def test_what_flushing_does_not_change() -> None:
    """Host code executes it; classes see the denormal number."""
    declared = "".join(f"declare float @llvm.{n}.f32(float)\n" for n in BLIND)
    declared += "declare i32 @llvm.fptosi.sat.i32.f32(float)\ndeclare i1 @llvm.is.fpclass.f32(float, i32)"
    for name in BLIND:
        body = f"%r = call float @llvm.{name}.f32(float %s)\n%i = bitcast float %r to i32\n"
        assert run(write(SINGLE_FIELD, 0) + body, declared=declared) == [0] * 128
    assert run(write(SINGLE_FIELD, 0) + MORE, declared=declared) == [17] * 128
    text = HEAD.replace("%body", write(SINGLE_FIELD, 0) + MORE).replace("%declarations", declared)
    kernel = swlds.Device("gfx942").load(swlds.parse(text.replace("%attributes", "")))["k"]
    assert not kernel.launch(1, 128, [np.zeros(128, np.uint32), np.int32(0)]).fidelity.executed


def test_a_result_that_is_denormal_until_it_is_rounded() -> None:
    """(2 ** -126 - 2 ** -149) (1 + 2 ** -23) and 2 ** -126 - 2 ** -150: the nearest number is 2 ** -126."""
    product = write(SINGLE_FIELD, 1) + "%r = fmul float %s, 0x3FF0000020000000\n%i = bitcast float %r to i32"
    with pytest.raises(UnsupportedError, match=r"denormal until it is rounded: .* fmul"):
        run(product, start=0x007F_FFFF)
    assert run(product, start=0x007F_FFFD) == [0] * 128
    assert run(product, start=0x0080_0000) == [0x0080_0001] * 128
    narrow = write(SINGLE_FIELD, 1) + "%d = fsub double 0x3810000000000000, 0x3690000000000000\n"
    narrow += "%m = call double @llvm.maxnum.f64(double %d, double 0.0)\n%r = fptrunc double %m to float\n"
    with pytest.raises(UnsupportedError, match=r"denormal until it is rounded: .* fptrunc"):
        run(narrow + "%i = bitcast float %r to i32", declared="declare double @llvm.maxnum.f64(double, double)")


def test_lanes_that_go_several_ways() -> None:
    body = "%c = icmp ult i32 %x, 30\nbr i1 %c, label %a, label %b\na:\n" + write(SINGLE_FIELD, 0) + "br label %j\n"
    body += f"b:\n%u = fcmp olt float %s, 1.0\nbr label %j\nj:\n{SUM}"
    for text in (body, body.replace("label %a, label %b", "label %b, label %a")):
        with pytest.raises(UnsupportedError, match="lanes of a wave go several ways, .* no source says: "):
            run(text)
