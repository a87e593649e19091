"""Passes in a row: ``lower-dma,lower-lds<profile=full;with-runtime>`` as text, and run over a copy of a module.

Between the passes LLVM verifies the module where that is asked for; afterwards it always does.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, final

from swlds.errors import OptionError
from swlds.ir import llvm
from swlds.ir.model import Module
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remark, Remarks, Target, parse_options

#: Every pass and the file that has it, under its name in capitals; some need NumPy, so each is loaded when it is asked for.
PASSES = {
    "align-lds": "align_lds",
    "coalesce-copies": "coalesce_copies",
    "gather-to-lds": "gather_to_lds",
    "insert-waits": "insert_waits",
    "lower-dma": "lower_dma",
    "lower-lds": "lower_lds.as_pass",
    "pad-lds": "pad_lds",
    "swizzle-lds": "swizzle_lds",
}


def load_pass(name: str) -> Pass[Any]:
    """The pass of that name, one of ``PASSES``."""
    found = getattr(importlib.import_module(f"swlds.passes.{PASSES[name]}"), name.upper().replace("-", "_"))
    assert isinstance(found, Pass), "a file of a pass has it"
    return found


@final
@dataclass(frozen=True, slots=True)
class Step:
    """A pass with its options, as the pipeline runs it."""

    pass_: Pass[Any]
    options: Any


def parse_pipeline(text: str) -> list[Step]:
    """The steps that ``a,b<x=1;y=2>`` spells; raises OptionError."""
    return [_parse_step(part) for part in _split(text)]


def _split(text: str) -> list[str]:
    """At commas that stand outside ``<>``."""
    parts, depth = [""], 0
    for character in text:
        depth += (character == "<") - (character == ">")
        if depth not in (0, 1):
            raise OptionError(f"{text!r} has unbalanced < and >", hint="a pass with parameters is a<x=1;y=2>")
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    if depth:
        raise OptionError(f"{text!r} ends inside <", hint="a pass with parameters is a<x=1;y=2>")
    return [part.strip() for part in parts] if text.strip() else []


def _parse_step(text: str) -> Step:
    name, opening, rest = text.partition("<")
    if name.strip() not in PASSES:
        raise OptionError(f"unknown pass {name.strip()!r}", hint=f"choose {', '.join(PASSES)}")
    pass_ = load_pass(name.strip())
    if opening and not rest.endswith(">"):
        raise OptionError(f"{text!r} goes on behind >", hint="a pass with parameters is a<x=1;y=2>")
    return Step(pass_, parse_options(pass_, rest.removesuffix(">")))


def run_pipeline(
    module: Module,
    steps: list[Step],
    target: Target | None = None,
    *,
    verify_each: bool = False,
    after: Callable[[str, Module], None] | None = None,
) -> Module:
    """A new module, changed by one pass after the other; ``remarks`` of it say what they did.

    ``verify_each`` has LLVM verify it after each pass, and the error name the pass; ``after`` is called with the name of
    each pass that ended and the module as it is then.
    """
    remarks: list[Remark] = []
    changed = module.clone()
    changed.change_lines()
    if target is not None and target.assume:
        from swlds.passes.assumptions import assume  # needs NumPy

        assume(changed, target.assume, target)
    for step in steps:
        name = step.pass_.name
        changed = step.pass_.run(changed, step.options, target or Target(), Remarks(changed, name, remarks))
        if verify_each:
            llvm.verify_text(str(changed), f"{module.source_name} (after {name})")
        if after is not None:
            after(name, changed)
    changed.remarks = remarks
    return changed
