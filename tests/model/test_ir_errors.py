"""Input that is no IR, and hostile input: a ParseError that says where and what, never a traceback of ours."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ir_support import FILES, canonical_file, read

from swlds.errors import ParseError
from swlds.ir.metadata import parse_node
from swlds.ir.model import Module
from swlds.ir.parser import parse_instruction, parse_type
from swlds.ir.reader import read_module


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [
        ("  %a = ad i32 1, 2", 8, "expected an instruction, found 'ad'"),
        ("  %a = add i32 1 2", 18, "expected ',', found '2'"),
        ("  %a = add i32 1,", 18, "expected a value, found the end of the line"),
        ("  %a = add i32 1, 2.5", 19, "expected an integer, found '2.5'"),
        ("  %a = load i32, ptr %p, align x", 32, "expected an alignment, found 'x'"),
        ("  %a = add i32 1, 2, align 4", 22, "expected a metadata attachment, found 'align'"),
        ("  br label 5", 12, "expected a label, found '5'"),
        ("  store i32 1, ptr @nowhere", 20, "use of undefined value @nowhere"),
        ("  %a = alloca %nothing", 15, "use of undefined type %nothing"),
        ("  %a = fadd half 1.0, null x", 28, "expected the end of the instruction, found 'x'"),
        ("  call void @f(i32 1", 13, "use of undefined value @f"),
        ("  call void %f(i32 1", 21, "expected ',', found the end of the line"),
        ("  %a = load <4 x foo>, ptr %p", 13, "expected a type, found '<4 x foo>'"),
    ],
)
def test_a_wrong_line_names_place_and_expectation(line: str, column: int, expected: str) -> None:
    with pytest.raises(ParseError) as error:
        parse_instruction(line, Module("a.ll"), line=7)
    assert str(error.value) == f"a.ll:7:{column}: {expected}"


def test_an_error_in_a_body_has_the_line_of_the_file() -> None:
    module = read_module(
        "define void @f() {\n  ret void\n\nnext:                ; preds = %0\n  add i32 1, %\n}\n", "b.ll"
    )
    with pytest.raises(ParseError, match=r"^b\.ll:5:14: expected a value, found '%'$"):
        _ = module.functions["f"].blocks


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("  %a = add i32 %b, 1\n  ret void\n", r"c\.ll:2: use of undefined value %b"),
        ("  br label %x\n", r"c\.ll:1: use of undefined label %x in @f"),
        ("a:\n  br label %a\n\na:\n  ret void\n", r"c\.ll:5:1: label %a is defined twice"),
        ("oops\n", r"c\.ll:2:1: expected a label or an instruction"),
    ],
)
def test_names_that_mean_nothing_or_two_things(body: str, expected: str) -> None:
    module = read_module(f"define void @f() {{\n{body}}}\n", "c.ll")
    for _attempt in range(2):
        with pytest.raises(ParseError, match=expected):
            _ = module.functions["f"].blocks


DEEP = 10_000


@pytest.mark.parametrize(
    "text",
    [
        "  ret " + "[1 x " * DEEP + "i8" + "]" * DEEP + " zeroinitializer",
        "  ret " + "{ " * DEEP + "}" * DEEP + " undef",
        "  ret i64 " + "add (i64 1, i64 " * DEEP + "1" + ")" * DEEP,
        "  ret ptr " + "getelementptr (i8, ptr " * DEEP + "null" + ", i8 1)" * DEEP,
        "  ret {} " + "{ {} " * DEEP,
        "  ret <1 x i8> " + "splat (<1 x i8> " * DEEP,
    ],
    ids=["array type", "struct type", "add", "getelementptr", "aggregate", "splat"],
)
def test_deep_nesting_is_refused_not_a_recursion_error(text: str) -> None:
    with pytest.raises(ParseError, match=r"deep\.ll:3:\d+: nested deeper than 128 levels"):
        parse_instruction(text, Module("deep.ll"), line=3)


def test_deep_nesting_in_headers_and_metadata() -> None:
    deep = "[1 x " * DEEP + "i8" + "]" * DEEP
    module = read_module(f"@g = global {deep} undef\n\ndeclare {deep} @f()\n", "deep.ll")
    for entity in (module.globals["g"], module.functions["f"]):
        with pytest.raises(ParseError, match="nested deeper"):
            _ = entity.signature  # type: ignore[attr-defined]
    with pytest.raises(ParseError, match="nested deeper"):
        parse_type(deep, module)
    with pytest.raises(ParseError, match="nested deeper"):
        parse_node("!{" * DEEP + "}" * DEEP)


def test_a_parser_that_is_itself_called_deep_in_the_stack_says_so() -> None:
    def call_deep(depth: int) -> None:
        if depth:
            call_deep(depth - 1)
        else:
            parse_instruction("  ret " + "[1 x " * 100 + "i8" + "]" * 100 + " undef", Module("deep.ll"), line=1)

    for depth in range(600, 960, 5):
        try:
            call_deep(depth)
        except ParseError as error:
            assert "nested too deeply" in str(error)  # noqa: PT017
        except RecursionError:
            return  # no room left for any call


def test_names_of_types_can_nest_thousands_deep() -> None:
    # Through names LLVM has no limit, so neither have we.
    types = ["%t0 = type { i8, i32 }", *(f"%t{i} = type {{ i8, %t{i - 1} }}" for i in range(1, 3000))]
    module = read("\n".join(types) + "\n@g = external global %t2999\n")
    type_ = module.globals["g"].value_type
    assert module.data_layout.size_of(type_) == 4 * 2999 + 8


LINES = [
    line
    for path in FILES
    if "sources" not in str(path)
    for line in canonical_file(path).splitlines()
    if line.startswith("  ") and len(line) < 300
]


@settings(max_examples=500)
@given(st.data())
def test_damaged_lines_parse_or_fail_politely(data: st.DataObject) -> None:
    line = data.draw(st.sampled_from(LINES))
    start = data.draw(st.integers(0, len(line)))
    stop = min(len(line), start + data.draw(st.integers(0, 8)))
    insert = data.draw(
        st.sampled_from(
            ["", " ", ",", "(", ")", "[", "]", "<", ">", "{", "}", "%", "@", "!", '"', "i32", "\0", "é", "to", "="]
        )
    )
    damaged = line[:start] + insert + line[stop:]
    try:
        parse_instruction(damaged, Module("d.ll"), line=1)
    except ParseError as error:
        assert re.match(r"d\.ll:\d+:\d+: ", str(error))  # noqa: PT017


def test_a_line_of_ten_thousand_attributes_is_linear() -> None:
    arguments = ", ".join(["i32 range(i32 0, 9) %x"] * 10_000)
    call = parse_instruction(f"  call void %f({arguments})", Module())
    assert len(call.call_arguments) == 10_000  # quadratic, it would take minutes
