"""Structs with gaps, and vectors of three, that go to buffers whole, as clang leaves them from -O1 on: gaps are no findings.

``testdata/hip/gaps.hip`` and ``testdata/opencl/gaps.cl`` are the sources of ``gaps.O0.ll``, ``gaps.O1.ll`` and ``gaps.O2.ll``."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paths import ROOT

import swlds
from swlds.device.padding import padding_behind, padding_of_copy, slot_elements
from swlds.ir.elements import Elements, find_elements

SMALL = np.dtype([("c", "i1"), ("i", "i4")], align=True)
TAIL = np.dtype([("d", "f8"), ("c", "i1")], align=True)
RAY = np.dtype({"names": ["p", "q"], "formats": ["3f4", "3f4"], "offsets": [0, 16], "itemsize": 32})
BYTES3, MIXED = "3u1", {"names": ["a", "b", "c", "d"], "formats": ["3u1", "i2", "3u1", "3u1"], "offsets": [0, 4, 8, 12]}
NESTED = {"names": ["p", "v", "q", "r"], "formats": [SMALL, BYTES3, SMALL, SMALL], "offsets": [0, 8, 12, 20]}
#: What the program's own bytes are; padding is nobody's.
HIP = {
    "best": SMALL,
    "last": TAIL,
    "nested": np.dtype([("a", SMALL), ("s", "i2"), ("b", TAIL)], align=True),
    "derived": np.dtype({"names": ["a", "e"], "formats": [SMALL, "i1"], "offsets": [0, 8], "itemsize": 12}),
    "bits": np.dtype({"names": ["ab", "c"], "formats": ["u2", "u1"], "offsets": [0, 2], "itemsize": 4}),
    "tagged": np.dtype([("e", "i4"), ("t", "i1")], align=True),
    "through_lds": np.dtype([("a", SMALL), ("s", "i2"), ("b", TAIL)], align=True),
}
OPENCL = {
    "choose": np.dtype({**MIXED, "itemsize": 16}),
    "spread": np.dtype({**MIXED, "itemsize": 16}),
    "through_lds": np.dtype({**MIXED, "itemsize": 16}),
    "loop": np.dtype({"names": ["a"], "formats": [BYTES3], "offsets": [0], "itemsize": 4}),
    "rays": RAY,
    "parts": np.dtype({**NESTED, "itemsize": 28}),
}
CLEAN = [("hip", k) for k in HIP] + [("opencl", k) for k in OPENCL]
FORGOT = {
    ("hip", "forgot_char"): 1,
    ("hip", "forgot_name"): 1,
    ("hip", "forgot_array"): 1,
    ("opencl", "forgot_fourth"): 1,
    ("opencl", "forgot_second"): 1,
}  # fmt: skip
LEVELS = ("O0", "O1", "O2")


@functools.cache
def _module(folder: str, level: str, form: str) -> Any:
    module = swlds.parse(str(ROOT / "testdata" / folder / f"gaps.{level}.ll"))
    return swlds.lower(module) if form == "lowered" else module


@functools.cache
def _kernels(folder: str, level: str, form: str, engine: str) -> Any:
    return swlds.Device("gfx942", engine=engine).load(_module(folder, level, form))


def _run(folder: str, kernel: str, level: str, engine: str, n: int, form: str = "plain") -> tuple[Any, Any]:
    given_, made = (np.arange(1 << 13).astype(np.uint8) % m for m in (np.uint8(251), np.uint8(241)))
    return _kernels(folder, level, form, engine)[kernel].launch(2, 64, [given_, made, np.int32(n)], checks="all"), made


@pytest.mark.parametrize("form", ["plain", "lowered"])
@pytest.mark.parametrize("folder,kernel", CLEAN)
def test_gaps_are_no_findings(folder: str, kernel: str, form: str) -> None:
    """On no level, and members are what they are at -O0."""
    dtype = (HIP if folder == "hip" else OPENCL)[kernel]
    for n in (0, 10, 70):
        members = []
        for level in LEVELS:
            (wave, here), (reference, there) = (_run(folder, kernel, level, e, n, form) for e in ("wave", "reference"))
            assert not wave.findings and not reference.findings
            assert here.tobytes() == there.tobytes()
            assert not wave.fidelity.executed or kernel == "through_lds"
            members.append(here[: 128 * dtype.itemsize].view(dtype).tolist())
        assert repr(members[0]) == repr(members[1]) == repr(members[2])


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("folder,kernel", FORGOT)
def test_members_that_were_left_out_are(folder: str, kernel: str, level: str) -> None:
    for engine in ("wave", "reference"):
        result, _ = _run(folder, kernel, level, engine, 10)
        assert {f.kind for f in result.findings} == {"uninitialized"}
        assert min(f.count for f in result.findings) == 118


READS = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @read(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %at = mul i32 %i, SIZE
  %a = getelementptr i8, ptr addrspace(1) %in, i32 %at
  %p = getelementptr i8, ptr addrspace(1) %a, i32 AT
  %v = load i8, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %out, i32 %i
  store i8 %v, ptr addrspace(1) %q
  ret void
}
"""


