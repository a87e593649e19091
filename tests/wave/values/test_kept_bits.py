"""Values that are only moved keep their bits, signalling NaNs too: through memory, blocks, phis, selects, lanes and vectors."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TYPES = {
    "bfloat": 2,
    "half": 2,
    "float": 4,
    "double": 8,
    "<2 x bfloat>": 4,
    "<4 x bfloat>": 8,
    "<8 x bfloat>": 16,
    "<8 x half>": 16,
    "<4 x float>": 16,
}
HEAD = """@t = internal addrspace(3) global [1024 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %x, SIZE
  %p = getelementptr i8, ptr addrspace(1) %in, i32 %o
  %l = getelementptr i8, ptr addrspace(3) @t, i32 %o
  %q = getelementptr i8, ptr addrspace(1) %out, i32 %o
  %a = load TYPE, ptr addrspace(1) %p, align 2
"""
STORE = "  store TYPE %v, ptr addrspace(1) %q, align 2\n  ret void\n}\n"
MOVES = {
    "global": "  %v = freeze TYPE %a\n",
    "LDS": "  store TYPE %a, ptr addrspace(3) %l, align 2\n  %v = load TYPE, ptr addrspace(3) %l, align 2\n",
    "stack": "  %s = alloca TYPE, align 8, addrspace(5)\n  store TYPE %a, ptr addrspace(5) %s, align 2\n"
    "  %v = load TYPE, ptr addrspace(5) %s, align 2\n",
    "a loop": "  br label %loop\nloop:\n  %i = phi i32 [ 0, %0 ], [ %j, %loop ]\n  "
    "%w = phi TYPE [ zeroinitializer, %0 ], [ %v, %loop ]\n"
    "  %z = icmp eq i32 %i, %x\n  %v = select i1 %z, TYPE %a, TYPE %w\n  %j = add i32 %i, 1\n  %d = icmp ult i32 %i, %x\n"
    "  br i1 %d, label %loop, label %end\nend:\n",
    "a branch": "  %odd = trunc i32 %x to i1\n  br i1 %odd, label %yes, label %end\nyes:\n"
    "  %b = load TYPE, ptr addrspace(1) %p, align 2\n"
    "  br label %end\nend:\n  %v = phi TYPE [ %a, %0 ], [ %b, %yes ]\n",
    "a call": "  %v = call TYPE @same(TYPE %a)\n",
    "casts": "  %i = bitcast TYPE %a to iBITS\n  %v = bitcast iBITS %i to TYPE\n",
}
CALLEE = "define internal TYPE @same(TYPE %v) noinline {\n  ret TYPE %v\n}\n"


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("type_", TYPES)
def test_bits_stay(type_: str, move: str) -> None:
    size = TYPES[type_]
    text = HEAD + MOVES[move] + STORE + CALLEE
    zero = "zeroinitializer" if type_.startswith("<") else "0.0"
    text = (
        text.replace("zeroinitializer", zero)
        .replace("TYPE", type_)
        .replace("SIZE", str(size))
        .replace("BITS", str(8 * size))
    )
    bits = np.random.default_rng(5).integers(0, 1 << 16, 32 * size, dtype=np.uint16)
    bits[::3] = 0x7F81 + (bits[::3] & 0x3E)  # signalling NaNs, as bfloat and as the upper half of float
    bits[1::3] = 0x7C01 + (bits[1::3] & 0xFF)  # as half
    data = bits.view(np.uint8)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    for engine in ("wave", "reference"):
        out = np.zeros_like(data)
        kernel.launch(1, 64, [data.copy(), out], engine=engine).raise_for_findings()
        assert out.tobytes() == data.tobytes(), engine
