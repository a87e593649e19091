"""Accesses of LDS say how far they are aligned, and variables are aligned so far that wide accesses are one instruction.

Before, of lanes that lie 16 bytes apart; the backend makes two ``ds_write2_b32`` of it::

    @t = internal addrspace(3) global [256 x [4 x float]] poison, align 4
    %p = getelementptr [4 x float], ptr addrspace(3) @t, i32 %tid
    store <4 x float> %v, ptr addrspace(3) %p, align 4

After; one ``ds_write_b128``::

    @t = internal addrspace(3) global [256 x [4 x float]] poison, align 16
    %p = getelementptr [4 x float], ptr addrspace(3) @t, i32 %tid
    store <4 x float> %v, ptr addrspace(3) %p, align 16

An access is aligned as its offset in the variable proves, as far as its bytes, or those of neighbours in its block with which the
backend may join it, can use that: 16 bytes at most. A remark says what LDS grows by; a variable that would pass the limit of the
processor is left, and so is one that this module does not place. Neither code nor offsets within variables change.

Needs: nothing. Breaks: nothing.
"""

from __future__ import annotations

from typing import final

from swlds.analysis.addresses import Access, AddressAnalysis
from swlds.analysis.lds_uses import LDS, absolute_address, find_lds_uses, is_named_barrier
from swlds.ir.model import Block, GlobalVariable, Module
from swlds.ir.names import display_name
from swlds.ir.opcodes import POINTERS
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remarks, Target, parameter
from swlds.passes.direct_copies.memory import find_limits
from swlds.passes.lds_arrays.kernels import KernelLds, find_kernels
from swlds.passes.lds_arrays.variable import choose
from swlds.passes.slots import change_values

#: Bytes of the widest access, which is as far as alignment helps.
WIDEST = 16
#: Definitions that another one may take the place of.
_REPLACEABLE = frozenset({"weak", "weak_odr", "linkonce", "linkonce_odr", "common", "available_externally"})


@final
@dataclass(frozen=True, slots=True)
class AlignLds:
    variable: str = parameter("", "Only the variable of this name.")
    dynamic_bytes: int = parameter(0, "Bytes of dynamic LDS in every launch, for the limit.", least=0)


@final
@dataclass(frozen=True, slots=True)
class _Wish:
    """An access, what its offset is known to be a multiple of, and the alignment that it can use (powers of two)."""

    access: Access
    proved: int
    useful: int

    @property
    def align(self) -> int:
        """What it says now."""
        return self.access.instruction.field("align") or 1

    @property
    def reached(self) -> int:
        """What it could say."""
        return max(self.align, min(self.proved, self.useful))


def run(module: Module, options: AlignLds, target: Target, remarks: Remarks) -> Module:
    """Raise what can be raised."""

    def align(module: Module, remarks: Remarks) -> Module | None:
        return module if _Aligner(module, options, target, remarks).run() else None

    return change_values(module, ALIGN_LDS.name, remarks, align)


