"""IR that is fixed text (``swlds/**/*.ll``): LLVM accepts every file, with its holes filled as they are in use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import llvmlite.binding
import pytest
from paths import ROOT

from swlds.engines.wave_compiler.host.assembly import assemble, assemble_body
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.memory.lines import line_module
from swlds.engines.wave_compiler.memory.pattern_module import pattern_module
from swlds.engines.wave_compiler.runtime import add_functions, conversions, runtime_text
from swlds.engines.wave_compiler.schedule.plan import COROUTINE, PARTS, PLAIN, Around
from swlds.engines.wave_compiler.schedule.runtime import scheduler, signatures
from swlds.engines.wave_compiler.values.products import CHOICES
from swlds.ir.templates import fill, read_template, split_functions
from swlds.passes.lower_lds.options import ALLOCATORS
from swlds.passes.lower_lds.runtime import runtime_files

FILES = sorted((ROOT / "swlds").rglob("*.ll"))


def _read(path: Path) -> str:
    return read_template(".".join(path.parent.relative_to(ROOT).parts), path.stem)


def _functions(name: str, **holes: str | int) -> str:
    declarations: dict[str, str] = {}
    add_functions(declarations, name, **holes)
    return "\n".join(declarations.values())


def _coroutines() -> str:
    """``@wave`` that calls a body, as coroutines without code of their own."""
    wave, body = Writer(), Writer()
    for w in (wave, body):
        w.slot("i32", "x")
        w.jump("final")
    made = assemble(wave, COROUTINE) + assemble_body(body, 3, ["ptr %g", "i32 %w", "<8 x i32> %a"], True)
    return made + "\n".join(
        d for n, d in signatures(Around(COROUTINE)).items() if n in ("frame_alloc", "body_frame", "body_free")
    )


def _texts() -> Iterator[tuple[str, str]]:
    for width in (0, 8, 16):
        yield f"scheduler-{width}", scheduler(Around(PLAIN, width))
        yield f"scheduler-coroutines-{width}", scheduler(Around(COROUTINE, width))
        yield f"scheduler-parts-{width}", scheduler(Around(PARTS, width))
        yield f"scheduler-clocks-{width}", scheduler(Around(COROUTINE, width, clock_width=width))
    yield "scheduler-clocks-in-groups", scheduler(Around(PLAIN, clock_width=8))
    yield "scheduler-copies", scheduler(Around(COROUTINE, 0, True))
    yield "scheduler-parts-copies", scheduler(Around(PARTS, 0, True))
    yield "scheduler-grid", scheduler(Around(COROUTINE, grid=True))
    yield "scheduler-split-barriers", scheduler(Around(COROUTINE, splits=True))
    for kind in (PLAIN, COROUTINE):
        yield f"scheduler-clusters-{kind}", scheduler(Around(kind, 0, kind == COROUTINE, True))
    for bits in (65, 96, 128, 4096):
        yield f"division-{bits}", _functions("wide_divide", type=f"i{bits}", bits=bits)
    for type_, add, multiply in (("double", "fadd contract", "fmul contract"), ("i32", "add", "mul")):
        for columns in (4, 32):
            for kind, choice in zip(("all", "chosen"), CHOICES, strict=True):
                holes = {"form": "x", "type": type_, "columns": columns, "add": add, "multiply": multiply, "choice": choice}
                yield f"products-{type_}-{columns}-{kind}", _functions("products", **holes)
    yield "ranges", _functions("ranges")
    yield "padding", _functions("padding")
    yield "polls", _functions("polls")
    numbers = {"live": 1, "dead": 2, "used": 1, "free": 2, "bind_block": -2, "column": 512, "part_count": 3, "tagged_bytes": -4}
    yield "blocks", _functions("blocks", **numbers, shadow_start=1 << 31, shadow_freed=253, window_end=1 << 34)
    yield "ended-waves", _functions("ended_waves", size=408, columns=34, least=32, last=33, many=4095)
    for width, shift in ((8, 5), (16, 6)):
        holes = {"width": width, "shift": shift, "item": 1023, "columns": 34, "least": 32, "last": 33, "many": 4095}
        yield f"ended-marks-{width}", _functions("ended_marks", **holes)
    for lanes, width in ((32, 8), (64, 16)):
        yield f"patterns-{lanes}", pattern_module(lanes, width)
        yield f"lines-{lanes}", line_module(lanes, width)
    yield "late", runtime_text("late", count=3)
    yield "coroutines", _coroutines()
    for kinds in ("half", "bfloat", "half bfloat"):
        yield f"conversions {kinds}", conversions(kinds)
    for name, allocator in ALLOCATORS.items():
        for instrument in (False, True):
            for chunk in (4096, 1 << 20):
                files = runtime_files(allocator, chunk, instrument=instrument)
                yield f"library-{name}-{instrument}-{chunk}", "\n".join(files)


TEXTS = dict(_texts())


@pytest.mark.parametrize("name", TEXTS)
def test_llvm_accepts_it(name: str) -> None:
    llvmlite.binding.parse_assembly(TEXTS[name]).verify()
    assert "{{" not in TEXTS[name]


def test_no_file_is_left_out() -> None:
    lines = {line for text in TEXTS.values() for line in text.split("\n")}
    assert FILES
    for path in FILES:
        missing = [line for line in _read(path).split("\n") if "{{" not in line and line not in lines]
        assert not missing, f"{path}: is in none of the texts above"


def test_every_file_says_what_it_is_for() -> None:
    assert not [path for path in FILES if not re.match(r"; \S", path.read_text())]


@pytest.mark.parametrize("holes", [{}, {"type": "i8"}, {"type": "i8", "bits": 8, "more": 1}])
def test_holes_have_one_text_each(holes: dict[str, str | int]) -> None:
    text = "define {{type}} @f() {\n  ret {{type}} {{bits}}\n}\n"
    with pytest.raises(AssertionError, match="holes without a text"):
        fill(text, **holes)
    assert fill(text, type="i8", bits=8) == "define i8 @f() {\n  ret i8 8\n}\n"


def test_functions_of_a_text() -> None:
    text = "%t = type { i32 }\ndeclare i32 @a-b(i32)\n\ndefine internal %t @c() {\n  ret %t zeroinitializer\n}\n"
    assert split_functions(text) == {
        "a-b": "declare i32 @a-b(i32)",
        "c": "define internal %t @c() {\n  ret %t zeroinitializer\n}",
    }
