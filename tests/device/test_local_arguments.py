"""What LDS parameters point to may be all of the LDS, also where the kernel is a lowered one, which stays in host code."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

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


#: A kernel with variables of fixed and of dynamic size beside its arguments; ``%at`` bytes past one of all that, two are stored.
MIXED = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [5 x i32] poison, align 4
@d1 = external addrspace(3) global [0 x i32], align 4
@d2 = external addrspace(3) global [0 x i64], align 16
define amdgpu_kernel void @k(ptr addrspace(3) align FIRST %a, ptr addrspace(3) align SECOND %b, ptr addrspace(1) %out, i32 %at) {
  store i8 2, ptr addrspace(3) %a
  store i8 3, ptr addrspace(3) %b
USES
  %p = getelementptr i8, ptr addrspace(3) WHICH, i32 %at
  store i16 4, ptr addrspace(3) %p, align 1
  %v = load i8, ptr addrspace(3) %a
  store i8 %v, ptr addrspace(1) %out
  ret void
}
"""
FORMS: list[dict[str, Any]] = [{"instrument": False}, {"instrument": True}, {"profile": "llvm"}]
#: Bytes past an argument that a gap, of which each neighbour has a half, does not give to another one.
NEAR = 16


def _mixed(which: str, variables: tuple[str, ...], aligns: tuple[int, int]) -> str:
    uses = "\n".join(f"  store i8 1, ptr addrspace(3) @{v}" for v in variables)
    text = MIXED.replace("FIRST", str(aligns[0])).replace("SECOND", str(aligns[1]))
    return text.replace("USES", uses).replace("WHICH", which)


def _forms(text: str) -> list[Any]:
    module = swlds.parse(text)
    return [module, *(swlds.lower(module, **how) for how in FORMS)]


def _found(form: Any, engine: str, sizes: tuple[int, int], at: int, dynamic: int) -> tuple[Any, list[int]]:
    """Kind, object and place of each finding, and the output."""
    out = np.zeros(1, np.int8)
    given = [*map(swlds.Local, sizes), out, np.int32(at)]
    result = swlds.Device("gfx942").load(form)["k"].launch(1, 1, given, engine=engine, dynamic_lds=dynamic)
    places = [
        (f.kind, f.object and (f.object.name, f.object.offset, f.object.size), f.message) for f in result.findings
    ]
    return places, out.tolist()


@settings(max_examples=6)
@given(
    st.tuples(st.integers(2, 150), st.integers(2, 150)),
    st.tuples(st.sampled_from([1, 4, 16, 64]), st.sampled_from([1, 8, 32])),
    st.sets(st.sampled_from(["s", "d1", "d2"])),
    st.sampled_from([4, 20, 64, 100]),
    st.booleans(),
    st.integers(1, 33),
)
@example((100, 40), (4, 8), {"d1"}, 64, False, 1)
@example((100, 40), (4, 8), {"d1"}, 64, True, 33)
@example((7, 9), (1, 1), {"s", "d1", "d2"}, 4, False, 33)
def test_what_leaves_an_argument_beside_variables_is_found(
    sizes: tuple[int, int],
    aligns: tuple[int, int],
    used: set[str],
    dynamic: int,
    is_last: bool,
    by: int,
) -> None:
    """Behind variables of fixed and dynamic size, one or several, each argument has 32 bytes on both sides that are nobody's;
    of 33 the two bytes that are stored are one of those."""
    which, size = ("b", sizes[1]) if is_last else ("a", sizes[0])
    forms = _forms(_mixed(f"%{which}", tuple(sorted(used)), aligns))
    for at in (0, size - 2, size - 2 + by, -by):
        found = [_found(form, engine, sizes, at, dynamic) for form in forms for engine in ("reference", "wave")]
        assert [bool(places) for places, _ in found] == [not 0 <= at <= size - 2] * len(found), (which, at, found)
        assert found[::2] == found[1::2], "the engines agree"
        if 0 <= at <= size - 2:
            assert [out for _, out in found] == [found[0][1]] * len(found)
        elif by <= NEAR and (at > 0 or is_last or used & {"d1", "d2"}):
            assert found == found[:1] * len(found), "each form of the kernel names it alike"


@pytest.mark.parametrize("dynamic", [0, 64])
@pytest.mark.parametrize("at", [-1, 0, 62, 63, 64, 95, 96, 200])
def test_what_leaves_a_dynamic_variable_beside_arguments_is_found(at: int, dynamic: int) -> None:
    """Its size is the launch's: of the arguments behind, it may touch no byte."""
    for which in ("d1", "d2"):
        forms = _forms(_mixed(f"@{which}", ("s",), (4, 8)))
        found = [_found(form, engine, (100, 40), at, dynamic) for form in forms for engine in ("reference", "wave")]
        assert found[::2] == found[1::2]
        assert [bool(places) for places, _ in found] == [not 0 <= at <= dynamic - 2] * len(found)


#: Of the address in the block nobody knows to whom it belongs: it is an argument.
LOST = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [5 x i32] poison, align 4
@d1 = external addrspace(3) global [0 x i32], align 4
@d2 = external addrspace(3) global [0 x i64], align 16
define amdgpu_kernel void @k(ptr addrspace(3) align 4 %a, ptr addrspace(3) align 4 %b, ptr addrspace(1) %out, i32 %at) {
  store i32 1, ptr addrspace(3) @s
  store i32 1, ptr addrspace(3) @d1
  store i32 1, ptr addrspace(3) @d2
  store i32 2, ptr addrspace(3) %a
  store i32 2, ptr addrspace(3) %b
  %p = inttoptr i32 %at to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %p, align 1
  store i32 %v, ptr addrspace(1) %out
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("instrument", [False, True])
def test_the_bytes_of_a_block(instrument: bool, engine: str) -> None:
    """By address alone: the variable of fixed size, those of dynamic size, and two arguments, with a gap in front of each."""
    kernel = swlds.Device("gfx942").load(swlds.lower(swlds.parse(LOST), instrument=instrument))["k"]
    clean = []
    for at in range(0, 280, 2):
        given = [swlds.Local(8), swlds.Local(4), np.zeros(1, np.int32), np.int32(at)]
        if not kernel.launch(1, 1, given, engine=engine, dynamic_lds=12, checks="memcheck").findings:
            clean.append(at)
    starts = [at for at in clean if at - 2 not in clean]
    ends = [at + 4 for at in clean if at + 2 not in clean]
    assert [end - start for start, end in zip(starts, ends, strict=True)] == [20, 12, 8, 4], clean
    assert all(start - end >= 32 for start, end in zip(starts[2:], ends[1:], strict=False)), clean


SAME = """target triple = "amdgcn-amd-amdhsa"
@d = external addrspace(3) global [0 x i32], align 4
define amdgpu_kernel void @k(ptr addrspace(3) align 4 %a, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) %a, i32 %x
  store i32 7, ptr addrspace(3) @d
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(3) @d
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %w, ptr addrspace(1) %o
  ret void
}
"""


def test_waves_that_store_the_same_to_a_dynamic_variable_stay_in_host_code() -> None:
    """Arguments beside it take nothing from that."""
    module = swlds.parse(SAME)
    for form in (swlds.lower(module), swlds.lower(module, instrument=False)):
        out = np.zeros(256, np.int32)
        kernel = swlds.Device("gfx942").load(form)["k"]
        result = kernel.launch(
            4, 256, [swlds.Local(1024), out], engine="wave", dynamic_lds=64, checks="memcheck,racecheck"
        )
        assert (result.findings, result.fidelity.executed, out.tolist()) == ([], [], [7] * 256)
