"""Collectives of sub-groups, OpenCL C's and ``__ockl_*``, against NumPy: whole waves and the rest of a group, both wave sizes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from collectives_support import KINDS, expected, numbers

import swlds


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
