"""The sub-group functions of Khronos' extensions (cl_khr_subgroup_*): shuffles, rotations, ballots, and collective functions of
whichever work-items come by, or of these in clusters.

A ballot is an i64 here: bits of lanes that a wave does not have are not set.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.ir.device_library import amd_names
from swlds.ir.device_library.collectives import (
    NUMBERS,
    broadcast_first,
    broadcast_from,
    combine,
    from_lane,
    identity,
    last_lane,
)
from swlds.ir.device_library.table import Body, add, need
from swlds.ir.device_library.work_items import lane, wave_size
from swlds.ir.device_library.writer import Callee, Operand, Writer, number

_BALLOT = "<4 x i32>"
_STEPS = 6
_ONE, _ALL = number("i64", 1), number("i64", -1)


def active(w: Writer) -> Operand:
    """The lanes that come by."""
    return w.call("llvm.amdgcn.ballot.i64", "i64", number("i1", 1))


def _bit(w: Writer, index: Operand) -> Operand:
    return w.op("shl", _ONE, w.cast("zext", index, "i64"))


def _below(w: Writer, index: Operand) -> Operand:
    """The lanes with smaller numbers."""
    return w.op("sub", _bit(w, index), _ONE)


def _whole_wave(w: Writer) -> Operand:
    size = w.cast("zext", wave_size(w), "i64")
    return w.op("lshr", _ALL, w.op("sub", number("i64", 64), size))


def _highest(w: Writer, lanes: Operand) -> Operand:
    """-1 where there is none."""
    zeros = w.call("llvm.ctlz.i64", "i64", lanes, number("i1", 0))
    return w.op("sub", number("i32", 63), w.cast("trunc", zeros, "i32"))


def _lowest(w: Writer, lanes: Operand) -> Operand:
    return w.cast("trunc", w.call("llvm.cttz.i64", "i64", lanes, number("i1", 0)), "i32")


def _each(w: Writer, value: Operand, function: Callable[[Operand], Operand]) -> Operand:
    need(value.scalar in NUMBERS)
    return w.elementwise(function, value)


# Moves -----------------------------------------------------------------------------------------------------------


def _move(source: Callable[[Writer, Operand], Operand]) -> Body:
    """What the lane has that ``source`` makes of the argument."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2 and callee.arguments[1].type == "i32")
        value, index = callee.arguments
        found = source(w, index)
        return _each(w, value, lambda element: from_lane(w, element, found))

    return body


def _rotated(w: Writer, delta: Operand, size: Operand) -> Operand:
    """Within its cluster of so many lanes, a power of two."""
    own, inner = lane(w), w.op("sub", size, number("i32", 1))
    base = w.op("and", own, w.op("xor", inner, number("i32", -1)))
    return w.op("or", base, w.op("and", w.op("add", own, delta), inner))


def _rotate_cluster(w: Writer, callee: Callee) -> Operand:
    need([a.type for a in callee.arguments[1:]] == ["i32", "i32"])
    value, delta, size = callee.arguments
    found = _rotated(w, delta, size)
    return _each(w, value, lambda element: from_lane(w, element, found))


def _broadcast(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 2 and callee.arguments[1].type == "i32")
    value, source = callee.arguments
    return _each(w, value, lambda element: broadcast_from(w, element, source))


def _broadcast_first(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 1)
    return _each(w, callee.arguments[0], lambda element: broadcast_first(w, element))


# Votes and ballots -----------------------------------------------------------------------------------------------


def _elect(w: Writer, callee: Callee) -> Operand:
    need(not callee.arguments)
    return w.cast("zext", w.compare("eq", lane(w), _lowest(w, active(w))), callee.result)


def _all_equal(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 1 and callee.arguments[0].type in NUMBERS)
    value = callee.arguments[0]
    first = broadcast_first(w, value)
    differs = w.compare("ne" if value.type.startswith("i") else "une", value, first)
    found = w.call("llvm.amdgcn.ballot.i64", "i64", differs)
    return w.cast("zext", w.compare("eq", found, number("i64", 0)), callee.result)


def _as_vector(w: Writer, lanes: Operand) -> Operand:
    zero, high = number("i32", 0), w.op("lshr", lanes, number("i64", 32))
    return w.vector([w.cast("trunc", lanes, "i32"), w.cast("trunc", high, "i32"), zero, zero])


def _lanes(w: Writer, vector: Operand) -> Operand:
    """The ballot in a vector of four words, as far as the wave goes."""
    need(vector.type == _BALLOT)
    low, high = (w.cast("zext", w.element(vector, k), "i64") for k in range(2))
    both = w.op("or", low, w.op("shl", high, number("i64", 32)))
    return w.op("and", both, _whole_wave(w))


def _ballot(w: Writer, callee: Callee) -> Operand:
    need([a.type for a in callee.arguments] == ["i32"] and callee.result == _BALLOT)
    holds = w.compare("ne", callee.arguments[0], number("i32", 0))
    return _as_vector(w, w.call("llvm.amdgcn.ballot.i64", "i64", holds))


def _has(w: Writer, lanes: Operand, index: Operand, result: str) -> Operand:
    found = w.op("and", w.op("lshr", lanes, w.cast("zext", index, "i64")), _ONE)
    return w.cast("trunc", found, result)


def _inverse_ballot(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 1)
    return _has(w, _lanes(w, callee.arguments[0]), lane(w), callee.result)


def _extract(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 2 and callee.arguments[1].type == "i32")
    vector, index = callee.arguments
    return _has(w, _lanes(w, vector), w.op("and", index, number("i32", 63)), callee.result)


