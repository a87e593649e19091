"""The fidelity statement: which semantics of a launch were exact, approximated, or not modelled."""

from __future__ import annotations

from dataclasses import field
from typing import Any, final

from swlds.device.checks import COST_CHECKS
from swlds.lazy import dataclass

EXACT = (
    "integer, bitwise and comparison instructions; IEEE add, subtract, multiply, divide, square root, fused multiply-add",
    "waves: one exec mask, lanes meet where their paths first meet, cross-lane operations",
    "address spaces, flat apertures, bounds of every variable, buffer, allocation and stack slot",
    "initialisation, to the bit, through memory, casts, and bitwise operations",
)
APPROXIMATED = (
    "transcendental functions, rcp, rsq and rounding-approximate intrinsics: the host's results, not the device's last bits",
    "functions of the device library of several roundings (lengths, normalize, rsqrt, rcbrt, mix, …): not the device's last bits",
    "add and multiply of partly initialised integers: any uninitialised input bit spreads to the whole result",
    "memory order: all waves see one order of accesses (sequential consistency); waves interleave by --seed, between blocks",
    "lanes that are off and are read (readlane, permlane): what they computed last, 0 of a load",
    "fmuladd and contractable operations: fmuladd is always fused; fma of bf16 is rounded to float, then to bf16",
    "copies between global memory and LDS arrive when --dma says; the waits that a compiler adds are those of LLVM 22's backend",
    "an out-of-bounds load gives zero, an out-of-bounds store is dropped; the device reads and damages what lies there",
    "LDS that several kernels reach through functions: the backend may place it in a struct shared by all kernels",
)
NOT_MODELLED = (
    "poison from nuw, nsw, exact, inbounds, nneg and disjoint flags and from range and nonnull attributes",
    "timing, clocks, caches, occupancy; denormal flushing that only attributes ask for; floating-point exceptions and trap "
    "handlers (EXCP_EN, DEBUG)",
)

NOT_COUNTED = (
    "counts: accesses to the stack (private memory), and what the runtime's own functions (malloc, ...) access"
)

TENSOR_COUNTS = (
    "counts of tensor copies: executions and bytes are right, accesses are runs of bytes within rows of the tile; neither bank "
    "conflicts nor lines of global memory"
)

NO_CONFLICTS = (
    "bank conflicts: of copies and fills of any length in LDS (memcpy, ...); between waves; what LLVM joins to wider accesses, "
    "or splits by types, is counted as the IR has it"
)

#: In place of findings, where code that lowering added has no fences.
SLOT_NOTE = (
    "memory order in code that lowering added: barriers there have no fences, so on the device a wave may read the "
    "address of the block before it is stored; not counted as a finding of the kernel"
)


@final
@dataclass
class Fidelity:
    """The statement for one launch; engines add what a kernel's own instructions call for."""

    exact: list[str] = field(default_factory=lambda: list(EXACT))
    approximated: list[str] = field(default_factory=lambda: list(APPROXIMATED))
    not_modelled: list[str] = field(default_factory=lambda: list(NOT_MODELLED))
    #: Checks that were switched off or that the engine does not have.
    not_checked: list[str] = field(default_factory=list)
    #: Work-groups that another engine executed than the one that was asked for, and why.
    executed: list[str] = field(default_factory=list)

    @classmethod
    def from_json(cls, data: dict[str, list[str]]) -> Fidelity:
        """What ``as_json`` wrote."""
        return cls(**data)

    def add_approximated(self, text: str) -> None:
        if text not in self.approximated:
            self.approximated.append(text)

    def add_hosts(self, name: str) -> None:
        """The result of an intrinsic, or of an operation of the device library, is the host's."""
        self.add_approximated(f"{name.removeprefix('llvm.amdgcn.swlds.')}: the host's result")

    def add_executed(self, text: str) -> None:
        self.executed.append(text)

    @property
    def special(self) -> dict[str, list[str]]:
        """What is not the same in every launch, or in every profile: checks of costs are off unless they are asked for."""
        usual = {*EXACT, *APPROXIMATED, *NOT_MODELLED, *COST_CHECKS, NOT_COUNTED, NO_CONFLICTS}
        return {key: [entry for entry in entries if entry not in usual] for key, entries in self.as_json().items()}

    def as_json(self) -> dict[str, Any]:
        return {
            "exact": self.exact,
            "approximated": self.approximated,
            "not_modelled": self.not_modelled,
            "not_checked": self.not_checked,
            "executed": self.executed,
        }
