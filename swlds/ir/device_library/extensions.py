"""Functions of extensions that are no collective ones: bit fields (cl_khr_extended_bit_ops), dot products of bytes
(cl_khr_integer_dot_product), clocks (cl_khr_kernel_clock), cl_amd_media_ops and cl_amd_media_ops2; and address spaces of generic
pointers."""

from __future__ import annotations

from dataclasses import replace

from swlds.ir.device_library import geometry
from swlds.ir.device_library.barriers import GLOBAL, LOCAL
from swlds.ir.device_library.table import PLAIN, Body, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, number

# Bit fields ------------------------------------------------------------------------------------------------------


def _field(callee: Callee, count: int) -> tuple[list[Operand], Operand, Operand, int]:
    """The values, offset and width of the field, and how many bits an element has."""
    *values, offset, width = callee.arguments
    need(len(values) == count and (offset.type, width.type) == ("i32", "i32"))
    need(callee.parameters[0].is_number and not callee.parameters[0].is_float)
    need(all(v.type == values[0].type for v in values))
    return values, offset, width, callee.parameters[0].bits


def _spread(w: Writer, amount: Operand, type_: str) -> Operand:
    """A number of bits, as a value of that type."""
    scalar = type_[1:-1].split(" x ")[1] if type_.startswith("<") else type_
    opcode = "zext" if scalar == "i64" else "trunc"
    return w.splat(w.cast(opcode, amount, scalar), Operand(type_, "").count)


def _insert(w: Writer, callee: Callee) -> Operand:
    (base, inserted), offset, width, bits = _field(callee, 2)
    kind = base.type
    rest = w.op("and", w.op("sub", number("i32", bits), width), number("i32", bits - 1))
    ones = w.op("lshr", number(kind, -1), _spread(w, rest, kind))  # of a width of 0 all, too
    start = _spread(w, w.op("and", offset, number("i32", bits - 1)), kind)
    mask = w.op("shl", ones, start)
    kept = w.op("and", base, w.op("xor", mask, number(kind, -1)))
    found = w.op("or", kept, w.op("and", w.op("shl", inserted, start), mask))
    return w.select(w.compare("eq", width, number("i32", 0)), base, found)


def _extract(is_signed: bool) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        (base,), offset, width, bits = _field(callee, 1)
        kind, size, low = base.type, number("i32", bits), number("i32", bits - 1)
        above = w.op("and", w.op("sub", w.op("sub", size, offset), width), low)
        moved = w.op("shl", base, _spread(w, above, kind))
        unused = _spread(w, w.op("and", w.op("sub", size, width), low), kind)
        found = w.op("ashr" if is_signed else "lshr", moved, unused)
        return w.select(w.compare("eq", width, number("i32", 0)), number(kind, 0), found)

    return body


def _reverse(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 1 and callee.parameters[0].is_number and not callee.parameters[0].is_float)
    return w.intrinsic("bitreverse", callee.arguments[0])


# Dot products of bytes -------------------------------------------------------------------------------------------


def _products(w: Writer, a: Operand, b: Operand, is_signed: tuple[bool, bool]) -> Operand:
    """The sum of four products; none is too large for 32 bits."""
    wide = [
        w.cast("sext" if s else "zext", v if v.count else w.cast("bitcast", v, "<4 x i8>"), "<4 x i32>")
        for v, s in zip((a, b), is_signed, strict=True)
    ]
    product = w.op("mul", *wide)
    total = w.element(product, 0)
    for k in range(1, 4):
        total = w.op("add", total, w.element(product, k))
    return total


def _dot(is_signed: tuple[bool, bool] | None, saturates: bool) -> Body:
    """``is_signed``: of packed operands, whose types do not say it."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2 + saturates and callee.result == "i32")
        a, b = callee.arguments[:2]
        signs = is_signed or (callee.parameters[0].is_signed, callee.parameters[1].is_signed)
        need(a.type == b.type == ("i32" if is_signed else "<4 x i8>"))
        total = _products(w, a, b, signs)
        if not saturates:
            return total
        need(callee.arguments[2].type == "i32")
        return w.intrinsic("sadd.sat" if any(signs) else "uadd.sat", total, callee.arguments[2])

    return body


def _any_dot(w: Writer, callee: Callee) -> Operand | None:
    is_float = callee.parameters[0].is_float
    return geometry.DOT(w, callee) if is_float else _dot(None, False)(w, callee)


# cl_amd_media_ops ------------------------------------------------------------------------------------------------


def _elementwise(of: Body) -> Body:
    """The function of scalars for each element of vectors."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len({a.count for a in callee.arguments}) == 1)
        parameters = tuple(p.scalar for p in callee.parameters)
        result = Operand(callee.result, "").scalar

        def one(*elements: Operand) -> Operand:
            found = of(w, replace(callee, result=result, parameters=parameters, arguments=elements))
            assert found is not None, "it gives a value"
            return found

        return w.elementwise(one, *callee.arguments)

    return body


