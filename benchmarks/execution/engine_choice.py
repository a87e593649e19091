"""First launches where no engine is named, beside both: ``python benchmarks/execution/engine_choice.py [--cells N] [--seed S]``.

Each cell is a kernel, a number of work-groups, their size and the checks. It is launched once in a process of its own, with no
engine named, by the wave compiler and by the reference engine: processor seconds of the launch, all threads, without host code
on disk. Printed is what ``auto`` takes in times of the better engine; over 2 is marked. Where the better one takes below 20 ms
the loss in milliseconds is printed, and over ``LOSS`` is marked. An engine that takes longer than ``auto`` did is ended, and
counts as that long: ``>``.

Kernels: those of ``tests/generators/long_kernels.py``, plain and lowered with instrumentation; with many rounds; of many
blocks; of one kind of access or call; of one operation, in all groups or in the first only, where the others leave at once;
the peers' at O0 to O2, plain and lowered; an unrolled LU; Triton, IREE and tinygrad. Cells are drawn by the seed, of each
kind as many; ``--all`` measures all of them, for hours. ``--twice`` measures the second launch of the process in place of
the first; ``--launches N`` all of so many; ``--pair`` a launch behind one of another kernel; ``--sums`` what the first 1, 2, 3,
5, 10 and 30 launches of a process take together, with percentiles of all cells. ``--files`` measures kernels of files, ``.ll``,
that take a buffer of 4,096 i32 and one of 256, in 2 groups of 128, plain and lowered.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators", "engines"))]

SHAPES = ("straight", "loops", "branches", "calls", "memory", "slots", "barriers")
COUNTS, GROUPS, BLOCKS, CHECKS = (100, 1000, 4000), (1, 4, 16, 64, 1024), (64, 256), ("all", "memcheck")
OPERATIONS = ("mul i128", "lshr i128", "udiv i128", "udiv i64", "urem i32", "frem float", "fptoui float", "add i32")
PEERS = ("bitonic", "hist", "matmul", "reduce", "scan", "stencil", "transpose_pad", "transpose_unpad")
PRODUCERS = (
    "triton_vadd.gfx942",
    "triton_softmax.gfx1100",
    "triton_matmul_s1.gfx1100",
    "iree_softmax.gfx942",
    "tinygrad_sum.gfx942",
)
#: Seconds: below the first the better engine's time is short, and a loss of the second is marked.
SHORT, LOSS = 0.020, 0.060
MOST = 2.0
#: Launches of a process that are added up.
SUMS = (1, 2, 3, 5, 10, 30)

LU_HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x float] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
"""
#: A loop whose rounds each lane reads.
DATA = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %row = mul i32 %g, 256
  %i = add i32 %row, %x
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %few = and i32 %v, 63
  %n = mul i32 %few, %rounds
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi i32 [ %v, %entry ], [ %c, %loop ]
  %b = mul i32 %a, 1664525
  %c = add i32 %b, 1013904223
  %next = add i32 %j, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  store i32 %c, ptr addrspace(1) %q, align 4
  ret void
}
"""


class Cell(NamedTuple):
    """``kernel``: kind and its words; ``rounds``: the kernels' last argument."""

    kernel: str
    groups: int
    block: int
    checks: str


