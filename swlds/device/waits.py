"""Waits for counters: what ``s.waitcnt``, ``s.wait.*`` and ``wait.asyncmark`` wait for, and their assembly.

A wave counts its memory operations that are under way by their kinds. A wait says how many of a kind may still be open behind it,
so 0 waits for all. ``s_waitcnt`` packs several counters into 16 bits, by generation; bits above are not looked at, and a field
with all bits set waits for nothing. Facts: the operand descriptions of LLVM's AMDGPU user guide (``waitcnt`` of gfx9, gfx10 and
gfx11; gfx12.0 encodes it as gfx11 does) and what LLVM 22 encodes; ``tests/device/test_waits.py`` holds both against each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, final

from swlds.device.intrinsics import find_intrinsic
from swlds.device.target import Target
from swlds.ir.assembly import Effect, Statement, parse_assembly, stays_in_place, written_assembly
from swlds.ir.model import Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.values import ConstantInt, InlineAsm
from swlds.lazy import dataclass

#: ``lgkmcnt`` counts LDS, scalar loads and messages; ``vmcnt`` loads, on gfx9 stores, too; ``asyncmark`` marks, not operations.
Counter = Literal[
    "vmcnt", "expcnt", "lgkmcnt", "vscnt",
    "loadcnt", "storecnt", "dscnt", "samplecnt", "bvhcnt", "kmcnt", "asynccnt", "tensorcnt", "asyncmark",
]  # fmt: skip


@final
@dataclass(frozen=True, slots=True)
class Wait:
    """Not more than ``most`` operations of the counter are open any longer."""

    counter: Counter
    most: int

    def __str__(self) -> str:
        return f"{self.counter}({self.most})"


Waits = tuple[Wait, ...]
#: Parts of a field as (lowest bit, bits), the low part first.
Parts = tuple[tuple[int, int], ...]

_GFX11: tuple[tuple[Counter, Parts], ...] = (
    ("vmcnt", ((10, 6),)),
    ("expcnt", ((0, 3),)),
    ("lgkmcnt", ((4, 6),)),
)
#: Where the counters of ``s_waitcnt`` lie, by generation.
PACKED: dict[int, tuple[tuple[Counter, Parts], ...]] = {
    9: (("vmcnt", ((0, 4), (14, 2))), ("expcnt", ((4, 3),)), ("lgkmcnt", ((8, 4),))),
    10: (("vmcnt", ((0, 4), (14, 2))), ("expcnt", ((4, 3),)), ("lgkmcnt", ((8, 6),))),
    11: _GFX11,
    12: _GFX11,
}
#: The same for the two instructions of gfx12 that wait for two counters.
_PAIRS: dict[str, tuple[tuple[Counter, Parts], ...]] = {
    "s_wait_loadcnt_dscnt": (("loadcnt", ((8, 6),)), ("dscnt", ((0, 6),))),
    "s_wait_storecnt_dscnt": (("storecnt", ((8, 6),)), ("dscnt", ((0, 6),))),
}
#: Bits of counters that have an instruction of their own. A wait for as many as the counter can hold is none. Of counters that
#: are not listed each wait is told.
_BITS: dict[str, int] = {
    "vscnt": 6, "loadcnt": 6, "storecnt": 6, "dscnt": 6, "samplecnt": 6, "bvhcnt": 3, "kmcnt": 5, "expcnt": 3,
}  # fmt: skip
#: Assembly that waits for one counter: ``s_wait_dscnt 0``, ``s_waitcnt_vscnt null, 0``.
_SINGLE: dict[str, Counter] = {
    "s_waitcnt_vmcnt": "vmcnt",
    "s_waitcnt_vscnt": "vscnt",
    "s_waitcnt_lgkmcnt": "lgkmcnt",
    "s_waitcnt_expcnt": "expcnt",
    "s_wait_loadcnt": "loadcnt",
    "s_wait_storecnt": "storecnt",
    "s_wait_dscnt": "dscnt",
    "s_wait_samplecnt": "samplecnt",
    "s_wait_bvhcnt": "bvhcnt",
    "s_wait_kmcnt": "kmcnt",
    "s_wait_expcnt": "expcnt",
    "s_wait_asynccnt": "asynccnt",
    "s_wait_tensorcnt": "tensorcnt",
}


def find_waits(call: Instruction, target: Target) -> tuple[Waits, Waits]:
    """What a call waits for, in front of what it does else and behind that: ``s_waitcnt vmcnt(0)`` may stand on both sides of the
    barrier in one assembly string. Empty for other calls, and for assembly that the compiler may drop or move."""
    callee = call.operands[-1]
    if isinstance(callee, InlineAsm):
        return assembly_waits(written_assembly(call), target) if stays_in_place(callee) else ((), ())
    row = find_intrinsic(display_name(callee.name)) if isinstance(callee, Function) else None
    if row is None or not row.counter:
        return (), ()
    argument = call.operands[0]
    assert isinstance(argument, ConstantInt), "the check before the launch wants a constant"
    return intrinsic_waits(row.counter, argument.value, target), ()


def intrinsic_waits(counter: str, value: int, target: Target) -> Waits:
    """``counter``: the column of the intrinsic's row."""
    if counter == "packed":
        return decode_waitcnt(value, target)
    known = next(c for c in (*_SINGLE.values(), "asyncmark") if c == counter)
    return _one(known, value & 0xFFFF)


