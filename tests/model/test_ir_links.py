"""Use lists are complete however little of a module was parsed, constants can be walked and mapped, modules cloned."""

from __future__ import annotations

import random

import numpy as np
import pytest
from ir_support import canonical

import swlds
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.parser import parse_type
from swlds.ir.printer import print_module
from swlds.ir.reader import read_module
from swlds.ir.types import I32
from swlds.ir.users import Mentions
from swlds.ir.values import ConstantExpr, ConstantInt, Value

TEXT = """
@tile = internal addrspace(3) global [8 x [16 x i32]] poison, align 16
@table = constant [2 x ptr addrspace(3)] [
  ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i32 64),
  ptr addrspace(3) @tile
]
@label = constant ptr blockaddress(@jump, %next)

define void @f(i32 %x) {
  %p = getelementptr [8 x [16 x i32]], ptr addrspace(3) @tile, i32 0, i32 %x, i32 3
  store i32 %x, ptr addrspace(3) %p, align 4
  ret void
}

define void @jump(ptr %a) {
  br label %next

next:
  indirectbr ptr blockaddress(@jump, %next), [label %next]
}

define void @other() {
  call void @jump(ptr null)
  ret void
}
"""


@pytest.fixture
def module() -> Module:
    return read_module(canonical(TEXT), "test.ll")


def test_each_kind_of_value_has_all_its_uses(module: Module) -> None:
    assert len(module.globals["tile"].uses) == 2
    assert not module.functions["other"].is_parsed, "it does not name @tile"
    assert len(module.functions["f"].arguments[0].uses) == 2
    assert [user.opcode for user in module.functions["jump"].users if hasattr(user, "opcode")] == ["indirectbr", "call"]


def test_a_block_has_the_addresses_that_text_takes_of_it(module: Module) -> None:
    target = module.functions["jump"].blocks[1]
    assert len(target.uses) == 2
    assert not module.functions["other"].is_parsed, "a call takes no block's address"


def test_an_argument_has_its_uses_before_anybody_looked_into_the_body(module: Module) -> None:
    assert [user.name for user in module.functions["f"].arguments[0].users] == ["p", ""]


def test_a_constant_has_no_use_list_to_be_empty() -> None:
    with pytest.raises(TypeError, match="a constant is a value"):
        _ = ConstantInt(I32, 5).uses
    with pytest.raises(TypeError):
        ConstantInt(I32, 5).replace_all_uses_with(ConstantInt(I32, 6))


def test_text_that_comes_later_counts(module: Module) -> None:
    tile = module.globals["tile"]
    before = len(tile.uses)
    module.functions["other"].replace_text(body="  store i32 1, ptr addrspace(3) @tile, align 4\n  ret void\n")
    assert len(tile.uses) == before + 1
    module.add(Function("late", "define void @late()", "  store i32 1, ptr addrspace(3) @tile, align 4\n  ret void\n"))
    assert len(tile.uses) == before + 2
    del module.functions["late"]
    assert module.functions["jump"].uses, "the index follows what comes and goes"


def test_a_constant_is_walked_and_mapped_at_any_depth(module: Module) -> None:
    table = module.globals["table"].initializer
    assert table is not None and hasattr(table, "walk")
    assert [type(v).__name__ for v in table.walk()] == [
        "ConstantAggregate",
        "ConstantExpr",
        "GlobalVariable",
        "ConstantInt",
        "GlobalVariable",
    ]

    def widen(value: Value) -> Value:
        return ConstantInt(value.type, 80) if isinstance(value, ConstantInt) else value

    changed = table.map(widen)
    assert "@tile, i32 80)" in repr(changed) or any(
        isinstance(v, ConstantInt) and v.value == 80 for v in changed.walk()
    )
    assert table.map(lambda value: value) is table
    module.globals["table"].set_initializer(changed)
    assert "getelementptr (i8, ptr addrspace(3) @tile, i32 80)" in canonical(print_module(module))


def test_a_constant_expression_may_become_what_it_is_not(module: Module) -> None:
    table = module.globals["table"].initializer
    assert table is not None and hasattr(table, "map")
    tile = module.globals["tile"]
    changed = table.map(lambda value: tile if isinstance(value, ConstantExpr) else value)
    assert [v for v in changed.walk() if v is tile] == [tile, tile]


