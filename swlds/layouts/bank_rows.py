"""The table of the bank model: which lanes of a wave an LDS pass serves together, and from how many banks.

A row is found by processor, wave size, kind (read or write) and bytes of a lane. ``evidence`` says how it is known:

* *measured*: counters or latencies of that processor, published with the access that was measured;
* *disputed*: published measurements contradict each other, or a compiler goes by another figure;
* *assumed*: carried over from a row that was measured on a processor close by, or from a wider or narrower pass.

Sources, by their short names: *optimization guide*, amd-shark-ai's AMDGPU kernel optimization guide and its files of empirical
LDS counters (MI300X, gfx1100, gfx1201); *HipKittens*, the phase solver of its paper's experiments on gfx950; *rocRoller*, the
latencies in LDSModel.cpp; *CK*, composable_kernel's notes on bank conflicts (counters on gfx942 and gfx950);
*rocprofiler-compute*, the example of its LDS tutorial (MI250).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, final

from swlds.errors import LaunchError
from swlds.lazy import dataclass

Direction = Literal["read", "write"]
Evidence = Literal["measured", "disputed", "assumed"]
#: Bytes of a lane in one pass; a byte or a half counts as its word.
PASS_BYTES = (4, 8, 12, 16)
WAVE_SIZES = (32, 64)
#: What a report says of several rows at once is the worst of them.
WORST: tuple[Evidence, ...] = ("measured", "disputed", "assumed")


@final
@dataclass(frozen=True, slots=True)
class BankRow:
    """``phases``: lanes served in one cycle where no two want different words of one of the ``banks``, in their order."""

    banks: int
    phases: tuple[tuple[int, ...], ...]
    evidence: Evidence
    source: str


def _runs(size: int, lanes: int) -> tuple[tuple[int, ...], ...]:
    """Phases of ``size`` lanes in their order."""
    return tuple(tuple(range(k, k + size)) for k in range(0, lanes, size))


def _groups(*groups: str, again: Iterable[int] = (0,)) -> tuple[tuple[int, ...], ...]:
    """``"0-3 20-23"`` is a phase; all of them once more with each number of ``again`` added."""
    return tuple(
        tuple(lane + shift for part in group.split() for lane in _span(part)) for shift in again for group in groups
    )


def _span(part: str) -> range:
    first, _, last = part.partition("-")
    return range(int(first), int(last or first) + 1)


#: Reads of 16 bytes on gfx942, 32 lanes of them; gfx1100 and gfx950's reads of 12 bytes have them, too.
_READ16 = ("0-3 20-23", "4-7 16-19", "8-11 28-31", "12-15 24-27")
_GUIDE, _KITTENS, _CK, _ROLLER = "optimization guide", "HipKittens", "CK", "rocRoller"

_Rows = dict[tuple[Direction, int], BankRow]
#: gfx942's phases of 16-byte reads come in the order in which its counters were published: both halves of the wave in turn.
_WIDE_READ = tuple(
    phase for pair in zip(_groups(*_READ16), _groups(*_READ16, again=[32]), strict=True) for phase in pair
)

_GFX942: _Rows = {
    ("read", 4): BankRow(32, _runs(32, 64), "measured", _GUIDE),
    ("write", 4): BankRow(32, _runs(32, 64), "measured", _GUIDE),
    ("read", 8): BankRow(32, _runs(16, 64), "measured", _GUIDE),
    ("write", 8): BankRow(32, _runs(16, 64), "measured", _GUIDE),
    ("read", 12): BankRow(32, _WIDE_READ, "assumed", f"{_ROLLER} (latency as of 16 bytes; lanes not measured)"),
    ("write", 12): BankRow(32, _runs(8, 64), "assumed", f"{_ROLLER} (latency as of 16 bytes; lanes not measured)"),
    ("read", 16): BankRow(32, _WIDE_READ, "measured", _GUIDE),
    ("write", 16): BankRow(32, _runs(8, 64), "measured", f"{_GUIDE}, {_CK}"),
}
_GFX950: _Rows = {
    ("read", 4): BankRow(32, _runs(32, 64), "disputed", f"{_ROLLER}, {_CK}; {_GUIDE}: 64 banks, one phase"),
    ("write", 4): BankRow(32, _runs(32, 64), "measured", _CK),
    ("read", 8): BankRow(64, _runs(32, 64), "measured", f"{_KITTENS}, {_ROLLER}"),
    ("write", 8): BankRow(32, _runs(16, 64), "measured", _KITTENS),
    ("read", 12): BankRow(32, _WIDE_READ, "measured", _KITTENS),
    ("write", 12): BankRow(32, _runs(8, 64), "assumed", f"{_ROLLER} (latencies; lanes not measured)"),
    ("read", 16): BankRow(64, _groups("0-3 12-15 20-27", "4-11 16-19 28-31", again=[0, 32]), "measured", _KITTENS),
    ("write", 16): BankRow(32, _runs(8, 64), "assumed", f"{_ROLLER} (latencies; lanes not measured)"),
}
_GFX1100: _Rows = {
    ("read", 4): BankRow(32, _runs(32, 32), "measured", _GUIDE),
    ("write", 4): BankRow(32, _runs(32, 32), "measured", _GUIDE),
    ("read", 8): BankRow(32, _runs(16, 32), "measured", _GUIDE),
    ("write", 8): BankRow(32, _runs(16, 32), "measured", _GUIDE),
    ("read", 12): BankRow(32, _groups(*_READ16), "assumed", "reads of 16 bytes"),
    ("write", 12): BankRow(32, _runs(8, 32), "assumed", "gfx942"),
    ("read", 16): BankRow(32, _groups(*_READ16), "measured", _GUIDE),
    ("write", 16): BankRow(32, _runs(8, 32), "assumed", "gfx942"),
}
_GFX1201: _Rows = {
    ("read", 4): BankRow(32, _runs(32, 32), "measured", _GUIDE),
    ("write", 4): BankRow(32, _runs(32, 32), "measured", _GUIDE),
    ("read", 8): BankRow(32, _runs(16, 32), "measured", _GUIDE),
    ("write", 8): BankRow(32, _runs(16, 32), "measured", _GUIDE),
    ("read", 12): BankRow(32, _runs(8, 32), "assumed", "16 bytes"),
    ("write", 12): BankRow(32, _runs(8, 32), "assumed", "16 bytes"),
    ("read", 16): BankRow(32, _runs(8, 32), "measured", _GUIDE),
    ("write", 16): BankRow(32, _runs(8, 32), "measured", _GUIDE),
}

#: Processor -> its rows, and whose they are where nobody measured it.
_PROCESSORS: dict[str, tuple[_Rows, str]] = {
    "gfx942": (_GFX942, ""),
    "gfx90a": (_GFX942, "gfx942"),
    "gfx908": (_GFX942, "gfx942"),
    "gfx940": (_GFX942, "gfx942"),
    "gfx941": (_GFX942, "gfx942"),
    "gfx9-4-generic": (_GFX942, "gfx942"),
    "gfx950": (_GFX950, ""),
    "gfx1100": (_GFX1100, ""),
    **dict.fromkeys(
        ("gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153", "gfx11-generic"),
        (_GFX1100, "gfx1100"),
    ),
    "gfx1201": (_GFX1201, ""),
    **dict.fromkeys(("gfx1200", "gfx12-generic"), (_GFX1201, "gfx1201")),
}
#: What was measured on a processor whose other rows are another's.
_OWN = {("gfx90a", "read", 4): "rocprofiler-compute", ("gfx90a", "write", 4): "rocprofiler-compute"}


def has_rows(processor: str) -> bool:
    """Is anything known of the processor's banks?"""
    return processor in _PROCESSORS


