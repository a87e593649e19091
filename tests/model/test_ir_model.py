"""The model keeps its links: uses, replacement, insertion, erasure, splitting, names; LLVM accepts what is printed."""

from __future__ import annotations

import sys
import threading
from typing import Any

import pytest
from ir_support import canonical, parse_by_llvm, read
from paths import TESTDATA

import swlds
from swlds.ir.builder import Builder
from swlds.ir.instruction_printer import print_instruction
from swlds.ir.model import Block, Function, GlobalVariable, Instruction, Module
from swlds.ir.printer import print_function, print_module
from swlds.ir.types import I32
from swlds.ir.values import ConstantExpr, ConstantInt, LocalReference

SOURCE = """
@g = global [4 x i32] zeroinitializer
@h = global [4 x i32] zeroinitializer
@p = global ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1)
@a = alias [4 x i32], ptr @g
@table = global [2 x ptr] [ptr @g, ptr @p]
@bb = global ptr blockaddress(@loop, %head)

define i32 @loop(i32 %n, ptr %q) personality ptr @g {
entry:
  %x = load i32, ptr @g, align 4
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %done

body:
  %e = getelementptr i32, ptr @g, i32 %i
  store i32 %i, ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 2), align 4
  call void @sink(ptr @g, i32 %x)
  %next = add i32 %i, 1
  br label %head

done:
  ret i32 %x
}

define void @other() {
  call void @sink(ptr @gg, i32 1)
  ret void
}

@gg = global i32 0
declare void @sink(ptr, i32)
"""


@pytest.fixture
def module() -> Module:
    return read(SOURCE)


def named(function: Function, name: str) -> Instruction:
    return next(i for i in function.instructions() if i.name == name)


def check(module: Module) -> str:
    """LLVM accepts it; the canonical text."""
    text = print_module(module)
    assert canonical(text) == canonical(print_module(module, reprint=True))
    return text


def test_a_forward_reference_is_the_definition(module: Module) -> None:
    function = module.functions["loop"]
    phi, following = named(function, "i"), named(function, "next")
    assert phi.operands[1] is following
    assert (phi, 1) in following.uses
    assert phi.targets == [function.entry, following.block]
    assert not any(isinstance(o, LocalReference) for i in function.instructions() for o in i.operands)


def test_blocks_are_one_identity_in_targets_and_blockaddresses(module: Module) -> None:
    address = module.globals["bb"].initializer
    assert isinstance(address, ConstantExpr)
    function = module.functions["loop"]
    head = next(b for b in function.blocks if b.name == "head")
    assert address.operands == (function, head)
    assert function.entry.successors == [head]
    assert [b.name for b in function.predecessors()[head]] == ["entry", "body"]


def test_uses_are_complete_though_the_module_is_text(module: Module) -> None:
    g = module.globals["g"]
    assert not any(f.is_parsed for f in module.functions.values())
    users = {getattr(u, "name", "") or getattr(u, "opcode", "") for u in g.users}
    assert users == {"p", "a", "table", "loop", "x", "e", "store", "call"}
    assert not module.functions["other"].is_parsed, "@gg is another name"


def test_replace_all_uses_reaches_globals_headers_and_expressions(module: Module) -> None:
    g, h = module.globals["g"], module.globals["h"]
    g.replace_all_uses_with(h)
    assert not g.uses
    del module.globals["g"]
    text = check(module)
    assert "@g " not in text and "ptr @g," not in text
    assert "@p = global ptr getelementptr inbounds" in text
    assert "personality ptr @h" in text


def test_a_local_is_replaced_and_its_users_print_anew(module: Module) -> None:
    function = module.functions["loop"]
    x = named(function, "x")
    users = x.users
    untouched = named(function, "c").text
    x.replace_all_uses_with(ConstantInt(I32, 41))
    assert all(user.text is None for user in users if isinstance(user, Instruction))
    assert named(function, "c").text == untouched is not None
    x.erase()
    assert "ret i32 41" in check(module)


def test_erase_wants_no_uses(module: Module) -> None:
    with pytest.raises(AssertionError, match="%x is still used"):
        named(module.functions["loop"], "x").erase()


