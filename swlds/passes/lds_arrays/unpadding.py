"""Padded rows of LDS arrays lie one directly behind the other again, for all that access them.

Before, 4 bytes behind each row of 128; ``@t = [32 x [33 x float]]``::

    %v = load float, ptr addrspace(3) %p, align 4

After, where each access surely lies in its row's first 128 bytes; ``@t = [4096 x i8]``::

    %row = udiv i32 %offset, 132
    %padding = mul i32 %row, 4
    %place = sub i32 %offset, %padding
    %to = getelementptr i8, ptr addrspace(3) @t, i32 %place

Where the program may use the padding as well, its bytes lie behind all the rows, and the variable keeps its size.
"""

from __future__ import annotations

from math import gcd
from typing import final

from swlds.analysis.addresses import Access
from swlds.analysis.addresses.expression import constant, divide
from swlds.ir.builder import Builder
from swlds.ir.model import Instruction
from swlds.ir.types import I8, I32, ArrayType
from swlds.ir.values import ConstantInt, Value
from swlds.lazy import dataclass
from swlds.passes.lds_arrays.padding import find_size_call
from swlds.passes.lds_arrays.rewrite import Rewriter, known_alignment
from swlds.passes.lds_arrays.variable import Movable, Refusal


@final
@dataclass(frozen=True, slots=True)
class UnpadPlan:
    """``row`` bytes of data and ``pad`` behind them, over and over; ``is_unused``: nothing accesses the padding."""

    movable: Movable
    row: int
    pad: int
    is_unused: bool

    @property
    def rows(self) -> int:
        """The last one may lack its padding."""
        return -(-self.movable.size // (self.row + self.pad))

    @property
    def text(self) -> str:
        """What becomes of the variable."""
        if self.is_unused:
            return f"{self.rows} rows of {self.row} + {self.pad} bytes lie one behind the other, without their padding"
        return f"{self.rows} rows of {self.row} + {self.pad} bytes lie one behind the other, their padding behind all of them"


def plan_unpadding(movable: Movable, row: int, pad: int) -> UnpadPlan | Refusal:
    """May the padding go away? The plan, or the access that is in the way."""
    if not movable.size or movable.variable.is_declaration:
        return Refusal("it is dynamic LDS, whose size the launch gives")
    if size_of_lds := find_size_call(movable):
        return Refusal("its kernel may compute with the size of its LDS", size_of_lds)
    plan = UnpadPlan(movable, row, pad, all(_lies_in_data(a, row, pad) for a in movable.accesses))
    rewriter = _rewriter(plan)
    for access in movable.accesses:
        if reason := rewriter.refuse(access):
            return Refusal(reason, access.instruction)
        if not plan.is_unused and not _lies_in_data(access, row, pad) and not _lies_in_cell(access, row, pad):
            return Refusal("it may reach over the end of a row", access.instruction)
        is_atomic = (access.reads and access.writes) or "atomic" in access.instruction.flags
        if is_atomic and gcd(row, row + pad) % (access.bytes or 1):
            return Refusal("it is atomic, and its place might no longer be aligned", access.instruction)
    return plan


def apply_unpadding(plan: UnpadPlan) -> Instruction:
    """Send all accesses to where their data lie now; returns the first of them."""
    variable, rewriter = plan.movable.variable, _rewriter(plan)
    align = variable.align or 16
    for access in plan.movable.accesses:
        rewriter.rewrite(access)
    size = plan.rows * (plan.row if plan.is_unused else plan.row + plan.pad)
    variable.set_value_type(ArrayType(size, I8))
    variable.signature.align = align
    assert variable.module is not None, "a variable of a module"
    for kernel in variable.module.kernel_functions:  # LLVM counts anew without it
        kernel.drop_attribute("amdgpu-lds-size")
    return plan.movable.accesses[0].instruction


def _rewriter(plan: UnpadPlan) -> Rewriter:
    row, pad = plan.row, plan.pad

    def move(builder: Builder, offset: Value) -> Value:
        number = builder.create_operator("udiv", offset, ConstantInt(I32, row + pad), name="row")
        padding = builder.create_operator("mul", number, ConstantInt(I32, pad), name="padding")
        place = builder.create_operator("sub", offset, padding, name="place")
        if plan.is_unused:
            return place
        start = builder.create_operator("mul", number, ConstantInt(I32, row + pad), name="start")
        within = builder.create_operator("sub", offset, start, name="within")
        is_data = builder.create_compare("ult", within, ConstantInt(I32, row), "is.data")
        behind = builder.create_operator("add", padding, within, name="behind")
        far = builder.create_operator("add", behind, ConstantInt(I32, (plan.rows - 1) * row), name="far")
        return builder.insert(Instruction("select", I32, [is_data, place, far]), "place")

    assert plan.movable.variable.module is not None, "a variable of a module"
    align = gcd(row, pad)
    return Rewriter(plan.movable.variable, plan.movable.variable.module.data_layout, move, None, align & -align)


def _lies_in_data(access: Access, row: int, pad: int) -> bool:
    """It touches nothing but the first ``row`` bytes of one row."""
    if access.offset is None or access.bytes is None:
        return False
    rest = divide(access.offset, constant(row + pad, access.offset.bits), False)[1]
    return rest is not None and rest.limit + access.bytes <= row


def _lies_in_cell(access: Access, row: int, pad: int) -> bool:
    """By its alignment it lies in data or in padding, and not in both."""
    return (access.bytes or 0) <= gcd(known_alignment(access), row, row + pad) if access.bytes else False


__all__ = ["UnpadPlan", "apply_unpadding", "plan_unpadding"]
