"""Half and bfloat on every host: processors lack instructions for them, and host code must still be linked and exact."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler.jit import HOSTS, native_host

ORDER = ("baseline", "avx2", "avx512")
#: Also the machine itself, which may have more (half, bfloat) than any of the others.
HERE = ["native", *(h for h in ORDER if h in HOSTS and ORDER.index(h) <= ORDER.index(native_host()))]
BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "i64": 64}
#: (from, to, instruction): casts, and arithmetic that hosts without half do in a wider type.
OPERATIONS = {
    "double to half": ("double", "half", "fptrunc double %x to half"),
    "float to half": ("float", "half", "fptrunc float %x to half"),
    "half to float": ("half", "float", "fpext half %x to float"),
    "half to double": ("half", "double", "fpext half %x to double"),
    "double to bfloat": ("double", "bfloat", "fptrunc double %x to bfloat"),
    "float to bfloat": ("float", "bfloat", "fptrunc float %x to bfloat"),
    "bfloat to double": ("bfloat", "double", "fpext bfloat %x to double"),
    "integer to half": ("i64", "half", "uitofp i64 %x to half"),
    "integer to bfloat": ("i64", "bfloat", "sitofp i64 %x to bfloat"),
    "half to integer": ("half", "i64", "fptosi half %x to i64"),
    "half multiply": ("half", "half", "fmul half %x, %x"),
    "half divide": ("half", "half", "fdiv half 0xH3C00, %x"),
    "half fused": ("half", "half", "call half @llvm.fma.f16(half %x, half %x, half 0xH3C01)"),
    "half root": ("half", "half", "call half @llvm.sqrt.f16(half %x)"),
    "half floor": ("half", "half", "call half @llvm.floor.f16(half %x)"),
    "bfloat add": ("bfloat", "bfloat", "fadd bfloat %x, 0xR3F81"),
    "bfloat fused": ("bfloat", "bfloat", "call bfloat @llvm.fma.bf16(bfloat %x, bfloat %x, bfloat 0xR3F81)"),
}
KERNEL = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr {a}, ptr addrspace(1) %in, i32 %i
  %q = getelementptr {b}, ptr addrspace(1) %out, i32 %i
  %x = load {a}, ptr addrspace(1) %p
  %r = {text}
  store {b} %r, ptr addrspace(1) %q
  ret void
}}
"""
#: Ties, the edges of half's and bfloat's ranges, subnormals, infinities, NaNs of both kinds.
EDGES = [0.0, 65504.0, 65519.99, 65520.0, 2.0**-24, 2.0**-25, 2.0**-25 * 1.0001, 6.1e-5, 1e300, 5e-324, np.inf, np.nan]
EDGES += [1.00048828125, 1.00048828126, 1.00146484375, 1.00390625, 1.0039062500001, 3.4028235e38, 3.3961775e38]


def _inputs(type_: str) -> np.ndarray:
    rng, kind = np.random.default_rng(3), np.dtype(f"u{BITS[type_] // 8}")
    bits = rng.integers(0, 1 << BITS[type_], 512, dtype=kind)
    if type_ not in ("float", "double"):
        return bits
    floats = np.dtype(f"f{BITS[type_] // 8}")
    edges = np.array([*EDGES, *(-e for e in EDGES)]).astype(floats).view(kind)
    near = (rng.standard_normal(256) * 10.0 ** rng.integers(-9, 6, 256)).astype(floats).view(kind)
    quiet = 52 if type_ == "double" else 23
    signalling = np.array([(0x7FF if type_ == "double" else 0xFF) << quiet | 5 << (quiet - 6)], kind)
    return np.concatenate([bits, edges, near, signalling])[-512:]


def _run(module: swlds.ir.model.Module, given: np.ndarray, to: str, **how: str) -> np.ndarray:
    """Without racecheck, which makes more host code than the conversion, and has nothing to do with it."""
    out = np.zeros(512, f"u{BITS[to] // 8}")
    result = swlds.Device("gfx942").load(module)["k"].launch(1, 512, [given, out], checks="memcheck,initcheck", **how)
    executed = str(result.fidelity.as_json().get("executed"))
    assert how["engine"] == "reference" or "reference" not in executed, executed
    return out


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", OPERATIONS)
def test_conversions(name: str) -> None:
    a, b, text = OPERATIONS[name]
    declared = f"declare {text.split('(')[0].removeprefix('call ')}({', '.join([a] * (text.count(',') + 1))})\n"
    module = swlds.parse(KERNEL.format(a=a, b=b, text=text) + (declared if "call" in text else ""))
    given = _inputs(a)
    wanted = _run(module, given, b, engine="reference")
    for host in HERE:
        found = _run(module, given, b, engine="wave", host=host)
        different = np.flatnonzero(found != wanted)
        assert not different.size, (host, hex(given[different[0]]), hex(wanted[different[0]]), hex(found[different[0]]))


@pytest.mark.parametrize("target", ["i8", "i16", "i32", "i64"])
@pytest.mark.parametrize("opcode", ["fptosi", "fptoui"])
def test_halves_that_are_no_numbers(opcode: str, target: str) -> None:
    """0, as the device has it, and ends of the type for what is too large, on hosts with instructions for halves, too."""
    text = f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %o) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr half, ptr addrspace(1) %a, i32 %i
  %v = load half, ptr addrspace(1) %p
  %r = {opcode} half %v to {target}
  %q = getelementptr {target}, ptr addrspace(1) %o, i32 %i
  store {target} %r, ptr addrspace(1) %q
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
"""
    kind = np.dtype(f"{'i' if opcode == 'fptosi' else 'u'}{int(target[1:]) // 8}")
    info = np.iinfo(kind)
    given = np.resize(np.array([0x7E00, 0x7C01, 0xFE00, 0x7C00, 0xFC00, 0x3C00], np.uint16), 64).view(np.float16)
    out = np.zeros(64, kind)
    swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 64, [given, out], engine="wave").raise_for_findings()
    assert out[:6].tolist() == [0, 0, 0, info.max, info.min, 1]
