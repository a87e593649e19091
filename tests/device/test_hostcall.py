"""Code that calls the host through ROCm's hostcall buffer: a launch that comes there ends with one error, others run."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError
from swlds.run import list_unsupported

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define void @call_host(ptr addrspace(1) %buffer) noinline {
entry:
  %head = getelementptr i8, ptr addrspace(1) %buffer, i64 24
  br label %wait
wait:
  %v = load atomic i64, ptr addrspace(1) %head acquire, align 8
  %done = icmp eq i64 %v, 77
  br i1 %done, label %end, label %wait
end:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) "target-cpu"="gfx942" {
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr inbounds i8, ptr addrspace(4) %implicit, i64 80
  %number = load i64, ptr addrspace(4) %place, align 8
  %buffer = inttoptr i64 %number to ptr addrspace(1)
  %holds = icmp eq i32 %n, 0
  br i1 %holds, label %fine, label %failed
failed:
  call void @call_host(ptr addrspace(1) %buffer)
  br label %fine
fine:
  store i32 5, ptr addrspace(1) %out
  ret void
}
"""

#: As clang writes it with -O0: what is moved, is moved through the stack.
UNOPTIMISED = """target triple = "amdgcn-amd-amdhsa"
%head = type { i64, i64, i64, i64 }
%pair = type { i32, ptr addrspace(1) }
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define i64 @buffer_number() noinline {
  %place = alloca ptr addrspace(4), align 8, addrspace(5)
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  store ptr addrspace(4) %implicit, ptr addrspace(5) %place, align 8
  %again = load ptr addrspace(4), ptr addrspace(5) %place, align 8
  %at = getelementptr inbounds i64, ptr addrspace(4) %again, i64 10
  %number = load i64, ptr addrspace(4) %at, align 8
  ret i64 %number
}
define void @call_host(ptr %buffer) noinline {
entry:
  %own = alloca ptr, align 8, addrspace(5)
  %pair = alloca %pair, align 8, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %own to ptr
  %member = getelementptr inbounds %pair, ptr addrspace(5) %pair, i32 0, i32 1
  store ptr %buffer, ptr %flat, align 8
  %b = load ptr, ptr %flat, align 8
  %global = addrspacecast ptr %b to ptr addrspace(1)
  store ptr addrspace(1) %global, ptr addrspace(5) %member, align 8
  br label %wait
wait:
  %same = getelementptr inbounds i8, ptr addrspace(5) %pair, i32 8
  %c = load ptr addrspace(1), ptr addrspace(5) %same, align 8
  %head = getelementptr inbounds %head, ptr addrspace(1) %c, i32 0, i32 3
  %v = load atomic i64, ptr addrspace(1) %head syncscope("one-as") acquire, align 8
  %done = icmp eq i64 %v, 77
  br i1 %done, label %end, label %wait
end:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) "target-cpu"="gfx942" {
  %holds = icmp eq i32 %n, 0
  br i1 %holds, label %fine, label %failed
failed:
  %number = call i64 @buffer_number()
  %buffer = inttoptr i64 %number to ptr
  call void @call_host(ptr %buffer)
  br label %fine
fine:
  store i32 5, ptr addrspace(1) %out
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "both"])
def test_the_pointer_is_followed_over_the_stack(engine, tmp_path) -> None:
    kernel, out = swlds.Device(engine=engine).load(swlds.parse(UNOPTIMISED))["k"], np.zeros(1, np.uint32)
    assert not kernel.launch(1, 1, [out, 0], timeout=60).findings
    with pytest.raises(UnsupportedError, match="hostcall buffer") as caught:
        kernel.launch(1, 1, [out, 1], timeout=60)
    line = 1 + UNOPTIMISED.splitlines().index(next(x for x in UNOPTIMISED.splitlines() if "%v = load" in x))
    assert str(caught.value.location).startswith(f"<text>:{line}")
    path = tmp_path / "host.ll"
    path.write_text(UNOPTIMISED)
    assert [x.split(":")[1] for x in list_unsupported(str(path))] == [str(line)]


OLD_VERSION = '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdhsa_code_object_version", i32 400}\n'


@pytest.mark.parametrize(("byte", "is_refused"), [(24, True), (80, False)])
def test_older_code_objects_have_the_pointer_elsewhere(byte: int, is_refused: bool) -> None:
    text = KERNEL.replace("i64 80", f"i64 {byte}") + OLD_VERSION
    kernel = swlds.Device(engine="reference").load(swlds.parse(text))["k"]
    if is_refused:
        with pytest.raises(UnsupportedError, match="hostcall buffer"):
            kernel.launch(1, 1, [np.zeros(1, np.uint32), 1], timeout=60)
    else:
        assert kernel.launch(1, 1, [np.zeros(1, np.uint32), 1], timeout=1).findings


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_implicit_arguments_of_older_code_objects(engine: str) -> None:
    """Offsets and pointers, which are all zero, in 56 bytes; those of version 5 begin with counts of groups."""
    text = """target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) "target-cpu"="gfx942" {
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr inbounds i64, ptr addrspace(4) %implicit, i32 %n
  %v = load i64, ptr addrspace(4) %place, align 8
  store i64 %v, ptr addrspace(1) %out
  ret void
}
"""
    for version, expected in (("", 2 << 32 | 3), (OLD_VERSION, 0)):
        launch = swlds.Device(engine=engine).load(swlds.parse(text + version))["k"].launch
        out = np.ones(1, np.uint64)
        assert not launch((3, 2), 1, [out, 0]).findings and out[0] == expected
        assert not launch(1, 1, [out, 6]).findings and not out[0]
        assert bool(launch(1, 1, [out, 7]).findings) == bool(version)


def test_steps_without_an_end_come_to_one(tmp_path) -> None:
    """Loops, and code that nothing reaches, where a pointer may be made of itself."""
    path = tmp_path / "loops.ll"
    path.write_text("""target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(i1 %c) "target-cpu"="gfx942" {
entry:
  %slot = alloca [4 x ptr addrspace(4)], align 8, addrspace(5)
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  br label %loop
loop:
  %p = phi ptr addrspace(4) [ %implicit, %entry ], [ %next, %loop ]
  %next = getelementptr i8, ptr addrspace(4) %p, i64 8
  br i1 %c, label %loop, label %end
end:
  ret void
nowhere:
  %q = getelementptr i8, ptr addrspace(5) %q, i32 1
  %r = select i1 %c, ptr addrspace(5) %q, ptr addrspace(5) %slot
  store ptr addrspace(4) %next, ptr addrspace(5) %q, align 8
  store ptr addrspace(4) %next, ptr addrspace(5) %slot, align 8
  br label %nowhere
}
""")
    assert not list_unsupported(str(path))


def test_other_places_of_the_stack_hold_other_pointers() -> None:
    """The member in front, and the argument behind."""
    for old, new in (("%pair, i32 8\n", "%pair, i32 16\n"), ("i64 10\n", "i64 11\n")):
        kernel = swlds.Device(engine="reference").load(swlds.parse(UNOPTIMISED.replace(old, new)))["k"]
        found = kernel.launch(1, 1, [np.zeros(1, np.uint32), 1], checks="memcheck", timeout=1).findings
        assert found


@pytest.mark.parametrize("checks", ["memcheck", "racecheck"])
@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
def test_only_a_launch_that_comes_there_is_ended(engine, checks) -> None:
    kernel, out = swlds.Device(engine=engine).load(swlds.parse(KERNEL))["k"], np.zeros(1, np.uint32)
    assert not kernel.launch(1, 1, [out, 0], checks=checks, timeout=60).findings
    assert out.tolist() == [5]
    with pytest.raises(UnsupportedError, match="hostcall buffer") as caught:
        kernel.launch(1, 1, [out, 1], checks=checks, timeout=60)
    assert "docs/limits.md" in str(caught.value)
    assert str(caught.value.location).startswith("<text>:8")


def test_what_is_not_supported_is_listed(tmp_path) -> None:
    path = tmp_path / "host.ll"
    path.write_text(KERNEL)
    (line,) = list_unsupported(str(path))
    assert line.startswith(f"{path}:8:") and "hostcall buffer" in line


def test_any_other_null_pointer_is_a_finding() -> None:
    module = swlds.parse(KERNEL.replace("i64 80", "i64 88"))
    kernel = swlds.Device(engine="reference").load(module)["k"]
    found = kernel.launch(1, 1, [np.zeros(1, np.uint32), 1], checks="memcheck", timeout=1).findings
    assert {f.kind for f in found} == {"null-pointer", "timeout"}
