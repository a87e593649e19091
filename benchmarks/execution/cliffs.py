"""Which clean kernels host code does not execute alone: ``python benchmarks/execution/cliffs.py [PEERS]``.

The clean launches of the golden tests, flags that are polled for long, values that many store, waves that end early, ``printf``,
blocks of the heap, accesses between the halves of barriers, kernels as Triton, IREE and tinygrad print them (testdata/producers),
and with PEERS (``ir/*.ll``, ``ir/asan/*.ll`` of eight kernels) those at O0 to O2, as they are and lowered, with all checks by
the wave compiler. A launch without findings of which the reference engine executed groups is a row; exit code 1 where it is not
one of `KNOWN`, whose causes docs/wave-compiler.md tells, or where one of those is over.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [
    str(ROOT),
    str(ROOT / "benchmarks" / "execution"),
    *(str(ROOT / "tests" / n) for n in (".", "support", "generators", "engines", "wave/races")),
]

import compare  # noqa: E402
import test_ended_waves  # noqa: E402
import test_grids  # noqa: E402
import test_heap_cells  # noqa: E402
import test_own_blocks  # noqa: E402
import test_polls  # noqa: E402
import test_printf  # noqa: E402
import test_producers  # noqa: E402
import test_same_bytes  # noqa: E402
import test_same_values  # noqa: E402
import test_split_barriers  # noqa: E402

import swlds  # noqa: E402
from swlds.engines.spec import make_arguments  # noqa: E402
from swlds.golden.launch_lines import Version, parse_launches  # noqa: E402

#: Tests whose clean launches the reference engine executes -> why.
KNOWN: dict[str, str] = {}
#: Kernel -> a size that takes a moment.
SIZES = {name: small for name, (_, small) in compare.SIZES.items()}


def tests() -> Iterator[tuple[str, Any]]:
    """The clean launches: what each is called, and its result."""
    for path in sorted((ROOT / "tests").rglob("*.ll")):
        text = path.read_text(errors="replace")
        if "; LAUNCH:" not in text:
            continue
        name = path.relative_to(ROOT / "tests").as_posix()
        for launch in parse_launches(str(path), text):
            module = swlds.parse(path)
            for version in launch.versions:
                made = module
                if version is not Version.ORIGINAL:
                    made = swlds.lower(module, instrument=version is Version.LOWERED)
                kernel = swlds.Device(launch.mcpu, engine="wave").load(made)[launch.kernel]
                given = make_arguments(launch.arguments)
                yield name, kernel.launch(launch.grid, launch.block, given, options=launch.options)


def polls() -> Iterator[tuple[str, Any]]:
    """Waves that poll some million times, of one group and of several."""
    for ordering in ("acquire", "seq_cst"):
        for grid, block in ((3, 64), (1, 192)):
            body = test_polls.LONG.replace("acquire", ordering)
            yield f"polls, {ordering}, {grid} groups", test_polls.launch(body, grid, block, "wave")[0]


def same_values() -> Iterator[tuple[str, Any]]:
    """Lanes, waves and groups that store one value to one place: by stores, fills and copies, in groups of several lines, in
    clusters, and where groups wait for the grid."""
    for name, (body, is_found) in (test_same_values.CASES | test_same_values.IN_PHASES).items():
        for is_lowered in (False, True) if not is_found else ():
            text = test_same_values.program(body)
            yield f"same values, {name}", test_same_values.run(text, "wave", is_lowered=is_lowered)[0]
    for name, (_, _, meets) in test_same_bytes.CASES.items():
        if not meets and name not in test_same_bytes.REPLAYED:
            yield f"same values, {name}", test_same_bytes.launch(name)
    for name, (_, _, is_native) in test_same_values.IN_CLUSTERS.items():
        if is_native:
            yield f"same values, in a cluster, {name}", test_same_values.run_cluster(name, "wave")[0]
    for name, (body, _, is_native) in test_grids.ALIKE.items():
        if is_native:
            yield f"same values, in a grid, {name}", test_grids.run(test_grids.kernel(body), engine="wave")[2]


def ended() -> Iterator[tuple[str, Any]]:
    """Waves that end in front of barriers of others, which know what they released, or need not."""
    for name, (_, is_clean) in test_ended_waves.KNOWING.items():
        for lowered in (False, True) if is_clean else ():
            yield f"ended waves, {name}", test_ended_waves.launch_knowing(name, lowered=lowered, engine="wave")
    yield "ended waves, beside atomics", test_ended_waves.launch_added(adds=False, engine="wave")


def heap() -> Iterator[tuple[str, Any]]:
    """Buffers of ``printf``, and blocks that only their lane reaches, or others, too."""
    for name in test_printf.NATIVE:
        for form in ("plain", "lowered"):
            yield f"printf, {name}, {form}", test_printf.launch_natively(name, form)
    for name, body in (test_own_blocks.OWN | test_own_blocks.WATCHED).items():
        yield f"block of the heap, {name}", test_own_blocks.launch(body, "wave")[0]
    for name, body in test_heap_cells.CLEAN.items():
        yield f"shared block of the heap, {name}", test_heap_cells.launch(body, 2, "wave")[0]


def split_barriers() -> Iterator[tuple[str, Any]]:
    """Waves that access LDS and memory between a signal and its wait, or do not wait for the last signal."""
    for name, body in test_split_barriers.CLEAN.items():
        module = swlds.parse(test_split_barriers.program(body))
        for made in (module, swlds.lower(module)):
            yield f"split barriers, {name}", test_split_barriers.launch(made, "wave")[0]


def producers() -> Iterator[tuple[str, Any]]:
    """Kernels as their producers print them, as they are and lowered."""
    for case in test_producers.CASES:
        for is_lowered in (False, True):
            yield f"producers/{case.file}", test_producers.launch_natively(case, is_lowered=is_lowered)


def peers(folder: Path) -> Iterator[tuple[str, Any]]:
    """The peers' kernels, as they are and lowered."""
    for path in sorted(folder.rglob("*.O?.ll")):
        name = path.name.partition(".")[0]
        module = swlds.parse(path)
        for made in (module, swlds.lower(module)):
            given, grid, block = compare.arguments(name, SIZES[name])
            kernel = swlds.Device("gfx942", engine="wave").load(made)[name]
            yield path.relative_to(folder).as_posix(), kernel.launch(grid, block, given, checks="all")


def main() -> int:
    launches = [*tests(), *polls(), *same_values(), *ended(), *heap(), *split_barriers(), *producers()]
    for folder in sys.argv[1:]:
        launches += peers(Path(folder) / "ir")
    clean = [(name, result.fidelity.executed) for name, result in launches if not result.findings]
    left = {name: executed[0] for name, executed in clean if executed}
    for name, executed in left.items():
        print(f"{name:55} {executed}: {KNOWN.get(name, 'NEW')}")
    new, over = left.keys() - KNOWN.keys(), KNOWN.keys() - left.keys()
    for name in sorted(over):
        print(f"{name:55} is native now: take it from the list")
    native = sum(not executed for _, executed in clean)
    print(f"{native} of {len(clean)} clean launches by host code alone, {len(new)} new that are not")
    return bool(new or over)


if __name__ == "__main__":
    sys.exit(main())
