"""Library functions that device code calls without defining them: the ASan runtime, the device heap, ``malloc``.

One row a function; ``effect`` is what an engine asks the launch to do. A module that defines such a function itself
(a linked-in runtime) runs its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True, slots=True)
class RuntimeRow:
    """``effect``: allocate, free, poison, unpoison, report, check, nothing. ``size``: bytes of an access, 0: argument 1."""

    effect: str
    is_write: bool = False
    size: int = 0


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
    for verb, is_write in (("load", False), ("store", True)):
        for suffix in ("", "_noabort"):
            rows |= {f"__asan_report_{verb}{n}{suffix}": RuntimeRow("report", is_write, n) for n in (1, 2, 4, 8, 16)}
            rows |= {f"__asan_{verb}{n}{suffix}": RuntimeRow("check", is_write, n) for n in (1, 2, 4, 8, 16)}
            rows[f"__asan_report_{verb}_n{suffix}"] = RuntimeRow("report", is_write)
            rows[f"__asan_{verb}N{suffix}"] = RuntimeRow("check", is_write)
    return rows


RUNTIME = _rows()
