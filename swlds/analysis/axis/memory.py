"""What loads give: an unknown that lanes with one address share, as far as they read it at once and nobody writes between."""

from __future__ import annotations

from swlds.analysis.addresses.objects import UNKNOWN
from swlds.analysis.axis.forms import Form, same_lanes
from swlds.analysis.axis.reader import Reader
from swlds.ir.model import Argument, Block, GlobalVariable, Instruction
from swlds.ir.types import PointerType
from swlds.ir.values import Value

_FLAT, _CONSTANT, _PRIVATE = 0, 4, 5


def compute_load(f: Reader, i: Instruction, block: Block) -> Form:
    """Of a load of an integer or a pointer."""
    pointer = i.operands[0]
    if _is_plain(f, i):
        found = f.find_field(f.read(pointer, block), f.width(i))
        if found is not None:
            return found
    return f.opaque(i, same_of_load(f, i, block))


def _is_plain(f: Reader, i: Instruction) -> bool:
    """Of memory that lanes share, without an order of its own, at an address with a form."""
    return not {"volatile", "atomic"} & set(i.flags) and bool(f.width(i.operands[0])) and _is_shared(f, i.operands[0])


def same_of_load(f: Reader, i: Instruction, block: Block) -> int:
    """Aligned groups of so many lanes read the same."""
    if not _is_plain(f, i):
        return 1
    pointer = i.operands[0]
    same = same_lanes(f.read(pointer, block))
    return same if is_constant_memory(f, i, pointer) else same_in_wave(f, i, block, same)


def same_in_wave(f: Reader, i: Instruction, block: Block, same: int) -> int:
    """Others may write: then only lanes that read at once have the same. Where lanes come to the block apart, what they read may
    be used together elsewhere."""
    is_together = f.activity_same(block, i) >= f.context.wave
    if block in f.flow.irreducible or not (is_together or all(getattr(u, "block", None) is block for u in i.readers)):
        return 1
    return min(same, f.context.wave)


def _is_shared(f: Reader, pointer: Value) -> bool:
    """All lanes have the same memory there; private memory each has its own."""
    space = pointer.type.addrspace if isinstance(pointer.type, PointerType) else 0
    if space != _FLAT:
        return space != _PRIVATE
    objects = f.objects.of(pointer)
    return bool(objects) and all(
        isinstance(o, GlobalVariable) or (isinstance(o, Argument) and o.attributes.find("byval") is None)
        for o in objects
    )


def is_constant_memory(f: Reader, i: Instruction, pointer: Value) -> bool:
    """Nobody writes there while the kernel runs."""
    space = pointer.type.addrspace if isinstance(pointer.type, PointerType) else 0
    if space == _CONSTANT or any(kind == "invariant.load" for kind, _ in i.metadata):
        return True
    objects = f.objects.of(pointer)
    return bool(objects) and UNKNOWN not in objects and all(_is_read_only(o) for o in objects)


def _is_read_only(found: object) -> bool:
    if isinstance(found, GlobalVariable):
        return found.signature.is_constant
    if not isinstance(found, Argument) or found.function is None or not found.function.is_kernel:
        return False
    words = found.attributes
    return words.find("byref") is not None or all(words.find(w) is not None for w in ("noalias", "readonly"))
