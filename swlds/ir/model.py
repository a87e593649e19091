"""The model of a module: globals, functions, blocks, instructions.

A module is read lazily. ``reader.read_module`` cuts LLVM's canonical text into entities; a header or a body is
parsed when somebody looks into it (``Function.blocks``), and a function that nobody looks into is
printed as the text it came from. Once parsed, use lists are kept by the model.

Names are kept as spelled after the sigil, quotes included (``%"a b"`` has the name ``"a b"``), and
unnamed values carry their number as a name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, final

from swlds.ir.types import LABEL, VOID, FunctionType, NamedStructType, PointerType, Type
from swlds.ir.values import GlobalReference, User, Value

if TYPE_CHECKING:
    from swlds.ir.datalayout import DataLayout


@final
@dataclass(slots=True)
class Attributes:
    """An attribute list as the printer writes it, entry by entry: ``noalias``, ``align 8``, ``"key"="value"``,
    ``byval(%T)``, ``memory(none)``; ``groups`` are the ``#N`` references."""

    entries: list[str] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.entries or self.groups)

    def find(self, key: str) -> str | None:
        """The value of ``"key"="value"`` or ``key(value)`` or ``key N`` among the entries, "" for a bare key, else None."""
        for entry in self.entries:
            if entry == key or entry == f'"{key}"':
                return ""
            if entry.startswith(f'"{key}"='):
                return entry[len(key) + 4 : -1]
            if entry.startswith((f"{key}(", f"{key} ", f"{key}=")):
                return entry[len(key) + 1 :].removesuffix(")")
        return None


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

    @property
    def function(self) -> Function | None:
        return self.block.function if self.block else None

    def field(self, name: str, default: Any = None) -> Any:
        return self.fields.get(name, default)

    @property
    def callee(self) -> Value:
        """What a call, invoke or callbr calls."""
        return self._operands[-1]

    @property
    def called_function(self) -> Function | None:
        """The function of a direct call, None for any other callee or instruction."""
        callee = self._operands[-1] if "function_type" in self.fields else None
        return callee if isinstance(callee, Function) else None

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
        return self._operands[1 if self.opcode == "store" else 0]

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
        assert not self.uses, f"%{self.name} is still used"
        if self.block is not None:
            self.detach()
        self.drop_operands()


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
        return [i for i in self if i.opcode == "phi"]

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
        "header",
        "line",
        "module",
        "name",
        "referenced_blocks",
        "uselistorders",
    )

    def __init__(self, name: str, header: str, body: str | None, *, line: int = 0) -> None:
        super().__init__(PointerType(0))
        self.name = name
        #: From ``define``/``declare`` up to the ``{`` (exclusive), one line, without the newline.
        self.header = header
        #: The text between ``{`` and ``}``, None for a declaration.
        self.body = body
        self.line = line
        self.module: Module | None = None
        self._blocks: list[Block] | None = None
        self._header: FunctionHeader | None = None
        #: Blocks by name that were mentioned before (or while) the body was parsed; blockaddresses hold them.
        self.referenced_blocks: dict[str, Block] = {}
        #: The body's use-list orders, as text; they hold while nothing is changed.
        self.uselistorders: list[str] = []
        self._names: dict[str, int] | None = None

    def replace_text(self, *, header: str | None = None, body: str | None = None) -> None:
        """Give the function another text; what was parsed from the old one is forgotten (nothing may hold it)."""
        if header is not None:
            self.drop_operands()
            self.header, self._header = header, None
        if body is not None:
            for block in self._blocks or []:
                for instruction in block:
                    instruction.drop_operands()
            self.body, self._blocks, self._names = body, None, None

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

    @property
    def signature(self) -> FunctionHeader:
        """The parsed header."""
        if self._header is None:
            from swlds.ir.parser import parse_function_header

            self._header = parse_function_header(self)
        return self._header

    @property
    def is_kernel(self) -> bool:
        """True for the calling conventions amdgpu_kernel and spir_kernel."""
        head = self.header.split("@", 1)[0] if self._header is None else self._header.cc
        return "amdgpu_kernel" in head or "spir_kernel" in head

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
            from swlds.ir.parser import parse_body

            self._blocks = parse_body(self)
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
    addrspace: int
    tail: list[str]
    metadata: list[tuple[str, str]]


