"""Numbers of 4 to 8 bits by the definition of their formats, their conversions, MODE, traps and arithmetic in assembly."""

from __future__ import annotations

import math
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import swlds
from swlds.device.intrinsics.small_floats import bits_of, decode, encode, unpack
from swlds.errors import UnsupportedError

#: Exponent bits, fraction bits, bias, largest number: the specifications' own figures.
FORMATS = {
    "fp8": (4, 3, 7, 448.0),
    "bf8": (5, 2, 15, 57344.0),
    "fp8.fnuz": (4, 3, 8, 240.0),
    "bf8.fnuz": (5, 2, 16, 57344.0),
    "fp6": (2, 3, 1, 7.5),
    "bf6": (3, 2, 3, 28.0),
    "fp4": (2, 1, 1, 6.0),
}


@pytest.mark.parametrize("word", FORMATS)
def test_worth_of_every_code(word: str) -> None:
    exponent, fraction, bias, largest = FORMATS[word]
    codes = np.arange(1 << bits_of(word))
    worth = decode(codes, word)
    assert np.nanmax(np.where(np.isfinite(worth), worth, 0)) == largest
    for code in codes.tolist():
        if math.isfinite(worth[code]):
            power, rest = code >> fraction & (1 << exponent) - 1, code & (1 << fraction) - 1
            size = Fraction(rest + (1 << fraction if power else 0)) * Fraction(2) ** (max(power, 1) - bias - fraction)
            assert abs(Fraction(float(worth[code]))) == size
            assert np.signbit(worth[code]) == bool(code >> (exponent + fraction))


@given(st.sampled_from(list(FORMATS)), st.floats(-70000, 70000), st.booleans())
def test_nearest_code(word: str, value: float, saturates: bool) -> None:
    largest = FORMATS[word][3]
    codes = np.arange(1 << bits_of(word))
    worth = decode(codes, word).astype(np.float64)
    got = float(decode(encode(np.array([value]), word, saturates), word)[0])
    finite = worth[np.isfinite(worth)]
    if abs(value) <= largest or saturates or word in ("fp6", "bf6", "fp4"):
        bounded = max(-largest, min(largest, value))
        assert abs(got - bounded) == np.abs(finite - bounded).min()
    elif math.isfinite(got):
        assert abs(got) == largest
    else:
        assert math.isinf(got) == (word == "bf8")


@pytest.mark.parametrize(("word", "value", "nearest"), [("fp4", 2.5, 2.0), ("fp4", 3.5, 4.0), ("fp8", 464.0, 448.0)])
def test_halfway_is_even(word: str, value: float, nearest: float) -> None:
    assert decode(encode(np.array([value]), word, False), word)[0] == nearest


def test_codes_of_six_bits_lie_close() -> None:
    codes = np.array([[1, 63, 5, 32]], np.uint8)
    packed = np.array([[1 | 63 << 6 | 5 << 12 | 32 << 18]], np.uint32)
    assert unpack(packed, 6)[0, :4].tolist() == codes[0].tolist()


HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
"""


def run(processor: str, declared: str, body: str, value: np.ndarray, out: np.ndarray, lanes: int = 64):
    """``body`` makes ``%r`` of ``%v``, of the types of the arrays."""
    kinds = {"float32": "float", "int32": "i32", "uint32": "i32", "float64": "double"}
    a, b = (kinds[str(x.dtype)] for x in (value, out))
    wide = f"<2 x {b}>" if out.size == 2 * lanes else b
    text = (
        HEAD
        + declared
        + (
            f'\ndefine amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="{processor}" {{\n'
            f"  %x = call i32 @llvm.amdgcn.workitem.id.x()\n  %p = getelementptr {a}, ptr addrspace(1) %in, i32 %x\n"
            f"  %v = load {a}, ptr addrspace(1) %p, align 4\n{body}\n"
            f"  %q = getelementptr {wide}, ptr addrspace(1) %out, i32 %x\n  store {wide} %r, ptr addrspace(1) %q, align 4\n"
            "  ret void\n}\n"
        )
    )
    return swlds.Device(engine="both").load(swlds.parse(text))["k"].launch(1, lanes, [value, out])


@pytest.mark.parametrize(("processor", "word"), [("gfx942", "fp8.fnuz"), ("gfx950", "fp8"), ("gfx1201", "fp8")])
def test_pairs_to_codes_and_back(processor: str, word: str) -> None:
    value = np.linspace(-200, 200, 64).astype(np.float32)
    declared = (
        "declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1 immarg)\n"
        "declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1 immarg)"
    )
    body = (
        "  %a = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v, float 3.0, i32 0, i1 true)\n"
        "  %r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %a, i1 true)"
    )
    out = np.zeros(128, np.float32)
    run(processor, declared, body, value, out).raise_for_findings()
    assert (out[::2] == decode(encode(value, word, False), word)).all() and (out[1::2] == 3).all()


def test_scales_count_by_their_exponent() -> None:
    value = np.linspace(-40, 40, 64).astype(np.float32)
    declared = (
        "declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16>, float, float, float, i1 immarg)\n"
        "declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32, float, i1 immarg)"
    )
    body = (
        "  %a = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> poison, float %v, float 1.0, float 4.5, i1 false)\n"
        "  %b = bitcast <2 x i16> %a to i32\n"
        "  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %b, float 2.0, i1 false)"
    )
    out = np.zeros(128, np.float32)
    run("gfx950", declared, body, value, out).raise_for_findings()  # what is undefined is in the other half
    assert (out[::2] == decode(encode(value / 4, "bf8", False), "bf8") * 2).all() and (out[1::2] == 0.5).all()


def test_undefined_numbers_make_undefined_codes() -> None:
    declared = "declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1 immarg)"
    body = "  %r = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v, float poison, i32 0, i1 false)"
    launched = run("gfx942", declared, body, np.zeros(64, np.float32), np.zeros(64, np.uint32))
    assert [f.kind for f in launched.findings] == ["uninitialized"]


MODE = """declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1 immarg)"""


@pytest.mark.parametrize(("mode", "code"), [("", 0x7F), ("  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)\n", 0x7E)])
def test_overflow_by_mode(mode: str, code: int) -> None:
    body = mode + "  %r = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v, float 1.0, i32 0, i1 false)"
    out = np.zeros(64, np.uint32)
    run("gfx950", MODE, body, np.full(64, 1e6, np.float32), out).raise_for_findings()
    assert (out & 0xFF == code).all()


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("i32 1473, i32 %bits", "MODE.FP16_OVFL is set with constants only"),
        ("i32 6, i32 1", "it sets bit 0 of hardware register 6; of the hardware registers only MODE is set"),
    ],
)
def test_other_modes_are_refused(call: str, why: str) -> None:
    body = f"  %bits = bitcast float %v to i32\n  call void @llvm.amdgcn.s.setreg({call})\n  %r = fadd float %v, 1.0"
    with pytest.raises(UnsupportedError, match=why):
        run("gfx950", MODE, body, np.zeros(64, np.float32), np.zeros(64, np.float32))


def test_what_that_mode_would_change_elsewhere_is_refused() -> None:
    """A conversion in front of it, and functions, whose conversions end at the largest number, too."""
    switch = "  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)\n"
    convert = "  %r = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v, float 1.0, i32 0, i1 false)\n"
    with pytest.raises(
        UnsupportedError, match=r"cvt.pk.fp8.f32 at line \d+ is reached past where MODE.FP16_OVFL is set"
    ):
        run("gfx950", MODE, convert + switch, np.zeros(64, np.float32), np.zeros(64, np.uint32))
    helper = f"{MODE}\ndefine internal i32 @f(float %v) noinline {{\n{convert}  ret i32 %r\n}}"
    with pytest.raises(UnsupportedError, match="functions called with MODE.FP16_OVFL"):
        run(
            "gfx950", helper, f"{switch}  %r = call i32 @f(float %v)", np.zeros(64, np.float32), np.zeros(64, np.uint32)
        )


def test_all_rows_are_there_at_once() -> None:
    """Whatever else was imported before: rows of a file that nothing imports are not known."""
    code = """
