"""What instructions of one module do with memory, as far as passes about direct copies ask: accesses, who may reach whose bytes,
fences and barriers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, final

from swlds.analysis.addresses import UNKNOWN, Access, AddressAnalysis
from swlds.analysis.addresses.objects import Object
from swlds.analysis.graph import find_reachable
from swlds.device.intrinsics import called_intrinsic
from swlds.device.kernel_attributes import required_block
from swlds.device.memory_order import ACQUIRES, BOTH, LDS_CLOCK, RELEASES, WAVE_SCOPE, ordered_spaces, scope_level
from swlds.ir.assembly import Effect, Statement, parse_assembly, written_assembly
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Argument, Block, Function, GlobalVariable, Instruction, Module
from swlds.ir.opcodes import CALLS, ORDERED
from swlds.ir.values import InlineAsm
from swlds.passes.base import Target

LDS, PRIVATE, CONSTANT = 3, 5, 4
#: Orderings of atomics that order nothing else.
_UNORDERED = ("", "unordered", "monotonic")
#: Effects of rows by which a wave arrives at a barrier, and of assembly that is about barriers.
_BARRIERS = ("barrier", "barrier_signal", "barrier_named_signal")
_MEETING = (Effect.BARRIER, Effect.SIGNAL, Effect.WAIT)


@final
class Memory:
    """``target``: whose launches are asked about. ``apart``: different arguments of a kernel are taken for different memory,
    whatever they say."""

    def __init__(self, module: Module, target: Target, *, apart: bool = False) -> None:
        self.module, self._apart = module, apart
        self.target, self.analysis = target, AddressAnalysis(module, find_limits(module, target))
        self._of: dict[Instruction, list[Access]] = {}
        self._known: set[Function] = set()
        self._constant: dict[tuple[Function, frozenset[Object], int], bool] = {}

    def accesses(self, instruction: Instruction) -> list[Access]:
        """What one instruction does."""
        function = instruction.function
        assert function is not None, "an instruction of a function"
        if function not in self._known:
            self._known.add(function)
            for access in self.analysis.accesses(function):
                self._of.setdefault(access.instruction, []).append(access)
        return self._of.get(instruction, [])

    def may_alias(self, a: Access, b: Access) -> bool:
        """Both may reach the same byte, by spaces and objects."""
        kinds = {space for space in (a.space, b.space) if space}
        if len({LDS if s == LDS else PRIVATE if s == PRIVATE else 1 for s in kinds}) > 1:
            return False
        if UNKNOWN in a.objects | b.objects:
            return True
        return any(x is y or not self._are_apart(x, y) for x in a.objects for y in b.objects)

    def _are_apart(self, x: Object, y: Object) -> bool:
        """Two different objects share no byte."""
        arguments = [o for o in (x, y) if isinstance(o, Argument)]
        if all(isinstance(o, GlobalVariable) and self._is_dynamic(o) for o in (x, y)):
            return False  # all dynamic LDS begins at one address
        if not arguments or any(isinstance(o, Instruction) for o in (x, y)):
            return all(isinstance(o, (GlobalVariable, Instruction)) for o in (x, y) if o not in arguments)
        return self._apart or any(a.attributes.find("noalias") is not None for a in arguments)

    def _is_dynamic(self, variable: GlobalVariable) -> bool:
        return variable.addrspace == LDS and not self.module.data_layout.size_of(variable.value_type)

    def is_constant(self, source: Access, kernel: Function) -> bool:
        """Nothing that the kernel reaches writes what the access reads."""
        if source.space == CONSTANT or source.instruction.find_metadata("invariant.load") is not None:
            return True
        if source.objects and all(_is_only_read(o) for o in source.objects):
            return True
        key = (kernel, source.objects, source.space)
        if key not in self._constant:
            reached = find_reachable([kernel], _callees)
            self._constant[key] = not any(self._may_write(f, source) for f in reached)
        return self._constant[key]

    def _may_write(self, function: Function, source: Access) -> bool:
        if function.is_declaration:
            promise = function.find_attribute("memory")
            return find_facts(function.name) is None and (promise is None or "write" in promise)
        return any(self.writes(i, source) or (may_store(i) and not _callees_of(i)) for i in function.instructions())

    def writes(self, instruction: Instruction, source: Access) -> bool:
        """It may write bytes that ``source`` reads."""
        return any(a.writes and self.may_alias(a, source) for a in self.accesses(instruction))

    def orders(self, instruction: Instruction) -> str:
        """What an instruction is that other waves may be ordered by: a fence, a barrier, an ordered atomic, a wait, or a call
        that may have some in it; "" for everything else."""
        if instruction.opcode == "fence":
            return "a fence"
        if instruction.opcode in ORDERED and instruction.field("ordering") not in _UNORDERED:
            return "an ordered atomic"
        if is_opaque(instruction):
            return "a call"
        effect = effect_of(instruction)
        if effect.startswith("barrier") or assembly_effects(instruction) & set(_MEETING):
            return "a barrier"
        if assembly_effects(instruction):
            return "a wait"
        return {"counter_wait": "a wait", "wave_barrier": "a barrier", "fence": "a fence", "end": "the end"}.get(
            effect, ""
        )

    def releases_lds(self, instruction: Instruction) -> bool:
        """A fence that releases what was done with LDS to the work-group or farther."""
        if instruction.opcode != "fence" or instruction.field("ordering") not in RELEASES:
            return False
        is_far = scope_level(instruction.field("syncscope")) != WAVE_SCOPE
        return is_far and LDS_CLOCK in ordered_spaces(self.module, instruction)

    def fences_group(self, i: Instruction, way: Literal["release", "acquire"], *, is_lds_enough: bool) -> bool:
        """A fence that orders LDS for the work-group or farther, and global memory as well, unless LDS is enough."""
        if i.opcode != "fence" or i.field("ordering") not in (RELEASES if way == "release" else ACQUIRES):
            return False
        scope = str(i.field("syncscope") or "").strip('"')
        spaces = ordered_spaces(self.module, i)
        is_far = scope_level(scope) != WAVE_SCOPE and not scope.endswith("one-as")
        return is_far and (spaces == BOTH or (is_lds_enough and LDS_CLOCK in spaces))


def _is_only_read(found: Object) -> bool:
    """A kernel's argument through which nobody writes, and whose memory nothing else reaches."""
    if not isinstance(found, Argument) or found.function is None or not found.function.is_kernel:
        return False
    return all(found.attributes.find(word) is not None for word in ("noalias", "readonly"))


