"""Where a program follows the pointer to the hostcall buffer: ROCm's device library calls the host through it, for ``printf`` and
``assert`` where a compiler has linked it in. A launch has none; its pointer is null.

The pointer is the implicit argument at byte 80, before code object v5 at byte 24 (``implicit_args``). It, and the one to the
implicit arguments, are followed through casts, steps, arguments and results of calls, and places on the stack, where code that
nothing optimised keeps both.
"""

from __future__ import annotations

from typing import final

from swlds.device.implicit_args import IMPLICIT_FIELDS, OLD_HOSTCALL, has_old_arguments
from swlds.device.program import Program
from swlds.errors import UnsupportedError
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.opcodes import POINTERS
from swlds.ir.places import canonical_line
from swlds.ir.types import Type
from swlds.ir.values import ConstantInt, Value

WHAT = (
    "the kernel calls the host through ROCm's hostcall buffer (device_print, printf or assert, linked in), "
    "which launches do not have"
)
HINT = "leave that code out, or print with the runtime's own printf, which is executed: docs/limits.md"
_MOVES = ("inttoptr", "bitcast", "addrspacecast", "freeze", "phi", "select", "add")
_CASTS = ("bitcast", "addrspacecast", "freeze")
#: Bytes of the implicit arguments and of slots that are looked at, and steps to a slot: steps in loops have no end.
_REACH, _STEPS = range(4096), 64
#: A place on the stack: the slot, and the byte in it.
_Place = tuple[Instruction, int]


def find_hostcalls(module: Module) -> frozenset[Instruction]:
    """The accesses through the buffer's pointer, of all functions."""
    pointer = module.functions.get("llvm.amdgcn.implicitarg.ptr")
    if pointer is None:
        return frozenset()
    flow = _Flow(module)
    calls = [u for u in pointer.users if isinstance(u, Instruction) and u.called_function is pointer]
    return flow.follow([(call, 0) for call in calls])


@final
class _Flow:
    """What values are: None for the buffer's pointer, a number for a pointer to that byte of the implicit arguments."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._offset = OLD_HOSTCALL if has_old_arguments(module) else IMPLICIT_FIELDS["hidden_hostcall_buffer"][0]
        self._loads: dict[Instruction, dict[int, list[Instruction]]] = {}

    def follow(self, work: list[tuple[Value, int | None]]) -> frozenset[Instruction]:
        found, seen = set[Instruction](), set(work)
        while work:
            value, byte = work.pop()
            for user in value.readers:
                if not isinstance(user, Instruction):
                    continue
                if byte is None and user.opcode in POINTERS and user.operands[POINTERS[user.opcode]] is value:
                    found.add(user)
                for new in self._made_of(user, value, byte):
                    if new not in seen:
                        seen.add(new)
                        work.append(new)
        return frozenset(found)

    def _made_of(self, user: Instruction, value: Value, byte: int | None) -> list[tuple[Value, int | None]]:
        """What the user makes of the value."""
        if user.opcode == "getelementptr" and user.operands[0] is value:
            step = self._step(user)
            if byte is None:
                return [(user, None)]
            return [(user, byte + step)] if step is not None and byte + step in _REACH else []
        if user.opcode == "load":
            return [(user, None)] if byte == self._offset else []
        if user.opcode in _MOVES:
            return [(user, byte)]
        if user.opcode == "store" and user.operands[0] is value:
            place = self._place(user.operands[1])
            return [(load, byte) for load in self._loads_of(place)] if place is not None else []
        if user.opcode == "ret":
            callee = user.function
            calls = callee.users if callee is not None else []
            return [(c, byte) for c in calls if isinstance(c, Instruction) and c.called_function is callee]
        callee = user.called_function if user.opcode == "call" else None
        if not isinstance(callee, Function) or callee.is_declaration:
            return []
        given = user.call_arguments[: len(callee.arguments)]
        return [(callee.arguments[k], byte) for k, a in enumerate(given) if a is value]

    def _step(self, gep: Instruction) -> int | None:
        """Bytes, where they are constant."""
        indices = [o.signed for o in gep.operands[1:] if isinstance(o, ConstantInt)]
        if len(indices) != len(gep.operands) - 1:
            return None
        source = gep.field("source_type")
        assert isinstance(source, Type), "a getelementptr has one"
        return self.module.data_layout.gep_offset(source, indices)

    def _place(self, pointer: Value) -> _Place | None:
        byte = 0
        for _ in range(_STEPS):
            if not isinstance(pointer, Instruction) or pointer.opcode == "alloca":
                break
            step = self._step(pointer) if pointer.opcode == "getelementptr" else 0 if pointer.opcode in _CASTS else None
            if step is None:
                return None
            byte += step
            pointer = pointer.operands[0]
        return (pointer, byte) if isinstance(pointer, Instruction) and pointer.opcode == "alloca" else None

    def _loads_of(self, place: _Place) -> list[Instruction]:
        slot, byte = place
        if slot not in self._loads:
            loads: dict[int, list[Instruction]] = {}
            self._loads[slot] = loads
            work: list[_Place] = [(slot, 0)]
            for pointer, at in work:
                for user in pointer.readers:
                    if not isinstance(user, Instruction):
                        continue
                    if user.opcode == "load":
                        loads.setdefault(at, []).append(user)
                    elif user.opcode in _CASTS:
                        work.append((user, at))
                    elif (
                        user.opcode == "getelementptr"
                        and (step := self._step(user)) is not None
                        and at + step in _REACH
                    ):
                        work.append((user, at + step))
        return self._loads[slot].get(byte, [])


def hostcall_error(place: str) -> UnsupportedError:
    """``place``: of the access that follows the pointer."""
    return UnsupportedError(WHAT, location=place, hint=HINT)


def hostcall_errors(program: Program, accesses: frozenset[Instruction]) -> list[UnsupportedError]:
    """One for each function that a kernel reaches and that follows the pointer: of its first access. ``accesses``: what
    ``find_hostcalls`` gave of the module."""
    module, firsts = program.module, dict[str, Instruction]()
    for access in sorted(accesses, key=lambda i: i.line):
        assert access.function is not None, "an access of a body"
        firsts.setdefault(access.function.name, access)
    return [hostcall_error(f"{module.source_name}:{canonical_line(i)}") for n, i in firsts.items() if n in program.functions]
