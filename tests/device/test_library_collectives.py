"""Collectives of sub-groups, OpenCL C's and ``__ockl_*``, against NumPy: whole waves and the rest of a group, both wave sizes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

KINDS = {
    "i": ("i32", np.int32),
    "j": ("i32", np.uint32),
    "l": ("i64", np.int64),
    "m": ("i64", np.uint64),
    "f": ("float", np.float32),
    "d": ("double", np.float64),
}
FUNCTIONS = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def run(name: str, ir: str, values: Any, more: str = "", more_type: str = "", mcpu: str = "gfx942") -> Any:
    text = f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare {ir} @{name}({ir}{more_type})
define amdgpu_kernel void @k(ptr addrspace(1) %data) #0 {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr {ir}, ptr addrspace(1) %data, i32 %i
  %x = load {ir}, ptr addrspace(1) %p
  %y = call {ir} @{name}({ir} %x{more})
  store {ir} %y, ptr addrspace(1) %p
  ret void
}}
attributes #0 = {{ "target-cpu"="{mcpu}" }}
"""
    out = values.copy()
    assert not swlds.Device(mcpu).load(swlds.parse(text))["k"].launch(1, len(values), [out]).findings
    return out


def numbers(dtype: Any, seed: int, count: int) -> Any:
    """Small whole floating-point numbers: sums in any order are exact."""
    drawn = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "f":
        return drawn.integers(-100, 100, count).astype(dtype)
    return np.frombuffer(drawn.bytes(count * np.dtype(dtype).itemsize), dtype).copy()


def expected(kind: str, name: str, values: Any, wave: int) -> Any:
    function, found = FUNCTIONS[name], []
    for start in range(0, len(values), wave):
        scan = function.accumulate(values[start : start + wave], dtype=values.dtype)
        if kind == "reduce":
            scan[:] = scan[-1]
        if kind == "scan_exclusive":
            info: Any = np.finfo(values.dtype) if values.dtype.kind == "f" else np.iinfo(values.dtype)
            ends = {"min": info.max, "max": info.min} if values.dtype.kind != "f" else {"min": np.inf, "max": -np.inf}
            first = {"add": 0, "or": 0, "xor": 0, "and": np.array(-1).astype(values.dtype)} | ends
            scan = np.concatenate([np.array([first[name]], values.dtype), scan[:-1]])
        found.append(scan)
    return np.concatenate(found)


@pytest.mark.parametrize("letter", KINDS)
@pytest.mark.parametrize("name", ("add", "min", "max"))
@pytest.mark.parametrize("kind", ("reduce", "scan_inclusive", "scan_exclusive"))
def test_sub_groups(kind: str, name: str, letter: str) -> None:
    ir, dtype = KINDS[letter]
    word = f"sub_group_{kind}_{name}"
    for mcpu, wave, count in (("gfx942", 64, 100), ("gfx1100", 32, 40)):
        values = numbers(dtype, len(word) + wave, count)
        found = run(f"_Z{len(word)}{word}{letter}", ir, values, mcpu=mcpu)
        np.testing.assert_array_equal(found, expected(kind, name, values, wave))


@pytest.mark.parametrize("inclusive", (True, False))
@pytest.mark.parametrize("word", ("add_i32", "min_u32", "max_i64", "xor_u64", "and_i32", "or_u32", "add_f64"))
def test_wave_scans(word: str, inclusive: bool) -> None:
    name, suffix = word.split("_")
    letter = {"i32": "i", "u32": "j", "i64": "l", "u64": "m", "f64": "d"}[suffix]
    ir, dtype = KINDS[letter]
    values = numbers(dtype, len(word), 80)
    found = run(f"__ockl_wfscan_{word}", ir, values, f", i1 {str(inclusive).lower()}", ", i1")
    kind = "scan_inclusive" if inclusive else "scan_exclusive"
    np.testing.assert_array_equal(found, expected(kind, name, values, 64))


@pytest.mark.parametrize(
    ("name", "letter"),
    (
        ("_Z19sub_group_broadcastfj", "f"),
        ("_Z19sub_group_broadcastlj", "l"),
        ("__ockl_wfbcast_u64", "m"),
        ("__ockl_wfbcast_u32", "j"),
    ),
)
def test_broadcasts(name: str, letter: str) -> None:
    ir, dtype = KINDS[letter]
    values = numbers(dtype, 5, 128)
    found = run(name, ir, values, ", i32 17", ", i32")
    np.testing.assert_array_equal(found, np.repeat(values[[17, 81]], 64))


@pytest.mark.parametrize(("word", "function"), (("any", np.any), ("all", np.all)))
def test_votes(word: str, function: Any) -> None:
    values = np.ones(192, np.int32)
    values[70:128] = values[130] = 0
    values[64:70] = 0
    found = run(f"_Z13sub_group_{word}i", "i32", values)
    wanted = [bool(function(values[start : start + 64])) for start in (0, 64, 128)]
    np.testing.assert_array_equal(found != 0, np.repeat(wanted, 64))