def test_insert_before_after_and_detach_keep_the_list(module: Module) -> None:
    function = module.functions["loop"]
    body = named(function, "next").block
    assert body is not None
    before = [i.opcode for i in body]
    new = named(function, "e").insert_before(Instruction("fence", fields={"ordering": "seq_cst", "syncscope": ""}))
    last = body.terminator.insert_before(Instruction("fence", fields={"ordering": "acquire", "syncscope": "agent"}))
    after = new.insert_after(Instruction("fence", fields={"ordering": "release", "syncscope": ""}))
    assert [i.opcode for i in body] == ["fence", "fence", *before[:-1], "fence", "br"]
    assert body.first is new and new.next is after and last.next is body.terminator and after.prev is new
    check(module)
    for instruction in (new, last, after):
        instruction.detach()
    assert [i.opcode for i in body] == before
    assert [i.opcode for i in reversed_list(body)] == before[::-1]


def reversed_list(block: Block) -> list[Instruction]:
    found, instruction = [], block.last
    while instruction is not None:
        found.append(instruction)
        instruction = instruction.prev
    return found


def test_split_moves_the_tail_and_the_phis_follow(module: Module) -> None:
    function = module.functions["loop"]
    body = named(function, "next").block
    assert body is not None
    tail = body.split_before(named(function, "next"), function.fresh_name("body"))
    Builder(body).create_br(tail)
    assert tail.name == "body1"
    assert named(function, "i").targets == [function.entry, tail]
    assert [b.name for b in function.blocks] == ["entry", "head", "body", "body1", "done"]
    check(module)


def test_erasing_in_a_loop_over_the_block(module: Module) -> None:
    body = module.functions["loop"].blocks[2]
    for instruction in body:
        if instruction.opcode in ("store", "call"):
            instruction.erase()
    assert [i.opcode for i in body] == ["getelementptr", "add", "br"]
    check(module)


def test_fresh_names_differ_from_every_name(module: Module) -> None:
    function = module.functions["loop"]
    assert [function.fresh_name(n) for n in ("x", "x", "y", "y", "head", "n", '"a b"', '"a b"')] == [
        "x1",
        "x2",
        "y",
        "y1",
        "head1",
        "n1",
        '"a b"',
        '"a b1"',
    ]


NUMBERED = """
@where = global ptr blockaddress(@f, %5)
define ptr @where2() {
  ret ptr blockaddress(@f, %5)
}
define i32 @f(i32 %0, ptr %1) {
  %3 = load i32, ptr %1, align 4
  %4 = add i32 %3, %0
  br label %5

5:
  %6 = mul i32 %4, 2
  ret i32 %6
}
"""


def test_numbers_stay_while_they_rise() -> None:
    module = read(NUMBERED)
    function = module.functions["f"]
    builder = Builder(function.entry.terminator)
    builder.create_operator("add", function.arguments[0], named(function, "4"), name="new")
    named(function, "4").set_metadata("note", None)
    text = check(module)
    assert "  %4 = add i32 %3, %0\n  %new = add i32 %0, %4\n" in text


def test_moved_numbers_are_renumbered_everywhere() -> None:
    module = read(NUMBERED)
    function = module.functions["f"]
    load = named(function, "3")
    moved = named(function, "6")
    moved.set_operands([function.arguments[0], function.arguments[0]])
    load.insert_before(moved.detach())
    text = check(module)
    assert "%3 = mul i32 %0, %0\n  %4 = load i32, ptr %1, align 4" in text
    assert "br label %6\n\n6:" in text
    assert text.count("blockaddress(@f, %6)") == 2


def test_a_block_in_front_of_a_numbered_entry() -> None:
    module = read(NUMBERED)
    function = module.functions["f"]
    old = function.entry
    new = function.insert_block(0, Block(function.fresh_name("start")))
    Builder(new).create_br(old)
    text = check(module)
    assert "{\nstart:\n  br label %2\n\n2:\n  %3 = load" in text


def test_a_result_without_a_name_gets_one() -> None:
    module = read(NUMBERED)
    function = module.functions["f"]
    new = Instruction("add", I32, [function.arguments[0], ConstantInt(I32, 1)])
    function.entry.terminator.insert_before(new)
    assert "  %v = add i32 %0, 1\n" in check(module)


