"""Which objects a pointer can lead to: variables, kernel arguments, stack slots, or ``UNKNOWN`` ones.

    %p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) %q      {@A} and what %q can lead to

Pointers are followed through arithmetic, casts, phis, selects, vectors, and the calls and returns of functions of which every
caller is known. What is loaded, made of a number, or given by anything else is unknown. Two objects may be one place: kernel
arguments that are not ``noalias``, and LDS variables without a size (dynamic LDS).
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from swlds.analysis.addresses.values import facts_of
from swlds.analysis.graph import find_components
from swlds.ir.model import Alias, Argument, Function, GlobalVariable, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.types import PointerType, scalar_type
from swlds.ir.values import ConstantAggregate, ConstantExpr, ConstantInt, ConstantKeyword, Value

_KEEPS = {"getelementptr": 1, "bitcast": 1, "addrspacecast": 1, "freeze": 1, "extractelement": 1, "insertelement": 2,
          "shufflevector": 2}  # fmt: skip
_LOCAL = frozenset({"internal", "private"})
_REPLACEABLE = frozenset({"weak", "linkonce", "common", "available_externally", "extern_weak"})


@final
class Unknown:
    """The type of ``UNKNOWN``."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = Unknown()
Object: TypeAlias = "Value | Unknown"


def find_callers(function: Function) -> list[Instruction] | None:
    """The calls of a function, None where others may call it."""
    if function.is_kernel or not _LOCAL & set(function.signature.prefix_words):
        return None
    found: list[Instruction] = []
    for user, index in function.uses:
        if not isinstance(user, Instruction) or user.opcode not in CALLS or index != len(user.operands) - 1:
            return None
        if user.field("function_type") != function.function_type:
            return None
        found.append(user)
    return found


@final
class Objects:
    """``of(pointer)``, each value looked at once; a module that is changed wants a new one."""

    def __init__(self) -> None:
        self._known: dict[Value, frozenset[Object]] = {}
        self._callers: dict[Function, list[Instruction] | None] = {}

    def of(self, pointer: Value) -> frozenset[Object]:
        """The objects; none at all for null and poison."""
        if pointer not in self._known:
            for component in find_components([pointer], self._unknown_sources):
                found: set[Object] = set()
                for value in component:
                    roots, sources = self._look(value)
                    found |= roots
                    for source in sources:
                        found |= self._known.get(source, frozenset())
                self._known.update(dict.fromkeys(component, frozenset(found)))
        return self._known[pointer]

    def callers(self, function: Function) -> list[Instruction] | None:
        """As ``find_callers``."""
        if function not in self._callers:
            self._callers[function] = find_callers(function)
        return self._callers[function]

    def _unknown_sources(self, value: Value) -> list[Value]:
        return [s for s in self._look(value)[1] if s not in self._known]

    def _look(self, value: Value) -> tuple[set[Object], list[Value]]:
        """Objects that the value leads to by itself, and the values that it has the objects of."""
        match value:
            case GlobalVariable() | Function():
                return {value}, []
            case Alias():
                return (set(), [value.target]) if value.keyword == "alias" else ({UNKNOWN}, [])
            case Argument():
                return self._argument(value)
            case Instruction():
                return self._instruction(value)
            case ConstantKeyword() | ConstantInt():
                return set(), []
            case ConstantExpr() if value.opcode in _KEEPS:
                return set(), list(value.operands[: _KEEPS[value.opcode]])
            case ConstantAggregate():
                return set(), list(value.elements)
        return {UNKNOWN}, []

    def _argument(self, argument: Argument) -> tuple[set[Object], list[Value]]:
        function = argument.function
        assert function is not None, "an argument of a function"
        if function.is_kernel or argument.attributes.find("byval") is not None:
            return {argument}, []
        callers = self.callers(function)
        if callers is None:
            return {UNKNOWN}, []
        return set(), [call.operands[argument.index] for call in callers]

    def _instruction(self, i: Instruction) -> tuple[set[Object], list[Value]]:
        if i.opcode == "alloca":
            return {i}, []
        if i.opcode in ("phi", "select"):
            return set(), list(i.operands[i.opcode == "select" :])
        if i.opcode in _KEEPS and isinstance(scalar_type(i.operands[0].type), PointerType):
            return set(), list(i.operands[: _KEEPS[i.opcode]])
        function = i.called_function if i.opcode in CALLS else None
        facts = facts_of(i)
        if facts is not None and facts.provides:
            return {i.callee}, []
        if facts is not None and facts.moves:
            return set(), [i.operands[k] for k in facts.moves]
        if function is not None and not function.is_declaration and not _REPLACEABLE & set(_words(function)):
            return set(), [r.operands[0] for b in function.blocks if (r := b.terminator).opcode == "ret" and r.operands]
        return {UNKNOWN}, []


def _words(function: Function) -> list[str]:
    return [word.removesuffix("_odr") for word in function.signature.prefix_words]
