"""The tag of what is made of two tagged values: an offset of a lowered variable meets its block."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.objects import AMBIGUOUS, BLOCK, SLOT
from swlds.engines.reference.meta import Tag, same_tag, squeeze


def combine(machine: Any, a: Tag, b: Tag, is_pointer: bool) -> Tag:
    """The tag rule for two tagged operands: offsets of lowered variables meet their block; see ``swlds.device``."""
    if a is None:
        return b
    if b is None:
        return a
    if isinstance(a, int) and isinstance(b, int):
        return _combine_one(machine, a, b, is_pointer)
    x, y = np.broadcast_arrays(np.asarray(a), np.asarray(b))
    pairs = {(int(p), int(q)) for p, q in zip(x.ravel(), y.ravel(), strict=False)}
    found = {(p, q): (q or p) if not (p and q) else _combine_one(machine, p, q, is_pointer) for p, q in pairs}
    flat = [found[int(p), int(q)] or 0 for p, q in zip(x.ravel(), y.ravel(), strict=False)]
    return squeeze(np.array(flat).reshape(x.shape))


def _combine_one(machine: Any, a: int, b: int, is_pointer: bool) -> Tag:
    image = machine.image
    for base, offset in ((a, b), (b, a)):
        entry = image.offset_entries.get(offset)
        if entry is None:
            continue
        kind = int(image.memory.objects.flags[base])
        if kind & BLOCK:
            return int(image.part_of_block(base, offset))
        if kind & SLOT or base == offset:
            return offset
    return a if is_pointer or a == b else AMBIGUOUS


def combine_in(machine: Any, opcode: str, a: Tag, b: Tag) -> Tag:
    """The tag of an integer operation's result. A difference of two pointers points nowhere, but from a lowered variable to its
    block: that is the variable's offset."""
    if a is None or b is None:
        return a if b is None else b
    if opcode in ("add", "or"):
        return combine(machine, a, b, False)
    return _subtract(machine, a, b) if opcode == "sub" else same_tag(a, b)


def _subtract(machine: Any, a: Tag, b: Tag) -> Tag:
    flags, parts = machine.image.memory.objects.flags, machine.image.memory.objects.parts
    if a is None or not isinstance(b, int) or not flags[b] & BLOCK or b not in parts:
        return AMBIGUOUS
    offsets: dict[int, int] = {part: offset for offset, part in parts[b].items()}
    if isinstance(a, int):
        return offsets.get(a, AMBIGUOUS)
    found = [offsets.get(x, AMBIGUOUS) if x else b for x in np.asarray(a).ravel().tolist()]
    return squeeze(np.array(found).reshape(np.shape(a)))
