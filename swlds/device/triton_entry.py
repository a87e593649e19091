"""What Triton writes beside a kernel in its cache: ``NAME.json`` beside ``NAME.llir`` says how the kernel is launched.

Used are ``name``, ``target.arch``, ``num_warps`` and ``target.warp_size`` (the block), ``shared`` (bytes of dynamic LDS), and the
sizes of two buffers behind the kernel's own arguments, for global and for profile scratch: so many bytes for each work-group, and
null where there are none. ``target.backend`` and ``num_ctas`` are looked at: an entry that contradicts itself, or
the module beside it, is an error.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, final

from swlds.device.clusters import has_clusters
from swlds.device.launch_options import LaunchOptions
from swlds.device.target import find_target
from swlds.errors import InputError, LaunchError
from swlds.ir.kernel_names import call_kernel
from swlds.ir.model import Function
from swlds.lazy import dataclass
from swlds.printable import shorten
from swlds.reading import read_regular

_SUFFIX = ".llir"


@final
@dataclass(frozen=True, slots=True)
class TritonEntry:
    """``block``: work-items; ``dynamic_lds``: bytes; ``scratch``: bytes of the two buffers for each work-group;
    ``path``: the file."""

    kernel: str
    processor: str
    block: int
    dynamic_lds: int
    scratch: tuple[int, int]
    path: str

    def complete(
        self, block: Sequence[int] | int | None, options: LaunchOptions
    ) -> tuple[Sequence[int] | int, LaunchOptions]:
        """The block and the options of a launch, with what it leaves open."""
        block = (self.block,) if block is None else block
        return block, options if options.dynamic_lds else options.but(dynamic_lds=self.dynamic_lds)

    def trailing(self, grid: Sequence[int]) -> list[str]:
        """The SPECs of the two arguments behind those of the kernel's source."""
        return [f"u8[{size * math.prod(grid)}]" if size else "null" for size in self.scratch]


def refuse_other_processor(kernel: Function, processor: str, path: str) -> None:
    """InputError where a kernel was compiled for another processor than the entry ``path`` says. Nobody is asked which one
    is right: waves and LDS, and so results, may differ between the two."""
    own = kernel.find_attribute("target-cpu")
    if own is not None and own != processor.split(":", 1)[0]:
        raise InputError(
            f"target.arch is {shorten(processor)}, and kernel {call_kernel(kernel.name)} was compiled for {shorten(own)}",
            location=path,
            hint="it belongs to another module; or say which processor is meant (--mcpu, swlds.Device(…))",
        )


def adds_arguments(parameters: int, given: int, trailing: Sequence[str]) -> bool:
    """Whether the kernel has just the producer's parameters more than arguments were given."""
    return bool(trailing) and parameters == given + len(trailing)


def find_entry(path: str) -> TritonEntry | None:
    """What lies beside a module; None where that is no entry of Triton's cache. InputError for one that cannot be read."""
    if not path.endswith(_SUFFIX):
        return None
    beside = Path(path[: -len(_SUFFIX)] + ".json")
    if not beside.is_file():
        return None
    try:
        data = json.loads(read_regular(beside))
        return _entry(data, str(beside))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise InputError(
            f"is no entry of Triton's cache: {type(error).__name__}: {error}",
            location=str(beside),
            hint="take it away, and give --block and --dynamic-lds",
        ) from None


def _entry(data: Any, path: str) -> TritonEntry:
    target = data["target"]
    warp = _count(target.get("warp_size", data.get("warp_size")))
    scratch = (_count(data.get("global_scratch_size", 0)), _count(data.get("profile_scratch_size", 0)))
    warps, processor = _count(data["num_warps"]), str(target["arch"])
    _refuse_contradictions(target.get("backend", "hip"), processor, warps, warp, data.get("num_ctas", 1))
    return TritonEntry(str(data["name"]), processor, warps * warp, _count(data["shared"]), scratch, path)


def _refuse_contradictions(backend: Any, processor: str, warps: int, warp: int, groups: Any) -> None:
    """ValueError for what the processor cannot be, or have. One that is not known is refused where it is launched for."""
    if backend != "hip":
        raise ValueError(f"target.backend is {shorten(repr(backend))}: its kernel is for no AMD GPU")
    if not warps:
        raise ValueError("num_warps is 0: a work-group has a wave at least")
    try:
        target = find_target(processor)
    except LaunchError:
        return
    if warp not in target.wave_sizes:
        has = " or ".join(map(str, target.wave_sizes))
        raise ValueError(f"warp_size is {warp}: waves of {target.name} have {has} lanes")
    if groups != 1 and not has_clusters(target):
        raise ValueError(f"num_ctas is {shorten(repr(groups))}: {target.name} has no clusters of work-groups")


def _count(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 1 << 32:
        raise ValueError(f"{value!r} is no number of bytes or work-items")
    return value