import importlib, pkgutil
import swlds.device.intrinsics as package
before = set(package.ROWS)
for found in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"{package.__name__}.{found.name}")
print(sorted(set(package.ROWS) - before))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


SWITCH = "  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)\n"


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("  %h = fptrunc float %v to half\n  %s = fadd half %h, %h\n  %r = fpext half %s to float", "fadd at line"),
        (
            "  %d = fpext float %v to double\n  %h = fptrunc double %d to half\n  %r = fpext half %h to float",
            "from double",
        ),
        ("  %h = uitofp i32 7 to half\n  %r = fpext half %h to float", "uitofp at line"),
        ('  %r = call float asm "v_cvt_f16_f32 $0, $1", "=v,v"(float %v)', "call at line"),
    ],
)
def test_half_arithmetic_under_that_mode_is_refused(body: str, name: str) -> None:
    """Also in front of a refusal's own words: the instruction."""
    with pytest.raises(
        UnsupportedError, match=f"f16.* with MODE.FP16_OVFL (is|are) not executed: .*{name}|{name} to f16"
    ):
        run("gfx950", MODE, SWITCH + body, np.zeros(64, np.float32), np.zeros(64, np.float32))


OVER = [65504, 65519.996, 65520, 1e6, -1e6, np.inf, -np.inf, np.nan, 1, -65520, 2**-24, 3.4e38]


@pytest.mark.parametrize("mode", ["", SWITCH])
def test_conversions_to_half_end_at_the_largest_number(mode: str) -> None:
    """Only those that overflow; a vector's elements, too. Halves that are loaded or chosen stay as they are."""
    value = np.resize(np.array(OVER, np.float32), 64)
    body = (
        f"{mode}  %h = fptrunc float %v to half\n  %two = insertelement <2 x float> poison, float %v, i32 0\n"
        "  %both = insertelement <2 x float> %two, float 7.0, i32 1\n  %w = fptrunc <2 x float> %both to <2 x half>\n"
        "  %e = extractelement <2 x half> %w, i32 0\n  %f = call half @llvm.copysign.f16(half %e, half %h)\n"
        "  %c = fcmp oeq half %h, %f\n  %g = select i1 %c, half %f, half %h\n  %r = fpext half %g to float"
    )
    out = np.zeros(64, np.float32)
    declared = f"{MODE}\ndeclare half @llvm.copysign.f16(half, half)"
    run("gfx950", declared, body, value, out).raise_for_findings()
    with np.errstate(over="ignore"):
        plain = value.astype(np.float16).astype(np.float32)
    wanted = np.where(np.isinf(plain) & np.isfinite(value), np.copysign(65504, value), plain) if mode else plain
    assert np.array_equal(out, wanted.astype(np.float32), equal_nan=True)


CONVERT = "call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v, float 1.0, i32 0, i1 false)\n"


SEVERAL = {
    "in a row": f"{SWITCH}  %a = {CONVERT}{SWITCH}  %r = {CONVERT}",
    "in two blocks": f"{SWITCH}  %a = {CONVERT}  br label %next\nnext:\n{SWITCH}  %r = {CONVERT}",
    "on one way": f"  %c = fcmp olt float %v, 3.0\n  br i1 %c, label %on, label %more\non:\n{SWITCH}  %a = {CONVERT}"
    f"  br label %more\nmore:\n{SWITCH}  %r = {CONVERT}",
    "on both ways": f"  %c = fcmp olt float %v, 3.0\n  br i1 %c, label %on, label %off\non:\n{SWITCH}  br label %more\n"
    f"off:\n{SWITCH}  br label %more\nmore:\n  %r = {CONVERT}",
}


@pytest.mark.parametrize("body", SEVERAL.values(), ids=SEVERAL)
def test_that_mode_is_set_several_times(body: str) -> None:
    """In front of each conversion, as Triton does."""
    out = np.zeros(64, np.uint32)
    run("gfx950", MODE, body, np.full(64, 1e6, np.float32), out).raise_for_findings()
    assert (out & 0xFF == 0x7E).all()


