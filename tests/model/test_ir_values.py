"""Constants compare by content, attributes are found by key, and the module's own tables."""

from __future__ import annotations

import pytest
from ir_support import read

from swlds.errors import ParseError
from swlds.ir.model import Alias, GlobalVariable, MetadataNode, Module
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import body_text, header_text, print_instruction
from swlds.ir.types import I8, I32, PTR
from swlds.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantKeyword,
    ConstantString,
)

TEXTS = (
    """
i8 0|i8 1|i32 1|i1 true|half 0xH3C00|double 1.5|double 2.5|ptr null|ptr undef|i8 undef|[2 x i8] c"ab"|[2 x i8] c"ac"
[2 x i8] [i8 97, i8 98]|<2 x i8> splat (i8 1)|<2 x i8> <i8 1, i8 1>|{ i8 } { i8 1 }|<{ i8 }> <{ i8 1 }>
ptr getelementptr (i8, ptr @g, i64 1)|ptr getelementptr inbounds (i8, ptr @g, i64 1)|ptr getelementptr (i32, ptr @g, i64 1)
i64 ptrtoint (ptr @g to i64)|i64 ptrtoint (ptr @h to i64)|ptr dso_local_equivalent @f|ptr no_cfi @f
""".strip()
    .replace("\n", "|")
    .split("|")
)


#: Long vectors: of numbers and keywords of one word, and of what is none.
LONG = {
    "<40 x float>": ["0x7FF0000000000000", "1.500000e+00", "undef"],
    "<40 x i32>": [*map(str, range(-3, 30)), "poison", "0"],
    "<40 x i1>": ["true", "false", "undef"],
    "<40 x ptr>": ["null", "@g", "getelementptr (i8, ptr @g, i64 1)"],
    "<16 x half>": ["0xH3C00"],
}


@pytest.mark.parametrize("type_", LONG)
def test_long_vectors_are_those_of_their_elements(type_: str) -> None:
    """Equal words are parsed once, and the vector is the same as one that is put together."""
    module = read("@g = global i8 0\n")
    count, element, words = int(type_[1:3]), type_[6:-1], LONG[type_]
    spelled = [words[k % len(words)] for k in range(count)]
    text = f"  ret {type_} <{', '.join(f'{element} {word}' for word in spelled)}>"
    parsed = parse_instruction(text, module).operands[0]
    assert isinstance(parsed, ConstantAggregate)
    each = [parse_instruction(f"  ret {element} {word}", module).operands[0] for word in spelled]
    assert list(parsed.elements) == each and parsed == ConstantAggregate(parsed.type, tuple(each))
    assert print_instruction(parse_instruction(text, module)) == text.strip()
    has_global = "@g" in words
    assert parsed.mentioned == ((module.globals["g"],) if has_global else ())
    if not has_global:
        assert len({id(e) for e in parsed.elements}) == len(set(spelled))


@pytest.mark.parametrize(
    "wrong",
    ["<40 x i32> <" + "i32 1, " * 39 + "i32 1.5>", "<40 x i32> <" + "i32 1 " * 40 + ">"],
)
def test_long_vectors_that_are_wrong(wrong: str) -> None:
    with pytest.raises(ParseError, match="expected|undefined"):
        parse_instruction(f"  ret {wrong}", read(""))


