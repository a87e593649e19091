"""Copies of objects that are defined in part: padding, a member left out, the smaller member of a union.

A store to a buffer is where an undefined value leaves the kernel. A copy of what lay in memory, from a load on, is none where
something was defined in each unit that it moved: a scalar, or a struct (``ir.elements``). Its undefined bits go into the buffer
as such, and are judged where they are used. Where nothing is known of the object, what one access moves is the unit, of vectors
an element. A vector that is put together of what several loads found, as passes make one of a wide load, is such a copy, too
(``vectors.py``).

Elements that only fill a vector up (``device/filler.py``) become undefined bytes of any memory.
"""

from __future__ import annotations

import numpy as np

from swlds.device.address_space import Array
from swlds.device.image import Image
from swlds.device.lane_values import Rep
from swlds.engines.reference.meta import COMPUTED, HOLLOW, PARTIAL, POISON, Meta, any_in_lane, bad_lanes, tag_of
from swlds.ir.elements import RAW, Elements


def find_partial(image: Image, numbers: Array, addresses: Array, undefined: Array, bad: Array, unit: int) -> Array:
    """Per lane: in each unit of what was loaded something was defined. ``undefined``: (lanes, bytes), 0xFF where all bits of a
    byte are; ``bad``: the lanes that have any; ``unit``: bytes, where nothing is known of the object."""
    found, low = np.zeros(len(bad), np.bool_), image.memory.objects.low
    known: dict[tuple[Elements, int, bytes], bool] = {}  # lanes are mostly alike
    for lane in np.flatnonzero(bad & ~(undefined == 0xFF).all(axis=1)).tolist():
        number = int(numbers[lane])
        elements = image.elements.get(number, RAW) if number > 0 else RAW
        start = (int(addresses[lane]) - int(low[number])) % elements.period
        if elements.unit == 1:
            elements, start = Elements(unit, unit), 0
        key = elements, start, undefined[lane].tobytes()
        if key not in known:
            known[key] = not _lacks_unit(undefined[lane], elements, start)
        found[lane] = known[key]
    return found


def _lacks_unit(undefined: Array, elements: Elements, start: int) -> bool:
    """All bytes of a unit, but padding, are undefined as far as they were loaded."""
    front, unit, size = start % elements.unit, elements.unit, len(undefined)
    rest = -(front + size) % unit
    padding = np.frombuffer(elements.padding(size, start), np.uint8) != 0
    is_member = np.pad(~padding, (front, rest))
    is_lacking = np.pad((undefined == 0xFF) | padding, (front, rest), constant_values=True)
    lacking = is_lacking.reshape(-1, unit).all(axis=1) & is_member.reshape(-1, unit).any(axis=1)
    return bool(lacking.any())


def allowed_bits(padding: bytes, rep: Rep, fillers: int = 0) -> Array | None:
    """What of a stored scalar, or of each element of a vector, may be undefined: ``padding`` of the memory behind it, a byte
    for each, and ``fillers``, bits of elements. None where nothing may."""
    if rep.members is not None or rep.bits not in (8, 16, 32, 64) or not (fillers or any(padding)):
        return None
    size, count = rep.bits // 8, max(rep.count, 1)
    bits = [int.from_bytes(padding[k * size : (k + 1) * size], "little") for k in range(count)]
    allowed = np.array([rep.ones if fillers >> k & 1 else b for k, b in enumerate(bits)], rep.raw)
    return allowed if rep.count else np.asarray(allowed[0])


def leaves_undefined(known: Meta, bits: int, allowed: Array | None) -> Array:
    """Per lane: a store to a buffer of a value with such undefined bits is a finding. ``bits`` of each scalar; ``allowed``: which
    of them may be undefined, by element."""
    shadow = known.shadow
    assert shadow is not None, "something is undefined"
    ones = True if shadow.dtype == np.bool_ else (1 << bits) - 1
    whole, bad = bad_lanes(shadow == ones), bad_lanes(shadow)
    if allowed is not None:
        whole, bad = bad_lanes(shadow | allowed == ones), bad_lanes(shadow & ~allowed)
    if shadow.ndim == 2:
        whole, bad = np.asarray(whole.all(axis=1)), np.asarray(bad.any(axis=1))
    origin = np.broadcast_to(np.asarray(known.origin), bad.shape)
    is_copy = (origin & PARTIAL != 0) & (origin & (COMPUTED | HOLLOW) == 0) & ~whole
    return np.asarray(bad & ~is_copy, np.bool_)


def fill_up(known: Meta | None, rep: Rep, lanes: int, fillers: int) -> Meta:
    """What is known of a value that goes to memory, of which some elements (1: the scalar) are nothing of the program's."""
    shape = rep.shape(lanes)
    is_filler = np.array([fillers >> k & 1 for k in range(max(rep.count, 1))], np.bool_)
    old = None if known is None else known.shadow
    own = np.zeros(shape, rep.raw) if old is None else np.where(is_filler, np.zeros((), rep.raw), old).reshape(shape)
    origin = POISON if known is None else np.where(any_in_lane(own), known.origin, POISON)
    shadow = np.where(is_filler, np.array(rep.ones, rep.raw), own).reshape(shape)
    return Meta(tag_of(known), shadow, np.broadcast_to(origin, (lanes,)))
