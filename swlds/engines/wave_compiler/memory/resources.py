"""Buffer resources: ``make.buffer.rsrc``, their fields, and which lanes of an access are inside. ``device.buffer_resource`` has
the layout, ``reference.buffers`` the rules.

What the reference engine refuses (swizzled addresses, bounds that nobody documents) is suspicious here, so that it says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.device.buffer_resource import (
    BYTES,
    INDEX_ONLY,
    NOT_EMPTY,
    WITH_OFFSET,
    WORD,
    Field,
    ResourceLayout,
    layout_of,
)
from swlds.device.intrinsics import find_intrinsic
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic, casts
from swlds.engines.wave_compiler.values.arithmetic import choose, compare, constant, simple
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.values import ConstantInt
from swlds.lazy import dataclass

Parts = list[Lanes]
#: Offsets from here on are meant to be outside.
_FAR = 1 << 31


def emit_make_buffer(t: WaveCode, i: FlatInstruction, name: str) -> Parts:
    """Base address, stride, number of records and flags in one integer."""
    total = constant("i128", 0)
    for operand, field in zip(i.operands, layout_of(t.image.target).parts, strict=True):
        t.check_defined(operand)
        value = t.value(operand)[0]
        if int(value.type[1:]) > field.bits:
            value = simple(t, "and", value, constant(value.type, field.ones))
        wide = arithmetic.cast(t, "zext", value, "i128")
        total = simple(t, "or", total, simple(t, "shl", wide, constant("i128", field.start)))
    return [total]


@final
@dataclass
class Reach:
    """``inside``: lanes whose access is inside the resource; ``address``: where it goes; ``crosses``: lanes whose first word is
    inside and the last is not, None where an access is inside as a whole; ``word``: of these, those whose n-th word is."""

    inside: Lanes
    address: Lanes
    crosses: Lanes | None = None
    word: Callable[[int], Lanes] | None = None


@final
class Access:
    """One access through a resource. ``operands``: resource, index of a struct form, offset, scalar offset; ``is_whole``: its
    bytes are inside together."""

    def __init__(
        self,
        t: WaveCode,
        i: FlatInstruction,
        name: str,
        operands: list[FlatValue],
        size: int,
        immediate: int = 0,
        *,
        is_whole: bool = False,
    ) -> None:
        row = find_intrinsic(name)
        assert row is not None
        self.has_words = size > WORD and not is_whole
        self.t, self.i, self.size, self.immediate = t, i, size, immediate
        self.layout: ResourceLayout = layout_of(t.image.target)
        for operand in operands:
            t.check_defined(operand)
        self.resource = t.value(operands[0])
        whole = self.resource[0] if len(self.resource) == 1 else casts.join(t, self.resource)
        self._whole = whole
        self.is_scalar = row.effect == "scalar_buffer_load"
        self.index = operands[1] if row.facts.accesses()[0].kind == "indexed" else None
        self.offset = operands[1 if self.index is None else 2]
        self.scalar = None if self.is_scalar else operands[-1]

    def _field(self, field: Field) -> Lanes:
        """A field, as i32 where that is enough, else as i64."""
        t = self.t
        shifted = simple(t, "lshr", self._whole, constant(self._whole.type, field.start))
        kind = "i64" if field.bits > 32 else "i32"
        cut = arithmetic.cast(t, "trunc", shifted, kind)
        return simple(t, "and", cut, constant(kind, field.ones)) if field.bits != int(kind[1:]) else cut

    def reach(self) -> Reach:
        """The lanes inside, and the addresses."""
        t = self.t
        for field in self.layout.refused:
            t.suspect_if(compare(t, "ne", self._field(field), constant("i32", 0)))
        if self.index is not None or self.is_scalar:
            return self._structured()
        return self._raw()

    # Bytes -----------------------------------------------------------------------------------------------------

    def _raw(self) -> Reach:
        """An offset ``select i1 %mask, i32 %x, i32 -2147483648``, Triton's way to mask, is taken as ``%x`` in the lanes of
        ``%mask``: rows stay rows. Should the constant be inside after all, the group is suspicious."""
        t, offset, condition = self.t, self.offset, None
        value = t.value(offset)[0]
        if isinstance(offset, FlatInstruction) and offset.opcode == "select" and offset.block is self.i.block:
            test, plain, other = offset.operands
            is_far = isinstance(other, ConstantInt) and other.value >= _FAR and not isinstance(plain, ConstantInt)
            if is_far and all(part.uniform is not None for part in self.resource):
                t.suspect_if(self._in_bytes(t.value(other)[0], min(self.size, WORD)))
                value, condition = t.value(plain)[0], t.value(test)[0]
        inside, address = self._in_bytes(value, self.size), self._address(value)
        if condition is not None:
            inside = simple(t, "and", inside, condition)
        return self._by_words(inside, address, lambda end: self._in_bytes(value, end), condition)

    def _by_words(
        self, inside: Lanes, address: Lanes, reaches: Callable[[int], Lanes], condition: Lanes | None = None
    ) -> Reach:
        """``reaches``: lanes whose access is inside up to so many bytes; ``condition``: lanes of which that counts."""
        t = self.t
        if not self.has_words:
            return Reach(inside, address)
        crosses = simple(t, "and", reaches(WORD), self._not(inside))
        if condition is not None:
            crosses = simple(t, "and", crosses, condition)
        if self.size % WORD:
            t.suspect_if(crosses)
            return Reach(inside, address)
        return Reach(inside, address, crosses, lambda n: simple(t, "and", crosses, reaches(WORD * (n + 1))))

    def _in_bytes(self, offset: Lanes, size: int) -> Lanes:
        """``offset + immediate + size <= number of records``, without overflow."""
        t, records = self.t, self._field(self.layout.records)
        if self.immediate + size >= 1 << arithmetic.bits_of(records.type):
            return constant("i1", "false")
        need = constant(records.type, self.immediate + size)
        fits = compare(t, "uge", records, need)
        wide = offset if records.type == offset.type else arithmetic.cast(t, "zext", offset, records.type)
        return simple(t, "and", fits, compare(t, "ule", wide, simple(t, "sub", records, need)))

    def _address(self, offset: Lanes) -> Lanes:
        t = self.t
        base = self._field(self.layout.base)
        if self.scalar is not None:
            base = arithmetic.add(t, base, arithmetic.cast(t, "sext", t.value(self.scalar)[0], "i64"))
        if self.immediate:
            base = arithmetic.add(t, base, constant("i64", self.immediate))
        return arithmetic.add(t, arithmetic.cast(t, "zext", offset, "i64"), base)

    # With a stride ---------------------------------------------------------------------------------------------

    def _wide(self, value: Lanes) -> Lanes:
        return value if value.type == "i64" else arithmetic.cast(self.t, "zext", value, "i64")

    def _structured(self) -> Reach:
        t = self.t
        offset = t.value(self.offset)[0]
        address, stride = self._address(offset), self._wide(self._field(self.layout.stride))
        records = self._wide(self._field(self.layout.records))
        start = simple(t, "add", self._wide(offset), constant("i64", self.immediate))

        def end(size: int) -> Lanes:
            return simple(t, "add", start, constant("i64", size))

        if self.index is None:
            none = compare(t, "eq", stride, constant("i64", 0))
            room = simple(t, "mul", records, choose(t, none, constant("i64", 1), stride))
            return self._by_words(
                compare(t, "ule", end(self.size), room), address, lambda size: compare(t, "ule", end(size), room)
            )
        index = self._wide(t.value(self.index)[0])
        address = arithmetic.add(t, address, simple(t, "mul", index, stride))
        self._suspect_unclear(index, start, stride, records)

        def reaches(size: int) -> Lanes:
            return self._by_rule(index, end(size), stride, records)

        return self._by_words(reaches(self.size), address, reaches)

    def _suspect_unclear(self, index: Lanes, start: Lanes, stride: Lanes, records: Lanes) -> None:
        """Combinations of stride and rule that nobody documents, and a word that crosses the end of its record."""
        t, flat = self.t, compare(self.t, "eq", stride, constant("i64", 0))
        if self.layout.rule is None:
            if not self.layout.counts_records:
                t.suspect_if(self._not(flat))
            return
        room = choose(t, compare(t, "ult", start, stride), simple(t, "sub", stride, start), constant("i64", 0))
        cuts = compare(t, "ne", simple(t, "and", room, constant("i64", WORD - 1)), constant("i64", 0))
        cuts = simple(t, "and", cuts, compare(t, "ult", room, constant("i64", self.size)))
        cuts = simple(t, "and", cuts, simple(t, "and", compare(t, "ult", index, records), self._is_rule(WITH_OFFSET)))
        by_index = simple(t, "or", self._is_rule(WITH_OFFSET), self._is_rule(INDEX_ONLY))
        t.suspect_if(choose(t, flat, by_index, simple(t, "or", self._is_rule(BYTES), cuts)))

    def _is_rule(self, number: int) -> Lanes:
        assert self.layout.rule is not None
        return compare(self.t, "eq", self._field(self.layout.rule), constant("i32", number))

    def _by_rule(self, index: Lanes, end: Lanes, stride: Lanes, records: Lanes) -> Lanes:
        t, zero = self.t, constant("i64", 0)
        in_bytes, counted = compare(t, "ule", end, records), compare(t, "ult", index, records)
        if self.layout.rule is None:
            return choose(t, compare(t, "eq", stride, zero), in_bytes, counted)
        inside = simple(t, "and", counted, compare(t, "ule", end, stride))
        inside = choose(t, self._is_rule(INDEX_ONLY), counted, inside)
        inside = choose(t, self._is_rule(NOT_EMPTY), compare(t, "ne", records, zero), inside)
        return choose(t, self._is_rule(BYTES), in_bytes, inside)

    def _not(self, flag: Lanes) -> Lanes:
        return simple(self.t, "xor", flag, constant("i1", "true"))
