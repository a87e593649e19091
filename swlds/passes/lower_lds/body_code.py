"""The lines of one body while it is rewritten, and what every part of the rewriting does to them.

``BodyRewriter`` (``memory``) adds what becomes of each line; ``casts``, ``expand``, ``intrinsics``, ``numbers`` stand between.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from swlds.ir.model import Function, Instruction
from swlds.ir.names import replace_globals
from swlds.ir.printer import print_instruction
from swlds.ir.values import Constant, Value
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.instrument import call_check, check_access
from swlds.passes.lower_lds.text import Names, debug_suffix, default_location

#: A line that mentions one global, and has no strings.
_ONE_GLOBAL = lazy_pattern(r'[^"@]*@([-\w$.]+)[^"@]*\Z')


class BodyCode(ABC):
    """One function's lines. ``replacements``: variable name -> operand text of its LDS pointer."""

    def __init__(self, context: Context, function: Function, names: Names, replacements: dict[str, str]) -> None:
        self.context = context
        self.function = function
        self.names = names
        self.replacements = replacements
        self.block = names.value("block")
        self.out: list[str] = []
        #: Original label -> label of the block in which it ends after splits.
        self.renamed: dict[str, str] = {}
        self.label = ""
        #: LLVM reads a use of the block's address, which the prologue defines: it stands in front of all blocks.
        self.has_address = False
        self.has_checks = context.instrument
        #: Location of inserted instructions where the rewritten one has none (profile full, in functions with debug info).
        self.default_dbg = default_location(context.module, function) if context.is_full else ""
        #: Debug location of the last translated operation, as ``, !dbg !N``; LLVM's epilogue takes it over.
        self.last_dbg: str | None = None
        self.on_return: Callable[[str], list[str]] | None = None
        #: Lines to put at the start of a block, behind its phis and its pad: expanded constants of phis elsewhere.
        self.at_block_start: dict[str, list[str]] = {}
        self._pending: list[str] = []

    @abstractmethod
    def parse(self, line: str) -> Instruction:
        """The line as an instruction, constants over lowered globals expanded in front of it."""

    @abstractmethod
    def expand(self, constant: Constant, dbg: str) -> Value:
        """The operand that stands for a constant; instructions it takes are emitted."""

    @abstractmethod
    def emit_expanded(self, instruction_text: str) -> None:
        """Take in one instruction made by an expansion; it may itself need translating."""

    def location(self, line: str) -> str:
        """The debug location for what is inserted for a line, as ``, !dbg !N`` or nothing."""
        return debug_suffix(line) or self.default_dbg

    def translate(self, pointer: str, dbg: str) -> str:
        """Emit the address in the block of an LDS pointer given as operand text; returns the global pointer."""
        address, text = self.address_of(pointer, dbg)
        self.out.append(text)
        return address

    def address_of(self, pointer: str, dbg: str) -> tuple[str, str]:
        """The global pointer, and the lines that compute it."""
        address = self.names.fresh()
        if pointer[0] == "@":
            pointer = self.replacements.get(pointer[1:], pointer)
        inbounds = "" if self.context.is_full else "inbounds "
        if pointer[0] == "%" or self.context.is_full:
            offset = self.names.fresh()
            return address, (
                f"  {offset} = ptrtoint ptr addrspace(3) {pointer} to i32{dbg}\n"
                f"  {address} = getelementptr {inbounds}i8, ptr addrspace(1) {self.block}, i32 {offset}{dbg}"
            )
        offset = f"ptrtoint (ptr addrspace(3) {pointer} to i32)"  # LLVM folds it
        return address, f"  {address} = getelementptr {inbounds}i8, ptr addrspace(1) {self.block}, i32 {offset}{dbg}"

    def check(self, address: str, bits: int, align: int, is_write: bool, dbg: str) -> None:
        """Emit the inline check of an access, where instrumentation is on."""
        if made := self.asked_check(address, bits, align, dbg, is_write=is_write):
            self.out.append(made)

    def asked_check(self, address: str, bits: int, align: int, dbg: str, *, is_write: bool) -> str:
        """The lines of the inline check of an access, which splits the block; "" without instrumentation, or where nothing is
        accessed."""
        if not self.has_checks or (not bits and self.context.is_full):
            return ""
        if self.context.options.with_runtime:
            return "\n".join(call_check(self.names, address, bits, is_write, dbg))
        made = check_access(self.context, self.names, address, bits, align, is_write, dbg)
        self.renamed[self.label] = made.label
        return made

    def substitute(self, line: str) -> str:
        """The line with every lowered global replaced by its LDS pointer."""
        replacements = self.replacements
        if "@" not in line or not replacements:
            return line
        if matched := _ONE_GLOBAL.match(line):
            new = replacements.get(matched[1])
            return line if new is None else f"{line[: matched.start(1) - 1]}{new}{line[matched.end(1) :]}"
        return replace_globals(line, replacements)

    def print(self, instruction: Instruction) -> str:
        """The line of an instruction that was parsed on its own; it gives up its operands."""
        line = "  " + print_instruction(instruction)
        instruction.drop_operands()
        return line