def _reader(device: Any, size: int, at: int) -> Any:
    """A kernel whose work-items use the byte ``at`` of each ``size`` bytes."""
    return device.load(READS.replace("SIZE", str(size)).replace("AT", str(at)))["read"]


@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_a_gap_that_was_left_is_found_where_it_is_used(engine: str) -> None:
    """The fourth of three elements, by the next launch; not one of the three, and not where the structs are copied on."""
    device = swlds.Device("gfx942", engine=engine)
    structs, on = (device.array(np.ones(1 << 12, np.uint8)) for _ in range(2))
    out = np.zeros(64, np.uint8)
    kernels = device.load(_module("opencl", "O2", "plain"))
    assert not kernels["choose"].launch(1, 64, [structs, structs, np.int32(9)]).findings
    for target in (on, structs):
        assert not kernels["choose"].launch(1, 64, [structs, target, np.int32(0)]).findings
        for at, count in ((2, 0), (3, 64)):
            result = _reader(device, 16, at).launch(1, 64, [target, out])
            assert sum(f.count for f in result.findings) == count


MOVED = """target triple = "amdgcn-amd-amdhsa"
%small = type { i8, i32 }
declare void @llvm.memcpy.p1.p5.i32(ptr addrspace(1), ptr addrspace(5), i32, i1)
declare void @llvm.memcpy.p5.p1.i32(ptr addrspace(5), ptr addrspace(1), i32, i1)
define amdgpu_kernel void @leave(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr %small, ptr addrspace(1) %p, i32 %i
  %b = getelementptr i8, ptr addrspace(1) %a, i32 1
  store i8 undef, ptr addrspace(1) %b
  %c = getelementptr i8, ptr addrspace(1) %a, i32 2
  store i16 undef, ptr addrspace(1) %c
  ret void
}
define amdgpu_kernel void @move(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %s = alloca [3 x i8], addrspace(5)
  %a = getelementptr %small, ptr addrspace(1) %p, i32 %i
  %b = getelementptr i8, ptr addrspace(1) %a, i32 1
  %c = getelementptr %small, ptr addrspace(1) %q, i32 %i
  %d = getelementptr i8, ptr addrspace(1) %c, i32 1
  call void @llvm.memcpy.p5.p1.i32(ptr addrspace(5) %s, ptr addrspace(1) %b, i32 3, i1 false)
  call void @llvm.memcpy.p1.p5.i32(ptr addrspace(1) %d, ptr addrspace(5) %s, i32 3, i1 false)
  ret void
}
"""


@pytest.mark.parametrize("engine", ["wave", "reference"])
def test_what_nobody_wrote_moves_on_as_such(engine: str) -> None:
    device = swlds.Device("gfx942", engine=engine)
    here, there = (device.array(np.ones(1 << 10, np.uint8)) for _ in range(2))
    kernels = device.load(MOVED)
    for name, arrays in (("leave", [here]), ("move", [here, there])):
        result = kernels[name].launch(1, 64, arrays)
        assert not result.findings and not result.fidelity.executed
    for at, count in ((0, 0), (1, 64), (3, 64), (4, 0)):
        result = _reader(device, 8, at).launch(1, 64, [there, np.zeros(64, np.uint8)])
        assert sum(f.count for f in result.findings) == count


# Addresses and copies ------------------------------------------------------------------------------------------