def make_lu() -> str:
    """LU of a 16 x 16 tile, by the first 16 work-items, without a loop."""
    lines, number = [], 0

    def do(text: str) -> str:
        nonlocal number
        number += 1
        lines.append(f"  %t{number} = {text}")
        return f"%t{number}"

    def place(row: str, column: str) -> str:
        index = do(f"add i32 {do(f'mul i32 {row}, 16')}, {column}")
        return do(f"getelementptr float, ptr addrspace(3) @tile, i32 {index}")

    def load(row: str, column: str) -> str:
        return do(f"load float, ptr addrspace(3) {place(row, column)}, align 4")

    def store(value: str, row: str, column: str) -> None:
        where = place(row, column)
        lines.append(f"  store float {value}, ptr addrspace(3) {where}, align 4")

    def sync() -> None:
        lines.append('  fence syncscope("workgroup") release')
        lines.append("  call void @llvm.amdgcn.s.barrier()")
        lines.append('  fence syncscope("workgroup") acquire')

    def guarded(bound: int, name: str) -> None:
        test = do(f"icmp ugt i32 %x, {bound}")
        inside = do("icmp ult i32 %x, 16")
        lines.append(f"  br i1 {do(f'and i1 {test}, {inside}')}, label %{name}, label %{name}.end\n{name}:")

    def leave(name: str) -> None:
        lines.append(f"  br label %{name}.end\n{name}.end:")

    at = do("icmp ult i32 %x, 16")
    lines.append(f"  br i1 {at}, label %first, label %first.end\nfirst:")
    for i in range(16):
        value = do(f"uitofp i32 {do(f'xor i32 %x, {i}')} to float")
        store(do(f"fadd float {value}, {64.0 if i == 0 else 1.0}"), str(i), "%x")
    leave("first")
    sync()
    for i in range(15):
        guarded(i, f"low{i}")
        total = load("%x", str(i))
        for j in range(i):
            product = do(f"fmul float {load('%x', str(j))}, {load(str(j), str(i))}")
            total = do(f"fsub float {total}, {product}")
        store(do(f"fdiv float {total}, {load(str(i), str(i))}"), "%x", str(i))
        leave(f"low{i}")
        sync()
        guarded(i, f"up{i}")
        total = load(str(i + 1), "%x")
        for j in range(i + 1):
            product = do(f"fmul float {load(str(i + 1), str(j))}, {load(str(j), '%x')}")
            total = do(f"fsub float {total}, {product}")
        store(total, str(i + 1), "%x")
        leave(f"up{i}")
        sync()
    index = do(f"add i32 {do('mul i32 %g, 256')}, %x")
    row = do("and i32 %x, 15")
    value = load(row, "3")
    out = do(f"getelementptr float, ptr addrspace(1) %out, i32 {index}")
    lines.append(f"  store float {value}, ptr addrspace(1) {out}, align 4\n  ret void\n}}\n")
    return LU_HEAD + "\n".join(lines)


def kernels() -> dict[str, list[str]]:
    """Kinds of kernels and their names."""
    from access_kernels import KINDS

    shaped = [f"{shape} {count}" for shape in SHAPES for count in COUNTS]
    return {
        "generated": shaped,
        "lowered": [f"lowered {name}" for name in shaped if not name.endswith("4000")],
        "rounds": [
            "loops 20 rounds 2000",
            "loops 100 rounds 300",
            "data 20 rounds 10",
            "data 20 rounds 300",
            "branches 100 rounds 7",
        ],
        "blocks": ["branches 3000", "branches 15000", "loops 9000"],
        "unrolled": ["lu", "lowered lu"],
        "operations": [f"operations {o} {n}" for o in OPERATIONS for n in (100, 600)],
        "accesses": [f"accesses {kind} {n}" for kind in KINDS for n in (30, 300, 1000)],
        "leaving": [f"leaving {o} {n}" for o in OPERATIONS for n in (100, 600)],
        "peers": [f"peer {name}.{level}" for name in PEERS for level in ("O0", "O1", "O2")],
        "lowered peers": [f"lowered peer {name}.{level}" for name in PEERS for level in ("O0", "O1", "O2")],
        "producers": [f"producer {name}" for name in PRODUCERS],
        "programs": [f"{how}program {seed}" for how in ("", "promoted ", "lowered ") for seed in range(60)],
    }


def kernels_of_files(paths: list[str]) -> dict[str, list[str]]:
    """The same of files, a kind for each."""
    import swlds

    return {
        path: [f"{how}file {path} {name}" for name in swlds.parse(path).kernels for how in ("", "lowered ")] for path in paths
    }


def is_fixed(kernel: str) -> bool:
    """Its launch is what its arguments are made for."""
    return not {"peer", "producer", "file"}.isdisjoint(kernel.split(" "))


def cells_of(names: list[str]) -> list[Cell]:
    return [
        Cell(name, groups, block, checks)
        for name in names
        for groups in ((0,) if is_fixed(name) else GROUPS)
        for block in ((0,) if is_fixed(name) else BLOCKS)
        for checks in CHECKS
    ]


