"""What LDS parameters point to may be all of the LDS, also where the kernel is a lowered one, which stays in host code."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) align 128 %t, i32 %last) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %back = sub i32 63, %i
  %first = getelementptr i32, ptr addrspace(3) %t, i32 %i
  store i32 %i, ptr addrspace(3) %first, align 4
  %end = getelementptr i32, ptr addrspace(3) %t, i32 %last
  %far = getelementptr i32, ptr addrspace(3) %end, i32 %i
  store i32 %back, ptr addrspace(3) %far, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = getelementptr i32, ptr addrspace(3) %end, i32 %back
  %v = load i32, ptr addrspace(3) %other, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(
    ("target", "size"), [("gfx942", 1024), ("gfx942", 8192), ("gfx942", 65536), ("gfx950", 163840), ("gfx1250", 327680)]
)
def test_all_of_the_lds(target: str, size: int, engine: str) -> None:
    module = swlds.parse(KERNEL)
    for form in (module, swlds.lower(module), swlds.lower(module, instrument=False)):
        out = np.zeros(64, np.int32)
        kernel = swlds.Device(target).load(form)["k"]
        result = kernel.launch(1, 64, [out, swlds.Local(size), np.int32(size // 4 - 64)], engine=engine, checks="all")
        assert (result.findings, out.tolist()) == ([], [*range(64)])
        if engine == "wave":
            assert result.fidelity.executed == []
        with pytest.raises(swlds.LayoutError, match="LDS with local arguments takes"):
            kernel.launch(1, 64, [out, swlds.Local(size * 400), np.int32(0)], engine=engine)


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_no_bytes_at_all(engine: str) -> None:
    module = swlds.parse(KERNEL)
    for form in (module, swlds.lower(module)):
        kernel = swlds.Device("gfx942").load(form)["k"]
        result = kernel.launch(1, 64, [np.zeros(64, np.int32), swlds.Local(0), np.int32(0)], engine=engine)
        assert any(f.message.startswith("No LDS argument (local[BYTES]): lds write") for f in result.findings)


def test_refusals_say_what_a_parameter_takes() -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(KERNEL))["k"]
    out = np.zeros(64, np.int32)
    with pytest.raises(swlds.LaunchError, match=r"argument 0 .* points to no LDS") as error:
        kernel.launch(1, 64, [swlds.Local(4), swlds.Local(4), np.int32(0)])
    assert error.value.hint == "give an array, or null"
    with pytest.raises(swlds.LaunchError, match=r"argument 1 .* points to LDS") as error:
        kernel.launch(1, 64, [out, out, np.int32(0)])
    assert error.value.hint == "give local[BYTES], in Python swlds.Local(BYTES)"


TWO = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [512 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(3) align 4 %none, ptr addrspace(3) align 4 %t, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) %t, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o, align 4
VARIABLE
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
def test_an_argument_of_no_bytes_in_front_of_another_one(engine: str) -> None:
    """They begin at one place of the block: an access there is the other one's."""
    module = swlds.parse(TWO.replace("VARIABLE", ""))
    for form in (module, swlds.lower(module), swlds.lower(module, instrument=False)):
        out = np.zeros(64, np.int32)
        kernel = swlds.Device("gfx942").load(form)["k"]
        result = kernel.launch(1, 64, [swlds.Local(0), swlds.Local(256), out], engine=engine)
        assert (result.findings, out.tolist()) == ([], [*range(64)])


def test_variables_count_beside_arguments() -> None:
    """Also where both lie in a block."""
    module = swlds.parse(TWO.replace("VARIABLE", "  store volatile i32 1, ptr addrspace(3) @s"))
    for form in (module, swlds.lower(module)):
        kernel = swlds.Device("gfx942").load(form)["k"]
        for size, fits in ((65536 - 2048, True), (65536 - 2048 + 16, False)):
            given = [swlds.Local(0), swlds.Local(size), np.zeros(64, np.int32)]
            if fits:
                assert kernel.launch(1, 64, given).findings == []
                continue
            with pytest.raises(swlds.LayoutError, match="LDS with local arguments takes"):
                kernel.launch(1, 64, given)