def decode_waitcnt(immediate: int, target: Target) -> Waits:
    """The operand of ``s_waitcnt``."""
    return _unpack(immediate, PACKED[target.generation])


def encode_waitcnt(waits: Waits, target: Target) -> int:
    """The operand of ``s_waitcnt`` that waits for these counters and no others; the largest count that a field can say is the one
    below all ones."""
    wanted = {wait.counter: wait.most for wait in waits}
    found = 0
    for counter, parts in PACKED[target.generation]:
        number = min(wanted[counter], _limit(parts) - 1) if counter in wanted else _limit(parts)
        for low, bits in parts:
            found |= (number & ((1 << bits) - 1)) << low
            number >>= bits
    return found


@lru_cache(maxsize=1024)
def assembly_waits(code: str, target: Target) -> tuple[Waits, Waits]:
    """Waits of an assembly string (as the IR spells it) in front of its barrier and behind it; without one all are in front.

    A wait in a form that is not known is none: who looks for missing waits says so rather than that all is well."""
    before: list[Wait] = []
    behind: list[Wait] = []
    found = before
    for statement in parse_assembly(code):
        if statement.effect in (Effect.BARRIER, Effect.SIGNAL):
            found = behind
        found += _statement_waits(statement, target)
    return tuple(before), tuple(behind)


def _statement_waits(statement: Statement, target: Target) -> Waits:
    mnemonic, words = statement.mnemonic, statement.words
    if mnemonic == "s_wait_idle":
        return tuple(Wait(counter, 0) for counter in _idle_counters(target))
    if counter := _SINGLE.get(mnemonic):
        value = _number(words[-1]) if words else None
        return () if value is None else _one(counter, value & 0xFFFF)
    fields = _PAIRS.get(mnemonic) or (PACKED[target.generation] if mnemonic == "s_waitcnt" else None)
    if fields is None:
        return ()
    if len(words) == 1:
        value = _number(words[0])
        return () if value is None else _unpack(value, fields)
    return _named(words, fields)


def _idle_counters(target: Target) -> tuple[Counter, ...]:
    """All counters of a processor; gfx9 has no such wait."""
    if target.generation >= 12:
        return tuple(counter for mnemonic, counter in _SINGLE.items() if mnemonic.startswith("s_wait_"))
    packed = tuple(counter for counter, _ in PACKED[target.generation])
    return (*packed, "vscnt") if target.generation >= 10 else ()


def _named(words: tuple[str, ...], fields: tuple[tuple[Counter, Parts], ...]) -> Waits:
    """``vmcnt(0) & lgkmcnt_sat(99)`` in words. What is not named is not waited for."""
    limits = {counter: _limit(parts) for counter, parts in fields}
    found: dict[Counter, int] = {}
    for name, number in zip(words[::2], words[1::2], strict=False):
        counter = next((c for c in limits if name in (c, f"{c}_sat")), None)
        value = _number(number)
        if counter is None or value is None:
            return ()
        found[counter] = value
    return tuple(Wait(c, found[c]) for c in limits if c in found and found[c] < limits[c])


def _unpack(value: int, fields: tuple[tuple[Counter, Parts], ...]) -> Waits:
    found = []
    for counter, parts in fields:
        number = shift = 0
        for low, bits in parts:
            number |= (value >> low & ((1 << bits) - 1)) << shift
            shift += bits
        if number < _limit(parts):
            found.append(Wait(counter, number))
    return tuple(found)


def _limit(parts: Parts) -> int:
    """The most that a field of these bits can say."""
    return (1 << sum(bits for _, bits in parts)) - 1


def _one(counter: Counter, value: int) -> Waits:
    bits = _BITS.get(counter)
    return () if bits is not None and value >= (1 << bits) - 1 else (Wait(counter, value),)


def _number(word: str) -> int | None:
    try:
        return int(word, 0)
    except ValueError:
        return None


__all__ = [
    "PACKED",
    "Counter",
    "Wait",
    "Waits",
    "assembly_waits",
    "decode_waitcnt",
    "encode_waitcnt",
    "find_waits",
    "intrinsic_waits",
]
