"""May the data of an LDS variable be moved? If every use of its address ends in an access of this module, to it alone.

%p = getelementptr [64 x [64 x half]], ptr addrspace(3) @t, i32 0, i32 %row, i32 %column
%v = load <8 x half>, ptr addrspace(3) %p, align 16                                      an access
store ptr addrspace(3) %p, ptr %slot                                                     an escape: nothing may be moved
"""

from __future__ import annotations

from typing import TypeAlias, final

from swlds.analysis.addresses import UNKNOWN, Access, AddressAnalysis
from swlds.analysis.lds_uses import LDS, absolute_address, is_named_barrier
from swlds.errors import OptionError
from swlds.ir.assembly import module_assembly, uses_lds
from swlds.ir.model import GlobalVariable, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.types import VOID, PointerType
from swlds.ir.values import Constant, InlineAsm, Value
from swlds.lazy import dataclass

#: What makes another pointer into the variable of one.
_WAYS = frozenset({"getelementptr", "phi", "select", "addrspacecast", "bitcast", "freeze"})
#: Lists that keep a variable from being removed, and say nothing else of it.
_KEEPERS = frozenset({"llvm.used", "llvm.compiler.used"})


@final
@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a variable is left alone; ``at``: the use that is in the way; ``is_clean``: there is nothing to mend."""

    reason: str
    at: Instruction | None = None
    is_clean: bool = False


@final
@dataclass(frozen=True, eq=False)
class Movable:
    """A variable whose data may be moved, its size in bytes, and all accesses to it."""

    variable: GlobalVariable
    size: int
    accesses: list[Access]


Found: TypeAlias = "Movable | Refusal"


@final
class Variables:
    """The LDS variables of one module, and what its functions do with them."""

    def __init__(self, module: Module, dynamic_bytes: int = 0) -> None:
        """``dynamic_bytes``: of dynamic LDS in each launch, 0 where that is not known."""
        self.module, self.dynamic_bytes = module, dynamic_bytes
        self.analysis = AddressAnalysis(module)
        self._accesses: dict[Value, list[Access]] = {}
        self._loose = _find_assembly(module)
        for function in module.defined_functions:
            for access in self.analysis.accesses(function):
                if self._loose is None and access.space == LDS and (not access.objects or UNKNOWN in access.objects):
                    self._loose = Refusal(
                        "LDS is accessed by a number, or a pointer from elsewhere", access.instruction
                    )
                for reached in access.objects:
                    if isinstance(reached, GlobalVariable):
                        self._accesses.setdefault(reached, []).append(access)
        self.all = [g for g in module.globals.values() if g.addrspace == LDS and not is_named_barrier(g)]

    def judge(self, variable: GlobalVariable) -> Found:
        """May it be moved? Its accesses, or what is in the way."""
        accesses = self._accesses.get(variable, [])
        if not accesses:
            return Refusal("no load, store or atomic of the module reaches it", is_clean=True)
        size = self._size(variable)
        if isinstance(size, Refusal):
            return size
        if self._loose is not None:
            return self._loose
        if refusal := self._find_use(variable, {a.instruction for a in accesses}):
            return refusal
        for access in accesses:
            if access.object is not variable:
                return Refusal("this may reach another object, too", access.instruction)
        return Movable(variable, size, accesses)

    def _size(self, variable: GlobalVariable) -> int | Refusal:
        if absolute_address(self.module, variable) is not None:
            return Refusal("it lies at a fixed address")
        size = self.module.data_layout.size_of(variable.value_type)
        if not size:
            return self._dynamic_size(variable)
        if variable.is_declaration:
            return Refusal("another module defines it, and may use it")
        if not {"internal", "private"} & set(variable.signature.prefix_words):
            users = [f for f in self.module.functions.values() if f.is_declaration and not f.name.startswith("llvm.")]
            if users:
                return Refusal(
                    f"it is not internal, and other modules may use it (@{display_name(users[0].name)} is one's)"
                )
        return size

    def _dynamic_size(self, variable: GlobalVariable) -> int | Refusal:
        """Dynamic variables all begin at one address, and so do LDS parameters in launches with them."""
        others = [g for g in self.all if g is not variable and not self.module.data_layout.size_of(g.value_type)]
        if others:
            return Refusal(f"it is dynamic LDS, and so is {others[0].brief}, at the same address")
        for function in self.module.kernel_functions:
            if any(p.type == PointerType(LDS) for p in function.arguments):
                return Refusal(f"it is dynamic LDS, and @{display_name(function.name)} has a parameter in LDS")
        if not self.dynamic_bytes:
            return Refusal("it is dynamic LDS, whose size only a launch knows: say dynamic-bytes=N")
        return self.dynamic_bytes

    def _find_use(self, variable: GlobalVariable, accesses: set[Instruction]) -> Refusal | None:
        """The first use of its address that is none of these accesses, and no way to one."""
        seen: set[Value] = set()
        work: list[tuple[Value, Value]] = [(user, variable) for user in variable.users]
        while work:
            user, pointer = work.pop()
            if user in seen:
                continue
            if isinstance(user, GlobalVariable):
                if user.name in _KEEPERS:
                    continue
                return Refusal(f"its address stands in @{display_name(user.name)}")
            if not isinstance(user, Instruction):
                return Refusal(f"it has the alias or user {user.brief}")
            if user.is_record:
                continue
            if refusal := _judge_constants(user):
                return refusal
            if user.opcode in _WAYS:
                seen.add(user)
                work += [(u, user) for u in user.users]
                continue
            if refusal := _judge_access(user, pointer, accesses):
                return refusal
        return None


def _find_assembly(module: Module) -> Refusal | None:
    """Assembly that accesses LDS, wherever: its addresses are numbers."""
    for function in module.defined_functions:
        if " asm " not in (function.body or ""):
            continue
        for i in function.instructions():
            if i.opcode in CALLS and isinstance(i.callee, InlineAsm) and uses_lds(i.callee.code):
                return Refusal("assembly accesses LDS", i)
    if any(uses_lds(code) for _, code in module_assembly(module)):
        return Refusal("module assembly accesses LDS")
    return None


def choose(variables: list[GlobalVariable], name: str, pass_name: str) -> list[GlobalVariable]:
    """Those of a name, or all; OptionError where there is none of it."""
    wanted = name.removeprefix("@")
    chosen = [v for v in variables if not wanted or display_name(v.name) == wanted]
    if wanted and not chosen:
        known = ", ".join(f"@{display_name(v.name)}" for v in variables[:8]) or "none"
        raise OptionError(f"{pass_name}: there is no LDS variable @{wanted}", hint=f"the module has {known}")
    return chosen


def _judge_constants(user: Instruction) -> Refusal | None:
    """Constant expressions among the operands lead to the access as instructions do."""
    for operand in user.operands:
        if isinstance(operand, Constant):
            for part in operand.walk():
                if getattr(part, "opcode", "getelementptr") not in _WAYS and _mentions_lds(part):
                    return Refusal("its address becomes a number", user)
    return None


def _mentions_lds(constant: Value) -> bool:
    return isinstance(constant, Constant) and any(
        isinstance(part, GlobalVariable) and part.addrspace == LDS for part in constant.walk()
    )


def _judge_access(user: Instruction, pointer: Value, accesses: set[Instruction]) -> Refusal | None:
    """``pointer``: by which the walk came here, the variable itself or an instruction; constants lead from the variable."""
    if user.opcode in POINTERS:
        others = [o for k, o in enumerate(user.operands) if k != POINTERS[user.opcode]]
        if any(_holds(o, pointer) for o in others):
            return Refusal("its address is stored", user)
        return None
    if user.opcode in CALLS:
        callee = user.called_function
        if callee is None or not callee.name.startswith("llvm."):
            name = "a function" if callee is None else f"@{display_name(callee.name)}"
            return Refusal(f"its address is given to {name}: inline it first", user)
        if callee.name == "llvm.assume" or (user in accesses and user.type == VOID):
            return None
        return Refusal(f"@{display_name(callee.name)} gets its address", user)
    if user.opcode == "icmp":
        return Refusal("its address is compared", user)
    return Refusal("its address becomes a number" if user.opcode == "ptrtoint" else "its address escapes", user)


def _holds(value: Value, pointer: Value) -> bool:
    return value is pointer or (isinstance(value, Constant) and any(part is pointer for part in value.walk()))
