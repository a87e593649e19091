"""Where a program follows the pointer to the hostcall buffer: ROCm's device library calls the host through it, for ``printf`` and
``assert`` where a compiler has linked it in. A launch has none; its pointer is null.

The pointer is the implicit argument at byte 80 (``implicit_args``); it is followed through casts, steps and arguments of calls.
"""

from __future__ import annotations

from swlds.device.implicit_args import IMPLICIT_FIELDS
from swlds.device.program import Program
from swlds.errors import UnsupportedError
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import I8
from swlds.ir.values import ConstantInt, Value

WHAT = (
    "the kernel calls the host through ROCm's hostcall buffer (device_print, printf or assert, linked in), "
    "which launches do not have"
)
HINT = "leave that code out, or print with the runtime's own printf, which is executed: docs/limits.md"
_OFFSET = IMPLICIT_FIELDS["hidden_hostcall_buffer"][0]
_MOVES = ("inttoptr", "bitcast", "addrspacecast", "freeze", "phi", "select", "add")


def find_hostcalls(module: Module) -> frozenset[Instruction]:
    """The accesses through the buffer's pointer, of all functions."""
    pointer = module.functions.get("llvm.amdgcn.implicitarg.ptr")
    work: list[Value] = []
    for call in pointer.users if pointer is not None else ():
        for step in call.users if isinstance(call, Instruction) else ():
            if isinstance(step, Instruction) and _is_buffer(step):
                work += [u for u in step.users if isinstance(u, Instruction) and u.opcode == "load"]
    found, seen = set(), set(work)
    while work:
        value = work.pop()
        for user in value.users:
            if not isinstance(user, Instruction):
                continue
            if user.opcode in POINTERS and user.operands[POINTERS[user.opcode]] is value:
                found.add(user)
            for new in _made_of(user, value):
                if new not in seen:
                    seen.add(new)
                    work.append(new)
    return frozenset(found)


def _is_buffer(step: Instruction) -> bool:
    if step.opcode != "getelementptr" or step.field("source_type") != I8 or len(step.operands) != 2:
        return False
    offset = step.operands[1]
    return isinstance(offset, ConstantInt) and offset.value == _OFFSET


def _made_of(user: Instruction, value: Value) -> list[Value]:
    """Other names of the pointer."""
    if user.opcode in _MOVES or (user.opcode == "getelementptr" and user.operands[0] is value):
        return [user]
    callee = user.called_function if user.opcode == "call" else None
    if not isinstance(callee, Function) or callee.is_declaration:
        return []
    return [callee.arguments[k] for k, a in enumerate(user.call_arguments[: len(callee.arguments)]) if a is value]


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
    return [hostcall_error(f"{module.source_name}:{i.line}") for n, i in firsts.items() if n in program.functions]
