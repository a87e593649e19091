"""What of a changed module LLVM has verified before, and nothing names that it reads again: it is not read at all.

What LLVM says of a variable, a declaration, a type, a metadata node or an attribute group follows from its text and from what
that names. A module of which some are left out is rejected where that is missing; where it is not, and those were accepted
before as they are, so is the whole. Modules have thousands of them that no lowered body names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from swlds.ir.brief import Unneeded
from swlds.ir.model import Module
from swlds.ir.module import text_of_node
from swlds.ir.names import NAME, global_names, raw_name, spell_name
from swlds.ir.printer import brief_function, brief_variables, print_alias
from swlds.ir.unchanged import Unchanged
from swlds.lazy import lazy_pattern

#: Letters below which what could be left out does not matter.
_LEAST = 20_000
#: How often the letters of what is read must go into those, since to look at a text takes as long as to read some of it.
_WORTH = 1
#: Steps from what is read to what it needs; a chain of nodes may have any number.
_ROUNDS = 40
_NODE = lazy_pattern(r"!(\d{1,9})\b")
_GROUP = lazy_pattern(r"#(\d{1,9})\b")
_TYPE = lazy_pattern(rf"%({NAME})")


def find_unneeded(before: Module, after: Module, unchanged: Unchanged) -> Unneeded:
    """``unchanged``: as ``find_unchanged`` has it of both."""
    return _Search(before, after, unchanged).find() if unchanged.is_comparable else Unneeded()


@final
class _Search:
    """Finds what nothing that is read again needs. What may be left out is still text, the same as in the verified module, and
    names nothing that has changed."""

    def __init__(self, before: Module, after: Module, unchanged: Unchanged) -> None:
        self._before, self._after, self._unchanged = before, after, unchanged
        self._variables: dict[str, str] = {}
        self._functions: dict[str, str] = {}
        self._nodes: dict[int, str] = {}
        self._types: dict[str, str] = {}
        self._groups: dict[int, str] = {}
        self._named: set[str] = set()

    def find(self) -> Unneeded:
        after = self._after
        self._collect()
        tables = (self._variables, self._functions, self._nodes, self._before.type_texts, after.attribute_groups)
        bulk = sum(_length(table.values()) for table in tables)
        if bulk < _LEAST or not self._is_one_name_each():
            return Unneeded()
        read = self._what_is_read()
        if bulk < _WORTH * len(read):
            return Unneeded()
        self._collect_types_and_groups(len(read))
        for _ in range(_ROUNDS):
            if not read:
                return Unneeded(
                    self._variables.keys(), self._functions.keys(), self._types.keys(), self._nodes.keys(), self._named,
                    self._groups.keys(),
                )  # fmt: skip
            read = "\n".join(self._take_needed(read))
        return Unneeded()

    def _collect(self) -> None:
        before, after, keep = self._before, self._after, self._unchanged.keep_independent
        others = set(before.globals.differing(after.globals))
        known = (n for n in before.globals if n not in others and _may_go(n))
        held = {n: after.globals.raw(n) for n in known}
        self._variables = keep({n: t for n, t in held.items() if isinstance(t, str)})
        numbers = set(before.metadata.differing(after.metadata))
        nodes = {n: after.metadata.raw(n) for n in before.metadata if n not in numbers}
        self._nodes = keep({n: t for n, t in nodes.items() if isinstance(t, str)})
        alike, bodies = self._unchanged.alike, self._unchanged.bodies
        headers = {n: f.header for n, f in alike.items() if (f.body is None or n in bodies) and _may_go(n)}
        self._functions = keep(
            {n: h for n, h in headers.items() if " !dbg !" not in h}
        )  # a subprogram is one function's
        for name, listed in after.named_metadata.items():
            if not name.startswith("llvm.") and before.named_metadata.get(name) == listed:
                self._named.add(name)

    def _is_one_name_each(self) -> bool:
        """Else LLVM would say so, of one that is left out, too. It spells each in one way, which what is new must be in."""
        before, after = self._before, self._after
        names = {*after.globals, *after.functions, *after.aliases}
        new = names.difference(before.globals, before.functions, before.aliases)
        is_spelled = all(spell_name(raw_name(name)) == name for name in new if name.startswith('"'))
        return is_spelled and len(names) == len(after.globals) + len(after.functions) + len(after.aliases)

    def _what_is_read(self) -> str:
        after = self._after
        texts = brief_variables(after, self._variables)
        texts += [print_alias(alias) for alias in after.aliases.values()]
        for name, function in after.functions.items():
            if name not in self._functions:
                texts += brief_function(function, self._unchanged.bodies)
        texts += after.once
        texts += [text_of_node(held) for n, held in after.metadata.raw_items() if n not in self._nodes]
        texts += [", ".join(nodes) for name, nodes in after.named_metadata.items() if name not in self._named]
        return "\n".join(texts)

    def _collect_types_and_groups(self, read: int) -> None:
        before, after = self._before, self._after
        groups = after.attribute_groups.items()
        self._groups = {n: text for n, text in groups if before.attribute_groups.get(n) == text}
        if (
            2 * _length(after.type_texts.values()) > _WORTH * read
        ):  # to look for names of types is to look at each local's
            self._types = {n: text for n, text in after.type_texts.items() if n in before.type_texts}

    def _take_needed(self, read: str) -> Iterable[str]:
        """The texts of what the text names, which are read, too."""
        names, numbers = set(global_names(read)), set(map(int, _NODE.findall(read)))
        wanted: list[str] = []
        for table, keys in ((self._variables, names), (self._functions, names)):
            wanted += [table.pop(key) for key in keys if key in table]
        wanted += [self._nodes.pop(number) for number in numbers if number in self._nodes]
        groups = set(map(int, _GROUP.findall(read)))
        wanted += [self._groups.pop(number) for number in groups if number in self._groups]
        if self._types:
            types = set(_TYPE.findall(read))
            wanted += [self._types.pop(name) for name in types if name in self._types]
        return wanted


def _may_go(name: str) -> bool:
    """Names of LLVM's own mean something by themselves; numbers must follow one another."""
    return not (name[:5] == "llvm." or name.isdecimal())


def _length(texts: Iterable[str]) -> int:
    return sum(map(len, texts))
