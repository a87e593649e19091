"""``s.setreg`` of fields of MODE: what nothing depends on is executed, on both engines and lowered; else the field is named."""

from __future__ import annotations

import re

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics.mode_fields import ROUNDINGS, mode_at_start
from swlds.device.target import find_target
from swlds.errors import UnsupportedError
from tests.support.backend import assemble, emit

TEXT = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x float] poison, align 16
%more
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %v = uitofp i32 %x to float
  %l = getelementptr float, ptr addrspace(3) @t, i32 %x
  %o = getelementptr float, ptr addrspace(1) %out, i32 %x
%body
  store float %r, ptr addrspace(3) %l
  %w = load float, ptr addrspace(3) %l
  store float %w, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" %attributes }
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
declare i32 @llvm.amdgcn.s.getreg(i32 immarg)
declare float @llvm.exp2.f32(float)
declare float @llvm.maxnum.f32(float, float)
"""
EXP = "%r = call float @llvm.exp2.f32(float %v)"
ADD = "%r = fadd float %v, 1.0"
FLUSHES = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'


def setreg(first: int, count: int, value: int | str) -> str:
    return f"  call void @llvm.amdgcn.s.setreg(i32 {1 | first << 6 | (count - 1) << 11}, i32 {value})\n"


def run(body: str, attributes: str = "", more: str = "", target: str = "gfx942") -> np.ndarray:
    """What the body makes of each lane's number, which both engines and the lowered module agree on."""
    text = TEXT.replace("%body", body).replace("%more", more).replace("%attributes", attributes)
    module, outs = swlds.parse(text), []
    for form in (module, swlds.lower(module)):
        out = np.zeros(64, np.float32)
        swlds.Device(target, engine="both").load(form)["k"].launch(1, 64, [out, np.int32(7)]).raise_for_findings()
        outs.append(out)
    np.testing.assert_array_equal(*outs)
    return outs[0]


@pytest.mark.parametrize(
    ("write", "attributes"),
    [
        (setreg(0, 4, 0), ""),
        (setreg(4, 4, 15), ""),
        (setreg(4, 2, 0), FLUSHES),
        (setreg(4, 4, 12), FLUSHES),
        (setreg(4, 4, 0), '"denormal-fp-math"="preserve-sign"'),
        (setreg(4, 4, 5), '"denormal-fp-math"="preserve-sign,ieee"'),
        (setreg(8, 2, 3), ""),
        (setreg(8, 2, 0), '"amdgpu-ieee"="false" "amdgpu-dx10-clamp"="false"'),
        (setreg(0, 32, 0x3F0), ""),
        (setreg(23, 1, 0), ""),
        (setreg(10, 9, 0x1FF), ""),
        (setreg(12, 7, "%n"), ""),
    ],
    ids=str,
)
def test_fields_that_stay_as_they_are_and_those_without_a_meaning_here(write: str, attributes: str) -> None:
    np.testing.assert_array_equal(run(write + ADD, attributes), np.arange(64) + 1)


@pytest.mark.parametrize(
    "body",
    [
        setreg(2, 2, 3) + "  %h = fpext half 1.5 to float\n  %m = call float @llvm.maxnum.f32(float %v, float 2.0)\n"
        "  %c = fcmp olt float %m, 9.0\n  %s = select i1 %c, float %m, float %h\n  %r = fadd float %s, 1.0",
        ADD + "\n" + setreg(0, 4, 15) + "  %q = udiv i32 %x, 3",
        setreg(0, 2, 1) + setreg(0, 2, 0) + ADD,
        setreg(4, 2, "%n") + setreg(0, 8, 0xF0) + ADD,
        setreg(0, 2, 1) + "  br label %next\nnext:\n" + setreg(0, 4, 0) + "  br label %last\nlast:\n  " + ADD,
    ],
    ids=["others-only", "behind-all", "restored", "unknown-restored", "restored-later"],
)
def test_changes_that_nothing_sees(body: str) -> None:
    wanted = np.arange(64, dtype=np.float32) + 1
    if "maxnum" in body:
        wanted = np.where(np.maximum(np.arange(64), 2) < 9, np.maximum(np.arange(64), 2), 1.5).astype(np.float32) + 1
    np.testing.assert_array_equal(run(body), wanted)