def _may_write_memory(call: Instruction) -> bool:
    """Neither the call nor the function that it calls promises by ``memory(...)`` that nothing is written."""
    assert call.function is not None and call.function.module is not None, "a call of a module"
    callee = call.called_function
    promises = [
        call.function.module.find_attribute(call.fields["attributes"], "memory"),
        None if callee is None else callee.find_attribute("memory"),
    ]
    return all(promise is None or "write" in promise for promise in promises)


def find_limits(module: Module, target: Target) -> dict[str, int]:
    """The largest numbers of work-items in the groups of all kernels; none where a kernel's groups are not known."""
    blocks = [target.block_of(kernel) or required_block(kernel) for kernel in module.kernel_functions]
    known = [block for block in blocks if block is not None]
    if not known or len(known) < len(blocks):
        return {}
    return {f"workitem.id.{name}": max(sizes) - 1 for name, *sizes in zip("xyz", *known, strict=True)}


def effect_of(instruction: Instruction) -> str:
    """What an engine has to do for a call of an intrinsic, in the word of its row; "" for everything else."""
    row = called_intrinsic(instruction)
    return row.effect if row is not None else ""


def assembly_effects(instruction: Instruction) -> set[Effect]:
    """What the statements of an assembly string do; nothing for other instructions."""
    if instruction.opcode not in CALLS or not isinstance(instruction.callee, InlineAsm):
        return set()
    return {statement.effect for statement in parse_assembly(written_assembly(instruction))}


def _is_known(statement: Statement) -> bool:
    """It touches no memory: waits, barriers, what works on registers."""
    is_register = statement.effect is Effect.OTHER and statement.mnemonic.startswith(("v_", "s_"))
    return is_register or statement.effect in (Effect.NOTHING, *_MEETING)


def is_barrier(i: Instruction) -> bool:
    """The wave arrives at a barrier of its work-group."""
    return effect_of(i) in _BARRIERS or bool(assembly_effects(i) & {Effect.BARRIER, Effect.SIGNAL})


def is_opaque(instruction: Instruction) -> bool:
    """A call of something else than an intrinsic whose facts are known."""
    if instruction.opcode not in CALLS:
        return False
    if isinstance(instruction.callee, InlineAsm):
        return not all(_is_known(statement) for statement in parse_assembly(written_assembly(instruction)))
    callee = instruction.called_function
    if callee is None:
        return True
    facts = find_facts(callee.name)
    known = called_intrinsic(instruction)
    return (facts is None and known is None) or (facts is not None and (facts.touches is None or facts.ends_wave))


def may_store(instruction: Instruction) -> bool:
    """It is a call of something unknown that does not promise to write nothing."""
    return is_opaque(instruction) and _may_write_memory(instruction)


def _callees(function: Function) -> Iterable[Function]:
    return [] if function.is_declaration else [f for i in function.instructions() for f in _callees_of(i)]


def _callees_of(instruction: Instruction) -> list[Function]:
    """The function that a call surely calls, where the module defines it."""
    callee = instruction.called_function if instruction.opcode in CALLS else None
    return [] if callee is None or callee.is_declaration else [callee]


def find_pending(
    blocks: list[Block], starts: Callable[[Instruction], bool], ends: Callable[[Instruction], bool]
) -> set[Instruction]:
    """Instructions in front of which some way comes by one that ``starts`` something, and by no later one that ``ends`` it. What
    starts it counts, though it ends it, too."""
    marks = {block: [(i, True) if starts(i) else (i, False) for i in block if starts(i) or ends(i)] for block in blocks}
    entered = find_reachable(
        (s for block in blocks if marks[block] and marks[block][-1][1] for s in block.successors),
        lambda block: block.successors if block not in marks or not marks[block] or marks[block][-1][1] else (),
    )
    found: set[Instruction] = set()
    for block in blocks:
        changes, is_open = dict(marks[block]), block in entered
        for i in block:
            if is_open:
                found.add(i)
            is_open = changes.get(i, is_open)
    return found
