"""Flat code: a kernel with every function it calls written into it, as one graph of blocks.

before: ``%r = call i32 @f(i32 %x)`` in block ``b``; after: block ``b`` ends in a branch to a copy of ``@f``'s
blocks, each ``ret v`` of
the copy branches to the rest of ``b``, where ``%r`` is a phi. A call through a pointer becomes a chain of compares with the
addresses of the functions it may reach. The copies are of this file's own small classes; the module stays as it is.

Functions that cannot be written into their callers (``outline.py``: recursive ones above all) are flat code of their own, a
*body*; a call of one is the instruction ``enter``, its operands the function and the arguments.

Lanes meet again where they did in the reference engine: the immediate post-dominator of a branch inside the copy is at
the latest the block behind the call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import final

from swlds.analysis.graph import find_post_order
from swlds.engines.wave_compiler.flat.outline import Outline, called_function, fits, is_indirect
from swlds.engines.wave_compiler.flat.reports import follows_vote, is_report
from swlds.engines.wave_compiler.refusal import NotCompiledError
from swlds.ir.model import Argument, Block, Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.types import I1, VOID, PointerType, Type
from swlds.ir.values import Constant, GlobalReference, Value
from swlds.lazy import dataclass

#: Flat instructions a kernel may have; more is refused.
MAX_INSTRUCTIONS = 100_000
#: What a call through a pointer takes for each function that it may enter.
_DISPATCH = 4


@final
@dataclass(eq=False, slots=True)
class FlatArgument:
    """A kernel argument."""

    index: int
    type: Type


@final
@dataclass(eq=False, slots=True)
class FlatInstruction:
    """One instruction. ``source``: the instruction it was made from. Operands of calls leave out the callee."""

    opcode: str
    type: Type
    operands: list[FlatValue]
    source: Instruction
    block: FlatBlock
    targets: list[FlatBlock] = field(default_factory=list)
    users: list[FlatInstruction] = field(default_factory=list)

    @property
    def readers(self) -> list[FlatInstruction]:
        """As a module's instructions have them: flat code has no debug records."""
        return self.users

    @property
    def is_live_out(self) -> bool:
        """True when another block or a phi reads the result."""
        return any(u.block is not self.block or u.opcode == "phi" for u in self.users)


FlatValue = FlatArgument | FlatInstruction | Constant | GlobalReference


@final
@dataclass(eq=False, slots=True)
class FlatBlock:
    """A block; the last instruction is the terminator."""

    number: int = 0
    instructions: list[FlatInstruction] = field(default_factory=list)
    #: Every way from here ends in ``unreachable``, or gives the group up.
    is_dead: bool = False
    #: ``successors``, once it is known which are dead.
    _successors: list[FlatBlock] | None = None
    #: The calls it was copied for, outermost first.
    scope: tuple[int, ...] = ()
    #: The first of a branch's targets to run: in its function it has no successors, or it is the next callee of a pointer.
    goes_first: bool = False

    @property
    def terminator(self) -> FlatInstruction:
        return self.instructions[-1]

    @property
    def successors(self) -> list[FlatBlock]:
        """Successors that do not lead to ``unreachable`` in any case: nobody waits for lanes that go there."""
        if self._successors is not None:
            return self._successors
        targets = self.instructions[-1].targets
        return [b for b in (dict.fromkeys(targets) if len(targets) > 1 else targets) if not b.is_dead]

    def settle(self) -> None:
        """Its targets, and which of them are dead, stay as they are."""
        self._successors = self.successors

    @property
    def phis(self) -> list[FlatInstruction]:
        return [i for i in self.instructions if i.opcode == "phi"]


@final
@dataclass(eq=False)
class FlatCode:
    """A flattened function; ``blocks[0]`` is the entry, in reverse post-order, unreachable ones left out.

    ``arguments`` are the kernel's. A body has ``parameters``, instructions of its first block. ``bodies``: of the kernel, by
    function. ``depth``: calls that lie inside each other at most. ``by_value``: the parameter that each ``byval`` instruction
    copies. ``promoted``: stack slots that became values (``promote.py``).
    """

    kernel: Function
    blocks: list[FlatBlock]
    arguments: list[FlatArgument]
    depth: int = 1
    parameters: list[FlatInstruction] = field(default_factory=list)
    bodies: dict[Function, FlatCode] = field(default_factory=dict)
    by_value: dict[FlatInstruction, Argument] = field(default_factory=dict)
    promoted: list[FlatInstruction] = field(default_factory=list)
    #: Bits of which one is set where a value is undefined (``ways.py``); who uses the value may read them.
    ways: dict[FlatInstruction, tuple[FlatInstruction, ...]] = field(default_factory=dict)
    #: The call that each copy of a function is for, by the numbers in ``FlatBlock.scope``.
    calls: dict[int, Instruction] = field(default_factory=dict)

    @property
    def all(self) -> list[FlatCode]:
        """The kernel and its bodies."""
        return [self, *self.bodies.values()]


