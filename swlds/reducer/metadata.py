"""Edits that take metadata out: attachments, named lists, debug information. Nodes that nothing names go by themselves.

Debug information and the flag that says its version go together: LLVM warns of a module that has one without the other, and
drops the information.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator

from swlds.ir.model import Function, GlobalVariable, Instruction, MetadataNode, Module
from swlds.ir.opcodes import OPCODES, Form
from swlds.lazy import lazy_pattern
from swlds.reducer.control_flow import remove_instruction

Edit = Callable[[], None]
_FLAGS = "llvm.module.flags"
_DEBUG_LISTS = "llvm.dbg."
_UNITS = "llvm.dbg.cu"
_VERSION = "Debug Info Version"
_DEBUG_INFO = lazy_pattern(r"!llvm\.dbg\.|!dbg !|^\s*#dbg_", re.MULTILINE)
#: Fields that are lists of what else there is.
_LISTS = lazy_pattern(r", (?:enums|retainedTypes|globals|imports|macros|retainedNodes|templateParams): ![0-9]+\b")
_VERSIONED = lazy_pattern(r'^!\d+ = !\{i32 \d+, !"Debug Info Version", i32 [1-9]', re.MULTILINE)


def metadata(module: Module, kernel: str | None) -> list[Edit]:
    """Named metadata, whole and each of its nodes; all debug information, with its flag and without; the lists that its nodes
    have; attachments, each kind of each function, variable and instruction; debug records."""
    edits: list[Edit] = []
    for name, references in module.named_metadata.items():
        if name != _UNITS:
            edits.append(functools.partial(_drop_named, module, name))
        if name != _UNITS and len(references) > 1:
            edits += [functools.partial(_drop_reference, module, name, one) for one in dict.fromkeys(references)]
    if has_debug_info(str(module)):
        edits += [
            functools.partial(drop_debug_info, module),
            functools.partial(drop_debug_info, module, keeps_flag=True),
        ]
    for node in module.metadata.values():
        edits += [functools.partial(_drop_list, node, found[0]) for found in _LISTS.finditer(node.text)]
    for entity in _entities(module):
        edits += [functools.partial(drop_attachment, entity, kind) for kind, _ in entity.signature.metadata]
    for instruction in _bodies(module):
        if OPCODES[instruction.opcode].form is Form.DEBUG_RECORD:
            edits.append(functools.partial(remove_instruction, instruction))
        edits += [functools.partial(instruction.set_metadata, kind, None) for kind, _ in instruction.metadata]
    return edits


def has_debug_info(text: str) -> bool:
    """Is there anything in a module's text that LLVM reads only with the flag?"""
    return _DEBUG_INFO.search(text) is not None


def lacks_version(text: str) -> bool:
    """Does a module's text hold debug information without the flag that says its version?"""
    return has_debug_info(text) and _VERSIONED.search(text) is None


def _bodies(module: Module) -> Iterator[Instruction]:
    for function in module.defined_functions:
        yield from function.instructions()


def _drop_named(module: Module, name: str) -> None:
    if name == _FLAGS and module.flag(_VERSION) is not None:
        drop_debug_info(module)
    module.named_metadata.pop(name, None)


def _drop_reference(module: Module, name: str, reference: str) -> None:
    if name == _FLAGS and reference == _version_flag(module):
        drop_debug_info(module)
        return
    _forget(module, name, reference)


def _version_flag(module: Module) -> str | None:
    """The reference to the flag."""
    for reference in module.named_metadata.get(_FLAGS, []):
        node = module.metadata.get(int(reference[1:])) if reference[1:].isdigit() else None
        if node is not None and f'!"{_VERSION}"' in node.text:
            return reference
    return None


def _drop_list(node: MetadataNode, field: str) -> None:
    node.text = node.text.replace(field, "", 1)


def drop_debug_info(module: Module, *, keeps_flag: bool = False) -> None:
    """All of it."""
    flag = _version_flag(module)
    for name in [name for name in module.named_metadata if name.startswith(_DEBUG_LISTS)]:
        del module.named_metadata[name]
    for entity in _entities(module):
        drop_attachment(entity, "dbg")
    for instruction in [*_bodies(module)]:
        if OPCODES[instruction.opcode].form is Form.DEBUG_RECORD:
            remove_instruction(instruction)
        elif any(kind == "dbg" for kind, _ in instruction.metadata):
            instruction.set_metadata("dbg", None)
    if flag is not None and not keeps_flag:
        _forget(module, _FLAGS, flag)


def _forget(module: Module, name: str, reference: str) -> None:
    """One node of a list, which goes with its last one."""
    left = [one for one in module.named_metadata.pop(name, []) if one != reference]
    if left:
        module.named_metadata[name] = left


def _entities(module: Module) -> list[Function | GlobalVariable]:
    return [*module.functions.values(), *module.globals.values()]


def drop_attachment(entity: Function | GlobalVariable, kind: str) -> None:
    """What a function or a variable has of a kind."""
    entries = entity.signature.metadata
    entries[:] = [entry for entry in entries if entry[0] != kind]


__all__ = ["drop_attachment", "drop_debug_info", "has_debug_info", "lacks_version", "metadata"]
