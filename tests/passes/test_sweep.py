"""The sweep of attention shapes: published figures come out of executed kernels, which access LDS as IREE's do."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import exec_support
import numpy as np
import pytest
from cli_support import run_cli
from paths import ROOT, TESTDATA

import swlds
from benchmarks.sweep import __main__ as command
from benchmarks.sweep.kernels import FOLDER, KERNELS, PAD, Attention, write_module
from benchmarks.sweep.measure import Measured, Runner, WrongResult, attention, make_inputs, measure
from benchmarks.sweep.report import Sweep
from benchmarks.sweep.shapes import SHAPES, Shape
from benchmarks.sweep.tiles import F16, F32
from benchmarks.sweep.variants import BEST, PADDED, PLAIN, SEARCHED, SHUFFLED, VARIANTS, Variant
from swlds.report.profile import Profile

#: The kernel is the one without padding.
ALL = [kernel for kernel in KERNELS if not kernel.pad]
#: (target, type, head) -> (once, a trip) of the conflicts of a wave: none, IREE's padding, its xor_shuffle, the best swizzle.
#: gfx942: counted by hand in LLVM's assembly of IREE's kernels.
CONFLICTS = {
    ("gfx942", "f16", 64): [(48, 320), (0, 0), (0, 0), (0, 0)],
    ("gfx942", "f16", 128): [(96, 512), (32, 32), (0, 0), (0, 0)],
    ("gfx942", "f32", 64): [(480, 576), (32, 56), (32, 56), (0, 0)],
    ("gfx942", "f32", 128): [(960, 1056), (64, 64), (64, 64), (0, 0)],
    ("gfx950", "f16", 64): [(24, 224), (8, 32), (0, 0), (0, 0)],
    ("gfx950", "f16", 128): [(112, 576), (48, 96), (0, 0), (0, 0)],
    ("gfx950", "f32", 64): [(480, 576), (32, 56), (32, 56), (0, 0)],
    ("gfx950", "f32", 128): [(960, 1056), (64, 64), (64, 64), (0, 0)],
}
#: (type, head) -> bytes of LDS without and with IREE's padding.
SIZES = {
    ("f16", 64): (24576, 26112),
    ("f16", 128): (40960, 42496),
    ("f32", 64): (28672, 29952),
    ("f32", 128): (49152, 50432),
}
#: (type, shape, variant) -> conflicts of a launch on gfx942, in the shapes of which a talk shows counters.
SHOWN = {
    ("f32", Shape(128, 1, 1024), PADDED): 532_480,
    ("f32", Shape(128, 1, 1024), SHUFFLED): 532_480,
    ("f32", Shape(128, 1, 1024), BEST): 0,
    ("f16", Shape(128, 8, 4096), PADDED): 8_519_680,
    ("f16", Shape(128, 8, 4096), SHUFFLED): 0,
}
#: LDS passes of a launch, likewise: 514K LDS instructions with the swizzle.
PASSES = {SHUFFLED: 514_048, BEST: 505_856}


def key(kernel: Attention) -> tuple[str, int]:
    return kernel.element.name, kernel.head


def name(kernel: Attention) -> str:
    return kernel.name


def test_110_shapes() -> None:
    assert len(set(SHAPES)) == 110 and Shape(64, 48, 4096).groups == 48 * 64 and Shape(128, 1, 1024).groups == 32


@pytest.mark.parametrize("kernel", KERNELS, ids=name)
def test_kernels_are_what_the_generator_writes(kernel: Attention) -> None:
    """``python -m benchmarks.sweep.kernels`` writes them."""
    assert (FOLDER / f"{kernel.name}.ll").read_text() == write_module(kernel)


# The figures -------------------------------------------------------------------------------------------------


def some(kernels: list[Attention], always: list[Attention]) -> list[Any]:
    """Parameters; those that are not always run do in long runs."""
    return [pytest.param(k, id=k.name, marks=[] if k in always else pytest.mark.long) for k in kernels]


@pytest.mark.parametrize("kernel", some(ALL, [ALL[0], ALL[1], ALL[3]]))
def test_figures_of_a_kernel(kernel: Attention, monkeypatch: pytest.MonkeyPatch) -> None:
    """gfx942; one of them on both engines, all in a long run."""
    if kernel is not ALL[0] and not exec_support.LONG_RUN:
        monkeypatch.setenv("SWLDS_ENGINE", "wave")
    found = {m.variant: m for m in measure(kernel, "gfx942", [PLAIN, PADDED, SHUFFLED, BEST])}
    check_conflicts(found, "gfx942")
    assert found[BEST].is_least and not found[PLAIN].is_least
    assert found[SHUFFLED].is_least == (kernel.element == F16)
    for (type_, shape, variant), conflicts in SHOWN.items():
        if (type_, shape.head) == key(kernel):
            assert found[variant].group.of(kernel, shape).extra == conflicts
    if key(kernel) == ("f32", 128):
        assert {v: found[v].group.of(kernel, Shape(128, 1, 1024)).passes for v in PASSES} == PASSES
    whole, padded = SIZES[key(kernel)]
    assert [m.lds for m in found.values()] == [whole, padded, whole, whole]


def check_conflicts(found: Mapping[Variant, Measured], target: str) -> None:
    """Each of the four waves has a quarter."""
    kernel = found[BEST].kernel
    wanted = dict(zip((PLAIN, PADDED, SHUFFLED, BEST), CONFLICTS[(target, *key(kernel))], strict=True))
    for variant in set(found) - {SEARCHED}:
        group, (once, trip) = found[variant].group, wanted[variant]
        assert (group.once.extra, group.trip.extra) == (4 * once, 4 * trip), variant.name


def test_gfx950(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel that IREE's padding clears on gfx942 alone; its report says which rows of the table were not measured."""
    monkeypatch.setenv("SWLDS_ENGINE", "wave")
    found = {m.variant: m for m in measure(ALL[0], "gfx950", [PADDED, BEST])}
    check_conflicts(found, "gfx950")
    assert found[BEST].doubts and "assumed" in found[BEST].doubts[0]


