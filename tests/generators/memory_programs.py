"""Random kernels of one memory operation each: buffers, direct-to-LDS loads, masked accesses, copies, atomics. What goes
through buffer resources with a stride is in ``buffer_programs``.

Each lane takes random numbers from ``%in``, makes an address that may be out of range, does the operation (perhaps under a
divergent branch) and stores what it got. ``make_program(family, seed)`` gives the text and how to launch it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

HEAD = """target triple = "amdgcn-amd-amdhsa"
{globals}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %data, ptr addrspace(1) %out, i32 %n) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %gb = mul i32 %g, {block}
  %i = add i32 %gb, %x
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %pi, align 4
  %o = mul i32 %i, 64
  %po = getelementptr i8, ptr addrspace(1) %out, i32 %o
  %po.8 = getelementptr i8, ptr addrspace(1) %po, i32 32
{setup}
"""
PLAIN = "{body}\n  ret void\n}}\n"
DIVERGENT = """  %c = icmp ult i32 %a, {limit}
  br i1 %c, label %then, label %end
then:
{body}
  br label %end
end:
  ret void
}}
"""
LOOP = """  %trips = and i32 %a, 3
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %t1, %loop ]
{body}
  %t1 = add i32 %t, 1
  %more = icmp ult i32 %t1, %trips
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""
SIZES = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}
TYPES = [
    *SIZES, "<2 x i16>", "<2 x i32>", "<4 x i32>", "<3 x float>", "<8 x half>", "<4 x i8>", "<2 x i64>", "i24", "<4 x float>",
]  # fmt: skip


#: Makes a resource of a pointer.
RESOURCE = "ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1"


@dataclass
class Program:
    """``text``, and its launch. ``words``: size of %data."""

    text: str
    target: str
    grid: int
    block: int
    words: int


class Maker:
    """Writes one program from its random numbers."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.wave32 = self.r.random() < 0.4
        self.block = self.r.choice([64, 64, 100, 128])
        self.words = self.r.choice([64, 250, 512])
        self.declared: dict[str, str] = {}
        self.globals: list[str] = []
        self.setup: list[str] = []
        self.body: list[str] = []
        #: Only offsets inside: nothing may be suspicious.
        self.is_clean = self.r.random() < 0.5
        self.target = "gfx1200" if self.wave32 else "gfx942"

    def declare(self, result: str, name: str, arguments: str) -> None:
        self.declared[name] = f"declare {result} @{name}({arguments})"

    def offset(self, name: str, span: int, size: int, align: int = 1) -> None:
        """``%name``: an i32 offset for an access of ``size`` bytes in ``span`` bytes; now and then outside."""
        room = max(span - size, 0)
        kind = self.r.choice(["row", "random", "uniform", "random", "bytes"])
        if kind == "row":
            stride = self.r.choice([size, 4])
            limit = max(room // stride, 1)
            self.body += [f"  %{name}.w = urem i32 %x, {limit}" if self.is_clean else f"  %{name}.w = add i32 %x, 0"]
            self.body += [f"  %{name} = mul i32 %{name}.w, {stride}"]
        elif kind == "uniform":
            first = self.r.randrange(max(room - 4, 1))
            self.body.append(f"  %{name} = add i32 %g, {first}" if align == 1 else f"  %{name} = mul i32 %g, {align}")
        else:
            step = 4 if kind == "random" and size % 4 == 0 else align
            limit = max(room // step, 1) if self.is_clean else max(room // step, 1) + self.r.choice([0, 1, 40, 5])
            self.body += [
                f"  %{name}.r = lshr i32 %a, {self.r.randrange(3)}",
                f"  %{name}.m = urem i32 %{name}.r, {limit}",
            ]
            self.body += [f"  %{name} = mul i32 %{name}.m, {step}"]

    def keep(self, type_: str, value: str) -> None:
        """Store a value where the lane's results go."""
        self.body.append(f"  store {type_} {value}, ptr addrspace(1) %po, align 1")

    def read_back(self, type_: str, place: str, align: int = 1) -> None:
        """Load what lies at a place (an operand: type and name) and keep it."""
        self.body.append(f"  %got = load {type_}, {place}, align {align}")
        self.keep(type_, "%got")

    def program(self) -> Program:
        shape = self.r.choice([PLAIN, DIVERGENT, DIVERGENT, LOOP])
        text = HEAD.format(
            globals="\n".join([*self.globals, *self.declared.values()]), block=self.block, setup="\n".join(self.setup)
        )
        text += shape.format(body="\n".join(self.body), limit=self.r.choice([1 << 31, 1 << 28, 1 << 32]) - 1)
        return Program(text, self.target, self.r.choice([1, 3]), self.block, self.words)


