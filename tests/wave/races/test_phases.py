"""Cells of LDS in phases: nothing is looked at where nothing can meet, and every race that crosses a phase is found."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.races.phases import Phases

HEAD = """@t = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
define internal void @meet() alwaysinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %x, 6
  %y = xor i32 %x, 64
  %own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %far = getelementptr i32, ptr addrspace(3) @t, i32 %y
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %is.first = icmp ult i32 %wave, 2
  %odd = and i32 %wave, 1
  %is.odd = icmp ne i32 %odd, 0
"""
STORE = "store i32 %x, ptr addrspace(3) %own, align 4"
LOAD = "%v = load i32, ptr addrspace(3) %far, align 4\nstore i32 %v, ptr addrspace(1) %place, align 4"
CALL = "call void @meet()"
BARE = "call void @llvm.amdgcn.s.barrier()"
MEET = f'fence syncscope("workgroup") release\n{BARE}\nfence syncscope("workgroup") acquire'
SPLIT = """fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier.signal(i32 -1)
{}
call void @llvm.amdgcn.s.barrier.wait(i16 -1)
fence syncscope("workgroup") acquire"""
END = "br label %end\nend:\nret void\n}\n"
#: A loop of three rounds around what is done in each.
LOOP = """br label %head
head:
%n = phi i32 [0, %entry], [%n1, {last}]
{}
%n1 = add i32 %n, 1
%more = icmp ult i32 %n1, 3
br i1 %more, label %head, label %end
end:
ret void
}}
"""


CHECKS = "racecheck,barriercheck"


def module(*parts: str) -> str:
    return HEAD + "\n".join(parts)


def rounds(*parts: str) -> str:
    return module(LOOP.format("\n".join(parts), last="%head"))


CLEAN = {
    "one barrier": module(STORE, MEET, LOAD, END),
    "two barriers a round": rounds(STORE, MEET, LOAD, MEET),
    "a loop that ends behind its barrier, and global memory": module(
        LOOP.format("\n".join((STORE, MEET, LOAD.partition("\n")[0], MEET)), last="%head").replace(
            "ret void", "store i32 %v, ptr addrspace(1) %place, align 4\nret void"
        )
    ),
    "signal and wait": module(STORE, SPLIT.format(""), LOAD, END),
    "waves that end before they access": module("br i1 %is.first, label %on, label %end\non:", STORE, MEET, LOAD, END),
    "waves that end behind the last barrier": module(
        STORE, MEET, LOAD, "br i1 %is.first, label %on, label %end\non:", END
    ),
}
RACY = {
    "no barrier": module(STORE, LOAD, END),
    "the next round's store": rounds(STORE, MEET, LOAD),
    "a barrier without fences": module(STORE, BARE, LOAD, END),
    "between signal and wait": module(STORE, SPLIT.format(LOAD), END),
    "waves that end behind a store": module(STORE, "br i1 %is.odd, label %end, label %on\non:", MEET, LOAD, MEET, END),
    "waves that end behind a load": module(LOAD, "br i1 %is.odd, label %end, label %on\non:", MEET, STORE, END),
    "two copies of one barrier": module(
        "br i1 %is.odd, label %a, label %b\na:", CALL, STORE, "br label %end\nb:", CALL, LOAD, END
    ),
    "two copies of a barrier behind accesses of one": module(
        "br i1 %is.odd, label %a, label %b\na:", STORE, CALL, "br label %end\nb:", LOAD, CALL, END
    ),
}


def results(text: str, target: str, **options: Any) -> dict[str, tuple[list[dict[str, Any]], bytes]]:
    """What each engine finds, and what it leaves behind."""
    found = {}
    for name in ("reference", "wave"):
        out = np.zeros(256, np.uint32)
        kernel = swlds.Device(target, engine=name).load(swlds.parse(text))["k"]
        result = kernel.launch((1, 1, 1), (256, 1, 1), [out], checks=CHECKS, **options)
        found[name] = [f.as_json() for f in result.findings], out.tobytes()
    return found


def planes_of(text: str, target: str) -> set[str]:
    """The planes of LDS that the kernel's host code takes from the context."""
    kernel = swlds.Device(target, engine="wave").load(swlds.parse(text))["k"]
    kernel.launch((1, 1, 1), (256, 1, 1), [np.zeros(256, np.uint32)], checks=CHECKS)
    (code,) = engine.kept_code(kernel.module).values()
    lines = [line for line in code.text.splitlines() if "getelementptr i8, ptr %g" in line]
    return {name for name in ("lds_writes", "lds_reads") if any(x.endswith(f" {OFFSETS[name]}") for x in lines)}


def target_of(name: str) -> str:
    return "gfx1250" if "signal" in name else "gfx942"


#: A function that is a barrier and nothing else; one of its calls has fences, the other one has none.
FENCES = 'fence syncscope("workgroup") {}'
UNLIKE = {
    "fences at one call": module(
        STORE, "br i1 %is.odd, label %a, label %b\na:", FENCES.format("release"), CALL, FENCES.format("acquire"), LOAD,
        "br label %end\nb:", CALL, LOAD.replace("%v", "%other"), END,
    ),
    "a store behind the other call": module(
        "br i1 %is.odd, label %a, label %b\na:", LOAD, FENCES.format("release"), CALL, FENCES.format("acquire"),
        "br label %end\nb:", CALL, STORE, END,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(UNLIKE))
def test_a_barrier_orders_what_fences_order_at_each_of_its_calls(name: str) -> None:
    meet = HEAD[HEAD.index("define internal") : HEAD.index("define amdgpu_kernel")]
    bare = f"define internal void @meet() alwaysinline {{\n  {BARE}\n  ret void\n}}\n"
    found = results(UNLIKE[name].replace(meet, bare), "gfx942")
    assert found["wave"] == found["reference"]
    assert found["wave"][0]


@pytest.mark.parametrize("name", sorted(CLEAN))
def test_what_is_only_read_leaves_no_marks(name: str) -> None:
    text, target = CLEAN[name], target_of(name)
    text = text.replace("+wavefrontsize64", "+wavefrontsize32") if target == "gfx1250" else text
    found = results(text, target)
    assert found["wave"] == found["reference"]
    assert not found["wave"][0]
    assert planes_of(text, target) == {"lds_writes"}


@pytest.mark.parametrize("name", sorted(RACY))
def test_races_across_phases_are_found(name: str) -> None:
    text, target = RACY[name], target_of(name)
    text = text.replace("+wavefrontsize64", "+wavefrontsize32") if target == "gfx1250" else text
    found = results(text, target)
    assert found["wave"] == found["reference"]
    assert found["wave"][0]


def test_phases_know_lowered_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The block is allocated in front of the first barrier and freed behind the last one: that ends no wave."""
    found: dict[str, int] = {}
    original = Phases.live

    def live(self: Phases, i: Any, key: Any) -> int:
        planes = original(self, i, key)
        if i is not None and key[0] == "block" and i.opcode == "load":
            found[str(i.source.name)] = planes
        return planes

    monkeypatch.setattr(Phases, "live", live)
    lowered = swlds.lower(swlds.parse(module(STORE, MEET, LOAD, MEET, END)))
    result = (
        swlds.Device("gfx942", engine="wave")
        .load(lowered)["k"]
        .launch(1, 256, [np.zeros(256, np.uint32)], checks=CHECKS, no_cache=True)
    )
    assert not result.findings and not result.fidelity.executed
    assert found["v"] == 0
