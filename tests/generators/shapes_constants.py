"""Shapes of constant expressions and constant aggregates over LDS variables, wherever an operand may stand."""

# ruff: noqa: E501  (a table of IR)
from __future__ import annotations

from collections.abc import Iterator

from generators.text import function, kernel, lds, module

X = "ptr addrspace(3) @x"
FLAT = f"ptr addrspacecast ({X} to ptr)"
GEP = "ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @x, i32 0, i32 3)"
WORD = f"i32 ptrtoint ({X} to i32)"
TWO_FLAT = f"<2 x ptr> <{FLAT}, {FLAT}>"

#: name -> instructions; @x is [16 x i32], @y is i64, %out and %n are parameters.
USES = {
    "store to gep": f"store i32 1, {GEP}",
    "load nested gep": f"%v = load i32, ptr addrspace(3) getelementptr (i8, {GEP}, i32 4)",
    "gep nuw": "store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @x, i32 8)",
    "gep inrange": "store i32 1, ptr addrspace(3) getelementptr inbounds inrange(-4, 4) (i8, ptr addrspace(3) @x, i32 4)",
    "gep negative": "store i32 1, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @x, i32 -1)",
    "gep splat vector": "%v = getelementptr i32, <2 x ptr addrspace(3)> splat (ptr addrspace(3) @x), <2 x i32> <i32 1, i32 2>",
    "store address": f"store {X}, ptr addrspace(1) %out",
    "store flat address": f"store {FLAT}, ptr addrspace(1) %out",
    "store flat gep address": f"store ptr addrspacecast ({GEP} to ptr), ptr addrspace(1) %out",
    "store gep of flat": f"store ptr getelementptr (i8, {FLAT}, i64 4), ptr addrspace(1) %out",
    "store through flat": f"store i32 1, {FLAT}",
    "load through flat gep": f"%v = load i32, ptr getelementptr inbounds (i8, {FLAT}, i64 8)",
    "store address word": f"store {WORD}, ptr addrspace(1) %out",
    "store flat word": f"store i64 ptrtoint ({FLAT} to i64), ptr addrspace(1) %out",
    "store own address": f"store {X}, {X}",
    "store own address in other": f"store {X}, ptr addrspace(3) @y",
    "store word arithmetic": f"store i32 add ({WORD}, i32 7), ptr addrspace(1) %out",
    "store difference": f"store i32 sub ({WORD}, i32 ptrtoint (ptr addrspace(3) @y to i32)), ptr addrspace(1) %out",
    "store xor": f"store i32 xor ({WORD}, i32 1), ptr addrspace(1) %out",
    "store trunc": f"store i8 trunc ({WORD} to i8), ptr addrspace(1) %out",
    "store inttoptr of word": f"store i32 1, ptr addrspace(3) inttoptr (i32 add ({WORD}, i32 4) to ptr addrspace(3))",
    "binary operand": f"%v = add i32 %n, ptrtoint ({X} to i32)\nstore i32 %v, ptr addrspace(1) %out",
    "both operands": f"%v = mul i32 ptrtoint ({X} to i32), ptrtoint (ptr addrspace(3) @y to i32)\nstore i32 %v, ptr addrspace(1) %out",
    "compare": "%v = icmp eq ptr addrspace(3) @x, @y\nstore i1 %v, ptr addrspace(1) %out",
    "compare with null": "%v = icmp eq ptr addrspace(3) @x, null\nstore i1 %v, ptr addrspace(1) %out",
    "compare flat": f"%v = icmp ne {FLAT}, null\nstore i1 %v, ptr addrspace(1) %out",
    "select": f"%c = icmp eq i32 %n, 0\n%p = select i1 %c, {X}, ptr addrspace(3) @y\nstore i32 1, ptr addrspace(3) %p",
    "select gep": f"%c = icmp eq i32 %n, 0\n%p = select i1 %c, {GEP}, {X}\nstore i32 1, ptr addrspace(3) %p",
    "select flat": f"%c = icmp eq i32 %n, 0\n%p = select i1 %c, {FLAT}, ptr null\nstore i32 1, ptr %p",
    "freeze": f"%p = freeze {X}\nstore i32 1, ptr addrspace(3) %p",
    "vector of lds": f"store <2 x ptr addrspace(3)> <{X}, ptr addrspace(3) @y>, ptr addrspace(1) %out",
    "vector of lds in lds": f"store <2 x ptr addrspace(3)> <{X}, ptr addrspace(3) @y>, ptr addrspace(3) @x",
    "vector of lds with null": f"store <2 x ptr addrspace(3)> <{X}, ptr addrspace(3) null>, ptr addrspace(1) %out",
    "vector of flat": f"store <2 x ptr> <{FLAT}, ptr addrspacecast (ptr addrspace(3) @y to ptr)>, ptr addrspace(1) %out",
    "splat of flat": f"store <2 x ptr> splat ({FLAT}), ptr addrspace(1) %out",
    "cast of vector": f"%v = addrspacecast <2 x ptr addrspace(3)> <{X}, ptr addrspace(3) @y> to <2 x ptr>\nstore <2 x ptr> %v, ptr addrspace(1) %out",
    "vector of words": f"store <2 x i32> <{WORD}, i32 3>, ptr addrspace(1) %out",
    "vector insert": f"%v = insertelement <2 x ptr addrspace(3)> poison, {X}, i32 %n\nstore <2 x ptr addrspace(3)> %v, ptr addrspace(1) %out",
    "vector extract": f"%p = extractelement <2 x ptr addrspace(3)> <{X}, ptr addrspace(3) @y>, i32 %n\nstore i32 1, ptr addrspace(3) %p",
    "struct": f"store {{ ptr addrspace(3), i32 }} {{ {X}, i32 1 }}, ptr addrspace(1) %out",
    "struct of flat": f"store {{ ptr, i32 }} {{ {FLAT}, i32 1 }}, ptr addrspace(1) %out",
    "packed struct": f"store <{{ i8, ptr addrspace(3) }}> <{{ i8 0, {X} }}>, ptr addrspace(1) %out",
    "array": f"store [2 x ptr addrspace(3)] [{X}, ptr addrspace(3) @y], ptr addrspace(1) %out",
    "array of flat": f"store [2 x ptr] [{FLAT}, ptr null], ptr addrspace(1) %out",
    "nested aggregate": f"store {{ [2 x ptr], <2 x i32> }} {{ [2 x ptr] [{FLAT}, {FLAT}], <2 x i32> <{WORD}, i32 0> }}, ptr addrspace(1) %out",
    "extract of aggregate": f"%v = extractvalue {{ ptr addrspace(3), i32 }} {{ {X}, i32 1 }}, 0\nstore i32 1, ptr addrspace(3) %v",
    "insertvalue": f"%v = insertvalue {{ ptr addrspace(3), i32 }} poison, {X}, 0\nstore {{ ptr addrspace(3), i32 }} %v, ptr addrspace(1) %out",
    "call argument": f"call void @take({X}, {FLAT}, {WORD})",
    "call aggregate argument": f"call void @take2({{ ptr, i32 }} {{ {FLAT}, i32 1 }})",
    "intrinsic": f"call void @llvm.memset.p3.i32({X}, i8 0, i32 64, i1 false)",
    "memcpy": f"call void @llvm.memcpy.p1.p3.i32(ptr addrspace(1) %out, {X}, i32 64, i1 false)",
    "memcpy flat": f"call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %out, {FLAT}, i64 64, i1 false)",
    "assume bundle": f'call void @llvm.assume(i1 true) [ "align"({X}, i32 16) ]',
    "assume bundle gep": f'call void @llvm.assume(i1 true) [ "align"({GEP}, i32 4) ]\nstore i32 1, {X}',
    "lifetime free intrinsic": f"%v = call i1 @llvm.amdgcn.is.shared({FLAT})\nstore i1 %v, ptr addrspace(1) %out",
    "inline asm": f'call void asm sideeffect "; use $0", "v"({X})',
    "inline asm gep": f'%v = call i32 asm "; use $0 $1", "=v,v"({GEP})\nstore i32 %v, ptr addrspace(1) %out',
    "cmpxchg values": f"%v = cmpxchg ptr addrspace(3) @y, {WORD}, i32 %n seq_cst seq_cst",
    "atomicrmw gep": f"%v = atomicrmw add {GEP}, {WORD} monotonic",
    "gep base": f"%p = getelementptr i32, {GEP}, i32 %n\nstore i32 1, ptr addrspace(3) %p",
    "gep index": f"%p = getelementptr i8, ptr addrspace(1) %out, i32 ptrtoint ({X} to i32)\nstore i32 1, ptr addrspace(1) %p",
    "cast instruction": f"%p = addrspacecast {X} to ptr\nstore i32 1, ptr %p",
    "cast gep instruction": f"%p = addrspacecast {GEP} to ptr\nstore i32 1, ptr %p",
    "cast to global": f"%p = addrspacecast {X} to ptr addrspace(1)\nstore i32 1, ptr addrspace(1) %p",
    "cast there and back": f"%p = addrspacecast {X} to ptr\n%q = addrspacecast ptr %p to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %q",
    "ptrtoint instruction": f"%w = ptrtoint {X} to i32\n%p = inttoptr i32 %w to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p",
    "ptrtoaddr": f"%w = ptrtoaddr {X} to i32\nstore i32 %w, ptr addrspace(1) %out",
    "literal addresses": "store i32 1, ptr addrspace(3) null\n%v = load i32, ptr addrspace(3) inttoptr (i32 64 to ptr addrspace(3))\nstore i32 %v, "
    + X,
    "poison pointer": f"store i32 1, ptr addrspace(3) poison\nstore i32 1, {X}",
    "same constant twice": f"store i32 1, {GEP}\nstore i32 2, {GEP}\nstore {FLAT}, ptr addrspace(1) %out\nstore {FLAT}, ptr addrspace(1) %out",
    "same constant in one instruction": f"call void @take({GEP}, ptr addrspacecast ({GEP} to ptr), i32 ptrtoint ({GEP} to i32))",
    "return and switch": f"""
    switch i32 ptrtoint ({X} to i32), label %other [ i32 0, label %zero ]
    zero:
    store i32 1, {X}
    ret void
    other:
    store i32 2, {GEP}
    ret void""",
    "branch on constant": "br i1 icmp_here, label %a, label %a\na:\nret void",
}
del USES["branch on constant"]
PHIS = {
    "lds": ("ptr addrspace(3)", "@x", "getelementptr (i8, ptr addrspace(3) @x, i32 4)"),
    "flat": ("ptr", f"addrspacecast ({X} to ptr)", "null"),
    "flat twice": ("ptr", f"addrspacecast ({X} to ptr)", f"addrspacecast ({X} to ptr)"),
    "word": ("i32", f"ptrtoint ({X} to i32)", "%n"),
    "vector": ("<2 x ptr>", f"<{FLAT}, ptr null>", "poison"),
    "struct": ("{ ptr, i32 }", f"{{ {FLAT}, i32 2 }}", "undef"),
}
HELPERS = """
define void @take(ptr addrspace(3) %p, ptr %q, i32 %w) {
  store i32 %w, ptr addrspace(3) %p
  store i32 %w, ptr %q
  ret void
}
define void @take2({ ptr, i32 } %v) {
  ret void
}
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.assume(i1)
declare i1 @llvm.amdgcn.is.shared(ptr)
"""
VARIABLES = lds("x", "[16 x i32]", align=16) + lds("y", "i64")


