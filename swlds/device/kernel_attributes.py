"""What a kernel's attributes and metadata say about its launch: wave size, work-group sizes, target, kernel number."""

from __future__ import annotations

import math

from swlds.device.implicit_args import Geometry
from swlds.device.target import Target
from swlds.errors import LaunchError
from swlds.ir.integers import parse_integer
from swlds.ir.kernel_names import call_kernel
from swlds.ir.model import Function, Module
from swlds.lazy import lazy_pattern

#: Work-items of a grid in one direction: 32 bits of the AQL dispatch packet (HSA runtime specification 1.2, 2.9.6).
MAX_ITEMS = (1 << 32) - 1
#: Work-groups of a grid: engines count them in 64 bits with a sign.
MAX_GROUPS = (1 << 63) - 1
_INTEGER = lazy_pattern(r"i\d+ (-?\d+)")


#: The attachment of a kernel that is launched with one size of work-groups only.
REQUIRED_BLOCK = "reqd_work_group_size"


def find_metadata_numbers(function: Function, kind: str) -> list[int] | None:
    """The integers of a metadata attachment such as ``!reqd_work_group_size``, None without one."""
    module = function.module
    assert module is not None
    for name, reference in function.signature.metadata:
        if name == kind:
            node = module.metadata.get(int(reference[1:])) if reference[1:].isdigit() else None
            return [parse_integer(n) for n in _INTEGER.findall(node.text if node else reference)]
    return None


def target_name(module: Module, kernel: Function) -> str:
    """The processor that a kernel was compiled for, gfx942 when it does not say."""
    return kernel.find_attribute("target-cpu") or "gfx942"


def wave_size(kernel: Function, target: Target) -> int:
    """Lanes a wave, by ``target-features``; LaunchError when the target has no such waves."""
    features = (kernel.find_attribute("target-features") or "").split(",")
    size = next((s for s in (32, 64) if f"+wavefrontsize{s}" in features), target.default_wave_size)
    if size not in target.wave_sizes:
        raise LaunchError(f"kernel {call_kernel(kernel.name)} wants waves of {size} lanes; {target.name} has none")
    return size


def required_block(kernel: Function) -> tuple[int, int, int] | None:
    """The work-group that ``!reqd_work_group_size`` asks for."""
    sizes = find_metadata_numbers(kernel, REQUIRED_BLOCK)
    if not sizes:
        return None
    x, y, z = (sizes + [1, 1])[:3]
    return (x, y, z)


def block_of_kernel(kernel: Function) -> tuple[int, int, int]:
    """The work-group of a launch that gives none; LaunchError where the kernel leaves it open."""
    if required := required_block(kernel):
        return required
    raise LaunchError(
        f"no block is given, and kernel {call_kernel(kernel.name)} has no reqd_work_group_size",
        hint="give the work-items of a work-group as block, such as 64 or 16,16",
    )


def check_geometry(kernel: Function, geometry: Geometry, target: Target) -> None:
    """Refuse a launch that the kernel's attributes or the target do not allow."""
    block = geometry.block
    if min(*geometry.grid, *block) < 1:
        raise LaunchError(f"grid {geometry.grid} and block {block} must be at least 1 in each direction")
    if geometry.group_size > target.max_group_size:
        raise LaunchError(
            f"a work-group of {geometry.group_size} work-items; {target.name} has at most {target.max_group_size}"
        )
    items = tuple(g * b for g, b in zip(geometry.grid, block, strict=True))
    if max(items) > MAX_ITEMS:
        raise LaunchError(f"a grid of {max(items)} work-items in one direction; a dispatch packet holds {MAX_ITEMS}")
    if geometry.group_count > MAX_GROUPS:
        raise LaunchError(f"a grid of {geometry.group_count} work-groups; no more than {MAX_GROUPS} can be counted")
    check_block(kernel, block)
    counts = find_numbers(kernel, "amdgpu-max-num-workgroups")
    if any(most and groups > most for groups, most in zip(geometry.grid, counts, strict=False)):
        most_groups = ",".join(map(str, counts))
        name = call_kernel(kernel.name)
        raise LaunchError(f"kernel {name} allows at most {most_groups} work-groups, not {geometry.grid}")


def check_block(kernel: Function, block: tuple[int, int, int]) -> None:
    """Refuse work-groups that the kernel's attributes do not allow."""
    name = call_kernel(kernel.name)
    required = required_block(kernel)
    if required and required != block:
        raise LaunchError(
            f"kernel {name} requires work-groups of {'x'.join(map(str, required))}, not {'x'.join(map(str, block))}",
            hint=f"launch with a block of {','.join(map(str, required))}",
        )
    if flat := find_numbers(kernel, "amdgpu-flat-work-group-size"):
        low, high, size = flat[0], flat[-1], math.prod(block)
        if not low <= size <= high:
            raise LaunchError(f"kernel {name} allows work-groups of {low} to {high} work-items, not {size}")


def find_numbers(kernel: Function, key: str) -> list[int]:
    """The numbers of a string attribute; none where it is missing. LaunchError for what is no list of numbers."""
    words = (kernel.find_attribute(key) or "").split(",")
    if words == [""]:
        return []
    if not all(word.strip().isdecimal() and len(word) <= 20 for word in words):
        raise LaunchError(
            f'attribute "{key}"="{",".join(words)}" of kernel {call_kernel(kernel.name)} is no list of numbers'
        )
    return [int(word) for word in words]


def kernel_number(kernel: Function) -> int | None:
    """What ``llvm.amdgcn.lds.kernel.id`` answers, 32 bits of it, None without the metadata."""
    numbers = find_metadata_numbers(kernel, "llvm.amdgcn.lds.kernel.id")
    return numbers[0] & 0xFFFF_FFFF if numbers else None