def prepare(cell: Cell) -> tuple[Any, Any, tuple[Any, ...], dict[str, Any]]:
    """The module, its kernel's name, and what to launch."""
    import numpy as np
    from access_kernels import WORDS, make_accesses
    from divergent_programs import make_program, promoted
    from long_kernels import make
    from operation_kernels import make_leaving, make_operations

    import swlds

    *front, name = cell.kernel.split(" ") if is_fixed(cell.kernel) else [*cell.kernel.split(" "), ""]
    words, rounds, name_of_kernel = [w for w in front if w not in ("lowered", "")], 3, None
    if "peer" in words:
        from peers_support import CASES

        grid, block, given, _ = CASES[name.split(".")[0]]()
        module = swlds.parse(ROOT / "testdata/peers/asan" / f"{name}.ll")
        launch: tuple[Any, ...] = (grid, block, given)
        options: dict[str, Any] = {}
    elif "producer" in words:
        from test_producers import CASES as PRODUCED
        from test_producers import FOLDER

        case = next(c for c in PRODUCED if c.file == name)
        module = swlds.parse(FOLDER / f"{name}.ll")
        launch, options = (case.grid, case.block, case.args), {"dynamic_lds": case.dynamic_lds}
    elif "file" in words:
        module, name_of_kernel = swlds.parse(words[-1]), name
        given = [np.arange(4096, dtype=np.int32) * 1013904223 >> 8, np.zeros(256, np.int32)]
        launch, options = (2, 128, given), {}
    elif "program" in words:
        text = make_program(int(words[-1]))
        module = swlds.parse(promoted(text) if "promoted" in words else text)
        size = 4 * cell.block * cell.groups
        launch, options = (cell.groups, cell.block, [np.arange(size, dtype=np.uint32), np.zeros(size, np.uint32)]), {}
    else:
        if "rounds" in words:
            rounds = int(words[-1])
        size = (WORDS if words[0] == "accesses" else 256) * cell.groups
        if words[0] == "accesses":
            text = make_accesses(words[1], int(words[2]))
        elif words[0] in ("operations", "leaving"):
            write = make_operations if words[0] == "operations" else make_leaving
            text = write(words[1], words[2], int(words[3]))
        else:
            text = make_lu() if words[0] == "lu" else DATA if words[0] == "data" else make(words[0], int(words[1]))
        module = swlds.parse(text)
        given = [np.arange(size, dtype=np.uint32), np.zeros(size, np.uint32), np.uint32(rounds)]
        launch, options = (cell.groups, cell.block, given), {}
    if "lowered" in front:
        module = swlds.lower(module, profile="full", instrument=True)
    return module, name_of_kernel, launch, options


def launch_one(engine: str, cell: Cell, which: str, limit: float) -> None:
    """In a process of its own: prints processor seconds of the launch, and who executed. It ends after so many seconds."""
    import swlds

    module, name, given, options = prepare(cell)
    device = swlds.Device(None if is_fixed(cell.kernel) and "gfx" in cell.kernel else "gfx942", engine=engine)
    kernel = device.load(module).only(name)
    if which == "pair":
        other = prepare(Cell("loops 100", 4, 256, cell.checks))
        swlds.Device("gfx942", engine=engine).load(other[0])["k"].launch(*other[2], checks=cell.checks)
    end = math.ceil(time.process_time() + 1.2 * limit) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (end, end + 5))
    if which == "sums":
        start = time.process_time()
        for done in range(1, SUMS[-1] + 1):
            kernel.launch(*given, checks=cell.checks, **options)
            if done in SUMS:
                print(time.process_time() - start, flush=True)
        return
    for _ in range(1 + (which == "twice")):
        start = time.process_time()
        for _ in range(int(which) if which.isdigit() else 1):
            result = kernel.launch(*given, checks=cell.checks, **options)
        took = time.process_time() - start
    print(took, "|", f"{len(result.findings)} findings" if result.findings else "", "; ".join(result.fidelity.executed))


def measure(engine: str, cell: Cell, which: str, limit: float = 300) -> tuple[float, str]:
    """Seconds, and who executed; ``>`` where it took longer than ``limit``."""
    words = [sys.executable, __file__, "--one", engine, *map(str, cell), "--which", which, "--limit", str(limit)]
    done = subprocess.run(words, capture_output=True, text=True, env=os.environ | {"SWLDS_CACHE_DIR": ""}, check=False)
    if done.returncode < 0:  # its processor time is over
        return limit, ">"
    if done.returncode:
        sys.exit(done.stderr)
    took, _, note = done.stdout.partition("|")
    return float(took), note.strip()


