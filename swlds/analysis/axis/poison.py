"""What may be poison: ``freeze`` makes any value of it, another one in each lane, and what flags promise no longer holds.

Flags, ranges and alignments that do not hold make poison, and so do shifts by as many bits as there are. It goes from operands
to results. Memory is taken to hold none: what was never written there is for initcheck to find.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.analysis.addresses.values import facts_of
from swlds.analysis.axis.forms import Form, all_zeros
from swlds.analysis.axis.reader import Reader
from swlds.ir.model import Argument, Attributes, Block, Instruction
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.values import Constant, ConstantInt, ConstantKeyword, Value

#: Values that are looked at for one ``freeze``; what is made of more may be poison.
_MOST = 500
_WORDS = ("range", "align", "nonnull", "nofpclass")
_METADATA = frozenset({"range", "align", "nonnull"})
_FLAGS = frozenset({"nuw", "nsw", "exact", "disjoint", "nneg", "inbounds", "nusw", "samesign", "nnan", "ninf"})
_SHIFTS = frozenset({"shl", "lshr", "ashr"})


def may_be_poison(f: Reader, value: Value) -> bool:
    """For all that is known now; forms that are still to become weaker may change that."""
    work, seen = [value], set[Value]()
    while work:
        at = work.pop()
        if at in seen:
            continue
        seen.add(at)
        if len(seen) > _MOST or _is_source(f, at):
            return True
        if isinstance(at, Instruction) and at.opcode not in POINTERS and at.opcode != "freeze":
            work += at.call_arguments if at.opcode in CALLS else at.operands
    return False


def _is_source(f: Reader, value: Value) -> bool:
    """Poison may come from here, whatever the operands are."""
    if isinstance(value, Argument):
        is_kernels = value.function is not None and value.function.is_kernel
        return _breaks(value.attributes) or (not is_kernels and value.attributes.find("noundef") is None)
    if isinstance(value, ConstantKeyword):
        return value.keyword in ("undef", "poison")
    if isinstance(value, Constant):
        return not isinstance(value, ConstantInt) and any(_is_source(f, o) for o in getattr(value, "operands", ()))
    if not isinstance(value, Instruction):
        return False
    kinds = {kind for kind, _ in value.metadata}
    if kinds & _METADATA and "noundef" not in kinds:
        return True
    if value.opcode in CALLS:
        return _is_source_call(f, value)
    if value.opcode in ("fptoui", "fptosi", "extractelement", "insertelement", "shufflevector"):
        return True
    block = value.block
    assert block is not None, "an instruction of a block"
    if value.opcode in _SHIFTS and _unsigned_most(f, value.operands[1], block) >= f.width(value):
        return True
    flags = _FLAGS & set(value.flags)
    return bool(flags) and not all(_holds(f, value, flag, block) for flag in flags)


def _is_source_call(f: Reader, call: Instruction) -> bool:
    attributes: Attributes = call.field("result_attributes")
    if attributes.find("noundef") is not None:
        return False
    callee, known = call.called_function, facts_of(call)
    if callee is None or not callee.is_declaration or not (callee.name.startswith("llvm.") or known is not None):
        return True
    is_asked = any(isinstance(o, ConstantInt) and str(o.type) == "i1" and o.value for o in call.call_arguments[1:])
    return _breaks(attributes) or is_asked  # abs, ctlz, cttz: "the worst operand gives poison"


def _breaks(attributes: Attributes) -> bool:
    """They promise something of a value, and no more than poison comes of it where that does not hold."""
    is_kept = attributes.find("noundef") is not None
    return not is_kept and any(attributes.find(word) is not None for word in _WORDS)


def _unsigned_most(f: Reader, value: Value, block: Block) -> int:
    return f.read(value, block).high if f.width(value) else 1 << 64


def _holds(f: Reader, i: Instruction, flag: str, block: Block) -> bool:
    """The flag says nothing new."""
    if not i.operands or not all(f.width(o) for o in i.operands) or i.opcode == "getelementptr":
        return False
    forms = [f.read(o, block) for o in i.operands]
    bits = forms[0].bits
    if flag == "exact":
        by = forms[1].number
        return i.opcode in _SHIFTS and by is not None and all_zeros(forms[0]) >= by
    if flag in ("nneg", "samesign"):
        return all(form.high < 1 << (bits - 1) for form in forms)
    if flag == "disjoint":
        return _all(forms, lambda a, b: (a & b) == 0) or any(
            a.high < 1 << all_zeros(b) for a, b in (forms, reversed(forms))
        )
    if i.opcode == "trunc":
        return forms[0].high < 1 << (f.width(i) - (flag == "nsw"))
    most = 1 << (bits - (flag == "nsw"))
    if i.opcode == "sub" and flag == "nsw" and all(form.high < most for form in forms):
        return True
    if i.opcode == "sub" and flag == "nuw":
        return forms[0].low >= forms[1].high or _all(forms, lambda a, b: a >= b)
    reach = _REACHES.get(i.opcode)
    return reach is not None and all(form.high < most for form in forms) and reach(*forms) < most


def _all(forms: list[Form], holds: Any) -> bool:
    """In all lanes, as unsigned numbers; False where these are not known."""
    if not all(form.is_exact for form in forms):
        return False
    return bool(np.all(holds(*(form.unsigned() for form in forms))))


_REACHES: dict[str, Any] = {
    "add": lambda a, b: a.high + b.high,
    "mul": lambda a, b: a.high * b.high,
    "shl": lambda a, b: a.high << min(b.high, 64),
}