def test_that_mode_is_set_on_every_way() -> None:
    """As the lowering leaves it, behind blocks of its own; not behind a branch that leads round it."""
    behind = f"  br label %next\nnext:\n{SWITCH}  br label %more\nmore:\n  %r = {CONVERT}"
    out = np.zeros(64, np.uint32)
    run("gfx950", MODE, behind, np.full(64, 1e6, np.float32), out).raise_for_findings()
    assert (out & 0xFF == 0x7E).all()
    round_it = (
        f"  %c = fcmp olt float %v, 3.0\n  br i1 %c, label %on, label %more\non:\n{SWITCH}  br label %more\n"
        f"more:\n  %r = {CONVERT}"
    )
    with pytest.raises(
        UnsupportedError, match=r"cvt.pk.fp8.f32 at line \d+ is reached past where MODE.FP16_OVFL is set"
    ):
        run("gfx950", MODE, round_it, np.zeros(64, np.float32), np.zeros(64, np.uint32))
    half = f"  %h = fptrunc float %v to half\n{SWITCH}  %r = fpext half %h to float"
    with pytest.raises(UnsupportedError, match=r"fptrunc at line \d+ is reached past"):
        run("gfx950", MODE, half, np.zeros(64, np.float32), np.zeros(64, np.float32))


def test_functions_that_convert_nothing_run_with_that_mode() -> None:
    helper = f"{MODE}\ndefine internal float @f(float %v) noinline {{\n  %d = fadd float %v, 1.0\n  ret float %d\n}}"
    body = f"{SWITCH}  %w = call float @f(float %v)\n  %r = {CONVERT.replace('%v', '%w')}"
    out = np.zeros(64, np.uint32)
    run("gfx950", helper, body, np.full(64, 1e6, np.float32), out).raise_for_findings()
    assert (out & 0xFF == 0x7E).all()


def test_the_mode_survives_the_lowering() -> None:
    text = """
target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x float] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %halves) #0 {
  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %x
  %v = load float, ptr addrspace(1) %p
  %l = getelementptr float, ptr addrspace(3) @t, i32 %x
  store float %v, ptr addrspace(3) %l
  %w = load float, ptr addrspace(3) %l
  %c = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %w, float 1.0, i32 0, i1 false)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %c, ptr addrspace(1) %o
  %h = fptrunc float %w to half
  %q = getelementptr half, ptr addrspace(1) %halves, i32 %x
  store half %h, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1 immarg)
"""
    for module in (swlds.parse(text), swlds.lower(swlds.parse(text)), swlds.lower(swlds.parse(text), profile="llvm")):
        out, halves = np.zeros(64, np.uint32), np.zeros(64, np.float16)
        kernel = swlds.Device("gfx942").load(module)["k"]
        kernel.launch(1, 64, [np.full(64, 1e6, np.float32), out, halves]).raise_for_findings()
        assert (out & 0xFF == out[0] & 0xFF).all() and out[0] & 0xFF != 0x80 and (halves == np.float16(65504)).all()


def test_a_trap_in_assembly_is_a_trap() -> None:
    body = '  call void asm sideeffect "s_trap 2", ""()\n  %r = fadd float %v, 1.0'
    found = run("gfx942", "", body, np.zeros(64, np.float32), np.zeros(64, np.float32)).findings
    assert [f.kind for f in found] == ["trap"]


def test_negative_immediates_of_waits() -> None:
    body = "  call void @llvm.amdgcn.s.waitcnt(i32 -49168)\n  %r = fadd float %v, 1.0"
    out = np.zeros(64, np.float32)
    run(
        "gfx942", "declare void @llvm.amdgcn.s.waitcnt(i32 immarg)", body, np.zeros(64, np.float32), out
    ).raise_for_findings()
    assert (out == 1).all()


