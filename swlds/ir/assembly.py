"""Assembly of AMD GPUs: the statements of a string as LLVM's assembler reads it, and what each of them does.

The one parser of inline and module-level assembly. Statements end with a line; ``;``, ``//`` and ``/* */`` are comments, ``#``
at the start of a line too; mnemonics may be written in capitals; ``$(a$|b$)`` are alternatives, of which AMD GPUs take the
first. What a mnemonic does is one row of ``_ROWS``, found by the mnemonic or its first words (``ds_read_b32``: ``ds``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, final

from swlds.ir.names import raw_name
from swlds.ir.values import ConstantInt, InlineAsm
from swlds.lazy import dataclass, lazy_pattern

if TYPE_CHECKING:
    from swlds.ir.instruction import Instruction
    from swlds.ir.module import Module


class Effect(Enum):
    """What a statement does, as far as LDS, barriers and the end of a wave go."""

    #: Waits, no-ops, hints to the scheduler, directives that make no code.
    NOTHING = "nothing"
    BARRIER = "meets the work-group"
    SIGNAL = "arrives at a barrier"
    WAIT = "waits at a barrier"
    #: Works on registers or on memory that is not LDS.
    OTHER = "something else"
    LDS = "uses LDS"
    GDS = "uses global data share"
    END = "ends the wave"
    JUMP = "jumps to code that is not seen"
    DATA = "is data in place of instructions"
    UNKNOWN = "is not known"


@final
@dataclass(frozen=True, slots=True)
class Statement:
    """``mnemonic`` and the ``words`` behind it in lower case; ``text`` as written, without labels and comments. ``is_far``: a
    branch to what is no label of the same string."""

    text: str
    mnemonic: str
    words: tuple[str, ...]
    is_far: bool = False

    @property
    def effect(self) -> Effect:
        words = {*self.mnemonic.split("_"), *self.words}
        if not words.isdisjoint(_LDS_WORDS):
            return Effect.LDS
        if "gds" in words:
            return Effect.GDS
        if self.is_far:
            return Effect.JUMP
        if _FILL.match(self.text):
            return Effect.DATA
        if self.mnemonic.startswith("s_getreg"):
            return _register_read(self.text)
        stem = self.mnemonic
        while stem:
            if found := _ROWS.get(stem):
                return found
            stem = stem.rpartition("_")[0]
        return Effect.UNKNOWN


#: Operands through which instructions of other families reach LDS, or learn where it lies.
_LDS_WORDS = frozenset(
    "lds lds_direct src_lds_direct shared_base src_shared_base shared_limit src_shared_limit".split()
)
#: Hardware registers that say where LDS lies, by number and by name.
_LDS_REGISTERS = frozenset((6, 15, "hw_reg_lds_alloc", "hw_reg_sh_mem_bases"))
_ROWS: dict[str, Effect] = {
    mnemonic: effect
    for effect, mnemonics in (
        (
            Effect.NOTHING,
            "s_nop s_sleep s_setprio s_waitcnt s_wait s_delay_alu s_clause s_wakeup ds_nop s_sched "
            ".align .balign .p2align .globl .global .weak .hidden .local .protected .type .size .file .loc .ident "
            ".section .text .data .pushsection .popsection .previous .amdgcn .amdhsa .amdgpu .end_amdhsa .end_amdgpu",
        ),
        (Effect.BARRIER, "s_barrier"),
        (Effect.SIGNAL, "s_barrier_signal"),
        (Effect.WAIT, "s_barrier_wait"),
        (
            Effect.OTHER,
            "s v buffer tbuffer global flat scratch image cluster exp export ds_bpermute ds_permute ds_swizzle "
            "s_barrier_init s_barrier_join s_barrier_leave s_barrier_signal_isfirst = .set .equ .equiv .if .ifdef .ifndef "
            ".else .elseif .endif .rept .endr",
        ),
        (Effect.LDS, "ds v_interp tensor lds"),
        (Effect.GDS, "ds_gws ds_ordered"),
        (Effect.END, "s_endpgm"),
        (Effect.JUMP, "s_setpc s_swappc s_call s_rfe s_add_pc s_cbranch_g_fork s_cbranch_i_fork s_cbranch_join"),
        (
            Effect.DATA,
            ".byte .short .2byte .hword .long .int .4byte .quad .8byte .octa .ascii .asciz .string .zero .fill .space .skip",
        ),
    )
    for mnemonic in mnemonics.split()
}

#: What LLVM writes for these, outside of alternatives.
_SPECIAL = {"$$": "$", "$|": "|", "${:comment}": ";", "${:uid}": "0", "${:private}": ""}
_COMMENT = lazy_pattern(
    r'("(?:[^"\\\n]|\\.)*")|/\*(?:.*?(\*/)|.*)|(?:;|//)[^\n\r]*|^[ \t]*#[^\n\r]*', re.DOTALL | re.MULTILINE
)
#: ``$0``, ``${0}`` and ``${0:c}``: operands; ``$$`` is a dollar sign.
_OPERAND = lazy_pattern(r"\$\$|\$(\d+)|\$\{(\d+)(?::c)?\}")
#: Constraints of operands that are written as their numbers.
_IMMEDIATES = frozenset("n i I J A B C DA DB".split())
_BRANCHES = ("s_branch", "s_cbranch", "s_subvector_loop")
_BLOCK = lazy_pattern(r"\$\{\d+:l\}")
#: Bytes that stand in place of instructions where nothing else does.
_FILL = lazy_pattern(r"\.(?:p2|b)?align[wl]?\s+[^,]+,\s*[^,\s]", re.IGNORECASE)
_LABEL = lazy_pattern(r'\s*(?:"[^"]*"|[\w.$@]+)\s*:')
_ASSIGNMENT = lazy_pattern(r"[\w.$]+\s*=")
_STRING = lazy_pattern(r'"[^"]*"')
_WORD = lazy_pattern(r"-?[.\w$\\@]+|=")
#: The register that s_getreg reads: ``hwreg(NAME, …)``, ``hwreg(N, …)``, or N with offset and width in its higher bits.
_REGISTER = lazy_pattern(r"hwreg\s*\(\s*(\w+)\s*[,)]|,\s*(\w+)\s*\Z")


@lru_cache(maxsize=1024)
def parse_assembly(code: str) -> tuple[Statement, ...]:
    """The statements of an assembly string; ``code`` as the IR spells it between quotes."""
    text = _first_alternatives(_unescape(code))
    text = _COMMENT.sub(_without_comment, text)
    lines = re.split(r"[\n\r]", text)
    labels = {label for line in lines for label in _labels(line)}
    return tuple(_placed(s, labels) for line in lines if (s := _statement(line)) is not None)


def written_assembly(call: Instruction) -> str:
    """The string of a call of assembly as the IR spells it, with the numbers of operands that are constants in place."""
    assembly = call.operands[-1]
    assert isinstance(assembly, InlineAsm), "a call of assembly"
    if "$" not in assembly.code:
        return assembly.code
    numbers = _constant_operands(call, assembly.constraints)

    def write(matched: re.Match[str]) -> str:
        number = matched[1] or matched[2]
        return numbers.get(int(number), matched[0]) if number else matched[0]

    return _OPERAND.sub(write, assembly.code) if numbers else assembly.code


def _constant_operands(call: Instruction, constraints: str) -> dict[int, str]:
    """Number of an operand -> what is written for it. Results come first, and are no arguments unless they are indirect."""
    found: dict[int, str] = {}
    arguments = iter(call.operands[:-1])
    for number, constraint in enumerate(c.strip() for c in constraints.split(",")):
        if constraint.startswith("~"):
            break
        if constraint.startswith("=") and not constraint.startswith("=*"):
            continue
        argument = next(arguments, None)
        if constraint in _IMMEDIATES and isinstance(argument, ConstantInt):
            found[number] = str(argument.signed)
    return found


def stays_in_place(assembly: InlineAsm) -> bool:
    """The compiler neither drops the assembly nor moves it: it has side effects, or touches memory."""
    return "sideeffect" in assembly.flags or "~{memory}" in assembly.constraints.split(",")


def module_assembly(module: Module) -> list[tuple[int, str]]:
    """Module-level assembly as (line of the module's text, code between the quotes)."""
    return [
        (module.module_asm_line + i, text[text.index('"') + 1 : text.rindex('"')])
        for i, text in enumerate(module.module_asm)
    ]


def uses_lds(code: str) -> bool:
    """True where a statement reaches LDS."""
    return any(s.effect == Effect.LDS for s in parse_assembly(code))


def _unescape(code: str) -> str:
    return raw_name(f'"{code}"').decode("utf-8", "surrogateescape")


def _first_alternatives(text: str) -> str:
    """``$(a$|b$)`` is ``a``; ``$$`` a dollar sign; ``${:uid}`` a number; ``${:comment}`` begins a comment."""
    out: list[str] = []
    variant = -1
    for piece in re.split(r"(\$[$(|)]|\$\{:\w+\})", text):
        if piece == "$(":
            variant = 0
        elif piece == "$|" and variant >= 0:
            variant += 1
        elif piece == "$)":
            variant = -1
        elif variant <= 0:
            out.append(_SPECIAL.get(piece, piece))
    return "".join(out)


def _without_comment(matched: re.Match[str]) -> str:
    """A comment that does not end is no statement that is known."""
    if matched[0].startswith("/*") and not matched[2]:
        return "\n/*"
    return matched[1] or " "


def _labels(line: str) -> Iterator[str]:
    while matched := _LABEL.match(line):
        yield matched[0].rstrip(": \t").strip().strip('"').lower()
        line = line[matched.end() :]


def _placed(statement: Statement, labels: set[str]) -> Statement:
    """Labels of digits are named with the direction: ``1b``, ``1f``; ``${0:l}`` is a block of the function."""
    target = statement.text.split()[-1].strip('"').lower()
    is_near = target in labels or (target[-1] in "bf" and target[:-1] in labels) or _BLOCK.fullmatch(target)
    if not statement.mnemonic.startswith(_BRANCHES) or is_near:
        return statement
    return replace(statement, is_far=True)


def _statement(line: str) -> Statement | None:
    while matched := _LABEL.match(line):
        line = line[matched.end() :]
    line = line.strip()
    if not line:
        return None
    words = [w.lower() for w in _WORD.findall(_STRING.sub(" ", line))]
    if _ASSIGNMENT.match(line):
        return Statement(line, "=", tuple(words[2:]))
    return Statement(line, words[0] if words and line.lower().startswith(words[0]) else "?", tuple(words[1:]))


def _register_read(text: str) -> Effect:
    matched = _REGISTER.search(text.lower())
    register = (matched[1] or matched[2]) if matched else ""
    if register.startswith("hw_reg_"):
        return Effect.LDS if register in _LDS_REGISTERS else Effect.OTHER
    try:
        number = int(register, 0)
    except ValueError:
        return Effect.UNKNOWN
    return Effect.LDS if number & 63 in _LDS_REGISTERS else Effect.OTHER
