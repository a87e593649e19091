"""LDS parameters of lowered kernels: named and bounded as those of the original, on both engines."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from debug_text import record, with_debug_info

import swlds
from swlds.engines.api import Local
from swlds.report.validate_report import identity

HEAD = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@v = internal addrspace(3) global [32 x i32] undef
@d = external addrspace(3) global [0 x i32]
"""
#: What the kernel does with ``%p`` (lane's element of a), ``%q`` (the next lane's of b), ``%o`` (its element of out).
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(3) %a, ptr addrspace(3) align 16 %b, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %i = add i32 %x, %n
  %p = getelementptr i32, ptr addrspace(3) %a, i32 %i
  %q = getelementptr i32, ptr addrspace(3) %b, i32 %i
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  BODY
  ret void
}
"""
_STORE = "store i32 %x, ptr addrspace(3) %q, align 4"
BODIES = {
    "write": _STORE,
    "read": f"{_STORE}\n  %r = load i32, ptr addrspace(3) %q, align 4\n  store i32 %r, ptr addrspace(1) %o, align 4",
    "uninitialised": "%r = load i32, ptr addrspace(3) %p, align 4\n  store i32 %r, ptr addrspace(1) %o, align 4",
    "race": "store i32 %x, ptr addrspace(3) %a, align 4",
}
STATIC = (
    "%s = getelementptr [32 x i32], ptr addrspace(3) @v, i32 0, i32 %n\n  store i32 1, ptr addrspace(3) %s, align 4\n  "
)


def _launch(text: str, n: int, *, lower: bool, **options: Any) -> Any:
    module = swlds.parse(text)
    module = swlds.lower(module, **options) if lower else module
    out = np.zeros(128, np.int32)
    kernel = swlds.Device("gfx942").load(module)["k"]
    return kernel.launch(1, 128, [Local(512), Local(512), out, np.int32(n)]), out


@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize("has_static", [False, True])
@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("n", [0, 3])
def test_lowered_is_reported_as_the_original(body: str, has_static: bool, instrument: bool, n: int) -> None:
    text = HEAD + KERNEL.replace("BODY", (STATIC if has_static else "") + BODIES[body])
    results = [
        _launch(text, n, lower=lower, **({"instrument": instrument} if lower else {})) for lower in (False, True)
    ]
    original, lowered = (sorted(map(identity, result.findings), key=str) for result, _ in results)
    if (
        body == "uninitialised" and n
    ):  # a read past the end of one parameter is one of the next: not told apart in a block
        original = [key for key in original if key[1] != "out-of-bounds"]
        assert {f.object.name for f in results[1][0].findings} <= {"a", "b"}
        return
    assert lowered == original
    assert all(f.object is None or f.object.name in ("a", "b") for f in results[1][0].findings)
    assert bool(original) == (body in ("race", "uninitialised") or n > 0)
    np.testing.assert_array_equal(results[0][1], results[1][1])


def test_in_front_of_the_first_is_out_of_bounds() -> None:
    text = HEAD + KERNEL.replace("BODY", "store i32 %x, ptr addrspace(3) %p, align 4")
    for lower in (False, True):
        [finding] = _launch(text, -1, lower=lower)[0].findings
        assert finding.kind in ("out-of-bounds", "null-pointer") and finding.workitem == (0, 0, 0)
        assert lower or (finding.object.name, finding.object.offset) == ("a", -4)


@pytest.mark.parametrize("n", [0, 3])
@pytest.mark.parametrize("body", BODIES)
def test_beside_dynamic_variables(body: str, n: int) -> None:
    """These lie in front of the parameters, with as many bytes as the launch gives them."""
    dynamic = "%s = getelementptr i32, ptr addrspace(3) @d, i32 %x\n  store i32 %x, ptr addrspace(3) %s, align 4\n  "
    module, found = swlds.parse(HEAD + KERNEL.replace("BODY", dynamic + BODIES[body])), []
    for form in (module, swlds.lower(module), swlds.lower(module, instrument=False)):
        out = np.zeros(128, np.int32)
        kernel = swlds.Device("gfx942").load(form)["k"]
        result = kernel.launch(1, 128, [Local(512), Local(512), out, np.int32(n)], dynamic_lds=512)
        found.append((sorted(map(identity, result.findings), key=str), out.tolist()))
    assert found == found[:1] * 3
    assert bool(found[0][0]) == (body in ("race", "uninitialised") or n > 0)
    assert found[0][1] == list(range(128)) or body != "read" or n


def test_code_is_made_anew_where_the_sizes_are_others() -> None:
    """Bounds of parameters stand in host code: a smaller one is not checked by those of the launch before."""
    text = HEAD + KERNEL.replace("BODY", BODIES["read"])
    kernel = swlds.Device("gfx942").load(swlds.lower(swlds.parse(text)))["k"]
    for size, findings in ((512, 0), (256, 2), (512, 0)):
        out = np.zeros(128, np.int32)
        result = kernel.launch(1, 128, [Local(512), Local(size), out, np.int32(0)], checks="memcheck")
        assert len(result.findings) == findings


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("place", ["first", "behind"])
def test_debug_records_of_a_parameter_take_nothing_away(place: str, body: str, engine: str) -> None:
    """``-g`` with optimisation puts them in front of all, where the lowering leaves them, and elsewhere."""
    records = "\n".join(record(f"ptr addrspace(3) %{name}") for name in "ab")
    first = "  %x = call i32 @llvm.amdgcn.workitem.id.x()\n"
    kernel = KERNEL.replace("BODY", BODIES[body])
    kernel = kernel.replace(first, f"{records}\n{first}" if place == "first" else f"{first}{records}\n")
    original, lowered = (
        swlds.Device("gfx942", engine=engine)
        .load(module)["k"]
        .launch(1, 128, [Local(512), Local(512), np.zeros(128, np.int32), np.int32(n)])
        for n in [0 if body == "uninitialised" else 3]
        for parsed in [swlds.parse(with_debug_info(HEAD + kernel))]
        for module in (parsed, swlds.lower(parsed))
    )
    assert original.findings and sorted(map(identity, lowered.findings), key=str) == sorted(
        map(identity, original.findings), key=str
    )
    assert {f.object.name for f in lowered.findings} <= {"a", "b"}


def test_a_debug_record_of_the_parameters_number_takes_nothing_away() -> None:
    """An optimiser lets a record speak of what a pointer was made from."""
    kernel = KERNEL.replace("BODY", f"{BODIES['write']}\n{record('ptr addrspace(3) %b')}")
    text = str(swlds.lower(swlds.parse(with_debug_info(HEAD + kernel))))
    number = re.search(r"(%\S+) = ptrtoint ptr addrspace\(3\) %b to i32", text)
    assert number is not None
    described = re.sub(r"#dbg_value\(ptr addrspace\(3\) %[\w.]+,", f"#dbg_value(i32 {number[1]},", text)
    assert described != text
    launched = swlds.Device("gfx942").load(swlds.parse(described))["k"]
    [finding] = launched.launch(1, 128, [Local(512), Local(512), np.zeros(128, np.int32), np.int32(3)]).findings
    assert finding.object.name == "b"
