# ruff: noqa: E501  (LLVM IR in strings)
"""Inline assembly on both engines: each statement of a string by its own meaning, anything else refused by name."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.api import Kernel

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n@x = internal addrspace(3) global [128 x i32] poison, align 16\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n'
REVERSE = (
    "define amdgpu_kernel void @k(ptr addrspace(1) %out) {{\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n"
    "  %p = getelementptr i32, ptr addrspace(3) @x, i32 %l\n  store i32 %l, ptr addrspace(3) %p\n"
    '  fence syncscope("workgroup") release\n  call void asm sideeffect "{code}", "~{{memory}}"()\n  fence syncscope("workgroup") acquire\n'
    "  %r = sub i32 127, %l\n  %q = getelementptr i32, ptr addrspace(3) @x, i32 %r\n  %v = load i32, ptr addrspace(3) %q\n"
    "  %o = getelementptr i32, ptr addrspace(1) %out, i32 %l\n  store i32 %v, ptr addrspace(1) %o\n  ret void\n}}\n"
)


def kernel(text: str, target: str = "gfx942") -> Kernel:
    return swlds.Device(target).load(swlds.parse(HEAD + text, "t.ll"))["k"]


@pytest.mark.parametrize(
    ("code", "target"),
    [
        (r"s_waitcnt vmcnt(0)\0As_barrier", "gfx942"),
        (r"s_waitcnt lgkmcnt(0) \0A s_barrier", "gfx90a"),
        (r"/* meet */ S_BARRIER ; of the group\0A\09s_nop 0", "gfx1100"),
        (r"s_wait_dscnt 0x0\0As_barrier_signal -1\0As_barrier_wait -1", "gfx1200"),
    ],
)
def test_a_barrier_among_waits_is_a_barrier(code: str, target: str) -> None:
    """A kernel that is right with the barrier and races without it; lowered too."""
    source = swlds.parse(HEAD + REVERSE.format(code=code))
    for module in (source, swlds.lower(source)):
        out = np.zeros(128, np.uint32)
        swlds.Device(target).load(module)["k"].launch(1, 128, [out]).raise_for_findings()
        assert list(out) == list(range(127, -1, -1))


def test_without_the_barrier_there_is_a_race() -> None:
    out = np.zeros(128, np.uint32)
    found = kernel(REVERSE.format(code=r"s_waitcnt vmcnt(0)\0As_nop 0 ; s_barrier")).launch(1, 128, [out]).findings
    assert "racecheck" in {f.tool for f in found}


def test_a_barrier_that_lanes_miss_is_named() -> None:
    text = (
        "define amdgpu_kernel void @k() {\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n  %c = icmp ult i32 %l, 3\n"
        '  br i1 %c, label %a, label %b\na:\n  call void asm sideeffect "s_barrier", ""()\n  br label %b\nb:\n  ret void\n}\n'
    )
    found = kernel(text).launch(1, 64).findings
    assert any(f.tool == "barriercheck" and "s_barrier" in str(f.as_json()) for f in found)


@pytest.mark.parametrize(
    ("type_", "constraints"), [("i32", "=v,0"), ("i32", "=&v,0"), ("i32", "={v3},0"), ("i32", "=r,0,~{memory}"), ("float", "=v,0"), ("i64", "=v,0")]
)  # fmt: skip
def test_a_value_that_assembly_hides_is_what_it_was(type_: str, constraints: str) -> None:
    cast = {"i32": "add i32 %l, 0", "float": "bitcast i32 %l to float", "i64": "zext i32 %l to i64"}[type_]
    text = (
        f"define amdgpu_kernel void @k(ptr addrspace(1) %out) {{\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n  %w = {cast}\n"
        f'  %h = call {type_} asm sideeffect "; hidden", "{constraints}"({type_} %w)\n'
        f"  %o = getelementptr {type_}, ptr addrspace(1) %out, i32 %l\n  store {type_} %h, ptr addrspace(1) %o\n  ret void\n}}\n"
    )
    out = np.zeros(64, np.uint64 if type_ == "i64" else np.uint32)
    kernel(text).launch(1, 64, [out]).raise_for_findings()
    assert list(out) == list(range(64))


def test_a_pointer_that_assembly_hides_keeps_its_object() -> None:
    text = (
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n"
        '  %h = call ptr addrspace(1) asm sideeffect "", "=v,0"(ptr addrspace(1) %out)\n'
        "  %o = getelementptr i32, ptr addrspace(1) %h, i32 %l\n  store i32 %l, ptr addrspace(1) %o\n  ret void\n}\n"
    )
    out = np.zeros(60, np.uint32)
    found = kernel(text).launch(1, 64, [out]).findings
    assert [(f.kind, f.object and f.object.name) for f in found] == [("out-of-bounds", "out")]
    assert list(out) == list(range(60))


def test_a_scalar_register_takes_the_first_lane() -> None:
    text = (
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n  %m = add i32 %l, 7\n"
        '  %h = call i32 asm sideeffect "", "=s,0"(i32 %m)\n'
        "  %o = getelementptr i32, ptr addrspace(1) %out, i32 %l\n  store i32 %h, ptr addrspace(1) %o\n  ret void\n}\n"
    )
    out = np.zeros(64, np.uint32)
    kernel(text).launch(1, 64, [out]).raise_for_findings()
    assert set(out) == {7}


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (r'call void asm sideeffect "s_nop 0\0As_barrier\0As_barrier", ""()', '"s_barrier" is not the only barrier'),
        (r'call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", ""()', '"s_barrier_signal -1" does not exist on gfx942'),
        (r'call void asm sideeffect "s_waitcnt vmcnt(0)\0As_endpgm", ""()', '"s_endpgm" ends the wave'),
        (r'call void asm sideeffect "s_nop 0\0A\09ds_read_b32 v0, v1", ""()', '"ds_read_b32 v0, v1" uses LDS'),
        (r'call void asm sideeffect "s_nop 0 ; x\0Av_mov_b32 v0, v1", ""()', 'in "v_mov_b32 v0, v1" its results are no registers'),
        ('call void asm sideeffect "mine v0", ""()', '"mine v0" is not known'),
        ('call void asm "s_barrier", ""()', 'the compiler may drop "s_barrier"'),
        ('%v = call i32 asm "", "=v"()', "sets its result"),
        ('%v = call i32 asm "s_barrier", "=v,0"(i32 1)', "sets its result"),
        ('%v = call { i32, i32 } asm "", "=v,=v,0,1"(i32 1, i32 2)', "sets its result"),
        ('%v = call i32 asm "", "=v,v"(i32 1)', "sets its result"),
        ('%v = call i32 asm "", "=v,0"(float 1.0)', "sets its result"),
    ],
)  # fmt: skip
def test_other_assembly_is_refused_by_name(call: str, message: str) -> None:
    with pytest.raises(swlds.UnsupportedError) as raised:
        kernel(f"define amdgpu_kernel void @k() {{\n  {call}\n  ret void\n}}\n").launch(1, 1)
    assert message in str(raised.value)
    assert str(raised.value).startswith("t.ll:5")


def test_a_whole_barrier_on_a_target_that_has_halves() -> None:
    with pytest.raises(swlds.UnsupportedError, match='"s_barrier" does not exist on gfx1200'):
        kernel(
            'define amdgpu_kernel void @k() {\n  call void asm sideeffect "s_barrier", ""()\n  ret void\n}\n', "gfx1200"
        ).launch(1, 1)


def _half(code: str) -> str:
    return f'  call void asm sideeffect "{code}", "~{{memory}}"()\n'


HALVES = {
    "two strings": (_half("s_wait_dscnt 0x0\\0As_barrier_signal -1"), _half("s_barrier_wait -1")),
    "signal in assembly": (
        _half("s_wait_dscnt 0x0\\0As_barrier_signal -1"),
        "  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n",
    ),
    "wait in assembly": ("  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n", _half("s_barrier_wait -1")),
    "operand": (
        '  call void asm sideeffect "s_barrier_signal $0", "n,~{memory}"(i32 -1)\n',
        _half("s_barrier_wait -1"),
    ),
}
DECLARED = "declare void @llvm.amdgcn.s.barrier.signal(i32)\ndeclare void @llvm.amdgcn.s.barrier.wait(i16)\n"


def _of_halves(name: str, between: str = "") -> str:
    signal, wait = HALVES[name]
    return (
        HEAD
        + DECLARED
        + REVERSE.replace('  call void asm sideeffect "{code}", "~{{memory}}"()\n', "HERE")
        .replace("{{", "{")
        .replace("}}", "}")
        .replace("HERE", signal + between + wait)
    )


@pytest.mark.parametrize("name", HALVES)
@pytest.mark.parametrize("target", ["gfx1200", "gfx1250"])
def test_halves_of_a_barrier_stand_in_strings_of_their_own(name: str, target: str) -> None:
    """With work between them, as gfx12 has them for; lowered too."""
    work = "  %o0 = getelementptr i32, ptr addrspace(1) %out, i32 %l\n  store i32 7, ptr addrspace(1) %o0\n"
    source = swlds.parse(_of_halves(name, work))
    for module in (source, swlds.lower(source)):
        for engine in ("reference", "wave", "both"):
            out = np.zeros(128, np.uint32)
            swlds.Device(target, engine=engine).load(module)["k"].launch(1, 128, [out]).raise_for_findings()
            assert list(out) == list(range(127, -1, -1))


@pytest.mark.parametrize("half", [0, 1])
def test_half_a_barrier_is_none(half: int) -> None:
    """Who signals alone orders nothing; who waits alone waits for nobody or for ever."""
    halves = HALVES["two strings"]
    text = _of_halves("two strings").replace(halves[1 - half], "")
    found = (
        swlds.Device("gfx1200", engine="both")
        .load(swlds.parse(text))["k"]
        .launch(1, 128, [np.zeros(128, np.uint32)])
        .findings
    )
    assert {f.kind for f in found} & {"race-raw", "race-war", "deadlock", "barrier-mismatch"}, found


def test_half_a_barrier_by_another_number_is_refused() -> None:
    with pytest.raises(swlds.SwldsError, match="no barrier of the work-group"):
        swlds.Device("gfx1200").load(swlds.parse(_of_halves("two strings").replace("signal -1", "signal 3")))[
            "k"
        ].launch(1, 128, [np.zeros(128, np.uint32)])
