"""Loads that find uninitialised bytes: host code follows these to where something depends on them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from array_support import held_by
from shadow_programs import make_program

import swlds
from swlds.engines.wave_compiler.flat.shadows import Shadows

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@t = internal addrspace(3) global [128 x i32] poison, align 8
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %half = getelementptr i8, ptr addrspace(3) %p, i32 2
  %stack = alloca [4 x i8], align 4, addrspace(5)
  %byte = getelementptr i8, ptr addrspace(5) %stack, i32 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %few = icmp slt i32 %x, %n
  store i16 9, ptr addrspace(3) %p, align 4
  store i8 9, ptr addrspace(5) %byte, align 1
"""
TAIL = "  %sum = add i32 %v, 1\n  store i32 %sum, ptr addrspace(1) %to, align 4\n  ret void\n}\n"
#: Nothing depends on what is undefined where ``%n`` is 0; of 3 lanes it does where it is 3.
FORMS = {
    "other side of a select": "%l = load i32, ptr addrspace(3) %p\n%v = select i1 %few, i32 %l, i32 7",
    "behind arithmetic": "%l = load i32, ptr addrspace(3) %p\n%s = add i32 %l, 1\n%v = select i1 %few, i32 %s, i32 7",
    "shifted out": "%l = load i32, ptr addrspace(3) %p\n%m = select i1 %few, i32 0, i32 16\n%v = shl i32 %l, %m",
    "masked": "%l = load i32, ptr addrspace(3) %p\n%m = select i1 %few, i32 65536, i32 65535\n%v = and i32 %l, %m",
    "set": "%l = load i32, ptr addrspace(3) %p\n%m = select i1 %few, i32 0, i32 -65536\n%v = or i32 %l, %m",
    "cut": "%l = load i32, ptr addrspace(3) %p\n%m = select i1 %few, i32 9, i32 0\n%s = lshr i32 %l, %m\n"
    "%c = trunc i32 %s to i16\n%v = sext i16 %c to i32",
    "an element": "%l = load <2 x i16>, ptr addrspace(3) %p\n%c = extractelement <2 x i16> %l, i32 0\n%w = zext i16 %c to i32\n"
    "%b = bitcast <2 x i16> %l to i32\n%v = select i1 %few, i32 %b, i32 %w",
    "the stack": "%l = load i32, ptr addrspace(5) %stack\n%m = select i1 %few, i32 65535, i32 65280\n%v = and i32 %l, %m",
    "copied": "%l = load i32, ptr addrspace(3) %p\n%q = getelementptr i32, ptr addrspace(3) %p, i32 64\n"
    "store i32 %l, ptr addrspace(3) %q\n%c = load i32, ptr addrspace(3) %q\n%m = select i1 %few, i32 -1, i32 65535\n"
    "%v = and i32 %c, %m",
    "a phi": "br i1 %few, label %then, label %end\nthen:\n%l = load i32, ptr addrspace(3) %p\nbr label %end\nend:\n"
    "%f = phi i32 [ 0, %entry ], [ %l, %then ]\n%v = shl i32 %f, 1",
    "a float": "%l = load float, ptr addrspace(3) %p\n%s = fadd float %l, 1.0\n%c = select i1 %few, float %s, float 2.0\n"
    "%v = bitcast float %c to i32",
    "a branch": "%l = load i32, ptr addrspace(3) %p\n%m = select i1 %few, i32 -1, i32 1\n%b = and i32 %l, %m\n"
    "%c = icmp eq i32 %b, 1\nbr i1 %c, label %then, label %end\nthen:\nbr label %end\nend:\n"
    "%v = phi i32 [ 0, %entry ], [ 1, %then ]",
    "a divisor": "%l = load i32, ptr addrspace(3) %p\n%m = select i1 %few, i32 -1, i32 255\n"
    "%b = and i32 %l, %m\n%v = udiv i32 100, %b",
}


