"""Types are values: equal when they print equal, parsed back from their spelling, identified structs by identity."""

from __future__ import annotations

import pytest
from hypothesis import given
from ir_support import read
from strategies import types

from swlds.errors import ParseError
from swlds.ir.model import Module
from swlds.ir.parser import parse_type
from swlds.ir.printer import print_type
from swlds.ir.types import (
    I8,
    I32,
    PTR3,
    ArrayType,
    FunctionType,
    NamedStructType,
    StructType,
    TargetType,
    VectorType,
    contains_pointer,
    element_type,
    scalar_type,
)


@given(types())
def test_a_type_is_its_spelling(text: str) -> None:
    module = Module()
    type_ = parse_type(text, module)
    again = parse_type(print_type(type_), module)
    assert again == type_ and hash(again) == hash(type_)
    assert type_ != ArrayType(1, type_)


@pytest.mark.parametrize(
    "text",
    [
        "<vscale x 4 x i32>",
        "[3 x <2 x ptr addrspace(3)>]",
        "[2 x [3 x i32]]",
        "<{ i8, { i32 } }>",
        "i32 (ptr, ...)",
        "void ()",
        'target("spirv.Image", void, 1, 0)',
        "ptr addrspace(8)",
        "i8388607",
        "{}",
        "<{}>",
    ],
)
def test_spellings(text: str) -> None:
    assert str(parse_type(text, Module())) == text


def test_parts() -> None:
    assert parse_type('target("a.b", i32, 7)', Module()) == TargetType("a.b", (I32,), (7,))
    assert parse_type("i32 (i8, ...)", Module()) == FunctionType(I32, (I8,), vararg=True)
    assert parse_type("<4 x i8>", Module()) == VectorType(4, I8) != VectorType(4, I8, scalable=True)
    assert scalar_type(VectorType(4, I8)) is I8 and scalar_type(I8) is I8


@pytest.mark.parametrize(
    "text", ["", "i0", "i", "[4 x]", "<4 i8>", "{ i8", "i32 i32", "%t", "target(x)", "ptr addrspace(x)"]
)
def test_what_is_no_type(text: str) -> None:
    with pytest.raises(ParseError, match=r"^<module>:0:\d+: (expected|use of undefined)"):
        parse_type(text, Module())


def test_identified_structs() -> None:
    module = read(
        '%a = type { i8, %"b c" }\n%"b c" = type { [2 x ptr addrspace(3)] }\n%o = type opaque\n'
        "@g = external global %a\n@h = external global %o\n"
    )
    a = module.globals["g"].value_type
    assert a is module.types["a"] is parse_type("%a", module)
    assert isinstance(a, NamedStructType) and a.body == StructType((I8, module.types['"b c"']))
    assert contains_pointer(a, 3) and not contains_pointer(a, 0)
    assert module.types["o"].body is None and not contains_pointer(module.types["o"], 3)
    assert element_type(a, [1, 0, 1]) == PTR3
    with pytest.raises(IndexError, match="has no element 2"):
        element_type(a, [2])