def _count(which: Callable[[Writer, Operand], Operand]) -> Body:
    """How many of these lanes are in the ballot."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1)
        counted = w.op("and", _lanes(w, callee.arguments[0]), which(w, lane(w)))
        return w.cast("trunc", w.intrinsic("ctpop", counted), callee.result)

    return body


def _up_to(w: Writer, own: Operand) -> Operand:
    return w.op("or", _below(w, own), _bit(w, own))


def _from(w: Writer, own: Operand) -> Operand:
    return w.op("and", w.op("xor", _below(w, own), _ALL), _whole_wave(w))


def _above(w: Writer, own: Operand) -> Operand:
    return w.op("and", w.op("xor", _up_to(w, own), _ALL), _whole_wave(w))


def _find(which: Callable[[Writer, Operand], Operand]) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1)
        return which(w, _lanes(w, callee.arguments[0]))

    return body


def _mask(which: Callable[[Writer, Operand], Operand]) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(not callee.arguments and callee.result == _BALLOT)
        return _as_vector(w, which(w, lane(w)))

    return body


# Collective functions of whoever comes by ------------------------------------------------------------------------


def _scan(w: Writer, name: str, is_signed: bool, value: Operand, members: Operand) -> tuple[Operand, Operand]:
    """Inclusive, of these lanes; and the number of the one in front, -1 where there is none. After step k each lane has what
    it and the 2^k - 1 members in front have, and knows the member in front of these."""
    zero = number("i32", 0)
    first = front = _highest(w, w.op("and", members, _below(w, lane(w))))
    for step in range(_STEPS):
        has_one = w.compare("sge", front, zero)
        combined = combine(w, name, is_signed, from_lane(w, value, front), value)
        value = w.select(has_one, combined, value)
        if step < _STEPS - 1:
            front = w.select(has_one, from_lane(w, front, front), front)
    return value, first


def _collective(kind: str, name: str, is_logical: bool) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        value, *sizes = callee.arguments
        need(value.type in NUMBERS and [s.type for s in sizes] == ["i32"] * (kind == "clustered_reduce"))
        if is_logical or name in ("and", "or", "xor"):
            need(value.type.startswith("i"))
        if is_logical:
            value = w.cast("zext", w.compare("ne", value, number(value.type, 0)), value.type)
        members = active(w)
        if sizes:
            members = w.op("and", members, _cluster(w, sizes[0]))
        is_signed = callee.parameters[0].is_signed
        scanned, front = _scan(w, name, is_signed, value, members)
        if kind == "scan_inclusive":
            return scanned
        if kind == "scan_exclusive":
            nothing = number(value.type, 1) if is_logical and name == "and" else identity(name, is_signed, value.type)
            return w.select(w.compare("slt", front, number("i32", 0)), nothing, from_lane(w, scanned, front))
        if kind == "reduce":
            return broadcast_from(w, scanned, last_lane(w))
        return from_lane(w, scanned, _highest(w, members))

    return body


def _cluster(w: Writer, size: Operand) -> Operand:
    """The lanes of the own cluster."""
    wide = w.cast("zext", size, "i64")
    ones = w.op("lshr", _ALL, w.op("sub", number("i64", 64), wide))
    base = w.op("and", w.cast("zext", lane(w), "i64"), w.op("sub", number("i64", 0), wide))
    return w.op("shl", ones, base)


add("sub_group_shuffle sub_group_non_uniform_broadcast", _move(lambda w, index: index))
add("sub_group_shuffle_xor", _move(lambda w, mask: w.op("xor", lane(w), mask)))
add("sub_group_shuffle_up", _move(lambda w, delta: w.op("sub", lane(w), delta)))
add("sub_group_shuffle_down", _move(lambda w, delta: w.op("add", lane(w), delta)))
add("sub_group_rotate", _move(lambda w, delta: _rotated(w, delta, wave_size(w))))
add("sub_group_clustered_rotate", _rotate_cluster)
add("sub_group_broadcast", _broadcast)
add("sub_group_broadcast_first", _broadcast_first)
add("sub_group_elect", _elect)
add("sub_group_non_uniform_any", amd_names.wave_any)
add("sub_group_non_uniform_all", amd_names.wave_all)
add("sub_group_non_uniform_all_equal", _all_equal)
add("sub_group_ballot", _ballot)
add("sub_group_inverse_ballot", _inverse_ballot)
add("sub_group_ballot_bit_extract", _extract)
add("sub_group_ballot_bit_count", _count(lambda w, own: _ALL))
add("sub_group_ballot_inclusive_scan", _count(_up_to))
add("sub_group_ballot_exclusive_scan", _count(_below))
add("sub_group_ballot_find_lsb", _find(_lowest))
add("sub_group_ballot_find_msb", _find(_highest))
for _name, _which in (("eq", _bit), ("ge", _from), ("gt", _above), ("le", _up_to), ("lt", _below)):
    add(f"get_sub_group_{_name}_mask", _mask(_which))
for _name in ("add", "mul", "min", "max", "and", "or", "xor", "logical_and", "logical_or", "logical_xor"):
    _operation, _is_logical = _name.removeprefix("logical_"), _name.startswith("logical_")
    for _kind in ("reduce", "scan_inclusive", "scan_exclusive"):
        add(f"sub_group_non_uniform_{_kind}_{_name}", _collective(_kind, _operation, _is_logical))
    add(f"sub_group_clustered_reduce_{_name}", _collective("clustered_reduce", _operation, _is_logical))