@pytest.mark.parametrize("value", [1.5, 1e10, 1e100, -1e300])
def test_two_over_pi(value: float) -> None:
    """The segments add up to 2 / pi, less the bits above those that a large value asks for."""
    declared = "declare double @llvm.amdgcn.trig.preop.f64(double, i32)"
    body = "\n".join(f"  %s{n} = call double @llvm.amdgcn.trig.preop.f64(double %v, i32 {n})" for n in range(3))
    body += "\n  %a = fadd double %s1, %s2\n  %r = fadd double %s0, %a"
    out = np.zeros(64)
    run("gfx942", declared, body, np.full(64, value), out).raise_for_findings()
    digits = "0.63661977236758134307553505349005744813783858296182579499066937623558719053690614036045521104266"
    digits += "36582144217837823498284379905441350837466936284128"
    bits = Fraction(digits)
    exponent = math.frexp(value)[1] + 1022
    gone = max(exponent - 1077, 0)
    rest = bits * 2**gone - math.floor(bits * 2**gone)
    assert out[0] == pytest.approx(float(rest / 2**gone) * (2.0**128 if exponent >= 1968 else 1), rel=1e-12)


SCALED = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %codes, ptr addrspace(1) %scales, ptr addrspace(1) %out) "target-cpu"="gfx1250" {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr {type}, ptr addrspace(1) %codes, i32 %i
  %c = load {type}, ptr addrspace(1) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %scales, i32 %i
  %all = load i32, ptr addrspace(1) %q, align 4
  %v = bitcast i32 %all to <4 x i8>
  %low = insertelement <4 x i8> %v, i8 undef, i64 2
  %w = insertelement <4 x i8> %low, i8 undef, i64 3
  %s = bitcast <4 x i8> %w to i32
  %r = call <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.{word}({type} %c, i32 %s, i32 {select})
  %o = getelementptr <8 x float>, ptr addrspace(1) %out, i32 %i
  store <8 x float> %r, ptr addrspace(1) %o, align 32
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.{word}({type}, i32, i32 immarg)
"""


def run_scaled(
    word: str, select: int, own: np.ndarray, second: np.ndarray, engine: str
) -> tuple[np.ndarray, np.ndarray]:
    """(what was converted, what came out), by lanes; bytes 0 and 1 of the scales."""
    codes = np.tile(np.arange(8, dtype=np.uint8), (32, 1))
    words = (
        codes.view(np.uint32) if word == "fp8" else (codes.astype(np.uint32) << np.arange(0, 32, 4, np.uint32)).sum(1)
    )
    type_, out = "<2 x i32>" if word == "fp8" else "i32", np.zeros(256, np.float32)
    text = SCALED.format(word=word, type=type_, select=select)
    values = [words.astype(np.uint32).ravel(), (own | second << 8).astype(np.uint32), out]
    swlds.Device("gfx1250", engine=engine).load(swlds.parse(text))["k"].launch(1, 32, values).raise_for_findings()
    return decode(codes, word), out.reshape(32, 8)


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(("word", "select"), [("fp8", 0), ("fp8", 8), ("fp4", 0)])
def test_scales_of_both_halves_of_a_wave(word: str, select: int, engine: str) -> None:
    """As Triton packs them: byte 1 is the scale of the lane 16 lanes away, where that counts; bytes 2 and 3 are undefined."""
    own = 120 + np.arange(32) % (16 if (word, select) == ("fp8", 0) else 32)
    second = own[np.arange(32) ^ 16]
    worth, got = run_scaled(word, select, own, second, engine)
    assert (got == worth * 2.0 ** (own - 127)[:, None]).all()


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(("word", "select", "wrong"), [("fp8", 0, "own"), ("fp8", 8, "second"), ("fp4", 0, "second")])
def test_scales_about_which_sources_differ(word: str, select: int, wrong: str, engine: str) -> None:
    """Lanes 16 to 31 have another scale than the lower half holds for them."""
    bytes_ = {"own": np.full(32, 120), "second": np.full(32, 120)}
    bytes_[wrong][20 if wrong == "own" else 4] = 121
    with pytest.raises(UnsupportedError, match="the scale of llvm.amdgcn.cvt.scale.pk8"):
        run_scaled(word, select, bytes_["own"], bytes_["second"], engine)


def test_other_selections_of_a_scale_are_refused() -> None:
    for word, select in (("fp8", 1), ("fp4", 8)):
        with pytest.raises(UnsupportedError, match=f"argument 2 .* cannot be {select}"):
            run_scaled(word, select, np.full(32, 120), np.full(32, 120), "reference")
