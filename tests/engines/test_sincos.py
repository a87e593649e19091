"""``llvm.sincos`` (clang's ``__builtin_sincosf``) is ``sin`` and ``cos``, bit for bit, on both engines; also of bfloat, whose
results are rounded in a struct, too."""

from __future__ import annotations

import re

import numpy as np
import pytest

import swlds

TEXT = """declare { T, T } @llvm.sincos.N(T)
declare T @llvm.sin.N(T)
declare T @llvm.cos.N(T)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr T, ptr addrspace(1) %in, i32 %i
  %v = load T, ptr addrspace(1) %p
  %r = call { T, T } @llvm.sincos.N(T %v)
  %s = call T @llvm.sin.N(T %v)
  %c = call T @llvm.cos.N(T %v)
  %w = insertvalue { T, T } zeroinitializer, T %s, 0
  %both = insertvalue { T, T } %w, T %c, 1
  %to = getelementptr [2 x { T, T }], ptr addrspace(1) %out, i32 %i
  %next = getelementptr { T, T }, ptr addrspace(1) %to, i32 1
  store { T, T } %r, ptr addrspace(1) %to
  store { T, T } %both, ptr addrspace(1) %next
  ret void
}
"""
KINDS = {"float": ("f32", 4), "double": ("f64", 8), "half": ("f16", 2), "bfloat": ("bf16", 2), "<2 x half>": ("v2f16", 4)}


@pytest.mark.parametrize("type_", KINDS)
def test_sine_and_cosine_at_once(type_: str) -> None:
    name, size = KINDS[type_]
    module = swlds.parse(re.sub(r"\bT\b", type_, TEXT).replace(".N(", f".{name}("))
    given, found = np.random.default_rng(17).integers(0, 256, 64 * size, np.uint8), []
    for engine in ("wave", "reference"):
        out = np.zeros(64 * 4 * size, np.uint8)
        swlds.Device("gfx942", engine=engine).load(module)["k"].launch(1, 64, [given, out], checks="all").raise_for_findings()
        found.append(out.reshape(64, 2, -1))
    assert (found[0] == found[1]).all()
    assert (found[0][:, 0] == found[0][:, 1]).all()
    assert found[0].any()
