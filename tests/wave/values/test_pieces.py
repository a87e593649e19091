"""Numbers that hosts move in pieces, and small ones that they move together: each byte is where the reference engine has it, and
each finding names it."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.findings import Finding
from swlds.engines.wave_compiler.host.lanes import Component
from swlds.engines.wave_compiler.values.pieces import find_pieces

#: Type -> its bytes.
TYPES = {
    **{f"i{bits}": bits // 8 for bits in (24, 56, 128)},
    "<3 x i16>": 6, "<8 x i8>": 8, "<7 x i8>": 7, "<4 x half>": 8, "<2 x bfloat>": 4,
    "{ i8, i8 }": 2, "<2 x i24>": 6, "<{ i8, i16 }>": 3,
}
KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %order, ptr addrspace(1) %out, i32 %lanes) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %po = getelementptr i32, ptr addrspace(1) %order, i32 %x
  %o = load i32, ptr addrspace(1) %po
  %far = mul i32 %o, {step}
  %near = mul i32 %x, {step}
  %pf = getelementptr i8, ptr addrspace(1) %in, i32 %far
  %pn = getelementptr i8, ptr addrspace(1) %in, i32 %near
  %lf = getelementptr i8, ptr addrspace(3) @lds, i32 %far
  %ln = getelementptr i8, ptr addrspace(3) @lds, i32 %near
  %qf = getelementptr i8, ptr addrspace(1) %out, i32 %far
  %out2 = getelementptr i8, ptr addrspace(1) %out, i32 2048
  %qn = getelementptr i8, ptr addrspace(1) %out2, i32 %near
  %is = icmp ult i32 %x, %lanes
  br i1 %is, label %write, label %done
write:
  %a = load {t}, ptr addrspace(1) %pf, align {align}
  store {t} %a, ptr addrspace(3) %lf, align {align}
  br label %done
done:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is, label %read, label %end
read:
  %b = load {t}, ptr addrspace(3) %ln, align {align}
  store {t} %b, ptr addrspace(1) %qf, align {align}
  %c = load {t}, ptr addrspace(1) %pn, align {align}
  store {t} %c, ptr addrspace(1) %qn, align {align}
  br label %end
end:
  ret void
}}
"""


def _run(
    t: str, step: int, align: int, order: np.ndarray, lanes: int, checks: str, lower: bool = False, **how: str
) -> tuple[bytes, list[Finding]]:
    given, out = np.random.default_rng(5).integers(0, 256, 2048, np.uint8), np.zeros(4096, np.uint8)
    module = swlds.parse(KERNEL.format(t=t, step=step, align=align))
    module = swlds.lower(module, profile="full") if lower else module
    kernel = swlds.Device("gfx942").load(module)["k"]
    result = kernel.launch(1, 64, [given, order, out, lanes], checks=checks, **how)
    if how["engine"] == "wave" and not result.findings and step >= TYPES[t]:
        assert "reference" not in str(result.fidelity.as_json().get("executed"))
    return out.tobytes(), result.findings


@pytest.mark.parametrize("t", TYPES)
def test_bytes_lie_where_they_do_on_the_reference_engine(t: str) -> None:
    """Side by side, apart, without order; of all lanes and of some."""
    size, mixed = TYPES[t], np.random.default_rng(6).permutation(64).astype(np.int32)
    for step, align, lanes, lower in ((size, 1, 64, False), (-(-size // 16) * 16, 16, 64, True), (size + 3, 1, 50, False)):
        order = mixed if lanes == 64 else np.arange(64, dtype=np.int32)
        wanted, none = _run(t, step, align, order, lanes, "memcheck,initcheck", lower, engine="reference")
        assert not none and any(wanted)
        for host in ("native", "baseline"):
            found, none = _run(t, step, align, order, lanes, "memcheck,initcheck", lower, engine="wave", host=host)
            assert found == wanted and not none, (step, host)


@pytest.mark.parametrize("t", ["i24", "i128", "<3 x i16>", "<8 x i8>"])
@pytest.mark.parametrize("case", ["overlap", "race", "undefined", "outside"])
def test_findings_are_those_of_the_reference_engine(t: str, case: str) -> None:
    size = TYPES[t]
    order, step, lanes = np.arange(64, dtype=np.int32)[::-1].copy(), size, 64
    if case == "overlap":
        step = size - 1  # lanes share a byte: the highest one's stays
    elif case == "race":
        order[3] = order[40]
    elif case == "undefined":
        order[3] = order[4]  # nobody writes what lane 60 reads
    else:
        order[5] = 5000 // size
    checks = {"overlap": "memcheck", "undefined": "memcheck,initcheck"}.get(case, "all")
    runs = [_run(t, step, 1, order, lanes, checks, engine=engine) for engine in ("reference", "wave")]
    (wanted, first), (found, second) = runs
    assert [f.kind for f in first] == [f.kind for f in second] and bool(first) == (case != "overlap")
    assert [f.message for f in first] == [f.message for f in second]
    assert found == wanted


def test_pieces() -> None:
    def cut(*sizes: int, bits: int | None = None) -> list[tuple[str, int]]:
        at = [sum(sizes[:k]) for k in range(len(sizes))]
        parts = [Component(f"i{bits or 8 * s}", a, s, bits or 8 * s) for a, s in zip(at, sizes, strict=True)]
        return [(c.type, c.offset) for c in find_pieces(parts)]

    assert cut(3) == [("i16", 0), ("i8", 2)]
    assert cut(16) == [("i64", 0), ("i64", 8)]
    assert cut(17) == [("i136", 0)]
    assert cut(2, 2, 2) == [("i32", 0), ("i16", 4)]
    assert cut(*[1] * 7) == [("i32", 0), ("i16", 4), ("i8", 6)]
    assert cut(4, 4) == [("i32", 0), ("i32", 4)]
    assert cut(1, 2) == [("i8", 0), ("i16", 1)]
    assert cut(1, bits=1) == [("i1", 0)] and cut(3, bits=20) == [("i20", 0)]
