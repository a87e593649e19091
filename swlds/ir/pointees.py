"""What a kernel's pointers lead to, as the source has it, where the IR only has ``ptr``: its parameters in metadata.

- ``!kernel_arg_base_type`` of OpenCL C: ``uchar __attribute__((ext_vector_type(3)))*`` is a vector of three, 4 bytes long. Of
  structs it only has the name.
- Debug info: the types of the ``DISubprogram``, with the size and the offset of each member (LLVM's Language Reference,
  'Specialized Metadata Nodes').

Both have an element for each parameter of the source. Clang passes each of a kernel as one, so just as many mean the same ones.
"""

from __future__ import annotations

import re
from typing import final

from swlds.ir.elements import DEEPEST, LONGEST, MOST_GAPS, Elements
from swlds.ir.metadata import Node, Reference, String, Word, find_node
from swlds.ir.model import Argument, Function, Module
from swlds.lazy import lazy_pattern

_VECTOR = lazy_pattern(r"(\w+) __attribute__\(\(ext_vector_type\(3\)\)\)\*\Z")
#: Bytes of a scalar of OpenCL C (6.1.1 Built-in Scalar Data Types).
_SCALARS = {
    scalar: size
    for size, scalars in {1: "char uchar", 2: "short ushort half", 4: "int uint float", 8: "long ulong double"}.items()
    for scalar in scalars.split()
}
#: Names, and what changes nothing of the bytes.
_SAME = ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type", "DW_TAG_atomic_type")
_ADDRESSES = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_RECORDS = ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type")
_MEMBERS = ("DW_TAG_member", "DW_TAG_inheritance")


def find_pointee(parameter: Argument) -> Elements | None:
    """What a kernel's parameter points to, and which bytes of it are padding; None where nothing says so."""
    function = parameter.function
    if function is None or not function.is_kernel or function.module is None:
        return None
    return _from_debug_info(function, parameter.index) or _from_base_types(function, parameter.index)


def _node_of(function: Function, kind: str) -> Node | None:
    reference = next((r for k, r in function.signature.metadata if k == kind), None)
    return find_node(function.module, reference) if function.module is not None and reference is not None else None


def _from_base_types(function: Function, index: int) -> Elements | None:
    node = _node_of(function, "kernel_arg_base_type")
    if node is None or len(node.elements) != len(function.arguments):
        return None
    spelled = node.elements[index]
    found = _VECTOR.match(spelled.text) if isinstance(spelled, String) else None
    size = _SCALARS.get(found.group(1)) if found else None
    return Elements(4 * size, 4 * size, ((3 * size, 4 * size),)) if size else None


def _from_debug_info(function: Function, index: int) -> Elements | None:
    module, subprogram = function.module, _node_of(function, "dbg")
    signature = find_node(module, subprogram.fields.get("type")) if module is not None and subprogram else None
    listed = find_node(module, signature.fields.get("types")) if module is not None and signature else None
    # the first is what it returns
    if module is None or listed is None or len(listed.elements) != len(function.arguments) + 1:
        return None
    types = _SourceTypes(module)
    pointer = types.plain(listed.elements[index + 1])
    if pointer is None or _tag(pointer) not in _ADDRESSES:
        return None
    used = types.used_bytes(pointer.fields.get("baseType"))
    return _elements(used) if used else None


def _elements(used: bytes) -> Elements | None:
    """Of the bytes that are something (1) or padding (0); None for too many gaps."""
    gaps = tuple(run.span() for run in re.finditer(rb"\0+", used))
    return Elements(len(used), len(used), gaps) if len(gaps) <= MOST_GAPS else None


@final
class _SourceTypes:
    """Types of debug info. Each is looked at once: files may say of members what they like."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._known: dict[Reference, bytes | None] = {}

    def plain(self, item: object) -> Node | None:
        """The type behind its names and qualifiers."""
        node = self._node(item)
        for _ in range(DEEPEST):
            if node is None or _tag(node) not in _SAME:
                return node
            node = self._node(node.fields.get("baseType"))
        return None

    def used_bytes(self, item: object, depth: int = 0) -> bytes | None:
        """A byte for each of an object's: 1 where something of it lies, else 0; None where that is not known."""
        if not isinstance(item, Reference):
            return None
        if item not in self._known:
            self._known[item] = None  # of what holds itself
            self._known[item] = self._find(self.plain(item), depth)
        return self._known[item]

    def _node(self, item: object) -> Node | None:
        return find_node(self._module, item) if isinstance(item, Reference) else None

    def _find(self, node: Node | None, depth: int) -> bytes | None:
        size = _number(node, "size") if node is not None else None
        if node is None or not size or size % 8 or size > 8 * LONGEST or depth > DEEPEST:
            return None
        size //= 8
        if _tag(node) == "DW_TAG_array_type":
            return self._find_array(node, size, depth)
        if _tag(node) in _RECORDS:
            return self._find_record(node, size, depth)
        return b"\1" * size

    def _find_array(self, node: Node, size: int, depth: int) -> bytes | None:
        """Also vectors: one of three has room for four."""
        element, count = self.used_bytes(node.fields.get("baseType"), depth + 1), 1
        ranges = self._node(node.fields.get("elements"))
        for item in ranges.elements if ranges else ():
            count *= _number(self._node(item), "count") or 0
        if not element or not 0 < count * len(element) <= size:
            return None
        return (element * count).ljust(size, b"\0")

    def _find_record(self, node: Node, size: int, depth: int) -> bytes | None:
        members = self._node(node.fields.get("elements"))
        if members is None:
            return None
        found = bytearray(size)
        for member in map(self._node, members.elements):
            if member is None or _tag(member) not in _MEMBERS or _has_flag(member, "DIFlagStaticMember"):
                continue
            start, used = _number(member, "offset", 0), self._used_by(member, depth)
            if start is None or used is None or start // 8 + len(used) > size:
                return None
            for at, byte in enumerate(used, start // 8):
                found[at] |= byte
        return bytes(found)

    def _used_by(self, member: Node, depth: int) -> bytes | None:
        """From the byte on in which it begins. A bit field takes each byte in which a bit of it lies."""
        if _has_flag(member, "DIFlagVirtual"):
            return None
        start, bits = _number(member, "offset", 0), _number(member, "size")
        if _has_flag(member, "DIFlagBitField"):
            return None if start is None or bits is None else b"\1" * -(-(start % 8 + min(bits, 128)) // 8)
        return self.used_bytes(member.fields.get("baseType"), depth + 1)


def _tag(node: Node) -> str:
    tag = node.fields.get("tag")
    if isinstance(tag, Word):
        return tag.text
    return {"DIBasicType": "DW_TAG_base_type"}.get(node.name, "")


def _has_flag(node: Node, flag: str) -> bool:
    flags = node.fields.get("flags")
    return isinstance(flags, Word) and flag in flags.text.split(" | ")


def _number(node: Node | None, field: str, missing: int | None = None) -> int | None:
    """A number of bits or elements; ``missing`` where there is none, None where it is something else."""
    item = node.fields.get(field) if node is not None else None
    if item is None:
        return missing
    is_number = isinstance(item, Word) and item.text.isdecimal() and len(item.text) < 10
    return int(item.text) if isinstance(item, Word) and is_number else None


__all__ = ["find_pointee"]
