"""Loads that transpose, on both engines and lowered, against the table of ``analysis.transposed_loads``."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError

#: Intrinsic, result, bits, lanes of a wave, processor; from where element j of lane i of sixteen comes.
CASES = [
    ("ds.read.tr16.b64.v4f16", "<4 x half>", 16, 64, "gfx950", lambda i, j: 4 * j + i // 4),
    ("ds.read.tr8.b64.v2i32", "<2 x i32>", 8, 64, "gfx950", lambda i, j: 2 * j + i // 8),
    ("ds.read.tr4.b64.v2i32", "<2 x i32>", 4, 64, "gfx950", lambda i, j: j),
    ("ds.load.tr16.b128.v8bf16", "<8 x bfloat>", 16, 32, "gfx1250", lambda i, j: i // 8 * 8 + j),
    ("ds.load.tr8.b64.v2i32", "<2 x i32>", 8, 32, "gfx1250", lambda i, j: 4 * (i // 8) + 8 * (j // 4) + j % 4),
    ("global.load.tr.b128.v8i16", "<8 x i16>", 16, 32, "gfx1250", lambda i, j: i // 8 * 8 + j),
    ("global.load.tr.b128.v8f16", "<8 x half>", 16, 32, "gfx1201", lambda i, j: i // 8 * 8 + j),
    ("global.load.tr.b64.v2i32", "<2 x i32>", 8, 32, "gfx1200", lambda i, j: 4 * (i // 8) + 8 * (j // 4) + j % 4),
]


def packed(values: np.ndarray, bits: int) -> np.ndarray:
    """Numbers of so many bits, close together."""
    single = values.reshape(-1, 1) >> np.arange(bits) & 1
    return np.packbits(single.astype(np.uint8).ravel(), bitorder="little")


def kernel(name: str, result: str, words: int, processor: str) -> str:
    """Lanes write rows to LDS in reverse, so that their pointers are not in order, and read them transposed."""
    is_lds = name.startswith("ds")
    space, align = 3 if is_lds else 1, 4 * words if words != 3 else 4
    return f"""target triple = "amdgcn-amd-amdhsa"