@pytest.mark.long
def test_whole_sweep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a talk says of all shapes, what swlds adds, and that docs/sweep.md has these tables."""
    monkeypatch.setenv("SWLDS_ENGINE", "wave")
    sweep = command.run(jobs=2)
    f16, f32 = ((("gfx942", type_), ("gfx950", type_)) for type_ in ("f16", "f32"))
    assert [sweep.clean(*at, variant) for at in f16 for variant in VARIANTS] == [
        0,
        55,
        110,
        110,
        110,
        0,
        0,
        110,
        110,
        110,
    ]
    assert [sweep.clean(*at, variant) for at in f32 for variant in VARIANTS] == [0, 0, 0, 0, 110] * 2
    assert all(sweep.least(*at, BEST) == 110 for at in (*f16, *f32))
    for at in f32:
        assert all(sweep.count(*at, s, PADDED).extra == sweep.count(*at, s, SHUFFLED).extra > 0 for s in SHAPES)
    for target, type_, head in CONFLICTS:
        check_conflicts({v: sweep.of(target, type_, head, v) for v in VARIANTS}, target)
    saved = [sweep.saved("gfx942", type_, SHUFFLED, lambda m: m.allocated) for type_ in ("f16", "f32")]
    assert [round(percent, 1) for percent in saved] == [4.7, 4.1]
    page = (ROOT / "docs" / "sweep.md").read_text()
    assert command.put_into(page, sweep) == page
    check_files(sweep, tmp_path)


def check_files(sweep: Sweep, folder: Path) -> None:
    """Files have a row for each shape; the CSV says the same as the tables."""
    written = {path.name for path in command.write_files(sweep, folder)}
    assert {"sweep.md", "sweep.csv"} <= written
    rows = list(csv.DictReader(io.StringIO((folder / "sweep.csv").read_text())))
    assert len(rows) == len(sweep.targets) * len(sweep.types) * len(VARIANTS) * 110
    of = [r for r in rows if r["variant"] == "padding" and (r["target"], r["type"]) == ("gfx942", "f32")]
    assert [int(r["extra_cycles"]) for r in of if (r["batch"], r["length"], r["head"]) == ("1", "1024", "128")] == [
        532_480
    ]


@pytest.mark.long
def test_scaled_counts_are_those_of_a_whole_launch() -> None:
    """1x1024x128 in f32: all 32 groups with all 64 trips; 1x1024x64 in f16."""
    for kernel, shape in ((ALL[3], Shape(128, 1, 1024)), (ALL[0], Shape(64, 1, 1024))):
        [measured] = measure(kernel, "gfx942", [PADDED])
        q, k, v = make_inputs(kernel, shape.length)
        out = np.zeros(q.shape, np.float32)
        loaded = swlds.Device("gfx942", engine="wave").load(PADDED.path(kernel))["attention"]
        grid = (shape.length // 64, shape.head // 64, shape.batch)
        found = loaded.launch(grid, None, [q, k, v, out, np.int32(shape.trips(kernel))], profile=True)
        found.raise_for_findings()
        assert (out == attention(q, k, v)).all() and found.profile is not None
        assert found.profile.totals["lds"]["extra_cycles"] == measured.group.of(kernel, shape).extra


# The kernels -------------------------------------------------------------------------------------------------

#: Those that testdata/iree has, too.
ALL_64 = [kernel for kernel in KERNELS if kernel.head == 64]
#: IREE's name of a tile -> ours.
TILES = {f"__shared_memory__{suffix}": tile for suffix, tile in zip(("", "_0", "_1", "_2"), "qkvp", strict=True)}


def uses(profile: Profile) -> Counter[Any]:
    """How often which tile is accessed in which pattern, whatever the order."""
    sites = [s for s in profile.sites if s.space == "lds"]
    return Counter(
        (TILES.get(s.object or "", s.object), s.kind, p.bytes, p.align, p.offsets)
        for s in sites
        for p in set(map(unweighted, profile.patterns(s)))
    )


def unweighted(pattern: Any) -> Any:
    return replace(pattern, weight=1)


@pytest.mark.parametrize("kernel", some(ALL_64, ALL_64[1:3]))
def test_patterns_are_those_of_iree(kernel: Attention, monkeypatch: pytest.MonkeyPatch) -> None:
    """All accesses: tile, width, alignment, the offsets of all lanes."""
    type_ = np.float16 if kernel.element == F16 else np.float32
    path = TESTDATA / "iree" / f"{kernel.element.name}_64.{'padding64' if kernel.pad else 'unpadded'}.ll"
    given = [np.zeros((1024, 64), t) for t in (type_, type_, type_, np.float32)]
    real = swlds.Device("gfx942", engine="wave").load(path).only(None).profile(1, None, given, checks="none")
    monkeypatch.setenv("SWLDS_ENGINE", "wave")
    ours = Runner(swlds.parse(FOLDER / f"{kernel.name}.ll"), kernel, "gfx942").launch(1)
    assert uses(ours.profile) == uses(real)


@pytest.mark.parametrize("kernel", some(ALL, ALL[1:3]))
def test_validate(kernel: Attention) -> None:
    """Original and swizzled give the same for random inputs; both engines in a long run."""
    variant = SEARCHED if kernel.head == 128 else BEST
    elements, type_ = 64 * kernel.head, kernel.element.name
    given = [word for seed in (1, 2, 3) for word in ("--arg", f"{type_}[{elements}]=random:{seed}")]
    for engine in ("wave", "both") if exec_support.LONG_RUN else ("wave",):
        done = run_cli(
            *(
                "validate",
                FOLDER / f"{kernel.name}.ll",
                "--mcpu",
                "gfx942",
                "--passes",
                variant.passes,
                "--engine",
                engine,
            ),
            *("--grid", "1", *given, "--arg", f"f32[{elements}]=zero", "--arg", f"i32={64 // kernel.trip_rows}"),
        )
        assert done.code == 0, done.stdout + done.stderr


def test_wrong_results_end_the_sweep() -> None:
    """A kernel that pads one row too few, so to say: it reads another column."""
    kernel = ALL[2]
    assert kernel.element == F32 and replace(kernel, pad=PAD).name == "f32_64.padded"
    text = write_module(kernel)
    wrong = text.replace("add i32 %v5, 4\n", "add i32 %v5, 5\n")
    assert wrong != text
    with pytest.raises(WrongResult, match=r"f32_64\.plain on gfx942: results of 1 trips"):
        Runner(swlds.parse(wrong), kernel, "gfx942").launch(1)
