"""The opcodes of LLVM IR, one row each: syntax form, what it is, and which bare words may follow it.

To teach the model a new instruction, add its row; a new syntax also wants its form in ``instruction_parser`` and
``instruction_printer``.
"""

from __future__ import annotations

from enum import Enum, Flag, auto
from typing import final

from swlds.lazy import dataclass


class Form(Enum):
    """How an instruction is spelled; operands in the order of the model."""

    RET = auto()  #: ``ret void`` or ``ret T v``
    BR = auto()
    SWITCH = auto()
    INDIRECTBR = auto()
    CALL = auto()  #: also invoke and callbr
    TYPED = auto()  #: ``T a, T b, …``, such as select, freeze and store's kin without suffix
    BINARY = auto()  #: ``T a, b``
    COMPARE = auto()  #: ``predicate T a, b``
    CAST = auto()  #: ``T v to U``
    GEP = auto()
    ALLOCA = auto()
    LOAD = auto()
    STORE = auto()
    FENCE = auto()
    CMPXCHG = auto()
    ATOMICRMW = auto()
    PHI = auto()
    EXTRACTVALUE = auto()
    INSERTVALUE = auto()
    VA_ARG = auto()
    LANDINGPAD = auto()
    CATCHSWITCH = auto()
    FUNCLETPAD = auto()  #: catchpad, cleanuppad
    CATCHRET = auto()
    CLEANUPRET = auto()
    UNREACHABLE = auto()
    DEBUG_RECORD = auto()


class Kind(Flag):
    """What an opcode is; the kinds can be combined."""

    PLAIN = 0
    TERMINATOR = auto()
    READS = auto()
    WRITES = auto()
    ATOMIC = auto()
    CAST = auto()
    CALL = auto()
    #: Exists as a constant expression in LLVM 22.
    CONSTANT = auto()
    COMMUTES = auto()
    ACCESS = READS | WRITES


@final
@dataclass(frozen=True, slots=True)
class Opcode:
    """One row. ``result`` says how the result's type follows: ``first`` operand, ``second``, ``condition`` (i1 or a vector
    of it), ``element`` of the first, ``mask`` length of the third, ``void``, or ``own`` (the form's parser works it out).
    ``arity`` is the number of operands of the form TYPED; ``pointer`` the operand that memory is accessed through."""

    name: str
    form: Form
    kind: Kind = Kind.PLAIN
    flags: frozenset[str] = frozenset()
    result: str = "own"
    arity: int = 1
    pointer: int | None = None


_WRAP = frozenset({"nuw", "nsw"})
_EXACT = frozenset({"exact"})
FAST_MATH = frozenset({"fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"})
_VOLATILE = frozenset({"volatile"})
_ACCESS = frozenset({"atomic", "volatile"})
_GEP = frozenset({"inbounds", "nusw", "nuw"})
_C, _K = Kind.CONSTANT, Kind.COMMUTES
_CAST = Kind.CAST
_T = Kind.TERMINATOR