@rows = internal addrspace(3) global [64 x <{words} x i32>] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare {result} @llvm.amdgcn.{name}(ptr addrspace({space}))
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="{processor}" {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = sub i32 63, %x
  %from = getelementptr <{words} x i32>, ptr addrspace(1) %in, i32 %x
  %v = load <{words} x i32>, ptr addrspace(1) %from, align {align}
  %place = getelementptr <{words} x i32>, ptr addrspace(3) @rows, i32 %at
  store <{words} x i32> %v, ptr addrspace(3) %place, align {align}
  call void @llvm.amdgcn.s.barrier()
  %r = call {result} @llvm.amdgcn.{name}(ptr addrspace({space}) %{"place" if is_lds else "from"})
  %to = getelementptr {result}, ptr addrspace(1) %out, i32 %x
  store {result} %r, ptr addrspace(1) %to, align {align}
  ret void
}}
"""


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize(("name", "result", "bits", "lanes", "processor", "source"), CASES, ids=[c[0] for c in CASES])
def test_places(name, result, bits, lanes, processor, source, is_lowered) -> None:
    elements = (128 if "b128" in name else 64) // bits
    rows = np.random.default_rng(3).integers(0, 1 << bits, (lanes, elements))
    module = swlds.parse(kernel(name, result, elements * bits // 32, processor))
    module = swlds.lower(module) if is_lowered else module
    given = packed(rows, bits)
    out = np.zeros_like(given)
    launched = swlds.Device(engine="both").load(module)["k"].launch(1, lanes, [given, out])
    assert not launched.findings
    for lane in range(lanes):
        first = lane // 16 * 16
        expected = [rows[first + source(lane % 16, j), lane % elements] for j in range(elements)]
        got = out.reshape(lanes, -1)[lane]
        assert got.tolist() == packed(np.array(expected), bits).tolist(), lane


SIX_BITS = """target triple = "amdgcn-amd-amdhsa"
@rows = internal addrspace(3) global [1024 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3))
define amdgpu_kernel void @k(ptr addrspace(1) %in, i32 %pitch, ptr addrspace(1) %out) "target-cpu"="gfx950" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr <4 x i32>, ptr addrspace(1) %in, i32 %x
  %v = load <4 x i32>, ptr addrspace(1) %from, align 4
  %place = getelementptr <4 x i32>, ptr addrspace(3) @rows, i32 %x
  store <4 x i32> %v, ptr addrspace(3) %place, align 16
  call void @llvm.amdgcn.s.barrier()
  %at = mul i32 %x, %pitch
  %row = getelementptr i8, ptr addrspace(3) @rows, i32 %at
  %r = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %row)
  %to = getelementptr [3 x i32], ptr addrspace(1) %out, i32 %x
  store <3 x i32> %r, ptr addrspace(1) %to, align 4
  ret void
}
"""


@pytest.mark.parametrize("is_lowered", [False, True])
def test_six_bits(is_lowered: bool) -> None:
    """Rows lie 16 bytes apart, as the instruction wants its addresses."""
    rows = np.random.default_rng(5).integers(0, 64, (64, 16))
    memory = np.concatenate([packed(rows, 6).reshape(64, 12), np.zeros((64, 4), np.uint8)], axis=1)
    module = swlds.parse(SIX_BITS)
    module = swlds.lower(module) if is_lowered else module
    out = np.zeros((64, 3), np.uint32)
    kernel = swlds.Device(engine="both").load(module)["k"]
    assert not kernel.launch(1, 64, [memory, np.uint32(16), out]).findings
    for lane in range(64):
        expected = rows[lane // 16 * 16 : lane // 16 * 16 + 16, lane % 16]
        assert out[lane].tobytes() == packed(expected, 6).tobytes(), lane


def test_six_bits_want_16_bytes() -> None:
    kernel = swlds.Device(engine="both").load(swlds.parse(SIX_BITS))["k"]
    found = kernel.launch(1, 64, [np.zeros(1024, np.uint8), np.uint32(12), np.zeros((64, 3), np.uint32)]).findings
    assert [f.kind for f in found] == ["misaligned"]


@pytest.mark.parametrize(
    ("name", "result", "processor", "features"),
    [
        ("ds.read.tr16.b64.v4f16", "<4 x half>", "gfx942", ""),
        ("ds.read.tr4.b64.v2i32", "<2 x i32>", "gfx942", ""),
        ("ds.load.tr4.b64.v2i32", "<2 x i32>", "gfx1250", ""),
        ("ds.load.tr6.b96.v3i32", "<3 x i32>", "gfx1250", ""),
        ("global.load.tr4.b64.v2i32", "<2 x i32>", "gfx1250", ""),
        ("global.load.tr.b64.v2i32", "<2 x i32>", "gfx1250", ""),
        ("global.load.tr.b64.i32", "i32", "gfx1201", "+wavefrontsize64"),
        ("global.load.tr.b128.v8i16", "<8 x i16>", "gfx1201", "+wavefrontsize64"),
        ("global.load.tr.b128.v4i16", "<4 x i16>", "gfx1201", "+wavefrontsize64"),
    ],
)
def test_what_is_refused(name: str, result: str, processor: str, features: str) -> None:
    text = kernel(name, result, 4, processor).replace("{\n", f'"target-features"="{features}" {{\n', 1)
    loaded = swlds.Device(engine="both").load(swlds.parse(text))["k"]
    with pytest.raises(UnsupportedError, match="which lane gets which element is not known"):
        loaded.refuse_unsupported()


@pytest.mark.parametrize(
    ("name", "word", "kind"), [("b128.v8i16", "<8 x i16>", np.uint16), ("b64.v2i32", "<2 x i32>", np.uint8)]
)
def test_rows_become_columns_of_gfx12(name: str, word: str, kind) -> None:
    """A matrix lies row by row; lanes load eight of a row as RADV has them do, and get eight rows of column l mod 16."""
    matrix = np.random.default_rng(6).integers(0, 255, (16, 16)).astype(kind)
    rows, column = {
        np.uint16: ([*range(8)] * 2 + [*range(8, 16)] * 2, [0, 8]),
        np.uint8: (sum(([*range(r, r + 4)] * 2 for r in (0, 4, 8, 12)), []), [0, 8]),
    }[kind]
    run = 8 if kind == np.uint16 else 4
    columns = [column[lane // run % 2] for lane in range(32)]
    given = np.array([matrix[r, c : c + 8] for r, c in zip(rows, columns, strict=True)])
    out = np.zeros((32, 8), kind)
    text = kernel(f"global.load.tr.{name}", word, 4 if kind == np.uint16 else 2, "gfx1201")
    assert not swlds.Device(engine="both").load(swlds.parse(text))["k"].launch(1, 32, [given, out]).findings
    for lane in range(32):
        assert out[lane].tolist() == matrix[8 * (lane // 16) : 8 * (lane // 16) + 8, lane % 16].tolist()


def test_findings_name_the_line_of_the_load() -> None:
    text = kernel("ds.read.tr16.b64.v4f16", "<4 x half>", 2, "gfx950").replace("i32 %at\n", "i32 %at ; 64 rows\n")
    text = text.replace("(ptr addrspace(3) %place)", "(ptr addrspace(3) inttoptr (i32 -8 to ptr addrspace(3)))")
    launched = (
        swlds.Device(engine="both")
        .load(swlds.parse(text, "t.ll"))["k"]
        .launch(1, 64, [np.zeros((64, 2), np.uint32), np.zeros((64, 4), np.float16)])
    )
    line = next(n for n, other in enumerate(text.split("\n"), 1) if "call <4 x half>" in other)
    assert launched.findings and f"t.ll:{line}" in launched.text()


def test_uses_knows_what_they_read() -> None:
    from swlds.ir.intrinsics import find_facts

    facts = find_facts("llvm.amdgcn.ds.load.tr8.b64.v2i32")
    assert facts is not None and facts.accesses("r") and facts.exchanges