@final
class GlobalVariable(GlobalReference):
    """A global variable. ``text`` is its line as read; ``signature`` its parsed parts."""

    __slots__ = ("_signature", "line", "module", "name", "text")

    def __init__(self, name: str, text: str, addrspace: int, *, line: int = 0) -> None:
        super().__init__(PointerType(addrspace))
        self.name = name
        self.text = text
        self.line = line
        self.module: Module | None = None
        self._signature: GlobalHeader | None = None

    @property
    def addrspace(self) -> int:
        assert isinstance(self.type, PointerType)
        return self.type.addrspace

    @property
    def signature(self) -> GlobalHeader:
        if self._signature is None:
            from swlds.ir.parser import parse_global_header

            self._signature = parse_global_header(self)
        return self._signature

    @property
    def is_parsed(self) -> bool:
        """True once somebody looked into the text; the fields are the truth then."""
        return self._signature is not None

    def link_initializer(self, value: Value | None) -> None:
        """Make ``value`` the operand (for the parser; others call ``set_initializer``)."""
        super().set_operands([] if value is None else [value])

    def set_initializer(self, value: Value | None) -> None:
        self.signature.initializer = value
        self.link_initializer(value)

    def set_operand(self, index: int, value: Value) -> None:
        self.signature.initializer = value
        super().set_operand(index, value)

    @property
    def value_type(self) -> Type:
        return self.signature.value_type

    @property
    def initializer(self) -> Value | None:
        """The initial value, None for a declaration."""
        return self.signature.initializer

    @property
    def is_declaration(self) -> bool:
        return self.signature.initializer is None

    @property
    def align(self) -> int:
        """The alignment as written, 0 when the text has none."""
        return self.signature.align

    @property
    def is_constant(self) -> bool:
        return self.signature.is_constant


@final
@dataclass(slots=True)
class GlobalHeader:
    """What stands in a global's line. ``prefix_words``: linkage, preemption, visibility, DLL, thread_local(…),
    unnamed_addr, externally_initialized, in order; ``tail``: section, partition, comdat, code_model, sanitizer
    words as spelled."""

    value_type: Type
    initializer: Value | None
    is_constant: bool
    align: int
    prefix_words: list[str]
    tail: list[str]
    metadata: list[tuple[str, str]]
    attributes: Attributes


@final
class Alias(GlobalReference):
    """An alias or ifunc; ``keyword`` says which. ``target`` parses the aliasee (or resolver)."""

    __slots__ = ("_signature", "keyword", "line", "module", "name", "text")

    def __init__(self, name: str, text: str, keyword: str, addrspace: int, *, line: int = 0) -> None:
        super().__init__(PointerType(addrspace))
        self.name = name
        self.text = text
        self.keyword = keyword
        self.line = line
        self.module: Module | None = None
        self._signature: AliasHeader | None = None

    @property
    def is_parsed(self) -> bool:
        """True once somebody looked into the text; the fields are the truth then."""
        return self._signature is not None

    @property
    def signature(self) -> AliasHeader:
        if self._signature is None:
            from swlds.ir.parser import parse_alias_header

            self._signature = parse_alias_header(self)
        return self._signature

    @signature.setter
    def signature(self, header: AliasHeader) -> None:
        self._signature = header

    @property
    def target(self) -> Value:
        from swlds.ir.parser import parse_alias_target

        return parse_alias_target(self)


@final
@dataclass(slots=True)
class AliasHeader:
    """What stands in an alias's or ifunc's line, apart from the target; ``tail`` is the partition as spelled."""

    value_type: Type
    prefix_words: list[str]
    tail: list[str]
    metadata: list[tuple[str, str]]


@final
@dataclass(slots=True)
class MetadataNode:
    """A numbered metadata node: ``text`` is what stands right of ``=``, such as ``distinct !DILocation(…)``."""

    number: int
    text: str
    line: int = 0