def measure_sums(engine: str, cell: Cell, rounds: int, limit: float = 600) -> list[float]:
    """Seconds of the first launches, by ``SUMS``: as many as came to their end; of so many processes the median."""
    words = [sys.executable, __file__, "--one", engine, *map(str, cell), "--which", "sums", "--limit", str(limit)]
    found = []
    for _ in range(rounds):
        done = subprocess.run(words, capture_output=True, text=True, env=os.environ | {"SWLDS_CACHE_DIR": ""}, check=False)
        if done.returncode > 0:
            sys.exit(done.stderr)
        found.append([float(line) for line in done.stdout.splitlines()])
    return [sorted(seconds)[len(seconds) // 2] for seconds in zip(*found, strict=False)]


def show_sums(cells: list[Cell], rounds: int) -> None:
    """Of each cell, what is lost by ``auto`` after so many launches; then what all of them lost."""
    ratios: dict[int, list[float]] = {count: [] for count in SUMS}
    print(f"{'kernel':44}{'groups':>7}{'of':>5} {'checks':9}" + "".join(f"{count:>7}" for count in SUMS), flush=True)
    for cell in cells:
        auto = measure_sums("auto", cell, rounds)
        others = [measure_sums(engine, cell, rounds, 1.5 * auto[-1]) for engine in ("wave", "reference")]
        shown = ""
        for at, count in enumerate(SUMS):
            best = min((of[at] for of in others if at < len(of)), default=auto[at])
            is_short = best < SHORT
            shown += f"{1000 * (auto[at] - best):5.0f}ms" if is_short else f"{auto[at] / best:7.2f}"
            if not is_short:
                ratios[count].append(auto[at] / best)
        name = " ".join(Path(word).name for word in cell.kernel.split(" "))
        ends = "; ".join(f"{of[0]:.3f} to {of[-1]:.3f}" if of else "more" for of in (auto, *others))
        print(f"{name:44}{cell.groups:7}{cell.block:5} {cell.checks:9}{shown}  {ends}", flush=True)
    print("launches   cells  median     90%     95%     99%   worst   over 2")
    for count, found in ratios.items():
        if found:
            found.sort()
            at = [found[math.ceil(part * len(found)) - 1] for part in (0.5, 0.9, 0.95, 0.99, 1.0)]
            over = sum(ratio > MOST for ratio in found)
            print(f"{count:8}{len(found):8}" + "".join(f"{ratio:8.2f}" for ratio in at) + f"{over:9}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--one", nargs=5, help=argparse.SUPPRESS)
    parser.add_argument("--which", default="first", help=argparse.SUPPRESS)
    parser.add_argument("--limit", type=float, help=argparse.SUPPRESS)
    parser.add_argument("--all", action="store_true", help="every cell: hours")
    parser.add_argument("--cells", type=int, default=40, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="which")
    parser.add_argument("--only", default="", help="kinds with this word")
    parser.add_argument("--rounds", type=int, default=1, help="the best of so many processes")
    parser.add_argument("--twice", dest="which", action="store_const", const="twice")
    parser.add_argument("--launches", dest="which", help="so many launches of the process in place of one")
    parser.add_argument("--pair", dest="which", action="store_const", const="pair")
    parser.add_argument("--sums", action="store_true", help="of the first launches of a process, by their number")
    parser.add_argument("--files", nargs="+", help="their kernels in place of those here")
    words = parser.parse_args()
    if words.one:
        engine, kernel, groups, block, checks = words.one
        launch_one(engine, Cell(kernel, int(groups), int(block), checks), words.which, words.limit)
        return
    known = kernels_of_files(words.files) if words.files else kernels()
    chosen = {kind: cells_of(names) for kind, names in known.items() if words.only in kind}
    if not chosen:
        parser.error(f"no kind has the word {words.only!r}; there are: {', '.join(kernels())}")
    if not words.all:
        drawn, room = random.Random(words.seed), max(1, words.cells // len(chosen))
        chosen = {kind: drawn.sample(cells, min(room, len(cells))) for kind, cells in chosen.items()}
    if words.sums:
        show_sums([cell for cells in chosen.values() for cell in cells], words.rounds)
        return
    worst, over, count = 0.0, 0, 0
    print(
        f"{'kernel':30}{'groups':>7}{'of':>5} {'checks':9}{'auto':>8}{'wave':>8}{'reference':>10}{'ratio':>7}",
        flush=True,
    )
    for cell in (cell for cells in chosen.values() for cell in cells):
        auto, note = min(measure("auto", cell, words.which) for _ in range(words.rounds))
        limit = auto * (2 if words.which == "twice" else 1)
        found = [min(measure(e, cell, words.which, limit) for _ in range(words.rounds)) for e in ("wave", "reference")]
        others = [min(took, auto) if end == ">" else took for took, end in found]
        ratio, loss = auto / min(others), auto - min(others)
        is_short = min(others) < SHORT
        is_over = loss > LOSS if is_short else ratio > MOST
        worst, over, count = max(worst, 0.0 if is_short else ratio), over + is_over, count + 1
        mark = f"{1000 * loss:6.0f} ms more" if is_short else ""
        shown = "".join(
            f"{'>' if end == '>' else ' '}{took:8.3f}" for took, (_, end) in zip(others, found, strict=True)
        )
        print(
            f"{cell.kernel:30}{cell.groups:7}{cell.block:5} {cell.checks:9}{auto:8.3f} {shown}{ratio:7.2f}{mark}"
            f"{'  OVER' if is_over else ''}  {note[:60]}",
            flush=True,
        )
    print(f"{count} cells, {over} over; at most {worst:.2f} times the better engine, where that takes 20 ms and more")


if __name__ == "__main__":
    main()
