"""Shapes of memory operations: every kind of access, by type, alignment, ordering and scope, in kernel and function."""

# ruff: noqa: E501  (a table of IR)
from __future__ import annotations

from collections.abc import Iterator

from generators.text import function, kernel, lds, module

TYPES = (
    "i1 i5 i8 i16 i24 i32 i33 i48 i64 i96 i128 i256 half bfloat float double ptr|ptr addrspace(3)|ptr addrspace(1)|"
    "<2 x i1>|<3 x i8>|<4 x i8>|<2 x i16>|<2 x half>|<3 x i32>|<4 x float>|<2 x i64>|<8 x i32>|<16 x i32>|<2 x ptr addrspace(3)>|"
    "<2 x ptr>|[2 x i32]|{ i32, i8 }|<{ i8, i32 }>|%pair"
)
ALL_TYPES = [
    t for group in TYPES.split("|") for t in ([group] if " " in group and group[0] in "<[{p" else group.split())
]
if "ptr" not in ALL_TYPES:
    ALL_TYPES.append("ptr")
PAIR = "%pair = type { i32, [3 x i16] }\n"
OPERATIONS = "xchg add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat".split()
FLOAT_OPERATIONS = "fadd fsub fmax fmin fmaximum fminimum".split()
ORDERINGS = "monotonic acquire release acq_rel seq_cst".split()
SCOPES = ("", 'syncscope("workgroup") ', 'syncscope("agent-one-as") ', 'syncscope("singlethread") ')


def memory_shapes() -> Iterator[tuple[str, str]]:
    """(name, text) of each."""
    for index, type_ in enumerate(ALL_TYPES):
        yield f"type {type_}", _by_type(type_, index)
    for align in (1, 2, 4, 8, 16, 32, 64):
        for type_ in ("i8", "i32", "<2 x i64>"):
            body = f"%v = load {type_}, ptr addrspace(3) @x, align {align}\nstore {type_} %v, ptr addrspace(3) @x, align {align}"
            yield f"access {type_} align {align}", module(lds("x", "[64 x i8]", align=16), kernel(body))
    for operation in OPERATIONS:
        yield f"atomicrmw {operation}", _atomic(f"atomicrmw {operation} ptr addrspace(3) @x, i32 %n seq_cst")
    for operation in FLOAT_OPERATIONS:
        yield f"atomicrmw {operation}", _atomic(f"atomicrmw {operation} ptr addrspace(3) @x, float 1.0 monotonic")
    for ordering in ORDERINGS:
        for scope in SCOPES[:3]:
            text = f"atomicrmw volatile add ptr addrspace(3) @x, i32 %n {scope}{ordering}, align 4"
            yield f"atomicrmw {scope}{ordering}", _atomic(text)
    yield from _typed_atomics()
    yield from _exchanges()
    yield from _plain_atomics()


def _by_type(type_: str, index: int) -> str:
    """Load, store and pass through a function, for one type; two alignments."""
    body = f"""
    %v = load {type_}, ptr addrspace(3) @x, align {1 << index % 4}
    store volatile {type_} %v, ptr addrspace(3) @y, align 1
    store {type_} zeroinitializer, ptr addrspace(3) @y
    %w = call {type_} @f()
    store {type_} %w, ptr addrspace(1) %out"""
    inner = f"%v = load volatile {type_}, ptr addrspace(3) @x, align 4\nstore {type_} poison, ptr addrspace(3) @x\nret {type_} %v"
    return module(PAIR, lds("x", type_), lds("y", type_, align=32), function(inner, head=type_), kernel(body))


def _atomic(text: str) -> str:
    inner = f"%v = {text}\n{text}\nret void"
    return module(lds("x", "i32"), function(inner, parameters="i32 %n"), kernel(f"%v = {text}\ncall void @f(i32 %n)"))


def _typed_atomics() -> Iterator[tuple[str, str]]:
    for type_, value in (
        ("i8", "1"), ("i16", "1"), ("i64", "1"), ("double", "1.0"), ("half", "1.0"), ("<2 x half>", "splat (half 1.0)"), ("<2 x bfloat>", "poison")
    ):  # fmt: skip
        operation = "add" if type_[0] == "i" else "fadd"
        text = f'atomicrmw {operation} ptr addrspace(3) @x, {type_} {value} syncscope("workgroup") monotonic, align 8'
        yield f"atomicrmw {operation} {type_}", _atomic(text)
    yield "atomicrmw xchg ptr", _atomic("atomicrmw xchg ptr addrspace(3) @x, ptr null seq_cst")
    yield "atomicrmw xchg own pointer", _atomic("atomicrmw xchg ptr addrspace(3) @x, ptr addrspace(3) @x seq_cst")


def _exchanges() -> Iterator[tuple[str, str]]:
    for flags in ("", "weak ", "volatile ", "weak volatile "):
        for tail in (
            "seq_cst monotonic",
            'syncscope("workgroup") acq_rel acquire, align 8',
            "monotonic monotonic, align 16",
        ):
            yield f"cmpxchg {flags}{tail}", _atomic(f"cmpxchg {flags}ptr addrspace(3) @x, i32 0, i32 %n {tail}")
    for type_, old, new in (
        ("i64", "0", "1"),
        ("i8", "0", "1"),
        ("i16", "3", "4"),
        ("ptr", "null", "null"),
        ("ptr addrspace(3)", "null", "@x"),
    ):
        yield f"cmpxchg {type_}", _atomic(f"cmpxchg ptr addrspace(3) @x, {type_} {old}, {type_} {new} seq_cst seq_cst")


def _plain_atomics() -> Iterator[tuple[str, str]]:
    for ordering in ("unordered", "monotonic", "acquire", "seq_cst"):
        for scope in SCOPES:
            yield (
                f"load atomic {scope}{ordering}",
                _atomic(f"load atomic i32, ptr addrspace(3) @x {scope}{ordering}, align 4"),
            )
    for ordering in ("unordered", "monotonic", "release", "seq_cst"):
        body = f"""
        store atomic volatile i32 %n, ptr addrspace(3) @x syncscope("agent") {ordering}, align 4
        store atomic i64 7, ptr addrspace(3) @x {ordering}, align 8
        store atomic float 1.0, ptr addrspace(3) @x {ordering}, align 4
        fence syncscope("workgroup") seq_cst"""
        yield f"store atomic {ordering}", module(lds("x", "i64"), kernel(body))
    everything = """
    %a = load i32, ptr addrspace(3) @x, align 4, !tbaa !1, !range !3, !noundef !4, !nontemporal !5, !invariant.load !4
    store i32 %a, ptr addrspace(3) @x, align 4, !tbaa !1, !alias.scope !6, !noalias !6
    %b = atomicrmw add ptr addrspace(3) @x, i32 1 monotonic, !amdgpu.no.fine.grained.memory !4, !mmra !9
    %c = load i32, ptr addrspace(1) %out, align 4, !alias.scope !6, !amdgpu.noclobber !4
    """
    metadata = """
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !10, i64 0}
!10 = !{!"root"}
!3 = !{i32 0, i32 99}
!4 = !{}
!5 = !{i32 1}
!6 = !{!7}
!7 = distinct !{!7, !8}
!8 = distinct !{!8}
!9 = !{!"amdgpu-synchronize-as", !"local"}
"""
    yield "access metadata", module(lds("x", "i32"), kernel(everything), metadata=metadata)