def test_constants_are_equal_exactly_when_their_spelling_is() -> None:
    module = read("@g = global i8 0\n@h = global i8 0\ndeclare void @f()\n")
    parsed = [parse_instruction(f"  ret {text}", module).operands[0] for text in TEXTS for _ in range(2)]
    for i, a in enumerate(parsed):
        for j, b in enumerate(parsed):
            assert isinstance(a, Constant) and (a == b) == (TEXTS[i // 2] == TEXTS[j // 2])
            assert a != b or hash(a) == hash(b)


def test_integers_wrap_and_have_a_sign() -> None:
    assert ConstantInt(I8, 255).signed == -1 and ConstantInt(I8, -1).value == 255 == ConstantInt(I8, 511).value
    assert ConstantInt(I8, 127).signed == 127 and ConstantInt(I32, 1 << 31).signed == -(1 << 31)


def test_what_a_constant_mentions_and_its_replacement() -> None:
    module = read("@g = global i8 0\n@h = global i8 0\n")
    g, h = module.globals["g"], module.globals["h"]
    text = "{ ptr, [2 x ptr] } { ptr @g, [2 x ptr] [ptr getelementptr (i8, ptr @g, i64 1), ptr @h] }"
    value = parse_instruction(f"  ret {text}", module).operands[0]
    assert isinstance(value, ConstantAggregate) and value.mentioned == (g, h)
    assert value.with_replaced(g, h).mentioned == (h,)
    null = ConstantKeyword(PTR, "null")
    replaced = value.with_replaced(g, null).with_replaced(h, null)
    assert replaced.mentioned == () and replaced.with_replaced(g, h) is replaced
    for leaf in (ConstantFP(I8, "1.0"), ConstantString(I8, b""), null, ConstantExpr(PTR, "inttoptr", ())):
        assert leaf.mentioned == ()


def test_attributes_are_found_by_key() -> None:
    module = read(
        'declare void @f(ptr noundef align 8 byval({ i32 }) "k"="v" "flag" dereferenceable(16)) "fn"="x" memory(none)\n'
    )
    found = module.functions["f"].arguments[0].attributes
    assert [found.find(k) for k in ("noundef", "align", "byval", "k", "flag", "dereferenceable", "nonnull")] == [
        "",
        "8",
        "{ i32 }",
        "v",
        "",
        "16",
        None,
    ]


def test_attributes_in_the_text_instead_of_a_group() -> None:
    # LLVM's printer makes groups of them; text that a pass writes need not.
    module = Module()
    line = 'call void %f(i32 noundef 3, ptr align 8 %p) nounwind "a"="b" "c" allocsize(0,1) #3'
    call = parse_instruction(line, module)
    attributes = call.field("attributes")
    assert (attributes.entries, attributes.groups) == (["nounwind", '"a"="b"', '"c"', "allocsize(0,1)"], [3])
    assert print_instruction(call, reprint=True) == line


def test_new_metadata_is_numbered_and_shared() -> None:
    module = read("!named = !{!0, !1}\n!0 = !{i32 1}\n!1 = distinct !{i32 1}\n")
    assert module.add_metadata("!{i32 1}") == "!0"
    assert module.add_metadata("distinct !{i32 1}") == "!2"
    assert module.add_metadata("distinct !{i32 1}") == "!3"
    assert module.add_metadata("!{i32 2}") == "!4" == module.add_metadata("!{i32 2}")
    module.metadata[9] = MetadataNode(9, "!{i32 3}")
    assert module.add_metadata("!{i32 3}") == "!9" and module.add_metadata("!{i32 4}") == "!10"
    del module.metadata[4]
    assert module.add_metadata("!{i32 2}") != "!4" or module.metadata[4].text == "!{i32 2}"
    assert all(number == node.number for number, node in module.metadata.items())


def test_flags_and_kernels() -> None:
    module = read(
        "define amdgpu_kernel void @k() {\n  ret void\n}\ndefine void @amdgpu_kernel() {\n  ret void\n}\n"
        "declare spir_kernel void @d()\n"
        '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}\n'
    )
    assert module.flag("amdhsa_code_object_version") == "i32 500" and module.flag("other") is None
    for _ in range(2):
        assert [f.name for f in module.kernel_functions] == ["k"]
        assert [f.name for f in module.defined_functions] == ["k", "amdgpu_kernel"]
        assert all(f.signature for f in module.functions.values()), "and the same once headers are parsed"


def test_adding_entities() -> None:
    module = read("@g = global i8 0, align 4\n")
    module.add(GlobalVariable("n", "@n = constant i32 7, align 8", 0))
    module.add(Alias("a", "@a = alias i32, ptr @n", "alias", 0))
    n = module.globals["n"]
    assert n.module is module and (n.align, n.is_constant) == (8, True) and module.aliases["a"].target is n
    with pytest.raises(AssertionError, match="@g is there already"):
        module.add(GlobalVariable("g", "", 0))


def test_texts_of_a_function_as_it_stands() -> None:
    module = read("define void @f(i32 %x) {\n  ret void\n}\ndeclare void @d()\n")
    f = module.functions["f"]
    before = (header_text(f), body_text(f))
    assert before == ("define void @f(i32 %x)", "  ret void\n") and body_text(module.functions["d"]) == ""
    assert f.signature and f.blocks
    assert (header_text(f), body_text(f)) == before


def test_changes_through_setters_print_anew() -> None:
    module = read(
        "define void @f(ptr %p) {\n  %a = load i32, ptr %p, align 4, !x !0\n"
        "  store i32 %a, ptr %p, align 4\n  ret void\n}\n!0 = !{}\n"
    )
    load, store, _ = module.functions["f"].entry.instructions
    assert load.pointer_operand is store.pointer_operand and load.function is module.functions["f"]
    load.set_metadata("y", "!1")
    load.set_metadata("x", None)
    load.set_flags(("volatile",))
    store.set_field("align", 1)
    assert print_instruction(load) == "%a = load volatile i32, ptr %p, align 4, !y !1"
    assert print_instruction(store) == "store i32 %a, ptr %p, align 1"
    assert load.find_metadata("y") == "!1" and load.find_metadata("x") is None


@pytest.mark.parametrize(
    ("line", "space"),
    [
        ("@a = alias i32, ptr addrspace(3) @x", 3),
        ("@a = internal alias i32, addrspacecast (ptr addrspace(3) @x to ptr)", 0),
        ("@a = alias i32, addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 4) to ptr)", 0),
        ('@a = alias i32, addrspacecast (ptr addrspace(3) @x to ptr addrspace(1)), partition "to ptr addrspace(5)"', 1),
        ("@a = alias i8, getelementptr inbounds ({ ptr addrspace(1), i32 }, ptr addrspace(3) @x, i32 0, i32 1)", 3),
        ("@a = alias i8, getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @x to ptr), i64 4)", 0),
        ("@a = alias i8, inttoptr (i32 ptrtoint (ptr addrspace(3) @x to i32) to ptr addrspace(5))", 5),
        ("@a = alias ptr addrspace(5), ptr addrspace(3) @x", 3),
        ('@a = alias i32, ptr addrspace(3) @"to ptr, ptr @y"', 3),
    ],
)
def test_the_address_space_of_an_alias_is_its_aliasees(line: str, space: int) -> None:
    text = f'@x = addrspace(3) global i32 poison\n@"to ptr, ptr @y" = addrspace(3) global i32 poison\n{line}\n'
    alias = read(text).aliases["a"]
    assert alias.addrspace == space and not alias.is_parsed
    assert alias.target.type == alias.type
