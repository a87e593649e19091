"""Code that runs for some of the active lanes only: under a narrower mask, left out when no lane is in it."""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host.raw import zero
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]


def predicated(t: WaveCode, chosen: Lanes, build: Callable[[], Parts]) -> Parts:
    """What ``build`` gives in the active lanes that are chosen (an i1), zero in the others.

    ``build`` must not ask for operands of the instruction for the first time: their values would be known only inside.
    """
    w, old_mask, old_values = t.w, t.mask, t.local
    body, done, before = w.label("some"), w.label("joined"), w.block
    if chosen.uniform is not None:
        inner, some = old_mask, chosen.uniform
    else:
        inner = narrowed(t, chosen)
        some = w.pure(f"icmp ne {t.shape.mask_type} {inner}, 0")
    w.branch(some, body, done)
    with w.branches():
        w.start(body, follows=True)
        t.mask, t.local = inner, dict(old_values)
        found = build()
        columns = [_columns(t, part, chosen) for part in found]
        t.mask, t.local = old_mask, old_values
        after = w.block
        w.jump(done)
    w.start(done, follows=True)
    return [_merge(t, part, texts, after, before) for part, texts in zip(found, columns, strict=True)]


def replaced(t: WaveCode, chosen: Lanes, found: Parts, build: Callable[[], Parts]) -> Parts:
    """``found``, but what ``build`` gives in the active lanes that are chosen; left out when there are none. Where ``chosen`` and
    all of ``found`` are uniform, what ``build`` gives must be, too."""
    w, old_mask, old_values = t.w, t.mask, t.local
    is_uniform = chosen.uniform is not None and all(part.uniform is not None for part in found)
    before = [[str(part.uniform)] if is_uniform else t.shape.chunks(part) for part in found]
    body, done, outside = w.label("some"), w.label("joined"), w.block
    inner = old_mask if chosen.uniform is not None else narrowed(t, chosen)
    some = chosen.uniform if chosen.uniform is not None else w.pure(f"icmp ne {t.shape.mask_type} {inner}, 0")
    w.branch(some, body, done)
    with w.branches():
        w.start(body, follows=True)
        t.mask, t.local = inner, dict(old_values)
        made = build()
        assert not is_uniform or all(part.uniform is not None for part in made), "the same access as what was found"
        blend, chunks = t.shape.blend, t.shape.chunks
        texts = [
            [str(new.uniform)] if is_uniform else blend(new.type, inner, chunks(new), old)
            for new, old in zip(made, before, strict=True)
        ]
        t.mask, t.local = old_mask, old_values
        after = w.block
        w.jump(done)
    w.start(done, follows=True)
    results = []
    for part, new, old in zip(found, texts, before, strict=True):
        type_ = part.type if is_uniform else t.shape.vector(part.type)
        merged = [w.emit(f"phi {type_} [{x}, %{after}], [{y}, %{outside}]") for x, y in zip(new, old, strict=True)]
        results.append(Lanes(part.type, uniform=merged[0]) if is_uniform else Lanes(part.type, chunks=merged))
    return results


def narrowed(t: WaveCode, chosen: Lanes) -> str:
    """The active lanes that are chosen."""
    inner = t.shape.join(t.shape.chunks(chosen))
    return inner if t.mask is None else t.w.pure(f"and {t.shape.mask_type} {inner}, {t.mask}")


def _columns(t: WaveCode, part: Lanes, chosen: Lanes) -> list[str]:
    """The texts to merge: one scalar, or the chunks with zero in the lanes that are not in the mask."""
    if chosen.uniform is not None:
        return [part.uniform] if part.uniform is not None else t.shape.chunks(part)
    zeros = ["zeroinitializer"] * t.shape.count
    return t.shape.blend(part.type, t.mask, t.shape.chunks(part), zeros)


def _merge(t: WaveCode, part: Lanes, texts: list[str], after: str, before: str) -> Lanes:
    if len(texts) == 1 and part.uniform is not None:
        nothing = zero(part.type).uniform
        return Lanes(part.type, uniform=t.w.emit(f"phi {part.type} [{texts[0]}, %{after}], [{nothing}, %{before}]"))
    vector = t.shape.vector(part.type)
    return Lanes(
        part.type,
        chunks=[t.w.emit(f"phi {vector} [{x}, %{after}], [zeroinitializer, %{before}]") for x in texts],
    )
