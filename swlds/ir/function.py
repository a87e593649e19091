"""Functions: a header and a body, both text until somebody looks into them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, final

from swlds.ir.attributes import Attributes, key_of
from swlds.ir.instruction import Argument, Block, Instruction
from swlds.ir.types import PTR, FunctionType, Type
from swlds.ir.values import PARSING, GlobalReference, User, Value
from swlds.lazy import dataclass
from swlds.printable import printable

if TYPE_CHECKING:
    from swlds.ir.module import Module


_LINKAGES_OF_DEFINITIONS = frozenset(
    "private internal available_externally linkonce linkonce_odr weak weak_odr common appending".split()
)


@final
class Function(GlobalReference):
    """A function definition or declaration.

    ``header`` and ``body`` are LLVM's text; ``blocks`` parses the body when first asked for.
    """

    __slots__ = (
        "_blocks",
        "_header",
        "_names",
        "body",
        "for_llvm",
        "header",
        "line",
        "module",
        "name",
        "referenced_blocks",
        "uselistorders",
    )

    def __init__(self, name: str, header: str, body: str | None, *, line: int = 0) -> None:
        # What the bases do, in less time: modules have ten thousands of functions.
        self.type: Type = PTR
        self._uses: dict[tuple[User, int], None] = {}
        self._operands: list[Value] = []
        self.name = name
        #: From ``define``/``declare`` up to the ``{`` (exclusive), one line, without the newline.
        self.header = header
        #: The text between ``{`` and ``}``, None for a declaration.
        self.body = body
        #: What LLVM may read in the body's place (``brief``), None for the body itself.
        self.for_llvm: str | None = None
        self.line = line
        self.module: Module | None = None
        self._blocks: list[Block] | None = None
        self._header: FunctionHeader | None = None
        #: Blocks by name that were mentioned before (or while) the body was parsed; blockaddresses hold them.
        self.referenced_blocks: dict[str, Block] = {}
        #: The body's use-list orders, as text; they hold while nothing is changed.
        self.uselistorders: list[str] = []
        self._names: dict[str, int] | None = None

    def replace_text(self, *, header: str | None = None, body: str | None = None, for_llvm: str | None = None) -> None:
        """Give the function another text; what was parsed from the old one is forgotten (nothing may hold it). ``for_llvm``: what
        LLVM may read in the body's place."""
        if header is not None:
            self.drop_operands()
            self.header, self._header = header, None
        if body is not None:
            for block in self._blocks or []:
                for instruction in block:
                    instruction.drop_operands()
            self.body, self.for_llvm, self._blocks, self._names = body, for_llvm, None, None
            self.uselistorders = []
            # What blockaddresses hold stays one identity, to be defined by the new text.
            self.referenced_blocks = {b.name: b for b in self.referenced_blocks.values() if b._uses}
            for block in self.referenced_blocks.values():
                block.first = block.last = None
                block.is_defined = False
        if self.module is not None:
            self.module.mentions.note(self)

    def change_text(self, change: Callable[[str], str]) -> None:
        """``change`` the body's text in a way that does the same to each line wherever it stands: what LLVM may read in its place
        is changed so, too."""
        body, for_llvm = self.body, self.for_llvm
        assert body is not None, "a definition"
        changed = change(body)
        if changed != body:
            self.replace_text(body=changed, for_llvm=None if for_llvm is None else change(for_llvm))

    def drop_body(self) -> None:
        """Make the definition a declaration, which no linkage of definitions, section or comdat has."""
        header = self.signature
        for instruction in self.instructions():
            instruction.drop_operands()
        header.prefix_words = [word for word in header.prefix_words if word not in _LINKAGES_OF_DEFINITIONS]
        header.tail, header.metadata = [], []
        self.drop_operands()
        self.body, self._blocks, self._names = None, None, None
        self.referenced_blocks, self.uselistorders = {}, []
        if self.module is not None:
            self.module.mentions.note(self)

    def __repr__(self) -> str:
        kind = "Kernel" if self.is_kernel else "Function"
        size = (
            "declared" if self.is_declaration else f"{len(self._blocks)} blocks" if self._blocks else "not parsed yet"
        )
        return printable(f"<{kind} @{self.name}, {size}>")

    @property
    def is_declaration(self) -> bool:
        return self.body is None and not self._blocks

    @property
    def is_parsed(self) -> bool:
        """True once the body is held as blocks; the text is no longer the truth then."""
        return self._blocks is not None

    @property
    def is_header_parsed(self) -> bool:
        """True once somebody looked into the header; the fields are the truth then."""
        return self._header is not None

    def has_text_of(self, other: Function) -> bool:
        """Whether both are the same text, into which nobody has looked."""
        return (
            self.header == other.header
            and self.body == other.body
            and (self._header or other._header or self._blocks or other._blocks) is None
        )

    @property
    def signature(self) -> FunctionHeader:
        """The parsed header."""
        if self._header is None:
            assert self.module is not None, "a header is parsed inside its module"
            with PARSING:
                if self._header is None:
                    self._header = self.module.syntax.parse_function_header(self)
        return self._header

    @property
    def is_kernel(self) -> bool:
        """True for the calling conventions amdgpu_kernel and spir_kernel."""
        if self._header is None and "_kernel" not in self.header:  # soon known of most
            return False
        head = self.header.split("@", 1)[0] if self._header is None else self._header.cc
        return "amdgpu_kernel" in head or "spir_kernel" in head

    def find_attribute(self, key: str) -> str | None:
        """The value of a function attribute, its own or of one of its groups; "" for a bare one, None where it has none."""
        attributes = self.signature.attributes
        return attributes.find(key) if self.module is None else self.module.find_attribute(attributes, key)

    def change_attributes(self, *, drop: Callable[[str], bool] = lambda _: False, add: str = "") -> bool:
        """Take away the function attributes (entries as the printer writes them) that ``drop`` is true for, and add one; other
        functions of a group keep theirs. True where that changed anything."""
        assert self.module is not None, "groups are those of a module"
        new = self.module.change_attributes(self.signature.attributes, drop, add)
        if new is not None:
            self.signature.attributes = new
        return new is not None

    def drop_attribute(self, key: str) -> None:
        """Take a function attribute away."""
        self.change_attributes(drop=lambda entry: key_of(entry) == key)

    @property
    def function_type(self) -> FunctionType:
        s = self.signature
        return FunctionType(s.result, tuple(a.type for a in s.arguments), s.vararg)

    @property
    def arguments(self) -> list[Argument]:
        """The parameters; their ``uses`` are there once ``blocks`` was asked for."""
        return self.signature.arguments

    @property
    def blocks(self) -> list[Block]:
        """The basic blocks; parses the body on first use. Empty for a declaration."""
        if self._blocks is None:
            if self.body is None:
                return []
            assert self.module is not None, "a body is parsed inside its module"
            with PARSING:
                if self._blocks is None:
                    self._blocks = self.module.syntax.parse_body(self)
        return self._blocks

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    def instructions(self) -> Iterator[Instruction]:
        """All instructions in block order, debug records included."""
        for block in self.blocks:
            yield from block

    def predecessors(self) -> dict[Block, list[Block]]:
        """Predecessors of every block, one entry per edge source."""
        found: dict[Block, list[Block]] = {block: [] for block in self.blocks}
        for block in self.blocks:
            for successor in block.successors:
                found[successor].append(block)
        return found

    def insert_block_after(self, block: Block, new: Block) -> Block:
        """Insert ``new`` (without function) behind ``block``; returns it."""
        return self.insert_block(self.blocks.index(block) + 1, new)

    def insert_block(self, index: int, new: Block) -> Block:
        """Insert ``new`` so that it becomes block ``index``; returns it."""
        new.function = self
        new.is_defined = True
        self.blocks.insert(index, new)
        return new

    def block_reference(self, name: str) -> Block:
        """The block of that name, also while the body is text."""
        found = self.referenced_blocks.get(name)
        if self._blocks is not None and (found is None or found.name != name):  # renamed since
            found = next((b for b in self._blocks if b.name == name), None)
        if found is None:
            found = Block(name)
        self.referenced_blocks[name] = found
        return found

    def forget_names(self) -> None:
        """Names were changed: collect them anew when a fresh one is wanted."""
        self._names = None

    def fresh_name(self, prefix: str) -> str:
        """A name that no value or block of the function has: ``prefix``, or ``prefix1``, ``prefix2``, …"""
        if self._names is None:
            self._names = dict.fromkeys((a.name for a in self.arguments), 0)
            for block in self.blocks:
                self._names[block.name] = 0
                self._names.update(dict.fromkeys((i.name for i in block if i.name), 0))
        names = self._names
        count = names.get(prefix)
        if count is None:
            names[prefix] = 0
            return prefix
        quoted = prefix.endswith('"')
        while True:
            count += 1
            name = f'{prefix[:-1]}{count}"' if quoted else f"{prefix}{count}"
            if name not in names:
                names[prefix] = count
                names[name] = 0
                return name


@final
@dataclass(slots=True)
class FunctionHeader:
    """What stands in a function's header. ``prefix_words`` are linkage, preemption, visibility and DLL words in
    order; ``tail`` what follows the parameters but for attributes and metadata: unnamed_addr, addrspace, section,
    partition, comdat, align, gc, prefix, prologue, personality, as spelled and in order."""

    result: Type
    arguments: list[Argument]
    vararg: bool
    cc: str
    prefix_words: list[str]
    result_attributes: Attributes
    attributes: Attributes
    unnamed_addr: str
    #: As written; None where nothing is.
    addrspace: int | None
    tail: list[str]
    metadata: list[tuple[str, str]]
