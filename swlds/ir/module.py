"""The module: its entities by name, in the order of LLVM's printer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, final

from swlds.errors import InputError
from swlds.ir.attributes import Attributes, insert_sorted
from swlds.ir.function import Function, FunctionHeader
from swlds.ir.globals import Alias, AliasHeader, GlobalHeader, GlobalVariable
from swlds.ir.instruction import Block
from swlds.ir.names import display_name
from swlds.ir.types import FunctionType, NamedStructType
from swlds.ir.unread import Unread
from swlds.ir.users import Mentions
from swlds.ir.values import GlobalReference, Value
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import printable

if TYPE_CHECKING:
    from swlds.ir.datalayout import DataLayout


Entry = TypeVar("Entry")
#: The first version of code objects whose implicit arguments hold the sizes of a launch, that of dynamic LDS too.
CODE_OBJECT_V5 = 500
_NUMBER = lazy_pattern(r"i\d+ (\d{1,20})")


@final
@dataclass(slots=True)
class MetadataNode:
    """A numbered metadata node: ``text`` is what stands right of ``=``, such as ``distinct !DILocation(…)``."""

    number: int
    text: str
    line: int = 0


@final
class _Numbers(Generic[Entry]):
    """The numbers of a table's entries by their text. Made anew where entries came or went in between."""

    def __init__(self, text_of: Callable[[Entry], str], items_of: Callable[[Any], Any] = dict.items) -> None:
        self._text_of, self._items_of = text_of, items_of
        self._by_text: dict[str, int] = {}
        self._size, self._next = -1, 0

    def find(self, table: dict[int, Entry], text: str) -> int | None:
        """The first entry with that text."""
        self._refresh(table)
        number = self._by_text.get(text, -1)
        found = table.get(number)
        return number if found is not None and self._text_of(found) == text else None

    def new_number(self, table: dict[int, Entry], text: str) -> int:
        """A number that no entry has, for one with this text that is about to be added."""
        self._refresh(table)
        while self._next in table:
            self._next += 1
        self._by_text[text] = self._next
        self._size += 1
        return self._next

    def _refresh(self, table: dict[int, Entry]) -> None:
        if self._size == len(table):
            return
        self._by_text = {self._text_of(entry): number for number, entry in reversed(self._items_of(table))}
        self._size, self._next = len(table), max(table, default=-1) + 1


@final
@dataclass(frozen=True, slots=True)
class Kernel:
    """A kernel of a module: ``layout`` is that of its block (``analysis.layout.KernelLayout``) in a lowered module, None
    where it has none."""

    name: str
    function: Function
    layout: Any = None


def text_of_node(held: MetadataNode | str) -> str:
    """Of a node, or of its line."""
    return held.partition(" = ")[2] if isinstance(held, str) else held.text


def _read_node(number: int, text: str, line: int) -> MetadataNode:
    """Of the whole line ``!N = …``."""
    return MetadataNode(number, text_of_node(text), line)


class Syntax(Protocol):
    """What reads and prints the text of a module and its entities (``syntax.py``)."""

    def parse_function_header(self, function: Function, /) -> FunctionHeader: ...
    def parse_body(self, function: Function, /) -> list[Block]: ...
    def parse_global_header(self, variable: GlobalVariable, /) -> GlobalHeader: ...
    def parse_alias_header(self, alias: Alias, /) -> AliasHeader: ...
    def parse_alias_target(self, alias: Alias, /) -> Value: ...
    def parse_attribute_list(self, text: str, module: Module, /) -> list[str]: ...
    def print_module(self, module: Module, /) -> str: ...
    def read_global(self, module: Module, text: str, line: int, /) -> GlobalVariable | Alias: ...
    def clone_module(self, module: Module, /) -> Module: ...