def constant_shapes() -> Iterator[tuple[str, str]]:
    """(name, text) of each: the use in a kernel, and the same in a function that a kernel calls."""
    for name, body in USES.items():
        yield f"constant {name}", module(VARIABLES, HELPERS, kernel(body))
        inner = function(body, parameters="ptr addrspace(1) %out, i32 %n")
        yield (
            f"constant {name} in function",
            module(VARIABLES, HELPERS, inner, kernel("call void @f(ptr addrspace(1) %out, i32 %n)")),
        )
    for name, (type_, first, second) in PHIS.items():
        text = f"""
        entry:
        %c = icmp eq i32 %n, 0
        br i1 %c, label %yes, label %join
        yes:
        store i32 1, {X}
        br label %join
        join:
        %p = phi {type_} [ {first}, %entry ], [ {second}, %yes ]
        %q = phi {type_} [ {second}, %entry ], [ {first}, %yes ]
        store {type_} %p, ptr addrspace(1) %out
        store {type_} %q, ptr addrspace(1) %out
        ret void"""
        inner = function(text, parameters="ptr addrspace(1) %out, i32 %n")
        yield f"phi of {name}", module(VARIABLES, kernel(text))
        yield (
            f"phi of {name} in function",
            module(VARIABLES, inner, kernel("call void @f(ptr addrspace(1) %out, i32 %n)")),
        )
    yield "phi in loop", module(VARIABLES, kernel(_LOOP))
    yield "phi from switch", module(VARIABLES, kernel(_SWITCH))


_LOOP = f"""
entry:
br label %loop
loop:
%p = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @x, i32 4), %entry ], [ %next, %loop ]
%f = phi ptr [ addrspacecast ({X} to ptr), %entry ], [ addrspacecast (ptr addrspace(3) @y to ptr), %loop ]
%i = phi i32 [ 0, %entry ], [ %j, %loop ]
store i32 %i, ptr addrspace(3) %p
store i32 %i, ptr %f
%next = getelementptr i32, ptr addrspace(3) %p, i32 1
%j = add i32 %i, 1
%c = icmp ult i32 %j, %n
br i1 %c, label %loop, label %done
done:
ret void"""
_SWITCH = f"""
entry:
switch i32 %n, label %join [
i32 0, label %join
i32 1, label %join
i32 2, label %two
]
two:
br label %join
join:
%p = phi ptr [ addrspacecast ({X} to ptr), %entry ], [ addrspacecast ({X} to ptr), %entry ], [ addrspacecast ({X} to ptr), %entry ], [ null, %two ]
store ptr %p, ptr addrspace(1) %out
ret void"""
