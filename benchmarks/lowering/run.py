#!/usr/bin/env python3
"""Measure the lowering: speed and memory against LLVM's opt on modules of three sizes, and growth by shape.

    python benchmarks/lowering/run.py                 # print tables, about ten minutes
    python benchmarks/lowering/run.py --quick         # small sizes, one minute
    python benchmarks/lowering/run.py --write         # also put them into docs/performance.md

Every table comes from one run, jobs interleaved, medians; ratios and exponents are of processor time. Without opt of
LLVM 22 there is nothing to compare with: then only swlds is measured.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import os
import platform
import re
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clang_modules import clang_modules
from gen_modules import generate
from measure import OPT, Series, interleave, opt_words, run_here, run_process, swlds_words

import swlds
from swlds.ir.llvm import canonical_text, version_text

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "performance.md"
SIZES = {
    "100 KB": {"kernels": 8, "funcs": 82, "lds": 16, "depth": 5},
    "1 MB": {"kernels": 40, "funcs": 880, "lds": 80, "depth": 6},
    "10 MB": {"kernels": 200, "funcs": 9000, "lds": 400, "depth": 8},
}
REPEATS = {"100 KB": 15, "1 MB": 7, "10 MB": 3}
MIXED = {"kernels": 40, "funcs": 790, "lds": 80, "depth": 6}


#: How many of each make 1 MB.
SHAPES = {
    "manykernels": 1900,
    "manysmall": 5700,
    "manyglobals": 16000,
    "manytypes": 12400,
    "manyattrs": 12900,
    "manynodes": 21000,
    "manyconstants": 9200,
    "manyincoming": 8000,
    "manycalls": 20000,
}


@dataclass(frozen=True)
class Growth:
    """A shape and the parameter that is doubled; ``bound`` is what the exponent may be."""

    shape: str
    swept: tuple[str, ...]
    values: tuple[int, ...]
    fixed: dict[str, Any]
    bound: float = 1.1


GROWTH = {
    "mixed F": Growth("mixed", ("funcs",), (800, 1600, 3200, 6400), MIXED),
    "mixed K": Growth("mixed", ("kernels",), (80, 160, 320, 640), MIXED),
    "mixed G": Growth("mixed", ("lds",), (80, 160, 320, 640), MIXED),
    "mixed depth": Growth("mixed", ("depth",), (8, 16, 32, 64), MIXED),
    "chain": Growth("chain", ("funcs",), (1000, 2000, 4000, 8000), {"fill": 0}),
    "chain1": Growth("chain1", ("funcs",), (1000, 2000, 4000, 8000), {"fill": 0}),
    "ring": Growth("ring", ("funcs",), (1000, 2000, 4000, 8000), {"fill": 0, "kernels": 1}),
    "kchain": Growth("kchain", ("kernels", "funcs"), (500, 1000, 2000, 4000), {"fill": 0}),
    "kring": Growth("ring", ("kernels", "funcs"), (500, 1000, 2000, 4000), {"fill": 0}),
    "shared": Growth("shared", ("funcs",), (2000, 4000, 8000, 16000), {"fill": 0}),
    "kshared": Growth("kshared", ("kernels",), (1000, 2000, 4000, 8000), {"fill": 0, "lds": 1}),
    "kown": Growth("kown", ("kernels",), (1000, 2000, 4000, 8000), {"fill": 0}),
    "kxg K": Growth("kxg", ("kernels",), (50, 100, 200, 400), {"lds": 64}),
    "kxg G": Growth("kxg", ("lds",), (50, 100, 200, 400), {"kernels": 64}),
    "onefn": Growth("onefn", ("lds",), (2000, 4000, 8000, 16000), {}),
    "block": Growth("block", ("uses",), (4000, 8000, 16000, 32000), {}),
}


def measure_module(parameters: dict[str, Any], folder: Path, instrument: bool, repeats: int) -> dict[str, Series]:
    """All contenders on one module."""
    return measure_text(canonical_text(generate(**parameters)), folder, instrument, repeats)  # as compilers write it


def measure_text(text: str, folder: Path, instrument: bool, repeats: int) -> dict[str, Series]:
    source, target = folder / "in.ll", folder / "out.ll"
    source.write_text(text)
    jobs: dict[str, Callable[[Series], None]] = {}
    if OPT:
        jobs["opt"] = functools.partial(run_process, opt_words(source, target, instrument))
    for profile in ("llvm", "full"):
        for verify in (False, True):
            work = functools.partial(swlds.lower_text, text, profile=profile, instrument=instrument, verify=verify)
            jobs[f"{profile}, verify {'on' if verify else 'off'}"] = functools.partial(run_here, work)
        jobs[f"{profile}, process"] = functools.partial(run_process, swlds_words(source, target, profile, instrument))
    return interleave(jobs, repeats)


def measure_growth(growth: Growth, count: int, profile: str) -> tuple[list[float], float]:
    """Processor seconds at each value, the better of two, and the exponent over the last three points."""
    seconds = []
    for value in growth.values[:count]:
        text = generate(shape=growth.shape, **{**growth.fixed, **dict.fromkeys(growth.swept, value)})
        series = Series()
        for _ in range(2):
            run_here(functools.partial(swlds.lower_text, text, profile=profile, verify=False), series)
        seconds.append(series.best)
    return seconds, fit_exponent(growth.values[:count], seconds)


def fit_exponent(values: Sequence[int], seconds: Sequence[float]) -> float:
    """Least squares on log-log over the last three points."""
    points = [(math.log(v), math.log(s)) for v, s in zip(values, seconds, strict=True)][-3:]
    mean_x, mean_y = (sum(p[i] for p in points) / len(points) for i in (0, 1))
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


def size_rows(instrument: bool, names: Sequence[str], folder: Path, scale: float) -> list[list[str]]:
    rows = []
    for name in names:
        series = measure_module(SIZES[name], folder, instrument, max(3, round(REPEATS[name] * scale)))
        base = series.get("opt")
        for job, result in series.items():
            ratio = f"{result.median / base.median:.2f}" if base else "-"
            memory = f"{result.peak:.0f}" if result.memory else "-"
            share = f"{result.peak / base.peak:.1f}" if base and result.memory else "-"
            wall = statistics.median(result.wall)
            waited = f"{wall / statistics.median(base.wall):.2f}" if base else "-"
            rows.append([name, job, f"{wall:.3f}", waited, f"{result.median:.3f}", ratio, memory, share])
            print("  ", *rows[-1], sep=" | ", flush=True)
    return rows


def clang_rows(kernels: Sequence[int], folder: Path) -> list[list[str]]:
    """What clang writes, instrumented."""
    rows = []
    for count in kernels:
        for name, text in clang_modules(count):
            series = measure_text(text, folder, True, 5)
            base, row = series.get("opt"), [name, str(count), f"{len(text) / 1e6:.1f}"]
            row += [f"{statistics.median(base.wall):.2f}", f"{base.median:.2f}"] if base else ["-", "-"]
            row += _ratios(series, base, ("llvm, verify on", "full, verify on", "full, process"))
            rows.append(row)
            print("  ", *row, sep=" | ", flush=True)
    return rows


def _ratios(series: dict[str, Series], base: Series | None, jobs: Sequence[str]) -> list[str]:
    """Of each job the wall and the processor time over those of ``base``; seconds where there is none."""
    cells = []
    for job in jobs:
        cells.append(f"{statistics.median(series[job].wall) / (statistics.median(base.wall) if base else 1.0):.2f}")
        cells.append(f"{series[job].median / (base.median if base else 1.0):.2f}")
    return cells


def shape_rows(sizes: dict[str, int], folder: Path) -> list[list[str]]:
    """Instrumented; ``sizes``: how many MB, by what the table calls that."""
    rows = []
    for shape, count in SHAPES.items():
        for size, factor in sizes.items():
            series = measure_module({"shape": shape, "count": factor * count}, folder, True, 3)
            base, row = series.get("opt"), [shape, size]
            row += [f"{statistics.median(base.wall):.2f}", f"{base.median:.2f}"] if base else ["-", "-"]
            row += _ratios(series, base, ("llvm, verify on", "full, verify on", "full, process"))
            row.append(f"{series['full, process'].peak / base.peak:.1f}" if base else "-")
            rows.append(row)
            print("  ", *row, sep=" | ", flush=True)
    return rows


def growth_rows(count: int) -> list[list[str]]:
    rows = []
    for name, growth in GROWTH.items():
        cells = []
        for profile in ("llvm", "full"):
            seconds, exponent = measure_growth(growth, count, profile)
            cells += [f"{seconds[-1]:.3f}", f"{exponent:.2f}{' (!)' if exponent > growth.bound else ''}"]
        values = growth.values[:count]
        rows.append([name, " = ".join(growth.swept), f"{values[0]}-{values[-1]}", *cells])
        print("  ", *rows[-1], sep=" | ", flush=True)
    return rows


def chain_row(folder: Path, count: int, repeats: int) -> list[str]:
    """The call chain on which LLVM's pass is quadratic, whole processes."""
    source, target = folder / "chain.ll", folder / "chain.out.ll"
    source.write_text(generate(shape="chain", funcs=count, fill=0))
    jobs = {"swlds": functools.partial(run_process, swlds_words(source, target, "llvm", True))}
    if OPT:
        jobs["opt"] = functools.partial(run_process, opt_words(source, target, True))
    series = interleave(jobs, repeats)
    opt = series.get("opt")
    ratio = f"{opt.median / series['swlds'].median:.1f}" if opt else "-"
    return [str(count), f"{series['swlds'].median:.2f}", f"{opt.median:.2f}" if opt else "-", ratio]


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in (headings, ["---"] * len(headings), *rows)]
    return "\n".join(lines)


