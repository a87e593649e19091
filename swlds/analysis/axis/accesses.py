"""Accesses to memory with what their addresses claim: shape, widths and why they are not wider, lines.

    %p = getelementptr float, ptr addrspace(1) %a, i64 %i          %i: contiguous, %a: align 4
    %v = load float, ptr addrspace(1) %p                           contiguous; 4 bytes: %p may be no multiple of 8

The *vector width* is how many bytes a lane could access at once were the elements dealt out anew: as far as runs of lanes, the
alignment of where they start, and who is active allow, 16 at most. Of that the *direct width* is what loads to LDS have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, final

import numpy as np

from swlds.analysis.addresses.objects import UNKNOWN
from swlds.analysis.addresses.values import facts_of
from swlds.analysis.axis.bits import sign_extend
from swlds.analysis.axis.claims import NOTHING_KNOWN, Claim, claim_of, verdict_of
from swlds.analysis.axis.forms import Form, constant, of_lanes, plus, same_lanes
from swlds.analysis.axis.function import FunctionForms
from swlds.analysis.axis.lanes import ALL, zeros
from swlds.analysis.axis.loop_axes import LoopClaim, loop_claims
from swlds.analysis.axis.module import AxisAnalysis
from swlds.analysis.direct_copies import lane_stride
from swlds.ir.intrinsics import Touch
from swlds.ir.model import Argument, Block, Function, GlobalVariable, Instruction
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.types import PointerType, Type, scalar_type
from swlds.ir.values import ConstantInt, Value
from swlds.layouts.direct_to_lds import fit_direct_to_lds
from swlds.layouts.lines import LineCount, count_lines, line_bytes
from swlds.layouts.shapes import describe_shape
from swlds.lazy import dataclass

WIDEST = 16
_FLAT, _LDS, _PRIVATE = 0, 3, 5


@final
@dataclass(frozen=True, eq=False)
class AxisAccess:
    """One access of an instruction. ``space``: lds, private, flat or global; ``use``: load, store or atomic; ``bytes`` of a lane,
    None where only the run knows; ``align``: what the instruction says; ``object``: the only one that it can reach; ``form``: of
    the address (of the offset, where it ``is_relative`` to a buffer's base); ``mask``: aligned groups of so many lanes come here
    together; ``active``: the lanes that do (None: not known, ``why_active``); ``assumed``: what ``--assume`` calls the object
    where it is a parameter of the kernel, else empty."""

    function: Function
    instruction: Instruction
    space: str
    use: str
    bytes: int | None
    align: int
    object: Value | None
    form: Form | None
    claim: Claim
    is_relative: bool
    mask: int
    active: Any
    why_active: str
    assumed: str


@final
@dataclass(frozen=True, slots=True)
class Widths:
    """Bytes: ``vector`` and ``direct`` (0: none). ``why``: what keeps the vector width below 16 bytes, "" for nothing."""

    vector: int
    direct: int
    why: str


@final
@dataclass(frozen=True, slots=True)
class PredictedLines:
    """Of all waves of a group, each executing the access once. ``premises``: what it takes for granted beside the claim's."""

    count: LineCount
    line_bytes: int
    verdict: str
    premises: tuple[str, ...]


def find_accesses(analysis: AxisAnalysis) -> Iterator[AxisAccess]:
    """All accesses of the kernel and the functions that it calls, in the order of their blocks."""
    for function, forms in analysis.functions.items():
        for block in forms.flow.blocks:
            for i in block:
                for touch in _touches(i):
                    yield _describe(analysis, function, forms, block, i, touch)


def _touches(i: Instruction) -> list[Touch]:
    if (pointer := POINTERS.get(i.opcode)) is not None:
        return [Touch(pointer, {"load": "r", "store": "w"}.get(i.opcode, "rw"), None)]
    facts = facts_of(i) if i.opcode in CALLS else None
    return facts.accesses() if facts is not None else []


def _describe(
    analysis: AxisAnalysis, function: Function, forms: FunctionForms, block: Block, i: Instruction, touch: Touch
) -> AxisAccess:
    pointer = i.operands[touch.pointer]
    size = _size(analysis, i, touch)
    form = _address(forms, i, block, touch, size)
    found = analysis.objects.of(pointer)
    only = next(iter(found)) if len(found) == 1 else None
    align = int(i.field("align") or 0)
    claim = NOTHING_KNOWN if form is None else claim_of(form, analysis.launch.items, size or 1)
    is_relative = touch.kind in ("raw", "indexed")
    if align > claim.divisibility and not is_relative:
        claim = Claim(claim.contiguity, align, claim.constancy, claim.stride, claim.value, verdict_of(claim.premises, True),
                      tuple(sorted({*claim.premises, f"align {align} of the access"})))  # fmt: skip
    active, why = forms.activity().of(block, i)
    use = "atomic" if set(touch.uses) == {"r", "w"} else "load" if "r" in touch.uses else "store"
    return AxisAccess(
        function, i, _space(pointer, found), use, size, align, only if isinstance(only, Value) else None, form, claim,
        is_relative, forms.activity().same(block, i), active, why, analysis.word_to_assume(only),
    )  # fmt: skip


def _size(analysis: AxisAnalysis, i: Instruction, touch: Touch) -> int | None:
    if i.opcode in POINTERS:
        if i.opcode == "va_arg":
            return None
        return _bytes_of(analysis, i.type if i.opcode == "load" else i.operands[0 if i.opcode == "store" else -1].type)
    if touch.length is not None:
        length = i.operands[touch.length]
        return length.value if isinstance(length, ConstantInt) else None
    if isinstance(touch.bytes, str):  # "result", or "type N"
        number = touch.bytes.partition(" ")[2]
        return _bytes_of(analysis, i.operands[int(number)].type if number else i.type)
    return touch.bytes


def _bytes_of(analysis: AxisAnalysis, type_: Type) -> int | None:
    return None if getattr(type_, "scalable", False) or str(type_) == "void" else analysis.layout.store_size(type_)


def _address(f: FunctionForms, i: Instruction, block: Block, touch: Touch, size: int | None) -> Form | None:
    pointer = i.operands[touch.pointer]
    f.context.block = block
    if touch.kind in ("indexed", "other") or (touch.kind != "raw" and not f.width(pointer)):
        return None
    total = constant(0, 32) if touch.kind == "raw" else f.read(pointer, block)
    if touch.kind == "wave":  # dense, from the first active lane's pointer on
        if same_lanes(total) < f.context.wave or size is None:
            return None
        lanes = np.arange(f.launch.items, dtype=np.int64) % f.launch.wave_size
        total = plus(total, of_lanes(lanes * lane_stride(size), total.bits))
    for k in touch.offsets:
        if not f.width(i.operands[k]):
            return None
        added = f.read(i.operands[k], block)
        total = plus(total, sign_extend(f.context, added, total.bits) if added.bits < total.bits else added)
    return total


def _space(pointer: Value, objects: frozenset[Any]) -> str:
    type_ = scalar_type(pointer.type)
    space = type_.addrspace if isinstance(type_, PointerType) else 1
    if space == _FLAT:
        spaces = {_space_of(o) for o in objects}
        return spaces.pop() if len(spaces) == 1 else "flat"
    return {_LDS: "lds", _PRIVATE: "private"}.get(space, "global")


def _space_of(found: Any) -> str:
    if found is UNKNOWN:
        return "flat"
    if isinstance(found, GlobalVariable):
        return "lds" if found.addrspace == _LDS else "global"
    if isinstance(found, Argument):
        return "global"
    return "private" if isinstance(found, Instruction) else "flat"


def widths_of(access: AxisAccess, target: str) -> Widths:
    """See the module."""
    size, claim = access.bytes, access.claim
    if size is None or size & (size - 1) or size > WIDEST:
        return Widths(size or 0, 0, "" if size and size >= WIDEST else "how many bytes a lane touches is not known")
    limits = {"align": max(claim.divisibility // size, 1), "runs": claim.contiguity, "mask": access.mask}
    lanes = min(*limits.values(), WIDEST // size)
    why = [_reason(access, limit) for limit, most in limits.items() if most == lanes] if lanes * size < WIDEST else []
    vector = size * lanes
    is_copy = access.space in ("global", "flat") and access.use == "load"
    return Widths(vector, fit_direct_to_lds(target, vector) if is_copy else 0, "; ".join(why))


def _reason(access: AxisAccess, limit: str) -> str:
    claim = access.claim
    if limit == "align":
        hint = f" (--assume {access.assumed}:align={WIDEST} if so)" if access.assumed else ""
        return f"runs start at multiples of {claim.divisibility} bytes, for all that is known{hint}"
    if limit == "runs":
        if access.form is None:
            return "the address is not known"
        return (
            f"{'no two lanes' if claim.contiguity == 1 else f'only {claim.contiguity} lanes'} in a row are neighbours"
        )
    return (
        "branches on the way may part neighbouring lanes"
        if access.mask == 1
        else f"only {access.mask} lanes come here together"
    )


def shape_of(access: AxisAccess, wave_size: int) -> str:
    """The address in words, over the lanes of a wave."""
    form, size = access.form, access.bytes
    if form is None or size is None:
        return "unknown"
    wave = min(wave_size, len(form.base) if isinstance(form.base, np.ndarray) else wave_size)
    if same_lanes(form) >= wave:
        return "broadcast"
    if same_lanes(form, size) >= wave:
        return "contiguous"
    step = access.claim.stride
    if step is not None:
        return f"stride {step}"
    if all(u.same >= wave and isinstance(f, int) for u, f in form.terms) and not isinstance(form.base, int):
        return describe_shape(form.base[:wave], size)
    run, same = same_lanes(form, size), same_lanes(form)
    if run > 1:
        return f"rows of {run} x {size} bytes"
    return f"gather, {same} lanes at one address" if same > 1 else "unknown" if not _is_known(form) else "gather"


def _is_known(form: Form) -> bool:
    return all(u.same == ALL for u, _ in form.terms)


def predict_lines(access: AxisAccess, items: int, wave_size: int, target: str) -> PredictedLines | None:
    """Lines of each wave; None where addresses are not known but for what a wave has in common."""
    form, size = access.form, access.bytes
    wave = wave_size if wave_size < items else ALL
    if form is None or size is None or access.space in ("lds", "private"):
        return None
    if any(u.same < wave or not isinstance(f, int) for u, f in form.terms):
        return None
    premises: list[str] = []
    line = line_bytes(target)
    rest = 1 << zeros((f for _, f in form.terms), form.bits)
    offsets, active = _rows(form.base, items, wave_size), _rows(True, items, wave_size).astype(bool)
    if access.active is None:
        premises.append(f"all lanes come here: {access.why_active}")
    else:
        if access.why_active:
            premises.append(f"all waves come here: {access.why_active}")
        active = active & _rows(access.active, items, wave_size).astype(bool)
    base = (offsets - int(offsets.min()) // line * line).astype(np.uint64)
    count = _count(target, size, base, active)
    if access.is_relative:
        premises.append(f"the buffer begins at a multiple of {line} bytes")
    if form.terms and rest % line and not _is_anywhere(target, size, base, active, rest, line, count):
        name = " + ".join(u.name for u, f in form.terms if f % line and u.name) or "what lanes have in common"
        premises.append(f"{name} is a multiple of {line}")
    verdict = "under-assumption" if premises else verdict_of(form.premises, True)
    return PredictedLines(count, line, verdict, tuple(premises))


def _is_anywhere(target: str, size: int, base: Any, active: Any, rest: int, line: int, count: LineCount) -> bool:
    """The same lines wherever the multiples of ``rest`` lie."""
    if rest < line // 32:
        return False
    places = range(rest, line, rest)
    return all(_count(target, size, base + np.uint64(place), active) == count for place in places)


def _count(target: str, size: int, base: Any, active: Any) -> LineCount:
    """Many accesses of a kernel lie alike."""
    return _count_known(target, size, base.shape[1], base.tobytes(), active.tobytes())


@lru_cache(maxsize=1024)
def _count_known(target: str, size: int, lanes: int, base: bytes, active: bytes) -> LineCount:
    addresses = np.frombuffer(base, np.uint64).reshape(-1, lanes)
    return count_lines(target, size, addresses, np.frombuffer(active, np.bool_).reshape(-1, lanes))


def _rows(numbers: Any, items: int, wave_size: int) -> Any:
    """A row for each wave; lanes without a work-item have 0."""
    waves = -(-items // wave_size)
    found = np.zeros(waves * wave_size, np.int64)
    found[:items] = numbers
    return found.reshape(waves, wave_size)


def loop_axes(analysis: AxisAnalysis, access: AxisAccess) -> dict[str, LoopClaim]:
    """Loop -> what its rounds do to the address, for those that all add the same to it; innermost last."""
    forms, block = analysis.functions[access.function], access.instruction.block
    if access.form is None or block is None:
        return {}
    claims = loop_claims(forms, access.form, block, access.bytes or 1)
    headers = sorted(claims, key=forms.flow.place.__getitem__)
    return {header.brief: claims[header] for header in headers if claims[header].stride}


def run_width(access: AxisAccess, axis: LoopClaim) -> int:
    """Bytes that a lane could access at once, were rounds of the loop one: a power of two, 16 at most; 0 for none."""
    size = access.bytes
    if size is None or size & (size - 1) or size >= WIDEST or axis.contiguity == 1 or axis.rounds is None:
        return 0
    width = min(size * axis.contiguity, max(axis.divisibility, access.align), WIDEST)
    return width if width > size else 0
