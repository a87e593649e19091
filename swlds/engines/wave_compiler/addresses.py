"""Addresses: getelementptr, casts between pointers and integers, casts between address spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.device.address_space import LDS_APERTURE, NULL_32, PRIVATE_APERTURE
from swlds.device.types import member_offset
from swlds.engines.wave_compiler.arithmetic import add, bits_of, cast, choose, compare, constant, scale
from swlds.engines.wave_compiler.flatten import FlatInstruction
from swlds.engines.wave_compiler.lanes import Lanes
from swlds.ir.types import PointerType, scalar_type
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]


def emit_pointer_cast(t: Translator, i: FlatInstruction) -> Parts:
    """inttoptr, ptrtoint, ptrtoaddr: zero-extend or cut."""
    target = t.components(i.type)[0].type
    return [
        cast(t, "zext" if bits_of(target) > bits_of(a.type) else "trunc", a, target) for a in t.value(i.operands[0])
    ]


_APERTURES = {3: LDS_APERTURE, 5: PRIVATE_APERTURE}


def emit_addrspacecast(t: Translator, i: FlatInstruction) -> Parts:
    source, target = (scalar_type(x.type) for x in (i.operands[0], i))
    assert isinstance(source, PointerType) and isinstance(target, PointerType)
    found = []
    for a, c in zip(t.value(i.operands[0]), t.components(i.type), strict=False):
        if source.addrspace in _APERTURES and target.addrspace not in _APERTURES:
            wide = add(t, cast(t, "zext", a, "i64"), constant("i64", _APERTURES[source.addrspace] << 32))
            if t.is_object(i.operands[0]):
                found.append(wide)
                continue
            found.append(
                choose(
                    t,
                    compare(t, "eq", a, constant(a.type, NULL_32)),
                    constant("i64", 0),
                    wide,
                )
            )
        elif target.addrspace in _APERTURES and source.addrspace not in _APERTURES:
            short = cast(t, "trunc", a, c.type)
            null = None if t.is_object(i.operands[0]) else compare(t, "eq", a, constant(a.type, 0))
            found.append(short if null is None else choose(t, null, constant(c.type, NULL_32), short))
        else:
            found.append(cast(t, "trunc" if bits_of(a.type) > bits_of(c.type) else "zext", a, c.type))
    return found


def emit_gep(t: Translator, i: FlatInstruction) -> Parts:
    """Base plus scaled indices, in the width of the pointer."""
    type_ = i.source.field("source_type")
    results = list(t.value(i.operands[0]))
    count = len(t.components(i.type))
    results = results * count if len(results) == 1 else results
    pointer, offset = results[0].type, 0
    for position, index in enumerate(i.operands[1:]):
        fixed = index.signed if isinstance(index, ConstantInt) else None
        if position == 0:
            step = t.layout.size_of(type_)
        else:
            at, inner = member_offset(t.layout, type_, fixed or 0)
            if fixed is not None:
                offset, type_ = offset + at, inner
                continue
            step, type_ = member_offset(t.layout, type_, 1)[0], inner
        if fixed is not None:
            offset += fixed * step
            continue
        indices = t.value(index)
        indices = indices * count if len(indices) == 1 else indices
        wide = [cast(t, "sext" if bits_of(x.type) < bits_of(pointer) else "trunc", x, pointer) for x in indices]
        results = [add(t, r, scale(t, x, step)) for r, x in zip(results, wide, strict=False)]
    if offset:
        results = [add(t, r, constant(pointer, offset)) for r in results]
    return results


EMITTERS: dict[str, Callable[[Translator, FlatInstruction], Parts]] = {
    **dict.fromkeys(("inttoptr", "ptrtoint", "ptrtoaddr"), emit_pointer_cast),
    "addrspacecast": emit_addrspacecast,
    "getelementptr": emit_gep,
}
