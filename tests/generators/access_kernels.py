"""Kernels that do one thing over and over, for measuring what it takes to compile: ``make_accesses(kind, count)``.

Most are accesses: in what order lanes make them, in what widths, of what memory. Others are calls of functions, intrinsics,
ways that lanes part. Each work-group has ``WORDS`` words of its own in both buffers, so up to 256 work-items have 16 bytes.
Nothing races: what is stored in no order that the compiler can see is in order where the last argument is 3.
"""

from __future__ import annotations

import random
from collections.abc import Callable

#: Words of each buffer that a work-group needs.
WORDS = 1024
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
{declarations}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds) {{
entry:
{slots}  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %bytes = mul i32 %g, 4096
  %pin = getelementptr i8, ptr addrspace(1) %in, i32 %bytes
  %pout = getelementptr i8, ptr addrspace(1) %out, i32 %bytes
  %zero = sub i32 %rounds, 3
  %pv = getelementptr i32, ptr addrspace(1) %pin, i32 %x
  %v = load i32, ptr addrspace(1) %pv, align 4
  %p0 = getelementptr {own}, ptr addrspace(3) @lds, i32 %x
  store {own} {zero}, ptr addrspace(3) %p0, align {size}
"""


class _Body:
    """The lines of one kernel while it grows. ``last``: the i32 that the next thing uses."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.random, self.number, self.last, self.block = random.Random(1), 0, "%v", "entry"

    def put(self, text: str) -> str:
        self.number += 1
        self.lines.append(f"  %t{self.number} = {text}")
        return f"%t{self.number}"

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def mix(self, value: str) -> None:
        self.last = self.put(f"add i32 {self.last}, {value}")

    def own(self, base: str, type_: str, space: int) -> str:
        """The work-item's own place, which nobody can see that it is."""
        index = self.put(f"add i32 %x, {self.put(f'mul i32 {self.last}, %zero')}")
        return self.put(f"getelementptr {type_}, ptr addrspace({space}) {base}, i32 {index}")

    def word_of(self, value: str, type_: str) -> str:
        """A word of a value."""
        if type_.startswith("<"):
            element = type_.split(" x ")[1][:-1]
            return self.word_of(self.put(f"extractelement {type_} {value}, i32 1"), element)
        if type_ == "i32":
            return value
        return self.put(f"{'trunc' if type_ == 'i64' else 'zext'} {type_} {value} to i32")

    def value_of(self, type_: str) -> str:
        """The last word as a value of another type."""
        if type_.startswith("<"):
            element = type_.split(" x ")[1][:-1]
            return self.put(f"insertelement {type_} zeroinitializer, {element} {self.value_of(element)}, i32 1")
        if type_ == "i32":
            return self.last
        return self.put(f"{'zext' if type_ == 'i64' else 'trunc'} i32 {self.last} to {type_}")


_BYTES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "<4 x i32>": 16, "<8 x i16>": 16}
_Step = Callable[[_Body], None]


def _gather(type_: str) -> _Step:
    def step(b: _Body) -> None:
        size = _BYTES[type_]
        index = b.put(f"and i32 {b.put(f'mul i32 {b.last}, {b.random.randrange(3, 99, 2)}')}, {4 * WORDS // size - 1}")
        place = b.put(f"getelementptr {type_}, ptr addrspace(1) %pin, i32 {index}")
        b.mix(b.word_of(b.put(f"load {type_}, ptr addrspace(1) {place}, align {size}"), type_))

    return step


def _load_lds(type_: str) -> _Step:
    def step(b: _Body) -> None:
        place = b.own("@lds", type_, 3)
        b.mix(b.word_of(b.put(f"load {type_}, ptr addrspace(3) {place}, align {_BYTES[type_]}"), type_))

    return step


def _row(type_: str) -> _Step:
    def step(b: _Body) -> None:
        place = b.put(f"getelementptr {type_}, ptr addrspace(1) %pin, i32 %x")
        b.mix(b.word_of(b.put(f"load {type_}, ptr addrspace(1) {place}, align {_BYTES[type_]}"), type_))

    return step


def _scatter(type_: str, space: int = 1) -> _Step:
    def step(b: _Body) -> None:
        place = b.own("@lds" if space == 3 else "%pout", type_, space)
        b.do(f"store {type_} {b.value_of(type_)}, ptr addrspace({space}) {place}, align {_BYTES[type_]}")
        b.mix("7")

    return step


def _store_row(type_: str) -> _Step:
    def step(b: _Body) -> None:
        place = b.put(f"getelementptr {type_}, ptr addrspace(1) %pout, i32 %x")
        b.do(f"store {type_} {b.value_of(type_)}, ptr addrspace(1) {place}, align {_BYTES[type_]}")
        b.mix("7")

    return step


def _exchange(b: _Body) -> None:
    place = b.own("@lds", "i32", 3)
    b.do(f"store i32 {b.last}, ptr addrspace(3) {place}, align 4")
    b.mix(b.put(f"load i32, ptr addrspace(3) {place}, align 4"))


def _atomic(operation: str, space: int, type_: str = "i32") -> _Step:
    def step(b: _Body) -> None:
        place = b.own("@lds" if space == 3 else "%pout", type_, space)
        if operation == "cmpxchg":
            pair = b.put(f"cmpxchg ptr addrspace({space}) {place}, i32 0, i32 {b.last} monotonic monotonic")
            b.mix(b.put(f"extractvalue {{ i32, i1 }} {pair}, 0"))
            return
        value = b.put(f"uitofp i32 {b.last} to float") if type_ == "float" else b.value_of(type_)
        old = b.put(f"atomicrmw {operation} ptr addrspace({space}) {place}, {type_} {value} monotonic")
        b.mix(b.put(f"fptoui float {old} to i32") if type_ == "float" else b.word_of(old, type_))

    return step


def _slot(b: _Body) -> None:
    to, of = (b.put(f"and i32 {b.put(f'lshr i32 {b.last}, {n}')}, 15") for n in (1, 5))
    b.do(
        f"store i32 {b.last}, ptr addrspace(5) {b.put(f'getelementptr i32, ptr addrspace(5) %slots, i32 {to}')}, align 4"
    )
    place = b.put(f"getelementptr i32, ptr addrspace(5) %slots, i32 {of}")
    b.mix(b.put(f"load i32, ptr addrspace(5) {place}, align 4"))


def _generic(b: _Body) -> None:
    place = b.put(f"addrspacecast ptr addrspace(1) {b.own('%pin', 'i32', 1)} to ptr")
    b.mix(b.put(f"load i32, ptr {place}, align 4"))


def _copy(b: _Body) -> None:
    b.do(
        f"call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) {b.own('%pout', 'i64', 1)}, ptr addrspace(1) "
        f"{b.own('%pin', 'i64', 1)}, i64 8, i1 false)"
    )
    b.mix("5")


def _buffer(b: _Body) -> None:
    offset = b.put(f"and i32 {b.last}, 4092")
    b.mix(b.put(f"call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %rsrc, i32 {offset}, i32 0, i32 0)"))


def _switch(b: _Body) -> None:
    n = b.number = b.number + 1
    of = b.put(f"and i32 {b.last}, 7")
    cases = " ".join(f"i32 {k}, label %c{n}.{k}" for k in range(6))
    b.do(f"switch i32 {of}, label %c{n}.6 [ {cases} ]")
    ends = []
    for k in range(7):
        b.start(f"c{n}.{k}")
        ends.append(f"[ {b.put(f'xor i32 {b.last}, {k * 77 + 5}')}, %c{n}.{k} ]")
        b.do(f"br label %e{n}")
    b.start(f"e{n}")
    b.last = b.put(f"phi i32 {', '.join(ends)}")


def _called(b: _Body) -> None:
    b.mix(b.put(f"call i32 @callee{b.random.randrange(4)}(i32 {b.last}, ptr addrspace(1) %pin)"))


def _guarded(b: _Body) -> None:
    """A store by a lane in two."""
    n = b.number = b.number + 1
    test = b.put(f"trunc i32 {b.put(f'lshr i32 {b.last}, {b.random.randrange(5)}')} to i1")
    b.do(f"br i1 {test}, label %y{n}, label %e{n}")
    b.start(f"y{n}")
    b.do(f"store i32 {b.last}, ptr addrspace(1) {b.own('%pout', 'i32', 1)}, align 4")
    b.do(f"br label %e{n}")
    b.start(f"e{n}")
    b.mix("3")


def _word_call(text: str) -> _Step:
    def step(b: _Body) -> None:
        b.mix(b.put("call " + text.format(b.last)))

    return step


def _float_call(name: str, more: str = "") -> _Step:
    def step(b: _Body) -> None:
        value = b.put(f"uitofp i32 {b.put(f'and i32 {b.last}, 255')} to float")
        result = b.put(f"call float @llvm.{name}(float {value}{more.format(value)})")
        b.mix(b.put(f"bitcast float {result} to i32"))

    return step


def _vector(b: _Body) -> None:
    value = b.put(f"bitcast <4 x i32> {b.value_of('<4 x i32>')} to <4 x float>")
    other = b.put(f"shufflevector <4 x float> {value}, <4 x float> poison, <4 x i32> <i32 3, i32 1, i32 0, i32 2>")
    total = b.put(f"fadd <4 x float> {b.put(f'fmul <4 x float> {value}, {other}')}, {other}")
    b.mix(b.put(f"bitcast float {b.put(f'extractelement <4 x float> {total}, i32 1')} to i32"))


def _small_vector(b: _Body) -> None:
    value = b.put(f"bitcast i32 {b.last} to <4 x i8>")
    total = b.put(f"mul <4 x i8> {b.put(f'add <4 x i8> {value}, <i8 1, i8 2, i8 3, i8 4>')}, {value}")
    b.mix(b.put(f"bitcast <4 x i8> {total} to i32"))


def _matrix(b: _Body) -> None:
    value = b.put(f"uitofp i32 {b.put(f'and i32 {b.last}, 7')} to float")
    name = "llvm.amdgcn.mfma.f32.16x16x4f32"
    product = b.put(
        f"call <4 x float> @{name}(float {value}, float {value}, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)"
    )
    b.mix(b.put(f"fptoui float {b.put(f'extractelement <4 x float> {product}, i32 2')} to i32"))


#: What a step of each kind is, and what it makes use of.
KINDS: dict[str, tuple[_Step, str]] = {
    **{f"gather-{t.replace(' ', '')}": (_gather(t), "") for t in _BYTES},
    **{f"row-{t.replace(' ', '')}": (_row(t), "") for t in _BYTES},
    **{f"scatter-{t.replace(' ', '')}": (_scatter(t), "") for t in _BYTES},
    **{f"store-{t.replace(' ', '')}": (_store_row(t), "") for t in _BYTES},
    "lds-exchange": (_exchange, ""),
    "lds-load-i8": (_load_lds("i8"), ""),
    "lds-load-<4xi32>": (_load_lds("<4 x i32>"), ""),
    "lds-store-<4xi32>": (_scatter("<4 x i32>", 3), ""),
    "atomic-add": (_atomic("add", 1), ""),
    "atomic-add-i64": (_atomic("add", 1, "i64"), ""),
    "atomic-max-lds": (_atomic("umax", 3), ""),
    "atomic-fadd": (_atomic("fadd", 1, "float"), ""),
    "cmpxchg": (_atomic("cmpxchg", 1), ""),
    "slots": (_slot, "slots"),
    "generic": (_generic, ""),
    "memcpy": (_copy, "declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)"),
    "buffer": (_buffer, "buffer"),
    "switch": (_switch, ""),
    "called": (_called, "callees"),
    "guarded": (_guarded, ""),
    "bpermute": (
        _word_call("i32 @llvm.amdgcn.ds.bpermute(i32 {0}, i32 {0})"),
        "declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)",
    ),
    "readlane": (
        _word_call("i32 @llvm.amdgcn.readfirstlane.i32(i32 {0})"),
        "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)",
    ),
    "dpp": (
        _word_call("i32 @llvm.amdgcn.update.dpp.i32(i32 {0}, i32 {0}, i32 273, i32 15, i32 15, i1 false)"),
        "declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)",
    ),
    "ctpop": (_word_call("i32 @llvm.ctpop.i32(i32 {0})"), "declare i32 @llvm.ctpop.i32(i32)"),
    "sqrt": (_float_call("sqrt.f32"), "declare float @llvm.sqrt.f32(float)"),
    "exp2": (_float_call("exp2.f32"), "declare float @llvm.exp2.f32(float)"),
    "sin": (_float_call("sin.f32"), "declare float @llvm.sin.f32(float)"),
    "fma": (_float_call("fma.f32", ", float {0}, float 2.0"), "declare float @llvm.fma.f32(float, float, float)"),
    "vectors": (_vector, ""),
    "small-vectors": (_small_vector, ""),
    "matrix": (
        _matrix,
        "declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32, i32, i32)",
    ),
}
_CALLEES = "".join(
    f"""define internal i32 @callee{n}(i32 %a, ptr addrspace(1) %p) noinline {{
  %i = and i32 %a, {255 >> n}
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %q, align 4
  %r = mul i32 %v, {2 * n + 3}
  ret i32 %r
}}
"""
    for n in range(4)
)
_RSRC = """declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
"""


def make_accesses(kind: str, count: int) -> str:
    """LLVM IR of a kernel ``k(in, out, rounds)`` with ``count`` steps of a kind."""
    step, needs = KINDS[kind]
    body = _Body()
    for _ in range(count):
        step(body)
    declarations = {"slots": "", "buffer": _RSRC, "callees": _CALLEES}.get(needs, needs)
    slots = "  %slots = alloca [16 x i32], align 4, addrspace(5)\n" if needs == "slots" else ""
    own = next((t for t in sorted(_BYTES, key=len, reverse=True) if kind.endswith(t.replace(" ", ""))), "i32")
    own = "i64" if kind == "memcpy" else own
    zero = "zeroinitializer" if own.startswith("<") else "0"
    head = _HEAD.format(declarations=declarations, slots=slots, own=own, zero=zero, size=_BYTES[own])
    if slots:
        head += "".join(
            f"  %s{n} = getelementptr i32, ptr addrspace(5) %slots, i32 {n}\n  store i32 {n}, ptr addrspace(5) %s{n}, align 4\n"
            for n in range(16)
        )
    if needs == "buffer":
        head += (
            "  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %pin, i16 0, i32 4096, "
            "i32 159744)\n"
        )
    place = f"  %pend = getelementptr {own}, ptr addrspace(1) %pout, i32 %x\n"
    end = f"{place}  store {own} {body.value_of(own)}, ptr addrspace(1) %pend, align {_BYTES[own]}\n"
    lines = "\n".join(body.lines)
    return f"{head}{lines}\n{end}  ret void\n}}\n"