def test_a_variable_gets_another_type(module: Module) -> None:
    tile = module.globals["tile"]
    tile.set_value_type(parse_type("[8 x [17 x i32]]", module))
    text = canonical(print_module(module))
    assert "@tile = internal addrspace(3) global [8 x [17 x i32]] poison, align 16" in text
    with pytest.raises(AssertionError, match="of another type"):
        module.globals["table"].set_value_type(I32)


def test_a_clone_is_a_module_of_its_own(module: Module) -> None:
    _ = module.functions["f"].blocks
    text = print_module(module)
    copy = module.clone()
    assert print_module(copy) == text
    assert not copy.functions["f"].is_parsed
    copy.functions["f"].blocks[0].first.set_operand(2, ConstantInt(I32, 7))  # type: ignore[union-attr]
    copy.globals["tile"].set_value_type(parse_type("[8 x [20 x i32]]", copy))
    copy.add_metadata('!{!"new"}')
    assert print_module(module) == text != print_module(copy)


def test_what_a_reader_sees_in_a_debugger(module: Module) -> None:
    f = module.functions["f"]
    assert repr(f) == "<Function @f, not parsed yet>"
    place, store, _ = f.blocks[0]
    assert repr(f) == "<Function @f, 1 blocks>"
    assert repr(place) == "<Instruction %p = getelementptr @tile, i32 0, %x, i32 3 in @f>"
    assert repr(store) == "<Instruction store %x, %p in @f>"
    assert repr(f.blocks[0]) == "<Block %0 of 3 instructions in @f>"
    assert repr(f.arguments[0]) == "<Argument %x>"
    assert repr(module.globals["tile"]) == "<GlobalVariable @tile: [8 x [16 x i32]] in addrspace(3)>"
    assert repr(module.globals["label"].initializer) == "<ConstantExpr ptr blockaddress (@jump, %next)>"
    assert repr(module) == "<Module test.ll: 3 functions, 3 globals>"


def test_what_a_reader_sees_of_a_launch() -> None:
    kernel = (
        "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n  %q = getelementptr i8, ptr addrspace(1) %p, i32 8\n"
    )
    device = swlds.Device("gfx942", engine="wave")
    loaded = device.load(f"{kernel}  store i32 1, ptr addrspace(1) %q\n  ret void\n}}\n")
    assert repr(device) == "<Device gfx942, engine wave>"
    assert repr(loaded) == "<LoadedModule <text>: kernels k>"
    assert repr(loaded["k"]) == "<Kernel k of <text> on gfx942>"
    (finding,) = loaded["k"].launch(grid=1, block=4, args=[np.zeros(2, np.uint32)]).findings
    assert repr(finding).startswith("<Finding error out-of-bounds at store i32 1, ptr addrspace(1) %q")
    assert repr(finding).endswith("(4 times)>")


def test_use_lists_are_complete_while_entities_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """The index of names in unparsed text is made once, not for each that went."""
    made: list[int] = []
    index_all = Mentions._index_all
    monkeypatch.setattr(Mentions, "_index_all", lambda self: (made.append(1), index_all(self)))
    lines = [
        f"define void @f{n}() {{\n  call void @f{n * 7 % 60}()\n  call void @f{n // 2}()\n  ret void\n}}"
        for n in range(60)
    ]
    module = read_module("\n".join(lines) + "\n", "m.ll")
    rng = random.Random(5)
    for step in range(40):
        gone = rng.choice(list(module.functions.values()))
        for user in gone.users:
            assert isinstance(user, Instruction)
            user.erase()
        for instruction in gone.instructions():
            instruction.drop_operands()
        module.remove(gone)
        if step % 4 == 0:
            module.add(
                Function(
                    f"new{step}",
                    f"define void @new{step}()",
                    f"  call void @{next(iter(module.functions))}()\n  ret void",
                )
            )
    assert len(made) == 1
    again = read_module(print_module(module), "m.ll")
    for name, function in module.functions.items():
        assert len(function.uses) == len(again.functions[name].uses), name
