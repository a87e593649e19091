"""What a launch counted, with the names that a report needs: instructions, places, objects."""

from __future__ import annotations

from dataclasses import replace

from swlds.device.counts import COUNTED, Count, CountKey
from swlds.device.findings import spelled_place
from swlds.device.intrinsics import Row, called_intrinsic
from swlds.device.launch import Launch
from swlds.device.line_counts import SiteLines
from swlds.ir.model import Argument, Instruction
from swlds.ir.names import display_name, spell_name
from swlds.ir.source_names import object_name
from swlds.ir.values import ConstantInt, Value
from swlds.report.bank_sites import find_cost, find_patterns, find_used_rows, group_by_key
from swlds.report.lane_strip import find_strip
from swlds.report.line_costs import find_line_cost
from swlds.report.profile import Profile, SiteCount
from swlds.report.static_profile import StaticProfile, find_static

STOPPED = "counts: the launch was stopped when its time was over; they tell of a part of it"
_KINDS = {"read": "load", "write": "store", "atomic": "atomic"}
#: Effects of intrinsics that copy between LDS and global memory without a register, and of copies of any length.
_DMA = frozenset({"load_lds", "async_lds", "cluster_lds", "buffer_load_lds", "tensor_lds"})
_COPIES = frozenset({"copy", "set"})


def build_profile(launch: Launch) -> Profile | None:
    """The profile of a launch that is over; None where nothing was counted."""
    if launch.counts is None:
        return None
    sites: list[SiteCount] = []
    orders: list[SiteCount] = []
    observed, strips = {}, {}
    static, costs, lines = find_static(launch), group_by_key(launch.banks), group_lines(launch)
    order = static.order
    # Accesses, then what orders, each in the order of the module; of one instruction reads come first.
    for key in sorted(launch.counts.found, key=lambda k: (not k.space, order[k.instruction], k.use, k.space)):
        found = sites if key.space else orders
        if not launch.counts.found[key].executions:
            continue
        site = _describe(len(sites) + len(orders), key, launch.counts.found[key], static)
        if key in costs and launch.banks is not None:
            site = replace(site, lds=find_cost(launch.banks, costs[key]), static=static.costs.of(key))
            observed[site.id] = find_patterns(costs[key])
        if key in lines and launch.lines is not None:
            site = replace(site, lines=find_line_cost(lines[key], launch.lines.line), static=static.lines.of(key))
            size, first = max(lines[key], key=lambda counted: counted[0])
            strips[site.id] = find_strip(first, size, launch.lines.line)
        found.append(site)
    if any(finding.kind == "timeout" for finding in launch.log.sorted()):
        launch.fidelity.add_approximated(STOPPED)
    groups = launch.geometry.group_count
    waves = groups * launch.waves_per_group
    if launch.banks is None:
        return Profile(launch.wave_size, groups, waves, sites, orders, strips=strips)
    objects = launch.image.memory.objects
    starts = {info.name: int(objects.low[number]) for number, info in objects.info.items() if info.space == "lds"}
    rows = find_used_rows(launch.banks)
    return Profile(launch.wave_size, groups, waves, sites, orders, rows, observed, starts, strips)


def group_lines(launch: Launch) -> dict[CountKey, list[tuple[int, SiteLines]]]:
    """Of each instruction and use: bytes of a lane, and what was counted."""
    found: dict[CountKey, list[tuple[int, SiteLines]]] = {}
    for site, counted in launch.lines.found.items() if launch.lines is not None else ():
        found.setdefault(site.key, []).append((site.bytes, counted))
    return found


def _describe(number: int, key: CountKey, count: Count, static: StaticProfile) -> SiteCount:
    """What stands in the module about an instruction."""
    i, row = key.instruction, called_intrinsic(key.instruction)
    assert i.function is not None
    site = static.site(i)
    found = static.object_of(key) if key.space else None
    is_fixed = count.lanes and not _has_any_length(i, row)
    return SiteCount(
        number,
        display_name(i.function.name),
        site.instruction,
        site.location,
        spelled_place(site.location, site.calls),
        COUNTED.get(key.space, ""),
        "dma" if row is not None and row.effect in _DMA else _KINDS.get(key.use, key.use),
        key.use if key.space else "order",
        count.bytes // count.lanes if key.space and is_fixed else None,
        i.field("align") if key.space else None,
        object_name(found),
        count.executions,
        count.lanes,
        count.bytes,
        source_name=_source_name(static, found),
    )


def _source_name(static: StaticProfile, found: Value | None) -> str:
    """Of a variable or a parameter, where it is not its name in the IR."""
    name = object_name(found)
    title = ""
    if isinstance(found, Argument):
        title = static.parameter_title(found)
    elif name is not None and spell_name(name) in static.program.globals:
        title = static.program.title(name)
    return "" if title == name else title


def _has_any_length(i: Instruction, row: Row | None) -> bool:
    """A copy of as many bytes as each lane wants."""
    return row is not None and row.effect in _COPIES and not isinstance(i.operands[2], ConstantInt)