@final
class Module:
    """A whole module, in the order of LLVM's printer."""

    def __init__(self, source_name: str = "<module>") -> None:
        #: The file (or ``<stdin>``) that messages name.
        self.source_name = source_name
        #: The input as it was given, for the lines in messages (``places``).
        self.original: str | bytes | None = None
        #: Comment and directive lines before the first entity: ModuleID, source_filename.
        self.source_filename: str = ""
        self.datalayout_text: str = ""
        self.triple: str = ""
        self.module_asm: list[str] = []
        self.types: dict[str, NamedStructType] = {}
        #: Body text of the identified structs, right of ``= type``; a body is parsed when a type is asked for.
        self.type_texts: dict[str, str] = {}
        self.types_resolved = False
        self.comdats: dict[str, str] = {}
        self.globals: dict[str, GlobalVariable] = {}
        self.aliases: dict[str, Alias] = {}
        self.functions: dict[str, Function] = {}
        #: Group number -> the entries between the braces, as one text.
        self.attribute_groups: dict[int, str] = {}
        #: Name (as spelled after ``!``) -> node references, such as ["!0", "!1"] (or inline ``!DIExpression()``).
        self.named_metadata: dict[str, list[str]] = {}
        self.metadata: dict[int, MetadataNode] = {}
        #: Module-level use-list orders, as text.
        self.uselistorders: list[str] = []
        #: Kernel -> layout of its block, in a module that ``lower`` made. Values are ``analysis.layout.KernelLayout``.
        self.layouts: dict[str, Any] = {}
        self._data_layout: DataLayout | None = None

    @property
    def data_layout(self) -> DataLayout:
        """Sizes, alignments and offsets by the module's datalayout string."""
        if self._data_layout is None or self._data_layout.text != self.datalayout_text:
            from swlds.ir.datalayout import parse_datalayout

            self._data_layout = parse_datalayout(self.datalayout_text)
        return self._data_layout

    def lookup(self, name: str) -> GlobalReference | None:
        """The global, function, alias or ifunc of that name (as spelled after ``@``)."""
        return self.functions.get(name) or self.globals.get(name) or self.aliases.get(name)

    def parse_users(self, *nodes: GlobalReference) -> None:
        """Parse every body and header whose text mentions one of ``nodes``, so that their ``uses`` are complete."""
        from swlds.ir.users import parse_users

        parse_users(self, nodes)

    def add(self, entity: GlobalVariable | Alias | Function) -> None:
        """Append a new global, alias or function; a function that gets blocks is made with the body ``""``."""
        assert self.lookup(entity.name) is None, f"@{entity.name} is there already"
        entity.module = self
        if isinstance(entity, Function):
            self.functions[entity.name] = entity
        elif isinstance(entity, Alias):
            self.aliases[entity.name] = entity
        else:
            self.globals[entity.name] = entity

    @property
    def defined_functions(self) -> list[Function]:
        return [f for f in self.functions.values() if not f.is_declaration]

    @property
    def kernel_functions(self) -> list[Function]:
        """Kernel definitions in module order."""
        return [f for f in self.functions.values() if f.is_kernel and not f.is_declaration]

    def add_metadata(self, text: str) -> str:
        """Add a node and return its reference ``!N``; an equal node (not ``distinct``) is reused."""
        for number, node in self.metadata.items():
            if node.text == text and not text.startswith("distinct"):
                return f"!{number}"
        number = max(self.metadata, default=-1) + 1
        self.metadata[number] = MetadataNode(number, text)
        return f"!{number}"

    def flag(self, name: str) -> str | None:
        """The value text of a module flag, such as ``i32 500`` for amdhsa_code_object_version."""
        for reference in self.named_metadata.get("llvm.module.flags", []):
            node = self.metadata.get(int(reference[1:]))
            parts = node.text.removeprefix("!{").removesuffix("}").split(", ", 2) if node else []
            if len(parts) == 3 and parts[1] == f'!"{name}"':
                return parts[2]
        return None

    def __str__(self) -> str:
        from swlds.ir.printer import print_module

        return print_module(self)
