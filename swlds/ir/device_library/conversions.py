"""Explicit conversions: OpenCL C 6.4.3, ``convert_<type>[_sat][_rte|_rtz|_rtp|_rtn]``, and numbers of 16 bits in memory."""

from __future__ import annotations

import functools

from swlds.ir.device_library.mangling import BITS, FLOATS, IR_TYPES, Parameter
from swlds.ir.device_library.math import HOST
from swlds.ir.device_library.table import Entry, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, like, number, suffix
from swlds.lazy import lazy_pattern

_NUMBERS = "|".join(n for n in IR_TYPES if n != "bool")
_NAME = lazy_pattern(rf"convert_({_NUMBERS})(2|3|4|8|16)?(_sat)?(_rte|_rtz|_rtp|_rtn)?")
#: Rounding of a floating-point value to a whole number.
_WHOLE = {"rte": "roundeven", "rtp": "ceil", "rtn": "floor"}


@functools.lru_cache(1024)
def find_conversion(name: str) -> Entry | None:
    """The entry of a conversion by its plain name."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    to, count, saturate, mode = found[1], int(found[2] or 0), bool(found[3]), (found[4] or "_")[1:]

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1)
        source = callee.parameters[0]
        need(source.is_number and source.count == count and not (saturate and to in FLOATS))
        return convert(w, callee.arguments[0], source, to, mode, saturate)

    return Entry(body)


def convert(w: Writer, value: Operand, source: Parameter, to: str, mode: str = "", saturate: bool = False) -> Operand:
    """``mode``: rte, rtz, rtp, rtn, or "" for the default: towards zero to integers, to the nearest otherwise."""
    kind = like(value.type, IR_TYPES[to])
    if not source.is_float and to not in FLOATS:
        return _between_integers(w, value, source, to, saturate)
    if source.is_float and to not in FLOATS:
        return _to_integer(w, value, to, mode, saturate)
    if source.is_float and source.bits <= BITS[to]:
        return w.cast("fpext", value, kind)
    if mode in ("", "rte"):
        opcode = "fptrunc" if source.is_float else "sitofp" if source.is_signed else "uitofp"
        return w.cast(opcode, value, kind)
    name = f"{HOST}.{'round' if source.is_float else 'signed' if source.is_signed else 'unsigned'}.{mode}"
    return w.call(f"llvm.{name}.{suffix(kind)}.{suffix(value.type)}", kind, value)


def _between_integers(w: Writer, value: Operand, source: Parameter, to: str, saturate: bool) -> Operand:
    target, kind = Parameter(to), like(value.type, IR_TYPES[to])
    if saturate:
        value = _cut(w, value, source, target)
    opcode = "trunc" if target.bits < source.bits else "sext" if source.is_signed else "zext"
    return w.cast(opcode, value, kind)


def _limits(parameter: Parameter) -> tuple[int, int]:
    bits = parameter.bits
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if parameter.is_signed else (0, (1 << bits) - 1)


def _cut(w: Writer, value: Operand, source: Parameter, target: Parameter) -> Operand:
    """The number of the source's type that is nearest among those of the target's."""
    (least, most), (low, high) = _limits(source), _limits(target)
    letter = "s" if source.is_signed else "u"
    if low > least:
        value = w.intrinsic(f"{letter}max", value, number(value.type, low))
    if high < most:
        value = w.intrinsic(f"{letter}min", value, number(value.type, high))
    return value


def _to_integer(w: Writer, value: Operand, to: str, mode: str, saturate: bool) -> Operand:
    """Without ``_sat`` a number beyond the type is as the device converts it: cut to 32 bits, then its low bits."""
    target = Parameter(to)
    if mode in _WHOLE:
        value = w.intrinsic(_WHOLE[mode], value)
    bits = target.bits if saturate else max(target.bits, 32)
    kind = like(value.type, f"i{bits}")
    letter = "s" if target.is_signed else "u"
    if not saturate and target.bits < 32:
        letter = "s"
    found = w.call(f"llvm.fpto{letter}i.sat.{suffix(kind)}.{suffix(value.type)}", kind, value)
    return w.cast("trunc", found, like(value.type, IR_TYPES[to]))
