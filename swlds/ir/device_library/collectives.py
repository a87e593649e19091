"""Collective functions of a whole sub-group (OpenCL C 3.0, 6.15.19), and ``__ockl_wfscan_*`` and ``__ockl_wfbcast_*``.

All lanes of a wave that belong to the group come by at once. A scan adds up in six steps: after step k each lane has what it and
the 2^k - 1 lanes below have. Sums of floating-point numbers are in that order, too.
"""

from __future__ import annotations

from swlds.ir.device_library import amd_names
from swlds.ir.device_library.table import PLAIN, Body, add, need
from swlds.ir.device_library.work_items import lane
from swlds.ir.device_library.writer import Callee, Operand, Writer, number

NUMBERS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "half": 16, "float": 32, "double": 64}
_INFINITY = {"half": "0xH7C00", "float": "0x7FF0000000000000", "double": "0x7FF0000000000000"}
_LEAST = {"half": "0xHFC00", "float": "0xFFF0000000000000", "double": "0xFFF0000000000000"}
#: More than the lanes of any wave are never asked for: half of the widest.
_STEPS = (1, 2, 4, 8, 16, 32)


def _words(w: Writer, value: Operand) -> list[Operand]:
    """The bits of a number as i32, the low ones first."""
    bits = NUMBERS[value.type]
    raw = value if value.type.startswith("i") else w.cast("bitcast", value, f"i{bits}")
    if bits <= 32:
        return [w.cast("zext", raw, "i32")]
    high = w.op("lshr", raw, number("i64", 32))
    return [w.cast("trunc", raw, "i32"), w.cast("trunc", high, "i32")]


def _joined(w: Writer, words: list[Operand], type_: str) -> Operand:
    bits = NUMBERS[type_]
    raw = w.cast("trunc", words[0], f"i{bits}") if bits <= 32 else w.cast("zext", words[0], "i64")
    if bits == 64:
        raw = w.op("or", raw, w.op("shl", w.cast("zext", words[1], "i64"), number("i64", 32)))
    return raw if type_.startswith("i") else w.cast("bitcast", raw, type_)


def from_lane(w: Writer, value: Operand, source: Operand) -> Operand:
    """What another lane has, each its own."""
    address = w.op("shl", source, number("i32", 2))
    words = [w.call("llvm.amdgcn.ds.bpermute", "i32", address, x) for x in _words(w, value)]
    return _joined(w, words, value.type)


def combine(w: Writer, name: str, is_signed: bool, a: Operand, b: Operand) -> Operand:
    if name == "add":
        return w.op("add" if a.type.startswith("i") else "fadd", a, b)
    if name == "mul":
        return w.op("mul" if a.type.startswith("i") else "fmul", a, b)
    if name in ("and", "or", "xor"):
        return w.op(name, a, b)
    if not a.type.startswith("i"):
        return w.intrinsic(f"{name}num", a, b)
    return w.intrinsic(("s" if is_signed else "u") + name, a, b)


def identity(name: str, is_signed: bool, type_: str) -> Operand:
    if name in ("or", "xor") or (name == "add" and type_.startswith("i")):
        return number(type_, 0)
    if name == "and":
        return number(type_, -1)
    if name == "mul":
        return number(type_, 1)
    if name == "add":
        return Operand(type_, "0.0")
    if not type_.startswith("i"):
        return Operand(type_, (_INFINITY if name == "min" else _LEAST)[type_])
    bits = NUMBERS[type_]
    least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, -1)
    return number(type_, most if name == "min" else least)


def scan(w: Writer, name: str, is_signed: bool, value: Operand) -> Operand:
    """Inclusive."""
    own = lane(w)
    for step in _STEPS:
        other = from_lane(w, value, w.op("sub", own, number("i32", step)))
        has_one = w.compare("uge", own, number("i32", step))
        value = w.select(has_one, combine(w, name, is_signed, other, value), value)
    return value


def _shifted(w: Writer, name: str, is_signed: bool, scanned: Operand) -> Operand:
    """Exclusive, of an inclusive scan."""
    own = lane(w)
    below = from_lane(w, scanned, w.op("sub", own, number("i32", 1)))
    return w.select(w.compare("eq", own, number("i32", 0)), identity(name, is_signed, scanned.type), below)


def last_lane(w: Writer) -> Operand:
    """The highest lane that comes by."""
    flags = w.call("llvm.amdgcn.ballot.i64", "i64", number("i1", 1))
    zeros = w.call("llvm.ctlz.i64", "i64", flags, number("i1", 1))
    return w.op("sub", number("i32", 63), w.cast("trunc", zeros, "i32"))


def broadcast_from(w: Writer, value: Operand, source: Operand) -> Operand:
    words = [w.call("llvm.amdgcn.readlane.i32", "i32", x, source) for x in _words(w, value)]
    return _joined(w, words, value.type)


def broadcast_first(w: Writer, value: Operand) -> Operand:
    """What the lowest lane that comes by has."""
    words = [w.call("llvm.amdgcn.readfirstlane.i32", "i32", x) for x in _words(w, value)]
    return _joined(w, words, value.type)


def _sub_group(kind: str, name: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1 and callee.arguments[0].type in NUMBERS)
        value, is_signed = callee.arguments[0], callee.parameters[0].is_signed
        found = scan(w, name, is_signed, value)
        if kind == "scan_exclusive":
            return _shifted(w, name, is_signed, found)
        return found if kind == "scan_inclusive" else broadcast_from(w, found, last_lane(w))

    return body


def _broadcast(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 2 and callee.arguments[0].type in NUMBERS and callee.arguments[1].type == "i32")
    return broadcast_from(w, *callee.arguments)


def _wave_scan(name: str, is_signed: bool, type_: str) -> Body:
    """``bool`` says whether inclusive."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(tuple(a.type for a in callee.arguments) == (type_, "i1"))
        value, is_inclusive = callee.arguments
        found = scan(w, name, is_signed, value)
        return w.select(is_inclusive, found, _shifted(w, name, is_signed, found))

    return body


for _kind in ("reduce", "scan_inclusive", "scan_exclusive"):
    for _name in ("add", "min", "max"):
        add(f"sub_group_{_kind}_{_name}", _sub_group(_kind, _name))
add("sub_group_any", amd_names.wave_any)
add("sub_group_all", amd_names.wave_all)
add("__ockl_wfbcast_u32 __ockl_wfbcast_u64", _broadcast, home=PLAIN)
for _suffix, _type in (
    ("i32", "i32"),
    ("u32", "i32"),
    ("i64", "i64"),
    ("u64", "i64"),
    ("f32", "float"),
    ("f64", "double"),
):
    for _name in ("add", "min", "max") if _suffix[0] == "f" else ("add", "min", "max", "and", "or", "xor"):
        add(f"__ockl_wfscan_{_name}_{_suffix}", _wave_scan(_name, _suffix[0] == "i", _type), home=PLAIN)
