"""Copies of members of structs, chosen by data, stay native; what lacks something is found as by the reference engine."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.engines.wave_compiler.memory.partial_copies import _find_padded
from swlds.ir.elements import Elements

#: Each lane copies what lies at ``steps[i]`` units of READ in the object; WRITES fill part of it, as one lane does.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global OBJECT poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %steps, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
WRITES
  call void @llvm.amdgcn.s.barrier()
  %a = getelementptr i32, ptr addrspace(1) %steps, i32 %i
  %step = load i32, ptr addrspace(1) %a, align 4
  %offset = mul i32 %step, GRAIN
  %p = getelementptr i8, ptr addrspace(3) @s, i32 %offset
  %v = load READ, ptr addrspace(3) %p, align 1
  %o = getelementptr READ, ptr addrspace(1) %out, i32 %i
  store READ %v, ptr addrspace(1) %o, align 1
  ret void
}
"""
SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "<2 x i32>": 8, "<4 x i16>": 8, "<4 x i32>": 16, "<2 x i16>": 4}
LANES = 32


def _writes(halves: list[int]) -> str:
    lines = []
    for k in halves:
        lines.append(f"  %w{k} = getelementptr i16, ptr addrspace(3) @s, i32 {k}")
        lines.append(f"  store i16 {k + 1}, ptr addrspace(3) %w{k}, align 2")
    return "\n".join(lines)


def _launch(text: str, steps: list[int], engine: str, read: str) -> tuple[Any, bytes]:
    out = np.full(LANES * SIZES[read], 0xEE, np.uint8)
    kernel = swlds.Device("gfx942").load(text)["k"]
    options = {"engine": engine, "checks": "memcheck,initcheck", "no_cache": True}
    result = kernel.launch(1, LANES, [np.resize(np.array(steps, np.int32), LANES), out], **options)
    return result, out.tobytes()


def _compare(object_: str, writes: list[int], read: str, grain: int, steps: list[int]) -> Any:
    """The result of host code; findings and buffers are those of the reference engine."""
    text = KERNEL.replace("OBJECT", object_).replace("WRITES", _writes(writes))
    text = text.replace("READ", read).replace("GRAIN", str(grain))
    (wave, here), (reference, there) = (_launch(text, steps, engine, read) for engine in ("wave", "reference"))
    assert [f.message for f in wave.findings] == [f.message for f in reference.findings] and here == there
    return wave


@pytest.mark.parametrize(
    ("object_", "writes", "read", "steps"),
    [
        ("{ [256 x i32] }", range(128), "i32", [0, 63, 17]),
        ("{ [128 x i32], [128 x i32] }", range(256), "i32", [127, 5]),
        ("{ [16 x [17 x i32]] }", range(544), "i32", [271, 16, 33]),
        ("{ [16 x [17 x i32]] }", range(0, 544, 2), "i32", [271, 16, 33]),
        ("[4 x { [8 x i64], i64 }]", range(144), "i64", [35, 8, 9]),
        ("{ i8, [50 x i32] }", range(102), "i32", [50, 1, 9]),
        ("{ [16 x { i8, i32 }] }", range(64), "i32", [1, 3, 31]),
        ("{ [16 x { i8, i32 }], [8 x i64] }", range(96), "i64", [8, 15]),
        ("{ [16 x { i8, i32 }] }", [0, *range(2, 64)], "i32", [0, 3, 31]),
        ("[8 x { i32, i32, i32 }]", range(48), "<2 x i32>", [0, 3]),
    ],
)
def test_a_clean_copy_stays_native(object_: str, writes: Any, read: str, steps: list[int]) -> None:
    result = _compare(object_, [*writes], read, SIZES[read] if read != "<2 x i32>" else 4, steps)
    assert (result.findings, result.fidelity.executed) == ([], [])


@pytest.mark.parametrize(
    ("object_", "writes", "read", "grain", "steps"),
    [
        ("{ [256 x i32] }", range(128), "i32", 4, [64]),
        ("{ [256 x i32] }", [], "i32", 4, [0]),
        ("{ [16 x { i8, i32 }] }", [], "i32", 4, [2]),
        ("{ [16 x { i8, i32 }] }", [3, 7], "i32", 4, [2]),
        ("{ i8, i32 }", [1], "i32", 4, [0]),
        ("[8 x { i32, i32, i32 }]", range(6), "<2 x i32>", 4, [2]),
    ],
)
def test_what_nobody_wrote_is_found(object_: str, writes: Any, read: str, grain: int, steps: list[int]) -> None:
    """Padding is nothing, wherever the struct stands."""
    assert [f.kind for f in _compare(object_, [*writes], read, grain, steps).findings] == ["uninitialized"]


def _types() -> st.SearchStrategy[str]:
    """Structs, and arrays of them, whose members are of any size."""
    scalars = st.sampled_from(["i8", "i16", "i32", "i64", "<2 x i16>"])

    def wider(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        structs = st.lists(inner, min_size=1, max_size=4).map(lambda members: f"{{ {', '.join(members)} }}")
        return structs | st.builds(lambda count, element: f"[{count} x {element}]", st.integers(1, 12), inner)

    return st.recursive(scalars, wider, max_leaves=6).map(lambda text: f"{{ {text}, [64 x i8] }}")


@given(
    st.builds(lambda count, text: f"[{count} x {text}]" if count else text, st.sampled_from([0, 0, 1, 3]), _types()),
    st.sets(st.integers(0, 31)),
    st.sampled_from(sorted(SIZES)),
    st.sampled_from([1, 2, 4, 8]),
    st.lists(st.integers(0, 7), min_size=1, max_size=3),
)
@settings(max_examples=60)
def test_both_engines_agree(object_: str, writes: set[int], read: str, grain: int, steps: list[int]) -> None:
    _compare(object_, sorted(writes), read, grain, steps)


@given(
    st.sampled_from([4, 8, 12, 24, 96]),
    st.integers(1, 3),
    st.lists(st.integers(0, 96), max_size=40),
    st.sampled_from([(1, 1), (2, 2), (4, 4), (8, 4), (8, 8), (12, 4)]),
)
def test_places_with_padding(unit: int, count: int, marks: list[int], access: tuple[int, int]) -> None:
    """Whatever begins elsewhere, at a step and below the limit, has none; others are told apart."""
    size, grain = access
    if size > unit:
        return
    bytes_ = sorted({k % unit for k in marks})
    elements = Elements(
        unit, unit * count, tuple((c * unit + k, c * unit + k + 1) for c in range(count) for k in bytes_)
    )
    places = _find_padded(elements, size, grain)
    for start in range(elements.period):
        is_within = start % unit + size <= unit
        assert is_within == (start % unit < places.end)
        is_told = start % places.step == 0 and start % places.period < places.limit
        if is_within and is_told and start % places.period not in places.starts:
            assert not any(elements.padding(size, start))
        if is_within and is_told:
            assert elements.padding(size, start) == elements.padding(size, start % places.period)
    assert (
        places.starts or not bytes_ or not any(any(elements.padding(size, k)) for k in range(0, unit - size + 1, grain))
    )