@final
class Module:
    """A whole module, in the order of LLVM's printer."""

    def __init__(self, source_name: str = "<module>", syntax: Syntax | None = None) -> None:
        #: The file (or ``<stdin>``) that messages name.
        self.source_name = source_name
        #: The file that was parsed, None for text and bitcode: beside it may lie how its producer launches it.
        self.path: str | None = None
        #: The input as it was given, for the lines in messages (``places``).
        self.original: str | bytes | None = None
        #: Of a module whose lines are other ones: the input that it was made of, whose names it has (``made_places``); empty
        #: where it may have others.
        self.made_of: str | bytes | None = None
        #: Comment and directive lines before the first entity: ModuleID, source_filename.
        self.source_filename: str = ""
        self.datalayout_text: str = ""
        self.triple: str = ""
        #: Whole lines, ``module asm "…"``, and the line of the first.
        self.module_asm: list[str] = []
        self.module_asm_line = 0
        self.types: dict[str, NamedStructType] = {}
        #: Body text of the identified structs, right of ``= type``; a body is parsed when a type is asked for.
        self.type_texts: dict[str, str] = {}
        self.types_resolved = False
        self.comdats: dict[str, str] = {}
        self.globals: Unread[str, GlobalVariable] = Unread(self._read_variable)
        self.aliases: dict[str, Alias] = {}
        self.functions: dict[str, Function] = {}
        #: Group number -> the entries between the braces, as one text.
        self.attribute_groups: dict[int, str] = {}
        self._entries: dict[str, list[str]] = {}
        #: Name (as spelled after ``!``) -> node references, such as ["!0", "!1"] (or inline ``!DIExpression()``).
        self.named_metadata: dict[str, list[str]] = {}
        self.metadata: Unread[int, MetadataNode] = Unread(_read_node)
        #: Module-level use-list orders, as text.
        self.uselistorders: list[str] = []
        #: Kernel -> layout of its block, in a module that ``lower`` made. Values are ``analysis.layout.KernelLayout``.
        self.layouts: dict[str, Any] = {}
        #: What LLVM may read in place of bodies of types (``printer.print_brief``), "" for those that nothing names there, and
        #: types that only this has.
        self.types_for_llvm: dict[str, str] = {}
        #: Functions that only what LLVM reads in place of bodies calls (``brief``).
        self.once: list[str] = []
        #: LLVM has verified the text of the module as it is.
        self.is_verified = False
        #: What the passes that made the module did and left (``passes.base.Remark``).
        self.remarks: list[Any] = []
        #: What was made of the module, such as host code, by what that is; it is forgotten with the module.
        self.kept: dict[str, Any] = {}
        #: What of the module is still text, by the globals that it names; use lists are completed from it.
        self.mentions = Mentions(self)
        self._data_layout: DataLayout | None = None
        self._nodes = _Numbers[MetadataNode](text_of_node, Unread.raw_items)
        self._groups = _Numbers[str](lambda entries: entries)
        self._syntax = syntax

    @property
    def syntax(self) -> Syntax:
        """What reads and prints the module's text."""
        assert self._syntax is not None, "a module that nobody read has no text"
        return self._syntax

    @property
    def data_layout(self) -> DataLayout:
        """Sizes, alignments and offsets by the module's datalayout string."""
        if self._data_layout is None or self._data_layout.text != self.datalayout_text:
            from swlds.ir.datalayout import parse_datalayout

            self._data_layout = parse_datalayout(self.datalayout_text)
        return self._data_layout

    def variables_in(self, addrspace: int) -> list[GlobalVariable]:
        """The global variables in an address space (not 0), in module order."""
        word = f"addrspace({addrspace})"
        names = [name for name, found in self.globals.raw_items() if not isinstance(found, str) or word in found]
        return [v for v in map(self.globals.__getitem__, names) if v.addrspace == addrspace]

    def variable_lines(self) -> Iterator[tuple[str, str]]:
        """Names of global variables and their lines as they were read."""
        return ((n, v if isinstance(v, str) else v.text) for n, v in self.globals.raw_items())

    def _read_variable(self, name: str, text: str, line: int) -> GlobalVariable:
        found = self.syntax.read_global(self, text, line)
        assert isinstance(found, GlobalVariable), "an alias is read at once"
        return found

    def lookup(self, name: str) -> GlobalReference | None:
        """The global, function, alias or ifunc of that name (as spelled after ``@``)."""
        return self.functions.get(name) or self.globals.get(name) or self.aliases.get(name)

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
        self.mentions.note_added(entity)

    def declare(self, name: str, type_: FunctionType) -> Function:
        """The function of that name; declared with ``type_`` where the module does not have it. InputError where the name is that
        of something else."""
        found = self.lookup(name)
        if found is None:
            parameters = ", ".join(map(str, type_.params))
            found = Function(name, f"declare {type_.result} @{name}({parameters})", None)
            self.add(found)
        if not isinstance(found, Function) or found.function_type != type_:
            what = f"a function {found.function_type}" if isinstance(found, Function) else "no function"
            raise InputError(
                f"@{name} is {what} in this module, where {type_} is wanted",
                location=self.source_name,
                hint="leave its declaration out, or give it that type",
            )
        return found

    def remove(self, entity: GlobalVariable | Alias | Function) -> None:
        """Take out an entity that nothing uses. Metadata nodes are no users: the caller sees to those that name it."""
        assert not entity.uses, f"@{entity.name} is still used by {entity.users[0]!r}"
        home: dict[str, Any] = (
            self.functions
            if isinstance(entity, Function)
            else self.aliases
            if isinstance(entity, Alias)
            else self.globals
        )
        del home[entity.name]
        self.mentions.note_removed()
        entity.drop_operands()

    @property
    def input_text(self) -> str | bytes | None:
        """What ``places`` finds its lines in; None for a module that was made of no input."""
        return self.made_of if self.original is None else self.original

    def change_lines(self, *, keeps_names: bool = False) -> None:
        """Its lines are no longer those of the input. ``keeps_names``: nor does what is left of that have other names."""
        if self.made_of is None or not keeps_names:
            known = self.input_text
            self.made_of = known if keeps_names or known is None else ""
        self.original = None

    @property
    def defined_functions(self) -> list[Function]:
        return [f for f in self.functions.values() if not f.is_declaration]

    @property
    def kernels(self) -> dict[str, Kernel]:
        """Kernel definitions by name, as people write it, in module order."""
        names = [(display_name(f.name), f) for f in self.kernel_functions]
        return {name: Kernel(name, function, self.layouts.get(name)) for name, function in names}

    @property
    def kernel_functions(self) -> list[Function]:
        """Kernel definitions in module order."""
        return [f for f in self.functions.values() if f.is_kernel and not f.is_declaration]

    def add_metadata(self, text: str) -> str:
        """Add a node and return its reference ``!N``; an equal node (not ``distinct``) is reused."""
        number = None if text.startswith("distinct") else self._nodes.find(self.metadata, text)
        if number is None:
            number = self._nodes.new_number(self.metadata, text)
            self.metadata[number] = MetadataNode(number, text)
        return f"!{number}"

    def add_attribute_group(self, text: str) -> int:
        """The number of the attribute group with these entries, which is added when there is none."""
        number = self._groups.find(self.attribute_groups, text)
        if number is None:
            number = self._groups.new_number(self.attribute_groups, text)
            self.attribute_groups[number] = text
        return number

    def change_attributes(self, old: Attributes, drop: Callable[[str], bool], add: str = "") -> Attributes | None:
        """``old`` without the entries that ``drop`` is true for and with ``add``, None where it stays as it is. Others that have
        its groups keep theirs: what changes gets a group of its own."""
        groups = []
        for number in old.groups:
            listed = self.attributes_of(number)
            kept = [e for e in listed if not drop(e)]
            if add and number == old.groups[-1]:
                kept = insert_sorted(kept, add)
            groups += [number if kept == listed else self.add_attribute_group(" ".join(kept))] if kept else []
        if add and not old.groups:
            groups.append(self.add_attribute_group(add))
        new = Attributes([e for e in old.entries if not drop(e)], groups)
        return None if new == old else new

    def attributes_of(self, number: int) -> list[str]:
        """The entries of an attribute group; the list is not to be changed."""
        text = self.attribute_groups.get(number, "")
        entries = self._entries.get(text)
        if entries is None:
            entries = self._entries[text] = self.syntax.parse_attribute_list(text, self)
        return entries

    def find_attribute(self, attributes: Attributes, key: str) -> str | None:
        """The value of an attribute of a list or of one of its groups; "" for a bare one, None where it has none."""
        if (found := attributes.find(key)) is not None:
            return found
        values = (Attributes(self.attributes_of(number)).find(key) for number in attributes.groups)
        return next((value for value in values if value is not None), None)

    @property
    def has_debug_info(self) -> bool:
        """Some metadata node says something of source code, as what debug records name does."""
        return any("!DI" in (held if isinstance(held, str) else held.text) for held in self.metadata.raw_values())

    def flag(self, name: str) -> str | None:
        """The value text of a module flag, such as ``i32 500`` for amdhsa_code_object_version."""
        for reference in self.named_metadata.get("llvm.module.flags", []):
            node = self.metadata.get(int(reference[1:]))
            parts = node.text.removeprefix("!{").removesuffix("}").split(", ", 2) if node else []
            if len(parts) == 3 and parts[1] == f'!"{name}"':
                return parts[2]
        return None

    @property
    def code_object_version(self) -> int | None:
        """Of the code objects that it is for, such as 500; None where it does not say, or says no number."""
        number = _NUMBER.fullmatch(self.flag("amdhsa_code_object_version") or "")
        return int(number[1]) if number else None

    def clear(self) -> None:
        """Give back what the module holds, where it is needed no more: its entities name it and their parts, so that dropping it
        does not."""
        for function in self.functions.values():
            function.body = function.for_llvm = None
        self.functions.clear()
        self.globals.clear()
        self.aliases.clear()
        self.metadata.clear()

    def clone(self) -> Module:
        """A copy that shares nothing which can be changed. What was not parsed here is not parsed there."""
        return self.syntax.clone_module(self)

    def __copy__(self) -> Module:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Module:
        return self.clone()

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise InputError("a module cannot be pickled", hint="its text can: str(module)")

    def __repr__(self) -> str:
        return printable(f"<Module {self.source_name}: {len(self.functions)} functions, {len(self.globals)} globals>")

    def __str__(self) -> str:
        return self.syntax.print_module(self)