@final
@dataclass
class _Activation:
    """One copy of a function: what its values and blocks became, and where its returns go."""

    function: Function
    values: dict[Value, FlatValue]
    firsts: dict[Block, FlatBlock] = field(default_factory=dict)
    lasts: dict[Block, FlatBlock] = field(default_factory=dict)
    phis: list[tuple[FlatInstruction, Instruction]] = field(default_factory=list)
    returns: list[tuple[FlatBlock, FlatValue | None]] = field(default_factory=list)
    pending: list[tuple[FlatInstruction, Instruction | _Proxy]] = field(default_factory=list)


@final
class Flattener:
    """Builds the flat code of one kernel."""

    def __init__(
        self, kernel: Function, candidates: Callable[[Instruction], list[Function]], place: Callable[[Instruction], str]
    ) -> None:
        self.kernel, self.candidates, self.place = kernel, candidates, place
        self.count = 0
        self.blocks: list[FlatBlock] = []
        self.scope: list[int] = []
        self.copies = 0
        self.calls: dict[int, Instruction] = {}
        self.outlined: set[Function] = set()
        self.by_value: dict[FlatInstruction, Argument] = {}

    def run(self) -> FlatCode:
        outline = Outline(self.kernel, self.candidates)
        self.outlined = outline.outlined
        arguments = [FlatArgument(a.index, a.type) for a in self.kernel.arguments]
        values: dict[Value, FlatValue] = dict(zip(self.kernel.arguments, arguments, strict=False))
        entry, activation = self._copy(self.kernel, values)
        code = self._finish(entry, activation, arguments)
        for function in outline.calls:
            if function in self.outlined:
                code.bodies[function] = self._body(function, arguments)
        return code

    def _body(self, function: Function, arguments: list[FlatArgument]) -> FlatCode:
        """A function that is called by ``enter``."""
        self.blocks, self.by_value = [], {}
        first, source = self._block(), next(iter(function.entry))
        parameters = [FlatInstruction("parameter", a.type, [], source, first) for a in function.arguments]
        entry, activation = self._copy(function, dict(zip(function.arguments, parameters, strict=True)))
        first.instructions = [*parameters, FlatInstruction("br", VOID, [], source, first, [entry])]
        code = self._finish(first, activation, arguments)
        code.parameters = parameters
        return code

    def _finish(self, entry: FlatBlock, activation: _Activation, arguments: list[FlatArgument]) -> FlatCode:
        for block, value in activation.returns:
            block.terminator.opcode = "ret"
            block.terminator.operands = [] if value is None else [value]
        _find_dead(self.blocks)
        for block in self.blocks:
            if block.instructions:
                block.settle()
        blocks = find_post_order([entry], lambda b: reversed(b.successors))[::-1]
        _link(blocks)
        depth = max(len(b.scope) for b in blocks)
        return FlatCode(self.kernel, blocks, arguments, depth, by_value=self.by_value, calls=self.calls)

    def _block(self) -> FlatBlock:
        block = FlatBlock(scope=tuple(self.scope))
        self.blocks.append(block)
        return block

    def _copy(
        self, function: Function, values: dict[Value, FlatValue], call: Instruction | None = None
    ) -> tuple[FlatBlock, _Activation]:
        """A copy of a function's blocks, for the call; of the kernel, or of a body's own, for none."""
        self.copies += 1
        if call is not None:
            self.calls[self.copies] = call
        self.scope.append(self.copies)
        activation = _Activation(function, values)
        for block in function.blocks:
            first = activation.firsts[block] = self._block()
            first.goes_first = not block.terminator.targets
        self._copy_by_value(activation)
        for block in function.blocks:
            activation.lasts[block] = self._fill(activation, block, activation.firsts[block])
        self._resolve(activation)
        self.scope.pop()
        return activation.firsts[function.entry], activation

    def _copy_by_value(self, activation: _Activation) -> None:
        """``byval`` arguments become pointers to copies of the callee's own."""
        function = activation.function
        first = activation.firsts[function.entry]
        for argument in [] if function.is_kernel else function.arguments:
            if argument.attributes.find("byval") is not None:
                given = activation.values[argument]
                made = FlatInstruction("byval", argument.type, [given], next(iter(function.entry)), first)
                first.instructions.append(made)
                activation.values[argument] = made
                self.by_value[made] = argument

    def _fill(self, activation: _Activation, block: Block, flat: FlatBlock) -> FlatBlock:
        for instruction in block:
            if instruction.is_record:
                continue
            self.count += 1
            if self.count > MAX_INSTRUCTIONS:
                name = display_name(self.kernel.name)
                raise NotCompiledError(f"over {MAX_INSTRUCTIONS} instructions in @{name} and the functions it calls")
            flat = self._add(activation, instruction, flat)
        return flat

    def _add(self, activation: _Activation, instruction: Instruction, flat: FlatBlock) -> FlatBlock:
        callee = called_function(instruction)
        if callee is not None:
            if fits(instruction, callee):
                return self._call(activation, instruction, flat, callee)
            return self._indirect(activation, instruction, flat, [])
        if is_indirect(instruction):
            candidates = self.candidates(instruction)
            self.count += _DISPATCH * len(candidates)
            return self._indirect(activation, instruction, flat, candidates)
        made = FlatInstruction(instruction.opcode, instruction.type, [], instruction, flat)
        flat.instructions.append(made)
        activation.values[instruction] = made
        if instruction.opcode == "ret":
            made.opcode = "br"
            activation.returns.append((flat, None))
        activation.pending.append((made, instruction))
        return flat

    def _call(self, activation: _Activation, call: Instruction, flat: FlatBlock, callee: Function) -> FlatBlock:
        operands = list(call.call_arguments)
        if len(operands) != len(callee.arguments):
            raise NotCompiledError(
                f"a call of @{display_name(callee.name)} with other arguments than it has", location=self.place(call)
            )
        if callee in self.outlined:
            made = FlatInstruction("enter", call.type, [], call, flat)
            flat.instructions.append(made)
            activation.values[call] = made
            activation.pending.append((made, _Proxy([callee, *operands])))
            return flat
        return self._inline(activation, call, flat, callee)

    def _inline(self, activation: _Activation, call: Instruction, flat: FlatBlock, callee: Function) -> FlatBlock:
        join = self._block()
        values: dict[Value, FlatValue] = {}
        proxies = []
        for argument, operand in zip(callee.arguments, call.call_arguments, strict=False):
            proxy = FlatInstruction("copy", argument.type, [], call, flat)
            flat.instructions.append(proxy)
            values[argument] = proxy
            proxies.append((proxy, operand))
        entry, inner = self._copy(callee, values, call)
        flat.instructions.append(FlatInstruction("br", VOID, [], call, flat, [entry]))
        self._join(activation, call, join, inner.returns)
        activation.pending += [(proxy, _Proxy([operand])) for proxy, operand in proxies]
        return join

    def _join(
        self,
        activation: _Activation,
        call: Instruction,
        join: FlatBlock,
        returns: list[tuple[FlatBlock, FlatValue | None]],
    ) -> None:
        for block, _ in returns:
            block.terminator.targets = [join]
        if call.type == VOID:
            return
        phi = FlatInstruction(
            "phi", call.type, [v for _, v in returns if v is not None], call, join, [b for b, _ in returns]
        )
        join.instructions.append(phi)
        activation.values[call] = phi

    def _indirect(
        self, activation: _Activation, call: Instruction, flat: FlatBlock, candidates: list[Function]
    ) -> FlatBlock:
        """A chain: is the callee's address that of candidate 1? then a copy of it, else candidate 2, ... else a trap.

        Candidates come in the order of their addresses: so the reference engine calls them, one after the other."""
        join = self._block()
        address = FlatInstruction("copy", PointerType(0), [], call, flat)
        flat.instructions.append(address)
        activation.pending.append((address, _Proxy([call.operands[-1]])))
        proxies = []
        for operand in call.call_arguments:
            proxy = FlatInstruction("copy", operand.type, [], call, flat)
            flat.instructions.append(proxy)
            activation.pending.append((proxy, _Proxy([operand])))
            proxies.append(proxy)
        returns: list[tuple[FlatBlock, FlatValue | None]] = []
        for candidate in candidates:
            test = FlatInstruction("is_function", I1, [address, candidate], call, flat)
            following = self._block()
            if candidate in self.outlined:
                entry = self._block()
                made = FlatInstruction("enter", call.type, [candidate, *proxies], call, entry)
                entry.instructions += [made, FlatInstruction("br", VOID, [], call, entry)]
                returns.append((entry, made))
            else:
                entry, inner = self._copy(candidate, dict(zip(candidate.arguments, proxies, strict=False)), call)
                returns += inner.returns
            entry.goes_first = True
            flat.instructions += [test, FlatInstruction("br", VOID, [test], call, flat, [entry, following])]
            flat = following
        flat.instructions += [
            FlatInstruction("suspect", VOID, [], call, flat),
            FlatInstruction("unreachable", VOID, [], call, flat),
        ]
        self._join(activation, call, join, returns)
        return join

    def _resolve(self, activation: _Activation) -> None:
        """Operands and targets, once every value of the copy exists."""
        values = activation.values

        def value_of(operand: Value) -> FlatValue:
            if isinstance(operand, (Argument, Instruction)):
                return values[operand]
            assert isinstance(operand, (Constant, GlobalReference)), f"{type(operand).__name__} is no operand"
            return operand

        returned = {id(block): i for i, (block, _) in enumerate(activation.returns)}
        for made, source in activation.pending:
            if isinstance(source, _Proxy):
                made.operands = [value_of(o) for o in source.operands]
                continue
            if source.opcode == "ret":
                if source.operands:
                    place = returned[id(made.block)]
                    activation.returns[place] = (made.block, value_of(source.operands[0]))
                continue
            operands = source.call_arguments if source.opcode == "call" else list(source.operands)
            made.operands = [value_of(o) for o in operands if not isinstance(o, Block)]
            table = activation.lasts if source.opcode == "phi" else activation.firsts
            made.targets = [table[t] for t in source.targets]


