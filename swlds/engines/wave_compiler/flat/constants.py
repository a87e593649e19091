"""Scalars that are known before the launch: addresses in constant tables, found through the kernel's own number."""

from __future__ import annotations

from typing import final

from swlds.device.image import Image
from swlds.device.kernel_attributes import kernel_number
from swlds.device.objects import READ_ONLY
from swlds.device.types import bit_width
from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.ir.types import IntType, PointerType
from swlds.ir.values import Constant, GlobalReference


@final
class Constants:
    """Of one kernel."""

    def __init__(self, code: FlatCode, image: Image) -> None:
        self.code, self.image = code, image
        self.known: dict[FlatValue, int | None] = {}

    def of(self, value: FlatValue) -> int | None:
        """The value as an unsigned integer, None when it is not known."""
        if value not in self.known:
            self.known[value] = None
            self.known[value] = self._find(value)
        return self.known[value]

    def _find(self, value: FlatValue) -> int | None:
        if isinstance(value, (Constant, GlobalReference)):
            return (
                getattr(self.image.evaluator.evaluate(value), "bits", None) if str(value.type) != "metadata" else None
            )
        if not isinstance(value, FlatInstruction):
            return None
        if value.opcode in ("copy", "zext", "inttoptr", "ptrtoint", "bitcast", "freeze"):
            return self.of(value.operands[0])
        if value.opcode == "call" and callee_name(value) == "llvm.amdgcn.lds.kernel.id":
            return kernel_number(self.code.kernel)
        if value.opcode == "getelementptr":
            return self._pointer(value)
        return self._load(value) if value.opcode == "load" else None

    def _pointer(self, value: FlatInstruction) -> int | None:
        base, indices = self.of(value.operands[0]), [self.of(o) for o in value.operands[1:]]
        if base is None or None in indices:
            return None
        numbers = []
        for operand, index in zip(value.operands[1:], indices, strict=False):
            assert index is not None
            width = bit_width(operand.type)
            numbers.append(index - (1 << width) if index >> (width - 1) else index)
        return base + self.image.layout.gep_offset(value.source.field("source_type"), numbers)

    def _load(self, value: FlatInstruction) -> int | None:
        address = self.of(value.operands[0])
        if address is None or not isinstance(value.type, (IntType, PointerType)):
            return None
        objects = self.image.memory.objects
        number = objects.find_global(address)
        size = bit_width(value.type) // 8
        if (
            not number
            or not objects.flags[number] & READ_ONLY
            or address + size > int(objects.low[number]) + int(objects.size[number])
        ):
            return None
        return int.from_bytes(self.image.memory.space.read(address, size), "little")
