"""Rewrite the operations of one body that go through LDS pointers.

Before::

    %v = load i32, ptr addrspace(3) %p, align 4, !tbaa !5

After (``%sw.block`` is the block's address)::

    %sw.1 = ptrtoint ptr addrspace(3) %p to i32
    %sw.2 = getelementptr i8, ptr addrspace(1) %sw.block, i32 %sw.1
    %v = load i32, ptr addrspace(1) %sw.2, align 4, !tbaa !5

An LDS pointer stays an LDS pointer, whose value is an offset into the block; only operations that touch memory, and
casts from and to flat pointers, are translated. So each line is rewritten on its own, whatever the data flow.

Needs: constant expressions over lowered globals are expanded on the way (``expand``). Breaks: block names in
phis, which ``finish`` mends.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import final

from swlds.ir.brief import Piece, make_piece
from swlds.ir.model import GlobalVariable, Instruction
from swlds.ir.names import NAME
from swlds.ir.opcodes import POINTERS
from swlds.ir.parser import parse_instruction
from swlds.ir.printer import print_value
from swlds.ir.types import PTR1, PTR3, PointerType, Type, scalar_type
from swlds.ir.values import Constant, LocalReference, Value
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds import casts, expand, intrinsics, numbers
from swlds.passes.lower_lds.body_code import BodyCode
from swlds.passes.lower_lds.constant_text import cut_constants
from swlds.passes.lower_lds.plain_lines import LOAD, STORE, rewrite_plain
from swlds.passes.lower_lds.text import (
    body_lines,
    debug_suffix,
    has_nested_mention,
    label_of,
    lines_with,
    opcode_of,
    rename_incoming,
)

_RESULT = lazy_pattern(rf"  %({NAME}) = ")
#: Global memory of which this is said is read through the scalar cache, which sees no stores: the block is written.
CONSTANT_DATA = ("invariant.load", "amdgpu.noclobber")
CONSTANT_DATA_TEXT = lazy_pattern(rf", !(?:{'|'.join(map(re.escape, CONSTANT_DATA))}) !\d+")


#: What is one line for ``body_lines`` and several of text.
_LONG_LINES = ("  switch ", "invoke ", "callbr ")
#: What stands at the start of a block, behind its phis, where it is the target of an unwind edge.
_PADS = ("landingpad", "catchpad", "cleanuppad")


def _is_head(line: str) -> bool:
    """What no other instruction may stand in front of: a phi, a pad, or a further line of a pad, its clauses."""
    return line.startswith("   ") or opcode_of(line) in ("phi", *_PADS)


@final
class BodyRewriter(BodyCode):
    """Rewrites one function's lines."""

    def rewrite_text(self, text: str, label: str) -> list[str]:
        """The same of a text. Where nothing in it asks for more, it is not cut into all its lines."""
        if not self._is_plain(text):
            return self.rewrite(body_lines(text), label)
        self.label, self.has_address = label, False
        context = self.context
        pointers = {f"@{name}": pointer for name, pointer in self.replacements.items()}
        steps = context.plain_kinds.steps(f"%{self.names.prefix}", self.block, "" if context.is_full else "inbounds ")
        rewrite_plain(self, context.plain_kinds, steps, pointers, text)
        self._finish()
        return self.out

    def take_line(self, line: str) -> None:
        """Rewrite a line of a text that is plain: one that names LDS or returns."""
        if "addrspace(3)" in line:
            self._line(line)
        elif self.on_return is not None:
            self.out.extend(self.on_return(debug_suffix(line)))
        else:
            self.out.append(line)

    def _is_plain(self, text: str) -> bool:
        """Each line of a text can be rewritten by itself."""
        context, body = self.context, self.function.body or ""
        if context.mixed_loads.get(self.function.name):
            return False
        if context.may_ask and context.is_full and intrinsics.is_question(body):
            return False
        return ":" not in text or not (  # without a label there is one block, which has none of these
            any(word in text for word in _LONG_LINES)
            or (" = phi " in text and any(map(self._has_expanded, lines_with(text, " = phi "))))
        )

    def rewrite(self, lines: list[str], label: str) -> list[str]:
        """All lines of the body, rewritten; ``label`` names the block in which they start."""
        self.label, self.has_address = label, False
        body = self.function.body or ""
        asks = self.context.may_ask and self.context.is_full and intrinsics.is_question(body)
        mixed = self.context.mixed_loads.get(self.function.name)
        self._expand_phis(lines)
        self._pending = self.at_block_start.pop(label, [])
        on_return, append = self.on_return, self.out.append
        for line in lines:
            if self._pending and line[:2] == "  " and not _is_head(line):
                self.out.extend(self._pending)
                self._pending = []
            if mixed and (matched := _RESULT.match(line)) and matched[1] in mixed:
                self._mixed_load(line)
            elif "addrspace(3)" in line or (asks and intrinsics.is_question(line)):
                self._line(line)
            elif line[:1] not in (" ", ""):
                self._start_block(line)
            elif on_return is not None and line.startswith("  ret "):
                self.out.extend(on_return(debug_suffix(line)))
            else:
                append(line)
        self._finish()
        return self.out

    def _mixed_load(self, line: str) -> None:
        start = len(self.out)
        self.has_address = False  # what is fixed is a line
        self._line(line)
        numbers.fix_loaded(self, start, line)

    def _start_block(self, line: str) -> None:
        label = label_of(line)
        if label is None:  # "}" of a multi-line switch or the like
            self.out.append(line)
            return
        self.label = label
        self._pending = self.at_block_start.pop(label, [])
        self.out.append(f"{label}:")

    def _finish(self) -> None:
        rename_incoming(self.out, self.renamed)

    def _line(self, line: str) -> None:
        """One line that mentions LDS."""
        if line.startswith("    #dbg_"):
            self.out.append(line)  # ``mentions`` looks after it
            return
        if matched := LOAD.match(line):
            head, type_, pointer, middle, align, rest = matched.groups()
            if self._is_lowered(pointer):
                self._access(line, f"  {head}{type_}", type_, pointer, middle, align, rest, is_write=False)
                return
        elif matched := STORE.match(line):
            head, type_, value, pointer, middle, align, rest = matched.groups()
            if self._is_lowered(pointer):
                self._access(line, f"  {head}{type_} {value}", type_, pointer, middle, align, rest, is_write=True)
                return
        opcode = opcode_of(line)
        if not (casts.rewrite_in_text(self, opcode, line) or self._expand_in_text(opcode, line)):
            _HANDLERS.get(opcode, BodyRewriter._other)(self, line)

    def _expand_in_text(self, opcode: str, line: str) -> bool:
        """Rewrite a line whose constants over lowered variables are computed in front of it, where it needs no parsing for that
        and what is left of it is plain: it becomes what parsing, expanding and printing make of it. False for any other."""
        if not self.context.is_full or opcode in _ALWAYS_PARSED or not self.replacements:
            return False
        expansions = self.context.expansions
        found = cut_constants(line, self.replacements, lambda text: expansions.read(self, text))
        if found is None:
            return False
        pieces, constants = found
        rest = "%0".join(pieces)
        is_access = self._is_access(rest)
        if not is_access and "addrspace(3)" in rest and (opcode in POINTERS or expand.FIXED_CAST.search(rest)):
            return False
        dbg = self.location(line)
        new = pieces[0]
        for (constant, _), piece in zip(constants, pieces[1:], strict=True):
            value, made = expansions.write(self, constant, dbg)
            self.out.append(made)
            new += value + piece
        if is_access:
            self._line(new)
        else:
            self.out.append(self.substitute(new))
        return True

    def _is_access(self, line: str) -> bool:
        """A plain load or store through an LDS pointer that is lowered."""
        if matched := LOAD.match(line):
            return self._is_lowered(matched[3])
        return (matched := STORE.match(line)) is not None and self._is_lowered(matched[4])

    def _access(
        self,
        line: str,
        head: str,
        type_: str,
        pointer: str,
        middle: str,
        align: str,
        rest: str,
        *,
        is_write: bool,
    ) -> None:
        """A load or store, at the end of what the basic block has so far. The first one of a function uses the block's address,
        which the prologue defines in front of all: of the others LLVM reads the access through the LDS pointer, as the input has
        it, which uses and defines what the access to the block does."""
        dbg = self.location(rest) if rest else self.default_dbg
        tail = f"{middle}{self._kept(rest, dbg)}" if rest or dbg else middle
        if pointer[0] == "@":
            pointer = self.replacements.get(pointer[1:], pointer)
        address, text = self.address_of(pointer, dbg)
        bits = self.context.store_bits(type_)
        check = self.asked_check(address, bits, int(align), dbg, is_write=is_write)
        self.context.plain_kinds.learn(line, tail, bits, int(align))
        access = f"{head}, ptr addrspace(1) {address}{tail}"
        self.last_dbg = dbg
        if not (self.has_address and f"{dbg}," in f"{tail},"):
            self.has_address = True
            self.out += (text, check, access) if check else (text, access)
            return
        text = f"{text}\n{check}\n{access}" if check else f"{text}\n{access}"
        label = check.label if type(check) is Piece else ""
        self.out.append(make_piece(text, f"{head}, ptr addrspace(3) {pointer}{tail}", label))

    def _is_lowered(self, pointer: str) -> bool:
        """False for a variable that stays LDS, such as a named barrier; profile llvm translates all alike."""
        return pointer[0] == "%" or not self.context.is_full or pointer[1:] in self.replacements

    def _kept(self, rest: str, dbg: str) -> str:
        """What stays of an operation's metadata: all of it, but in profile llvm only the debug location."""
        return CONSTANT_DATA_TEXT.sub("", rest) if self.context.is_full else dbg

    def parse(self, line: str) -> Instruction:
        """The line as an instruction, constants over lowered globals expanded in front of it."""
        instruction = parse_instruction(line, self.context.module)
        dbg = self.location(line)
        self._refuse_absolute(instruction, line)
        for index, operand in enumerate(instruction.operands):
            if expand.is_expanded(self, operand):
                instruction.set_operand(index, expand.expand(self, operand, dbg))
        return instruction

    def expand(self, constant: Constant, dbg: str) -> Value:
        """The operand that stands for a constant; instructions it takes are emitted."""
        return expand.expand(self, constant, dbg)

    def emit_expanded(self, instruction_text: str) -> None:
        """Take in one instruction made by an expansion; it may itself need translating."""
        if " = addrspacecast " in instruction_text:
            self._addrspacecast(instruction_text)
        elif self.context.is_full and " = inttoptr " in instruction_text:
            self._inttoptr(instruction_text)
        else:
            self.context.bodies.add(self.function.name, instruction_text)
            self.out.append(instruction_text)

    def _memory(self, line: str) -> None:
        """load, store, atomicrmw, cmpxchg that the fast path does not know."""
        instruction = self.parse(line)
        opcode = instruction.opcode
        index = POINTERS[opcode]
        pointer = instruction.operands[index]
        if pointer.type != PTR3:
            self.out.append(self.print(instruction))
            return
        dbg = self.location(line)
        address = self.translate(print_value(pointer), dbg)
        instruction.set_operand(index, LocalReference(PTR1, address[1:]))
        value = instruction.operands[1 - index] if opcode != "load" else None
        type_: Type = value.type if value is not None else instruction.type
        align = instruction.field("align", 1) if opcode in ("load", "store") else 1
        self.check(address, self.context.store_bits(str(type_)), align, opcode != "load", dbg)
        if not self.context.is_full:
            instruction.metadata = [m for m in instruction.metadata if m[0] == "dbg"]
            instruction.set_flags(tuple(f for f in instruction.flags if f != "weak"))
        else:
            instruction.metadata = [m for m in instruction.metadata if m[0] not in CONSTANT_DATA]
        self.out.append(self.print(instruction))
        self.last_dbg = dbg

    def _refuse_absolute(self, instruction: Instruction, line: str) -> None:
        index = POINTERS.get(instruction.opcode)
        if index is None or not self.context.is_full:
            return
        pointer = instruction.operands[index]
        is_fixed = isinstance(pointer, Constant) or (isinstance(pointer, GlobalVariable) and pointer.addrspace == 3)
        if (
            pointer.type == PTR3
            and is_fixed
            and not expand.is_indeterminate(pointer)
            and not expand.mentions(pointer, self.replacements)
        ):
            raise self.context.unsupported(
                self.function,
                line,
                "access to a fixed LDS address, which has no place in the block",
                "use an LDS variable",
            )

    def _addrspacecast(self, line: str) -> None:
        instruction = self.parse(line)
        source, target = scalar_type(instruction.operands[0].type), scalar_type(instruction.type)
        assert isinstance(source, PointerType) and isinstance(target, PointerType)
        if source.addrspace == 3 and target.addrspace == 0:
            casts.cast_to_flat(self, instruction, line)
        elif target.addrspace == 3 and self.context.is_full:
            casts.cast_to_lds(self, instruction, line)
        elif source.addrspace == 3 and self.context.is_full:
            raise self.context.unsupported(
                self.function, line, f"cast of an LDS pointer to addrspace({target.addrspace})"
            )
        else:
            self.out.append(self.print(instruction))

    def _inttoptr(self, line: str) -> None:
        if not self.context.is_full or not numbers.lower_inttoptr(self, line):
            self._other(line)

    def _va_arg(self, line: str) -> None:
        instruction = self.parse(line)
        if self.context.is_full and instruction.operands[0].type == PTR3:
            raise self.context.unsupported(self.function, line, "va_arg through an LDS pointer")
        self.out.append(self.print(instruction))

    def _call(self, line: str) -> None:
        if self.context.is_full:
            intrinsics.lower_call(self, line)
        else:
            self._other(line)

    def _callbr(self, line: str) -> None:
        if self.context.is_full:
            raise self.context.unsupported(self.function, line, "callbr with an LDS pointer", "use call")
        self._other(line)

    def _pad(self, line: str) -> None:
        """A pad or a clause of one: nothing that computes operands may stand in front of it, and clauses want constants."""
        is_clause = opcode_of(line) not in _PADS
        if self.context.is_full and (self._has_expanded(line) or (is_clause and self.substitute(line) != line)):
            raise self.context.unsupported(
                self.function,
                line,
                "an exception handler that is told an LDS address, which would have to be computed there",
            )
        self.out.append(self.substitute(line))

    def _phi(self, line: str) -> None:
        """Constants in it were expanded in the predecessors by ``_expand_phis``."""
        self.out.append(self.substitute(line))

    def _other(self, line: str) -> None:
        """Anything else: only the globals it mentions change."""
        if self._has_expanded(line):
            self.out.append(self.print(self.parse(line)))
        else:
            self.out.append(self.substitute(line))

    def _expand_phis(self, lines: list[str]) -> None:
        """Expand constants over lowered globals in phis, each in the block that the value comes from."""
        if any(" = phi " in line and self._has_expanded(line) for line in lines):
            expand.expand_phis(self, lines)

    def _has_expanded(self, line: str) -> bool:
        """True where a constant in the line has to become instructions."""
        if self.replacements and has_nested_mention(line, self.replacements):
            return True
        return self.context.is_full and expand.FIXED_CAST.search(line) is not None


#: What has more to say of its operands than that they are others.
_ALWAYS_PARSED = frozenset({"addrspacecast", "inttoptr"})

_HANDLERS: dict[str, Callable[[BodyRewriter, str], None]] = {
    "load": BodyRewriter._memory,
    "store": BodyRewriter._memory,
    "atomicrmw": BodyRewriter._memory,
    "cmpxchg": BodyRewriter._memory,
    "addrspacecast": BodyRewriter._addrspacecast,
    "inttoptr": BodyRewriter._inttoptr,
    "va_arg": BodyRewriter._va_arg,
    "call": BodyRewriter._call,
    "invoke": BodyRewriter._call,
    "callbr": BodyRewriter._callbr,
    "phi": BodyRewriter._phi,
    **dict.fromkeys((*_PADS, "catch", "filter"), BodyRewriter._pad),
}