@final
@dataclass(slots=True)
class _Proxy:
    """Operands that become known when the copy is resolved."""

    operands: list[Value]


def _find_dead(blocks: list[FlatBlock]) -> None:
    """Blocks that give the group up, and those that lead to such only; to one that a lane was seen to want, too."""
    sources: dict[FlatBlock, list[FlatBlock]] = {}
    for block in blocks:
        for target in block.terminator.targets if block.instructions else []:
            sources.setdefault(target, []).append(block)
    changed = True
    while changed:
        changed = False
        for block in blocks:
            if not block.is_dead and block.instructions and _is_dead(block, sources.get(block, [])):
                block.is_dead = changed = True


def _is_dead(block: FlatBlock, sources: list[FlatBlock]) -> bool:
    last = block.terminator
    if last.opcode == "unreachable" or any(is_report(i.source) for i in block.instructions if i.opcode == "call"):
        return True
    if not last.targets or not any(b.is_dead for b in last.targets):
        return False
    before = sources[0].terminator if len(sources) == 1 else last
    is_first = before.targets[0] is block and last.targets[0].is_dead
    return (is_first and follows_vote(before.source, last.source)) or all(b.is_dead for b in last.targets)


def _link(blocks: list[FlatBlock]) -> None:
    """Number the blocks, drop phi entries of unreachable ones, fill the users."""
    reachable = set(blocks)
    for number, block in enumerate(blocks):
        block.number = number
        for instruction in block.instructions:
            if instruction.opcode == "phi":
                pairs = [
                    (v, b) for v, b in zip(instruction.operands, instruction.targets, strict=False) if b in reachable
                ]
                instruction.operands, instruction.targets = [v for v, _ in pairs], [b for _, b in pairs]
            for operand in instruction.operands:
                if isinstance(operand, FlatInstruction):
                    operand.users.append(instruction)


