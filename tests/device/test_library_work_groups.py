"""Collectives of work-groups against NumPy, and the variable in LDS where waves meet."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from collectives_support import KINDS, expected, numbers

import swlds
from swlds.report.uses import report_uses

SCRATCH = "@swlds.work_group_scratch"


def module_of(calls: str, declarations: str, globals_: str = "", mcpu: str = "gfx942") -> str:
    """A kernel that reads its element as %x and writes what ``calls`` leaves in %y."""
    return f"""target triple = "amdgcn-amd-amdhsa"
{globals_}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
{declarations}
define amdgpu_kernel void @k(ptr addrspace(1) %data, i32 %width) #0 {{
  %ix = call i32 @llvm.amdgcn.workitem.id.x()
  %iy = call i32 @llvm.amdgcn.workitem.id.y()
  %row = mul i32 %iy, %width
  %i = add i32 %row, %ix
{calls}
  ret void
}}
attributes #0 = {{ "target-cpu"="{mcpu}" }}
"""


def access(ir: str) -> tuple[str, str]:
    return (
        f"  %p = getelementptr {ir}, ptr addrspace(1) %data, i32 %i\n  %x = load {ir}, ptr addrspace(1) %p\n",
        f"  store {ir} %y, ptr addrspace(1) %p\n",
    )


def run(text: str, values: Any, block: Any, width: int, engine: str = "auto", mcpu: str = "gfx942") -> Any:
    out = values.copy()
    result = swlds.Device(mcpu, engine=engine).load(swlds.parse(text))["k"].launch(1, block, [out, np.int32(width)])
    assert not result.findings, result.findings
    return out


@pytest.mark.parametrize("letter", KINDS)
@pytest.mark.parametrize("name", ("add", "min", "max"))
@pytest.mark.parametrize("kind", ("reduce", "scan_inclusive", "scan_exclusive"))
def test_whole_groups(kind: str, name: str, letter: str) -> None:
    ir, dtype = KINDS[letter]
    word = f"work_group_{kind}_{name}"
    symbol = f"_Z{len(word)}{word}{letter}"
    load, store = access(ir)
    for mcpu, count in (("gfx942", 200), ("gfx1200", 1024) if letter == "i" else ("gfx1100", 40)):
        values = numbers(dtype, len(word) + count, count)
        text = module_of(
            f"{load}  %y = call {ir} @{symbol}({ir} %x)\n{store}", f"declare {ir} @{symbol}({ir})", mcpu=mcpu
        )
        found = run(text, values, count, count, mcpu=mcpu)
        np.testing.assert_array_equal(found, expected(kind, name, values, count))


def test_an_exclusive_scan_keeps_negative_zeros() -> None:
    """Nothing is added to the sum of what is below, where that is all."""
    values = np.full(130, -0.0, np.float32)
    symbol = "_Z29work_group_scan_exclusive_addf"
    load, store = access("float")
    text = module_of(f"{load}  %y = call float @{symbol}(float %x)\n{store}", f"declare float @{symbol}(float)")
    found = run(text, values, 130, 130)
    assert not np.signbit(found[0]) and np.signbit(found[1:]).all()


@pytest.mark.parametrize("engine", ("reference", "both"))
def test_several_in_a_row_and_by_rows_of_a_group(engine: str) -> None:
    """The second call must not overwrite what others still read of the first; work-items count row by row."""
    calls = "".join(
        f"  %y{k} = call i32 @_Z21work_group_reduce_addi(i32 %x{k})\n  %x{k + 1} = xor i32 %y{k}, %i\n"
        for k in range(4)
    )
    load, store = access("i32")
    body = f"{load}  %x0 = add i32 %x, 0\n{calls}  %y = call i32 @_Z29work_group_scan_inclusive_addi(i32 %x4)\n{store}"
    text = module_of(
        body,
        "declare i32 @_Z21work_group_reduce_addi(i32)\ndeclare i32 @_Z29work_group_scan_inclusive_addi(i32)",
    )
    values = numbers(np.int32, 3, 150)
    found = run(text, values, (30, 5), 30, engine)
    want, places = values.astype(np.int64), np.arange(150)
    for _ in range(4):
        want = np.array([want.sum()]).astype(np.int32) ^ places
    np.testing.assert_array_equal(found, want.cumsum().astype(np.uint64).astype(np.uint32).view(np.int32))


def test_broadcasts_of_two_dimensions() -> None:
    symbol = "_Z20work_group_broadcastdmm"
    load, store = access("double")
    text = module_of(
        f"{load}  %y = call double @{symbol}(double %x, i64 7, i64 3)\n{store}",
        f"declare double @{symbol}(double, i64, i64)",
    )
    values = np.random.default_rng(1).normal(size=100)
    np.testing.assert_array_equal(run(text, values, (20, 5), 20, "both"), np.full(100, values[3 * 20 + 7]))


@pytest.mark.parametrize("values", ([0], [1, 0], [5, 7], [0, 0, -1]))
def test_votes(values: list[int]) -> None:
    data = np.resize(np.array(values, np.int32), 130)
    load, store = access("i32")
    text = module_of(
        f"{load}  %a = call i32 @_Z14work_group_alli(i32 %x)\n  %b = call i32 @_Z14work_group_anyi(i32 %x)\n"
        f"  %c = shl i32 %b, 1\n  %y = or i32 %a, %c\n{store}",
        "declare i32 @_Z14work_group_alli(i32)\ndeclare i32 @_Z14work_group_anyi(i32)",
    )
    assert {*run(text, data, 130, 130).tolist()} == {int(all(values)) | 2 * int(any(values))}


def test_the_lowered_module_does_the_same_and_has_the_variable() -> None:
    symbol = "_Z21work_group_reduce_addi"
    load, store = access("i32")
    text = module_of(f"{load}  %y = call i32 @{symbol}(i32 %x)\n{store}", f"declare i32 @{symbol}(i32)")
    lowered = swlds.lower(swlds.parse(text))
    assert SCRATCH[1:] in str(lowered.layouts["k"])
    values = numbers(np.int32, 3, 100)
    out = values.copy()
    assert not swlds.Device("gfx942").load(lowered)["k"].launch(1, 100, [out, np.int32(100)]).findings
    np.testing.assert_array_equal(out, np.full(100, np.add.reduce(values)))


@pytest.mark.parametrize("own", ("internal addrspace(3) global [2 x i32] poison", "global i32 5", "function"))
def test_a_program_that_has_something_of_that_name(own: str) -> None:
    """Its own is another one."""
    symbol = "_Z21work_group_reduce_addi"
    load, store = access("i32")
    declared = f"declare i32 @{symbol}(i32)"
    if own == "function":
        declared += f"\ndefine void {SCRATCH}() {{\n  ret void\n}}"
    globals_ = f"{SCRATCH} = {own}" if own != "function" else ""
    text = module_of(f"{load}  %y = call i32 @{symbol}(i32 %x)\n{store}", declared, globals_)
    values = numbers(np.int32, 3, 100)
    np.testing.assert_array_equal(run(text, values, 100, 100), np.full(100, np.add.reduce(values)))


def test_a_call_that_not_all_waves_reach_is_found() -> None:
    symbol = "_Z21work_group_reduce_addi"
    load, store = access("i32")
    body = (
        f"{load}  %c = icmp ult i32 %i, 64\n  br i1 %c, label %then, label %end\nthen:\n"
        f"  %y = call i32 @{symbol}(i32 %x)\n{store}  br label %end\nend:"
    )
    kernel = swlds.Device("gfx942").load(swlds.parse(module_of(body, f"declare i32 @{symbol}(i32)")))["k"]
    findings = kernel.launch(1, 128, [numbers(np.int32, 3, 128), np.int32(128)]).findings
    assert [(f.kind, f.object.name) for f in findings if f.object] == [("uninitialized", SCRATCH[1:])]


def test_uses_counts_what_the_launch_has(tmp_path: Any) -> None:
    """The library's LDS is of the kernels that call it, by name and by whatever lies between."""
    text = module_of(
        "  %y = call i32 @sum(i32 %ix)",
        "declare i32 @_Z21work_group_reduce_addi(i32)\n"
        "define internal i32 @sum(i32 %v) {\n  %r = call i32 @_Z21work_group_reduce_addi(i32 %v)\n  ret i32 %r\n}\n"
        "define amdgpu_kernel void @other() {\n  ret void\n}",
        "@own = internal addrspace(3) global [10 x i32] poison, align 4",
    ).replace("  ret void\n}\nattributes", "  store i32 %y, ptr addrspace(3) @own\n  ret void\n}\nattributes")
    module = swlds.parse(text)
    report = report_uses(module)
    counted = {k.name: (k.static_size, {v.name: v.size for v in k.variables}) for k in report.kernels}
    assert counted == {"k": (296, {"own": 40, SCRATCH[1:]: 256}), "other": (0, {})}
    (scratch,) = (v for k in report.kernels for v in k.variables if v.name == SCRATCH[1:])
    assert scratch.path == ("k", "sum", "_Z21work_group_reduce_addi")
    assert SCRATCH[1:] not in module.globals