def machine() -> str:
    """What was measured on."""
    model = next(iter(re.findall(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())), platform.processor())
    against = "no opt"
    if OPT:
        version = subprocess.run([OPT, "--version"], capture_output=True, text=True, check=True).stdout
        against = f"opt {next(iter(re.findall(r'LLVM version (.*)', version)), '?')}"
    return f"{model}, {os.cpu_count()} cores; Python {platform.python_version()}, {version_text()}; {against}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="small sizes and few repeats")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    parser.add_argument("--only", choices=["sizes", "clang", "shapes", "growth", "chain"], help="one part")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    words = parser.parse_args()
    if not OPT:
        print("opt of LLVM 22 is not installed (Debian: llvm-22): swlds is measured alone, ratios are left out")
    print(machine())
    names = list(SIZES)[:2] if words.quick else list(SIZES)
    parts: dict[str, str] = {}
    rows: dict[str, Any] = {"machine": machine()}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if words.only in (None, "sizes"):
            for instrument in (True, False):
                title = "with instrumentation" if instrument else "without instrumentation"
                print(title)
                rows[title] = size_rows(instrument, names, folder, 0.3 if words.quick else 1)
                headings = ["input", "what", "wall s", "x opt", "CPU s", "x opt", "MiB", "x opt"]
                parts[f"Speed and memory, {title}"] = table(headings, rows[title])
        if words.only in (None, "clang"):
            print("clang")
            rows["clang"] = clang_rows([20] if words.quick else [20, 150, 600], folder)
            headings = ["what clang 22 writes", "kernels", "MB", "opt wall s", "opt CPU s", "llvm x wall", "x CPU"]
            headings += ["full x wall", "x CPU", "full process x wall", "x CPU"]
            parts["What clang writes, with instrumentation"] = table(headings, rows["clang"])
        if words.only in (None, "shapes"):
            print("shapes")
            rows["shapes"] = shape_rows({"1 MB": 1} if words.quick else {"1 MB": 1, "10 MB": 10}, folder)
            headings = ["shape", "input", "opt wall s", "opt CPU s", "llvm x wall", "x CPU", "full x wall", "x CPU"]
            headings += ["full process x wall", "x CPU", "x MiB"]
            parts["Shapes whose text is one thing many times"] = table(headings, rows["shapes"])
        if words.only in (None, "chain"):
            count = 2000 if words.quick else 8000
            rows["chain"] = [chain_row(folder, count, 1 if words.quick else 3)]
            headings = ["functions", "swlds CPU s", "opt CPU s", "opt / swlds"]
            parts["A call chain, whole processes, profile llvm"] = table(headings, rows["chain"])
    if words.only in (None, "growth"):
        print("growth")
        rows["growth"] = growth_rows(3 if words.quick else 4)
        headings = [
            "shape",
            "swept",
            "range",
            "llvm CPU s at largest",
            "llvm exponent",
            "full CPU s at largest",
            "full exponent",
        ]
        parts["Growth by shape, in process, verify off"] = table(headings, rows["growth"])
    text = "\n\n".join([f"Machine: {machine()}.", *(f"### {title}\n\n{body}" for title, body in parts.items())])
    print(f"\n{text}")
    if words.json:
        words.json.write_text(json.dumps(rows, indent=1) + "\n")
    if words.write:
        write_page(text)


def write_page(text: str) -> None:
    """Replace what stands between the marks of docs/performance.md."""
    page = PAGE.read_text()
    begin, end = "<!-- lowering: begin -->\n", "<!-- lowering: end -->"
    head, rest = page.split(begin)
    PAGE.write_text(head + begin + "\n" + text + "\n\n" + end + rest.split(end)[1])


if __name__ == "__main__":
    main()
