"""The banks of LDS that one access of a wave wants, phase by phase: which of them are wanted several times at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from swlds.layouts.bank_rows import find_row
from swlds.layouts.banks import WORD, Pattern, cost_of, needed_alignment, pass_direction, split_access
from swlds.lazy import dataclass
from swlds.report.pictures.picture import WIDTH, Box, Picture, Shape, Stroke, Words, heat_style

_LEFT, _CELL, _PHASE, _SIDE = 96.0, 11.0, 13.0, 30.0
#: Cells of a picture that say which lanes meet there.
_TITLED = 96


@final
@dataclass(frozen=True, slots=True)
class BankUse:
    """``words``: word -> the lanes that want it, of each bank of each phase: (pass, phase, bank)."""

    phases: tuple[tuple[int, int], ...]
    banks: int
    words: dict[tuple[int, int, int], dict[int, tuple[int, ...]]]


def find_bank_use(processor: str, pattern: Pattern) -> BankUse:
    """Which words a wave wants of each bank in each phase. Passes that a lane's alignment stalls are left out."""
    active = [lane for lane in range(len(pattern.offsets)) if pattern.lanes >> lane & 1]
    phases: list[tuple[int, int]] = []
    found: dict[tuple[int, int, int], dict[int, tuple[int, ...]]] = {}
    banks = 0
    for number, part in enumerate(split_access(pattern.kind, pattern.bytes, pattern.align)):
        row = find_row(processor, len(pattern.offsets), pass_direction(pattern.kind), part.bytes)
        banks = max(banks, row.banks)
        phases += [(number, k) for k in range(len(row.phases))]
        if any((pattern.offsets[lane] + part.offset) % needed_alignment(part.bytes) for lane in active):
            continue
        for k, lanes in enumerate(row.phases):
            for lane in (lane for lane in lanes if pattern.lanes >> lane & 1):
                first = (pattern.offsets[lane] + part.offset) // WORD
                for word in range(first, first + max(part.bytes // WORD, 1)):
                    words = found.setdefault((number, k, word % row.banks), {})
                    words[word] = (*words.get(word, ()), lane)
    return BankUse(tuple(phases), banks, found)


def draw_bank_heat(name: str, processor: str, sides: Sequence[tuple[str, Pattern]]) -> Picture:
    """One pattern below a title, or two beside one another (before, after), on one scale. Banks are counted from that of the
    first active lane: a pattern is kept once, wherever in LDS it came by."""
    uses = [find_bank_use(processor, pattern) for _, pattern in sides]
    banks = max(use.banks for use in uses)
    room = (WIDTH - _LEFT - _SIDE * (len(uses) - 1)) / len(uses) / banks
    cell = min(_CELL, room)
    shapes: list[Shape] = []
    bottom = 0.0
    left = [_TITLED]
    for number, ((title, pattern), use) in enumerate(zip(sides, uses, strict=True)):
        x = _LEFT + number * (banks * cell + _SIDE)
        cost = cost_of(processor, pattern)
        shapes.append(Words(x, 14, title, size=13))
        shapes.append(Words(x, 30, f"{cost.base_cycles} + {cost.extra_cycles} cycles, {cost.worst_way}-way", "dim"))
        bottom = max(bottom, _draw_side(shapes, use, x, cell, left))
        if not number:
            _name_phases(shapes, use, x)
    _draw_scale(shapes, bottom + 14)
    title = "Bank heat map: words that one bank is asked for in one phase"
    return Picture(name, title, WIDTH, bottom + 34, shapes)


def _draw_side(shapes: list[Shape], use: BankUse, x: float, cell: float, left: list[int]) -> float:
    """Gives the y below; ``left``: cells that may still have a title."""
    top = 38.0
    height = _PHASE * len(use.phases)
    shapes.append(Box(x, top, use.banks * cell, height, "empty"))
    collisions: list[Shape] = []
    for row, (number, phase) in enumerate(use.phases):
        y = top + row * _PHASE
        for bank in range(use.banks):
            words = use.words.get((number, phase, bank), {})
            if len(words) < 2:
                if words:
                    shapes.append(Box(x + bank * cell, y, cell - 1, _PHASE - 1, "h1"))
                continue
            title = _title(bank, _phase_words(use, number, phase), words) if left[0] > 0 else ""
            left[0] -= 1
            collisions.append(Box(x + bank * cell, y, cell - 1, _PHASE - 1, heat_style(len(words)), title))
    shapes += collisions
    y = top + height + 12
    for bank in range(0, use.banks, 8):
        shapes.append(Words(x + bank * cell, y, f"+{bank}", "dim", size=10))
    for bank in range(8, use.banks, 8):
        shapes.append(Stroke(x + bank * cell - 0.5, top, x + bank * cell - 0.5, top + height, "frame", 0.5))
    return y


def _title(bank: int, phase: str, words: dict[int, tuple[int, ...]]) -> str:
    lanes = sorted(lane for found in words.values() for lane in found)
    shown = ", ".join(map(str, lanes[:16])) + (", …" if len(lanes) > 16 else "")
    return f"bank +{bank}, {phase}: {len(words)} words, lanes {shown}"


def _name_phases(shapes: list[Shape], use: BankUse, x: float) -> None:
    for row, (number, phase) in enumerate(use.phases):
        shapes.append(Words(x - 6, 38 + row * _PHASE + 10, _phase_words(use, number, phase), "dim", "end", 10))


def _phase_words(use: BankUse, number: int, phase: int) -> str:
    has_passes = use.phases[-1][0] > 0
    return f"pass {number} phase {phase}" if has_passes else f"phase {phase}"


def _draw_scale(shapes: list[Shape], y: float) -> None:
    shapes.append(Words(0, y + 10, "words at once", "dim", size=10))
    x = _LEFT
    for style, text in zip(
        [f"h{k}" for k in range(1, 8)], ("1", "2", "3-4", "5-8", "9-16", "17-32", "more"), strict=True
    ):
        shapes += [Box(x, y, 14, 12, style), Words(x + 18, y + 10, text, "dim", size=10)]
        x += 62
    shapes.append(Words(x, y + 10, "columns: banks, from the first lane's", "dim", size=10))
