"""Library functions that device code calls without defining them: the ASan runtime, the device heap, ``malloc``, ``abort``.

One row a function; ``effect`` is what an engine asks the launch to do. A module that defines such a function itself
(a linked-in runtime) runs its own.
"""

from __future__ import annotations

from typing import final

from swlds.device.printf.arguments import can_print
from swlds.device.types import bit_width
from swlds.errors import UnsupportedError
from swlds.ir.types import IntType, PointerType, Type
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class RuntimeRow:
    """``effect``: allocate, free, poison, unpoison, report, check, end, print, nothing. ``size``: bytes of an access, 0:
    argument 1. ``signature``: result and arguments, where they must be just these. ``is_printf``: ``printf`` allocates."""

    effect: str
    is_write: bool = False
    size: int = 0
    signature: tuple[str, ...] = ()
    is_printf: bool = False


#: C's failed assertion: the expression, the file, the line, the function.
ASSERT_FAIL = "__assert_fail"
PRINTF = "printf"


def _rows() -> dict[str, RuntimeRow]:
    rows = {
        name: RuntimeRow("allocate")
        for name in ("__asan_malloc_impl", "__ockl_dm_alloc", "malloc", "__ockl_devmem_request_alloc")
    }
    rows |= {name: RuntimeRow("free") for name in ("__asan_free_impl", "__ockl_dm_dealloc", "free")}
    rows |= {"__asan_poison_region": RuntimeRow("poison"), "__asan_poison_memory_region": RuntimeRow("poison")}
    rows |= {"__asan_unpoison_region": RuntimeRow("unpoison"), "__asan_unpoison_memory_region": RuntimeRow("unpoison")}
    rows |= {
        name: RuntimeRow("nothing")
        for name in (
            "__asan_init",
            "__asan_version_mismatch_check_v8",
            "__asan_handle_no_return",
            "__asan_register_elf_globals",
            "__asan_unregister_elf_globals",
        )
    }
    rows["abort"] = RuntimeRow("end")
    rows[ASSERT_FAIL] = RuntimeRow("end", signature=("void", "pointer", "pointer", "i32", "pointer"))
    rows |= _printf_rows()
    for verb, is_write in (("load", False), ("store", True)):
        for suffix in ("", "_noabort"):
            rows |= {f"__asan_report_{verb}{n}{suffix}": RuntimeRow("report", is_write, n) for n in (1, 2, 4, 8, 16)}
            rows |= {f"__asan_{verb}{n}{suffix}": RuntimeRow("check", is_write, n) for n in (1, 2, 4, 8, 16)}
            rows[f"__asan_report_{verb}_n{suffix}"] = RuntimeRow("report", is_write)
            rows[f"__asan_{verb}N{suffix}"] = RuntimeRow("check", is_write)
    return rows


def _printf_rows() -> dict[str, RuntimeRow]:
    """OpenCL C's and C's ``printf``; what clang makes of HIP's: messages in several calls, or buffers."""
    rows = {
        PRINTF: RuntimeRow("print"),
        "__printf_alloc": RuntimeRow("allocate", signature=("pointer", "i32"), is_printf=True),
    }
    rows["__ockl_printf_begin"] = RuntimeRow("print", signature=("i64", "i64"))
    rows |= {f"__ockl_fprintf_{name}_begin": RuntimeRow("print", signature=("i64",)) for name in ("stdout", "stderr")}
    for name in ("printf", "fprintf"):
        rows[f"__ockl_{name}_append_args"] = RuntimeRow("print", signature=("i64", "i64", "i32", *["i64"] * 7, "i32"))
        rows[f"__ockl_{name}_append_string_n"] = RuntimeRow("print", signature=("i64", "i64", "pointer", "i64", "i32"))
    return rows


RUNTIME = _rows()


def wrong_call(row: RuntimeRow, name: str, result: Type, arguments: tuple[Type, ...]) -> str:
    """What is wrong with the types of a call, "" for nothing. Addresses and sizes have 64 bits; what nobody reads is a scalar."""
    given = f"{result} ({', '.join(map(str, arguments))})"
    if name == PRINTF:
        if not arguments or _kind(arguments[0]) != "pointer" or str(result) != "i32":
            return f"@{name} is i32 (ptr, ...), which {given} does not fit"
        return next((f"@{name} takes no argument of type {t}" for t in arguments[1:] if not can_print(t)), "")
    if row.signature:
        wanted, *parameters = (word.replace("pointer", "ptr") for word in row.signature)
        is_one = (_kind(result), *map(_kind, arguments)) == row.signature
        return "" if is_one else f"@{name} is {wanted} ({', '.join(parameters)}), which {given} does not fit"
    needed = _ARGUMENTS[row.effect] + (row.effect in ("report", "check") and not row.size)
    fits = len(arguments) >= needed and all(_is_word(t) for t in arguments[:needed])
    if (
        fits
        and all(_is_scalar(t) for t in arguments)
        and (_is_word(result) if row.effect == "allocate" else str(result) == "void")
    ):
        return ""
    wanted = f"{'i64' if row.effect == 'allocate' else 'void'} ({', '.join(['i64'] * needed)})"
    return f"@{name} is {wanted}, which {given} does not fit"


#: Arguments that are read, but for sizes of accesses.
_ARGUMENTS = {"allocate": 1, "free": 1, "poison": 2, "unpoison": 2, "report": 1, "check": 1, "end": 0, "nothing": 0}


def _kind(type_: Type) -> str:
    return "pointer" if isinstance(type_, PointerType) and _is_word(type_) else str(type_)


def _is_word(type_: Type) -> bool:
    return isinstance(type_, (IntType, PointerType)) and bit_width(type_) == 64


def _is_scalar(type_: Type) -> bool:
    try:
        return bit_width(type_) <= 64
    except UnsupportedError:
        return False