@cache
def find_row(processor: str, wave_size: int, direction: Direction, size: int) -> BankRow:
    """The row of a pass of ``size`` bytes a lane (at most 16); raises LaunchError for a processor without rows.

    A wave of 64 lanes on processors whose rows are of 32 is served as two waves of 32, which nobody measured.
    """
    if processor not in _PROCESSORS:
        raise LaunchError(
            f"the LDS banks of {processor} are not known", hint=f"known are those of {', '.join(_PROCESSORS)}"
        )
    rows, model = _PROCESSORS[processor]
    row = rows[direction, next(b for b in PASS_BYTES if size <= b)]
    own = _OWN.get((processor, direction, max(size, 4)))
    evidence, source = row.evidence, row.source
    if own is not None:
        evidence, source = "measured", own
    elif model:
        evidence, source = "assumed", f"{model}: {source}"
    if size < 4 and processor == "gfx950":
        evidence, source = "measured", _CK
    elif size < 4 and processor.startswith("gfx1"):
        evidence, source = "assumed", "words"
    lanes = sum(map(len, row.phases))
    phases = row.phases
    if wave_size > lanes:
        phases = (*phases, *(tuple(lane + lanes for lane in phase) for phase in phases))
        evidence, source = "assumed", f"{source} (waves of {lanes} lanes)"
    elif wave_size < lanes:
        raise LaunchError(f"{processor} has no waves of {wave_size} lanes")
    return BankRow(row.banks, phases, evidence, source)
