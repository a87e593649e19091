"""The builder: every method makes what LLVM accepts, and every opcode has a method."""

from __future__ import annotations

from ir_support import canonical, read, without_comments

from swlds.ir.builder import Builder
from swlds.ir.model import Block, Function, Module
from swlds.ir.opcodes import OPCODES
from swlds.ir.printer import print_module
from swlds.ir.types import DOUBLE, FLOAT, I1, I8, I16, I32, I64, PTR, StructType, VectorType
from swlds.ir.values import ConstantAggregate, ConstantFP, ConstantInt, ConstantKeyword

SHELL = """
target datalayout = "e-p:64:64-p3:32:32-i64:64"
%pair = type { i32, [2 x i8] }
@lds = internal addrspace(3) global [8 x i32] poison, align 16
declare i32 @callee(i32, ptr)
declare fastcc void @fast()
declare i32 @personality(...)
define double @f(i32 %i, i64 %l, float %f, double %d, ptr %p, <4 x i32> %v, %pair %s) personality ptr @personality {
  ret double 0.0
}
"""


def start() -> tuple[Module, Function, Builder]:
    module = read(SHELL)
    function = module.functions["f"]
    function.entry.terminator.erase()
    return module, function, Builder(function.entry)


def opcodes_of(function: Function) -> set[str]:
    return {i.opcode for i in function.instructions()}


def check(module: Module) -> str:
    text = print_module(module)
    assert without_comments(canonical(text)) == without_comments(canonical(print_module(module, reprint=True)))
    return text


def operators(function: Function, b: Builder) -> None:
    i, long, f, d, p, v, s = function.arguments
    one = ConstantInt(I32, 1)
    for opcode in "add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split():
        b.create_operator(opcode, i, one, name="named")
    for opcode in "fadd fsub fmul fdiv frem".split():
        b.create_operator(opcode, f, ConstantFP(FLOAT, "2.000000e+00"), flags=("nnan", "contract"))
    b.create_operator("fneg", f)
    condition = b.create_compare("ult", i, one)
    assert b.create_compare("ult", f, f).opcode == "fcmp" and b.create_compare("eq", p, p).opcode == "icmp"
    b.create_operator("select", condition, i, one)
    b.create_operator("freeze", v)
    b.create_cast("zext", i, I64, flags=("nneg",))
    for opcode, value, type_ in (
        ("trunc", i, I16),
        ("sext", i, I64),
        ("fptrunc", d, FLOAT),
        ("fpext", f, DOUBLE),
        ("uitofp", i, FLOAT),
        ("sitofp", i, FLOAT),
        ("fptoui", f, I32),
        ("fptosi", f, I32),
        ("inttoptr", long, PTR),
        ("ptrtoint", p, I64),
        ("ptrtoaddr", p, I64),
        ("bitcast", f, I32),
    ):
        b.create_cast(opcode, value, type_)
    lds = function.module.globals["lds"] if function.module else None
    assert lds is not None
    b.create_cast("addrspacecast", lds, PTR)
    element = b.create_operator("extractelement", v, one)
    b.create_operator("insertelement", v, element, one)
    mask = ConstantAggregate(VectorType(2, I32), (one, ConstantKeyword(I32, "poison")))
    assert b.create_operator("shufflevector", v, v, mask).type == VectorType(2, I32)
    assert b.create_extract_value(s, [1, 0]).type == I8
    assert b.create_insert_value(s, i, [0]).type == s.type


def memory(function: Function, b: Builder) -> None:
    i, long, f, _, p, _, s = function.arguments
    b.create_alloca(I32, None, "slot", align=4)
    b.create_alloca(I8, i)
    b.create_load(I32, p, align=4, volatile=True)
    b.create_load(I32, p, align=4, ordering="acquire", syncscope="agent")
    b.create_store(f, p, align=1)
    b.create_store(i, p, align=4, ordering="release", volatile=True)
    b.create_fence("seq_cst", "workgroup")
    b.create_atomic_rmw("add", p, i, "monotonic", align=4)
    pair = b.create_atomic_cmp_xchg(p, i, i, "acq_rel", "monotonic", flags=("weak",))
    assert pair.type == StructType((I32, I1))
    b.create_gep(I32, p, [long])
    b.create_gep(I32, p, [long], flags=("inbounds",))
    assert b.create_struct_gep(s.type, p, 1).field("source_type") == s.type
    b.create_va_arg(p, I32)


