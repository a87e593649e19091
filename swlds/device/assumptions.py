"""What users assume of a kernel's parameters and of the grid, held against a launch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from swlds.analysis.axis.facts import Assumption, find_argument, fit_assumption, parse_assumptions
from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.types import bit_width
from swlds.errors import LaunchError
from swlds.ir.model import Argument, Function
from swlds.ir.names import display_name
from swlds.ir.types import PointerType


def check_assumptions(
    kernel: Function, grid: tuple[int, int, int], arguments: Sequence[Nested], texts: Iterable[str]
) -> None:
    """LaunchError for the first assumption that the value of its parameter, or the grid (in groups), contradicts; OptionError for
    what is none."""
    for assumption in parse_assumptions(texts):
        if assumption.groups is not None and any(n > most for n, most in zip(grid, assumption.groups, strict=True)):
            raise LaunchError(f"--assume {assumption.text!r} does not hold: the grid is {','.join(map(str, grid))}")
        if not assumption.name:
            continue
        argument = find_argument(kernel, assumption.name)
        fit_assumption(assumption, argument)
        value = arguments[argument.index]
        assert isinstance(value, Scalar), "a number or a pointer"
        if (found := _contradiction(assumption, argument, value.bits)) is not None:
            raise LaunchError(f"--assume {assumption.text!r} does not hold: %{display_name(argument.name)} is {found}")


def _contradiction(assumption: Assumption, argument: Argument, bits: int) -> str | None:
    """The value, and what is wrong with it. Numbers may be meant with a sign."""
    bounds, width, number = assumption.fact.bounds, bit_width(argument.type), assumption.number
    signed = bits - (1 << width) if bits >> (width - 1) else bits
    shown = f"{bits} ({signed} as a signed number)" if signed != bits else str(bits)
    if isinstance(argument.type, PointerType):
        shown = hex(bits)
    if bits % number and signed % number:
        return f"{shown}, a multiple of {bits & -bits} only" if number & (number - 1) == 0 else shown
    if bounds is not None and not bounds[0] <= (signed if assumption.fact.is_signed else bits) <= bounds[1]:
        return shown
    return None
