"""Which work-item this is: OpenCL C 6.15.1, and ``__ockl_get_*``.

Sizes come from the dispatch packet (its fields: HSA runtime specification, kernel dispatch packet). A launch has whole
work-groups and no global offset, so that local sizes are the packet's.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.ir.device_library.table import OPENCL, PLAIN, Entry, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, number

_SETUP, _GROUP_SIZE, _GRID_SIZE = 2, 4, 12
Axis = Callable[[Writer, int], Operand]


def _field(w: Writer, offset: int, type_: str) -> Operand:
    """A field of the dispatch packet as i64."""
    packet = w.call("llvm.amdgcn.dispatch.ptr", "ptr addrspace(4)")
    place = w.offset(packet, "i8", number("i64", offset))
    return w.cast("zext", w.load(type_, place, int(type_[1:]) // 8), "i64")


def local_size(w: Writer, axis: int) -> Operand:
    return _field(w, _GROUP_SIZE + 2 * axis, "i16")


def global_size(w: Writer, axis: int) -> Operand:
    return _field(w, _GRID_SIZE + 4 * axis, "i32")


def local_id(w: Writer, axis: int) -> Operand:
    return w.cast("zext", w.call(f"llvm.amdgcn.workitem.id.{'xyz'[axis]}", "i32"), "i64")


def group_id(w: Writer, axis: int) -> Operand:
    return w.cast("zext", w.call(f"llvm.amdgcn.workgroup.id.{'xyz'[axis]}", "i32"), "i64")


def group_count(w: Writer, axis: int) -> Operand:
    return w.op("udiv", global_size(w, axis), local_size(w, axis))


def global_id(w: Writer, axis: int) -> Operand:
    return w.op("add", w.op("mul", group_id(w, axis), local_size(w, axis)), local_id(w, axis))


def _no_offset(w: Writer, axis: int) -> Operand:
    return number("i64", 0)


def _of_axis(function: Axis, beyond: int) -> Callable[[Writer, Callee], Operand]:
    """The function of a dimension; ``beyond``: its value for a dimension that there is not."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1)
        axis = callee.arguments[0]
        need(axis.type == "i32" and callee.result in ("i64", "i32"))
        if axis.constant is not None:
            found = function(w, axis.constant) if 0 <= axis.constant < 3 else number("i64", beyond)
        else:
            found = number("i64", beyond)
            for k in range(3):
                found = w.select(w.compare("eq", axis, number("i32", k)), function(w, k), found)
        return w.cast("trunc", found, callee.result)

    return body


def _linear(w: Writer, ids: Axis, sizes: Axis) -> Operand:
    x, y, z = (ids(w, k) for k in range(3))
    return w.op("add", w.op("mul", w.op("add", w.op("mul", z, sizes(w, 1)), y), sizes(w, 0)), x)


def local_linear_id(w: Writer) -> Operand:
    return _linear(w, local_id, local_size)


def _whole(function: Callable[[Writer], Operand]) -> Callable[[Writer, Callee], Operand]:
    """A function without parameters, of i64, cut to the result."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(not callee.arguments and callee.result in ("i64", "i32"))
        found = function(w)
        return w.cast("trunc" if callee.result == "i32" else "zext", found, callee.result)

    return body


def _dimensions(w: Writer) -> Operand:
    return w.op("and", _field(w, _SETUP, "i16"), number("i64", 3))


def lane(w: Writer) -> Operand:
    """The number of the lane in its wave, as i32."""
    ones, zero = number("i32", -1), number("i32", 0)
    low = w.call("llvm.amdgcn.mbcnt.lo", "i32", ones, zero)
    return w.call("llvm.amdgcn.mbcnt.hi", "i32", ones, low)


def wave_size(w: Writer) -> Operand:
    return w.call("llvm.amdgcn.wavefrontsize", "i32")


def _group_size(w: Writer) -> Operand:
    return w.op("mul", w.op("mul", local_size(w, 0), local_size(w, 1)), local_size(w, 2))


def wave_number(w: Writer) -> Operand:
    return w.op("udiv", local_linear_id(w), w.cast("zext", wave_size(w), "i64"))


def wave_count(w: Writer) -> Operand:
    size = w.cast("zext", wave_size(w), "i64")
    return w.op("udiv", w.op("sub", w.op("add", _group_size(w), size), number("i64", 1)), size)


def _items_of_wave(w: Writer) -> Operand:
    """Of the last wave of a group only those that the group has."""
    size = w.cast("zext", wave_size(w), "i64")
    rest = w.op("sub", _group_size(w), w.op("mul", wave_number(w), size))
    return w.call("llvm.umin.i64", "i64", rest, size)


for _name, _axis, _beyond in (
    ("global_size", global_size, 1),
    ("global_id", global_id, 0),
    ("local_size", local_size, 1),
    ("enqueued_local_size", local_size, 1),
    ("local_id", local_id, 0),
    ("num_groups", group_count, 1),
    ("group_id", group_id, 0),
    ("global_offset", _no_offset, 0),
):
    OPENCL[f"get_{_name}"] = PLAIN[f"__ockl_get_{_name}"] = Entry(_of_axis(_axis, _beyond), fixed=(0,))
for _name, _number in (
    ("work_dim", _dimensions),
    ("global_linear_id", lambda w: _linear(w, global_id, global_size)),
    ("local_linear_id", local_linear_id),
):
    OPENCL[f"get_{_name}"] = PLAIN[f"__ockl_get_{_name}"] = Entry(_whole(_number))
add("get_sub_group_local_id", _whole(lane))
add("get_max_sub_group_size", _whole(wave_size))
add("get_sub_group_size", _whole(_items_of_wave))
add("get_sub_group_id", _whole(wave_number))
add("get_num_sub_groups get_enqueued_num_sub_groups", _whole(wave_count))
add("__ockl_lane_u32", _whole(lane), home=PLAIN)