TYPES = """target triple = "amdgcn-amd-amdhsa"
%small = type { i8, i32 }
%outer = type { %small, [2 x %small], <3 x float> }
@held = addrspace(1) global %small zeroinitializer
declare void @llvm.memcpy.p1.p5.i32(ptr addrspace(1), ptr addrspace(5), i32, i1)
declare void @llvm.memcpy.p5.p1.i32(ptr addrspace(5), ptr addrspace(1), i32, i1)
declare void @llvm.lifetime.start.p5(ptr addrspace(5))
define amdgpu_kernel void @k(ptr addrspace(1) %p, i64 %i, i32 %n) {
BODY
  ret void
}
!0 = !{i64 3, i64 4, !2}
!1 = !{}
!2 = !{!3, !3, i64 0}
!3 = !{!"char"}
!4 = !{i64 0, i64 1, !2, i64 4, i64 4, !2}
!5 = !{i64 0, i64 3, !2}
"""
#: A pointer, how many bytes behind it, and which of them are padding.
POINTERS = {
    "%q = getelementptr %small, ptr addrspace(1) %p, i64 %i": ".###....",
    "%q = getelementptr %small, ptr addrspace(1) %p, i64 3": ".###....",
    "%q = getelementptr %small, ptr addrspace(1) %p, i64 %i, i32 1": "....",
    "%q = getelementptr %outer, ptr addrspace(1) %p, i64 %i, i32 1, i64 %i": ".###....",
    "%q = getelementptr %outer, ptr addrspace(1) %p, i64 %i, i32 2": "............####",
    "%r = getelementptr %small, ptr addrspace(1) %p, i64 %i\n  %q = getelementptr i8, ptr addrspace(1) %r, i64 1": "###....",
    "%r = getelementptr %small, ptr addrspace(1) %p, i64 %i\n  %q = getelementptr i8, ptr addrspace(1) %r, i64 -1": "........",
    "%r = getelementptr %small, ptr addrspace(1) %p, i64 %i\n  %q = getelementptr i8, ptr addrspace(1) %r, i64 %i": "........",
    "%r = getelementptr %small, ptr addrspace(1) %p, i64 %i\n  %q = getelementptr i8, ptr addrspace(1) %r, i64 7": ".." ,
    "%r = getelementptr i8, ptr addrspace(1) @held, i64 1\n  %q = addrspacecast ptr addrspace(1) %r to ptr": "###....",
    "%q = getelementptr i8, ptr addrspace(1) %p, i64 %i": "........",
    "%q = getelementptr i32, ptr addrspace(1) %p, i64 1": "........",
    "%q = getelementptr <3 x i8>, ptr addrspace(1) %p, i64 %i": "...#",
}  # fmt: skip


@pytest.mark.parametrize("body", POINTERS)
def test_what_the_type_of_an_address_says(body: str) -> None:
    module = swlds.parse(TYPES.replace("BODY", "  " + body))
    pointer = module.functions["k"].blocks[0].instructions[-2]
    wanted = bytes(0xFF * (c == "#") for c in POINTERS[body])
    assert padding_behind(module.data_layout, pointer, len(wanted)) == wanted


