"""Random modules: the round trip of the files holds for them too, and parsing twice gives the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ir_support import bitcode_of, canonical, without_comments
from strategies import modules

from swlds.ir.printer import print_instruction, print_module
from swlds.ir.reader import read_module

SETTINGS = settings(max_examples=60)


def check_reprint(text: str) -> None:
    expected = canonical(text)
    printed = print_module(read_module(expected), reprint=True)
    assert without_comments(canonical(printed)) == without_comments(expected)
    assert bitcode_of(printed) == bitcode_of(expected)


@SETTINGS
@given(modules())
def test_reprinting_a_random_module_gives_the_same_bitcode(text: str) -> None:
    check_reprint(text)


@pytest.mark.long
@settings(SETTINGS, max_examples=2000)
@given(modules(max_functions=4))
def test_reprinting_many_random_modules(text: str) -> None:
    check_reprint(text)


@SETTINGS
@given(modules(max_functions=2), st.data())
def test_a_part_that_is_parsed_prints_as_it_came(text: str, data: st.DataObject) -> None:
    expected = canonical(text)
    module = read_module(expected)
    for function in module.functions.values():
        if data.draw(st.booleans()):
            for instruction in function.instructions():
                if data.draw(st.booleans()):
                    instruction.touch()
                else:
                    assert instruction.text == print_instruction(instruction, reprint=True)
    assert without_comments(canonical(print_module(module))) == without_comments(expected)
