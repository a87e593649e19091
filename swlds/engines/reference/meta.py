"""What is known of a register beside its bits: which object it points to, which bits are undefined, and since where.

Most registers have none (``None``). The rules are those of ``swlds.device``; they are shared in meaning, not in code, with
the wave compiler.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.objects import AMBIGUOUS

#: Origin of constants ``undef`` and ``poison``.
POISON = 0
#: In an origin beside the number: something was defined in what the load found (``partial.py``); the bits were computed with
#: since, so what is undefined is no copy of what lay in memory. The second one lasts through memory. And: elements of a vector
#: that is being built are still the poison that it began as.
HOLLOW, PARTIAL, COMPUTED = 1 << 60, 1 << 61, 1 << 62
NUMBER = HOLLOW - 1
Tag = int | Array | None


@final
class Meta:
    """``tag``: object number, one for all lanes or an array; ``shadow``: undefined bits, shaped as the value;
    ``origin``: number(s) of the events that made them undefined, by lane. Immutable."""

    __slots__ = ("origin", "shadow", "tag")

    def __init__(self, tag: Tag = None, shadow: Array | None = None, origin: int | Array = POISON) -> None:
        self.tag = tag
        self.shadow = shadow
        self.origin = origin


#: A register's knowledge: a Meta, None, or a tuple for structs and arrays.
Metas = Any


def make(tag: Tag, shadow: Array | None, origin: int | Array = POISON) -> Meta | None:
    """A Meta, or None when there is nothing to know."""
    if shadow is None:
        return None if tag is None else Meta(tag)
    return Meta(tag, shadow, origin)


def shadow_of(meta: Meta | None) -> Array | None:
    return None if meta is None else meta.shadow


def tag_of(meta: Meta | None) -> Tag:
    return None if meta is None else meta.tag


def bad_lanes(shadow: Array) -> Array:
    """Lanes (or elements of a vector, as shaped) with any undefined bit."""
    return shadow if shadow.dtype == np.bool_ else np.asarray(shadow != 0, dtype=np.bool_)


def any_in_lane(shadow: Array) -> Array:
    """Per lane: any undefined bit in any element."""
    bad = bad_lanes(shadow)
    return bad if bad.ndim == 1 else np.asarray(bad.any(axis=1))


def join_origins(metas: list[Meta | None]) -> int | Array:
    """Per lane, the origin of the first operand that is undefined there."""
    marked = [m for m in metas if m is not None and m.shadow is not None]
    if len(marked) == 1 or all(m.origin is marked[0].origin for m in marked):
        return marked[0].origin
    result: Any = marked[-1].origin
    for meta in reversed(marked[:-1]):
        assert meta.shadow is not None
        result = np.where(any_in_lane(meta.shadow), meta.origin, result)
    outcome: int | Array = result
    return outcome


def spoil(metas: list[Meta | None], raw: Any, ones: Any, shape: tuple[int, ...]) -> tuple[Array | None, int | Array]:
    """The shadow of a result that is wholly undefined wherever an operand has any undefined bit."""
    bad: Any = None
    for meta in metas:
        if meta is None or meta.shadow is None:
            continue
        found = bad_lanes(meta.shadow)
        if found.shape != shape:
            found = any_in_lane(meta.shadow)
            found = np.broadcast_to(found[:, None], shape) if len(shape) == 2 else found
        bad = found if bad is None else bad | found
    if bad is None or not bad.any():
        return None, POISON
    shadow = bad.copy() if raw == np.bool_ else np.where(bad, np.array(ones, raw), np.array(0, raw))
    return shadow, join_origins(metas) | COMPUTED


def of_lane(meta: Meta | None, lane: int) -> Meta | None:
    """What is known of one lane's scalar, in all lanes."""
    if meta is None:
        return None
    tag, origin = (int(of[lane]) if isinstance(of, np.ndarray) else of for of in (meta.tag, meta.origin))
    shadow = None if meta.shadow is None else np.full_like(meta.shadow, meta.shadow[lane])
    return make(tag, shadow, origin or POISON)


def merge(mask: Array, new: Metas, old: Metas, lanes: int) -> Metas:
    """``new`` where the mask is set, ``old`` elsewhere."""
    if new is old:
        return new
    if isinstance(new, tuple) or isinstance(old, tuple):
        count = len(new if isinstance(new, tuple) else old)
        return tuple(
            merge(mask, new[i] if new is not None else None, old[i] if old is not None else None, lanes)
            for i in range(count)
        )
    shadow = _merge_arrays(mask, shadow_of(new), shadow_of(old))
    tag = merge_tags(mask, tag_of(new), tag_of(old))
    if shadow is None:
        return make(tag, None)
    origins = [POISON if m is None else m.origin for m in (new, old)]
    origin = origins[0] if origins[0] is origins[1] else np.where(mask, *origins)
    return Meta(tag, shadow, origin)


def _merge_arrays(mask: Array, new: Array | None, old: Array | None) -> Array | None:
    if new is None and old is None:
        return None
    like = new if new is not None else old
    assert like is not None
    blank = np.zeros_like(like)
    chosen = np.where(
        mask if like.ndim == 1 else mask[:, None], blank if new is None else new, blank if old is None else old
    )
    return chosen if chosen.any() else None


def merge_tags(mask: Array, new: Tag, old: Tag) -> Tag:
    """Tags chosen by lane."""
    if new is None and old is None:
        return None
    if isinstance(new, int) and isinstance(old, int) and new == old:
        return new
    a, b = (np.asarray(0 if t is None else t) for t in (new, old))
    wide = max(a.ndim, b.ndim) == 2
    if wide:
        a, b = (t[:, None] if t.ndim == 1 else t for t in (a, b))
    return squeeze(np.where(mask[:, None] if wide else mask, a, b))


def squeeze(tags: Array) -> Tag:
    """One number when all lanes have the same."""
    first = int(tags.flat[0])
    return (first or None) if (tags == first).all() else tags


def same_tag(a: Tag, b: Tag) -> Tag:
    """Tag of an integer operation on two operands, before ``combine`` has a say: the one there is, else ambiguous."""
    if a is None:
        return b
    if b is None:
        return a
    if isinstance(a, int) and isinstance(b, int):
        return a if a == b else AMBIGUOUS
    x, y = np.broadcast_arrays(np.asarray(a), np.asarray(b))
    return squeeze(np.where(x == 0, y, np.where((y == 0) | (x == y), x, AMBIGUOUS)))
