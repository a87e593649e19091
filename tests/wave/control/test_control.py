"""Control flow of a wave: blocks and callees run in the reference engine's order, and calls that no function fits are reported.

A longer run: ``BRANCHING_PROGRAMS=0:500 pytest tests/wave/control/test_control.py -k random``.
"""

from __future__ import annotations

import os

import numpy as np
import pytest
from branching_programs import HEAD, make_branching_program
from divergent_programs import promoted

import swlds
from swlds.engines.wave_compiler import engine

ITEMS = 128
FIRST, LAST = (int(n) for n in os.environ.get("BRANCHING_PROGRAMS", "11:23").split(":"))


def launch(text: str) -> tuple[list[int], swlds.engines.api.Result]:
    """What every work-item found, on both engines, which must agree."""
    out = np.zeros(1 + ITEMS, np.uint32)
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch((1,), (ITEMS,), [out], timeout=120)
    return out[1:].tolist(), result


def test_random_branches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any branches, also into loops, early returns, calls that differ by lane."""
    runs: list[engine.Run] = []
    original = engine.run_launch
    monkeypatch.setattr(engine, "run_launch", lambda *a: runs.append(original(*a)) or runs[-1])
    for seed in range(FIRST, LAST):
        text = make_branching_program(seed)
        assert launch(promoted(text) if seed % 2 else text)[1].findings == [], f"seed {seed}"
    assert sum(run.replayed == 0 for run in runs) >= 2 * len(runs) // 3


#: Of two blocks: the first is not the function's last.
COUNT = """define i32 @count(ptr addrspace(1) %a, i32 %step) {
  br label %then
then:
  %old = atomicrmw add ptr addrspace(1) %a, i32 %step monotonic
  ret i32 %old
}
define i32 @more(ptr addrspace(1) %a, i32 %step) {
  br label %then
then:
  %many = mul i32 %step, 1000
  %old = atomicrmw add ptr addrspace(1) %a, i32 %many monotonic
  ret i32 %old
}
"""
KERNEL = """define amdgpu_kernel void @k(ptr addrspace(1) %a) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %next = add i32 %x, 1
  %to = getelementptr i32, ptr addrspace(1) %a, i32 %next
  %odd = trunc i32 %x to i1
BODY
}
"""
#: Lanes that return at once go first: in their function, wherever it was copied to.
RETURNS = """  br i1 %odd, label %FIRST, label %SECOND
ends:
  %u = call i32 @count(ptr addrspace(1) %a, i32 1)
  store i32 %u, ptr addrspace(1) %to
  ret void
goes:
  %v = call i32 @more(ptr addrspace(1) %a, i32 1)
  store i32 %v, ptr addrspace(1) %to
  br label %later
later:
  ret void
"""
CALLS = """  %r = call i32 @f(ptr addrspace(1) %a, i1 %odd)
  store i32 %r, ptr addrspace(1) %to
  ret void
"""


def in_function(body: str) -> str:
    body = body.replace("store i32 %u, ptr addrspace(1) %to", "").replace("store i32 %v, ptr addrspace(1) %to", "")
    head, _, tail = body.partition("ret void")
    text = head + "ret i32 %u" + tail.replace("ret void", "ret i32 %v")
    return f"define i32 @f(ptr addrspace(1) %a, i1 %odd) {{\n{text}}}\n" + KERNEL.replace("BODY", CALLS)


@pytest.mark.parametrize(("first", "second"), [("ends", "goes"), ("goes", "ends")])
@pytest.mark.parametrize("where", ["kernel", "function"])
def test_lanes_that_return_go_first(first: str, second: str, where: str) -> None:
    body = RETURNS.replace("FIRST", first).replace("SECOND", second)
    text = KERNEL.replace("BODY", body) if where == "kernel" else in_function(body)
    found, result = launch(HEAD + COUNT + text)
    ending = found[1:64:2] if first == "ends" else found[0:64:2]
    assert ending == list(range(32))
    assert result.fidelity.executed == []


@pytest.mark.parametrize(("first", "second"), [("count", "more"), ("more", "count")])
def test_callees_of_a_pointer_run_in_the_order_of_their_addresses(first: str, second: str) -> None:
    body = f"""  %f = select i1 %odd, ptr @{first}, ptr @{second}
  %r = call i32 %f(ptr addrspace(1) %a, i32 1)
  store i32 %r, ptr addrspace(1) %to
  ret void"""
    assert launch(HEAD + COUNT + KERNEL.replace("BODY", body))[1].fidelity.executed == []


F = "define i32 @f(i32 %n) { ret i32 %n }\ndefine void @nothing(i32 %n) { ret void }\n@g = alias i32 (i32), ptr @f\n"
WRONG = {
    "i32 @f(float 1.0)": "Call of @f as i32 (float), it is i32 (i32)",
    "i32 @f(i64 4)": "Call of @f as i32 (i64), it is i32 (i32)",
    "i32 @f()": "Call of @f as i32 (), it is i32 (i32)",
    "i32 @f(i32 1, i32 2)": "Call of @f as i32 (i32, i32), it is i32 (i32)",
    "i32 @g(i64 4)": "Call of @f as i32 (i64), it is i32 (i32)",
    "i32 @nothing(i32 1)": "Call of @nothing as i32 (i32), it is void (i32)",
    "i32 null(i32 4)": "Call of address 0x0, which is no such function",
    "i32 poison(i32 4)": "Call of address 0x0, which is no such function",
    "i32 inttoptr (i64 64 to ptr)(i32 4)": "Call of address 0x40, which is no such function",
    "i32 %f(i64 4)": "Call of address 0x100000",
    "i32 %none(i32 4)": "Call of address 0x100000",
}


@pytest.mark.parametrize("call", WRONG)
def test_calls_that_no_function_fits(call: str) -> None:
    """The lanes end; the others go on."""
    body = f"""  %f = select i1 %odd, ptr @f, ptr null
  %none = select i1 %odd, ptr @nothing, ptr null
  br i1 %odd, label %bad, label %good
bad:
  %r = call {call}
  store i32 %r, ptr addrspace(1) %to
  ret void
good:
  %s = call i32 @g(i32 7)
  store i32 %s, ptr addrspace(1) %to
  ret void"""
    found, result = launch(HEAD + F + KERNEL.replace("BODY", body))
    assert found == [7, 0] * (ITEMS // 2)
    assert any(f.message.startswith(WRONG[call]) for f in result.findings)
    assert all(f.count == ITEMS // 2 for f in result.findings)


@pytest.mark.parametrize("end", ["unreachable", "br label %a\nc:\n  unreachable"])
@pytest.mark.parametrize(
    "way", ["br i1 %z, label %a, label %b", "switch i32 %t, label %a [ i32 1, label %b\n i32 7, label %b ]"]
)
def test_all_ways_from_the_entry_lead_to_unreachable(way: str, end: str) -> None:
    text = f"""{HEAD}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = icmp ult i32 %t, 5
  {way}
a:
  unreachable
b:
  {end}
}}
"""
    _, result = launch(text)
    assert {f.kind for f in result.findings} == {"trap"} and "internal error" not in result.text()