def launch(text: str, engine: str, n: int) -> tuple[swlds.Result, list[int]]:
    out = np.zeros(64, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    return kernel.launch(1, 64, [out, np.int32(n)], engine=engine, checks="all"), out.tolist()


@pytest.mark.parametrize("form", FORMS)
def test_a_form(form: str) -> None:
    text = HEAD + FORMS[form] + "\n" + TAIL
    (result, out), (wanted, expected) = launch(text, "wave", 0), launch(text, "reference", 0)
    assert not wanted.findings and not result.findings and out == expected
    assert not result.fidelity.executed
    (result, _), (wanted, _) = launch(text, "wave", 3), launch(text, "reference", 3)
    assert result.findings == wanted.findings
    assert [f.kind for f in wanted.findings] == ["uninitialized"]
    assert wanted.findings[0].count == (6 if form == "a divisor" else 3)  # which is stored, too


COPY = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
%pair = type { i32, i32 }
@raw = internal addrspace(3) global [512 x i8] poison, align 8
@pairs = internal addrspace(3) global [64 x %pair] poison, align 8
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr %pair, ptr addrspace(3) @VARIABLE, i32 %x
  %to = getelementptr i64, ptr addrspace(1) %out, i32 %x
  %few = icmp slt i32 %x, %n
  br i1 %few, label %copy, label %put
put:
  store i32 %x, ptr addrspace(3) %p
  br label %copy
copy:
  FORM
  ret void
}
define amdgpu_kernel void @show(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %x
  %v = load i64, ptr addrspace(1) %p
  %s = add i64 %v, 1
  %to = getelementptr i64, ptr addrspace(1) %out, i32 %x
  store i64 %s, ptr addrspace(1) %to
  ret void
}
"""
WORD = "%l = load i64, ptr addrspace(3) %p\n  store i64 %l, ptr addrspace(1) %to"
COPIES = {
    "a word": (WORD, 0, 3),
    "bytes": (
        "call void @llvm.memcpy.p1.p3.i32(ptr addrspace(1) align 8 %to, ptr addrspace(3) align 8 %p, i32 8, i1 false)",
        0,
        3,
    ),
    "a vector": (WORD.replace("i64", "<2 x i32>"), 64, 64),
    "what was computed": (WORD.replace("store i64 %l", "%s = shl i64 %l, 4\n  store i64 %s"), 64, 64),
    "what was computed, through memory": (
        "%l = load i64, ptr addrspace(3) %p\n  %c = trunc i64 %l to i32\n  %s = zext i32 %c to i64\n"
        "  %f = shl i64 %l, 8\n  store i64 %f, ptr addrspace(3) %p\n  %m = load i64, ptr addrspace(3) %p\n"
        "  store i64 %m, ptr addrspace(1) %to",
        64,
        64,
    ),
}


@pytest.mark.parametrize("variable", ["raw", "pairs"])
@pytest.mark.parametrize("form", COPIES)
def test_a_copy_to_a_buffer_leaves_out_what_nobody_wrote(form: str, variable: str) -> None:
    """One of two members is written; with ``%n`` neither is, in 3 lanes."""
    body, *counts = COPIES[form]
    if form == "a vector" and variable == "pairs":
        counts = [0, 3]  # there the struct is the unit, not the element
    module = swlds.parse(COPY.replace("VARIABLE", variable).replace("FORM", body))
    for n, count in zip((0, 3), counts, strict=True):
        kept = []
        for engine in ("wave", "reference"):
            out = np.zeros(64, np.uint64)
            kernel = swlds.Device("gfx942").load(module)["k"]
            result = kernel.launch(1, 64, [out, np.int32(n)], engine=engine, checks="all")
            assert sum(f.count for f in result.findings) == count
            assert bool(result.fidelity.executed) == (bool(count) and engine == "wave")
            kept.append((result.findings, out.tolist()))
        assert kept[0] == kept[1]


@pytest.mark.parametrize("engine", ["wave", "reference"])
@pytest.mark.parametrize("form", ["a word", "bytes"])
def test_a_device_array_keeps_what_is_undefined(engine: str, form: str) -> None:
    device = swlds.Device("gfx942", engine=engine)
    kernels = device.load(swlds.parse(COPY.replace("VARIABLE", "raw").replace("FORM", COPIES[form][0])))
    middle, out = device.array(np.zeros(64, np.uint64)), np.zeros(64, np.uint64)
    for _ in range(3):
        result = kernels["k"].launch(1, 64, [middle, np.int32(0)], checks="all")
        assert not result.findings and not result.fidelity.executed
        assert [f.count for f in kernels["show"].launch(1, 64, [middle, out], checks="all").findings] == [64]


#: A stack slot of which one member is written, or with ``%n`` none, is copied to a buffer, which is read again.
SLOT = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p5.i32(ptr addrspace(1), ptr addrspace(5), i32, i1)
declare void @llvm.memcpy.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i1)
%pair = type { i16, i32 }
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %next, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = alloca TYPE, align 8, addrspace(5)
  %second = getelementptr %pair, ptr addrspace(5) %p, i32 0, i32 1
  %to = getelementptr %pair, ptr addrspace(1) %out, i32 %x
  %few = icmp slt i32 %x, %n
  br i1 %few, label %copy, label %put
put:
  store i32 %x, ptr addrspace(5) %second
  br label %copy
copy:
  call void @llvm.memcpy.p1.p5.i32(ptr addrspace(1) align 4 %to, ptr addrspace(5) align 4 %p, i32 8, i1 false)
  USE
  ret void
}
"""
AT = "%at = getelementptr %pair, ptr addrspace(1) %out, i32 %x, i32 {}\n  %l = load {}, ptr addrspace(1) %at\n"
USES = {
    "nobody": ("", 0),
    "the member that is there": (
        AT.format(1, "i32") + "  %s = add i32 %l, 1\n  store i32 %s, ptr addrspace(1) %at",
        0,
    ),
    "the member that is not": (
        AT.format(0, "i16") + "  %s = add i16 %l, 1\n  store i16 %s, ptr addrspace(1) %at",
        64,
    ),
    "a copy of the copy": (
        "%again = getelementptr %pair, ptr addrspace(1) %next, i32 %x\n  call void @llvm.memcpy.p1.p1.i32("
        "ptr addrspace(1) align 4 %again, ptr addrspace(1) align 4 %to, i32 8, i1 false)",
        0,
    ),
}  # fmt: skip


