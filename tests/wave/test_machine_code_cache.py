"""Machine code is kept for the next launch of the same kernel, and made anew when the module was edited between launches."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import numpy as np
import pytest
from wave_support import RARE

import swlds
from swlds.device.fingerprint import program_fingerprint
from swlds.device.launch import Launch
from swlds.device.program import find_program
from swlds.engines.api import Local
from swlds.engines.reference.machine import Machine
from swlds.engines.wave_compiler import engine, translator
from swlds.engines.wave_compiler.flat import flatten
from swlds.ir.model import Module
from swlds.ir.types import I32
from swlds.ir.values import ConstantInt

TEXT = """target triple = "amdgcn-amd-amdhsa"
@step = internal addrspace(4) constant i32 3
declare i32 @llvm.amdgcn.workitem.id.x()
define internal i32 @more(i32 %v) {
  %r = add i32 %v, 1
  ret i32 %r
}
define internal i32 @less(i32 %v) {
  %r = sub i32 %v, 1
  ret i32 %r
}
define void @other(i32 %v) {
  %r = add i32 %v, 1
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %s = load i32, ptr addrspace(4) @step, align 4
  %y = call i32 @more(i32 %x)
  %z = mul i32 %y, %s
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %z, ptr addrspace(1) %o, align 4
  ret void
}
"""


def set_operand(module: Module) -> None:
    add = module.functions["more"].blocks[0].instructions[0]
    add.set_operand(1, ConstantInt(I32, 5))


def replace_body(module: Module) -> None:
    module.functions["more"].replace_text(body="\n  %r = sub i32 %v, 9\n  ret i32 %r\n")


def swap_operands(module: Module) -> None:
    mul = next(i for i in module.functions["k"].instructions() if i.opcode == "mul")
    mul.set_operand(0, mul.operands[1])


def rename_and_swap(module: Module) -> None:
    """The new operand prints as the old one did."""
    mul = next(i for i in module.functions["k"].instructions() if i.opcode == "mul")
    s, y = mul.operands[1], mul.operands[0]
    s.name, y.name = "", ""  # type: ignore[attr-defined]
    mul.set_operand(0, s)


def launch(module: Module, name: str) -> list[int]:
    out = np.zeros(64, np.uint32)
    swlds.Device("gfx942").load(module)["k"].launch((1,), (64,), [out], engine=name).raise_for_findings()
    return [int(v) for v in out]


@pytest.mark.parametrize("edit", [set_operand, replace_body, swap_operands, rename_and_swap])
def test_edits_are_seen(edit: Callable[[Module], None]) -> None:
    module = swlds.parse(TEXT)
    before = launch(module, "wave")
    edit(module)
    after = launch(module, "wave")
    assert before != after == launch(module, "reference")


def test_a_function_that_an_edit_added_counts() -> None:
    """A loaded kernel looked up what it reaches before that."""
    module = swlds.parse(TEXT)
    kernel, out = swlds.Device("gfx942").load(module)["k"], np.zeros(64, np.uint32)
    kernel.launch((1,), (64,), [out])
    call = next(i for i in module.functions["k"].instructions() if i.called_function is module.functions["more"])
    call.set_operand(1, module.functions["less"])
    module.functions["less"].replace_text(body="\n  %r = sub i32 %v, 7\n  ret i32 %r\n")
    kernel.launch((1,), (64,), [out])
    before = out.tolist()
    module.functions["less"].replace_text(body="\n  %r = sub i32 %v, 9\n  ret i32 %r\n")
    kernel.launch((1,), (64,), [out])
    assert out.tolist() != before


def test_the_same_kernel_is_compiled_once() -> None:
    module = swlds.parse(TEXT)
    launch(module, "wave")
    launch(module, "wave")
    assert module.functions["other"].blocks  # looked into, not changed
    launch(module, "wave")
    assert len(engine.kept_code(module)) == 1


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was used last stays."""
    monkeypatch.setattr(engine, "KEPT", 2)
    module = swlds.parse(TEXT)
    kernel, out = swlds.Device("gfx942").load(module)["k"], np.zeros(128, np.uint32)
    sizes = []
    for size in (64, 65, 64, 66):
        kernel.launch((1,), (size,), [out], engine="wave")
        sizes.append([key[3][0].block[0] for key in engine.kept_code(module)])
    assert sizes == [[64], [64, 65], [65, 64], [64, 66]]


