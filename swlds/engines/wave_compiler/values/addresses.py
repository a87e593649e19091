"""Addresses: getelementptr, casts between pointers and integers, casts between address spaces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from swlds.device.address_space import APERTURES, NULL_32
from swlds.device.types import member_offset
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values.arithmetic import (
    add,
    bits_of,
    both_ok,
    cast,
    choose,
    compare,
    constant,
    literal,
    scale,
    wrapped,
)
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import PointerType, scalar_type
from swlds.ir.values import ConstantInt

Parts = list[Lanes]


def emit_pointer_cast(t: WaveCode, i: FlatInstruction) -> Parts:
    """inttoptr, ptrtoint, ptrtoaddr: zero-extend or cut."""
    target = t.components(i.type)[0].type
    return [
        cast(t, "zext" if bits_of(target) > bits_of(a.type) else "trunc", a, target) for a in t.value(i.operands[0])
    ]


def emit_addrspacecast(t: WaveCode, i: FlatInstruction) -> Parts:
    source, target = (scalar_type(x.type) for x in (i.operands[0], i))
    assert isinstance(source, PointerType) and isinstance(target, PointerType)
    found = []
    for a, c in zip(t.value(i.operands[0]), t.components(i.type), strict=False):
        if source.addrspace in APERTURES and target.addrspace not in APERTURES:
            wide = add(t, cast(t, "zext", a, "i64"), constant("i64", APERTURES[source.addrspace] << 32))
            found.append(_unless(t, i, a, NULL_32, 0, wide))
        elif target.addrspace in APERTURES and source.addrspace not in APERTURES:
            found.append(_unless(t, i, a, 0, NULL_32, cast(t, "trunc", a, c.type)))
        else:
            found.append(cast(t, "trunc" if bits_of(a.type) > bits_of(c.type) else "zext", a, c.type))
    return found


def _unless(t: WaveCode, i: FlatInstruction, a: Lanes, null: int, other: int, plain: Lanes) -> Lanes:
    """``plain``, but ``other`` where ``a`` is ``null``. A row of pointers into an object stays one where no lane is null:
    arithmetic may lead even from an object there."""
    number = literal(a)
    if number is not None:
        return plain if number % (1 << bits_of(a.type)) != null else constant(plain.type, other)
    exact = choose(t, compare(t, "eq", a, constant(a.type, null)), constant(plain.type, other), plain)
    if plain.bases is None or not t.is_object(i.operands[0]):
        return exact
    ok = plain.ok
    if a.stride:
        flags = [
            t.w.pure(f"icmp eq {t.shape.vector(a.type)} {c}, {t.shape.splat(a.type, str(null))}")
            for c in t.shape.chunks(a)
        ]
        ok = both_ok(t, ok, t.w.pure(f"xor i1 {t.shape.any(flags)}, true"))
    else:
        for base in a.bases or []:
            ok = both_ok(t, ok, t.w.pure(f"icmp ne {a.type} {base}, {null}"))
    chunks = t.shape.chunks(exact)
    return replace(plain, ok=ok, chunks=chunks, exact=None)


def emit_gep(t: WaveCode, i: FlatInstruction) -> Parts:
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
    offset = wrapped(pointer, offset)
    if offset:
        results = [add(t, r, constant(pointer, offset)) for r in results]
    return results


EMITTERS: dict[str, Callable[[WaveCode, FlatInstruction], Parts]] = {
    **dict.fromkeys(("inttoptr", "ptrtoint", "ptrtoaddr"), emit_pointer_cast),
    "addrspacecast": emit_addrspacecast,
    "getelementptr": emit_gep,
}
