"""An intrinsic added by one row is right on both engines and in lower-lds, or refused: rows are made up here, and taken away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics import ROWS
from swlds.device.intrinsics.table import Call, add
from swlds.errors import UnsupportedError
from swlds.ir.intrinsics import FACTS, UNIFORM, Facts, Spread, Touch

HEAD = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 4
@b = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare {declaration}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %pb = getelementptr i32, ptr addrspace(3) @b, i32 %i
  %hundred = add i32 %i, 100
  store i32 %i, ptr addrspace(3) %pa
  store i32 %hundred, ptr addrspace(3) %pb
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few = icmp ult i32 %i, 7
"""
TAIL = """
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %to
  ret void
}
"""
ITEMS = np.arange(64)


@pytest.fixture(autouse=True)
def _tables() -> Iterator[None]:
    """Both tables as they were."""
    before = [(table, dict(table)) for table in (ROWS, FACTS)]
    yield
    for table, rows in before:
        table.clear()
        table.update(rows)  # type: ignore[arg-type]


def module(declaration: str, body: str) -> Any:
    return swlds.parse(HEAD.format(declaration=declaration) + body + TAIL, "t.ll")


def launch(given: Any) -> np.ndarray[Any, Any]:
    """On both engines; the wave compiler must have had a part in it."""
    out = np.zeros(64, np.uint32)
    result = swlds.Device("gfx90a").load(given)["k"].launch(grid=1, block=64, args=[out])
    assert not result.findings
    assert not [line for line in result.fidelity.executed if "reference engine" in line], result.fidelity.executed
    return out


def launch_twice(given: Any) -> np.ndarray[Any, Any]:
    """The module and what lower-lds makes of it give the same."""
    found, lowered = launch(given), launch(swlds.lower(given))
    assert (found == lowered).all()
    return found


def backwards(call: Call) -> Any:
    return np.arange(call.size, dtype=np.uint32)[::-1]


def highest(call: Call, values: Any) -> Any:
    return np.full(call.size, values[call.mask].max(), np.uint32)


def rotate(call: Call, values: Any) -> Any:
    return np.roll(values, 1)


def test_lanes_differ_unless_a_row_says_otherwise() -> None:
    add("amdgcn.test.backwards", 0, backwards)
    body = """
  %n = call i32 @llvm.amdgcn.test.backwards()
  %is = icmp ult i32 %n, 5
  br i1 %is, label %then, label %join
then:
  br label %join
join:
  %r = phi i32 [ %n, %entry ], [ 1000, %then ]"""
    expected = np.where(63 - ITEMS < 5, 1000, 63 - ITEMS)
    assert (launch_twice(module("i32 @llvm.amdgcn.test.backwards()", body)) == expected).all()


def test_uniform_result_of_lanes_that_run_apart() -> None:
    add("amdgcn.test.highest", 1, highest, facts=Facts(spread=Spread.UNIFORM, exchanges=True))
    body = """
  br i1 %few, label %then, label %else
then:
  %low = call i32 @llvm.amdgcn.test.highest(i32 %i)
  br label %join
else:
  br label %join
join:
  %m = phi i32 [ %low, %then ], [ 0, %else ]
  %h = call i32 @llvm.amdgcn.test.highest(i32 %m)
  %r = add i32 %m, %h"""
    expected = np.where(ITEMS < 7, 12, 6)
    assert (launch_twice(module("i32 @llvm.amdgcn.test.highest(i32)", body)) == expected).all()


ROTATED = """
  %p = select i1 %few, ptr addrspace(3) %pa, ptr addrspace(3) %pb
  %q = call ptr addrspace(3) @llvm.amdgcn.test.rotate.p3(ptr addrspace(3) %p)
  %r = load i32, ptr addrspace(3) %q"""
ROTATE = "ptr addrspace(3) @llvm.amdgcn.test.rotate.p3(ptr addrspace(3))"