def test_use_list_orders_stay_with_an_untouched_body_only() -> None:
    text = "define i32 @f(i32 %x) {\n  %a = add i32 %x, %x\n  ret i32 %a\n\n  uselistorder i32 %x, { 1, 0 }\n}\n"
    text += "\nuselistorder i32 7, { 1, 0 }\n"
    from swlds.ir.reader import read_module

    module = read_module(text)
    function = module.functions["f"]
    assert len(list(function.instructions())) == 2
    assert "  uselistorder i32 %x, { 1, 0 }\n" in print_module(module)
    assert "\nuselistorder i32 7, { 1, 0 }\n" in print_module(module)
    next(iter(function.entry)).set_operand(0, ConstantInt(I32, 1))
    assert "uselistorder" not in print_module(module)
    parse_by_llvm(print_module(module))


def test_an_initializer_is_an_operand() -> None:
    module = read("@a = global i32 0\n@p = global ptr @a\n@q = external global ptr\n")
    a, p, q = (module.globals[n] for n in "apq")
    assert p.initializer is a and p.users == [] and a.users == [p]
    q.set_initializer(a)
    p.set_initializer(None)
    assert a.users == [q] and p.is_declaration
    q.signature.prefix_words.remove("external")
    text = check(module)
    assert "@p = external global ptr" in text and "@q = global ptr @a" in text


def test_a_new_global_and_function_print_from_their_text() -> None:
    module = read("define void @f() {\n  ret void\n}\n")
    added = GlobalVariable("new", "@new = internal addrspace(3) global i32 poison, align 4", 3)
    added.module = module
    module.globals["new"] = added
    function = Function("h", "declare void @h(ptr)", None)
    function.module = module
    module.functions["h"] = function
    assert "declare void @h(ptr)\n" in check(module)


def test_a_changed_header_prints_from_its_fields() -> None:
    module = read("define void @f(i32 %x) #0 {\n  ret void\n}\nattributes #0 = { nounwind }\n")
    function = module.functions["f"]
    function.signature.attributes.entries.append('"k"="v"')
    function.signature.arguments[0].attributes.entries.append("noundef")
    function.signature.prefix_words.append("internal")
    text = print_function(function)
    assert text.startswith('define internal void @f(i32 noundef %x) "k"="v" #0 {')
    parse_by_llvm(print_module(module))


def test_call_parts() -> None:
    module = read(
        "declare void @f(i32, ...)\n"
        "define void @g(ptr %p) {\n"
        '  call void (i32, ...) @f(i32 1, ptr %p) [ "deopt"(i32 7, ptr %p), "x"() ]\n'
        "  ret void\n}\n"
    )
    call = module.functions["g"].entry.instructions[0]
    assert call.called_function is module.functions["f"]
    assert [v.type for v in call.call_arguments] == [I32, module.functions["g"].arguments[0].type]
    assert [(tag, len(values)) for tag, values in call.bundles] == [("deopt", 2), ("x", 0)]
    call.bundles[0][1][1].replace_all_uses_with(module.functions["f"])
    assert print_instruction(call) == ('call void (i32, ...) @f(i32 1, ptr @f) [ "deopt"(i32 7, ptr @f), "x"() ]')


def test_metadata_operands_follow_a_replacement() -> None:

    module = read((TESTDATA / "ir/debug_records.ll").read_text())
    function = module.functions["f"]
    function.arguments[0].replace_all_uses_with(ConstantInt(I32, 3))
    text = check(module)
    assert "#dbg_value(i32 3, " in text and "!DIArgList(i32 3, i32 %y, i32 7)" in text


def test_an_instruction_on_its_own_is_nobodys_user(module: Module) -> None:
    from swlds.ir.parser import parse_instruction

    g = module.globals["g"]
    alone = parse_instruction("  store ptr @g, ptr getelementptr (i8, ptr @g, i64 4), align 8", module)
    before = list(g.uses)
    assert alone.operands[0] is g and alone not in g.users
    alone.set_operand(0, module.globals["h"])
    assert alone.text is None and list(g.uses) == before


