"""After the pass: prove that no data access to LDS is left, but for the slots that hold the blocks' addresses.

Every line that may be an access is parsed, and judged by the types of its operands and by the table of intrinsics.
"""

from __future__ import annotations

from swlds.errors import VerifyError
from swlds.ir.assembly import module_assembly, uses_lds
from swlds.ir.model import Instruction, Module
from swlds.ir.names import display_name, raw_name
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.parser import parse_instruction
from swlds.ir.types import PTR3
from swlds.ir.values import GlobalReference, InlineAsm, LocalReference, Value
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.beyond_ir import assembly_calls
from swlds.passes.lower_lds.expand import casts_to_flat, is_flat_cast
from swlds.passes.lower_lds.intrinsics import is_question, leaves_lds_access, may_ask
from swlds.passes.lower_lds.text import body_lines, lines_with

#: What an access of any kind has in its text; most lines that mention LDS have none of it.
_CANDIDATE = lazy_pattern(rf"(?:{'|'.join(POINTERS)}|addrspacecast) |@llvm\.")
#: Most lines: a local of a number, or the number of a local, and what is looked at in its place.
_LOCAL_OF_NUMBER = "inttoptr i32 %"
_ONLY_NUMBER = ("ptrtoint ptr addrspace(3) %", "ptrtoint ptr addrspace(5) %")
_RESULT = lazy_pattern(r'  %(?:"[^"]*"|\S+) = ')
_SLOT = b"llvm.amdgcn.sw.lds."
#: An access to a slot, as ``_is_slot`` knows them: each kernel has one or two, each to another slot.
_SLOT_ACCESS = lazy_pattern(
    r"(?:load ptr addrspace\(1\), |store ptr addrspace\(1\) %[-\w$.]+, )"
    r"ptr addrspace\(3\) @llvm\.amdgcn\.sw\.lds\.[-\w$.]+, align \d+"
)
_LOCAL_SLOT = lazy_pattern(r"sw\d*\.slot")


def find_lds_accesses(module: Module) -> list[str]:
    """``@function: instruction`` for each data access to LDS that is left."""
    found = []
    known: dict[str, bool] = {}
    may_be_asked = may_ask(module)
    for function in module.functions.values():
        body = function.body
        if body is None:
            continue
        shown = body if function.for_llvm is None else function.for_llvm  # which has all calls of the input
        if '"' in shown and " asm " in shown:  # most bodies have no string, which is soon known
            found += [
                f"@{display_name(function.name)}: {line.strip()}"
                for line, call in assembly_calls(function)
                if isinstance(code := call.operands[-1], InlineAsm) and uses_lds(code.code)
            ]
        asks = may_be_asked and is_question(body)
        body = body.replace(*_ONLY_NUMBER)
        for line in body_lines(body) if asks else lines_with(body, "addrspace(3)"):
            if (asks and is_question(line)) or ("addrspace(3)" in line and _is_access_line(line, module, known)):
                found.append(f"@{display_name(function.name)}: {line.strip()}")
    return found + [f"module assembly: {code}" for _, code in module_assembly(module) if uses_lds(code)]


def _is_access_line(line: str, module: Module, known: dict[str, bool]) -> bool:
    """``known``: what was found of lines, whatever their results are called; many functions load the same slots."""
    if not line.startswith("  ") or line.startswith("    #dbg_"):
        return False
    quoted = '"' in line
    if not quoted and f" = {_LOCAL_OF_NUMBER}" in line:
        return False
    text = (_RESULT.sub("", line, count=1) if quoted else line.partition(" = ")[2] or line).lstrip()
    if text.startswith(_LOCAL_OF_NUMBER):
        return False
    if not quoted and text.startswith("getelementptr ") and "addrspacecast (" not in text:
        return False
    if _SLOT_ACCESS.fullmatch(text) or _CANDIDATE.search(text) is None:
        return False
    if text not in known:
        instruction = parse_instruction(line, module)
        known[text] = is_access(instruction)
        instruction.drop_operands()
    return known[text]


def is_access(instruction: Instruction) -> bool:
    """True when an instruction reaches LDS memory other than a slot, itself or through a constant."""
    operands = instruction.operands
    if any(casts_to_flat(operand) for operand in operands):
        return True
    index = POINTERS.get(instruction.opcode)
    if index is not None:
        return operands[index].type == PTR3 and not _is_slot(operands[index])
    if instruction.opcode == "addrspacecast":
        return is_flat_cast(operands[0], instruction.type)
    return instruction.opcode in CALLS and leaves_lds_access(instruction)


def _is_slot(pointer: Value) -> bool:
    if isinstance(pointer, GlobalReference):
        return raw_name(pointer.name).startswith(_SLOT)
    return isinstance(pointer, LocalReference) and _LOCAL_SLOT.fullmatch(pointer.name) is not None


def check_no_lds_access(module: Module) -> None:
    """VerifyError with the first access that is left."""
    if left := find_lds_accesses(module):
        raise VerifyError(
            f"an access to LDS is left in {left[0]}",
            location=module.source_name,
            hint="please report this module as a bug",
        )
