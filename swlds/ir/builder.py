"""Makes instructions at an insertion point: one method for each kind of operation, which takes the opcode where the kind has
several (``create_operator("add", a, b)``, ``create_cast("zext", value, I64)``).

Before: a block, or an instruction in front of which the new ones go. After: the instruction is inserted, has a fresh
name when it has a value, and carries ``debug_location`` when one is set.
"""

from __future__ import annotations

from typing import Any, final

from swlds.ir.constant_parser import gep_type
from swlds.ir.instruction_parser import cmpxchg_type, result_type
from swlds.ir.model import Attributes, Block, Function, Instruction
from swlds.ir.opcodes import CASTS, OPCODES, Form
from swlds.ir.types import (
    I32,
    METADATA,
    TOKEN,
    VOID,
    FunctionType,
    PointerType,
    StructType,
    Type,
    VectorType,
    body_of,
    element_type,
    is_float,
)
from swlds.ir.values import ConstantInt, GlobalReference, Value


@final
class Builder:
    """Appends to ``block``, or inserts in front of ``before``."""

    def __init__(self, place: Block | Instruction) -> None:
        self.block: Block
        self.before: Instruction | None
        #: ``!dbg`` of what is made from now on, such as "!12".
        self.debug_location: str | None = None
        if isinstance(place, Block):
            self.position_at_end(place)
        else:
            self.position_before(place)

    def position_at_end(self, block: Block) -> None:
        self.block, self.before = block, None

    def position_before(self, instruction: Instruction) -> None:
        assert instruction.block is not None, "the instruction stands in a block"
        self.block, self.before = instruction.block, instruction

    @property
    def function(self) -> Function:
        assert self.block.function is not None, "the block stands in a function"
        return self.block.function

    def insert(self, instruction: Instruction, name: str = "") -> Instruction:
        """Insert an instruction that was made elsewhere; returns it."""
        if instruction.type is not VOID:
            instruction.name = self.function.fresh_name(name or instruction.name or "v")
        if self.debug_location is not None and instruction.find_metadata("dbg") is None:
            instruction.metadata.append(("dbg", self.debug_location))
        if self.before is not None:
            return self.before.insert_before(instruction)
        return self.block.append(instruction)

    # Control flow

    def create_ret(self, value: Value) -> Instruction:
        return self.insert(Instruction("ret", VOID, [value]))

    def create_ret_void(self) -> Instruction:
        return self.insert(Instruction("ret"))

    def create_br(self, target: Block) -> Instruction:
        return self.insert(Instruction("br", targets=[target]))

    def create_cond_br(self, condition: Value, then: Block, otherwise: Block) -> Instruction:
        return self.insert(Instruction("br", VOID, [condition], targets=[then, otherwise]))

    def create_switch(
        self, value: Value, default: Block, cases: list[tuple[Value, Block]] | None = None
    ) -> Instruction:
        chosen = cases or []
        targets = [default, *(block for _, block in chosen)]
        return self.insert(Instruction("switch", VOID, [value, *(c for c, _ in chosen)], targets=targets))

    def create_indirect_br(self, address: Value, targets: list[Block]) -> Instruction:
        return self.insert(Instruction("indirectbr", VOID, [address], targets=list(targets)))

    def create_unreachable(self) -> Instruction:
        return self.insert(Instruction("unreachable"))

    def create_resume(self, value: Value) -> Instruction:
        return self.insert(Instruction("resume", VOID, [value]))

    # Calls

    def create_call(
        self,
        callee: Value,
        arguments: list[Value] | tuple[Value, ...] = (),
        name: str = "",
        *,
        function_type: FunctionType | None = None,
        cc: str | None = None,
        attributes: Attributes | None = None,
        bundles: list[tuple[str, list[Value]]] | None = None,
        flags: tuple[str, ...] = (),
    ) -> Instruction:
        """A call; type and calling convention are the callee's when it is a function."""
        fields = _call_fields(callee, arguments, function_type, cc, attributes, bundles or [])
        operands = [*arguments, *(v for _, values in bundles or [] for v in values), callee]
        return self.insert(
            Instruction("call", fields["function_type"].result, operands, flags=flags, fields=fields), name
        )

    def create_invoke(
        self,
        callee: Value,
        normal: Block,
        unwind: Block,
        arguments: list[Value] | tuple[Value, ...] = (),
        name: str = "",
        *,
        function_type: FunctionType | None = None,
    ) -> Instruction:
        fields = _call_fields(callee, arguments, function_type, None, None, [])
        made = Instruction(
            "invoke", fields["function_type"].result, [*arguments, callee], targets=[normal, unwind], fields=fields
        )
        return self.insert(made, name)

    def create_call_br(
        self,
        callee: Value,
        fallthrough: Block,
        others: list[Block],
        arguments: list[Value] | tuple[Value, ...] = (),
        name: str = "",
        *,
        function_type: FunctionType | None = None,
    ) -> Instruction:
        fields = _call_fields(callee, arguments, function_type, None, None, [])
        targets = [fallthrough, *others]
        made = Instruction(
            "callbr", fields["function_type"].result, [*arguments, callee], targets=targets, fields=fields
        )
        return self.insert(made, name)

    # Memory

    def create_alloca(
        self, type_: Type, count: Value | None = None, name: str = "", *, align: int = 0, addrspace: int = 0
    ) -> Instruction:
        fields = {"allocated_type": type_, "align": align, "addrspace": addrspace}
        operands = [] if count is None else [count]
        return self.insert(Instruction("alloca", PointerType(addrspace), operands, fields=fields), name)

    def create_load(
        self,
        type_: Type,
        pointer: Value,
        name: str = "",
        *,
        align: int = 0,
        volatile: bool = False,
        ordering: str = "",
        syncscope: str = "",
    ) -> Instruction:
        """A load; it is atomic when an ordering is given."""
        fields = {"align": align, "ordering": ordering, "syncscope": syncscope}
        return self.insert(
            Instruction("load", type_, [pointer], flags=_access_flags(volatile, ordering), fields=fields), name
        )

    def create_store(
        self,
        value: Value,
        pointer: Value,
        *,
        align: int = 0,
        volatile: bool = False,
        ordering: str = "",
        syncscope: str = "",
    ) -> Instruction:
        """A store; it is atomic when an ordering is given."""
        fields = {"align": align, "ordering": ordering, "syncscope": syncscope}
        return self.insert(
            Instruction("store", VOID, [value, pointer], flags=_access_flags(volatile, ordering), fields=fields)
        )

    def create_fence(self, ordering: str, syncscope: str = "") -> Instruction:
        return self.insert(Instruction("fence", fields={"ordering": ordering, "syncscope": syncscope}))

    def create_atomic_rmw(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        ordering: str,
        name: str = "",
        *,
        align: int = 0,
        syncscope: str = "",
        volatile: bool = False,
    ) -> Instruction:
        fields = {"operation": operation, "ordering": ordering, "syncscope": syncscope, "align": align}
        flags = ("volatile",) if volatile else ()
        return self.insert(Instruction("atomicrmw", value.type, [pointer, value], flags=flags, fields=fields), name)

    def create_atomic_cmp_xchg(
        self,
        pointer: Value,
        expected: Value,
        new: Value,
        ordering: str,
        failure_ordering: str,
        name: str = "",
        *,
        align: int = 0,
        syncscope: str = "",
        flags: tuple[str, ...] = (),
    ) -> Instruction:
        fields = {
            "ordering": ordering,
            "failure_ordering": failure_ordering,
            "syncscope": syncscope,
            "align": align,
        }
        operands = [pointer, expected, new]
        return self.insert(Instruction("cmpxchg", cmpxchg_type(new.type), operands, flags=flags, fields=fields), name)

    def create_gep(
        self, source_type: Type, base: Value, indices: list[Value], name: str = "", *, flags: tuple[str, ...] = ()
    ) -> Instruction:
        operands = [base, *indices]
        fields = {"source_type": source_type}
        return self.insert(Instruction("getelementptr", gep_type(operands), operands, flags=flags, fields=fields), name)

    def create_struct_gep(self, struct: Type, base: Value, index: int, name: str = "") -> Instruction:
        """The address of element ``index`` of the struct at ``base``."""
        assert isinstance(body_of(struct), StructType), f"{struct} is no struct"
        indices: list[Value] = [ConstantInt(I32, 0), ConstantInt(I32, index)]
        return self.create_gep(struct, base, indices, name, flags=("inbounds",))

    # Values

    def create_operator(
        self, opcode: str, *operands: Value, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        """Any opcode whose result type follows from its operands: arithmetic, fneg, freeze, select, and the vector
        operators extractelement, insertelement, shufflevector (whose mask is the third operand)."""
        row = OPCODES[opcode]
        assert row.form in (Form.BINARY, Form.TYPED), f"{opcode} has a method of its own"
        assert len(operands) == (2 if row.form is Form.BINARY else row.arity), f"{opcode} of {len(operands)} operands"
        if row.form is Form.BINARY:
            assert operands[0].type == operands[1].type, f"{opcode} of {operands[0].type} and {operands[1].type}"
        return self.insert(Instruction(opcode, result_type(row, list(operands)), operands, flags=flags), name)

    def create_cast(
        self, opcode: str, value: Value, type_: Type, name: str = "", *, flags: tuple[str, ...] = ()
    ) -> Instruction:
        """Any cast, ``addrspacecast`` and ``bitcast`` included."""
        assert opcode in CASTS, f"{opcode} is no cast"
        return self.insert(Instruction(opcode, type_, [value], flags=flags), name)

    def create_compare(
        self, predicate: str, a: Value, b: Value, name: str = "", *, flags: tuple[str, ...] = ()
    ) -> Instruction:
        """``fcmp`` for floating point and vectors of it, else ``icmp``."""
        assert a.type == b.type, f"comparison of {a.type} and {b.type}"
        element = a.type.element if isinstance(a.type, VectorType) else a.type
        row = OPCODES["fcmp" if is_float(element) else "icmp"]
        fields = {"predicate": predicate}
        return self.insert(Instruction(row.name, result_type(row, [a]), [a, b], flags=flags, fields=fields), name)

    def create_phi(self, type_: Type, incoming: list[tuple[Value, Block]], name: str = "") -> Instruction:
        values, blocks = [v for v, _ in incoming], [b for _, b in incoming]
        return self.insert(Instruction("phi", type_, values, targets=blocks), name)

    def create_extract_value(self, aggregate: Value, indices: list[int], name: str = "") -> Instruction:
        type_ = element_type(aggregate.type, indices)
        return self.insert(Instruction("extractvalue", type_, [aggregate], fields={"indices": indices}), name)

    def create_insert_value(self, aggregate: Value, element: Value, indices: list[int], name: str = "") -> Instruction:
        made = Instruction("insertvalue", aggregate.type, [aggregate, element], fields={"indices": indices})
        return self.insert(made, name)

    def create_va_arg(self, list_: Value, type_: Type, name: str = "") -> Instruction:
        return self.insert(Instruction("va_arg", type_, [list_]), name)

    # Exception handling

    def create_landing_pad(
        self, type_: Type, clauses: list[tuple[str, Value]], name: str = "", *, cleanup: bool = False
    ) -> Instruction:
        flags = ("cleanup",) if cleanup else ()
        fields = {"clauses": [word for word, _ in clauses]}
        return self.insert(Instruction("landingpad", type_, [v for _, v in clauses], flags=flags, fields=fields), name)

    def create_catch_switch(
        self, parent: Value, handlers: list[Block], unwind: Block | None = None, name: str = ""
    ) -> Instruction:
        """Without ``unwind``: unwinds to the caller."""
        targets = handlers if unwind is None else [*handlers, unwind]
        fields = {"unwind_to_caller": unwind is None}
        return self.insert(Instruction("catchswitch", TOKEN, [parent], targets=list(targets), fields=fields), name)

    def create_catch_pad(self, parent: Value, arguments: list[Value], name: str = "") -> Instruction:
        return self.insert(Instruction("catchpad", TOKEN, [parent, *arguments]), name)

    def create_cleanup_pad(self, parent: Value, arguments: list[Value], name: str = "") -> Instruction:
        return self.insert(Instruction("cleanuppad", TOKEN, [parent, *arguments]), name)

    def create_catch_ret(self, pad: Value, target: Block) -> Instruction:
        return self.insert(Instruction("catchret", VOID, [pad], targets=[target]))

    def create_cleanup_ret(self, pad: Value, unwind: Block | None = None) -> Instruction:
        return self.insert(Instruction("cleanupret", VOID, [pad], targets=[] if unwind is None else [unwind]))


def _access_flags(volatile: bool, ordering: str) -> tuple[str, ...]:
    return (("atomic",) if ordering else ()) + (("volatile",) if volatile else ())


def _call_fields(
    callee: Value,
    arguments: list[Value] | tuple[Value, ...],
    function_type: FunctionType | None,
    cc: str | None,
    attributes: Attributes | None,
    bundles: list[tuple[str, list[Value]]],
) -> dict[str, Any]:
    if function_type is None:
        assert isinstance(callee, Function), "a call of something else than a function wants its function_type"
        function_type = callee.function_type
    if cc is None:
        cc = callee.signature.cc if isinstance(callee, Function) else ""
    addrspace = getattr(callee.type, "addrspace", 0) if isinstance(callee, GlobalReference) else 0
    if not function_type.vararg:
        expected = function_type.params
        assert all(a.type == p or p is METADATA for a, p in zip(arguments, expected, strict=True)), (
            f"arguments of {', '.join(str(a.type) for a in arguments)} for {function_type}"
        )
    return {
        "function_type": function_type,
        "cc": cc,
        "result_attributes": Attributes(),
        "argument_attributes": [Attributes() for _ in arguments],
        "attributes": attributes or Attributes(),
        "bundles": [(tag, len(values)) for tag, values in bundles],
        "addrspace": addrspace or None,
        "passes_varargs": False,
    }