#: A call that Python answers, for which machine code refers to the instruction.
ASKS = TEXT.replace(
    "  %x = call i32 @llvm", "  %m = call ptr @malloc(i64 8)\n  call void @free(ptr %m)\n  %x = call i32 @llvm"
)
ASKS += "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n"


@pytest.mark.parametrize("name", ["gap", "answer", "refusal"])
def test_a_module_that_nobody_needs_is_forgotten(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its machine code, and what its launches took: machine code refers to instructions, an error to where it was raised."""
    if name == "refusal":
        monkeypatch.setattr(flatten, "MAX_INSTRUCTIONS", 1)
    if name == "gap":
        monkeypatch.delitem(translator.EMITTERS, "freeze")
    module = swlds.parse({"gap": RARE, "answer": ASKS, "refusal": TEXT}[name])
    launches: list[weakref.ref[Launch]] = []
    original = engine.run_launch

    def run(*arguments: object) -> engine.Run:
        done = original(*arguments)  # type: ignore[arg-type]
        launches.append(weakref.ref(done.launch))
        return done

    monkeypatch.setattr(engine, "run_launch", run)
    swlds.Device("gfx942").load(module)["k"].launch((1,), (64,), [np.zeros(64, np.uint32)], engine="wave")
    gc.collect()
    assert launches[0]() is None
    assert len(engine.kept_code(module)) == 1
    gone = weakref.ref(module)
    del module
    gc.collect()
    assert gone() is None


def test_a_replayed_launch_leaves_no_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The race checker's cells are 40 MiB; Python looks for cycles after hundreds of launches."""
    machines: list[Machine] = []
    original = Machine.close
    monkeypatch.setattr(Machine, "close", lambda self: machines.append(self) or original(self))
    text = TEXT.replace(
        "%o = getelementptr i32, ptr addrspace(1) %out, i32 %x", "%o = getelementptr i32, ptr addrspace(1) %out, i32 9"
    )
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    for name in ("wave", "reference"):
        assert kernel.launch((1,), (128,), [np.zeros(64, np.uint32)], engine=name).findings
    races = [m.races for m in machines]
    assert len(races) == 2 and all(r is not None and not r.cells.histories for r in races)


def test_what_the_kernel_does_not_reach_does_not_count() -> None:
    module = swlds.parse(TEXT)
    kernel = module.functions["k"]
    before = program_fingerprint(find_program(module, kernel))
    module.functions["other"].replace_text(body="\n  ret void\n")
    assert program_fingerprint(find_program(module, kernel)) == before
    module.attribute_groups[7] = '"amdgpu-waves-per-eu"="2"'
    assert program_fingerprint(find_program(module, kernel)) != before


PLACES = """target triple = "amdgcn-amd-amdhsa"
@first = internal addrspace(1) global i32 3
@second = internal addrspace(1) global i32 5
@table = internal addrspace(4) constant [2 x ptr] [ptr @more, ptr @less]
declare i32 @llvm.amdgcn.workitem.id.x()
define internal i32 @more(i32 %v) {
  %r = add i32 %v, 100
  ret i32 %r
}
define internal i32 @less(i32 %v) {
  %r = sub i32 %v, 100
  ret i32 %r
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %x, 1
STATEMENTS
  %unused = select i1 true, PAIR
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
"""
VARIABLES = """  %a = load i32, ptr addrspace(1) @first, align 4
  %b = load i32, ptr addrspace(1) @second, align 4
  %m = mul i32 %a, 100
  %r = add i32 %m, %b"""
FUNCTIONS = """  %at = getelementptr ptr, ptr addrspace(4) @table, i32 %odd
  %f = load ptr, ptr addrspace(4) %at, align 8
  %r = call i32 %f(i32 %x)"""


@pytest.mark.parametrize(
    ("statements", "pair"),
    [(VARIABLES, "ptr addrspace(1) @first, ptr addrspace(1) @second"), (FUNCTIONS, "ptr @more, ptr @less")],
    ids=["variables", "functions"],
)
def test_a_kernel_that_was_loaded_before_an_edit(statements: str, pair: str) -> None:
    """It found what it reaches in another order than one that is loaded now: the same program at other addresses."""
    module = swlds.parse(PLACES.replace("STATEMENTS", statements).replace("PAIR", pair))
    before = swlds.Device("gfx942").load(module)["k"]
    assert before.unsupported() == []
    unused = next(i for i in module.functions["k"].instructions() if i.name == "unused")
    one, other = unused.operands[1:]
    unused.set_operand(1, other)
    unused.set_operand(2, one)
    now = swlds.Device("gfx942").load(module)["k"]
    for kernel in (before, now):
        out = np.zeros(64, np.uint32)
        kernel.launch((1,), (64,), [out]).raise_for_findings()


DYNAMIC = """@s = external addrspace(3) global [0 x i32], align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(3) %local) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %x
  store i32 %x, ptr addrspace(3) %p, align 4
  ret void
}
"""


def test_another_size_of_dynamic_lds() -> None:
    """What the variable loses a parameter in LDS gets: the group's LDS is as large as before."""
    kernel, found = swlds.Device("gfx942").load(swlds.parse(DYNAMIC))["k"], []
    for size in (256, 128, 256):
        result = kernel.launch((1,), (64,), [Local(384 - size)], dynamic_lds=size)
        found.append([(f.kind, f.count) for f in result.findings])
    assert found == [[], [("out-of-bounds", 32)], []]


TABLES = """target datalayout = "e-p:64:64-p3:32:32-p5:32:32"
target triple = "amdgcn-amd-amdhsa"
%pair = type { i8, i32 }
@first = internal addrspace(1) global %pair { i8 1, i32 2 }
@second = internal alias %pair, ptr addrspace(1) @first
define amdgpu_kernel void @k() {
  fence syncscope("workgroup") release, !mmra !1
  ret void
}
!names = !{!0}
!0 = !{!"other"}
!1 = !{!"amdgpu-synchronize-as", !"local"}
"""
#: Parts of a module that no function's text shows.
TABLE_EDITS: dict[str, Callable[[Module], None]] = {
    "datalayout": lambda m: setattr(m, "datalayout_text", "e-p:64:64-p3:32:32-p5:32:32-i64:64"),
    "triple": lambda m: setattr(m, "triple", "amdgcn-amd-amdpal"),
    "type": lambda m: m.type_texts.update(pair="<{ i8, i32 }>"),
    "global": lambda m: setattr(m.globals["first"], "text", m.globals["first"].text.replace("i32 2", "i32 3")),
    "alias": lambda m: setattr(m.aliases["second"], "text", m.aliases["second"].text.replace("internal", "private")),
    "metadata": lambda m: setattr(m.metadata[1], "text", m.metadata[1].text.replace("local", "global")),
    "named metadata": lambda m: m.named_metadata.update(names=["!1"]),
}


@pytest.mark.parametrize("edit", TABLE_EDITS)
def test_edits_of_tables_are_seen(edit: str) -> None:
    """Each changes what a kernel may do: where members lie, what memory a fence orders, what a variable begins with."""
    module, same = swlds.parse(TABLES), swlds.parse(TABLES)
    before = program_fingerprint(find_program(module, module.functions["k"]))
    assert program_fingerprint(find_program(same, same.functions["k"])) == before
    TABLE_EDITS[edit](module)
    assert program_fingerprint(find_program(module, module.functions["k"])) != before


SHARES = """target triple = "amdgcn-amd-amdhsa"
@dynamic = external addrspace(3) global [0 x i32], align 4
define amdgpu_kernel void @k(ptr addrspace(3) %local, i32 %n) {
  %p = getelementptr i32, ptr addrspace(3) @dynamic, i32 %n
  store i32 1, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) %local, i32 %n
  store i32 1, ptr addrspace(3) %q, align 4
  ret void
}
"""


@pytest.mark.parametrize(("dynamic", "local", "bad"), [(64, 32, "local"), (32, 64, "dynamic"), (64, 64, "")])
def test_sizes_in_lds_may_differ_where_their_sum_does_not(dynamic: int, local: int, bad: str) -> None:
    """Bounds are in the machine code, or with the arguments."""
    kernel = swlds.Device("gfx942").load(swlds.parse(SHARES))["k"]
    for first, second in ((96 - local, local), (local, dynamic), (dynamic, local)):
        result = kernel.launch(1, 1, [swlds.engines.api.Local(second), 12], dynamic_lds=first)
    assert [f.object.name for f in result.findings if f.object] == ([bad] if bad else [])