def test_pointers_move_between_lanes_with_their_objects() -> None:
    FACTS["llvm.amdgcn.test.rotate"] = Facts(moves=(0,), exchanges=True)
    add("amdgcn.test.rotate", 1, rotate)
    expected = np.roll(np.where(ITEMS < 7, ITEMS, ITEMS + 100), 1)
    assert (launch_twice(module(ROTATE, ROTATED)) == expected).all()


def test_lowering_refuses_what_only_a_launch_knows() -> None:
    """The rows of the device are not asked by the passes; an LDS pointer may do anything there."""
    add("amdgcn.test.rotate", 1, rotate, facts=Facts(moves=(0,), exchanges=True))
    given = module(ROTATE, ROTATED)
    launch(given)
    with pytest.raises(UnsupportedError, match=r"intrinsic @llvm.amdgcn.test.rotate.p3 gives an LDS pointer"):
        swlds.lower(given)


FILLED = """
  call void @llvm.amdgcn.test.fill{form}(ptr addrspace(3) %pb, i8 1, i32 4, i1 false)
  %r = load i32, ptr addrspace(3) %pb"""
FILL = "void @llvm.amdgcn.test.fill{form}(ptr addrspace(3), i8, i32, i1)"


def fill(form: str, lowering: str) -> Any:
    FACTS["llvm.amdgcn.test.fill"] = Facts((Touch(0, "w", "value 2"),), lowering=lowering)
    add("amdgcn.test.fill", 4, effect="set", immediates={3: frozenset((0, 1))})
    return module(FILL.format(form=form), FILLED.format(form=form))


def test_memory_that_an_intrinsic_touches() -> None:
    assert (launch_twice(fill(".p3.i32", "retarget")) == 0x01010101).all()


@pytest.mark.parametrize(
    ("form", "lowering", "message"),
    [
        ("", "retarget", "takes an LDS pointer, and has no form for others: call void @llvm.amdgcn.test.fill"),
        (".p3.i32", "", "takes an LDS pointer: call void @llvm.amdgcn.test.fill.p3.i32"),
    ],
)
def test_lowering_refuses_memory_that_it_cannot_move(form: str, lowering: str, message: str) -> None:
    given = fill(form, lowering)
    assert (launch(given) == 0x01010101).all()
    with pytest.raises(UnsupportedError) as raised:
        swlds.lower(given)
    assert message in str(raised.value)


def test_races_of_an_intrinsic() -> None:
    """The writes of a row count like those of a store: all lanes fill one word, the other wave reads it."""
    fill(".p3.i32", "retarget")
    body = FILLED.format(form=".p3.i32").replace("%pb", "@b")
    out = np.zeros(128, np.uint32)
    small = HEAD.replace("[64 x", "[128 x").format(declaration=FILL.format(form=".p3.i32"))
    result = (
        swlds.Device("gfx90a")
        .load(swlds.parse(small + body + TAIL, "t.ll"))["k"]
        .launch(1, 128, [out], checks="racecheck")
    )
    assert result.findings and all(f.kind.startswith("race-") for f in result.findings)


def test_lowering_refuses_what_reaches_lds_unseen() -> None:
    FACTS["llvm.amdgcn.test.secret"] = Facts(None, reaches_lds="it reads LDS by a number")
    given = module("i32 @llvm.amdgcn.test.secret(i32)", "  %r = call i32 @llvm.amdgcn.test.secret(i32 %i)")
    with pytest.raises(UnsupportedError, match="it reads LDS by a number: %r = call"):
        swlds.lower(given)


def test_facts_stand_once() -> None:
    """What the passes know of an intrinsic, its row in the device cannot say again."""
    del ROWS["llvm.amdgcn.ballot"]
    with pytest.raises(AssertionError, match=r"the facts of llvm.amdgcn.ballot stand in swlds.ir.intrinsics"):
        add("amdgcn.ballot", 1, highest, facts=UNIFORM)
