"""parse -> print gives LLVM the same module: for every file at hand, untouched, parsed, and printed from the fields."""

from __future__ import annotations

from pathlib import Path

import pytest
from ir_support import FILES, TESTDATA, bitcode_of, canonical, canonical_file, parse_by_llvm, without_comments

from swlds.ir.model import Module
from swlds.ir.names import spell_name
from swlds.ir.opcodes import OPCODES
from swlds.ir.printer import print_module
from swlds.ir.reader import read_module
from swlds.ir.values import LocalReference


def check_same(text: str, printed: str) -> None:
    assert without_comments(canonical(printed)) == without_comments(text)
    assert bitcode_of(printed) == bitcode_of(text)


def parse_everything(module: Module) -> int:
    """Force every header and body; the number of instructions."""
    for entity in [*module.globals.values(), *module.aliases.values()]:
        assert entity.signature is not None
    return sum(1 for f in module.functions.values() if f.signature for _ in f.instructions())


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(TESTDATA)))
class TestFile:
    def test_untouched_prints_as_it_came(self, path: Path) -> None:
        text = canonical_file(path)
        assert without_comments(print_module(read_module(text))) == without_comments(text)

    def test_parsed_prints_the_same_text(self, path: Path) -> None:
        text = canonical_file(path)
        module = read_module(text)
        assert parse_everything(module) > 0 or not module.defined_functions
        check_same(text, print_module(module))

    def test_reprinted_from_the_fields_gives_the_same_bitcode(self, path: Path) -> None:
        text = canonical_file(path)
        check_same(text, print_module(read_module(text), reprint=True))

    def test_instructions_on_their_own_print_the_same(self, path: Path) -> None:
        from swlds.ir.parser import parse_instruction
        from swlds.ir.printer import print_instruction

        module = read_module(canonical_file(path))
        for function in module.defined_functions:
            for instruction in function.instructions():
                assert instruction.text is not None
                alone = parse_instruction(instruction.text, module)
                expected = print_instruction(instruction, reprint=True)
                assert print_instruction(alone, reprint=True) == expected
                assert alone.type == instruction.type

    def test_result_types_are_llvms(self, path: Path) -> None:
        text = canonical_file(path)
        module = read_module(text)
        llvm = parse_by_llvm(text)
        for function in llvm.functions:
            if function.is_declaration:
                continue
            spelled = function.name if function.name in module.functions else spell_name(function.name)
            ours = [i for i in module.functions[spelled].instructions() if i.opcode[0] != "#"]
            theirs = [i for block in function.blocks for i in block.instructions]
            # An identified struct prints with its body there.
            assert [str(i.type) for i in ours] == [str(i.type).split(" = type", 1)[0] for i in theirs]

    def test_every_use_is_linked_both_ways(self, path: Path) -> None:
        module = read_module(canonical_file(path))
        for function in module.defined_functions:
            for instruction in function.instructions():
                for index, operand in enumerate(instruction.operands):
                    nodes = getattr(operand, "mentioned", (operand,))
                    assert all((instruction, index) in node.uses for node in nodes)
                    assert not any(isinstance(node, LocalReference) for node in nodes)
                for user, index in instruction.uses:
                    used = user.operands[index]
                    assert used is instruction or instruction in getattr(used, "mentioned", ())


def test_every_opcode_and_flag_occurs_in_the_test_data() -> None:
    # Rows without test data are rows that nobody checked.
    seen: set[tuple[str, str]] = set()
    for path in FILES:
        for function in read_module(canonical_file(path)).defined_functions:
            for instruction in function.instructions():
                seen.update((instruction.opcode, flag) for flag in ("", *instruction.flags))
    wanted = {(row.name, flag) for row in OPCODES.values() for flag in ("", *row.flags)}
    assert sorted(wanted - seen) == []