HELPER = "define internal float @f(float %v) noinline {\n  %d = frem float %v, 3.0\n  ret float %d\n}"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (setreg(0, 2, 1) + EXP, "FP_ROUND of f32 of MODE to 1, and llvm.exp2.f32 at line N depends on it"),
        (
            setreg(2, 2, 3) + "%h = uitofp i32 %x to bfloat\n%r = fpext bfloat %h to float",
            "f64 and f16 of MODE to 3, and uitofp",
        ),
        (
            setreg(4, 2, 0) + "%c = frem float %v, 1.0\n%r = select i1 true, float 1.0, float %c",
            "FP_DENORM of f32 .* frem",
        ),
        (
            setreg(6, 2, 0) + "%h = frem half 1.0, 3.0\n%r = fpext half %h to float",
            "FP_DENORM of f64 and f16 of MODE to 0, and frem",
        ),
        (setreg(0, 2, "%n") + EXP, "FP_ROUND of f32 of MODE to what is no constant, and llvm.exp2.f32"),
        (setreg(4, 1, "%n") + "%r = frem float %v, 3.0", "FP_DENORM of f32 of MODE to what is no constant, and frem"),
        (setreg(8, 1, 0) + ADD, "DX10_CLAMP of MODE to 0, and fadd"),
        (setreg(9, 1, 0) + ADD, "IEEE of MODE to 0, and fadd"),
        (setreg(0, 2, 2) + "%r = call float @f(float %v)", "FP_ROUND of f32 of MODE to 2, and frem at line N"),
        (setreg(0, 2, 2) + "%q = udiv i32 %x, %n\n%r = bitcast i32 %q to float", "FP_ROUND .* udiv"),
        (setreg(0, 2, 2) + '%r = call float asm "v_exp_f32 $0, $1", "=v,v"(float %v)', "FP_ROUND .* call at line"),
        (
            setreg(12, 7, 1) + "%g = call i32 @llvm.amdgcn.s.getreg(i32 63489)\n%r = bitcast i32 %g to float",
            "EXCP_EN .*s.getreg",
        ),
        (
            setreg(23, 1, 1) + "%g = call i32 @llvm.amdgcn.s.getreg(i32 63489)\n%r = bitcast i32 %g to float",
            "FP16_OVFL .*s.getreg",
        ),
        (setreg(23, 1, 1) + setreg(23, 1, 0) + ADD, "FP16_OVFL is not switched off again"),
        (setreg(27, 2, 1) + ADD, "bits 27 to 28 of MODE, of which 0x18000000 are no fields that are known on gfx942"),
        (
            "br label %a\na:\n" + EXP + "\n" + setreg(0, 2, 1) + "br i1 poison, label %a, label %b\nb:",
            "FP_ROUND .* llvm.exp2",
        ),
    ],
    ids=lambda text: text[-40:],
)
def test_what_depends_on_a_changed_field_is_named(body: str, why: str) -> None:
    with pytest.raises(UnsupportedError, match=why.replace("line N", r"line \d+")):
        run(body, more=HELPER)


def test_changes_in_functions() -> None:
    """Of the rounding and of what is flushed, where what depends on them is executed."""
    helper = HELPER.replace("{\n", "{\n" + setreg(9, 1, 0), 1)
    with pytest.raises(UnsupportedError, match=re.escape("it changes IEEE, which is done in kernels only")):
        run("%r = call float @f(float %v)", more=helper)
    helper = HELPER.replace("{\n", "{\n" + setreg(0, 2, 1), 1)
    with pytest.raises(UnsupportedError, match="it sets FP_ROUND of f32 of MODE to 1, and frem at line"):
        run("%r = call float @f(float %v)", more=helper)
    same = HELPER.replace("{\n", "{\n" + setreg(0, 4, 0), 1)
    np.testing.assert_array_equal(run("%r = call float @f(float %v)", more=same), np.arange(64) % 3)


@pytest.mark.parametrize("mode", ["dynamic", "positive-zero,positive-zero"])
def test_modes_that_are_not_known(mode: str) -> None:
    attributes = f'"denormal-fp-math-f32"="{mode}"'
    with pytest.raises(UnsupportedError, match="FP_DENORM of f32 of MODE to 3, and frem"):
        run(setreg(4, 2, 3) + "%r = frem float %v, 3.0", attributes)
    np.testing.assert_array_equal(run(setreg(4, 2, 3) + ADD, attributes), np.arange(64) + 1)
    np.testing.assert_array_equal(run(ADD + "\n" + setreg(4, 2, 3), attributes), np.arange(64) + 1)


