"""Random kernels through buffer resources with and without a stride: loads, stores, atomics, loads to LDS, scalar loads; and
expandload, compressstore, asynchronous copies. Made as in ``memory_programs``.
"""

from __future__ import annotations

from memory_programs import RESOURCE, TYPES, Maker, Program, mangled, mask_lines, resized, type_size

ATOMICS = "swap add sub smin umin smax umax and or xor inc dec cmpswap".split()
FLOATS = [("fadd", "float"), ("fadd", "<2 x half>"), ("fadd", "<2 x bfloat>"), ("fadd", "double"), ("fmin", "float"),
          ("fmax", "float"), ("fmin", "double"), ("fmax", "double")]  # fmt: skip


def _resource(m: Maker, is_struct: bool, size: int) -> tuple[str, str]:
    """(resource operand, its index or none): strides, records and flags of all kinds."""
    r, room = m.r, 4 * m.words
    stride = r.choice([0, 4, 8, 12, max(4, size), 100])
    records = r.choice([room // stride, room // stride // 2, 3] if stride and is_struct else [room, room // 2, 40, 0])
    if not m.is_clean:
        records += r.choice([0, 0, 1, 5, 100])
        stride |= r.choice([0] * 20 + [1 << 14, 1 << 15])
    flags = r.choice([0, 1, 2, 3, 3, 3]) << 28 | 0x27000
    if m.is_clean and m.target != "gfx1250":
        flags = (3 if stride == 0 else r.choice([0, 1])) << 28 | 0x27000
    if m.target == "gfx1250" and m.is_clean:
        stride, flags, records = 0, 0, min(records, room)
    m.declare("ptr addrspace(8)", "llvm.amdgcn.make.buffer.rsrc.p8.p1", "ptr addrspace(1), i16, i64, i32")
    flags = flags - (1 << 32) if flags >= 1 << 31 else flags
    where = m.setup if r.random() < 0.7 else m.body
    short = stride - 65536 if stride >= 32768 else stride
    where.append(f"  %rsrc = call {RESOURCE}(ptr addrspace(1) %data, i16 {short}, i64 {records}, i32 {flags})")
    index = ""
    if is_struct:
        limit = max(records if m.is_clean else records + 4, 1)
        index = r.choice(["%x", "%g", "%index"])
        m.body.append(f"  %index = urem i32 %a, {limit}")
    return "ptr addrspace(8) %rsrc", index


def _offset(m: Maker, size: int, span: int) -> None:
    """``%off``: near the beginning, so that an index has room behind it."""
    if m.is_clean:
        m.body.append(f"  %off = add i32 0, {m.r.choice([0, 0, 4]) if size < 8 else 0}")
    else:
        m.offset("off", span, size, m.r.choice([1, 4]))


def structs(seed: int) -> Program:
    """Loads, stores and atomics of both forms, resources as pointers and as words, scalar loads."""
    m = Maker(seed)
    r = m.r
    m.target = r.choice(["gfx1200", "gfx1250"]) if m.wave32 else r.choice(["gfx942", "gfx950", "gfx90a"])
    m.is_clean = m.is_clean and r.random() < 0.7
    kind = r.choice(["load", "store", "atomic", "atomic", "atomic", "scalar"])
    type_ = r.choice(["i32", "i64"]) if kind == "atomic" else r.choice([t for t in TYPES if t != "i24"])
    word = r.choice(ATOMICS)
    if kind == "atomic" and r.random() < 0.4:
        word, type_ = r.choice(FLOATS)
        m.target = "gfx1100" if word != "fadd" and type_ == "float" else "gfx950"
        m.wave32 = m.target == "gfx1100"
    size = type_size(type_)
    is_struct = kind != "scalar" and r.random() < 0.7
    resource, index = _resource(m, is_struct, size)
    _offset(m, size, r.choice([16, 64, 4 * m.words]))
    if kind == "atomic" and not m.is_clean and r.random() < 0.8:
        m.body.append(f"  %off.a = and i32 %off, {-size}")
    elif kind == "scalar":
        m.body.append(f"  %off.a = and i32 %off, {-4 if r.random() < 0.8 else -1}")
    else:
        m.body.append("  %off.a = add i32 %off, 0")
    is_words = kind == "scalar" or (not m.is_clean and r.random() < 0.3)
    if is_words:
        m.body += ["  %q = ptrtoint ptr addrspace(8) %rsrc to i128", "  %words = bitcast i128 %q to <4 x i32>"]
        resource = "<4 x i32> %words"
    taken = resource.rsplit(" ", 1)[0]
    stem = f"llvm.amdgcn.{'struct' if is_struct else 'raw'}{'' if is_words else '.ptr'}.buffer"
    scalar = r.choice(["0", "0", "0" if m.is_clean else "%g", "0" if m.is_clean else "4"])
    where = f"{resource}, {f'i32 {index}, ' if is_struct else ''}i32 %off.a, i32 {scalar}, i32 0"
    types = f"{taken}, {'i32, ' if is_struct else ''}i32, i32, i32"
    suffix = mangled(type_)
    if kind == "scalar":
        m.declare(type_, f"llvm.amdgcn.s.buffer.load.{suffix}", "<4 x i32>, i32, i32")
        m.body.append(f"  %v = call {type_} @llvm.amdgcn.s.buffer.load.{suffix}({resource}, i32 %off.a, i32 0)")
        m.keep(type_, "%v")
    elif kind == "load":
        m.declare(type_, f"{stem}.load.{suffix}", types)
        m.body.append(f"  %v = call {type_} @{stem}.load.{suffix}({where})")
        m.keep(type_, "%v")
    elif kind == "store":
        m.declare("void", f"{stem}.store.{suffix}", f"{type_}, {types}")
        m.body += [
            "  %src = getelementptr i8, ptr addrspace(1) %in, i32 %x",
            f"  %v = load {type_}, ptr addrspace(1) %src, align 1",
            f"  call void @{stem}.store.{suffix}({type_} %v, {where})",
        ]
    else:
        _atomic(m, f"{stem}.atomic.{word}.{suffix}", word, type_, types, where)
    return m.program()


def _atomic(m: Maker, name: str, word: str, type_: str, types: str, where: str) -> None:
    if type_[0] == "i":
        m.body.append(f"  %v = {resized(type_)}")
    elif type_[0] == "<":
        scalar = type_.strip("<>").split(" x ")[-1]
        m.body += [
            "  %low = and i32 %a, 15",
            f"  %f = uitofp i32 %low to {scalar}",
            f"  %v0 = insertelement {type_} zeroinitializer, {scalar} %f, i32 0",
            f"  %v = insertelement {type_} %v0, {scalar} 2.0, i32 1",
        ]
    else:
        m.body += ["  %low = and i32 %a, 15", f"  %v = uitofp i32 %low to {type_}"]
    values = f"{type_} %v"
    if word == "cmpswap":
        values += f", {type_} {m.r.choice(['0', '%v', '7'])}"
    m.declare(type_, name, ", ".join([type_] * (2 if word == "cmpswap" else 1)) + f", {types}")
    m.body.append(f"  %old = call {type_} @{name}({values}, {where})")
    if m.r.random() < 0.7:
        m.keep(type_, "%old")


def struct_lds(seed: int) -> Program:
    """struct.ptr.buffer.load.lds and the forms with words; lanes outside write zero."""
    m = Maker(seed)
    r, size = m.r, m.r.choice([1, 2, 4, 4, 12, 16])
    m.wave32, m.target = False, "gfx950"
    width = max(size, 4)
    m.globals.append(f"@t = internal addrspace(3) global [{width * max(m.block, 128)} x i8] poison, align 16")
    m.setup += [
        "  %wave = lshr i32 %x, 6",
        f"  %wb = mul i32 %wave, {64 * width}",
        "  %to = getelementptr i8, ptr addrspace(3) @t, i32 %wb",
    ]
    is_struct = r.random() < 0.7
    resource, index = _resource(m, is_struct, size)
    _offset(m, size, r.choice([16, 4 * m.words]))
    is_words = r.random() < 0.3
    if is_words:
        m.body += ["  %q = ptrtoint ptr addrspace(8) %rsrc to i128", "  %words = bitcast i128 %q to <4 x i32>"]
        resource = "<4 x i32> %words"
    name = f"llvm.amdgcn.{'struct' if is_struct else 'raw'}{'' if is_words else '.ptr'}.buffer.load.lds"
    between = "i32, " if is_struct else ""
    taken = resource.rsplit(" ", 1)[0]
    m.declare("void", name, f"{taken}, ptr addrspace(3), i32, {between}i32, i32, i32, i32")
    step = 0 if m.is_clean else r.choice([0, 0, 4, 64])
    m.body += [
        f"  call void @{name}({resource}, ptr addrspace(3) %to, i32 {size}, "
        f"{f'i32 {index}, ' if is_struct else ''}i32 %off, i32 0, i32 {step}, i32 0)",
        "  %lane = and i32 %x, 63",
        f"  %lo = mul i32 %lane, {width}",
        "  %back = getelementptr i8, ptr addrspace(3) %to, i32 %lo",
    ]
    m.read_back(f"i{8 * width}", "ptr addrspace(3) %back", 4)
    return m.program()


def dense(seed: int) -> Program:
    """masked.expandload and compressstore: to a buffer, LDS or the stack."""
    m = Maker(seed)
    r = m.r
    element, count = r.choice(["i32", "float", "i8", "half", "i64"]), r.choice([1, 2, 4, 8])
    size, vector, space, span = type_size(element), f"<{count} x {element}>", r.choice([1, 1, 3, 5]), 4 * m.words
    base = {1: "%data", 3: "@t", 5: "%slot"}[space]
    if space == 3:
        m.globals.append(f"@t = internal addrspace(3) global [{span} x i8] poison, align 16")
    elif space == 5:
        span = 128
        m.setup.append(f"  %slot = alloca [{span} x i8], align 8, addrspace(5)")
    if space != 1 and r.random() < 0.7:
        name = f"llvm.memset.p{space}.i32"
        m.declare("void", name, f"ptr addrspace({space}), i8, i32, i1")
        m.setup.append(f"  call void @{name}(ptr addrspace({space}) align 4 {base}, i8 3, i32 {span}, i1 false)")
    m.body += mask_lines(r, count)
    m.offset("off", span, size * count)
    pointer = f"ptr addrspace({space})"
    m.body += [
        f"  %at.native = getelementptr i8, {pointer} {base}, i32 %off",
        f"  %at = addrspacecast {pointer} %at.native to ptr",
        "  %src = getelementptr i8, ptr addrspace(1) %in, i32 %x",
        f"  %given = load {vector}, ptr addrspace(1) %src, align 1",
    ]
    bits, suffix = f"<{count} x i1>", f"v{count}{mangled(element)}"
    if r.random() < 0.5:
        name = f"llvm.masked.expandload.{suffix}"
        m.declare(vector, name, f"ptr, {bits}, {vector}")
        other = r.choice(["%given", "zeroinitializer", "poison"])
        m.body.append(f"  %v = call {vector} @{name}(ptr %at, {bits} %mask, {vector} {other})")
        m.keep(vector, "%v")
        return m.program()
    name = f"llvm.masked.compressstore.{suffix}"
    m.declare("void", name, f"{vector}, ptr, {bits}")
    m.body.append(f"  call void @{name}({vector} %given, ptr %at, {bits} %mask)")
    if space != 1:
        m.read_back(vector, f"{pointer} {base}")
    return m.program()


def asynchronous(seed: int) -> Program:
    """global.load.async.to.lds and global.store.async.from.lds on gfx1250."""
    m = Maker(seed)
    m.wave32, m.target = True, "gfx1250"
    r, size = m.r, m.r.choice([1, 4, 8, 16])
    room = 16 * m.block
    m.globals.append(f"@t = internal addrspace(3) global [{room} x i8] poison, align 16")
    step = 0 if m.is_clean else r.choice([0, 16, -4])
    m.body += ["  %row = mul i32 %x, 16", "  %mine = getelementptr i8, ptr addrspace(3) @t, i32 %row"]
    m.offset("off", 4 * m.words - max(step, 0), size, 4)
    kinds = "ptr addrspace(1), ptr addrspace(3), i32, i32"
    m.body.append("  %there = getelementptr i8, ptr addrspace(1) %data, i32 %off")
    if r.random() < 0.6:
        name = f"llvm.amdgcn.global.load.async.to.lds.b{8 * size}"
        m.declare("void", name, kinds)
        m.body.append(f"  call void @{name}(ptr addrspace(1) %there, ptr addrspace(3) %mine, i32 {step}, i32 0)")
        m.read_back(f"i{8 * size}", "ptr addrspace(3) %mine", min(size, 4))
        return m.program()
    name = f"llvm.amdgcn.global.store.async.from.lds.b{8 * size}"
    m.declare("void", name, kinds)
    if r.random() < 0.8:
        m.body.append("  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr addrspace(3) %mine, align 16")
    m.body.append(f"  call void @{name}(ptr addrspace(1) %there, ptr addrspace(3) %mine, i32 {step}, i32 0)")
    return m.program()


BUFFER_FAMILIES = {"structs": structs, "struct_lds": struct_lds, "dense": dense, "async": asynchronous}