def buffers(seed: int) -> Program:
    """make.buffer.rsrc, raw.ptr.buffer.load and store, also raw.buffer with a vector of words."""
    m = Maker(seed)
    r, size_bytes = m.r, 4 * m.words
    type_ = r.choice(TYPES)
    size = type_size(type_)
    records = r.choice([size_bytes, size_bytes, size_bytes // 2, 0, size_bytes + 16, 2**32 - 1])
    if m.is_clean:
        records = min(records, size_bytes)
    m.declare("ptr addrspace(8)", "llvm.amdgcn.make.buffer.rsrc.p8.p1", "ptr addrspace(1), i16, i64, i32")
    where = m.setup if r.random() < 0.7 else m.body
    base = "%data"
    if r.random() < 0.2:
        where.append("  %base = getelementptr i8, ptr addrspace(1) %data, i32 16")
        base, records = "%base", max(0, records - 16) if m.is_clean else records
    count = f"i64 {records}"
    if r.random() < 0.2:
        where.append(f"  %rec = mul i32 %x, {max(1, min(records, size_bytes) // m.block)}")
        where.append("  %records = zext i32 %rec to i64")
        count = "i64 %records"
    stride = r.choice([0, 0, 8])
    where.append(f"  %rsrc = call {RESOURCE}(ptr addrspace(1) {base}, i16 {stride}, {count}, i32 159744)")
    span = 2 * size_bytes if r.random() < 0.5 else size_bytes
    was_clean, m.is_clean = m.is_clean, m.is_clean and r.random() < 0.5
    m.offset("off", span, size)
    m.is_clean = was_clean
    if r.random() < 0.4:
        far = r.choice([-2147483648, -2147483648, -1, 8])
        m.body += [
            f"  %ok = icmp ult i32 %{r.choice('axi')}, {r.choice([20, 77, 1 << 31])}",
            "  %plain = add i32 %off, 0",
            f"  %sel = select i1 %ok, i32 %plain, i32 {far}",
        ]
    else:
        m.body += ["  %sel = add i32 %off, 0"]
    scalar = "i32 0" if m.is_clean or r.random() < 0.6 else r.choice(["i32 4", "i32 %g", "i32 -8"])
    suffix = mangled(type_)
    if r.random() < 0.3 and not m.is_clean and base == "%data" and count[4] != "%":
        m.body += [
            "  %q = ptrtoint ptr addrspace(8) %rsrc to i128",
            "  %words = bitcast i128 %q to <4 x i32>",
        ]
        resource, name = "<4 x i32> %words", "llvm.amdgcn.raw.buffer"
    else:
        resource, name = "ptr addrspace(8) %rsrc", "llvm.amdgcn.raw.ptr.buffer"
    kind = resource.split("%")[0].strip()
    if r.random() < 0.5:
        m.declare(type_, f"{name}.load.{suffix}", f"{kind}, i32, i32, i32")
        m.body.append(f"  %v = call {type_} @{name}.load.{suffix}({resource}, i32 %sel, {scalar}, i32 0)")
        m.keep(type_, "%v")
    else:
        m.body += [
            f"  %src = getelementptr i8, ptr addrspace(1) %in, i32 {r.choice(['0', '%x'])}",
            f"  %v = load {type_}, ptr addrspace(1) %src, align 1",
        ]
        m.declare("void", f"{name}.store.{suffix}", f"{type_}, {kind}, i32, i32, i32")
        m.body += [f"  call void @{name}.store.{suffix}({type_} %v, {resource}, i32 %sel, {scalar}, i32 0)"]
    return m.program()


def mangled(type_: str) -> str:
    """The suffix of an overload."""
    short = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
    if type_.startswith("<"):
        count, element = type_[1:-1].split(" x ")
        return f"v{count}{short.get(element, element)}"
    return short.get(type_, type_)


def type_size(type_: str) -> int:
    """Bytes of a store of the type."""
    if type_.startswith("<"):
        count, element = type_[1:-1].split(" x ")
        return int(count) * SIZES[element]
    return SIZES.get(type_, 3)


def direct(seed: int) -> Program:
    """global.load.lds, load.to.lds, raw.ptr.buffer.load.lds; what was copied is read back."""
    m = Maker(seed)
    r, size = m.r, m.r.choice([1, 2, 4, 4, 4, 12, 16])
    m.wave32, m.target = False, "gfx950"
    stride = max(size, 4)
    lds = stride * m.block + r.choice([0, 64])
    if not m.is_clean and r.random() < 0.3:
        lds -= r.choice([1, 4, 64])
    lds = max(lds, 256)
    m.globals.append(f"@t = internal addrspace(3) global [{lds} x i8] poison, align 16")
    step = r.choice([0, 0, 4, 64]) if not m.is_clean else 0
    m.setup += [
        "  %wave = lshr i32 %x, 6",
        f"  %wb = mul i32 %wave, {64 * stride}",
        "  %to = getelementptr i8, ptr addrspace(3) @t, i32 %wb",
    ]
    m.offset("off", 4 * m.words - step, size)
    kind = r.choice(["global", "to", "buffer"])
    if kind == "buffer":
        records = r.choice([4 * m.words, 2 * m.words])
        m.declare("ptr addrspace(8)", "llvm.amdgcn.make.buffer.rsrc.p8.p1", "ptr addrspace(1), i16, i64, i32")
        m.declare(
            "void", "llvm.amdgcn.raw.ptr.buffer.load.lds", "ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32"
        )
        m.setup.append(f"  %rsrc = call {RESOURCE}(ptr addrspace(1) %data, i16 0, i64 {records}, i32 0)")
        m.body.append(
            "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) %to, "
            f"i32 {size}, i32 %off, i32 0, i32 {step}, i32 0)"
        )
    else:
        name = "llvm.amdgcn.global.load.lds" if kind == "global" else "llvm.amdgcn.load.to.lds.p1"
        m.declare("void", name, "ptr addrspace(1), ptr addrspace(3), i32, i32, i32")
        m.body += [
            "  %from = getelementptr i8, ptr addrspace(1) %data, i32 %off",
            f"  call void @{name}(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 {size}, i32 {step}, i32 0)",
        ]
    if r.random() < 0.8:
        m.body += [
            "  %lane = and i32 %x, 63",
            f"  %lo = mul i32 %lane, {stride}",
            "  %back = getelementptr i8, ptr addrspace(3) %to, i32 %lo",
        ]
        m.read_back(f"i{8 * size}", "ptr addrspace(3) %back")
    return m.program()


def masked(seed: int) -> Program:
    """masked.load, store, gather, scatter: to a buffer, LDS or the stack, with undefined or given values beside."""
    m = Maker(seed)
    r = m.r
    element, count = r.choice(["i32", "i32", "float", "i8", "i16", "half", "i64", "double"]), r.choice([1, 2, 3, 4, 8])
    size, vector = SIZES[element], f"<{count} x {element}>"
    space = r.choice([1, 1, 3, 5])
    span = 4 * m.words
    if space == 3:
        m.globals.append(f"@t = internal addrspace(3) global [{span} x i8] poison, align 16")
        base = "@t"
    elif space == 5:
        span = 128
        m.setup.append(f"  %slot = alloca [{span} x i8], align 8, addrspace(5)")
        base = "%slot"
    else:
        base = "%data"
    if space != 1 and r.random() < 0.7:
        m.setup += ["  %zero = add i32 0, 0"]
        m.declare("void", f"llvm.memset.p{space}.i32", f"ptr addrspace({space}), i8, i32, i1")
        m.setup += [
            f"  call void @llvm.memset.p{space}.i32(ptr addrspace({space}) align 4 {base}, i8 3, i32 {span}, i1 false)"
        ]
    m.body += mask_lines(r, count)
    each = r.random() < 0.5
    short, vector_name = f"p{space}", f"v{count}{mangled(element)}"
    if each:
        m.body.append(
            f"  %p0 = insertelement <{count} x ptr addrspace({space})> poison, ptr addrspace({space}) {base}, i32 0"
        )
        for k in range(count):
            m.offset(f"o{k}", span, size)
            m.body += [
                f"  %e{k} = getelementptr i8, ptr addrspace({space}) {base}, i32 %o{k}",
                f"  %p{k + 1} = insertelement <{count} x ptr addrspace({space})> %p{k}, ptr addrspace({space}) %e{k}, i32 {k}",
            ]
        pointer, pointers = f"<{count} x ptr addrspace({space})> %p{count}", f"v{count}p{space}"
    else:
        m.offset("off", span, size * count)
        m.body.append(f"  %at = getelementptr i8, ptr addrspace({space}) {base}, i32 %off")
        pointer, pointers = f"ptr addrspace({space}) %at", short
    pointer_type = pointer.split("%")[0].strip()
    bits = f"<{count} x i1>"
    m.body += [
        f"  %src = getelementptr i8, ptr addrspace(1) %in, i32 {r.choice(['0', '%x'])}",
        f"  %given = load {vector}, ptr addrspace(1) %src, align 1",
    ]
    if r.random() < 0.5:
        name = f"llvm.masked.{'gather' if each else 'load'}.{vector_name}.{pointers}"
        m.declare(vector, name, f"{pointer_type}, i32, {bits}, {vector}")
        other = r.choice(["%given", "zeroinitializer", "poison", "%given"])
        m.body.append(f"  %v = call {vector} @{name}({pointer}, i32 1, {bits} %mask, {vector} {other})")
        if other == "poison" and r.random() < 0.7:
            m.declare("void", f"llvm.masked.store.{vector_name}.p1", f"{vector}, ptr addrspace(1), i32, {bits}")
            m.body.append(
                f"  call void @llvm.masked.store.{vector_name}.p1({vector} %v, ptr addrspace(1) %po, i32 1, {bits} %mask)"
            )
        else:
            m.keep(vector, "%v")
        return m.program()
    name = f"llvm.masked.{'scatter' if each else 'store'}.{vector_name}.{pointers}"
    m.declare("void", name, f"{vector}, {pointer_type}, i32, {bits}")
    m.body.append(f"  call void @{name}({vector} %given, {pointer}, i32 1, {bits} %mask)")
    if space != 1:
        m.read_back(vector, f"ptr addrspace({space}) {base}")
    return m.program()


def mask_lines(r: random.Random, count: int) -> list[str]:
    """``%mask``: random by lane, the same in all lanes, a constant, or a tail."""
    bits, kind = f"<{count} x i1>", r.choice(["random", "random", "uniform", "constant", "tail"])
    if kind == "constant":
        flags = ", ".join(f"i1 {r.randrange(2)}" for _ in range(count))
        return [f"  %mask = select i1 true, {bits} <{flags}>, {bits} <{flags}>"]
    if kind == "tail":
        lanes = f"<{count} x i32>"
        steps = ", ".join(f"i32 {k}" for k in range(count))
        return [
            f"  %m0 = insertelement {lanes} poison, i32 %i, i32 0",
            f"  %m1 = shufflevector {lanes} %m0, {lanes} poison, <{count} x i32> zeroinitializer",
            f"  %m2 = add {lanes} %m1, <{steps}>",
            f"  %n0 = insertelement {lanes} poison, i32 %n, i32 0",
            f"  %n1 = shufflevector {lanes} %n0, {lanes} poison, <{count} x i32> zeroinitializer",
            f"  %mask = icmp ult {lanes} %m2, %n1",
        ]
    source = "%a" if kind == "random" else "%n"
    return [f"  %ms = lshr i32 {source}, {r.randrange(8)}", f"  %mt = trunc i32 %ms to i{count}"] + (
        [f"  %mask = bitcast i{count} %mt to {bits}"]
        if count > 1
        else [f"  %mask = insertelement {bits} poison, i1 %mt, i32 0"]
    )


def copies(seed: int) -> Program:
    """memcpy, memmove, memset of fixed and run-time size between a buffer, LDS and the stack."""
    m = Maker(seed)
    r = m.r
    span = r.choice([64, 256, 16384]) if r.random() < 0.2 else r.choice([64, 256])
    bases = {1: "%data", 3: "@t", 5: "%slot"}
    spans = {1: 4 * m.words, 3: span, 5: min(span, 256)}
    target, source = r.choice([1, 3, 5, 5]), r.choice([1, 3, 5, 5])
    if 3 in (target, source):
        m.globals.append(f"@t = internal addrspace(3) global [{spans[3]} x i8] poison, align 16")
    if 5 in (target, source):
        m.setup.append(f"  %slot = alloca [{spans[5]} x i8], align 8, addrspace(5)")
    for space in {target, source} - {1}:
        if r.random() < 0.8:
            m.declare("void", f"llvm.memset.p{space}.i64", f"ptr addrspace({space}), i8, i64, i1")
            known = r.choice([spans[space], spans[space] // 2])
            base = f"ptr addrspace({space}) {bases[space]}"
            m.setup += [
                f"  call void @llvm.memset.p{space}.i64({base}, i8 {r.randrange(256)}, i64 {known}, i1 false)",
                f"  %w{space} = getelementptr i8, {base}, i32 {r.randrange(known - 4)}",
                f"  store i32 %a, ptr addrspace({space}) %w{space}, align 1",
            ]
    most = min(spans[target], spans[source]) // 2
    kind, bits = r.choice(["fixed", "uniform", "varying", "varying"]), r.choice([32, 64])
    if kind == "fixed":
        size = f"i{bits} {r.choice([0, 1, 4, 7, 16, 31, most])}"
    else:
        number = "%n" if kind == "uniform" else "%a"
        limit = most if m.is_clean else most + r.choice([1, 60])
        m.body += [f"  %s32 = urem i32 {number}, {limit}", "  %s64 = zext i32 %s32 to i64"]
        size = f"i{bits} %s{bits}"
    for name, space in (("to", target), ("from", source)):
        m.offset(f"{name}.o", spans[space] - most, 4)
        m.body.append(f"  %{name} = getelementptr i8, ptr addrspace({space}) {bases[space]}, i32 %{name}.o")
    operation = r.choice(["memcpy", "memmove", "memmove", "memset"])
    to, from_ = f"ptr addrspace({target}) %to", f"ptr addrspace({source}) %from"
    atomic = r.random() < 0.2
    middle, last = (".element.unordered.atomic", "i32 1") if atomic else ("", "i1 false")
    if operation == "memset":
        name = f"llvm.memset{middle}.p{target}.i{bits}"
        m.declare("void", name, f"ptr addrspace({target}), i8, i{bits}, {last.split()[0]} immarg")
        m.body += [
            "  %byte = trunc i32 %a to i8",
            f"  call void @{name}({aligned(to, atomic)}, i8 %byte, {size}, {last})",
        ]
    else:
        name = f"llvm.{operation}{middle}.p{target}.p{source}.i{bits}"
        m.declare("void", name, f"ptr addrspace({target}), ptr addrspace({source}), i{bits}, {last.split()[0]} immarg")
        m.body.append(f"  call void @{name}({aligned(to, atomic)}, {aligned(from_, atomic)}, {size}, {last})")
    if target != 1:
        m.read_back("i64", f"ptr addrspace({target}) %to")
    return m.program()


def aligned(argument: str, is_atomic: bool) -> str:
    """Atomic copies must say how their pointers are aligned."""
    space, name = argument.rsplit(" ", 1)
    return f"{space} align 1 {name}" if is_atomic else argument


def atomics(seed: int) -> Program:
    """atomicrmw of every operation and type, the atomic intrinsics, append and consume."""
    m = Maker(seed)
    r, space = m.r, m.r.choice([1, 3])
    integer = "xchg add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat".split()
    floats = "fadd fsub fmax fmin xchg fmaximum fminimum".split()
    if r.random() < 0.3:
        type_ = r.choice(["i8", "i16", "i32", "i64"])
        operation = r.choice(integer)
    else:
        type_ = r.choice(["i32", "i64", "half", "bfloat", "float", "double", "<2 x half>", "<2 x bfloat>"])
        operation = r.choice(integer if type_[0] == "i" else [f for f in floats if f != "xchg" or type_[0] != "<"])
    size = type_size(type_) if type_[0] != "<" else 4
    base = "%data" if space == 1 else "@t"
    if space == 3:
        m.globals.append(f"@t = internal addrspace(3) global [{4 * m.words} x i8] poison, align 16")
        m.declare("void", "llvm.memset.p3.i32", "ptr addrspace(3), i8, i32, i1")
        m.setup.append(f"  call void @llvm.memset.p3.i32(ptr addrspace(3) @t, i8 3, i32 {4 * m.words}, i1 false)")
    m.offset("off", r.choice([32, 4 * m.words]), size, size)
    m.body += [
        f"  %off.a = and i32 %off, {-size}" if m.is_clean else "  %off.a = add i32 %off, 0",
        f"  %p = getelementptr i8, ptr addrspace({space}) {base}, i32 %off.a",
    ]
    if type_[0] == "i":
        m.body.append(f"  %v = {resized(type_)}")
    else:
        scalar = type_.strip("<>").split(" x ")[-1]
        m.body += ["  %low = and i32 %a, 15", f"  %f = uitofp i32 %low to {scalar}"]
        if type_[0] != "<":
            m.body += [f"  %v = fadd {scalar} %f, 1.0"]
        else:
            m.body += [
                f"  %v0 = insertelement {type_} zeroinitializer, {scalar} %f, i32 0",
                f"  %v = insertelement {type_} %v0, {scalar} 2.0, i32 1",
            ]
    choice = r.random()
    result = type_
    if choice < 0.2 and space == 3:
        name = f"llvm.amdgcn.ds.{r.choice(['append', 'consume'])}.p3"
        m.declare("i32", name, "ptr addrspace(3), i1")
        result = "i32"
        m.body += ["  %old = call i32 @" + name + "(ptr addrspace(3) @t, i1 false)"]
    elif choice < 0.5 and type_[0] in "hfd<" and operation in ("fadd", "fmin", "fmax"):
        short = mangled(type_)
        if space == 3 and type_ == "float":
            name = f"llvm.amdgcn.ds.{operation}.{short}"
            m.declare(type_, name, f"ptr addrspace(3), {type_}, i32, i32, i1")
            m.body.append(f"  %old = call {type_} @{name}(ptr addrspace(3) %p, {type_} %v, i32 0, i32 0, i1 false)")
        else:
            word = "global" if space == 1 else "flat"
            name = f"llvm.amdgcn.{word}.atomic.{operation}.{short}.p{space if space == 1 else 0}.{short}"
            pointer = "ptr addrspace(1) %p" if space == 1 else "ptr %fp"
            m.declare(type_, name, f"{pointer.split('%')[0]}, {type_}")
            if space != 1:
                m.body.append("  %fp = addrspacecast ptr addrspace(3) %p to ptr")
            m.body.append(f"  %old = call {type_} @{name}({pointer}, {type_} %v)")
    else:
        m.body.append(f"  %old = atomicrmw {operation} ptr addrspace({space}) %p, {type_} %v monotonic, align {size}")
    if r.random() < 0.7:
        m.keep(result, "%old")
    return m.program()


def resized(type_: str) -> str:
    """%a in another integer type."""
    return "add i32 %a, 0" if type_ == "i32" else f"{'zext' if type_ == 'i64' else 'trunc'} i32 %a to {type_}"


FAMILIES = {"buffers": buffers, "direct": direct, "masked": masked, "copies": copies, "atomics": atomics}


def make_program(family: str, seed: int) -> Program:
    """Program ``seed`` of a family."""
    return FAMILIES[family](seed)
