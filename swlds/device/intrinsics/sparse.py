"""Rows of the products whose A is sparse: ``smfmac`` of gfx940 to gfx950, ``swmmac`` of gfx12.0. They add to C.

Of four neighbours of K, A has two, and two bits of an index say which each is. Element e of a lane is one of the neighbours
4 * (e / 2) to 4 * (e / 2) + 3 that the lane of the same number holds of B; bits 2 * e and 2 * e + 1 of the lane's own index say
which. Rows, columns and C lie as in the product without gaps. Where a lane's index needs fewer bits than a word has, ``abid``
picks those of ``smfmac`` (unless ``cbsz`` is set).

On gfx950 the shapes of twice the depth have A as it is there, but B lies otherwise: a lane holds E = 8 (of 16 bits) or 16 (of 8
bits) of A, and half h of them belongs to what the lanes of group 2 * (g mod 2) + h (g: the lane's own number over 16) hold of B
from element E * (g / 2) on. In 32x32 shapes, of two groups, that is group h, from E * g on.

Sources: examples of AMD's matrix instruction calculator for gfx942 and gfx12.0, Composable Kernel's tables of sparse products,
AMD's emulator rocjitsu, which agree (in waves of 64 on gfx12.0 the emulator alone); for the gfx950 shapes published probes of
single elements on a device, too.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics import matrix, wmma
from swlds.device.intrinsics.products import Layout, make_layout, places, places_of_result, sum_products
from swlds.device.intrinsics.table import Call, add
from swlds.device.target import Target
from swlds.ir.model import Instruction

_BOOL: Any = frozenset((0, 1))


def _product(a: Array, index: Array, b: Array, layout: Layout, shift: int = 0) -> Array:
    """The lanes' n elements of A times those of B's 2 * n that the index names from bit ``shift`` on. What A leaves out counts
    for nothing, be it infinite."""
    kind = index.dtype.type
    which = [index >> kind(shift + 2 * element) & kind(3) for element in range(a.shape[1])]
    return sum_products(a, b, layout, np.stack(which, axis=1))


def _make_layout(held: Array, side: int, result: Array, count: int) -> Layout:
    """``held``: places of what the lanes of A have of B, twice as many elements. Of each four, B's first."""
    each = held.shape[1] // 2
    left, right = places(len(held), each), held[:, 4 * (np.arange(each) // 2)]
    return make_layout(_grouped(left, side)[None], _grouped(right, side)[None], result, count)


def _grouped(share: Array, side: int) -> Array:
    """(side, K) of what the lanes hold."""
    return share.reshape(len(share) // side, side, -1).transpose(1, 0, 2).reshape(side, -1)


def _as_a_lies(b: Array, side: int) -> Array:
    """B of a gfx950 shape, where the lanes of A have their own part of it."""
    groups = len(b) // side
    half = b.shape[1] // 2
    held = b.reshape(groups, side, 2, half)
    out = np.empty_like(held)
    for group in range(groups):
        for part in range(2):
            source = 2 * (group % 2) + part if groups == 4 else part
            out[group, :, part] = held[source, :, group // (groups // 2)]
    return out.reshape(b.shape)


def _smfmac(size: int, kinds: tuple[str, str], is_deep: bool) -> Callable[..., Array]:
    def multiply(call: Call, a: Array, b: Array, c: Array, index: Array, *_: Array) -> Array:
        left, right = (matrix.inputs(v, kind, call.wave.target) for v, kind in ((a, kinds[0]), (b, kinds[1])))
        each = left.shape[1]
        chosen = 0 if call.immediates[4] else call.immediates[5]
        sums = _product(left, index, right, _layout_of_smfmac(size, each, is_deep), 2 * each * chosen)
        return matrix.accumulate(c, sums)

    return multiply


@functools.cache
def _layout_of_smfmac(size: int, each: int, is_deep: bool) -> Layout:
    """``each``: elements of A a lane."""
    held = places(matrix.WAVE, 2 * each)
    index = matrix.accumulator_index(size, size, 1)
    result = places_of_result(index, (1, size, size))
    return _make_layout(_as_a_lies(held, size) if is_deep else held, size, result, index[0].shape[1])


def _refuse_smfmac(sets: int, names: tuple[str, ...]) -> Callable[[Instruction, Target], str]:
    def refuses(instruction: Instruction, target: Target) -> str:
        if target.name not in names:
            return f"this shape does not exist on {target.name} ({', '.join(names)} only)"
        cbsz, abid = (getattr(instruction.operands[n], "value", 0) for n in (4, 5))
        return "" if cbsz or abid < sets else f"a word has {sets} indices of this shape, and abid {abid} names none"

    return refuses


def _swmmac(form: wmma.Form, kinds: tuple[str, str], index: int) -> Callable[..., Array]:
    def multiply(call: Call, *operands: Array) -> Array:
        signs = [bool(call.immediates[at]) for at in form.signs or ()] or [False, False]
        a, b = (
            wmma.elements(operands[at], kind, sign)
            for at, kind, sign in zip((form.a, form.b), kinds, signs, strict=True)
        )
        sums = _product(a, operands[index], b, _layout_of_swmmac(call.size, a.shape[1]))
        return wmma.add_to(call, form, operands[form.c], sums)

    return multiply


@functools.cache
def _layout_of_swmmac(lanes: int, each: int) -> Layout:
    """``each``: elements of A a lane."""
    return _make_layout(places(lanes, 2 * each), 16, *wmma.places_of_sums(12, lanes))


def _refuse_swmmac(form: wmma.Form, bits: int, depth: int, index: int) -> Callable[[Instruction, Target], str]:
    def refuses(instruction: Instruction, target: Target) -> str:
        if target.name in wmma.GFX1250:
            return f"this shape does not exist on {target.name}"
        lanes = wmma.waves_of(instruction, target)
        if (bits, depth, lanes) == (4, 32, 64):
            return "where 4 bits of K = 32 lie in waves of 64 lanes is known from one emulator only"
        held = 16 * depth // lanes
        wrong = wmma.wrong_sizes(instruction, lanes, ((form.a, held // 2 * bits), (form.b, held * bits)))
        return wrong or wmma.wrong_sizes(instruction, lanes, ((index, held),), True)

    return refuses


#: Shapes by input type: (side, K of gfx940, K of gfx950), and how many indices lie in a word.
_SHAPES = {16: (32, 64), 32: (16, 32)}
_ALL = (*matrix.GFX942, *matrix.GFX950)
for _side, _depths in _SHAPES.items():
    for _deep, _depth in enumerate(_depths):
        _names = matrix.GFX950 if _deep else _ALL
        _kinds = {"f16": 1, "bf16": 1, "i8": 2, **{f"{a}.{b}": 2 for a in ("fp8", "bf8") for b in ("fp8", "bf8")}}
        for _kind, _times in _kinds.items():
            _a, _, _b = _kind.partition(".")
            add(
                f"amdgcn.smfmac.{'i32' if _kind == 'i8' else 'f32'}.{_side}x{_side}x{_depth * _times}.{_kind}",
                6,
                _smfmac(_side, (_a, _b or _a), bool(_deep)),
                immediates={4: range(8), 5: range(16)},
                generations=(9,),
                exact=_kind == "i8",
                refuses=_refuse_smfmac(4 // _times // (2 if _deep else 1), _names),
            )

#: A, B, C, then the index; integers have signs in front of A and B, and a clamp.
_PLAIN = wmma.Form(0, 1, 2, 4)
_INTEGERS = wmma.Form(1, 3, 4, 7, signs=(0, 2), clamp=6)
for _name, _word, _depth in (("f16", "f16", 32), ("bf16", "bf16", 32), *((f"{a}.{b}", f"{a}.{b}", 32) for a in ("fp8", "bf8")
                                                                        for b in ("fp8", "bf8"))):  # fmt: skip
    _a, _, _b = _word.partition(".")
    for _result in ("f32",) if _b else ("f32", _a):
        add(
            f"amdgcn.swmmac.{_result}.16x16x{_depth}.{_name}",
            4,
            _swmmac(_PLAIN, (_a, _b or _a), 3),
            generations=(12,),
            exact=False,
            refuses=_refuse_swmmac(_PLAIN, 8 if _b else 16, _depth, 3),
        )
for _kind, _depth in (("iu8", 32), ("iu4", 32), ("iu4", 64)):
    add(
        f"amdgcn.swmmac.i32.16x16x{_depth}.{_kind}",
        7,
        _swmmac(_INTEGERS, (_kind, _kind), 5),
        immediates={0: _BOOL, 2: _BOOL, 6: _BOOL},
        generations=(12,),
        refuses=_refuse_swmmac(_INTEGERS, int(_kind[2:]), _depth, 5),
    )
