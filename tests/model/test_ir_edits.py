"""Random edits of random modules: the links stay right and LLVM takes what is printed."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from ir_support import canonical, without_comments
from strategies import modules

from swlds.ir.builder import Builder
from swlds.ir.model import Block, Function, Instruction, Module
from swlds.ir.opcodes import TERMINATORS
from swlds.ir.parser import parse_instruction, scope_of
from swlds.ir.printer import print_module
from swlds.ir.reader import read_module
from swlds.ir.types import VOID
from swlds.ir.values import ConstantKeyword, User, Value


def plain_instructions(function: Function) -> list[Instruction]:
    return [i for i in function.instructions() if i.opcode != "phi" and i.opcode not in TERMINATORS]


def split(draw: st.DataObject, function: Function) -> None:
    places = [i for i in function.instructions() if i.opcode != "phi"]
    at = draw.draw(st.sampled_from(places))
    assert at.block is not None
    before = at.block
    tail = before.split_before(at, function.fresh_name("tail"))
    Builder(before).create_br(tail)
    assert before.successors == [tail] and tail.first is at


def replace_and_erase(draw: st.DataObject, function: Function) -> None:
    values = [i for i in plain_instructions(function) if i.type is not VOID]
    if values:
        chosen = draw.draw(st.sampled_from(values))
        chosen.replace_all_uses_with(ConstantKeyword(chosen.type, "poison"))
        assert not chosen.uses
        chosen.erase()


def insert(draw: st.DataObject, function: Function) -> None:
    at = draw.draw(st.sampled_from([i for i in function.instructions() if i.opcode != "phi"]))
    builder = Builder(at)
    builder.create_operator(
        "freeze", builder.create_operator("add", function.arguments[0], function.arguments[0], name="sum")
    )


def insert_text(draw: st.DataObject, function: Function) -> None:
    assert function.module is not None
    at = draw.draw(st.sampled_from([i for i in function.instructions() if i.opcode != "phi"]))
    name = function.fresh_name("line")
    argument = function.arguments[1]
    new = parse_instruction(f"  %{name} = load i8, ptr %{argument.name}, align 1", function.module, scope_of(function))
    at.insert_before(new)
    assert (new, 0) in argument.uses


def duplicate(draw: st.DataObject, function: Function) -> None:
    instructions = plain_instructions(function)
    if instructions:
        chosen = draw.draw(st.sampled_from(instructions))
        copy = chosen.insert_after(chosen.clone())
        assert copy.operands == chosen.operands and not copy.uses


def move_block(draw: st.DataObject, function: Function) -> None:
    """The order of blocks behind the entry is free."""
    if len(function.blocks) > 2:
        block = draw.draw(st.sampled_from(function.blocks[1:]))
        function.blocks.remove(block)
        function.insert_block(draw.draw(st.integers(1, len(function.blocks))), block)


EDITS = [split, replace_and_erase, insert, insert_text, duplicate, move_block]


def check_links(module: Module) -> None:
    """Each operand knows its user and each use its operand; blocks and lists agree."""
    for function in module.functions.values():
        if not function.is_parsed:
            continue
        known: set[Value] = {*function.arguments, *function.instructions()}
        for block in function.blocks:
            assert block.function is function and all(i.block is block for i in block)
            assert all(isinstance(t, Block) and t in function.blocks for t in block.terminator.targets)
            assert block.terminator.opcode in TERMINATORS
        for instruction in function.instructions():
            for index, operand in enumerate(instruction.operands):
                for node in getattr(operand, "mentioned", (operand,)):
                    assert (instruction, index) in node.uses
        for value in known:
            for user, index in value.uses:
                assert isinstance(user, User) and user in known
                assert value in getattr(user.operands[index], "mentioned", (user.operands[index],))


@settings(max_examples=40)
@given(modules(max_functions=2), st.data())
def test_edited_modules_verify(text: str, data: st.DataObject) -> None:
    module = read_module(canonical(text))
    for function in module.functions.values():
        for edit in data.draw(st.lists(st.sampled_from(EDITS), max_size=6)):
            edit(data, function)
    check_links(module)
    once = canonical(print_module(module))
    assert without_comments(canonical(print_module(module, reprint=True))) == without_comments(once)
