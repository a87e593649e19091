"""Between which bytes of its buffers a kernel's accesses stay, in one launch: where they lie at least and at most.

    %p = getelementptr float, ptr addrspace(1) %x, i32 %tid      256 work-items, one work-group:
    store float %v, ptr addrspace(1) %p                          writes bytes 0 to 1024 of %x

It holds where an access reaches no object but that which its pointer was made of, as memcheck sees to. An address that wraps, by
what is known, and one that rests on a promise (``nuw``, ``nsw``), which host code does not keep, may lie anywhere. Of a lowered
kernel is known what it writes: a pointer into its block leads to no buffer, and reads of other places, as AddressSanitizer's
shadow, may be of all buffers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, final

from swlds.analysis.addresses.accesses import Access, AddressAnalysis
from swlds.analysis.addresses.expression import Expression
from swlds.analysis.addresses.filled import find_filled
from swlds.analysis.addresses.objects import UNKNOWN
from swlds.ir.model import Argument, Function, Instruction
from swlds.ir.opcodes import CALLS, OPCODES, PURE, Form
from swlds.ir.types import PointerType
from swlds.ir.values import Value

#: Instructions of a kernel at most: more take longer to look at than copies do.
MOST = 4000
#: From the start of an object to its end, wherever that is.
WHOLE = (0, 1 << 63)
Range = tuple[int, int]


@final
class Reach(NamedTuple):
    """The bytes that are read and written, from start to stop; None for none. An atomic does both. ``filled``: those that a
    launch which runs to its end surely stores (``filled.py``)."""

    read: Range | None = None
    written: Range | None = None
    filled: Range | None = None

    @property
    def touched(self) -> Range | None:
        """Both."""
        return join(self.read, self.written)


def find_reach(
    kernel: Function,
    limits: Mapping[str, int],
    numbers: Mapping[Argument, int],
    leads_away: Callable[[Value], bool] | None = None,
) -> dict[Argument, Reach] | None:
    """What of the buffers it is given a kernel touches; what is not among them it does not touch. None where that is not known.
    ``limits``, ``numbers``: of the launch, as ``AddressAnalysis`` has them; all numbers up to the limits are there.
    ``leads_away``: of a lowered kernel; true of pointers that surely lead to none of them."""
    analysis = _analysis(kernel, limits, numbers)
    accesses = _accesses(kernel, analysis, leads_away)
    if accesses is None:
        return None
    is_open = any(UNKNOWN in a.objects for a in accesses)
    filled = {} if is_open else find_filled(kernel, analysis, accesses, limits)
    found = {a: Reach(WHOLE) for a in kernel.arguments if isinstance(a.type, PointerType)} if is_open else {}
    for access in accesses:
        for argument in (o for o in access.objects if isinstance(o, Argument)):
            known, touched = found.get(argument, Reach()), _range_of(access)
            found[argument] = Reach(
                join(known.read, touched) if access.reads else known.read,
                join(known.written, touched) if access.writes else known.written,
                filled.get(argument),
            )
    return found


def numbers_that_matter(kernel: Function) -> frozenset[Argument]:
    """The arguments on whose values it may depend what ``find_reach`` finds: not those that are only computed with and
    stored. What is loaded counts as any number."""
    return frozenset(argument for argument in kernel.arguments if _matters(argument))


def _matters(argument: Argument) -> bool:
    """Something of it may be an address, decide a way, or be given to a function."""
    waiting: list[Value] = [argument]
    reached = {id(argument)}
    for value in waiting:
        for user in value.users:
            if not isinstance(user, Instruction):
                return True
            is_stored = user.opcode == "store" and user.operands[1] is not value
            if user.opcode in PURE and id(user) not in reached:
                reached.add(id(user))
                waiting.append(user)
            elif user.opcode not in PURE and not is_stored and OPCODES[user.opcode].form is not Form.DEBUG_RECORD:
                return True
    return False


def knows_objects(kernel: Function) -> bool:
    """Every access of a kernel is one of variables, buffers and the like, by its pointer."""
    return _accesses(kernel, _analysis(kernel, {}, {})) is not None


def _analysis(kernel: Function, limits: Mapping[str, int], numbers: Mapping[Argument, int]) -> AddressAnalysis:
    assert kernel.module is not None, "a function of a module"
    return AddressAnalysis(kernel.module, limits, numbers)


def _accesses(
    kernel: Function, analysis: AddressAnalysis, leads_away: Callable[[Value], bool] | None = None
) -> list[Access] | None:
    """All of a kernel, None where some, or the objects of some, are not known. A pointer without an object is a number. Without
    those that lead away, where that is said: then what only reads may have any object."""
    if sum(len(block.instructions) for block in kernel.blocks) > MOST or not all(map(_is_known, _calls(kernel))):
        return None
    found = analysis.accesses(kernel)
    if leads_away is not None:
        found = [a for a in found if not leads_away(a.pointer)]
    is_known = all(a.objects and (UNKNOWN not in a.objects or (leads_away and not a.writes)) for a in found)
    return found if is_known else None


def join(a: Range | None, b: Range | None) -> Range | None:
    """The range from the first byte of both to the last one."""
    return a if b is None else b if a is None else (min(a[0], b[0]), max(a[1], b[1]))


def _calls(kernel: Function) -> list[Function | None]:
    return [i.called_function for i in kernel.instructions() if i.opcode in CALLS]


def _is_known(function: Function | None) -> bool:
    """What the call accesses is told by its own row; not of assembly, and of functions with a body, which have accesses of
    their own."""
    return function is not None and function.is_declaration


def _range_of(access: Access) -> Range:
    """Bytes from the start of the object; those of addresses outside of it are not touched at all."""
    offset = access.offset
    if offset is None or offset.trusts or access.bytes is None:
        return WHOLE
    low, high = _bounds_of(offset)
    if low < -WHOLE[1] or high >= WHOLE[1] - access.bytes:  # it may come round
        return WHOLE
    return max(0, low), max(0, high + access.bytes)


def _bounds_of(offset: Expression) -> tuple[int, int]:
    """The least and the largest sum, as it is before it wraps, with factors as signed numbers."""
    half = 1 << (offset.bits - 1)
    low = high = offset.constant - (offset.constant >> (offset.bits - 1) << offset.bits)
    for leaf, factor in offset.terms:
        most = leaf.limit * (factor - 2 * half if factor >= half else factor)
        low, high = low + min(0, most), high + max(0, most)
    return low, high


__all__ = ["MOST", "WHOLE", "Range", "Reach", "find_reach", "join", "knows_objects", "numbers_that_matter"]
