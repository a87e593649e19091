"""The builder's operators: arithmetic, comparisons, casts, vectors; all are one of four shapes."""

from __future__ import annotations

from swlds.ir.instruction_parser import result_type
from swlds.ir.model import Instruction
from swlds.ir.opcodes import CASTS, OPCODES
from swlds.ir.types import Type
from swlds.ir.values import Value


class OperatorBuilder:
    """One method an opcode. LLVM's names: ``CreateUDiv`` is ``create_u_div``."""

    def insert(self, instruction: Instruction, name: str = "") -> Instruction:
        """Insert at the insertion point."""
        raise NotImplementedError

    def create_binary(
        self, opcode: str, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        """Any two-operand operator by its opcode."""
        assert a.type == b.type, f"{opcode} of {a.type} and {b.type}"
        return self.insert(Instruction(opcode, a.type, [a, b], flags=flags), name)

    def create_cast(
        self, opcode: str, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        """Any cast by its opcode."""
        assert opcode in CASTS, f"{opcode} is no cast"
        return self.insert(Instruction(opcode, type_, [value], flags=flags), name)

    def create_operator(
        self, opcode: str, operands: list[Value], name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        """Any opcode whose result type follows from its operands."""
        return self.insert(Instruction(opcode, result_type(OPCODES[opcode], operands), operands, flags=flags), name)

    def create_compare(
        self, opcode: str, predicate: str, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        """``icmp`` or ``fcmp``."""
        type_ = result_type(OPCODES[opcode], [a, b])
        return self.insert(Instruction(opcode, type_, [a, b], flags=flags, fields={"predicate": predicate}), name)

    def create_i_cmp(
        self, predicate: str, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        return self.create_compare("icmp", predicate, a, b, name, flags)

    def create_f_cmp(
        self, predicate: str, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        return self.create_compare("fcmp", predicate, a, b, name, flags)

    def create_f_neg(self, value: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_operator("fneg", [value], name, flags)

    def create_freeze(self, value: Value, name: str = "") -> Instruction:
        return self.create_operator("freeze", [value], name)

    def create_select(
        self, condition: Value, then: Value, otherwise: Value, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        return self.create_operator("select", [condition, then, otherwise], name, flags)

    def create_extract_element(self, vector: Value, index: Value, name: str = "") -> Instruction:
        return self.create_operator("extractelement", [vector, index], name)

    def create_insert_element(self, vector: Value, element: Value, index: Value, name: str = "") -> Instruction:
        return self.create_operator("insertelement", [vector, element, index], name)

    def create_shuffle_vector(self, a: Value, b: Value, mask: Value, name: str = "") -> Instruction:
        return self.create_operator("shufflevector", [a, b, mask], name)

    def create_add(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("add", a, b, name, flags)

    def create_sub(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("sub", a, b, name, flags)

    def create_mul(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("mul", a, b, name, flags)

    def create_u_div(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("udiv", a, b, name, flags)

    def create_s_div(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("sdiv", a, b, name, flags)

    def create_u_rem(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("urem", a, b, name, flags)

    def create_s_rem(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("srem", a, b, name, flags)

    def create_shl(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("shl", a, b, name, flags)

    def create_l_shr(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("lshr", a, b, name, flags)

    def create_a_shr(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("ashr", a, b, name, flags)

    def create_and(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("and", a, b, name, flags)

    def create_or(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("or", a, b, name, flags)

    def create_xor(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("xor", a, b, name, flags)

    def create_f_add(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("fadd", a, b, name, flags)

    def create_f_sub(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("fsub", a, b, name, flags)

    def create_f_mul(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("fmul", a, b, name, flags)

    def create_f_div(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("fdiv", a, b, name, flags)

    def create_f_rem(self, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_binary("frem", a, b, name, flags)

    def create_trunc(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("trunc", value, type_, name, flags)

    def create_z_ext(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("zext", value, type_, name, flags)

    def create_s_ext(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("sext", value, type_, name, flags)

    def create_fp_trunc(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("fptrunc", value, type_, name, flags)

    def create_fp_ext(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("fpext", value, type_, name, flags)

    def create_ui_to_fp(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("uitofp", value, type_, name, flags)

    def create_si_to_fp(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("sitofp", value, type_, name, flags)

    def create_fp_to_ui(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("fptoui", value, type_, name, flags)

    def create_fp_to_si(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("fptosi", value, type_, name, flags)

    def create_int_to_ptr(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("inttoptr", value, type_, name, flags)

    def create_ptr_to_int(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("ptrtoint", value, type_, name, flags)

    def create_ptr_to_addr(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("ptrtoaddr", value, type_, name, flags)

    def create_bit_cast(self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()) -> Instruction:
        return self.create_cast("bitcast", value, type_, name, flags)

    def create_addr_space_cast(
        self, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()
    ) -> Instruction:
        return self.create_cast("addrspacecast", value, type_, name, flags)