def control(module: Module, function: Function, b: Builder) -> None:
    i, _, _, d, p, _, _ = function.arguments
    names = "loop then other pad cont asm ind catch resume".split()
    loop, then, other, pad, cont, asm, ind, dead, end = (
        function.insert_block_after(function.blocks[-1], Block(function.fresh_name(n))) for n in names
    )
    entry = function.entry
    b.create_br(loop)
    b.position_at_end(loop)
    b.create_phi(I32, [(i, entry), (ConstantInt(I32, 2), then)])
    b.create_cond_br(ConstantInt(I1, 1), then, other)
    b.position_at_end(then)
    b.create_switch(i, loop, [(ConstantInt(I32, 5), other)])
    b.position_at_end(other)
    called = b.create_call(module.functions["callee"], [i, p], bundles=[("deopt", [i, p])], flags=("tail",))
    assert called.type == I32
    assert b.create_call(module.functions["fast"]).name == ""
    b.create_invoke(module.functions["callee"], cont, pad, [i, p])
    b.position_at_end(pad)
    landed = b.create_landing_pad(StructType((PTR, I32)), [("catch", ConstantKeyword(PTR, "null"))], cleanup=True)
    b.create_resume(landed)
    b.position_at_end(cont)
    b.create_ret(d)
    b.position_at_end(asm)
    b.create_indirect_br(p, [ind])
    b.position_at_end(ind)
    b.create_unreachable()
    b.position_at_end(dead)
    b.create_unreachable()
    b.position_at_end(end)
    b.create_unreachable()


def test_every_method_makes_what_llvm_accepts() -> None:
    module, function, builder = start()
    operators(function, builder)
    memory(function, builder)
    control(module, function, builder)
    text = check(module)
    assert ' call i32 @callee(i32 %i, ptr %p) [ "deopt"(i32 %i, ptr %p) ]' in text
    assert "call fastcc void @fast()" in text, "the calling convention is the callee's"
    elsewhere = {"ret", "callbr", "catchswitch", "catchpad", "cleanuppad", "catchret", "cleanupret"}
    assert {o for o in OPCODES if o[0] != "#"} - opcodes_of(function) == elsewhere - {"ret"}


FUNCLETS = """
target triple = "x86_64-pc-windows-msvc"
declare void @may()
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  ret void
}
"""


def test_funclets_and_callbr() -> None:
    from swlds.ir.types import TOKEN, VOID, FunctionType
    from swlds.ir.values import InlineAsm

    module = read(FUNCLETS)
    function = module.functions["f"]
    function.entry.terminator.erase()
    names = "dispatch handler cleanup done jump".split()
    dispatch, handler, cleanup, done, jump = (
        function.insert_block_after(function.blocks[-1], Block(function.fresh_name(n))) for n in names
    )
    b = Builder(function.entry)
    b.create_invoke(module.functions["may"], jump, dispatch)
    none = ConstantKeyword(TOKEN, "none")
    null = ConstantKeyword(PTR, "null")
    b.position_at_end(dispatch)
    switch = b.create_catch_switch(none, [handler], cleanup)
    b.position_at_end(handler)
    b.create_catch_ret(b.create_catch_pad(switch, [null, ConstantInt(I32, 64), null]), done)
    b.position_at_end(cleanup)
    b.create_cleanup_ret(b.create_cleanup_pad(none, []))
    b.position_at_end(done)
    b.create_ret_void()
    b.position_at_end(jump)
    code = InlineAsm(PTR, "nop", "!i", ("sideeffect",))
    b.create_call_br(code, done, [done], function_type=FunctionType(VOID, ()))
    check(module)


def test_insertion_point_and_debug_location() -> None:
    module, function, builder = start()
    end = builder.create_ret(function.arguments[3])
    builder = Builder(end)
    builder.debug_location = "!7"
    first = builder.create_operator("add", function.arguments[0], function.arguments[0], name="sum")
    builder.debug_location = None
    second = builder.create_operator("add", first, first, name="sum")
    assert [i.name for i in function.entry] == ["sum", "sum1", ""]
    assert first.metadata == [("dbg", "!7")] and second.metadata == []
    assert builder.block is function.entry and first.block is builder.block
