"""How well ``engines/choice.py`` guesses what host code takes to make: ``python benchmarks/execution/estimate.py``.

Processor seconds of making host code, the guess, and guess over truth, of the generated long kernels and of the peers' modules;
the same of LLVM's part, guessed by the text; then the ranges. ``--operations``: of kernels of one operation, ``--accesses``: of
one kind of access or call.
Constants of ``choice.py`` and ``jit.py`` are right for this machine where it lies about 1.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

COUNTS, CHECKS = (100, 400, 1500), ("all", "memcheck,initcheck")


def main() -> None:
    from long_kernels import make
    from numpy import median

    from swlds.engines import choice
    from swlds.engines.wave_compiler import engine, jit

    found: list[tuple[float, float]] = []
    of_text: list[tuple[float, float]] = []
    made, compile_host = engine._find_or_compile, engine.compile_host

    def timed(launch: Any, host: str) -> Any:
        guess, start = choice.seconds_to_compile(launch), time.process_time()
        code = made(launch, host)
        found.append((time.process_time() - start, guess))
        return code

    def timed_text(host: Any, *given: Any, **more: Any) -> Any:
        guess, start = jit.seconds_of_text(host), time.process_time()
        code = compile_host(host, *given, **more)
        of_text.append((time.process_time() - start, guess))
        return code

    engine._find_or_compile, engine.compile_host = timed, timed_text
    _launch(make("straight", 20), "none")  # the process makes its first
    ratios, text_ratios = [], []
    for checks in CHECKS[: 1 if "--operations" in sys.argv else 2]:
        cases = (
            _operations() if "--operations" in sys.argv else (_accesses if "--accesses" in sys.argv else _cases)(checks)
        )
        for name, run in cases:
            found.clear()
            of_text.clear()
            run()
            (took, guess), (made_in, by_text) = found[0], of_text[0]
            ratios.append(guess / took)
            text_ratios.append(by_text / made_in)
            whole = f"{took:8.3f} s, guessed {guess:8.3f}{ratios[-1]:7.2f}"
            print(f"{name:24}{checks:20}{whole}; LLVM {made_in:8.3f}, guessed {by_text:8.3f}{text_ratios[-1]:7.2f}", flush=True)
    for what, of in (("guessed", ratios), ("by the text", text_ratios)):
        print(f"{what} {min(of):.2f} to {max(of):.2f} times the truth, the median {median(of):.2f}")


def _cases(checks: str) -> Any:
    from long_kernels import SHAPES, make
    from peers_support import CASES, FILES

    import swlds

    for shape in SHAPES:
        for count in COUNTS:
            yield f"{shape} {count}", partial(_launch, make(shape, count), checks)
    for path in FILES:
        grid, block, args, _ = CASES[path.name.split(".")[0]]()
        kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(path)).only(None)
        yield path.name, partial(kernel.launch, grid, block, args, checks=checks, no_cache=True)


def _operations() -> Any:
    from operation_kernels import CONVERSIONS, FLOAT_PAIRS, PAIRS, make_operations

    integers = [(o, f"i{bits}", 4000 // max(bits, 40)) for bits in (8, 16, 32, 64, 96, 128, 256) for o in PAIRS]
    floats = [(o, t, 100) for t in ("half", "bfloat", "float", "double") for o in (*FLOAT_PAIRS, *CONVERSIONS)]
    for opcode, type_, count in (*integers, *floats):
        yield f"{count} {opcode} {type_}", partial(_launch, make_operations(opcode, type_, count), CHECKS[0])


def _accesses(checks: str) -> Any:
    from access_kernels import KINDS, make_accesses

    for kind in KINDS:
        for count in (50, 300):
            yield f"{count} {kind}", partial(_launch, make_accesses(kind, count), checks)


def _launch(text: str, checks: str) -> None:
    import numpy as np

    import swlds

    given = [np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32), np.uint32(3)]
    swlds.Device("gfx942", engine="wave").load(swlds.parse(text))["k"].launch(
        1, 256, given, checks=checks, no_cache=True
    )


if __name__ == "__main__":
    main()