OUT = "call void @llvm.memcpy.p1.p5.i32(ptr addrspace(1) {to}, ptr addrspace(5) %s, i32 {size}, i1 false){fields}"
#: The copy, and whether the slot is padding as a whole.
SLOTS = {
    "no field there": (OUT.format(to="%p", size=3, fields=", !tbaa.struct !0"), True),
    "no field": (OUT.format(to="%p", size=3, fields=", !tbaa.struct !1"), True),
    "a field behind the first byte": (OUT.format(to="%p", size=3, fields=", !tbaa.struct !4"), False),
    "a field": (OUT.format(to="%p", size=3, fields=", !tbaa.struct !5"), False),
    "nothing said": (OUT.format(to="%p", size=3, fields=""), False),
    "a type": (
        "%a = getelementptr %small, ptr addrspace(1) %p, i64 %i\n  %b = getelementptr i8, ptr addrspace(1) %a, i64 1\n  "
        + OUT.format(to="%b", size=3, fields=""),
        True,
    ),
    "of unknown size": (OUT.format(to="%p", size="%n", fields=", !tbaa.struct !1"), False),
    "nothing is copied out": (
        "call void @llvm.memcpy.p5.p1.i32(ptr addrspace(5) %s, ptr addrspace(1) %p, i32 3, i1 false), !tbaa.struct !1",
        False,
    ),
    "also loaded": (
        OUT.format(to="%p", size=3, fields=", !tbaa.struct !1") + "\n  %v = load i8, ptr addrspace(5) %s",
        False,
    ),
    "also copied to members": (
        "\n  ".join(OUT.format(to="%p", size=3, fields=f) for f in (", !tbaa.struct !1", "")),
        False,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SLOTS)
def test_a_slot_that_goes_to_padding_only_is_padding(name: str) -> None:
    copy, is_padding = SLOTS[name]
    body = f"  %s = alloca [3 x i8], addrspace(5)\n  call void @llvm.lifetime.start.p5(ptr addrspace(5) %s)\n  {copy}"
    module = swlds.parse(TYPES.replace("BODY", body))
    slot = module.functions["k"].blocks[0].instructions[0]
    wanted = Elements(3, 3, ((0, 3),)) if is_padding else Elements(1, 1)
    assert slot_elements(module.data_layout, slot) == wanted


def test_other_calls_write_no_padding() -> None:
    copy = "  call void @llvm.memcpy.p1.p5.i32(ptr addrspace(1) %p, ptr addrspace(5) null, i32 0, i1 0)"
    module = swlds.parse(TYPES.replace("BODY", copy))
    (copy, end) = module.functions["k"].blocks[0].instructions
    assert padding_of_copy(module.data_layout, copy) == padding_of_copy(module.data_layout, end) == b""


# Any structs ---------------------------------------------------------------------------------------------------

SCALARS = ("i8", "i16", "i32", "i64", "float", "double", "<3 x i8>", "<3 x i16>", "<3 x float>", "{ i8, i16 }")
CHOICES = {
    "select": "%v = select i1 %c, TYPE %loaded, TYPE UNDEF",
    "phi": "br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %v = phi TYPE [ %loaded, %a ], [ UNDEF, %0 ]",
    "nothing": "%v = freeze TYPE %loaded",
    "loop": """br label %a
a:
  %v = phi TYPE [ UNDEF, %0 ], [ %next, %a ]
  %k = phi i32 [ 0, %0 ], [ %k1, %a ]
  %k1 = add i32 %k, 1
  %odd = trunc i32 %k to i1
  %next = select i1 %odd, TYPE %v, TYPE %loaded
  %more = icmp ult i32 %k, 2
  br i1 %more, label %a, label %b
b:""",
}  # fmt: skip


@given(
    st.lists(st.sampled_from(SCALARS), min_size=1, max_size=4),
    st.integers(0, 60),
    st.sampled_from(("i8", "i16", "i32", "i64", "<2 x i8>", "<4 x i8>", "<4 x i16>", "<4 x float>")),
    st.sampled_from(sorted(CHOICES)),
    st.integers(0, 15),
)  # fmt: skip
@settings(max_examples=40)
def test_stores_to_any_struct(members: list[str], at: int, type_: str, choice: str, known: int) -> None:
    """Both engines say the same: work-items that store an undefined element are found, unless all of it is padding."""
    count = int(type_[1]) if type_[0] == "<" else 0
    scalar = type_[5:-1] if count else type_
    number = "1.0" if scalar == "float" else "1"
    parts = [f"{scalar} {number if known >> k & 1 else 'undef'}" for k in range(count)]
    body = CHOICES[choice].replace("TYPE", type_).replace("UNDEF", f"<{', '.join(parts)}>" if count else "undef")
    module = swlds.parse(f"""target triple = "amdgcn-amd-amdhsa"
%s = type {{ {", ".join(members)} }}
@typed = addrspace(1) global %s zeroinitializer
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %i, %n
  %p = getelementptr [128 x i8], ptr addrspace(1) %in, i32 %i
  %q = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %i
  %typed = getelementptr %s, ptr addrspace(1) %q, i32 0
  %to = getelementptr i8, ptr addrspace(1) %typed, i32 {at}
  %loaded = load {type_}, ptr addrspace(1) %p, align 1
  {body}
  store {type_} %v, ptr addrspace(1) %to, align 1
  ret void
}}
""")
    found = []
    for engine in ("wave", "reference"):
        given_, made = (np.arange(64 * 128).astype(np.uint8) for _ in range(2))
        kernel = swlds.Device("gfx942", engine=engine).load(module)["k"]
        result = kernel.launch(1, 64, [given_, made, np.int32(20)], checks="memcheck,initcheck")
        found.append((sum(f.count for f in result.findings), made.tobytes()))
    struct = find_elements(module.data_layout, module.globals["typed"].value_type)
    size = module.data_layout.store_size(module.globals["typed"].value_type)
    width = {"float": 4}.get(scalar) or int(scalar[1:]) // 8
    undefined = [k for k in range(max(count, 1)) if not count or not known >> k & 1]
    inside = struct.padding(size) if at + width * max(count, 1) <= size else bytes(200)
    is_found = any(not all(inside[at + width * k : at + width * (k + 1)]) for k in undefined)
    assert found[0] == found[1]
    assert found[0][0] == (44 if is_found and choice in ("select", "phi") else 0)
