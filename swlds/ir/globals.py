"""Global variables, aliases and ifuncs: a line of text until somebody looks into it."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, final

from swlds.ir.attributes import Attributes
from swlds.ir.types import PointerType, Type
from swlds.ir.values import PARSING, ConstantKeyword, GlobalReference, Value
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import printable

if TYPE_CHECKING:
    from swlds.ir.module import Module


_DEBUG_INFO = lazy_pattern(r", !dbg !\d+")
_pointer_type = functools.lru_cache(PointerType)


@final
class GlobalVariable(GlobalReference):
    """A global variable. ``text`` is its line as read; ``signature`` its parsed parts."""

    __slots__ = ("_signature", "for_llvm", "line", "module", "name", "text")

    def __init__(self, name: str, text: str, addrspace: int, *, line: int = 0) -> None:
        super().__init__(_pointer_type(addrspace))
        self.name = name
        self.text = text
        #: What LLVM may read in the text's place (``printer.print_brief``), None for the text itself.
        self.for_llvm: str | None = None
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
            assert self.module is not None, "a global is parsed inside its module"
            with PARSING:
                if self._signature is None:
                    self._signature = self.module.syntax.parse_global_header(self)
        return self._signature

    @property
    def is_parsed(self) -> bool:
        """True once somebody looked into the text; the fields are the truth then."""
        return self._signature is not None

    @property
    def text_behind_name(self) -> str:
        """What stands behind the name but for debug info, the same of many variables; "" once the text is not the truth."""
        if self.is_parsed:
            return ""
        text = self.text[1 + len(self.name) :]
        return text if '"' in text else _DEBUG_INFO.sub("", text)

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

    def set_value_type(self, type_: Type, initializer: Value | None = None) -> None:
        """Make the variable one of ``type_``. Its initial value must be of that type: ``undef``, ``poison`` and
        ``zeroinitializer`` are carried over, any other comes with the call. Accesses keep their own types."""
        old = self.initializer
        if old is not None and initializer is None:
            assert isinstance(old, ConstantKeyword), f"the initial value {old.brief} is of another type: pass a new one"
            initializer = ConstantKeyword(type_, old.keyword)
        assert (old is None) == (initializer is None), "a declaration has no initial value"
        assert initializer is None or initializer.type == type_, f"{initializer!r} is no {type_}"
        self.signature.value_type = type_
        self.set_initializer(initializer)

    def __repr__(self) -> str:
        return printable(f"<GlobalVariable @{self.name}: {self.value_type} in addrspace({self.addrspace})>")

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

    def __repr__(self) -> str:
        return printable(f"<Alias @{self.name}: {self.keyword} in addrspace({self.addrspace})>")

    @property
    def addrspace(self) -> int:
        assert isinstance(self.type, PointerType), "an alias is an address"
        return self.type.addrspace

    @property
    def is_parsed(self) -> bool:
        """True once somebody looked into the text; the fields are the truth then."""
        return self._signature is not None

    @property
    def signature(self) -> AliasHeader:
        if self._signature is None:
            assert self.module is not None, "an alias is parsed inside its module"
            with PARSING:
                if self._signature is None:
                    self._signature = self.module.syntax.parse_alias_header(self)
        return self._signature

    @signature.setter
    def signature(self, header: AliasHeader) -> None:
        self._signature = header

    @property
    def target(self) -> Value:
        assert self.module is not None, "an alias is parsed inside its module"
        return self.module.syntax.parse_alias_target(self)


@final
@dataclass(slots=True)
class AliasHeader:
    """What stands in an alias's or ifunc's line, apart from the target; ``tail`` is the partition as spelled."""

    value_type: Type
    prefix_words: list[str]
    tail: list[str]
    metadata: list[tuple[str, str]]