#: Instruction -> those that come in front of it, or behind it.
Beside = Mapping[FlatInstruction, Sequence[FlatInstruction]]


def insert_beside(
    code: FlatCode,
    blocks: Iterable[FlatBlock],
    before: Beside,
    after: Beside,
    entry: Sequence[FlatInstruction] = (),
) -> None:
    """Put new instructions beside those of ``blocks``: phis with the phis, ``entry`` first in the code."""
    for block in blocks:
        phis: list[FlatInstruction] = []
        first = [*entry] if block is code.blocks[0] else []
        rest: list[FlatInstruction] = []
        for i in block.instructions:
            new = after.get(i, ())
            if i.opcode == "phi":
                phis += [i, *(n for n in new if n.opcode == "phi")]
                first += [n for n in new if n.opcode != "phi"]
            else:
                rest += [*before.get(i, ()), i, *new]
        block.instructions = [*phis, *first, *rest]
    for each in code.all:
        link_users(each)


def link_users(code: FlatCode) -> None:
    """Make the lists of users anew."""
    for block in code.blocks:
        for instruction in block.instructions:
            instruction.users = []
    for block in code.blocks:
        for instruction in block.instructions:
            for operand in instruction.operands:
                if isinstance(operand, FlatInstruction):
                    operand.users.append(instruction)
    for value, ways in code.ways.items():
        for way in ways:
            way.users += [user for user in value.users if user.opcode != "phi"]
