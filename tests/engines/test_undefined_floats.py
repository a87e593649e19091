"""Undefined bits through floating point: products with powers of two keep trailing zeros, all else is undefined as a whole."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.reference.arithmetic import rep_of
from swlds.engines.reference.float_shadows import scaled_shadow
from swlds.engines.reference.meta import Meta
from swlds.ir.types import SimpleType

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx942" {{
  %u = and i32 undef, {mask}
  %v = or i32 %u, {value}
  %f = bitcast i32 %v to float
  %m = fmul float %f, {scale}
  %b = bitcast float %m to i32
  %r = trunc i32 %b to i16
  store i16 %r, ptr addrspace(1) %out, align 2
  ret void
}}
"""


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
@pytest.mark.parametrize(
    ("mask", "value", "scale", "is_found"),
    [
        (0x7F800000, 0, "0x43D0000000000000", False),  # of exponent bits only
        (0x0FE00000, 0, "1.0", False),
        (0x7FFF0000, 0, "2.0", False),
        (0x7FFF8000, 0, "2.0", True),  # one of the bits that are stored
        (0x7F800000, 1, "2.0", True),  # a defined one below: rounding is none, but the end of the range is
        (0x7F800000, 0, "3.0", True),
        (0x7F800000, 0, "0.5", True),
    ],
)
def test_low_bits(mask, value, scale, is_found, engine) -> None:
    module = swlds.parse(KERNEL.format(mask=mask, value=value, scale=scale))
    launched = swlds.Device(engine=engine).load(module)["k"].launch(1, 1, [np.zeros(2, np.uint16)])
    assert {f.kind for f in launched.findings} == ({"uninitialized"} if is_found else set())


@pytest.mark.parametrize(("kind", "type_"), [("half", np.float16), ("float", np.float32), ("double", np.float64)])
def test_every_value_of_the_undefined_bits(kind, type_) -> None:
    """Whatever undefined bits are, only bits that are said to be undefined differ in the product."""
    rep, random = rep_of(SimpleType(kind)), np.random.default_rng(1)
    raw = np.dtype(rep.raw).type
    for _ in range(400):
        undefined = raw(int(random.integers(0, 1 << 63)) & int(random.integers(0, 1 << 63)) & ((1 << rep.bits) - 1))
        undefined &= raw(~((1 << int(random.integers(0, rep.bits))) - 1) & ((1 << rep.bits) - 1))
        defined = raw(int(random.integers(0, 1 << 63)) & int(random.integers(0, 1 << 63)) & ((1 << rep.bits) - 1))
        defined &= raw(~((1 << int(random.integers(0, rep.bits))) - 1) & ((1 << rep.bits) - 1)) & ~undefined
        scale = np.array([2.0 ** int(random.integers(0, 15))], type_)
        fill = np.array([random.integers(0, 1 << 63) for _ in range(64)], np.uint64).astype(raw)
        values = (defined | (fill & undefined)).astype(raw)
        with np.errstate(all="ignore"):
            products = (values.view(type_) * scale).view(raw)
        shadow = scaled_shadow(values[:1].view(type_), scale, Meta(None, np.array([undefined], raw)), None, rep)
        assert shadow is not None
        differ = products ^ products[0]
        assert not (differ & ~shadow[0]).any(), (hex(int(defined)), hex(int(undefined)), scale)
