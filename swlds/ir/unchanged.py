"""Functions of a changed module that LLVM has verified before, and need not read again.

What LLVM's parser and verifier say of a body follows from its text, from what that names (``@…``, ``#N``, ``!N``, types), and
from the function's own header. Where all of that is as it was in a module that LLVM has verified, it would say the same.
Functions' attributes may differ, as the group that a header names: headers are read again.

Asked of the model's text only; whoever finds nothing here has all of it verified.
"""

from __future__ import annotations

from swlds.ir.model import Function, Module
from swlds.ir.names import global_names
from swlds.ir.printer import header_text, print_alias, print_global
from swlds.lazy import lazy_pattern

_GROUP = lazy_pattern(r" #(\d+)\b")
#: What says something of other bodies, or (convergence: tokens and what takes them) asks for attributes of what is called.
_FAR = ("blockaddress", "uselistorder", "convergence", "dso_local_equivalent", "no_cfi")


def find_unchanged(before: Module, after: Module) -> frozenset[str]:
    """Names, as spelled after ``@``. ``before``: as LLVM has verified it."""
    if not _has_same_frame(before, after):
        return frozenset()
    changed = _changed_names(before, after)
    lds = all(name in before.globals and before.globals[name].addrspace == 3 for name in changed)
    mention = "addrspace(3)" if lds else "@"  # what stands wherever one of them is named
    groups = {
        str(number) for number, text in before.attribute_groups.items() if after.attribute_groups.get(number) != text
    }
    return frozenset(
        name
        for name, function in after.functions.items()
        if name not in changed and _is_unchanged(function, before.functions.get(name), changed, mention, groups)
    )


def _has_same_frame(before: Module, after: Module) -> bool:
    """Types, comdats, target and metadata that were there are there; there may be more."""
    nodes = after.metadata
    return (
        before.datalayout_text == after.datalayout_text
        and before.triple == after.triple
        and before.type_texts.items() <= after.type_texts.items()
        and before.comdats.items() <= after.comdats.items()
        and not before.uselistorders
        and all(number in nodes and nodes[number].text == node.text for number, node in before.metadata.items())
    )


def _changed_names(before: Module, after: Module) -> set[str]:
    """Globals, aliases and functions that are gone, or are declared otherwise but for attributes of functions."""
    changed = set()
    for name, variable in before.globals.items():
        other = after.globals.get(name)
        if other is None or print_global(other) != print_global(variable):
            changed.add(name)
    for name, alias in before.aliases.items():
        found = after.aliases.get(name)
        if found is None or print_alias(found) != print_alias(alias):
            changed.add(name)
    for name, function in before.functions.items():
        same = after.functions.get(name)
        if same is None or not _is_declared_alike(header_text(same), header_text(function)):
            changed.add(name)
    return changed


def _is_declared_alike(new: str, old: str) -> bool:
    return new == old or ('"' not in old and _GROUP.sub("", new) == _GROUP.sub("", old))


def _is_unchanged(function: Function, old: Function | None, changed: set[str], mention: str, groups: set[str]) -> bool:
    body = function.body
    if old is None or body is None or function.is_parsed or old.is_parsed or body != old.body:
        return False
    for word in _FAR:
        if word in body:
            return False
    if changed and mention in body and not changed.isdisjoint(global_names(body)):
        return False
    return not groups or "#" not in body or groups.isdisjoint(_GROUP.findall(body))
