"""LDS arrays whose padding is in the way of copies: those go without it, where that makes copies of loads and stores.

A copy through the wave's base writes the data of its lanes one behind the other, so rows that end within a wave cannot have
padding behind them. Which rows and padding an array has is read off the lanes of a store; whether that is right shows in
whether the store becomes a copy then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from swlds.analysis.lane_offsets import find_padded_rows
from swlds.ir.model import GlobalVariable, Module
from swlds.passes.base import Remarks
from swlds.passes.direct_copies.forms import Form, Kernel
from swlds.passes.direct_copies.pairs import Pair
from swlds.passes.lds_arrays.unpadding import apply_unpadding, plan_unpadding
from swlds.passes.lds_arrays.variable import Refusal, Variables

#: A pair, its kernel, and the form of its copies or what keeps it from being one.
Judged: TypeAlias = "tuple[Pair, Kernel | None, Form | str]"
#: Name of a variable -> bytes of a row, and of the padding behind it.
Rows: TypeAlias = "dict[str, tuple[int, int]]"


def undo_padding(
    module: Module, judged: list[Judged], judge: Callable[[Module], Iterable[Judged]], remarks: Remarks
) -> Module:
    """A module in which arrays have no padding where more pairs become copies for that; the same one where there are none.

    ``judged``: all pairs of the module; ``judge`` gives those of another one."""
    wanted = _find_rows(judged)
    if not wanted:
        return module
    before = _count(judged)
    tried = module.clone()
    done = _undo(tried, wanted, None)
    after = _count(judge(tried))
    gained = {name: rows for name, rows in done.items() if after.get(name, 0) > before.get(name, 0)}
    if not gained:
        return module
    changed = module.clone()
    changed.change_lines()
    _undo(changed, gained, remarks)
    return changed


def _find_rows(judged: Iterable[Judged]) -> Rows:
    found: Rows = {}
    for pair, kernel, verdict in judged:
        variable = pair.target.object
        if kernel is None or not isinstance(verdict, str) or not isinstance(variable, GlobalVariable):
            continue
        address = pair.target.address
        if variable.name in found or address is None:
            continue
        rows = find_padded_rows(address, pair.bytes, kernel.masks)
        if rows and rows[1] <= rows[0]:  # more than a row is the data of other accesses
            found[variable.name] = rows
    return found


def _count(judged: Iterable[Judged]) -> dict[str, int]:
    """Copies that are made, by variable."""
    found: dict[str, int] = {}
    for pair, _, verdict in judged:
        variable = pair.target.object
        if isinstance(verdict, Form) and isinstance(variable, GlobalVariable):
            found[variable.name] = found.get(variable.name, 0) + 1
    return found


def _undo(module: Module, wanted: Rows, remarks: Remarks | None) -> Rows:
    """Undo what may be undone; returns that."""
    done: Rows = {}
    for name, (row, pad) in wanted.items():
        variables = Variables(module)  # anew: accesses have moved
        movable = variables.judge(module.globals[name])
        plan = movable if isinstance(movable, Refusal) else plan_unpadding(movable, row, pad)
        if isinstance(plan, Refusal):
            continue
        first = apply_unpadding(plan)
        done[name] = (row, pad)
        if remarks is not None:
            remarks.add("passed", "PaddingUndone", f"{module.globals[name].brief}: {plan.text}", first)
    return done


__all__ = ["Judged", "undo_padding"]