@pytest.mark.parametrize("form", ["plain", "lowered"])
@pytest.mark.parametrize("type_", ["%pair", "[8 x i8]"])
@pytest.mark.parametrize("arrays", [False, True])
@pytest.mark.parametrize("use", USES)
def test_a_copy_from_the_stack(use: str, type_: str, form: str, arrays: bool) -> None:
    body, count = USES[use]
    module = swlds.parse(SLOT.replace("TYPE", type_).replace("USE", body))
    for n in (0, 3):
        kept = []
        for engine in ("wave", "reference"):
            device = swlds.Device("gfx942", engine=engine)
            given: list[Any] = [np.full(128, 7, np.uint32) for _ in range(2)]
            given = [device.array(a) for a in given] if arrays else given
            kernel = device.load(swlds.lower(module) if form == "lowered" else module)["k"]
            result = kernel.launch(1, 64, [*given, np.int32(n)], checks="all")
            assert bool(result.findings) == bool(n or count)
            assert bool(result.fidelity.executed) == (bool(n or count) and engine == "wave")
            kept.append((result.findings, [held_by(a) if arrays else a.tolist() for a in given]))
        assert kept[0] == kept[1]


def test_what_nobody_uses_costs_nothing() -> None:
    text = HEAD + "%l = load i32, ptr addrspace(3) %p\n%v = add i32 %x, 1\n" + TAIL
    result, _ = launch(text, "wave", 0)
    assert not result.findings and not result.fidelity.executed


def test_what_all_lanes_need_is_judged_when_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The common case has the code that it would have without shadows."""

    def write(operation: str) -> str:
        body = f"store i32 1, ptr addrspace(3) %p\n%l = load i32, ptr addrspace(3) %p\n%v = {operation}\n"
        kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + body + TAIL))["k"]
        return kernel.host_ir(1, 64, [np.zeros(64, np.uint32), np.int32(0)], checks="initcheck")

    texts = {operation: write(operation) for operation in ("add i32 %l, 1", "and i32 %l, 1")}
    monkeypatch.setattr(Shadows, "_may_be_undefined", lambda self, i: False)
    assert [write(operation) == text for operation, text in texts.items()] == [True, False]


@pytest.mark.parametrize("is_lowered", [False, True])
def test_random_programs(is_lowered: bool) -> None:
    """Both engines find and compute the same, and of clean programs few are executed twice."""
    clean = dirty = replayed = 0
    for seed in range(25):
        text = make_program(random.Random(seed))
        module = swlds.parse(text)
        kernel = swlds.Device("gfx942").load(swlds.lower(module) if is_lowered else module)["k"]
        found = []
        for engine in ("reference", "wave"):
            given, out = np.random.default_rng(5).integers(0, 1 << 64, 64, dtype=np.uint64), np.zeros(256, np.uint64)
            result = kernel.launch(1, 64, [given, out], engine=engine, checks="memcheck,initcheck")
            found.append((result.findings, out.tolist()))
        assert found[0] == found[1], text
        dirty += bool(result.findings)
        clean += not result.findings
        replayed += not result.findings and bool(result.fidelity.executed)
    assert dirty > 1 and clean > 8 and replayed <= clean // 3