def _by_kind(stem: str, words: dict[str, str]) -> Body:
    """ROCm's function for the kind of number."""

    def body(w: Writer, callee: Callee) -> Operand | None:
        need(callee.parameters[0].word in words)
        return PLAIN[f"__ockl_{stem}_{words[callee.parameters[0].word]}"].body(w, callee)

    return _elementwise(body)


def _sad4(w: Writer, callee: Callee) -> Operand:
    need([a.type for a in callee.arguments] == ["<4 x i32>", "<4 x i32>", "i32"])
    a, b, total = callee.arguments
    for k in range(4):
        total = w.call("llvm.amdgcn.sad.u8", "i32", w.element(a, k), w.element(b, k), total)
    return total


# Others ----------------------------------------------------------------------------------------------------------


def _clock(name: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(not callee.arguments)
        return w.cast("bitcast", w.call(f"llvm.amdgcn.{name}", "i64"), callee.result)

    return body


def _get_fence(w: Writer, callee: Callee) -> Operand:
    need([a.type for a in callee.arguments] == ["ptr"] and callee.result == "i32")
    is_local = w.call("llvm.amdgcn.is.shared", "i1", callee.arguments[0])
    return w.select(is_local, number("i32", LOCAL), number("i32", GLOBAL))


def _to_space(space: int) -> Body:
    """What clang calls for ``to_global``, ``to_local`` and ``to_private`` (OpenCL C 3.0, 6.15.10): a generic pointer in its
    address space, null where it lies in another one."""

    def body(w: Writer, callee: Callee) -> Operand:
        need([a.type for a in callee.arguments] == ["ptr"] and callee.result == f"ptr addrspace({space})")
        (pointer,) = callee.arguments
        is_local = w.call("llvm.amdgcn.is.shared", "i1", pointer)
        is_private = w.call("llvm.amdgcn.is.private", "i1", pointer)
        is_elsewhere = {1: w.op("or", is_local, is_private), 3: _not(w, is_local), 5: _not(w, is_private)}[space]
        return w.cast("addrspacecast", w.select(is_elsewhere, Operand("ptr", "null"), pointer), callee.result)

    return body


def _not(w: Writer, condition: Operand) -> Operand:
    return w.op("xor", condition, number("i1", 1))


add("bitfield_insert", _insert)
add("bitfield_extract_signed", _extract(True))
add("bitfield_extract_unsigned", _extract(False))
add("bit_reverse", _reverse)
add("dot", _any_dot)
add("dot_acc_sat", _dot(None, True))
for _word, _signs in {"uu": (False, False), "ss": (True, True), "us": (False, True), "su": (True, False)}.items():
    _type = "int" if any(_signs) else "uint"
    add(f"dot_4x8packed_{_word}_{_type}", _dot(_signs, False))
    add(f"dot_acc_sat_4x8packed_{_word}_{_type}", _dot(_signs, True))
for _name in ("bitalign", "bytealign", "lerp", "msad", "sad", "sadd", "sadhi", "sadw", "bfm"):
    add(f"amd_{_name}", _by_kind(_name, {"uint": "u32"}))
for _name in ("qsad", "mqsad"):
    add(f"amd_{_name}", _by_kind(_name, {"ulong": "u64"}))
for _name in ("max3", "min3", "median3"):
    add(f"amd_{_name}", _by_kind(_name, {"float": "f32", "int": "i32", "uint": "u32"}))
add("amd_bfe", _by_kind("bfe", {"int": "i32", "uint": "u32"}))
for _size in range(4):
    add(f"amd_unpack{_size}", _by_kind(f"unpack{_size}", {"uint": "f32"}))
add("amd_sad4", _sad4)
for _scope, _counter in (("device", "s.memrealtime"), ("work_group", "s.memtime"), ("sub_group", "s.memtime")):
    add(f"clock_read_{_scope} clock_read_hilo_{_scope}", _clock(_counter))
add("get_fence", _get_fence, asks_space=True)
for _space, _home in {"global": 1, "local": 3, "private": 5}.items():
    add(f"__to_{_space}", _to_space(_home), home=PLAIN, asks_space=True)