@final
class _Aligner:
    def __init__(self, module: Module, options: AlignLds, target: Target, remarks: Remarks) -> None:
        self._module, self._options, self._target, self._remarks = module, options, target, remarks
        variables = [g for g in module.globals.values() if g.addrspace == LDS and not is_named_barrier(g)]
        self._chosen = choose(variables, options.variable, ALIGN_LDS.name)
        self._uses = find_lds_uses(module)

    def run(self) -> bool:
        """Whether anything was raised."""
        wishes = self._find_wishes()
        changed = [self._raise(variable, wishes.get(variable, [])) for variable in self._chosen]
        if not self._remarks.found:
            what = (
                "all accesses of LDS are aligned as far as helps" if self._chosen else "the module has no LDS variable"
            )
            self._remarks.add("analysis", "NothingToAlign", what)
        return any(changed)

    def _find_wishes(self) -> dict[GlobalVariable, list[_Wish]]:
        """Accesses that could use more alignment, by variable; remarks on those of which it is not known."""
        analysis = AddressAnalysis(self._module, find_limits(self._module, Target()))  # what holds in every launch
        found: dict[GlobalVariable, list[_Wish]] = {}
        for function in self._module.defined_functions:
            accesses = [a for a in analysis.accesses(function) if a.space == LDS and a.instruction.opcode in POINTERS]
            for access, run in zip(accesses, _find_runs(accesses), strict=True):
                useful = min(1 << (run - 1).bit_length(), WIDEST) if run else 1
                if useful <= (access.instruction.field("align") or 1):
                    continue
                self._sort(access, useful, found)
        return found

    def _sort(self, access: Access, useful: int, found: dict[GlobalVariable, list[_Wish]]) -> None:
        variable, i = access.object, access.instruction
        if variable is not None and variable not in self._chosen:
            if isinstance(variable, GlobalVariable):
                return  # another one is asked for
            self._miss(access, f"it reaches {variable.brief}, which is no variable of this module")
        elif not isinstance(variable, GlobalVariable):
            self._miss(access, "it may reach several objects")
        elif access.offset is None:
            self._miss(access, f"where in {variable.brief} it lies is not known")
        else:
            wish = _Wish(access, access.offset.known_multiple, useful)
            if wish.reached > wish.align:
                found.setdefault(variable, []).append(wish)
            elif (access.bytes or 0) > wish.align:
                known = min(wish.proved, WIDEST)
                self._miss(access, f"its offset in {variable.brief} is known to be a multiple of {known} only", i.brief)

    def _miss(self, access: Access, reason: str, name: str = "") -> None:
        i, size = access.instruction, access.bytes
        word = f"{i.opcode} of {size} bytes" + (f" {i.brief}" if i.name else "")
        self._remarks.add("missed", "NotAligned", f"{word}, align {i.field('align') or 1}: {reason}", i)

    def _raise(self, variable: GlobalVariable, wishes: list[_Wish]) -> bool:
        if not wishes:
            return False
        layout = self._module.data_layout
        before = variable.align or layout.abi_align(variable.value_type)
        wanted = max(before, *(wish.reached for wish in wishes))
        kernels = find_kernels(self._uses, variable, self._target)
        grown = kernels
        if wanted > before:
            if reason := self._find_reason(variable):
                self._remarks.add("missed", "NotAligned", f"{variable.brief}: {reason}", wishes[0].access.instruction)
                wanted = before
            else:
                variable.signature.align = wanted
                grown = find_kernels(self._uses, variable, self._target)
                if reason := self._find_full(grown):
                    variable.signature.align, wanted = before, before
                    text = f"{variable.brief}: {reason}"
                    self._remarks.add("missed", "NotAligned", text, wishes[0].access.instruction)
        raised = [wish for wish in wishes if min(wish.reached, wanted) > wish.align]
        accesses = _describe(raised, wanted)
        for wish in raised:
            wish.access.instruction.set_field("align", min(wish.reached, wanted))
        if raised:
            for kernel in kernels if wanted > before else ():  # LLVM counts anew without it
                kernel.function.drop_attribute("amdgpu-lds-size")
            step = f"align {before} becomes {wanted}" if wanted > before else f"align {before} stays"
            text = f"{variable.brief}: {step}; {accesses}{_growth(kernels, grown)}"
            self._remarks.add("passed", "Aligned", text, raised[0].access.instruction)
        return bool(raised)

    def _find_reason(self, variable: GlobalVariable) -> str:
        """Why this module cannot say how the variable is aligned, "" for nothing."""
        is_dynamic = not self._module.data_layout.size_of(variable.value_type)
        if absolute_address(self._module, variable) is not None:
            return "it lies at a fixed address"
        if variable.is_declaration and not is_dynamic:
            return "another module defines it"
        if words := _REPLACEABLE & set(variable.signature.prefix_words):
            return f"another definition may take its place ({min(words)})"
        if any(word.startswith("section") for word in variable.signature.tail):
            return "it stands in a section, whose layout is not ours"
        return ""

    def _find_full(self, kernels: list[KernelLds]) -> str:
        for kernel in kernels:
            if kernel.size is not None and kernel.size + self._options.dynamic_bytes > kernel.processor.lds_limit:
                total, limit = kernel.size + self._options.dynamic_bytes, kernel.processor.lds_limit
                name = display_name(kernel.function.name)
                return f"@{name} would need {total} bytes of LDS; {kernel.processor.name} has {limit} a group"
        return ""


def _find_runs(accesses: list[Access]) -> list[int]:
    """For each access the bytes from it on that it and its neighbours in the block cover, accesses of its kind alone."""
    groups: dict[tuple[Block | None, str, object], list[tuple[int, int]]] = {}
    keys: list[tuple[Block | None, str, object]] = []
    for access in accesses:
        i, offset = access.instruction, access.offset
        is_plain = i.opcode in ("load", "store") and not {"volatile", "atomic"} & set(i.flags)
        terms = frozenset(offset.terms) if offset is not None and is_plain else id(access)
        keys.append((i.block, f"{i.opcode} {id(access.object)}", terms))
        start = offset.constant if offset is not None else 0
        groups.setdefault(keys[-1], []).append((start, access.bytes or 0))
    ends = {key: _find_ends(places) for key, places in groups.items()}
    found = []
    for access, key in zip(accesses, keys, strict=True):
        start = access.offset.constant if access.offset is not None else 0
        found.append(ends[key].get(start, start) - start if access.bytes else 0)
    return found


def _find_ends(places: list[tuple[int, int]]) -> dict[int, int]:
    """Start -> where the bytes end that follow one another from there."""
    ends: dict[int, int] = {}
    for start, size in sorted(set(places), reverse=True):
        ends[start] = max(ends.get(start, start), ends.get(start + size, start + size))
    return ends


def _describe(raised: list[_Wish], wanted: int) -> str:
    """``3 accesses of 16 bytes from align 4 to 16``."""
    counts: dict[tuple[int, int, int], int] = {}
    for wish in raised:
        key = (wish.access.bytes or 0, wish.align, min(wish.reached, wanted))
        counts[key] = counts.get(key, 0) + 1
    return "; ".join(_word(count, *key) for key, count in sorted(counts.items(), reverse=True)[:4])


def _word(count: int, size: int, before: int, after: int) -> str:
    noun = "an access" if count == 1 else f"{count} accesses"
    return f"{noun} of {size} bytes from align {before} to {after}"


def _growth(kernels: list[KernelLds], grown: list[KernelLds]) -> str:
    """What each kernel's LDS grows by."""
    words = [
        f"; LDS of @{display_name(old.function.name)} grows from {old.size} to {new.size} bytes"
        for old, new in zip(kernels, grown, strict=True)
        if old.size is not None and new.size is not None and new.size != old.size
    ]
    return "".join(words[:4]) or ("; LDS does not grow" if kernels else "")


ALIGN_LDS = Pass("align-lds", AlignLds, run, __doc__)
