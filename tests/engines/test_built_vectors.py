"""Vectors that are put together of what several loads found are copies of it, as one wide load is: initcheck goes by the bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

#: Four words of LDS, of each the half that WRITES has; two of them at a time become a vector. USE: what is stored of it.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [4 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i64 %n) {
WRITES
  %high = getelementptr i8, ptr addrspace(3) @t, i32 8
  %a = load i64, ptr addrspace(3) @t, align 8
  %b = load i64, ptr addrspace(3) %high, align 8
USE
  ret void
}
"""
BUILD = """  %v = insertelement <2 x i64> poison, i64 %a, i32 0
  %w = insertelement <2 x i64> %v, i64 %b, i32 1
"""
TURNED = """  %v = insertelement <2 x i64> poison, i64 %b, i32 1
  %w = insertelement <2 x i64> %v, i64 %a, i32 0
"""
OTHER = BUILD.replace("poison", "<i64 7, i64 9>")
FLOATS = "  %f = bitcast <2 x i64> %w to <4 x float>\n  store <4 x float> %f, ptr addrspace(1) %out, align 16"
LONGS = "  store <2 x i64> %w, ptr addrspace(1) %out, align 16"
WHOLE = "  %i = bitcast <2 x i64> %w to i128\n  store i128 %i, ptr addrspace(1) %out, align 16"
STORES = {"floats": FLOATS, "longs": LONGS, "a number": WHOLE}


def _writes(*halves: int) -> str:
    """Stores of numbers to these halves of words."""
    lines = []
    for half in halves:
        lines.append(f"  %p{half} = getelementptr i16, ptr addrspace(3) @t, i32 {half}")
        lines.append(f"  store i16 {half + 1}, ptr addrspace(3) %p{half}, align 2")
    return "\n".join(lines)


def _run(writes: str, use: str) -> tuple[list[Any], bytes]:
    """Findings and the buffer, which are the same on both engines and lowered."""
    found = []
    module = swlds.parse(KERNEL.replace("WRITES", writes).replace("USE", use))
    for form in (module, swlds.lower(module)):
        for engine in ("reference", "wave"):
            out = np.full(16, 0xEE, np.uint8)
            kernel = swlds.Device("gfx942").load(form)["k"]
            result = kernel.launch(1, 1, [out, np.int64(5)], engine=engine)
            found.append(([(f.kind, f.message.split("; ")[0], f.count) for f in result.findings], out.tobytes()))
    assert found[1:] == found[:1] * 3
    return found[0]


@pytest.mark.parametrize("build", [BUILD, TURNED, OTHER])
@pytest.mark.parametrize("store", STORES.values(), ids=STORES)
@pytest.mark.parametrize("halves", [(0, 2, 4, 6), (0, 1, 2, 3, 4, 7), (1, 2, 4, 5, 6, 7), tuple(range(8))])
def test_something_of_each_word_is_written(halves: tuple[int, ...], store: str, build: str) -> None:
    """As of a wide load: the buffer takes what is undefined as it is, and zeros are there."""
    findings, out = _run(_writes(*halves), build + store)
    wide = "  %w = load <2 x i64>, ptr addrspace(3) @t, align 16\n" + store
    assert findings == [] and (findings, out) == _run(_writes(*halves), wide)
    assert np.frombuffer(out, np.uint16).tolist() == [h + 1 if h in halves else 0 for h in range(8)]


@pytest.mark.parametrize("build", [BUILD, TURNED, OTHER])
@pytest.mark.parametrize("store", STORES.values(), ids=STORES)
@pytest.mark.parametrize(("missing", "offset"), [(0, 0), (1, 0), (2, 8), (3, 8)])
def test_a_word_that_nobody_wrote_is_found_at_its_load(missing: int, offset: int, store: str, build: str) -> None:
    """Whichever of the loads it is, and whatever the other found."""
    findings, _ = _run(_writes(*(2 * word for word in range(4) if word != missing)), build + store)
    assert findings == [("uninitialized", f"Uninitialized read of size 8 of t at offset {offset} (16 bytes)", 1)]


@pytest.mark.parametrize("store", STORES.values(), ids=STORES)
@pytest.mark.parametrize("index", [0, 1])
def test_an_element_that_stays_poison_is_found(index: int, store: str) -> None:
    """Also where a wider type hides that it is all undefined."""
    use = f"  %w = insertelement <2 x i64> poison, i64 %a, i32 {index}\n{store}"
    for halves in ((0, 2), (0, 1, 2, 3)):
        findings, _ = _run(_writes(*halves), use)
        assert [kind for kind, _, _ in findings] == ["uninitialized"]


@pytest.mark.parametrize("store", STORES.values(), ids=STORES)
@pytest.mark.parametrize("name", ["a", "b"])
def test_what_was_computed_is_no_copy(name: str, store: str) -> None:
    use = f"  %c = add i64 %{name}, %n\n" + BUILD.replace(f"i64 %{name},", "i64 %c,") + store
    findings, _ = _run(_writes(0, 2, 4, 6), use)
    assert [kind for kind, _, _ in findings] == ["uninitialized"]


def test_poison_that_was_replaced_is_not_what_a_finding_names() -> None:
    use = BUILD + "  %e = extractelement <2 x i64> %w, i32 1\n  %c = mul i64 %e, 3\n  store i64 %c, ptr addrspace(1) %out"
    findings, _ = _run(_writes(0, 1, 2, 3, 4), use)
    assert findings == [("uninitialized", "Uninitialized read of size 8 of t at offset 8 (16 bytes)", 1)]