_ROWS = (
    Opcode("ret", Form.RET, _T, result="void"),
    Opcode("br", Form.BR, _T, result="void"),
    Opcode("switch", Form.SWITCH, _T, result="void"),
    Opcode("indirectbr", Form.INDIRECTBR, _T, result="void"),
    Opcode("unreachable", Form.UNREACHABLE, _T, result="void"),
    Opcode("invoke", Form.CALL, _T | Kind.CALL | Kind.ACCESS),
    Opcode("callbr", Form.CALL, _T | Kind.CALL | Kind.ACCESS),
    Opcode("resume", Form.TYPED, _T, result="void"),
    Opcode("catchswitch", Form.CATCHSWITCH, _T),
    Opcode("catchret", Form.CATCHRET, _T, result="void"),
    Opcode("cleanupret", Form.CLEANUPRET, _T, result="void"),
    Opcode("fneg", Form.TYPED, flags=FAST_MATH, result="first"),
    Opcode("add", Form.BINARY, _C | _K, _WRAP, "first"),
    Opcode("sub", Form.BINARY, _C, _WRAP, "first"),
    Opcode("mul", Form.BINARY, _K, _WRAP, "first"),
    Opcode("udiv", Form.BINARY, flags=_EXACT, result="first"),
    Opcode("sdiv", Form.BINARY, flags=_EXACT, result="first"),
    Opcode("urem", Form.BINARY, result="first"),
    Opcode("srem", Form.BINARY, result="first"),
    Opcode("shl", Form.BINARY, flags=_WRAP, result="first"),
    Opcode("lshr", Form.BINARY, flags=_EXACT, result="first"),
    Opcode("ashr", Form.BINARY, flags=_EXACT, result="first"),
    Opcode("and", Form.BINARY, _K, result="first"),
    Opcode("or", Form.BINARY, _K, frozenset({"disjoint"}), "first"),
    Opcode("xor", Form.BINARY, _C | _K, result="first"),
    Opcode("fadd", Form.BINARY, _K, FAST_MATH, "first"),
    Opcode("fsub", Form.BINARY, flags=FAST_MATH, result="first"),
    Opcode("fmul", Form.BINARY, _K, FAST_MATH, "first"),
    Opcode("fdiv", Form.BINARY, flags=FAST_MATH, result="first"),
    Opcode("frem", Form.BINARY, flags=FAST_MATH, result="first"),
    Opcode("icmp", Form.COMPARE, flags=frozenset({"samesign"}), result="condition"),
    Opcode("fcmp", Form.COMPARE, flags=FAST_MATH, result="condition"),
    Opcode("trunc", Form.CAST, _CAST | _C, _WRAP),
    Opcode("zext", Form.CAST, _CAST, frozenset({"nneg"})),
    Opcode("sext", Form.CAST, _CAST),
    Opcode("fptrunc", Form.CAST, _CAST, FAST_MATH),
    Opcode("fpext", Form.CAST, _CAST, FAST_MATH),
    Opcode("uitofp", Form.CAST, _CAST, frozenset({"nneg"})),
    Opcode("sitofp", Form.CAST, _CAST),
    Opcode("fptoui", Form.CAST, _CAST),
    Opcode("fptosi", Form.CAST, _CAST),
    Opcode("inttoptr", Form.CAST, _CAST | _C),
    Opcode("ptrtoint", Form.CAST, _CAST | _C),
    Opcode("ptrtoaddr", Form.CAST, _CAST | _C),
    Opcode("bitcast", Form.CAST, _CAST | _C),
    Opcode("addrspacecast", Form.CAST, _CAST | _C),
    Opcode("extractelement", Form.TYPED, _C, result="element", arity=2),
    Opcode("insertelement", Form.TYPED, _C, result="first", arity=3),
    Opcode("shufflevector", Form.TYPED, _C, result="mask", arity=3),
    Opcode("extractvalue", Form.EXTRACTVALUE),
    Opcode("insertvalue", Form.INSERTVALUE, result="first"),
    Opcode("alloca", Form.ALLOCA, flags=frozenset({"inalloca", "swifterror"})),
    Opcode("load", Form.LOAD, Kind.READS, _ACCESS, pointer=0),
    Opcode("store", Form.STORE, Kind.WRITES, _ACCESS, "void", pointer=1),
    Opcode("fence", Form.FENCE, Kind.ATOMIC, result="void"),
    Opcode("cmpxchg", Form.CMPXCHG, Kind.ACCESS | Kind.ATOMIC, _VOLATILE | {"weak"}, pointer=0),
    Opcode("atomicrmw", Form.ATOMICRMW, Kind.ACCESS | Kind.ATOMIC, _VOLATILE, "second", pointer=0),
    Opcode("getelementptr", Form.GEP, _C, _GEP),
    Opcode("phi", Form.PHI, flags=FAST_MATH),
    Opcode("select", Form.TYPED, flags=FAST_MATH, result="second", arity=3),
    Opcode("freeze", Form.TYPED, result="first"),
    Opcode("call", Form.CALL, Kind.CALL | Kind.ACCESS, FAST_MATH),
    Opcode("va_arg", Form.VA_ARG, Kind.ACCESS, pointer=0),
    Opcode("landingpad", Form.LANDINGPAD, flags=frozenset({"cleanup"})),
    Opcode("catchpad", Form.FUNCLETPAD),
    Opcode("cleanuppad", Form.FUNCLETPAD),
    Opcode("#dbg_value", Form.DEBUG_RECORD, result="void"),
    Opcode("#dbg_declare", Form.DEBUG_RECORD, result="void"),
    Opcode("#dbg_declare_value", Form.DEBUG_RECORD, result="void"),
    Opcode("#dbg_assign", Form.DEBUG_RECORD, result="void"),
    Opcode("#dbg_label", Form.DEBUG_RECORD, result="void"),
)

OPCODES: dict[str, Opcode] = {row.name: row for row in _ROWS}
#: Opcodes that also exist as constant expressions.
CONSTANT_OPCODES = frozenset(row.name for row in _ROWS if Kind.CONSTANT in row.kind)
TERMINATORS = frozenset(row.name for row in _ROWS if Kind.TERMINATOR in row.kind)
CASTS = frozenset(row.name for row in _ROWS if Kind.CAST in row.kind)
CALLS = frozenset(row.name for row in _ROWS if Kind.CALL in row.kind)
#: Opcodes that access memory themselves -> the operand that is the pointer.
POINTERS: dict[str, int] = {row.name: row.pointer for row in _ROWS if row.pointer is not None}
#: What reads memory and writes it at once.
UPDATES = frozenset(name for name in POINTERS if Kind.ATOMIC in OPCODES[name].kind)
#: What may be atomic, and order others.
ORDERED = frozenset(name for name in POINTERS if name in UPDATES or "atomic" in OPCODES[name].flags)
#: What does nothing but compute a result from its operands.
_OTHER = Kind.TERMINATOR | Kind.ACCESS | Kind.ATOMIC | Kind.CALL
_OTHER_FORMS = (Form.ALLOCA, Form.PHI, Form.LANDINGPAD, Form.FUNCLETPAD, Form.DEBUG_RECORD)
PURE = frozenset(row.name for row in _ROWS if not row.kind & _OTHER and row.form not in _OTHER_FORMS)
