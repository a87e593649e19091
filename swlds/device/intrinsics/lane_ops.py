"""Rows of the cross-lane intrinsics: ballot, readlane, permutes, DPP, swizzle, mbcnt, wave reductions."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import popcount, signed, unsigned
from swlds.device.intrinsics.generic import quiet
from swlds.device.intrinsics.minimum import maximum_number, minimum_number
from swlds.device.intrinsics.table import Call, add
from swlds.errors import UnsupportedError

ROW = 16


def spread(call: Call, value: Any, like: Array) -> Array:
    """One value for every lane."""
    return np.broadcast_to(value, like.shape).copy()


def mask_bits(flags: Array) -> int:
    """Lane flags as an integer, lane 0 lowest."""
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


def _ballot(call: Call, flags: Array) -> Array:
    bits = mask_bits(flags & call.mask) & ((1 << call.bits) - 1)
    return np.full(call.size, bits, np.dtype(f"u{call.bits // 8}"))


def _inverse_ballot(call: Call, bits: Array) -> Array:
    outcome: Array = (bits >> np.arange(call.size).astype(bits.dtype)) & bits.dtype.type(1) != 0
    return outcome


_PREDICATES: dict[int, Any] = {
    32: np.equal,
    33: np.not_equal,
    34: np.greater,
    35: np.greater_equal,
    36: np.less,
    37: np.less_equal,
    38: np.greater,
    39: np.greater_equal,
    40: np.less,
    41: np.less_equal,
}


def _icmp(call: Call, a: Array, b: Array, _: Array) -> Array:
    code = call.immediates[2]
    if code >= 38:
        a, b = (signed(v, v.dtype.itemsize * 8) for v in (a, b))
    return _ballot(call, _PREDICATES[code](a, b))


def _first(call: Call) -> int:
    return int(np.argmax(call.mask))


def _readfirstlane(call: Call, a: Array) -> Array:
    return spread(call, a[_first(call)], a)


def _readlane(call: Call, a: Array, lane: Array) -> Array:
    return spread(call, a[int(lane[_first(call)]) % call.size], a)


def _writelane(call: Call, value: Array, lane: Array, old: Array) -> Array:
    out = old.copy()
    first = _first(call)
    out[int(lane[first]) % call.size] = value[first]
    return out


def gather(call: Call, source: Array, index: Array, default: Any = 0, *, wants_active: bool = True) -> Array:
    """``source[index]``; lanes whose index is out of the wave or (``wants_active``) names an inactive lane get the default."""
    inside = (index >= 0) & (index < call.size)
    safe = np.where(inside, index, 0).astype(np.int64)
    good = inside & call.mask[safe] if wants_active else inside
    return np.where(of_lanes(good, source), source[safe], default).astype(source.dtype)


def of_lanes(flags: Array, like: Array) -> Array:
    """A flag of each lane, to go with values that may be vectors."""
    return flags.reshape(flags.shape + (1,) * (like.ndim - 1))


def _bpermute(call: Call, address: Array, source: Array) -> Array:
    return gather(call, source, (address >> np.uint32(2)).astype(np.int64) % call.size)


def _permute(call: Call, address: Array, source: Array) -> Array:
    out = np.zeros_like(source)
    target = (address >> np.uint32(2)).astype(np.int64) % call.size
    out[target[call.mask]] = source[call.mask]
    return out


def _swizzle(call: Call, source: Array, _: Array) -> Array:
    return gather(call, source, swizzle_index(call.immediates[1], np.arange(call.size)))


def swizzle_index(pattern: int, lanes: Array) -> Array:
    """Source lane of ds_swizzle: quad permute (bit 15), rotate, FFT, or and/or/xor masks within 32 lanes."""
    if pattern >= 0xE000:
        stride = 32 if pattern == 0xE000 else 0
        return lanes if not stride else _fft(lanes, pattern)
    if pattern >= 0xC000:
        amount, keep = pattern >> 5 & 31, pattern & 31
        step = -amount if pattern & 0x400 else amount
        return (lanes & ~31) | (lanes & keep) | ((lanes + step) & 31 & ~keep)
    if pattern & 0x8000:
        outcome: Array = (lanes & ~3) | np.array([(pattern >> (2 * q)) & 3 for q in range(4)])[lanes & 3]
        return outcome
    low = (((lanes & 31) & (pattern & 31)) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31)
    return (lanes & ~31) | low


def _fft(lanes: Array, pattern: int) -> Array:
    reversed_bits = np.array([int(f"{i:05b}"[::-1], 2) for i in range(32)])
    outcome: Array = (lanes & ~31) | reversed_bits[lanes & 31]
    return outcome


def dpp_index(control: int, lanes: Array, size: int) -> Array:
    """Source lane of a DPP control word, -1 where it is out of range."""
    row, at = lanes & ~(ROW - 1), lanes & (ROW - 1)
    if control < 0x100:
        outcome: Array = (lanes & ~3) | np.array([(control >> (2 * q)) & 3 for q in range(4)])[lanes & 3]
        return outcome
    group, amount = control & 0x1F0, control & 15
    if group == 0x100:
        return np.where(at + amount < ROW, lanes + amount, -1)
    if group == 0x110:
        return np.where(at >= amount, lanes - amount, -1)
    if group == 0x120:
        return row | ((at - amount) & (ROW - 1))
    if group == 0x150:
        return row | amount
    if group == 0x160:
        return row | (at ^ amount)
    return np.asarray(_DPP_SINGLE[control](lanes, size))


_DPP_SINGLE: dict[int, Any] = {
    0x130: lambda i, n: np.where(i + 1 < n, i + 1, -1),
    0x134: lambda i, n: (i + 1) % n,
    0x138: lambda i, n: i - 1,
    0x13C: lambda i, n: (i - 1) % n,
    0x140: lambda i, n: i ^ 15,
    0x141: lambda i, n: i ^ 7,
    0x142: lambda i, n: np.where(i >= 16, (i & ~15) - 1, -1),
    0x143: lambda i, n: np.where(i >= 32, 31, -1),
}
DPP_CONTROLS = frozenset(
    [
        *range(0x100),
        *range(0x101, 0x110),
        *range(0x111, 0x120),
        *range(0x121, 0x130),
        *_DPP_SINGLE,
        *range(0x150, 0x170),
    ]
)


def _update_dpp(call: Call, old: Array, source: Array, *_: Array) -> Array:
    return _dpp(call, old, source, 2)


def _mov_dpp(call: Call, source: Array, *_: Array) -> Array:
    return _dpp(call, np.zeros_like(source), source, 1)


def _dpp(call: Call, old: Array, source: Array, at: int) -> Array:
    control, row_mask, bank_mask, bound = (call.immediates[at + i] for i in range(4))
    lanes = np.arange(call.size)
    index = dpp_index(control, lanes, call.size)
    valid = (index >= 0) & call.mask[np.maximum(index, 0)]
    moved = gather(call, source, index)
    enabled = (row_mask >> (lanes >> 4 & 3) & 1 != 0) & (bank_mask >> (lanes >> 2 & 3) & 1 != 0)
    written = enabled if bound else enabled & valid
    return np.where(of_lanes(written, source), moved, old)


def _dpp8(call: Call, source: Array, _: Array) -> Array:
    return gather(call, source, dpp8_index(call.immediates[1], np.arange(call.size)))


def dpp8_index(pattern: int, lanes: Array) -> Array:
    """Source lane of DPP8: three bits for each of eight lanes."""
    outcome: Array = (lanes & ~7) | np.array([(pattern >> (3 * i)) & 7 for i in range(8)])[lanes & 7]
    return outcome


def _permlane16(cross: bool) -> Any:
    def compute(call: Call, old: Array, source: Array, low: Array, high: Array, *_: Array) -> Array:
        lanes = np.arange(call.size)
        pick = int(high[_first(call)]) << 32 | int(low[_first(call)])
        choice = np.array([(pick >> (4 * i)) & 15 for i in range(16)])[lanes & 15]
        row = (lanes & ~15) ^ (16 if cross else 0)
        fetch_inactive, bound = call.immediates[4], call.immediates[5]
        index = row | choice
        moved = gather(call, source, index, wants_active=not fetch_inactive)
        good = call.mask[index] | bool(fetch_inactive) | bool(bound)
        return np.where(of_lanes(good, source), moved, old)

    return compute


def _permlane16_var(cross: bool) -> Any:
    def compute(call: Call, old: Array, source: Array, selector: Array, *_: Array) -> Array:
        lanes = np.arange(call.size)
        index = ((lanes & ~15) ^ (16 if cross else 0)) | (selector & 15).astype(np.int64)
        fetch_inactive, bound = call.immediates[3], call.immediates[4]
        moved = gather(call, source, index, wants_active=not fetch_inactive)
        good = call.mask[index] | bool(fetch_inactive) | bool(bound)
        return np.where(of_lanes(good, source), moved, old)

    return compute


def _permlane64(call: Call, source: Array) -> Array:
    return gather(call, source, np.arange(call.size) ^ 32, wants_active=False) if call.size == 64 else source


def _permlane_swap(rows: int) -> Any:
    """Swap odd rows of the first with even rows of the second operand (rows of 16 or 32 lanes)."""

    def compute(call: Call, a: Array, b: Array, *_: Array) -> tuple[Array, Array]:
        lanes = np.arange(call.size)
        if (call.immediates[2] or call.immediates[3]) and (call.mask & ~call.mask[lanes ^ rows]).any():
            raise UnsupportedError(
                f"what the flags of {call.name} do where a lane swaps with one that is off is not known"
            )
        odd = lanes & rows != 0
        other = lanes ^ rows
        return np.where(odd, b[other], a), np.where(odd, b, a[other])

    return compute


def _mbcnt(high: bool) -> Any:
    def compute(call: Call, mask: Array, base: Array) -> Array:
        lanes = np.arange(call.size)
        count = np.clip(lanes - 32, 0, 32) if high else np.clip(lanes, 0, 32)
        below = ((np.uint64(1) << count.astype(np.uint64)) - np.uint64(1)).astype(np.uint32)
        return base + popcount(mask & below)

    return compute


def add_numbers(a: Array, b: Array) -> Array:
    """The sum of floating-point numbers; of two NaN the first, where NumPy and hosts take one or the other."""
    return np.where(np.isnan(a), quiet(a), a + b)


def subtract_numbers(a: Array, b: Array) -> Array:
    """The difference of floating-point numbers; of two NaN the first."""
    return np.where(np.isnan(a), quiet(a), a - b)


def _wave_reduce(function: Any, is_signed: bool = False, from_zero: bool = False) -> Any:
    """One active lane after the other; ``from_zero``: each is taken from what begins as 0."""

    def compute(call: Call, a: Array, _: Array) -> Array:
        values = a[call.mask]
        values = signed(values, call.bits) if is_signed else values
        total, rest = (a.dtype.type(0), values) if from_zero else (values[0], values[1:])
        for value in rest:
            total = function(total, value)
        return spread(call, unsigned(np.asarray(total), call.bits) if a.dtype.kind in "ub" else total, a)

    return compute


add("amdgcn.ballot", 1, _ballot, bits=(0,), summary="bit of each active lane whose flag is set")
add("amdgcn.inverse.ballot", 1, _inverse_ballot)
add("amdgcn.icmp", 3, _icmp, immediates={2: range(32, 42)})
add("amdgcn.readfirstlane", 1, _readfirstlane, summary="the first active lane's value")
add("amdgcn.readlane", 2, _readlane, summary="lane n's value, active or not")
add("amdgcn.writelane", 3, _writelane)
add(
    "amdgcn.ds.bpermute",
    2,
    _bpermute,
    summary="value of lane address / 4; 0 from inactive lanes",
    cost=6.0,
    own_choice=True,
)
add(
    "amdgcn.ds.permute",
    2,
    _permute,
    summary="push to lane address / 4; highest writer wins",
)
add("amdgcn.ds.swizzle", 2, _swizzle, immediates={1: range(0x10000)}, cost=5.0)
_DPP_RANGES: list[Any] = [DPP_CONTROLS, range(16), range(16), frozenset((0, 1))]
add("amdgcn.update.dpp", 6, _update_dpp, immediates={2 + i: r for i, r in enumerate(_DPP_RANGES)}, cost=22.0)
add("amdgcn.mov.dpp", 5, _mov_dpp, immediates={1 + i: r for i, r in enumerate(_DPP_RANGES)}, cost=22.0)
add("amdgcn.mov.dpp8", 2, _dpp8, immediates={1: range(1 << 24)}, generations=(10, 11, 12))
_GFX10 = (10, 11, 12)
_FLAGS: dict[int, Any] = {4: frozenset((0, 1)), 5: frozenset((0, 1))}
add("amdgcn.permlane16", 6, _permlane16(False), immediates=_FLAGS, generations=_GFX10)
add("amdgcn.permlanex16", 6, _permlane16(True), immediates=_FLAGS, generations=_GFX10)
_VAR_FLAGS: dict[int, Any] = {3: frozenset((0, 1)), 4: frozenset((0, 1))}
add(
    "amdgcn.permlane16.var",
    5,
    _permlane16_var(False),
    immediates=_VAR_FLAGS,
    generations=(12,),
    own_choice=True,
)
add(
    "amdgcn.permlanex16.var",
    5,
    _permlane16_var(True),
    immediates=_VAR_FLAGS,
    generations=(12,),
    own_choice=True,
)
add("amdgcn.permlane64", 1, _permlane64, generations=(11, 12))
_SWAP_FLAGS: dict[int, Any] = {2: frozenset((0, 1)), 3: frozenset((0, 1))}
add("amdgcn.permlane16.swap", 4, _permlane_swap(16), bits=(0, 1), immediates=_SWAP_FLAGS, generations=(9, 12))
add("amdgcn.permlane32.swap", 4, _permlane_swap(32), bits=(0, 1), immediates=_SWAP_FLAGS, generations=(9, 12))
add("amdgcn.mbcnt.lo", 2, _mbcnt(False), cost=4.0)
add("amdgcn.mbcnt.hi", 2, _mbcnt(True), cost=4.0)
for _name, _function, _sign in (
    ("umin", min, False),
    ("umax", max, False),
    ("min", min, True),
    ("max", max, True),
    ("and", lambda x, y: x & y, False),
    ("or", lambda x, y: x | y, False),
    ("xor", lambda x, y: x ^ y, False),
    ("add", lambda x, y: x + y, False),
    ("fadd", add_numbers, False),
    ("fmin", minimum_number, False),
    ("fmax", maximum_number, False),
):
    add(f"amdgcn.wave.reduce.{_name}", 2, _wave_reduce(_function, _sign), immediates={1: range(3)}, cost=5.0)
# As LLVM 22 makes them where lanes differ (llc for gfx942): from 0 on, each active lane's value is subtracted. A number that is
# the same in all lanes it multiplies by minus their count, to the same number; of ``fsub`` the last bits may differ.
for _name, _function in (("sub", lambda x, y: x - y), ("fsub", subtract_numbers)):
    _reduction = _wave_reduce(_function, from_zero=True)
    add(f"amdgcn.wave.reduce.{_name}", 2, _reduction, immediates={1: range(3)}, cost=5.0)