BESIDE = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(3) align 4 %a, ptr addrspace(3) align 8 %b, ptr addrspace(3) %c,
                              ptr addrspace(1) %out, i32 %at) {
  %x = getelementptr i32, ptr addrspace(3) @s, i32 %at
  store i32 1, ptr addrspace(3) @s
  store i32 2, ptr addrspace(3) %a
  store i8 3, ptr addrspace(3) %c
  %p = getelementptr i8, ptr addrspace(3) %WHICH, i32 %at
  store i16 4, ptr addrspace(3) %p, align 1
  %v = load i32, ptr addrspace(3) %a
  store i32 %v, ptr addrspace(1) %out
  ret void
}
"""
#: Which parameter (of 100, 40 and 7 bytes), where in it, what is said of it.
NEIGHBOURS = [
    ("a", 98, ""),
    ("a", 99, "1 bytes of it past the end of a"),
    ("a", 100, "0 bytes past the end of a"),
    ("a", 114, "14 bytes past the end of a"),
    ("b", 0, ""),
    ("b", -1, "1 bytes in front of b"),
    ("b", -16, "16 bytes in front of b"),
    ("b", 38, ""),
    ("b", 40, "0 bytes past the end of b"),
    ("c", -2, "2 bytes in front of c"),
    ("c", 5, ""),
    ("c", 6, "1 bytes of it past the end of c"),
    ("c", 7, "0 bytes past the end of c"),
]


@pytest.mark.parametrize(("which", "at", "expected"), NEIGHBOURS)
def test_what_lies_beside_an_argument(which: str, at: int, expected: str) -> None:
    """The same in plain and lowered modules: between arguments is a gap there."""
    module = swlds.parse(BESIDE.replace("WHICH", which))
    found = []
    for form in (module, swlds.lower(module), swlds.lower(module, instrument=False)):
        for engine in ("reference", "wave"):
            out = np.zeros(1, np.int32)
            given = [swlds.Local(100), swlds.Local(40), swlds.Local(7), out, np.int32(at)]
            result = swlds.Device("gfx942").load(form)["k"].launch(2, 1, given, engine=engine)
            assert out[0] == 2 or expected or at == 0
            found.append([(f.kind, f.object, f.workgroup, f.count) for f in result.findings])
            assert [expected in f.message for f in result.findings] == [True] * bool(expected), result.text()
    assert found == found[:1] * 6


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("rest", [0, 16, 32, 64, 128, 4096])
def test_no_gaps_where_arguments_take_all(rest: int, engine: str) -> None:
    """Nothing is refused for the sake of gaps."""
    module = swlds.parse(BESIDE.replace("WHICH", "b"))
    sizes = (65536 - 256 - 40 - 8 - rest, 40, 8)
    for form in (module, swlds.lower(module)):
        out = np.zeros(1, np.int32)
        given = [*map(swlds.Local, sizes), out, np.int32(38)]
        result = swlds.Device("gfx942").load(form)["k"].launch(2, 1, given, engine=engine)
        assert (result.findings, out.tolist()) == ([], [2])
    beyond = [*given[:4], np.int32(40)]
    kernel = swlds.Device("gfx942").load(swlds.lower(module))["k"]
    assert len(kernel.launch(2, 1, beyond, engine=engine).findings) == (rest == 4096), "it meets the next one, or a gap"
    with pytest.raises(swlds.LayoutError, match="LDS with local arguments takes"):
        kernel.launch(2, 1, [swlds.Local(sizes[0] + rest + 8), *given[1:]])


MANY = 16


def test_many_arguments_stay_in_host_code() -> None:
    names = [f"%p{k}" for k in range(MANY)]
    heads = ", ".join(f"ptr addrspace(3) align 4 {n}" for n in names)
    body = "".join(f"  store i32 {k}, ptr addrspace(3) {n}\n" for k, n in enumerate(names))
    body += f"  %v = load i32, ptr addrspace(3) {names[-1]}\n  store i32 %v, ptr addrspace(1) %out\n  ret void\n"
    module = swlds.parse(
        f'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k({heads}, ptr addrspace(1) %out) {{\n{body}}}\n'
    )
    for form in (module, swlds.lower(module)):
        out = np.zeros(1, np.int32)
        result = swlds.Device("gfx942").load(form)["k"].launch(2, 1, [swlds.Local(4)] * MANY + [out], engine="wave")
        assert (result.findings, out.tolist(), result.fidelity.executed) == ([], [MANY - 1], [])
