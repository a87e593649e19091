"""Instructions, the blocks that hold them as a linked list, and parameters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any, final

from swlds.ir.attributes import Attributes
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import LABEL, VOID, Type
from swlds.ir.values import User, Value
from swlds.printable import printable

if TYPE_CHECKING:
    from swlds.ir.function import Function


@final
class Argument(Value):
    """A function parameter."""

    __slots__ = ("attributes", "function", "index", "name")

    def __init__(self, type_: Type, name: str, index: int, attributes: Attributes | None = None) -> None:
        super().__init__(type_)
        self.name = name
        self.index = index
        self.attributes = attributes or Attributes()
        self.function: Function | None = None

    @property
    def uses(self) -> dict[tuple[User, int], None]:
        if self.function is not None:
            _ = self.function.blocks  # parses the body, which links what it mentions
        return self._uses


@final
class Instruction(User):
    """One instruction (or ``#dbg_`` record) of a block.

    ``operands`` hold values only; blocks are in ``targets``. By opcode:

    ============== ===================================== ==================== ==================================
    opcode         operands                              targets              fields
    ============== ===================================== ==================== ==================================
    ret            [value]                               -                    -
    br             [condition]                           1 or 2 blocks        -
    switch         value, case constants…                default, one a case  -
    indirectbr     address                               all                  -
    call           arguments…, callee                    -                    function_type, cc, result_attributes,
    invoke         arguments…, callee                    normal, unwind       argument_attributes (list), attributes,
    callbr         arguments…, callee                    fallthrough, others  bundles [(tag, count)], addrspace, passes_varargs
    phi            incoming values                       incoming blocks      -
    icmp, fcmp     a, b                                  -                    predicate
    casts          value                                 -                    (the type is the result's)
    getelementptr  base, indices…                        -                    source_type
    alloca         [count]                               -                    allocated_type, align, addrspace
    load           pointer                               -                    align, ordering, syncscope
    store          value, pointer                        -                    align, ordering, syncscope
    fence          -                                     -                    ordering, syncscope
    cmpxchg        pointer, expected, new                -                    ordering, failure_ordering, syncscope, align
    atomicrmw      pointer, value                        -                    operation, ordering, syncscope, align
    extractvalue   aggregate                             -                    indices (ints)
    insertvalue    aggregate, element                    -                    indices (ints)
    shufflevector  a, b, mask (constant)                 -                    -
    landingpad     clause values                         -                    clauses (catch / filter words)
    catchswitch    parent                                handlers…, [unwind]  unwind_to_caller (bool)
    cleanuppad …   parent, arguments… / token            see reader           -
    #dbg_value …   MetadataOperand per field             -                    (metadata location is the last field)
    ============== ===================================== ==================== ==================================

    Bundle values are operands, between the arguments and the callee: see ``bundles``. ``flags`` hold the bare words:
    nuw nsw exact disjoint nneg samesign inbounds fast-math, volatile, atomic, weak, tail/musttail/notail, inalloca…
    """

    __slots__ = ("block", "fields", "flags", "line", "metadata", "name", "next", "opcode", "prev", "targets", "text")

    def __init__(
        self,
        opcode: str,
        type_: Type = VOID,
        operands: list[Value] | tuple[Value, ...] = (),
        *,
        name: str = "",
        flags: tuple[str, ...] = (),
        targets: list[Block] | None = None,
        fields: dict[str, Any] | None = None,
        metadata: list[tuple[str, str]] | None = None,
        line: int = 0,
    ) -> None:
        super().__init__(type_, operands)
        self.opcode = opcode
        self.name = name
        self.flags = flags
        self.targets: list[Block] = targets or []
        self.fields: dict[str, Any] = fields or {}
        #: (kind, reference), such as ("dbg", "!12").
        self.metadata: list[tuple[str, str]] = metadata or []
        self.line = line
        #: The text it was parsed from, without indentation, while nothing was changed; None: print from the fields.
        #: The setters below clear it; whoever changes a list in place calls ``touch``.
        self.text: str | None = None
        self.block: Block | None = None
        self.prev: Instruction | None = None
        self.next: Instruction | None = None

    def __repr__(self) -> str:
        place = f" in @{self.function.name}" if self.function else ""
        return printable(f"<Instruction {self.summary}{place}>")

    @property
    def summary(self) -> str:
        """The instruction in a few words: ``%sum = add %a, i32 1``, with type and attachments left out."""
        name = f"%{self.name} = " if self.name else ""
        operands = ", ".join(value.brief for value in (*self._operands, *self.targets))
        return f"{name}{' '.join((self.opcode, *self.flags))} {operands}".rstrip()

    @property
    def function(self) -> Function | None:
        return self.block.function if self.block else None

    @property
    def is_record(self) -> bool:
        return self.opcode.startswith("#")

    def field(self, name: str, default: Any = None) -> Any:
        return self.fields.get(name, default)

    @property
    def callee(self) -> Value:
        """What a call, invoke or callbr calls."""
        return self._operands[-1]

    @property
    def called_function(self) -> Function | None:
        """The function of a direct call, None for any other callee or instruction."""
        from swlds.ir.function import Function

        callee = self._operands[-1] if "function_type" in self.fields else None
        return callee if isinstance(callee, Function) else None

    @property
    def is_live_out(self) -> bool:
        """True when another block or a phi reads the result."""
        readers = (user for user in self.readers if isinstance(user, Instruction))
        return any(user.block is not self.block or user.opcode == "phi" for user in readers)

    @property
    def call_arguments(self) -> list[Value]:
        """The arguments of a call, invoke or callbr, without bundle values and callee."""
        return self._operands[: len(self.fields["argument_attributes"])]

    @property
    def bundles(self) -> list[tuple[str, list[Value]]]:
        """The operand bundles of a call with their values."""
        found: list[tuple[str, list[Value]]] = []
        start = len(self.fields.get("argument_attributes", ()))
        for tag, count in self.fields.get("bundles", ()):
            found.append((tag, self._operands[start : start + count]))
            start += count
        return found

    @property
    def pointer_operand(self) -> Value:
        """The address of a load, store, atomicrmw or cmpxchg, the base of a getelementptr."""
        return self._operands[POINTERS.get(self.opcode, 0)]

    def find_metadata(self, kind: str) -> str | None:
        """The node attached as ``kind``, such as "!12" for "dbg"."""
        return next((reference for name, reference in self.metadata if name == kind), None)

    def touch(self) -> None:
        """Note that something was changed in place: print from the fields."""
        self.text = None

    def set_metadata(self, kind: str, reference: str | None) -> None:
        """Attach, replace or (None) drop the node of that kind."""
        self.text = None
        self.metadata = [(k, r) for k, r in self.metadata if k != kind]
        if reference is not None:
            self.metadata.append((kind, reference))

    def set_field(self, name: str, value: Any) -> None:
        self.text = None
        self.fields[name] = value

    def set_flags(self, flags: tuple[str, ...]) -> None:
        self.text = None
        self.flags = flags

    def set_target(self, index: int, block: Block) -> None:
        self.text = None
        self.targets[index] = block

    def set_operand(self, index: int, value: Value) -> None:
        self.text = None
        super().set_operand(index, value)

    def set_operands(self, operands: list[Value]) -> None:
        self.text = None
        super().set_operands(operands)

    def clone(self) -> Instruction:
        """The same instruction once more, without name and block; what can be changed in place is copied."""
        fields = {name: list(value) if isinstance(value, list) else value for name, value in self.fields.items()}
        for name in ("result_attributes", "attributes"):
            if name in fields:
                fields[name] = fields[name].copy()
        if "argument_attributes" in fields:
            fields["argument_attributes"] = [a.copy() for a in fields["argument_attributes"]]
        return Instruction(
            self.opcode,
            self.type,
            self._operands,
            flags=self.flags,
            targets=list(self.targets),
            fields=fields,
            metadata=list(self.metadata),
            line=self.line,
        )

    def insert_before(self, other: Instruction) -> Instruction:
        """Insert ``other`` (new, without block) in front of this one; returns it."""
        assert self.block is not None and other.block is None, "insert takes a new instruction into a block"
        other.block, other.prev, other.next = self.block, self.prev, self
        if self.prev is None:
            self.block.first = other
        else:
            self.prev.next = other
        self.prev = other
        return other

    def insert_after(self, other: Instruction) -> Instruction:
        """Insert ``other`` behind this one; returns it."""
        assert self.block is not None, "insert takes an instruction in a block"
        return self.next.insert_before(other) if self.next else self.block.append(other)

    def detach(self) -> Instruction:
        """Take the instruction out of its block; it keeps its operands and uses."""
        assert self.block is not None, "detach takes an instruction in a block"
        if self.prev is None:
            self.block.first = self.next
        else:
            self.prev.next = self.next
        if self.next is None:
            self.block.last = self.prev
        else:
            self.next.prev = self.prev
        self.block = self.prev = self.next = None
        return self

    def erase(self) -> None:
        """Remove the instruction for good; nothing may use it any more."""
        assert not self._uses, f"%{self.name} is still used"
        if self.block is not None:
            self.detach()
        self.drop_operands()

    def erase_unread(self) -> None:
        """``erase`` where debug records may still speak of the result, which go with it."""
        for user in self.users:
            assert user.is_record and isinstance(user, Instruction), f"%{self.name} is still read"
            user.erase()
        self.erase()


@final
class Block(Value):
    """A basic block: a linked list of instructions. ``uses`` holds blockaddresses only; see ``Function.predecessors``."""

    __slots__ = ("first", "function", "is_defined", "last", "name")

    def __init__(self, name: str, function: Function | None = None) -> None:
        super().__init__(LABEL)
        self.name = name
        self.function = function
        #: False while a name was mentioned as a target and no label seen.
        self.is_defined = function is not None
        self.first: Instruction | None = None
        self.last: Instruction | None = None

    def __repr__(self) -> str:
        place = f" in @{self.function.name}" if self.function else ""
        return printable(f"<Block %{self.name} of {sum(1 for _ in self)} instructions{place}>")

    @property
    def uses(self) -> dict[tuple[User, int], None]:
        if self.function is not None and self.function.module is not None:
            self.function.module.mentions.parse_block_addresses(self.function)
        return self._uses

    def __iter__(self) -> Iterator[Instruction]:
        instruction = self.first
        while instruction is not None:
            following = instruction.next
            yield instruction
            instruction = following

    @property
    def instructions(self) -> list[Instruction]:
        return list(self)

    @property
    def terminator(self) -> Instruction:
        assert self.last is not None, f"block %{self.name} has no terminator"
        return self.last

    @property
    def successors(self) -> list[Block]:
        return list(dict.fromkeys(self.terminator.targets))

    @property
    def phis(self) -> list[Instruction]:
        return list(takewhile(lambda i: i.opcode == "phi", self))

    def append(self, instruction: Instruction) -> Instruction:
        """Append a new instruction; returns it."""
        assert instruction.block is None, "append takes a new instruction"
        instruction.block, instruction.prev, instruction.next = self, self.last, None
        if self.last is None:
            self.first = instruction
        else:
            self.last.next = instruction
        self.last = instruction
        return instruction

    def split_before(self, instruction: Instruction, name: str) -> Block:
        """Move ``instruction`` and what follows into a new block behind this one, without adding a branch.

        Phis of the successors name the new block from now on.
        """
        assert instruction.block is self and self.function is not None, "split takes an instruction of this block"
        tail = Block(name, self.function)
        moved: Instruction | None = instruction
        tail.first, tail.last = instruction, self.last
        self.last = instruction.prev
        if self.last is None:
            self.first = None
        else:
            self.last.next = None
        instruction.prev = None
        while moved is not None:
            moved.block = tail
            moved = moved.next
        self.function.insert_block_after(self, tail)
        for successor in tail.successors if tail.last and tail.last.targets else []:
            for phi in successor.phis:
                if self in phi.targets:
                    phi.targets = [tail if t is self else t for t in phi.targets]
                    phi.text = None
        return tail