def test_a_function_built_from_nothing(module: Module) -> None:
    function = Function("new", "define internal i32 @new(i32 %a, ptr %b)", "")
    module.add(function)
    entry = function.insert_block(0, Block("entry"))
    builder = Builder(entry)
    total = builder.create_operator("add", function.arguments[0], ConstantInt(I32, 2), name="total")
    builder.create_store(total, function.arguments[1], align=4)
    builder.create_ret(total)
    text = check(module)
    assert "define internal i32 @new(i32 %a, ptr %b) {\nentry:\n  %total = add i32 %a, 2\n" in text


def test_a_renamed_block_is_found_by_its_new_name_only(module: Module) -> None:
    function = module.functions["loop"]
    head = function.blocks[1]
    assert function.block_reference("head") is head
    head.name = "top"
    assert function.block_reference("top") is head
    assert function.block_reference("head") is not head


def test_uses_look_only_into_what_has_the_name() -> None:
    module = read(
        '@"a b" = global i32 0\n@b = global i32 0\n'
        'define void @f() {\n  store i32 1, ptr @"a b"\n  ret void\n}\n'
        "define void @g() {\n  store i32 1, ptr @b\n  ret void\n}\n"
        "define void @h() {\n  store i32 1, ptr @bb\n  ret void\n}\n@bb = global i32 0\n"
    )
    assert len(module.globals['"a b"'].uses) == 1
    assert [f.is_parsed for f in module.functions.values()] == [True, False, False]
    assert len(module.globals["b"].uses) == 1
    assert [f.is_parsed for f in module.functions.values()] == [True, True, False]


def test_replaced_text_is_parsed_anew_and_blockaddresses_stay(module: Module) -> None:
    function = module.functions["loop"]
    address = module.globals["bb"].initializer
    assert isinstance(address, ConstantExpr) and len(function.blocks) == 4
    assert function.body is not None
    function.replace_text(body=function.body.replace("ret i32 %x", "ret i32 7"))
    assert [b.name for b in function.blocks] == ["entry", "head", "body", "done"]
    assert address.operands[1] is function.blocks[1]
    assert "ret i32 7" in check(module)


def test_a_clone_shares_nothing_that_can_change(module: Module) -> None:
    function = module.functions["loop"]
    for original in list(function.instructions()):
        copy = original.clone()
        original_name, original.name = original.name, ""
        assert print_instruction(copy) == print_instruction(original, reprint=True)
        original.name = original_name
        assert copy.targets == original.targets and copy.block is None
        assert not copy.targets or copy.targets is not original.targets
        if original.opcode == "call":
            copy.field("attributes").entries.append("cold")
            copy.field("argument_attributes")[0].entries.append("nonnull")
            assert "cold" not in print_instruction(original, reprint=True)
            assert "nonnull" not in print_instruction(original, reprint=True)
        copy.drop_operands()
    check(module)


def test_an_alias_has_the_address_space_of_its_target() -> None:
    module = read(
        "@lds = internal addrspace(3) global i32 poison\n@a = alias i8, ptr addrspace(3) @lds\n"
        "@b = alias i8, addrspacecast (ptr addrspace(3) @lds to ptr)\n"
    )
    spaces = [str(alias.target.type) for alias in module.aliases.values()]
    assert spaces == [str(alias.type) for alias in module.aliases.values()] == ["ptr addrspace(3)", "ptr"]


def test_several_threads_read_one_module() -> None:
    """Bodies are parsed when somebody asks: by one thread, whose values all others get."""
    body = "\n".join(f"  %v{k + 1} = add i32 %v{k}, 1" for k in range(300))
    text = "\n".join(f"define i32 @f{n}(i32 %v0) {{\n{body}\n  ret i32 %v300\n}}\n" for n in range(10))
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(5):
            module, gate, failed = swlds.parse(text), threading.Barrier(6), list[BaseException]()

            def read(module: Any = module, gate: Any = gate, failed: Any = failed) -> None:
                gate.wait()
                try:
                    for function in module.functions.values():
                        assert [len(block.instructions) for block in function.blocks] == [301]
                        assert function.entry.instructions[0].operands[0] is function.arguments[0]
                except BaseException as error:  # noqa: BLE001  # the test raises it
                    failed.append(error)

            threads = [threading.Thread(target=read) for _ in range(6)]
            [thread.start() for thread in threads]
            [thread.join() for thread in threads]
            assert not failed
    finally:
        sys.setswitchinterval(before)
