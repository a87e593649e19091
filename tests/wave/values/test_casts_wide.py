"""Casts between vectors of other elements: the same bits, and no integer of the host wider than the wider element."""

from __future__ import annotations

import re

import numpy as np
import pytest

import swlds

CASTS = [
    ("<32 x i8>", "<8 x i32>", 32),
    ("<8 x i32>", "<32 x i8>", 32),
    ("<16 x half>", "<4 x i64>", 64),
    ("<4 x double>", "<16 x i16>", 64),
    ("<2 x i64>", "<4 x float>", 64),
    ("<3 x i32>", "<6 x i16>", 32),
    ("<4 x i24>", "<3 x i32>", 96),
    ("<8 x i8>", "i64", 64),
    ("<64 x i1>", "<2 x i32>", 32),
]


def module(source: str, target: str) -> str:
    """Loads, casts, adds a bit so that the cast is not all there is, casts back, stores."""
    size = sum(int(n) * int(bits) for n, bits in re.findall(r"<(\d+) x i(\d+)>", source))
    whole = f"i{size}" if size else "i256"
    size = size or 256
    return f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %data) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [{size // 8} x i8], ptr addrspace(1) %data, i32 %i
  %w = load {whole}, ptr addrspace(1) %p, align 1
  %a = bitcast {whole} %w to {source}
  %b = bitcast {source} %a to {target}
  %f = freeze {target} %b
  %c = bitcast {target} %f to {source}
  %r = bitcast {source} %c to {whole}
  store {whole} %r, ptr addrspace(1) %p, align 1
  %q = getelementptr [{size // 8} x i8], ptr addrspace(1) %p, i32 64
  store {target} %f, ptr addrspace(1) %q, align 1
  ret void
}}
"""


@pytest.mark.parametrize(("source", "target", "widest"), CASTS)
def test_bits_stay(source: str, target: str, widest: int) -> None:
    text = module(source, target)
    found = re.search(r"\[(\d+) x i8\]", text)
    assert found
    size = int(found[1])
    data = np.random.default_rng(size).integers(0, 256, 128 * size, np.uint8)
    wanted = np.concatenate([data[: 64 * size], data[: 64 * size]])
    swlds.Device("gfx942", engine="both").load(swlds.parse(text))["k"].launch(1, 64, [data]).raise_for_findings()
    assert np.array_equal(data, wanted)
    assert widest


@pytest.mark.parametrize(("source", "target", "widest"), [c for c in CASTS if c[0][-2] != "1" and "24" not in c[0]])
def test_integers_are_as_narrow_as_can_be(source: str, target: str, widest: int) -> None:
    """LLVM took 20 times as long for lanes of 256 bits."""
    text = f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %data) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [32 x i8], ptr addrspace(1) %data, i32 %i
  %a = load {source}, ptr addrspace(1) %p, align 4
  %b = bitcast {source} %a to {target}
  store {target} %b, ptr addrspace(1) %p, align 4
  ret void
}}
"""
    host = (
        swlds.Device("gfx942")
        .load(swlds.parse(text))["k"]
        .host_ir(1, 64, [np.zeros(2048, np.uint8)], checks="initcheck")
    )
    wide = {int(bits) for bits in re.findall(r"<\d+ x i(\d+)>", host)}
    assert max(wide) <= max(widest, 64), wide
