"""Functions of a changed module that LLVM has verified before, and need not read again.

What LLVM's parser and verifier say of a body follows from its text, from what that names (``@…``, ``#N``, ``!N``, types), and
from the function's own header. Where all of that is as it was in a module that LLVM has verified, it would say the same.
Functions' attributes may differ, as the group that a header names: headers are read again.

Asked of the model's text only; whoever finds nothing here has all of it verified.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sized
from dataclasses import field
from typing import TypeVar, final

from swlds.ir.model import Function, Module
from swlds.ir.names import global_names
from swlds.ir.printer import header_text, print_alias, print_global
from swlds.lazy import dataclass, lazy_pattern

K = TypeVar("K")
_GROUP = lazy_pattern(r" #(\d+)\b")
#: What says something of other bodies, or (convergence: tokens and what takes them) asks for attributes of what is called.
_FAR = ("blockaddress", "uselistorder", "convergence", "dso_local_equivalent", "no_cfi")


@final
@dataclass(slots=True)
class Unchanged:
    """``bodies``: names, as spelled after ``@``, of functions whose bodies are as they were. ``is_comparable``: types,
    metadata and target are there as they were; without that nothing else is known."""

    is_comparable: bool = False
    bodies: frozenset[str] = frozenset()
    #: Globals, aliases and functions that are gone, or are declared otherwise but for attributes of functions.
    changed: frozenset[str] = frozenset()
    #: What stands in a text wherever one of them is named.
    mention: str = "@"
    #: Attribute groups that are others, or gone.
    groups: frozenset[str] = frozenset()
    #: Functions that are the same text, declarations among them.
    alike: dict[str, Function] = field(default_factory=dict)

    def keep_independent(self, texts: dict[K, str]) -> dict[K, str]:
        """The texts of which LLVM would say the same as before: those that name nothing that has changed, and whose meaning does
        not depend on bodies of others. Most often one look at all of them is enough."""
        together = "\n".join(texts.values())
        looks: list[Callable[[str], bool]] = []
        if self.changed and self.mention in together:
            looks.append(self._names_changed)
        if words := [word for word in _FAR if word in together]:
            looks.append(lambda text: any(word in text for word in words))
        if self.groups and self._has_changed_groups(together):
            looks.append(self._has_changed_groups)
        for look in looks:
            texts = {key: text for key, text in texts.items() if not look(text)}
        return texts

    def _names_changed(self, text: str) -> bool:
        return bool(self.changed) and self.mention in text and not self.changed.isdisjoint(global_names(text))

    def _has_changed_groups(self, text: str) -> bool:
        return bool(self.groups) and "#" in text and not self.groups.isdisjoint(_GROUP.findall(text))


def find_unchanged(before: Module, after: Module) -> Unchanged:
    """``before``: as LLVM has verified it."""
    if not _has_same_frame(before, after):
        return Unchanged()
    alike = _alike_functions(before, after)
    changed = _changed_names(before, after, alike)
    lds = all(name in before.globals and before.globals[name].addrspace == 3 for name in changed)
    groups = [str(n) for n, text in before.attribute_groups.items() if after.attribute_groups.get(n) != text]
    found = Unchanged(
        True,
        changed=frozenset(changed),
        mention="addrspace(3)" if lds else "@",
        groups=frozenset(groups),
        alike=alike,
    )
    same = {name: function.body for name, function in alike.items() if function.body is not None}
    for name in after.functions.keys() - alike.keys():
        function, old = after.functions[name], before.functions.get(name)
        if function.body is None or old is None or function.body != old.body or name in changed:
            continue
        if not (function.is_parsed or old.is_parsed):
            same[name] = function.body
    found.bodies = frozenset(found.keep_independent(same))
    return found


def is_same(before: Module, after: Module, unchanged: Unchanged) -> bool:
    """Whether both are one text. ``unchanged``: as ``find_unchanged`` has it of both."""
    return (
        unchanged.is_comparable
        and not (unchanged.changed or unchanged.groups)
        and len(unchanged.alike) == len(after.functions)
        and _sizes(before) == _sizes(after)
        and before.named_metadata == after.named_metadata
        and (before.module_asm, before.source_filename) == (after.module_asm, after.source_filename)
    )


def _sizes(module: Module) -> tuple[int, ...]:
    """Of the tables of which ``find_unchanged`` says that one's entries are in the other, too."""
    tables: list[Sized] = [module.functions, module.globals, module.aliases, module.metadata, module.attribute_groups]
    tables += [module.type_texts, module.comdats, module.uselistorders]
    return tuple(map(len, tables))


def _alike_functions(before: Module, after: Module) -> dict[str, Function]:
    find = before.functions.get
    pairs = ((name, function, find(name)) for name, function in after.functions.items())
    return {name: function for name, function, old in pairs if old is not None and function.has_text_of(old)}


def _has_same_frame(before: Module, after: Module) -> bool:
    """Types, comdats, target and metadata that were there are there; there may be more."""
    nodes = after.metadata
    return (
        before.datalayout_text == after.datalayout_text
        and before.triple == after.triple
        and before.type_texts.items() <= after.type_texts.items()
        and before.comdats.items() <= after.comdats.items()
        and not before.uselistorders
        and "llvm.localrecover" not in after.functions  # its calls are compared with another body
        and all(n in nodes and nodes[n].text == before.metadata[n].text for n in before.metadata.differing(nodes))
    )


def _changed_names(before: Module, after: Module, alike: Collection[str]) -> set[str]:
    """Globals, aliases and functions that are gone, or are declared otherwise but for attributes of functions."""
    changed = set()
    for name in before.globals.differing(after.globals):
        other = after.globals.get(name)
        if other is None or print_global(other) != print_global(before.globals[name]):
            changed.add(name)
    for name, alias in before.aliases.items():
        found = after.aliases.get(name)
        if found is None or print_alias(found) != print_alias(alias):
            changed.add(name)
    for name, function in before.functions.items():
        if name in alike:
            continue
        same = after.functions.get(name)
        if same is None or not _is_declared_alike(header_text(same), header_text(function)):
            changed.add(name)
    return changed


def _is_declared_alike(new: str, old: str) -> bool:
    return new == old or ('"' not in old and _GROUP.sub("", new) == _GROUP.sub("", old))
