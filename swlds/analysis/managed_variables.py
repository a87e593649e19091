"""HIP's managed variables: clang writes a pointer that the runtime sets before a launch.

Before::

    @count.managed = addrspace(1) externally_initialized global i32 5
    @count = addrspace(1) externally_initialized global ptr addrspace(1) null

After: ``@count`` begins with the address of ``@count.managed``.

Needs: nothing. Breaks: nothing.
"""

from __future__ import annotations

from swlds.ir.globals import GlobalVariable
from swlds.ir.model import Module
from swlds.ir.types import PointerType
from swlds.ir.values import ConstantKeyword

_SUFFIX = ".managed"


def find_managed(module: Module) -> list[tuple[GlobalVariable, GlobalVariable]]:
    """Each pointer that the runtime sets, and what it is set to."""
    names = [name for name in module.globals if name.endswith(_SUFFIX)]
    pairs = ((module.globals.get(name.removesuffix(_SUFFIX)), module.globals[name]) for name in names)
    return [(pointer, content) for pointer, content in pairs if pointer is not None and _is_set(pointer, content)]


def _is_set(pointer: GlobalVariable, content: GlobalVariable) -> bool:
    first = pointer.initializer
    is_null = isinstance(first, ConstantKeyword) and first.keyword in ("null", "zeroinitializer")
    words = pointer.signature.prefix_words
    return is_null and "externally_initialized" in words and pointer.value_type == PointerType(content.addrspace)


def set_managed(module: Module) -> None:
    """Do what the runtime does."""
    for pointer, content in find_managed(module):
        pointer.set_initializer(content)
