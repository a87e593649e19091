"""Cells of LDS in phases of kernels with copies: what nobody meets leaves no marks, and copies that are open, or complete too
late, are found across barriers as by the reference engine."""

from __future__ import annotations

import random

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine
from swlds.engines.wave_compiler.host.context import OFFSETS
from tests.generators.copy_phases import (
    CHECKS,
    MEET,
    TARGETS,
    Step,
    launch,
    mistake,
    program,
    random_text,
    text,
)

FOUND = "memcheck,racecheck,barriercheck,asynccheck"
ALL_WAIT: Step = ("wait", 0)
BARE: list[Step] = [("barrier",), ("acquire",)]


def copy(name: str = "one", which: str = "own") -> Step:
    return ("copy", name, which, 0)


def load(name: str = "one", which: str = "far") -> Step:
    return ("load", name, which, 0)


def store(name: str = "one") -> Step:
    return ("store", name, "own", 0)


TILE = [copy(), ALL_WAIT, *MEET, load(), *MEET]
#: Name -> target and steps; nothing is found, and loads leave no marks in @one.
CLEAN: dict[str, tuple[str, list[Step]]] = {
    "a tile": ("gfx942", TILE),
    "a tile of gfx1250": ("gfx1250", TILE),
    "a tile a round": ("gfx942", [("loop", TILE)]),
    "stores and copies": ("gfx950", [store("two"), copy(), ALL_WAIT, *MEET, load(), load("two")]),
    "another one is open": ("gfx1250", [copy(), ALL_WAIT, *MEET, copy("two"), load(), *MEET, ALL_WAIT, *MEET, load("two")]),
    "two ahead": (
        "gfx942", [copy(), copy("two"), ("wait", 1), ("drain",), *BARE, load(), ALL_WAIT, ("drain",), *BARE, load("two")]
    ),
    "waits for LDS": ("gfx942", [("loop", [copy(), ALL_WAIT, ("drain",), *BARE, load(), ("drain",), *BARE])]),
    "marks of a fence": ("gfx942", [copy(), *MEET, load()]),
}  # fmt: skip
#: Name -> target, how waits are written, and steps; something is found.
FAULTY: dict[str, tuple[str, str, list[Step]]] = {
    "never waited": ("gfx1250", "wait", [copy(), *MEET, load(), *MEET, ALL_WAIT]),
    "waited behind the barrier": ("gfx1250", "wait", [copy(), *MEET, ALL_WAIT, load()]),
    "waited two barriers later": ("gfx1250", "wait", [copy(), *MEET, *MEET, ALL_WAIT, load()]),
    "the newer one is open": ("gfx1250", "wait", [copy(), copy("two"), ("wait", 1), *MEET, load("two"), ALL_WAIT]),
    "both are open": ("gfx1250", "wait", [copy(), copy("two"), ("wait", 2), *MEET, load(), ALL_WAIT]),
    "open in a loop": ("gfx1250", "wait", [("loop", [copy(), *MEET, load("two"), ("loop", [load(), *MEET]), ALL_WAIT])]),
    "no fence completes it": ("gfx942", "marks", [copy(), *MEET, load(), ALL_WAIT]),
    "a fence for global memory": ("gfx942", "wait", [copy(), ("release", "global"), *BARE, load(), ALL_WAIT]),
    "read in front of a bare barrier": (
        "gfx942", "wait", [copy(), ALL_WAIT, ("drain",), *BARE, load(), *BARE, copy(), ALL_WAIT]
    ),
    "stored in front of a bare barrier": ("gfx942", "wait", [copy("two"), ALL_WAIT, store(), *BARE, load()]),
    "a store in front of a wait for LDS": ("gfx942", "wait", [copy("two"), ALL_WAIT, store(), ("drain",), *BARE, load()]),
    "copied again without a barrier": ("gfx942", "wait", [*TILE, copy(), ALL_WAIT, load()]),
    "two waves copy": ("gfx942", "wait", [copy(), copy("one", "other"), ALL_WAIT, *MEET, load()]),
    "the next round copies": ("gfx942", "wait", [("loop", TILE[:-3])]),
    "a wave ends behind its read": (
        "gfx942", "wait", [copy(), ALL_WAIT, *MEET, load(), ("end", "first wave"), *MEET, copy(), ALL_WAIT]
    ),
    "signalled too early": (
        "gfx1250", "wait", [copy(), ("release",), ("signal",), ALL_WAIT, ("await",), ("acquire",), load()]
    ),
    "some lanes are not waited for": (
        "gfx1250", "wait", [("part", "some lanes", [copy()]), *MEET, load(), ALL_WAIT]
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CLEAN)
def test_what_nobody_meets_leaves_no_marks(name: str) -> None:
    target, steps = CLEAN[name]
    source = text(steps, target)
    found = launch(source, target, FOUND, "wave")
    assert (found[0], found[2]) == ([], [])
    assert found[:2] == launch(source, target, FOUND, "reference")[:2]
    kernel = swlds.Device(target, engine="wave").load(swlds.parse(source))["k"]
    kernel.launch(1, 192, [np.zeros(4096, np.uint32), np.zeros(192, np.uint32)], checks=FOUND, dynamic_lds=64)
    (code,) = engine.kept_code(kernel.module).values()
    lines = [line for line in code.text.splitlines() if "getelementptr i8, ptr %g" in line]
    assert not any(line.endswith(f" {OFFSETS['lds_reads']}") for line in lines)


@pytest.mark.parametrize("checks", [FOUND, "asynccheck", "racecheck"])
@pytest.mark.parametrize("name", FAULTY)
def test_what_crosses_a_barrier_is_found(name: str, checks: str) -> None:
    target, form, steps = FAULTY[name]
    source = text([*steps, *MEET], target, form)
    wanted = launch(source, target, checks, "reference")
    found = launch(source, target, checks, "wave")
    assert found[:2] == wanted[:2]
    assert wanted[0] or checks != FOUND


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 50))])
def test_random_programs(part: int) -> None:
    """60 random programs, most of them with mistakes; 3,000 with --long."""
    native = faulty = 0
    for number in range(60 * part, 60 * part + 60):
        rng = random.Random(number)
        target = rng.choice(TARGETS)
        steps = program(rng, target)
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            steps = mistake(steps, rng)
        source, checks = random_text(steps, target, rng), rng.choice(CHECKS)
        wanted = launch(source, target, checks, "reference")
        found = launch(source, target, checks, "wave")
        assert found[:2] == wanted[:2], (number, target, checks, steps)
        native += not found[2]
        faulty += bool(wanted[0])
    assert native > 15 and faulty > 6, (native, faulty)
