"""The numbers that a load or store moves, where they are not those of its type: hosts gather words of 32 and 64 bits, and move
other numbers lane by lane.

    <8 x i8>    two words of four elements          i24     two bytes and one
    <3 x half>  a word of two, and two bytes        i128    two of eight
"""

from __future__ import annotations

from dataclasses import replace

from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.values import arithmetic, casts
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]
#: Bits of the longest number that is taken apart, and of the elements that are put together.
_LONGEST, _SHORT = 128, 16
_WORD, _LONG = 4, 8


def find_pieces(parts: list[Component]) -> list[Component]:
    """What moves these scalars: they themselves where hosts have a way for each."""
    first = parts[0]
    size = first.size * len(parts)
    if any(c.bits != 8 * c.size for c in parts):
        return parts
    if len(parts) == 1:
        is_plain = first.size & first.size - 1 == 0 and size <= _LONG
        return parts if is_plain or first.bits > _LONGEST else _cut(size, _LONG)
    lie_together = all(c.type == first.type and c.offset == k * first.size for k, c in enumerate(parts))
    return _cut(size, _WORD) if lie_together and first.bits <= _SHORT else parts


def join_steps(steps: list[Component]) -> list[Component]:
    """Words, and at the end less, in place of integers without gaps that begin with a smaller one: what they move is bytes."""
    return _cut(steps[-1].offset + steps[-1].size, _WORD) if steps[0].size < _WORD else steps


def split_steps(t: WaveCode, steps: list[Component], joined: list[Component], values: Parts) -> Parts:
    """These steps of what ``join_steps`` moves. Each lies in one word: both are no longer than where they begin is aligned."""
    if joined is steps:
        return values
    found, left = [], list(zip(joined, values, strict=True))
    for step in steps:
        while step.offset >= left[0][0].offset + left[0][0].size:
            del left[0]
        word, value = left[0]
        found.append(_cut_out(t, value, replace(step, offset=step.offset - word.offset)))
    return found


def _cut(size: int, most: int) -> list[Component]:
    """Integers of ``most`` bytes and, at the end, of less."""
    found, at = [], 0
    while at < size:
        while most > size - at:
            most //= 2
        found.append(Component(f"i{8 * most}", at, most, 8 * most))
        at += most
    return found


def take_apart(t: WaveCode, parts: list[Component], pieces: list[Component], values: Parts) -> Parts:
    """The pieces that hold these scalars."""
    if pieces is parts:
        return values
    if len(parts) == 1:
        return [_cut_out(t, values[0], piece) for piece in pieces]
    return [casts.join(t, values[_held(piece, parts)]) for piece in pieces]


def put_together(t: WaveCode, parts: list[Component], pieces: list[Component], values: Parts) -> Parts:
    """The scalars that these pieces hold."""
    if pieces is parts:
        return values
    if len(parts) == 1:
        whole = [_moved(t, arithmetic.cast(t, "zext", v, parts[0].type), p) for v, p in zip(values, pieces, strict=True)]
        total = whole[0]
        for part in whole[1:]:
            total = arithmetic.simple(t, "or", total, part)
        return [total]
    kinds = [[c.type for c in parts[_held(piece, parts)]] for piece in pieces]
    return [scalar for v, some in zip(values, kinds, strict=True) for scalar in casts.split(t, v, some)]


def _held(piece: Component, parts: list[Component]) -> slice:
    """Those of equal scalars side by side that lie in a piece."""
    size = parts[0].size
    return slice(piece.offset // size, (piece.offset + piece.size) // size)


def _cut_out(t: WaveCode, whole: Lanes, piece: Component) -> Lanes:
    past = arithmetic.constant(whole.type, 8 * piece.offset)
    return arithmetic.cast(t, "trunc", arithmetic.simple(t, "lshr", whole, past) if piece.offset else whole, piece.type)


def _moved(t: WaveCode, value: Lanes, piece: Component) -> Lanes:
    past = arithmetic.constant(value.type, 8 * piece.offset)
    return arithmetic.simple(t, "shl", value, past) if piece.offset else value


__all__ = ["find_pieces", "join_steps", "put_together", "split_steps", "take_apart"]
