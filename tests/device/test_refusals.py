"""Each reason for which something is refused by name stands in docs/limits.md, with what it is said of."""

from __future__ import annotations

import numpy as np
import pytest
from paths import ROOT

import swlds
from swlds.device.intrinsics.refused import REASONS, why_refused
from swlds.device.support import REFUSED_OPCODES
from swlds.errors import UnsupportedError
from tests.support.tensor_tiles import Tile, call, kernel

LIMITS = " ".join((ROOT / "docs" / "limits.md").read_text().split())
#: Something that is refused for it -> what docs/limits.md says.
SAID = {
    "llvm.amdgcn.raw.ptr.buffer.load.format.v4f32": "`buffer.load.format`",
    "llvm.amdgcn.struct.tbuffer.store.f32": "`tbuffer`",
    "llvm.amdgcn.raw.ptr.atomic.buffer.load.i32": "atomic loads through a buffer resource",
    "llvm.amdgcn.ds.load.tr4.b64.v2i32": "`ds.load.tr4`",
    "llvm.amdgcn.global.load.tr6.b96.v3i32": "`global.load.tr4`, `.tr6`",
    "llvm.amdgcn.cvt.sr.pk.f16.f32": "`cvt.sr.pk`",
    "llvm.amdgcn.cvt.pk.fp8.f32.e5m3": "`cvt.pk.fp8.f32.e5m3`",
    "llvm.amdgcn.swmmac.f32.16x16x64.f16": "`swmmac` of gfx1250 (K = 64 and 128)",
    "llvm.amdgcn.image.load.2d.v4f32.i32": "no images and textures",
    "llvm.amdgcn.ds.gws.barrier": "no global wave sync",
    "llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64": "`ds.atomic.barrier.arrive.rtn.b64`",
    "llvm.amdgcn.ds.atomic.async.barrier.arrive.b64": "`ds.atomic.async.barrier.arrive.b64`",
    "llvm.amdgcn.permlane.bcast": "`permlane.bcast`, `.up`, `.down`, `.xor`, `.idx.gen`",
    "llvm.amdgcn.s.get.named.barrier.state": "`s.get.barrier.state`, `s.get.named.barrier.state`",
    "llvm.amdgcn.global.load.monitor.b32.i32": "`global.load.monitor`, `flat.load.monitor`",
    "llvm.amdgcn.exp.row.f32": "`exp`, `interp`, `kill`",
    "llvm.amdgcn.init.whole.wave": "`init.whole.wave`",
    "llvm.amdgcn.end.cf.i64": "`if`, `else`, `loop`, `end.cf`",
    "llvm.vp.add.v4i32": "`vp.*`",
    "llvm.matrix.transpose.v4f32": "`matrix.*`",
    "llvm.sdiv.fix.sat.i32": "`sdiv.fix`, `udiv.fix`",
    "llvm.experimental.constrained.fadd.f32": "`experimental.constrained.*`",
    "llvm.experimental.vector.histogram.add.v4p1.i32": "`experimental.vector.*`",
    "llvm.va_start.p5": "`va_start`, `va_end`, `va_copy`",
    "__ockl_image_load_2D": "images and textures",
    "_Z11read_imagef11ocl_image1di": "images and textures",
    "__ockl_gws_init": "`__ockl_gws_*`",
    "__ockl_multi_grid_sync": "`__ockl_multi_grid_*`",
    "__ockl_hostcall_preview": "`__ockl_hostcall_*`",
    "__ocml_scalb_f32": "`__ocml_scalb_*`",
    "__read_pipe_2": "pipes",
    "__enqueue_kernel_basic": "kernels that start kernels",
    "_Z13release_event9ocl_event": "kernels that start kernels",
    "_Z10ndrange_1Dm": "kernels that start kernels",
}
OPCODES = {
    "indirect branches": "indirect branches (`indirectbr`)",
    "exceptions": "exceptions (`invoke`, `landingpad`, …)",
    "asm goto": "`asm goto` (`callbr`)",
    "variable arguments": "variable arguments (`va_arg`)",
}


@pytest.mark.parametrize("name", SAID)
def test_limits_say_what_is_refused(name: str) -> None:
    assert why_refused(name), name
    assert SAID[name] in LIMITS


def test_no_reason_is_left_out() -> None:
    """A new pattern wants a name here, and so a place in docs/limits.md."""
    for pattern, reason in REASONS:
        assert any(pattern.match(name) for name in SAID), reason
    assert OPCODES.keys() == set(REFUSED_OPCODES.values())
    assert all(text in LIMITS for text in OPCODES.values())


def test_copies_by_a_tensor_descriptor() -> None:
    """What is refused of them is in the descriptor: only run time meets it. The page has each reason's words."""
    section = LIMITS.split("## Tensor copies")[1].split(" ## ")[0]
    for words in (
        "iterate_enable",
        "atomic_barrier_enable",
        "counts 2 and 3, fields of restored contexts, bits that are reserved, a type that is not 2, addresses over 57 bits",
        "a store with a mask of work-groups",
        "32-bit indices without gather mode",
        "a gather of no rows, or of more",
        "whose indices descend",
        "zero in front of one that is not",
        "a stride of zero",
        "rows that are no whole words",
        "no multiples of an element",
        "two elements go to the same bytes",
    ):
        assert words in section, words
    text = kernel(call("t", Tile((4,), (4,)).groups(), "@tile", "%in"))
    assert swlds.Device("gfx1250").load(swlds.parse(text))["k"].unsupported() == []


def test_how_many_more_there_are() -> None:
    """The error names the first, and says that others would follow it."""
    lines = [f"  %f{k} = call float @_Z11read_imagef14ocl_image1d_roi(ptr addrspace(4) %i, i32 {k})" for k in range(3)]
    text = [
        'target triple = "amdgcn-amd-amdhsa"',
        "declare float @_Z11read_imagef14ocl_image1d_roi(ptr addrspace(4), i32)",
        "define amdgpu_kernel void @k(ptr addrspace(4) %i) {",
        *lines,
        "  ret void",
        "}",
    ]
    for count, said in ((3, " (2 more that cannot be executed: swlds run --list-unsupported)"), (1, "")):
        module = swlds.parse("\n".join([*text[: 3 + count], *text[6:]]) + "\n")
        with pytest.raises(swlds.UnsupportedError) as caught:
            swlds.Device("gfx942").load(module)["k"].launch(1, 1, [None])
        assert str(caught.value).endswith(f"i32 0){said}")


VARIADIC = """target triple = "amdgcn-amd-amdhsa"
define i32 @first(i32 %n, ...) {
  %list = alloca ptr, align 8, addrspace(5)
  call void @llvm.va_start.p5(ptr addrspace(5) %list)
  %p = load ptr, ptr addrspace(5) %list, align 8
  %v = load i32, ptr %p, align 4
  call void @llvm.va_end.p5(ptr addrspace(5) %list)
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %r = call i32 (i32, ...) @first(i32 1, i32 5)
  store i32 %r, ptr addrspace(1) %out
  ret void
}
"""
COMPUTED_GOTO = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  indirectbr ptr blockaddress(@k, %x), [label %x]
x:
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (VARIADIC, r":4:1: the intrinsic llvm.va_start.p5 is not executed: .*opt -passes=expand-variadics .*, in @first"),
        (COMPUTED_GOTO, r":3:1: indirect branches \(indirectbr\) are not executed, in @k"),
    ],
)
def test_variable_arguments_and_computed_goto(text: str, message: str, engine: str) -> None:
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(text))["k"]
    with pytest.raises(UnsupportedError, match=message):
        kernel.launch(1, 64, [np.zeros(1, np.int32)])
