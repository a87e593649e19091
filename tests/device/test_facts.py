"""What is known of a program is forgotten when it is edited, in whatever way."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import swlds
from swlds.device import program as program_module
from swlds.device.fingerprint import facts_of
from swlds.device.program import Program, find_program
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.types import IntType
from swlds.ir.values import ConstantInt

TEXT = """target datalayout = "e-p:64:64-p3:32:32-p5:32:32"
target triple = "amdgcn-amd-amdhsa"
%pair = type { i8, i32 }
@first = internal addrspace(1) global %pair { i8 1, i32 2 }
@second = internal alias %pair, ptr addrspace(1) @first
declare i32 @llvm.amdgcn.workitem.id.x()
define internal i32 @add(i32 %v) {
  %r = add i32 %v, 100
  ret i32 %r
}
define internal i32 @double(i32 %v) {
  %r = mul i32 %v, 2
  ret i32 %r
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @add(i32 %x)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %f = load i32, ptr addrspace(1) @first, align 4
  store i32 %r, ptr addrspace(1) %o, align 4, !mmra !1
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
!names = !{!0}
!0 = !{!"other"}
!1 = !{!"amdgpu-synchronize-as", !"local"}
"""


def named(module: Module, function: str, name: str) -> Instruction:
    return next(i for i in module.functions[function].instructions() if i.name == name)


def last(module: Module) -> Instruction:
    found = module.functions["k"].entry.last
    assert found is not None
    return found


def _new_instruction(module: Module) -> None:
    r = named(module, "add", "r")
    r.insert_after(Instruction("fence", fields={"ordering": "release", "syncscope": "workgroup"}))


def _header(module: Module) -> Function:
    function = module.functions["k"]
    assert function.signature is not None
    return function


EDITS: dict[str, Callable[[Module], object]] = {
    "operand": lambda m: named(m, "add", "r").set_operand(1, ConstantInt(IntType(32), 7)),
    "callee": lambda m: named(m, "k", "r").set_operand(1, m.functions["double"]),
    "flags": lambda m: named(m, "add", "r").set_flags(("nuw",)),
    "field": lambda m: named(m, "k", "f").set_field("align", 2),
    "metadata": lambda m: last(m).set_metadata("dbg", "!0"),
    "new instruction": _new_instruction,
    "erased": lambda m: named(m, "k", "f").erase(),
    "body": lambda m: m.functions["add"].replace_text(body="\n  ret i32 %v\n"),
    "attribute": lambda m: _header(m).signature.attributes.entries.append("nounwind"),
    "group": lambda m: m.attribute_groups.update({0: '"amdgpu-flat-work-group-size"="1,64"'}),
    "parameter": lambda m: _header(m).arguments[0].attributes.entries.append("noalias"),
    "convention": lambda m: setattr(_header(m).signature, "cc", "spir_kernel"),
    "block": lambda m: setattr(_header(m).entry, "name", "other"),
    "datalayout": lambda m: setattr(m, "datalayout_text", "e-p:64:64-p3:32:32-p5:32:32-i64:64"),
    "triple": lambda m: setattr(m, "triple", "amdgcn-amd-amdpal"),
    "type": lambda m: m.type_texts.update(pair="<{ i8, i32 }>"),
    "initial value": lambda m: m.globals["first"].set_initializer(None),
    "alignment": lambda m: setattr(m.globals["first"].signature, "align", 16),
    "alias": lambda m: setattr(m.aliases["second"], "text", m.aliases["second"].text.replace("internal", "private")),
    "node": lambda m: setattr(m.metadata[1], "text", m.metadata[1].text.replace("local", "global")),
    "named metadata": lambda m: m.named_metadata.update(names=["!1"]),
}


def known(module: Module) -> Program:
    """A program with a fact; asking for it again does not lose it."""
    program = find_program(module, module.functions["k"])
    _ = module.globals["first"].signature
    facts_of(program)["fact"] = 1
    assert facts_of(program) == {"fact": 1}
    return program


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_is_seen(edit: str) -> None:
    module = swlds.parse(TEXT)
    program = known(module)
    EDITS[edit](module)
    assert facts_of(program) == {}


def test_what_the_kernel_does_not_reach_is_not_looked_at() -> None:
    module = swlds.parse(TEXT)
    program = known(module)
    module.functions["double"].replace_text(body="\n  ret i32 7\n")
    assert facts_of(program) == {"fact": 1}


def test_what_it_reaches_after_an_edit_is() -> None:
    module = swlds.parse(TEXT)
    kernel = swlds.Device("gfx942").load(module)["k"]
    module, out = kernel.module, np.zeros(64, np.uint32)

    def launch() -> int:
        kernel.launch(1, 64, [out], engine="wave").raise_for_findings()
        return int(out[5])

    assert launch() == 105
    named(module, "k", "r").set_operand(1, module.functions["double"])
    assert launch() == 10
    named(module, "double", "r").set_operand(1, ConstantInt(IntType(32), 3))
    assert launch() == 15


def test_what_is_refused_after_an_edit() -> None:
    """Attributes and instructions are looked at again."""
    kernel = swlds.Device("gfx942").load(swlds.parse(TEXT))["k"]
    out = np.zeros(256, np.uint32)
    kernel.launch(1, 256, [out], engine="wave").raise_for_findings()
    [group] = kernel.function.signature.attributes.groups
    kernel.module.attribute_groups[group] = '"amdgpu-flat-work-group-size"="1,64"'
    with pytest.raises(swlds.SwldsError, match="1 to 64"):
        kernel.launch(1, 256, [out], engine="wave")
    kernel.module.functions["add"].replace_text(body="\n  unreachable\n")
    named(kernel.module, "k", "f").set_field("align", 4)
    named(kernel.module, "k", "r").set_operand(
        1, kernel.module.declare("nobody", kernel.module.functions["add"].function_type)
    )
    with pytest.raises(swlds.SwldsError, match="nobody"):
        kernel.launch(1, 64, [out], engine="wave")


def test_a_launch_walks_through_a_program_once(monkeypatch: pytest.MonkeyPatch) -> None:
    walked: list[str] = []
    scan = program_module._scan
    monkeypatch.setattr(program_module, "_scan", lambda p, f: (walked.append(f.name), scan(p, f))[1])
    module = swlds.parse(TEXT)
    kernel = swlds.Device("gfx942", engine="wave").load(module)["k"]
    out = np.zeros(1, np.int32)
    kernel.launch(1, 1, [out])
    assert (walked, out[0]) == (["k", "add"], 100)
    module.functions["add"].replace_text(body="\n  ret i32 4\n")
    kernel.launch(1, 1, [out])
    assert (walked, out[0]) == (["k", "add"] * 2, 4)