def test_gfx12_has_fewer_fields() -> None:
    np.testing.assert_array_equal(run(setreg(0, 8, 0xF0) + ADD, target="gfx1201"), np.arange(64) + 1)
    with pytest.raises(UnsupportedError, match="no fields that are known on gfx1201"):
        run(setreg(8, 1, 1) + ADD, target="gfx1201")
    with pytest.raises(UnsupportedError, match="no fields that are known on gfx1201"):
        run(setreg(12, 7, "%n") + ADD, target="gfx1201")


def test_lines_are_those_of_the_text_that_was_given() -> None:
    """LLVM's own text of it has lines in front."""
    text = """target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 1)
  %x = load float, ptr addrspace(1) %o
  %y = frem float %x, 3.0
  store float %y, ptr addrspace(1) %o
  ret void
}
"""
    kernel = swlds.Device("gfx942").load(swlds.parse(text, "m.ll"))["k"]
    with pytest.raises(UnsupportedError, match=r"^m\.ll:4:1: .* and frem at line 6 depends on it"):
        kernel.launch(1, 64, [np.zeros(1, np.float32)])


# What LLVM's backend makes of it --------------------------------------------------------------------------------

EMPTY = 'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() %attributes {\n  ret void\n}\n'


@pytest.mark.parametrize(
    "attributes",
    [
        "",
        '"denormal-fp-math-f32"="preserve-sign,preserve-sign"',
        '"denormal-fp-math"="preserve-sign,ieee"',
        '"denormal-fp-math"="ieee,preserve-sign" "denormal-fp-math-f32"="ieee"',
        '"denormal-fp-math"="dynamic"',
        '"denormal-fp-math-f32"="positive-zero,positive-zero"',
        '"amdgpu-ieee"="false" "amdgpu-dx10-clamp"="false"',
    ],
)
@pytest.mark.parametrize("cpu", ["gfx942", "gfx1100", "gfx1201"])
def test_mode_at_the_start_is_the_backends(attributes: str, cpu: str) -> None:
    text = EMPTY.replace("%attributes", attributes)
    words = dict(line.split() for line in emit(text, cpu) if line.startswith(".amdhsa_"))
    places = {
        "float_round_mode_32": 0,
        "float_round_mode_16_64": 2,
        "float_denorm_mode_32": 4,
        "float_denorm_mode_16_64": 6,
    }
    wanted = sum(int(words[f".amdhsa_{name}"]) << first for name, first in places.items())
    wanted |= int(words.get(".amdhsa_dx10_clamp", 0)) << 8 | int(words.get(".amdhsa_ieee_mode", 0)) << 9
    assert mode_at_start(swlds.parse(text).functions["k"], find_target(cpu)) == wanted


def test_numbers_of_set_rounding_are_the_backends() -> None:
    text = """define amdgpu_kernel void @k(ptr addrspace(1) %p) strictfp {
  call void @llvm.set.rounding(i32 %n)
  %a = load volatile float, ptr addrspace(1) %p
  %s = fadd float %a, %a
  store volatile float %s, ptr addrspace(1) %p
  ret void
}
declare void @llvm.set.rounding(i32)
"""
    for number, bits in ROUNDINGS.items():
        code = assemble(text.replace("%n", str(number)), "gfx942")
        assert [i for i in code if i.startswith("s_setreg")] == [f"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), {bits}"]


def test_a_wave_without_lanes_there_does_not_write() -> None:
    """The backend branches around a write that no lane comes to."""
    text = """define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %x, 7
  br i1 %c, label %a, label %b
a:
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 1)
  br label %b
b:
  %v = load volatile float, ptr addrspace(1) %p
  %s = fadd float %v, %v
  store volatile float %s, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
"""
    for cpu in ("gfx942", "gfx1100", "gfx1201"):
        code = assemble(text, cpu)
        write = next(n for n, line in enumerate(code) if line.startswith("s_setreg"))
        assert any(line.startswith("s_cbranch_execz") for line in code[:write]), cpu
