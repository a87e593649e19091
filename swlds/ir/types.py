"""Types of LLVM IR. A type is a value: equal when it prints equal; ``str(t)`` is LLVM's spelling.

Identified structs (``%name = type {...}``) are the exception: they compare by identity and get their
body from the module once it is read.
"""

from __future__ import annotations

from dataclasses import field
from typing import final

from swlds.lazy import dataclass


class Type:
    """Base of all types."""

    __slots__ = ()


@final
@dataclass(frozen=True, slots=True)
class SimpleType(Type):
    """A type without parameters: void, label, metadata, token, x86_amx and the floating-point types."""

    name: str

    def __str__(self) -> str:
        return self.name


@final
@dataclass(frozen=True, slots=True)
class IntType(Type):
    bits: int

    def __str__(self) -> str:
        return f"i{self.bits}"


@final
@dataclass(frozen=True, slots=True)
class PointerType(Type):
    addrspace: int = 0

    def __str__(self) -> str:
        return f"ptr addrspace({self.addrspace})" if self.addrspace else "ptr"


@final
@dataclass(frozen=True, slots=True)
class VectorType(Type):
    count: int
    element: Type
    scalable: bool = False

    def __str__(self) -> str:
        return f"<{'vscale x ' if self.scalable else ''}{self.count} x {self.element}>"


@final
@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@final
@dataclass(frozen=True, slots=True)
class StructType(Type):
    """A literal struct."""

    elements: tuple[Type, ...]
    packed: bool = False

    def __str__(self) -> str:
        body = f"{{ {', '.join(map(str, self.elements))} }}" if self.elements else "{}"
        return f"<{body}>" if self.packed else body


@final
@dataclass(slots=True, eq=False)
class NamedStructType(Type):
    """An identified struct; ``name`` as spelled after ``%`` (with quotes if it needs them)."""

    name: str
    body: StructType | None = field(default=None, repr=False)

    def __str__(self) -> str:
        return f"%{self.name}"


@final
@dataclass(frozen=True, slots=True)
class FunctionType(Type):
    result: Type
    params: tuple[Type, ...]
    vararg: bool = False

    def __str__(self) -> str:
        params = [*map(str, self.params), *(["..."] if self.vararg else [])]
        return f"{self.result} ({', '.join(params)})"


@final
@dataclass(frozen=True, slots=True)
class TargetType(Type):
    """``target("name", types..., integers...)``, such as ``amdgcn.named.barrier``."""

    name: str
    types: tuple[Type, ...] = ()
    ints: tuple[int, ...] = ()

    def __str__(self) -> str:
        parts = [f'"{self.name}"', *map(str, self.types), *map(str, self.ints)]
        return f"target({', '.join(parts)})"


VOID = SimpleType("void")
LABEL = SimpleType("label")
METADATA = SimpleType("metadata")
TOKEN = SimpleType("token")
HALF, BFLOAT, FLOAT, DOUBLE = (SimpleType(n) for n in ("half", "bfloat", "float", "double"))
FP128, X86_FP80, PPC_FP128 = (SimpleType(n) for n in ("fp128", "x86_fp80", "ppc_fp128"))
X86_AMX = SimpleType("x86_amx")
SIMPLE_TYPES = {
    t.name: t for t in (VOID, LABEL, METADATA, TOKEN, HALF, BFLOAT, FLOAT, DOUBLE, FP128, X86_FP80, PPC_FP128, X86_AMX)
}
FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128, "ppc_fp128": 128}
I1, I8, I16, I32, I64, I128 = (IntType(b) for b in (1, 8, 16, 32, 64, 128))
PTR, PTR1, PTR3, PTR4, PTR5 = (PointerType(a) for a in (0, 1, 3, 4, 5))


def is_float(t: Type) -> bool:
    """True for a scalar floating-point type."""
    return isinstance(t, SimpleType) and t.name in FLOAT_BITS


def scalar_type(t: Type) -> Type:
    """The element type of a vector, or the type itself."""
    return t.element if isinstance(t, VectorType) else t


def body_of(t: Type) -> Type:
    """The literal struct of an identified one, or the type itself; an opaque struct stays."""
    return t.body if isinstance(t, NamedStructType) and t.body is not None else t


def contains_pointer(t: Type, addrspace: int) -> bool:
    """True when a value of type ``t`` holds a pointer into ``addrspace``, at any depth."""
    pending, seen = [t], {t}
    while pending:
        match body_of(pending.pop()):
            case PointerType(space):
                if space == addrspace:
                    return True
                inner: tuple[Type, ...] = ()
            case VectorType(_, element) | ArrayType(_, element):
                inner = (element,)
            case StructType(elements) | TargetType(_, elements):
                inner = elements
            case _:
                inner = ()
        pending += [e for e in inner if e not in seen]
        seen.update(inner)
    return False


def element_type(t: Type, indices: list[int]) -> Type:
    """The type that extractvalue's ``indices`` lead to inside ``t``; IndexError when they lead nowhere."""
    for index in indices:
        match body_of(t):
            case StructType(elements) if index < len(elements):
                t = elements[index]
            case ArrayType(_, element):
                t = element
            case _:
                raise IndexError(f"{t} has no element {index}")
    return t
